"""Luck reports of finished matches: computed once in a worker, and stored."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from paths import FINISHED_RECORD
from server.browser_client import PEOPLE, Visit

from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record.format import Words
from gloaming.core.record.reader import read
from gloaming.lab import calibration_file as calibration
from gloaming.lab.luck import analyse
from gloaming.protocol import MatchReport
from gloaming.server.app import AppConfig, make_app
from gloaming.server.storage import luck_reports
from gloaming.server.storage.database import Database
from gloaming.server.storage.matches.queries import create
from gloaming.server.storage.matches.rows import NewMatch
from gloaming.server.workers import luck_reports as luck_worker

PATIENCE = 300.0  # seconds: reports have a low priority


def played(visit: Visit) -> str:
    """A finished match of The Illuminated, small enough to be solved."""
    id = visit.open(PEOPLE, first="A", entities=1, turn_limit=2)
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        while seat.observation["outcome"] is None:
            turn = seat.observation["deciders"]
            if turn:
                seat.do(f"raise {'AB'[turn[0]]}1", seat=turn[0])
            seat.expect("update")
    return id


def report(visit: Visit, id: str) -> dict[str, Any]:
    """The page with the report, once it is computed."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = visit.client.get(f"/api/matches/{id}/analysis")
        assert answer.status_code == 200, answer.text
        page: dict[str, Any] = answer.json()
        assert 0 <= page["done"] <= page["steps"]
        if page["report"] is not None:
            return page
        time.sleep(0.1)
    raise AssertionError("the report is not made")


def test_whoever_asks_first_has_the_report_made(visit: Visit) -> None:
    id = played(visit)
    first = visit.client.get(f"/api/matches/{id}/analysis").json()
    assert (first["done"], first["report"]) == (0, None)
    page = report(visit, id)
    found = page["report"]
    assert page["done"] == page["steps"] == page["match"]["steps"]
    assert (found["exact"], found["basis"]) == (True, "perfect")
    assert len(found["chances"]) == page["steps"] + 1
    for total in found["totals"]:
        parts = (
            total["start"] + total["rest"] + sum(total[name]["value"] for name in ("luck", "own", "others"))
        )
        assert parts == pytest.approx(total["result"], abs=1e-3)
    assert visit.client.get(f"/api/matches/{id}/analysis").json() == page


def test_a_match_with_secrets_has_its_report_when_it_is_over(visit: Visit) -> None:
    id = visit.open(PEOPLE, game="embers")
    visit.begin(id, 0, 1)
    assert visit.client.get(f"/api/matches/{id}/analysis").status_code == 403
    with visit.sit(id, 0) as seat:
        seat.send(type="giveUp", seat=0)
        assert seat.expect("update")["observation"]["outcome"] is not None
    found = report(visit, id)["report"]
    assert found["exact"] is False
    assert found["standings"][-1] == ["behind", "ahead"]
    assert (found["basis"], found["chances"], found["totals"]) == (None, None, None), "nothing was measured"
    assert all(mark["moved"] is None for mark in found["turning"] + found["costly"])
    assert len(found["luck"]) == 2


def test_what_happened_and_what_was_better_are_said() -> None:
    record = read(FINISHED_RECORD.read_text(encoding="utf-8"))
    game = find(record.header.game)
    assert record.end is not None and record.end.secret is not None
    match = Match(game, record, record.end.secret, game.content())
    shown = luck_worker.full_report(match, analyse(game, record, game.content()))
    assert [(mark.step, mark.kind, mark.most) for mark in shown.turning][-1] == (27, "chance", 0)
    assert shown.turning[-1].what[0].key == "event-rolled-success"
    dear = shown.costly[0]
    assert (dear.seat, dear.what[0].key) == (0, "action-raise")
    assert dear.best is not None and dear.best.key == "action-sacrifice"


def test_a_report_is_kept_for_the_next_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "kept.db"
    with TestClient(make_app(AppConfig(database))) as client:
        visit = Visit(client)
        id = played(visit)
        page = report(visit, id)
        cookies = dict(client.cookies)
    monkeypatch.setattr(luck_worker, "analyse_steps", None)  # it must not be computed again
    with TestClient(make_app(AppConfig(database))) as client:
        client.cookies.update(cookies)
        assert client.get(f"/api/matches/{id}/analysis").json()["report"] == page["report"]


OLD = {
    "exact": False,
    "simulations": 400,
    "chances": [[0.02, 0.98], [1.0, 0.0]],
    "totals": [
        {
            "start": 0.02,
            **{
                name: {"value": 3.42, "low": 3.4, "high": 3.5}
                for name in ("luck", "own", "others", "adjusted")
            },
            "rest": 2.15,
            "result": 1.0,
        }
    ]
    * 2,
    "turning": [
        {
            "step": 1,
            "kind": "chance",
            "seat": None,
            "moved": [{"value": 0.9, "low": 0.9, "high": 0.9}, {"value": -0.9, "low": -0.9, "high": -0.9}],
            "most": 0,
            "what": [],
            "best": None,
        }
    ],
    "costly": [],
}  # as an earlier version stored it


def test_an_older_report_still_opens_without_the_figures_that_are_not_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = read(FINISHED_RECORD.read_text(encoding="utf-8"))
    game = find(record.header.game)
    assert record.end is not None and record.end.secret is not None
    match = Match(game, record, record.end.secret, game.content())
    older = msgspec.json.decode(msgspec.json.encode(OLD), type=MatchReport)
    monkeypatch.setattr(calibration, "load", lambda game: None)
    words = luck_worker.visible_report(match, older)
    assert (words.chances, words.totals, words.luck) == (None, None, [])
    assert words.standings == [["behind", "ahead"], ["ahead", "behind"]]
    assert words.turning[0].moved is None and words.turning[0].gained
    monkeypatch.setattr(calibration, "basis", lambda *table: "lantern")
    numbers = luck_worker.visible_report(match, older)
    assert (numbers.basis, numbers.chances, numbers.totals) == ("lantern", older.chances, None)
    monkeypatch.setattr(calibration, "adds_up", lambda *table: True)
    assert luck_worker.visible_report(match, older).totals == older.totals


def test_one_that_was_left_unfinished_is_taken_up_again(tmp_path: Path) -> None:
    store = Database(tmp_path / "kept.db")
    with store.write_engine.begin() as db:
        id = create(db, NewMatch("secret", "illuminated", "ada", [Words(())], [None]), 0)
        assert luck_reports.claim(db, id, 9, 1_000, stale=500)
        assert not luck_reports.claim(db, id, 9, 1_400, stale=500)
        luck_reports.progress(db, id, 4, 1_400)
        assert not luck_reports.claim(db, id, 9, 1_800, stale=500)
        assert luck_reports.claim(db, id, 9, 2_000, stale=500)
        found = luck_reports.find(db, id)
        assert found is not None
        assert (found.done, found.report) == (0, None)
        luck_reports.save(db, id, 9, "{}", 2_100)
        assert not luck_reports.claim(db, id, 9, 9_000, stale=500)
    store.close()
