"""Subscriptions to notices, a record of the notices sent, and the secrets they need."""

import time
from collections.abc import Iterable
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Executable, and_, delete, func, insert, select, update
from sqlalchemy.engine import Connection

from marrakesh.server.messages import Lang
from marrakesh.server.storage.schema import SECRETS, SUBSCRIPTIONS, TOLD
from marrakesh.server.storage.store_interface import Conflict
from marrakesh.server.storage.table_store import SqlTableStore

AT_TABLE: Final = 40
"""Maximum subscriptions per table."""
OF_TOKEN: Final = {"push": 3, "mail": 1}
"""Maximum subscriptions per token (one device of a player); another replaces the oldest."""
UNCONFIRMED: Final = 2 * 24 * 3600.0
"""Seconds after which an unconfirmed address is deleted."""

_C: Final = SUBSCRIPTIONS.c


class Subscription(Struct, frozen=True, kw_only=True):
    """A browser or a mailbox that is notified about a token's seats at a table."""

    id: str
    table_id: str
    token_hash: str
    way: Literal["push", "mail"]
    address: str
    keys: str = ""
    lang: Lang
    confirmed: bool
    created: float


class SubscriptionRepository:
    """The subscriptions, the notices sent, and the secrets in one database."""

    def __init__(self, store: SqlTableStore) -> None:
        self._store = store

    async def add(self, new: Subscription) -> bool:
        """Add a subscription; return False if the table has too many.

        It replaces the token's subscription with the same address, or its oldest if there are too
        many. Expired unconfirmed ones are deleted. Raise Conflict if there is no such table.
        """
        added = False

        def work(connection: Connection) -> None:
            nonlocal added
            late = and_(~_C.confirmed, _C.created < time.time() - UNCONFIRMED)
            connection.execute(delete(SUBSCRIPTIONS).where(late))
            own = and_(_of(new.table_id, new.token_hash), _C.way == new.way)
            connection.execute(delete(SUBSCRIPTIONS).where(own, _C.address == new.address))
            newest = select(_C.id).where(own).order_by(_C.created.desc())
            kept = list(connection.execute(newest.limit(OF_TOKEN[new.way] - 1)).scalars())
            connection.execute(delete(SUBSCRIPTIONS).where(own, _C.id.not_in(kept)))
            count = select(func.count()).where(_C.table_id == new.table_id)
            added = connection.execute(count).scalar_one() < AT_TABLE
            if added:
                connection.execute(insert(SUBSCRIPTIONS), asdict(new))

        await self._store.write(work)
        return added

    async def of(self, table: str, token_hashes: Iterable[str]) -> list[Subscription]:
        """Return the subscriptions of any of these tokens at a table."""
        mine = _of(table, *token_hashes)
        return [_subscription(row) for row in await self._store.read(_ALL.where(mine))]

    async def by_id(self, subscription: str) -> Subscription | None:
        rows = await self._store.read(_ALL.where(_C.id == subscription))
        return _subscription(rows[0]) if rows else None

    async def confirm(self, subscription: str) -> None:
        same = _C.id == subscription
        await self._execute(update(SUBSCRIPTIONS).where(same).values(confirmed=True))

    async def remove(self, subscription: str) -> None:
        await self._execute(delete(SUBSCRIPTIONS).where(_C.id == subscription))

    async def leave(self, table: str, token_hash: str, way: str, address: str = "") -> None:
        """Remove a token's subscriptions at a table for one channel, or only the one with a given
        address."""
        same = (_C.address == address,) if address else ()
        mine = delete(SUBSCRIPTIONS).where(_of(table, token_hash), _C.way == way, *same)
        await self._execute(mine)

    async def is_first(self, table: str, seat: int, what: str, seq: int) -> bool:
        """Claim a notice; return True only to the first caller, which must then send it."""
        first = False
        own = and_(TOLD.c.table_id == table, TOLD.c.seat == seat, TOLD.c.what == what)
        row = {"table_id": table, "seat": seat, "what": what, "seq": seq}

        def work(connection: Connection) -> None:
            nonlocal first
            newer = update(TOLD).where(own, TOLD.c.seq < seq).values(seq=seq)
            first = connection.execute(newer).rowcount == 1
            if not first and connection.execute(select(TOLD.c.seq).where(own)).first() is None:
                connection.execute(insert(TOLD), row)
                first = True

        try:
            await self._store.write(work)
        except Conflict:  # another process was faster
            return False
        return first

    async def secret(self, name: str, fresh: str) -> str:
        """Return the secret stored under this name; if there is none, store `fresh` first."""
        wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
        if not await self._store.read(wanted):
            try:
                await self._execute(insert(SECRETS).values(name=name, value=fresh))
            except Conflict:  # created by another process in the meantime
                pass
        return str((await self._store.read(wanted))[0].value)

    async def _execute(self, statement: Executable) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self._store.write(work)


_ALL: Final = select(SUBSCRIPTIONS)


def _of(table: str, *token_hashes: str) -> ColumnElement[bool]:
    return and_(_C.table_id == table, _C.token_hash.in_(token_hashes))


def _subscription(row: Any) -> Subscription:
    return Subscription(**row._mapping)
