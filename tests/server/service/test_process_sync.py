"""Messages between processes, and players who have been away for too long."""

from collections import defaultdict

from marrakesh.server.service.presence import REPEAT
from marrakesh.server.storage.log import EntryBody
from service_clients import Client, later, net_table, phase_is, play
from service_fakes import Tables, tables_in


class FakeBus:
    """Bus that records the presence it announces, by table: seats and number of spectators."""

    def __init__(self) -> None:
        self.told: defaultdict[str, list[tuple[list[int], int]]] = defaultdict(list)

    async def tell_presence(self, table: str, seats: set[int], watching: int) -> None:
        self.told[table].append((sorted(seats), watching))

    async def open(self) -> None: ...

    async def close(self) -> None: ...


async def listened_to(tables: Tables) -> tuple[str, FakeBus, list[int]]:
    """Make a table with two connected players; return its id, its bus and a list of wake-ups."""
    created, _ = await net_table(tables)
    bus, woken = FakeBus(), list[int]()
    tables.sync.bus = bus
    (await tables.repository.get(created.table)).listeners.add(lambda: woken.append(1))
    return created.table, bus, woken


@tables_in()
async def test_entries_and_messages_of_other_processes_are_read(tables: Tables) -> None:
    created, clients = await net_table(tables)
    await play(clients, phase_is("claim"))
    ben = clients[1]
    other = Tables(tables.settings.database)
    here = await Client.at(other, created.table, created.links[0].token)
    assert await here.listen() == []
    await ben.wish(name="Zoë")
    await ben.tell("Hello")
    assert await here.listen() == []
    before = other.store.reads
    seq = (await tables.repository.get(created.table)).state.seq
    other.sync.receive_entry(created.table, seq - 1)
    other.sync.receive_entry("unknown", 9)
    await other.sync.background.finish()
    assert other.store.reads == before
    other.sync.receive_entry(created.table, seq)
    other.sync.receive_chat("unknown")
    other.sync.receive_chat(created.table)
    await other.sync.background.finish()
    await here.look()
    assert here.snapshot.info.seats[1].name == "Zoë"
    assert await here.listen() == ["Hello"]
    await ben.wish(name="Yann")
    await ben.tell("Bye")
    other.sync.reconnected()  # messages may have been lost
    await other.sync.background.finish()
    await here.look()
    assert here.snapshot.info.seats[1].name == "Yann"
    assert await here.listen() == ["Hello", "Bye"]
    await other.close()


@tables_in()
async def test_spectators_are_counted_periodically(tables: Tables) -> None:
    table, bus, woken = await listened_to(tables)
    watchers = [await Client.at(tables, table) for _ in range(3)]
    tables.sync.receive_presence(table, "other", set(), 2)
    assert (bus.told[table], woken) == ([], [])
    for _ in range(2):
        await tables.sync.check()
    await tables.sync.background.finish()
    assert (bus.told[table], woken) == ([([0, 1], 3)], [1])
    await watchers[0].listen()
    assert watchers[0].watching == 5
    for watcher in watchers[1:]:
        tables.sessions.disconnect(watcher.session)
    await tables.sync.check()
    await tables.sync.background.finish()
    await watchers[0].listen()
    assert (bus.told[table][1:], watchers[0].watching) == ([([0, 1], 1)], 3)


@tables_in()
async def test_arrivals_are_announced_to_other_processes_and_answered(tables: Tables) -> None:
    table, bus, woken = await listened_to(tables)
    tables.sync.came_or_went(table)
    tables.sync.receive_presence(table, "other", {0}, 0)
    tables.sync.receive_presence(table, "other", {0}, 0)  # a heartbeat
    tables.sync.receive_presence("unknown", "other", {0}, 0)  # no one is connected here
    await tables.sync.background.finish()
    assert (bus.told, woken) == ({table: [([0, 1], 0)] * 2}, [1, 1])


@tables_in()
async def test_process_announces_who_is_present_every_half_minute(tables: Tables) -> None:
    table, bus, _ = await listened_to(tables)
    other, (anna, ben) = await net_table(tables)
    tables.sync.receive_presence(other.table, "dead", {1}, 0)
    tables.sessions.disconnect(ben.session)
    await tables.sync.background.finish()
    bus.told.clear()
    for seconds, times, there in (
        (REPEAT - 1, 0, True), (REPEAT + 1, 1, True), (REPEAT + 2, 1, True),
        (2 * REPEAT + 2, 2, True), (3 * REPEAT + 4, 3, False),
    ):  # fmt: skip
        with later(seconds):
            await tables.sync.check()
            await tables.sync.background.finish()
            await anna.look()
        assert bus.told[table] == [([0, 1], 0)] * times
        assert anna.snapshot.info.seats[1].present == there


@tables_in(grace_live=60)
async def test_connected_players_learn_when_someone_has_been_away_for_too_long(
    tables: Tables,
) -> None:
    created, (anna, ben) = await net_table(tables)
    tables.sessions.disconnect(ben.session)
    woken: list[int] = []
    (await tables.repository.get(created.table)).listeners.add(lambda: woken.append(1))
    for seconds, absent, times in ((50, [], 0), (70, [1], 1), (80, [1], 1)):
        with later(seconds):
            await tables.sync.check()
            await anna.look()
        assert (anna.snapshot.absent, len(woken)) == (absent, times)
    await Client.at(tables, created.table, created.links[1].token)
    before = len(woken)
    with later(90):
        await tables.sync.check()
        await anna.look()
    assert (anna.snapshot.absent, len(woken)) == ([], before + 1)


@tables_in()
async def test_newcomer_sees_changes_made_by_other_processes(tables: Tables) -> None:
    created, _ = await net_table(tables)
    other = Tables(tables.settings.database)

    await other.repository.change(
        created.table, lambda draft: draft.write("wishes", 0, EntryBody(name="Zoë"))
    )
    await other.close()
    alone = await Client.at(tables, created.table)
    assert alone.snapshot.info.seats[0].name == "Anna"  # nothing is reread without other processes
    tables.sync.bus = FakeBus()
    late = await Client.at(tables, created.table)
    assert late.snapshot.info.seats[0].name == "Zoë"
