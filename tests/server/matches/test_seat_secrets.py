"""A seat's view belongs to its person: somebody who left the seat does not see the next one's hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from paths import TOY_GAMES
from server.browser_client import OFTEN
from server.live_server import Guest, Live, Page, serving
from services import Postgres
from sqlalchemy import event

from gloaming.core.discovery import FOLDERS
from gloaming.core.record.format import Words
from gloaming.server.accounts.sessions import COOKIE
from gloaming.server.app import AppConfig
from gloaming.server.storage.database import Database
from gloaming.server.storage.matches import queries
from gloaming.server.storage.matches.rows import NewMatch

FORBIDDEN, COME_BACK = 4403, 1013

Pair = tuple[Live, Live]


@pytest.fixture(scope="module")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """One process over SQLite."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDERS, str(TOY_GAMES))
        with serving(
            AppConfig(tmp_path_factory.mktemp("secrets") / "g.db", bot_workers=1, limits=OFTEN)
        ) as live:
            yield live, live


@pytest.fixture(scope="module")
def grown(postgres: Postgres) -> Iterator[Pair]:
    """Two processes over PostgreSQL: the socket is open in one, and the changes are made in the other."""
    url = postgres.fresh()
    plan = AppConfig(url, bot_workers=1, limits=OFTEN)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDERS, str(TOY_GAMES))
        with serving(plan) as one, serving(plan) as other:
            yield one, other
    postgres.drop(url)


@pytest.fixture(params=["lite", "grown"])
def pair(request: pytest.FixtureRequest) -> Pair:
    found: Pair = request.getfixturevalue(request.param)
    return found


class Evening:
    """Ada's match of Embers with Bo at seat 1; his page is open in one process, he acts in the other."""

    def __init__(self, pair: Pair, *, watch: bool = True, delay: int = 30) -> None:
        here, there = pair
        self.here = here
        self.ada, self.cat = Guest(there, "Ada"), Guest(there, "Cat")
        self.bo = Guest(there, "Bo")
        terms = {"watch": watch, "delay": delay}
        self.match = str(self.ada.open(2, "embers", listed=True, terms=terms)["id"])
        self.bo.sit(self.match)

    def page(self, **query: object) -> ExitStack:
        """A page of Bo's in the first process."""
        stack = ExitStack()
        self.bo.live, was = self.here, self.bo.live
        self.his: Page = stack.enter_context(self.bo.at(self.match, **query))
        self.bo.live = was
        self.his.expect("snapshot")
        return stack

    def begin(self, *people: Guest) -> None:
        assert [person.ready(self.match) for person in people][-1]["begun"]

    def hand(self, person: Guest, seat: int) -> list[int]:
        with person.at(self.match, seat=seat) as page:
            hand: list[int] = page.expect("snapshot")["observation"]["view"]["hand"]
        assert hand
        return hand

    def leave(self, how: str) -> None:
        if how == "rise":
            self.bo.post(f"/api/matches/{self.match}/rise")
        else:
            assert self.ada.http.delete(f"/api/matches/{self.match}/seats/1").status_code == 200

    def path(self, rest: str) -> str:
        return f"/api/matches/{self.match}/{rest}"


def sees_nothing(texts: list[str]) -> None:
    """No message is from a seat, shows a hand, or names a card that was dealt."""
    for text in texts:
        message = json.loads(text)
        if "observation" in message:
            assert message["observation"]["seat"] is None, text
            assert message["observation"]["view"]["hand"] == [], text
        entries = [message["entry"]] if "entry" in message else message.get("log", [])
        for found in (each for entry in entries for each in entry["events"]):
            assert found.get("card") is None and "card" not in found.get("fields", {}), text


