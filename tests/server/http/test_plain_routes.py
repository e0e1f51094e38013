"""The routes that need no server: what they answer over HTTP, and in a place without a server."""

from __future__ import annotations

import asyncio
from functools import partial
from inspect import signature

import msgspec
import pytest
from server.browser_client import PEOPLE, Visit

from gloaming.core.record.format import LogLine
from gloaming.protocol import CreateMatch, MatchInfo, SeatPlan
from gloaming.server.accounts.person import Person
from gloaming.server.http.plain_routes import (
    ROUTES,
    Download,
    OpenMatch,
    Route,
    bug,
    create,
    my_matches,
    record,
    replay,
    terminal,
)
from gloaming.server.matches import waiting_room
from gloaming.server.matches.seats import Seats
from gloaming.server.matches.stored_match import open_host
from gloaming.server.storage.matches.memory_store import MemoryStore
from gloaming.server.storage.matches.rows import NewLines, StoredMatch
from gloaming.server.times import now

ADA = Person("ada", "Ada", True, 0)
PATHS = {
    "/api/capabilities",
    "/api/games",
    "/api/texts/{language:str}",
    "/api/texts/{language:str}/{game:str}",
    "/api/content/{game:str}",
    "/api/rules/{game:str}/{language:str}",
    "/api/matches",
    "/api/matches/{id:str}/record",
    "/api/matches/{id:str}/bug-report",
    "/api/matches/{id:str}/terminal/{language:str}",
    "/api/matches/{id:str}/replay",
}


class Place:
    """One person's matches in memory."""

    def __init__(self) -> None:
        self.store = MemoryStore({ADA.id: ADA.name})

    async def load(self, id: str) -> StoredMatch:
        stored = await self.store.load(id)
        assert stored is not None
        return stored

    async def info(self, id: str, person: Person | None) -> MatchInfo:
        return self.describe(await self.load(id), person)

    def describe(self, stored: StoredMatch, person: Person | None) -> MatchInfo:
        return Seats(stored).info(open_host(stored), person.id if person is not None else None, None)

    async def open(self, id: str) -> OpenMatch:
        stored = await self.load(id)
        return OpenMatch(Seats(stored), open_host(stored), ADA.id)


def test_the_table_has_what_needs_no_server() -> None:
    assert {route.path for route in ROUTES} == PATHS
    assert all(route.answer.__doc__ for route in ROUTES)


STATIC = [route for route in ROUTES if route.compression == "cached"]


@pytest.mark.parametrize("route", STATIC, ids=[route.path for route in STATIC])
def test_what_is_the_same_for_everybody_is_sent_as_it_is(visit: Visit, route: Route) -> None:
    values = {"language": "de", "game": "betwixt_and_between"}
    named = {name: values[name] for name in signature(route.answer).parameters}
    answer = route.answer(**named)
    sent = visit.client.get(route.path.replace(":str", "").format(**named))
    body = answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)
    assert (sent.status_code, sent.content) == (200, body)
    kind = "text/plain" if isinstance(answer, str) else "application/json"
    assert sent.headers["content-type"].startswith(kind) and "etag" in sent.headers


def test_a_match_is_created_listed_and_told_without_a_server() -> None:
    place = Place()

    async def play() -> None:
        order = CreateMatch("illuminated", [SeatPlan("Ada"), SeatPlan("Bo")])
        info = await create(place, ADA, order)
        assert await my_matches(place, ADA) == [info] and info.mine and not info.begun
        begin = partial(waiting_room.begin, words={0: "a", 1: "b"}, at=now())
        await place.store.arrange(info.id, now(), begin)
        opened = await place.open(info.id)
        assert "Ada" in terminal(opened, "en", 0)()
        assert {step.observation.seat for step in replay(opened, seat=1)().steps} == {1}
        first = opened.host.lines
        opened.match.forfeit(0, "gave-up")
        added = [LogLine(text, now()) for text in opened.match.record.lines(first)]
        await place.store.append(info.id, first, NewLines(added, None, [], opened.match))
        opened = await place.open(info.id)
        text = opened.match.record.text()
        assert record(opened) == Download(f"illuminated-{info.id}.jsonl", "application/x-ndjson", text)
        assert bug(opened).name.startswith("test_match_") and "replays(RECORD)" in bug(opened).text
        page = replay(opened, seat=1)()
        assert page.match.finished and (page.first, len(page.steps)) == (0, opened.match.step + 1)
        assert (await my_matches(place, ADA))[0].finished

    asyncio.run(play())


def test_a_record_is_sent_as_a_file(visit: Visit) -> None:
    id = visit.open(PEOPLE)
    visit.begin(id, 0, 1)
    sent = visit.client.get(f"/api/matches/{id}/record")
    assert sent.headers["content-disposition"] == f'attachment; filename="illuminated-{id}.jsonl"'
    assert sent.headers["content-type"].startswith("application/x-ndjson")
    assert '"illuminated"' in sent.text.splitlines()[0]
    sent = visit.client.get(f"/api/matches/{id}/bug-report")
    assert sent.headers["content-type"].startswith("text/x-python") and "replays(RECORD)" in sent.text
    refused = visit.client.get(f"/api/matches/{id}/analysis")
    assert (refused.status_code, refused.json()["phrase"]["key"]) == (403, "refusal-not-over")
    assert visit.client.get(f"/api/matches/{id}/replay?seat=1").json()["total"] == 1
    assert visit.client.get(f"/api/matches/{id}/replay?count=many").status_code == 400


def test_what_is_a_persons_own_needs_a_session(visit: Visit) -> None:
    visit.client.cookies.clear()
    assert visit.client.get("/api/matches").status_code == 401
    order = {"game": "illuminated", "seats": PEOPLE}
    assert visit.client.post("/api/matches", json=order).status_code == 401
