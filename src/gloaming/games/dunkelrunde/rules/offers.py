"""The legal actions of the player in turn."""

from __future__ import annotations

from gloaming.core.actions import Choices
from gloaming.games.dunkelrunde.rules.child_moves import add_child_moves
from gloaming.games.dunkelrunde.rules.ghost_moves import add_ghost_moves
from gloaming.games.dunkelrunde.rules.group_moves import add_group_moves
from gloaming.games.dunkelrunde.state import DunkelrundeState


def list_offers(state: DunkelrundeState) -> Choices:
    choices = Choices(())
    offers = choices.listed
    if state.six == state.eight:
        add_group_moves(state, offers)
        return choices
    if not state.child_moved:
        add_child_moves(state, 2 * state.turn, offers)
        add_child_moves(state, 2 * state.turn + 1, offers)
    if not state.ghost_moved:
        add_ghost_moves(state, offers)
    return choices
