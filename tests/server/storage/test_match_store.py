"""What every store of matches does, in memory, in SQLite and in PostgreSQL."""

from __future__ import annotations

from functools import partial

import pytest
from server.storage.match_stores import (
    DRAFT,
    ENDED,
    LISTED,
    header,
    line,
    lines,
    loaded,
    run,
    texts,
    together,
)

from gloaming.core.record.format import Words
from gloaming.protocol import CreateMatch, SeatPlan, Terms
from gloaming.server.errors import Conflict, MatchNotFound
from gloaming.server.matches import waiting_room
from gloaming.server.matches.stored_match import open_host
from gloaming.server.storage.matches.rows import (
    FINISHED,
    PLAYING,
    WAITING,
    Arrangement,
    NewLines,
    NewMatch,
    StoredMatch,
    UndoRequest,
    WriteConflict,
)
from gloaming.server.storage.matches.store import MatchStore


class Refused(Exception):
    """A change refuses."""


@pytest.fixture
def store(stores: list[MatchStore]) -> MatchStore:
    return stores[0]


# --- the log -----------------------------------------------------------------------------------------------


def test_a_new_match_comes_back_as_it_was_ordered(store: MatchStore) -> None:
    async def play() -> None:
        terms = Terms(clock="move", seconds=60, undo=False)
        draft = NewMatch(
            "secret", "embers", "ada", [header("a"), Words(("b",))], ["ada", None, "bo"], True, True, terms
        )
        id, other = await store.create(draft, 5_000), await store.create(draft, 5_000)
        stored = await loaded(store, id)
        assert (stored.id, stored.secret, stored.game, stored.owner) == (id, "secret", "embers", "ada")
        assert (stored.online, stored.listed, stored.terms, stored.phase) == (True, True, terms, WAITING)
        assert (stored.made, stored.rematch, stored.asked) == ("1970-01-01T00:00:05+00:00", None, None)
        assert [(row.person, row.word, row.seen) for row in stored.seats] == [
            ("ada", None, 0), (None, None, 0), ("bo", None, 0),
        ]  # fmt: skip
        assert stored.lines == [line("a", 5_000), line("b", 5_000)]
        assert (stored.requests, stored.banned) == ([], frozenset())
        secrets = [each for match in (stored, await loaded(store, other)) for each in match.seats]
        assert len({row.token for row in secrets}) == 6 and id != other
        assert stored.invite != (await loaded(store, other)).invite
        assert await store.load("nothing") is None

    run(play)


def test_lines_come_back_in_order_and_never_twice(store: MatchStore) -> None:
    async def play() -> None:
        id = await store.create(DRAFT, 5)
        await store.append(id, 2, NewLines([line("c", 7, "key"), line("d", 7)], None, [1]))
        for first, added in (
            (2, [line("x", 8), line("y", 8)]),
            (3, [line("x", 8)]),
            (4, [line("x", 8), line("c", 8, "key")]),
        ):
            with pytest.raises(WriteConflict):
                await store.append(id, first, NewLines(added, 9, [0]))
        stored = await loaded(store, id)
        assert stored.lines == [line("a", 5), line("b", 5), line("c", 7, "key"), line("d", 7)]
        assert await store.overdue(99, 9) == [], "nothing else of a lost change is stored"
        tail = await loaded(store, id, 3)
        assert (tail.first, texts(tail)) == (3, ["d"])
        assert await store.forget(id)
        assert not await store.forget(id) and await store.load(id) is None
        with pytest.raises(WriteConflict):
            await store.append(id, 4, lines("e"))

    run(play)


def test_a_match_plays_with_its_first_line_and_finishes_with_its_end(store: MatchStore) -> None:
    async def play() -> None:
        id = await store.create(DRAFT, 5)
        await store.append(id, 2, lines("c"))
        assert (await loaded(store, id)).phase == PLAYING
        await store.append(id, 3, NewLines([line("end", 9)], None, [], ENDED))
        assert (await loaded(store, id)).phase == FINISHED

    run(play)


def test_of_those_who_append_at_once_one_wins(stores: list[MatchStore]) -> None:
    async def play() -> None:
        id = await stores[0].create(DRAFT, 5)
        found = await together(stores, lambda store, n: store.append(id, 2, lines(f"by {n}", f"and {n}")))
        assert sorted(type(each).__name__ for each in found) == ["NoneType"] + ["WriteConflict"] * 7
        winner = next(n for n, each in enumerate(found) if each is None)
        assert texts(await loaded(stores[1], id)) == ["a", "b", f"by {winner}", f"and {winner}"]

    run(play)


