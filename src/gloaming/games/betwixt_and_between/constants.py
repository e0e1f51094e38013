"""Sizes, codes and names of Betwixt & Between.

A space is row * 7 + column, a cell of a weave row * 5 + column. A way is 0 to 3 for north, east, south and
west. A card turned by t quarters clockwise shows its side s towards the way (s + t) % 4. A card is its index
in the content.
"""

from __future__ import annotations

from typing import Final, Literal

Element = Literal["water", "wind", "earth", "fire"]
Deck = Literal["exploration", "spell", "absorb"]
Deed = Literal[
    "none", "move", "tunnel", "reshape", "replenish", "exchange", "explore", "destroy", "stop", "gem",
    "spell", "absorb",
]  # fmt: skip
SpellKind = Literal[
    "elemental", "point", "movement", "diagonal", "tunnel", "exchange", "replenish", "transformation",
    "absorb", "spell", "familiar",
]  # fmt: skip
Phase = Literal["setup", "learn", "draft", "rite", "adventure", "offering", "clearing", "last", "over"]

NOTHING: Final = -1  # no card, seat, space or element
FACE_DOWN: Final = -2  # in place of a card on the board
BLANK: Final = -1  # among the cards that face-down cards are drawn from

# --- sizes -------------------------------------------------------------------------------------------

MAX_SEATS: Final = 4
ROUNDS: Final = 3
BOARD_SIZE: Final = 7
SPACES: Final = 49
WEAVE_SIZE: Final = 5
CELLS: Final = 25
SLOTS: Final = 4  # face-up spells
GEMS_PER_ELEMENT: Final = 68  # spare tokens included (BET-01)
EXPLORATION_CARDS: Final = 96  # BET-01
SPELL_CARDS: Final = 64
ABSORB_CARDS: Final = 36
BLANK_CARDS: Final = 4  # face down in solo (BET-70)
BURIED_CARDS: Final = 6
RITE_SIZE: Final = 4
SOLO_RITE_GEMS: Final = 4  # gems of each element from which the solo rite is drawn (BET-71)
STEPS_PER_TURN: Final = 2
MAX_CHANGES: Final = 60  # of the weave in one spellbinding

# --- elements and ways -------------------------------------------------------------------------------

WATER: Final = 0
WIND: Final = 1
EARTH: Final = 2
FIRE: Final = 3
ELEMENTS: Final[tuple[Element, ...]] = ("water", "wind", "earth", "fire")
ELEMENT_COUNT: Final = 4
WAYS: Final = ("north", "east", "south", "west")
WAY_LETTERS: Final = "nesw"

# --- actions and bonuses of exploration cards, kinds of spells -----------------------------------------

NO_ACTION: Final = 0
MOVE: Final = 1
TUNNEL: Final = 2
RESHAPE: Final = 3
REPLENISH: Final = 4
EXCHANGE: Final = 5
EXPLORE: Final = 6
DESTROY: Final = 7
STOP: Final = 8
GAIN_GEMS: Final = 9
GAIN_SPELLS: Final = 10
GAIN_ABSORBS: Final = 11
CARD_ACTIONS: Final[tuple[Deed, ...]] = (
    "none", "move", "tunnel", "reshape", "replenish", "exchange", "explore", "destroy", "stop", "gem",
    "spell", "absorb",
)  # fmt: skip

BONUS_GEM: Final = 0
BONUS_SPELL: Final = 1
BONUS_ABSORB: Final = 2
BONUSES: Final = ("gem", "spell", "absorb")

ELEMENTAL_SPELL: Final = 0
POINT_SPELL: Final = 1
MOVEMENT_SPELL: Final = 2
DIAGONAL_SPELL: Final = 3
TUNNEL_SPELL: Final = 4
EXCHANGE_SPELL: Final = 5
REPLENISH_SPELL: Final = 6
TRANSFORMATION_SPELL: Final = 7
ABSORB_SPELL: Final = 8
SPELL_SPELL: Final = 9
FAMILIAR_SPELL: Final = 10
SPELL_KINDS: Final[tuple[SpellKind, ...]] = (
    "elemental", "point", "movement", "diagonal", "tunnel", "exchange", "replenish", "transformation",
    "absorb", "spell", "familiar",
)  # fmt: skip

# --- phases: what happens while nothing is pending ---------------------------------------------------

SETUP: Final = 0
LEARNING: Final = 1
DRAFT: Final = 2
RITE: Final = 3
ADVENTURE: Final = 4
OFFERING: Final = 5
CLEARING: Final = 6
LAST_SPELLBINDING: Final = 7
OVER: Final = 8
PHASES: Final[tuple[Phase, ...]] = (
    "setup", "learn", "draft", "rite", "adventure", "offering", "clearing", "last", "over"
)  # fmt: skip

# --- pending steps: by chance below CHOOSE_SPELL, from there on by the seat whose turn it is -----------

FIRST_PLAYER: Final = 0
DRAW_LAYOUT: Final = 1
BURY_CARD: Final = 2
SUPPLY_SPELL: Final = 3
DEAL_SPELL: Final = 4
DEAL_CARD: Final = 5
DRAW_SPELL: Final = 6
DRAW_ABSORB: Final = 7
DRAW_CARD: Final = 8
DRAW_RITE_GEM: Final = 9
REVEAL_CARD: Final = 10
DRAW_DUMMY_GEM: Final = 11
CHOOSE_SPELL: Final = 12
PLACE_CARD: Final = 13
CHOOSE_TUNNEL: Final = 14
CHOOSE_RESHAPED: Final = 15
PLACE_RESHAPED: Final = 16
CHOOSE_REPLENISHED: Final = 17
CHOOSE_EXCHANGE: Final = 18
CHOOSE_DISCARD: Final = 19
CHOOSE_DESTROYED: Final = 20
TURN_REVEALED: Final = 21
PLACE_DUMMY: Final = 22
GIVE_GEM: Final = 23
LEAD_DUMMY: Final = 24
REMOVE_GEM: Final = 25
PENDING: Final = (
    "first", "layout", "bury", "supply", "learn-deal", "deal", "draw-spell", "draw-absorb", "draw-card",
    "rite-gem", "reveal", "dummy", "spell", "place", "travel", "reshape", "reshape-to", "replenish",
    "exchange", "discard", "destroy", "align", "station", "give", "lead", "remove",
)  # fmt: skip


def grid(letters: str) -> list[str]:
    """Return the names of a square's places, row by row from the north."""
    return [f"{letter}{row}" for row in range(1, len(letters) + 1) for letter in letters]


SPACE_NAMES: Final = grid("abcdefg")
CELL_NAMES: Final = grid("abcde")
