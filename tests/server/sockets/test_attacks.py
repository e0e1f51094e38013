"""Attacks on a match: refused, logged, and without effect."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from server.live_server import Guest, Live, Page, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from gloaming.server.accounts import sessions
from gloaming.server.app import AppConfig
from gloaming.server.ops.rate_limit import Limits

FEW = Limits(sockets=12, messages=10.0, requests=200.0)


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with narrow limits."""
    with serving(
        AppConfig(tmp_path_factory.mktemp("attacks") / "g.db", bot_workers=1, limits=FEW)
    ) as running:
        yield running


@pytest.fixture(scope="module")
def ada(live: Live) -> Guest:
    return Guest(live, "Ada")


@pytest.fixture(scope="module")
def bo(live: Live) -> Guest:
    return Guest(live, "Bo")


@pytest.fixture(scope="module")
def match(ada: Guest, bo: Guest) -> str:
    """A match of Ada and Bo in which Ada begins."""
    id = str(ada.open(listed=True, settings={"first": "A", "entities": 1})["id"])
    bo.sit(id)
    ada.ready(id)
    assert bo.ready(id)["begun"]
    return id


@pytest.fixture(autouse=True)
def unchanged(ada: Guest, bo: Guest, match: str) -> Iterator[None]:
    """Record and seats are the same after each attack."""
    before = _state(ada, match)
    yield
    deadline = time.monotonic() + 60
    while _state(ada, match) != before and time.monotonic() < deadline:
        time.sleep(0.05)  # presence is updated a moment later
    assert _state(ada, match) == before


def _state(guest: Guest, match: str) -> tuple[str, object]:
    info = guest.get(f"/api/matches/{match}")
    return guest.http.get(f"/api/matches/{match}/record").text, info


def _move(page: Page, **changes: object) -> dict[str, object]:
    step = page.observation["step"]
    return {"type": "submit", "key": "forged", "step": step, "seat": 0, "action": "end"} | changes


# --- messages ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '"submit"',
        '{"type":"dance"}',
        '{"type":"submit"}',
        '{"type":"submit","key":"k","step":"0","seat":0,"action":"end"}',
        '{"type":"submit","key":"","step":1,"seat":0,"action":"end"}',
        '{"type":"submit","key":"k","step":1.5,"seat":0,"action":"end"}',
        '{"type":"submit","key":"k","step":1,"seat":null,"action":"end"}',
        '{"type":"submitRange","key":"k","step":1,"seat":0,"kind":"flick","values":"all"}',
        '{"type":"chat","key":"k","text":"' + "x" * 501 + '"}',
        '{"type":"submit","key":"' + "k" * 41 + '","step":1,"seat":0,"action":"end"}',
        '{"type":"submit","key":' + "[" * 2000,
        '{"type":"chat","key":"k","text":"' + "x" * 4096 + '"}',
        b"\x00\xff\xfe",
    ],
    ids=lambda frame: repr(frame[:40]),
)
def test_a_malformed_message_is_refused_with_a_reason(ada: Guest, match: str, frame: str | bytes) -> None:
    with ada.at(match, seat=0) as page:
        page.expect("snapshot")
        page.socket.send(frame)
        assert page.refusal() == "refusal-message"
        page.send(type="ping")
        page.expect("pong")


def test_text_that_is_no_text_closes_the_socket(ada: Guest, match: str) -> None:
    with ada.at(match, seat=0) as page:
        page.expect("snapshot")
        page.socket.send(b'{"type":"ping\xff"}', text=True)
        assert page.closed() == 1007


def test_a_frame_that_is_too_large_closes_the_socket(ada: Guest, match: str) -> None:
    with ada.at(match, seat=0) as page:
        page.expect("snapshot")
        page.socket.send("x" * (16 * 1024 + 1))
        assert page.closed() == 1009


@pytest.mark.parametrize("later", [-1, 1, 999, 2**63, -(10**30)])
def test_a_decision_for_another_step_is_refused(ada: Guest, match: str, later: int) -> None:
    with ada.at(match, seat=0) as page:
        page.expect("snapshot")
        page.send(**_move(page, step=page.observation["step"] + later))
        assert page.refusal() in ("refusal-step-passed", "refusal-message")


