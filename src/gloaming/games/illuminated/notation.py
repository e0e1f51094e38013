"""Actions and positions as text: `raise A3`, `sacrifice A2 B1`, and `L1 L4 S3 / L1 S1 S6`."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import SEAT_LETTERS
from gloaming.games.illuminated.actions import (
    END,
    HELP,
    LOWER,
    RAISE,
    SACRIFICE,
    Attempt,
    End,
    Help,
    Lower,
    Raise,
    Sacrifice,
)
from gloaming.games.illuminated.constants import LOWEST_LIGHT, MAX_ENTITIES, VALUE, name_of, rung_of


def format_action(action: Action) -> str:
    if isinstance(action, Raise):
        return f"raise {name_of(action.target)}"
    if isinstance(action, Lower):
        return f"lower {name_of(action.target)}"
    if isinstance(action, Sacrifice):
        return f"sacrifice {name_of(action.sacrifice)} {name_of(action.target)}"
    if isinstance(action, Help):
        return f"help {name_of(action.helper)} {name_of(action.target)}"
    assert isinstance(action, End)
    return "end"


def parse_action(text: str) -> Action | None:
    words = text.split()
    entities = [read_entity(word) for word in words[1:]]
    known = [entity for entity in entities if entity is not None]
    if len(known) != len(entities):
        return None
    match words[:1], known:
        case ["end"], []:
            return END
        case ["raise"], [target]:
            return RAISE[target]
        case ["lower"], [target]:
            return LOWER[target]
        case ["sacrifice"], [own, target]:
            return SACRIFICE[own][target]
        case ["help"], [own, target]:
            return HELP[own][target]
    return None


def read_attempt(text: str | None) -> Attempt | None:
    """The action that waits for its roll, if any."""
    action = parse_action(text) if text is not None else None
    return action if isinstance(action, Attempt) else None


def read_entity(text: str) -> int | None:
    """The Entity with this name, or None."""
    if len(text) != 2 or text[0] not in SEAT_LETTERS or text[1] not in "12345":
        return None
    return SEAT_LETTERS.index(text[0]) * MAX_ENTITIES + int(text[1]) - 1


def write_rung(rung: int) -> str:
    """L3 for value 3 in the Light, S3 for value 3 in the Shadow."""
    return f"{'L' if rung >= LOWEST_LIGHT else 'S'}{VALUE[rung]}"


def read_rungs(text: str) -> list[list[int]]:
    """The rungs by seat, from a text such as `L1 L4 S3 / L1 S1 S6`."""
    rows = [row.split() for row in text.split("/")]
    return [[rung_of("light" if rung[0] == "L" else "shadow", int(rung[1:])) for rung in row] for row in rows]
