"""Monte-Carlo tree search (MCTS) for several players, chance and hidden information.

One simulation selects a path by UCB1, expands one node, evaluates the position there, and backpropagates each
seat's value. Chance is a node with one child for each face; a large throw is one node for each die. Hidden
information is sampled: every simulation runs in another determinization of the seat's view, and all of them
share one tree (information-set MCTS).

P. Auer, N. Cesa-Bianchi, P. Fischer: Finite-time analysis of the multiarmed bandit problem, 2002 (UCB1).
L. Kocsis, C. Szepesvári: Bandit based Monte-Carlo planning, 2006 (UCT).
R. Coulom: Computing Elo ratings of move patterns in the game of Go, 2007 (progressive widening).
A. Couëtoux et al.: Continuous upper confidence trees, 2011 (the same for continuous actions).
P. Cowling, E. Powley, D. Whitehouse: Information set Monte Carlo tree search, 2012.
"""

from __future__ import annotations

from math import inf, log, sqrt
from time import perf_counter, sleep
from typing import Final

from mypy_extensions import i64

from gloaming.bots.bot import Bot
from gloaming.bots.evaluator import Evaluator
from gloaming.bots.search_limits import MAX_NODES, PROCESS
from gloaming.bots.tree import MAX_CHANCE_BRANCHES, MIN_VISITS, UCB_C, Node, chance_child, lead, most_visited
from gloaming.bots.tree_reuse import ReusedTree, reuse_subtree
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.evaluation import Payoff, won
from gloaming.core.game import AnyGame
from gloaming.core.state import State, View

CHECK_LEAD_EVERY: Final = 32  # simulations between two checks for an early stop
WIDENING_FACTOR: Final = 1.5  # a node may have this times sqrt(visits) actions beside its initial ones
EARLY_STOP_FACTOR: Final = 1.1  # stop when the lead in visits exceeds this times the simulations left
ROOT_PRIOR_VISITS: Final = 16  # virtual visits for the static value of an action at the root
PRIOR_VISITS: Final = 4  # virtual visits for the static value of an action further down
PRIOR_SAMPLES: Final = 8  # chance results in such a static value: all faces of one die
NO_LIMIT: Final = 1 << 40


