"""Actions in characters: `3 45.25 1200` flicks disc 3; `place …`, `return 3 X Y`, `play ward 8`, `pass` …

Discs count from 1, druids first; places are millimetres, angles degrees, strengths millimetres a second.
"""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.games.light_and_dark.actions import (
    EVENLY,
    PASS,
    Evenly,
    Flick,
    Obstruct,
    Pass,
    Place,
    Play,
    Return,
    Stride,
)
from gloaming.games.light_and_dark.constants import (
    ANCHOR,
    BEACON,
    CIRCLE,
    EFFECTS,
    MOST_DRUIDS,
    MOST_TORCHES,
    NOTHING,
    STRIDE,
    TURNS,
    WARD,
)

DISCS = MOST_DRUIDS + MOST_TORCHES
MAX_NUMBER = 100_000
OBSTACLES = 100
NEEDS_DISC = (WARD, ANCHOR, BEACON)  # these cards name a disc


def write(action: Action) -> str:
    if isinstance(action, Flick):
        return f"{action.disc + 1} {degrees(action.angle)} {action.strength}"
    if isinstance(action, Place):
        return " ".join(["place", *map(str, action.places)])
    if isinstance(action, Obstruct):
        return f"obstacle {action.obstacle + 1} {action.x} {action.y} {action.turn}"
    if isinstance(action, Stride):
        return f"stride {action.disc + 1} {action.x} {action.y}"
    if isinstance(action, Return):
        return f"return {action.disc + 1} {action.x} {action.y}"
    if isinstance(action, Play):
        on = f" {action.disc + 1}" if action.disc != NOTHING else ""
        return f"play {EFFECTS[action.effect]}{on}"
    if isinstance(action, Evenly):
        return "evenly"
    assert isinstance(action, Pass)
    return "pass"


def degrees(angle: int) -> str:
    """Hundredths of a degree as degrees, as short as possible."""
    whole, part = divmod(angle, 100)
    return f"{whole}.{part:02}".rstrip("0").rstrip(".") if part else str(whole)


def read(text: str) -> Action | None:
    words = text.split(" ")
    if words == ["evenly"]:
        return EVENLY
    if words == ["pass"]:
        return PASS
    if words[0] == "play":
        return read_play(words[1:])
    if words[0] == "place":
        return read_place(words[1:])
    if words[0] == "obstacle":
        return read_obstacle(words[1:])
    if words[0] in ("stride", "return"):
        return read_move(words[0], words[1:])
    return read_flick(words)


def read_flick(words: list[str]) -> Action | None:
    if len(words) != 3:
        return None
    disc, angle, strength = read_disc(words[0]), read_degrees(words[1]), read_number(words[2], MAX_NUMBER)
    if disc is None or angle is None or strength is None:
        return None
    return Flick(disc, angle, strength)


def read_place(words: list[str]) -> Action | None:
    places = [read_number(word, MAX_NUMBER) for word in words]
    known = tuple(place for place in places if place is not None)
    return Place(known) if known and len(known) == len(places) <= 2 * DISCS else None


def read_obstacle(words: list[str]) -> Action | None:
    if len(words) != 4:
        return None
    obstacle, turn = read_number(words[0], OBSTACLES), read_number(words[3], TURNS)
    x, y = read_number(words[1], MAX_NUMBER), read_number(words[2], MAX_NUMBER)
    if not obstacle or x is None or y is None or turn is None:
        return None
    return Obstruct(obstacle - 1, x, y, turn)


def read_move(verb: str, words: list[str]) -> Action | None:
    if len(words) != 3:
        return None
    disc, x, y = read_disc(words[0]), read_number(words[1], MAX_NUMBER), read_number(words[2], MAX_NUMBER)
    if disc is None or x is None or y is None:
        return None
    return Stride(disc, x, y) if verb == "stride" else Return(disc, x, y)


def read_play(words: list[str]) -> Action | None:
    if not words or words[0] not in EFFECTS:
        return None
    effect = EFFECTS.index(words[0])
    if effect == STRIDE:
        return None
    if effect not in NEEDS_DISC:
        return Play(effect, NOTHING) if len(words) == 1 else None
    disc = read_disc(words[1]) if len(words) == 2 else None
    return Play(effect, disc) if disc is not None else None


def read_disc(text: str) -> int | None:
    """A disc's number, from 1 on, as its index."""
    number = read_number(text, DISCS + 1)
    return number - 1 if number else None


def read_degrees(text: str) -> int | None:
    """Degrees with up to two decimals, below a full circle, in hundredths."""
    whole, point, part = text.partition(".")
    degree = read_number(whole, CIRCLE // 100)
    if degree is None or (point and not (part.isascii() and part.isdigit() and len(part) <= 2)):
        return None
    return 100 * degree + int(part.ljust(2, "0"))


def read_number(text: str, below: int) -> int | None:
    """The whole number in this text, if it is written plainly and small enough."""
    if not (text.isascii() and text.isdigit()) or len(text) > 9 or str(int(text)) != text:
        return None
    return int(text) if int(text) < below else None
