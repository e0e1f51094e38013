"""The levels of bots by name.

Players choose from five names, weakest first: `spark`, `candle`, `lantern`, `bonfire`, `beacon`. Each game
says by a recipe what a name means, in the plain levels that researchers use: `random`; `greedy`; `soft:0.1`,
greedy with a softmax temperature, and `soft:0.1:2`, with noise in continuous actions too; `search`, with a
budget as in `search:500` or `search:0.2s`. `oracle` plays perfectly, where a game is solved for two.

Over the network only names are accepted, so that guests cannot set a server's budget.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from gloaming.bots.bot import Bot
from gloaming.bots.greedy import Greedy
from gloaming.bots.oracle import Oracle
from gloaming.bots.random import Random
from gloaming.bots.search import NO_LIMIT, Search
from gloaming.core.content import Content
from gloaming.core.errors import GloamingError
from gloaming.core.evaluation import DEFAULT_RECIPES
from gloaming.core.game import AnyGame
from gloaming.core.settings import Settings
from gloaming.core.state import Refusal

LEVEL_NAMES: Final = ("spark", "candle", "lantern", "bonfire", "beacon")
PLAIN_LEVELS: Final = ("random", "greedy", "search")
ORACLE: Final = "oracle"
ALL_NAMES: Final = (*LEVEL_NAMES, *PLAIN_LEVELS, ORACLE)
DEFAULT_LEVEL: Final = "lantern"  # where nobody chooses
TWO_SEATS: Final = 2  # a game for two may be solved
DEFAULT_SECONDS: Final = 0.5
MAX_SIMULATIONS: Final = 100_000  # per decision
MAX_SECONDS: Final = 60.0
NO_TIME_LIMIT: Final = 1e9  # seconds


class UnknownLevel(GloamingError):
    """There is no such level; the message lists the known ones."""


def make(level: str, game: AnyGame, content: Content, seconds: float = 0.0) -> Bot:
    """The bot of this level for the game.

    With `seconds` it thinks no longer than that, and a budget above the limit, as older versions allowed it,
    is cut instead of refused.
    """
    bot = _make(level, game, content, seconds)
    bot.level = level
    return bot


def _make(level: str, game: AnyGame, content: Content, seconds: float) -> Bot:
    name, _, rest = recipe(level, game).partition(":")
    if name == "random" and not rest:
        return Random(game, content)
    if name == "greedy" and not rest:
        return Greedy(game, content)
    if name == "soft":
        return Greedy(game, content, *read_temperature(rest))
    if name == "search":
        return Search(game, content, *(cut_budget(rest, seconds) if seconds > 0 else read_budget(rest)))
    solvable = game.solvable
    if level == ORACLE and solvable is not None:
        return Oracle(game, content, solvable)
    known = ", ".join((*offered(game, TWO_SEATS), *PLAIN_LEVELS))
    raise UnknownLevel(f"there is no level {level!r}; there are: {known}, search:500, search:0.2s, soft:0.1")


def recipe(level: str, game: AnyGame) -> str:
    """The plain level behind a name in this game; a plain level is its own recipe.

    A time after a name, as in `beacon:1s`, is passed on to a search without a budget.
    """
    name, _, time = level.partition(":")
    if name not in LEVEL_NAMES:
        return level
    behind = recipes(game)[LEVEL_NAMES.index(name)]
    if not time:
        return behind
    _budget(time)
    return f"{behind}:{time}" if behind == "search" else behind


def uses_clock(level: str, game: AnyGame) -> bool:
    """Whether a level uses all the time it is given."""
    name, _, budget = recipe(level, game).partition(":")
    return name == "search" and not budget.isdigit()


def recipes(game: AnyGame) -> Sequence[str]:
    """The plain levels behind the five names in this game."""
    return game.evaluation.level_recipes() if game.evaluation is not None else DEFAULT_RECIPES


def offered(game: AnyGame, seats: int) -> list[str]:
    """The levels that players can choose with this number of seats, weakest first."""
    solved = game.solvable is not None and seats == TWO_SEATS
    return [*LEVEL_NAMES, ORACLE] if solved else list(LEVEL_NAMES)


def check_named(level: str, game: AnyGame) -> None:
    """Refuse a level that is not a plain name, such as one with a budget."""
    names = (*offered(game, TWO_SEATS), *PLAIN_LEVELS)
    if level not in names:
        raise UnknownLevel(f"there is no level {level[:40]!r} here; there are: {', '.join(names)}")


def why_unavailable(level: str, game: AnyGame, seats: int, settings: Settings) -> Refusal | None:
    """Why a bot of this level cannot play with these seats and settings, or None."""
    solvable = game.solvable
    return solvable.why_unavailable(seats, settings) if level == ORACLE and solvable is not None else None


def read_budget(text: str) -> tuple[int, float]:
    """Simulations and seconds, from nothing, `500` or `0.2s`; more than the limit is refused."""
    simulations, seconds = _budget(text)
    if simulations > MAX_SIMULATIONS or seconds > MAX_SECONDS:
        most = f"{MAX_SIMULATIONS} simulations or {MAX_SECONDS:g} seconds"
        raise UnknownLevel(f"a search's budget is at most {most} a decision, not {text[:40]!r}")
    return simulations or NO_LIMIT, seconds or NO_TIME_LIMIT


def cut_budget(text: str, longest: float) -> tuple[int, float]:
    """The same, cut to the limit and to `longest` seconds."""
    simulations, seconds = _budget(text)
    return min(simulations, MAX_SIMULATIONS) or NO_LIMIT, min(seconds or longest, longest)


def _budget(text: str) -> tuple[int, float]:
    """Simulations and seconds as written; 0 for the one that is not given."""
    simulations, seconds = 0, DEFAULT_SECONDS
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
        elif text:
            simulations, seconds = int(text), 0.0
    except ValueError:
        seconds = math.nan
    if simulations > 0 or 0 < seconds < math.inf:
        return simulations, seconds
    expected = "a number of simulations or of seconds (500, 0.2s)"
    raise UnknownLevel(f"a search's budget is {expected}, not {text[:40]!r}")


def read_temperature(text: str) -> tuple[float, float]:
    """Temperature and noise, from `0.1` or `0.1:2`; the default noise is that of a greedy player."""
    softness, colon, tremble = text.partition(":")
    try:
        return _size(softness), _size(tremble) if colon else 1.0
    except ValueError:
        expected = "one or two numbers from 0 to 100 (0.1, 0.1:2)"
        raise UnknownLevel(f"a softness is {expected}, not {text!r}") from None


def _size(text: str) -> float:
    number = float(text)
    if not 0 <= number <= 100:
        raise ValueError(text)
    return number
