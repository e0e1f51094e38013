"""Upgrades the database schema. Alembic is slow to import, so it is loaded only when needed."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL

from gloaming.server.storage.engine import connect, is_sqlite
from gloaming.server.storage.errors import DatabaseError

SCRIPTS = Path(__file__).parent / "migrations"
VERSIONS = sorted(file.name[:4] for file in (SCRIPTS / "versions").glob("[0-9]*.py"))
LOCK = 7_246_018  # PostgreSQL advisory lock: one process migrates


def upgrade(url: URL) -> None:
    """Run the migrations that are missing, in one transaction."""
    engine = connect(url, writes=True)
    try:
        with engine.begin() as db:
            if not is_sqlite(url):
                db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            if not is_current(db):
                _run_migrations(db)
    finally:
        engine.dispose()


def is_current(db: Connection) -> bool:
    """Whether the schema is at the newest version; raises DatabaseError if it is from a newer Gloaming."""
    if not inspect(db).has_table("alembic_version"):
        return False
    found = db.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found is not None and found not in VERSIONS:
        raise DatabaseError(f"the database is from a newer Gloaming (its tables are at {found})")
    return found == VERSIONS[-1]


def _run_migrations(db: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    command.upgrade(config, "head")
