"""Notifies absent people that it is their turn or that their match ended, in background tasks."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from functools import partial

import httpx
import msgspec

from gloaming.core.discovery import UnknownGame, find
from gloaming.core.game import AnyGame
from gloaming.i18n.catalogue import LANGUAGES, catalogue
from gloaming.protocol import Json
from gloaming.server.errors import NotFound
from gloaming.server.notify.mail import Mailer, MailMessage
from gloaming.server.notify.push import PushSender, SubscriptionGone
from gloaming.server.notify.ssrf import BlockedAddress
from gloaming.server.storage import people as rows
from gloaming.server.storage.database import Database
from gloaming.server.storage.errors import DatabaseError

MAX_PENDING = 1000  # notifications; more are dropped
MAX_CONCURRENT = 16

log = logging.getLogger("gloaming.people")


class TurnNotifier:
    """Notifies by push and mail, as each person has chosen. `address` is the public URL of this server."""

    def __init__(
        self, database: Database, push: PushSender, mailer: Mailer | None, address: str | None = None
    ) -> None:
        self.database = database
        self.push = push
        self.mailer = mailer
        self.address = address.rstrip("/") if address else None
        self.counts: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()
        self.semaphore = asyncio.Semaphore(MAX_CONCURRENT)
        self.closed = False

    async def turn(self, person: str, match: str, game: str) -> None:
        """Start to notify the person that it is their turn in this match."""
        self._start(person, match, game, "notify-turn")

    async def rules_changed(self, person: str, match: str, game: str) -> None:
        """Start to notify the person that this match ended because the rules changed."""
        self._start(person, match, game, "notify-rules-changed")

    def _start(self, person: str, match: str, game: str, key: str) -> None:
        if self.closed or len(self.tasks) >= MAX_PENDING:
            self.counts["dropped"] += 1
            return
        task = asyncio.create_task(self._notify(person, match, game, key))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def drain(self) -> None:
        """Wait until all notifications are sent or have failed."""
        while self.tasks:
            await asyncio.wait(set(self.tasks))

    async def close(self, timeout: float = 2.0) -> None:
        """Wait a moment for pending notifications, then cancel the rest."""
        self.closed = True
        if self.tasks:
            await asyncio.wait(set(self.tasks), timeout=timeout)
        left = list(self.tasks)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _notify(self, person: str, match: str, game: str, key: str) -> None:
        async with self.semaphore:
            try:
                found = await self.database.read(partial(rows.get_person, id=person))
                await self._push(found.id, match, game, key)
                await self._mail(found, match, game, key)
            except NotFound:
                return
            except DatabaseError as error:
                self._failed("notice", error)

    async def _push(self, person: str, match: str, game: str, key: str) -> None:
        """Send a catalogue key; the browser's service worker translates it."""
        phrase: Json = {"key": key, "args": {}}
        content: Json = {"phrase": phrase, "game": game, "match": match}
        content |= {"say": phrase, "table": match}  # for service workers of earlier versions
        message = msgspec.json.encode(content)
        for to in await self.push.subscriptions(person):
            try:
                await self.push.send(to, message, _topic(match))
                self.counts["push-sent"] += 1
            except SubscriptionGone:
                self.counts["push-gone"] += 1
            except (BlockedAddress, TimeoutError, httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
                self._failed("push", error)

    async def _mail(self, person: rows.PersonRow, match: str, game: str, key: str) -> None:
        if self.mailer is None or person.mail is None:
            return
        try:
            await self.mailer.send(notice_mail(key, person.mail, person.language, game, self._link(match)))
            self.counts["mail-sent"] += 1
        except (OSError, ValueError) as error:
            self._failed("mail", error)

    def _link(self, match: str) -> str:
        return f"{self.address or ''}/match/{match}"

    def _failed(self, what: str, error: Exception) -> None:
        """Count and log a failure, without the address, which is private."""
        self.counts[f"{what}-failed"] += 1
        log.warning(
            "a %s could not be sent: %s",
            what,
            error if isinstance(error, BlockedAddress) else type(error).__name__,
        )


def notice_mail(key: str, to: str, language: str | None, game: str, link: str) -> MailMessage:
    """The mail in the person's language, or in all languages if that is unknown."""
    found = _game(game)
    languages = [language] if language is not None else list(LANGUAGES)
    said = [catalogue(code, found) for code in languages]
    subjects = [t(f"{key}-subject", game=t("name") if found else game) for t in said]
    texts = [t(f"{key}-mail", game=t("name") if found else game, link=link) for t in said]
    return MailMessage(to, " / ".join(dict.fromkeys(subjects)), "\n\n".join(texts) + "\n")


def _game(id: str) -> AnyGame | None:
    """The game, or None if it is no longer installed."""
    try:
        return find(id)
    except UnknownGame:
        return None


def _topic(match: str) -> str:
    """A push topic: at most 32 characters of base64url, as ids are."""
    return match[:32]
