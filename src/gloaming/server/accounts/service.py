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

Moved = Callable[[str, str, list[str]], None]
Left = Callable[[str], None]


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
    near: bool = False
    guests: int = 300
    questions: int = 120
    reports: int = 20
    requests: int = 60


class AccountService:
    """Where people say who they are.

    `moved` is told when a guest becomes part of an account: both ids, and the matches that changed hands;
    `left` when somebody's sessions have ended, so that open pages are no longer theirs.
    """

    def __init__(self, store: Database, settings: AccountConfig | None = None) -> None:
        wished = settings or AccountConfig()
        self.store = store
        self.moved: Moved = lambda guest, account, tables: None
        self.left: Left = lambda person: None
        self.passwords = Passwords(store)
        self.pusher = PushSender(store, wished.contact, wished.near)
        self.notices = TurnNotifier(store, self.pusher, wished.mailer, wished.address)
        self.guests = RateLimit(wished.guests, 600)
        self.questions = RateLimit(wished.questions, 600)
        self.reports = RateLimit(wished.reports, 600)
        self.requests = RateLimit(wished.requests, 600)

    async def push_key(self) -> str:
        """The public key that browsers bind their subscriptions to."""
        return (await self.pusher.signer()).public

    async def close(self) -> None:
        """Before the store is closed."""
        await self.notices.close()
        await self.pusher.close()
        self.passwords.close()
