"""The schema version of a database, and its migration to the current one."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection

from marrakesh.errors import LocalizedError
from marrakesh.server.storage import pre_release


def migrate(connection: Connection, to: str = "head") -> None:
    """Migrate in the connection's transaction; safe when several processes start simultaneously.

    Raise LocalizedError if this version cannot read the database.
    """
    lock(connection)
    schema = schema_of(connection)
    check_readable(schema)
    if schema == pre_release.SCHEMA:
        pre_release.upgrade(connection, _known_schemas()[-1])
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def lock(connection: Connection) -> None:
    """Begin a transaction that excludes migrations; in SQLite, it excludes all other writers."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7274426)"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def schema_of(connection: Connection) -> str:
    """Return the schema version of a database; empty if it has none of our tables."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def newest_schema() -> str:
    return _known_schemas()[0]


def check_readable(schema: str) -> None:
    """Raise LocalizedError if the schema is too new or too old for this version."""
    if schema in pre_release.OLDER:
        raise LocalizedError("database-pre-release", schema=schema)
    if schema and schema not in (pre_release.SCHEMA, *_known_schemas()):
        raise LocalizedError("database-newer", schema=schema, newest=newest_schema())


def check_current(connection: Connection) -> None:
    """Raise LocalizedError unless the schema is the current one."""
    schema = schema_of(connection)
    check_readable(schema)
    if schema != newest_schema():
        raise LocalizedError("database-older")


@cache
def _known_schemas() -> list[str]:
    """Return all schema versions, newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
