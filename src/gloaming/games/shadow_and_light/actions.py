"""The actions: `place w3 2`, `again b5 gold`, `step w6`, `loot 3-5` …

Each is made once, and actions are compared by identity. A die is named by its kind; it is written as its
colour and number: w1 to w6, b1 to b6. Dice fields, tasks, rows and columns count from 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions, Domain, counted, numbers, rows
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import COLOURS, TASKS


@dataclass(frozen=True, eq=False)
class Assign(Action):
    """The three numbers thrown go to these bars (BSL-01)."""

    health: i64
    food: i64
    gold: i64


@dataclass(frozen=True, eq=False)
class PickTalent(Action):
    """The talent, where the die leaves a choice."""

    talent: i64


@dataclass(frozen=True, eq=False)
class PickGuild(Action):
    """The guild, where the die leaves a choice."""

    guild: i64


@dataclass(frozen=True, eq=False)
class Throw(Action):
    """Start a movement: throw the dice that are not on the compass."""


@dataclass(frozen=True, eq=False)
class Lift(Action):
    """Take a die off the compass without a step, so that it is thrown again."""

    die: i64


@dataclass(frozen=True, eq=False)
class Lay(Action):
    """Put a thrown die on its place of the compass."""

    die: i64


@dataclass(frozen=True, eq=False)
class LayAll(Action):
    """Put every thrown die on the compass that has a place there, and set off."""


@dataclass(frozen=True, eq=False)
class SetOff(Action):
    """Set off with the compass as it is; dice not put there are lost for this movement."""


@dataclass(frozen=True, eq=False)
class Hunt(Action):
    """Hunt with a twin or triplet of this kind; stretch: first try to make the twin a triplet."""

    die: i64
    stretch: i64


@dataclass(frozen=True, eq=False)
class Step(Action):
    """Take a die off the compass and go one field its way; the fourth in a movement costs 1 food."""

    die: i64


@dataclass(frozen=True, eq=False)
class Stop(Action):
    """End the movement here."""


@dataclass(frozen=True, eq=False)
class Wait(Action):
    """End the movement without a step, for 1 food or for 1 health and the compass (bar 1 or 0)."""

    bar: i64


@dataclass(frozen=True, eq=False)
class Place(Action):
    """Put a die on a dice field of the encounter; in a guild, which has no dice fields, field is -1."""

    die: i64
    field: i64


@dataclass(frozen=True, eq=False)
class Drop(Action):
    """Discard a die for the rest of the attempt."""

    die: i64


@dataclass(frozen=True, eq=False)
class Go(Action):
    """Go on: throw the rest, lose an attempt before the guard, or leave the finish."""


@dataclass(frozen=True, eq=False)
class Again(Action):
    """Throw one die again, by 1 gold or by a manipulation."""

    source: i64
    die: i64


@dataclass(frozen=True, eq=False)
class Opposite(Action):
    """Turn one die to its opposite side, by a manipulation."""

    source: i64
    die: i64


@dataclass(frozen=True, eq=False)
class Change(Action):
    """Change one die by one, up or down (1 or -1), by a manipulation or by experience."""

    source: i64
    die: i64
    by: i64


@dataclass(frozen=True, eq=False)
class Second(Action):
    """Allow a second die to be placed after this throw, by a manipulation or in a guild by 1 gold."""

    source: i64


@dataclass(frozen=True, eq=False)
class Recolour(Action):
    """For 1 gold and 1 food the taker shows the number of the giver (other colour), which is then out."""

    giver: i64
    taker: i64


@dataclass(frozen=True, eq=False)
class Spin(Action):
    """For a heart a die shows any number (BSL-17)."""

    die: i64
    number: i64


@dataclass(frozen=True, eq=False)
class Summon(Action):
    """Replace a thrown die by one won by a line (0-11: its kind) or an artifact's (12-15)."""

    summoned: i64
    die: i64


