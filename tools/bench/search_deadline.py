"""How punctual searches are: `python -m bots.punctual SECONDS`, in tests/.

At positions all over a random game of each kind a bot thinks with such a budget. What it took is counted in
time of a core, as the machine may be busy with something else.
"""

from __future__ import annotations

import sys
from time import process_time

from gloaming.bots.bot import Bot
from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.discovery import games
from gloaming.core.game import AnyGame
from gloaming.core.state import State
from gloaming.laws.random_play import positions

LOOKED_AT = 12


def latest(game: AnyGame, seats: int, seconds: float, tries: int = 1) -> float:
    """The most that a decision took, in budgets; of several tries at one the shortest, as others only add."""
    bot = make(f"search:{seconds}s", game, game.content())
    all_of_them = [state.clone() for state in positions(game, seats, 1) if state.deciders()]
    looked_at = all_of_them[:: max(1, len(all_of_them) // LOOKED_AT)]
    return max(min(taken(bot, state, seconds) for _ in range(tries)) for state in looked_at)


def taken(bot: Bot, state: State, seconds: float) -> float:
    """What one decision takes, in budgets."""
    seat = state.deciders()[0]
    view = bot.game.view(state, seat)
    began = process_time()
    bot.choose(view, seat, Seeded(3))
    return (process_time() - began) / seconds


if __name__ == "__main__":
    for id, game in games().items():
        for seats in sorted({game.spec.fewest, game.spec.most}):
            told = latest(game, seats, float(sys.argv[1]))
            print(f"{id}, {seats} seats: at most {told:.3f} of its time")
