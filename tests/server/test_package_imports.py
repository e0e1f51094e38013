"""Packages of the server import only what they need."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOADED = "import sys, {package}; print(*(name for name in {names} if name in sys.modules))"


@pytest.mark.parametrize(
    ("package", "names"),
    [
        ("gloaming.server.cluster", ("psycopg", "redis", "sqlalchemy", "litestar")),
        ("gloaming.server.storage", ("sqlalchemy", "alembic", "litestar")),
        ("gloaming.server.storage.writer", ("alembic", "litestar")),
        ("gloaming.server.storage.matches.memory_store", ("sqlalchemy", "litestar")),
        ("gloaming.server.matches.waiting_room", ("sqlalchemy", "litestar")),
        ("gloaming.server.http.plain_routes", ("sqlalchemy", "litestar")),
        ("gloaming.server.accounts", ("litestar", "argon2", "webauthn", "openskill")),
        ("gloaming.server.accounts.service", ("gloaming.server.http", "gloaming.server.matches")),
        ("gloaming.server.accounts.sessions", ("gloaming.server.http", "argon2", "webauthn", "openskill")),
        ("gloaming.server.notify", ("httpx", "cryptography", "litestar")),
        ("gloaming.server.notify.mail", ("httpx", "cryptography", "litestar")),
        ("gloaming.server.ops", ("prometheus_client", "litestar")),
    ],
)
def test_a_module_does_not_load_what_it_does_not_need(package: str, names: tuple[str, ...]) -> None:
    code = LOADED.format(package=package, names=names)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr
