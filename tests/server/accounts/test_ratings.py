"""Rating updates after a match."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from openskill.models import PlackettLuce
from server.accounts.device import add_match, read, write
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from gloaming.core.state import NOBODY, Outcome, first_of
from gloaming.server.accounts import ratings
from gloaming.server.accounts.ratings import ordinal, record_result
from gloaming.server.storage import people as rows
from gloaming.server.storage.database import Database
from gloaming.server.storage.schema import ratings as rated
from gloaming.server.storage.schema import results

GAME = "illuminated"
MODEL = PlackettLuce()


def people(store: Database, *names: str) -> list[str]:
    return [write(store, partial(rows.add_guest, name=name, at=0)).id for name in names]


def finish(
    store: Database,
    match: str,
    players: Sequence[str],
    places: Sequence[int],
    game: str = GAME,
    decided: bool = True,
) -> None:
    add_match(store, match, game=game)
    again(store, match, players, places, game, decided)


def again(
    store: Database,
    match: str,
    players: Sequence[str],
    places: Sequence[int],
    game: str = GAME,
    decided: bool = True,
) -> None:
    outcome = ending(places, decided)
    end = partial(record_result, match=match, game=game, players=players, outcome=outcome)
    write(store, partial(end, steps=40, at=5_000))


def ending(places: Sequence[int], decided: bool = True) -> Outcome:
    winners = first_of(places) if decided else NOBODY
    return Outcome(tuple(places), (0.0,) * len(places), "reason", winners)


def known(store: Database, game: str = GAME) -> dict[str, tuple[float, float, int]]:
    def work(db: Connection) -> dict[str, tuple[float, float, int]]:
        found = db.execute(select(rated).where(rated.c.game == game))
        return {row.player: (row.mu, row.sigma, row.matches) for row in found}

    return read(store, work)


def results_of(store: Database, match: str) -> list[tuple[str, int, float, int, float]]:
    def work(db: Connection) -> list[tuple[str, int, float, int, float]]:
        found = db.execute(select(results).where(results.c.match == match).order_by(results.c.seat))
        return [(row.player, row.place, row.share, row.steps, row.change) for row in found]

    return read(store, work)


def test_a_match_is_rated_as_openskill_rates_it(store: Database) -> None:
    ada, bo = people(store, "Ada", "Bo")
    players, places = [bo, "bot:search", ada], [2, 3, 1]
    finish(store, "one", players, places)
    first = MODEL.rate([[MODEL.rating()] for _ in players], ranks=[2.0, 3.0, 1.0])
    assert known(store) == {
        player: (new.mu, new.sigma, 1) for player, [new] in zip(players, first, strict=True)
    }
    finish(store, "two", players, [1, 2, 3])
    second = MODEL.rate(first, ranks=[1.0, 2.0, 3.0])
    assert known(store)[ada] == (second[2][0].mu, second[2][0].sigma, 2)
    gained = ordinal(second[2][0].mu, second[2][0].sigma) - ordinal(first[2][0].mu, first[2][0].sigma)
    assert results_of(store, "two")[2] == (ada, 3, 0.0, 40, gained)


def test_a_match_counts_once(store: Database) -> None:
    players = people(store, "Ada", "Bo")
    finish(store, "one", players, [1, 2])
    before = known(store), results_of(store, "one")
    again(store, "one", players, [2, 1])
    assert (known(store), results_of(store, "one")) == before


def test_if_the_end_is_not_kept_the_rating_is_not_either(store: Database) -> None:
    ada, bo = people(store, "Ada", "Bo")

    def work(db: Connection) -> None:
        record_result(db, "no such match", GAME, [ada, bo], ending([1, 2]), 3, 1)

    with pytest.raises(IntegrityError):
        write(store, work)
    assert known(store) == {}


def test_a_tie_leaves_equals_equal_and_shares_the_win(store: Database) -> None:
    ada, bo, cy = people(store, "Ada", "Bo", "Cy")
    finish(store, "one", [ada, bo, cy], [1, 1, 3])
    found = known(store)
    assert found[ada] == pytest.approx(found[bo])
    assert found[ada][0] > found[cy][0]
    assert [share for _, _, share, _, _ in results_of(store, "one")] == [0.5, 0.5, 0.0]


def test_an_undecided_match_is_rated_as_a_draw_and_nobody_has_won(store: Database) -> None:
    ada, bo = people(store, "Ada", "Bo")
    finish(store, "one", [ada, bo], [1, 1], decided=False)
    found = known(store)
    assert found[ada] == pytest.approx(found[bo])
    assert won(store, "one") == [False, False]
    finish(store, "two", [ada, bo], [1, 1])
    assert won(store, "two") == [True, True], "a win together is a win for each"


def won(store: Database, match: str) -> list[bool]:
    wanted = select(results.c.won).where(results.c.match == match).order_by(results.c.seat)
    return read(store, lambda db: list(db.execute(wanted).scalars()))


def test_who_sits_at_two_seats_is_not_rated_but_the_others_are(store: Database) -> None:
    ada, bo = people(store, "Ada", "Bo")
    finish(store, "before", [ada, bo], [1, 2])
    before = known(store)
    finish(store, "one", [ada, bo, ada], [1, 2, 3])
    after = known(store)
    assert after[ada] == before[ada]
    assert after[bo] != before[bo]
    assert [(player, change) for player, *_, change in results_of(store, "one") if player == ada] == [
        (ada, 0.0)
    ] * 2


def test_against_oneself_alone_nobody_is_rated(store: Database) -> None:
    finish(store, "one", ["bot:greedy", "bot:greedy"], [1, 2])
    assert known(store) == {}
    assert len(results_of(store, "one")) == 2


def test_each_game_has_its_own_ratings(store: Database) -> None:
    players = people(store, "Ada", "Bo")
    finish(store, "one", players, [1, 2])
    finish(store, "two", players, [2, 1], game="dunkelrunde")
    assert known(store)[players[0]][0] > 25 > known(store, "dunkelrunde")[players[0]][0]


def test_the_same_two_players_in_any_order_do_not_block_each_other(either_database: str) -> None:
    """Two processes end matches of the same players in different seats."""
    one, other = Database(either_database), Database(either_database)
    try:
        ada, bo = people(one, "Ada", "Bo")
        with ThreadPoolExecutor(2) as threads:
            jobs = [
                threads.submit(
                    finish, (one, other)[n % 2], f"match {n}", [ada, bo][:: 1 - 2 * (n % 2)], [1, 2]
                )
                for n in range(20)
            ]
            for job in jobs:
                job.result()
        assert {matches for _, _, matches in known(one).values()} == {20}
    finally:
        one.close()
        other.close()


def test_what_is_known_of_a_guest_and_of_the_account_is_known_of_both(store: Database) -> None:
    guest, account, bo = people(store, "Guest", "Ada", "Bo")
    for n in range(6):
        finish(store, f"guest {n}", [guest, bo], [1, 2])
        finish(store, f"account {n}", [account, bo], [1, 2])
    before = known(store)
    write(store, partial(ratings.merge_ratings, guest=guest, account=account))
    mu, sigma, matches = known(store)[account]
    assert guest not in known(store)
    assert matches == 12
    assert mu > max(before[guest][0], before[account][0]), "two reasons to think so"
    assert sigma < min(before[guest][1], before[account][1])


def test_a_guest_without_matches_changes_nothing(store: Database) -> None:
    guest, account, bo = people(store, "Guest", "Ada", "Bo")
    finish(store, "one", [account, bo], [1, 2])
    before = known(store)
    write(store, partial(ratings.merge_ratings, guest=guest, account=account))
    assert known(store) == before
