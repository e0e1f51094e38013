"""The daily game: the same dice for everyone, one run counts, the secret is told the day after."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from server.browser_client import Visit
from sqlalchemy import select

from gloaming.core import fairness as fair
from gloaming.core.discovery import find
from gloaming.core.errors import MatchError
from gloaming.core.match import Match
from gloaming.core.record.format import Player, RecordError
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify
from gloaming.core.state import Outcome
from gloaming.server.accounts.sessions import COOKIE
from gloaming.server.http import daily, plain_routes
from gloaming.server.storage import daily_runs, schema

GAME = "shadow_and_light"
MORNING = 1_900_000_000_000  # milliseconds: 17 March 2030
DAY = "2030-03-17"


class Clock:
    """The time by which the server determines the day."""

    def __init__(self) -> None:
        self.at = MORNING

    def tomorrow(self) -> None:
        self.at += 24 * 3600 * 1000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (daily, plain_routes):
        monkeypatch.setattr(module, "now", lambda: clock.at)
    return clock


@pytest.fixture
def other(visit: Visit) -> Visit:
    """Another person with the same browser."""
    visit.client.cookies.clear()
    return Visit(visit.client, "Bo")


def ask(visit: Visit, method: str, path: str, json: object = None) -> Any:
    """The server's answer to this person."""
    visit.client.cookies.clear()
    visit.client.cookies.set(COOKIE, visit.session)
    answer = visit.client.request(method, path, json=json)
    assert answer.status_code in (200, 201), answer.text
    return answer.text if path.endswith(("/record", "/bug-report")) else answer.json()


def today(visit: Visit) -> Any:
    return ask(visit, "GET", f"/api/daily/{GAME}")


def play(visit: Visit) -> str:
    return str(ask(visit, "POST", f"/api/daily/{GAME}")["id"])


def end(visit: Visit, id: str) -> None:
    """Take the first choice three times, then end the adventure."""
    today(visit)
    with visit.sit(id, 0) as seat:
        for turn in range(100):
            offers = [offer["action"] for offer in seat.observation["offers"]]
            if seat.observation["outcome"] is not None:
                return
            if offers:
                seat.do("end" if turn > 2 and "end" in offers else offers[0], 0)
            seat.expect("update")
    raise AssertionError("it does not end")


def test_everyone_has_the_same_dice_and_nobodys_word_is_in_them(
    visit: Visit, other: Visit, clock: Clock
) -> None:
    ids = [play(visit), play(other)]
    assert ids[0] != ids[1]
    first = read(ask(visit, "GET", f"/api/matches/{ids[0]}/record"))
    second = read(ask(other, "GET", f"/api/matches/{ids[1]}/record"))
    assert first.header.day == DAY and first.words == second.words == (DAY,)
    assert first.header.commitment == second.header.commitment == today(visit)["commitment"]
    assert [step.face for step in first.steps] == [step.face for step in second.steps] != []


def test_the_first_run_is_gone_on_with_and_no_second_one_begins(visit: Visit, clock: Clock) -> None:
    assert today(visit)["mine"] is None
    id = play(visit)
    assert play(visit) == id == today(visit)["mine"]
    end(visit, id)
    assert play(visit) == id, "it is over and stays so"
    clock.tomorrow()
    assert today(visit)["mine"] is None
    assert play(visit) != id


def test_results_are_shown_the_best_first(visit: Visit, other: Visit, clock: Clock) -> None:
    for each in (visit, other):
        end(each, play(each))
    results = today(visit)["results"]
    assert sorted(result["name"] for result in results) == ["Ada", "Bo"]
    assert [result["score"] for result in results] == sorted((r["score"] for r in results), reverse=True)
    assert results[0]["place"] == 1


