"""How well greedy players flick.

`PYTHONPATH=tests .venv/bin/python -m tools.balance.light_and_dark GAMES` prints it.
"""

from __future__ import annotations

import sys

from games.light_and_dark.scenario import GAME, setup

from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.state import Event, Seats
from gloaming.games.light_and_dark.actions import EVENLY, Flipped
from gloaming.lab.statistics import wilson


def flips_from_the_start(games: int) -> int:
    """In how many of these games the first flick of a greedy player flips a disc."""
    bot, found = make("greedy", GAME, GAME.pack()), 0
    for seed in range(games):
        state, dice = setup(light="A"), Seeded(seed)
        told: list[Event] = []

        def tell(event: Event, _: Seats | None, told: list[Event] = told) -> None:
            told.append(event)

        for seat in (0, 1):
            state.apply(seat, EVENLY)
        state.apply(0, bot.choose(GAME.view(state, 0), 0, dice))
        for _ in range(2):
            state.settle(dice.below(1024), tell)
        found += any(isinstance(event, Flipped) for event in told)
    return found


def main(games: int) -> None:
    rate = wilson(flips_from_the_start(games), games)
    print(f"{games} first flicks by greedy with the natural hand: {rate.value:.1%} flip a disc", end=" ")
    print(f"({rate.low:.1%} to {rate.high:.1%})")


if __name__ == "__main__":
    main(int(sys.argv[1]))