@dataclass(frozen=True, eq=False)
class Recall(Action):
    """In a guild, with 12 XP: return a dropped die to the hand."""

    die: i64


@dataclass(frozen=True, eq=False)
class Retry(Action):
    """The second attempt, at once, for 1 food."""


@dataclass(frozen=True, eq=False)
class Decline(Action):
    """No second attempt now."""


@dataclass(frozen=True, eq=False)
class Take(Action):
    """Use a combination of the two dice, for the loot matrix (0) or the rune matrix (1)."""

    matrix: i64
    cell: i64


@dataclass(frozen=True, eq=False)
class Learn(Action):
    """Try to learn the guild's property."""


@dataclass(frozen=True, eq=False)
class Master(Action):
    """Choose one of the tasks met, and a die of so many sides."""

    task: i64
    sides: i64


@dataclass(frozen=True, eq=False)
class Knock(Action):
    """Ask the teacher's guard to be let in; twice: with the Warrior's talent."""

    twice: i64


@dataclass(frozen=True, eq=False)
class Bribe(Action):
    """Pay the guard 1 gold for the only 1."""


@dataclass(frozen=True, eq=False)
class Drink(Action):
    """A potion heals 1 health."""


@dataclass(frozen=True, eq=False)
class Trade(Action):
    """1 gold becomes 1 food (0), or 1 food 1 gold (1)."""

    way: i64


@dataclass(frozen=True, eq=False)
class Eat(Action):
    """At the end: 2 food bring back 1 health."""


@dataclass(frozen=True, eq=False)
class Mend(Action):
    """At the end, with health at its maximum: 2 food restore a crossed-out heart."""


@dataclass(frozen=True, eq=False)
class End(Action):
    """End the adventure: first close the accounts, then for good."""


DIE: Final = Domain(
    [f"{COLOURS[c.colour_of(die)][0]}{c.number_of(die)}" for die in range(c.KINDS)],
    colour=[COLOURS[c.colour_of(die)] for die in range(c.KINDS)],
    number=[c.number_of(die) for die in range(c.KINDS)],
)
CELL: Final = Domain([f"{cell // c.PIPS + 1}-{cell % c.PIPS + 1}" for cell in range(c.CELLS)])
TALENT: Final = Domain(c.TALENTS)
GUILD: Final = Domain(c.GUILDS)
TASK: Final = counted(len(TASKS))
PIP: Final = numbers(1, c.PIPS + 1)
PROPERTY: Final = Domain({c.ARTIFACT + number: name for number, name in enumerate(c.PROPERTIES)})
CATALOGUE: Final = Actions(
    die=DIE, giver=DIE, taker=DIE, summoned=DIE, cell=CELL, field=counted(c.MOST_FIELDS),
    health=PIP, food=PIP, gold=PIP, number=PIP, talent=TALENT, guild=GUILD, task=TASK,
    sides=numbers(11), source=Domain(c.SOURCES[: c.BY_EXPERIENCE]),
)  # fmt: skip

THROW: Final = CATALOGUE.one(Throw, "throw")
LAY_ALL: Final = CATALOGUE.one(LayAll, "lay all")
SET_OFF: Final = CATALOGUE.one(SetOff, "set off")
STOP: Final = CATALOGUE.one(Stop, "stop")
GO: Final = CATALOGUE.one(Go, "on", "on")
RETRY: Final = CATALOGUE.one(Retry, "retry")
DECLINE: Final = CATALOGUE.one(Decline, "decline")
LEARN: Final = CATALOGUE.one(Learn, "learn")
BRIBE: Final = CATALOGUE.one(Bribe, "bribe")
DRINK: Final = CATALOGUE.one(Drink, "drink")
EAT: Final = CATALOGUE.one(Eat, "eat")
MEND: Final = CATALOGUE.one(Mend, "mend")
END: Final = CATALOGUE.one(End, "end")

