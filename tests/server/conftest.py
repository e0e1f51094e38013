"""A server in this process, and databases without a server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient
from paths import TOY_GAMES
from server.accounts.fixtures import device, either_database, emptied, empty_file, store
from server.browser_client import OFTEN, Visit
from server.room_setup import Setup

from gloaming.core.discovery import FOLDERS
from gloaming.server.app import AppConfig, make_app
from gloaming.server.storage.database import Database
from gloaming.server.workers.bot_pool import BotPool

__all__ = ["device", "either_database", "emptied", "empty_file", "store"]


@pytest.fixture(autouse=True)
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bot processes start only when a bot has to move, which most tests do not need."""
    monkeypatch.setattr(BotPool, "warm", lambda _: None)


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDERS, str(TOY_GAMES))
    return tmp_path / "gloaming.db"


@pytest.fixture
def visit(database: Path) -> Iterator[Visit]:
    with TestClient(
        make_app(AppConfig(database, bot_workers=1, limits=OFTEN)), base_url="http://127.0.0.1"
    ) as client:
        yield Visit(client)


@pytest.fixture
def toy_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the toy games of the tests available."""
    monkeypatch.setenv(FOLDERS, str(TOY_GAMES))


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with the current schema and no rows, to be copied."""
    path = tmp_path_factory.mktemp("empty") / "g.db"
    Database(path).close()
    return path


@pytest.fixture
def setup(tmp_path: Path, empty_database: Path) -> Iterator[Setup]:
    """A database with three people, without a server."""
    setup = Setup(Path(shutil.copy(empty_database, tmp_path)))
    yield setup
    setup.database.close()
