"""The setup: empty board and hands, and the pending draws before the first decision."""

from __future__ import annotations

from typing import Final

from gloaming.core.content import Content
from gloaming.core.settings import Settings
from gloaming.core.state import SILENT
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.deck import new_pile
from gloaming.games.betwixt_and_between.rules.draws import lay_out, place_mystics
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.settings import Options, options_from

STARTING_SPELLS: Final = 2  # BET-04


def set_up(seats: int, settings: Settings, content: Content) -> Position:
    state = new_position(seats, options_from(settings), content)
    begin(state)
    return state


def new_position(seats: int, options: Options, content: Content) -> Position:
    """A position with an empty board and empty hands, and all cards in the decks."""
    state = Position()
    state.content = content
    state.seats = seats
    state.options = options
    state.derive()
    kit = state.kit
    explorations, spells, absorbs = len(kit.explorations), len(kit.spells), len(kit.absorbs)
    state.explorations = new_pile(range(explorations), explorations)
    state.spell_pile = new_pile([n for n in range(spells) if n not in state.gone], spells)
    state.absorb_pile = new_pile(range(absorbs), absorbs)
    state.pending = []
    state.obstacles = [0] * c.SPACES
    state.cards = [c.NOTHING] * c.SPACES
    state.turned = [0] * c.SPACES
    state.gems = [0] * c.SPACES
    state.tokens = [0] * explorations
    state.buried = []
    state.dummies = []
    state.supply = [c.GEMS_PER_ELEMENT] * c.ELEMENT_COUNT
    state.mystics = [c.NOTHING] * seats
    state.familiars = [c.NOTHING] * seats
    state.diagonal = [False] * seats
    state.beside = [0] * (c.ELEMENT_COUNT * seats)
    state.weaves = [[0] * c.CELLS for _ in range(seats)]
    state.activated = [False] * spells
    state.rites = [0] * seats
    state.changes = [0] * seats
    state.prepared, state.hands, state.spells = _hands(seats), _hands(seats), _hands(seats)
    state.shown, state.absorbs, state.packs = _hands(seats), _hands(seats), _hands(seats)
    state.leftovers = _hands(seats)
    state.picked = [c.NOTHING] * seats
    state.memory = [[] for _ in range(seats)]
    state.face_up = [c.NOTHING] * c.SLOTS
    state.rite = []
    state.nearest = []
    state.ways = []
    state.reset_turn()
    return state


def _hands(seats: int) -> list[list[int]]:
    return [[] for _ in range(seats)]


def begin(state: Position) -> None:
    """Set up the board and the pending draws before the first decision (BET-03, BET-04, BET-70)."""
    state.pending = [c.DEAL_SPELL] * (STARTING_SPELLS * state.seats) + [c.SUPPLY_SPELL] * c.SLOTS
    if state.seats == 1:
        if state.options.scenario == 4:
            state.pending += [c.PLACE_DUMMY] * state.options.dummies
        state.pending += [c.BURY_CARD] * c.BURIED_CARDS
        state.buried = [c.BLANK] * c.BLANK_CARDS
        state.turn = 0
        if state.options.layout == c.NOTHING:
            state.pending.append(c.DRAW_LAYOUT)
        else:
            lay_out(state, state.options.layout, SILENT)
    elif state.options.first == c.NOTHING:
        state.pending.append(c.FIRST_PLAYER)
    else:
        place_mystics(state, state.options.first, SILENT)
