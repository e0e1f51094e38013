"""Betwixt & Between's rules: what is owed, and the course of a turn, a round and the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.core.actions import NONE, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, Outcome, Refusal, Seats, Tell
from gloaming.games.betwixt_and_between import actions as m
from gloaming.games.betwixt_and_between.actions import NOTHING, ROUNDS, SLOTS
from gloaming.games.betwixt_and_between.codec import copy_onto, packed
from gloaming.games.betwixt_and_between.content.reader import Kit
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.events import (
    Called,
    Counted,
    Declined,
    Ended,
    Finished,
    Offering,
    Picked,
    Round,
    Shuffled,
    Stationed,
    Turn,
)
from gloaming.games.betwixt_and_between.rules import draft as drafting
from gloaming.games.betwixt_and_between.rules import draws as chance
from gloaming.games.betwixt_and_between.rules import dummy, rite
from gloaming.games.betwixt_and_between.rules import outcome as counting
from gloaming.games.betwixt_and_between.rules import setup as setting_up
from gloaming.games.betwixt_and_between.rules import spells as weaving
from gloaming.games.betwixt_and_between.rules.adventure import absorb as absorbing
from gloaming.games.betwixt_and_between.rules.adventure import card_effects as acting
from gloaming.games.betwixt_and_between.rules.adventure import explore as exploring
from gloaming.games.betwixt_and_between.rules.adventure import movement as moving
from gloaming.games.betwixt_and_between.rules.adventure import placement as placing
from gloaming.games.betwixt_and_between.rules.offers import offers
from gloaming.games.betwixt_and_between.rules.refusals import why_not
from gloaming.games.betwixt_and_between.settings import Terms
from gloaming.games.betwixt_and_between.state import (
    ADVENTURE,
    CLEARING,
    DEAL,
    DRAFT,
    DRAW_CARD,
    DRAW_SPELL,
    DUMMY,
    FIRST,
    GIVING,
    LAST,
    LAYOUT,
    LEADING,
    LEARNING,
    OFFERING,
    OVER,
    PUT,
    REFILL,
    REMOVING,
    RESHAPE_TO,
    RESHAPING,
    RITE,
    RITE_GEM,
    SETUP,
    SPELL,
    STATION,
    STEPS,
    SUPPLY,
    TURN_UP,
    Pieces,
)
from gloaming.games.betwixt_and_between.telling_merged import element_name

RITE_SIZE: Final = 4
TAUGHT: Final = 2  # spells at the start (BET-04)


def _order(mask: int, active: int) -> Seats:
    """Those who weave first, so that whoever plays for all ends their spellbinding; then the active seat."""
    others = [seat for seat in range(m.MOST_SEATS) if mask >> seat & 1 and seat != active]
    return tuple(others) if active == NOTHING else (*others, active)


DECIDERS: Final[list[Seats]] = [
    _order(mask, active) for active in range(NOTHING, m.MOST_SEATS) for mask in range(16)
]
"""Who decides, at (the active seat + 1) * 16 + the bits of the others."""


@final
class Position(Pieces):
    """One position of Betwixt & Between."""

    def __init__(self, seats: int, kit: Kit, terms: Terms) -> None:
        super().__init__(seats, kit, terms)
        self.offered: list[Choices | None] = [None] * seats
        self.result: Outcome | None = None

    # --- what is owed ----------------------------------------------------------------------------

    def deciders(self) -> Seats:
        phase = self.phase
        due: i64 = self.due()
        if due >= 0:
            if due < SPELL:
                return NOBODY
            return DECIDERS[(self.turn + 1) * 16 + self.weavers]
        if phase == ADVENTURE:
            if self.waiting:
                return DECIDERS[self.weavers]
            return DECIDERS[(self.turn + 1) * 16 + self.weavers]
        if phase in (DRAFT, LEARNING):
            return DECIDERS[self.weavers | drafting.undecided(self)]
        if phase == LAST:
            return DECIDERS[self.weavers]
        return NOBODY if phase == OVER else DECIDERS[(self.turn + 1) * 16 + self.weavers]

    def faces(self) -> int:
        due: i64 = self.due()
        return chance.faces(self, due) if 0 <= due < SPELL else 0

    def outcome(self) -> Outcome | None:
        return self.result

    def choices(self, seat: int) -> Choices:
        if seat not in self.deciders():
            return NONE
        offered = self.offered[seat]
        if offered is None:
            offered = Choices(())
            offered.listed = offers(self, seat)
            self.offered[seat] = offered
        return offered

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if seat not in self.deciders():
            return Refusal("refusal-not-your-turn")
        if action in self.choices(seat).listed:
            return None
        return why_not(self, seat, action)

    # --- paying a decision -----------------------------------------------------------------------

    def apply(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        if isinstance(action, m.Lay):
            self.offered[seat] = None
            weaving.lay(self, seat, action.cell, action.element, tell)
        elif isinstance(action, m.Lift):
            self.offered[seat] = None
            weaving.lift(self, seat, action.cell, tell)
        elif isinstance(action, m.Prepare):
            self.offered[seat] = None
            weaving.prepare(self, seat, action.spell, tell)
        else:
            self.forget_offers()
            self._act(seat, action, tell)
            self._go_on(tell)

    def forget_offers(self) -> None:
        for seat in range(self.seats):
            self.offered[seat] = None

    def _act(self, seat: int, action: Action, tell: Tell | None) -> None:
        if isinstance(action, m.Step):
            self.steps -= 1
            moving.move(self, seat, action.space, tell)
        elif isinstance(action, m.Explore):
            exploring.explore(self, seat, action.card, tell)
        elif isinstance(action, m.Place):
            self._place(seat, action, tell)
        elif isinstance(action, m.Absorb):
            absorbing.absorb(self, seat, action.way, action.familiar, tell)
        elif isinstance(action, m.Use):
            absorbing.use(self, seat, action.absorb, action.turn, tell)
        elif isinstance(action, m.Perform):
            acting.perform(self, seat, tell)
        elif isinstance(action, m.Activate):
            acting.activate(self, seat, action.spell, tell)
        elif isinstance(action, m.End):
            self._end_turn(seat, tell)
        elif isinstance(action, m.Done):
            self._finish(seat, tell)
        elif isinstance(action, m.Choose):
            self._choose(seat, action.space, tell)
        else:
            self._act_rarely(seat, action, tell)

    def _act_rarely(self, seat: int, action: Action, tell: Tell | None) -> None:
        if isinstance(action, m.Take):
            exploring.take(self, seat, action.slot, tell)
        elif isinstance(action, m.Blind):
            self.todo[-1] = DRAW_SPELL
        elif isinstance(action, m.Scout):
            moving.scout(self, seat, action.space, tell)
        elif isinstance(action, m.Travel):
            self.todo.pop()
            moving.move(self, seat, action.space, tell)
        elif isinstance(action, m.Exchange):
            self.todo.pop()
            acting.exchange(self, seat, action.source, action.element, tell)
        elif isinstance(action, m.Discard):
            self.todo.pop()
            exploring.discard(self, seat, action.card, tell)
        elif isinstance(action, m.Reveal):
            self.source = action.space
            self.todo.append(TURN_UP)
        elif isinstance(action, m.Lead):
            self.todo.pop()
            self._walk_dummy(action.way, tell)
        elif isinstance(action, m.Remove):
            self.todo.pop()
            dummy.remove(self, action.space, action.way, tell)
            self._next_dummy(tell)
        else:
            self._act_between_turns(seat, action, tell)

    def _act_between_turns(self, seat: int, action: Action, tell: Tell | None) -> None:
        if isinstance(action, m.Keep):
            self._pick(seat, action.card, tell)
        elif isinstance(action, m.Learn):
            self._pick(seat, action.spell, tell)
        elif isinstance(action, m.Call):
            self._call(seat, action.element, tell)
        elif isinstance(action, m.Give):
            rite.give(self, seat, action.cell)
            if not self.owing:
                self._offer_paid(seat, tell)
        elif isinstance(action, m.Offer):
            rite.offer(self, seat)
            if not self.owing:
                self._offer_paid(seat, tell)
        else:
            assert isinstance(action, m.Pass)
            if tell is not None:
                tell(Declined(seat), None)
            self._next_offering(tell)

    # --- the draft and the rite ------------------------------------------------------------------

    def _pick(self, seat: int, card: int, tell: Tell | None) -> None:
        self.picked[seat] = card
        if tell is not None:
            tell(Picked(seat), None)
        if drafting.undecided(self):
            return
        if self.phase == LEARNING:
            setting_up.learn(self, tell)
            self._begin_round(tell)
            return
        drafting.take_picks(self, tell)
        if self.pick == drafting.PICKS or not any(self.packs):
            drafting.lay_leftovers(self, tell)
            self._begin_rite(tell)

    def _begin_round(self, tell: Tell | None) -> None:
        self.round += 1
        if self.round > 1:
            self.first = (self.first + 1) % self.seats  # BET-51
        self.offerings = 0
        self.turn = NOTHING
        self.pick = 0
        self.phase = DRAFT
        if tell is not None:
            tell(Round(int(self.round), int(self.first)), None)
        needed = self.seats * drafting.pack_size(self.seats)
        if len(self.explorations.pool) < needed:
            # All of a draft comes from one shuffle, so that no card betrays when it was dealt.
            for card in self.explorations.pool:
                self.explorations.discard(card)
            self._renew(self.explorations, tell)
        self.todo = [DEAL] * needed

    def _begin_rite(self, tell: Tell | None) -> None:
        self.phase = RITE
        self.rite = []
        if self.seats == 1:  # BET-71
            self.turn = 0
            self.todo = [RITE_GEM] * RITE_SIZE
        else:
            self.turn = self.first

    def _call(self, seat: int, element: int, tell: Tell | None) -> None:
        self.rite.append(element)
        if tell is not None:
            tell(Called(seat, element_name(element), len(self.rite)), None)
        if len(self.rite) == RITE_SIZE:
            return
        self.turn = (self.turn + 1) % self.seats
        if len(self.rite) == self.seats and self.seats == 3:  # BET-12
            self.todo.append(RITE_GEM)

    # --- a turn ----------------------------------------------------------------------------------

    def _come_to(self, seat: i64, tell: Tell | None) -> None:
        """It is this seat's turn, which begins when it has done with spellbinding (BET-40)."""
        self.turn = seat
        self.waiting = self.weavers >> seat & 1 == 1
        if not self.waiting:
            self._begin_turn(tell)

    def _begin_turn(self, tell: Tell | None) -> None:
        seat = int(self.turn)
        self.waiting = False
        self.forget_turn()
        self.steps = STEPS
        self.began = self.mystics[seat]
        if tell is not None:
            tell(Turn(seat), None)
        weaving.fade(self, seat, tell)

    def _end_turn(self, seat: int, tell: Tell | None) -> None:
        self.forget_turn()
        weaving.begin(self, seat)
        if tell is not None:
            tell(Ended(seat), None)
        if self.seats == 1:
            self.dummy = NOTHING
            self._next_dummy(tell)
        else:
            self._next_turn(tell)

    def _next_turn(self, tell: Tell | None) -> None:
        for number in range(1, self.seats + 1):
            seat = int((self.turn + number) % self.seats)
            if self.hands[seat]:
                self._come_to(seat, tell)
                return
        self.phase = OFFERING
        self._come_to_offering(self.first, tell)

    def _finish(self, seat: int, tell: Tell | None) -> None:
        self.weavers &= ~(1 << seat)
        if tell is not None:
            tell(Finished(seat), None)
        if self.phase == LAST:
            if self.weavers == 0:
                self._count(tell)
        elif self.waiting and self.turn == seat:
            self._begin_turn(tell)

    def _place(self, seat: int, action: m.Place, tell: Tell | None) -> None:
        due = self.todo.pop()
        if due == RESHAPE_TO:
            placing.reshape(self, seat, action.space, action.turn, tell)
        else:
            placing.put(self, seat, action.space, action.turn, tell)

    def _choose(self, seat: int, space: int, tell: Tell | None) -> None:
        if self.phase == CLEARING:
            rite.clear(self, seat, space, tell)
            self.clearings -= 1
            self._go_on_clearing(tell)
            return
        due = self.todo.pop()
        if due == RESHAPING:
            self.placing = self.cards[space]
            self.source = space
            self.todo.append(RESHAPE_TO)
        elif due == REFILL:
            acting.replenish(self, seat, space, tell)
        elif due == STATION:
            number = self.dummies.index(NOTHING)
            self.dummies[number] = space
            if tell is not None:
                tell(Stationed(number, space), None)
        else:
            acting.destroy(self, seat, space, tell)

    # --- offering, clearing, the end -------------------------------------------------------------

    def _come_to_offering(self, seat: i64, tell: Tell | None) -> None:
        self.turn = seat
        if tell is not None:
            tell(Offering(int(seat)), None)

    def _offer_paid(self, seat: int, tell: Tell | None) -> None:
        """Gems have left, so the weave may be changed once more before the next turn (BET-50)."""
        if self.due() == GIVING:
            self.todo.pop()
        rite.conclude(self, seat, tell)
        weaving.begin(self, seat)

    def _next_offering(self, tell: Tell | None) -> None:
        after: i64 = (self.turn + 1) % self.seats
        if after != self.first:
            self._come_to_offering(after, tell)
        elif self.round == ROUNDS:  # BET-52
            self.turn = NOTHING
            self.phase = LAST
            for seat in range(self.seats):
                weaving.begin(self, seat)
        else:
            rite.renew(self, tell)
            self.phase = CLEARING
            self._come_to_clearing(self.first)
            self.todo = [SUPPLY] * SLOTS

    def _come_to_clearing(self, seat: i64) -> None:
        self.turn = seat
        self.clearings = 2 if self.seats == 1 and self.offerings == 0 else 1  # BET-75

    def _go_on_clearing(self, tell: Tell | None) -> None:
        """The next card, the next seat, or the next round; an empty board ends it (BET-52)."""
        bare = not any(card >= 0 for card in self.cards)
        if self.clearings > 0 and not bare:
            return
        after: i64 = (self.turn + 1) % self.seats
        if after == self.first or bare:
            self.clearings = 0
            self._begin_round(tell)
        else:
            self._come_to_clearing(after)

    def _count(self, tell: Tell | None) -> None:
        for seat in range(self.seats):
            weaving.fade(self, seat, tell)
        self.resume(OVER)
        if tell is not None:
            for seat in range(self.seats):
                parts = [
                    counting.rite_points(self, seat),
                    counting.spell_points(self, seat),
                    counting.gem_points(self, seat),
                ]
                rank = counting.rank_of(sum(parts)) if self.seats == 1 else NOTHING
                tell(Counted(seat, parts[0], parts[1], parts[2], sum(parts), rank), None)

    def resume(self, phase: int) -> None:
        """Take up a position that was put together piece by piece."""
        self.phase = phase
        if phase == OVER:
            self.result = counting.outcome_of(self)

    # --- the dummy -------------------------------------------------------------------------------

    def _next_dummy(self, tell: Tell | None) -> None:
        """The next dummy draws its gem; after the last it is your turn again."""
        self.element = NOTHING
        self.nearest = []
        self.ways = []
        if self.dummy + 1 < len(self.dummies):
            self.dummy += 1
            self.todo.append(DUMMY)
        else:
            self.dummy = NOTHING
            self._next_turn(tell)

    def _walk_dummy(self, way: int, tell: Tell | None) -> None:
        dummy.walk(self, way, tell)
        gems = dummy.removals(self)
        if len(gems) > 1:
            self.todo.append(REMOVING)
            return
        if gems:
            dummy.remove(self, gems[0] // 4, gems[0] % 4, tell)
        self._next_dummy(tell)

    # --- paying chance ---------------------------------------------------------------------------

    def settle(self, face: int, tell: Tell | None = None) -> None:
        self.forget_offers()
        due = self.todo.pop()
        if due == FIRST:
            setting_up.start(self, face, tell)
        elif due == LAYOUT:
            setting_up.lay_out(self, face, tell)
        elif due == RITE_GEM:
            chance.draw_rite(self, face, tell)
        elif due == DUMMY:
            dummy.look(self, face, tell)
            if len(self.ways) > 1:
                self.todo.append(LEADING)
            else:
                self._walk_dummy(self.ways[0], tell)
        elif due == TURN_UP:
            chance.turn_up(self, self.buried.pop(face), tell)
        else:
            chance.draw(self, due, chance.pile_for(self, due), face, tell)
        self._go_on(tell)

    # --- what follows of itself ------------------------------------------------------------------

    def _go_on(self, tell: Tell | None) -> None:
        """Skip what cannot be paid, and go on where nothing is owed any more."""
        while self.todo and self._skips(int(self.due()), tell):
            pass
        if self.todo:
            return
        if self.phase == SETUP:
            self.phase = LEARNING
            self.turn = NOTHING
        elif self.phase == RITE and len(self.rite) == RITE_SIZE:
            self.phase = ADVENTURE
            self._come_to(self.first, tell)
        elif self.phase == CLEARING:
            self._go_on_clearing(tell)

    def _skips(self, due: int, tell: Tell | None) -> bool:
        """Pass over something owed that nobody can pay; whether it was passed over."""
        if SUPPLY <= due <= DRAW_CARD:
            pile = chance.pile_for(self, due)
            if pile.pool or self._renew(pile, tell):
                return False
            self.todo.pop()
            if due == DRAW_CARD:
                self.todo.pop()  # nothing drawn, nothing to discard (BET-32)
            return True
        if due == SPELL:
            if self.spell_pile.pool or self.spell_pile.discards or max(self.face_up) != NOTHING:
                return False
            self.todo.pop()
            return True
        if due == PUT:
            return not placing.places(self) and exploring.lose_card(self, tell)
        return due == GIVING and self._give_all(tell)

    def _renew(self, pile: Pile, tell: Tell | None) -> bool:
        renewed = pile.renew()
        if renewed and tell is not None:
            tell(Shuffled(pile.name), None)
        return renewed

    def _give_all(self, tell: Tell | None) -> bool:
        """Pay out of the weave where there is nothing to choose."""
        seat = int(self.turn)
        cells = rite.payable(self, seat)
        if len(cells) > self.owing.count(self.owing[-1]):
            return False
        for cell in cells:
            rite.give(self, seat, cell)
        if not self.owing:
            self._offer_paid(seat, tell)
        return True

    # --- copies ----------------------------------------------------------------------------------

    def clone(self) -> Position:
        copy = Position(0, self.kit, self.terms)
        copy_onto(self, copy)
        copy.offered = self.offered[:]
        copy.result = self.result
        return copy

    def pack(self) -> dict[str, Plain]:
        return packed(self)
