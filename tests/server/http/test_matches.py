"""Matches over HTTP: created, stored, forked, deleted; bad input is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient
from server.browser_client import AGAINST_BOT, PEOPLE, Visit

from gloaming.server.app import AppConfig, make_app


def test_a_table_is_sealed_before_the_words_and_begins_with_them(visit: Visit) -> None:
    id = visit.open(AGAINST_BOT)
    info = visit.client.get(f"/api/matches/{id}").json()
    assert len(info["commitment"]) == 64
    assert list(info["botWords"]) == ["1"]
    assert info["begun"] is False
    with visit.sit(id, 0) as seat:
        assert seat.observation["deciders"] == []
        visit.begin(id, 0)
        assert seat.expect("update")["entry"]["faces"] == 2


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "illuminated", "seats": [{"name": "A"}]}, "illuminated is for 2 to 6 seats, not 1"),
        ({"game": "chess", "seats": PEOPLE}, "there is no game 'chess'"),
        (
            {"game": "illuminated", "seats": [{"name": "A"}, {"name": "B", "level": "god"}]},
            "there is no level 'god'",
        ),
        ({"game": "illuminated", "seats": [{"name": ""}, {"name": "B"}]}, "a name has 1 to 40 characters"),
        ({"game": "illuminated", "seats": PEOPLE, "settings": {"entities": 6}}, "entities must be"),
        ({"game": "illuminated", "seats": PEOPLE, "settings": {"x": 6}}, "there is no setting 'x'"),
        ({"game": "illuminated"}, "seats"),
        ({"game": 3, "seats": PEOPLE}, "Expected `str`"),
        ([], "Expected `object`"),
    ],
)
def test_a_wrong_wish_is_refused_with_its_reason(visit: Visit, wish: object, reason: str) -> None:
    answer = visit.client.post("/api/matches", json=wish)
    assert answer.status_code in (400, 404)
    assert reason in answer.text
    assert visit.client.get("/api/matches").json() == []


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 1000])
def test_a_broken_body_is_refused(visit: Visit, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = visit.client.post("/api/matches", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["detail"]


def test_a_huge_body_is_refused(visit: Visit) -> None:
    headers = {"content-type": "application/json"}
    answer = visit.client.post("/api/matches", content=b" " * 100_000, headers=headers)
    assert answer.status_code == 413


def test_words_come_once_and_from_the_people(visit: Visit) -> None:
    id = visit.open(AGAINST_BOT)
    for words in ({}, {"1": "x"}, {"x": "y"}, {"0": "a", "1": "b"}):
        answer = visit.client.post(f"/api/matches/{id}/words", json={"words": words})
        assert answer.status_code == 400
        assert "expected a word from A" in answer.json()["detail"]
    visit.begin(id, 0)
    assert visit.client.post(f"/api/matches/{id}/words", json={"words": {"0": "a"}}).status_code == 409


def test_a_page_of_another_site_may_do_nothing(visit: Visit) -> None:
    answer = visit.client.post(
        "/api/matches",
        json={"game": "illuminated", "seats": PEOPLE},
        headers={"origin": "http://elsewhere.test"},
    )
    assert answer.status_code == 403
    same = visit.client.post(
        "/api/matches", json={"game": "illuminated", "seats": PEOPLE}, headers={"origin": "http://127.0.0.1"}
    )
    assert same.status_code == 201


def test_a_new_server_goes_on_where_the_old_one_stopped(database: Path) -> None:
    with TestClient(make_app(AppConfig(database, bot_workers=1)), base_url="http://127.0.0.1") as client:
        visit = Visit(client)
        id, sealed = visit.open(PEOPLE, first="A"), visit.open(PEOPLE)
        visit.begin(id, 0, 1)
        with visit.sit(id, 0) as seat:
            for action in ("raise A1", "lower A1", "end"):
                seat.do(action)
                while seat.expect("update")["observation"]["deciders"] == []:
                    pass
            before = seat.observation
    with TestClient(make_app(AppConfig(database, bot_workers=1)), base_url="http://127.0.0.1") as client:
        visit = Visit(client, session=visit.session)
        with visit.sit(id, 0) as seat:
            assert seat.observation == before
            assert len(seat.snapshot["log"]) == before["step"]
        matches = visit.client.get("/api/matches").json()
        assert [match["id"] for match in matches] == [id, sealed]
        visit.begin(sealed, 0, 1)


def test_a_bots_turn_is_taken_up_again_after_a_restart(database: Path) -> None:
    with TestClient(make_app(AppConfig(database, bot_workers=1)), base_url="http://127.0.0.1") as client:
        visit = Visit(client)
        id = visit.open(AGAINST_BOT, first="B")
        visit.begin(id, 0)
    with (
        TestClient(make_app(AppConfig(database, bot_workers=1)), base_url="http://127.0.0.1") as client,
        Visit(client, session=visit.session).sit(id, 0) as seat,
    ):
        while seat.observation["deciders"] != [0] and seat.observation["outcome"] is None:
            seat.expect("update")


def test_a_fork_goes_another_way_from_a_step(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        seat.do("raise A1")
        seat.expect("update")
        seat.expect("update")
    answer = visit.client.post(f"/api/matches/{id}/fork", json={"step": 2})
    fork = answer.json()
    assert answer.status_code == 201
    assert (fork["steps"], fork["begun"]) == (2, False)
    visit.begin(fork["id"], 0, 1)
    assert visit.client.post(f"/api/matches/{id}/fork", json={"step": 9}).status_code == 400


def test_a_forgotten_table_is_gone(visit: Visit) -> None:
    id = visit.open(PEOPLE)
    assert visit.client.delete(f"/api/matches/{id}").status_code == 204
    assert visit.client.get(f"/api/matches/{id}").status_code == 404
    assert visit.client.delete(f"/api/matches/{id}").status_code == 404
