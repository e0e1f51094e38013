"""Actions as text: `place w3 2`, `again b5 gold`, `step w6`, `loot 3-5` …

A die is its colour and number: w1 to w6, b1 to b6. Dice fields, tasks, rows and columns count from 1.
"""

from __future__ import annotations

from typing import Final

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light import actions as a
from gloaming.games.shadow_and_light import constants as c

COLOURS: Final = "wb"
NAMES: Final = ("white", "black")
MATRICES: Final = ("loot", "rune")
WAYS: Final = ("gold", "food")


def die_name(die: int) -> str:
    return f"{COLOURS[c.colour_of(die)]}{c.number_of(die)}"


def die_args(die: int, prefix: str = "") -> dict[str, int | str]:
    """Colour and number of a die, as arguments of a phrase."""
    return {f"{prefix}colour": NAMES[c.colour_of(die)], f"{prefix}number": c.number_of(die)}


def cell_name(cell: int) -> str:
    """Row and column: `3-5`."""
    return f"{cell // c.PIPS + 1}-{cell % c.PIPS + 1}"


def summoned_name(summoned: int) -> str:
    """The name of a line's die, or the property of an artifact."""
    return die_name(summoned) if summoned < c.ARTIFACT else c.PROPERTIES[summoned - c.ARTIFACT]


def _all_texts() -> dict[Action, str]:
    """All actions with their texts."""
    every: list[Action] = [action for rows in a.ASSIGN for row in rows for action in row]
    every += [
        *a.PICK_TALENT,
        *a.PICK_GUILD,
        *a.LIFT,
        *a.LAY,
        *a.STEP,
        *a.WAIT,
        *a.KEEP,
        *a.DROP,
        *a.PLACE_SECOND,
        *a.RECALL,
    ]
    every += [*a.KNOCK, *a.TRADE]
    for rows in (
        a.HUNT,
        a.PLACE,
        a.THROW_AGAIN,
        a.TURN,
        a.RAISE,
        a.LOWER,
        a.RECOLOUR,
        a.SPIN,
        a.SUMMON,
        a.TAKE,
        a.MASTER,
    ):
        every += [action for row in rows for action in row]
    texts: dict[Action, str] = {action: name for name, action in a.ACTIONS_BY_TEXT.items()}
    texts.update((action, _text(action)) for action in every)
    return texts


def _text(action: Action) -> str:
    if isinstance(action, a.Assign):
        return f"bars {action.health} {action.food} {action.gold}"
    if isinstance(action, a.PickTalent):
        return f"talent {c.TALENTS[action.talent]}"
    if isinstance(action, a.PickGuild):
        return f"guild {c.GUILDS[action.guild]}"
    if isinstance(action, a.Wait):
        return f"wait {c.BARS[action.bar]}"
    if isinstance(action, a.Second):
        return f"second {c.SOURCES[action.source]}"
    if isinstance(action, a.Take):
        return f"{MATRICES[action.matrix]} {cell_name(action.cell)}"
    if isinstance(action, a.Master):
        return f"master {action.task + 1} {action.sides}"
    if isinstance(action, a.Knock):
        return "knock twice" if action.twice else "knock"
    if isinstance(action, a.Trade):
        return f"trade {WAYS[action.way]}"
    return _text_of_die(action)


def _text_of_die(action: Action) -> str:
    if isinstance(action, (a.Lift, a.Lay, a.Step, a.Drop, a.Recall)):
        return f"{type(action).__name__.lower()} {die_name(action.die)}"
    if isinstance(action, a.Hunt):
        return f"hunt {die_name(action.die)}" + (" triplet" if action.stretch else "")
    if isinstance(action, a.Place):
        return f"place {die_name(action.die)}" + (f" {action.field + 1}" if action.field != c.NOTHING else "")
    if isinstance(action, a.Again):
        return f"again {die_name(action.die)} {c.SOURCES[action.source]}"
    if isinstance(action, a.Opposite):
        return f"turn {die_name(action.die)} {c.SOURCES[action.source]}"
    if isinstance(action, a.Change):
        way = "up" if action.by > 0 else "down"
        return f"change {die_name(action.die)} {way} {c.SOURCES[action.source]}"
    if isinstance(action, a.Recolour):
        return f"recolour {die_name(action.giver)} {die_name(action.taker)}"
    if isinstance(action, a.Spin):
        return f"spin {die_name(action.die)} {action.number}"
    assert isinstance(action, a.Summon)
    return f"summon {summoned_name(action.summoned)} {die_name(action.die)}"


_texts: Final[dict[Action, str]] = _all_texts()
_actions: Final[dict[str, Action]] = {text: action for action, text in _texts.items()}


def format_action(action: Action) -> str:
    return _texts[action]


def parse_action(text: str) -> Action | None:
    return _actions.get(text)
