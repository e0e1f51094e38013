"""Attempts: legality, roll and effect."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit, Refusal
from gloaming.games.illuminated.actions import Attempt, Help, Lower, Raise, Sacrifice
from gloaming.games.illuminated.constants import (
    BOTTOM,
    LOWEST_LIGHT,
    MAX_ENTITIES,
    SACRIFICED_RUNG,
    TOP,
    VALUE,
    Verb,
    zone_of,
)
from gloaming.games.illuminated.events import Controlled, Moved, Rolled, Tried
from gloaming.games.illuminated.rules.outcome import end_undecided, win
from gloaming.games.illuminated.rules.turn import end_turn
from gloaming.games.illuminated.state import DECIDE, OVER, ROLL, IlluminatedState


def why_no_attempt(state: IlluminatedState, seat: int, action: Attempt) -> Refusal | None:
    """The reason why the player in turn may not make the attempt, or None."""
    if isinstance(action, Sacrifice):
        return _why_no_pair(state, seat, action.sacrifice, action.target, in_light=True)
    if isinstance(action, Help):
        return _why_no_pair(state, seat, action.helper, action.target, in_light=False)
    return _why_no_entity(state, action.target)


def _why_no_entity(state: IlluminatedState, entity: int) -> Refusal | None:
    exists = 0 <= entity < state.seats * MAX_ENTITIES and entity % MAX_ENTITIES < state.each
    return None if exists else Refusal("refusal-no-such-entity")


def _why_no_pair(state: IlluminatedState, seat: int, own: int, target: int, in_light: bool) -> Refusal | None:
    missing = _why_no_entity(state, own) or _why_no_entity(state, target)
    if missing is not None:
        return missing
    if own // MAX_ENTITIES != seat:
        return Refusal("refusal-not-your-entity")
    if state.rungs[own] < LOWEST_LIGHT:
        return Refusal("refusal-own-in-shadow")
    if own == target:
        return Refusal("refusal-same-entity")
    if in_light and state.rungs[target] < LOWEST_LIGHT:
        return Refusal("refusal-target-in-shadow")  # ILL-11
    return None


def begin_attempt(state: IlluminatedState, seat: int, action: Attempt, emit: Emit | None) -> None:
    state.pending = action
    state.phase = ROLL
    if emit is not None:
        emit(_tried(seat, action), None)


def _tried(seat: int, action: Attempt) -> Tried:
    if isinstance(action, Sacrifice):
        return Tried(seat, "sacrifice", action.sacrifice, action.target)
    if isinstance(action, Help):
        return Tried(seat, "help", action.helper, action.target)
    verb: Verb = "raise" if isinstance(action, Raise) else "lower"
    return Tried(seat, verb, -1, action.target)


def resolve_attempt(state: IlluminatedState, pip: i64, emit: Emit | None) -> None:
    """Carry out the pending attempt with the pip that was rolled."""
    action = state.pending
    assert action is not None
    state.pending = None
    old_control = state.control
    target = action.target
    rung: i64 = state.rungs[target]
    needed: i64 = VALUE[rung]
    added = bonus(state, action)
    subtracted = penalty(state, target)
    total: i64 = pip + added - subtracted
    if emit is not None:
        emit(Rolled(state.turn, pip, added, subtracted, total, needed, total > needed), None)
    if total > needed:
        _succeed(state, action, rung, total - needed, emit)
    if isinstance(action, Help) and state.phase != OVER:  # ILL-12: the Target first, then the Helper
        helper = action.helper
        _move(state, helper, state.rungs[helper] - 1, emit)
    _finish(state, old_control, emit)


def bonus(state: IlluminatedState, action: Attempt) -> i64:
    """What a Sacrifice or Helper adds to the roll."""
    if isinstance(action, Sacrifice):
        return VALUE[state.rungs[action.sacrifice]]
    if isinstance(action, Help):
        return VALUE[state.rungs[action.helper]]
    return 0


def penalty(state: IlluminatedState, target: i64) -> i64:
    """1 if another player controls the Shadow and the Target is in the Light (ILL-31)."""
    if state.control < 0 or state.control == state.turn or state.rungs[target] < LOWEST_LIGHT:
        return 0
    return 1


def _succeed(state: IlluminatedState, action: Attempt, rung: i64, margin: i64, emit: Emit | None) -> None:
    if isinstance(action, Sacrifice):
        _move(state, action.target, rung - margin, emit)
        _move(state, action.sacrifice, SACRIFICED_RUNG, emit)
    elif isinstance(action, Lower):
        _move(state, action.target, rung - 1, emit)
    else:
        _move(state, action.target, rung + 1, emit)


def _move(state: IlluminatedState, entity: i64, rung: i64, emit: Emit | None) -> None:
    """Move the Entity to a rung, at lowest to the bottom (ILL-20 to ILL-22)."""
    new: i64 = max(rung, BOTTOM)
    if emit is not None:
        old: i64 = state.rungs[entity]
        if new != old:
            emit(Moved(entity, zone_of(old), VALUE[old], zone_of(new), VALUE[new]), None)
    state.put(entity, new)
    if new == TOP:
        win(state, entity, emit)


def _finish(state: IlluminatedState, old_control: i64, emit: Emit | None) -> None:
    if emit is not None and state.control != old_control:
        emit(Controlled(state.control), None)
    if state.phase == OVER:
        return
    state.actions -= 1
    if state.above_bottom == 0:  # ILL-09
        end_undecided(state, "reason-locked", emit)
    elif state.actions == 0:
        end_turn(state, emit)
    else:
        state.phase = DECIDE
