"""After a throw of an attempt: place or drop a die and throw the rest again (BSL-50, BSL-58)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Event, Phrase, Refusal, Seats
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.lookup import LINE_BITS
from gloaming.games.shadow_and_light.content.types import ANIMAL, CHARACTER, GUILD
from gloaming.games.shadow_and_light.events import Attempted, Dropped, LineWon, Placed
from gloaming.games.shadow_and_light.rules import kind as k
from gloaming.games.shadow_and_light.rules.encounters import attempt
from gloaming.games.shadow_and_light.rules.encounters.encounter import conclude, end_attempt
from gloaming.games.shadow_and_light.rules.encounters.guild import finish_attempt, learn, leave_guild
from gloaming.games.shadow_and_light.rules.encounters.teacher import lose_guard_attempt
from gloaming.games.shadow_and_light.state import ShadowAndLightState

NO_ATTEMPT: Final = Refusal("refusal-no-attempt")
ONLY_PLACE: Final = Refusal("refusal-only-place")
NO_SUCH_FIELD: Final = Refusal("refusal-no-such-field")
FIELD_COVERED: Final = Refusal("refusal-field-covered")
DOES_NOT_FIT: Final = k.of_each_die("refusal-does-not-fit")
PAIR: Final = k.of_each_die("refusal-pair")
OUT: Final = Phrase("consequence-out")
FAILS: Final = Phrase("consequence-fails")


class MayEndAttempt(Action):
    """Placing or dropping a die: whether the attempt fails by it is told before."""

    def consequences(self, state: ShadowAndLightState, seat: int) -> Sequence[Phrase]:
        failed: list[Phrase] = []

        def listen(event: Event, seats: Seats | None) -> None:
            if isinstance(event, Attempted) and not event.success:
                failed.append(FAILS)

        k.after(state, self, listen)
        return failed


@dataclass(frozen=True, eq=False)
class Place(MayEndAttempt):
    """Put a die on a dice field of the encounter; in a guild, which has no dice fields, field is -1."""

    die: i64
    field: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        missing = why_no_die(state, self.die)
        if missing is not None:
            return missing
        if state.lookup.kinds[state.at] == GUILD:
            return None if self.field < 0 else NO_SUCH_FIELD
        encounter = state.lookup.encounter(state.at)
        if self.field < 0 or self.field >= len(state.lookup.masks[encounter]):
            return NO_SUCH_FIELD
        if state.on[self.field] >= 0:
            return FIELD_COVERED
        allowed = attempt.allowed_on(state, encounter, self.field)
        if allowed >> self.die & 1:
            return None
        return (DOES_NOT_FIT if allowed == state.lookup.masks[encounter][self.field] else PAIR)[self.die]

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        die = state.find(self.die, c.HAND)
        state.where[die] = c.PLACED
        state.spot[die] = self.field
        if self.field >= 0:
            state.on[self.field] = self.die
        state.placed += 1
        if emit is not SILENT:
            emit(Placed(int(self.die), int(self.field)), None)
        if state.lookup.kinds[state.at] == CHARACTER:
            win_lines(state, emit)
        continue_attempt(state, emit)


@dataclass(frozen=True, eq=False)
class Drop(MayEndAttempt):
    """Discard a die for the rest of the attempt."""

    die: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        missing = why_no_die(state, self.die)
        if missing is not None:
            return missing
        return None if state.placed == 0 or state.options.place_more else ONLY_PLACE

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        state.where[state.find(self.die, c.HAND)] = c.DROPPED
        state.placed += 1
        if emit is not SILENT:
            emit(Dropped(int(self.die)), None)
        continue_attempt(state, emit)

    def consequences(self, state: ShadowAndLightState, seat: int) -> Sequence[Phrase]:
        return super().consequences(state, seat) or (OUT,)


def why_no_die(state: ShadowAndLightState, die: i64) -> Refusal | None:
    """Why no die of this kind can be placed or dropped."""
    if state.phase != c.PLACING:
        return NO_ATTEMPT
    return None if state.count_of(die, c.HAND) > 0 else k.NOT_IN_HAND[die]


@dataclass(frozen=True, eq=False)
class Go(Action):
    """Go on: throw the rest, lose an attempt before the guard, or leave the finish."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase == c.PLACING:
            return None if state.placed > 0 else k.NOT_NOW
        return None if state.phase == c.GUARD or state.phase == c.FINISH else k.NOT_NOW

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        if state.phase == c.PLACING:
            state.phase = c.THROWING
        elif state.phase == c.GUARD:
            lose_guard_attempt(state, emit)
        else:
            state.to_camp()

    def consequences(self, state: ShadowAndLightState, seat: int) -> Sequence[Phrase]:
        return (
            (Phrase("consequence-guard", {"left": int(state.guard) - 1}),) if state.phase == c.GUARD else ()
        )


@dataclass(frozen=True, eq=False)
class Retry(Action):
    """The second attempt, at once, for 1 food (BSL-15, BSL-62)."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.RETRYING:
            return k.NOT_NOW
        return None if state.food > 0 else k.NO_FOOD

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        state.food -= 1
        if state.lookup.kinds[state.at] == GUILD:
            learn(state, emit)
        else:
            state.attempt = 2
            attempt.begin_attempt(state, emit)

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        return {"food": 1}


@dataclass(frozen=True, eq=False)
class Decline(Action):
    """No second attempt now."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        return None if state.phase == c.RETRYING else k.NOT_NOW

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        if state.lookup.kinds[state.at] == GUILD:
            leave_guild(state)
        else:
            conclude(state, emit)


def continue_attempt(state: ShadowAndLightState, emit: Emit) -> None:
    """Continue or end the attempt after a die was placed or dropped."""
    left = state.dice_to_throw()
    if left > 0 and not is_decided(state, left):
        most: i64 = c.DICE if state.options.place_more else 2 if state.armed else 1
        state.phase = c.PLACING if state.placed < most and state.count_in(c.HAND) > 0 else c.THROWING
    elif state.lookup.kinds[state.at] == GUILD:
        finish_attempt(state, emit)
    else:
        end_attempt(state, emit)


def win_lines(state: ShadowAndLightState, emit: Emit) -> None:
    """Give the die of each row or column completed for the first time (BSL-53)."""
    bits = attempt.covered_fields(state)
    one: i64 = 1
    for line in range(i64(c.LINES)):
        fields: i64 = LINE_BITS[line]
        if bits & fields == fields and not state.won >> line & 1:
            state.won |= one << line
            die: i64 = state.lookup.line_dice[state.lookup.whats[state.at]][line]
            state.summons[die] += 1
            if emit is not SILENT:
                emit(LineWon(int(line), int(die)), None)


def is_decided(state: ShadowAndLightState, left: i64) -> bool:
    """Whether the result is certain: everything is covered, or too few dice are left."""
    kind: i64 = state.lookup.kinds[state.at]
    if kind == ANIMAL:
        missing_fields = attempt.open_fields(state)
        return missing_fields == 0 or left < missing_fields
    if kind != CHARACTER:
        return False
    bits = attempt.covered_fields(state)
    for line in range(i64(c.LINES)):
        if not state.won >> line & 1:
            fields: i64 = LINE_BITS[line]
            missing = fields & ~bits
            count: i64 = 0
            while missing:
                missing &= missing - 1
                count += 1
            if count <= left:
                return False
    return True
