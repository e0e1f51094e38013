"""`gloaming serve`: the web server."""

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
from gloaming.config import data_folder

HOST = "127.0.0.1"
PORT = 8017
PORTS_TRIED = 20


class Mail(StrEnum):
    """Where mails are sent."""

    none = "none"
    console = "console"


def serve(
    port: Annotated[
        int | None,
        typer.Option(help=f"Port to listen on. [default: {PORT}, or the next free one]", show_default=False),
    ] = None,
    host: Annotated[str, typer.Option(help="Address to listen on.")] = HOST,
    database: Annotated[
        str | None, typer.Option(help="SQLite file, created if missing; or postgresql://…")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Server processes; several need PostgreSQL.")] = 1,
    broker: Annotated[
        str | None, typer.Option(help="Messages between processes: redis://…; by default the database.")
    ] = None,
    address: Annotated[
        str | None, typer.Option(help="Public address of the server, for links in mails.")
    ] = None,
    contact: Annotated[
        str | None,
        typer.Option(help="Contact for push services: mailto:… or https://…"),
    ] = None,
    mail: Annotated[
        Mail, typer.Option(help="Where mails are sent: nowhere, or to the console for another program.")
    ] = Mail.none,
    sockets: Annotated[int, typer.Option(min=1, help="Sockets per client address.")] = 60,
    requests: Annotated[float, typer.Option(help="Requests per second per client address.")] = 30.0,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser, if there is one.")] = False,
    background_build: Annotated[
        bool, typer.Option("--compile/--no-compile", help="Compile in the background.")
    ] = True,
) -> None:
    """Run the web server.

    Example: gloaming serve --port 8017 --open

    Also: gloaming serve --workers 4 --database postgresql://localhost/gloaming
    """
    from gloaming.server import run as running
    from gloaming.server.http.client import check_built

    check_built()
    kept = database if database is not None else str(data_folder() / "gloaming.db")
    order = running.Order(kept, broker, workers, address, mail.value, sockets, requests, contact)
    running.check(order)
    with running.holding(order):
        listening = listen(host, PORT, PORTS_TRIED) if port is None else listen(host, port)
        page = f"http://{'localhost' if host == HOST else host}:{listening.getsockname()[1]}/"
        typer.echo(f"Gloaming is at {page} (Ctrl-C ends it; matches are kept in {running.place(order)})")
        if open_browser and has_browser():
            threading.Timer(1.0, webbrowser.open, [page]).start()
        if background_build:
            compile_meanwhile()
        running.run(order, listening)


def listen(host: str, port: int, tried: int = 1) -> socket.socket:
    """A listening socket on this port, or on one of the next ones."""
    for candidate in range(port, min(port + tried, 65536)) if port else [0]:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except OSError as error:
            listening.close()
            if error.errno not in (98, 48, 10048):  # another port helps only if this one is in use
                raise OSError(f"cannot listen on {host} port {candidate}: {error.strerror}") from None
            continue
        listening.listen()
        return listening
    if tried == 1:
        raise OSError(f"port {port} on {host} is taken: another program listens there")
    raise OSError(f"no free port on {host} from {port} to {port + tried - 1}")


def has_browser() -> bool:
    """Whether a browser can be opened on a screen."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))


def compile_meanwhile() -> None:
    """Compile in the background for the next start."""
    if COMPILED or os.environ.get("GLOAMING_PLAIN") or not builder.may_build():
        return
    typer.echo("Compiling in the background: the next start will be faster.")
    command = [sys.executable, "-m", "gloaming", "build"]
    if hasattr(os, "nice"):
        command = [sys.executable, "-c", NICE, *command]
    quiet = subprocess.DEVNULL
    subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


NICE = "import os, sys; os.nice(15); os.execv(sys.argv[1], sys.argv[1:])"
