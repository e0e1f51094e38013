"""Small things that events need."""

from __future__ import annotations

from gloaming.core.state import Tell
from gloaming.games.betwixt_and_between.actions import Element
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.events import Drawn, Drew, Gained


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