class Search(Bot):
    """Searches for a number of simulations or seconds, whichever ends first; it maximizes its payoff."""

    def __init__(
        self,
        game: AnyGame,
        content: Content,
        simulations: int = NO_LIMIT,
        seconds: float = 1e9,
        explore: float = UCB_C,
        payoff: Payoff = won,
    ) -> None:
        super().__init__(game, content)
        self.simulations = simulations
        self.seconds = seconds
        self.evaluator = Evaluator(game, payoff)
        self.ucb_c: float = explore
        self.max_nodes: i64 = MAX_NODES
        self.reused: dict[int, ReusedTree] = {}  # by seat

    def begin(self) -> None:
        self.reused = {}

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        began = perf_counter()
        world = self.game.imagine(view, dice, self.content)
        sole = self._only_action(world, seat, dice)
        if sole is not None:
            return sole
        hidden = self.game.hides_information(view)
        reused = self.reused.pop(seat, None)
        root = reuse_subtree(self.game, reused, world, seat, hidden) if reused is not None else None
        first: i64 = PROCESS.nodes_created - (reused.size if reused is not None and root is not None else 0)
        tree = self._run(root or Node(-1), world, view, seat, hidden, dice, began, first)
        action, after = most_visited(tree), world.clone()
        after.apply(seat, action)
        rest = tree.child(action)
        self.reused[seat] = ReusedTree(
            after, rest, (PROCESS.nodes_created - first) * rest.visits // max(1, tree.visits)
        )
        return action

    def _only_action(self, world: State, seat: int, dice: Seeded) -> Action | None:
        """The only proposed action, if there is just one and none is continuous."""
        if world.choices(seat).ranges:
            return None
        proposed = self.evaluator.proposals(world, seat, dice)
        return proposed[0] if len(proposed) == 1 else None

    def think(self, view: View, seat: int, dice: Seeded) -> Node:
        """The search tree after the whole budget, without reuse; always at least one simulation."""
        began = perf_counter()
        world = self.game.imagine(view, dice, self.content)
        hidden = self.game.hides_information(view)
        return self._run(Node(-1), world, view, seat, hidden, dice, began, PROCESS.nodes_created, whole=True)

    def _run(
        self,
        root: Node,
        world: State,
        view: View,
        seat: int,
        hidden: bool,
        dice: Seeded,
        began: float,
        first: i64,  # nodes created by the process before this tree
        whole: bool = False,
    ) -> Node:
        """Run simulations until the budget is used or, unless `whole`, until no other action can catch up."""
        if not hidden and not root.actions and self.evaluator.evaluation is not None:
            self._root_priors(root, world, seat, dice, began + self.seconds / 2)
        until = began + self.seconds
        limit: i64 = self.simulations
        done: i64 = root.visits  # of a reused tree
        start = done
        while True:
            imagined = (
                self.game.imagine(view, dice, self.content) if hidden and done > start else world.clone()
            )
            self._simulate(root, imagined, seat, hidden, dice)
            done += 1
            now = perf_counter()
            if done >= limit or now >= until or PROCESS.nodes_created - first >= self.max_nodes:
                break
            if PROCESS.yields:
                sleep(0)
            if not whole and done % CHECK_LEAD_EVERY == 0:
                rate = float(done - start) / max(1e-9, now - began)
                left = min(float(limit - done), rate * (until - now))
                if lead(root) > left * EARLY_STOP_FACTOR:
                    break
        return root

    def _root_priors(self, root: Node, world: State, seat: int, dice: Seeded, until: float) -> None:
        """Give every action at the root its static value as prior visits, while there is time."""
        proposed = list(self.evaluator.proposals(world, seat, dice))
        if self.simulations < ROOT_PRIOR_VISITS * len(proposed):
            return
        root.actions = proposed
        root.initial_actions = len(proposed)
        for action in proposed:
            if perf_counter() >= until:
                root.children.append(None)
                continue
            root.children.append(
                self._prior_node(world, seat, action, dice, ROOT_PRIOR_VISITS, ROOT_PRIOR_VISITS)
            )

    def _simulate(self, root: Node, world: State, own: int, hidden: bool, dice: Seeded) -> None:
        path = [root]
        node = root
        wide = False
        while True:
            faces = world.faces()
            if faces:
                face = dice.below(faces)
                often = node.visits >= faces  # only then are results seen again
                thrown = world.dice() if faces >= MAX_CHANCE_BRANCHES and often else (faces,)
                world.settle(face)
                wide = wide or max(thrown) >= MAX_CHANCE_BRANCHES
                if not wide:
                    node = chance_child(node, face, thrown)
                    path.append(node)
                continue
            deciders = world.deciders()
            if not deciders or wide or (node.visits == 0 and node is not root):
                break
            seat = own if own in deciders else deciders[0]  # of several deciders, this bot comes first
            same = (
                not hidden or node is root
            )  # at the root the seat's own actions are the same in every determinization
            if not same and world.choices(seat).ranges:
                break  # no two determinizations would share a continuous action
            action, node = self._select(node, world, seat, same, dice)
            world.apply(seat, action)
            path.append(node)
        values = self.evaluator.evaluate(world, dice)
        before = root
        for node in path:
            node.visits += 1
            if node.mover >= 0:
                value = values[node.mover]
                node.mover_sum += value
                before.value_sum += value
                before.value_squares += value * value
            before = node

    def _select(self, node: Node, world: State, seat: int, same: bool, dice: Seeded) -> tuple[Action, Node]:
        if not same:
            return self._select_available(node, self._available(node, world, seat, dice), seat)
        if not node.actions:
            node.actions = list(self.evaluator.proposals(world, seat, dice))
            node.children = [None] * len(node.actions)
            node.initial_actions = len(node.actions)
            if (
                len(node.actions) > 1
                and self.evaluator.evaluation is not None
                and not world.choices(seat).ranges
            ):
                self._priors(node, world, seat, dice)
        self._widen(node, world, seat, dice)
        return self._select_ucb(node, seat)

    def _priors(self, node: Node, world: State, seat: int, dice: Seeded) -> None:
        """Give every action its static value as prior visits, so that opponents do not begin at random."""
        node.children = [
            self._prior_node(world, seat, action, dice, PRIOR_SAMPLES, PRIOR_VISITS)
            for action in node.actions
        ]

    def _prior_node(
        self, world: State, seat: int, action: Action, dice: Seeded, looks: int, visits: int
    ) -> Node:
        """A child that begins with the static value after the action as prior visits."""
        after = world.clone()
        after.apply(seat, action)
        child = Node(seat)
        child.visits = visits
        child.mover_sum = self.evaluator.expected_value(after, seat, dice, looks) * visits
        return child

    def _widen(self, node: Node, world: State, seat: int, dice: Seeded) -> None:
        """Progressive widening for continuous actions: add one near the best so far."""
        added = float(len(node.actions) - node.initial_actions)
        if node.visits < node.initial_actions * MIN_VISITS or added >= WIDENING_FACTOR * sqrt(
            float(node.visits)
        ):
            return
        best: Node | None = None
        action: Action | None = None
        for at in range(len(node.children)):
            child = node.children[at]
            if child is not None and child.visits >= MIN_VISITS and (best is None or child.mean > best.mean):
                best = child
                action = node.actions[at]
        closer = self.evaluator.nearby_action(world, seat, action, dice) if action is not None else None
        if closer is not None and closer not in node.actions:
            node.actions.append(closer)
            node.children.append(None)

    def _select_ucb(self, node: Node, seat: int) -> tuple[Action, Node]:
        """Select by UCB1 among all actions of the node; an unvisited one comes first."""
        children = node.children
        scale = self.ucb_c * node.std() * sqrt(log(float(node.visits + 1)))
        best = -inf
        chosen: i64 = 0
        for at in range(i64(len(children))):
            child = children[at]
            if child is None:
                child = children[at] = Node(seat)
                return node.actions[at], child
            visits = float(child.visits)
            score = child.mover_sum / visits + scale / sqrt(visits)
            if score > best:
                best = score
                chosen = at
        child = children[chosen]
        assert child is not None
        return node.actions[chosen], child

    def _available(self, node: Node, world: State, seat: int, dice: Seeded) -> list[int]:
        """Indices of the actions that this determinization proposes; new ones are added to the node."""
        places: list[int] = []
        for action in self.evaluator.proposals(world, seat, dice):
            if action not in node.actions:
                node.actions.append(action)
                node.children.append(Node(seat))
            place = node.actions.index(action)
            if node.children[place] is None:  # added while nothing was hidden
                node.children[place] = Node(seat)
            places.append(place)
        return places

    def _select_available(self, node: Node, places: list[int], seat: int) -> tuple[Action, Node]:
        """Select by UCB1 among the available actions, counting how often each was available (IS-MCTS)."""
        best = -inf
        chosen = places[0]
        scale = self.ucb_c * node.std()
        for at in places:
            child = node.children[at]
            assert child is not None
            child.availability += 1
            if child.visits == 0:
                score = inf
            else:
                visits = float(child.visits)
                score = child.mover_sum / visits + scale * sqrt(log(float(child.availability)) / visits)
            if score > best:
                best = score
                chosen = at
        child = node.children[chosen]
        assert child is not None
        return node.actions[chosen], child
