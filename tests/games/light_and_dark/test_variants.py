"""The laws of all games under optional rules: cards, contests, terrain, large sets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from gloaming.core.game import AnyGame
from gloaming.core.settings import Number, Option, Setting
from gloaming.games.light_and_dark import LightAndDark
from gloaming.laws import LAWS

VARIANTS: dict[str, tuple[int, dict[str, int | str]]] = {
    "cards": (2, {"cards": 2, "turn_limit": 30}),
    "teams": (5, {"cards": 1, "best_of": "3", "turn_limit": 12}),
    "terrain": (3, {"terrain": 2, "cards": 1, "turn_limit": 10, "seated": "yes"}),
    "mega": (2, {"druids": "12", "torches": 10, "formation": "ring", "hand": "shaky", "turn_limit": 20}),
}


def variant(chosen: dict[str, int | str]) -> AnyGame:
    """The game with other default settings."""
    game = LightAndDark()
    game.spec = replace(game.spec, settings=tuple(_usual(s, chosen) for s in game.spec.settings))
    return game  # type: ignore[return-value]


def _usual(setting: Setting, chosen: dict[str, int | str]) -> Setting:
    if setting.key not in chosen:
        return setting
    usual = chosen[setting.key]
    if isinstance(setting, Number):
        return replace(setting, default=int(usual))
    assert isinstance(setting, Option)
    return replace(setting, default=str(usual))


GAMES = {name: variant(chosen) for name, (_, chosen) in VARIANTS.items()}


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", VARIANTS)
def test_law(name: str, law: Callable[[AnyGame, int], None]) -> None:
    law(GAMES[name], VARIANTS[name][0])