PICK_TALENT: Final[list[PickTalent]] = CATALOGUE.every(PickTalent, "talent {talent}", "talent")
PICK_GUILD: Final[list[PickGuild]] = CATALOGUE.every(PickGuild, "guild {guild}", "guild")
LIFT: Final[list[Lift]] = CATALOGUE.every(Lift, "lift {die}")
LAY: Final[list[Lay]] = CATALOGUE.every(Lay, "lay {die}")
STEP: Final[list[Step]] = CATALOGUE.every(Step, "step {die}")
KEEP: Final[list[Place]] = CATALOGUE.every(Place, "place {die}", "keep", field=c.NOTHING)
DROP: Final[list[Drop]] = CATALOGUE.every(Drop, "drop {die}")
PLACE_SECOND: Final[list[Second]] = CATALOGUE.every(Second, "second {source}")
RECALL: Final[list[Recall]] = CATALOGUE.every(Recall, "recall {die}")
WAIT: Final = [
    *CATALOGUE.every(Wait, "wait health", "wait-health", bar=c.HEALTH),
    *CATALOGUE.every(Wait, "wait food", "wait-food", bar=c.FOOD),
]
KNOCK: Final = [
    *CATALOGUE.every(Knock, "knock", twice=0),
    *CATALOGUE.every(Knock, "knock twice", "knock-twice", twice=1),
]
TRADE: Final = [
    *CATALOGUE.every(Trade, "trade gold", "trade-gold", way=c.GOLD_TO_FOOD),
    *CATALOGUE.every(Trade, "trade food", "trade-food", way=c.FOOD_TO_GOLD),
]

# By several fields, in the order of the class; HUNT by stretch, then by die.
ASSIGN: Final = rows(rows(CATALOGUE.every(Assign, "bars {health} {food} {gold}"), c.PIPS), c.PIPS)
HUNT: Final[list[list[Hunt]]] = [
    CATALOGUE.every(Hunt, "hunt {die}", stretch=0),
    CATALOGUE.every(Hunt, "hunt {die} triplet", "hunt-triplet", stretch=1),
]
PLACE: Final[list[list[Place]]] = rows(CATALOGUE.every(Place, "place {die} {field}"), c.MOST_FIELDS)
THROW_AGAIN: Final[list[list[Again]]] = rows(CATALOGUE.every(Again, "again {die} {source}"), c.KINDS)
TURN: Final[list[list[Opposite]]] = rows(CATALOGUE.every(Opposite, "turn {die} {source}", "turn"), c.KINDS)
_change: Final = "change {die} {by:way} {source}"
_source: Final = Domain(c.SOURCES)
_up: Final = CATALOGUE.every(Change, _change, source=_source, by=Domain({1: "up"}))
_down: Final = CATALOGUE.every(Change, _change, source=_source, by=Domain({-1: "down"}))
RAISE: Final[list[list[Change]]] = rows(_up, c.KINDS)
LOWER: Final[list[list[Change]]] = rows(_down, c.KINDS)
RECOLOUR: Final[list[list[Recolour]]] = rows(
    CATALOGUE.every(Recolour, "recolour {giver:giver_} {taker}"), c.KINDS
)
SPIN: Final[list[list[Spin]]] = rows(CATALOGUE.every(Spin, "spin {die} {number:side}"), c.PIPS)
_by_line: Final = CATALOGUE.every(Summon, "summon {summoned:summoned_} {die}")
_by_artifact: Final = CATALOGUE.every(
    Summon, "summon {summoned:property} {die}", "summon-artifact", summoned=PROPERTY
)
SUMMON: Final[list[list[Summon]]] = rows(_by_line + _by_artifact, c.KINDS)
TAKE: Final[list[list[Take]]] = [
    CATALOGUE.every(Take, "loot {cell}", "loot", matrix=c.LOOT),
    CATALOGUE.every(Take, "rune {cell}", "rune", matrix=c.RUNE),
]
MASTER: Final[list[list[Master]]] = rows(CATALOGUE.every(Master, "master {task} {sides}"), 11)
