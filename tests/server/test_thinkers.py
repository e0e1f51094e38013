"""The processes in which bots think go when the server goes, and leave nothing behind."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from gloaming.server.thinkers import Thinkers

PATIENCE = 60.0  # seconds for anything, on a busy machine

ENDED_BY_A_SIGNAL = """
import asyncio, os, signal
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
