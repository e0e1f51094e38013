"""OpenSpiel's own Connect Four (C++), measured in three ways.

`--what cpp` plays random games wholly inside C++. The binding does not offer the rollout evaluator's
`evaluate`, but a search of one single simulation evaluates its root and nothing else: one `mcts_search`
with an evaluator of n rollouts is n random games in C++ from the opening position. No C++ function returns
how many moves it made, so decisions are games times the mean length of uniformly random games, estimated
outside the measured time from 20,000 games through the Python interface (a standard error of about 0.2
percent, printed too).

`--what python` calls the same C++ game from Python: `legal_actions`, `apply_action`.

`--what mcts` counts the simulations of OpenSpiel's C++ tree search with one random rollout each, 1,000
before every move of a game from the opening position to its end, again and again; the count is the root's
own.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import time

import pyspiel

ROLLOUTS = 1000
SIMULATIONS = 1000
LENGTH_GAMES = 20_000
MEMORY_MB = 1000


def play(game: pyspiel.Game, rand: random.Random) -> int:
    """Plays one random game from Python and counts its decisions."""
    below, decisions = rand.random, 0
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(below() * len(actions))])
        decisions += 1
    return decisions


def search_bot(game: pyspiel.Game, simulations: int, rollouts: int, seed: int) -> pyspiel.MCTSBot:
    """OpenSpiel's C++ search with random rollouts and without its solver."""
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
    return pyspiel.MCTSBot(game, evaluator, math.sqrt(2), simulations, MEMORY_MB, False, seed, False)


def measure_python(game: pyspiel.Game, seed: int, seconds: float) -> dict[str, float]:
    """Decisions of whole random games called from Python."""
    rand = random.Random(seed)
    decisions = games = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += play(game, rand)
        games += 1
    return {"count": decisions, "seconds": elapsed, "games": games}


def measure_cpp(game: pyspiel.Game, seed: int, seconds: float) -> dict[str, float]:
    """Decisions of random games inside C++: games counted, their mean length estimated."""
    bot, opening, games = search_bot(game, 1, ROLLOUTS, seed), game.new_initial_state(), 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        bot.mcts_search(opening)
        games += ROLLOUTS
    mean, error = mean_length(game, seed)
    return {
        "count": round(games * mean),
        "seconds": elapsed,
        "games": games,
        "mean_length": round(mean, 3),
        "mean_length_error": round(error, 3),
    }


def mean_length(game: pyspiel.Game, seed: int) -> tuple[float, float]:
    """The mean number of decisions of a random game, and its standard error."""
    rand = random.Random(seed)
    lengths = [play(game, rand) for _ in range(LENGTH_GAMES)]
    return statistics.fmean(lengths), statistics.stdev(lengths) / math.sqrt(LENGTH_GAMES)


def measure_mcts(game: pyspiel.Game, seed: int, seconds: float) -> dict[str, float]:
    """Simulations of the search while it plays games against itself; the last game may be cut off."""
    bot, state = search_bot(game, SIMULATIONS, 1, seed), game.new_initial_state()
    simulations = games = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        root = bot.mcts_search(state)
        simulations += root.explore_count
        state.apply_action(root.best_child().action)
        if state.is_terminal():
            games += 1
            state = game.new_initial_state()
    return {"count": simulations, "seconds": elapsed, "games": games}


MEASURES = {
    "cpp": ("openspiel-cpp", "decisions", measure_cpp),
    "python": ("openspiel-cpp-from-python", "decisions", measure_python),
    "mcts": ("openspiel-cpp-mcts", "simulations", measure_mcts),
}


def main() -> None:
    """Measures once and prints one JSON line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--what", choices=MEASURES, required=True)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    peer, unit, measure = MEASURES[options.what]
    game = pyspiel.load_game("connect_four")
    measured = measure(game, options.seed, options.seconds)
    rate = round(measured["count"] / measured["seconds"], 1)
    measured["seconds"] = round(measured["seconds"], 3)
    print(json.dumps({"peer": peer, "game": "connect_four", "unit": unit, **measured, "per_second": rate}))


if __name__ == "__main__":
    main()
