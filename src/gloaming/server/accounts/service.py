"""The account services that routes share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from gloaming.server.accounts.passwords import Passwords
from gloaming.server.notify.mail import Mailer
from gloaming.server.notify.push import PushSender
from gloaming.server.notify.turns import TurnNotifier
from gloaming.server.ops.rate_limit import RateLimit
from gloaming.server.storage import people
from gloaming.server.storage.database import Database

OnMerge = Callable[[str, str, list[str]], None]
OnSignOut = Callable[[str], None]


@dataclass(frozen=True)
class AccountConfig:
    """How accounts and notifications work on this server.

    `address` is the public URL, for links in mail; `contact` is given to push services; `allow_local` permits
    push messages to this machine, for tests. The numbers are limits in ten minutes: new guests, passkey
    challenges and requests for a seat per address, complaints per person.
    """

    mailer: Mailer | None = None
    address: str | None = None
    contact: str | None = None
    allow_local: bool = False
    guests: int = 300
    challenges: int = 120
    complaints: int = 20
    requests: int = 60


class AccountService:
    """Passwords, notifications and limits over one database.

    `on_merge` is called with guest, account and matches when a guest is merged; `on_sign_out` with a person
    whose sessions have ended.
    """

    def __init__(self, database: Database, settings: AccountConfig | None = None) -> None:
        config = settings or AccountConfig()
        self.database = database
        self.on_merge: OnMerge = lambda guest, account, tables: None
        self.on_sign_out: OnSignOut = lambda person: None
        self.passwords = Passwords(database)
        self.push = PushSender(database, config.contact, config.allow_local)
        self.notifier = TurnNotifier(database, self.push, config.mailer, config.address)
        self.guests = RateLimit(config.guests, 600)
        self.challenges = RateLimit(config.challenges, 600)
        self.complaints = RateLimit(config.complaints, 600)
        self.requests = RateLimit(config.requests, 600)

    async def epochs(self, persons: Iterable[str]) -> dict[str, int]:
        """The current epoch of each person; sessions of older ones have ended."""
        return await self.database.read(partial(people.epochs, persons=persons))

    async def push_key(self) -> str:
        """The public VAPID key that browsers bind subscriptions to."""
        return (await self.push.vapid_key()).public

    async def close(self) -> None:
        """Close everything; call it before the database is closed."""
        await self.notifier.close()
        await self.push.close()
        self.passwords.close()
