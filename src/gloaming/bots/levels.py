"""The levels of bots by name: `random`, `greedy`, `search`; a budget may follow, as in `search:500`.

`oracle` plays perfectly, where a game is solved for two.
"""

from __future__ import annotations

from gloaming.bots.bot import Bot
from gloaming.bots.greedy import Greedy
from gloaming.bots.oracle import Oracle
from gloaming.bots.random import Random
from gloaming.bots.search import FOREVER, Search
from gloaming.core.game import AnyGame, Pack, Refusal
from gloaming.core.settings import Settings
from gloaming.core.trouble import Trouble

NAMES = ("random", "greedy", "search", "oracle")
ORACLE = "oracle"
DUEL = 2  # seats at which a game is solved
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
    solvable = game.solvable()
    if level == ORACLE and solvable is not None:
        return Oracle(game, pack, solvable)
    known = ", ".join(offered(game, DUEL))
    raise UnknownLevel(f"there is no level {level!r}; there are: {known}, search:500, search:0.2s")


def offered(game: AnyGame, seats: int) -> list[str]:
    """The levels that there are for the game at a table of this size."""
    solved = game.solvable() is not None and seats == DUEL
    return [name for name in NAMES if name != ORACLE or solved]


def lack(level: str, game: AnyGame, seats: int, settings: Settings) -> Refusal | None:
    """Why a bot of this level cannot play at such a table, or None."""
    solvable = game.solvable()
    return solvable.lack(seats, settings) if level == ORACLE and solvable is not None else None


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
