"""The figures of a luck report: one StepLuck for each step, one Total for each seat."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.bots.estimate import Estimate
from gloaming.core.record.format import Player

CHANCE, DECISION, LEFT = "chance", "decision", "left"


@dataclass(frozen=True)
class StepLuck:
    """How one step changed the chances of all seats.

    `before` are the chances before it (None: there was only one choice, so they are those of the next step).
    `moved` is the luck of a chance result for each seat, or what a decision gained or cost each seat compared
    with the best known action. A forfeit counts as a decision after the last step.
    """

    step: int
    kind: str
    seat: int  # the seat that decided; -1: chance
    before: tuple[float, ...] | None
    moved: tuple[Estimate, ...]
    exact: bool
    action: str | None = None
    best: str | None = None  # a better action, if one is known
    faces: int = 0
    judged: int = 0  # number of faces that were evaluated

    @property
    def cost(self) -> Estimate:
        """What the decision cost its own seat."""
        return -self.moved[self.seat] if self.seat >= 0 else Estimate(0.0)

    @property
    def size(self) -> float:
        """The largest change of a seat's chance."""
        return max(abs(figure.value) for figure in self.moved)

    @property
    def most_moved(self) -> int:
        """The seat whose chance changed most; if equal, the one that gained."""
        figures = [round(figure.value, 9) for figure in self.moved]
        return max(range(len(figures)), key=lambda seat: (abs(figures[seat]), figures[seat]))


@dataclass(frozen=True)
class Total:
    """A seat's totals: start + luck + own + others + rest = result. `own` is never above zero.

    `rest` is what the figures do not explain: revealed information and the error of the search; in a solved
    game it is only rounding. `adjusted` is the result without the luck.
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
    """The luck report on a finished match. `chances` are those after each step, from 0 on."""

    game: str
    players: tuple[Player, ...]
    exact: bool
    simulations: int  # per step; 0: limited by time, or the game is solved
    chances: tuple[tuple[float, ...], ...]
    marks: tuple[StepLuck, ...]
    totals: tuple[Total, ...]
