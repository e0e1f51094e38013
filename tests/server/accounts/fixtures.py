"""Fixtures: an empty database of each kind, and a device at a server with it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient
from server.accounts.device import Device, make_app
from services import Postgres
from sqlalchemy import NullPool, create_engine, text

from gloaming.server.storage import schema
from gloaming.server.storage.database import Database


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file, created once because that is slow."""
    made = tmp_path_factory.mktemp("people") / "gloaming.db"
    Database(made).close()
    return made


@pytest.fixture(scope="session")
def emptied(postgres: Postgres) -> Callable[[], str]:
    """A migrated PostgreSQL database, created once and emptied at every call."""
    url = postgres.fresh()
    Database(url).close()
    names = ", ".join(table.name for table in schema.metadata.sorted_tables)

    def empty() -> str:
        with create_engine(url, poolclass=NullPool).begin() as db:
            db.execute(text(f"TRUNCATE {names} RESTART IDENTITY"))
        return url

    return empty


@pytest.fixture(params=["sqlite", "postgresql"])
def either_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        empty: Callable[[], str] = request.getfixturevalue("emptied")
        return empty()
    file: Path = request.getfixturevalue("empty_file")
    return str(shutil.copy(file, tmp_path / "gloaming.db"))


@pytest.fixture
def store(either_database: str) -> Iterator[Database]:
    opened = Database(either_database)
    yield opened
    opened.close()


@pytest.fixture
def device(either_database: str) -> Iterator[Device]:
    with TestClient(make_app(either_database), base_url="http://table.example") as client:
        yield Device(client)
