"""The actions: each kind is a class with its rule, and one line says how it is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions
from gloaming.core.state import Emit, Phrase, Refusal
from gloaming.scaffold.template.events import Kept
from gloaming.scaffold.template.state import DIE_FACES, Position

NOTHING_GLOWS: Final = Refusal("refusal-nothing-glows")


@dataclass(frozen=True, eq=False)
class Roll(Action):
    """Roll the die for more glow (SIX-10)."""

    def why_not(self, state: Position, seat: int) -> Refusal | None:
        return None

    def odds(self, state: Position, seat: int) -> tuple[int, int] | None:
        return DIE_FACES - 1, DIE_FACES  # SIX-12

    def consequences(self, state: Position, seat: int) -> Sequence[Phrase]:
        return [Phrase("consequence-gust", {"glow": state.glow})] if state.glow else []

    def apply(self, state: Position, seat: int, emit: Emit) -> None:
        state.rolling = True


@dataclass(frozen=True, eq=False)
class Keep(Action):
    """Store the glow and end the turn (SIX-13)."""

    def why_not(self, state: Position, seat: int) -> Refusal | None:
        return None if state.glow else NOTHING_GLOWS  # SIX-10

    def apply(self, state: Position, seat: int, emit: Emit) -> None:
        state.store[seat] += state.glow
        emit(Kept(seat, state.glow, state.store[seat]), None)
        state.end_turn(emit)


CATALOGUE: Final = Actions()
ROLL: Final = CATALOGUE.one(Roll, "roll")
KEEP: Final = CATALOGUE.one(Keep, "keep")
