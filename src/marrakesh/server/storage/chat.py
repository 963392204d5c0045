"""Chat messages at a table, stored alongside its log."""

from typing import Final

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection

from marrakesh.server.storage.group_commit import announce
from marrakesh.server.storage.log import ChatLine
from marrakesh.server.storage.schema import SAID

KEPT: Final = 100
"""Chat messages kept per table; older ones are deleted."""
SELECT: Final = select(*(SAID.c[name] for name in ChatLine.__struct_fields__)).order_by(
    SAID.c.at, SAID.c.id
)


class Telling:
    """The unit of work for a chat message: stores it and notifies the other processes."""

    def __init__(self, table: str, said: ChatLine) -> None:
        self._table = table
        self._said = said

    def __call__(self, connection: Connection) -> None:
        mine = SAID.c.table_id == self._table
        connection.execute(insert(SAID), {"table_id": self._table, **asdict(self._said)})
        latest = select(SAID.c.id).where(mine).order_by(SAID.c.at.desc(), SAID.c.id.desc())
        connection.execute(delete(SAID).where(mine, SAID.c.id.not_in(latest.limit(KEPT))))
        announce(connection, f"{self._table} said")
