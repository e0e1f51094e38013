"""What the routes for people share, over one database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gloaming.server.accounts.passwords import Passwords
from gloaming.server.notify.mail import Mailer
from gloaming.server.notify.push import PushSender
from gloaming.server.notify.turns import TurnNotifier
from gloaming.server.ops.rate_limit import RateLimit
from gloaming.server.storage.database import Database

OnMerge = Callable[[str, str, list[str]], None]
OnSignOut = Callable[[str], None]


@dataclass(frozen=True)
class AccountConfig:
    """How this server treats people.

    `address` is where it is on the web, for links in mail; `contact` whom push services may ask about it;
    `near` lets push messages go to this machine, which is for tests. The rest is how much is allowed in ten
    minutes: to one address (`requests` are those for a seat), and reports to one person.
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
    """Where people say who they are.

    `moved` is told when a guest becomes part of an account: both ids, and the matches that changed hands;
    `left` when somebody's sessions have ended, so that open pages are no longer theirs.
    """

    def __init__(self, store: Database, settings: AccountConfig | None = None) -> None:
        wished = settings or AccountConfig()
        self.database = store
        self.on_merge: OnMerge = lambda guest, account, tables: None
        self.on_sign_out: OnSignOut = lambda person: None
        self.passwords = Passwords(store)
        self.push = PushSender(store, wished.contact, wished.allow_local)
        self.notifier = TurnNotifier(store, self.push, wished.mailer, wished.address)
        self.guests = RateLimit(wished.guests, 600)
        self.challenges = RateLimit(wished.challenges, 600)
        self.complaints = RateLimit(wished.complaints, 600)
        self.requests = RateLimit(wished.requests, 600)

    async def push_key(self) -> str:
        """The public key that browsers bind their subscriptions to."""
        return (await self.push.vapid_key()).public

    async def close(self) -> None:
        """Before the store is closed."""
        await self.notifier.close()
        await self.push.close()
        self.passwords.close()
