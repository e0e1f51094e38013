"""Whether OpenSpiel plays our games by our rules, and whether the clock leaves its searches as they are."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from gloaming_openspiel import LEAST, UCT_C, ClockedISMCTS, ClockedMCTS, Position, Table, peer
from open_spiel.python.algorithms import ismcts, mcts

from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.discovery import find
from gloaming.core.evaluation import share
from gloaming.core.game import AnyGame
from gloaming.core.state import State

GAMES = ("illuminated", "dunkelrunde", "betwixt_and_between")
SIMULATIONS = 12
LOOKS = 10  # positions of a game that are looked at closely


def check(game: AnyGame) -> list[str]:
    """What is wrong, in one line each."""
    content, dice = game.content(), Seeded(3)
    table = Table(game, content, 2)
    faults = list(walk(table, content, dice))
    faults += hurry(table, game, content)
    faults += clock_sets(table, game, content) if game.spec.hidden_information else clock_trees(table)
    return [f"{game.spec.id}: {fault}" for fault in faults]


def walk(table: Table, content: Content, dice: Seeded) -> Iterator[str]:
    """A random game through OpenSpiel's interface and beside it through ours."""
    game, theirs = table.played, table.new_initial_state()
    ours, step = table.opening.clone(), 0
    while not theirs.is_terminal():
        step += 1
        if step % LOOKS == 0:
            theirs, before = copy(theirs), theirs
            before.apply_action(0)  # nothing that a copy may notice
        number = advance(ours, theirs, dice)
        theirs.apply_action(number)
        if theirs.spot.world.to_plain() != ours.to_plain():
            yield f"it parts from ours after {step} steps"
            return
        if step % LOOKS == 0 and theirs.current_player() >= 0:
            yield from worlds(game, theirs, content, dice)
    outcome, gains = ours.outcome(), theirs.returns()
    if outcome is None or sum(gains) != 0 or np.argmax(gains) != np.argmax(share(outcome)):
        yield "it ends otherwise"


def copy(position: Position) -> Position:
    twin = position.clone()
    assert isinstance(twin, Position)
    return twin


def advance(ours: State, theirs: Position, dice: Seeded) -> int:
    """Take a random step in ours; its number in theirs."""
    if theirs.is_chance_node():
        number = dice.below(len(theirs.chance_outcomes()))
        ours.settle(number)
        return number
    seat = theirs.current_player()
    number = dice.below(len(theirs.legal_actions()))
    ours.apply(seat, ours.choices(seat).listed[number])
    return number


def worlds(game: AnyGame, theirs: Position, content: Content, dice: Seeded) -> Iterator[str]:
    """Whoever sees the same has the same choices in the same order: their numbers mean the same."""
    seat = theirs.current_player()
    view = game.view(theirs.spot.world, seat)
    other = theirs.table.at(game.imagine(view, dice, content), seat)
    if other.information_state_string() != theirs.information_state_string():
        yield "an imagined world looks otherwise"
    if other.spot.choices != theirs.spot.choices:
        yield "an imagined world offers otherwise"


# --- the clock ---------------------------------------------------------------------------------------------


def first_decision(table: Table) -> Position:
    state, dice = table.new_initial_state(), Seeded(5)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        outcomes = state.chance_outcomes() if state.is_chance_node() else state.legal_actions()
        state.apply_action(dice.below(len(outcomes)))
    return table.at(state.spot.world, state.current_player())


def hurry(table: Table, game: AnyGame, content: Content) -> Iterator[str]:
    """Whoever has no time at all has the two simulations without which there is no answer."""
    root = first_decision(table)
    seat = root.current_player()
    for quick in (False, True):
        bot = peer(game, content, 2, 0.0, quick)
        action = bot.choose(game.view(root.spot.world, seat), seat, Seeded(11))
        if action not in root.spot.choices or bot.simulations != LEAST:
            yield f"{bot.name} has {bot.simulations} simulations in no time"


class Ticks:
    """A clock that strikes after so many looks at it."""

    def __init__(self, looks: int) -> None:
        self.left = looks

    def __le__(self, now: float) -> bool:
        self.left -= 1
        return self.left < 0


def clock_trees(table: Table) -> Iterator[str]:
    """MCTS that is stopped after some simulations has the tree of one that was to do so many."""
    root, grown = first_decision(table), []
    for kind, limit in ((mcts.MCTSBot, SIMULATIONS), (ClockedMCTS, 10 * SIMULATIONS)):
        rand = np.random.RandomState(1)
        bot = kind(table, UCT_C, limit, mcts.RandomRolloutEvaluator(1, rand), random_state=rand)
        bot.until = Ticks(SIMULATIONS - LEAST)
        tree = bot.mcts_search(root)
        grown.append([(child.action, child.explore_count, child.total_reward) for child in tree.children])
    if grown[0] != grown[1]:
        yield "the clock changes MCTS"


def clock_sets(table: Table, game: AnyGame, content: Content) -> Iterator[str]:
    """The same for IS-MCTS."""
    root, said = first_decision(table), []
    seat = root.current_player()
    view = game.view(root.spot.world, seat)
    for kind, limit in ((ismcts.ISMCTSBot, SIMULATIONS), (ClockedISMCTS, 10 * SIMULATIONS)):
        rand, dice = np.random.RandomState(1), Seeded(7)
        bot = kind(table, mcts.RandomRolloutEvaluator(1, rand), UCT_C, limit, random_state=rand)
        bot.until = Ticks(SIMULATIONS - LEAST)
        bot.set_resampler(lambda state, player, dice=dice: table.at(game.imagine(view, dice, content), seat))
        bot.get_policy(root)
        tried = bot._root_node.child_info.items()
        said.append({action: (child.visits, child.return_sum) for action, child in tried})
    if said[0] != said[1]:
        yield "the clock changes IS-MCTS"


def main() -> int:
    """Prints every fault, or one line that says what agreed."""
    faults = [fault for name in GAMES for fault in check(find(name))]
    for fault in faults:
        print(fault)
    if not faults:
        print(f"OpenSpiel plays {', '.join(GAMES)} as we do")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
