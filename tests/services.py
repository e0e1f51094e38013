"""Real PostgreSQL and Redis for tests: started when first asked for, ended with the test run.

Each process of pytest has its own, so a test may stop and kill them without disturbing its neighbours.
"""

from __future__ import annotations

import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from secrets import token_hex

import psycopg
import pytest
from psycopg import sql

import database_servers as servers
from console import alone

PATIENCE = 60.0  # seconds for a server to come up, on a busy machine
PORTS = range(20_000, 32_000)  # below those that the system hands out, so nobody takes ours meanwhile

# Ends the server and removes its folder if whoever started it dies without a word.
WATCH = """
read done && exit
kill -INT "$1"
tries=0
while kill -0 "$1" && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
rm -rf "$2"
"""

POSTGRES_SETTINGS = {
    "listen_addresses": "",
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "max_parallel_workers": "0",
    "max_wal_senders": "0",
    "wal_level": "minimal",
    "jit": "off",
}


class DidNotStart(Exception):
    """A server ended, or did not answer in time; the message has the end of its log."""


class Service:
    """A server in a process of its own, with a folder of its own."""

    name = "service"

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.watch: subprocess.Popen[bytes] | None = None
        self.folder = Path(tempfile.mkdtemp(prefix=f"gloaming-{self.name}-", dir=_open_to_all()))
        self.user = _other_user()
        if self.user is not None:
            shutil.chown(self.folder, self.user)

    def command(self) -> list[str | Path]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def run(self, *command: str | Path) -> subprocess.Popen[bytes]:
        """Starts a program as somebody who is not root, because PostgreSQL refuses to run as root."""
        plain = {name: value for name, value in os.environ.items() if not name.startswith(("PG", "LC_"))}
        with self.log.open("ab") as log:
            return subprocess.Popen(
                command,
                cwd=self.folder, env=plain | {"LC_ALL": "C"}, user=self.user, start_new_session=True,
                group=pwd.getpwnam(self.user).pw_gid if self.user else None,
                extra_groups=[] if self.user else None,
                stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            )  # fmt: skip

    def start(self) -> None:
        """Starts it and waits until it answers."""
        deadline = time.monotonic() + PATIENCE
        while True:
            self.process = self.run(*self.command())
            if self._came_up(deadline):
                break
            self._reap()
            if time.monotonic() > deadline:
                raise DidNotStart(self.log.read_text(errors="replace")[-2000:])
            time.sleep(0.1)  # what a killed one left behind may still be in the way
        watch = ["sh", "-c", WATCH, "watch", str(self.process.pid), str(self.folder)]
        self.watch = subprocess.Popen(
            watch, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
        )

    def _came_up(self, deadline: float) -> bool:
        while self.running and time.monotonic() < deadline:
            if self.answers():
                return True
            time.sleep(0.05)
        return False

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self, by: signal.Signals = signal.SIGINT) -> None:
        """Ends it in good order, or by another signal."""
        if self.process is not None and self.running:
            self.process.send_signal(by)
        self._reap()

    def kill(self) -> None:
        """Ends it in the middle of whatever it does."""
        self.stop(signal.SIGKILL)

    def restart(self) -> None:
        self.stop()
        self.start()

    def _reap(self) -> None:
        if self.process is not None:
            try:
                self.process.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None
        if self.watch is not None:
            self.watch.communicate(b"done\n")
            self.watch = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """PostgreSQL on a socket in its folder; every commit reaches the disk."""

    name = "postgres"

    def __init__(self) -> None:
        super().__init__()
        with alone():
            self.programs = _reachable(servers.postgres(), self.folder, self.user)
        initdb = ["-U", "gloaming", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        made = self.run(self.programs / "initdb", "-D", self.folder / "data", *initdb)
        if made.wait(timeout=PATIENCE):
            raise DidNotStart(self.log.read_text(errors="replace")[-2000:])

    def command(self) -> list[str | Path]:
        settings = POSTGRES_SETTINGS | {"unix_socket_directories": str(self.folder)}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [self.programs / "postgres", "-D", self.folder / "data", *options]

    def address(self, database: str) -> str:
        """As libpq takes it."""
        return f"postgresql://gloaming@/{database}?host={self.folder}"

    def answers(self) -> bool:
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def fresh(self) -> str:
        """The URL of a new, empty database, as SQLAlchemy takes it."""
        if not self.running:
            self.start()
        name = f"test_{token_hex(6)}"
        self.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.address(name).replace("postgresql:", "postgresql+psycopg:", 1)

    def drop(self, url: str) -> None:
        """Removes a database, whoever is still connected to it."""
        if self.running:
            name = url.partition("@/")[2].partition("?")[0]
            self.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    def execute(self, command: sql.Composed) -> None:
        with closing(psycopg.connect(self.address("postgres"), autocommit=True)) as connection:
            connection.execute(command)


class Redis(Service):
    """Redis on a port of its own, which keeps nothing on disk."""

    name = "redis"

    def __init__(self) -> None:
        super().__init__()
        with alone():
            self.program = _reachable(servers.redis(), self.folder, self.user)
        self.port = 0

    def command(self) -> list[str | Path]:
        self.port = self.port if self.port and _free(self.port) else next(filter(_free, _ports()))
        return [
            self.program,
            *("--bind", "127.0.0.1", "--port", str(self.port)),
            *("--save", "", "--appendonly", "no", "--dir", self.folder),
        ]

    @property
    def url(self) -> str:
        if not self.running:
            self.start()
        return f"redis://127.0.0.1:{self.port}/0"

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as link:
                link.sendall(b"PING\r\n")
                return link.recv(64) == b"+PONG\r\n"
        except OSError:
            return False


def _ports() -> Iterator[int]:
    while True:
        yield random.choice(PORTS)


def _free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        return probe.connect_ex(("127.0.0.1", port)) != 0


def _other_user() -> str | None:
    """Whom to become when this is root."""
    return "nobody" if os.geteuid() == 0 else None


def _open_to_all() -> str:
    """A folder for temporary files that another user can get at."""
    usual = tempfile.gettempdir()
    return usual if _passable(Path(usual)) else "/tmp"


def _passable(path: Path) -> bool:
    """Whether everybody may go there."""
    return all(folder.stat().st_mode & 0o001 for folder in [path, *path.resolve().parents])


def _reachable(program: Path, folder: Path, user: str | None) -> Path:
    """The program, or a copy of it where another user may not go into this checkout."""
    if user is None or _passable(program):
        return program
    copied = folder / "programs"
    shutil.copytree(servers.HOME, copied)
    return copied / program.relative_to(servers.HOME)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL; ask it for a `fresh()` database."""
    with closing(Postgres()) as service:
        yield service


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """The URL of an empty database in PostgreSQL."""
    url = postgres.fresh()
    yield url
    postgres.drop(url)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """Redis; its `url` starts it if it does not run."""
    with closing(Redis()) as service:
        yield service


@pytest.fixture
def redis_url(redis: Redis) -> str:
    """The URL of a Redis that runs."""
    return redis.url
