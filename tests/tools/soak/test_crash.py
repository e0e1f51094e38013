"""Servers, PostgreSQL and Redis are killed and restarted while people play: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from services import Postgres, Redis
from tools.soak.crash import Figures, Plan, kill, restart

from gloaming.server.options import ServerOptions

MANY = 100_000  # sockets and requests that one address may have


def on_sqlite(folder: Path, times: int, cold: bool = False) -> Figures:
    order = ServerOptions(str(folder / "soak.db"), sockets=MANY, requests=MANY)
    return asyncio.run(kill(Plan(order, times, folder, cold=cold)))


def on_postgres(url: str, folder: Path, times: int, cold: bool = False) -> Figures:
    order = ServerOptions(url, workers=2, sockets=MANY, requests=MANY)
    return asyncio.run(kill(Plan(order, times, folder, cold=cold)))


def restarted(postgres: Postgres, redis: Redis, folder: Path, times: int) -> Figures:
    url = postgres.fresh()
    order = ServerOptions(url, redis.url, workers=2, sockets=MANY, requests=MANY)
    services = {"PostgreSQL": postgres.restart, "Redis": redis.restart}
    figures = asyncio.run(restart(Plan(order, times, folder), services))
    postgres.drop(url)
    return figures


def played(figures: Figures, kills: int) -> bool:
    """Whether there was anything that could have been lost."""
    return all(int(figures[what]) > kills for what in ("acknowledged", "refused", "cut off"))


def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    assert played(on_sqlite(tmp_path, 5), 5)


def test_nothing_is_lost_on_postgresql_with_two_workers(postgres_url: str, tmp_path: Path) -> None:
    assert played(on_postgres(postgres_url, tmp_path, 5), 5)


def test_clients_recover_when_postgresql_and_redis_are_restarted(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    assert played(restarted(postgres, redis, tmp_path, 1), 1)


@pytest.mark.slow
def test_nothing_is_lost_in_200_kills_on_sqlite(tmp_path: Path) -> None:
    assert played(on_sqlite(tmp_path, 200), 200)


@pytest.mark.slow
def test_nothing_is_lost_in_200_kills_on_postgresql_with_two_workers(
    postgres_url: str, tmp_path: Path
) -> None:
    assert played(on_postgres(postgres_url, tmp_path, 200), 200)


@pytest.mark.slow
def test_nothing_is_lost_when_the_command_itself_is_killed(postgres_url: str, tmp_path: Path) -> None:
    assert played(on_sqlite(tmp_path, 10, cold=True), 10)
    assert played(on_postgres(postgres_url, tmp_path, 10, cold=True), 10)


@pytest.mark.slow
def test_clients_recover_from_20_restarts(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    assert played(restarted(postgres, redis, tmp_path, 10), 10)
