"""Search behind a throw of several dice: one die after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from gloaming.bots.search import Search
from gloaming.bots.tree import Node, chance_child, thrown
from gloaming.bots.tree_reuse import ReusedTree, reuse_subtree
from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions, numbers
from gloaming.core.chance import Dice, Seeded
from gloaming.core.content import NO_CONTENT, Content
from gloaming.core.game import AnyGame, Game, Spec
from gloaming.core.settings import Settings
from gloaming.core.state import NOBODY, ONE_SEAT, Emit, Outcome, Refusal, Seats, State, View

PIPS = 17
SIMULATIONS = 20_000
BEGIN, LEFT, THROWN, CALL, OVER = range(5)


@dataclass(frozen=True, eq=False)
class Say(Action):
    """0: leave, and win in every second case; 1: throw; 2 and 3: call the first die low or high."""

    what: int

    def why_not(self, state: Gamble, seat: int) -> Refusal | None:
        right = self.what < 2 if state.phase == BEGIN else self.what > 1
        return None if right else Refusal("refusal-phase")

    def apply(self, state: Gamble, seat: int, emit: Emit) -> None:
        if state.phase == CALL:
            state.won = (state.face // PIPS > PIPS // 2) == (self.what == 3)
            state.phase = OVER
        else:
            state.phase = THROWN if self.what else LEFT


CATALOGUE = Actions(what=numbers(4))
SAY = CATALOGUE.every(Say, "say {what}")


class Gamble(State):
    """A throws two dice and says whether the first is high, or leaves."""

    phase: int = BEGIN
    face: int = 0
    won: bool = False
    together: bool = False  # both dice are told as one

    def deciders(self) -> Seats:
        return ONE_SEAT[0] if self.phase in (BEGIN, CALL) else NOBODY

    def faces(self) -> int:
        return 2 if self.phase == LEFT else PIPS * PIPS if self.phase == THROWN else 0

    def dice(self) -> Sequence[int]:
        return (PIPS, PIPS) if self.phase == THROWN and not self.together else (self.faces(),)

    def settle(self, face: int, emit: Emit | None = None) -> None:
        if self.phase == LEFT:
            self.won, self.phase = face > 0, OVER
        else:
            self.face, self.phase = face, CALL

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        winner = 0 if self.won else 1
        return Outcome((1, 2) if self.won else (2, 1), (0.0, 0.0), "reason", ONE_SEAT[winner])


class GambleView(View):
    together: bool
    phase: int
    face: int


class GambleGame(Game[Gamble, GambleView]):
    def __init__(self) -> None:
        self.spec = Spec("gamble", 1, 2, 2, ((1, 1),))
        self.state_type = Gamble
        self.listed = CATALOGUE

    def setup(self, seats: int, settings: Settings, content: Content) -> Gamble:
        state = Gamble()
        state.seats, state.content = seats, content
        return state

    def view(self, state: Gamble, seat: int | None) -> GambleView:
        return {"seat": seat, "together": state.together, "phase": state.phase, "face": state.face}

    def imagine(self, view: GambleView, dice: Dice, content: Content) -> Gamble:
        state = self.setup(2, {}, content)
        state.together, state.phase, state.face = view["together"], view["phase"], view["face"]
        return state


GAME: AnyGame = GambleGame()  # type: ignore[assignment]


def state_of(together: bool = False) -> Gamble:
    state = Gamble()
    state.seats, state.content, state.together = 2, NO_CONTENT, together
    return state


def test_a_throw_is_one_level_for_each_die() -> None:
    node, dice = Node(-1), (6, 8, 4)
    faces = [0, 7, 31, 32, 191]
    seen = {face: chance_child(node, face, dice) for face in faces}
    assert len({id(child) for child in seen.values()}) == 5
    assert all(chance_child(node, face, dice) is seen[face] for face in faces)
    assert dict(thrown(node, dice)) == seen
    assert [child is not None for child in node.chance_children] == [True, True, False, False, False, True]


@pytest.mark.parametrize("together", [False, True])
def test_what_follows_a_large_throw_is_searched_if_it_is_one_of_several_dice(
    together: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind the throw A always wins; a position that is only played out at random is won half the time."""
    monkeypatch.setattr("gloaming.core.discovery.game_in", lambda module: GAME)
    view = GAME.view(state_of(together), 0)
    tree = Search(GAME, NO_CONTENT, SIMULATIONS).think(view, 0, Seeded(1))
    leave, throw = (tree.child(SAY[what]).mean for what in (0, 1))
    assert leave == pytest.approx(0.5, abs=0.05)
    assert throw < 0.55 if together else throw > 0.7


def test_the_tree_behind_a_throw_is_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.core.discovery.game_in", lambda module: GAME)
    tree = Search(GAME, NO_CONTENT, SIMULATIONS).think(GAME.view(state_of(), 0), 0, Seeded(1))
    after = state_of()
    after.apply(0, SAY[1])
    now, kept = after.clone(), tree.child(SAY[1])
    face, visits = max(
        ((face, child.visits) for face, child in thrown(kept, after.dice())), key=lambda each: each[1]
    )
    now.settle(face)
    kept.visits = 50  # a small part of a tree is not kept
    found = reuse_subtree(GAME, ReusedTree(after, kept), now, 0, hidden=False)
    assert found is not None and found.visits == visits > 1
