"""Values by search: what a mean of few simulations may claim."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.bots.action_values import RecordingEvaluator


def recorded(values: list[float]) -> RecordingEvaluator:
    recorder = RecordingEvaluator(gloaming.find("illuminated"))
    recorder.begin(1, None)
    recorder.count = len(values)
    recorder.sums = [sum(values)]
    recorder.squares = [sum(value * value for value in values)]
    return recorder


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_simulations_that_all_agree_are_no_certainty(value: float) -> None:
    few, many = (recorded([value] * count).estimate() for count in (2, 200))
    assert few.values == many.values == [value]
    assert few.errors[0] > 0.2
    assert 0.0 < many.errors[0] < 0.01


def test_the_error_of_many_simulations_is_the_standard_error_of_their_mean() -> None:
    estimate = recorded([0.0, 1.0] * 500).estimate()
    assert estimate.values == [0.5]
    assert estimate.errors[0] == pytest.approx(0.5 / 1000**0.5, rel=0.01)
