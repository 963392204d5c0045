"""The last schema before the first release; its databases and backups are still supported."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Column, Text, text
from sqlalchemy.engine import Connection

from marrakesh.server.messages import ClockSettings, Deadline, TableOptions

SCHEMA: Final = "0010"
OLDER: Final = tuple(f"{number:04}" for number in range(1, 10))
"""Earlier schemas, which can no longer be read."""
_TYPES: Final[dict[str, Any]] = {
    "clock": ClockSettings | None,
    "deadline": Deadline | None,
    "corrections": tuple[str, ...],
}
"""The options that were JSON columns; all others were plain columns."""
_DROPPED: Final = (
    *_TYPES, "open", "rated", "webhook", "talk", "public_talk", "hints",
)  # fmt: skip


def options(row: Mapping[str, Any]) -> TableOptions:
    """Return the options in a row of `tables`."""
    fields = [name for name in TableOptions.__struct_fields__ if name in row]  # others are newer
    values = {name: row[name] for name in fields if name not in _TYPES}
    read = {name: msgspec.json.decode(row[name], type=kind) for name, kind in _TYPES.items()}
    return msgspec.convert({**values, **read}, TableOptions, strict=False)


def renewed(row: Mapping[str, Any]) -> dict[str, Any]:
    """Convert a row of `tables` to the first released schema."""
    kept = {name: value for name, value in row.items() if name not in _DROPPED}
    return {**kept, "options": msgspec.json.encode(options(row)).decode()}


def upgrade(connection: Connection, schema: str) -> None:
    """Upgrade a database from the old schema to the first released one."""
    change = Operations(MigrationContext.configure(connection))
    change.add_column("tables", Column("options", Text, nullable=False, server_default="{}"))
    for row in connection.execute(text("SELECT * FROM tables")).mappings().all():
        connection.execute(
            text("UPDATE tables SET options = :options WHERE id = :id"), renewed(dict(row))
        )
    for name in _DROPPED:
        change.drop_column("tables", name)
    connection.execute(text("UPDATE alembic_version SET version_num = :schema"), {"schema": schema})
