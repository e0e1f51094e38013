"""Handlers of browser messages: what each of them does, and what it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace
from server.room_setup import Message, Setup, StubBots, StubContext, action, join, received

from gloaming.core.chance import Seeded
from gloaming.games.light_and_dark.actions import Place
from gloaming.protocol import (
    AnswerUndo,
    AskAdvice,
    FromBrowser,
    GiveUp,
    Ping,
    Preview,
    SendChat,
    StandIn,
    Submit,
    SubmitRange,
    SwitchSeat,
    Terms,
    Undo,
    Why,
)
from gloaming.server.matches.connection import Connection
from gloaming.server.matches.room import Room
from gloaming.server.sockets.handlers import handle


class Evening:
    """A room with the pages of Ada (seat 0), Bo (seat 1), and Eve, who has no seat."""

    def __init__(self, room: Room, context: StubContext, pages: dict[str, Connection]) -> None:
        self.room, self.context = room, context
        self.pages = pages

    async def send(self, who: str, message: FromBrowser) -> list[Message]:
        """What the person's page receives after this message."""
        for page in self.pages.values():
            received(page)
        await handle(self.room, self.pages[who], message)
        return received(self.pages[who])

    async def refusal(self, who: str, message: FromBrowser) -> str | None:
        """The key with which the message is refused; nothing else may come of it."""
        lines = self.room.host.lines
        found = [each for each in await self.send(who, message) if each["type"] == "refused"]
        assert not found or self.room.host.lines == lines
        return found[0]["phrase"]["key"] if found else None


def play(
    setup: Setup,
    evening: Callable[[Evening], Awaitable[None]],
    *,
    id: str | None = None,
    online: bool = True,
    terms: Terms | None = None,
) -> None:
    match = id or setup.begun(online=online, terms=terms)

    async def run() -> None:
        room, context = setup.room(match)
        people = {
            "ada": (setup.ada, 0),
            "bo": (setup.bo, 1),
            "eve": (setup.eve, None),
            "nobody": (None, None),
        }
        pages = {name: await join(room, person, seat) for name, (person, seat) in people.items()}
        await evening(Evening(room, context, pages))

    asyncio.run(run())


def do(seat: int, step: int = 0, text: str = "end", key: str = "key") -> Submit:
    return Submit(key, step, seat, text)


# --- all of them -----------------------------------------------------------------------------------------


ADAS: list[FromBrowser] = [
    do(0),
    SubmitRange("key", 0, 0, "end", [1]),
    Undo(0),
    AnswerUndo(0, True),
    GiveUp(0),
    Preview(0, 0, ["end"]),
    Why(0, 0, "end"),
    AskAdvice(0, 0, "hint"),
    StandIn(0, None),
    SwitchSeat(0),
]


