"""Betwixt & Between's words: elements, ways, what cards can do, the actions, and the events.

A space is row * 7 + column, a weave's cell row * 5 + column, a way 0 to 3 for north, east, south and west;
a card turned by so many quarters clockwise shows its side s towards the way (s + quarters) % 4. Cards are
their places in the pack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.core.actions import Action
from gloaming.games.betwixt_and_between import constants as c

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


LEARN: Final = [Learn(spell) for spell in range(c.SPELL_CARDS)]
KEEP: Final = [Keep(card) for card in range(c.EXPLORATION_CARDS)]
CALL: Final = [Call(element) for element in range(c.ELEMENT_COUNT)]
EXPLORING: Final = [Explore(card) for card in range(c.EXPLORATION_CARDS)]
TAKE: Final = [Take(slot) for slot in range(c.SLOTS)]
BLIND: Final = Blind()
PLACE: Final = [Place(space, turn) for space in range(c.SPACES) for turn in range(4)]
STEP: Final = [Step(space) for space in range(c.SPACES)]
TRAVEL: Final = [Travel(space) for space in range(c.SPACES)]
SCOUT: Final = [Scout(space) for space in range(c.SPACES)]
PERFORM: Final = Perform()
CHOOSE: Final = [Choose(space) for space in range(c.SPACES)]
EXCHANGES: Final = [
    Exchange(source, element)
    for source in range(c.CELLS + c.ELEMENT_COUNT)
    for element in range(c.ELEMENT_COUNT)
]
DISCARD: Final = [Discard(card) for card in range(c.EXPLORATION_CARDS)]
ABSORB: Final = [Absorb(way, familiar) for familiar in (False, True) for way in range(4)]
USE: Final = [Use(absorb, turn) for absorb in range(c.ABSORB_CARDS) for turn in range(4)]
ACTIVATE: Final = [Activate(spell) for spell in range(c.SPELL_CARDS)]
REVEAL: Final = [Reveal(space) for space in range(c.SPACES)]
END: Final = End()
LAY: Final = [Lay(cell, element) for cell in range(c.CELLS) for element in range(c.ELEMENT_COUNT)]
LIFT: Final = [Lift(cell) for cell in range(c.CELLS)]
PREPARE: Final = [Prepare(spell) for spell in range(c.SPELL_CARDS)]
DONE: Final = Done()
OFFER: Final = Offer()
GIVE: Final = [Give(cell) for cell in range(c.CELLS)]
PASS: Final = Pass()
LEAD: Final = [Lead(way) for way in range(4)]
REMOVE: Final = [Remove(space, way) for space in range(c.SPACES) for way in range(4)]
