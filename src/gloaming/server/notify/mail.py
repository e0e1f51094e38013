"""Mail: somewhere to put letters. This server writes them; whoever keeps it decides where they go."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Protocol, TextIO

from gloaming.core.errors import Trouble


@dataclass(frozen=True)
class MailMessage:
    """A mail as plain text."""

    to: str
    subject: str
    text: str


class Mailer(Protocol):
    """Takes letters; raises OSError if it cannot now."""

    async def send(self, letter: MailMessage) -> None: ...


class ConsoleMailer:
    """Writes letters to the terminal, where whoever tries things out can read them."""

    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out

    async def send(self, letter: MailMessage) -> None:
        out = self.out or sys.stdout
        print(f"To: {letter.to}\nSubject: {letter.subject}\n\n{letter.text}", file=out, flush=True)


class UnknownMailer(Trouble):
    """There is no such way to send mail; the message lists those that there are."""


def make_mailer(kind: str) -> Mailer | None:
    """By its name on the command line: `none` or `console`."""
    if kind == "none":
        return None
    if kind == "console":
        return ConsoleMailer()
    raise UnknownMailer(f"mail goes to none or console, not to {kind!r}")
