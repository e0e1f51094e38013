"""Running the server: one process, or several that share a socket and a PostgreSQL database."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

import msgspec
import uvicorn

from gloaming.config import server_order, set_server_order
from gloaming.core.errors import Trouble
from gloaming.server.accounts.service import AccountConfig
from gloaming.server.app import Plan, make_app
from gloaming.server.cluster import make_broker
from gloaming.server.notify.mail import make_mailer
from gloaming.server.ops import logs, metrics
from gloaming.server.ops.gc import GcPolicy
from gloaming.server.ops.rate_limit import Limits
from gloaming.server.storage.database import Database
from gloaming.server.storage.engine import database_url, is_sqlite
from gloaming.server.storage.file_lock import lock_database

LARGEST_FRAME = 16 * 1024
SWITCH = 0.0005  # seconds that a thread may keep the interpreter while the database's writer waits for it
PATIENCE = 5  # seconds for open requests when the server is stopped


class StartError(Trouble):
    """The server cannot be run as ordered; the message says why."""


@dataclass(frozen=True)
class Order:
    """What the command line asks for."""

    database: str
    broker: str | None = None
    workers: int = 1
    address: str | None = None
    mail: str = "none"
    sockets: int = 60
    requests: float = 30.0
    contact: str | None = None


def check(order: Order) -> None:
    """Refuse what cannot work, before anything listens; and bring the database up to date."""
    url = database_url(order.database)
    if order.workers > 1 and is_sqlite(url):
        raise StartError(
            "several workers need PostgreSQL: a SQLite file has one writer. "
            "Leave --workers out, or name one with --database postgresql://…"
        )
    make_broker(order.broker, url.render_as_string(hide_password=False))
    Database(order.database).close()


def place(order: Order) -> str:
    """The database in words, without its password."""
    url = database_url(order.database)
    return url.database or "" if is_sqlite(url) else url.render_as_string(hide_password=True)


@contextmanager
def holding(order: Order) -> Iterator[None]:
    """A SQLite file is this server's alone as long as it runs."""
    url = database_url(order.database)
    with lock_database(Path(url.database)) if is_sqlite(url) and url.database else nullcontext():
        yield


def run(order: Order, listening: socket.socket) -> None:
    """Serve until the server is told to stop; people's pages then come back to the next one."""
    set_server_order(msgspec.json.encode(order).decode())
    config = uvicorn.Config(
        "gloaming.server.run:app",
        factory=True,
        workers=order.workers,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # a compressor for every page costs more memory than its table
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        proxy_headers=True,
    )
    if order.workers == 1:
        uvicorn.Server(config).run(sockets=[listening])
    else:
        from uvicorn.supervisors import Multiprocess

        with metrics.share_between_workers(order.workers):
            Multiprocess(config, [listening]).run()


def app() -> logs.RequestLog:
    """The application, as one of the processes runs it."""
    logs.configure_logging()
    order = msgspec.json.decode(server_order(), type=Order)
    cores = os.cpu_count() or 2
    plan = Plan(
        database=order.database,
        broker=order.broker,
        thinkers=max(1, (cores - 1) // order.workers),
        limits=Limits(sockets=order.sockets, requests=order.requests),
        people=AccountConfig(mailer=make_mailer(order.mail), address=order.address, contact=order.contact),
    )
    made, tidying = make_app(plan), GcPolicy()
    made.on_startup.append(tidying.start)
    made.on_shutdown.append(tidying.stop)
    sys.setswitchinterval(SWITCH)
    return logs.RequestLog(made)