# --- around the play ---------------------------------------------------------------------------------------


def test_a_new_person_has_a_new_token_and_no_word(store: MatchStore) -> None:
    async def play() -> None:
        id = await store.create(DRAFT, 5)
        old = await loaded(store, id)
        assert await store.arrange(id, 6, lambda _: Arrangement(words={0: "dusk", 1: "dawn"})) is None
        await store.seen({44: [(id, 0), (id, 1)]})
        rows = (await loaded(store, id)).seats
        assert [(row.word, row.seen) for row in rows] == [("dusk", 44), ("dawn", 44)]
        await store.arrange(id, 6, lambda _: Arrangement(header=header("h"), seats={1: "bo"}))
        new = await loaded(store, id)
        assert new.seats[0] == rows[0] and texts(new) == ["h", "b"] and new.lines[0].at == 5
        assert (new.seats[1].person, new.seats[1].word, new.seats[1].seen) == ("bo", None, 0)
        assert new.seats[1].token != old.seats[1].token
        await store.arrange(id, 6, lambda _: Arrangement(seats={1: "eve"}, words={0: None, 1: "night"}))
        rows = (await loaded(store, id)).seats
        assert [(row.person, row.word) for row in rows] == [("ada", None), ("eve", "night")]
        await store.seen({0: [(id, 0), ("gone", 0)]})
        assert [row.seen for row in (await loaded(store, id)).seats] == [0, 0]

    run(play)


def _requested(_: StoredMatch, person: str) -> Arrangement:
    return Arrangement(requested=person)


def test_requests_are_kept_in_order_until_they_are_done(store: MatchStore) -> None:
    async def play() -> None:
        id = await store.create(DRAFT, 5)
        for at, person in ((7, "eve"), (6, "bo"), (6, "ada")):
            await store.arrange(id, at, partial(_requested, person=person))
        await store.arrange(id, 8, lambda _: Arrangement(declined="bo", banned="eve"))
        await store.arrange(id, 8, lambda _: Arrangement(banned="eve"))
        stored = await loaded(store, id)
        asked = [(each.person, each.name, each.declined) for each in stored.requests]
        assert asked == [("ada", "Ada", False), ("bo", "Bo", True), ("eve", "Eve", False)]
        assert stored.banned == {"eve"}
        await store.arrange(id, 8, lambda _: Arrangement(settled="ada"))
        assert [each.person for each in (await loaded(store, id)).requests] == ["bo", "eve"]
        await store.arrange(
            id, 8, lambda _: Arrangement(header=header("h"), begun=lines("c", due=9, turn=(1,)))
        )
        stored = await loaded(store, id)
        assert (stored.phase, texts(stored), stored.requests) == (PLAYING, ["h", "b", "c"], [])
        assert await store.overdue(9, 9) == [(id, 9)]

    run(play)


def test_nothing_is_stored_if_a_change_refuses(store: MatchStore) -> None:
    def refuse(stored: StoredMatch) -> Arrangement:
        assert texts(stored) == ["a", "b"]
        raise Refused

    async def play() -> None:
        id, other = await store.create(DRAFT, 5), await store.create(DRAFT, 6)
        before = await loaded(store, id)
        with pytest.raises(Refused):
            await store.arrange(id, 7, refuse)
        assert await loaded(store, id) == before
        assert [each.id for each in await store.mine("ada", 9)] == [other, id], "it was not even touched"
        with pytest.raises(MatchNotFound):
            await store.arrange("nothing", 7, lambda _: Arrangement())

    run(play)


def test_of_those_who_want_a_seat_at_once_one_gets_it(stores: list[MatchStore]) -> None:
    def sit(stored: StoredMatch) -> Arrangement:
        if stored.seats[1].person is not None:
            raise Refused
        return Arrangement(seats={1: "bo"})

    async def play() -> None:
        id = await stores[0].create(DRAFT, 5)
        found = await together(stores, lambda store, n: store.arrange(id, n, sit))
        assert sorted(type(each).__name__ for each in found) == ["NoneType"] + ["Refused"] * 7

    run(play)


