"""Starts, measures and kills the server processes of a soak test."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import httpx
import msgspec

from gloaming.server.ops.metrics import memory_of
from gloaming.server.options import ServerOptions
from tools.soak.errors import SoakError

PATIENCE = 120.0  # seconds for a start, on a busy machine
TRACEBACK = "Traceback (most recent call last)"
LOADING = "reduction.pickle.load(from_parent)"
ORPHANED = ("EOFError", "pickle data was truncated")
TICKS = os.sysconf("SC_CLK_TCK")


class Fleet(ABC):
    """One port, and the processes that serve it."""

    def __init__(self, order: ServerOptions, log: Path) -> None:
        self.order = order
        self.log = log
        self.started: set[int] = set()  # session ids of all processes ever started
        self.address = ""

    async def start(self) -> None:
        """Start everything and wait until it answers."""
        await self.begin()
        await self.ready()

    @abstractmethod
    async def begin(self) -> None: ...

    @abstractmethod
    async def kill(self, dice: random.Random) -> str:
        """Kill one process or all, and start them again; returns what was killed."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def pids(self) -> list[int]:
        """The processes that serve now."""

    @abstractmethod
    def sessions(self) -> set[int]:
        """Those of `started` that are running."""

    async def ready(self) -> float:
        """Wait until the server answers; returns the seconds it took."""
        began = time.monotonic()
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=5) as http:
            while True:
                try:
                    if (await http.get("/readyz")).status_code == 200:
                        return time.monotonic() - began
                except httpx.HTTPError:
                    pass
                if time.monotonic() - began > PATIENCE:
                    raise SoakError(f"the server does not start; its log ends with: {self.tail()}")
                await asyncio.sleep(0.05)

    def memory(self) -> int:
        """Memory of the serving processes in bytes."""
        return sum(memory_of(pid) or 0 for pid in self.pids())

    def busy(self) -> float:
        """CPU seconds of the serving processes."""
        return sum(map(_cpu, self.pids()))

    def tail(self) -> str:
        return self.log.read_text(errors="replace")[-600:].replace("\n", " ") if self.log.exists() else ""

    def faults(self) -> list[str]:
        """Errors in the log of the server."""
        text = self.log.read_text(errors="replace") if self.log.exists() else ""
        return [f"the server's log has: {fault}" for fault in found_in(text)]

    async def left_behind(self) -> list[str]:
        """Processes that should have ended with those that were killed."""
        gone = self.started - self.sessions()
        deadline = time.monotonic() + 10
        while (left := _in_sessions(gone)) and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
        return [f"process {pid} has outlived the server that started it" for pid in left]


class Warm(Fleet):
    """Forked processes that share one socket, as workers do."""

    def __init__(self, order: ServerOptions, log: Path) -> None:
        super().__init__(order, log)
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
        self.address = f"127.0.0.1:{self.listening.getsockname()[1]}"
        self.serving: list[int] = []

    async def begin(self) -> None:
        door = self.listening.fileno()
        command = [sys.executable, "-m", "tools.soak.fork_server", str(door)]
        with self.log.open("ab") as log:
            self.nursery = await asyncio.create_subprocess_exec(
                *command, msgspec.json.encode(self.order).decode(),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=log,
                pass_fds=[door], start_new_session=True,
            )  # fmt: skip
        if await self._answer() != "ready":
            raise SoakError(f"no server can be started: {self.tail()}")
        for _ in range(self.order.workers):
            await self._spawn()

    async def kill(self, dice: random.Random) -> str:
        everything = len(self.serving) == 1 or dice.random() < 0.3
        victims = list(self.serving) if everything else [dice.choice(self.serving)]
        for pid in victims:
            self.serving.remove(pid)
            await self._ask(f"kill {pid}")
        for _ in victims:
            await self._spawn()
        return "everything" if everything else "a worker"

    async def _spawn(self) -> None:
        pid = int(await self._ask("start"))
        self.serving.append(pid)
        self.started.add(pid)

    async def _ask(self, order: str) -> str:
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(f"{order}\n".encode())
        return await self._answer()

    async def _answer(self) -> str:
        assert self.nursery.stdout is not None
        async with asyncio.timeout(PATIENCE):
            return (await self.nursery.stdout.readline()).decode().strip()

    async def close(self) -> None:
        self.serving = []
        assert self.nursery.stdin is not None
        self.nursery.stdin.close()
        await self.nursery.wait()
        self.listening.close()

    def pids(self) -> list[int]:
        return self.serving

    def sessions(self) -> set[int]:
        return set(self.serving)


class Cold(Fleet):
    """`gloaming serve`, started from scratch each time."""

    def __init__(self, order: ServerOptions, log: Path) -> None:
        super().__init__(order, log)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"

    async def begin(self) -> None:
        order = self.order
        broker = ["--broker", order.broker] if order.broker else []
        limits = ["--sockets", str(order.sockets), "--requests", str(order.requests)]
        port = ["--port", str(self.port), "--workers", str(order.workers), "--no-compile"]
        command = [sys.executable, "-m", "gloaming", "serve", "--database", order.database]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *command, *port, *broker, *limits, stdout=log, stderr=log, start_new_session=True
            )
        self.started.add(self.process.pid)

    async def kill(self, dice: random.Random) -> str:
        workers = [pid for pid in self.pids() if pid != self.process.pid]
        if workers and dice.random() < 0.7:
            os.kill(dice.choice(workers), signal.SIGKILL)  # the server replaces it
            return "a worker"
        await self.close()
        await self.begin()
        return "everything"

    async def close(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()

    def pids(self) -> list[int]:
        """The server, or its workers if it has several."""
        if self.order.workers == 1:
            return [self.process.pid]
        return [pid for pid in _children(self.process.pid) if "spawn_main" in _command(pid)]

    def sessions(self) -> set[int]:
        return {self.process.pid}


def _stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat, from the state on."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


def _cpu(pid: int) -> float:
    stat = _stat(pid)
    return (int(stat[11]) + int(stat[12])) / TICKS if stat else 0.0


def _processes() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def _children(parent: int) -> list[int]:
    return [pid for pid in _processes() if (stat := _stat(pid)) and int(stat[1]) == parent]


def _in_sessions(sessions: set[int]) -> list[int]:
    found = [(pid, stat) for pid in _processes() if (stat := _stat(pid))]
    return [pid for pid, stat in found if int(stat[3]) in sessions and stat[0] != "Z"]


def found_in(log: str) -> list[str]:
    """The errors in the log of a server: error lines, and tracebacks with their last line."""
    json_lines, other_lines = list[str](), list[str]()
    for line in log.splitlines():
        (json_lines if line.startswith("{") else other_lines).append(line)
    found = [line[:300] for line in json_lines if '"level":"error"' in line or TRACEBACK in line]
    starts = [number for number, line in enumerate(other_lines) if TRACEBACK in line]
    if len(starts) > _orphans("\n".join(other_lines)):
        found += [
            _ending(other_lines[start + 1 : end]) for start, end in pairwise([*starts, len(other_lines)])
        ]
    return found


def _orphans(text: str) -> int:
    """How many bot processes lost their server while they started; Python prints a traceback for each.

    Several write at once and mix their lines, so their texts are counted without regard to order.
    """
    return min(text.count(LOADING), sum(map(text.count, ORPHANED)))


def _ending(lines: Sequence[str]) -> str:
    inner = [line.strip() for line in lines if line.startswith(" ")]
    last = next((line for line in lines if not line.startswith(" ")), "cut off")
    return f"{last[:200]} ({'; '.join(inner[-4:])[:300]})"
