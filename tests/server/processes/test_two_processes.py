"""Two processes serving the same tables."""

import asyncio
import random
import threading

import pytest
from sqlalchemy import Connection, insert

from marrakesh.server.messages import (
    Claim,
    Done,
    HandOn,
    Meet,
    Move,
    NewSeat,
    NewTable,
    Refused,
    Replace,
    Withdraw,
)
from marrakesh.server.service.service import Service
from marrakesh.server.storage.schema import ENTRIES
from marrakesh.server.storage.store_interface import Unsure
from marrakesh.server.storage.table_store import SqlTableStore
from marrakesh.server.storage.tokens import new_token
from postgres import cut_listeners
from refusals import words_of
from server_process import WAIT
from service_clients import (
    Client,
    all_claimed,
    asked,
    in_a_turn,
    later,
    net_table,
    new_id,
    refused,
    soon,
    to_ask_for_undo,
    token_of,
    two_services,
)


async def two_sided_table(one: Service, two: Service) -> tuple[str, list[Client]]:
    """Make a table with Anna connected to one service and Ben to the other."""
    seats = [NewSeat(name="Anna"), NewSeat(name="Ben")]
    created = await all_claimed(two, await one.lobby.create(NewTable(kind="net", seats=seats)))
    pairs = zip((one, two), created.links, strict=True)
    clients = [await Client.at(service, created.table, link.token) for service, link in pairs]
    return created.table, clients


@two_services()
async def test_two_processes_serve_one_table(one: Service, two: Service) -> None:
    table, clients = await two_sided_table(one, two)
    rng = random.Random(1)
    while clients[0].snapshot.info.season < 2:

        async def someone_must_act() -> bool:
            for client in clients:
                await client.look()
            return any(client.snapshot.options for client in clients)

        await soon(someone_must_act)
        answer = await asked(clients).move_somehow(rng)
        if not isinstance(answer, Done):  # the other player's move had not arrived yet
            assert refused(answer, "stale")
    first, second = [await service.archive.log(table, "", 1, 10000, "en") for service in (one, two)]
    size = min(len(first), len(second))
    assert size > 50
    assert first[:size] == second[:size]


@two_services()
async def test_only_one_of_two_simultaneous_moves_counts(one: Service, two: Service) -> None:
    """The same player in two tabs, served by two processes."""
    created, here, _ = await in_a_turn(one)
    there = await Client.at(two, created.table, token_of(created, here))
    assert there.snapshot.options == here.snapshot.options
    seq, moves = here.snapshot.seq, here.snapshot.info.moves
    actions = [option.action for option in here.snapshot.options[:2]]
    wishes = [
        client.service.sessions.act(
            client.session, Move(id=new_id(), seq=seq, seat=here.seat, action=action)
        )
        for client, action in zip((here, there), actions, strict=True)
    ]
    answers = await asyncio.gather(*wishes)
    assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
    for client in (here, there):
        await client.look()
        assert client.snapshot.info.moves == moves + 1
    assert here.snapshot.view == there.snapshot.view


@two_services()
async def test_ticket_used_at_two_processes_seats_only_one_player(
    one: Service, two: Service
) -> None:
    for number in range(10):
        created = await one.lobby.create(NewTable(kind="net"))
        table, ticket = created.table, created.links[1].ticket
        await Client.at(two, table)  # loads it into memory
        wishes = [Claim(ticket=ticket, token=new_token(), name=f"{number}") for _ in range(2)]
        claims = (
            service.lobby.claim(table, wish)
            for service, wish in zip((one, two), wishes, strict=True)
        )
        ends = await asyncio.gather(*claims, return_exceptions=True)
        (lost,) = [end for end in ends if isinstance(end, BaseException)]
        assert str(lost) == words_of("seat-taken", name=str(number))
        winner = next(n for n, end in enumerate(ends) if end is not lost)
        for service in (one, two):
            again = await service.lobby.claim(table, wishes[winner])
            assert again.token == wishes[winner].token
        (mine,) = await two.lobby.mine([wish.token for wish in wishes])
        assert (mine.token, mine.seats) == (wishes[winner].token, [1])


@two_services()
async def test_seat_passed_on_at_one_process_is_lost_at_the_other(
    one: Service, two: Service
) -> None:
    created, (anna, _) = await net_table(one)
    token = created.links[0].token
    there = await Client.at(two, created.table, token)
    options = there.snapshot.options
    ticket = (await one.lobby.hand_on(created.table, token, HandOn(seat=0))).ticket
    late = Move(id=new_id(), seq=there.snapshot.seq, seat=0, action=options[0].action)
    assert isinstance(await two.sessions.act(there.session, late), Refused)
    wish = Claim(ticket=ticket, token=new_token())
    assert (await two.lobby.claim(created.table, wish)).seats == [0]
    for client in (anna, there):
        await client.sees(lambda snapshot: snapshot.yours == [])


