"""The search tree: nodes with their visits and values, and the choice among them."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from gloaming.bots.search_limits import PROCESS
from gloaming.core.actions import Action

MAX_CHANCE_BRANCHES: Final = (
    256  # faces: more of them are never met again, so what follows them is judged, not searched
)


MIN_VISITS: Final = 4  # visits before a member counts as the best


UCB_C: Final = 2.0  # times how far what was met at a node scatters


MIN_STD: Final = 1e-3  # it scatters at least so much, in shares of a win


@final
class Node:
    """A place in the tree: after a decision of `mover`, or after a face."""

    def __init__(self, mover: i64) -> None:
        PROCESS.nodes_created += 1
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.mover_sum: float = 0.0  # of the mover's shares
        self.value_sum: float = 0.0  # what those who decide here got, added up
        self.value_squares: float = 0.0
        self.availability: i64 = 0  # how often this was among the choices
        self.initial_actions: i64 = 0  # choices that it began with
        self.actions: list[Action] = []
        self.children: list[Node | None] = []
        self.chance_children: list[Node | None] = []  # what follows each result of chance

    @property
    def mean(self) -> float:
        return self.mover_sum / float(self.visits) if self.visits else 0.0

    def std(self) -> float:
        """The standard deviation of what those who decide here got."""
        n = float(max(1, self.visits))
        mean = self.value_sum / n
        return sqrt(max(MIN_STD * MIN_STD, self.value_squares / n - mean * mean))

    def child(self, action: Action) -> Node:
        """Where the action leads, which must have been tried."""
        found = self.children[self.actions.index(action)]
        assert found is not None
        return found


def chance_child(node: Node, face: int, faces: int) -> Node:
    """Where the face leads; in worlds that differ chance may owe other numbers at the same node."""
    missing = faces - len(node.chance_children)
    if missing > 0:
        node.chance_children += [None] * missing
    child = node.chance_children[face]
    if child is None:
        child = node.chance_children[face] = Node(-1)
    return child


def lead(root: Node) -> float:
    """How many visits the most visited choice is ahead of the next."""
    first: i64 = 0
    second: i64 = 0
    for child in root.children:
        if child is not None and child.visits > second:
            if child.visits > first:
                second = first
                first = child.visits
            else:
                second = child.visits
    return float(first - second)


def most_visited(root: Node) -> Action:
    """The choice that a tree recommends."""
    best: Node | None = None
    chosen: Action | None = None
    for at in range(len(root.actions)):
        child = root.children[at]
        if child is not None and (best is None or _better(child, best)):
            best = child
            chosen = root.actions[at]
    assert chosen is not None
    return chosen


def _better(child: Node, best: Node) -> bool:
    return (child.visits, child.mean) > (best.visits, best.mean)
