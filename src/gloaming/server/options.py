"""Options of the server, as the command line gives them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ServerOptions:
    """Options of `gloaming serve`; every server process reads the same ones."""

    database: str
    broker: str | None = None
    workers: int = 1
    address: str | None = None
    mail: str = "none"
    sockets: int = 60
    requests: float = 30.0
    contact: str | None = None
