"""Databases of older versions: matches continue, records verify, people sign in."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import TestClient
from paths import OLDER_VERSIONS
from server.browser_client import OFTEN, Message, Visit

from gloaming.core.discovery import find, games
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify, verify_dice
from gloaming.server.app import AppConfig, make_app

STATS = {"illuminated": (2, 1, 0, 1), "dunkelrunde": (2, 2, 1, 0)}


@pytest.fixture(params=sorted(OLDER_VERSIONS.glob("*.sql.gz")), ids=lambda path: path.name.partition(".")[0])
def ada(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visit]:
    """Ada, signed in at a server with an older database."""
    path = tmp_path / "gloaming.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(gzip.decompress(request.param.read_bytes()).decode())
    plan = AppConfig(path, bot_workers=1, limits=OFTEN)
    with TestClient(make_app(plan), base_url="http://127.0.0.1") as client:
        visit = Visit(client)
        answer = client.post("/api/session", json={"login": "ada", "password": "twilight and dew"})
        assert answer.status_code == 201, answer.text
        yield visit


@pytest.fixture
def raised_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has new rules."""
    for game in games().values():
        monkeypatch.setattr(game, "spec", replace(game.spec, rules_version=2, releases=("Gloaming 0.9",)))


def matches(ada: Visit, phase: str) -> list[Message]:
    found: list[Message] = ada.client.get("/api/matches").json()
    return [match for match in found if _phase(match) == phase]


def _phase(match: Message) -> str:
    return "over" if match["finished"] else "playing" if match["begun"] else "waiting"


def test_all_matches_are_there(ada: Visit) -> None:
    assert [len(matches(ada, phase)) for phase in ("over", "playing", "waiting")] == [4, 5, 1]


def test_finished_records_verify(ada: Visit) -> None:
    for match in matches(ada, "over"):
        record = read(ada.client.get(f"/api/matches/{match['id']}/record").text)
        game = find(record.header.game)
        assert verify(game, record, game.content()) is None


def test_running_matches_go_on(ada: Visit) -> None:
    for match in matches(ada, "playing"):
        bots = [seat for seat, each in enumerate(match["seats"]) if each["level"] is not None]
        with ada.sit(match["id"], 0) as seat:
            while seat.observation["deciders"] == bots:
                seat.receive()
            assert (
                0 not in seat.observation["deciders"]
                or seat.observation["offers"]
                or seat.observation["ranges"]
            )


def stats(ada: Visit) -> dict[str, tuple[int, ...]]:
    me = ada.client.get("/api/me").json()["person"]
    tallies = ada.client.get(f"/api/people/{me}").json()["stats"]
    return {
        each["game"]: (each["matches"], each["won"], each["shared"], each["undecided"]) for each in tallies
    }


def test_old_results_know_their_winners(ada: Visit) -> None:
    assert stats(ada) == STATS


def test_with_new_rules_of_every_game_nothing_is_lost(raised_rules: None, ada: Visit) -> None:
    """Running matches are over without a result; finished ones stay in history and statistics."""
    assert [len(matches(ada, phase)) for phase in ("over", "playing", "waiting")] == [9, 0, 1]
    reasons = []
    for match in matches(ada, "over"):
        assert match["unplayable"]["args"]["release"] == "Gloaming 0.9"
        with ada.sit(match["id"], 0) as seat:
            assert seat.snapshot["log"] and seat.observation["deciders"] == []
            reasons.append(seat.observation["outcome"]["reason"]["key"])
        record = read(ada.client.get(f"/api/matches/{match['id']}/record").text)
        assert verify_dice(record) is None
    assert reasons.count("reason-rules-changed") == 5
    assert stats(ada) == STATS
