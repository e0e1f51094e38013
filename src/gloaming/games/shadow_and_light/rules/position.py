"""A position with its rules: what is pending, what may be done, and which module carries it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from gloaming.core.actions import NO_CHOICES, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, ONE_SEAT, Emit, Outcome, Refusal, Seats
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.actions import GO
from gloaming.games.shadow_and_light.content.types import GUILD
from gloaming.games.shadow_and_light.rules import creation, movement, outcome, trade, turn
from gloaming.games.shadow_and_light.rules.encounters import (
    attempt,
    encounter,
    guild,
    loot,
    manipulation,
    teacher,
)
from gloaming.games.shadow_and_light.rules.refusals import refusal_of
from gloaming.games.shadow_and_light.state import ShadowAndLightState
from gloaming.games.shadow_and_light.state_gen import copy_onto, load, to_plain

POWERS: Final[tuple[int, ...]] = (1, 6, 36, 216, 1296, 7776, 46656)  # by the number of dice
TWO_DICE: Final = c.PIPS * c.PIPS


@final
class Position(ShadowAndLightState):
    """A position of an adventure."""

    def deciders(self) -> Seats:
        return NOBODY if self.phase == c.OVER or c.CHANCE[self.phase] else ONE_SEAT[0]

    def faces(self) -> int:
        phase = self.phase
        if not c.CHANCE[phase]:
            return 0
        if phase == c.THROWING:
            return POWERS[self.dice_to_throw()]
        if phase == c.ROLL:
            return POWERS[c.DICE - self.count_in(c.COMPASS)]
        if phase == c.GUARD_THROWN:
            return POWERS[c.DICE]
        if phase == c.BARS_THROWN:
            return creation.THREE_DICE
        if phase in (c.HAZARD, c.RUNE_THROWN, c.LOOT_THROWN):
            return TWO_DICE
        if phase == c.STRETCH:
            return self.sides[c.INTELLIGENCE]
        return teacher.property_faces(self) if phase == c.PROPERTY else c.PIPS

    def dice(self) -> Sequence[int]:
        faces = self.faces()
        return (c.PIPS,) * POWERS.index(faces) if faces in POWERS[1:] else (faces,)

    def outcome(self) -> Outcome | None:
        return self.result

    # --- choices -------------------------------------------------------------------------------------

    def choices(self, seat: int) -> Choices:
        if seat != 0 or self.phase == c.OVER or c.CHANCE[self.phase]:
            return NO_CHOICES
        offered = self.offered
        if offered is None:
            offered = self.offered = self._offer()
        return offered

    def _offer(self) -> Choices:
        choices = Choices(())
        offers = choices.listed
        phase = self.phase
        if phase == c.PLACING:
            self._offer_placing(offers)
        elif phase == c.PLAN:
            movement.offer_plan(self, offers)
        elif phase == c.MOVE:
            movement.offer_moves(self, offers)
        elif phase == c.CAMP:
            movement.offer_camp(self, offers)
            guild.offer_learning(self, offers)
            teacher.offer_knocking(self, offers)
        elif phase == c.CLOSE:
            outcome.offer_closing(self, offers)
            return choices
        elif phase == c.FINISH:
            offers.append(GO)
            trade.offer_anytime(self, offers)
            return choices
        else:
            self._offer_rare(offers)
        trade.offer_anytime(self, offers)
        choices.rarely = 1  # ending the adventure here
        return choices

    def _offer_placing(self, offers: list[Action]) -> None:
        hand = self.kinds_in(c.HAND)
        in_guild = self.lookup.kinds[self.at] == GUILD
        attempt.offer_places(self, hand, offers)
        manipulation.offer_resources(self, hand, offers)
        manipulation.offer_manipulations(self, hand, in_guild, offers)
        if in_guild:
            manipulation.offer_guild_helps(self, hand, offers)

    def _offer_rare(self, offers: list[Action]) -> None:
        """Offers of the phases that come up less often."""
        phase = self.phase
        if phase == c.GUARD:
            teacher.offer_guard(self, offers)
            manipulation.offer_manipulations(self, self.kinds_in(c.HAND), True, offers)
        elif phase in (c.SPOILS, c.PICKING_RUNE):
            loot.offer_spoils(self, offers)
        elif phase == c.RETRYING:
            encounter.offer_retry(self, offers)
        elif phase == c.TASK:
            guild.offer_tasks(self, offers)
        elif phase == c.ASSIGNING:
            creation.offer_bars(self, offers)
        else:
            creation.offer_picks(self, offers)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        choices = self.choices(seat)
        return None if action in choices.listed else refusal_of(self, action)

    # --- steps ---------------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action, emit: Emit | None = None) -> None:
        self.offered = None
        phase = self.phase
        if phase in (c.PLACING, c.GUARD):
            turn.apply_to_dice(self, action, emit)
        elif phase in (c.CAMP, c.PLAN, c.MOVE):
            turn.apply_in_movement(self, action, emit)
        else:
            turn.apply_rare(self, action, emit)

    def settle(self, face: int, emit: Emit | None = None) -> None:
        self.offered = None
        phase = self.phase
        if phase == c.THROWING:
            attempt.throw_dice(self, face, "attempt", emit)
            self.phase = c.PLACING
        elif phase == c.ROLL:
            movement.roll(self, face, emit)
        elif phase == c.RETHROW:
            manipulation.rethrow(self, face, emit)
            if self.phase == c.GUARD:
                teacher.check_guard(self, emit)
        elif phase == c.GUARD_THROWN:
            attempt.throw_dice(self, face, "guard", emit)
            teacher.check_guard(self, emit)
        else:
            turn.settle_rare(self, face, emit)

    # --- copies --------------------------------------------------------------------------------------

    def clone(self) -> Position:
        copy = Position()
        copy_onto(self, copy)
        return copy

    def to_plain(self) -> dict[str, Plain]:
        return to_plain(self)

    def load(self, plain: Mapping[str, Plain]) -> None:
        load(self, plain)
