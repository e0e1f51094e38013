"""`gloaming serve`: the web table."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import webbrowser
from enum import StrEnum
from typing import Annotated

import typer

from gloaming import COMPILED
from gloaming.compiled import build as builder
from gloaming.config import data_folder, has_display, is_plain_wanted

HOST = "127.0.0.1"
PORT = 8017
PORTS_TRIED = 20


class Mail(StrEnum):
    """Where mails go."""

    none = "none"
    console = "console"


def serve(
    port: Annotated[
        int | None,
        typer.Option(help=f"Port to listen on. [default: {PORT}, or the next free one]", show_default=False),
    ] = None,
    host: Annotated[str, typer.Option(help="Address to listen on.")] = HOST,
    database: Annotated[
        str | None, typer.Option(help="SQLite file, made if it does not exist; or postgresql://…")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Server processes; more than one on PostgreSQL.")] = 1,
    broker: Annotated[
        str | None, typer.Option(help="How they tell each other: redis://…; by default the database.")
    ] = None,
    address: Annotated[
        str | None, typer.Option(help="Where the server is on the web, for links in mails.")
    ] = None,
    contact: Annotated[
        str | None,
        typer.Option(help="Whom push services may ask about this server: mailto:… or https://…"),
    ] = None,
    mail: Annotated[
        Mail, typer.Option(help="Where mails go: nowhere, or to the console for another program.")
    ] = Mail.none,
    sockets: Annotated[int, typer.Option(min=1, help="Sockets that one address may open.")] = 60,
    requests: Annotated[float, typer.Option(help="Requests a second that one address may make.")] = 30.0,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser, where there is one.")] = False,
    background_build: Annotated[
        bool, typer.Option("--compile/--no-compile", help="Compile meanwhile.")
    ] = True,
) -> None:
    """Serve the web table on this machine.

    Example: gloaming serve --port 8017 --open

    Also: gloaming serve --workers 4 --database postgresql://localhost/gloaming
    """
    from gloaming.server import run as server_run
    from gloaming.server.http.client import check_built
    from gloaming.server.options import ServerOptions

    check_built()
    path = database if database is not None else str(data_folder() / "gloaming.db")
    options = ServerOptions(path, broker, workers, address, mail.value, sockets, requests, contact)
    server_run.check(options)
    with server_run.database_lock(options):
        listening = listen(host, PORT, PORTS_TRIED) if port is None else listen(host, port)
        page = f"http://{'localhost' if host == HOST else host}:{listening.getsockname()[1]}/"
        typer.echo(
            f"Gloaming is at {page} (Ctrl-C ends it; tables are kept in {server_run.database_name(options)})"
        )
        if open_browser and has_display():
            threading.Timer(1.0, webbrowser.open, [page]).start()
        if background_build:
            compile_meanwhile()
        server_run.run(options, listening)


def listen(host: str, port: int, tried: int = 1) -> socket.socket:
    """A listening socket on this port, or on one of the next as far as they are tried."""
    for candidate in range(port, min(port + tried, 65536)) if port else [0]:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except OSError as error:
            listening.close()
            if error.errno not in (98, 48, 10048):  # only 'already in use' is worth another port
                raise OSError(f"cannot listen on {host} port {candidate}: {error.strerror}") from None
            continue
        listening.listen()
        return listening
    if tried == 1:
        raise OSError(f"port {port} on {host} is taken: another program listens there")
    raise OSError(f"no free port on {host} from {port} to {port + tried - 1}")


def compile_meanwhile() -> None:
    """Compile for the next start, out of the way of this one."""
    if COMPILED or is_plain_wanted() or not builder.may_build():
        return
    typer.echo("Compiling in the background: the next start will be faster.")
    command = [sys.executable, "-m", "gloaming", "build"]
    if hasattr(os, "nice"):
        command = [sys.executable, "-c", NICE, *command]
    quiet = subprocess.DEVNULL
    subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


NICE = "import os, sys; os.nice(15); os.execv(sys.argv[1], sys.argv[1:])"
