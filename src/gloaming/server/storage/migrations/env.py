"""Alembic environment; `migrate.upgrade` passes the connection."""

from alembic import context

from gloaming.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
