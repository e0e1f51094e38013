"""Mail backends."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Protocol, TextIO

from gloaming.core.errors import GloamingError


@dataclass(frozen=True)
class MailMessage:
    """A plain text mail."""

    to: str
    subject: str
    text: str


class Mailer(Protocol):
    """Sends mail; raises OSError if that fails."""

    async def send(self, message: MailMessage) -> None: ...


class ConsoleMailer:
    """Prints mail to the terminal."""

    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out

    async def send(self, message: MailMessage) -> None:
        out = self.out or sys.stdout
        print(f"To: {message.to}\nSubject: {message.subject}\n\n{message.text}", file=out, flush=True)


class UnknownMailer(GloamingError):
    """There is no such mail backend; the message lists those that exist."""


def make_mailer(kind: str) -> Mailer | None:
    """The backend by its name on the command line: `none` or `console`."""
    if kind == "none":
        return None
    if kind == "console":
        return ConsoleMailer()
    raise UnknownMailer(f"mail goes to none or console, not to {kind!r}")