def test_nobody_acts_for_anothers_seat(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        for who in ("bo", "eve", "nobody"):
            for message in ADAS:
                assert await evening.refusal(who, message) == "refusal-not-your-seat", (who, message)

    play(setup, evening)


def test_a_ping_is_answered(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        assert await evening.send("nobody", Ping()) == [{"type": "pong"}]

    play(setup, evening)


# --- decisions -------------------------------------------------------------------------------------------


def test_a_decision_is_acknowledged_with_its_key_after_it_is_sent(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        answer = await evening.send("ada", do(0, key="k1"))
        assert [message["type"] for message in answer] == ["update", "ack"]
        assert answer[-1]["key"] == "k1"
        assert [message["type"] for message in await evening.send("ada", do(0, key="k1"))] == ["ack"]
        assert evening.room.match.step == 1

    play(setup, evening)


WRONG: list[tuple[str, Submit | SubmitRange, str]] = [
    ("ada", do(0, step=1), "refusal-step-passed"),
    ("ada", do(0, text="dance"), "refusal-unknown-action"),
    ("ada", do(0, text="end" * 1000), "refusal-unknown-action"),
    ("ada", do(0, text="help A1 A1"), "refusal-same-entity"),
    ("bo", do(1), "refusal-not-your-decision"),
    ("ada", SubmitRange("key", 0, 0, "end", [1]), "refusal-unknown-action"),
    ("ada", SubmitRange("key", 0, 0, "", []), "refusal-unknown-action"),
]


def test_a_wrong_decision_is_refused_with_its_key(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        for who, message, key in WRONG:
            (answer,) = await evening.send(who, message)
            assert (answer["type"], answer["phrase"]["key"], answer["key"]) == ("refused", key, message.key)
        assert evening.room.match.step == 0 and evening.context.commits == []

    play(setup, evening)


def test_seats_that_decide_at_the_same_time_may_overtake_each_other(setup: Setup, toy_games: None) -> None:
    """A page may send a decision before it has received another's."""

    async def evening(evening: Evening) -> None:
        match, room = evening.room.match, evening.room
        for seat in (0, 1):
            await room.commit(action(seat, "stake 3"))
        step = match.step
        adas, bos = (
            [match.game.format_action(each) for each in match.offers(seat).listed] for seat in (0, 1)
        )
        assert await evening.refusal("bo", do(1, step, bos[0], "b1")) is None
        answer = await evening.send("ada", do(0, step, adas[0], "a1"))
        assert [message["type"] for message in answer] == ["update", "ack"]
        assert match.step == step + 2

        step += 2  # the second round
        assert await evening.refusal("ada", do(0, step, adas[1], "a2")) is None
        assert await evening.refusal("bo", do(1, step, bos[1], "b2")) is None
        late = await evening.refusal("ada", do(0, step + 1, adas[2], "a3"))
        assert late == "refusal-step-passed", "the card was meant for the round that is over"
        for behind in (-1, step + 3):
            assert await evening.refusal("ada", do(0, behind, adas[2], "a4")) == "refusal-step-passed"

    play(setup, evening, id=setup.begun("embers"))


def test_a_range_of_an_earlier_step_is_accepted_where_seats_decide_at_the_same_time(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        match = evening.room.match
        step, messages = match.step, []
        for seat in (0, 1):
            [places] = match.offers(seat).ranges
            placed = places.sample(Seeded(seat))
            assert isinstance(placed, Place)
            messages.append(SubmitRange(f"k{seat}", step, seat, "place", list(placed.places)))
        for who, message in zip(("ada", "bo"), messages, strict=True):
            assert await evening.refusal(who, message) is None
        assert match.step == step + 2
        late = replace(messages[0], key="late")
        assert await evening.refusal("ada", late) == "refusal-step-passed", "there is nothing to place now"

    play(setup, evening, id=setup.begun("light_and_dark"))


def test_nobody_decides_while_a_bot_stands_in(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        assert await evening.refusal("ada", StandIn(0, "greedy")) is None
        assert await evening.refusal("ada", do(0)) == "refusal-stand-in"
        assert await evening.refusal("ada", StandIn(0, None)) is None
        assert await evening.refusal("ada", do(0)) is None

    play(setup, evening)


def test_a_preview_of_what_is_impossible_is_refused(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        for who, message, key in (
            ("ada", Preview(5, 0, ["end"]), "refusal-step-passed"),
            ("bo", Preview(0, 1, ["end"]), "refusal-not-your-decision"),
            ("ada", Preview(0, 0, ["dance"]), "refusal-unknown-action"),
            ("ada", Preview(0, 0, ["help A1 A1"]), "refusal-same-entity"),
        ):
            assert await evening.refusal(who, message) == key

    play(setup, evening)


def test_why_something_is_impossible_is_told_to_the_seat_that_asks(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        assert await evening.refusal("ada", Why(5, 0, "raise")) == "refusal-step-passed"
        [told] = await evening.send("ada", Why(0, 0, "help", {"helper": 0, "target": 0}))
        assert (told["type"], told["phrase"]["key"]) == ("reason", "refusal-same-entity")
        assert received(evening.pages["bo"]) == []

    play(setup, evening)


@pytest.mark.parametrize(
    ("terms", "message", "key"),
    [
        (Terms(), AskAdvice(0, 0, "hint"), "refusal-no-hints"),
        (Terms(advice=True), AskAdvice(4, 0, "hint"), "refusal-step-passed"),
        (Terms(advice=True), AskAdvice(0, 1, "hint"), "refusal-not-your-seat"),
    ],
)
def test_advice_is_refused_where_it_is_not_allowed(
    setup: Setup, terms: Terms, message: AskAdvice, key: str
) -> None:
    async def evening(evening: Evening) -> None:
        assert await evening.refusal("ada", message) == key

    play(setup, evening, terms=terms)


# --- giving up and stand-ins -----------------------------------------------------------------------------


def test_a_seat_gives_up_once_and_only_in_a_match_that_has_begun(setup: Setup) -> None:
    async def waiting(evening: Evening) -> None:
        assert await evening.refusal("ada", GiveUp(0)) == "refusal-not-begun"
        assert await evening.refusal("ada", StandIn(0, "greedy")) == "refusal-not-begun"

    play(setup, waiting, id=setup.waiting())

    async def begun(evening: Evening) -> None:
        assert await evening.refusal("ada", GiveUp(0)) is None
        assert evening.room.match.record.end is not None
        for message in (GiveUp(0), StandIn(0, "greedy")):
            assert await evening.refusal("ada", message) == "refusal-over"

    play(setup, begun)


def test_a_stand_in_is_refused_where_it_makes_no_sense(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        for message, key in (
            (StandIn(7, "greedy"), "refusal-no-such-seat"),
            (StandIn(-1, "greedy"), "refusal-no-such-seat"),
            (StandIn(1, "greedy"), "refusal-still-here"),
            (StandIn(1, None), "refusal-not-your-seat"),
            (StandIn(0, "god"), "refusal-request"),
            (StandIn(0, "search:100"), "refusal-request"),
            (StandIn(0, None), "refusal-already-so"),
        ):
            assert await evening.refusal("ada", message) == key

    play(setup, evening)


def test_a_bot_may_stand_in_for_somebody_who_has_gone(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        await evening.room.leave(evening.pages["bo"])
        assert await evening.refusal("eve", StandIn(1, "greedy")) == "refusal-not-your-seat"
        assert await evening.refusal("ada", StandIn(1, "greedy")) is None
        assert evening.room.match.stand_ins == {1: "greedy"}

    play(setup, evening)


# --- undo ------------------------------------------------------------------------------------------------


def asked(room: Room) -> int | None:
    """The seat that asks for an undo."""
    return room.seats.stored.asked.seat if room.seats.stored.asked is not None else None


def test_undo_needs_the_consent_of_those_who_have_decided_since(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        room = evening.room
        assert await evening.refusal("ada", Undo(0)) == "refusal-undo-nothing"
        await room.commit(action(0))
        assert await evening.refusal("ada", Undo(0)) is None
        assert [entry.step.number for entry in room.match.log] == []
        await room.commit(action(0))
        await room.commit(action(1))
        assert await evening.refusal("bo", AnswerUndo(1, True)) == "refusal-nobody-asked"
        assert await evening.refusal("ada", Undo(0)) is None
        assert (room.match.step, asked(room)) == (2, 0)
        assert await evening.refusal("ada", AnswerUndo(0, True)) == "refusal-nobody-asked"
        assert await evening.refusal("bo", AnswerUndo(1, False)) is None
        assert asked(room) is None
        await evening.refusal("ada", Undo(0))
        assert await evening.refusal("bo", AnswerUndo(1, True)) is None
        assert room.match.step == 0

    play(setup, evening)


def test_undo_is_refused_by_the_terms_and_where_something_was_revealed(setup: Setup) -> None:
    async def forbidden(evening: Evening) -> None:
        await evening.room.commit(action(0))
        assert await evening.refusal("ada", Undo(0)) == "refusal-undo-terms"

    play(setup, forbidden, terms=Terms(undo=False))

    async def revealing(evening: Evening) -> None:
        bots = evening.context.thinker
        assert isinstance(bots, StubBots)
        bots.revealing = True
        await evening.room.commit(action(0))
        assert await evening.refusal("ada", Undo(0)) == "refusal-undo-reveal"
        bots.revealing = False
        assert await evening.refusal("ada", Undo(0)) == "refusal-undo-reveal", "it is tested once for a step"

    play(setup, revealing)


def test_at_one_screen_only_its_owner_takes_back(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        await evening.room.commit(action(0))
        assert await evening.refusal("bo", Undo(0)) == "refusal-not-your-seat"
        assert await evening.refusal("ada", Undo(1)) is None, "whichever seat was last"
        assert await evening.refusal("ada", Undo(0)) == "refusal-undo-nothing"

    play(setup, evening, online=False)


# --- seats and chat --------------------------------------------------------------------------------------


def test_one_looks_from_ones_own_seats(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        assert await evening.refusal("ada", SwitchSeat(1)) == "refusal-not-your-seat"
        (snapshot,) = await evening.send("ada", SwitchSeat(None))
        assert (snapshot["type"], snapshot["observation"]["seat"]) == ("snapshot", None)

    play(setup, evening)


def test_chat_is_for_players_who_say_something(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        for who, text, key in (
            ("nobody", "hello", "refusal-not-signed-in"),
            ("ada", " \n ", "refusal-say-nothing"),
            ("eve", "hello", "refusal-not-your-seat"),
        ):
            assert await evening.refusal(who, SendChat("key", text)) == key

    play(setup, evening)


def test_a_line_of_chat_is_sent_to_everyone_and_stored_once(setup: Setup) -> None:
    async def evening(evening: Evening) -> None:
        answer = await evening.send("ada", SendChat("key", " hello "))
        assert [message["type"] for message in answer] == ["chatLine", "ack"]
        assert [message["line"]["text"] for message in received(evening.pages["nobody"])] == ["hello"]
        assert [message["type"] for message in await evening.send("ada", SendChat("key", "hello"))] == ["ack"]

    play(setup, evening)


def test_refusals_are_counted(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[str] = []

    async def evening(evening: Evening) -> None:
        monkeypatch.setattr(evening.context.metrics, "refusal", counted.append)
        await evening.refusal("eve", do(0))
        await evening.refusal("ada", do(0))
        assert counted == ["refusal-not-your-seat"]

    play(setup, evening)
