"""A two-player game as numbers, so that it can be solved.

A duel's position is a pair of sides: the mover's own and the other's. Sides are numbered from 0; the number
after the last stands for a side that has won. A move changes each side independently, depending on a die.
So a duel is a few lists of numbers, and the solver does not need the game.
"""

from __future__ import annotations


class Result:
    """Where some of the die's faces take the two sides; None: the side does not change.

    The lists are parallel to those of the move. For a hampered mover other faces give the same result.
    """

    def __init__(self, faces: int, hampered: int, own: list[int] | None, other: list[int] | None) -> None:
        self.faces = faces
        self.hampered = hampered
        self.own = own
        self.other = other


class Move:
    """A kind of action: the own and the other sides with which it is possible (None: any)."""

    def __init__(self, own: list[int] | None, other: list[int] | None, results: list[Result]) -> None:
        self.own = own
        self.other = other
        self.results = results


class Duel:
    """A two-player game as the solver needs it.

    The sides take turns of at most `actions` moves, the first turn of at most `opening`; a turn may end
    early. `die` is the number of its faces. The mover is hampered while the other side's weight is larger;
    with equal weights nobody ever is. After the last turn each side has half a win.
    """

    def __init__(
        self,
        sides: int,
        start: int,
        weights: list[int],
        moves: list[Move],
        turns: int,
        die: int,
        actions: int,
        opening: int,
    ) -> None:
        self.sides = sides
        self.start = start
        self.weights = weights
        self.moves = moves
        self.turns = turns
        self.die = die
        self.actions = actions
        self.opening = opening
