"""Shows people to their seats: tickets are exchanged for tokens, seats handed on."""

from marrakesh.server.messages import Claim, Code, Fill, Free, HandOn, Join, Link, Renew, SeatLink
from marrakesh.server.service.table_repository import TableRepository
from marrakesh.server.storage.tokens import hash_token, new_token
from marrakesh.server.tables import seat_release, seat_requests
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.new_tables import link_for, ticket_for
from marrakesh.server.tables.seats import CODE_SECONDS


class SeatService:
    """Every secret is given out once and stored as a hash."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self._people = repository.store.people

    async def link(self, table: str, secret: str) -> Link:
        """What a token or ticket is worth at a table; asking spends nothing."""
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
        """Exchange a ticket, or a code of another device, for seats of this token."""
        person = await self._people.tag_of(wish.key)

        def plan(draft: Draft) -> None:
            if seat_requests.is_code(wish.ticket):
                seat_requests.add_device(draft, wish)
            else:
                seat_requests.claim(draft, wish, person)

        return link_for(await self._repository.change(table, plan), wish.token)

    async def join(self, table: str, wish: Join) -> SeatLink:
        """Take a seat that is open to everyone."""
        person = await self._people.tag_of(wish.key)
        state = await self._repository.change(
            table, lambda draft: seat_requests.join(draft, wish, person)
        )
        return link_for(state, wish.token)

    async def fill(self, table: str, token: str, wish: Fill) -> SeatLink:
        """Let bots play the seats that nobody has taken."""
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
        """A code for another device of whoever has this token."""
        code = seat_requests.new_code()
        await self._repository.change(
            table, lambda draft: seat_requests.offer_code(draft, token, code)
        )
        return Code(code=code, seconds=int(CODE_SECONDS))

    async def cancel(self, table: str, token: str) -> None:
        """Call a table off that nobody has come to."""
        await self._repository.change(table, lambda draft: seat_requests.cancel(draft, token))
