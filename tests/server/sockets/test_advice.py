"""Advice during a match: who may ask, what is answered, what everyone and the record learn."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.browser_client import AGAINST_BOT, PEOPLE, Seat, Visit

from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.record.format import AdviceNote
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify
from gloaming.server.sockets import advice

GAME = find("illuminated")
ADVENTURE = find("shadow_and_light")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "SECONDS", 0.05)


def ask(page: Seat, what: str = "hint", **more: object) -> None:
    page.send(**{"type": "askAdvice", "step": page.observation["step"], "seat": 0, "what": what, **more})


def test_a_hint_is_exact_where_the_game_is_solved_and_everyone_is_told(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A", entities=1)
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat, visit.sit(id) as onlooker:
        ask(seat)
        note = seat.expect("update")["entry"]["note"]
        assert note == {"key": "note-asked-hint", "args": {}, "seats": {"player": 0}}
        advised = seat.expect("advice")
        assert (advised["exact"], advised["basis"]) == (True, "perfect")
        assert advised["action"] in [offer["action"] for offer in seat.observation["offers"]]
        assert advised["before"] <= advised["after"]
        assert sum(advised["chances"]) == pytest.approx(1, abs=1e-3)
        assert onlooker.expect("update")["entry"]["note"] == note
        seat.do(advised["action"])
        assert seat.expect("update")["entry"]["action"] == advised["action"]
    assert not any('"type":"advice"' in text for text in onlooker.heard)


def uncertain_match(visit: Visit) -> str:
    """A match in which the first seat has middling cards, so that it can win and can lose."""
    while True:
        id = visit.open(PEOPLE, game="embers")
        visit.begin(id, 0, 1)
        with visit.sit(id, 0) as seat:
            if 6 <= sorted(seat.observation["view"]["hand"])[1] <= 9:
                return id


def test_odds_of_a_searched_game_come_with_an_error(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "basis", lambda *table: "lantern")
    with visit.sit(uncertain_match(visit), 0) as seat:
        ask(seat, "odds")
        seat.expect("update")
        advised = seat.expect("advice")
        assert (advised["what"], advised["exact"], advised["basis"]) == ("odds", False, "lantern")
        assert advised["reach"] > 0
        assert advised["choices"][0]["action"] == advised["action"]


def test_chances_that_were_not_measured_leave_the_server_in_words_only(visit: Visit) -> None:
    id = visit.open(PEOPLE, game="embers")
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        for what in ("hint", "odds"):
            ask(seat, what)
            advised = seat.until("advice")
            for number in ("basis", "before", "after", "reach", "chances"):
                assert advised[number] is None
            assert len(advised["standings"]) == 2 and set(advised["standings"]) <= {"behind", "even", "ahead"}
            for choice in advised["choices"]:
                assert choice["chance"] is None
                assert choice["standing"] in ("behind", "even", "ahead")


@pytest.mark.parametrize("game", ["light_and_dark", "betwixt_and_between"])
def test_games_whose_chances_do_not_come_true_speak_in_words(visit: Visit, game: str) -> None:
    id = visit.open(PEOPLE, game=game)
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        while not seat.observation["deciders"]:
            seat.expect("update")
        ask(seat, "odds", seat=seat.observation["deciders"][0])
        advised = seat.until("advice")
        assert advised["basis"] is None and advised["chances"] is None


def test_alone_it_is_about_the_attempt_at_hand(visit: Visit) -> None:
    id = visit.open([{"name": "Ida"}], game="shadow_and_light")
    visit.begin(id, 0)
    with visit.sit(id, 0) as seat:
        ask(seat)
        idle = seat.until("advice")
        assert idle["success"] is None, "nothing is attempted yet"
        for _ in range(200):
            if seat.observation["view"]["phase"] == "place":
                break
            if seat.observation["deciders"]:
                seat.do(sensible(seat))
            seat.expect("update")
        for what in ("hint", "odds"):
            ask(seat, what)
            advised = seat.until("advice")
            stakes = advised["success"]
            assert advised["action"] in [offer["action"] for offer in seat.observation["offers"]]
            for chance in (stakes["before"], stakes["after"]):
                assert 0 <= chance["low"] <= chance["value"] <= chance["high"] <= 1
                assert chance["exact"] == (chance["low"] == chance["high"])
            assert stakes["direction"] in ("raises", "lowers", "keeps")


def sensible(seat: Seat) -> str:
    """An action that leads to the first encounter."""
    state = ADVENTURE.imagine(seat.observation["view"], Seeded(1), ADVENTURE.content())
    evaluation = ADVENTURE.evaluation
    assert evaluation is not None
    return ADVENTURE.format_action(evaluation.proposals(state, 0)[0])


def test_the_record_keeps_it_once_and_verifies(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A", entities=1, turn_limit=1)
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        for _ in range(2):
            ask(seat)
            seat.until("advice")
        while seat.observation["outcome"] is None:
            if seat.observation["deciders"]:
                seat.do("end")
            seat.expect("update")
    page = visit.client.get(f"/api/matches/{id}/replay").json()
    assert [[note["note"]["key"] for note in step["notes"]] for step in page["steps"]][:2] == [
        ["note-asked-hint"],
        [],
    ]
    record = read(visit.client.get(f"/api/matches/{id}/record").text)
    assert [entry for entry in record.entries if isinstance(entry, AdviceNote)] == [AdviceNote(0, "hint")]
    assert verify(GAME, record, GAME.content()) is None
    assert read(record.text()).text() == record.text()


def test_a_step_is_thought_about_once_however_often_it_is_asked(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        advised = []
        for what in ("hint", "odds", "hint"):
            ask(seat, what)
            advised.append({**seat.until("advice"), "what": ""})
        assert advised[0] == advised[1] == advised[2]
        seat.do(advised[0]["action"])
        while seat.observation["deciders"] != [1]:
            seat.receive()
        ask(seat, seat=1)
        assert seat.until("advice")["seat"] == 1


def test_only_whoever_decides_may_ask_and_only_about_now(visit: Visit) -> None:
    id = visit.open(AGAINST_BOT, first="A", entities=1)
    visit.begin(id, 0)
    with visit.sit(id, 0) as seat:
        ask(seat, step=seat.observation["step"] + 1)
        assert seat.refusal() == "refusal-step-passed"
        ask(seat, seat=1)
        assert seat.refusal() == "refusal-not-your-seat"
        ask(seat, "everything")
        assert seat.refusal() == "refusal-message"
    other = visit.open(PEOPLE, first="A", entities=1)
    visit.begin(other, 0, 1)
    with visit.sit(other, 0) as seat:
        ask(seat, seat=1)
        assert seat.refusal() == "refusal-not-your-decision"


def test_a_table_may_forbid_it(visit: Visit) -> None:
    wish = {"game": "illuminated", "seats": PEOPLE, "settings": {"first": "A"}, "terms": {"advice": False}}
    info = visit.client.post("/api/matches", json=wish).json()
    assert info["adviceAllowed"] is False
    visit.begin(info["id"], 0, 1)
    with visit.sit(info["id"], 0) as seat:
        ask(seat)
        assert seat.refusal() == "refusal-no-hints"
        assert seat.observation["line"] == 2
    usual = visit.client.get(f"/api/matches/{visit.open(PEOPLE)}").json()
    assert usual["adviceAllowed"] is True


@pytest.mark.parametrize("hints", [None, True])
def test_online_it_is_allowed_by_agreement_only(visit: Visit, hints: bool | None, database: Path) -> None:
    wish = {"game": "illuminated", "seats": [{}, {}], "online": True, "terms": {"advice": hints}}
    assert visit.client.post("/api/matches", json=wish).json()["adviceAllowed"] is (hints is True)


@pytest.mark.parametrize("hints", [None, True])
def test_a_match_with_hints_does_not_count_for_the_ratings(visit: Visit, hints: bool | None) -> None:
    seats = [{}, {"name": "Moth", "level": "random"}]
    wish = {"game": "illuminated", "seats": seats, "online": True, "terms": {"advice": hints}}
    id = visit.client.post("/api/matches", json=wish).json()["id"]
    assert visit.client.post(f"/api/matches/{id}/ready", json={"word": "moss"}).json()["begun"]
    with visit.sit(id, 0) as seat:
        seat.send(type="giveUp", seat=0)
        while seat.observation["outcome"] is None:
            seat.receive()
    rated = visit.client.get(f"/api/people/{visit.person}").json()["ratings"]
    assert len(rated) == (0 if hints else 1)
