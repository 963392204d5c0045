"""Creating and finding tables."""

from collections.abc import Callable

from msgspec.structs import replace

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Created, Differing, MyTable, NewTable, PlayOn, TableInfo
from marrakesh.server.monitoring import metrics
from marrakesh.server.service.presence import Presence
from marrakesh.server.service.table_repository import LoadedTable, TableRepository, summary_of
from marrakesh.server.service.tasks import run_in_thread
from marrakesh.server.storage.log import EntryBody, TableSetup
from marrakesh.server.storage.tokens import hash_token
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.new_tables import (
    FreshTable,
    for_rematch,
    from_moment,
    from_record,
    from_request,
    link_for,
)
from marrakesh.server.tables.proof import differing
from marrakesh.server.tables.snapshots import SnapshotBuilder


class Lobby:
    """Creates and looks up tables."""

    def __init__(
        self,
        repository: TableRepository,
        presence: Presence,
        changed: Callable[[LoadedTable], None],
    ) -> None:
        self._repository = repository
        self._presence = presence
        self._changed = changed

    async def create(self, wish: NewTable, token: str = "") -> Created:
        """Create a table; `token` is the maker's, if they have made it themselves."""
        person = await self._repository.store.people.tag_of(wish.key)
        return await self._begin(await run_in_thread(from_request, wish, token, person))

    async def open_record(self, text: str) -> Created:
        """Create a table with the moves of a record."""
        return await self._begin(await run_in_thread(from_record, text))

    async def play_on(self, table: str, token: str, wish: PlayOn) -> Created:
        """Create a table that continues from a moment of another one."""
        state = (await self._repository.get(table)).state
        if not state.over and not state.belongs_to(token):
            raise RequestError("not-over", 409)
        return await self._begin(from_moment(state, state.seats_of(token), wish))

    async def _begin(self, made: FreshTable) -> Created:
        snapshots = SnapshotBuilder(made.state)
        await self._repository.store.create(made.state.setup, made.entries, summary_of(snapshots))
        metrics.CREATED.add()
        self._changed(self._repository.add(made.state))
        return made.created

    async def rematch(self, table: str, token: str) -> Created:
        """A rematch with the same tokens; everyone who asks gets the same table."""

        def plan(draft: Draft) -> None:
            state = draft.state
            seats = state.seats_of(token)
            if not seats:
                raise RequestError("players-only", 403)
            if not state.over or state.closed == "cancelled":
                raise RequestError("not-over", 409)
            if not state.rematch:
                draft.rematch = for_rematch(state)
                draft.write("rematch", seats[0], EntryBody(table=draft.rematch[0].table))

        state = await self._repository.change(table, plan)
        loaded = await self._repository.get(state.rematch)
        self._changed(loaded)
        return Created(table=state.rematch, links=[link_for(loaded.state, token)])

    async def info(self, table: str) -> TableInfo:
        loaded = await self._repository.get(table)
        return loaded.snapshots.info(self._presence.info(loaded))

    async def setup(self, table: str) -> TableSetup:
        """How a table was set up."""
        return (await self._repository.get(table)).state.setup

    async def corrections(self, table: str, lang: str) -> list[Differing]:
        """Which component values a table plays with instead of ours."""
        return await run_in_thread(differing, (await self.setup(table)).corrections, lang)

    async def listed(self) -> list[TableInfo]:
        """The tables that anybody may watch."""
        listed = [summary.info for summary in await self._repository.store.listed()]
        return [self.here(info) for info in listed if info.closed != "cancelled"]

    async def mine(self, tokens: list[str]) -> list[MyTable]:
        """The tables that these tokens have seats at."""
        by_hash = {hash_token(token): token for token in tokens}
        return [
            MyTable(
                info=self.here(owned.summary.info),
                token=by_hash[owned.token_hash],
                seats=owned.seats,
                your_turn=any(seat in owned.summary.asked for seat in owned.seats),
            )
            for owned in await self._repository.store.owned(by_hash)
        ]

    def here(self, info: TableInfo) -> TableInfo:
        """A table's stored information with the current presence filled in."""
        present = self._presence.present(info.table)
        seats = [replace(seat, present=number in present) for number, seat in enumerate(info.seats)]
        return replace(info, seats=seats)