@pytest.mark.parametrize("seat", [-1, 1, 2, 99, 2**62])
def test_nobody_decides_for_a_seat_that_is_not_theirs(
    ada: Guest, match: str, seat: int, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "gloaming.handlers"), ada.at(match, seat=0) as page:
        page.expect("snapshot")
        for message in (
            _move(page, seat=seat),
            {"type": "giveUp", "seat": seat},
            {"type": "undo", "seat": seat},
        ):
            page.send(**message)
            assert page.refusal() == "refusal-not-your-seat"
    assert "a page asked for another's seat" in caplog.messages


def test_a_bot_does_not_take_the_seat_of_somebody_who_is_there(ada: Guest, bo: Guest, match: str) -> None:
    with ada.at(match, seat=0) as hers, bo.at(match, seat=1) as his:
        hers.expect("snapshot")
        his.expect("snapshot")
        for level in ("greedy", "god"):
            hers.send(type="standIn", seat=1, level=level)
            assert hers.refusal() == "refusal-still-here"


def test_messages_of_a_whole_match_do_nothing_at_another_table(ada: Guest, bo: Guest, match: str) -> None:
    """Messages that were valid in one match are sent again, there and in another match."""
    other = str(ada.open(listed=True, settings={"first": "A", "entities": 1})["id"])
    bo.sit(other)
    ada.ready(other)
    bo.ready(other)
    recorded = []
    with ada.at(other, seat=0) as page, bo.at(other, seat=1) as his:
        page.expect("snapshot")
        his.expect("snapshot")
        for number in range(3):
            actor, seat = (page, 0) if number % 2 == 0 else (his, 1)
            while actor.observation["deciders"] != [seat]:
                actor.hear()
            recorded.append(_move(actor, seat=seat, key=f"was-right-{number}"))
            actor.send(**recorded[-1])
            actor.expect("ack")
        for again in [*recorded, *reversed(recorded)]:
            page.send(**again)
            answer = page.until(lambda m: m["type"] in ("ack", "refused"))
            assert answer["key"] == again["key"]
        before = ada.http.get(f"/api/matches/{other}/record").text
    assert before.count('"do"') == 3, "each of them was done once"
    with bo.at(match, seat=1) as page:
        page.expect("snapshot")
        for again in [*recorded, *reversed(recorded)]:
            page.send(**again)
            assert page.refusal() in (
                "refusal-not-your-seat", "refusal-step-passed", "refusal-not-your-decision"
            )  # fmt: skip


# --- tokens, sessions, origins -----------------------------------------------------------------------------


def test_a_forged_token_and_one_of_another_table_open_nothing(
    live: Live, ada: Guest, match: str, caplog: pytest.LogCaptureFixture
) -> None:
    other = str(ada.open()["id"])
    foreign = ada.get(f"/api/matches/{other}/link")["path"].rpartition("/")[2]
    own = ada.get(f"/api/matches/{match}/link")["path"].rpartition("/")[2]
    eve = Guest(live, "Eve")
    with caplog.at_level(logging.WARNING, "gloaming.sockets"):
        for token in (foreign, own[:-1], own + "x", own.swapcase(), "%00", "x" * 3000):
            with eve.at(match, seat=0, token=token) as page:
                assert page.closed() == 4403
    assert caplog.messages.count("a forged or foreign seat link was used") == 6


def test_the_token_of_one_seat_does_not_decide_for_the_other(live: Live, bo: Guest, match: str) -> None:
    token = bo.get(f"/api/matches/{match}/link")["path"].rpartition("/")[2]
    with Guest(live, "Eve").at(match, seat=0, token=token) as page:
        assert page.expect("snapshot")["observation"]["seat"] is None, "she does not see Ada's seat either"
        page.send(**_move(page))
        assert page.refusal() == "refusal-not-your-seat"


def _acts_as_nobody(live: Live, match: str, cookie: str) -> None:
    headers = {"cookie": f"{sessions.COOKIE}={cookie}", "origin": f"http://{live.address}"}
    where = f"ws://{live.address}/api/matches/{match}/socket?seat=0"
    with connect(where, additional_headers=headers) as line:
        page = Page(line)
        assert page.expect("snapshot")["observation"]["seat"] is None
        page.send(**_move(page))
        assert page.refusal() == "refusal-not-your-seat"


