"""Tables over HTTP and sockets: played, kept, forked, and nothing lost by bad input."""

from __future__ import annotations

from pathlib import Path

import pytest
from httpx import Response
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from server.browser_client import AGAINST_BOT, PEOPLE, Visit

from gloaming.core.discovery import find
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify
from gloaming.server.app import AppConfig, make_app

GAME = find("illuminated")


# --- making a table ----------------------------------------------------------------------------------


def test_a_table_is_sealed_before_the_words_and_begins_with_them(visit: Visit) -> None:
    id = visit.open(AGAINST_BOT)
    info = visit.client.get(f"/api/tables/{id}").json()
    assert len(info["commitment"]) == 64
    assert list(info["botWords"]) == ["1"]
    assert info["begun"] is False
    with visit.sit(id, 0) as seat:
        assert seat.moment["deciders"] == []
        visit.begin(id, 0)
        assert seat.expect("stepped")["entry"]["faces"] == 2


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "illuminated", "seats": [{"name": "A"}]}, "illuminated is for 2 to 6 seats, not 1"),
        ({"game": "chess", "seats": PEOPLE}, "there is no game 'chess'"),
        (
            {"game": "illuminated", "seats": [{"name": "A"}, {"name": "B", "level": "god"}]},
            "there is no level 'god'",
        ),
        ({"game": "illuminated", "seats": [{"name": ""}, {"name": "B"}]}, "a name has 1 to 40 characters"),
        ({"game": "illuminated", "seats": PEOPLE, "settings": {"entities": 6}}, "entities must be"),
        ({"game": "illuminated", "seats": PEOPLE, "settings": {"x": 6}}, "there is no setting 'x'"),
        ({"game": "illuminated"}, "seats"),
        ({"game": 3, "seats": PEOPLE}, "Expected `str`"),
        ([], "Expected `object`"),
    ],
)
def test_a_wrong_wish_is_refused_with_its_reason(visit: Visit, wish: object, reason: str) -> None:
    answer = visit.client.post("/api/tables", json=wish)
    assert answer.status_code in (400, 404)
    assert reason in answer.text
    assert visit.client.get("/api/tables").json() == []


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 1000])
def test_a_broken_body_is_refused(visit: Visit, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = visit.client.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["detail"]


def test_a_huge_body_is_refused(visit: Visit) -> None:
    headers = {"content-type": "application/json"}
    answer = visit.client.post("/api/tables", content=b" " * 100_000, headers=headers)
    assert answer.status_code == 413


def test_words_come_once_and_from_the_people(visit: Visit) -> None:
    id = visit.open(AGAINST_BOT)
    for words in ({}, {"1": "x"}, {"x": "y"}, {"0": "a", "1": "b"}):
        answer = visit.client.post(f"/api/tables/{id}/words", json={"words": words})
        assert answer.status_code == 400
        assert "expected a word from A" in answer.json()["detail"]
    visit.begin(id, 0)
    assert visit.client.post(f"/api/tables/{id}/words", json={"words": {"0": "a"}}).status_code == 409


def test_a_page_of_another_site_may_do_nothing(visit: Visit) -> None:
    answer = visit.client.post(
        "/api/tables",
        json={"game": "illuminated", "seats": PEOPLE},
        headers={"origin": "http://elsewhere.test"},
    )
    assert answer.status_code == 403
    same = visit.client.post(
        "/api/tables", json={"game": "illuminated", "seats": PEOPLE}, headers={"origin": "http://127.0.0.1"}
    )
    assert same.status_code == 201


# --- playing -----------------------------------------------------------------------------------------


def test_a_decision_and_its_roll_are_two_steps(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        offers = {offer["action"]: offer for offer in seat.moment["offers"]}
        assert offers["raise A3"]["odds"] == [5, 6]
        assert offers["raise A3"]["say"] == {"key": "action-raise", "args": {"target": "A3"}, "seats": {}}
        assert offers["help A1 B2"]["fields"] == {"helper": 0, "target": 6}
        seat.do("raise A3")
        tried = seat.expect("stepped")
        assert tried["moment"]["view"]["pending"] == "raise A3"
        assert tried["entry"]["events"][0]["kind"] == "tried"
        rolled = seat.expect("stepped")
        assert rolled["entry"]["events"][0]["kind"] == "rolled"
        assert rolled["moment"]["deciders"] == [1]


def test_whole_games_against_a_bot_end_and_verify(visit: Visit) -> None:
    id = visit.open(AGAINST_BOT, turn_limit=6)
    visit.begin(id, 0)
    with visit.sit(id, 0) as seat:
        while seat.moment["over"] is None:
            if seat.moment["deciders"] == [0]:
                seat.do("end" if seat.moment["step"] % 3 else "raise A1")
            seat.expect("stepped")
        assert len(seat.moment["secret"]) == 64
        seat.do("end", seat=0)
        assert seat.refusal() == "refusal-over"
    record = visit.client.get(f"/api/tables/{id}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert verify(GAME, read(record.text), GAME.pack()) is None
    assert visit.client.get("/api/tables").json()[0]["finished"] is True


def test_bad_messages_are_refused_and_change_nothing(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        step = seat.moment["step"]
        for text in (
            "",
            "{",
            "[]",
            "null",
            '{"type":"do"}',
            '{"type":"fly"}',
            '{"type":"do","step":"x"}',
            "9" * 5000,
            "[" * 4000,
        ):
            seat.socket.send_text(text)
            assert seat.refusal() == "refusal-message"
        seat.send(type="do", key="k", step=step + 1, seat=0, action="end")
        assert seat.refusal() == "refusal-step-passed"
        seat.send(type="do", key="k", step=step, seat=1, action="end")
        assert seat.refusal() == "refusal-not-your-decision"
        seat.send(type="do", key="k", step=step, seat=7, action="end")
        assert seat.refusal() == "refusal-not-your-seat"
        seat.send(type="do", key="k", step=step, seat=0, action="dance")
        assert seat.refusal() == "refusal-unknown-action"
        seat.send(type="do", key="k", step=step, seat=0, action="help A1 A1")
        assert seat.refusal() == "refusal-same-entity"
        seat.send(type="look", seat=9)
        assert seat.refusal() == "refusal-not-your-seat"
        seat.send(type="undo", seat=0)
        assert seat.refusal() == "refusal-undo-nothing"
        assert visit.client.get(f"/api/tables/{id}").json()["steps"] == step


def test_a_person_cannot_decide_for_a_bot(visit: Visit) -> None:
    id = visit.open([{"name": "Bot", "level": "greedy"}, {"name": "Ada"}], first="B")
    visit.begin(id, 1)
    with visit.sit(id, 1) as seat:
        seat.send(type="do", key="k", step=seat.moment["step"], seat=0, action="end")
        assert seat.refusal() == "refusal-not-your-seat"


def test_undo_takes_the_last_decision_back_for_everyone(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as ada, visit.sit(id) as onlooker:
        ada.do("end")
        assert ada.expect("stepped")["moment"]["undo"] is True
        onlooker.expect("stepped")
        ada.send(type="undo", seat=0)
        assert ada.expect("snapshot")["moment"]["deciders"] == [0]
        assert onlooker.expect("snapshot")["log"] == []
        ada.do("raise A1")
        ada.expect("stepped")
        assert ada.expect("stepped")["moment"]["undo"] is False


def test_what_is_sent_is_made_without_imagining_and_undo_asks_a_worker(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    imagined = []
    monkeypatch.setattr(type(find("embers")), "imagine", lambda *_: imagined.append(1))
    id = visit.open(PEOPLE, game="embers")
    visit.begin(id, 0, 1)
    table = visit.client.app.state.registry.rooms[id].table
    with visit.sit(id, 0) as page:
        for seat, action in ((0, "stake 3"), (1, "stake 4"), (0, ""), (1, "")):
            page.do(action or table.game.write(table.offers(seat).listed[0]), seat)
            page.until("taken")
        assert page.moment["undo"] is True, "nobody has looked closer yet"
        page.send(type="undo", seat=0)
        assert page.refusal() == "refusal-undo-reveal", "the cards lie open now"
    assert imagined == []


def test_a_step_that_came_while_a_worker_looked_closer_is_not_taken_back(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    room = visit.client.app.state.registry.rooms[id]
    with visit.sit(id, 0) as ada:
        ada.do("end")
        ada.expect("stepped")

        async def slowly(*_: object) -> bool:
            action = room.table.game.read("end")
            assert await room.commit(lambda table: table.submit(1, action)) is None
            return False

        monkeypatch.setattr(room.context.bot_pool, "reveals", slowly)
        ada.send(type="undo", seat=0)
        assert ada.expect("stepped")["entry"]["seat"] == 1
        assert ada.refusal() == "refusal-step-passed"
        assert room.table.step == 2


def test_looking_from_another_seat_gives_its_offers(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    with visit.sit(id, 1) as seat:
        assert seat.moment["offers"] == []
        seat.send(type="look", seat=0)
        assert len(seat.expect("snapshot")["moment"]["offers"]) > 100


def test_an_unknown_table_closes_the_socket_with_a_reason(visit: Visit) -> None:
    with (
        visit.client.websocket_connect("/api/tables/nothing/socket") as socket,
        pytest.raises(WebSocketDisconnect, match="there is no such table") as closed,
    ):
        socket.receive()
    assert closed.value.code == 4404


# --- keeping -----------------------------------------------------------------------------------------


def test_a_new_server_goes_on_where_the_old_one_stopped(database: Path) -> None:
    with TestClient(make_app(AppConfig(database, bot_workers=1)), base_url="http://127.0.0.1") as client:
        visit = Visit(client)
        id, sealed = visit.open(PEOPLE, first="A"), visit.open(PEOPLE)
        visit.begin(id, 0, 1)
        with visit.sit(id, 0) as seat:
            for action in ("raise A1", "lower A1", "end"):
                seat.do(action)
                while seat.expect("stepped")["moment"]["deciders"] == []:
                    pass
            before = seat.moment
    with TestClient(make_app(AppConfig(database, bot_workers=1)), base_url="http://127.0.0.1") as client:
        visit = Visit(client, session=visit.session)
        with visit.sit(id, 0) as seat:
            assert seat.moment == before
            assert len(seat.snapshot["log"]) == before["step"]
        tables = visit.client.get("/api/tables").json()
        assert [table["id"] for table in tables] == [id, sealed]
        visit.begin(sealed, 0, 1)


def test_a_bots_turn_is_taken_up_again_after_a_restart(database: Path) -> None:
    with TestClient(make_app(AppConfig(database, bot_workers=1)), base_url="http://127.0.0.1") as client:
        visit = Visit(client)
        id = visit.open(AGAINST_BOT, first="B")
        visit.begin(id, 0)
    with (
        TestClient(make_app(AppConfig(database, bot_workers=1)), base_url="http://127.0.0.1") as client,
        Visit(client, session=visit.session).sit(id, 0) as seat,
    ):
        while seat.moment["deciders"] != [0] and seat.moment["over"] is None:
            seat.expect("stepped")


def test_a_fork_goes_another_way_from_a_step(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        seat.do("raise A1")
        seat.expect("stepped")
        seat.expect("stepped")
    answer = visit.client.post(f"/api/tables/{id}/fork", json={"step": 2})
    fork = answer.json()
    assert answer.status_code == 201
    assert (fork["steps"], fork["begun"]) == (2, False)
    visit.begin(fork["id"], 0, 1)
    assert visit.client.post(f"/api/tables/{id}/fork", json={"step": 9}).status_code == 400


def test_a_forgotten_table_is_gone(visit: Visit) -> None:
    id = visit.open(PEOPLE)
    assert visit.client.delete(f"/api/tables/{id}").status_code == 204
    assert visit.client.get(f"/api/tables/{id}").status_code == 404
    assert visit.client.delete(f"/api/tables/{id}").status_code == 404


# --- secrets -----------------------------------------------------------------------------------------


def test_no_seat_is_sent_what_another_holds(visit: Visit) -> None:
    """In a game with hidden hands the bytes for one seat never name a card that it has not seen."""
    id = visit.open(PEOPLE, game="embers")
    with visit.sit(id, 0) as ada, visit.sit(id, 1) as bo, visit.sit(id) as onlooker:
        visit.begin(id, 0, 1)
        for seat in (ada, bo, onlooker):
            while seat.moment["view"]["phase"] != "stake":
                seat.expect("stepped")
        hands = [set(ada.moment["view"]["hand"]), set(bo.moment["view"]["hand"])]
        assert len(hands[0]) == len(hands[1]) == 3 and not hands[0] & hands[1]
        assert onlooker.moment["view"]["hand"] == []
        told = [_dealt(seat.heard) for seat in (ada, bo, onlooker)]
        assert told == [hands[0], hands[1], set()]


def test_a_number_from_a_span_is_taken_and_others_are_refused(visit: Visit) -> None:
    id = visit.open(PEOPLE, game="embers")
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as ada:
        assert ada.moment["spans"] == [
            {"kind": "stake", "ranges": [{"field": "amount", "low": 0, "high": 99}]}
        ]
        step = ada.moment["step"]
        for span, values in ((0, []), (1, [3]), (0, [1, 2]), (-1, [3])):
            ada.send(type="pick", key="k", step=step, seat=0, span=span, values=values)
            assert ada.refusal() == "refusal-unknown-action"
        ada.send(type="pick", key="k", step=step, seat=0, span=0, values=[100])
        assert ada.refusal() == "refusal-stake"
        ada.send(type="pick", key="k", step=step, seat=0, span=0, values=[7])
        assert ada.expect("stepped")["moment"]["view"]["stakes"] == [7, -1]
        assert ada.moment["spans"] == []


def _aiming(visit: Visit, cards: int) -> str:
    """A table of Light & Dark at which Ada is to flick; with cards she holds Steady Hand."""
    for _ in range(100):
        id = visit.open(PEOPLE, game="light_and_dark", light="A", cards=cards)
        visit.begin(id, 0, 1)
        with visit.sit(id, 0) as ada:
            view = ada.moment["view"]
            if not cards or "steady-hand" in [view["cards"][card] for card in view["hand"]]:
                for _ in range(2):
                    ada.do("evenly")
                    ada.expect("stepped")
                return id
    raise AssertionError("Steady Hand was never dealt")


def test_a_path_is_shown_beforehand_only_to_whom_a_rule_allows_it(visit: Visit) -> None:
    with visit.sit(_aiming(visit, cards=0), 0) as ada:
        step = ada.moment["step"]
        for seat, at, action, refusal in (
            (0, step, "2 0 1600", "refusal-no-preview"),
            (0, step, "7 0 1600", "refusal-torch"),
            (0, step, "aim", "refusal-unknown-action"),
            (1, step, "5 0 1600", "refusal-not-your-decision"),
            (0, step - 1, "2 0 1600", "refusal-step-passed"),
        ):
            ada.send(type="preview", step=at, seat=seat, action=action)
            assert ada.refusal() == refusal
    with visit.sit(_aiming(visit, cards=2), 0) as ada:
        ada.do("play steady-hand")
        step = ada.expect("stepped")["moment"]["step"]
        ada.send(type="preview", step=step, seat=0, action="2 0 1600")
        seen = ada.expect("previewed")
        assert (seen["step"], seen["action"], seen["event"]["kind"]) == (step, "2 0 1600", "foreseen")
        ada.do("2 0 1600")
        flicked = ada.expect("stepped")["entry"]["events"][1]
        assert flicked["kind"] == "flicked"
        assert flicked["fields"]["paths"] == seen["event"]["fields"]["paths"]


def test_the_table_is_drawn_for_a_seat_and_for_nobody_else(visit: Visit) -> None:
    id = visit.open(AGAINST_BOT, game="embers")
    visit.begin(id, 0)
    with visit.sit(id, 0) as ada:
        hand = " ".join(str(card) for card in ada.moment["view"]["hand"])
    address = f"/api/tables/{id}/drawing/en"
    assert visit.client.get(f"{address}?seat=0").text.endswith(hand)
    assert not visit.client.get(address).text.rstrip().endswith(hand)
    assert visit.client.get(f"{address}?seat=1").text == visit.client.get(address).text
    assert visit.client.get(f"/api/tables/{id}/drawing/xx").status_code == 404


def _dealt(texts: list[str]) -> set[int]:
    import json

    entries = [json.loads(text).get("entry") for text in texts]
    events = [event for entry in entries if entry is not None for event in entry["events"]]
    for entry in entries:
        assert entry is None or (entry["face"] is None and entry["action"] is None)
    return {event["fields"]["card"] for event in events if event["kind"] == "dealt"}


# --- the oracle --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "entities", "key"), [(2, 5, "refusal-oracle-table"), (3, 2, "refusal-oracle-seats")]
)
def test_the_oracle_says_what_it_lacks(
    visit: Visit, seats: int, entities: int, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GLOAMING_CACHE", str(tmp_path))
    wish = {
        "game": "illuminated", "settings": {"entities": entities},
        "seats": [{"name": "Ada"}, {"name": "Bot", "level": "oracle"}, {"name": "Bo"}][:seats],
    }  # fmt: skip
    answer = visit.client.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["say"]["key"] == key


def test_the_oracle_plays_at_a_table_for_two(visit: Visit) -> None:
    id = visit.open([{"name": "Bot", "level": "oracle"}, {"name": "Ada"}], entities=2, first="A")
    visit.begin(id, 1)
    with visit.sit(id, 1) as seat:
        while seat.moment["deciders"] != [1]:
            seat.expect("stepped")


# --- levels of bots over the network -----------------------------------------------------------------------

NUMBERED = ["search:1000000000s", "search:100", "soft:0.1", "beacon:60s"]


def _refused(answer: Response, status: int = 400) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["detail"])


@pytest.mark.parametrize("level", NUMBERED)
def test_a_level_with_a_number_is_refused_at_every_door(visit: Visit, level: str) -> None:
    said = f"there is no level {level!r} here; there are: spark, candle, lantern"
    wish = {"game": "illuminated", "seats": [{"name": "Ada"}, {"name": "Bot", "level": level}]}
    assert said in _refused(visit.client.post("/api/tables", json=wish))
    online = {"game": "illuminated", "seats": [{}, {}], "online": True}
    waiting = visit.client.post("/api/tables", json=online).json()["id"]
    assert said in _refused(visit.client.post(f"/api/tables/{waiting}/seats/1", json={"level": level}))
    id = visit.open(PEOPLE)
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        seat.send(type="standIn", seat=1, level=level)
        refused = seat.expect("refused")["say"]
        assert refused["key"] == "refusal-request" and said in refused["args"]["reason"]


def test_a_table_of_an_earlier_version_plays_on_but_its_bots_are_not_seated_again(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr("gloaming.server.matches.waiting_room.check_bots", lambda *_: None)
        bot: dict[str, object] = {"name": "Moth", "level": "search:10"}
        id = visit.open([{"name": "Ada"}, bot], first="B", entities=1, turn_limit=1)
    visit.begin(id, 0)
    with visit.sit(id, 0) as seat:
        while seat.moment["over"] is None:
            if seat.moment["deciders"] == [0]:
                seat.do("end")
            seat.receive()
    for way, wish in (("fork", {"step": 1}), ("rematch", {})):
        answer = visit.client.post(f"/api/tables/{id}/{way}", json=wish)
        assert "there is no level 'search:10' here" in _refused(answer)
    assert visit.client.get(f"/api/tables/{id}/record").status_code == 200
