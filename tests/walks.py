"""Walks a click or a run of the arena, and prints the package's functions in the order of their first call.

Run in a new process: `python -m walks click`.
"""

from __future__ import annotations

import json
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from types import FrameType

from litestar.testing import TestClient
from paths import ROOT, SOURCE
from server.browser_client import OFTEN, PEOPLE, Visit

from gloaming.cli.lab.arena import arena
from gloaming.core import fairness
from gloaming.server.app import AppConfig, make_app
from gloaming.server.matches import registry

Call = tuple[str, str]  # file and function
SECRET = "5a" * 32  # the same dice each time: the attempt succeeds


class Trace:
    """Notes the first call of every function of the package, in all threads that start from now on."""

    def __init__(self) -> None:
        self.calls: dict[Call, None] = {}
        self.active = False

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if self.active and event == "call" and frame.f_code.co_filename.startswith(str(SOURCE)):
            file = str(Path(frame.f_code.co_filename).relative_to(ROOT))
            self.calls.setdefault((file, frame.f_code.co_qualname), None)


@contextmanager
def tracing() -> Iterator[Trace]:
    trace = Trace()
    before = sys.getprofile()
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        yield trace
    finally:
        sys.setprofile(before)
        threading.setprofile(None)


def click(folder: Path) -> Trace:
    """A decision of The Illuminated over a socket, with a die that is rolled."""
    registry.TICK = 3600.0  # what the time brings does not belong to the walk
    fairness.new_secret = lambda: SECRET
    with (
        tracing() as trace,
        TestClient(
            make_app(AppConfig(folder / "walk.db", bot_workers=1, limits=OFTEN)), base_url="http://127.0.0.1"
        ) as client,
    ):
        visit = Visit(client)
        id = visit.open(PEOPLE, first="A")
        visit.begin(id, 0, 1)
        with visit.sit(id, 0) as seat:
            trace.active = True
            seat.do("raise A1")
            seat.until("ack")
            trace.active = False
    return trace


def arena_run(folder: Path) -> Trace:
    """Some games of greedy bots in this process."""
    with tracing() as trace:
        trace.active = True
        arena("illuminated", bots="greedy,random", games=2, workers=1)
        trace.active = False
    return trace


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(sys.stderr):
        walk = {"click": click, "arena": arena_run}[sys.argv[1]]
        walk(Path(folder))  # what is imported or made only once does not belong to the walk
        walked = walk(Path(folder))
    print(json.dumps(list(walked.calls)))
