"""Keeping the part of a search tree that the next decision can go on from."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.bots.tree import Node
from gloaming.core.game import AnyGame
from gloaming.core.state import State

REUSE_FRACTION: Final = 50  # a part of a tree with less than one in so many of its visits is grown anew


@final
class ReusedTree:
    """What is left of a tree once its player has moved: the position then, and the tree from there."""

    def __init__(self, world: State, node: Node, size: i64 = 0) -> None:
        self.state = world
        self.node = node
        self.size: i64 = size  # nodes, about


def reuse_subtree(game: AnyGame, kept: ReusedTree, world: State, seat: int, hidden: bool) -> Node | None:
    """The part of a kept tree that begins where the seat decides now, or None if it was hardly looked at.

    Nobody tells a bot what the others did, so positions are compared as the seat sees them. What is hidden
    differs from world to world: there only the seat's own next decision can be found.
    """
    wanted = game.view(world, seat)
    least: i64 = max(1, kept.node.visits // REUSE_FRACTION)
    waiting = [kept]
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
        following = node.chance_children if faces else node.children
        for number in range(min(faces, len(following)) if faces else len(following)):
            child = following[number]
            if child is None or child.visits < least:
                continue
            after = state.clone()
            if faces:
                after.settle(number)
            else:
                after.apply(deciders[0], node.actions[number])
            waiting.append(ReusedTree(after, child))
    return None


def _as_root(node: Node, world: State, seat: int) -> Node | None:
    """The node as a root of its own: with the choices that are legal here, those that were tried first."""
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
