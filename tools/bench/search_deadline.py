"""How well searches keep their deadline.

`.venv/bin/python -m tools.bench.search_deadline SECONDS` lets a bot search states of a random match of each
game. It measures CPU time, because the machine may be busy.
"""

from __future__ import annotations

import gc
import sys
from time import process_time

from gloaming.bots.bot import Bot
from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.discovery import games
from gloaming.core.game import AnyGame
from gloaming.core.state import State
from gloaming.laws.random_play import positions

SAMPLES = 12


def latest(game: AnyGame, seats: int, seconds: float, tries: int = 1) -> float:
    """The longest decision, in budgets; each is tried several times and the shortest time counts."""
    bot = make(f"search:{seconds}s", game, game.content())
    states = [state.clone() for state in positions(game, seats, 1) if state.deciders()]
    sampled = states[:: max(1, len(states) // SAMPLES)]
    return max(min(taken(bot, state, seconds) for _ in range(tries)) for state in sampled)


def taken(bot: Bot, state: State, seconds: float) -> float:
    """The time of one decision, in budgets."""
    seat = state.deciders()[0]
    view = bot.game.view(state, seat)
    gc.disable()  # a full collection takes longer, the more else is in this process
    began = process_time()
    bot.choose(view, seat, Seeded(3))
    ended = process_time()
    gc.enable()
    return (ended - began) / seconds


if __name__ == "__main__":
    for id, game in games().items():
        for seats in sorted({game.spec.fewest, game.spec.most}):
            ratio = latest(game, seats, float(sys.argv[1]))
            print(f"{id}, {seats} seats: at most {ratio:.3f} of its time")
