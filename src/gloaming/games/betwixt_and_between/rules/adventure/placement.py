"""Places and reshapes cards, and lists the spaces for them (BET-21 to BET-24, BET-31)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.board import SPACE_BIT, distance, enclosed
from gloaming.games.betwixt_and_between.constants import NOTHING, SPACES, STOP
from gloaming.games.betwixt_and_between.events import Placed, Reshaped
from gloaming.games.betwixt_and_between.rules.phase import NOTHING_ASKED, OFF_BOARD, why_no_turn
from gloaming.games.betwixt_and_between.state import BetwixtState

RESHAPE_DISTANCE: Final = 2  # spaces
PLACING: Final = (c.PLACE_CARD, c.PLACE_RESHAPED, c.TURN_REVEALED)
UNCHANGED: Final = Refusal("refusal-unchanged")
TOO_FAR: Final = Refusal("refusal-too-far")
TAKEN: Final = Refusal("refusal-taken")
ON_MYSTIC: Final = Refusal("refusal-on-mystic")
ENCLOSES: Final = Refusal("refusal-encloses")


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


def placement_spaces(state: BetwixtState, card: i64) -> list[int]:
    """Return where an explored card may be placed: on free spaces, else on another card (BET-23)."""
    found = free_spaces(state, card, NOTHING)
    if found:
        return found
    found = [space for space in range(SPACES) if state.cards[space] >= 0]
    return stop_spaces(state, found, NOTHING) if state.lookup.actions[card] == STOP else found


def spaces_for(state: BetwixtState, due: i64) -> list[int]:
    """Return where the card of a pending step may lie; a reshaped one also where it was (BET-31, BET-72)."""
    if due == c.PLACE_CARD:
        return placement_spaces(state, state.placing)
    source: i64 = state.source
    free = free_spaces(state, state.placing, source) if due == c.PLACE_RESHAPED else []
    return [int(source), *[space for space in free if distance(space, source) <= RESHAPE_DISTANCE]]


@dataclass(frozen=True, eq=False)
class Place(Action):
    """Place the pending card on this space, turned by so many quarters clockwise."""

    space: int
    turn: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        due = int(state.next_pending()) if state.turn == seat else NOTHING
        if due not in PLACING:
            return why_no_turn(state, seat) or NOTHING_ASKED
        if self.space not in spaces_for(state, due):
            return self._why_not_there(state, due)
        same = due == c.PLACE_RESHAPED and self.space == state.source
        return UNCHANGED if same and self.turn == state.turned[self.space] else None

    def _why_not_there(self, state: BetwixtState, due: int) -> Refusal:
        """Return why the card may not lie on this space."""
        if state.covered[self.space]:
            return OFF_BOARD
        if due == c.TURN_REVEALED:
            return Refusal("refusal-align-here", {"space": c.SPACE_NAMES[state.source]})
        if due == c.PLACE_RESHAPED and distance(self.space, state.source) > RESHAPE_DISTANCE:
            return TOO_FAR
        lies = state.cards[self.space]
        replaces = due == c.PLACE_CARD and not free_spaces(state, state.placing, NOTHING)
        if lies == c.FACE_DOWN or (lies >= 0 and not replaces):
            return TAKEN
        return ON_MYSTIC if self.space in state.figures() else ENCLOSES

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        if state.pending.pop() == c.PLACE_RESHAPED:
            reshape(state, seat, self.space, self.turn, emit)
        else:
            place(state, seat, self.space, self.turn, emit)

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        return lost_card(state, self.space) if state.next_pending() == c.PLACE_CARD else ()


def lost_card(state: BetwixtState, space: int) -> Sequence[Phrase]:
    """Tell which card leaves the board from a space, and how many gems with it."""
    card = state.cards[space]
    if card < 0:
        return ()
    gems = state.gems[space].bit_count()
    return (Phrase("consequence-lost-card", {"card": state.content.name("exploration", card), "gems": gems}),)


def place(state: BetwixtState, seat: int, space: i64, turn: int, emit: Emit) -> None:
    """Place the pending card with its gems; a card that was there is discarded."""
    replaced = state.remove_card(space) if state.cards[space] >= 0 else NOTHING
    card = int(state.placing)
    state.placing = NOTHING
    state.source = NOTHING
    state.cards[space] = card
    state.turned[space] = turn
    gems = state.fill(space)
    if emit is not SILENT:
        emit(Placed(seat, card, int(space), turn, tuple(gems), replaced), None)


def reshape(state: BetwixtState, seat: int, goal: i64, turn: int, emit: Emit) -> None:
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
    emit(Reshaped(seat, card, source, int(goal), turn), None)
