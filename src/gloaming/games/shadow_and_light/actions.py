"""The catalogue of actions: `place w3 2`, `again b5 gold`, `step w6`, `loot 3-5` …

Each is made once, and actions are compared by identity. A die is named by its kind; it is written as its
colour and number: w1 to w6, b1 to b6. Dice fields, tasks, rows and columns count from 1.
"""

from __future__ import annotations

from typing import Final

from gloaming.core.catalogue import Actions, Domain, counted, numbers, rows
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import COLOURS, TASKS
from gloaming.games.shadow_and_light.rules.creation import Assign, PickGuild, PickTalent
from gloaming.games.shadow_and_light.rules.encounters.guild import Learn, Master
from gloaming.games.shadow_and_light.rules.encounters.loot import Take
from gloaming.games.shadow_and_light.rules.encounters.manipulation import (
    Again,
    Change,
    Opposite,
    Recall,
    Recolour,
    Second,
    Spin,
    Summon,
)
from gloaming.games.shadow_and_light.rules.encounters.placement import Decline, Drop, Go, Place, Retry
from gloaming.games.shadow_and_light.rules.encounters.teacher import Bribe, Knock
from gloaming.games.shadow_and_light.rules.hunt import Hunt
from gloaming.games.shadow_and_light.rules.movement import (
    Lay,
    LayAll,
    Lift,
    SetOff,
    Step,
    Stop,
    Throw,
    Wait,
)
from gloaming.games.shadow_and_light.rules.outcome import Eat, End, Mend
from gloaming.games.shadow_and_light.rules.trade import Drink, Trade

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

THROW: Final[Throw] = CATALOGUE.one(Throw, "throw")
LAY_ALL: Final[LayAll] = CATALOGUE.one(LayAll, "lay all")
SET_OFF: Final[SetOff] = CATALOGUE.one(SetOff, "set off")
STOP: Final[Stop] = CATALOGUE.one(Stop, "stop")
GO: Final[Go] = CATALOGUE.one(Go, "on", "on")
RETRY: Final[Retry] = CATALOGUE.one(Retry, "retry")
DECLINE: Final[Decline] = CATALOGUE.one(Decline, "decline")
LEARN: Final[Learn] = CATALOGUE.one(Learn, "learn")
BRIBE: Final[Bribe] = CATALOGUE.one(Bribe, "bribe")
DRINK: Final[Drink] = CATALOGUE.one(Drink, "drink")
EAT: Final[Eat] = CATALOGUE.one(Eat, "eat")
MEND: Final[Mend] = CATALOGUE.one(Mend, "mend")
END: Final[End] = CATALOGUE.one(End, "end")

PICK_TALENT: Final[list[PickTalent]] = CATALOGUE.every(PickTalent, "talent {talent}", "talent")
PICK_GUILD: Final[list[PickGuild]] = CATALOGUE.every(PickGuild, "guild {guild}", "guild")
LIFT: Final[list[Lift]] = CATALOGUE.every(Lift, "lift {die}")
LAY: Final[list[Lay]] = CATALOGUE.every(Lay, "lay {die}")
STEP: Final[list[Step]] = CATALOGUE.every(Step, "step {die}")
KEEP: Final[list[Place]] = CATALOGUE.every(Place, "place {die}", "keep", field=c.NOTHING)
DROP: Final[list[Drop]] = CATALOGUE.every(Drop, "drop {die}")
PLACE_SECOND: Final[list[Second]] = CATALOGUE.every(Second, "second {source}")
RECALL: Final[list[Recall]] = CATALOGUE.every(Recall, "recall {die}")
WAIT: Final[list[Wait]] = [
    *CATALOGUE.every(Wait, "wait health", "wait-health", bar=c.HEALTH),
    *CATALOGUE.every(Wait, "wait food", "wait-food", bar=c.FOOD),
]
KNOCK: Final[list[Knock]] = [
    *CATALOGUE.every(Knock, "knock", twice=0),
    *CATALOGUE.every(Knock, "knock twice", "knock-twice", twice=1),
]
TRADE: Final[list[Trade]] = [
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