# --- before the game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("how", "delay", "seat"), [("rise", 30, 1), ("kick", 0, 1), ("rise", 30, None)])
def test_who_left_a_waiting_table_sees_the_next_one_from_outside(
    pair: Pair, how: str, delay: int, seat: int | None
) -> None:
    evening = Evening(pair, delay=delay)
    with evening.page(**({} if seat is None else {"seat": seat})):
        his = evening.his
        evening.leave(how)
        evening.cat.sit(evening.match, seat=1)
        evening.begin(evening.ada, evening.cat)
        evening.hand(evening.cat, 1)
        heard = len(his.texts)
        his.until(lambda m: m.get("match", {}).get("begun", False))
        his.send(type="switchSeat", seat=1)
        assert his.refusal() == "refusal-not-your-seat"
        his.send(type="switchSeat", seat=None)
        his.expect("snapshot")
        if delay:
            assert his.observation["step"] == 0, "with secrets one looks on late"
        sees_nothing(his.texts[heard:])


@pytest.mark.parametrize(("how", "seat"), [("rise", 1), ("kick", 1), ("rise", None)])
def test_who_left_a_table_that_is_not_to_be_watched_is_shown_out(
    pair: Pair, how: str, seat: int | None
) -> None:
    evening = Evening(pair, watch=False)
    with evening.page(**({} if seat is None else {"seat": seat})):
        evening.leave(how)
        evening.cat.sit(evening.match, seat=1)
        evening.begin(evening.ada, evening.cat)
        evening.hand(evening.cat, 1)
        heard = len(evening.his.texts)
        assert evening.his.closed() == FORBIDDEN
        sees_nothing(evening.his.texts[heard:])


def test_who_sits_down_again_sees_the_seat_again(pair: Pair) -> None:
    evening = Evening(pair)
    with evening.page(seat=1):
        evening.leave("rise")
        evening.his.until(lambda m: not any(seat["yours"] for seat in m["match"]["seats"]))
        evening.bo.sit(evening.match, seat=1)
        evening.begin(evening.ada, evening.bo)
        evening.his.until(lambda m: m.get("match", {}).get("begun", False))
        evening.his.send(type="switchSeat", seat=1)
        evening.his.until(lambda m: m["type"] == "snapshot" and m["observation"]["seat"] == 1)
        assert evening.his.observation["view"]["hand"]


@pytest.mark.parametrize("watch", [True, False])
def test_the_link_to_a_seat_ends_with_its_person(pair: Pair, watch: bool) -> None:
    evening = Evening(pair, watch=watch)
    token = evening.bo.get(evening.path("link"))["path"].rpartition("/")[2]
    evening.bo.http.cookies.delete(COOKIE, domain="127.0.0.1")
    with evening.page(seat=1, token=token):
        assert evening.his.observation["seat"] == 1
        evening.leave("kick")
        evening.cat.sit(evening.match, seat=1)
        evening.begin(evening.ada, evening.cat)
        heard = len(evening.his.texts)
        if watch:
            evening.his.until(lambda m: m.get("match", {}).get("begun", False))
        else:
            assert evening.his.closed() == FORBIDDEN
        sees_nothing(evening.his.texts[heard:])


# --- during the game ---------------------------------------------------------------------------------------


def _stake(page: Page, seat: int) -> None:
    page.expect("snapshot")
    while page.observation["deciders"] != [seat]:
        page.hear()
    page.act("stake 3", seat)


@pytest.mark.parametrize("delay", [0, 30])
def test_who_is_removed_during_play_looks_on(pair: Pair, delay: int) -> None:
    evening = Evening(pair, delay=delay)
    evening.begin(evening.ada, evening.bo)
    with evening.page(seat=1), evening.ada.at(evening.match, seat=0) as hers:
        assert evening.his.observation["view"]["hand"]
        evening.leave("kick")
        evening.his.until(lambda m: m["type"] == "snapshot" and m["observation"]["seat"] is None)
        heard = len(evening.his.texts) - 1
        evening.his.until(lambda m: m["type"] == "match" and m["match"]["seats"][1]["standIn"] is not None)
        _stake(hers, 0)
        evening.his.send(type="ping")
        evening.his.expect("pong")
        sees_nothing(evening.his.texts[heard:])
        assert (evening.his.observation["step"] == 0) == (delay > 0)


