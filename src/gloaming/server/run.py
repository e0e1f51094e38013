"""Runs the server: one process, or several that share a socket and a PostgreSQL database."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import msgspec
import uvicorn

from gloaming.config import server_order, set_server_order
from gloaming.core.errors import GloamingError
from gloaming.server.accounts.service import AccountConfig
from gloaming.server.app import AppConfig, make_app
from gloaming.server.cluster import make_broker
from gloaming.server.notify.mail import make_mailer
from gloaming.server.ops import logs, metrics
from gloaming.server.ops.gc import GcPolicy
from gloaming.server.ops.rate_limit import Limits
from gloaming.server.options import ServerOptions
from gloaming.server.storage.database import Database
from gloaming.server.storage.engine import database_url, is_sqlite
from gloaming.server.storage.file_lock import lock_database

LARGEST_FRAME = 16 * 1024
SWITCH_INTERVAL = 0.0005  # seconds; short, because the database's writer thread waits for the interpreter
SHUTDOWN_SECONDS = 5  # for open requests when the server stops


class StartError(GloamingError):
    """The server cannot be run with these options; the message says why."""


def check(options: ServerOptions) -> None:
    """Refuse options that cannot work before anything listens; upgrade the database."""
    url = database_url(options.database)
    if options.workers > 1 and is_sqlite(url):
        raise StartError(
            "several workers need PostgreSQL: a SQLite file has one writer. "
            "Leave --workers out, or name one with --database postgresql://…"
        )
    make_broker(options.broker, url.render_as_string(hide_password=False))
    Database(options.database).close()


def database_name(options: ServerOptions) -> str:
    """The database's path or address, without its password."""
    url = database_url(options.database)
    return url.database or "" if is_sqlite(url) else url.render_as_string(hide_password=True)


@contextmanager
def database_lock(options: ServerOptions) -> Iterator[None]:
    """Lock a SQLite file for this server while it runs."""
    url = database_url(options.database)
    with lock_database(Path(url.database)) if is_sqlite(url) and url.database else nullcontext():
        yield


def run(options: ServerOptions, listening: socket.socket) -> None:
    """Serve until the server is told to stop; open pages then reconnect to the next one."""
    set_server_order(msgspec.json.encode(options).decode())
    config = uvicorn.Config(
        "gloaming.server.run:app",
        factory=True,
        workers=options.workers,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # a compressor per connection costs more memory than the match
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        server_header=False,
        proxy_headers=True,
    )
    if options.workers == 1:
        uvicorn.Server(config).run(sockets=[listening])
    else:
        from uvicorn.supervisors import Multiprocess

        with metrics.share_between_workers(options.workers):
            Multiprocess(config, [listening]).run()


def app() -> logs.RequestLog:
    """The application as each server process runs it."""
    logs.configure_logging()
    options = msgspec.json.decode(server_order(), type=ServerOptions)
    cores = os.cpu_count() or 2
    config = AppConfig(
        database=options.database,
        broker=options.broker,
        bot_workers=max(1, (cores - 1) // options.workers),
        limits=Limits(sockets=options.sockets, requests=options.requests),
        accounts=AccountConfig(
            mailer=make_mailer(options.mail), address=options.address, contact=options.contact
        ),
    )
    made, gc_policy = make_app(config), GcPolicy()
    made.on_startup.append(gc_policy.start)
    made.on_shutdown.append(gc_policy.stop)
    sys.setswitchinterval(SWITCH_INTERVAL)
    return logs.RequestLog(made)
