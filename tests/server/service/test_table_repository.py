"""Tables in memory: loaded and evicted, changed by this process and by others."""

import asyncio
import gc
from types import SimpleNamespace
from typing import Any

import pytest

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Done, Hello, NewTable
from marrakesh.server.service.table_repository import MANY, LoadedTable, TableRepository, summary_of
from marrakesh.server.settings import Settings
from marrakesh.server.storage.log import Entry, EntryBody
from marrakesh.server.storage.store_interface import Conflict, NotWritten
from marrakesh.server.tables.draft import Draft, TableEdit
from marrakesh.server.tables.snapshots import SnapshotBuilder
from refusals import refusal
from service_clients import in_a_loop, in_a_turn, net_table, play, refused
from service_fakes import Tables, tables_in


def kept(tables: int, megabytes: int = 300) -> TableRepository:
    settings = Settings(database="", kept_tables=tables, kept_megabytes=megabytes)
    return TableRepository(None, settings, lambda loaded: None)  # type: ignore[arg-type]


def add(repository: TableRepository, *names: str, size: int = 1000) -> list[LoadedTable]:
    """Add tables with only the fields that the cache needs."""
    states: list[Any] = [
        SimpleNamespace(setup=SimpleNamespace(table=name), size=size) for name in names
    ]
    return [repository.add(state) for state in states]


def names(repository: TableRepository) -> str:
    return "".join(loaded.state.setup.table for loaded in repository.cached)


def rename(name: str) -> TableEdit:
    return lambda draft: draft.write("wishes", 0, EntryBody(name=name))


def another_process(tables: Tables) -> TableRepository:
    """Return the repository of another process on the same database."""
    return TableRepository(tables.store, Settings(database=""), lambda loaded: None)


async def made(tables: Tables) -> str:
    return (await tables.lobby.create(NewTable(kind="net"))).table


def test_least_recently_used_tables_are_evicted_first() -> None:
    repository = kept(3)
    add(repository, "a", "b", "c")
    assert names(repository) == "abc"
    asyncio.run(repository.get("a"))
    add(repository, "d", "e")
    assert names(repository) == "ade"
    assert repository.get_cached("b") is None


def test_cache_size_is_limited_in_megabytes() -> None:
    repository = kept(100, megabytes=2)
    add(repository, "a", "b", size=1_000_000)
    assert names(repository) == "ab"
    add(repository, "c", size=1)
    assert names(repository) == "bc"
    add(repository, "d", size=3_000_000)  # the new one stays, whatever its size
    assert names(repository) == "d"


@in_a_loop
async def test_tables_in_use_are_not_evicted() -> None:
    repository = kept(1)
    add(repository, "a")[0].listeners.add(lambda: None)
    thinking = add(repository, "b")[0].thinking
    thinking[1] = 7
    async with add(repository, "c")[0].lock:
        add(repository, "d", "e")
        assert names(repository) == "abce"
    thinking.clear()
    repository.evict()
    assert names(repository) == "a"


@tables_in()
async def test_unknown_or_invalid_table_names_are_not_found(tables: Tables) -> None:
    for table in ("nowhere", "x" * 25, "", "a/b", "a b", "ä"):
        refused = await refusal(tables.sessions.connect(table, Hello()))
        assert (refused.key, refused.status) == ("no-table", 404)


@tables_in()
async def test_table_that_others_keep_changing_is_reported_as_busy(tables: Tables) -> None:
    _, player, _ = await in_a_turn(tables)
    tables.store.fault, before = Conflict(), tables.store.writes
    answer = await player.move(player.snapshot.options[0].action)
    assert refused(answer, "busy")
    assert tables.store.writes == before + 20


@tables_in()
async def test_change_that_could_not_be_written_is_refused_and_not_applied(tables: Tables) -> None:
    _, player, _ = await in_a_turn(tables)
    before = player.snapshot
    tables.store.fault = NotWritten()
    answer = await player.move(before.options[0].action)
    assert refused(answer, "not-written")
    assert (player.snapshot.seq, player.snapshot.view) == (before.seq, before.view)
    tables.store.fault = None
    assert isinstance(await player.move(before.options[0].action), Done)


