"""The actions. Each one is made once, in the lists at the end, and compared by identity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.core.actions import Action
from gloaming.games.betwixt_and_between import constants as c


@dataclass(frozen=True, eq=False)
class Learn(Action):
    """Keep this one of the two starting spells (BET-04)."""

    spell: int


@dataclass(frozen=True, eq=False)
class Keep(Action):
    """Keep an exploration card in the draft."""

    card: int


@dataclass(frozen=True, eq=False)
class Call(Action):
    """Turn a leftover card so that this element counts for the rite."""

    element: int


@dataclass(frozen=True, eq=False)
class Explore(Action):
    """Play an exploration card from the hand: its bonus comes first, then it is placed."""

    card: int


@dataclass(frozen=True, eq=False)
class Take(Action):
    """Take a spell from the face-up supply."""

    slot: int


@dataclass(frozen=True, eq=False)
class Blind(Action):
    """Draw a spell from the deck."""


@dataclass(frozen=True, eq=False)
class Place(Action):
    """Place the pending card on this space, turned by so many quarters clockwise."""

    space: int
    turn: int


@dataclass(frozen=True, eq=False)
class Step(Action):
    """Move the mystic by a step."""

    space: int


@dataclass(frozen=True, eq=False)
class Travel(Action):
    """Move the mystic to a tunnel space, by the card action or by a spell."""

    space: int


@dataclass(frozen=True, eq=False)
class Scout(Action):
    """Move the familiar by its step."""

    space: int


@dataclass(frozen=True, eq=False)
class Perform(Action):
    """Use the action of the card under the mystic."""


@dataclass(frozen=True, eq=False)
class Choose(Action):
    """Choose the target space: a card to reshape, replenish, destroy or clear, or a dummy's start."""

    space: int


@dataclass(frozen=True, eq=False)
class Exchange(Action):
    """Exchange an own gem: the one in a cell of the weave (0 to 24) or one beside it (25 + its element)."""

    source: int
    element: int


@dataclass(frozen=True, eq=False)
class Discard(Action):
    """Discard an exploration card from the hand."""

    card: int


@dataclass(frozen=True, eq=False)
class Absorb(Action):
    """Use the absorb token: take a gem from this way, with the mystic or with its familiar."""

    way: int
    familiar: bool


@dataclass(frozen=True, eq=False)
class Use(Action):
    """Use an absorb card, turned by so many quarters clockwise."""

    absorb: int
    turn: int


@dataclass(frozen=True, eq=False)
class Activate(Action):
    """Activate a prepared spell: it moves to the left of the weave."""

    spell: int


@dataclass(frozen=True, eq=False)
class Reveal(Action):
    """Turn a face-down card up (solo)."""

    space: int


@dataclass(frozen=True, eq=False)
class End(Action):
    """End the turn; spellbinding begins."""


@dataclass(frozen=True, eq=False)
class Lay(Action):
    """Put a gem from beside the weave into a cell; a gem that was there comes back."""

    cell: int
    element: int


@dataclass(frozen=True, eq=False)
class Lift(Action):
    """Take a gem out of the weave and put it beside it."""

    cell: int


@dataclass(frozen=True, eq=False)
class Prepare(Action):
    """Prepare a spell whose pattern stands: it moves from the hand to the right of the weave."""

    spell: int


@dataclass(frozen=True, eq=False)
class Done(Action):
    """End the spellbinding."""


@dataclass(frozen=True, eq=False)
class Offer(Action):
    """Return the four gems of the rite to the supply for a token on the rite."""


@dataclass(frozen=True, eq=False)
class Give(Action):
    """Give this gem of the weave for the offering."""

    cell: int


@dataclass(frozen=True, eq=False)
class Pass(Action):
    """Make no offering, or no further one."""


@dataclass(frozen=True, eq=False)
class Lead(Action):
    """Choose the dummy's way if the rules allow several (solo)."""

    way: int


@dataclass(frozen=True, eq=False)
class Remove(Action):
    """Choose the gem that the dummy removes if several are equally close (solo)."""

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