@two_services()
async def test_request_repeated_at_another_process_is_carried_out_once(
    one: Service, two: Service
) -> None:
    created, (anna, _) = await net_table(one)
    again = await Client.at(two, created.table, created.links[0].token)
    wish = Move(id="same", seq=anna.snapshot.seq, seat=0, action=anna.snapshot.options[0].action)
    both = [client.service.sessions.act(client.session, wish) for client in (anna, again)]
    first, second = await asyncio.gather(*both)
    assert first == second == Done(id="same", seq=wish.seq + 1)


@two_services()
async def test_news_still_arrives_after_the_listening_connection_breaks(
    one: Service, two: Service
) -> None:
    _, (anna, ben) = await two_sided_table(one, two)
    assert await asyncio.to_thread(cut_listeners, one.settings.database) == 2
    await anna.wish(name="Annabel")

    await ben.sees(lambda snapshot: snapshot.info.seats[0].name == "Annabel")
    await anna.wish(name="Anna")  # and the new connection works, too

    await ben.sees(lambda snapshot: snapshot.info.seats[0].name == "Anna")


@two_services()
async def test_player_connected_to_another_process_is_present(one: Service, two: Service) -> None:
    _, clients = await two_sided_table(one, two)

    async def both_there() -> bool:
        for client in clients:
            await client.look()
        return all(s.present for client in clients for s in client.snapshot.info.seats)

    await soon(both_there)
    anna, ben = clients
    with later(61):
        await anna.look()
        assert anna.snapshot.absent == []
        answer = await anna.say(Replace(id=new_id(), seat=0, target=1))
        assert refused(answer, "not-absent")
    two.sessions.disconnect(ben.session)

    await anna.sees(lambda snapshot: not snapshot.info.seats[1].present)
    with later(61):
        await anna.look()
        assert anna.snapshot.absent == [1]


@two_services()
async def test_process_that_freezes_in_a_transaction_does_not_block_the_other(
    one: Service, two: Service
) -> None:
    created, (anna, _) = await net_table(two)
    entry = {"table_id": created.table, "seq": 2, "kind": "wishes", "seat": 0, "body": "{}"}
    frozen, thawed = threading.Event(), threading.Event()

    def freeze(connection: Connection) -> None:
        connection.execute(insert(ENTRIES).values(**entry, client="", at=0.0))
        frozen.set()
        thawed.wait(WAIT)

    async def third() -> None:
        store = SqlTableStore(one.settings.database)
        with pytest.raises(Unsure):
            await store.write(freeze)
        await store.close()

    process = asyncio.create_task(asyncio.to_thread(asyncio.run, third()))
    await asyncio.to_thread(frozen.wait, WAIT)
    assert isinstance(await anna.move(anna.snapshot.options[0].action), Done)
    thawed.set()
    await process


@two_services()
async def test_quick_match_pairs_all_players_even_at_different_processes(
    here: Service, there: Service
) -> None:
    for _ in range(3):
        wishes = [Meet(token=new_token()) for _ in range(4)]
        services = [here, there, here, there]
        met = await asyncio.gather(
            *(one.matchmaker.meet(wish) for one, wish in zip(services, wishes, strict=True))
        )
        tables = sorted(created.table for created in met)
        assert tables[0] == tables[1] != tables[2] == tables[3]


@two_services()
async def test_either_a_withdrawal_or_a_simultaneous_vote_counts_but_not_both(
    one: Service, two: Service
) -> None:
    """Either the vote counts, or there is nothing left to vote on."""
    created, clients = await net_table(one)
    for first in (0, 1):
        anna = await to_ask_for_undo(clients)
        moves = anna.snapshot.info.moves
        assert isinstance(await anna.undo(), Done)
        token = created.links[1 - anna.seat].token
        ben = await Client.at(two, created.table, token)
        wishes = [anna.say(Withdraw(id=new_id(), seat=anna.seat)), ben.answer(True)]
        said = await asyncio.gather(*(wishes if first else reversed(wishes)))
        assert sum(isinstance(answer, Done) for answer in said) == 1
        for service in (one, two):
            await service.repository.catch_up(await service.repository.get(created.table))
        for client in (*clients, ben):
            await client.look()
            assert client.snapshot.proposal is None
            undone = client.snapshot.info.moves < moves
            assert undone == isinstance(said[1 if first else 0], Done)
