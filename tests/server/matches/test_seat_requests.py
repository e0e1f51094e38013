"""Requests for a seat in a match by invitation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.browser_client import OFTEN
from server.live_server import Guest, Live, serving
from services import Postgres

from gloaming.server.accounts.service import AccountConfig
from gloaming.server.app import AppConfig
from gloaming.server.matches import waiting_room

Pair = tuple[Live, Live]


@pytest.fixture(scope="module")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """One process over SQLite."""
    with serving(
        AppConfig(tmp_path_factory.mktemp("requests") / "g.db", bot_workers=1, limits=OFTEN)
    ) as live:
        yield live, live


@pytest.fixture(scope="module")
def grown(postgres: Postgres) -> Iterator[Pair]:
    """Two processes over PostgreSQL."""
    url = postgres.fresh()
    plan = AppConfig(url, bot_workers=1, limits=OFTEN)
    with serving(plan) as one, serving(plan) as other:
        yield one, other
    postgres.drop(url)


@pytest.fixture(params=["lite", "grown"])
def pair(request: pytest.FixtureRequest) -> Pair:
    found: Pair = request.getfixturevalue(request.param)
    return found


def opened(pair: Pair, seats: int = 2, **terms: object) -> tuple[Guest, Guest, str]:
    """Ada's match by invitation in one process, and Bo, who has no invitation, in the other."""
    ada, bo = Guest(pair[0], "Ada"), Guest(pair[1], "Bo")
    return ada, bo, str(ada.open(seats, terms=terms)["id"])


def asking(match: str, person: str = "") -> str:
    return f"/api/matches/{match}/requests" + (f"/{person}" if person else "")


def test_a_friend_asks_the_owner_sees_it_at_once_and_the_friend_sits(pair: Pair) -> None:
    ada, bo, match = opened(pair)
    assert bo.get(f"/api/matches/{match}")["request"] is None
    with ada.at(match) as hers, bo.at(match) as his:
        hers.expect("snapshot")
        his.expect("snapshot")
        assert bo.post(asking(match))["request"] == "sent"
        seen = hers.until(lambda m: bool(m["match"]["requests"]))["match"]
        assert seen["requests"] == [{"person": bo.person, "name": "Bo"}]
        info = ada.post(asking(match, bo.person))
        assert (info["seats"][1]["name"], info["requests"]) == ("Bo", [])
        his.until(lambda m: m["match"]["seats"][1]["yours"])
        assert his.match["request"] is None
    ada.ready(match)
    assert bo.ready(match)["begun"]


def test_the_owner_declines_and_is_not_asked_again(pair: Pair) -> None:
    ada, bo, match = opened(pair)
    with bo.at(match) as his:
        his.expect("snapshot")
        bo.post(asking(match))
        answer = ada.http.delete(asking(match, bo.person))
        assert (answer.status_code, answer.json()["requests"]) == (200, [])
        his.until(lambda m: m["match"]["request"] == "declined")
    assert bo.refused(asking(match), 403) == "refusal-declined"
    assert ada.refused(asking(match, bo.person), 404) == "refusal-no-request"
    assert ada.get(f"/api/matches/{match}")["requests"] == []
    bo.sit(match, invite=ada.get(f"/api/matches/{match}")["invite"])


def test_a_request_works_where_nobody_may_watch(pair: Pair) -> None:
    ada, bo, match = opened(pair, watch=False)
    bo.post(asking(match))
    assert bo.get(f"/api/matches/{match}")["request"] == "sent"
    ada.post(asking(match, bo.person))
    assert bo.get(f"/api/matches/{match}")["seats"][1]["yours"]


def test_asking_twice_is_asking_once_and_only_the_owner_sees_who_asks(lite: Pair) -> None:
    ada, bo, match = opened(lite, seats=3)
    cat = Guest(lite[0], "Cat")
    bo.post(asking(match))
    assert bo.post(asking(match))["requests"] == []
    assert cat.get(f"/api/matches/{match}")["requests"] == []
    assert len(ada.get(f"/api/matches/{match}")["requests"]) == 1
    for method in ("POST", "DELETE"):
        answer = cat.http.request(method, asking(match, bo.person))
        assert (answer.status_code, answer.json()["phrase"]["key"]) == (403, "refusal-not-owner")
    assert ada.refused(asking(match, cat.person), 404) == "refusal-no-request"


def test_who_comes_by_the_link_after_all_asks_no_longer(lite: Pair) -> None:
    ada, bo, match = opened(lite)
    bo.post(asking(match))
    bo.sit(match, invite=ada.get(f"/api/matches/{match}")["invite"])
    assert ada.get(f"/api/matches/{match}")["requests"] == []
    assert bo.post(asking(match))["request"] is None, "one who sits need not ask"


def test_who_was_removed_may_not_ask(lite: Pair) -> None:
    ada, bo, match = opened(lite)
    bo.post(asking(match))
    ada.post(asking(match, bo.person))
    assert ada.http.delete(f"/api/matches/{match}/seats/1").status_code == 200
    assert bo.refused(asking(match), 403) == "refusal-no-seat-for-you"


def test_a_full_or_begun_table_is_not_asked(lite: Pair) -> None:
    ada, bo, match = opened(lite)
    cat = Guest(lite[0], "Cat")
    bo.post(asking(match))
    cat.post(asking(match))
    ada.post(asking(match, bo.person))
    assert ada.refused(asking(match, cat.person), 409) == "refusal-seat-taken"
    assert Guest(lite[0], "Dot").refused(asking(match), 409) == "refusal-full"
    ada.ready(match)
    bo.ready(match)
    assert cat.refused(asking(match), 409) == "refusal-begun"
    assert ada.get(f"/api/matches/{match}")["requests"] == []
    here = ada.post("/api/matches", game="illuminated", seats=[{"name": "A"}, {"name": "B"}])["id"]
    assert bo.refused(asking(here), 403) == "refusal-no-seat-for-you"


def test_a_table_has_only_so_many_requests(lite: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    _, bo, match = opened(lite)
    monkeypatch.setattr(waiting_room, "MAX_REQUESTS", 2)
    bo.post(asking(match))
    Guest(lite[0], "Cat").post(asking(match))
    assert Guest(lite[0], "Dot").refused(asking(match), 409) == "refusal-requests-many"


def test_one_address_asks_only_so_often(tmp_path: Path) -> None:
    plan = AppConfig(tmp_path / "g.db", bot_workers=1, limits=OFTEN, accounts=AccountConfig(requests=2))
    with serving(plan) as live:
        ada, bo = Guest(live, "Ada"), Guest(live, "Bo")
        matches = [str(ada.open(2)["id"]) for _ in range(3)]
        bo.post(asking(matches[0]))
        bo.post(asking(matches[1]))
        assert bo.refused(asking(matches[2]), 429) == "refusal-too-many"


def test_a_guest_who_signs_in_has_still_asked(lite: Pair) -> None:
    ada, bo, match = opened(lite)
    known = Guest(lite[0], "Bo")
    login = {"login": f"bo-{match.lower()}", "password": "correct horse battery"}
    known.post("/api/me/account", **login)
    bo.post(asking(match))
    bo.post("/api/session", **login)
    assert bo.get(f"/api/matches/{match}")["request"] == "sent"
    assert ada.get(f"/api/matches/{match}")["requests"] == [{"person": known.person, "name": "Bo"}]
