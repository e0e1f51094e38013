"""The processes in which bots think go when the server goes, and leave nothing behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from gloaming.bots.bot import Bot
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.state import View
from gloaming.server.workers import bot_pool as module
from gloaming.server.workers import worker_process as worker
from gloaming.server.workers.bot_pool import Thinkers

PATIENCE = 60.0  # seconds for anything, on a busy machine

ENDED_BY_A_SIGNAL = """
import asyncio, os, signal
from gloaming.bots.bot import Bot
from gloaming.core.dice import Seeded
from gloaming.core.discover import find
from gloaming.core.game import View
from gloaming.server import thinkers as module
from gloaming.server import worker
from gloaming.server.thinkers import Thinkers

if __name__ == "__main__":
    thinkers = Thinkers(1)
    print(asyncio.run(thinkers.run(os.getpid)) != os.getpid(), flush=True)
    thinkers.close()
    signal.raise_signal(signal.SIGTERM)
"""


async def _pid(thinkers: Thinkers) -> int:
    return await thinkers.run(os.getpid)


def test_whoever_is_ended_by_a_signal_leaves_nothing_to_clean_up(tmp_path: Path) -> None:
    program = tmp_path / "ended.py"
    program.write_text(ENDED_BY_A_SIGNAL)
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == ("True\n", "")
    assert done.returncode != 0


def test_whatever_a_bot_thinks_about_ends_with_the_server() -> None:
    async def close_meanwhile() -> int:
        thinkers = Thinkers(1)
        pid = await _pid(thinkers)
        thought = asyncio.ensure_future(thinkers.run(time.sleep, PATIENCE * 10))
        await asyncio.sleep(0)
        thinkers.close()
        with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
            await thought
        return pid

    start = time.monotonic()
    pid = asyncio.run(close_meanwhile())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert time.monotonic() - start < PATIENCE


def test_after_the_end_nobody_thinks() -> None:
    thinkers = Thinkers(1)
    thinkers.close()
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(_pid(thinkers))


# --- work that nothing but a signal stops ------------------------------------------------------------

LONG = range(10**15)  # to add it up takes days, in one call that lets no other thread of its process run

KILLED = """
import asyncio, os, signal
from gloaming.server.thinkers import Thinkers

async def play():
    thinkers = Thinkers(1)
    print(await thinkers.run(os.getpid), flush=True)
    await thinkers.run(sum, range(10**15))

if __name__ == "__main__":
    asyncio.run(play())
"""


def gone(pid: int, within: float) -> bool:
    """Whether the process ends within so many seconds; one that nobody has waited for counts as ended."""
    deadline = time.monotonic() + within
    while time.monotonic() < deadline:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return True
        if state == "Z":
            return True
        time.sleep(0.02)
    return False


@pytest.mark.parametrize("way", [signal.SIGKILL, signal.SIGTERM])
def test_however_the_server_ends_no_bot_thinks_on(tmp_path: Path, way: signal.Signals) -> None:
    program = tmp_path / "killed.py"
    program.write_text(KILLED)
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        bot = int(server.stdout.readline())
        time.sleep(0.5)  # so that it is at its sum
        assert not gone(bot, 0)
        server.send_signal(way)
        server.wait(PATIENCE)
    assert gone(bot, 10)


def test_a_thought_that_nobody_wants_any_more_ends_at_once_and_others_go_on() -> None:
    async def play() -> tuple[int, int, float]:
        thinkers = Thinkers(1)
        first = await _pid(thinkers)
        thought = asyncio.ensure_future(thinkers.run(sum, LONG))
        await asyncio.sleep(0.5)
        thought.cancel()
        began = time.monotonic()
        await asyncio.gather(thought, return_exceptions=True)
        assert gone(first, 10)
        took = time.monotonic() - began
        second = await _pid(thinkers)
        thinkers.close()
        return first, second, took

    first, second, took = asyncio.run(play())
    assert first != second
    assert took < 5  # milliseconds, in truth


def test_a_process_that_wants_too_much_memory_is_refused_it_and_goes_on() -> None:
    async def play() -> tuple[int, int]:
        thinkers = Thinkers(1)
        before = await _pid(thinkers)
        with pytest.raises(MemoryError):
            await thinkers.run(bytearray, 2 * worker.MEMORY)
        after = await _pid(thinkers)
        thinkers.close()
        return before, after

    before, after = asyncio.run(play())
    assert before == after


def test_a_bot_without_memory_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: object, view: View, seat: int, dice: Seeded) -> None:
        raise MemoryError

    game = find("illuminated")
    state = game.setup(2, {"entities": 1, "first": "A", "turn_limit": 10}, game.pack())
    bot = module.player("match", "illuminated", "beacon", 0)
    monkeypatch.setattr(module, "player", Forgetful(bot, full))
    answer = module.think("match", "illuminated", "beacon", game.view(state, 0), 0, 1)
    action = game.read(answer)
    assert action is not None and state.why_not(0, action) is None


class Forgetful:
    """Gives out a bot that has no room to think; forgets it when it is told to."""

    def __init__(self, bot: Bot, choose: object) -> None:
        self.bot = bot
        self.choose = choose

    def __call__(self, *_: object) -> Bot:
        bot: Bot = type("Full", (), {"game": self.bot.game, "choose": self.choose})()
        return bot

    def cache_clear(self) -> None:
        self.choose = None


# --- where there are no processes ----------------------------------------------------------------------


def test_where_no_process_can_be_started_bots_think_in_a_thread(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refused(_: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(module, "Worker", refused)
    monkeypatch.setattr(module, "share_interpreter", lambda: None)
    _think_in_a_thread()
    (said,) = [record.getMessage() for record in caplog.records]
    assert said.startswith("no process can be started for bots ([Errno 1] Operation not permitted): ")
    assert said.endswith("they think in a thread of the server")


def stillborn(*_: object) -> None:
    os._exit(1)


def test_where_processes_end_before_they_have_begun_bots_think_in_a_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "serve", stillborn)
    monkeypatch.setattr(module, "share_interpreter", lambda: None)
    _think_in_a_thread()


def _think_in_a_thread() -> None:
    async def play() -> list[int]:
        thinkers = Thinkers(3)
        thinkers.warm()
        found = await asyncio.gather(*(_pid(thinkers) for _ in range(3)))
        thinkers.close()
        return found

    assert asyncio.run(play()) == [os.getpid()] * 3
