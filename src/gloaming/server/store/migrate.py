"""Bringing a database's tables up to date, and asking whether they are."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from gloaming.server.store.engine import StoreError, connect, is_sqlite

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 7_246_018  # of PostgreSQL, so that of several processes one migrates


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(url: URL) -> None:
    """Take the steps that this database has not taken yet, in one transaction."""
    engine = connect(url, writes=True)
    try:
        with engine.begin() as db:
            if not is_sqlite(url):
                db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            if not is_current(db):
                config = _config()
                config.attributes["connection"] = db
                command.upgrade(config, "head")
    finally:
        engine.dispose()


def is_current(db: Connection) -> bool:
    """Whether the database is at the newest step; one from a newer Gloaming is refused."""
    scripts = ScriptDirectory.from_config(_config())
    found = MigrationContext.configure(db).get_current_revision()
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreError(f"the database is from a newer Gloaming (its tables are at {found})")
    return found == scripts.get_current_head()
