"""Whether it is the time for an action: the phase, the turn and what is pending."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.state import Refusal
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.state import BetwixtState

OWED: Final = [Refusal(f"refusal-owed-{name}") for name in c.PENDING]
IN_PHASE: Final = [Refusal(f"refusal-phase-{name}") for name in c.PHASES]
SPELLBINDING: Final = Refusal("refusal-spellbinding")
WAITING: Final = Refusal("refusal-waiting")
NOTHING_ASKED: Final = Refusal("refusal-nothing-asked")
NOT_WEAVING: Final = Refusal("refusal-not-weaving")
# What several kinds of actions are refused for.
NOT_IN_HAND: Final = Refusal("refusal-not-in-hand")
NOT_ADJACENT: Final = Refusal("refusal-not-adjacent")
OFF_BOARD: Final = Refusal("refusal-off-board")


def why_no_turn(state: BetwixtState, seat: i64) -> Refusal | None:
    """Why the seat may not do now what is done in a turn."""
    if state.turn == seat and state.pending:
        return OWED[state.pending[-1]]
    if state.phase != c.ADVENTURE:
        return IN_PHASE[state.phase]
    if state.turn != seat:
        return SPELLBINDING
    return WAITING if state.waiting else None


def why_not_due(state: BetwixtState, seat: i64, step: i64, possible: bool) -> Refusal | None:
    """Why an answer to a pending step is not taken: another is due, or this one is not possible."""
    if state.turn == seat and state.next_pending() == step:
        return None if possible else OWED[step]
    return why_no_turn(state, seat) or NOTHING_ASKED


def why_not_in_phase(state: BetwixtState, seat: i64, phase: i64) -> Refusal | None:
    """Why the seat may not do now what is done in this phase, seat after seat."""
    if state.phase == phase and state.turn == seat and not state.pending:
        return None
    return why_no_turn(state, seat) or NOTHING_ASKED


def why_not_weaving(state: BetwixtState, seat: i64) -> Refusal | None:
    """Why the seat may not change its weave now (BET-40)."""
    if not state.spellbinding >> seat & 1:
        return NOT_WEAVING
    return OWED[state.pending[-1]] if state.turn == seat and state.pending else None