def test_who_is_removed_from_a_private_game_is_shown_out(pair: Pair) -> None:
    evening = Evening(pair, watch=False)
    evening.begin(evening.ada, evening.bo)
    with evening.page(seat=1):
        evening.leave("kick")
        assert evening.his.closed() == FORBIDDEN
    with evening.bo.at(evening.match, seat=1) as again:
        assert again.closed() == FORBIDDEN


@pytest.mark.parametrize("watch", [True, False])
def test_a_bot_that_stands_in_does_not_take_the_view_and_a_removal_does(pair: Pair, watch: bool) -> None:
    evening = Evening(pair, watch=watch)
    evening.begin(evening.ada, evening.bo)
    with evening.page(seat=1):
        evening.his.send(type="standIn", seat=1, level="random")
        said = evening.his.until(lambda m: m["type"] == "update" and m["entry"]["note"] is not None)
        assert said["observation"]["seat"] == 1 and said["observation"]["view"]["hand"]
        evening.leave("kick")
        if watch:
            evening.his.until(lambda m: m["type"] == "snapshot" and m["observation"]["seat"] is None)
        else:
            assert evening.his.closed() == FORBIDDEN


# --- signing out -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("watch", [True, False])
@pytest.mark.parametrize("path", ["/api/session", "/api/me/sessions"])
def test_signing_out_ends_what_open_pages_see(pair: Pair, path: str, watch: bool) -> None:
    evening = Evening(pair, watch=watch)
    evening.begin(evening.ada, evening.bo)
    with evening.page(seat=1):
        assert evening.bo.http.delete(path).status_code < 300
        heard = len(evening.his.texts)
        assert evening.his.closed() == COME_BACK
        sees_nothing(evening.his.texts[heard:])
    assert COOKIE not in evening.bo.http.cookies
    with evening.bo.at(evening.match, seat=1) as nobody:
        if watch:
            nobody.expect("snapshot")
            sees_nothing(nobody.texts)
        else:
            assert nobody.closed() == FORBIDDEN


def test_a_guest_who_signs_in_comes_back_to_the_seat_as_the_account(pair: Pair) -> None:
    evening = Evening(pair, watch=False)
    evening.begin(evening.ada, evening.bo)
    known = Guest(pair[1], "Bo")
    login = {"login": f"bo-{evening.match.lower()}", "password": "correct horse battery"}
    known.post("/api/me/account", **login)
    with evening.page(seat=1):
        evening.bo.post("/api/session", **login)
        assert evening.his.closed() == COME_BACK
    with evening.bo.at(evening.match, seat=1) as again:
        assert again.expect("snapshot")["observation"]["view"]["hand"]


# --- what is read while others write ---------------------------------------------------------------------


def test_seats_are_read_after_the_lines(postgres: Postgres) -> None:
    """Else a hand dealt between the two reads could be sent to the person who sat there before."""
    url = postgres.fresh()
    store = Database(url)
    asked: list[str] = []

    @event.listens_for(store.read_engine, "before_cursor_execute")
    def note(*args: object) -> None:
        asked.append(str(args[2]))

    try:
        with store.read_engine.begin() as db:
            draft = NewMatch("secret", "embers", "ada", [Words(())], [None, None])
            assert queries.load(db, queries.create(db, draft, 0)) is not None
    finally:
        store.close()
        postgres.drop(url)
    [lines] = [number for number, text in enumerate(asked) if "FROM lines" in text]
    [seats] = [number for number, text in enumerate(asked) if "FROM seats" in text]
    assert lines < seats


# --- routes ------------------------------------------------------------------------------------------------

LEFT_BEHIND = ["record", "bug-report", "terminal/en?seat=1", "terminal/en", "replay?seat=1", "analysis"]


