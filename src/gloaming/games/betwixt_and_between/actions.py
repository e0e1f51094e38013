"""The actions. Each one is made once, in the lists at the end, and compared by identity.

Spaces are a1 to g7, cells a1 to e5, with rows numbered from the north. Cards are numbered from 1. A card's
turn is the way that its top points to: n, e, s or w.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions, Cards, Domain, counted
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


def grid(letters: str) -> Domain:
    """The names of a square's places, row by row from the north."""
    return Domain([f"{letter}{row}" for row in range(1, len(letters) + 1) for letter in letters])


SPACE: Final = grid("abcdefg")
CELL: Final = grid("abcde")
EXPLORATION: Final = Cards("exploration", c.EXPLORATION_CARDS)
SPELL: Final = Cards("spell", c.SPELL_CARDS)
WAY: Final = Domain(c.WAY_LETTERS, c.WAYS)
CATALOGUE: Final = Actions(
    space=SPACE,
    cell=CELL,
    card=EXPLORATION,
    spell=SPELL,
    absorb=Cards("absorb", c.ABSORB_CARDS),
    slot=counted(c.SLOTS),
    element=Domain(c.ELEMENTS),
    way=WAY,
    turn=WAY,
)

LEARN: Final = CATALOGUE.every(Learn, "learn {spell}")
KEEP: Final = CATALOGUE.every(Keep, "keep {card}")
CALL: Final = CATALOGUE.every(Call, "call {element}")
EXPLORING: Final = CATALOGUE.every(Explore, "explore {card}")
TAKE: Final = CATALOGUE.every(Take, "take {slot:number}")
BLIND: Final = CATALOGUE.one(Blind, "blind")
PLACE: Final = CATALOGUE.every(Place, "place {space} {turn:way}")
STEP: Final = CATALOGUE.every(Step, "step {space}")
TRAVEL: Final = CATALOGUE.every(Travel, "travel {space}")
SCOUT: Final = CATALOGUE.every(Scout, "scout {space}")
PERFORM: Final = CATALOGUE.one(Perform, "perform")
CHOOSE: Final = CATALOGUE.every(Choose, "choose {space}")
SWAP: Final = "exchange {source:gem} {element}"
EXCHANGES: Final = [
    *CATALOGUE.every(Exchange, SWAP, "exchange-weave", source=CELL),
    *CATALOGUE.every(Exchange, SWAP, source=Domain(dict(enumerate(c.ELEMENTS, c.CELLS)))),
]
DISCARD: Final = CATALOGUE.every(Discard, "discard {card}")
ABSORB: Final = [
    *CATALOGUE.every(Absorb, "absorb {way}", familiar=False),
    *CATALOGUE.every(Absorb, "absorb familiar {way}", "absorb-familiar", familiar=True),
]
USE: Final = CATALOGUE.every(Use, "use {absorb:card} {turn:way}")
ACTIVATE: Final = CATALOGUE.every(Activate, "activate {spell}")
REVEAL: Final = CATALOGUE.every(Reveal, "reveal {space}")
END: Final = CATALOGUE.one(End, "end")
LAY: Final = CATALOGUE.every(Lay, "lay {cell} {element}")
LIFT: Final = CATALOGUE.every(Lift, "lift {cell}")
PREPARE: Final = CATALOGUE.every(Prepare, "prepare {spell}")
DONE: Final = CATALOGUE.one(Done, "done")
OFFER: Final = CATALOGUE.one(Offer, "offer")
GIVE: Final = CATALOGUE.every(Give, "give {cell}")
PASS: Final = CATALOGUE.one(Pass, "pass")
LEAD: Final = CATALOGUE.every(Lead, "lead {way}")
REMOVE: Final = CATALOGUE.every(Remove, "remove {space} {way}")
