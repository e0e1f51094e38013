"""The lobby: which matches are listed for whom, and who may create, join, fork and delete them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TypeVar

import pytest
from server.room_setup import Setup, StubBots, action

from gloaming.protocol import GiveUp, MatchInfo, Terms
from gloaming.server.accounts.person import Person
from gloaming.server.cluster.memory import MemoryBroker
from gloaming.server.errors import MatchNotFound, NotPermitted
from gloaming.server.http.plain_routes import my_matches
from gloaming.server.matches import lobby
from gloaming.server.matches.registry import MatchRegistry
from gloaming.server.ops.metrics import Metrics
from gloaming.server.storage.matches.memory_store import MemoryStore
from gloaming.server.storage.matches.rows import Arrangement

T = TypeVar("T")


class NoNotifier:
    """Notifies nobody."""

    async def turn(self, person: str, match: str, game: str) -> None:
        pass

    async def rules_changed(self, person: str, match: str, game: str) -> None:
        pass


@pytest.fixture(params=["database", "memory"])
def setup(setup: Setup, request: pytest.FixtureRequest) -> Setup:
    """The matches of Ada, Bo and Eve, in a database and in memory."""
    if request.param == "memory":
        setup.store = MemoryStore({each.id: each.name for each in (setup.ada, setup.bo, setup.eve)})
    return setup


def run(setup: Setup, work: Callable[[MatchRegistry], Coroutine[object, object, T]]) -> T:
    """What the work returns, with a registry over the database."""

    async def play() -> T:
        registry = MatchRegistry(
            setup.store, StubBots(), MemoryBroker(), NoNotifier(), setup.epochs, Metrics()
        )
        return await work(registry)

    return asyncio.run(play())


def ids(infos: list[MatchInfo]) -> set[str]:
    return {info.id for info in infos}


def refused(setup: Setup, work: Callable[[MatchRegistry], Coroutine[object, object, object]]) -> str:
    """The key with which the work is refused."""
    with pytest.raises(NotPermitted) as error:
        run(setup, work)
    return error.value.phrase.key


# --- lists -----------------------------------------------------------------------------------------------


def test_the_lobby_lists_open_matches_with_a_free_seat(setup: Setup) -> None:
    open_match = setup.waiting()
    setup.waiting(listed=False)
    setup.waiting(online=False)
    setup.waiting(bot="greedy")
    found = run(setup, lambda registry: lobby.lobby(registry, setup.eve))
    assert (ids(found.open), found.running) == ({open_match}, [])
    assert [seat.free for seat in found.open[0].seats] == [False, True]
    assert found.open[0].invite is None, "the lobby gives away no invitation"


def test_the_lobby_lists_running_matches_that_may_be_watched(setup: Setup) -> None:
    running = setup.begun()
    setup.begun(terms=Terms(watch=False))
    found = run(setup, lambda registry: lobby.lobby(registry, None))
    assert (found.open, ids(found.running)) == ([], {running})


def test_my_matches_are_mine_and_those_where_i_have_to_decide_come_first(setup: Setup) -> None:
    mine = setup.begun()
    waiting = setup.waiting()
    found = [run(setup, partial(my_matches, person=who)) for who in (setup.ada, setup.bo, setup.eve)]
    assert [[info.id for info in each] for each in found] == [[mine, waiting], [mine], []]


def test_a_list_shows_a_room_as_it_is_in_memory(setup: Setup) -> None:
    id = setup.begun()

    async def play(registry: MatchRegistry) -> MatchInfo:
        room = await registry.room(id)
        room.seats.connect({1})
        return (await lobby.lobby(registry, None)).running[0]

    assert [seat.present for seat in run(setup, play).seats] == [False, True]


# --- joining and creating --------------------------------------------------------------------------------


def test_quick_join_takes_a_free_seat_and_creates_a_match_where_there_is_none(setup: Setup) -> None:
    async def play(registry: MatchRegistry) -> None:
        first = await lobby.quick_join(registry, "illuminated", 2, setup.ada)
        assert (first.listed, first.online) == (True, True)
        assert (await lobby.quick_join(registry, "illuminated", 2, setup.bo)).id == first.id
        assert (await lobby.quick_join(registry, "illuminated", 2, setup.eve)).id != first.id

    run(setup, play)


def test_quick_join_passes_over_a_match_where_one_is_not_wanted(setup: Setup) -> None:
    id = setup.waiting()
    setup.arrange(id, lambda _: Arrangement(banned=setup.eve.id))
    info = run(setup, lambda registry: lobby.quick_join(registry, "illuminated", 2, setup.eve))
    assert info.id != id and info.seats[0].name == "Eve"


def test_a_match_by_invitation_is_joined_with_it_only(setup: Setup) -> None:
    id = setup.waiting(listed=False)
    invite = setup.load(id).invite
    for wrong in (None, "", invite[:-1]):
        asked = partial(lobby.take_seat, id=id, person=setup.bo, seat=None, invite=wrong)
        assert refused(setup, asked) == "refusal-invitation"
    info = run(setup, lambda registry: lobby.take_seat(registry, id, setup.bo, None, invite))
    assert [seat.yours for seat in info.seats] == [False, True]


def test_a_fork_is_at_one_screen_and_belongs_to_the_person_who_asked(setup: Setup) -> None:
    id = setup.begun(online=False)
    room, _ = setup.room(id)
    asyncio.run(room.commit(action(0)))
    info = run(setup, lambda registry: lobby.fork(registry, id, 1, setup.eve))
    assert (info.online, info.mine, info.steps, info.begun) == (False, True, 1, False)


def test_a_fork_shows_nothing_that_is_hidden(setup: Setup, toy_games: None) -> None:
    secret, private = setup.begun("embers"), setup.begun(terms=Terms(watch=False))
    for person in (setup.ada, setup.eve):
        assert refused(setup, partial(lobby.fork, id=secret, step=1, person=person)) == "refusal-secrets"
    assert refused(setup, lambda r: lobby.fork(r, private, 0, setup.eve)) == "refusal-not-your-seat"


def test_a_rematch_is_created_once_and_after_the_end(setup: Setup) -> None:
    id = setup.begun()
    assert refused(setup, lambda r: lobby.rematch(r, id, setup.ada)) == "refusal-not-over"
    room, _ = setup.room(id)
    asyncio.run(room.commit(lambda host, at: host.handle(0, GiveUp(0), at)))
    assert refused(setup, lambda r: lobby.rematch(r, id, setup.eve)) == "refusal-not-your-seat"
    first = run(setup, lambda r: lobby.rematch(r, id, setup.ada))
    second = run(setup, lambda r: lobby.rematch(r, id, setup.bo))
    assert first.id == second.id != id
    assert [seat.person for seat in first.seats] == [setup.ada.id, setup.bo.id]


# --- deleting --------------------------------------------------------------------------------------------


def test_the_owner_deletes_a_match_that_is_nobody_elses(setup: Setup) -> None:
    begun, waiting, alone = setup.begun(), setup.waiting(), setup.begun(online=False)
    cases: list[tuple[str, Person, str]] = [
        (waiting, setup.bo, "refusal-not-owner"),
        (begun, setup.bo, "refusal-not-owner"),
        (begun, setup.ada, "refusal-begun"),
    ]
    for id, person, key in cases:
        assert refused(setup, partial(lobby.delete, id=id, person=person)) == key

    async def play(registry: MatchRegistry) -> None:
        for id in (waiting, alone):
            room = await registry.room(id)
            await lobby.delete(registry, id, setup.ada)
            assert room.closed and id not in registry.rooms
            with pytest.raises(MatchNotFound):
                await registry.room(id)

    run(setup, play)
    assert setup.load(begun).id == begun
