"""Agreement with pymunk: the flicked disc touches the same discs.

The answers of pymunk are in tools/peers/scripts/discs.json, written by `discs_check.py --write`. Some of
them are computed again here, all of them by the slow test.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tools.peers import flick_comparison as flicks
from tools.peers import speed_comparison as peers
from tools.peers.flick_comparison import AGREED, Case, apart

KINDS = {11: 3000, 22: 10000}  # discs: pymunk's steps a second
FINEST = 100_000
CASES = {count: [case for case in flicks.stored_cases()[1] if len(case.discs) == count] for count in KINDS}


def answers(cases: Sequence[Case], steps: int) -> list[list[int]]:
    """The discs that the flicked disc touches in pymunk, computed now."""
    pymunk, (surface, _) = peers._module("discs_pymunk"), flicks.stored_cases()
    area = {"width": surface.width, "depth": surface.depth, "radius": cases[0].discs[0].radius}
    area |= {"friction": surface.friction, "restitution": surface.restitution}
    return [pymunk.answer(area, {**case.spell(), "steps": steps})[0] for case in cases]


@pytest.mark.parametrize("count", KINDS)
def test_the_flicked_disc_touches_the_same_discs_as_in_pymunk(count: int) -> None:
    cases = CASES[count]
    assert len(cases) >= 500 and {case.steps for case in cases} == {KINDS[count]}
    assert len(apart(cases, [case.touched for case in cases])) <= (1 - AGREED) * len(cases)


def test_the_kept_flicks_touch_none_one_and_many() -> None:
    sizes = [len(case.touched) for cases in CASES.values() for case in cases]
    assert all(sizes.count(size) >= 40 for size in (0, 1, 2, 3)) and max(sizes) >= 4


@pytest.mark.parametrize(("count", "some"), [(11, 20), (22, 5)])
def test_pymunk_still_says_what_was_kept(count: int, some: int) -> None:
    cases = CASES[count][::83][:some]
    assert answers(cases, KINDS[count]) == [case.touched for case in cases]


@pytest.mark.slow
@pytest.mark.parametrize("count", KINDS)
def test_pymunk_says_so_on_every_table(count: int) -> None:
    cases = CASES[count]
    assert len(apart(cases, answers(cases, KINDS[count]))) <= (1 - AGREED) * len(cases)


@pytest.mark.slow
@pytest.mark.parametrize("count", KINDS)
def test_where_pymunk_differs_it_comes_round_to_ours_with_smaller_steps(count: int) -> None:
    cases = CASES[count]
    differing = [cases[number] for number in apart(cases, [case.touched for case in cases])]
    assert differing and apart(differing, answers(differing, FINEST)) == []
