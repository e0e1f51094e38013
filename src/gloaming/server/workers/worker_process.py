"""A worker process: it can be killed at any moment, and ends when its parent does."""

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

MAX_MEMORY = 1 << 30  # bytes of data that a process may allocate
JOIN_SECONDS = 5.0  # for a killed process to end
PR_SET_PDEATHSIG = 1  # Linux: a signal when the parent's thread ends

T = TypeVar("T")


class WorkerDied(Exception):
    """The process ended before it answered."""


class WorkerProcess:
    """One process; on Linux it lives no longer than the thread that starts it.

    It needs no semaphores, so no shared memory. Raises OSError if no process can be started.
    """

    def __init__(self, niceness: int) -> None:
        spawned = multiprocessing.get_context("spawn")
        self.pipe, far = spawned.Pipe()
        self.process = spawned.Process(target=serve, args=(far, niceness), daemon=True)
        self.ready = False
        try:
            self.process.start()
        except BaseException:
            self.pipe.close()
            raise
        finally:
            far.close()

    def call(self, work: Callable[[], T]) -> T:
        """The result of the work in the process; this blocks, so call it in a thread."""
        try:
            if not self.ready:
                self.ready = self.pipe.recv()
            self.pipe.send(work)
            answer = self.pipe.recv()
        except (
            EOFError,
            OSError,
        ):  # not as the cause of WorkerDied: its traceback would keep the pipe's buffer
            answer = None
        if answer is None:
            self.process.join(JOIN_SECONDS)
            self.pipe.close()
            raise WorkerDied
        done, found = answer
        if not done:
            raise found
        result: T = found
        return result

    def end(self) -> None:
        """Kill the process, whatever it is doing."""
        self.process.kill()
        self.process.join(JOIN_SECONDS)


def serve(pipe: Connection, niceness: int) -> None:
    """Runs in the process: one piece of work after the other, until the pipe is closed."""
    set_up(niceness)
    with suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            pipe.send(_answer(pipe.recv()))


def _answer(work: Callable[[], object]) -> tuple[bool, object]:
    try:
        return True, work()
    except Exception as error:
        error.add_note(traceback.format_exc())
        return False, error


def set_up(niceness: int) -> None:
    """Set the niceness and the memory limit, and end with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    os.nice(niceness)
    with suppress(OSError, ValueError):
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (MAX_MEMORY, hard))
    _end_with_parent()


def _end_with_parent() -> None:
    """By a signal of the kernel on Linux, which no busy loop delays, and by a thread."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
    parent = multiprocessing.parent_process()
    if parent is not None:
        if os.getppid() != parent.pid:
            os._exit(1)  # the parent has ended already
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
