"""The levels of bots by name: `random`, `greedy`, `search`; a search's budget may follow, as in `search:500`."""

from __future__ import annotations

from gloaming.bots.bot import Bot
from gloaming.bots.greedy import Greedy
from gloaming.bots.random import Random
from gloaming.bots.search import FOREVER, Search
from gloaming.core.game import AnyGame, Pack

NAMES = ("random", "greedy", "search")
USUAL_SECONDS = 0.5


class UnknownLevel(LookupError):
    """There is no such level; the message lists those that there are."""


def make(level: str, game: AnyGame, pack: Pack) -> Bot:
    """The bot of this level for the game."""
    name, _, budget = level.partition(":")
    if name == "random" and not budget:
        return Random(game, pack)
    if name == "greedy" and not budget:
        return Greedy(game, pack)
    if name == "search":
        simulations, seconds = read_budget(budget)
        return Search(game, pack, simulations, seconds)
    raise UnknownLevel(f"there is no level {level!r}; there are: random, greedy, search, search:500, search:0.2s")


def read_budget(text: str) -> tuple[int, float]:
    """Simulations and seconds, from nothing, `500` or `0.2s`."""
    try:
        if not text:
            return FOREVER, USUAL_SECONDS
        if text.endswith("s"):
            return FOREVER, _positive(float(text[:-1]))
        return int(_positive(int(text))), 1e9
    except ValueError:
        raise UnknownLevel(f"a search's budget is a number of simulations or seconds (500, 0.2s), not {text!r}") from None


def _positive(number: float) -> float:
    if not 0 < number <= 1e9:
        raise ValueError(number)
    return number
