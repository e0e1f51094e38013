"""A position of Light & Dark: passes actions and chance on to the rules of each phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from mypy_extensions import i64

from gloaming.core.actions import NO_CHOICES, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.content import Content
from gloaming.core.fields import Derived
from gloaming.core.state import NOBODY, ONE_SEAT, Emit, Outcome, Refusal, Seats
from gloaming.games.light_and_dark import actions as a
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.rules import cards, contest, flick, obstacles, placement, turn
from gloaming.games.light_and_dark.rules.setup import even_places
from gloaming.games.light_and_dark.settings import Options
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.games.light_and_dark.state_gen import copy_onto, load, to_plain
from gloaming.physics.discs import millimetres


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

    def outcome(self) -> Outcome | None:
        return self.result

    def scores(self) -> Sequence[float]:
        return [float(self.points[seat % c.TEAMS]) for seat in range(self.seats)]

    def choices(self, seat: int) -> Choices:
        if seat not in self.deciders():
            return NO_CHOICES
        if self.phase == c.PLACE:
            return placement.place_choices(self, seat % c.TEAMS)
        offered = self.offered
        if offered is None:
            offered = self.offered = self._make_choices(seat % c.TEAMS)
        return offered

    def _make_choices(self, team: int) -> Choices:
        if self.phase == c.FLICK:
            choices = Choices(cards.playable_cards(self, team), [flick.flick_range(self)])
            if cards.why_not_held(self, team, c.STRIDE) is None:
                choices.ranges.append(cards.stride_range(self, team))
            return choices
        if self.phase == c.RETURN:
            return placement.return_choices(self)
        if self.phase == c.TERRAIN:
            return obstacles.obstacle_choices(self)
        return Choices([*cards.playable_cards(self, team), a.PASS])

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if seat not in self.deciders():
            return Refusal("refusal-not-your-turn")
        team, phase = seat % c.TEAMS, self.phase
        if isinstance(action, a.Play):
            return cards.why_no_play(self, team, action)
        if isinstance(action, a.Stride):
            return cards.why_no_stride(self, team, action)
        if isinstance(action, a.Flick) and phase == c.FLICK:
            return flick.why_no_flick(self, action)
        if isinstance(action, a.Place) and phase == c.PLACE:
            return placement.why_no_place(self, team, action)
        if isinstance(action, a.Obstruct) and phase == c.TERRAIN:
            return obstacles.why_no_obstacle(self, action)
        if isinstance(action, a.Return) and phase == c.RETURN:
            return placement.why_no_return(self, action)
        if isinstance(action, a.Evenly) and phase == c.PLACE:
            return None
        if isinstance(action, a.Pass) and phase in (c.WARDING, c.AFTER):
            return None
        return Refusal(f"refusal-phase-{c.PHASES[phase]}")

    # --- steps ---------------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action, emit: Emit | None = None) -> None:
        self.offered = None
        if isinstance(action, a.Flick):
            turn.flick(self, action, emit)
        elif isinstance(action, a.Return):
            turn.return_disc(self, action.disc, seat, millimetres(action.x), millimetres(action.y), emit)
            turn.return_discs(self, emit)
        elif isinstance(action, a.Play):
            cards.play_card(self, seat, action, emit)
        elif isinstance(action, a.Stride):
            cards.stride(self, seat, action, emit)
        elif isinstance(action, a.Obstruct):
            obstacles.place_obstacle(self, seat, action, emit)
            turn.begin_first_turn(self, emit)
        elif isinstance(action, a.Pass):
            cards.decline(self, seat, emit)
        else:
            if isinstance(action, a.Place):
                places = [
                    (millimetres(action.places[at]), millimetres(action.places[at + 1]))
                    for at in range(0, len(action.places), 2)
                ]
            else:
                places = even_places(self, seat % c.TEAMS)
            placement.deploy(self, seat, places, emit)
            if self.phase == c.TERRAIN:
                turn.begin_first_turn(self, emit)

    def settle(self, face: int, emit: Emit | None = None) -> None:
        self.offered = None
        if self.phase == c.SIDES:
            contest.begin_game(self, face, emit)
        elif self.phase == c.DEAL:
            contest.deal(self, face, emit)
        elif self.phase == c.ANGLE:
            turn.settle_angle(self, face)
        else:
            turn.settle_strength(self, face, emit)

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
