"""Where an adventure stands: the figure, the bars, the six dice, and all that was won or crossed out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.state import NOBODY, Outcome, State, Tell
from gloaming.games.shadow_and_light.actions import (
    BASE,
    BLUE_XP,
    CELLS,
    DICE,
    EVENTS_XP,
    FULL,
    GREEN_XP,
    KINDS,
    MOST_FIELDS,
    NOTHING,
    PIPS,
    PROPERTIES,
    TEACHERS,
)
from gloaming.games.shadow_and_light.content.lookup import Ground
from gloaming.games.shadow_and_light.content.types import GATES
from gloaming.games.shadow_and_light.events import Ended, Experienced
from gloaming.games.shadow_and_light.settings import Terms

PHASES: Final = (
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

IDLE: Final = 0
HAND: Final = 1
COMPASS: Final = 2
PLACED: Final = 3
DROPPED: Final = 4
LOST: Final = 5
OUT: Final = 6  # gave its number away, and sits out this throw (BSL-11)
WHERE: Final = ("idle", "hand", "compass", "placed", "dropped", "lost", "out")

NONE_YET: Final = 0  # of an artifact
HELD: Final = 1
USED: Final = 2
ARTIFACTS: Final = ("none", "held", "used")

GOING: Final = 0
CLOSED: Final = 1
DIED: Final = 2
HEARTLESS: Final = 3
REASONS: Final = ("", "reason-ended", "reason-died", "reason-heartless")

HELP_CHANGE: Final = 1  # a guild's two helps, as bits (BSL-63)
HELP_RECALL: Final = 2

BASE_TINT: Final = (0, 0, 0, 1, 1, 1)
DIE_POINTS: Final = (0, 0, 0, 0, 0, 0, 2, 0, 4, 0, 6)  # for a learned die, by its sides (BSL-82)


class Stage(State):
    """All of a position, and the smallest changes to it."""

    def __init__(self, ground: Ground, terms: Terms, like: Stage | None = None) -> None:
        """A new adventure, or a copy of one."""
        self.seats = 1
        self.ground = ground
        self.terms = terms
        self.phase: i64 = like.phase if like is not None else BARS_THROWN
        self.back: i64 = like.back if like is not None else BARS_THROWN
        # BSL-06
        self.at: i64 = like.at if like is not None else ground.tale.start
        self.movements: i64 = like.movements if like is not None else 0
        self.health: i64 = like.health if like is not None else BASE
        self.hearts: i64 = like.hearts if like is not None else FULL
        self.food: i64 = like.food if like is not None else BASE
        self.gold: i64 = like.gold if like is not None else BASE
        self.potions: i64 = like.potions if like is not None else 0
        self.xp: i64 = like.xp if like is not None else 0
        self.start_xp: i64 = like.start_xp if like is not None else 0
        self.talent: i64 = like.talent if like is not None else NOTHING
        self.talent_used: bool = like.talent_used if like is not None else False
        self.guild: i64 = like.guild if like is not None else NOTHING
        # BSL-02
        self.sides: list[int] = like.sides[:] if like is not None else [4] * len(PROPERTIES)
        self.bonus: list[int] = like.bonus[:] if like is not None else [0] * len(PROPERTIES)
        # in this adventure: the sides
        self.learned: list[int] = like.learned[:] if like is not None else [0] * len(PROPERTIES)
        self.taught: list[int] = like.taught[:] if like is not None else [0] * TEACHERS
        # in each guild
        self.attempts: list[int] = like.attempts[:] if like is not None else [0] * len(PROPERTIES)
        self.helps: list[int] = like.helps[:] if like is not None else [0] * len(PROPERTIES)
        self.number: list[int] = like.number[:] if like is not None else [0] * DICE
        self.where: list[int] = like.where[:] if like is not None else [IDLE] * DICE
        self.tint: list[int] = like.tint[:] if like is not None else list(BASE_TINT)
        self.spot: list[int] = like.spot[:] if like is not None else [NOTHING] * DICE
        # the kind on each dice field
        self.on: list[int] = like.on[:] if like is not None else [NOTHING] * MOST_FIELDS
        self.steps: i64 = like.steps if like is not None else 0
        self.hunted: bool = like.hunted if like is not None else False
        self.quarry: i64 = like.quarry if like is not None else 0
        self.thrown: list[int] = like.thrown[:] if like is not None else []
        self.pending: i64 = like.pending if like is not None else NOTHING
        self.triplet: bool = like.triplet if like is not None else False
        self.attempt: i64 = like.attempt if like is not None else 0
        self.success: bool = like.success if like is not None else False
        # lines of the character here, as bits
        self.won: i64 = like.won if like is not None else 0
        self.armed: bool = like.armed if like is not None else False
        self.placed: i64 = like.placed if like is not None else 0
        self.visited: bool = like.visited if like is not None else False
        self.traded: i64 = like.traded if like is not None else NOTHING
        self.combinations: list[int] = like.combinations[:] if like is not None else []
        # fulfilled, as bits
        self.tasks: i64 = like.tasks if like is not None else 0
        self.guard: i64 = like.guard if like is not None else 0
        self.manipulations: list[int] = like.manipulations[:] if like is not None else [0] * 4
        self.summons: list[int] = like.summons[:] if like is not None else [0] * KINDS
        self.artifacts: list[int] = like.artifacts[:] if like is not None else [NONE_YET] * TEACHERS
        self.things: list[int] = like.things[:] if like is not None else []
        # objects that were used up
        self.spent: list[int] = like.spent[:] if like is not None else []
        # boxes marked, as bits
        self.runes: i64 = like.runes if like is not None else 0
        self.start_runes: list[int] = like.start_runes[:] if like is not None else [0] * 6
        # cells crossed out, as bits
        self.loot: i64 = like.loot if like is not None else 0
        self.crossed: list[bool] = like.crossed[:] if like is not None else [False] * ground.size
        self.ended: i64 = like.ended if like is not None else GOING
        self.result: Outcome | None = like.result if like is not None else None

    # --- dice ----------------------------------------------------------------------------------------

    def kind(self, die: i64) -> i64:
        """What the die shows, as a kind."""
        return self.tint[die] * PIPS + self.number[die] - 1

    def kinds_in(self, place: i64) -> i64:
        """The kinds of the dice at a place, as bits."""
        bits: i64 = 0
        one: i64 = 1
        for die in range(i64(DICE)):
            if self.where[die] == place:
                shift: i64 = self.kind(die)
                bits |= one << shift
        return bits

    def count_in(self, place: i64) -> i64:
        """How many dice are at a place."""
        count: i64 = 0
        for die in range(i64(DICE)):
            if self.where[die] == place:
                count += 1
        return count

    def count_of(self, kind: i64, place: i64) -> i64:
        """How many dice of the kind are at a place."""
        count: i64 = 0
        for die in range(i64(DICE)):
            if self.where[die] == place and self.kind(die) == kind:
                count += 1
        return count

    def find(self, kind: i64, place: i64) -> i64:
        """The first die of the kind at a place; there must be one."""
        for die in range(i64(DICE)):
            if self.where[die] == place and self.kind(die) == kind:
                return die
        raise ValueError(f"no die of kind {kind} at {place}")

    def to_throw(self) -> i64:
        """How many dice an attempt's next throw has: all that are neither placed nor dropped."""
        count: i64 = 0
        for die in range(i64(DICE)):
            place: i64 = self.where[die]
            if place != PLACED and place != DROPPED:
                count += 1
        return count

    def put_away(self) -> None:
        """No die is in use."""
        for die in range(i64(DICE)):
            self.where[die] = IDLE
            self.number[die] = 0
            self.tint[die] = BASE_TINT[die]
            self.spot[die] = NOTHING
        for field in range(i64(MOST_FIELDS)):
            self.on[field] = NOTHING

    # --- what is held --------------------------------------------------------------------------------

    def holds(self, kind: int) -> bool:
        """Whether there is a thing of this kind of loot among the equipment."""
        things = self.ground.tale.things
        return any(things[thing].kind == kind for thing in self.things)

    def object_for(self, manipulation: i64) -> i64:
        """The first object held that gives the manipulation, or -1."""
        things = self.ground.tale.things
        for thing in self.things:
            if things[thing].manipulation == manipulation:
                return thing
        return NOTHING

    def open_area(self, field: i64) -> bool:
        """BSL-07."""
        return self.xp >= GATES[self.ground.areas[field]]

    def is_open(self, field: i64) -> bool:
        return not self.crossed[field]

    # --- small changes -------------------------------------------------------------------------------

    def to_camp(self) -> None:
        """Whatever there was here is over; a movement may begin."""
        self.phase = CAMP

    def hurt(self, tell: Tell | None) -> None:
        """1 health less, which may be the end (BSL-17)."""
        self.health -= 1
        if self.health <= 0:
            self.finish(DIED, tell)

    def cross_heart(self, tell: Tell | None) -> None:
        """The rightmost heart is crossed out, and 1 health paid unless only the maximum counts (BSL-17)."""
        self.hearts -= 1
        if not self.terms.maximum:
            self.health -= 1
        elif self.health > self.hearts:
            self.health = self.hearts
        if self.hearts <= 0:
            self.finish(HEARTLESS, tell)
        elif self.health <= 0:
            self.finish(DIED, tell)

    def learn_from_it(self, tell: Tell | None) -> None:
        """1 XP (BSL-07)."""
        self.xp += 1
        if tell is not None:
            xp = int(self.xp)
            if xp == GREEN_XP:
                tell(Experienced(xp, "green"), None)
            elif xp == EVENTS_XP:
                tell(Experienced(xp, "events"), None)
            elif xp == BLUE_XP:
                tell(Experienced(xp, "blue"), None)
            else:
                tell(Experienced(xp, "nothing"), None)

    # --- the end -------------------------------------------------------------------------------------

    def points(self) -> i64:
        """Twice the score, which a death halves (BSL-82)."""
        score: i64 = 3 * (self.xp - self.start_xp)
        for property in range(i64(len(PROPERTIES))):
            score += DIE_POINTS[self.learned[property]] + 4 * self.taught[property]
        score += self.potions + len(self.things) + max(self.health, 0)
        for cell in range(i64(CELLS)):
            score += self.runes >> cell & 1
        return score if self.ended > CLOSED else 2 * score

    def finish(self, how: i64, tell: Tell | None) -> None:
        """The adventure is over: there is a score, but nothing to win yet (BSL-80)."""
        self.ended = how
        self.phase = OVER
        points = int(self.points())
        self.result = Outcome((1,), (points / 2,), REASONS[how], NOBODY)
        if tell is not None:
            tell(Ended(REASONS[how], points), None)
