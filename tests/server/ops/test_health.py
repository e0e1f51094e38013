"""Liveness and readiness."""

from __future__ import annotations

import asyncio

import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from gloaming.server.ops import health


def client(check: object = None) -> TestClient[Litestar]:
    return TestClient(Litestar(health.ROUTES, state=State({"ready": check} if check else {})))


async def fine() -> str | None:
    return None


async def behind() -> str | None:
    return "the database's tables are older than this server"


async def broken() -> str | None:
    raise ConnectionError("postgresql://user:secret@host")


async def silent() -> str | None:
    await asyncio.sleep(3600)
    return None


def test_a_server_lives_even_if_it_cannot_be_used() -> None:
    with client(broken) as asked:
        answer = asked.get("/healthz")
        assert (answer.status_code, answer.json()) == (200, {"ok": True})
        assert answer.headers["cache-control"] == "no-store"


def test_a_server_that_can_be_used_says_so() -> None:
    with client(fine) as asked:
        answer = asked.get("/readyz")
        assert (answer.status_code, answer.json()) == (200, {"ok": True})


def test_a_server_that_cannot_be_used_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "TIMEOUT", 0.05)
    for check, reason in {
        behind: "the database's tables are older than this server",
        broken: "the check failed: ConnectionError",
        silent: "no answer within 0.05 seconds",
        None: "the server is starting or closing",
    }.items():
        with client(check) as asked:
            answer = asked.get("/readyz")
            assert (answer.status_code, answer.json()) == (503, {"ok": False, "reason": reason})
