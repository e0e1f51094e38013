"""How long the weave solver takes: for suggestions in played games, and for full random weaves.

`.venv/bin/python -m tools.bench.weave_solver GAMES` prints milliseconds of CPU time. A random weave has 25
gems, every other time those that its spells need.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

from gloaming.core.chance import Seeded
from gloaming.core.settings import complete
from gloaming.games.betwixt_and_between.ai.weave_suggestion import suggest
from gloaming.games.betwixt_and_between.constants import CELLS
from gloaming.games.betwixt_and_between.content.lookup import CardContent
from gloaming.games.betwixt_and_between.content.types import Spell
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.weave.arrangement import arrange
from gloaming.games.betwixt_and_between.weave.patterns import placements
from tools.balance.betwixt_and_between import GAME, Glance

HANDS = 100  # random ones per game


def timed(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return 1000 * (time.process_time() - began)


def played(seats: int, games: int) -> list[float]:
    """Suggestions each time a player begins to weave."""
    dice, bot, times = Seeded(seats), Glance(GAME, GAME.content()), []
    for _ in range(games):
        state = GAME.setup(seats, complete(GAME.spec.settings, {}, seats), GAME.content())
        assert isinstance(state, Position)
        weavers = 0
        while state.outcome() is None:
            if state.faces():
                state.settle(dice.below(state.faces()))
                continue
            seat = state.deciders()[0]
            if state.spellbinding >> seat & 1 and not weavers >> seat & 1:
                times.append(timed(lambda who=seat, now=state: suggest(now, who)))  # type: ignore[misc]
            weavers = state.spellbinding
            state.apply(seat, bot.choose(GAME.view(state, seat), seat, dice))
    return times


def drawn(count: int, hands: int) -> list[float]:
    """Full random weaves with this number of spells."""
    content, dice, times = GAME.content(), random.Random(count), []
    assert isinstance(content, CardContent)
    for number in range(hands):
        spells = dice.sample(content.kit.spells, count)
        gems = gems_for(spells, number % 2 == 1, dice)
        times.append(timed(lambda gems=gems, spells=spells: arrange(gems, spells, [], [0] * CELLS)))  # type: ignore[misc]
    return times


def gems_for(spells: list[Spell], needed: bool, dice: random.Random) -> list[int]:
    """25 gems, as a count per element."""
    wanted = [
        element for spell in spells for element in range(4) for _ in range(placements(spell).needs[element])
    ]
    bag = wanted if needed else [element for element in range(4) for _ in range(CELLS)]
    dice.shuffle(bag)
    return [bag[:CELLS].count(element) for element in range(4)]


def report(what: str, times: list[float]) -> None:
    times.sort()
    rare = times[len(times) * 99 // 100]
    middle = statistics.median(times)
    print(f"{what}, {len(times)} times: median {middle:.2f}, p99 {rare:.2f}, at most {times[-1]:.2f} ms")


def main() -> None:
    games = int(sys.argv[1])
    for seats in (1, 2, 4):
        report(f"suggest, {seats} seats", played(seats, games))
    for count in (4, 6, 8, 10, 12):
        report(f"25 gems and {count} spells at random", drawn(count, HANDS * games))


if __name__ == "__main__":
    main()
