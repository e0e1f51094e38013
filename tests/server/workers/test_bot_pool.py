"""Bot processes end with the server and leave nothing behind."""

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
from gloaming.host import bot_work
from gloaming.host.result import BotTurn
from gloaming.server.workers import bot_pool, worker_process
from gloaming.server.workers.bot_pool import BotPool

PATIENCE = 60.0  # seconds for anything, on a busy machine

ENDED_BY_A_SIGNAL = """
import asyncio, os, signal
from gloaming.server.workers.bot_pool import BotPool

if __name__ == "__main__":
    pool = BotPool(1)
    print(asyncio.run(pool.run(os.getpid)) != os.getpid(), flush=True)
    pool.close()
    signal.raise_signal(signal.SIGTERM)
"""


async def _pid(pool: BotPool) -> int:
    return await pool.run(os.getpid)


def test_whoever_is_ended_by_a_signal_leaves_nothing_to_clean_up(tmp_path: Path) -> None:
    program = tmp_path / "ended.py"
    program.write_text(ENDED_BY_A_SIGNAL)
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == ("True\n", "")
    assert done.returncode != 0


def test_whatever_a_bot_thinks_about_ends_with_the_server() -> None:
    async def close_meanwhile() -> int:
        pool = BotPool(1)
        pid = await _pid(pool)
        thought = asyncio.ensure_future(pool.run(time.sleep, PATIENCE * 10))
        await asyncio.sleep(0)
        pool.close()
        with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
            await thought
        return pid

    start = time.monotonic()
    pid = asyncio.run(close_meanwhile())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert time.monotonic() - start < PATIENCE


def test_after_the_end_nobody_thinks() -> None:
    pool = BotPool(1)
    pool.close()
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(_pid(pool))


# --- work that nothing but a signal stops ------------------------------------------------------------

LONG = range(10**15)  # its sum takes days, in one call that holds the interpreter

KILLED = """
import asyncio, os, signal
from gloaming.server.workers.bot_pool import BotPool

async def play():
    pool = BotPool(1)
    print(await pool.run(os.getpid), flush=True)
    await pool.run(sum, range(10**15))

if __name__ == "__main__":
    asyncio.run(play())
"""


def gone(pid: int, within: float) -> bool:
    """Whether the process ends within so many seconds; a zombie counts as ended."""
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
        time.sleep(0.5)  # until it computes the sum
        assert not gone(bot, 0)
        server.send_signal(way)
        server.wait(PATIENCE)
    assert gone(bot, 10)


def test_a_thought_that_nobody_wants_any_more_ends_at_once_and_others_go_on() -> None:
    async def play() -> tuple[int, int, float]:
        pool = BotPool(1)
        first = await _pid(pool)
        thought = asyncio.ensure_future(pool.run(sum, LONG))
        await asyncio.sleep(0.5)
        thought.cancel()
        began = time.monotonic()
        await asyncio.gather(thought, return_exceptions=True)
        assert gone(first, 10)
        took = time.monotonic() - began
        second = await _pid(pool)
        pool.close()
        return first, second, took

    first, second, took = asyncio.run(play())
    assert first != second
    assert took < 5  # it takes milliseconds


def test_a_process_that_wants_too_much_memory_is_refused_it_and_goes_on() -> None:
    async def play() -> tuple[int, int]:
        pool = BotPool(1)
        before = await _pid(pool)
        with pytest.raises(MemoryError):
            await pool.run(bytearray, 2 * worker_process.MAX_MEMORY)
        after = await _pid(pool)
        pool.close()
        return before, after

    before, after = asyncio.run(play())
    assert before == after


def test_a_bot_without_memory_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: object, view: View, seat: int, dice: Seeded) -> None:
        raise MemoryError

    game = find("illuminated")
    state = game.setup(2, {"entities": 1, "first": "A", "turn_limit": 10}, game.content())
    bot = bot_work.bot_for("match", "illuminated", "beacon", 0)
    monkeypatch.setattr(bot_work, "bot_for", Forgetful(bot, full))
    turn = BotTurn(0, 0, "beacon", game.view(state, 0))
    action = bot_work.choose_action("match", "illuminated", turn, 1)
    assert state.why_not(0, action) is None


class Forgetful:
    """Stands in for `bot_for`: its bot runs out of memory."""

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

    monkeypatch.setattr(bot_pool, "WorkerProcess", refused)
    monkeypatch.setattr(bot_pool, "yield_to_other_threads", lambda: None)
    _think_in_a_thread()
    (said,) = [record.getMessage() for record in caplog.records]
    assert said.startswith("no process can be started for bots ([Errno 1] Operation not permitted): ")
    assert said.endswith("they think in a thread of the server")


def stillborn(*_: object) -> None:
    os._exit(1)


def test_where_processes_end_before_they_have_begun_bots_think_in_a_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker_process, "serve", stillborn)
    monkeypatch.setattr(bot_pool, "yield_to_other_threads", lambda: None)
    _think_in_a_thread()


def _think_in_a_thread() -> None:
    async def play() -> list[int]:
        pool = BotPool(3)
        pool.warm()
        found = await asyncio.gather(*(_pid(pool) for _ in range(3)))
        pool.close()
        return found

    assert asyncio.run(play()) == [os.getpid()] * 3
