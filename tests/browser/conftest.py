"""A real server and a real Chromium."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.player import Player
from paths import ROOT, TOY_GAMES
from playwright.sync_api import Browser, sync_playwright

import chromium

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

GAMES = os.pathsep.join([str(TOY_GAMES), str(ROOT / "examples")])


class Server:
    """`gloaming serve` in a process of its own, over one database."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "gloaming.db"
        self.program = ["-m", "gloaming"]
        self.address = self.start(0)

    def start(self, port: int) -> str:
        command = [sys.executable, *self.program, "serve", "--no-compile", "--port", str(port)]
        self.process = subprocess.Popen(
            [*command, "--database", str(self.database)],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"GLOAMING_GAMES": GAMES, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://localhost:\d+", self.process.stdout.readline())
        assert found is not None, "the server did not say where it is"
        return found[0]

    def kill(self) -> None:
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def restart(self) -> None:
        """Kill it in the middle of whatever it does, and start it again at the same place."""
        self.kill()
        assert self.start(int(self.address.rpartition(":")[2])) == self.address


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one file of tests: while it is open, nothing else here can run an event loop."""
    path = os.environ.get("GLOAMING_CHROMIUM") or str(chromium.path())
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def player(browser: Browser, server: Server) -> Iterator[Player]:
    """A page at 1280 × 900 that must make no error, and ask no other server for anything."""
    with Player.at(browser, server.address, 1280, 900) as playing:
        yield playing
