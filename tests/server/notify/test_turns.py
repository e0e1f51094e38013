"""Turn notifications: languages, failures and limits."""

from __future__ import annotations

import asyncio
from functools import partial
from io import StringIO

import pytest

from gloaming.server.notify import turns as notices
from gloaming.server.notify.mail import ConsoleMailer, MailMessage, UnknownMailer, make_mailer
from gloaming.server.notify.push import PushSender
from gloaming.server.notify.turns import TurnNotifier, notice_mail
from gloaming.server.storage import people as rows
from gloaming.server.storage.database import Database
from gloaming.server.storage.errors import DatabaseUnavailable


class Box:
    """Records mails, or fails on request."""

    def __init__(self, error: Exception | None = None) -> None:
        self.letters: list[MailMessage] = []
        self.error = error

    async def send(self, letter: MailMessage) -> None:
        if self.error is not None:
            raise self.error
        self.letters.append(letter)


async def reached(store: Database, mail: str | None, language: str | None = None) -> str:
    person = await store.write(partial(rows.add_guest, name="Ada", at=0))
    await store.write(partial(rows.set_mail, person=person.id, mail=mail, language=language))
    return str(person.id)


def notified(
    store: Database, box: Box, mail: str | None, language: str | None = None, times: int = 1
) -> dict[str, int]:
    async def work() -> dict[str, int]:
        post = TurnNotifier(store, PushSender(store), box, "https://table.example/")
        person = await reached(store, mail, language)
        for _ in range(times):
            await post.turn(person, "table-1", "illuminated")
        await post.drain()
        await post.close()
        return dict(post.counts)

    return asyncio.run(work())


def test_a_person_is_told_by_mail_in_their_language(store: Database) -> None:
    box = Box()
    assert notified(store, box, "ada@example.org", "de") == {"mail-sent": 1}
    [came] = box.letters
    assert (came.to, came.subject) == ("ada@example.org", "The Illuminated: Du bist dran")
    assert "https://table.example/match/table-1" in came.text


def test_without_a_known_language_all_three_are_said() -> None:
    came = notice_mail("notify-turn", "a@b", None, "illuminated", "/match/1")
    assert [line for line in came.text.splitlines() if line] == [
        "It is your turn at a table of The Illuminated: /match/1",
        "Du bist dran, an einem Tisch von The Illuminated: /match/1",
        "C’est à vous de jouer à une table de The Illuminated : /match/1",
    ]


def test_a_mail_tells_that_the_rules_have_changed() -> None:
    came = notice_mail("notify-rules-changed", "a@b", None, "illuminated", "/match/1")
    assert came.subject.count("The Illuminated") == 3 and came.text.count("/match/1") == 3


def test_a_game_that_is_no_longer_here_is_called_by_its_id() -> None:
    came = notice_mail("notify-turn", "a@b", "en", "gone-game", "/match/1")
    assert came.subject == "gone-game: it is your turn"


def test_who_wishes_no_mail_gets_none(store: Database) -> None:
    box = Box()
    assert notified(store, box, None) == {}
    assert box.letters == []


@pytest.mark.parametrize("error", [OSError("no line"), ValueError("no address")])
def test_a_letter_that_cannot_be_sent_is_counted(
    store: Database, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    assert notified(store, Box(error), "ada@example.org") == {"mail-failed": 1}
    assert "mail could not be sent" in caplog.text and "example.org" not in caplog.text


def test_what_is_too_much_is_dropped_and_counted(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "MAX_PENDING", 2)
    assert notified(store, Box(), "ada@example.org", times=5) == {"dropped": 3, "mail-sent": 2}


def test_a_person_who_is_not_there_is_not_told(store: Database) -> None:
    async def work() -> dict[str, int]:
        post = TurnNotifier(store, PushSender(store), Box())
        await post.turn("nobody", "table-1", "illuminated")
        await post.drain()
        return dict(post.counts)

    assert asyncio.run(work()) == {}


def test_a_database_that_is_away_is_a_failure_only(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise DatabaseUnavailable("away")

    async def work() -> dict[str, int]:
        post = TurnNotifier(store, PushSender(store), Box())
        monkeypatch.setattr(store, "read", away)
        await post.turn("nobody", "table-1", "illuminated")
        await post.drain()
        return dict(post.counts)

    assert asyncio.run(work()) == {"notice-failed": 1}


def test_a_turn_does_not_wait_for_a_slow_mailer_and_closing_does_not_either(store: Database) -> None:
    class Slow:
        async def send(self, letter: MailMessage) -> None:
            await asyncio.Event().wait()

    async def work() -> None:
        post = TurnNotifier(store, PushSender(store), Slow())
        await post.turn(await reached(store, "ada@example.org"), "table-1", "illuminated")
        await post.close(timeout=0.05)
        await post.turn("anyone", "table-1", "illuminated")
        assert post.tasks == set()
        assert post.counts == {"dropped": 1}

    asyncio.run(asyncio.wait_for(work(), 30))


def test_the_console_shows_the_letter() -> None:
    out = StringIO()
    asyncio.run(ConsoleMailer(out).send(MailMessage("ada@example.org", "Jeu : à vous", "C’est à vous.\n")))
    assert out.getvalue() == "To: ada@example.org\nSubject: Jeu : à vous\n\nC’est à vous.\n\n"


def test_mail_goes_where_the_command_line_says() -> None:
    assert make_mailer("none") is None
    assert isinstance(make_mailer("console"), ConsoleMailer)
    with pytest.raises(UnknownMailer, match="none or console"):
        make_mailer("pigeon")
