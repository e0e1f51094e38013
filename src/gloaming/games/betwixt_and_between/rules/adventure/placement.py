"""Places and reshapes cards, and lists the spaces for them (BET-21 to BET-24, BET-31)."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between.board import SPACE_BIT, distance, enclosed
from gloaming.games.betwixt_and_between.constants import NOTHING, SPACES, STOP
from gloaming.games.betwixt_and_between.events import Placed, Reshaped
from gloaming.games.betwixt_and_between.state import BetwixtState

RESHAPE_DISTANCE = 2  # spaces


def passable(state: BetwixtState) -> i64:
    """Return the spaces that can be entered, as bits."""
    mask: i64 = 0
    for space in range(i64(SPACES)):
        if not state.is_barred(space):
            mask |= SPACE_BIT[space]
    return mask


def stop_spaces(state: BetwixtState, spaces: list[int], source: i64) -> list[int]:
    """Return the spaces on which a Stop, moved from `source` if any, encloses no more mystics (BET-22)."""
    figures = state.figures()
    before: i64 = passable(state)
    caught: i64 = enclosed(before, figures)
    freed: i64 = before
    if source != NOTHING and not state.covered[source] and not state.obstacles[source]:
        freed |= SPACE_BIT[source]
    found: list[int] = []
    for space in spaces:
        after: i64 = freed & ~SPACE_BIT[space]
        if space not in figures and (after == before or enclosed(after, figures) & ~caught == 0):
            found.append(space)
    return found


def stop_allowed(state: BetwixtState, space: int) -> bool:
    """Whether a Stop may be placed here."""
    return bool(stop_spaces(state, [space], NOTHING))


def free_spaces(state: BetwixtState, card: i64, source: i64) -> list[int]:
    """Return the free spaces on which this card may be placed."""
    found = [space for space in range(SPACES) if state.cards[space] == NOTHING and not state.covered[space]]
    return stop_spaces(state, found, source) if state.lookup.actions[card] == STOP else found


def placement_spaces(state: BetwixtState) -> list[int]:
    """Return where the explored card may be placed: on free spaces, else on another card (BET-23)."""
    card: i64 = state.placing
    found = free_spaces(state, card, NOTHING)
    if found:
        return found
    found = [space for space in range(SPACES) if state.cards[space] >= 0]
    return stop_spaces(state, found, NOTHING) if state.lookup.actions[card] == STOP else found


def reshape_spaces(state: BetwixtState) -> list[int]:
    """Return where the reshaped card may move to, without its own space (BET-31)."""
    source: i64 = state.source
    return [
        space
        for space in free_spaces(state, state.placing, source)
        if distance(space, source) <= RESHAPE_DISTANCE
    ]


def place(state: BetwixtState, seat: int, space: i64, turn: int, emit: Emit | None) -> None:
    """Place the pending card with its gems; a card that was there is discarded."""
    replaced = state.remove_card(space) if state.cards[space] >= 0 else NOTHING
    card = int(state.placing)
    state.placing = NOTHING
    state.source = NOTHING
    state.cards[space] = card
    state.turned[space] = turn
    gems = state.fill(space)
    if emit is not None:
        emit(Placed(seat, card, int(space), turn, tuple(gems), replaced), None)


def reshape(state: BetwixtState, seat: int, goal: i64, turn: int, emit: Emit | None) -> None:
    """Move and turn a card with its gems; a mystic on it stays on its space (BET-31)."""
    source, card, gems = int(state.source), int(state.placing), state.gems[state.source]
    state.placing = NOTHING
    state.source = NOTHING
    state.cards[source] = NOTHING
    state.turned[source] = 0
    state.gems[source] = 0
    state.cards[goal] = card
    state.turned[goal] = turn
    state.gems[goal] = gems
    if goal != source and state.entered == card:
        state.entered = NOTHING
    if emit is not None:
        emit(Reshaped(seat, card, source, int(goal), turn), None)
