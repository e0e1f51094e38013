"""The fields of a position, with queries about dice and equipment."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.actions import Choices
from gloaming.core.fields import Derived, Fixed, Shared
from gloaming.core.state import SILENT, Emit, Outcome, State
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.lookup import Lookup, lookup_of
from gloaming.games.shadow_and_light.content.types import AREA_XP
from gloaming.games.shadow_and_light.events import Experienced
from gloaming.games.shadow_and_light.settings import Options


class ShadowAndLightState(State):
    """The state of an adventure: figure, bars, six dice, and everything won or crossed out."""

    options: Fixed[Options]
    phase: i64 = c.BARS_THROWN
    back: i64 = c.BARS_THROWN  # the phase after one die is thrown again
    at: i64 = 0
    movements: i64 = 0
    health: i64 = c.BASE
    hearts: i64 = c.FULL
    food: i64 = c.BASE
    gold: i64 = c.BASE
    potions: i64 = 0
    xp: i64 = 0
    start_xp: i64 = 0
    talent: i64 = c.NOTHING
    talent_used: bool = False
    guild: i64 = c.NOTHING
    sides: list[int]  # these six by property, guild or teacher
    bonus: list[int]
    learned: list[int]  # sides of the die learned in this adventure, or 0
    taught: list[int]
    attempts: list[int]
    helps: list[int]  # used, as bits
    number: list[int]  # these four by die
    where: list[int]
    tint: list[int]
    spot: list[int]
    on: Derived[list[int]]  # kind of the die on each dice field
    steps: i64 = 0
    hunted: bool = False
    quarry: i64 = 0
    thrown: list[int]
    pending: i64 = c.NOTHING
    triplet: bool = False
    attempt: i64 = 0
    success: bool = False
    won: i64 = 0  # lines won from the character here, as bits
    armed: bool = False
    placed: i64 = 0
    visited: bool = False
    traded: i64 = c.NOTHING
    combinations: list[int]
    tasks: i64 = 0  # tasks fulfilled, as bits
    guard: i64 = 0
    manipulations: list[int]
    summons: list[int]
    artifacts: list[int]
    things: list[int]
    spent: list[int]  # objects used up
    runes: i64 = 0  # runes marked, as bits of cells
    start_runes: Fixed[list[int]]
    loot: i64 = 0  # loot cells crossed out, as bits
    crossed: list[bool]
    ended: i64 = c.GOING
    result: Outcome | None = None
    lookup: Shared[Lookup]
    offered: Derived[Choices | None] = None  # the choices in this position, once they are listed

    def derive(self) -> None:
        self.lookup = lookup_of(self.content)
        self.on = [c.NOTHING] * c.MOST_FIELDS
        for die in range(c.DICE):
            if self.where[die] == c.PLACED and self.spot[die] >= 0:
                self.on[self.spot[die]] = int(self.kind(die))

    # --- dice ----------------------------------------------------------------------------------------

    def kind(self, die: i64) -> i64:
        """What the die shows, as a kind."""
        tint: i64 = self.tint[die]
        number: i64 = self.number[die]
        return tint * c.PIPS + number - 1

    def kinds_in(self, place: i64) -> i64:
        """The kinds of the dice at a place, as bits."""
        bits: i64 = 0
        one: i64 = 1
        for die in range(i64(c.DICE)):
            if self.where[die] == place:
                shift: i64 = self.kind(die)
                bits |= one << shift
        return bits

    def count_in(self, place: i64) -> i64:
        """How many dice are at a place."""
        count: i64 = 0
        for die in range(i64(c.DICE)):
            if self.where[die] == place:
                count += 1
        return count

    def count_of(self, kind: i64, place: i64) -> i64:
        """How many dice of the kind are at a place."""
        count: i64 = 0
        for die in range(i64(c.DICE)):
            if self.where[die] == place and self.kind(die) == kind:
                count += 1
        return count

    def numbers_in_hand(self) -> tuple[int, ...]:
        """What each die in hand shows, and 0 for the others."""
        pairs = zip(self.number, self.where, strict=True)
        return tuple([number if place == c.HAND else 0 for number, place in pairs])

    def find(self, kind: i64, place: i64) -> i64:
        """The first die of the kind at a place; there must be one."""
        for die in range(i64(c.DICE)):
            if self.where[die] == place and self.kind(die) == kind:
                return die
        raise ValueError(f"no die of kind {kind} at {place}")

    def dice_to_throw(self) -> i64:
        """How many dice the next throw of an attempt has: those neither placed nor dropped."""
        count: i64 = 0
        for die in range(i64(c.DICE)):
            place: i64 = self.where[die]
            if place != c.PLACED and place != c.DROPPED:
                count += 1
        return count

    def reset_dice(self) -> None:
        """Take every die out of use."""
        self.number = [0] * c.DICE
        self.where = [c.IDLE] * c.DICE
        self.tint = list(c.BASE_TINT)
        self.spot = [c.NOTHING] * c.DICE
        self.on = [c.NOTHING] * c.MOST_FIELDS

    # --- what is held --------------------------------------------------------------------------------

    def holds(self, kind: int) -> bool:
        """Whether the equipment has a thing of this kind of loot."""
        things = self.lookup.adventure.things
        return any(things[thing].kind == kind for thing in self.things)

    def object_for(self, manipulation: i64) -> i64:
        """The first object held that gives the manipulation, or -1."""
        things = self.lookup.adventure.things
        for thing in self.things:
            if things[thing].manipulation == manipulation:
                return thing
        return c.NOTHING

    def area_is_open(self, field: i64) -> bool:
        """Whether there is enough experience for the area of the field (BSL-07)."""
        return self.xp >= AREA_XP[self.lookup.areas[field]]

    # --- small changes -------------------------------------------------------------------------------

    def to_camp(self) -> None:
        """Return to camp, where a movement may begin."""
        self.phase = c.CAMP

    def gain_experience(self, emit: Emit) -> None:
        """Gain 1 XP (BSL-07)."""
        self.xp += 1
        if emit is not SILENT:
            xp = int(self.xp)
            if xp == c.GREEN_XP:
                emit(Experienced(xp, "green"), None)
            elif xp == c.EVENTS_XP:
                emit(Experienced(xp, "events"), None)
            elif xp == c.BLUE_XP:
                emit(Experienced(xp, "blue"), None)
            else:
                emit(Experienced(xp, "nothing"), None)
