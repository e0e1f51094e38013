"""The fields of a position, with queries about dice and equipment."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit, Outcome, State
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.lookup import Lookup
from gloaming.games.shadow_and_light.content.types import AREA_XP
from gloaming.games.shadow_and_light.events import Experienced
from gloaming.games.shadow_and_light.settings import Options


class ShadowAndLightState(State):
    """The state of an adventure: figure, bars, six dice, and everything won or crossed out."""

    def __init__(self, lookup: Lookup, options: Options, like: ShadowAndLightState | None = None) -> None:
        """A new adventure, or a copy of `like`."""
        self.seats = 1
        self.lookup = lookup
        self.options = options
        self.phase: i64 = like.phase if like is not None else c.BARS_THROWN
        self.back: i64 = like.back if like is not None else c.BARS_THROWN
        self.at: i64 = like.at if like is not None else lookup.adventure.start  # BSL-06
        self.movements: i64 = like.movements if like is not None else 0
        self.health: i64 = like.health if like is not None else c.BASE
        self.hearts: i64 = like.hearts if like is not None else c.FULL
        self.food: i64 = like.food if like is not None else c.BASE
        self.gold: i64 = like.gold if like is not None else c.BASE
        self.potions: i64 = like.potions if like is not None else 0
        self.xp: i64 = like.xp if like is not None else 0
        self.start_xp: i64 = like.start_xp if like is not None else 0
        self.talent: i64 = like.talent if like is not None else c.NOTHING
        self.talent_used: bool = like.talent_used if like is not None else False
        self.guild: i64 = like.guild if like is not None else c.NOTHING
        self.sides: list[int] = like.sides[:] if like is not None else [4] * len(c.PROPERTIES)  # BSL-02
        self.bonus: list[int] = like.bonus[:] if like is not None else [0] * len(c.PROPERTIES)
        # sides of the die learned in this adventure, or 0
        self.learned: list[int] = like.learned[:] if like is not None else [0] * len(c.PROPERTIES)
        self.taught: list[int] = like.taught[:] if like is not None else [0] * c.TEACHERS
        # attempts and helps used, by guild
        self.attempts: list[int] = like.attempts[:] if like is not None else [0] * len(c.PROPERTIES)
        self.helps: list[int] = like.helps[:] if like is not None else [0] * len(c.PROPERTIES)
        self.number: list[int] = like.number[:] if like is not None else [0] * c.DICE
        self.where: list[int] = like.where[:] if like is not None else [c.IDLE] * c.DICE
        self.tint: list[int] = like.tint[:] if like is not None else list(c.BASE_TINT)
        self.spot: list[int] = like.spot[:] if like is not None else [c.NOTHING] * c.DICE
        # kind of the die on each dice field
        self.on: list[int] = like.on[:] if like is not None else [c.NOTHING] * c.MOST_FIELDS
        self.steps: i64 = like.steps if like is not None else 0
        self.hunted: bool = like.hunted if like is not None else False
        self.quarry: i64 = like.quarry if like is not None else 0
        self.thrown: list[int] = like.thrown[:] if like is not None else []
        self.pending: i64 = like.pending if like is not None else c.NOTHING
        self.triplet: bool = like.triplet if like is not None else False
        self.attempt: i64 = like.attempt if like is not None else 0
        self.success: bool = like.success if like is not None else False
        # lines won from the character here, as bits
        self.won: i64 = like.won if like is not None else 0
        self.armed: bool = like.armed if like is not None else False
        self.placed: i64 = like.placed if like is not None else 0
        self.visited: bool = like.visited if like is not None else False
        self.traded: i64 = like.traded if like is not None else c.NOTHING
        self.combinations: list[int] = like.combinations[:] if like is not None else []
        # tasks fulfilled, as bits
        self.tasks: i64 = like.tasks if like is not None else 0
        self.guard: i64 = like.guard if like is not None else 0
        self.manipulations: list[int] = like.manipulations[:] if like is not None else [0] * 4
        self.summons: list[int] = like.summons[:] if like is not None else [0] * c.KINDS
        self.artifacts: list[int] = like.artifacts[:] if like is not None else [c.NONE_YET] * c.TEACHERS
        self.things: list[int] = like.things[:] if like is not None else []
        # objects used up
        self.spent: list[int] = like.spent[:] if like is not None else []
        # runes marked, as bits of cells
        self.runes: i64 = like.runes if like is not None else 0
        self.start_runes: list[int] = like.start_runes[:] if like is not None else [0] * 6
        # loot cells crossed out, as bits
        self.loot: i64 = like.loot if like is not None else 0
        self.crossed: list[bool] = like.crossed[:] if like is not None else [False] * lookup.size
        self.ended: i64 = like.ended if like is not None else c.GOING
        self.result: Outcome | None = like.result if like is not None else None

    # --- dice ----------------------------------------------------------------------------------------

    def kind(self, die: i64) -> i64:
        """What the die shows, as a kind."""
        return self.tint[die] * c.PIPS + self.number[die] - 1

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
        for die in range(i64(c.DICE)):
            self.where[die] = c.IDLE
            self.number[die] = 0
            self.tint[die] = c.BASE_TINT[die]
            self.spot[die] = c.NOTHING
        for field in range(i64(c.MOST_FIELDS)):
            self.on[field] = c.NOTHING

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

    def gain_experience(self, emit: Emit | None) -> None:
        """Gain 1 XP (BSL-07)."""
        self.xp += 1
        if emit is not None:
            xp = int(self.xp)
            if xp == c.GREEN_XP:
                emit(Experienced(xp, "green"), None)
            elif xp == c.EVENTS_XP:
                emit(Experienced(xp, "events"), None)
            elif xp == c.BLUE_XP:
                emit(Experienced(xp, "blue"), None)
            else:
                emit(Experienced(xp, "nothing"), None)
