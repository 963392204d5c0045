"""Open tables: seats that anyone may take, and quick matches."""

import asyncio
from typing import Any

import refusals
from marrakesh.server.errors import RequestError
from marrakesh.server.messages import ClockSettings, Fill, HandOn, Join, Meet, Rules, TableFilter
from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from marrakesh.texts import text
from service_clients import (
    Client,
    later,
    net_table,
    on_any_database,
    on_each_database,
    opened,
    soon,
)


def join(name: str) -> Join:
    return Join(token=new_token(), name=name)


def meet(**sought: Any) -> Meet:
    return Meet(token=new_token(), sought=TableFilter(**sought))


async def offered(service: Service, **sought: Any) -> list[str]:
    return [info.table for info in await service.matchmaker.waiting(TableFilter(**sought))]


async def refusal(work: Any) -> str:
    return (await refusals.refusal(work)).key


@on_each_database()
async def test_free_seat_at_an_open_table_can_be_taken_without_a_link(service: Service) -> None:
    created = await opened(service)
    table, (own, invitation) = created.table, created.links
    watched, _ = await net_table(service, listed=True)
    assert await offered(service) == [table]
    assert [info.table for info in await service.lobby.listed()] == [watched.table]
    wish = join("Ben")
    link = await service.lobby.join(table, wish)
    assert (link.seats, link.names) == ([1], ["Ben"])
    assert await service.lobby.join(table, wish) == link  # a repeated request
    assert await offered(service) == []
    assert await refusal(service.lobby.join(table, join("Cleo"))) == "nothing-free"
    assert (await service.lobby.link(table, invitation.ticket)).what == "taken"
    anna = await Client.at(service, table, own.token)
    assert [news.text for news in anna.snapshot.seating] == [text("en")("seat-sat", name="Ben")]
    assert await refusal(service.lobby.join(watched.table, join("Cleo"))) == "not-open"
    # a seat that was passed on is reserved for someone
    await service.lobby.hand_on(table, wish.token, HandOn(seat=1))
    assert await refusal(service.lobby.join(table, join("Cleo"))) == "nothing-free"


@on_each_database()
async def test_only_one_of_many_players_gets_the_last_seat(service: Service) -> None:
    created = await opened(service)
    wishes = [join(f"Guest {number}") for number in range(8)]
    came = await asyncio.gather(
        *(service.lobby.join(created.table, wish) for wish in wishes), return_exceptions=True
    )
    (link,) = [one for one in came if not isinstance(one, BaseException)]
    assert link.seats == [1]
    assert {one.key for one in came if isinstance(one, RequestError)} == {"nothing-free"}


@on_each_database()
async def test_two_people_seeking_a_quick_match_share_a_table(service: Service) -> None:
    ada, ben, cleo = meet(), meet(), meet()
    first, second = await asyncio.gather(service.matchmaker.meet(ada), service.matchmaker.meet(ben))
    assert first.table == second.table
    assert sorted([first.links[0].seats, second.links[0].seats]) == [[0], [1]]
    third = await service.matchmaker.meet(cleo)
    assert third.table != first.table
    # a repeated request, and one from someone who does not want to meet themselves
    assert (await service.matchmaker.meet(cleo)).table == third.table
    alone = Meet(token=new_token(), not_at=[third.table])
    assert (await service.matchmaker.meet(alone)).table != third.table


@on_any_database()
async def test_quick_match_respects_filters(service: Service) -> None:
    plain = (await opened(service)).table
    three = (await opened(service, 3, clock=ClockSettings())).table
    rules = Rules(players=2, edition="deluxe", modules=["nomads"])
    deluxe = (await opened(service, rules=rules, pace="days")).table
    assert await offered(service) == [plain, three, deluxe]
    wishes: list[tuple[dict[str, Any], list[str]]] = [
        ({"players": 2}, [plain, deluxe]),
        ({"players": 3}, [three]),
        ({"edition": "deluxe"}, [deluxe]),
        ({"modules": "none"}, [plain, three]),
        ({"modules": "some"}, [deluxe]),
        ({"pace": "live"}, [plain, three]),
        ({"pace": "days"}, [deluxe]),
        ({"clock": True}, [three]),
        ({"clock": False, "players": 2}, [plain, deluxe]),
    ]
    for sought, fitting in wishes:
        assert await offered(service, **sought) == fitting
    wanted = TableFilter(players=4, edition="deluxe", modules="some", pace="live", clock=True)
    made = await service.matchmaker.meet(Meet(token=new_token(), name="Dora", sought=wanted))
    (info,) = await service.matchmaker.waiting(wanted)
    assert info.table == made.table
    assert info.seats[0].name == "Dora"
    assert [seat.open for seat in info.seats] == [False, True, True, True]


@on_any_database()
async def test_deserted_tables_and_tables_that_have_waited_too_long_are_not_offered(
    service: Service,
) -> None:
    loaded, days = await opened(service), await opened(service, pace="days")
    anna = await Client.at(service, loaded.table, loaded.links[0].token)
    with later(3600):
        assert await offered(service) == [loaded.table, days.table]
    with later(13 * 3600):
        assert await offered(service) == [days.table]
    service.sessions.disconnect(anna.session)
    with later(50):
        assert await offered(service) == [loaded.table, days.table]
    with later(70):
        assert await offered(service) == [days.table]
    with later(15 * 24 * 3600):
        assert await offered(service) == []


@on_each_database()
async def test_only_the_creator_can_fill_empty_seats_with_bots(service: Service) -> None:
    created = await opened(service, 3)
    table, own = created.table, created.links[0].token
    ben = await service.lobby.join(table, join("Ben"))
    assert await refusal(service.lobby.fill(table, ben.token, Fill())) == "only-maker"
    assert await refusal(service.lobby.fill(table, own, Fill(bot="nobody"))) == "bot"
    await service.lobby.fill(table, own, Fill(bot="apprentice"))
    assert await offered(service) == []
    info = await service.lobby.info(table)
    assert [seat.bot for seat in info.seats] == ["", "", "apprentice"]
    assert (info.seats[2].taken, info.seats[2].stand_in) == (True, False)
    assert info.seats[2].name
    assert await refusal(service.lobby.fill(table, own, Fill())) == "nothing-free"
    loaded = await service.repository.get(table)

    await soon(lambda: loaded.state.waiting == [0, 1])
