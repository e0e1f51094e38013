"""Betwixt & Between's words: elements, ways, what cards can do, the actions, and the events.

A space is row * 7 + column, a weave's cell row * 5 + column, a way 0 to 3 for north, east, south and west;
a card turned by so many quarters clockwise shows its side s towards the way (s + quarters) % 4. Cards are
their places in the pack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gloaming.core.actions import Action

NOTHING: Final = -1  # no card, seat, space or element
MOST_SEATS: Final = 4
ROUNDS: Final = 3

WATER: Final = 0
WIND: Final = 1
EARTH: Final = 2
FIRE: Final = 3
ELEMENTS: Final = ("water", "wind", "earth", "fire")
KINDS: Final = 4  # of elements
GEMS: Final = 68  # of each element, spare tokens among them (BET-01)

WAYS: Final = ("north", "east", "south", "west")
SIDE: Final = 7
SPACES: Final = 49
WEAVE: Final = 5
CELLS: Final = 25
SLOTS: Final = 4  # spells face up

NO_ACTION: Final = 0
MOVE: Final = 1
TUNNEL: Final = 2
RESHAPE: Final = 3
REPLENISH: Final = 4
EXCHANGE: Final = 5
EXPLORE: Final = 6
DESTROY: Final = 7
STOP: Final = 8
GIVES_GEMS: Final = 9
GIVES_SPELLS: Final = 10
GIVES_ABSORBS: Final = 11
ACTIONS: Final = (
    "none", "move", "tunnel", "reshape", "replenish", "exchange", "explore", "destroy", "stop", "gem",
    "spell", "absorb",
)  # fmt: skip

BONUS_GEM: Final = 0
BONUS_SPELL: Final = 1
BONUS_ABSORB: Final = 2
BONUSES: Final = ("gem", "spell", "absorb")

ELEMENTAL: Final = 0
POINT: Final = 1
MOVEMENT: Final = 2
DIAGONAL: Final = 3
TUNNELLING: Final = 4
EXCHANGING: Final = 5
REPLENISHING: Final = 6
TRANSFORMATION: Final = 7
ABSORBING: Final = 8
SPELLING: Final = 9
FAMILIAR: Final = 10
SPELLS: Final = (
    "elemental", "point", "movement", "diagonal", "tunnel", "exchange", "replenish", "transformation",
    "absorb", "spell", "familiar",
)  # fmt: skip

EXPLORATIONS: Final = 96  # how many of each card there may be in a pack
SPELL_CARDS: Final = 64
ABSORB_CARDS: Final = 36
BLANKS: Final = 4  # face down in solo (BET-70)
BURIED: Final = 6

Element = Literal["water", "wind", "earth", "fire"]
Deck = Literal["exploration", "spell", "absorb"]


# --- actions ---------------------------------------------------------------------------------------
# Every action is made once, in the lists below, and compared by identity.


@dataclass(frozen=True, eq=False)
class Learn(Action):
    """Of the two spells at the start this one is kept (BET-04)."""

    spell: int


@dataclass(frozen=True, eq=False)
class Keep(Action):
    """An exploration card is kept in the draft."""

    card: int


@dataclass(frozen=True, eq=False)
class Call(Action):
    """A leftover card is turned so that this element counts for the rite."""

    element: int


@dataclass(frozen=True, eq=False)
class Explore(Action):
    """An exploration card is played from the hand; its bonus comes, then it is placed."""

    card: int


@dataclass(frozen=True, eq=False)
class Take(Action):
    """A spell is taken from the face-up supply."""

    slot: int


@dataclass(frozen=True, eq=False)
class Blind(Action):
    """A spell is drawn from the deck."""


@dataclass(frozen=True, eq=False)
class Place(Action):
    """The card in question goes here, turned so many quarters clockwise."""

    space: int
    turn: int


@dataclass(frozen=True, eq=False)
class Step(Action):
    """The mystic takes a step."""

    space: int


@dataclass(frozen=True, eq=False)
class Travel(Action):
    """The mystic goes to a tunnel space, by the action or by a spell."""

    space: int


@dataclass(frozen=True, eq=False)
class Scout(Action):
    """The familiar takes its step."""

    space: int


@dataclass(frozen=True, eq=False)
class Perform(Action):
    """The action of the card under the mystic is used."""


@dataclass(frozen=True, eq=False)
class Choose(Action):
    """The space that an action is about: a card to reshape, fill, destroy or discard, a dummy's start."""

    space: int


