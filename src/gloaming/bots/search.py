"""Monte-Carlo tree search with explicit chance nodes and imagined worlds."""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from gloaming.bots.bot import Bot
from gloaming.bots.judge import Judge
from gloaming.core.choices import Action
from gloaming.core.dice import Seeded
from gloaming.core.game import AnyGame, Pack, State, View

CHECK_TIME_EVERY: Final = 16  # simulations
EXPLORE: Final = 0.7
EXPLORE_OUTLOOK: Final = 0.2  # an outlook scatters less than a playout
FOREVER: Final = 1 << 40


@final
class Node:
    """A place in the tree: after a decision of `mover`, or after a face."""

    def __init__(self, mover: i64) -> None:
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.total: float = 0.0  # of the mover's shares
        self.offered: i64 = 0  # how often this was among the choices
        self.actions: list[Action] = []
        self.children: list[Node | None] = []

    @property
    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


class Search(Bot):
    """Thinks for a number of simulations or of seconds, whichever ends first."""

    def __init__(
        self,
        game: AnyGame,
        pack: Pack,
        simulations: int = FOREVER,
        seconds: float = 1e9,
        explore: float | None = None,
    ) -> None:
        super().__init__(game, pack)
        self.simulations = simulations
        self.seconds = seconds
        self.judge = Judge(game)
        usual = EXPLORE if game.hints is None else EXPLORE_OUTLOOK
        self.explore: float = explore if explore is not None else usual

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        root = self.think(view, seat, dice)
        best: Node | None = None
        chosen: Action | None = None
        for at in range(len(root.actions)):
            child = root.children[at]
            if child is not None and (best is None or _better(child, best)):
                best = child
                chosen = root.actions[at]
        assert chosen is not None
        return chosen

    def think(self, view: View, seat: int, dice: Seeded) -> Node:
        """The tree after the budget is used; always at least one simulation."""
        root = Node(-1)
        until = perf_counter() + self.seconds
        world = self.game.imagine(view, dice, self.pack)
        hidden = self.game.spec.hidden
        limit: i64 = self.simulations
        done: i64 = 0
        while done < limit:
            if hidden and done:
                world = self.game.imagine(view, dice, self.pack)
            self._simulate(root, world if hidden else world.clone(), seat, dice)
            done += 1
            if done % CHECK_TIME_EVERY == 0 and perf_counter() >= until:
                break
        return root

    def _simulate(self, root: Node, world: State, own: int, dice: Seeded) -> None:
        path = [root]
        node = root
        while True:
            faces = world.faces()
            if faces:
                face = dice.below(faces)
                world.settle(face)
                node = _after_face(node, face, faces)
                path.append(node)
                continue
            deciders = world.deciders()
            if not deciders or (node.visits == 0 and node is not root):
                break
            seat = own if own in deciders else deciders[0]  # of several at once, this bot comes first
            action, node = self._descend(node, world, seat, dice)
            world.apply(seat, action)
            path.append(node)
        values = self.judge.values(world, dice)
        for node in path:
            node.visits += 1
            if node.mover >= 0:
                node.total += values[node.mover]

    def _descend(self, node: Node, world: State, seat: int, dice: Seeded) -> tuple[Action, Node]:
        if self.game.spec.hidden:
            return self._descend_among(node, self._offered(node, world, seat, dice), seat)
        if not node.actions:
            node.actions = list(self.judge.proposals(world, seat, dice))
            node.children = [None] * len(node.actions)
        return self._descend_open(node, seat)

    def _descend_open(self, node: Node, seat: int) -> tuple[Action, Node]:
        """Where nothing is hidden the choices at a node are always the same."""
        children = node.children
        scale = self.explore * sqrt(log(float(node.visits + 1)))
        best = -1.0
        chosen: i64 = 0
        for at in range(i64(len(children))):
            child = children[at]
            if child is None:
                child = children[at] = Node(seat)
                return node.actions[at], child
            visits = float(child.visits)
            score = child.total / visits + scale / sqrt(visits)
            if score > best:
                best = score
                chosen = at
        child = children[chosen]
        assert child is not None
        return node.actions[chosen], child

    def _offered(self, node: Node, world: State, seat: int, dice: Seeded) -> list[int]:
        """Where the world's choices stand among the node's; new ones are added."""
        places: list[int] = []
        for action in self.judge.proposals(world, seat, dice):
            if action not in node.actions:
                node.actions.append(action)
                node.children.append(Node(seat))
            places.append(node.actions.index(action))
        return places

    def _descend_among(self, node: Node, places: list[int], seat: int) -> tuple[Action, Node]:
        """Of the choices that this world offers, the most promising for how often it was offered."""
        best = -1.0
        chosen = places[0]
        for at in places:
            child = node.children[at]
            assert child is not None
            child.offered += 1
            if child.visits == 0:
                score = 1e9
            else:
                visits = float(child.visits)
                score = child.total / visits + self.explore * sqrt(log(float(child.offered)) / visits)
            if score > best:
                best = score
                chosen = at
        child = node.children[chosen]
        assert child is not None
        return node.actions[chosen], child


def _after_face(node: Node, face: int, faces: int) -> Node:
    if not node.children:
        node.children = [None] * faces
    child = node.children[face]
    if child is None:
        child = node.children[face] = Node(-1)
    return child


def _better(child: Node, best: Node) -> bool:
    return (child.visits, child.mean) > (best.visits, best.mean)
