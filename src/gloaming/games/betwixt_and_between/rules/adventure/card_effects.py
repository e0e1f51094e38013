"""Effects of card actions and of spells, with their targets (BET-30, BET-44)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit, Phrase, Refusal
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.events import (
    Activated,
    Destroyed,
    Exchanged,
    Performed,
    Replenished,
    Summoned,
    tell_gained,
)
from gloaming.games.betwixt_and_between.rules.adventure.movement import is_tunnel
from gloaming.games.betwixt_and_between.rules.phase import why_no_turn, why_not_due
from gloaming.games.betwixt_and_between.rules.spells import breaking
from gloaming.games.betwixt_and_between.state import BetwixtState

ELEMENTAL_GEMS: Final = 2  # gained by an elemental spell

# The step that becomes pending if an action or a spell needs a target.
ACTION_TARGETS: Final = {
    c.TUNNEL: c.CHOOSE_TUNNEL,
    c.RESHAPE: c.CHOOSE_RESHAPED,
    c.REPLENISH: c.CHOOSE_REPLENISHED,
    c.EXCHANGE: c.CHOOSE_EXCHANGE,
    c.DESTROY: c.CHOOSE_DESTROYED,
}
SPELL_TARGETS: Final = {
    c.TUNNEL_SPELL: c.CHOOSE_TUNNEL,
    c.TRANSFORMATION_SPELL: c.CHOOSE_RESHAPED,
    c.REPLENISH_SPELL: c.CHOOSE_REPLENISHED,
    c.EXCHANGE_SPELL: c.CHOOSE_EXCHANGE,
}

NO_CARD_HERE: Final = Refusal("refusal-no-card-here")
BEGAN_HERE: Final = Refusal("refusal-began-here")
USED: Final = Refusal("refusal-used")
NOT_MOVED_ONTO: Final = Refusal("refusal-not-moved-onto")
BLOCKED: Final = Refusal("refusal-blocked")
DESTROYED_ALREADY: Final = Refusal("refusal-destroyed-already")
NO_TARGET: Final = Refusal("refusal-nothing-to-aim-at")
NOT_PREPARED: Final = Refusal("refusal-not-prepared")
ACTIVATED: Final = Refusal("refusal-activated")
NO_EFFECT: Final = Refusal("refusal-no-effect")
SECOND_COPY: Final = Refusal("refusal-second-copy")
ONCE_A_GAME: Final = Phrase("consequence-once-a-game")


# --- targets -----------------------------------------------------------------------------------------


def can_replenish(state: BetwixtState, space: i64) -> bool:
    """Whether the card has an empty symbol and the supply a gem for it."""
    card: i64 = state.cards[space]
    if card < 0 or state.gems[space] == state.lookup.full_sides[card]:
        return False
    for side in range(i64(4)):
        element: i64 = state.lookup.symbols[card * 4 + side]
        if element >= 0 and state.gems[space] >> side & 1 == 0 and state.supply[element]:
            return True
    return False


def can_target(state: BetwixtState, step: i64, space: i64) -> bool:
    """Whether the space may be chosen for a pending step."""
    if step == c.CHOOSE_TUNNEL:
        return space != state.mystics[state.turn] and is_tunnel(state, space)
    if step == c.CHOOSE_REPLENISHED:
        return can_replenish(state, space)
    card: i64 = state.cards[space]
    if step == c.PLACE_DUMMY:
        return card == c.NOTHING and int(space) not in state.figures()  # BET-82
    return card >= 0 and (step != c.CHOOSE_DESTROYED or card != state.acting)


def can_exchange(state: BetwixtState, seat: i64, source: i64, element: i64) -> bool:
    """Whether the gem at a source can become this element (BET-32)."""
    if state.supply[element] == 0:
        return False
    if source < c.CELLS:
        gem: i64 = state.weaves[seat][source]
        return gem > 0 and gem != element + 1
    return source - c.CELLS != element and state.beside[seat * c.ELEMENT_COUNT + source - c.CELLS] > 0


def has_target(state: BetwixtState, seat: i64, step: i64) -> bool:
    """Whether a pending step would have a target."""
    if step == c.CHOOSE_EXCHANGE:
        for source in range(i64(c.CELLS + c.ELEMENT_COUNT)):
            for element in range(i64(c.ELEMENT_COUNT)):
                if can_exchange(state, seat, source, element):
                    return True
        return False
    if step == c.CHOOSE_DESTROYED:
        return sum(card >= 0 for card in state.cards) > 1
    return any(can_target(state, step, space) for space in range(c.SPACES))


# --- actions of cards --------------------------------------------------------------------------------


def why_no_action(state: BetwixtState, seat: i64) -> Refusal | None:
    """Why the seat may not use the action of the card under its mystic (BET-25, BET-26)."""
    here: i64 = state.mystics[seat]
    card: i64 = state.cards[here]
    if card < 0:
        return NO_CARD_HERE
    if here == state.began:
        return BEGAN_HERE
    if int(card) in state.used:
        return USED
    if state.entered != card:
        return NOT_MOVED_ONTO
    return BLOCKED if state.shares_space(seat) else None


@dataclass(frozen=True, eq=False)
class Perform(Action):
    """Use the action of the card under the mystic."""

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        refusal = why_no_turn(state, seat) or why_no_action(state, seat)
        if refusal is not None:
            return refusal
        card: i64 = state.cards[state.mystics[seat]]
        if state.tokens[card] >> seat & 1:  # BET-33
            return DESTROYED_ALREADY
        step = ACTION_TARGETS.get(state.lookup.actions[card])
        return None if step is None or has_target(state, seat, step) else NO_TARGET

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        space = state.mystics[seat]
        card = state.cards[space]
        action = state.lookup.actions[card]
        state.used.append(card)
        emit(Performed(seat, space, card, c.CARD_ACTIONS[action]), None)
        gift = state.kit.explorations[card]
        step = ACTION_TARGETS.get(action)
        if step is not None:
            state.acting = card
            state.pending.append(step)
        elif action == c.MOVE:
            state.steps += 1
        elif action == c.EXPLORE:
            state.pending += [c.CHOOSE_DISCARD, c.DRAW_CARD]
        elif action == c.GAIN_SPELLS:
            state.pending += [c.CHOOSE_SPELL] * gift.action_amount
        elif action == c.GAIN_ABSORBS:
            state.pending += [c.DRAW_ABSORB] * gift.action_amount
        else:
            got = state.gain(seat, gift.action_element, gift.action_amount)
            tell_gained(seat, gift.action_element, int(got), emit)


# --- spells ------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Activate(Action):
    """Activate a prepared spell: it moves to the left of the weave (BET-43, BET-44)."""

    spell: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if (refusal := why_no_turn(state, seat)) is not None:
            return refusal
        if self.spell not in state.prepared[seat]:
            return NOT_PREPARED
        if state.activated[self.spell]:
            return ACTIVATED
        kind = state.lookup.spell_kinds[self.spell]
        if kind == c.POINT_SPELL:
            return NO_EFFECT
        if kind == c.DIAGONAL_SPELL:
            return SECOND_COPY if state.diagonal[seat] else None
        if kind == c.FAMILIAR_SPELL:
            return SECOND_COPY if state.familiars[seat] != c.NOTHING else None
        step = SPELL_TARGETS.get(kind)
        return None if step is None or has_target(state, seat, step) else NO_TARGET

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        kind = state.lookup.spell_kinds[self.spell]
        state.activated[self.spell] = True
        emit(Activated(seat, self.spell, c.SPELL_KINDS[kind]), None)
        step = SPELL_TARGETS.get(kind)
        if step is not None:
            state.pending.append(step)
        elif kind == c.ELEMENTAL_SPELL:
            element = state.kit.spells[self.spell].element
            tell_gained(seat, element, int(state.gain(seat, element, ELEMENTAL_GEMS)), emit)
        elif kind == c.MOVEMENT_SPELL:
            state.steps += 1
        elif kind == c.DIAGONAL_SPELL:
            state.diagonal[seat] = True
        elif kind == c.ABSORB_SPELL:
            state.pending.append(c.DRAW_ABSORB)
        elif kind == c.SPELL_SPELL:
            state.pending.append(c.CHOOSE_SPELL)
        else:
            state.familiars[seat] = state.mystics[seat]
            emit(Summoned(seat, state.mystics[seat]), None)

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        once = state.lookup.spell_kinds[self.spell] == c.ELEMENTAL_SPELL
        return (ONCE_A_GAME,) if once else ()


# --- effects on a target -----------------------------------------------------------------------------


def replenish(state: BetwixtState, seat: int, space: int, emit: Emit) -> None:
    gems = state.fill(space)
    emit(Replenished(seat, space, tuple(gems)), None)


def destroy(state: BetwixtState, seat: int, space: int, emit: Emit) -> None:
    """Remove another card; a token marks the card whose action was used (BET-33)."""
    state.tokens[state.acting] |= 1 << seat
    card = state.remove_card(space)
    emit(Destroyed(seat, space, card), None)


@dataclass(frozen=True, eq=False)
class Exchange(Action):
    """Exchange an own gem: the one in a cell of the weave (0 to 24) or one beside it (25 + its element)."""

    source: int
    element: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        possible = can_exchange(state, seat, self.source, self.element)
        return why_not_due(state, seat, c.CHOOSE_EXCHANGE, possible)

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.pending.pop()
        source, element, at = self.source, self.element, seat * c.ELEMENT_COUNT
        old = self.old(state, seat)
        if source < c.CELLS:
            state.weaves[seat][source] = element + 1
        else:
            state.beside[at + old] -= 1
            state.beside[at + element] += 1
        state.supply[old] += 1
        state.supply[element] -= 1
        cell = source if source < c.CELLS else c.NOTHING
        emit(Exchanged(seat, cell, c.ELEMENTS[old], c.ELEMENTS[element]), None)

    def old(self, state: BetwixtState, seat: int) -> int:
        """Return the element of the gem that is given away."""
        return state.weaves[seat][self.source] - 1 if self.source < c.CELLS else self.source - c.CELLS

    def price(self, state: BetwixtState, seat: int) -> Mapping[str, int]:
        return {c.ELEMENTS[self.old(state, seat)]: 1}

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        return breaking(state, seat, self.source, self.element + 1) if self.source < c.CELLS else ()
