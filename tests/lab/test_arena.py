"""Tournaments: reproducible by seed on any number of processes, rotating seats, bots see only views."""

from __future__ import annotations

import signal
from collections import Counter

import pytest

from gloaming.bots import levels
from gloaming.bots.bot import Bot
from gloaming.bots.bot_loop import IllegalAction
from gloaming.bots.levels import UnknownLevel
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.discovery import find
from gloaming.core.evaluation import UNFINISHED, share
from gloaming.core.game import AnyGame
from gloaming.core.settings import SettingError
from gloaming.core.state import Outcome, State, View
from gloaming.lab.arena import (
    ArenaError,
    LocalFlag,
    Results,
    Tournament,
    TournamentRunner,
    run,
    tournament,
)

ILLUMINATED = find("illuminated")


def small(games: int = 12, bots: tuple[str, ...] = ("greedy", "random"), seed: int = 1) -> Tournament:
    return tournament(ILLUMINATED, bots, games, settings={"entities": 2, "turn_limit": 20}, seed=seed)


def test_the_same_seed_plays_the_same_games_on_any_number_of_processes() -> None:
    alone, together = run(small(), workers=1), run(small(), workers=2)
    assert alone.results == together.results
    assert (alone.workers, together.workers) == (1, 2)


def test_another_seed_plays_other_games() -> None:
    assert run(small(), workers=1).results != run(small(seed=2), workers=1).results


def test_a_search_by_simulations_plays_the_same_again() -> None:
    searching = small(games=2, bots=("search:20", "random"))
    assert run(searching, workers=1).results == run(searching, workers=1).results


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (3, 3), (2, 4), (1, 2)])
def test_every_bot_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    names = tuple("random" for _ in range(bots))
    chosen = Tournament("illuminated", names, seats, {}, seats * 4, 1)
    sat = Counter(pair for number in range(chosen.games) for pair in enumerate(chosen.seating(number)))
    for bot in range(bots):
        assert len({sat[seat, bot] for seat in range(seats)}) == 1


def test_a_win_together_is_a_win_for_each_and_an_undecided_game_for_nobody() -> None:
    results = Results()
    results.add([0, 1, 2], 5, Outcome((1, 1, 3), (0.0,) * 3, "reason-together", (0, 1)))
    results.add([1, 2, 0], 5, Outcome((1, 1, 1), (0.0,) * 3, "reason-turn-limit", ()))
    assert [results.score(bot).wins for bot in range(3)] == [1, 1, 0]
    assert [round(results.score(bot).payoff.value, 3) for bot in range(3)] == [0.667, 0.667, 0.167]
    both = Results()
    both.merge(results)
    both.merge(results)
    assert (results.undecided, both.undecided) == (1, 2)


def test_bots_are_compared_by_what_both_are_paid() -> None:
    """Every winner counts: a fair payoff may be more than one win divided by the seats."""
    results = Results()
    results.add([0, 1, 0, 1], 5, Outcome((1, 1, 3, 3), (0.0,) * 4, "reason-together", (0, 1)))
    results.add([0, 1, 0, 1], 5, Outcome((1, 2, 1, 2), (0.0,) * 4, "reason-pairs", (0, 2)))
    paid, fair = results.against_all(0)
    assert (paid.value, fair) == (0.75, 0.5)
    shared = Results()
    shared.add([0, 1], 5, Outcome((1, 1), (0.0,) * 2, "reason-together", (0, 1)), share)
    assert shared.score(0).payoff.value == 0.5


def test_alone_no_game_is_undecided() -> None:
    results = Results()
    results.add([0], 5, Outcome((1,), (40.0,), "reason-solo", ()))
    results.add([0], 5, Outcome((1,), (50.0,), "reason-scenario-won", (0,)))
    assert (results.score(0).wins, results.undecided) == (1, 0)


def test_the_tally_adds_up() -> None:
    results = run(small(games=13), workers=1).results
    assert results.games == 13 == sum(results.reasons.values()) == results.lengths.total()
    assert results.score(0).games == results.score(1).games == 13
    assert results.score(seat=0).games == 13
    assert results.score(0, 0).games + results.score(0, 1).games == 13
    shares = [share * count for bot in (0, 1) for share, count in results.score(bot).paid.items()]
    assert sum(shares) == pytest.approx(13)
    assert results.decisions == sum(length * count for length, count in results.lengths.items())


class Spy(Bot):
    """Takes the first choice of a determinization, and notes its arguments."""

    def __init__(self, game: AnyGame, content: Content) -> None:
        super().__init__(game, content)
        self.seen: list[tuple[View, int]] = []

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        self.seen.append((view, seat))
        return self.game.imagine(view, dice, self.content).choices(seat).listed[0]


def test_a_bot_gets_its_seats_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(ILLUMINATED, ILLUMINATED.content())
    monkeypatch.setattr(levels, "make", lambda level, game, content: spy)
    run(small(games=2), workers=1)
    assert spy.seen
    for view, seat in spy.seen:
        assert isinstance(view, dict)
        assert view["seat"] == seat
        assert not any(isinstance(value, State) for value in view.values())


def test_an_illegal_action_ends_the_tournament_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Spy):
        def choose(self, view: View, seat: int, dice: Seeded) -> Action:
            action = ILLUMINATED.parse_action("raise F1")
            assert action is not None
            return action

    cheat = Cheat(ILLUMINATED, ILLUMINATED.content())
    monkeypatch.setattr(levels, "make", lambda level, game, content: cheat)
    with pytest.raises(IllegalAction, match="refusal-no-such-entity"):
        run(small(games=1), workers=1)


def test_an_interrupt_stops_calmly_and_reports_what_was_played() -> None:
    report = run(small(games=200), 1, lambda games: signal.raise_signal(signal.SIGINT))
    assert report.interrupted
    assert 0 < report.results.games < 200


def test_a_game_without_end_is_broken_off_and_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.lab.arena.MAX_DECISIONS", 3)
    results = TournamentRunner(small(games=1), ILLUMINATED).play_all([0], LocalFlag())
    assert results.reasons == {UNFINISHED: 1}
    assert results.score(0).paid == {0.5: 1}
    assert (results.score(0).wins, results.undecided) == (0, 1)


@pytest.mark.parametrize(
    ("bots", "games", "seats", "settings", "reason"),
    [
        ([], 1, None, {}, "at least one bot"),
        (["random"] * 3, 1, 2, {}, "3 bots are named, but there are 2 seats"),
        (["random"], 1, 9, {}, "2 to 6 seats, not 9"),
        (["random"], 0, None, {}, "at least 1, not 0"),
        (["genius"], 1, None, {}, "no level 'genius'"),
        (["search:-5"], 1, None, {}, "not '-5'"),
        (["random"], 1, None, {"entities": 9}, "from 1 to 5"),
        (["random"], 1, None, {"colour": 9}, "no setting 'colour'"),
    ],
)
def test_a_tournament_that_cannot_be_held_is_refused_with_a_reason(
    bots: list[str], games: int, seats: int | None, settings: dict[str, int | str], reason: str
) -> None:
    with pytest.raises((ArenaError, UnknownLevel, SettingError), match=reason):
        tournament(ILLUMINATED, bots, games, seats, settings)


def test_at_least_one_worker_is_needed() -> None:
    with pytest.raises(ArenaError, match="at least 1, not 0"):
        run(small(), workers=0)
