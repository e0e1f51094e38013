"""The clock of a match, computed from the log."""

from __future__ import annotations

from gloaming.host.clock import Clock
from gloaming.protocol import Terms


def test_no_clock_never_runs_out() -> None:
    clock = Clock(Terms(), 2)
    clock.follow(0, None, [0])
    assert clock.deadline() is None and clock.info(5, ()) is None and clock.out(10**12) == []


def test_each_decision_has_its_own_time() -> None:
    clock = Clock(Terms(clock="move", seconds=10), 2)
    clock.follow(1000, None, [0])
    assert clock.deadline() == 11_000
    clock.follow(4000, 0, [0])  # the same seat decides once more
    assert clock.deadline() == 14_000
    clock.follow(5000, 0, [1])
    assert (clock.deadline(), clock.out(14_999), clock.out(15_000)) == (15_000, [], [1])


def test_a_bank_goes_down_and_every_decision_adds() -> None:
    clock = Clock(Terms(clock="bank", seconds=60, increment=5), 2)
    clock.follow(0, None, [0])
    clock.follow(20_000, 0, [1])
    clock.follow(30_000, 1, [0])
    info = clock.info(40_000, (0, 1, 2))
    assert info is not None
    assert info.left == [60_000 - 20_000 + 5000 - 10_000, 60_000 - 10_000 + 5000]
    assert info.running == [0]


def test_in_a_draft_everybody_has_their_own_time() -> None:
    clock = Clock(Terms(clock="bank", seconds=60), 3)
    clock.follow(0, None, [0, 1, 2])
    clock.follow(10_000, 1, [0, 2])
    clock.follow(30_000, 0, [2])
    assert clock.left == [30_000, 50_000, 60_000]
    assert clock.deadline() == 60_000


def test_nothing_runs_while_nobody_decides() -> None:
    clock = Clock(Terms(clock="bank", seconds=60), 2)
    clock.follow(0, None, [0])
    clock.follow(5000, 0, [])
    clock.follow(50_000, None, [1])
    assert clock.deadline() == 110_000
