"""Creating and finding tables, taking seats and passing them on."""

from collections.abc import Callable

from msgspec.structs import replace

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import (
    Claim,
    Code,
    Created,
    Differing,
    Fill,
    Free,
    HandOn,
    Join,
    Link,
    MyTable,
    NewTable,
    PlayOn,
    Renew,
    SeatLink,
    TableInfo,
    TileHelp,
)
from marrakesh.server.monitoring import metrics
from marrakesh.server.service.presence import Presence
from marrakesh.server.service.table_repository import LoadedTable, TableRepository, summary_of
from marrakesh.server.service.tasks import run_in_thread
from marrakesh.server.storage.log import EntryBody, TableSetup
from marrakesh.server.storage.tokens import hash_token, new_token
from marrakesh.server.tables import seat_release, seat_requests
from marrakesh.server.tables.config_choices import tile_help
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.new_tables import (
    FreshTable,
    for_rematch,
    from_moment,
    from_record,
    from_request,
    link_for,
    ticket_for,
)
from marrakesh.server.tables.proof import differing
from marrakesh.server.tables.seats import CODE_SECONDS
from marrakesh.server.tables.snapshots import SnapshotBuilder


class Lobby:
    """Creates and looks up tables, and seats players.

    Tokens, tickets and codes are given out once, and stored only as hashes.
    """

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
        """Create a table; `token` is the creator's, if they generated it themselves."""
        person = await self._repository.store.people.tag_of(wish.key)
        return await self._begin(await run_in_thread(from_request, wish, token, person))

    async def open_record(self, text: str) -> Created:
        """Create a table from a record, with all its moves."""
        return await self._begin(await run_in_thread(from_record, text))

    async def play_on(self, table: str, token: str, wish: PlayOn) -> Created:
        """Create a table that continues from a moment of this table's game."""
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
        """Create a rematch with the same tokens; everyone who asks gets the same table."""

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
        """Return the initial setup of a table."""
        return (await self._repository.get(table)).state.setup

    async def corrections(self, table: str, lang: str) -> list[Differing]:
        """Return the component values that a table uses instead of the built-in ones."""
        return await run_in_thread(differing, (await self.setup(table)).corrections, lang)

    async def tile_help(
        self, kind: str, number: str, lang: str, edition: str, table: str = ""
    ) -> TileHelp:
        """Explain a tile; with `table`, using that table's corrected values."""
        corrections = (await self.setup(table)).corrections if table else ()
        return tile_help(kind, number, lang, edition, corrections)

    async def listed(self) -> list[TableInfo]:
        """Return the tables that anyone can find and watch."""
        listed = [summary.info for summary in await self._repository.store.listed()]
        return [self.here(info) for info in listed if info.closed != "cancelled"]

    async def mine(self, tokens: list[str]) -> list[MyTable]:
        """Return the tables at which these tokens hold seats."""
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
        """Complete a table's stored information with who is currently present."""
        present = self._presence.present(info.table)
        seats = [replace(seat, present=number in present) for number, seat in enumerate(info.seats)]
        return replace(info, seats=seats)

    # ---- seats

    async def link(self, table: str, secret: str) -> Link:
        """Return the seats for which a token or ticket is valid, without using up the ticket."""
        loaded = await self._repository.get(table)
        await self._repository.catch_up(loaded)
        state = loaded.state
        if seats := state.seats_of(secret):
            return Link(what="token", seats=seats)
        seat = state.seats.with_ticket(hash_token(secret))
        if seat < 0:
            return Link(what="none", seats=[])
        return Link(what="taken" if state.seats[seat].tokens else "ticket", seats=[seat])

    async def claim(self, table: str, wish: Claim) -> SeatLink:
        """Give this token the seat of a ticket, or the seats of the player who requested a code."""
        person = await self._repository.store.people.tag_of(wish.key)

        def plan(draft: Draft) -> None:
            if seat_requests.is_code(wish.ticket):
                seat_requests.add_device(draft, wish)
            else:
                seat_requests.claim(draft, wish, person)

        return link_for(await self._repository.change(table, plan), wish.token)

    async def join(self, table: str, wish: Join) -> SeatLink:
        """Take a seat that is open to everyone."""
        person = await self._repository.store.people.tag_of(wish.key)
        state = await self._repository.change(
            table, lambda draft: seat_requests.join(draft, wish, person)
        )
        return link_for(state, wish.token)

    async def fill(self, table: str, token: str, wish: Fill) -> SeatLink:
        """Fill free seats with bots."""
        state = await self._repository.change(
            table, lambda draft: seat_requests.fill(draft, token, wish)
        )
        return link_for(state, token)

    async def hand_on(self, table: str, token: str, wish: HandOn) -> SeatLink:
        ticket = new_token()
        state = await self._repository.change(
            table, lambda draft: seat_requests.hand_on(draft, token, wish, ticket)
        )
        return ticket_for(state, ticket)

    async def renew(self, table: str, token: str, wish: Renew) -> SeatLink:
        ticket = new_token()
        state = await self._repository.change(
            table, lambda draft: seat_requests.renew(draft, token, wish.seat, ticket)
        )
        return ticket_for(state, ticket)

    async def free(self, table: str, token: str, wish: Free) -> SeatLink:
        ticket = new_token()
        state = await self._repository.change(
            table, lambda draft: seat_release.free(draft, token, wish.seat, ticket)
        )
        return ticket_for(state, ticket)

    async def code(self, table: str, token: str) -> Code:
        """Create a code with which this token's holder can add another device."""
        code = seat_requests.new_code()
        await self._repository.change(
            table, lambda draft: seat_requests.offer_code(draft, token, code)
        )
        return Code(code=code, seconds=int(CODE_SECONDS))

    async def cancel(self, table: str, token: str) -> None:
        """Cancel a table that nobody else has joined."""
        await self._repository.change(table, lambda draft: seat_requests.cancel(draft, token))
