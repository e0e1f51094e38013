"""Our search beside another one: what is made of a match; OpenSpiel is checked where it is installed."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from dataclasses import replace

import pytest
from tools.cli import make_app
from tools.peers import search_comparison
from tools.peers import speed_comparison as peers
from tools.peers.search_comparison import PeerMatchError, SearchComparison, Side
from typer.testing import CliRunner

from gloaming.bots.estimate import Interval
from gloaming.bots.random import Random
from gloaming.core.discovery import find
from gloaming.lab import arena


def side(plays: str, share: float, simulations: float | None = None) -> Side:
    return Side(plays, Interval(share, share - 0.1, share + 0.1), 900, 0.1, 0.09, 0.12, simulations)


def match(share: float) -> SearchComparison:
    theirs = side("OpenSpiel MCTS", 1 - share, 321.4)
    return SearchComparison("illuminated", 40, 0.1, 1, True, side("search:0.1s", share), theirs)


def test_ours_is_to_take_65_of_a_hundred() -> None:
    assert match(0.65).holds
    assert not match(0.649).holds


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What was started, instead of starting it; it answers with a match."""
    started: list[list[str]] = []

    def run(argv: Sequence[str], **options: object) -> subprocess.CompletedProcess[bytes]:
        started.append(list(argv))
        shown = {"share": [0.8, 0.7, 0.9], "decisions": 9, "seconds": 0.1, "busy": 0.1, "longest": 0.1}
        sides = {"ours": {"plays": "a", **shown}, "theirs": {"plays": "b", "simulations": 9.5, **shown}}
        line = {"game": "g", "games": 2, "seconds": 0.1, "seed": 1, "compiled": False, **sides}
        broken = "chess" in argv
        return subprocess.CompletedProcess(argv, int(broken), b"" if broken else json.dumps(line).encode())

    monkeypatch.setattr(subprocess, "run", run)
    return started


def test_a_match_is_played_where_openspiel_is_installed(asked: list[list[str]]) -> None:
    played = search_comparison.play("illuminated", "openspiel", 2, 0.1, 7)
    install, started = asked
    assert install[1:] == [str(peers.HOME / "install.py"), "openspiel"]
    assert started[:3] == [str(peers.python()), str(peers.HOME / "search_match.py"), "illuminated"]
    assert started[3:] == ["--games", "2", "--seconds", "0.1", "--seed", "7"]
    assert played.ours.share == Interval(0.8, 0.7, 0.9)
    assert (played.ours.simulations, played.theirs.simulations) == (None, 9.5)


def test_the_quick_peer_lets_our_engine_play_its_rollouts(asked: list[list[str]]) -> None:
    search_comparison.play("illuminated", "openspiel-quick", 2, 0.1, 7)
    assert asked[-1][-1] == "--quick"


def test_a_match_that_fails_says_so(asked: list[list[str]]) -> None:
    with pytest.raises(PeerMatchError, match="could not be played"):
        search_comparison.play("chess", "openspiel", 2, 0.1, 1)
    with pytest.raises(PeerMatchError, match="expected openspiel or openspiel-quick, not 'stockfish'"):
        search_comparison.play("illuminated", "stockfish", 2, 0.1, 1)


@pytest.mark.parametrize(("share", "said", "code"), [(0.9, "holds", 0), (0.6, "does not hold", 1)])
def test_the_command_shows_both_shares_and_fails_below_the_bar(
    monkeypatch: pytest.MonkeyPatch, share: float, said: str, code: int
) -> None:
    monkeypatch.setattr(search_comparison, "play", lambda *asked: match(share))
    done = CliRunner().invoke(make_app(), ["ladder", "illuminated", "--peer", "openspiel", "--games", "40"])
    assert f"{share:.3f}" in done.output and f"{1 - share:.3f}" in done.output and "321" in done.output
    assert f"at least 65%: {said}" in done.output
    assert done.exit_code == code


def test_a_match_is_neither_kept_nor_shared_among_workers() -> None:
    app = make_app()
    for option in (["--keep"], ["--top"], ["--show"], ["--workers", "2"], ["--quick", "9"]):
        done = CliRunner().invoke(app, ["ladder", "illuminated", "--peer", "openspiel", *option])
        assert done.exit_code == 1 and "--peer goes with" in str(done.exception)


def test_a_hall_lets_in_bots_of_ones_own() -> None:
    game = find("illuminated")
    tournament = arena.tournament(game, ["random"], 2, seats=2, settings={"turn_limit": 3})
    own = [Random(game, game.content()), Random(game, game.content())]
    runner = arena.TournamentRunner(replace(tournament, bots=("ours", "another")), game, own)
    assert runner.play_all(range(2), arena.LocalFlag()).leads.keys() == {0, 1}