def test_an_expired_or_forged_session_is_nobodys(
    live: Live, ada: Guest, match: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = ada.http.cookies[sessions.COOKIE]
    person, epoch, expires, signature = good.split(".")
    forged = [
        f"{person}.{epoch}.{int(expires) + 1}.{signature}",
        f"{person}.{int(epoch) + 1}.{expires}.{signature}",
        f"{person}.{epoch}.{expires}.{signature[::-1]}",
        "nonsense",
    ]
    with caplog.at_level(logging.WARNING, "gloaming.people"):
        for value in forged:
            _acts_as_nobody(live, match, value)
        monkeypatch.setattr(sessions, "now", lambda: int(expires) + 1)
        _acts_as_nobody(live, match, good)
        monkeypatch.undo()
    assert len([said for said in caplog.messages if said.startswith("a session is refused")]) == 5
    assert "a session is refused: it has expired" in caplog.messages
    assert not any(signature in said for said in caplog.messages)


def test_a_session_is_over_when_its_person_signs_out_everywhere(live: Live, match: str) -> None:
    eve = Guest(live, "Eve")
    old = eve.http.cookies[sessions.COOKIE]
    assert eve.http.delete("/api/me/sessions").status_code < 300
    answer = httpx.get(f"http://{live.address}/api/me", cookies={sessions.COOKIE: old})
    assert (answer.status_code, answer.json()) == (200, None)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1.evil.example", "http://["]
)
def test_a_page_of_another_site_gets_nothing(live: Live, ada: Guest, match: str, origin: str) -> None:
    cookie = f"{sessions.COOKIE}={ada.http.cookies[sessions.COOKIE]}"
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"ws://{live.address}/api/matches/{match}/socket?seat=0",
            additional_headers={"cookie": cookie, "origin": origin},
        )
    assert refused.value.response.status_code == 403
    answer = ada.http.post(f"/api/matches/{match}/rise", headers={"origin": origin})
    assert answer.status_code == 403


# --- too much ------------------------------------------------------------------------------------------


def test_too_many_messages_close_the_socket(ada: Guest, match: str) -> None:
    with ada.at(match, seat=0) as page:
        page.expect("snapshot")
        with suppress(ConnectionClosed):
            for _ in range(500):
                page.send(type="ping")
        assert page.closed() == 4429


def test_too_many_sockets_of_one_address_are_refused(ada: Guest, match: str) -> None:
    where = f"ws://{ada.live.address}/api/matches/{match}/socket"
    with ExitStack() as stack:
        lines = [stack.enter_context(connect(where)) for _ in range(FEW.sockets + 1)]
        assert Page(lines[-1]).closed() == 4429
    deadline = time.monotonic() + 60
    while True:  # a closed socket makes room
        with connect(where) as line:
            try:
                assert json.loads(line.recv(timeout=60))["type"] == "snapshot"
                return
            except ConnectionClosed:
                assert time.monotonic() < deadline


def test_too_many_requests_of_one_address_are_refused(tmp_path: Path, ada: Guest) -> None:
    narrow = Limits(requests=0.5)
    with (
        serving(AppConfig(tmp_path / "g.db", bot_workers=1, limits=narrow)) as live,
        httpx.Client(base_url=f"http://{live.address}", timeout=60) as http,
    ):
        assert http.get("/api/lobby").status_code == 200
        assert 429 in (http.get("/api/lobby").status_code for _ in range(200))


@pytest.mark.parametrize("id", ["%00", "x" * 5000, "%F0%9F%82%A1", "..%2F..%2Fetc%2Fpasswd"])
def test_an_id_that_cannot_be_is_no_table(live: Live, ada: Guest, match: str, id: str) -> None:
    for path in (f"/api/matches/{id}", f"/api/matches/{id}/record", f"/api/matches/{id}/terminal/en"):
        assert ada.http.get(path).status_code in (400, 404)
    assert ada.http.post(f"/api/matches/{id}/sit", json={}).status_code in (400, 404)


def test_a_body_that_is_too_large_is_refused(ada: Guest, match: str) -> None:
    answer = ada.http.post(f"/api/matches/{match}/ready", json={"word": "x" * 70_000})
    assert answer.status_code == 413
