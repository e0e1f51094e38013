"""Wide bounds on balance: good play often reaches 8 XP, random play hardly ever."""

from __future__ import annotations

import pytest
from tools.balance.shadow_and_light import chances, measure

SEARCH = "search:20"


@pytest.mark.rule("BSL-90")
@pytest.mark.once
def test_random_play_hardly_ever_reaches_the_green_land() -> None:
    assert measure("random", 30).green <= 0.1


@pytest.mark.rule("BSL-54", "BSL-90")
def test_animals_get_harder_from_the_village_outwards() -> None:
    fresh = list(chances().values())
    near, far = fresh[:3], fresh[8:12]
    assert fresh[0] >= 0.4, "the first one is won as often as not, with a little help"
    assert min(near) > max(far)
    assert min(fresh) >= 0.03, "nothing is hopeless"


@pytest.mark.rule("BSL-90")
@pytest.mark.once
def test_the_command_lists_every_encounter_with_its_attempts() -> None:
    text = str(measure("random", 2))
    for id in chances():
        assert f"\n{id} " in text


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.rule("BSL-90")
def test_good_play_often_reaches_the_green_land_but_not_always() -> None:
    greedy, search = measure("greedy", 200), measure(SEARCH, 200)
    assert greedy.green >= 0.3
    assert 0.6 <= search.green <= 0.75


@pytest.mark.once
def test_movement_heads_for_one_field_and_does_not_stay_between_several() -> None:
    figures = measure("greedy", 8)
    assert sum(figures.movements) / len(figures.movements) < 140
    assert sum(figures.tried[id] for id in chances()) / len(figures.movements) > 12, "nearly all are met"
