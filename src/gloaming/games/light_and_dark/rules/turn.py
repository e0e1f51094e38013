"""A turn: the flick, what flips, what returns, and the end of the turn."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.actions import Flick
from gloaming.games.light_and_dark.events import Aimed, Flipped, Returned, Turn
from gloaming.games.light_and_dark.rules.contest import draw_game, win_game
from gloaming.games.light_and_dark.rules.flick import hits_of, leaves_of, place_at_rest, simulate_flick
from gloaming.games.light_and_dark.rules.flick_events import flicked_event
from gloaming.games.light_and_dark.rules.hand_error import angle_error, real_strength
from gloaming.games.light_and_dark.rules.obstacles import suggested_obstacle
from gloaming.games.light_and_dark.rules.placement import (
    place_in_start_area,
    place_near_edge,
    torch_return_place,
)
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import Simulation, millimetres


def begin_first_turn(state: LightAndDarkState, emit: Emit | None) -> None:
    """Light begins once no obstacle is left to place, or none fits (LAD-10, LAD-43)."""
    count = min(state.options.terrain, len(state.kit.obstacle_types))
    if len(state.obstacles) >= count or suggested_obstacle(state) is None:
        begin_turn(state, state.light, emit)


def begin_turn(state: LightAndDarkState, team: i64, emit: Emit | None) -> None:
    state.turn = team
    state.anchors[team] = c.NOTHING  # LAD-45
    state.clear_flick()
    state.phase = c.FLICK
    if emit is not None:
        emit(Turn(state.seat_of(team), c.FACTIONS[state.side_of(team)]), None)


def end_turn(state: LightAndDarkState, emit: Emit | None) -> None:
    state.turns[state.turn] += 1
    limit = state.options.turn_limit
    if limit and state.flicks >= limit:
        draw_game(state, emit)
    else:
        begin_turn(state, 1 - state.turn, emit)


# --- the flick -------------------------------------------------------------------------------------


def flick(state: LightAndDarkState, action: Flick, emit: Emit | None) -> None:
    """Aim; then chance decides the error of the hand, unless Steady Hand is in play."""
    state.disc = action.disc
    state.angle = action.angle
    state.strength = action.strength
    for team in range(c.TEAMS):
        if state.anchors[team] == action.disc:
            state.anchors[team] = c.NOTHING
    if emit is not None:
        emit(Aimed(state.seat_of(state.turn), action.disc, action.angle, action.strength), None)
    if state.steady:
        slide(state, emit)
    else:
        state.phase = c.ANGLE


def settle_angle(state: LightAndDarkState, face: int) -> None:
    """Apply the error of the hand to the angle (LAD-17)."""
    error = angle_error(face, state.hand_spread()[0], int(state.strength), state.kit.mark)
    state.angle = (int(state.angle) + error) % c.CIRCLE
    state.phase = c.STRENGTH


def settle_strength(state: LightAndDarkState, face: int, emit: Emit | None) -> None:
    """Apply the error of the hand to the strength, then let the discs slide (LAD-17)."""
    state.strength = real_strength(face, state.hand_spread()[1], int(state.strength))
    slide(state, emit)


def slide(state: LightAndDarkState, emit: Emit | None) -> None:
    """Move the discs; hit discs flip unless the other team may play a card."""
    state.flicks += 1
    simulation = simulate_flick(
        state, int(state.disc), int(state.angle), int(state.strength), emit is not None
    )
    if emit is not None:
        emit(flicked_event(state, simulation), None)
    apply_simulation(state, simulation)
    if state.pending and state.hands[1 - state.turn]:  # with any card, so that nothing is revealed (LAD-46)
        state.phase = c.WARDING
    else:
        flip(state, emit)


def apply_simulation(state: LightAndDarkState, simulation: Simulation) -> None:
    state.pending = sorted(disc for _, disc in hits_of(state, int(state.disc), simulation))
    state.returns = [disc for _, disc in leaves_of(simulation)]
    state.homes = [int(state.controller(disc)) for disc in state.returns]  # before they flip (LAD-21)
    place_at_rest(state, simulation)


def flip(state: LightAndDarkState, emit: Emit | None) -> None:
    """Flip the pending discs to the mover's faction, which may win the game (LAD-12, LAD-30)."""
    side = int(state.side_of(state.turn))
    flipped = state.pending
    state.pending = []
    for disc in flipped:
        state.sides[disc] = side
    if emit is not None and flipped:
        druids = sum(disc < state.druids for disc in flipped)
        emit(Flipped(tuple(flipped), c.FACTIONS[side], druids), None)
    if flipped and state.completed():
        win_game(state, emit)
    else:
        return_discs(state, emit)


# --- discs that left -------------------------------------------------------------------------------


def return_discs(state: LightAndDarkState, emit: Emit | None) -> None:
    """Return discs in order until a player has to choose a place (LAD-21 to LAD-23)."""
    while state.returns:
        disc = state.returns[0]
        if state.is_torch(disc):
            x, y = torch_return_place(state, disc)
            return_disc(state, disc, c.NOTHING, x, y, emit)
        elif place_in_start_area(state) is not None:
            state.phase = c.RETURN
            return
        else:
            at = place_near_edge(state)
            assert at is not None
            return_disc(state, disc, c.NOTHING, millimetres(at[0]), millimetres(at[1]), emit)
    if state.hands[state.turn]:
        state.phase = c.AFTER
    else:
        end_turn(state, emit)


def return_disc(state: LightAndDarkState, disc: int, seat: int, x: int, y: int, emit: Emit | None) -> None:
    state.put(disc, x, y)
    state.returns.pop(0)
    state.homes.pop(0)
    if emit is not None:
        emit(Returned(seat, disc, x, y), None)
