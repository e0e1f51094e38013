"""The events. A gem on the board is (space, way, element)."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.core.state import Emit, Event
from gloaming.games.betwixt_and_between.constants import ELEMENTS, Deck, Element

Gems = tuple[tuple[int, ...], ...]


# --- the round ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Began(Event):
    """The game begins, with the first player and the mystics' spaces."""

    first: int
    mystics: tuple[int, ...]


@dataclass(frozen=True)
class Round(Event):
    """A round begins."""

    round: int  # from 1 on
    first: int


@dataclass(frozen=True)
class Shuffled(Event):
    """An empty deck was refilled from its discards."""

    deck: Deck


@dataclass(frozen=True)
class Supplied(Event):
    """A spell was added to the face-up supply."""

    slot: int
    spell: int


@dataclass(frozen=True)
class Drawn(Event):
    """A seat drew a card; only that seat sees it, in `Drew`."""

    seat: int
    deck: Deck


@dataclass(frozen=True)
class Drew(Event):
    """The card that the seat drew; sent to that seat only."""

    seat: int
    deck: Deck
    card: int


@dataclass(frozen=True)
class Picked(Event):
    """A seat has chosen a card to keep; it is still secret."""

    seat: int


@dataclass(frozen=True)
class Learned(Event):
    """Every seat has kept one spell; these were discarded, by seat."""

    discarded: tuple[int, ...]


@dataclass(frozen=True)
class Passed(Event):
    """All seats have kept a card; the packs are passed to the left."""

    pick: int  # from 1 on


@dataclass(frozen=True)
class Leftover(Event):
    """The draft is over; these cards lie open for the rite, by seat (in solo they are discarded)."""

    cards: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Called(Event):
    """An element was added to the rite; `seat` is -1 if it was drawn."""

    seat: int
    element: Element
    place: int  # from 1 to 4


# --- a turn ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Turn(Event):
    """A seat's turn begins."""

    seat: int


@dataclass(frozen=True)
class Faded(Event):
    """Spells whose patterns are broken were discarded, at the start of a turn or at the end of the game."""

    seat: int
    spells: tuple[int, ...]


@dataclass(frozen=True)
class Explored(Event):
    """A card was played from the hand."""

    seat: int
    card: int


@dataclass(frozen=True)
class Gained(Event):
    """Gems from the supply were put beside the weave."""

    seat: int
    element: Element
    amount: int


@dataclass(frozen=True)
class Took(Event):
    """A face-up spell was taken into a hand; everybody has seen it."""

    seat: int
    slot: int
    spell: int


@dataclass(frozen=True)
class Placed(Event):
    """A card was placed with these gems; `replaced` is the card that was there, or -1."""

    seat: int
    card: int
    space: int
    turn: int
    gems: Gems
    replaced: int


@dataclass(frozen=True)
class Unplaced(Event):
    """No space was legal; the card was discarded."""

    seat: int
    card: int


@dataclass(frozen=True)
class Moved(Event):
    """A mystic moved; `tunnel` is true if not to a neighbouring space."""

    seat: int
    source: int
    goal: int
    tunnel: bool


@dataclass(frozen=True)
class Performed(Event):
    """The action of the card on this space was used."""

    seat: int
    space: int
    card: int
    action: str


@dataclass(frozen=True)
class Activated(Event):
    """A prepared spell was activated."""

    seat: int
    spell: int
    kind: str


@dataclass(frozen=True)
class Absorbed(Event):
    """Gems were taken: by the mystic, by its familiar, or with an absorb card (its number, else -1)."""

    seat: int
    gems: Gems
    familiar: bool
    absorb: int
    turn: int


@dataclass(frozen=True)
class Reshaped(Event):
    """A card was moved or turned."""

    seat: int
    card: int
    source: int
    goal: int
    turn: int


@dataclass(frozen=True)
class Replenished(Event):
    """A card's symbols were filled."""

    seat: int
    space: int
    gems: Gems


@dataclass(frozen=True)
class Exchanged(Event):
    """A gem was exchanged; `cell` is its cell of the weave, or -1 for a gem beside it."""

    seat: int
    cell: int
    old: Element
    new: Element


@dataclass(frozen=True)
class Destroyed(Event):
    """A card was removed from the board by the action of another."""

    seat: int
    space: int
    card: int


@dataclass(frozen=True)
class Discarded(Event):
    """A card was discarded from the hand."""

    seat: int
    card: int


@dataclass(frozen=True)
class Summoned(Event):
    """A familiar appeared."""

    seat: int
    space: int


@dataclass(frozen=True)
class Scouted(Event):
    """A familiar moved."""

    seat: int
    source: int
    goal: int


@dataclass(frozen=True)
class Dismissed(Event):
    """A familiar left because its spell has faded."""

    seat: int


@dataclass(frozen=True)
class Ended(Event):
    """A turn is over; the seat begins spellbinding."""

    seat: int


# --- spellbinding --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Laid(Event):
    """A gem was put into the weave; `old` is the gem that it replaced, if any."""

    seat: int
    cell: int
    element: Element
    old: Element | None


@dataclass(frozen=True)
class Lifted(Event):
    """A gem was taken out of the weave."""

    seat: int
    cell: int
    element: Element


@dataclass(frozen=True)
class Prepared(Event):
    """A spell was prepared."""

    seat: int
    spell: int


@dataclass(frozen=True)
class Finished(Event):
    """A seat has finished spellbinding."""

    seat: int


# --- the offering, the end -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Offering(Event):
    """It is the seat's turn to make offerings."""

    seat: int


@dataclass(frozen=True)
class Offered(Event):
    """A seat made an offering; `cells` of the weave were emptied, the other gems came from beside it."""

    seat: int
    cells: tuple[int, ...]
    tokens: int  # of the seat on the rite


@dataclass(frozen=True)
class Declined(Event):
    """A seat makes no offering, or no further one."""

    seat: int


@dataclass(frozen=True)
class Renewed(Event):
    """The face-up spells were discarded, and spells that work once a round can be activated again."""

    spells: tuple[int, ...]


@dataclass(frozen=True)
class Cleared(Event):
    """A card was cleared from the board after the offering."""

    seat: int
    space: int
    card: int


@dataclass(frozen=True)
class Counted(Event):
    """The final score of a seat."""

    seat: int
    rites: int  # points
    spells: int
    gems: int
    total: int
    rank: int  # 0 to 5, solo only; else -1


# --- for one seat only ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Suggested(Event):
    """A suggested weave in which most of the seat's spells stand.

    For each spell left out: the reason as a catalogue key, the missing element if any, and how many gems
    are missing.
    """

    seat: int
    weave: tuple[int, ...]  # 25 cells: 0 empty, else 1 + the element
    spells: tuple[int, ...]  # that stand in it, prepared or in hand
    left_out: tuple[int, ...]
    reasons: tuple[str, ...]
    elements: tuple[str, ...]
    missing: tuple[int, ...]


def tell_gained(seat: int, element: int, amount: int, emit: Emit) -> None:
    if amount:
        emit(Gained(seat, ELEMENTS[element], amount), None)
