"""Benchmarks: medians of measurements, and our engine follows the rules that its peers are checked by."""

from __future__ import annotations

import pytest
from tools.peers import speed_comparison as peers
from tools.peers.speed_comparison import BARS, Bar, Held

from gloaming.core.discovery import find
from gloaming.lab.bench import BenchError, Job, Rates, count_decisions, count_simulations, job, measure, run

checks = peers._module("illuminated_check")


def rates(game: str, unit: str, build: str, *figures: float) -> Rates:
    return Rates(Job(game, unit, build, (), {}), list(figures), list(figures))


def test_a_jobs_figure_is_the_median_of_its_rounds() -> None:
    assert rates("a", "decisions", "plain", 1.0, 100.0, 3.0).median == 3.0


def test_jobs_are_interleaved_round_by_round(monkeypatch: pytest.MonkeyPatch) -> None:
    line = {"per_second": 2.0, "games": 1, "seconds": 4.0}
    monkeypatch.setattr("gloaming.lab.bench.measure", lambda job, seconds, seed: line)
    measured_games: list[str] = []
    pair = [job("a", "decisions", "plain"), job("b", "decisions", "plain")]
    measured = run(pair, 1.0, 2, lambda job: measured_games.append(job.game))
    assert measured_games == ["a", "b", "a", "b"]
    assert [(each.median, each.games, len(each.per_second)) for each in measured] == [(2.0, 0.25, 2)] * 2


def test_a_measurement_that_fails_says_why() -> None:
    with pytest.raises(BenchError, match=r"chess \(plain\) could not be measured: .*no game 'chess'"):
        measure(job("chess", "decisions", "plain"), 0.01, 1)


def test_decisions_and_simulations_are_counted() -> None:
    game = find("illuminated")
    decisions, played, seconds = count_decisions(game, 0.01, 1)
    assert decisions > played > 0
    assert seconds >= 0.01
    simulations, _, _ = count_simulations(game, 0.01, 1)
    assert simulations >= 1000


def test_a_bar_holds_from_its_ratio_on() -> None:
    bar = Bar("peer", "game", "decisions", 50)
    assert Held(bar, 5000.0, 100.0).holds
    assert not Held(bar, 4999.0, 100.0).holds


def test_the_bars_compare_our_compiled_build_with_each_peer() -> None:
    ours = {(bar.game, bar.unit): rates(bar.game, bar.unit, "compiled", 1000.0) for bar in BARS}
    theirs = [rates(bar.game, bar.unit, bar.peer, 10.0) for bar in BARS]
    held = peers.held([*ours.values(), *theirs])
    assert [each.ratio for each in held] == [100.0] * len(BARS)
    assert {bar.peer for bar in BARS} == {peer.name for peer in peers._module("registry").PEERS}


@pytest.mark.parametrize("case", checks.CASES, ids=lambda case: case.rule)
def test_our_engine_ends_the_peers_cases_as_the_rules_say(case: object) -> None:
    script = {"start": case.table.start(), "steps": case.steps}  # type: ignore[attr-defined]
    last = dict(peers.replay(script)[-1])  # type: ignore[arg-type]
    del last["legal"]
    assert last == checks.expected(case)
