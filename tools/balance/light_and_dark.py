"""How well greedy players flick.

`.venv/bin/python -m tools.balance.light_and_dark GAMES` prints how often a first flick flips a disc.
"""

from __future__ import annotations

import sys

from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.settings import complete
from gloaming.core.state import Event, Seats
from gloaming.games.light_and_dark.actions import EVENLY
from gloaming.games.light_and_dark.events import Flipped
from gloaming.lab.statistics import wilson

GAME = find("light_and_dark")


def flips_from_the_start(games: int) -> int:
    """The number of games in which greedy's first flick flips a disc."""
    content, flips = GAME.content(), 0
    bot, settings = make("greedy", GAME, content), complete(GAME.spec.settings, {"light": "A"}, 2)
    for seed in range(games):
        state, dice = GAME.setup(2, settings, content), Seeded(seed)
        events: list[Event] = []

        def emit(event: Event, _: Seats | None, events: list[Event] = events) -> None:
            events.append(event)

        for seat in (0, 1):
            state.apply(seat, EVENLY)
        state.apply(0, bot.choose(GAME.view(state, 0), 0, dice))
        for _ in range(2):
            state.settle(dice.below(1024), emit)
        flips += any(isinstance(event, Flipped) for event in events)
    return flips


def main(games: int) -> None:
    rate = wilson(flips_from_the_start(games), games)
    print(f"{games} first flicks by greedy with the natural hand: {rate.value:.1%} flip a disc", end=" ")
    print(f"({rate.low:.1%} to {rate.high:.1%})")


if __name__ == "__main__":
    main(int(sys.argv[1]))
