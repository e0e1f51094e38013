"""A game for two in numbers, so that it can be solved.

A duel's position is a pair of sides: the mover's own and the other's. Sides are numbered from 0; the number
after the last stands for a side that has won. A move takes each side somewhere on its own, as a die falls.
So a duel is a few lists of numbers, and a solver needs to know nothing of the game.
"""

from __future__ import annotations


class Result:
    """Where some of the die's faces take the two sides; None: the side stays as it is.

    The lists run along with those of the move. A hampered mover has other faces for the same result.
    """

    def __init__(self, faces: int, hampered: int, own: list[int] | None, other: list[int] | None) -> None:
        self.faces = faces
        self.hampered = hampered
        self.own = own
        self.other = other


class Move:
    """A kind of action: with which own and which other sides it is possible (None: with any)."""

    def __init__(self, own: list[int] | None, other: list[int] | None, results: list[Result]) -> None:
        self.own = own
        self.other = other
        self.results = results


class Duel:
    """A game for two as a solver needs it.

    The sides take turns of at most `actions` moves, the very first of at most `opening`; a turn may end
    early. The mover is hampered while the other side is the heavier one. After the last turn each has half
    a win.
    """

    def __init__(
        self,
        sides: int,
        start: int,
        weights: list[int],
        moves: list[Move],
        turns: int,
        die: int = 6,
        actions: int = 2,
        opening: int = 1,
    ) -> None:
        self.sides = sides
        self.start = start
        self.weights = weights
        self.moves = moves
        self.turns = turns
        self.die = die
        self.actions = actions
        self.opening = opening
