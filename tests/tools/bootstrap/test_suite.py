"""What a build leaves to the other one is there, and no part of the tests is left out by both."""

from __future__ import annotations

import pytest
from paths import TESTS

import suite


@pytest.mark.parametrize("place", [*suite.ONLY_COMPILED, *suite.RATHER_PLAIN, *suite.RATHER_COMPILED])
def test_every_place_exists(place: str) -> None:
    assert (TESTS / place).exists()  # pytest ignores a wrong place without a word


def test_no_place_is_left_out_by_both_builds() -> None:
    plain_skips = {TESTS / place for place in (*suite.ONLY_COMPILED, *suite.RATHER_COMPILED)}
    for place in suite.RATHER_PLAIN:
        skipped = TESTS / place
        assert not any(
            skipped == other or skipped in other.parents or other in skipped.parents for other in plain_skips
        )
