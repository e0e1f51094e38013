"""Mail: somewhere to put letters. This server writes them; whoever keeps it decides where they go."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from typing import Protocol, TextIO

from gloaming.core.trouble import Trouble

SENDER = "gloaming@localhost"


@dataclass(frozen=True)
class Letter:
    """A mail as plain text."""

    to: str
    subject: str
    text: str

    def message(self) -> EmailMessage:
        """As it goes over the line; a header that would be two lines is refused by its class."""
        made = EmailMessage()
        made["From"], made["To"], made["Subject"] = SENDER, self.to, self.subject
        made.set_content(self.text)
        return made


class Mailer(Protocol):
    """Takes letters; raises OSError if it cannot now."""

    async def send(self, letter: Letter) -> None: ...


class Console:
    """Writes letters to the terminal, where whoever tries things out can read them."""

    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out

    async def send(self, letter: Letter) -> None:
        out = self.out or sys.stdout
        text = letter.message().as_string(policy=SMTP.clone(linesep="\n", cte_type="8bit", utf8=True))
        print(text, file=out, flush=True)


class UnknownMailer(Trouble):
    """There is no such way to send mail; the message lists those that there are."""


def mailer(kind: str) -> Mailer | None:
    """By its name on the command line: `none` or `console`."""
    if kind == "none":
        return None
    if kind == "console":
        return Console()
    raise UnknownMailer(f"mail goes to none or console, not to {kind!r}")