@dataclass(frozen=True, eq=False)
class Exchange(Action):
    """An own gem becomes another: that of a weave's cell (0 to 24) or one beside it (25 + its element)."""

    source: int
    element: int


@dataclass(frozen=True, eq=False)
class Discard(Action):
    """An exploration card from the hand is discarded."""

    card: int


@dataclass(frozen=True, eq=False)
class Absorb(Action):
    """The absorb token: a gem from this way, by the mystic or by its familiar."""

    way: int
    familiar: bool


@dataclass(frozen=True, eq=False)
class Use(Action):
    """An absorb card is used, turned so many quarters clockwise."""

    absorb: int
    turn: int


@dataclass(frozen=True, eq=False)
class Activate(Action):
    """A prepared spell is moved to the left."""

    spell: int


@dataclass(frozen=True, eq=False)
class Reveal(Action):
    """A face-down card is turned up (solo)."""

    space: int


@dataclass(frozen=True, eq=False)
class End(Action):
    """The turn is over; spellbinding begins."""


@dataclass(frozen=True, eq=False)
class Lay(Action):
    """A gem from beside the weave goes into a cell; what was there comes back."""

    cell: int
    element: int


@dataclass(frozen=True, eq=False)
class Lift(Action):
    """A gem of the weave goes beside it."""

    cell: int


@dataclass(frozen=True, eq=False)
class Prepare(Action):
    """A spell whose pattern stands goes from the hand to the right of the weave."""

    spell: int


@dataclass(frozen=True, eq=False)
class Done(Action):
    """Spellbinding is over."""


@dataclass(frozen=True, eq=False)
class Offer(Action):
    """The rite's four gems are returned to the supply for a token on the rite."""


@dataclass(frozen=True, eq=False)
class Give(Action):
    """This gem of the weave is part of the offering."""

    cell: int


@dataclass(frozen=True, eq=False)
class Pass(Action):
    """No offering, or no more."""


@dataclass(frozen=True, eq=False)
class Lead(Action):
    """The way the dummy goes, where the rules leave it open (solo)."""

    way: int


@dataclass(frozen=True, eq=False)
class Remove(Action):
    """The gem that the dummy takes off the board, where several are as close (solo)."""

    space: int
    way: int


LEARN: Final = [Learn(spell) for spell in range(SPELL_CARDS)]
KEEP: Final = [Keep(card) for card in range(EXPLORATIONS)]
CALL: Final = [Call(element) for element in range(KINDS)]
EXPLORING: Final = [Explore(card) for card in range(EXPLORATIONS)]
TAKE: Final = [Take(slot) for slot in range(SLOTS)]
BLIND: Final = Blind()
PLACE: Final = [Place(space, turn) for space in range(SPACES) for turn in range(4)]
STEP: Final = [Step(space) for space in range(SPACES)]
TRAVEL: Final = [Travel(space) for space in range(SPACES)]
SCOUT: Final = [Scout(space) for space in range(SPACES)]
PERFORM: Final = Perform()
CHOOSE: Final = [Choose(space) for space in range(SPACES)]
EXCHANGES: Final = [Exchange(source, element) for source in range(CELLS + KINDS) for element in range(KINDS)]
DISCARD: Final = [Discard(card) for card in range(EXPLORATIONS)]
ABSORB: Final = [Absorb(way, familiar) for familiar in (False, True) for way in range(4)]
USE: Final = [Use(absorb, turn) for absorb in range(ABSORB_CARDS) for turn in range(4)]
ACTIVATE: Final = [Activate(spell) for spell in range(SPELL_CARDS)]
REVEAL: Final = [Reveal(space) for space in range(SPACES)]
END: Final = End()
LAY: Final = [Lay(cell, element) for cell in range(CELLS) for element in range(KINDS)]
LIFT: Final = [Lift(cell) for cell in range(CELLS)]
PREPARE: Final = [Prepare(spell) for spell in range(SPELL_CARDS)]
DONE: Final = Done()
OFFER: Final = Offer()
GIVE: Final = [Give(cell) for cell in range(CELLS)]
PASS: Final = Pass()
LEAD: Final = [Lead(way) for way in range(4)]
REMOVE: Final = [Remove(space, way) for space in range(SPACES) for way in range(4)]
