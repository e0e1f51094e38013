"""Numbers and names of the rules: dice, bars, properties, manipulations, phases.

A die is named by what it shows: its kind is colour * 6 + number - 1, so 0 is a white 1 and 11 a black 6.
Dice of one kind are equal in the rules. A cell of a matrix is row * 6 + column, both counted from 0.
"""

from __future__ import annotations

from typing import Final, Literal

WHITE: Final = 0
BLACK: Final = 1
PIPS: Final = 6
KINDS: Final = 12
DICE: Final = 6  # 0-2 are white, 3-5 are black
BASE_TINT: Final = (0, 0, 0, 1, 1, 1)
CELLS: Final = 36
BIT: Final[list[int]] = [1 << cell for cell in range(CELLS)]  # a table, since compiled 1 << 35 overflows
MOST_FIELDS: Final = 9  # dice fields of one encounter
NOTHING: Final = -1

HEALTH: Final = 0
FOOD: Final = 1
GOLD: Final = 2
Bar = Literal["health", "food", "gold"]
BARS: Final[tuple[Bar, ...]] = ("health", "food", "gold")
FULL: Final = 10  # BSL-01
BASE: Final = 5

Property = Literal["strength", "dexterity", "intelligence", "charisma"]
PROPERTIES: Final[tuple[Property, ...]] = ("strength", "dexterity", "intelligence", "charisma")
INTELLIGENCE: Final = 2
TALENTS: Final = ("witch", "dancer", "hunter", "warrior")
WARRIOR: Final = 3
GUILDS: Final = ("hammer", "shield", "books", "cross")  # in the order of their properties
DIE_POINTS: Final = (0, 0, 0, 0, 0, 0, 2, 0, 4, 0, 6)  # for a learned die, by its sides (BSL-82)

AGAIN: Final = 0
SECOND: Final = 1
OPPOSITE: Final = 2
CHANGE: Final = 3
Manipulation = Literal["again", "second", "opposite", "change"]
MANIPULATIONS: Final[tuple[Manipulation, ...]] = ("again", "second", "opposite", "change")  # BSL-12
TALENT_GIVES: Final = (CHANGE, OPPOSITE, AGAIN, SECOND)  # BSL-04

BY_GOLD: Final = 0
BY_MANIPULATION: Final = 1  # a general one, from an encounter
BY_TALENT: Final = 2
BY_OBJECT: Final = 3
BY_EXPERIENCE: Final = 4
Source = Literal["gold", "manipulation", "talent", "object", "experience"]
SOURCES: Final[tuple[Source, ...]] = ("gold", "manipulation", "talent", "object", "experience")

GREEN_XP: Final = 8  # BSL-07
EVENTS_XP: Final = 12
BLUE_XP: Final = 20
CHANGE_XP: Final = 8  # BSL-63
RECALL_XP: Final = 12
HELP_CHANGE: Final = 1  # the two helps of a guild, as bits (BSL-63)
HELP_RECALL: Final = 2

LOOT: Final = 0
RUNE: Final = 1
TEACHERS: Final = 4
LINES: Final = 6  # of a character's grid: three rows, three columns
ARTIFACT: Final = 12  # summoned dice: 0-11 are won by lines, 12-15 come from artifacts

GOLD_TO_FOOD: Final = 0
FOOD_TO_GOLD: Final = 1

# --- phases -----------------------------------------------------------------------------------------

Phase = Literal[
    "bars", "assign", "talent", "pick-talent", "guild", "pick-guild",
    "camp", "roll", "plan", "stretch", "hunt", "move",
    "hazard", "rune", "pick-rune",
    "throw", "place", "retry", "loot", "spoils", "task",
    "property", "guard-throw", "guard", "rethrow",
    "finish", "close", "over",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = (
    "bars", "assign", "talent", "pick-talent", "guild", "pick-guild",
    "camp", "roll", "plan", "stretch", "hunt", "move",
    "hazard", "rune", "pick-rune",
    "throw", "place", "retry", "loot", "spoils", "task",
    "property", "guard-throw", "guard", "rethrow",
    "finish", "close", "over",
)  # fmt: skip
BARS_THROWN: Final = 0
ASSIGNING: Final = 1
TALENT_THROWN: Final = 2
PICKING_TALENT: Final = 3
GUILD_THROWN: Final = 4
PICKING_GUILD: Final = 5
CAMP: Final = 6
ROLL: Final = 7
PLAN: Final = 8
STRETCH: Final = 9
HUNTING: Final = 10
MOVE: Final = 11
HAZARD: Final = 12
RUNE_THROWN: Final = 13
PICKING_RUNE: Final = 14
THROWING: Final = 15
PLACING: Final = 16
RETRYING: Final = 17
LOOT_THROWN: Final = 18
SPOILS: Final = 19
TASK: Final = 20
PROPERTY: Final = 21
GUARD_THROWN: Final = 22
GUARD: Final = 23
RETHROW: Final = 24
FINISH: Final = 25
CLOSE: Final = 26
OVER: Final = 27

CHANCE: Final = tuple(
    phase in (
        BARS_THROWN, TALENT_THROWN, GUILD_THROWN, ROLL, STRETCH, HUNTING, HAZARD, RUNE_THROWN,
        THROWING, LOOT_THROWN, PROPERTY, GUARD_THROWN, RETHROW,
    )
    for phase in range(len(PHASES))
)  # fmt: skip

# --- where dice are, artifacts, the end -------------------------------------------------------------

IDLE: Final = 0
HAND: Final = 1
COMPASS: Final = 2
PLACED: Final = 3
DROPPED: Final = 4
LOST: Final = 5
OUT: Final = 6  # gave its number away and is out for this throw (BSL-11)
Where = Literal["idle", "hand", "compass", "placed", "dropped", "lost", "out"]
WHERE: Final[tuple[Where, ...]] = ("idle", "hand", "compass", "placed", "dropped", "lost", "out")

NONE_YET: Final = 0  # of an artifact
HELD: Final = 1
USED: Final = 2
ARTIFACTS: Final = ("none", "held", "used")

GOING: Final = 0
CLOSED: Final = 1
DIED: Final = 2
HEARTLESS: Final = 3
REASONS: Final = ("", "reason-ended", "reason-died", "reason-heartless")


def kind_of(colour: int, number: int) -> int:
    return colour * PIPS + number - 1


def colour_of(die: int) -> int:
    return die // PIPS


def number_of(die: int) -> int:
    return die % PIPS + 1
