"""A position with its rules: what is pending, and what may be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from gloaming.core.actions import NO_CHOICES, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, ONE_SEAT, SILENT, Emit, Outcome, Phrase, Seats
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.rules.offers import offers_of
from gloaming.games.shadow_and_light.rules.turn import POWERS, faces_of, settle_throw
from gloaming.games.shadow_and_light.state import ShadowAndLightState
from gloaming.games.shadow_and_light.state_gen import copy_onto, load, to_plain


@final
class Position(ShadowAndLightState):
    """A position of an adventure."""

    def deciders(self) -> Seats:
        return NOBODY if self.phase == c.OVER or c.CHANCE[self.phase] else ONE_SEAT[0]

    def faces(self) -> int:
        return faces_of(self)

    def dice(self) -> Sequence[int]:
        faces = self.faces()
        return (c.PIPS,) * POWERS.index(faces) if faces in POWERS[1:] else (faces,)

    def section(self) -> Phrase | None:
        """The creation, a movement from one camp on, what its last field has, or the end."""
        phase = self.phase
        movements = int(self.movements)
        if phase == c.RETHROW:
            return None
        if phase < c.CAMP:
            return Phrase("section-creation")
        if phase <= c.MOVE:
            return Phrase("section-movement", {"movement": movements + 1})
        if phase >= c.CLOSE:
            return Phrase("section-close")
        return Phrase("section-field", {"movement": movements, "field": f"@{self.lookup.names[self.at]}"})

    def outcome(self) -> Outcome | None:
        return self.result

    def choices(self, seat: int) -> Choices:
        if seat != 0 or self.phase == c.OVER or c.CHANCE[self.phase]:
            return NO_CHOICES
        offered = self.offered
        if offered is None:
            offered = self.offered = offers_of(self)
        return offered

    def apply(self, seat: int, action: Action, emit: Emit | None = None) -> None:
        self.offered = None
        action.apply(self, seat, SILENT if emit is None else emit)

    def settle(self, face: int, emit: Emit | None = None) -> None:
        self.offered = None
        settle_throw(self, face, SILENT if emit is None else emit)

    # --- copies --------------------------------------------------------------------------------------

    def clone(self) -> Position:
        copy = Position()
        copy_onto(self, copy)
        return copy

    def to_plain(self) -> dict[str, Plain]:
        return to_plain(self)

    def load(self, plain: Mapping[str, Plain]) -> None:
        load(self, plain)
