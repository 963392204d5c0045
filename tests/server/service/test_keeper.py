"""The cache of tables."""

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Done, Hello, NewTable
from marrakesh.server.service import table_repository as keeping
from marrakesh.server.service.service import Service
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.settings import Settings
from marrakesh.server.storage.log import Entry, EntryBody
from marrakesh.server.storage.store_interface import Conflict, NotWritten
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.snapshots import SnapshotBuilder
from refusals import refusal
from service_clients import (
    Client,
    asked,
    net_table,
    on_any_database,
    on_each_database,
    phase_is,
    play,
    refused,
)


def kept(tables: int, megabytes: int = 300) -> TableRepository:
    settings = Settings(database="", kept_tables=tables, kept_megabytes=megabytes)
    return TableRepository(None, settings, lambda loaded: None)  # type: ignore[arg-type]


class Table:
    """As much of a table as the cache looks at."""

    def __init__(self, name: str, size: int = 1000) -> None:
        self.setup = type("TableSetup", (), {"table": name})
        self.size = size


def add(repository: TableRepository, *names: str, size: int = 1000) -> list[LoadedTable]:
    tables: list[Any] = [Table(name, size) for name in names]
    return [repository.add(table) for table in tables]


def names(repository: TableRepository) -> str:
    return "".join(loaded.state.setup.table for loaded in repository.cached)


def test_the_longest_unused_are_dropped_first() -> None:
    repository = kept(3)
    add(repository, "a", "b", "c")
    assert names(repository) == "abc"
    asyncio.run(repository.get("a"))
    add(repository, "d", "e")
    assert names(repository) == "ade"
    assert repository.get_cached("a") is not None
    assert repository.get_cached("b") is None


def test_the_cache_is_limited_in_megabytes() -> None:
    repository = kept(100, megabytes=2)
    add(repository, "a", "b", size=1_000_000)
    assert names(repository) == "ab"
    add(repository, "c", size=1)
    assert names(repository) == "bc"
    add(repository, "d", size=3_000_000)  # the new one stays, however large
    assert names(repository) == "d"


def test_tables_in_use_are_kept() -> None:
    async def run() -> None:
        repository = kept(1)
        watched, thinking, changing, idle = add(kept(9), "a", "b", "c", "d")
        watched.listeners.add(lambda: None)
        thinking.thinking[1] = 7
        async with changing.lock:
            for loaded in (watched, thinking, changing, idle):
                repository._tables[loaded.state.setup.table] = loaded
            repository.evict()
            assert names(repository) == "abc"
        thinking.thinking.clear()
        repository.evict()
        assert names(repository) == "a"

    asyncio.run(run())


@on_any_database()
async def test_there_is_no_table_of_a_strange_name(service: Service) -> None:
    for table in ("nowhere", "x" * 25, "", "a/b", "a b", "ä"):
        with pytest.raises(RequestError) as refusal:
            await service.sessions.connect(table, None)  # type: ignore[arg-type]
        assert (refusal.value.key, refusal.value.status) == ("no-table", 404)


@on_any_database()
async def test_whoever_looks_is_woken_by_every_change(service: Service) -> None:
    _, clients = await net_table(service)
    woken: list[str] = []
    loaded = await service.repository.get(clients[0].session.table)
    loaded.listeners |= {lambda: woken.append("one"), lambda: woken.append("two")}
    await clients[0].move(clients[0].snapshot.options[0].action)
    assert sorted(woken) == ["one", "two"]


@on_any_database()
async def test_a_table_that_others_always_change_first_is_busy(service: Service) -> None:
    _, clients = await net_table(service)
    await play(clients, phase_is("claim"))
    player = asked(clients)
    tries = 0

    async def conflict(*_: object) -> None:
        nonlocal tries
        tries += 1
        raise Conflict

    service.repository.store.append = conflict  # type: ignore[assignment, method-assign]
    answer = await player.move(player.snapshot.options[0].action)
    assert refused(answer, "at this table at once")
    assert tries == keeping._TRIES == 20


@on_any_database()
async def test_a_change_is_carried_out_though_nobody_waits_for_it(service: Service) -> None:
    created = await service.lobby.create(NewTable(kind="net"))
    repository = service.repository

    def rename(draft: Draft) -> None:
        draft.write("wishes", 0, EntryBody(name="Zoë"))

    change = asyncio.create_task(repository.change(created.table, rename))
    await asyncio.sleep(0)
    change.cancel()
    await repository.close()
    assert (await repository.get(created.table)).state.names[0] == "Zoë"
    assert len(await repository.store.entries(created.table)) == 1


@on_any_database()
async def test_others_go_on_while_a_long_log_is_put_into_words(service: Service) -> None:
    created, clients = await net_table(service)
    await play(clients, lambda clients: clients[0].snapshot.info.moves > keeping.MANY + 1)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    log = await service.archive.log(created.table, "", 1, 1000, "de")
    task.cancel()
    assert turns > 0
    assert len(log) > keeping.MANY


@on_any_database()
async def test_a_table_that_is_deleted_is_not_there_any_more(service: Service) -> None:
    created, _ = await net_table(service)
    repository = service.repository

    async def conflict(*_: object) -> None:
        raise Conflict

    async def deleted(_: str) -> None:
        return None

    repository.store.append = conflict  # type: ignore[assignment, method-assign]
    repository.store.setup = deleted  # type: ignore[assignment, method-assign]
    with pytest.raises(RequestError) as refusal:
        await repository.change(
            created.table, lambda draft: draft.write("wishes", 0, EntryBody(name="Z"))
        )
    assert (refusal.value.key, refusal.value.status) == ("no-table", 404)


@on_each_database()
async def test_a_log_that_the_rules_do_not_allow_is_of_other_rules(service: Service) -> None:
    created, _ = await net_table(service)
    repository, table = service.repository, created.table
    state = (await repository.get(table)).state
    wrong = Entry(seq=state.seq + 1, kind="move", seat=0, body=EntryBody(action=10**6), at=1.0)
    await repository.store.append(table, [wrong], keeping.summary_of(SnapshotBuilder(state)))
    repository._tables.clear()
    assert (await refusal(repository.get(table))).key == "other-rules"


@on_any_database()
async def test_whoever_looks_is_woken_when_somebody_comes_or_goes(service: Service) -> None:
    created, (_, ben) = await net_table(service)
    woken: list[int] = []
    hello = Hello(token=created.links[0].token)
    await service.sessions.connect(created.table, hello, lambda: woken.append(1))
    before = len(woken)
    service.sessions.disconnect(ben.session)
    assert len(woken) == before + 1
    await Client.at(service, created.table, created.links[1].token)
    assert len(woken) == before + 2


@on_any_database()
async def test_what_could_not_be_written_is_refused_and_did_not_happen(service: Service) -> None:
    _, clients = await net_table(service)
    await play(clients, phase_is("claim"))
    player = asked(clients)
    before = player.snapshot

    async def full(*_: object) -> None:
        raise NotWritten

    with patch.object(service.repository.store, "append", full):
        answer = await player.move(before.options[0].action)
    assert refused(answer, "cannot write to its database")
    assert (player.snapshot.seq, player.snapshot.view) == (before.seq, before.view)
    assert isinstance(await player.move(before.options[0].action), Done)
