"""Alembic's entry point: `schema_version.migrate` passes the connection with its transaction."""

from alembic import context

from marrakesh.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
