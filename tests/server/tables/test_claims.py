"""Claiming seats: tickets, additional devices, and seats that are passed on."""

from typing import Any

from marrakesh.server.messages import (
    Claim,
    Created,
    Done,
    HandOn,
    Move,
    NewSeat,
    NewTable,
    Refused,
    Renew,
    Rules,
    SeatLink,
)
from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from marrakesh.texts import text
from refusals import refusal, words_of
from service_clients import Client, later, net_table, on_any_database, on_each_database, over, play

EN = text("en")


async def invited(service: Service, players: int = 2) -> Created:
    """Make a table for Anna that no one else has joined yet."""
    seats = [NewSeat(name="Anna"), NewSeat(name="Ben"), NewSeat()][:players]
    wish = NewTable(kind="net", rules=Rules(players=players), seats=seats)
    return await service.lobby.create(wish)


async def claim(service: Service, table: str, ticket: str, token: str = "", **about: Any) -> str:
    """Take a seat; return its token."""
    wish = Claim(ticket=ticket, token=token or new_token(), **about)
    link = await service.lobby.claim(table, wish)
    assert (link.token, link.ticket) == (wish.token, "")
    return wish.token


async def code_for(service: Service, table: str, token: str) -> str:
    return (await service.lobby.code(table, token)).code


def told(client: Client) -> list[str]:
    return [news.text for news in client.snapshot.seating]


@on_each_database()
async def test_ticket_can_be_claimed_once_but_gives_no_access_by_itself(service: Service) -> None:
    created = await invited(service)
    table, (own, invitation) = created.table, created.links
    anna = await Client.at(service, table, own.token)
    assert anna.snapshot.yours == [0]
    # a ticket is not a token
    assert (await Client.at(service, table, invitation.ticket)).snapshot.yours == []
    ben = await Client.at(service, table, await claim(service, table, invitation.ticket))
    await anna.look()
    assert told(anna) == told(ben) == [EN("seat-sat", name="Ben")]
    assert [seat.taken for seat in anna.snapshot.info.seats] == [True, True]
    assert (ben.snapshot.yours, ben.snapshot.view["seat"]) == ([1], 1)
    spectator = await Client.at(service, table, invitation.ticket, seat=1)
    assert (spectator.snapshot.yours, spectator.snapshot.view["seat"]) == ([], -1)
    moment = await service.archive.moment(table, invitation.ticket, 1, 0, "en")
    assert moment.view["seat"] == -1
    again = await refusal(claim(service, table, invitation.ticket))
    assert (again.status, str(again)) == (409, words_of("seat-taken", name="Ben"))
    assert [one.seats for one in await service.lobby.mine([own.token, invitation.ticket])] == [[0]]


@on_each_database()
async def test_everyone_is_told_when_the_creator_takes_a_guests_seat(service: Service) -> None:
    created = await invited(service)
    table, ticket = created.table, created.links[1].ticket
    await claim(service, table, ticket, name="Anna again")
    watcher = await Client.at(service, table)
    assert told(watcher) == [EN("seat-sat", name="Anna again")]
    assert [seat.name for seat in watcher.snapshot.info.seats] == ["Anna", "Anna again"]
    assert (await service.lobby.link(table, ticket)).what == "taken"
    taken = words_of("seat-taken", name="Anna again")
    assert str(await refusal(claim(service, table, ticket))) == taken


@on_each_database()
async def test_code_adds_another_device(service: Service) -> None:
    created, (anna, ben) = await net_table(service)
    table, first = created.table, created.links[1].token
    code = await code_for(service, table, first)
    assert len(code) == 6
    second = await claim(service, table, code)
    phone = await Client.at(service, table, second)
    assert (phone.snapshot.yours, phone.snapshot.view) == ([1], ben.snapshot.view)
    assert isinstance(await phone.move(phone.snapshot.options[0].action), Done)
    await ben.look()
    assert ben.snapshot.seq == phone.snapshot.seq
    assert [one.seats for one in await service.lobby.mine([second])] == [[1]]
    await anna.look()
    assert len(told(anna)) == 1  # it is the same person
    # a repeated request works, in case the reply was lost
    await claim(service, table, code, second)
    assert (await refusal(claim(service, table, code))).key == "no-code"
    third = await claim(service, table, await code_for(service, table, second))
    assert (await Client.at(service, table, third)).snapshot.yours == [1]


