"""Attempts: actions that need a roll."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.illuminated.constants import (
    BOTTOM,
    DIE_FACES,
    LOWEST_LIGHT,
    MAX_ENTITIES,
    SACRIFICED_RUNG,
    TOP,
    VALUE,
    Verb,
    name_of,
    zone_of,
)
from gloaming.games.illuminated.events import Controlled, Moved, Rolled, Tried
from gloaming.games.illuminated.rules.outcome import end_undecided, win
from gloaming.games.illuminated.rules.turn import end_turn
from gloaming.games.illuminated.state import DECIDE, OVER, ROLL, IlluminatedState

NO_SUCH_ENTITY: Final = Refusal("refusal-no-such-entity")
NOT_YOURS: Final = Refusal("refusal-not-your-entity")
IN_SHADOW: Final = Refusal("refusal-own-in-shadow")
SAME_ENTITY: Final = Refusal("refusal-same-entity")
TARGET_IN_SHADOW: Final = Refusal("refusal-target-in-shadow")

ONE_ACTION: Final[Mapping[str, int]] = {"actions": 1}
NONE: Final = -1  # no Entity


@dataclass(frozen=True, eq=False)
class Attempt(Action):
    """Roll more than the Target's value."""

    target: i64

    @property
    def verb(self) -> Verb:
        raise NotImplementedError

    @property
    def own(self) -> i64:
        """The Entity that adds its value to the roll, or NONE."""
        return NONE

    def take_effect(self, state: IlluminatedState, rung: i64, margin: i64, emit: Emit) -> None:
        """Move the Entities: the Target is on this rung, and the roll is this much greater than its value."""
        raise NotImplementedError

    def why_not(self, state: IlluminatedState, seat: int) -> Refusal | None:
        return None if _exists(state, self.target) else NO_SUCH_ENTITY

    def apply(self, state: IlluminatedState, seat: int, emit: Emit) -> None:
        state.pending = self
        state.phase = ROLL
        if emit is not SILENT:
            emit(Tried(seat, self.verb, self.own, self.target), None)

    def price(self, state: IlluminatedState, seat: int) -> Mapping[str, int]:
        return ONE_ACTION

    def odds(self, state: IlluminatedState, seat: int) -> tuple[int, int] | None:
        return int(self.winning_faces(state)), DIE_FACES

    def winning_faces(self, state: IlluminatedState) -> i64:
        """How many faces of the die make the attempt succeed."""
        missing: i64 = VALUE[state.rungs[self.target]] + penalty(state, self.target) - bonus(state, self.own)
        return max(0, min(DIE_FACES, DIE_FACES - missing))


@dataclass(frozen=True, eq=False)
class Raise(Attempt):
    """Manipulate the Target upwards (ILL-10)."""

    @property
    def verb(self) -> Verb:
        return "raise"

    def take_effect(self, state: IlluminatedState, rung: i64, margin: i64, emit: Emit) -> None:
        if margin > 0:
            move(state, self.target, rung + 1, emit)

    def consequences(self, state: IlluminatedState, seat: int) -> Sequence[Phrase]:
        return [_victory(self.target)] if _may_win(state, self) else []


@dataclass(frozen=True, eq=False)
class Lower(Attempt):
    """Manipulate the Target downwards (ILL-10)."""

    @property
    def verb(self) -> Verb:
        return "lower"

    def take_effect(self, state: IlluminatedState, rung: i64, margin: i64, emit: Emit) -> None:
        if margin > 0:
            move(state, self.target, rung - 1, emit)


@dataclass(frozen=True, eq=False)
class Sacrifice(Attempt):
    """Pull the Target down with an Entity of the player (ILL-11)."""

    sacrifice: i64

    @property
    def verb(self) -> Verb:
        return "sacrifice"

    @property
    def own(self) -> i64:
        return self.sacrifice

    def why_not(self, state: IlluminatedState, seat: int) -> Refusal | None:
        missing = _why_no_pair(state, seat, self.sacrifice, self.target)
        if missing is not None:
            return missing
        return TARGET_IN_SHADOW if state.rungs[self.target] < LOWEST_LIGHT else None

    def take_effect(self, state: IlluminatedState, rung: i64, margin: i64, emit: Emit) -> None:
        if margin > 0:
            move(state, self.target, rung - margin, emit)
            move(state, self.sacrifice, SACRIFICED_RUNG, emit)

    def consequences(self, state: IlluminatedState, seat: int) -> Sequence[Phrase]:
        if self.winning_faces(state) == 0:
            return []
        return [_pull(state, self), _place("consequence-success", self.sacrifice, SACRIFICED_RUNG)]


