"""Actions in characters: `place w3 2`, `again b5 gold`, `step w6`, `loot 3-5` …

A die is its colour and number: w1 to w6, b1 to b6. Dice fields, tasks, rows and columns count from 1.
"""

from __future__ import annotations

from typing import Final

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light.actions import (
    ARM,
    ARTIFACT,
    ASSIGN,
    BARS,
    DROP,
    GUILDS,
    HUNT,
    KEEP,
    KNOCK,
    LAY,
    LIFT,
    LOWER,
    MASTER,
    NOTHING,
    PICK_GUILD,
    PICK_TALENT,
    PIPS,
    PLACE,
    PROPERTIES,
    RAISE,
    RECALL,
    RECOLOUR,
    SINGLE,
    SOURCES,
    SPIN,
    STEP,
    SUMMON,
    TAKE,
    TALENTS,
    THROW_AGAIN,
    TRADE,
    TURN,
    WAIT,
    Again,
    Assign,
    Change,
    Drop,
    Hunt,
    Knock,
    Lay,
    Lift,
    Master,
    Opposite,
    PickGuild,
    PickTalent,
    Place,
    Recall,
    Recolour,
    Second,
    Spin,
    Step,
    Summon,
    Take,
    Trade,
    Wait,
    colour_of,
    number_of,
)

COLOURS: Final = "wb"
NAMES: Final = ("white", "black")
MATRICES: Final = ("loot", "rune")
WAYS: Final = ("gold", "food")


def die_name(die: int) -> str:
    return f"{COLOURS[colour_of(die)]}{number_of(die)}"


def shown(die: int, before: str = "") -> dict[str, int | str]:
    """What a die shows, as arguments of a text: its colour and its number."""
    return {f"{before}colour": NAMES[colour_of(die)], f"{before}number": number_of(die)}


def cell_name(cell: int) -> str:
    """Row and column: `3-5`."""
    return f"{cell // PIPS + 1}-{cell % PIPS + 1}"


def summoned_name(summoned: int) -> str:
    """A line's die by what it shows, an artifact by its property."""
    return die_name(summoned) if summoned < ARTIFACT else PROPERTIES[summoned - ARTIFACT]


def _written() -> dict[Action, str]:
    """Every action there is, with its text."""
    every: list[Action] = [a for rows in ASSIGN for row in rows for a in row]
    every += [*PICK_TALENT, *PICK_GUILD, *LIFT, *LAY, *STEP, *WAIT, *KEEP, *DROP, *ARM, *RECALL]
    every += [*KNOCK, *TRADE]
    for rows in (HUNT, PLACE, THROW_AGAIN, TURN, RAISE, LOWER, RECOLOUR, SPIN, SUMMON, TAKE, MASTER):
        every += [action for row in rows for action in row]
    texts: dict[Action, str] = {action: name for name, action in SINGLE.items()}
    texts.update((action, _text(action)) for action in every)
    return texts


def _text(action: Action) -> str:
    if isinstance(action, Assign):
        return f"bars {action.health} {action.food} {action.gold}"
    if isinstance(action, PickTalent):
        return f"talent {TALENTS[action.talent]}"
    if isinstance(action, PickGuild):
        return f"guild {GUILDS[action.guild]}"
    if isinstance(action, Wait):
        return f"wait {BARS[action.bar]}"
    if isinstance(action, Second):
        return f"second {SOURCES[action.source]}"
    if isinstance(action, Take):
        return f"{MATRICES[action.matrix]} {cell_name(action.cell)}"
    if isinstance(action, Master):
        return f"master {action.task + 1} {action.sides}"
    if isinstance(action, Knock):
        return "knock twice" if action.twice else "knock"
    if isinstance(action, Trade):
        return f"trade {WAYS[action.way]}"
    return _text_of_die(action)


def _text_of_die(action: Action) -> str:
    if isinstance(action, (Lift, Lay, Step, Drop, Recall)):
        return f"{type(action).__name__.lower()} {die_name(action.die)}"
    if isinstance(action, Hunt):
        return f"hunt {die_name(action.die)}" + (" triplet" if action.stretch else "")
    if isinstance(action, Place):
        return f"place {die_name(action.die)}" + (f" {action.field + 1}" if action.field != NOTHING else "")
    if isinstance(action, Again):
        return f"again {die_name(action.die)} {SOURCES[action.source]}"
    if isinstance(action, Opposite):
        return f"turn {die_name(action.die)} {SOURCES[action.source]}"
    if isinstance(action, Change):
        way = "up" if action.by > 0 else "down"
        return f"change {die_name(action.die)} {way} {SOURCES[action.source]}"
    if isinstance(action, Recolour):
        return f"recolour {die_name(action.giver)} {die_name(action.taker)}"
    if isinstance(action, Spin):
        return f"spin {die_name(action.die)} {action.number}"
    assert isinstance(action, Summon)
    return f"summon {summoned_name(action.summoned)} {die_name(action.die)}"


_texts: Final[dict[Action, str]] = _written()
_actions: Final[dict[str, Action]] = {text: action for action, text in _texts.items()}


def write(action: Action) -> str:
    return _texts[action]


def read(text: str) -> Action | None:
    return _actions.get(text)