def test_the_secret_is_told_the_day_after_and_not_before(visit: Visit, clock: Clock) -> None:
    id = play(visit)
    end(visit, id)
    secret = visit.client.app.state.registry.rooms[id].match.secret
    with visit.sit(id, 0) as seat:
        assert seat.observation["outcome"] is not None and seat.observation["secret"] is None
        assert all(secret not in text for text in seat.heard)
    early = visit.client.get(f"/api/matches/{id}/record").text
    assert secret not in early and secret not in visit.client.get(f"/api/daily/{GAME}").text
    assert secret not in visit.client.get(f"/api/matches/{id}/bug-report").text
    game = find(GAME)
    fault = verify(game, read(early), game.content())
    assert fault is not None and DAY in fault.reason
    seal = today(visit)["commitment"]
    clock.tomorrow()
    past = visit.client.get(f"/api/daily/{GAME}/{DAY}").json()
    assert past["secret"] == secret and fair.commitment(secret, {}) == seal == past["commitment"]
    assert verify(game, read(visit.client.get(f"/api/matches/{id}/record").text), game.content()) is None


def test_a_record_that_does_not_replay_to_its_score_does_not_count(visit: Visit, clock: Clock) -> None:
    id = play(visit)
    end(visit, id)
    match = visit.client.app.state.registry.rooms[id].match
    assert match.record.end is not None
    better = Outcome((1,), (999.0,), match.record.end.outcome.reason, ())
    honest = match.record.end
    match.record.end = replace(honest, outcome=better)
    with visit.client.app.state.database.write_engine.begin() as db:
        with pytest.raises(daily_runs.NotCounted, match="does not replay"):
            daily_runs.record_score(db, id, match, clock.at)
        match.record.end = honest
        assert db.execute(select(schema.daily_runs.c.score)).scalar_one() == honest.outcome.scores[0]


def test_a_run_in_which_a_bot_stood_in_does_not_count(visit: Visit, clock: Clock) -> None:
    id = play(visit)
    end(visit, id)
    match = visit.client.app.state.registry.rooms[id].match
    match.stand_in(0, "greedy")
    with (
        visit.client.app.state.database.write_engine.begin() as db,
        pytest.raises(daily_runs.NotCounted, match="a bot"),
    ):
        daily_runs.record_score(db, id, match, clock.at)


@pytest.mark.parametrize("day", ["2030-03-18", "2029-01-01", "yesterday", "2030-3-1", "20300301", "-"])
def test_a_day_without_a_game_is_said(visit: Visit, clock: Clock, day: str) -> None:
    answer = visit.client.get(f"/api/daily/{GAME}/{day}")
    assert (answer.status_code, answer.json()["phrase"]["key"]) == (404, "refusal-no-day")


@pytest.mark.parametrize("method", ["get", "post"])
def test_a_game_without_a_game_of_the_day_says_so(visit: Visit, method: str) -> None:
    answer = getattr(visit.client, method)("/api/daily/illuminated")
    assert (answer.status_code, answer.json()["phrase"]["key"]) == (404, "refusal-no-daily")


def test_a_guest_who_signs_in_brings_the_run_along_unless_there_is_one(
    visit: Visit, other: Visit, clock: Clock
) -> None:
    account = {"login": "ada", "password": "correct horse battery"}
    ask(visit, "POST", "/api/me/account", account)
    id = play(other)
    ask(other, "POST", "/api/session", account)
    assert today(visit)["mine"] == id


# --- the record ----------------------------------------------------------------------------------------


def test_in_a_game_of_the_day_the_word_is_the_day() -> None:
    match = Match.new(find("illuminated"), [Player("A"), Player("B")], {}, day=DAY)
    with pytest.raises(MatchError, match="the day"):
        match.begin({0: DAY, 1: "moth"})
    match.begin({0: DAY, 1: DAY})
    assert read(match.record.text()).header.day == DAY


@pytest.mark.parametrize("day", ["yesterday", "20300317", 3, None])
def test_a_header_with_another_day_is_refused(day: object) -> None:
    match = Match.new(find("illuminated"), [Player("A"), Player("B")], {}, day=DAY)
    day_text = "null" if day is None else f'"{day}"' if isinstance(day, str) else str(day)
    with pytest.raises(RecordError):
        read(match.record.text().replace(f'"{DAY}"', day_text))
