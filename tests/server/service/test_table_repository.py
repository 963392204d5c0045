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
    """Tables, as far as the cache looks at them."""
    states: list[Any] = [
        SimpleNamespace(setup=SimpleNamespace(table=name), size=size) for name in names
    ]
    return [repository.add(state) for state in states]


def names(repository: TableRepository) -> str:
    return "".join(loaded.state.setup.table for loaded in repository.cached)


def rename(name: str) -> TableEdit:
    return lambda draft: draft.write("wishes", 0, EntryBody(name=name))


def another_process(tables: Tables) -> TableRepository:
    """What another process on the same database knows of its tables."""
    return TableRepository(tables.store, Settings(database=""), lambda loaded: None)


async def made(tables: Tables) -> str:
    return (await tables.lobby.create(NewTable(kind="net"))).table


def test_the_longest_unused_are_dropped_first() -> None:
    repository = kept(3)
    add(repository, "a", "b", "c")
    assert names(repository) == "abc"
    asyncio.run(repository.get("a"))
    add(repository, "d", "e")
    assert names(repository) == "ade"
    assert repository.get_cached("b") is None


def test_the_cache_is_limited_in_megabytes() -> None:
    repository = kept(100, megabytes=2)
    add(repository, "a", "b", size=1_000_000)
    assert names(repository) == "ab"
    add(repository, "c", size=1)
    assert names(repository) == "bc"
    add(repository, "d", size=3_000_000)  # the new one stays, however large
    assert names(repository) == "d"


@in_a_loop
async def test_tables_in_use_are_kept() -> None:
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
async def test_there_is_no_table_of_a_strange_name(tables: Tables) -> None:
    for table in ("nowhere", "x" * 25, "", "a/b", "a b", "ä"):
        refused = await refusal(tables.sessions.connect(table, Hello()))
        assert (refused.key, refused.status) == ("no-table", 404)


@tables_in()
async def test_a_table_that_others_always_change_first_is_busy(tables: Tables) -> None:
    _, player, _ = await in_a_turn(tables)
    tables.store.fault, before = Conflict(), tables.store.writes
    answer = await player.move(player.snapshot.options[0].action)
    assert refused(answer, "at this table at once")
    assert tables.store.writes == before + 20


@tables_in()
async def test_what_could_not_be_written_is_refused_and_did_not_happen(tables: Tables) -> None:
    _, player, _ = await in_a_turn(tables)
    before = player.snapshot
    tables.store.fault = NotWritten()
    answer = await player.move(before.options[0].action)
    assert refused(answer, "cannot write to its database")
    assert (player.snapshot.seq, player.snapshot.view) == (before.seq, before.view)
    tables.store.fault = None
    assert isinstance(await player.move(before.options[0].action), Done)


@tables_in(databases=["sqlite", "postgres"])
async def test_a_log_that_the_rules_do_not_allow_is_of_other_rules(tables: Tables) -> None:
    created, _ = await net_table(tables)
    repository, table = tables.repository, created.table
    state = (await repository.get(table)).state
    wrong = Entry(seq=state.seq + 1, kind="move", seat=0, body=EntryBody(action=10**6), at=1.0)
    await tables.store.append(table, [wrong], summary_of(SnapshotBuilder(state)))
    repository.discard(table)
    assert (await refusal(repository.get(table))).key == "other-rules"


@tables_in()
async def test_the_end_waits_for_changes_though_nobody_waits_for_them(tables: Tables) -> None:
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
    for change in changes:  # the clients are gone
        change.cancel()
    await repository.close()
    assert (await repository.get(table)).state.names[0] == "Zoë"
    assert len(await tables.store.entries(table)) == 1
    await asyncio.gather(*changes, return_exceptions=True)
    changes.clear()
    gc.collect()
    assert reported == []


@tables_in()
async def test_what_other_processes_wrote_is_read_when_it_matters(tables: Tables) -> None:
    """A refusal or a conflict may be due to what this process did not know."""
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
async def test_others_go_on_while_a_long_log_is_put_into_words(tables: Tables) -> None:
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
async def test_what_nobody_uses_is_read_anew_when_names_were_erased(tables: Tables) -> None:
    repository, used, unused = tables.repository, await made(tables), await made(tables)
    loaded = await repository.get(used)
    loaded.listeners.add(lambda: None)
    repository.discard_unused()
    assert repository.cached == [loaded]
    repository.discard(used)
    assert (repository.get_cached(used), repository.get_cached(unused)) == (None, None)
    assert (await repository.get(unused)).state.setup.table == unused


@pytest.mark.parametrize("gone", [False, True])
def test_a_table_that_is_deleted_is_not_there_any_more(gone: bool, tmp_path: Any) -> None:
    @tables_in()
    async def test(tables: Tables) -> None:
        table = await made(tables)
        tables.store.fault = Conflict()
        tables.store.deleted = table if gone else ""
        refused = await refusal(tables.repository.change(table, rename("Z")))
        assert refused.key == ("no-table" if gone else "busy")

    test("sqlite", tmp_path)
