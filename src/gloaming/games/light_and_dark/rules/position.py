"""A position of Light & Dark: who decides, and what chance does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from mypy_extensions import i64

from gloaming.core.actions import NO_CHOICES, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.content import Content
from gloaming.core.fields import Derived
from gloaming.core.state import NOBODY, ONE_SEAT, SILENT, TURN_OF, Emit, Outcome, Phrase, Seats
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.rules import contest, turn
from gloaming.games.light_and_dark.rules.offers import choices_of
from gloaming.games.light_and_dark.settings import Options
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.games.light_and_dark.state_gen import copy_onto, load, to_plain


@final
class Position(LightAndDarkState):
    """One position of Light & Dark."""

    offered: Derived[Choices | None] = None  # cached choices of the only decider

    # --- what may be done ----------------------------------------------------------------------------

    def deciders(self) -> Seats:
        phase = self.phase
        if phase in (c.FLICK, c.AFTER):
            return ONE_SEAT[self.seat_of(self.turn)]
        if phase == c.PLACE:
            return tuple(sorted(self.seat_of(team) for team in range(c.TEAMS) if not self.ready[team]))
        if phase == c.WARDING:
            return ONE_SEAT[self.seat_of(1 - self.turn)]
        if phase == c.RETURN:
            return ONE_SEAT[self.seat_of(self.controller(self.returns[0]))]  # LAD-21
        if phase == c.TERRAIN:
            return ONE_SEAT[self.seat_of(self.obstacle_team())]
        return NOBODY

    def obstacle_team(self) -> i64:
        """The team that places the next obstacle; Dark begins (LAD-43)."""
        dark: i64 = 1 - self.light
        return dark if len(self.obstacles) % 2 == 0 else self.light

    def faces(self) -> int:
        if self.phase in (c.ANGLE, c.STRENGTH):
            return c.HAND_FACES
        if self.phase == c.DEAL:
            return len(self.deck)
        return c.TEAMS if self.phase == c.SIDES else 0

    def section(self) -> Phrase | None:
        """The turn of the team that flicks, also while the other plays a card or returns a disc."""
        if self.phase == c.TERRAIN:
            return Phrase("section-terrain", {"game": int(self.game)})
        if self.phase < c.TERRAIN:
            return Phrase("section-place", {"game": int(self.game)})
        return TURN_OF[self.seat_of(self.turn)]

    def outcome(self) -> Outcome | None:
        return self.result

    def scores(self) -> Sequence[float]:
        return [float(self.points[seat % c.TEAMS]) for seat in range(self.seats)]

    def choices(self, seat: int) -> Choices:
        if seat not in self.deciders():
            return NO_CHOICES
        if self.phase == c.PLACE:  # two seats decide
            return choices_of(self, seat)
        offered = self.offered
        if offered is None:
            offered = self.offered = choices_of(self, seat)
        return offered

    # --- steps ---------------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action, emit: Emit | None = None) -> None:
        self.offered = None
        action.apply(self, seat, SILENT if emit is None else emit)

    def settle(self, face: int, emit: Emit | None = None) -> None:
        self.offered = None
        told = SILENT if emit is None else emit
        if self.phase == c.SIDES:
            contest.begin_game(self, face, told)
        elif self.phase == c.DEAL:
            contest.deal(self, face, told)
        elif self.phase == c.ANGLE:
            turn.settle_angle(self, face)
        else:
            turn.settle_strength(self, face, told)

    # --- copies --------------------------------------------------------------------------------------

    def clone(self) -> Position:
        copy = Position()
        copy_onto(self, copy)
        return copy

    def to_plain(self) -> dict[str, Plain]:
        return to_plain(self)

    def load(self, plain: Mapping[str, Plain]) -> None:
        load(self, plain)


def new_position(seats: int, options: Options, content: Content) -> Position:
    """A position before the sides are drawn."""
    state = Position()
    state.content = content
    state.seats = seats
    state.options = options
    state.derive()
    count = options.druids + options.torches
    state.points = [0, 0]
    state.turns = [0, 0]
    state.xs = [0] * count
    state.ys = [0] * count
    state.sides = [c.DARK] * count
    state.on_table = [False] * count
    state.ready = [False, False]
    state.obstacles = []
    state.deck = list(range(len(state.kit.cards)))
    state.hands = [[], []]
    state.used = []
    state.anchors = [c.NOTHING, c.NOTHING]
    state.pending = []
    state.returns = []
    state.homes = []
    return state