@pytest.mark.parametrize("way", ["kick", "sign out"])
def test_no_route_of_a_private_table_shows_it_to_who_has_left(pair: Pair, way: str) -> None:
    evening = Evening(pair, watch=False)
    evening.begin(evening.ada, evening.bo)
    assert evening.bo.http.get(evening.path("terminal/en?seat=1")).status_code == 200
    if way == "kick":
        evening.leave("kick")
    else:
        evening.bo.http.delete("/api/session")
    for rest in LEFT_BEHIND:
        assert evening.bo.http.get(evening.path(rest)).status_code == 403, rest
    with evening.ada.at(evening.match, seat=0) as hers:
        hers.expect("snapshot")
        hers.send(type="giveUp", seat=0)
        hers.until(lambda m: m.get("observation", {}).get("outcome") is not None)
    for rest in LEFT_BEHIND:
        answer = evening.bo.http.get(evening.path(rest))
        assert (answer.status_code, answer.json()["phrase"]["key"]) == (403, "refusal-watch"), rest
        assert evening.ada.http.get(evening.path(rest)).status_code == 200, rest


@pytest.mark.parametrize("way", ["kick", "sign out"])
def test_no_route_shows_a_seat_to_who_has_left_it(pair: Pair, way: str) -> None:
    evening = Evening(pair, delay=0)
    evening.begin(evening.ada, evening.bo)
    hand = " ".join(str(card) for card in evening.hand(evening.bo, 1))
    own = evening.bo.http.get(evening.path("terminal/en?seat=1"))
    assert own.text.splitlines()[-1] == hand
    if way == "kick":
        evening.leave("kick")
    else:
        evening.bo.http.delete("/api/session")
    seen = evening.bo.http.get(evening.path("terminal/en?seat=1"))
    assert seen.status_code == 200 and hand not in seen.text.splitlines()
    back = evening.bo.http.get(evening.path("replay?seat=1")).json()["steps"]
    assert {(step["observation"]["seat"], *step["observation"]["view"]["hand"]) for step in back} == {(None,)}
    for rest in ("record", "bug-report", "analysis"):
        assert evening.bo.http.get(evening.path(rest)).status_code == 403, rest


def test_a_delayed_spectator_is_shown_nothing_later_by_any_route(pair: Pair) -> None:
    evening = Evening(pair)
    evening.begin(evening.ada, evening.bo)
    for person in (evening.cat, evening.bo):
        page = person.http.get(evening.path("replay")).json()
        assert (page["total"], page["match"]["steps"], len(page["steps"])) == (0, 0, 1)
        at_first = person.http.get(evening.path("terminal/en?step=0")).text
        assert person.http.get(evening.path("terminal/en")).text == at_first
        assert person.http.get(evening.path("record")).status_code == 403
    assert evening.bo.http.get(evening.path("replay?seat=1")).json()["total"] > 0


def test_the_record_of_a_running_game_at_one_screen_is_its_owners(lite: Pair) -> None:
    ada, eve = Guest(lite[0], "Ada"), Guest(lite[0], "Eve")
    seats = [{"name": "Ada"}, {"name": "Bo"}]
    match = ada.post("/api/matches", game="embers", seats=seats)["id"]
    ada.post(f"/api/matches/{match}/words", words={"0": "a", "1": "b"})
    for rest in ("record", "bug-report"):
        assert ada.http.get(f"/api/matches/{match}/{rest}").status_code == 200
        assert eve.http.get(f"/api/matches/{match}/{rest}").status_code == 403
    assert eve.refused(f"/api/matches/{match}/fork", 403, step=1) == "refusal-secrets"
    ada.http.delete("/api/session")
    assert httpx.get(f"http://{lite[0].address}/api/matches/{match}/record").status_code == 403
    assert ada.http.get(f"/api/matches/{match}/record").status_code == 403
