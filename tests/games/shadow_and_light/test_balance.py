"""That a good player often reaches 8 XP and a random one hardly ever; figures come from `balance`."""

from __future__ import annotations

import pytest
from games.shadow_and_light.balance import measure


@pytest.mark.rule("BSL-90")
@pytest.mark.once
def test_random_play_hardly_ever_reaches_the_green_land() -> None:
    assert measure("random", 30).green <= 0.1


@pytest.mark.rule("BSL-90")
@pytest.mark.once
def test_greedy_play_reaches_the_green_land_now_and_then() -> None:
    assert 0.1 <= measure("greedy", 3).green <= 1.0


@pytest.mark.slow
@pytest.mark.rule("BSL-90")
def test_good_play_reaches_the_green_land_more_often_than_not() -> None:
    assert measure("greedy", 100).green >= 0.3
    assert 0.5 <= measure("search:20", 60).green <= 0.85
