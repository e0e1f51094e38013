"""Starts server processes quickly: they are forks of a process that has imported everything.

A soak test needs hundreds of starts, and importing takes longest. Still a whole server process is killed,
and only the database is left. Commands are lines: `start` answers with the
process id, `kill PID` once it is gone.
"""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import replace
from socket import socket


def main() -> None:
    """`python -m tools.soak.fork_server SOCKET ORDER`"""
    import msgspec

    from gloaming.server import app
    from gloaming.server import run as running
    from gloaming.server.options import ServerOptions

    order = msgspec.json.decode(sys.argv[2], type=ServerOptions)
    running.check(order)
    app.make_app(app.AppConfig(order.database))  # imports the late imports
    listening = socket(fileno=int(sys.argv[1]))
    children: set[int] = set()
    print("ready", flush=True)
    while line := sys.stdin.readline():
        match line.split():
            case ["start"]:
                pid = os.fork()
                if pid == 0:
                    _serve(replace(order, workers=1), listening)
                children.add(pid)
                print(pid, flush=True)
            case ["kill", number]:
                _kill(int(number))
                children.discard(int(number))
                print("gone", flush=True)
    for pid in children:
        _kill(pid)


def _kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


def _serve(order: object, listening: socket) -> None:
    from gloaming.server import run as running
    from gloaming.server.options import ServerOptions

    assert isinstance(order, ServerOptions)
    code = 1
    try:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_RDWR), 0)
        os.dup2(2, 1)
        running.run(order, listening)
        code = 0
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()