@on_any_database()
async def test_code_expires_after_five_minutes_or_when_a_newer_one_is_made(
    service: Service,
) -> None:
    created, _ = await net_table(service)
    other, _ = await net_table(service)
    table, token = created.table, created.links[0].token
    code = await code_for(service, table, token)
    assert (await refusal(claim(service, other.table, code))).status == 404
    with later(301):
        assert (await refusal(claim(service, table, code))).key == "no-code"
    newer = await code_for(service, table, token)
    await refusal(claim(service, table, code))  # only the newest one is valid
    with later(299):
        await claim(service, table, newer)
    assert (await refusal(code_for(service, table, "nonsense"))).status == 403


@on_any_database()
async def test_code_gives_another_device_all_seats_of_a_shared_screen(service: Service) -> None:
    wish = NewTable(kind="screen", rules=Rules(players=3))
    created = await service.lobby.create(wish)
    table, token = created.table, created.links[0].token
    second = await claim(service, table, await code_for(service, table, token))
    assert (await Client.at(service, table, second)).snapshot.yours == [0, 1, 2]
    assert await service.archive.record(table, second)
    one_screen = await refusal(service.lobby.hand_on(table, token, HandOn(seat=0)))
    assert one_screen.key == "only-net"


@on_each_database()
async def test_passing_on_a_seat_takes_it_from_all_devices_and_tells_the_others(
    service: Service,
) -> None:
    created, (anna, ben) = await net_table(service)
    table, old = created.table, created.links[1].token
    second = await claim(service, table, await code_for(service, table, old))
    phone = await Client.at(service, table, second)
    same = Move(id="1", seq=0, seat=1, action=ben.snapshot.options[0].action)
    assert isinstance(await ben.say(same), Done)
    handed = await service.lobby.hand_on(table, second, HandOn(seat=1, name="Cleo"))
    assert handed == SeatLink(seats=[1], names=["Cleo"], ticket=handed.ticket)
    for lost in (ben, phone):
        seen = ben.snapshot.options
        await lost.look()
        assert (lost.snapshot.yours, lost.snapshot.seat, lost.snapshot.view["seat"]) == ([], -1, -1)
        assert isinstance(await lost.move(seen[0].action if seen else 0, seat=1), Refused)
    await anna.look()
    assert told(anna)[-1] == EN("seat-handed", name="Ben")
    assert (anna.snapshot.info.seats[1].name, anna.snapshot.info.seats[1].taken) == ("Cleo", False)
    assert await service.lobby.mine([old, second]) == []
    assert not anna.snapshot.info.seats[1].present
    token = await claim(service, table, handed.ticket)
    cleo = await Client.at(service, table, token)
    await anna.look()
    assert told(anna)[-1] == EN("seat-took-over", name="Cleo", before="Ben")
    # requests of the new player are their own, even if their ids repeat
    request = Move(id="1", seq=cleo.snapshot.seq, seat=1, action=cleo.snapshot.options[0].action)
    before = cleo.snapshot.view
    assert isinstance(await cleo.say(request), Done)
    assert cleo.snapshot.view != before
    assert (await refusal(claim(service, table, created.links[1].ticket or "x"))).status == 404
    again = await service.lobby.hand_on(table, token, HandOn(seat=1, name="Dora"))
    await claim(service, table, again.ticket)
    await anna.look()
    assert told(anna)[-1] == EN("seat-took-over", name="Dora", before="Cleo")


@on_any_database()
async def test_only_the_creator_or_previous_holder_can_renew_a_ticket(service: Service) -> None:
    created = await invited(service, 3)
    table, maker = created.table, created.links[0].token
    old = created.links[1].ticket
    ben = await claim(service, table, created.links[2].ticket)
    renewed = await service.lobby.renew(table, maker, Renew(seat=1))
    assert (renewed.seats, renewed.names, renewed.token) == ([1], ["Ben"], "")
    assert (await refusal(claim(service, table, old))).key == "no-ticket"
    stranger = await refusal(service.lobby.renew(table, ben, Renew(seat=1)))
    assert stranger.status == 403
    used = await refusal(service.lobby.renew(table, maker, Renew(seat=2)))
    assert used.key == "ticket-used"
    own = await refusal(service.lobby.renew(table, maker, Renew(seat=0)))
    assert own.status == 409
    assert (await refusal(service.lobby.renew(table, maker, Renew(seat=3)))).status == 404
    assert told(await Client.at(service, table)) == [EN("seat-sat", name="Player 3")]
    await claim(service, table, renewed.ticket)
    # someone who passed on a seat can make another link until it is used
    lost = await service.lobby.hand_on(table, ben, HandOn(seat=2))
    again = await service.lobby.renew(table, ben, Renew(seat=2))
    await refusal(claim(service, table, lost.ticket))
    await claim(service, table, again.ticket, name="Dora")
    assert (await refusal(service.lobby.renew(table, ben, Renew(seat=2)))).status == 403
    foreign = await refusal(service.lobby.hand_on(table, ben, HandOn(seat=2)))
    assert foreign.status == 403


