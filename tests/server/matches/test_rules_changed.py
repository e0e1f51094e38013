"""A game's rules version was raised: running matches end without a result, finished ones can be read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from litestar.testing import TestClient
from server.browser_client import OFTEN, PEOPLE, Message, Visit
from server.matches.test_registry import Process
from server.room_setup import Setup, action, join, received, refused
from sqlalchemy import Connection, Table, func, select

from gloaming.core.discovery import find
from gloaming.core.record.reader import read, record_of
from gloaming.core.record.unplayable import UnplayableMatch
from gloaming.core.record.verify import verify_dice
from gloaming.i18n.catalogue import LANGUAGES, catalogue
from gloaming.server.app import AppConfig, make_app
from gloaming.server.matches import waiting_room
from gloaming.server.matches.stored_match import due, open_host
from gloaming.server.storage.matches.rows import FINISHED, PLAYING, WAITING
from gloaming.server.storage.schema import ratings, results
from gloaming.server.times import now

GAME = find("illuminated")
SENTENCE = "This match follows rules version 1; Gloaming 0.9 plays them."
CHANGED: dict[str, int | str] = {"version": 1, "release": "Gloaming 0.9"}


@pytest.fixture
def setup(either_database: str) -> Iterator[Setup]:
    setup = Setup(either_database)
    yield setup
    setup.database.close()


@pytest.fixture
def raise_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Raises the rules version of The Illuminated."""
    spec = replace(GAME.spec, rules_version=2, releases=("Gloaming 0.9",))
    return lambda: monkeypatch.setattr(GAME, "spec", spec)


def started(setup: Setup, test: Callable[[Process], Awaitable[None]]) -> Process:
    """Run a test with a registry that has just started."""

    async def play() -> Process:
        process = Process(setup)
        await process.registry._end_outdated()
        await process.settle()
        await test(process)
        await process.settle()
        return process

    return asyncio.run(play())


def _count(db: Connection, rows: Table) -> int:
    return db.execute(select(func.count()).select_from(rows)).scalar_one()


# --- running matches -------------------------------------------------------------------------------------


def test_a_running_match_ends_unrated_and_its_players_are_told(
    setup: Setup, raise_rules: Callable[[], None]
) -> None:
    id, alone = setup.begun(), setup.begun(online=False)
    before = [line.line for line in setup.load(id).lines]
    raise_rules()

    async def play(process: Process) -> None:
        assert sorted(process.notifier.ended) == sorted([(setup.ada.id, id), (setup.bo.id, id)])
        assert due(process.registry.rooms[id].host, now()) is None

    started(setup, play)
    for match in (id, alone):
        stored = setup.load(match)
        assert stored.phase == FINISHED
        record = record_of([line.line for line in stored.lines])
        assert record.end is not None and record.end.outcome.reason == "reason-rules-changed"
        assert record.end.outcome.winners == () and verify_dice(record) is None
    assert [line.line for line in setup.load(id).lines][:-1] == before, "nothing of the record is lost"
    for rows in (ratings, results):
        assert setup.write(partial(_count, rows=rows)) == 0

    async def again(process: Process) -> None:
        assert process.notifier.ended == [], "they are told once"
        assert isinstance((await process.registry.room(id)).match, UnplayableMatch)

    started(setup, again)


def test_a_match_ends_when_it_is_opened_too(setup: Setup, raise_rules: Callable[[], None]) -> None:
    """Another process, of an earlier release, may have begun it since."""
    id = setup.begun()
    raise_rules()

    async def play() -> None:
        process = Process(setup)
        first, second = await asyncio.gather(process.registry.room(id), process.registry.room(id))
        assert first is second
        await process.settle()
        assert len(process.notifier.ended) == 2

    asyncio.run(play())
    assert setup.load(id).phase == FINISHED


def test_two_processes_end_it_once(setup: Setup, raise_rules: Callable[[], None]) -> None:
    id = setup.begun()
    lines = len(setup.load(id).lines)
    raise_rules()

    async def play() -> None:
        one, other = Process(setup), Process(setup)
        await asyncio.gather(one.registry.room(id), other.registry.room(id))
        await one.settle()
        await other.settle()
        assert len(one.notifier.ended + other.notifier.ended) == 2

    asyncio.run(play())
    assert len(setup.load(id).lines) == lines + 1


def test_a_page_that_comes_back_gets_the_log_and_the_reason(
    setup: Setup, raise_rules: Callable[[], None]
) -> None:
    id = setup.begun()
    line = len(setup.load(id).lines)
    raise_rules()

    async def play(process: Process) -> None:
        room = await process.registry.room(id)
        connection = await join(room, setup.ada, 0)
        await room.leave(connection)
        await room.join(connection, 0, line)
        [snapshot] = [each for each in received(connection) if each["type"] == "snapshot"]
        assert snapshot["match"]["finished"] and snapshot["match"]["unplayable"]["key"] == "rules-changed"
        assert snapshot["match"]["unplayable"]["args"] == CHANGED
        assert snapshot["observation"]["outcome"]["reason"]["key"] == "reason-rules-changed"
        assert snapshot["observation"]["offers"] == []
        assert refused(await room.commit(action(0))) == "refusal-over"

    started(setup, play)