def test_a_rematch_is_made_once(stores: list[MatchStore]) -> None:
    def again(stored: StoredMatch) -> Arrangement:
        return Arrangement() if stored.rematch is not None else Arrangement(rematch=LISTED)

    async def play() -> None:
        id = await stores[0].create(DRAFT, 5)
        assert await stores[0].arrange(id, 6, lambda _: Arrangement()) is None
        found = await together(stores, lambda store, n: store.arrange(id, n, again))
        (other,) = set(found)
        assert isinstance(other, str) and (await loaded(stores[1], id)).rematch == other != id
        assert len(await stores[1].mine("ada", 99)) == 2
        assert texts(await loaded(stores[1], other)) == ["a"]

    run(play)


def test_an_undo_is_asked_for_until_the_match_goes_on(store: MatchStore) -> None:
    async def play() -> None:
        id = await store.create(DRAFT, 5)
        for request in (UndoRequest(1, 2), UndoRequest(1, 2, [0]), None, UndoRequest(0, 2)):
            await store.ask_undo(id, request)
            assert (await loaded(store, id)).asked == request
        await store.append(id, 2, lines("c"))
        assert (await loaded(store, id)).asked is None
        await store.ask_undo("nothing", None)

    run(play)


def test_a_match_without_an_owner_is_adopted_once(stores: list[MatchStore]) -> None:
    async def play() -> None:
        id = await stores[0].create(NewMatch("secret", "embers", None, [header("a")], [None]), 5)
        assert [each.id for each in await stores[0].mine("eve", 9)] == [id]
        found = await together(stores, lambda store, n: store.adopt(id, ("ada", "bo")[n % 2]))
        assert sorted(map(bool, found)) == [False] * 7 + [True]
        owner = (await loaded(stores[0], id)).owner
        assert owner == ("ada", "bo")[found.index(True) % 2]
        assert await stores[0].mine("eve", 9) == [] and not await stores[0].adopt("nothing", "ada")

    run(play)


# --- chat --------------------------------------------------------------------------------------------------


def test_chat_is_kept_in_order_and_once_per_key(store: MatchStore) -> None:
    async def play() -> None:
        id, other = await store.create(DRAFT, 5), await store.create(DRAFT, 5)
        assert await store.say(id, "ada", "one", "k", 7)
        assert not await store.say(id, "ada", "one again", "k", 8)
        assert await store.say(id, "bo", "two", "k", 8) and await store.say(id, "ada", "three", "l", 8)
        assert await store.say(other, "ada", "elsewhere", "k", 9)
        rows = await store.sayings(id, 0, 99)
        assert [(row.number, row.person, row.name, row.text, row.at) for row in rows] == [
            (1, "ada", "Ada", "one", 7), (2, "bo", "Bo", "two", 8), (3, "ada", "Ada", "three", 8),
        ]  # fmt: skip
        assert await store.sayings(id, 0, 2) == rows[1:] and await store.sayings(id, 2, 9) == rows[2:]
        await store.forget(id)
        assert await store.sayings(id, 0, 9) == [] and not await store.say(id, "ada", "late", "m", 9)

    run(play)


def test_those_who_speak_at_once_are_all_heard(stores: list[MatchStore]) -> None:
    async def play() -> None:
        id = await stores[0].create(DRAFT, 5)
        assert all(await together(stores, lambda store, n: store.say(id, "ada", f"{n}", f"{n}", n)))
        same = await together(stores, lambda store, n: store.say(id, "bo", "once", "key", n))
        assert sorted(map(bool, same)) == [False] * 7 + [True]
        rows = await stores[0].sayings(id, 0, 99)
        assert [row.number for row in rows] == list(range(1, 10)) and rows[-1].text == "once"

    run(play)


# --- lists -------------------------------------------------------------------------------------------------


