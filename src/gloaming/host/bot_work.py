"""What bots do for a match, as plain functions: they run wherever the caller likes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from gloaming.bots import advice as bot_advice
from gloaming.bots.advice import Advice
from gloaming.bots.bot import Bot
from gloaming.bots.greedy import Greedy
from gloaming.bots.levels import make
from gloaming.bots.success_chance import SuccessChange, direction, success_change
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.evaluation import Probability
from gloaming.core.settings import Settings
from gloaming.core.state import View
from gloaming.host.result import BotTurn
from gloaming.protocol import ProbabilityInfo, SuccessInfo

MAX_BOTS = 16  # bots whose search trees a process keeps for their next move
MAX_SECONDS = 10.0  # for a decision, whatever level an earlier version has allowed


@dataclass(frozen=True)
class BotAdvice:
    """The advice, and what it does to the current attempt if there is one."""

    advice: Advice
    success_change: SuccessInfo | None


def choose_action(match: str, game: str, turn: BotTurn, seed: int) -> Action:
    """A bot's action; it knows these arguments, and its own search at this seat before."""
    try:
        return bot_for(match, game, turn.level, turn.seat).choose(turn.view, turn.seat, Seeded(seed))
    except MemoryError:
        bot_for.cache_clear()
    found = find(game)  # the greedy player needs hardly any memory
    return Greedy(found, found.content()).choose(turn.view, turn.seat, Seeded(seed))


@lru_cache(maxsize=MAX_BOTS)
def bot_for(match: str, game: str, level: str, seat: int) -> Bot:
    """The bot at a seat of a match, with its search tree."""
    found = find(game)
    return make(level, found, found.content(), MAX_SECONDS)


def advise(game: str, view: View, seat: int, settings: Settings, seconds: float, seed: int) -> BotAdvice:
    """Advice from the view only."""
    found, dice = find(game), Seeded(seed)
    content = found.content()
    advice = bot_advice.advise(found, content, view, seat, dice, settings, seconds=seconds)
    action = found.parse_action(advice.action)
    assert action is not None, advice.action
    attempt = success_change(found, content, view, seat, action, dice)
    return BotAdvice(advice, _stakes_info(attempt) if attempt is not None else None)


def _stakes_info(found: SuccessChange) -> SuccessInfo:
    return SuccessInfo(_chance_info(found.before), _chance_info(found.after), direction(found))


def _chance_info(chance: Probability) -> ProbabilityInfo:
    return ProbabilityInfo(round(chance.value, 4), round(chance.low, 4), round(chance.high, 4), chance.exact)
