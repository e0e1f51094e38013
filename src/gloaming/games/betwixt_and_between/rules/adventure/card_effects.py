"""Effects of card actions and of spells, with their targets (BET-30, BET-44)."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.constants import element_name
from gloaming.games.betwixt_and_between.events import (
    Activated,
    Destroyed,
    Exchanged,
    Performed,
    Replenished,
    Summoned,
    tell_gained,
)
from gloaming.games.betwixt_and_between.rules.adventure.movement import tunnels
from gloaming.games.betwixt_and_between.state import BetwixtState

ELEMENTAL_GEMS = 2  # gained by an elemental spell

# The step that becomes pending if an action or a spell needs a target.
ACTION_TARGETS = {
    c.TUNNEL: c.CHOOSE_TUNNEL,
    c.RESHAPE: c.CHOOSE_RESHAPED,
    c.REPLENISH: c.CHOOSE_REPLENISHED,
    c.EXCHANGE: c.CHOOSE_EXCHANGE,
    c.DESTROY: c.CHOOSE_DESTROYED,
}
SPELL_TARGETS = {
    c.TUNNEL_SPELL: c.CHOOSE_TUNNEL,
    c.TRANSFORMATION_SPELL: c.CHOOSE_RESHAPED,
    c.REPLENISH_SPELL: c.CHOOSE_REPLENISHED,
    c.EXCHANGE_SPELL: c.CHOOSE_EXCHANGE,
}


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


def target_spaces(state: BetwixtState, step: i64) -> list[int]:
    """Return the target spaces of a pending step."""
    if step == c.CHOOSE_TUNNEL:
        return tunnels(state, state.mystics[state.turn])
    if step == c.CHOOSE_REPLENISHED:
        return [space for space in range(c.SPACES) if can_replenish(state, space)]
    acting: i64 = state.acting if step == c.CHOOSE_DESTROYED else c.NOTHING
    return [space for space in range(c.SPACES) if state.cards[space] >= 0 and state.cards[space] != acting]


def exchanges(state: BetwixtState, seat: i64) -> list[int]:
    """Return the possible exchanges as source * 4 + element (BET-32)."""
    found: list[int] = []
    weave = state.weaves[seat]
    for source in range(c.CELLS + c.ELEMENT_COUNT):
        old = weave[source] - 1 if source < c.CELLS else source - c.CELLS
        if old < 0 or (source >= c.CELLS and state.beside[seat * c.ELEMENT_COUNT + old] == 0):
            continue
        found += [
            source * c.ELEMENT_COUNT + new
            for new in range(c.ELEMENT_COUNT)
            if new != old and state.supply[new]
        ]
    return found


def has_target(state: BetwixtState, seat: i64, step: i64) -> bool:
    """Whether a pending step would have a target."""
    if step == c.CHOOSE_EXCHANGE:
        return bool(exchanges(state, seat))
    if step == c.CHOOSE_RESHAPED:
        return any(card >= 0 for card in state.cards)
    if step == c.CHOOSE_DESTROYED:
        return sum(card >= 0 for card in state.cards) > 1
    return bool(target_spaces(state, step))


# --- actions of cards --------------------------------------------------------------------------------


def may_perform(state: BetwixtState, seat: i64) -> bool:
    """Whether the seat may use the action of the card under its mystic (BET-25, BET-26)."""
    here: i64 = state.mystics[seat]
    card: i64 = state.cards[here]
    if card < 0 or state.entered != card or here == state.began or int(card) in state.used:
        return False
    action: i64 = state.lookup.actions[card]
    return action != c.NO_ACTION and action != c.STOP and not state.shares_space(seat)


def can_perform(state: BetwixtState, seat: i64) -> bool:
    if not may_perform(state, seat):
        return False
    card: i64 = state.cards[state.mystics[seat]]
    action = state.lookup.actions[card]
    if action == c.DESTROY and state.tokens[card] >> seat & 1:  # BET-33
        return False
    step = ACTION_TARGETS.get(action)
    return step is None or has_target(state, seat, step)


def perform(state: BetwixtState, seat: int, emit: Emit | None) -> None:
    space = state.mystics[seat]
    card = state.cards[space]
    action = state.lookup.actions[card]
    state.used.append(card)
    if emit is not None:
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


def can_activate(state: BetwixtState, seat: i64, spell: int) -> bool:
    """Whether a prepared spell would have an effect (BET-43, BET-44)."""
    if state.activated[spell]:
        return False
    kind = state.lookup.spell_kinds[spell]
    if kind == c.POINT_SPELL:
        return False
    if kind == c.DIAGONAL_SPELL:
        return not state.diagonal[seat]
    if kind == c.FAMILIAR_SPELL:
        return state.familiars[seat] == c.NOTHING
    step = SPELL_TARGETS.get(kind)
    return step is None or has_target(state, seat, step)


def activate(state: BetwixtState, seat: int, spell: int, emit: Emit | None) -> None:
    kind = state.lookup.spell_kinds[spell]
    state.activated[spell] = True
    if emit is not None:
        emit(Activated(seat, spell, c.SPELL_KINDS[kind]), None)
    step = SPELL_TARGETS.get(kind)
    if step is not None:
        state.pending.append(step)
    elif kind == c.ELEMENTAL_SPELL:
        element = state.kit.spells[spell].element
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
        if emit is not None:
            emit(Summoned(seat, state.mystics[seat]), None)


# --- effects on a target -----------------------------------------------------------------------------


def replenish(state: BetwixtState, seat: int, space: int, emit: Emit | None) -> None:
    gems = state.fill(space)
    if emit is not None:
        emit(Replenished(seat, space, tuple(gems)), None)


def destroy(state: BetwixtState, seat: int, space: int, emit: Emit | None) -> None:
    """Remove another card; a token marks the card whose action was used (BET-33)."""
    state.tokens[state.acting] |= 1 << seat
    card = state.remove_card(space)
    if emit is not None:
        emit(Destroyed(seat, space, card), None)


def exchange(state: BetwixtState, seat: int, source: int, element: int, emit: Emit | None) -> None:
    weave = state.weaves[seat]
    if source < c.CELLS:
        old = weave[source] - 1
        weave[source] = element + 1
    else:
        old = source - c.CELLS
        state.beside[seat * c.ELEMENT_COUNT + old] -= 1
        state.beside[seat * c.ELEMENT_COUNT + element] += 1
    state.supply[old] += 1
    state.supply[element] -= 1
    if emit is not None:
        cell = source if source < c.CELLS else c.NOTHING
        emit(Exchanged(seat, cell, element_name(old), element_name(element)), None)