@on_any_database()
async def test_holding_all_seats_of_an_online_table_does_not_reveal_its_record(
    service: Service,
) -> None:
    created = await invited(service)
    token = created.links[0].token
    await claim(service, created.table, created.links[1].ticket, token)
    both = await Client.at(service, created.table, token)
    assert both.snapshot.yours == [0, 1]
    record = service.archive.record(created.table, token)
    assert (await refusal(record)).key == "record-secret"


@on_any_database()
async def test_newcomer_cannot_see_who_has_chosen(service: Service) -> None:
    numbers = []
    for moves in (0, 3):
        created = await invited(service)
        anna = await Client.at(service, created.table, created.links[0].token)
        for _ in range(moves):
            await anna.move(anna.snapshot.options[0].action)
        token = await claim(service, created.table, created.links[1].ticket)
        ben = await Client.at(service, created.table, token)
        numbers.append((ben.snapshot.seq, ben.snapshot.info.seq))
        seen = anna.snapshot.seq
        await anna.look()
        assert anna.snapshot.seq > seen
        assert isinstance(await anna.move(anna.snapshot.options[0].action), Done)
    assert numbers[0] == numbers[1]


@on_each_database(kept_tables=1)
async def test_log_records_who_holds_which_seat(service: Service) -> None:
    created, _ = await net_table(service, 3)
    table, token = created.table, created.links[2].token
    second = await claim(service, table, await code_for(service, table, token))
    ticket = (await service.lobby.hand_on(table, created.links[1].token, HandOn(seat=1))).ticket
    held = (await service.repository.get(table)).state.seats
    await net_table(service)  # evicts it from memory
    assert service.repository.get_cached(table) is None
    assert (await service.repository.get(table)).state.seats == held
    assert [link.what for link in [await service.lobby.link(table, ticket)]] == ["ticket"]
    assert (await Client.at(service, table, second)).snapshot.yours == [2]


@on_any_database()
async def test_rematch_is_for_those_who_hold_the_seats_when_it_is_made(service: Service) -> None:
    created, clients = await net_table(service)
    table, (anna, ben) = created.table, [link.token for link in created.links]
    await play(clients, over)
    phone = await claim(service, table, await code_for(service, table, anna))
    ticket = (await service.lobby.hand_on(table, ben, HandOn(seat=1))).ticket
    again = await service.lobby.rematch(table, phone)
    assert again.links == [SeatLink(seats=[0], names=["Anna"], token=phone)]
    assert again == await service.lobby.rematch(table, phone)
    assert (await service.lobby.rematch(table, anna)).table == again.table
    for token, seats in ((anna, [0]), (phone, [0]), (ben, [])):
        assert (await Client.at(service, again.table, token)).snapshot.yours == seats
        found = [one.info.table for one in await service.lobby.mine([token])]
        assert (again.table in found) == bool(seats)
    await claim(service, again.table, ticket)


@on_each_database()
async def test_new_player_cannot_choose_a_colour_already_taken(service: Service) -> None:
    created = await invited(service, 3)
    table, (own, ben, cleo) = created.table, created.links

    async def colours() -> list[str]:
        return [seat.colour for seat in (await service.lobby.info(table)).seats]

    assert await colours() == ["red", "blue", "yellow"]
    wish = Claim(ticket=ben.ticket, token=new_token(), colour="red")
    assert (await refusal(service.lobby.claim(table, wish))).key == "colour-taken"
    await claim(service, table, ben.ticket, colour="yellow")
    assert await colours() == ["red", "yellow", "blue"]  # no one has joined for the other seat yet
    await claim(service, table, cleo.ticket, colour="green")
    assert await colours() == ["red", "yellow", "green"]
    anna = await Client.at(service, table, own.token)
    assert [seat.colour for seat in anna.snapshot.info.seats] == await colours()
