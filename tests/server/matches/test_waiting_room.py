"""The waiting room of an online match: seats, bots, dice words, the lobby."""

from __future__ import annotations

import threading

from server.live_server import Guest, Live


def test_friends_come_by_invitation_and_the_game_begins_with_the_last_word(live: Live) -> None:
    ada, bo, eve = (Guest(live, name) for name in ("Ada", "Bo", "Eve"))
    info = ada.open(seats=2)
    match = info["id"]
    assert [seat["free"] for seat in info["seats"]] == [False, True]
    assert bo.refused(f"/api/matches/{match}/sit", 403) == "refusal-invitation"
    assert bo.get(f"/api/matches/{match}")["invite"] is None
    with ada.at(match, seat=0) as page:
        page.expect("snapshot")
        bo.sit(match, invite=info["invite"])
        assert page.until(lambda m: not m["match"]["seats"][1]["free"])["match"]["seats"][1]["name"] == "Bo"
        assert eve.refused(f"/api/matches/{match}/sit", 409, invite=info["invite"]) == "refusal-seat-taken"
        assert not ada.ready(match)["begun"]
        assert not ada.ready(match, None)["begun"] and not bo.ready(match)["begun"]
        ada.ready(match, "light")
        page.until(lambda m: m["type"] == "snapshot" and m["match"]["begun"])
    assert ada.refused(f"/api/matches/{match}/ready", 409, word="x") == "refusal-begun"


def test_two_who_want_the_same_seat_do_not_both_get_it(live: Live) -> None:
    ada = Guest(live, "Ada")
    rivals = [Guest(live, f"R{n}") for n in range(6)]
    match = ada.open(seats=2, listed=True)["id"]
    answers: list[int] = []

    def rush(rival: Guest) -> None:
        answers.append(rival.http.post(f"/api/matches/{match}/sit", json={"seat": 1}).status_code)

    runners = [threading.Thread(target=rush, args=[rival]) for rival in rivals]
    for runner in runners:
        runner.start()
    for runner in runners:
        runner.join()
    assert sorted(answers) == [201, 409, 409, 409, 409, 409]


def test_the_owner_fills_seats_with_bots_and_removes_a_stranger(live: Live) -> None:
    ada, eve = Guest(live, "Ada"), Guest(live, "Eve")
    match = ada.open(seats=3, listed=True)
    id, sealed = match["id"], match["commitment"]
    eve.sit(id, seat=2)
    assert eve.refused(f"/api/matches/{id}/seats/1", 403, level="greedy") == "refusal-not-owner"
    assert ada.refused(f"/api/matches/{id}/seats/2", 409, level="greedy") == "refusal-seat-taken"
    eve.ready(id)
    match = ada.post(f"/api/matches/{id}/seats/1", level="greedy")
    assert match["commitment"] != sealed, "a bot's word is sealed too"
    assert not match["seats"][2]["ready"], "whoever was ready has to see the new seal"
    assert ada.http.delete(f"/api/matches/{id}/seats/2").status_code == 200
    assert eve.refused(f"/api/matches/{id}/sit", 403) == "refusal-no-seat-for-you"
    ada.post(f"/api/matches/{id}/seats/2", level="random")
    assert ada.ready(id)["begun"]


def test_a_table_is_found_in_the_lobby_and_joined_quickly(live: Live) -> None:
    ada, bo = Guest(live, "Ada"), Guest(live, "Bo")
    first = ada.post("/api/quick", game="embers")
    assert first["id"] in [match["id"] for match in bo.get("/api/lobby")["open"]]
    assert bo.post("/api/quick", game="embers")["id"] == first["id"]
    assert first["id"] not in [match["id"] for match in bo.get("/api/lobby")["open"]]
    ada.ready(first["id"])
    bo.ready(first["id"])
    assert first["id"] in [match["id"] for match in Guest(live, "C").get("/api/lobby")["running"]]
    assert [match["id"] for match in ada.get("/api/matches")] == [first["id"]]
    rise = ada.refused(f"/api/matches/{first['id']}/rise", 409)
    assert rise == "refusal-begun"
