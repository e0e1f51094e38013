"""Online matches: people at several browsers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from server.live_server import Guest, Live, Page, started

from gloaming.bots.levels import DEFAULT_LEVEL
from gloaming.core.discovery import find
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify

# --- decisions -----------------------------------------------------------------------------------------


def test_everyone_sees_a_decision_once_it_is_kept(live: Live) -> None:
    ada, bo, match = started(live)
    with ada.at(match, seat=0) as hers, bo.at(match, seat=1) as his, Guest(live, "Eve").at(match) as onlooker:
        for page in (hers, his, onlooker):
            page.expect("snapshot")
        hers.act("end", 0)
        for page in (his, onlooker):
            assert page.expect("update")["entry"]["action"] == "end"


def test_a_decision_that_is_sent_again_is_done_once(live: Live) -> None:
    ada, _, match = started(live)
    with ada.at(match, seat=0) as page:
        page.expect("snapshot")
        step = page.observation["step"]
        for _ in range(3):
            page.do("end", 0, key="the-same", step=step)
        for _ in range(3):
            assert page.expect("ack")["key"] == "the-same"
        page.do("end", 0, key="another", step=step)
        assert page.refusal() == "refusal-step-passed"
    assert _record(ada, match).count('"do"') == 1


def test_two_pages_of_one_seat_race_and_one_wins(live: Live) -> None:
    ada, _, match = started(live)
    with ada.at(match, seat=0) as one, ada.at(match, seat=0) as other:
        one.expect("snapshot")
        other.expect("snapshot")
        one.do("end", 0, key="one")
        other.do("end", 0, key="other")
        answers = {page.until(lambda m: m["type"] in ("ack", "refused"))["type"] for page in (one, other)}
    assert answers == {"ack", "refused"}
    assert _record(ada, match).count('"do"') == 1


def test_nobody_decides_for_another(live: Live) -> None:
    _, bo, match = started(live)
    eve = Guest(live, "Eve")
    for guest, seat in ((bo, 0), (eve, 0), (eve, 1)):
        with guest.at(match, seat=seat) as page:
            page.expect("snapshot")
            page.do("end", 0)
            assert page.refusal() in ("refusal-not-your-seat", "refusal-not-your-decision")


def test_a_seat_link_is_a_key_and_a_forged_one_is_refused(lite: Live) -> None:
    ada, _, match = started(lite)
    path = ada.get(f"/api/matches/{match}/link")["path"]
    page_path, token = path.rsplit("/", 1)
    assert page_path == f"/match/{match}/seat/0"
    phone = Guest(lite, "Phone")
    with phone.at(match, seat=0, token=token) as page:
        page.expect("snapshot")
        page.act("end", 0)
    other = started(lite)[2]
    for at, forged in ((match, "nonsense"), (other, token), (match, token[:-1])):
        with phone.at(at, seat=0, token=forged) as page:
            assert page.closed() == 4403
    assert Guest(lite, "Eve").http.get(f"/api/matches/{match}/link").status_code == 403


def test_coming_back_tells_what_was_missed(live: Live) -> None:
    ada, bo, match = started(live)
    with ada.at(match, seat=0) as page:
        line = page.expect("snapshot")["observation"]["line"]
        with bo.at(match, seat=1) as his:
            his.expect("snapshot")
            page.act("end", 0)
            his.expect("update")
            his.act("end", 1)
    with ada.at(match, seat=0, line=line) as page:
        steps = [page.hear()["entry"]["seat"] for _ in range(2)]
        assert steps == [0, 1]
        assert page.observation["offers"], "the last moment is complete"
    with ada.at(match, seat=0, line=line + 500) as page:
        assert page.hear()["type"] == "snapshot"


# --- taking back ---------------------------------------------------------------------------------------


def test_taking_back_needs_everyone_once_another_seat_has_decided(live: Live) -> None:
    ada, bo, match = started(live)
    with ada.at(match, seat=0) as hers, bo.at(match, seat=1) as his:
        start = hers.expect("snapshot")["observation"]["step"]
        his.expect("snapshot")
        hers.act("end", 0)
        hers.send(type="undo", seat=0)
        hers.until(lambda m: m["type"] == "snapshot" and m["observation"]["step"] == start)
        hers.act("end", 0)
        his.until(lambda m: m["type"] == "update" and m["observation"]["deciders"] == [1])
        his.act("end", 1)
        for answer in (False, True):
            hers.send(type="undo", seat=0)
            his.until(lambda m: m["type"] == "match" and m["match"]["undoAskedBy"] == 0)
            his.send(type="answerUndo", seat=1, yes=answer)
            if not answer:
                hers.until(lambda m: m["type"] == "match" and m["match"]["undoAskedBy"] is None)
        hers.until(lambda m: m["type"] == "snapshot" and m["observation"]["step"] == start)
        his.send(type="answerUndo", seat=1, yes=True)
        assert his.refusal() == "refusal-nobody-asked"


def test_a_page_is_told_whether_others_have_to_agree(lite: Live) -> None:
    ada, bo, match = started(lite)
    with ada.at(match, seat=0) as hers, bo.at(match, seat=1) as his:
        hers.expect("snapshot")
        his.expect("snapshot")
        hers.act("end", 0)
        assert (hers.observation["canUndo"], hers.observation["undoAsks"]) == (True, False), (
            "it is the last decision"
        )
        his.until(lambda m: m["type"] == "update")
        assert (his.observation["canUndo"], his.observation["undoAsks"]) == (False, False)
        his.act("end", 1)
        hers.until(lambda m: m["type"] == "update" and m["entry"]["seat"] == 1)
        assert (hers.observation["canUndo"], hers.observation["undoAsks"]) == (True, True)
        assert (his.observation["canUndo"], his.observation["undoAsks"]) == (True, False)


# --- leaving -------------------------------------------------------------------------------------------


def test_a_bot_stands_in_and_the_seat_is_taken_back(live: Live) -> None:
    ada, bo, match = started(live)
    with ada.at(match, seat=0) as hers, bo.at(match, seat=1) as his:
        hers.expect("snapshot")
        his.expect("snapshot")
        hers.send(type="standIn", seat=1, level="greedy")
        assert hers.refusal() == "refusal-still-here"
        hers.send(type="standIn", seat=0, level="greedy")
        said = his.until(lambda m: m["type"] == "update" and m["entry"]["note"] is not None)
        assert said["entry"]["note"]["key"] == "note-stand-in"
        his.until(lambda m: m.get("observation", {}).get("deciders") == [1])  # the bot has decided
        hers.send(type="standIn", seat=0, level=None)
        his.until(lambda m: m["type"] == "match" and m["match"]["seats"][0]["standIn"] is None)


def test_whoever_gives_up_has_lost(live: Live) -> None:
    ada, bo, match = started(live)
    with ada.at(match, seat=0) as hers:
        hers.expect("snapshot")
        hers.send(type="giveUp", seat=0)
        last = hers.until(lambda m: m.get("observation", {}).get("outcome") is not None)
        over = last["observation"]["outcome"]
        assert (over["places"], over["winners"]) == ([2, 1], [1])
        assert over["reason"]["key"] == "reason-given-up"
    record = read(_record(ada, match))
    game = find("illuminated")
    assert verify(game, record, game.content()) is None
    profile = bo.get(f"/api/people/{bo.person}")
    assert [(past["place"], past["winners"]) for past in profile["past"]] == [(1, [1])]
    again = ada.post(f"/api/matches/{match}/rematch")
    assert bo.post(f"/api/matches/{match}/rematch")["id"] == again["id"]
    assert [seat["yours"] for seat in bo.get(f"/api/matches/{again['id']}")["seats"]] == [False, True]


def test_a_stranger_is_removed_during_play_and_a_bot_plays_on(live: Live) -> None:
    ada, bo, match = started(live)
    with bo.at(match, seat=1) as his:
        his.expect("snapshot")
        assert ada.http.delete(f"/api/matches/{match}/seats/1").status_code == 200
        his.until(lambda m: m["type"] == "match" and not m["match"]["seats"][1]["yours"])
        his.send(type="standIn", seat=1, level=None)
        assert his.refusal() == "refusal-not-your-seat"


def test_the_bot_that_takes_a_removed_persons_seat_has_a_level(lite: Live) -> None:
    ada, _, match = started(lite)
    assert ada.http.delete(f"/api/matches/{match}/seats/1").status_code == 200
    with ada.at(match, seat=0) as hers:
        hers.send(type="giveUp", seat=0)
        hers.until(lambda m: m.get("observation", {}).get("outcome") is not None)
    assert ada.get(f"/api/people/{ada.person}")["past"][0]["names"] == ["Ada", DEFAULT_LEVEL]
    ranked = [line["person"] for line in ada.get("/api/ranking/illuminated")]
    assert f"bot:{DEFAULT_LEVEL}" in ranked and "bot:None" not in ranked


# --- time ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("runout", "note"), [("loss", "note-lost-time"), ("bot", "note-stand-in"), ("skip", None)]
)
def test_running_out_of_time_means_what_was_agreed(lite: Live, runout: str, note: str | None) -> None:
    terms = {"clock": "move", "seconds": 1, "onTimeout": runout}
    _, bo, match = started(lite, terms=terms)
    with bo.at(match, seat=1) as his:
        clock = his.expect("snapshot")["observation"]["clock"]
        assert clock["running"] == [0] and 0 <= clock["left"][0] <= 1000
        entry = his.expect("update")["entry"]
        assert (entry["note"]["key"] if entry["note"] else None) == note


# --- talking -------------------------------------------------------------------------------------------


def test_what_is_said_is_heard_once_and_kept(live: Live) -> None:
    ada, bo, match = started(live)
    with ada.at(match, seat=0) as hers, bo.at(match, seat=1) as his:
        hers.expect("snapshot")
        his.expect("snapshot")
        for _ in range(2):
            hers.send(type="chat", key="k", text="Good evening")
            hers.expect("ack")
        hers.send(type="chat", key="l", text="!")
        heard = [his.expect("chatLine")["line"] for _ in range(2)]
    assert [(line["text"], line["seat"], line["name"]) for line in heard] == [
        ("Good evening", 0, "Ada"), ("!", 0, "Ada"),
    ]  # fmt: skip
    with bo.at(match, seat=1) as his:
        assert [line["text"] for line in his.expect("snapshot")["chat"]] == ["Good evening", "!"]
    with Guest(live, "Eve").at(match) as page:
        page.expect("snapshot")
        page.send(type="chat", key="m", text="hello")
        assert page.refusal() == "refusal-not-your-seat"


# --- secrets -------------------------------------------------------------------------------------------


def test_no_byte_tells_a_seat_what_another_holds(live: Live) -> None:
    ada, bo, match = started(live, game="embers", terms={"delay": 0})
    with ada.at(match, seat=0) as hers, bo.at(match, seat=1) as his, Guest(live, "E").at(match) as onlooker:
        hands = [
            set(page.expect("snapshot")["observation"]["view"]["hand"]) for page in (hers, his, onlooker)
        ]
        assert hands[0] and hands[1] and not hands[0] & hands[1] and not hands[2]
        pages = ((hers, hands[1]), (his, hands[0]), (onlooker, hands[0] | hands[1]))
        for page, hidden in pages:
            for text in page.texts:
                assert not _numbers(json.loads(text)["observation"]["view"]) & hidden - {0, 1, 2, 3}
    assert ada.http.get(f"/api/matches/{match}/record").status_code == 403
    assert ada.http.get(f"/api/matches/{match}/bug-report").status_code == 403
    for person, own, hidden in ((ada, 0, hands[1]), (bo, 1, hands[0])):
        past = [person.get(f"/api/matches/{match}/replay?seat={seat}")["steps"] for seat in (own, 1 - own)]
        assert [steps[-1]["observation"]["seat"] for steps in past] == [own, None]
        for step in past[0] + past[1]:
            assert not _numbers(step["observation"]["view"]) & hidden - {0, 1, 2, 3}
            assert step["observation"]["secret"] is None


def test_an_earlier_position_of_a_running_match_is_shown_to_a_seat_by_its_person_or_key(lite: Live) -> None:
    ada, _, match = started(lite, game="embers", terms={"delay": 5})
    own = ada.get(f"/api/matches/{match}/replay?seat=0&first=1&count=1")
    assert [step["observation"]["step"] for step in own["steps"]] == [1] and own["total"] > 1
    assert len(own["steps"][0]["observation"]["view"]["hand"]) == 1
    token = ada.get(f"/api/matches/{match}/link")["path"].rpartition("/")[2]
    address = f"/api/matches/{match}/replay?seat=0&first=1&count=1"
    phone = Guest(lite, "Phone")
    assert phone.get(f"{address}&token={token}")["steps"] == own["steps"]
    late = phone.get(f"{address}&token=nonsense")  # as a spectator, who sees it late
    assert late["total"] <= own["total"]
    assert all(step["observation"]["seat"] is None for step in late["steps"])
    assert all(not step["observation"]["view"]["hand"] for step in late["steps"])


def test_spectators_of_a_game_with_secrets_see_it_late(lite: Live) -> None:
    ada, bo, match = started(lite, game="embers", terms={"delay": 2})
    with ada.at(match, seat=0) as hers, Guest(lite, "E").at(match) as onlooker:
        step = hers.expect("snapshot")["observation"]["step"]
        assert onlooker.expect("snapshot")["observation"]["step"] <= step
        assert step > 0
        while onlooker.observation["step"] != step:  # at once if two seconds have passed already
            onlooker.hear()
    with bo.at(match, seat=1) as his:
        assert his.expect("snapshot")["observation"]["step"] == step


# --- afterwards ----------------------------------------------------------------------------------------


def test_a_finished_match_is_replayed_verified_and_forked(lite: Live, tmp_path: Path) -> None:
    ada, bo, match = started(lite)
    with ada.at(match, seat=0) as hers, bo.at(match, seat=1) as his:
        _play_on(hers, his)
    page = Guest(lite, "E").get(f"/api/matches/{match}/replay?seat=1&first=0&count=5")
    assert [step["observation"]["step"] for step in page["steps"]] == [0, 1, 2, 3, 4]
    assert page["steps"][0]["entry"] is None
    last = ada.get(f"/api/matches/{match}/replay?first={page['total']}")["steps"]
    assert len(last) == 1 and last[0]["observation"]["outcome"] is not None
    fork = ada.post(f"/api/matches/{match}/fork", step=3)
    assert (fork["steps"], fork["online"]) == (3, False)
    test = ada.http.get(f"/api/matches/{match}/bug-report").text
    space: dict[str, object] = {}
    exec(compile(test, "bug", "exec"), space)
    [run] = [thing for name, thing in space.items() if name.startswith("test_")]
    assert callable(run)
    run()


def _play_on(*pages: Page) -> None:
    """Play some turns, then let seat 0 give up."""
    for page in pages:
        page.expect("snapshot")
    for _ in range(12):
        seat = pages[0].observation["deciders"][0]
        page = pages[seat]
        while (
            page.observation["deciders"] != [seat] or page.observation["step"] != pages[0].observation["step"]
        ):
            page.hear()
        page.act("end", seat)
        other = pages[1 - seat]
        while other.observation["step"] != page.observation["step"]:
            other.hear()
    pages[0].send(type="giveUp", seat=0)
    pages[0].until(lambda m: m.get("observation", {}).get("outcome") is not None)


def _record(guest: Guest, match: str) -> str:
    return guest.http.get(f"/api/matches/{match}/record").text


def _numbers(thing: object) -> set[int]:
    """All numbers in nested data."""
    if isinstance(thing, dict):
        return set().union(*map(_numbers, thing.values())) if thing else set()
    if isinstance(thing, list):
        return set().union(*map(_numbers, thing)) if thing else set()
    return {thing} if isinstance(thing, int) and not isinstance(thing, bool) else set()
