"""Monte-Carlo tree search with explicit chance nodes and imagined worlds."""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter, sleep
from typing import Final

from mypy_extensions import i64

from gloaming.bots.bot import Bot
from gloaming.bots.evaluator import Judge
from gloaming.bots.search_limits import MOST_NODES, PROCESS
from gloaming.bots.tree import EXPLORE, TRIED, WIDE, Node, after_face, lead, most_visited
from gloaming.bots.tree_reuse import Kept, recall
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Pack
from gloaming.core.game import AnyGame
from gloaming.core.state import State, View

CHECK_LEAD_EVERY: Final = 32  # simulations
WIDEN: Final = 1.5  # times the root of its visits: members that a continuous choice gets beside the first
SURE: Final = 1.1  # times the simulations that are left: so far ahead a choice stays the most visited
FIRST_LOOK: Final = 16  # simulations that a first look at a choice counts as
GLANCE: Final = 4  # simulations that a glance at a choice further down counts as
GLANCED: Final = 8  # results of chance that it takes in: all those of one die
FOREVER: Final = 1 << 40


class Search(Bot):
    """Thinks for a number of simulations or of seconds, whichever ends first."""

    def __init__(
        self,
        game: AnyGame,
        pack: Pack,
        simulations: int = FOREVER,
        seconds: float = 1e9,
        explore: float = EXPLORE,
    ) -> None:
        super().__init__(game, pack)
        self.simulations = simulations
        self.seconds = seconds
        self.judge = Judge(game)
        self.explore: float = explore
        self.most: i64 = MOST_NODES
        self.kept: dict[int, Kept] = {}  # by seat

    def begin(self) -> None:
        self.kept = {}

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        began = perf_counter()
        world = self.game.imagine(view, dice, self.pack)
        sole = self._sole(world, seat, dice)
        if sole is not None:
            return sole
        hidden = self.game.hides(view)
        kept = self.kept.pop(seat, None)
        root = recall(self.game, kept, world, seat, hidden) if kept is not None else None
        first: i64 = PROCESS.made - (kept.size if kept is not None and root is not None else 0)
        tree = self._grow(root or Node(-1), world, view, seat, hidden, dice, began, first)
        action, after = most_visited(tree), world.clone()
        after.apply(seat, action)
        rest = tree.child(action)
        self.kept[seat] = Kept(after, rest, (PROCESS.made - first) * rest.visits // max(1, tree.visits))
        return action

    def _sole(self, world: State, seat: int, dice: Seeded) -> Action | None:
        """The only choice worth a thought, where nothing is continuous."""
        if world.choices(seat).spans:
            return None
        proposed = self.judge.proposals(world, seat, dice)
        return proposed[0] if len(proposed) == 1 else None

    def think(self, view: View, seat: int, dice: Seeded) -> Node:
        """The tree after the budget is used, without a memory; always at least one simulation."""
        began = perf_counter()
        world = self.game.imagine(view, dice, self.pack)
        hidden = self.game.hides(view)
        return self._grow(Node(-1), world, view, seat, hidden, dice, began, PROCESS.made, whole=True)

    def _grow(
        self,
        root: Node,
        world: State,
        view: View,
        seat: int,
        hidden: bool,
        dice: Seeded,
        began: float,
        first: i64,  # what is made from here on is the tree
        whole: bool = False,
    ) -> Node:
        """Simulate until the budget is used; unless all of it is wanted, until no other choice can lead."""
        if not hidden and not root.actions and self.judge.hints is not None:
            self._look_first(root, world, seat, dice, began + self.seconds / 2)
        until = began + self.seconds
        limit: i64 = self.simulations
        done: i64 = root.visits  # of a tree that was kept
        start = done
        while True:
            imagined = self.game.imagine(view, dice, self.pack) if hidden and done > start else world.clone()
            self._simulate(root, imagined, seat, hidden, dice)
            done += 1
            now = perf_counter()
            if done >= limit or now >= until or PROCESS.made - first >= self.most:
                break
            if PROCESS.shared:
                sleep(0)
            if not whole and done % CHECK_LEAD_EVERY == 0:
                rate = float(done - start) / max(1e-9, now - began)
                left = min(float(limit - done), rate * (until - now))
                if lead(root) > left * SURE:
                    break
        return root

    def _look_first(self, root: Node, world: State, seat: int, dice: Seeded, until: float) -> None:
        """Begin with what each choice is worth right after it, as some simulations, while there is time."""
        proposed = list(self.judge.proposals(world, seat, dice))
        if self.simulations < FIRST_LOOK * len(proposed):
            return
        root.actions = proposed
        root.first = len(proposed)
        for action in proposed:
            if perf_counter() >= until:
                root.children.append(None)
                continue
            root.children.append(self._seen(world, seat, action, dice, FIRST_LOOK, FIRST_LOOK))

    def _simulate(self, root: Node, world: State, own: int, hidden: bool, dice: Seeded) -> None:
        path = [root]
        node = root
        wide = False
        while True:
            faces = world.faces()
            if faces:
                face = dice.below(faces)
                world.settle(face)
                if faces >= WIDE or wide:
                    wide = True
                    continue
                node = after_face(node, face, faces)
                path.append(node)
                continue
            deciders = world.deciders()
            if not deciders or wide or (node.visits == 0 and node is not root):
                break
            seat = own if own in deciders else deciders[0]  # of several at once, this bot comes first
            same = not hidden or node is root  # at the root the own choices are the same in every world
            if not same and world.choices(seat).spans:
                break  # no two worlds would share a choice here
            action, node = self._descend(node, world, seat, same, dice)
            world.apply(seat, action)
            path.append(node)
        values = self.judge.values(world, dice)
        before = root
        for node in path:
            node.visits += 1
            if node.mover >= 0:
                value = values[node.mover]
                node.total += value
                before.met += value
                before.squares += value * value
            before = node

    def _descend(self, node: Node, world: State, seat: int, same: bool, dice: Seeded) -> tuple[Action, Node]:
        if not same:
            return self._descend_among(node, self._offered(node, world, seat, dice), seat)
        if not node.actions:
            node.actions = list(self.judge.proposals(world, seat, dice))
            node.children = [None] * len(node.actions)
            node.first = len(node.actions)
            if len(node.actions) > 1 and self.judge.hints is not None and not world.choices(seat).spans:
                self._glance(node, world, seat, dice)
        self._widen(node, world, seat, dice)
        return self._descend_open(node, seat)

    def _glance(self, node: Node, world: State, seat: int, dice: Seeded) -> None:
        """Begin with what each choice seems worth: whoever decides here is no fool."""
        node.children = [self._seen(world, seat, action, dice, GLANCED, GLANCE) for action in node.actions]

    def _seen(self, world: State, seat: int, action: Action, dice: Seeded, looks: int, visits: int) -> Node:
        """A choice that begins with what it is worth right after it, as so many simulations."""
        after = world.clone()
        after.apply(seat, action)
        child = Node(seat)
        child.visits = visits
        child.total = self.judge.expected(after, seat, dice, looks) * visits
        return child

    def _widen(self, node: Node, world: State, seat: int, dice: Seeded) -> None:
        """Where choices are continuous: try others near the best so far, the fewer the longer it thinks."""
        added = float(len(node.actions) - node.first)
        if node.visits < node.first * TRIED or added >= WIDEN * sqrt(float(node.visits)):
            return
        best: Node | None = None
        action: Action | None = None
        for at in range(len(node.children)):
            child = node.children[at]
            if child is not None and child.visits >= TRIED and (best is None or child.mean > best.mean):
                best = child
                action = node.actions[at]
        closer = self.judge.near(world, seat, action, dice) if action is not None else None
        if closer is not None and closer not in node.actions:
            node.actions.append(closer)
            node.children.append(None)

    def _descend_open(self, node: Node, seat: int) -> tuple[Action, Node]:
        """Where nothing is hidden the choices at a node are always the same."""
        children = node.children
        scale = self.explore * node.scatter() * sqrt(log(float(node.visits + 1)))
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
            place = node.actions.index(action)
            if node.children[place] is None:  # nothing was hidden when it was first thought about
                node.children[place] = Node(seat)
            places.append(place)
        return places

    def _descend_among(self, node: Node, places: list[int], seat: int) -> tuple[Action, Node]:
        """Of the choices that this world offers, the most promising for how often it was offered."""
        best = -1.0
        chosen = places[0]
        scale = self.explore * node.scatter()
        for at in places:
            child = node.children[at]
            assert child is not None
            child.offered += 1
            if child.visits == 0:
                score = 1e9
            else:
                visits = float(child.visits)
                score = child.total / visits + scale * sqrt(log(float(child.offered)) / visits)
            if score > best:
                best = score
                chosen = at
        child = node.children[chosen]
        assert child is not None
        return node.actions[chosen], child
