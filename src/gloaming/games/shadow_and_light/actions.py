"""The catalogue of actions: `place w3 2`, `again b5 gold`, `step w6`, `loot 3-5` …

Each is made once, and actions are compared by identity. A die is named by its kind; it is written as its
colour and number: w1 to w6, b1 to b6. Dice fields, tasks, rows and columns count from 1.
"""

from __future__ import annotations

from typing import Final

from gloaming.core.catalogue import Actions, Domain, counted, numbers, rows
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import COLOURS, TASKS
from gloaming.games.shadow_and_light.rules import creation, hunt, movement, outcome, trade
from gloaming.games.shadow_and_light.rules.encounters import guild, loot, placement, teacher
from gloaming.games.shadow_and_light.rules.encounters import manipulation as m

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

THROW: Final[movement.Throw] = CATALOGUE.one(movement.Throw, "throw")
LAY_ALL: Final[movement.LayAll] = CATALOGUE.one(movement.LayAll, "lay all")
SET_OFF: Final[movement.SetOff] = CATALOGUE.one(movement.SetOff, "set off")
STOP: Final[movement.Stop] = CATALOGUE.one(movement.Stop, "stop")
GO: Final[placement.Go] = CATALOGUE.one(placement.Go, "on", "on")
RETRY: Final[placement.Retry] = CATALOGUE.one(placement.Retry, "retry")
DECLINE: Final[placement.Decline] = CATALOGUE.one(placement.Decline, "decline")
LEARN: Final[guild.Learn] = CATALOGUE.one(guild.Learn, "learn")
BRIBE: Final[teacher.Bribe] = CATALOGUE.one(teacher.Bribe, "bribe")
DRINK: Final[trade.Drink] = CATALOGUE.one(trade.Drink, "drink")
EAT: Final[outcome.Eat] = CATALOGUE.one(outcome.Eat, "eat")
MEND: Final[outcome.Mend] = CATALOGUE.one(outcome.Mend, "mend")
END: Final[outcome.End] = CATALOGUE.one(outcome.End, "end")

PICK_TALENT: Final[list[creation.PickTalent]] = CATALOGUE.every(
    creation.PickTalent, "talent {talent}", "talent"
)
PICK_GUILD: Final[list[creation.PickGuild]] = CATALOGUE.every(creation.PickGuild, "guild {guild}", "guild")
LIFT: Final[list[movement.Lift]] = CATALOGUE.every(movement.Lift, "lift {die}")
LAY: Final[list[movement.Lay]] = CATALOGUE.every(movement.Lay, "lay {die}")
STEP: Final[list[movement.Step]] = CATALOGUE.every(movement.Step, "step {die}")
KEEP: Final[list[placement.Place]] = CATALOGUE.every(placement.Place, "place {die}", "keep", field=c.NOTHING)
DROP: Final[list[placement.Drop]] = CATALOGUE.every(placement.Drop, "drop {die}")
PLACE_SECOND: Final[list[m.Second]] = CATALOGUE.every(m.Second, "second {source}")
RECALL: Final[list[m.Recall]] = CATALOGUE.every(m.Recall, "recall {die}")
WAIT: Final[list[movement.Wait]] = [
    *CATALOGUE.every(movement.Wait, "wait health", "wait-health", bar=c.HEALTH),
    *CATALOGUE.every(movement.Wait, "wait food", "wait-food", bar=c.FOOD),
]
KNOCK: Final[list[teacher.Knock]] = [
    *CATALOGUE.every(teacher.Knock, "knock", twice=0),
    *CATALOGUE.every(teacher.Knock, "knock twice", "knock-twice", twice=1),
]
TRADE: Final[list[trade.Trade]] = [
    *CATALOGUE.every(trade.Trade, "trade gold", "trade-gold", way=c.GOLD_TO_FOOD),
    *CATALOGUE.every(trade.Trade, "trade food", "trade-food", way=c.FOOD_TO_GOLD),
]

# By several fields, in the order of the class; HUNT by stretch, then by die.
ASSIGN: Final = rows(rows(CATALOGUE.every(creation.Assign, "bars {health} {food} {gold}"), c.PIPS), c.PIPS)
HUNT: Final[list[list[hunt.Hunt]]] = [
    CATALOGUE.every(hunt.Hunt, "hunt {die}", stretch=0),
    CATALOGUE.every(hunt.Hunt, "hunt {die} triplet", "hunt-triplet", stretch=1),
]
PLACE: Final[list[list[placement.Place]]] = rows(
    CATALOGUE.every(placement.Place, "place {die} {field}"), c.MOST_FIELDS
)
THROW_AGAIN: Final[list[list[m.Again]]] = rows(CATALOGUE.every(m.Again, "again {die} {source}"), c.KINDS)
TURN: Final[list[list[m.Opposite]]] = rows(
    CATALOGUE.every(m.Opposite, "turn {die} {source}", "turn"), c.KINDS
)
_change: Final = "change {die} {by:way} {source}"
_source: Final = Domain(c.SOURCES)
_up: Final = CATALOGUE.every(m.Change, _change, source=_source, by=Domain({1: "up"}))
_down: Final = CATALOGUE.every(m.Change, _change, source=_source, by=Domain({-1: "down"}))
RAISE: Final[list[list[m.Change]]] = rows(_up, c.KINDS)
LOWER: Final[list[list[m.Change]]] = rows(_down, c.KINDS)
RECOLOUR: Final[list[list[m.Recolour]]] = rows(
    CATALOGUE.every(m.Recolour, "recolour {giver:giver_} {taker}"), c.KINDS
)
SPIN: Final[list[list[m.Spin]]] = rows(CATALOGUE.every(m.Spin, "spin {die} {number:side}"), c.PIPS)
_by_line: Final = CATALOGUE.every(m.Summon, "summon {summoned:summoned_} {die}")
_by_artifact: Final = CATALOGUE.every(
    m.Summon, "summon {summoned:property} {die}", "summon-artifact", summoned=PROPERTY
)
SUMMON: Final[list[list[m.Summon]]] = rows(_by_line + _by_artifact, c.KINDS)
TAKE: Final[list[list[loot.Take]]] = [
    CATALOGUE.every(loot.Take, "loot {cell}", "loot", matrix=c.LOOT),
    CATALOGUE.every(loot.Take, "rune {cell}", "rune", matrix=c.RUNE),
]
MASTER: Final[list[list[guild.Master]]] = rows(CATALOGUE.every(guild.Master, "master {task} {sides}"), 11)
