"""Steps of mystics and familiars, also by tunnel (BET-25 to BET-30, BET-44 to BET-46)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.board import DIAGONALS, NEIGHBOURS
from gloaming.games.betwixt_and_between.events import Moved, Scouted
from gloaming.games.betwixt_and_between.rules.adventure.absorb import NO_FAMILIAR
from gloaming.games.betwixt_and_between.rules.phase import (
    NOT_ADJACENT,
    OFF_BOARD,
    why_no_turn,
    why_not_due,
)
from gloaming.games.betwixt_and_between.solo_events import Barred
from gloaming.games.betwixt_and_between.state import BetwixtState

STEP: Final = {"step": 1}
NO_STEPS: Final = Refusal("refusal-no-steps")
SCOUTED: Final = Refusal("refusal-scouted")
OBSTACLE: Final = Refusal("refusal-obstacle")
STOPPED: Final = Refusal("refusal-stop")
FACE_DOWN: Final = Refusal("refusal-face-down")
ACTION_BLOCKED: Final = Phrase("consequence-blocked")


def is_tunnel(state: BetwixtState, space: i64) -> bool:
    """Whether there is a tunnel that can be entered."""
    return state.action_at(space) == c.TUNNEL and not state.is_barred(space)


def why_not_entered(state: BetwixtState, here: i64, space: i64, diagonal: bool) -> Refusal | None:
    """Why a figure may not step from here onto a space; tunnels are next to each other (BET-30)."""
    if state.is_barred(space):
        if state.covered[space]:
            return OFF_BOARD
        return OBSTACLE if state.obstacles[space] else STOPPED
    if space in NEIGHBOURS[here] or (diagonal and space in DIAGONALS[here]):
        return None
    joined = here != space and state.action_at(here) == c.TUNNEL and is_tunnel(state, space)
    return None if joined else NOT_ADJACENT


def move(state: BetwixtState, seat: int, goal: i64, emit: Emit) -> None:
    """Move the mystic to a space; the action of the card there can then be used."""
    source: i64 = state.mystics[seat]
    state.mystics[seat] = int(goal)
    card: i64 = state.cards[goal]
    state.entered = card if card >= 0 else c.NOTHING
    if emit is not SILENT:
        near = goal in NEIGHBOURS[source] or (state.diagonal[seat] and goal in DIAGONALS[source])
        emit(Moved(seat, int(source), int(goal), not near), None)
    if state.options.scenario == 3:  # BET-81
        state.obstacles[goal] = 1
        emit(Barred(int(goal)), None)


def blocked_action(state: BetwixtState, seat: int, space: int) -> Sequence[Phrase]:
    """Tell that somebody on the space blocks its action (BET-26)."""
    others = [figure for each, figure in enumerate(state.mystics) if each != seat] + state.dummies
    return (ACTION_BLOCKED,) if space in others and state.cards[space] >= 0 else ()


@dataclass(frozen=True, eq=False)
class Step(Action):
    """Move the mystic by a step; a face-down card must be turned up first (BET-72)."""

    space: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if (refusal := why_no_turn(state, seat)) is not None:
            return refusal
        if state.steps == 0:
            return NO_STEPS
        if state.cards[self.space] == c.FACE_DOWN:
            return FACE_DOWN
        return why_not_entered(state, state.mystics[seat], self.space, state.diagonal[seat])

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.steps -= 1
        move(state, seat, self.space, emit)

    def price(self, state: BetwixtState, seat: int) -> Mapping[str, int]:
        return STEP

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        return blocked_action(state, seat, self.space)


@dataclass(frozen=True, eq=False)
class Travel(Action):
    """Move the mystic to a tunnel space, by the card action or by a spell."""

    space: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        tunnel = self.space != state.mystics[seat] and is_tunnel(state, self.space)
        return why_not_due(state, seat, c.CHOOSE_TUNNEL, tunnel)

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.pending.pop()
        move(state, seat, self.space, emit)

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        return blocked_action(state, seat, self.space)


@dataclass(frozen=True, eq=False)
class Scout(Action):
    """Move the familiar by its step."""

    space: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if (refusal := why_no_turn(state, seat)) is not None:
            return refusal
        if state.familiars[seat] == c.NOTHING:
            return NO_FAMILIAR
        if state.scouted:
            return SCOUTED
        return why_not_entered(state, state.familiars[seat], self.space, False)

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        source = state.familiars[seat]
        state.familiars[seat] = self.space
        state.scouted = True
        emit(Scouted(seat, source, self.space), None)