def test_a_match_that_waits_begins_with_the_new_rules(setup: Setup, raise_rules: Callable[[], None]) -> None:
    id = setup.waiting(online=False)
    raise_rules()
    started(setup, _nothing)
    assert setup.load(id).phase == WAITING
    setup.arrange(id, partial(waiting_room.begin, words={0: "a", 1: "b"}, at=now()))
    stored = setup.load(id)
    assert record_of([line.line for line in stored.lines]).header.rules == 2
    assert not isinstance(open_host(stored).match, UnplayableMatch)


async def _nothing(process: Process) -> None:
    assert process.notifier.ended == []


def test_a_process_of_an_earlier_release_leaves_newer_matches_alone(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(GAME, "spec", replace(GAME.spec, rules_version=2, releases=("Gloaming 0.9",)))
        id = setup.begun()
    before = setup.load(id)

    async def play(process: Process) -> None:
        room = await process.registry.room(id)
        info = room.seats.info(room.host, setup.ada.id, None)
        assert info.unplayable is not None and info.unplayable.key == "rules-other"

    started(setup, play)
    assert setup.load(id).lines == before.lines and setup.load(id).phase == PLAYING


# --- over HTTP -------------------------------------------------------------------------------------------


@contextmanager
def ada(database: str, session: str | None = None) -> Iterator[Visit]:
    plan = AppConfig(database if "://" in database else Path(database), bot_workers=1, limits=OFTEN)
    with TestClient(make_app(plan), base_url="http://127.0.0.1") as client:
        yield Visit(client, session=session)


def played(visit: Visit, turns: int | None) -> str:
    """A match in which everybody passes, for this many turns or to the end."""
    id = visit.open(PEOPLE, first="A", entities=1, turn_limit=1)
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        while seat.observation["outcome"] is None and (turns is None or seat.observation["step"] < turns):
            seat.do("end", seat=seat.observation["deciders"][0])
            seat.expect("update")
    return id


def test_an_earlier_match_shows_its_log_and_its_dice_only(
    either_database: str, raise_rules: Callable[[], None]
) -> None:
    with ada(either_database) as visit:
        finished, running = played(visit, None), played(visit, 1)
        fork = visit.client.post(f"/api/matches/{finished}/fork", json={"step": 1}).json()["id"]
        session = visit.session
    raise_rules()
    with ada(either_database, session) as visit:
        listed = {each["id"]: each for each in visit.client.get("/api/matches").json()}
        assert all(each["finished"] for each in listed.values())
        assert {id: each["unplayable"]["key"] for id, each in listed.items()} == {
            finished: "rules-older", running: "rules-changed", fork: "rules-changed",
        }  # fmt: skip
        for id in (finished, running, fork):
            _check_refusals(visit, id)
            record = read(visit.client.get(f"/api/matches/{id}/record").text)
            assert verify_dice(record) is None
            with visit.sit(id, 0) as seat:
                assert seat.observation["deciders"] == []
                assert [each["action"] for each in seat.snapshot["log"]] == [
                    step.action for step in record.steps if not step.is_chance
                ]
                _check_log(seat.snapshot)
        rematch = visit.client.post(f"/api/matches/{finished}/rematch").json()
        assert not rematch["begun"] and rematch["unplayable"] is None


def _check_refusals(visit: Visit, id: str) -> None:
    for path in ("replay", "analysis", "bug-report", "terminal/en", "fork"):
        method, body = ("POST", {"step": 0}) if path == "fork" else ("GET", None)
        answer = visit.client.request(method, f"/api/matches/{id}/{path}", json=body)
        assert answer.status_code == 409, (path, answer.text)
        assert answer.json()["phrase"]["args"] == CHANGED, path
        assert "Gloaming 0.9 plays" in answer.json()["detail"]


def _check_log(snapshot: Message) -> None:
    for entry in snapshot["log"]:
        [event] = entry["events"]
        for language in LANGUAGES:
            assert catalogue(language, GAME)(event["phrase"]["key"], **event["phrase"]["args"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_names_the_release(language: str) -> None:
    t = catalogue(language)
    for key in ("rules-older", "rules-changed"):
        said = t(key, version=1, release="Gloaming 0.9")
        assert "Gloaming 0.9" in said and "1" in said
    assert catalogue("en")("rules-older", **CHANGED) == SENTENCE
    for key in ("rules-other", "reason-rules-changed", "notify-rules-changed"):
        assert t(key) != key
