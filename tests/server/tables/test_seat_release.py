"""The creator of a table frees a seat that a stranger took with a leaked link."""

from marrakesh.server.messages import Claim, Free, NewTable, Quit, Resign, Return
from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from marrakesh.texts import text
from refusals import refusal
from service_clients import (
    Client,
    check_replays,
    net_table,
    new_id,
    on_any_database,
    on_each_database,
    phase_is,
    play,
    refused,
)


def told(client: Client) -> list[str]:
    return [news.text for news in client.snapshot.seating]


@on_each_database()
async def test_stranger_loses_a_freed_seat_and_a_friend_can_take_it(service: Service) -> None:
    created, (anna, stranger) = await net_table(service)
    table, (own, leaked) = created.table, created.links
    await stranger.wish(name="Zed")
    await anna.look()
    assert (anna.snapshot.may_free, stranger.snapshot.may_free) == ([1], [])
    link = await service.lobby.free(table, own.token, Free(seat=1))
    assert (link.seats, link.names, link.token) == ([1], ["Ben"], "")
    await stranger.look()
    assert (stranger.snapshot.yours, stranger.snapshot.options) == ([], [])
    assert refused(await stranger.move(0, seat=1), "not-your-seat")
    await anna.look()
    assert told(anna)[-1] == text("en")("seat-freed", name="Zed")
    assert (anna.snapshot.info.seats[1].name, anna.snapshot.info.seats[1].taken) == ("Ben", False)
    assert anna.snapshot.may_free == []
    again = Claim(ticket=leaked.ticket, token=leaked.token)
    assert (await refusal(service.lobby.claim(table, again))).key == "no-ticket"
    renew = service.lobby.free(table, leaked.token, Free(seat=1))
    assert (await refusal(renew)).key == "only-maker"
    taken = await service.lobby.claim(table, Claim(ticket=link.ticket, token=new_token()))
    ben = await Client.at(service, table, taken.token)
    assert ben.snapshot.yours == [1]
    assert ben.snapshot.options
    await check_replays(service, table)


@on_any_database()
async def test_seat_cannot_be_freed_after_its_first_public_move(service: Service) -> None:
    created, clients = await net_table(service)
    anna, ben = clients
    token = created.links[0].token
    await ben.move(ben.snapshot.options[0].action)  # in secret
    await anna.look()
    assert anna.snapshot.may_free == [1]
    await play(clients, phase_is("select"))
    assert anna.snapshot.may_free == []
    late = service.lobby.free(created.table, token, Free(seat=1))
    assert (await refusal(late)).key == "seat-moved"


@on_any_database()
async def test_freed_seat_keeps_no_trace_of_the_stranger(service: Service) -> None:
    created, (anna, stranger, _) = await net_table(service, 3)
    await stranger.say(Quit(id=new_id(), seat=1))
    await stranger.say(Resign(id=new_id(), seat=1))
    link = await service.lobby.free(created.table, created.links[0].token, Free(seat=1))
    await anna.look()
    assert (anna.snapshot.info.quitting, anna.snapshot.info.seats[1].bot) == ([], "")
    taken = await service.lobby.claim(created.table, Claim(ticket=link.ticket, token=new_token()))
    ben = await Client.at(service, created.table, taken.token)
    assert ben.snapshot.options
    assert refused(await ben.say(Return(id=new_id(), seat=1)), "no-stand-in")


@on_any_database()
async def test_only_seats_taken_by_others_can_be_freed(service: Service) -> None:
    created = await service.lobby.create(NewTable(kind="net"))
    table, (own, ticket) = created.table, created.links

    async def freed(token: str, seat: int) -> str:
        return (await refusal(service.lobby.free(table, token, Free(seat=seat)))).key

    assert await freed(own.token, 1) == "seat-empty"
    assert await freed(own.token, 0) == "no-invitation"
    assert await freed(own.token, 3) == "no-invitation"
    assert await freed(ticket.ticket, 1) == "only-maker"
    screen = await service.lobby.create(NewTable(kind="screen"))
    alone = service.lobby.free(screen.table, screen.links[0].token, Free(seat=1))
    assert (await refusal(alone)).key == "only-net"
