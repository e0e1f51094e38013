"""Position: the state with who decides, chance results, and what follows from an action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from gloaming.core.actions import NO_CHOICES, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, SILENT, TURN_OF, Emit, Outcome, Phrase, Seats
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.rules import draft, draws, rite, turn
from gloaming.games.betwixt_and_between.rules import round as rounds
from gloaming.games.betwixt_and_between.rules.adventure import explore, placement
from gloaming.games.betwixt_and_between.rules.offers import offers
from gloaming.games.betwixt_and_between.rules.outcome import score
from gloaming.games.betwixt_and_between.rules.spells import WeaveChange
from gloaming.games.betwixt_and_between.state import BetwixtState
from gloaming.games.betwixt_and_between.state_gen import copy_onto, load, to_plain


def _seats_in_order(mask: int, active: int) -> Seats:
    """Spellbinding seats first, so that one player for all seats ends their spellbinding; then the active."""
    others = [seat for seat in range(c.MAX_SEATS) if mask >> seat & 1 and seat != active]
    return tuple(others) if active == c.NOTHING else (*others, active)


DECIDERS: Final[list[Seats]] = [
    _seats_in_order(mask, active) for active in range(c.NOTHING, c.MAX_SEATS) for mask in range(16)
]
"""The seats that decide, at (active seat + 1) * 16 + the other seats as bits."""


@final
class Position(BetwixtState):
    """A position of Betwixt & Between."""

    # --- what is pending -------------------------------------------------------------------------

    def deciders(self) -> Seats:
        phase = self.phase
        due: i64 = self.next_pending()
        if due >= 0:
            if due < c.CHOOSE_SPELL:
                return NOBODY
            return DECIDERS[(self.turn + 1) * 16 + self.spellbinding]
        if phase == c.ADVENTURE:
            if self.waiting:
                return DECIDERS[self.spellbinding]
            return DECIDERS[(self.turn + 1) * 16 + self.spellbinding]
        if phase in (c.DRAFT, c.LEARNING):
            return DECIDERS[self.spellbinding | draft.undecided(self)]
        if phase == c.LAST_SPELLBINDING:
            return DECIDERS[self.spellbinding]
        return NOBODY if phase == c.OVER else DECIDERS[(self.turn + 1) * 16 + self.spellbinding]

    def secret_choice(self, seat: int) -> bool:
        drafting = self.phase in (c.DRAFT, c.LEARNING) and self.next_pending() < 0
        return drafting and bool(draft.undecided(self) & ~int(self.spellbinding) & 1 << seat)

    def faces(self) -> int:
        due: i64 = self.next_pending()
        return draws.faces(self, due) if 0 <= due < c.CHOOSE_SPELL else 0

    def section(self) -> Phrase | None:
        """The turn of a seat, also while others weave; the dummies' turns; or a phase of the round."""
        phase = self.phase
        if phase in (c.SETUP, c.OVER):
            return None
        if phase == c.ADVENTURE and self.dummy == c.NOTHING:
            return TURN_OF[self.turn]
        name = "dummies" if phase == c.ADVENTURE else c.PHASES[phase]
        return Phrase(f"section-{name}", {"round": int(self.round)})

    def outcome(self) -> Outcome | None:
        return self.result

    def scores(self) -> Sequence[float]:
        return [float(score(self, seat)) for seat in range(self.seats)]

    def choices(self, seat: int) -> Choices:
        if seat not in self.deciders():
            return NO_CHOICES
        offered = self.offered[seat]
        if offered is None:
            offered = Choices(())
            offered.listed = offers(self, seat)
            self.offered[seat] = offered
        return offered

    # --- actions ---------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action, emit: Emit | None = None) -> None:
        tell = SILENT if emit is None else emit
        if isinstance(action, WeaveChange):
            self.offered[seat] = None
            action.apply(self, seat, tell)
        else:
            self.forget_offers()
            action.apply(self, seat, tell)
            self._advance(tell)

    def forget_offers(self) -> None:
        """Forget the listed actions: the position has changed."""
        for seat in range(self.seats):
            self.offered[seat] = None

    # --- chance ----------------------------------------------------------------------------------

    def settle(self, face: int, emit: Emit | None = None) -> None:
        tell = SILENT if emit is None else emit
        self.forget_offers()
        due = self.pending.pop()
        if due == c.FIRST_PLAYER:
            draws.place_mystics(self, face, tell)
        elif due == c.DRAW_LAYOUT:
            draws.lay_out(self, face, tell)
        elif due == c.DRAW_RITE_GEM:
            draws.draw_rite_gem(self, face, tell)
        elif due == c.DRAW_DUMMY_GEM:
            turn.draw_dummy_gem(self, face, tell)
        elif due == c.REVEAL_CARD:
            draws.reveal(self, self.buried.pop(face), tell)
        else:
            draws.draw(self, due, draws.pile_for(self, due), face, tell)
        self._advance(tell)

    # --- what follows without a decision -----------------------------------------------------------

    def _advance(self, emit: Emit) -> None:
        """Skip pending steps that are impossible, and go on to the next phase when none is left."""
        while self.pending and self._skip(int(self.next_pending()), emit):
            pass
        if self.pending:
            return
        if self.phase == c.SETUP:
            self.phase = c.LEARNING
            self.turn = c.NOTHING
        elif self.phase == c.RITE and len(self.rite) == c.RITE_SIZE:
            self.phase = c.ADVENTURE
            turn.pass_turn_to(self, self.first, emit)
        elif self.phase == c.CLEARING:
            rounds.continue_clearing(self, emit)

    def _skip(self, due: int, emit: Emit) -> bool:
        """Drop the pending step if it is impossible or leaves no choice; whether it was dropped."""
        if c.SUPPLY_SPELL <= due <= c.DRAW_CARD:
            pile = draws.pile_for(self, due)
            if pile.pool or draws.reshuffle(self, pile, emit):
                return False
            self.pending.pop()
            if due == c.DRAW_CARD:
                self.pending.pop()  # nothing drawn, nothing to discard (BET-32)
            return True
        if due == c.CHOOSE_SPELL:
            if self.spell_pile.pool or self.spell_pile.discards or max(self.face_up) != c.NOTHING:
                return False
            self.pending.pop()
            return True
        if due == c.PLACE_CARD:
            spaces = placement.placement_spaces(self, self.placing)
            return not spaces and explore.discard_unplaceable(self, emit)
        return due == c.GIVE_GEM and rite.give_without_choice(self, emit)

    # --- copies ----------------------------------------------------------------------------------

    def clone(self) -> Position:
        copy = Position()
        copy_onto(self, copy)
        return copy

    def to_plain(self) -> dict[str, Plain]:
        return to_plain(self)

    def load(self, plain: Mapping[str, Plain]) -> None:
        load(self, plain)
