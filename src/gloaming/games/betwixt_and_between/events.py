"""What can come about in Betwixt & Between. A gem on the board is [space, way, element]."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.core.state import Event, Tell
from gloaming.games.betwixt_and_between.constants import Deck, Element
from gloaming.games.betwixt_and_between.deck import Pile

Gems = tuple[tuple[int, ...], ...]


# --- the round ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Began(Event):
    """The game begins: who is first, and where the mystics stand."""

    first: int
    mystics: tuple[int, ...]


@dataclass(frozen=True)
class Round(Event):
    """A round begins."""

    round: int  # from 1 on
    first: int


@dataclass(frozen=True)
class Shuffled(Event):
    """An empty deck was made anew from its discards."""

    deck: Deck


@dataclass(frozen=True)
class Supplied(Event):
    """A spell lies face up."""

    slot: int
    spell: int


@dataclass(frozen=True)
class Drawn(Event):
    """Somebody drew a card; what it is only the drawer hears, with `Drew`."""

    seat: int
    deck: Deck


@dataclass(frozen=True)
class Drew(Event):
    """The card that the seat drew; nobody else hears of it."""

    seat: int
    deck: Deck
    card: int


@dataclass(frozen=True)
class Picked(Event):
    """A seat has chosen what it keeps; nobody sees what yet."""

    seat: int


@dataclass(frozen=True)
class Learned(Event):
    """Every seat has kept one spell; these were discarded, by seat."""

    discarded: tuple[int, ...]


@dataclass(frozen=True)
class Passed(Event):
    """All have kept a card; the packs go to the left."""

    pick: int  # from 1 on


@dataclass(frozen=True)
class Leftover(Event):
    """The draft is over; these cards lie open for the rite, by seat (solo: they are discarded)."""

    cards: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Called(Event):
    """An element of the rite; seat is -1 where it was drawn."""

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
    """At the turn's start (or at the end of the game) the patterns of these spells were broken."""

    seat: int
    spells: tuple[int, ...]


@dataclass(frozen=True)
class Explored(Event):
    """A card is played from the hand."""

    seat: int
    card: int


@dataclass(frozen=True)
class Gained(Event):
    """Gems from the supply go beside the weave."""

    seat: int
    element: Element
    amount: int


@dataclass(frozen=True)
class Took(Event):
    """A face-up spell goes to a hand; everybody has seen it."""

    seat: int
    slot: int
    spell: int


@dataclass(frozen=True)
class Placed(Event):
    """A card lies on the board with these gems; `replaced` is the card that was there, or -1."""

    seat: int
    card: int
    space: int
    turn: int
    gems: Gems
    replaced: int


@dataclass(frozen=True)
class Unplaced(Event):
    """No space was legal: the card is discarded."""

    seat: int
    card: int


@dataclass(frozen=True)
class Moved(Event):
    """A mystic moved; `tunnel` if not to a neighbouring space."""

    seat: int
    source: int
    goal: int
    tunnel: bool


@dataclass(frozen=True)
class Performed(Event):
    """The action of the card at this space is used."""

    seat: int
    space: int
    card: int
    action: str


@dataclass(frozen=True)
class Activated(Event):
    """A spell is moved to the left."""

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
    """A gem became another; the source is a cell of the weave, or -1 for one beside it."""

    seat: int
    cell: int
    old: Element
    new: Element


@dataclass(frozen=True)
class Destroyed(Event):
    """A card was removed from the board by another's action."""

    seat: int
    space: int
    card: int


@dataclass(frozen=True)
class Discarded(Event):
    """A card went from the hand to the discards."""

    seat: int
    card: int


@dataclass(frozen=True)
class Summoned(Event):
    """A familiar appears."""

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
    """A familiar leaves: its spell has faded."""

    seat: int


@dataclass(frozen=True)
class Ended(Event):
    """A turn is over; the seat is spellbinding now."""

    seat: int


# --- spellbinding --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Laid(Event):
    """A gem was put into the weave; `old` came back, or there was none."""

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
    """A spell is upheld by the weave."""

    seat: int
    spell: int


@dataclass(frozen=True)
class Finished(Event):
    """Somebody has done with spellbinding."""

    seat: int


# --- the offering, the end -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Offering(Event):
    """It is the seat's turn to offer."""

    seat: int


@dataclass(frozen=True)
class Offered(Event):
    """An offering: a token on the rite; `cells` of the weave are empty now, the rest came from beside it."""

    seat: int
    cells: tuple[int, ...]
    tokens: int  # that the seat has on the rite now


@dataclass(frozen=True)
class Declined(Event):
    """No offering, or no more."""

    seat: int


@dataclass(frozen=True)
class Renewed(Event):
    """The four face-up spells were discarded, and once-a-round spells are prepared again."""

    spells: tuple[int, ...]


@dataclass(frozen=True)
class Cleared(Event):
    """The landscape is reshaped: a card leaves the board."""

    seat: int
    space: int
    card: int


@dataclass(frozen=True)
class Counted(Event):
    """The final count of a seat."""

    seat: int
    rites: int  # points
    spells: int
    gems: int
    total: int
    rank: int  # 0 to 5, solo only; else -1


# --- solo ----------------------------------------------------------------------------------------------


# --- for the eye of one seat only ----------------------------------------------------------------------


@dataclass(frozen=True)
class Suggested(Event):
    """How a weave could be laid so that most of a seat's spells stand, asked for beforehand.

    For each spell that cannot stand as well: why, as a key, an element or nothing, and how many are missing.
    """

    seat: int
    weave: tuple[int, ...]  # 25 cells: 0 empty, else 1 + the element
    spells: tuple[int, ...]  # prepared or in hand, that stand in it
    left_out: tuple[int, ...]
    reasons: tuple[str, ...]
    elements: tuple[str, ...]
    missing: tuple[int, ...]


def element_name(element: int) -> Element:
    names: list[Element] = ["water", "wind", "earth", "fire"]
    return names[element]


def tell_drawn(seat: int, pile: Pile, card: int, tell: Tell | None) -> None:
    """All hear that somebody drew, the drawer hears what."""
    if tell is not None:
        tell(Drawn(seat, pile.name), None)
        tell(Drew(seat, pile.name, card), (seat,))


def tell_gained(seat: int, element: int, amount: int, tell: Tell | None) -> None:
    if tell is not None and amount:
        tell(Gained(seat, element_name(element), amount), None)
