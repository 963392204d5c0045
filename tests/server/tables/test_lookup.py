"""Finding tables, and loading them from their logs."""

from unittest.mock import patch

from msgspec.structs import replace

from marrakesh.server.messages import NewTable, Rules
from marrakesh.server.service.service import Service
from marrakesh.server.tables import new_tables
from refusals import refusal
from service_clients import Client, net_table, on_each_database, phase_is, play


@on_each_database()
async def test_public_tables_are_listed_and_own_tables_found_by_their_tokens(
    service: Service,
) -> None:
    created, clients = await net_table(service, listed=True)
    hidden, _ = await net_table(service)
    assert [info.table for info in await service.lobby.listed()] == [created.table]
    tokens = [created.links[0].token, hidden.links[1].token, "nonsense"]
    mine = {table.info.table: table for table in await service.lobby.mine(tokens)}
    assert set(mine) == {created.table, hidden.table}
    assert mine[hidden.table].seats == [1]
    assert mine[hidden.table].token == hidden.links[1].token
    await play(clients, phase_is("claim"))
    turns = {}
    for link in created.links:
        (table,) = await service.lobby.mine([link.token])
        turns[link.seats[0]] = table.your_turn
        assert replace(table.info, grace=60) == await service.lobby.info(created.table)
    (waiting,) = (await service.lobby.info(created.table)).waiting
    assert turns == {waiting: True, 1 - waiting: False}


@on_each_database()
async def test_table_is_marked_as_your_turn_only_until_you_have_chosen(
    service: Service,
) -> None:
    created, (anna, _) = await net_table(service)
    await anna.choose()
    turns = [(await service.lobby.mine([link.token]))[0].your_turn for link in created.links]
    assert turns == [False, True]
    assert (await service.lobby.info(created.table)).waiting == [1]


@on_each_database(kept_tables=2)
async def test_tables_not_in_memory_are_rebuilt_from_their_logs(service: Service) -> None:
    tables = [await net_table(service) for _ in range(4)]
    for created, clients in tables:
        anna = clients[0]
        before = anna.snapshot.view
        await anna.move(anna.snapshot.options[0].action)
        now = anna.snapshot.view
        assert now != before
        for other, _ in tables:  # evicts it from memory
            await service.lobby.info(other.table)
        again = await Client.at(service, created.table, created.links[0].token)
        assert again.snapshot.view == now


@on_each_database(kept_tables=1)
async def test_table_with_the_rules_of_an_older_version_is_refused(service: Service) -> None:
    with patch.object(new_tables, "version", lambda: "0.1.0"):
        created = await service.lobby.create(NewTable(kind="net", rules=Rules(players=2)))
    await net_table(service)  # takes its place in memory
    answer = await refusal(Client.at(service, created.table, created.links[0].token))
    assert (answer.key, answer.params) == ("other-rules", {"version": "0.1.0"})
