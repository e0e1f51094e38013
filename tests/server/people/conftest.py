"""A database of each kind, empty, and a device in front of a server over it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient
from server.people.device import Device, make_app

from gloaming.server.store.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "gloaming.db")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


@pytest.fixture
def device(database: str) -> Iterator[Device]:
    with TestClient(make_app(database), base_url="http://table.example") as client:
        yield Device(client)
