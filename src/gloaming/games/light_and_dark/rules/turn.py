"""A turn: the flick, what flips, what returns, and the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.angles import angle_between
from gloaming.games.light_and_dark.events import Aimed, Flipped, Returned, Turn
from gloaming.games.light_and_dark.rules import free_places
from gloaming.games.light_and_dark.rules.contest import draw_game, win_game
from gloaming.games.light_and_dark.rules.flick import hits_of, leaves_of, place_at_rest, simulate_flick
from gloaming.games.light_and_dark.rules.flick_events import flicked_event
from gloaming.games.light_and_dark.rules.hand_error import angle_error, real_strength
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import is_free, millimetres

ANGLE_WRONG: Final = Refusal("refusal-angle")
SEATED_WRONG: Final = Refusal("refusal-seated", {"most": c.SEATED // 100})


def begin_turn(state: LightAndDarkState, team: i64, emit: Emit) -> None:
    state.turn = team
    state.anchors[team] = c.NOTHING  # LAD-45
    state.clear_flick()
    state.phase = c.FLICK
    emit(Turn(state.seat_of(team), c.FACTIONS[state.side_of(team)]), None)


def end_turn(state: LightAndDarkState, emit: Emit) -> None:
    state.turns[state.turn] += 1
    if is_last_flick(state, int(state.flicks)):
        draw_game(state, emit)
    else:
        begin_turn(state, 1 - state.turn, emit)


# --- the flick -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Flick(Action):
    """Flick a disc in a direction with a strength."""

    disc: int
    angle: int
    strength: int

    def why_not(self, state: LightAndDarkState, seat: int) -> Refusal | None:
        """Only an own druid, or an own torch with Torchbearer, within the limits (LAD-11, LAD-16)."""
        if state.phase != c.FLICK:
            return state.why_not_now()
        if not 0 <= self.disc < len(state.sides):
            return Refusal("refusal-no-such-disc", {"disc": self.disc + 1})
        if state.is_torch(self.disc) != state.torchbearer:
            key = "refusal-torchbearer" if state.torchbearer else "refusal-torch"
            return Refusal(key, {"disc": self.disc + 1})
        if state.controller(self.disc) != state.turn:
            return Refusal("refusal-not-yours", {"disc": self.disc + 1})
        if not 0 <= self.angle < c.CIRCLE:
            return ANGLE_WRONG
        if not state.kit.slowest <= self.strength <= state.kit.fastest:
            return Refusal("refusal-strength", {"least": state.kit.slowest, "most": state.kit.fastest})
        if state.options.seated and angle_between(self.angle, straight_ahead(state)) > c.SEATED:
            return SEATED_WRONG
        return None

    def apply(self, state: LightAndDarkState, seat: int, emit: Emit) -> None:
        """Aim; then chance decides the error of the hand, unless Steady Hand is in play."""
        state.disc = self.disc
        state.angle = self.angle
        state.strength = self.strength
        for team in range(c.TEAMS):
            if state.anchors[team] == self.disc:
                state.anchors[team] = c.NOTHING
        emit(Aimed(seat, self.disc, self.angle, self.strength), None)
        if state.steady:
            slide(state, emit)
        else:
            state.phase = c.ANGLE

    def consequences(self, state: LightAndDarkState, seat: int) -> Sequence[Phrase]:
        freed = [Phrase("consequence-anchor", {"disc": self.disc + 1})] if self.disc in state.anchors else []
        return last_flick(state) + freed


def is_last_flick(state: LightAndDarkState, number: int) -> bool:
    """Whether no flick follows this one; they are counted from 1 (LAD-31)."""
    limit = state.options.turn_limit
    return limit > 0 and number >= limit


def last_flick(state: LightAndDarkState) -> list[Phrase]:
    """Tells that the next flick is the last."""
    return [Phrase("consequence-last-flick")] if is_last_flick(state, int(state.flicks) + 1) else []


def flickable(state: LightAndDarkState) -> list[int]:
    """The discs that the mover may flick (LAD-11, LAD-40)."""
    return state.own_torches(state.turn) if state.torchbearer else state.own_druids(state.turn)


def straight_ahead(state: LightAndDarkState) -> int:
    """The direction straight ahead from the mover's end."""
    return 0 if state.turn == 0 else c.BEHIND


