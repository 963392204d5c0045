"""Open tables: how long they are offered, who meets where, and tables made for quick matches."""

import time
from typing import Any

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import (
    HandOn,
    Join,
    Meet,
    NewSeat,
    NewTable,
    Rules,
    SeatLink,
    TableFilter,
)
from marrakesh.server.service.lobby import Lobby
from marrakesh.server.service.matchmaker import Matchmaker
from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from refusals import refusal
from service_clients import Client, later, on_any_database, opened

HOUR, DAY = 3600.0, 24 * 3600.0


async def offered(service: Service, at: float) -> list[str]:
    with later(at - time.time()):
        return [info.table for info in await service.matchmaker.waiting(TableFilter())]


async def person(service: Service, name: str) -> str:
    key = new_token()
    await service.profiles.name(key, name)
    return key


def meet(key: str = "", **sought: Any) -> Meet:
    return Meet(token=new_token(), key=key, sought=TableFilter(**sought))


@on_any_database(sweep=1000)
async def test_quick_match_does_not_seat_people_at_their_own_tables(service: Service) -> None:
    ada, ben = await person(service, "Ada"), await person(service, "Ben")
    rated = await service.matchmaker.meet(meet(ada, rated=True))
    assert (await service.matchmaker.meet(meet(ben))).table == rated.table
    plain = await service.matchmaker.meet(meet(ada))
    other = await service.matchmaker.meet(meet(ada))  # in another window
    assert other.table != plain.table
    assert (await service.matchmaker.meet(meet(ben))).table == plain.table
    assert (await service.matchmaker.meet(meet())).table == other.table
    assert (await refusal(service.matchmaker.meet(meet(rated=True)))).key == "rated-name"


@on_any_database(sweep=1000)
async def test_quick_match_tries_the_next_table_if_someone_was_faster(service: Service) -> None:
    first, second = await opened(service), await opened(service)

    class Quicker(Lobby):
        async def join(self, table: str, wish: Join) -> SeatLink:
            if table == first.table:
                raise RequestError("nothing-free", 409)
            return await super().join(table, wish)

    lobby = Quicker(service.repository, service.presence, service.changed)
    matchmaker = Matchmaker(service.store, service.presence, lobby, service.settings)
    assert (await matchmaker.meet(meet())).table == second.table


@on_any_database(sweep=1000)
async def test_quick_match_skips_tables_with_corrected_components(service: Service) -> None:
    corrected = await opened(service, corrections=["river jetty = 15"])
    plain = await opened(service)
    assert (await service.matchmaker.meet(meet())).table == plain.table
    assert corrected.table in await offered(service, time.time())


@on_any_database(sweep=1000, grace_live=60)
async def test_seat_passed_on_to_an_absent_player_does_not_keep_a_table_on_offer(
    service: Service,
) -> None:
    """Ben was the last one there, but his seat now belongs to someone who has not arrived yet."""
    seats, rules = [NewSeat(name="Anna")], Rules(players=3)
    wish = NewTable(kind="net", rules=rules, seats=seats, open=True)
    created = await service.lobby.create(wish)
    table, token = created.table, new_token()
    await service.lobby.join(table, Join(token=token, name="Ben"))
    ben = await Client.at(service, table, token)
    now = time.time() + 300
    assert await offered(service, now) == [table]
    with later(300):
        await service.lobby.hand_on(table, token, HandOn(seat=1))
        await ben.look()
    assert ben.snapshot.yours == []
    assert await offered(service, now + 1) == []
