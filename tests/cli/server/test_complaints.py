"""The operator reads complaints."""

from __future__ import annotations

from pathlib import Path

from cli.command_line import Run
from litestar.testing import TestClient
from server.browser_client import PEOPLE, Visit

from gloaming.server.app import AppConfig, make_app


def test_reports_are_read_in_order(run: Run, tmp_path: Path) -> None:
    database = tmp_path / "g.db"
    with TestClient(make_app(AppConfig(database, bot_workers=1)), base_url="http://127.0.0.1") as client:
        visit = Visit(client)
        match = visit.open(PEOPLE)
        for text in ("first", "second"):
            wish = {"match": match, "person": visit.person, "text": text}
            assert client.post("/api/reports", json=wish).status_code == 201
    shown = run("reports", "--database", str(database))
    assert [line.rpartition(": ")[2] for line in shown.out.splitlines()] == ["first", "second"]
    assert f"table {match}  Ada about Ada" in shown.out
    assert run("reports", "--database", str(database), "--last", "1").out.endswith("second\n")


def test_nothing_reported_is_said(run: Run, tmp_path: Path) -> None:
    with TestClient(make_app(AppConfig(tmp_path / "g.db", bot_workers=1))):
        pass
    assert run("reports", "--database", str(tmp_path / "g.db")).out == "Nothing has been reported.\n"


def test_a_database_that_is_not_there_is_said(run: Run, tmp_path: Path) -> None:
    assert "cannot be read" in run("reports", "--database", str(tmp_path / "none.db")).refused()
