"""Describes a game for the gallery: seats, settings, bots and their measured strength."""

from __future__ import annotations

from functools import cache

from gloaming.bots.levels import offered
from gloaming.core.game import AnyGame
from gloaming.core.settings import Number, Setting
from gloaming.lab.ladder_file import load
from gloaming.protocol import GameInfo, LevelInfo, SettingInfo


def game_info(game: AnyGame) -> GameInfo:
    spec = game.spec
    sizes = range(spec.fewest, spec.most + 1)
    return GameInfo(
        id=spec.id,
        rules_version=spec.rules_version,
        fewest=spec.fewest,
        most=spec.most,
        hidden_information=spec.hidden_information,
        daily=game.daily is not None,
        minutes={str(seats): list(spec.minutes_for(seats)) for seats in sizes},
        age=spec.age,
        best=list(spec.best) if spec.best else None,
        settings={str(seats): [setting_info(s, seats) for s in spec.settings] for seats in sizes},
        levels={str(seats): offered(game, seats) for seats in sizes},
        ladder=ladder_info(game),
    )


@cache
def ladder_info(game: AnyGame) -> list[LevelInfo]:
    """The measured levels, weakest first; empty if none were measured."""
    ladder = load(game)
    if ladder is None:
        return []
    return [
        LevelInfo(
            rung.level, rung.rating and round(rung.rating.value), rung.score and round(rung.score.value, 1)
        )
        for rung in ladder.rungs
    ]


def setting_info(setting: Setting, seats: int) -> SettingInfo:
    usual = setting.usual(seats)
    if isinstance(setting, Number):
        return SettingInfo(setting.key, "number", usual, setting.low, setting.high)
    return SettingInfo(setting.key, "option", usual, values=list(setting.allowed(seats)))
