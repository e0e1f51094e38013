"""The course of turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.illuminated.constants import ACTIONS_PER_TURN
from gloaming.games.illuminated.events import Began, Turn
from gloaming.games.illuminated.rules.outcome import end_undecided
from gloaming.games.illuminated.state import DECIDE, IlluminatedState


@dataclass(frozen=True, eq=False)
class End(Action):
    """End the turn (ILL-06)."""

    def why_not(self, state: IlluminatedState, seat: int) -> Refusal | None:
        return None

    def apply(self, state: IlluminatedState, seat: int, emit: Emit) -> None:
        end_turn(state, emit)

    def consequences(self, state: IlluminatedState, seat: int) -> Sequence[Phrase]:
        return [Phrase("consequence-unused", {"actions": int(state.actions)})]


def begin_first_turn(state: IlluminatedState, seat: int, emit: Emit = SILENT) -> None:
    """Begin the first turn, which has only one action (ILL-06)."""
    emit(Began(seat), None)
    begin_turn(state, seat, 1, emit)


def begin_turn(state: IlluminatedState, seat: i64, actions: i64, emit: Emit) -> None:
    state.turn = seat
    state.actions = actions
    state.phase = DECIDE
    if emit is not SILENT:
        emit(Turn(seat, actions), None)


def end_turn(state: IlluminatedState, emit: Emit) -> None:
    state.turns += 1
    seats: i64 = state.seats
    if state.limit and state.turns >= state.limit * seats:  # ILL-08
        end_undecided(state, "reason-turn-limit", emit)
        return
    after = state.turn + 1
    begin_turn(state, after if after < seats else 0, ACTIONS_PER_TURN, emit)