def test_my_matches_begin_with_those_where_i_decide_and_end_with_finished_ones(store: MatchStore) -> None:
    async def play() -> None:
        finished, old, seated, turn = [await store.create(DRAFT, at) for at in (1, 2, 3, 4)]
        foreign = NewMatch("secret", "embers", "eve", [header("a")], ["eve", "bo"])
        other = await store.create(foreign, 9)
        await store.append(finished, 2, NewLines([line("end", 50)], None, [], ENDED))
        await store.append(turn, 2, lines("c", at=5, turn=(0,)))
        await store.append(other, 1, lines("c", at=9, turn=(0,)))
        await store.arrange(seated, 7, lambda _: Arrangement(seats={1: "bo"}))
        mine = [each.id for each in await store.mine("ada", 9)]
        assert mine == [turn, seated, old, finished]
        assert [each.id for each in await store.mine("ada", 2)] == mine[:2]
        found = await store.mine("bo", 9)
        assert [each.id for each in found] == [other, seated] and texts(found[0]) == ["a", "c"]
        await store.append(other, 2, lines("d", at=3, turn=(1,)))
        assert [each.id for each in await store.mine("bo", 9)] == [other, seated], "it is Bo's turn"
        await store.append(other, 3, lines("e", at=3))
        assert [each.id for each in await store.mine("bo", 9)] == [seated, other]

    run(play)


def test_the_lobby_has_listed_matches_of_a_phase(store: MatchStore) -> None:
    async def play() -> None:
        first, second, third = [await store.create(LISTED, at) for at in (1, 3, 2)]
        await store.create(DRAFT, 4)
        await store.create(NewMatch("secret", "embers", "ada", [header("a")], [None], online=True), 4)
        other = await store.create(NewMatch("secret", "other", "ada", [header("a")], [None], True, True), 9)
        assert [each.id for each in await store.lobby(WAITING, 9)] == [other, second, third, first]
        assert [each.id for each in await store.lobby(WAITING, 2, "embers")] == [second, third]
        await store.append(first, 1, lines("b"))
        assert [each.id for each in await store.lobby(PLAYING, 9)] == [first]
        assert await store.lobby(FINISHED, 9) == []

    run(play)


def test_heads_and_headers_name_matches_that_go_on(store: MatchStore) -> None:
    async def play() -> None:
        waiting, playing, finished = [await store.create(LISTED, at) for at in (1, 2, 3)]
        await store.append(playing, 1, lines("b", "c"))
        await store.append(finished, 1, NewLines([line("b", 2), line("end", 9)], None, [], ENDED))
        assert await store.heads([waiting, playing, "nothing"]) == {waiting: 1, playing: 3}
        assert await store.heads([]) == {}
        assert await store.unfinished_headers() == [(playing, header("a"))]

    run(play)


def test_what_is_overdue_is_claimed_once(stores: list[MatchStore]) -> None:
    async def play() -> None:
        store = stores[0]
        late, later, not_yet, never = [await store.create(LISTED, 1) for _ in range(4)]
        for id, due in ((later, 20), (late, 10), (not_yet, 30), (never, None)):
            await store.append(id, 1, lines("b", due=due))
        assert await store.overdue(29, 9) == [(late, 10), (later, 20)]
        assert await store.overdue(29, 1) == [(late, 10)]
        assert not await store.claim(late, 11, 40) and not await store.claim("nothing", 10, 40)
        found = await together(stores, lambda store, n: store.claim(late, 10, 40))
        assert sorted(map(bool, found)) == [False] * 7 + [True]
        assert await store.overdue(40, 9) == [(later, 20), (not_yet, 30), (late, 40)]
        await store.append(late, 2, lines("c"))
        assert await store.overdue(99, 9) == [(later, 20), (not_yet, 30)]

    run(play)


# --- together with the waiting room and results ----------------------------------------------------------


def test_people_sit_down_and_begin_in_any_store(stores: list[MatchStore]) -> None:
    async def play() -> None:
        order = CreateMatch("illuminated", [SeatPlan("Ada"), SeatPlan()], online=True, listed=True)
        id = await stores[0].create(waiting_room.new_match(order, "ada", "Ada"), 5)
        guests = [
            partial(waiting_room.take_seat, person=guest, name=guest, seat=1, invite=None)
            for guest in ("bo", "eve")
        ]
        found = await together(stores, lambda store, n: store.arrange(id, 6, guests[n % 2]))
        assert {type(each) for each in found} == {type(None), Conflict}
        guest = (await loaded(stores[0], id)).seats[1].person
        assert guest in ("bo", "eve")
        for number, person in enumerate(("ada", guest)):
            ready = partial(waiting_room.set_ready, person=person, word="word", at=7)
            await stores[number].arrange(id, 7, ready)
        stored = await loaded(stores[0], id)
        match = open_host(stored).match
        assert stored.phase == PLAYING and match.begun and match.deciders()
        names = [each.id for each in await stores[1].mine(stored.seats[match.deciders()[0]].person or "", 9)]
        assert names == [id]

    run(play)
