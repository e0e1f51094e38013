"""Progress lines and one-line failures of the set-up."""

import fcntl
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import disk_usage
from threading import RLock
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build"

T = TypeVar("T")

A_LITTLE = 10_000_000  # bytes; with less, the disk counts as full

NO_NETWORK = re.compile(
    "ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|name resolution|dns error|[Cc]onnection refused"
    "|Network is unreachable|timed out"
)


def once(make: Callable[[], T]) -> Callable[[], T]:
    """Makes something once, even if several threads ask for it at the same time."""
    lock, made = RLock(), cache(make)

    def get() -> T:
        with lock:
            return made()

    return get


class Missing(Exception):
    """Something is missing on this machine; the message says what to do."""


def say(line: str) -> None:
    """Prints one line at once, so that parallel steps do not mix."""
    print(f"{line}\n", end="", flush=True)


@contextmanager
def step(what: str) -> Iterator[None]:
    """Announces a step of the set-up and, once it is done, how long it took."""
    say(f"  {what} …")
    start = time.monotonic()
    yield
    say(f"  {what}: {time.monotonic() - start:.1f} s")


def call(what: str, *command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Runs a command with its output in a log, which is quoted only if it fails."""
    log = BUILD / "logs" / f"{what.replace(' ', '-').replace('/', '-')}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w") as output:
        done = subprocess.run(
            command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        )
    if done.returncode:
        text = log.read_text(errors="replace")
        raise Missing(f"could not set up {what}: {reason(text)} (see {log.relative_to(ROOT)})")


def reason(log: str) -> str:
    """Why a command failed, from its log."""
    if "No space left" in log or "ENOSPC" in log or disk_usage(ROOT).free < A_LITTLE:
        return "the disk is full; make room and start again"
    if NO_NETWORK.search(log):
        return "the package index does not answer; check the network and start again"
    lines = [line.strip() for line in log.splitlines() if line.strip() and "complete log" not in line]
    errors = [line for line in lines if re.search("error", line, re.IGNORECASE)]
    return (errors or lines or ["it failed without a word"])[-1]


@contextmanager
def alone() -> Iterator[None]:
    """Allows only one set-up at a time in this checkout."""
    BUILD.mkdir(exist_ok=True)
    path = BUILD / "lock"
    if not path.exists():
        path.touch()
    with path.open() as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("  waiting for another set-up of this checkout …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def plainly(main: Callable[[], None]) -> None:
    """Runs a program so that an expected failure ends it with one line."""
    try:
        main()
    except Missing as missing:
        sys.exit(f"gloaming: {missing}")
    except KeyboardInterrupt:
        sys.exit(130)
    except PermissionError as error:
        sys.exit(f"gloaming: may not use {error.filename}; another user has probably set up this checkout")
    except OSError as error:
        sys.exit(f"gloaming: {error.strerror or error}: {error.filename or ROOT}")
