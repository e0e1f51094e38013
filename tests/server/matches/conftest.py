"""Servers on a real socket, over SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from paths import TOY_GAMES
from server.browser_client import OFTEN
from server.live_server import Live, serving
from services import Postgres

from gloaming.core.discovery import FOLDERS
from gloaming.server.app import AppConfig


@pytest.fixture(scope="module")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server over SQLite, for tests that do not depend on the database."""
    yield from _running(tmp_path_factory.mktemp("online") / "g.db")


@pytest.fixture(scope="module")
def grown(postgres: Postgres) -> Iterator[Live]:
    """A server over PostgreSQL."""
    url = postgres.fresh()
    yield from _running(url)
    postgres.drop(url)


def _running(database: Path | str) -> Iterator[Live]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDERS, str(TOY_GAMES))
        with serving(AppConfig(database, bot_workers=1, limits=OFTEN)) as running:
            yield running


@pytest.fixture(params=["lite", "grown"])
def live(request: pytest.FixtureRequest) -> Live:
    """Each of both servers."""
    server: Live = request.getfixturevalue(request.param)
    return server
