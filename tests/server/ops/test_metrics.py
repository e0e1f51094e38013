"""Metrics of one and several processes, and access to them."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from paths import ROOT

from gloaming import config
from gloaming.server.ops import metrics

WORKER = """
import os, sys
from gloaming.server.ops.metrics import Metrics, exposition
counts = Metrics()
counts.move(0.01)
counts.rooms(3)
counts.refusal("refusal-turn")
with counts.socket():
    print("counted", flush=True)
    sys.stdin.readline()
    print(exposition().decode(), flush=True)
"""


def value(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, f"{name} is not in\n{text}"
    return float(found[1])


def test_what_happens_is_counted() -> None:
    before, counts = metrics.exposition().decode(), metrics.Metrics()
    counts.move(0.03)
    counts.move(0.3)
    counts.refusal("refusal-of-this-test")
    counts.commit(0.004)
    counts.thought("illuminated", "of-this-test", 0.2)
    counts.rooms(7)
    with counts.socket():
        assert value(metrics.exposition().decode(), "gloaming_sockets") == 1
    after = metrics.exposition().decode()

    def grown(name: str) -> float:
        return value(after, name) - value(before, name)

    assert grown("gloaming_moves_total") == 2
    assert grown('gloaming_move_seconds_bucket{le="0.05"}') == 1
    assert grown("gloaming_move_seconds_count") == 2
    assert grown("gloaming_commit_seconds_count") == 1
    assert value(after, 'gloaming_refused_total{key="refusal-of-this-test"}') == 1
    assert value(after, 'gloaming_thinking_seconds_count{game="illuminated",level="of-this-test"}') == 1
    assert value(after, "gloaming_rooms") == 7
    assert value(after, "gloaming_sockets") == 0
    assert value(after, f'gloaming_memory_bytes{{pid="{os.getpid()}"}}') > 1_000_000
    assert 'gloaming_info{build="' in after


def test_several_workers_count_together_and_the_dead_have_no_sockets() -> None:
    with metrics.share_between_workers(workers=2):
        folder = Path(os.environ[config.METRICS_FOLDER])
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-c", WORKER]
        workers = [
            subprocess.Popen(
                command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            for _ in range(3)
        ]
        for worker in workers:
            assert worker.stdout is not None
            assert worker.stdout.readline() == "counted\n"
        workers[0].kill()
        workers[0].communicate()
        exposition, _ = workers[1].communicate("tell\n")
        workers[2].communicate("tell\n")
    assert value(exposition, "gloaming_moves_total") == 3
    assert value(exposition, 'gloaming_refused_total{key="refusal-turn"}') == 3
    assert value(exposition, "gloaming_sockets") == 2
    assert value(exposition, "gloaming_rooms") == 6
    assert exposition.count("gloaming_memory_bytes{") == 2
    assert not folder.exists()
    assert config.METRICS_FOLDER not in os.environ


def test_one_worker_shares_nothing() -> None:
    with metrics.share_between_workers(workers=1):
        assert config.METRICS_FOLDER not in os.environ


def test_another_process_that_is_gone_has_no_memory() -> None:
    done = subprocess.Popen([sys.executable, "-c", ""])
    done.wait()
    assert metrics.memory_of(done.pid) is None
    assert not metrics._is_alive(done.pid)


def ask(address: str, **headers: str) -> httpx.Response:
    """The response to a client with this address."""

    async def visit() -> httpx.Response:
        app: Any = Litestar(metrics.ROUTES)
        transport = httpx.ASGITransport(app, client=(address, 5000))
        async with httpx.AsyncClient(transport=transport, base_url="http://gloaming") as client:
            return await client.get("/metrics", headers=headers)

    return asyncio.run(visit())


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_the_numbers_are_for_this_machine(address: str) -> None:
    answer = ask(address)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert "gloaming_moves_total" in answer.text


def test_the_numbers_are_for_nobody_else() -> None:
    for answer in (ask("192.0.2.1"), ask(""), ask("127.0.0.1", **{"X-Forwarded-For": "127.0.0.1"})):
        assert answer.status_code == 403
        assert "gloaming_" not in answer.text


def test_the_numbers_are_for_who_has_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(config.METRICS_TOKEN, "a long token")
    assert ask("192.0.2.1", authorization="Bearer a long token").status_code == 200
    assert ask("192.0.2.1", authorization="Bearer another").status_code == 403
    assert ask("192.0.2.1").status_code == 403
    monkeypatch.setenv(config.METRICS_TOKEN, "")
    assert ask("192.0.2.1", authorization="Bearer ").status_code == 403