def settle_angle(state: LightAndDarkState, face: int) -> None:
    """Apply the error of the hand to the angle (LAD-17)."""
    error = angle_error(face, state.hand_spread()[0], int(state.strength), state.kit.mark)
    state.angle = (int(state.angle) + error) % c.CIRCLE
    state.phase = c.STRENGTH


def settle_strength(state: LightAndDarkState, face: int, emit: Emit) -> None:
    """Apply the error of the hand to the strength, then let the discs slide (LAD-17)."""
    state.strength = real_strength(face, state.hand_spread()[1], int(state.strength))
    slide(state, emit)


def slide(state: LightAndDarkState, emit: Emit) -> None:
    """Move the discs; hit discs flip unless the other team may play a card."""
    state.flicks += 1
    told = emit is not SILENT  # paths cost time
    simulation = simulate_flick(state, int(state.disc), int(state.angle), int(state.strength), told)
    if told:
        emit(flicked_event(state, simulation), None)
    state.pending = sorted(disc for _, disc in hits_of(state, int(state.disc), simulation))
    state.returns = [disc for _, disc in leaves_of(simulation)]
    state.homes = [int(state.controller(disc)) for disc in state.returns]  # before they flip (LAD-21)
    place_at_rest(state, simulation)
    if state.pending and state.hands[1 - state.turn]:  # with any card, so that nothing is revealed (LAD-46)
        state.phase = c.WARDING
    else:
        flip(state, emit)


def flip(state: LightAndDarkState, emit: Emit) -> None:
    """Flip the pending discs to the mover's faction, which may win the game (LAD-12, LAD-30)."""
    side = int(state.side_of(state.turn))
    flipped = state.pending
    state.pending = []
    for disc in flipped:
        state.sides[disc] = side
    if flipped:
        druids = sum(disc < state.druids for disc in flipped)
        emit(Flipped(tuple(flipped), c.FACTIONS[side], druids), None)
    if flipped and state.completed():
        win_game(state, emit)
    else:
        return_discs(state, emit)


# --- discs that left -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Return(Action):
    """Return a druid that left the table."""

    disc: int
    x: int
    y: int

    def why_not(self, state: LightAndDarkState, seat: int) -> Refusal | None:
        """Free, and in the start area of the team that controlled the disc before the flick (LAD-21)."""
        if state.phase != c.RETURN:
            return state.why_not_now()
        disc = state.returns[0]
        if self.disc != disc:
            return Refusal("refusal-return-disc", {"disc": disc + 1})
        x, y, radius = millimetres(self.x), millimetres(self.y), state.radius(disc)
        if not state.in_start_area(state.homes[0], x, y, radius):
            return Refusal("refusal-start-area", {"disc": disc + 1})
        if not is_free(state.surface(), state.discs_on_table(), x, y, radius):
            return Refusal("refusal-overlap", {"disc": disc + 1})
        return None

    def apply(self, state: LightAndDarkState, seat: int, emit: Emit) -> None:
        return_disc(state, self.disc, seat, millimetres(self.x), millimetres(self.y), emit)
        return_discs(state, emit)


def return_discs(state: LightAndDarkState, emit: Emit) -> None:
    """Return discs in order until a player has to choose a place (LAD-21 to LAD-23)."""
    while state.returns:
        disc = state.returns[0]
        if state.is_torch(disc):
            x, y = free_places.torch_return_place(state, disc)
            return_disc(state, disc, c.NOTHING, x, y, emit)
        elif free_places.place_in_start_area(state) is not None:
            state.phase = c.RETURN
            return
        else:
            at = free_places.place_near_edge(state)
            assert at is not None
            return_disc(state, disc, c.NOTHING, millimetres(at[0]), millimetres(at[1]), emit)
    if state.hands[state.turn]:
        state.phase = c.AFTER
    else:
        end_turn(state, emit)


def return_disc(state: LightAndDarkState, disc: int, seat: int, x: int, y: int, emit: Emit) -> None:
    state.put(disc, x, y)
    state.returns.pop(0)
    state.homes.pop(0)
    emit(Returned(seat, disc, x, y), None)
