"""The course of turns and the roll of the dice."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import SILENT, Emit
from gloaming.games.dunkelrunde.constants import GHOST_PIPS
from gloaming.games.dunkelrunde.events import Began, Expired, Rolled, Turn
from gloaming.games.dunkelrunde.rules.offers import list_offers
from gloaming.games.dunkelrunde.state import MOVE, ROLL, DunkelrundeState


def begin_first_turn(state: DunkelrundeState, seat: int, emit: Emit = SILENT) -> None:
    """Begin the first turn (DUN-04)."""
    if emit is not SILENT:
        emit(Began(seat), None)
    begin_turn(state, seat, emit)


def begin_turn(state: DunkelrundeState, seat: i64, emit: Emit) -> None:
    state.turn = seat
    state.child_moved = False
    state.ghost_moved = False
    _await_roll(state)
    if emit is not SILENT:
        emit(Turn(int(seat)), None)


def resolve_roll(state: DunkelrundeState, face: i64, emit: Emit) -> None:
    """Apply a roll of both dice; a double without a group that can move is rolled again (DUN-32)."""
    state.rolls += 1
    state.six = face // GHOST_PIPS + 1
    state.eight = face % GHOST_PIPS + 1
    state.phase = MOVE
    state.offered = None
    if emit is not SILENT:
        emit(Rolled(int(state.turn), int(state.six), int(state.eight), state.double), None)
    if state.six == state.eight and not _can_move(state):
        _await_roll(state)
        if emit is not SILENT:
            emit(Expired(int(state.turn)), None)


def continue_turn(state: DunkelrundeState, emit: Emit) -> None:
    """After a move: go on with the turn, roll again, or pass the turn to the next player."""
    if state.six == state.eight:
        _await_roll(state)  # DUN-33
    elif state.ghost_moved and (state.child_moved or not _can_move(state)):  # DUN-31
        after: i64 = state.turn + 1
        seats: i64 = state.seats
        begin_turn(state, after if after < seats else 0, emit)


def _can_move(state: DunkelrundeState) -> bool:
    state.offered = list_offers(state)
    return len(state.offered.listed) > 0


def _await_roll(state: DunkelrundeState) -> None:
    state.six = 0
    state.eight = 0
    state.phase = ROLL