@dataclass(frozen=True, eq=False)
class Help(Attempt):
    """Lift the Target with an Entity of the player (ILL-12)."""

    helper: i64

    @property
    def verb(self) -> Verb:
        return "help"

    @property
    def own(self) -> i64:
        return self.helper

    def why_not(self, state: IlluminatedState, seat: int) -> Refusal | None:
        return _why_no_pair(state, seat, self.helper, self.target)

    def take_effect(self, state: IlluminatedState, rung: i64, margin: i64, emit: Emit) -> None:
        if margin > 0:
            move(state, self.target, rung + 1, emit)
        if state.phase != OVER:  # the Target first, then the Helper
            move(state, self.helper, state.rungs[self.helper] - 1, emit)

    def consequences(self, state: IlluminatedState, seat: int) -> Sequence[Phrase]:
        lowered = state.rungs[self.helper] - 1
        if not _may_win(state, self):
            raised = _place("consequence-target", self.target, state.rungs[self.target] + 1)
            own = _place("consequence-always", self.helper, lowered)
            return [raised, own] if self.winning_faces(state) > 0 else [own]
        if self.winning_faces(state) == DIE_FACES:
            return [_victory(self.target)]
        return [_victory(self.target), _place("consequence-failure", self.helper, lowered)]


# --- reasons and consequences --------------------------------------------------------------------------


def _exists(state: IlluminatedState, entity: i64) -> bool:
    return entity < state.seats * MAX_ENTITIES and entity % MAX_ENTITIES < state.each


def _why_no_pair(state: IlluminatedState, seat: int, own: i64, target: i64) -> Refusal | None:
    if not _exists(state, own) or not _exists(state, target):
        return NO_SUCH_ENTITY
    if own // MAX_ENTITIES != seat:
        return NOT_YOURS
    if state.rungs[own] < LOWEST_LIGHT:
        return IN_SHADOW
    return SAME_ENTITY if own == target else None


def _may_win(state: IlluminatedState, attempt: Attempt) -> bool:
    """Whether raising the Target would end the match, and is possible."""
    return state.rungs[attempt.target] == TOP - 1 and attempt.winning_faces(state) > 0


def _victory(entity: int) -> Phrase:
    return Phrase("consequence-win", {"entity": name_of(entity)}, {"seat": entity // MAX_ENTITIES})


def _pull(state: IlluminatedState, attempt: Attempt) -> Phrase:
    """How far a Sacrifice would pull its Target down."""
    rung: i64 = state.rungs[attempt.target]
    best: i64 = DIE_FACES - VALUE[rung] - penalty(state, attempt.target) + bonus(state, attempt.own)
    most: i64 = min(best, rung - BOTTOM)
    least: i64 = min(max(best - DIE_FACES + 1, 1), most)
    place = _place("consequence-pull", attempt.target, rung - most)
    if least == most:
        return Phrase("consequence-target", place.args)
    return Phrase(place.key, {**place.args, "least": int(least), "most": int(most)})


def _place(key: str, entity: int, rung: int) -> Phrase:
    """Where an Entity would stand."""
    return Phrase(key, {"entity": name_of(entity), "zone": zone_of(rung), "value": VALUE[rung]})


# --- the roll ------------------------------------------------------------------------------------------


def resolve_attempt(state: IlluminatedState, pip: i64, emit: Emit) -> None:
    """Carry out the pending attempt with the pip that was rolled."""
    attempt = state.pending
    assert attempt is not None
    state.pending = None
    old_control = state.control
    target = attempt.target
    rung: i64 = state.rungs[target]
    needed: i64 = VALUE[rung]
    added = bonus(state, attempt.own)
    subtracted = penalty(state, target)
    total: i64 = pip + added - subtracted
    if emit is not SILENT:
        emit(Rolled(state.turn, pip, added, subtracted, total, needed, total > needed), None)
    attempt.take_effect(state, rung, total - needed, emit)
    _finish(state, old_control, emit)


def bonus(state: IlluminatedState, own: i64) -> i64:
    """What a Sacrifice or Helper adds to the roll."""
    return VALUE[state.rungs[own]] if own >= 0 else 0


def penalty(state: IlluminatedState, target: i64) -> i64:
    """1 if another player controls the Shadow and the Target is in the Light (ILL-31)."""
    if state.control < 0 or state.control == state.turn or state.rungs[target] < LOWEST_LIGHT:
        return 0
    return 1


def move(state: IlluminatedState, entity: i64, rung: i64, emit: Emit) -> None:
    """Move the Entity to a rung, at lowest to the bottom (ILL-20 to ILL-22)."""
    new: i64 = max(rung, BOTTOM)
    if emit is not SILENT:
        old: i64 = state.rungs[entity]
        if new != old:
            emit(Moved(entity, zone_of(old), VALUE[old], zone_of(new), VALUE[new]), None)
    state.put(entity, new)
    if new == TOP:
        win(state, entity, emit)


def _finish(state: IlluminatedState, old_control: i64, emit: Emit) -> None:
    if emit is not SILENT and state.control != old_control:
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
