"""A process that works for this one: it can be ended at any moment, and ends when this one does."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import resource
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import TypeVar

MEMORY = 1 << 30  # bytes of data that a process may hold
PATIENCE = 5.0  # seconds for a process that was killed to be gone
PR_SET_PDEATHSIG = 1  # of Linux: the signal that a process gets when its parent's thread has ended

T = TypeVar("T")


class Died(Exception):
    """The process has ended before it answered."""


class Worker:
    """One process, started by the thread that makes this: on Linux it lives no longer than that thread.

    It needs no semaphores, so no shared memory. Making one raises an OSError where no process can be started.
    """

    def __init__(self, way: int) -> None:
        spawned = multiprocessing.get_context("spawn")
        self.line, far = spawned.Pipe()
        self.process = spawned.Process(target=serve, args=(far, way), daemon=True)
        self.ready = False
        try:
            self.process.start()
        except BaseException:
            self.line.close()
            raise
        finally:
            far.close()

    def call(self, work: Callable[[], T]) -> T:
        """What the process makes of it; this waits, so it is for a thread."""
        try:
            if not self.ready:
                self.ready = self.line.recv()
            self.line.send(work)
            answer = self.line.recv()
        except (EOFError, OSError):  # not the cause of Died: its traceback would hold on to the line's buffer
            answer = None
        if answer is None:
            self.process.join(PATIENCE)
            self.line.close()
            raise Died
        done, found = answer
        if not done:
            raise found
        result: T = found
        return result

    def end(self) -> None:
        """End the process now, whatever it does."""
        self.process.kill()
        self.process.join(PATIENCE)


def serve(line: Connection, way: int) -> None:
    """Runs in the process: one piece of work after the other, until nobody can ask any more."""
    begin(way)
    with suppress(EOFError, OSError):
        line.send(True)
        while True:
            line.send(_answer(line.recv()))


def _answer(work: Callable[[], object]) -> tuple[bool, object]:
    try:
        return True, work()
    except Exception as error:
        error.add_note(traceback.format_exc())
        return False, error


def begin(way: int) -> None:
    """Make way for others, hold no more than so much memory, and end with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a key at the terminal is for the server
    os.nice(way)
    with suppress(OSError, ValueError):
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, hard))
    _end_with_parent()


def _end_with_parent() -> None:
    """By the kernel where it can, which no busy loop delays; elsewhere by a thread."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
    parent = multiprocessing.parent_process()
    if parent is not None:
        if os.getppid() != parent.pid:
            os._exit(1)  # it has gone already
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
