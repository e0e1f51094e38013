"""A draw pile without order, with its open discards (BET-05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from gloaming.core.fields import Part


@final
class Pile(Part):
    """Cards to draw from and open discards. Everybody knows which cards a reshuffle puts into the pool."""

    pool: list[int]
    discards: list[int]
    shuffle: int = 0  # number of reshuffles
    shuffles: list[int]  # by card: the reshuffle that last put it into the pool

    def reshuffle(self) -> bool:
        """Make the discards the new pool; whether there is a card to draw then."""
        if self.discards:
            self.shuffle += 1
            self.pool = sorted(self.discards)
            self.discards = []
            for card in self.pool:
                self.shuffles[card] = self.shuffle
        return bool(self.pool)

    def draw(self, face: i64) -> int:
        return self.pool.pop(face)

    def discard(self, card: int) -> None:
        """Add a card to the discards, which are kept sorted."""
        pile = self.discards
        at = len(pile)
        while at > 0 and pile[at - 1] > card:
            at -= 1
        pile.insert(at, card)


def new_pile(cards: Sequence[int], size: int) -> Pile:
    """A pile of these cards, of a deck of this size."""
    pile = Pile()
    pile.pool = list(cards)
    pile.discards = []
    pile.shuffles = [0] * size
    return pile
