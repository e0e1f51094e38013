"""The search tree: nodes with visits and values, chance children, and the recommended action."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from gloaming.bots.search_limits import PROCESS
from gloaming.core.actions import Action

MAX_CHANCE_BRANCHES: Final = 256  # faces; after more the position is evaluated, unless they are several dice
MIN_VISITS: Final = 4  # before an action counts as the best so far
UCB_C: Final = 2.0  # exploration constant, in standard deviations of the values at the node
MIN_STD: Final = 1e-3  # lower bound of that deviation, in wins


@final
class Node:
    """A node of the tree: the position after a decision of `mover`, or after a face (mover -1)."""

    def __init__(self, mover: i64) -> None:
        PROCESS.nodes_created += 1
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.mover_sum: float = 0.0  # sum of the mover's values
        self.value_sum: float = 0.0  # sum of the values of the seats that decided here
        self.value_squares: float = 0.0
        self.availability: i64 = 0  # how often the action was available
        self.initial_actions: i64 = 0  # number of actions before widening
        self.actions: list[Action] = []
        self.children: list[Node | None] = []
        self.chance_children: list[Node | None] = []  # by face of the next die

    @property
    def mean(self) -> float:
        return self.mover_sum / float(self.visits) if self.visits else 0.0

    def std(self) -> float:
        """Standard deviation of the values of the seats that decided here."""
        n = float(max(1, self.visits))
        mean = self.value_sum / n
        return sqrt(max(MIN_STD * MIN_STD, self.value_squares / n - mean * mean))

    def child(self, action: Action) -> Node:
        """The child after the action, which must have been visited."""
        found = self.children[self.actions.index(action)]
        assert found is not None
        return found


def chance_child(node: Node, face: int, dice: Sequence[int]) -> Node:
    """The node after a throw: one level for each die, so that only what was thrown takes memory."""
    size: i64 = 1
    for faces in dice:
        size *= faces
    rest: i64 = face
    for faces in dice:
        size //= faces
        node = _die_child(node, rest // size, faces)
        rest %= size
    return node


def thrown(node: Node, dice: Sequence[int]) -> list[tuple[int, Node]]:
    """The results of a throw that were seen at the node, each with the node after it."""
    found = [(0, node)]
    for faces in dice:
        found = [
            (face * faces + pips, child)
            for face, before in found
            for pips, child in enumerate(before.chance_children[:faces])
            if child is not None
        ]
    return found


def _die_child(node: Node, face: i64, faces: i64) -> Node:
    """The child after a die; determinizations may differ in the number of faces at the same node."""
    missing = faces - len(node.chance_children)
    if missing > 0:
        node.chance_children += [None] * missing
    child = node.chance_children[face]
    if child is None:
        child = node.chance_children[face] = Node(-1)
    return child


def lead(root: Node) -> float:
    """By how many visits the most visited action leads."""
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
    """The action that the tree recommends (robust child)."""
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
