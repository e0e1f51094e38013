"""Typed events, for log, animation and sound."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gloaming.core.state import Event
from gloaming.games.shadow_and_light.constants import Bar, Manipulation, Property, Source


@dataclass(frozen=True)
class BarsThrown(Event):
    """Three dice for the three bars."""

    numbers: tuple[int, ...]


@dataclass(frozen=True)
class BarsSet(Event):
    """The bars as the adventure begins."""

    health: int
    food: int
    gold: int


@dataclass(frozen=True)
class TalentGot(Event):
    """The talent, and the number thrown for it."""

    talent: int
    number: int


@dataclass(frozen=True)
class GuildGot(Event):
    """The guild, and the number thrown for it."""

    guild: int
    number: int


@dataclass(frozen=True)
class Thrown(Event):
    """Character dice were thrown: what each of the six shows now, 0 for those that were not thrown."""

    numbers: tuple[int, ...]
    what: Literal["movement", "attempt", "guard"]


@dataclass(frozen=True)
class Laid(Event):
    """Dice (kinds) were laid on the compass; those in `lost` were not."""

    dice: tuple[int, ...]
    lost: tuple[int, ...]


@dataclass(frozen=True)
class Stepped(Event):
    """The figure went one field; the die left the compass."""

    die: int
    start: int
    goal: int
    food: int  # paid for it


@dataclass(frozen=True)
class Stopped(Event):
    """The movement ended here after so many steps; cleared: all dice left the compass."""

    field: int
    steps: int
    cleared: bool


@dataclass(frozen=True)
class Waited(Event):
    """The movement ended without a step, paid with food or health."""

    bar: Bar


@dataclass(frozen=True)
class Provisions(Event):
    """The tenth movement: 1 food, or 1 health if there is none."""

    movement: int
    bar: Bar


@dataclass(frozen=True)
class Announced(Event):
    """A field of an expansion whose rules are not in the book."""

    field: int


@dataclass(frozen=True)
class Stretched(Event):
    """The Intelligence die tried to make a twin a triplet."""

    number: int
    success: bool


@dataclass(frozen=True)
class Hunted(Event):
    """The violet die fell: the quarry (its number in the table) is caught or gets away."""

    quarry: int
    id: str
    triplet: bool
    number: int
    success: bool
    food: int  # gained


@dataclass(frozen=True)
class Hazard(Event):
    """The red and the white die of a danger field."""

    field: int
    red: int
    white: int
    result: Literal["mastered", "even", "failed"]


@dataclass(frozen=True)
class Suffered(Event):
    """A loss of 1 by the danger matrix."""

    bar: Bar


@dataclass(frozen=True)
class Met(Event):
    """An attempt begins at an animal, a character or a guild."""

    kind: Literal["animal", "character", "guild"]
    id: str
    attempt: int  # 1 or 2


@dataclass(frozen=True)
class Placed(Event):
    """A die lies on a dice field (-1: in a guild)."""

    die: int
    field: int


@dataclass(frozen=True)
class Dropped(Event):
    """A die is discarded."""

    die: int


@dataclass(frozen=True)
class Manipulated(Event):
    """A die shows another number or colour; `how` names the means."""

    how: Literal["again", "opposite", "change", "recolour", "spin", "summon"]
    source: str  # gold, manipulation, talent, object, experience, heart, line or artifact
    before: int
    after: int


@dataclass(frozen=True)
class Armed(Event):
    """A second die may be placed."""

    source: Source


@dataclass(frozen=True)
class Recalled(Event):
    """A dropped die is back."""

    die: int


@dataclass(frozen=True)
class LineWon(Event):
    """A row (0-2) or column (3-5) of a character's grid is complete, and gives a die."""

    line: int
    die: int


@dataclass(frozen=True)
class Attempted(Event):
    """An attempt is over."""

    kind: Literal["animal", "character", "guild"]
    id: str
    success: bool


@dataclass(frozen=True)
class Experienced(Event):
    """1 XP; opens: what the new total opens."""

    xp: int
    opens: Literal["nothing", "green", "events", "blue"]


@dataclass(frozen=True)
class Rewarded(Event):
    """A general manipulation was gained."""

    manipulation: Manipulation


@dataclass(frozen=True)
class SpoilsThrown(Event):
    """The two dice for the matrices."""

    first: int
    second: int


@dataclass(frozen=True)
class Looted(Event):
    """A cell of the loot matrix; gained 0 if the bar was full."""

    cell: int
    kind: Literal["gold", "food", "potion", "melee", "ranged", "object"]
    id: str  # of a thing, else nothing
    gained: int


@dataclass(frozen=True)
class Marked(Event):
    """A box of the rune matrix; not fresh: it was marked already."""

    cell: int
    id: str
    fresh: bool


@dataclass(frozen=True)
class Learned(Event):
    """A task is fulfilled, and the property has a larger die."""

    property: Property
    task: int
    sides: int


@dataclass(frozen=True)
class Knocked(Event):
    """At a teacher's door: a guild member enters, others get attempts by the property die."""

    property: Property
    member: bool
    numbers: tuple[int, ...]
    bonus: int
    attempts: int


@dataclass(frozen=True)
class Guarded(Event):
    """The guard's verdict on a throw with so many 1s, and the attempts left."""

    ones: int
    verdict: Literal["in", "paid", "struck"]
    left: int


@dataclass(frozen=True)
class Taught(Event):
    """The teacher gives +2 on the property and an artifact."""

    property: Property
    id: str
    die: int


@dataclass(frozen=True)
class TurnedAway(Event):
    """No attempt is left; the teacher is crossed out."""

    property: Property


@dataclass(frozen=True)
class Drank(Event):
    """A potion healed 1 health."""


@dataclass(frozen=True)
class Traded(Event):
    """1 gold was traded for 1 food, or the reverse."""

    gave: Bar


@dataclass(frozen=True)
class Closing(Event):
    """The accounts are being closed."""


@dataclass(frozen=True)
class Restored(Event):
    """2 food brought back a health, or a crossed-out heart."""

    heart: bool


@dataclass(frozen=True)
class Ended(Event):
    """The adventure is over; points are twice the score, so that halves are whole numbers."""

    reason: str
    points: int
