"""An open page: the person, the seat it looks from, and the messages to be sent."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from gloaming.protocol import ToBrowser

COME_BACK, FORBIDDEN = 1013, 4403  # close codes of a socket

MAX_QUEUED = 200  # messages; a connection that falls behind further is closed and has to reconnect

NOT_WATCHED = "this table is not to be watched"

_encoder = msgspec.json.Encoder()


def encode(message: ToBrowser) -> str:
    return _encoder.encode(message).decode()


@dataclass(eq=False)
class Connection:
    """One open page. `token` is a seat link's key, `seat` the one it looks from (None: a spectator).

    `epoch` is the session's; `close_reason` the code and the text with which the socket is closed.
    """

    person: str | None
    token: str | None = None
    epoch: int | None = None
    seat: int | None = None
    queue: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(MAX_QUEUED))
    closed: bool = False
    close_reason: tuple[int, str] = (COME_BACK, "come back for the whole table")

    def send(self, message: ToBrowser) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str | None) -> None:
        if self.closed or text is None:
            return
        if self.queue.full():
            self.close()
        else:
            self.queue.put_nowait(text)

    def close(self) -> None:
        """Send nothing more; the page reconnects and gets a new snapshot."""
        self.closed = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def forbid(self) -> None:
        """Send nothing more; the page does not reconnect."""
        self.close_reason = (FORBIDDEN, NOT_WATCHED)
        self.close()
