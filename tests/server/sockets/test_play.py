"""Playing over a socket: steps, refusals, secrets, previews."""

from __future__ import annotations

import json

import pytest
from litestar.exceptions import WebSocketDisconnect
from server.browser_client import AGAINST_BOT, PEOPLE, Visit

from gloaming.core.discovery import find
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify

GAME = find("illuminated")


def test_a_decision_and_its_roll_are_two_steps(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        offers = {offer["action"]: offer for offer in seat.observation["offers"]}
        assert offers["raise A3"]["odds"] == [5, 6]
        assert offers["raise A3"]["phrase"] == {"key": "action-raise", "args": {"target": "A3"}, "seats": {}}
        assert offers["help A1 B2"]["fields"] == {"helper": 0, "target": 6}
        seat.do("raise A3")
        tried = seat.expect("update")
        assert tried["observation"]["view"]["pending"] == "raise A3"
        assert tried["entry"]["events"][0]["kind"] == "tried"
        rolled = seat.expect("update")
        assert rolled["entry"]["events"][0]["kind"] == "rolled"
        assert rolled["observation"]["deciders"] == [1]


def test_whole_games_against_a_bot_end_and_verify(visit: Visit) -> None:
    id = visit.open(AGAINST_BOT, turn_limit=6)
    visit.begin(id, 0)
    with visit.sit(id, 0) as seat:
        while seat.observation["outcome"] is None:
            if seat.observation["deciders"] == [0]:
                seat.do("end" if seat.observation["step"] % 3 else "raise A1")
            seat.expect("update")
        assert len(seat.observation["secret"]) == 64
        seat.do("end", seat=0)
        assert seat.refusal() == "refusal-over"
    record = visit.client.get(f"/api/matches/{id}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert verify(GAME, read(record.text), GAME.content()) is None
    assert visit.client.get("/api/matches").json()[0]["finished"] is True


def test_bad_messages_are_refused_and_change_nothing(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        step = seat.observation["step"]
        for text in (
            "",
            "{",
            "[]",
            "null",
            '{"type":"submit"}',
            '{"type":"fly"}',
            '{"type":"submit","step":"x"}',
            "9" * 5000,
            "[" * 4000,
        ):
            seat.socket.send_text(text)
            assert seat.refusal() == "refusal-message"
        seat.send(type="submit", key="k", step=step + 1, seat=0, action="end")
        assert seat.refusal() == "refusal-step-passed"
        seat.send(type="submit", key="k", step=step, seat=1, action="end")
        assert seat.refusal() == "refusal-not-your-decision"
        seat.send(type="submit", key="k", step=step, seat=7, action="end")
        assert seat.refusal() == "refusal-not-your-seat"
        seat.send(type="submit", key="k", step=step, seat=0, action="dance")
        assert seat.refusal() == "refusal-unknown-action"
        seat.send(type="submit", key="k", step=step, seat=0, action="help A1 A1")
        assert seat.refusal() == "refusal-same-entity"
        seat.send(type="switchSeat", seat=9)
        assert seat.refusal() == "refusal-not-your-seat"
        seat.send(type="undo", seat=0)
        assert seat.refusal() == "refusal-undo-nothing"
        assert visit.client.get(f"/api/matches/{id}").json()["steps"] == step


def test_a_person_cannot_decide_for_a_bot(visit: Visit) -> None:
    id = visit.open([{"name": "Bot", "level": "greedy"}, {"name": "Ada"}], first="B")
    visit.begin(id, 1)
    with visit.sit(id, 1) as seat:
        seat.send(type="submit", key="k", step=seat.observation["step"], seat=0, action="end")
        assert seat.refusal() == "refusal-not-your-seat"


def test_looking_from_another_seat_gives_its_offers(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    with visit.sit(id, 1) as seat:
        assert seat.observation["offers"] == []
        seat.send(type="switchSeat", seat=0)
        assert len(seat.expect("snapshot")["observation"]["offers"]) > 100


def test_an_unknown_table_closes_the_socket_with_a_reason(visit: Visit) -> None:
    with (
        visit.client.websocket_connect("/api/matches/nothing/socket") as socket,
        pytest.raises(WebSocketDisconnect, match="there is no such table") as closed,
    ):
        socket.receive()
    assert closed.value.code == 4404


def test_no_seat_is_sent_what_another_holds(visit: Visit) -> None:
    """In a game with hidden hands no message to a seat names a card that it has not seen."""
    id = visit.open(PEOPLE, game="embers")
    with visit.sit(id, 0) as ada, visit.sit(id, 1) as bo, visit.sit(id) as onlooker:
        visit.begin(id, 0, 1)
        for seat in (ada, bo, onlooker):
            while seat.observation["view"]["phase"] != "stake":
                seat.expect("update")
        hands = [set(ada.observation["view"]["hand"]), set(bo.observation["view"]["hand"])]
        assert len(hands[0]) == len(hands[1]) == 3 and not hands[0] & hands[1]
        assert onlooker.observation["view"]["hand"] == []
        dealt = [_dealt(seat.heard) for seat in (ada, bo, onlooker)]
        assert dealt == [hands[0], hands[1], set()]


def _dealt(texts: list[str]) -> set[int]:

    entries = [json.loads(text).get("entry") for text in texts]
    events = [event for entry in entries if entry is not None for event in entry["events"]]
    for entry in entries:
        assert entry is None or (entry["face"] is None and entry["action"] is None)
    return {event["fields"]["card"] for event in events if event["kind"] == "dealt"}


def test_a_number_from_a_span_is_taken_and_others_are_refused(visit: Visit) -> None:
    id = visit.open(PEOPLE, game="embers")
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as ada:
        assert ada.observation["ranges"] == [
            {"kind": "stake", "ranges": [{"field": "amount", "low": 0, "high": 99}]}
        ]
        step = ada.observation["step"]
        for kind, values in (("stake", []), ("card", [3]), ("stake", [1, 2]), ("", [3])):
            ada.send(type="submitRange", key="k", step=step, seat=0, kind=kind, values=values)
            assert ada.refusal() == "refusal-unknown-action"
        ada.send(type="submitRange", key="k", step=step, seat=0, kind="stake", values=[100])
        assert ada.refusal() == "refusal-stake"
        ada.send(type="submitRange", key="k", step=step, seat=0, kind="stake", values=[7])
        assert ada.expect("update")["observation"]["view"]["stakes"] == [7, -1]
        assert ada.observation["ranges"] == []


def _aiming(visit: Visit, cards: int) -> str:
    """A match of Light & Dark in which Ada has to flick; with cards she holds Steady Hand."""
    for _ in range(100):
        id = visit.open(PEOPLE, game="light_and_dark", light="A", cards=cards)
        visit.begin(id, 0, 1)
        with visit.sit(id, 0) as ada:
            view = ada.observation["view"]
            if not cards or "steady-hand" in [view["cards"][card] for card in view["hand"]]:
                for _ in range(2):
                    ada.do("evenly")
                    ada.expect("update")
                return id
    raise AssertionError("Steady Hand was never dealt")


def test_a_path_is_shown_beforehand_only_to_whom_a_rule_allows_it(visit: Visit) -> None:
    with visit.sit(_aiming(visit, cards=0), 0) as ada:
        step = ada.observation["step"]
        for seat, at, action, refusal in (
            (0, step, "7 0 1600", "refusal-torch"),
            (0, step, "aim", "refusal-unknown-action"),
            (1, step, "5 0 1600", "refusal-not-your-decision"),
            (0, step - 1, "2 0 1600", "refusal-step-passed"),
        ):
            ada.send(type="preview", step=at, seat=seat, actions=[action])
            assert ada.refusal() == refusal
        ada.send(type="preview", step=step, seat=0, actions=["2 0 1600"])
        assert ada.expect("previewed")["event"] is None
    with visit.sit(_aiming(visit, cards=2), 0) as ada:
        ada.do("play steady-hand")
        step = ada.expect("update")["observation"]["step"]
        ada.send(type="preview", step=step, seat=0, actions=["2 0 1600"])
        seen = ada.expect("previewed")
        assert (seen["step"], seen["actions"], seen["event"]["kind"]) == (step, ["2 0 1600"], "foreseen")
        ada.do("2 0 1600")
        flicked = ada.expect("update")["entry"]["events"][1]
        assert flicked["kind"] == "flicked"
        assert flicked["fields"]["paths"] == seen["event"]["fields"]["paths"]
