"""The levels of bots by name: `random`, `greedy`, `search`; a budget may follow, as in `search:500`."""

from __future__ import annotations

from gloaming.bots.bot import Bot
from gloaming.bots.greedy import Greedy
from gloaming.bots.random import Random
from gloaming.bots.search import FOREVER, Search
from gloaming.core.game import AnyGame, Pack
from gloaming.core.trouble import Trouble

NAMES = ("random", "greedy", "search")
USUAL_SECONDS = 0.5


class UnknownLevel(Trouble):
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
    raise UnknownLevel(f"there is no level {level!r}; there are: {', '.join(NAMES)}, search:500, search:0.2s")


def read_budget(text: str) -> tuple[int, float]:
    """Simulations and seconds, from nothing, `500` or `0.2s`."""
    try:
        if not text:
            return FOREVER, USUAL_SECONDS
        if text.endswith("s"):
            return FOREVER, _positive(float(text[:-1]))
        return int(_positive(int(text))), 1e9
    except ValueError:
        expected = "a number of simulations or of seconds (500, 0.2s)"
        raise UnknownLevel(f"a search's budget is {expected}, not {text!r}") from None


def _positive(number: float) -> float:
    if not 0 < number <= 1e9:
        raise ValueError(number)
    return number
