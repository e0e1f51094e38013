"""Nothing is sent or acknowledged before it is stored, not even to pages that connect meanwhile."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from server.live_server import Guest, Live, Page, serving

from gloaming import config
from gloaming.server import run as running
from gloaming.server.app import AppConfig
from gloaming.server.options import ServerOptions
from gloaming.server.storage import writer
from gloaming.server.storage.errors import DatabaseUnavailable

MOMENT = 0.3  # seconds in which nothing may be received


class Gate:
    """Holds back every commit while it is shut, and may let the next one fail."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.open.set()
        self.fails = False
        self.commit = writer._commit

    def __call__(self, engine: Any, batch: list[writer.WriteJob], *more: Any) -> None:
        if not self.open.wait(60) or not self.fails:
            self.commit(engine, batch, *more)
            return
        self.fails = False
        for job in batch:
            if job.done.set_running_or_notify_cancel():
                job.done.set_exception(DatabaseUnavailable("the database does not answer: a test"))

    @contextmanager
    def shut(self) -> Iterator[None]:
        self.open.clear()
        try:
            yield
        finally:
            self.open.set()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate = Gate()
    monkeypatch.setattr(writer, "_commit", gate)
    return gate


@pytest.fixture
def live(tmp_path: Path, gate: Gate) -> Iterator[Live]:
    with serving(AppConfig(tmp_path / "g.db", bot_workers=1)) as running:
        yield running


@pytest.fixture
def ada(live: Live) -> Guest:
    return Guest(live, "Ada")


@pytest.fixture
def match(live: Live, ada: Guest) -> str:
    bo = Guest(live, "Bo")
    id = str(ada.open(listed=True, settings={"first": "A", "entities": 1})["id"])
    bo.sit(id)
    ada.ready(id)
    bo.ready(id)
    return id


def silent(page: Page) -> bool:
    """Whether no step and no acknowledgement is received for a moment."""
    try:
        while True:
            message = page.socket.recv(timeout=MOMENT)
            if any(kind in str(message) for kind in ('"ack"', '"update"', '"snapshot"')):
                return False
    except TimeoutError:
        return True


def test_a_key_that_is_sent_again_is_acknowledged_once_it_is_kept(ada: Guest, match: str, gate: Gate) -> None:
    with ada.at(match, seat=0) as first, ada.at(match, seat=0) as second:
        first.expect("snapshot")
        second.expect("snapshot")
        with gate.shut():
            for page in (first, second):
                page.do("end", 0, key="k", step=0)
            assert silent(first) and silent(second)
        for page in (first, second):
            assert page.expect("ack")["key"] == "k"
    assert ada.http.get(f"/api/matches/{match}/record").text.count('"do"') == 1


def test_who_comes_meanwhile_is_not_shown_what_could_be_lost(ada: Guest, match: str, gate: Gate) -> None:
    with ada.at(match, seat=0) as page:
        page.expect("snapshot")
        with gate.shut():
            page.do("end", 0, key="k")
            gate.fails = True
            with ada.at(match, seat=0) as late:
                assert silent(late)
                gate.open.set()
                assert late.closed() == 1013
    with ada.at(match, seat=0) as again:
        assert again.expect("snapshot")["observation"]["step"] == 0
        again.do("end", 0, key="k")
        again.expect("ack")


def test_a_table_that_failed_takes_nothing_more(ada: Guest, match: str, gate: Gate) -> None:
    """A change that waits behind a lost one must not be written after the gap."""
    with ada.at(match, seat=0) as page, ada.at(match, seat=0) as other:
        page.expect("snapshot")
        other.expect("snapshot")
        with gate.shut():
            page.do("end", 0, key="k")
            assert silent(page)
            gate.fails = True
            other.send(type="giveUp", seat=0)
            assert silent(other)
        assert page.closed() == 1013
        assert other.closed() == 1013
    assert '"lost"' not in ada.http.get(f"/api/matches/{match}/record").text
    with ada.at(match, seat=0) as again:
        again.expect("snapshot")
        again.act("end", 0)


def test_who_comes_back_may_be_cut_off_in_the_middle_of_what_was_missed(ada: Guest, match: str) -> None:
    """Every step that is sent again has the line up to which it goes."""
    with ada.at(match, seat=0) as page:
        line = page.expect("snapshot")["observation"]["line"]
        page.act("raise A1", 0)
    with ada.at(match, seat=0, line=line) as page:
        observations = [page.expect("update")["observation"] for _ in range(2)]
    assert [seen["line"] for seen in observations] == [line + 1, line + 2]


def test_logs_keep_the_form_that_they_were_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The framework must not replace the logging setup, which removes secrets."""
    import msgspec

    from gloaming.server.ops.logs import JsonFormatter

    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", list(root.handlers))
    monkeypatch.setattr(root, "level", root.level)
    order = ServerOptions(str(tmp_path / "g.db"))
    monkeypatch.setenv(config.ORDER, msgspec.json.encode(order).decode())
    running.app()
    logging.captureWarnings(False)
    assert [type(handler.formatter) for handler in root.handlers] == [JsonFormatter]
