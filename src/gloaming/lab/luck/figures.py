"""The figures of a report: a mark for each step, a total for each seat."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.bots.estimate import Estimate
from gloaming.core.record.format import Player

CHANCE, DECISION, LEFT = "chance", "decision", "left"


@dataclass(frozen=True)
class StepLuck:
    """What one step did to everybody's chances.

    `before` are the chances before it (None: nothing was to be decided, so they are those of the next mark).
    `moved` is a chance event's luck for each seat; or what a decision gave and cost each seat, compared with
    the best known choice. Whoever leaves the table for good has decided that, after the last step.
    """

    step: int
    kind: str
    seat: int  # whose decision; -1: chance
    before: tuple[float, ...] | None
    moved: tuple[Estimate, ...]
    exact: bool
    action: str | None = None
    best: str | None = None  # a better choice, if one is known
    faces: int = 0
    judged: int = 0  # of the faces

    @property
    def cost(self) -> Estimate:
        """What the decision cost its own seat."""
        return -self.moved[self.seat] if self.seat >= 0 else Estimate(0.0)

    @property
    def size(self) -> float:
        """The largest change of anybody's chance."""
        return max(abs(figure.value) for figure in self.moved)

    @property
    def most_moved(self) -> int:
        """The seat whose chance has changed most; of equal ones the one that gained."""
        figures = [round(figure.value, 9) for figure in self.moved]
        return max(range(len(figures)), key=lambda seat: (abs(figures[seat]), figures[seat]))


@dataclass(frozen=True)
class Total:
    """A seat's match: start + luck + own + others + rest = result. Own decisions are never above zero.

    `rest` is what the figures do not explain: what came to light, what the players made of it, and the
    search's own error; where the game is solved it is nothing but rounding. `adjusted` is the result
    without the luck.
    """

    seat: int
    start: float
    luck: Estimate
    own: Estimate
    others: Estimate
    rest: float
    result: float

    @property
    def adjusted(self) -> Estimate:
        return Estimate(self.result - self.luck.value, self.luck.error)


@dataclass(frozen=True)
class LuckReport:
    """A finished match, told apart into luck and skill. `chances` are those after each step, from 0 on."""

    game: str
    players: tuple[Player, ...]
    exact: bool
    simulations: int  # for each step; 0: by time, or none were needed
    chances: tuple[tuple[float, ...], ...]
    marks: tuple[StepLuck, ...]
    totals: tuple[Total, ...]
