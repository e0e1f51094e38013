"""Reuse of the subtree that the next decision of the same seat begins in."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.bots.tree import MAX_CHANCE_BRANCHES, Node, thrown
from gloaming.core.game import AnyGame
from gloaming.core.state import State

REUSE_FRACTION: Final = 50  # a subtree with less than one in so many visits is not reused


@final
class ReusedTree:
    """The subtree after a seat's own action, with the position at its root."""

    def __init__(self, world: State, node: Node, size: i64 = 0) -> None:
        self.state = world
        self.node = node
        self.size: i64 = size  # approximate number of nodes


def reuse_subtree(game: AnyGame, reused: ReusedTree, world: State, seat: int, hidden: bool) -> Node | None:
    """The subtree that begins where the seat decides now, or None if it has too few visits.

    A bot is not told what the others did, so positions are compared by the seat's view. With hidden
    information only the seat's own next decision can be found.
    """
    wanted = game.view(world, seat)
    least: i64 = max(1, reused.node.visits // REUSE_FRACTION)
    waiting = [reused]
    at = 0
    while at < len(waiting):
        state, node = waiting[at].state, waiting[at].node
        at += 1
        faces = state.faces()
        deciders = state.deciders()
        if hidden and (faces or seat not in deciders):
            continue
        if not faces and seat in deciders:
            if game.view(state, seat) == wanted:
                return _as_root(node, world, seat)
            continue
        if faces:
            for face, child in thrown(node, state.dice() if faces >= MAX_CHANCE_BRANCHES else (faces,)):
                if child.visits >= least:
                    after = state.clone()
                    after.settle(face)
                    waiting.append(ReusedTree(after, child))
            continue
        for number in range(len(node.children)):
            tried = node.children[number]
            if tried is not None and tried.visits >= least:
                after = state.clone()
                after.apply(deciders[0], node.actions[number])
                waiting.append(ReusedTree(after, tried))
    return None


def _as_root(node: Node, world: State, seat: int) -> Node | None:
    """The node as a new root, with the actions that are legal here."""
    legal = [at for at in range(len(node.actions)) if world.why_not(seat, node.actions[at]) is None]
    if not legal:
        return None
    node.actions = [node.actions[at] for at in legal]
    node.children = [_visited(node.children[at]) for at in legal]
    node.initial_actions = min(node.initial_actions, len(legal)) or len(legal)
    node.mover = -1
    return node


def _visited(node: Node | None) -> Node | None:
    return node if node is not None and node.visits else None