@tables_in(databases=["sqlite", "postgres"])
async def test_log_that_the_rules_reject_is_reported_as_made_under_other_rules(
    tables: Tables,
) -> None:
    created, _ = await net_table(tables)
    repository, table = tables.repository, created.table
    state = (await repository.get(table)).state
    wrong = Entry(seq=state.seq + 1, kind="move", seat=0, body=EntryBody(action=10**6), at=1.0)
    await tables.store.append(table, [wrong], summary_of(SnapshotBuilder(state)))
    repository.discard(table)
    assert (await refusal(repository.get(table))).key == "other-rules"


@tables_in()
async def test_shutdown_waits_for_changes_of_disconnected_clients(tables: Tables) -> None:
    def refuse(_: Draft) -> None:
        raise RequestError("not-over", 409)

    table, repository = await made(tables), tables.repository
    reported: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: reported.append(about))
    changes = [
        asyncio.create_task(repository.change(table, plan))
        for plan in (refuse, rename("Zoë"), refuse)
    ]
    await asyncio.sleep(0)
    for change in changes:  # the clients have gone
        change.cancel()
    await repository.close()
    assert (await repository.get(table)).state.names[0] == "Zoë"
    assert len(await tables.store.entries(table)) == 1
    await asyncio.gather(*changes, return_exceptions=True)
    changes.clear()
    gc.collect()
    assert reported == []


@tables_in()
async def test_changes_of_other_processes_are_read_when_needed(tables: Tables) -> None:
    """A refusal or a conflict may be due to changes this process did not know of."""
    table, here, there = await made(tables), tables.repository, another_process(tables)
    loaded, woken = await here.get(table), list[str]()
    loaded.listeners.add(lambda: woken.append(loaded.state.names[0]))
    await there.change(table, rename("Zoë"))
    await here.change(table, rename("Anna"))  # a conflict at first
    assert woken == ["Zoë", "Anna"]
    await there.catch_up(await there.get(table))
    await there.change(table, rename("Ben"))

    def only_if_ben(draft: Draft) -> None:
        if draft.state.names[0] != "Ben":
            raise RequestError("not-over", 409)
        draft.write("wishes", 0, EntryBody(name="Cleo"))

    await here.change(table, only_if_ben)
    assert loaded.state.names[0] == "Cleo"
    assert (await refusal(here.change(table, only_if_ben))).key == "not-over"


@tables_in()
async def test_others_can_act_while_a_long_log_is_described_in_words(tables: Tables) -> None:
    created, clients = await net_table(tables)
    await play(clients, lambda clients: clients[0].snapshot.info.moves > MANY + 1)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    log = await tables.archive.log(created.table, "", 1, 1000, "de")
    task.cancel()
    assert turns > 1
    assert len(log) > MANY


@tables_in()
async def test_unused_tables_are_reloaded_after_names_have_been_erased(tables: Tables) -> None:
    repository, used, unused = tables.repository, await made(tables), await made(tables)
    loaded = await repository.get(used)
    loaded.listeners.add(lambda: None)
    repository.discard_unused()
    assert repository.cached == [loaded]
    repository.discard(used)
    assert (repository.get_cached(used), repository.get_cached(unused)) == (None, None)
    assert (await repository.get(unused)).state.setup.table == unused


@pytest.mark.parametrize("gone", [False, True])
def test_deleted_table_is_reported_as_not_found_rather_than_busy(gone: bool, tmp_path: Any) -> None:
    @tables_in()
    async def test(tables: Tables) -> None:
        table = await made(tables)
        tables.store.fault = Conflict()
        tables.store.deleted = table if gone else ""
        refused = await refusal(tables.repository.change(table, rename("Z")))
        assert refused.key == ("no-table" if gone else "busy")

    test("sqlite", tmp_path)
