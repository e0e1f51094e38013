"""Rights in a match: who decides for a seat, watches, knows the record, takes back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record.format import LogLine, Player, Words
from gloaming.host.host import MatchHost
from gloaming.protocol import Terms
from gloaming.server.matches.seats import ABSENT, Seats
from gloaming.server.matches.stored_match import open_host
from gloaming.server.storage.matches.rows import Request, SeatRow, StoredMatch, UndoRequest
from gloaming.server.times import now


def stored(
    *levels: str | None, online: bool = True, game: str = "illuminated", terms: Terms | None = None
) -> StoredMatch:
    """A begun match of Ada and Bo, or of these levels, in which seat 0 has to decide."""
    players = [Player(name, level) for name, level in zip(("Ada", "Bo"), levels or (None, None), strict=True)]
    settings: dict[str, int | str] = {"first": "A", "entities": 1} if game == "illuminated" else {}
    match = Match.new(find(game), players, settings, online=online)
    match.begin({seat: "word" for seat, player in enumerate(players) if player.level is None})
    match.draw_all_chance()
    people = ["ada", "bo"] if online else ["ada", "ada"]
    return StoredMatch(
        id="match",
        secret=match.secret,
        made="2030-01-01",
        game=game,
        owner="ada",
        online=online,
        listed=True,
        terms=terms or Terms(),
        invite="invitation",
        phase="playing",
        rematch=None,
        asked=None,
        seats=[
            SeatRow(person if player.level is None else None, f"token-{person}", None, 0)
            for person, player in zip(people, players, strict=True)
        ],
        lines=[LogLine(line, 0) for line in match.record.lines()],
    )


def opened(match: StoredMatch) -> tuple[Seats, MatchHost]:
    return Seats(match), open_host(match)


def end_turn(match: Match, seat: int) -> None:
    action = match.game.parse_action("end")
    assert action is not None and match.submit(seat, action) is None


# --- seats -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("person", "token", "own"),
    [
        ("ada", None, {0}),
        ("bo", None, {1}),
        ("eve", None, set()),
        (None, None, set()),
        (None, "token-bo", {1}),
        ("ada", "token-bo", {0, 1}),
        ("ada", "token-eve", {0}),
        (None, "", set()),
    ],
)
def test_online_a_seat_belongs_to_its_person_and_to_its_token(
    person: str | None, token: str | None, own: set[int]
) -> None:
    seats, host = opened(stored())
    assert seats.seats_of(person, token, host.match) == own


def test_at_one_screen_the_owner_decides_for_everyone() -> None:
    seats, host = opened(stored(online=False))
    assert seats.seats_of("ada", None, host.match) == {0, 1}
    assert seats.seats_of("bo", None, host.match) == set()


def test_nobody_decides_for_a_bot() -> None:
    seats, host = opened(stored(None, "greedy", online=False))
    assert seats.seats_of("ada", "token-ada", host.match) == {0}


# --- watching and knowing --------------------------------------------------------------------------------


@pytest.mark.parametrize(("person", "may"), [("ada", True), ("bo", True), ("eve", False), (None, False)])
def test_a_match_that_is_not_to_be_watched_is_seen_by_its_players_only(person: str | None, may: bool) -> None:
    seats, host = opened(stored(terms=Terms(watch=False)))
    assert seats.may_watch(person, None, host.match) is may
    assert Seats(stored()).may_watch(person, None, host.match)


def test_the_owner_watches_without_a_seat() -> None:
    seats, host = opened(replace(stored(terms=Terms(watch=False)), owner="eve"))
    assert seats.may_watch("eve", None, host.match)


def test_a_record_with_secrets_is_for_nobody_until_the_match_is_over(toy_games: None) -> None:
    seats, host = opened(stored(game="embers"))
    assert not any(seats.may_know_all(person, host.match) for person in ("ada", "bo", None))
    host.match.forfeit(0, "gave-up")
    assert host.match.record.end is not None
    assert all(seats.may_know_all(person, host.match) for person in ("ada", "eve", None))


def test_at_one_screen_the_owner_knows_all(toy_games: None) -> None:
    seats, host = opened(stored(game="embers", online=False))
    assert seats.may_know_all("ada", host.match)
    assert not seats.may_know_all("eve", host.match) and not seats.may_know_all(None, host.match)


def test_spectators_are_delayed_where_something_is_hidden(toy_games: None) -> None:
    def delayed(match: StoredMatch) -> bool:
        seats, host = opened(match)
        return seats.is_delayed(host.match)

    assert delayed(stored(game="embers"))
    assert not delayed(stored(game="embers", terms=Terms(delay=0)))
    assert not delayed(stored(game="embers", online=False))
    assert not delayed(stored())


@pytest.mark.parametrize(
    ("online", "hints", "allowed"),
    [(True, None, False), (True, True, True), (False, None, True), (False, False, False)],
)
def test_advice_is_allowed_as_agreed_else_at_one_screen(
    online: bool, hints: bool | None, allowed: bool
) -> None:
    assert open_host(stored(online=online, terms=Terms(advice=hints))).advice_allowed() is allowed


# --- undo ------------------------------------------------------------------------------------------------


def test_undo_is_offered_for_a_seats_own_last_decision() -> None:
    host = open_host(stored())
    assert not host.may_undo(0), "nothing was decided yet"
    end_turn(host.match, 0)
    assert host.may_undo(0) and not host.undo_needs_consent(0)
    assert not host.may_undo(1) and not host.may_undo(None)
    end_turn(host.match, 1)
    assert host.may_undo(0) and host.undo_needs_consent(0)


def test_the_terms_may_forbid_undo_and_bots_need_not_consent() -> None:
    host = open_host(stored(terms=Terms(undo=False)))
    end_turn(host.match, 0)
    assert not host.may_undo(0)
    host = open_host(stored(None, "greedy"))
    end_turn(host.match, 0)
    end_turn(host.match, 1)
    assert host.may_undo(0) and not host.undo_needs_consent(0)


def test_at_one_screen_undo_is_for_the_last_person() -> None:
    host = open_host(stored(online=False))
    assert not host.may_undo(None)
    end_turn(host.match, 0)
    assert host.may_undo(None)
    assert host.undo_goal(1) == 0


def test_an_undo_request_is_cleared_once() -> None:
    seats = Seats(stored())
    seats.set_undo_request(UndoRequest(0, 3))
    assert seats.clear_undo_request()
    assert not seats.clear_undo_request()


# --- presence and info -----------------------------------------------------------------------------------


def test_a_person_is_present_while_connected_or_seen_lately() -> None:
    match = stored()
    lately, long_ago = now(), now() - ABSENT - 1
    rows = [replace(row, seen=seen) for row, seen in zip(match.seats, (lately, long_ago), strict=True)]
    seats = Seats(replace(match, seats=rows))
    assert (seats.is_present(0), seats.is_present(1)) == (True, False)
    assert seats.connect({1}) and not seats.connect({1})
    assert seats.is_present(1)


def test_following_tells_whether_anything_changed() -> None:
    seats = Seats(stored())
    before = seats.stored
    assert not seats.follow(replace(before, lines=[LogLine(Words(()), 0)], first=2)), (
        "the log is not its affair"
    )
    assert seats.follow(replace(before, rematch="other"))


def test_the_invitation_is_for_players_and_requests_are_for_the_owner() -> None:
    asking = [Request("eve", "Eve", False), Request("cat", "Cat", True)]
    seats, host = opened(replace(stored(), requests=asking))
    infos = {person: seats.info(host, person, None) for person in ("ada", "bo", "eve", "cat", None)}
    assert [infos[person].invite for person in ("ada", "bo", "eve", None)] == ["invitation"] * 2 + [None] * 2
    assert [request.name for request in infos["ada"].requests] == ["Eve"]
    assert all(infos[person].requests == [] for person in ("bo", "eve", None))
    assert [infos[person].request for person in ("ada", "eve", "cat")] == [None, "sent", "declined"]
    assert [seat.yours for seat in infos["bo"].seats] == [False, True]
