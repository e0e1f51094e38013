"""Two server processes on one PostgreSQL database show the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.browser_client import OFTEN
from server.live_server import Guest, Live, serving
from services import Postgres

from gloaming.server.app import AppConfig


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Live, Live]]:
    """Two servers with their own rooms, connected by notifications only."""
    url = postgres.fresh()
    plan = AppConfig(url, bot_workers=1, limits=OFTEN)
    with serving(plan) as one, serving(plan) as other:
        yield one, other
    postgres.drop(url)


@pytest.fixture
def people(pair: tuple[Live, Live]) -> tuple[Guest, Guest, str]:
    """Ada at one server, Bo at the other, and their match, in which Ada moves first."""
    ada, bo = Guest(pair[0], "Ada"), Guest(pair[1], "Bo")
    match = str(ada.open(listed=True, settings={"first": "A", "entities": 1})["id"])
    bo.sit(match)
    ada.ready(match)
    assert bo.ready(match)["begun"]
    return ada, bo, match


def test_steps_and_the_end_are_told_at_both(people: tuple[Guest, Guest, str]) -> None:
    ada, bo, match = people
    with ada.at(match, seat=0) as hers, bo.at(match, seat=1) as his:
        hers.expect("snapshot")
        his.expect("snapshot")
        hers.act("end", 0)
        his.until(lambda m: m["type"] == "update" and m["entry"]["action"] == "end")
        his.act("end", 1)
        hers.until(lambda m: m["type"] == "update" and m["entry"]["seat"] == 1)
        hers.send(type="giveUp", seat=0)
        last = his.until(lambda m: m["type"] == "update" and m["entry"]["note"] is not None)
        assert last["observation"]["outcome"]["places"] == [2, 1]


def test_who_changes_to_the_other_server_misses_nothing(
    pair: tuple[Live, Live], people: tuple[Guest, Guest, str]
) -> None:
    ada, bo, match = people
    with ada.at(match, seat=0) as hers, bo.at(match, seat=1) as his:
        hers.expect("snapshot")
        his.expect("snapshot")
        hers.act("end", 0)
        ada.live = pair[1]
        with ada.at(match, seat=0) as moved:
            assert moved.expect("snapshot")["observation"]["step"] == hers.observation["step"]
