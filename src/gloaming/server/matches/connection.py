"""An open page at a table: whom it speaks for, what it sees, and what it has still to be sent."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from gloaming.protocol import ToBrowser

COME_BACK, FORBIDDEN = 1013, 4403  # codes with which a socket is closed

WAITING = 200  # messages that a slow listener may lag behind before it is cut and has to come back

NOT_WATCHED = "this table is not to be watched"

_encoder = msgspec.json.Encoder()


def encode(message: ToBrowser) -> str:
    return _encoder.encode(message).decode()


@dataclass(eq=False)
class Listener:
    """`person` is who it is, `token` the key to a seat, `seat` the one it looks from (none: a spectator).

    `epoch` is that of the person's session; `parting` the code and the reason with which the socket closes.
    """

    person: str | None
    token: str | None = None
    epoch: int | None = None
    seat: int | None = None
    waiting: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(WAITING))
    gone: bool = False  # nothing more is sent; the page has to come back
    parting: tuple[int, str] = (COME_BACK, "come back for the whole table")

    def send(self, message: ToBrowser) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        if self.gone:
            return
        if self.waiting.full():
            self.cut()
        else:
            self.waiting.put_nowait(text)

    def cut(self) -> None:
        """Send nothing more; the page comes back and sees the table anew."""
        self.gone = True
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    def bar(self) -> None:
        """Send nothing more; the page need not come back."""
        self.parting = (FORBIDDEN, NOT_WATCHED)
        self.cut()
