"""Changes of tables, by this process and by others: what is read, written and refused."""

import asyncio
import gc
from typing import Any
from unittest.mock import patch

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import NewTable
from marrakesh.server.monitoring import metrics
from marrakesh.server.service import table_repository as keeping
from marrakesh.server.service.service import Service
from marrakesh.server.service.table_repository import MANY, TableRepository
from marrakesh.server.settings import Settings
from marrakesh.server.storage.log import EntryBody
from marrakesh.server.storage.store_interface import Conflict, NotWritten
from marrakesh.server.tables.draft import Draft, TableEdit
from marrakesh.server.tables.table_state import TableState
from refusals import refusal
from service_clients import net_table, on_any_database, play


def rename(name: str) -> TableEdit:
    return lambda draft: draft.write("wishes", 0, EntryBody(name=name))


def refuse(_: Draft) -> None:
    raise RequestError("not-over", 409)


def another_process(service: Service) -> TableRepository:
    """What another process on the same database knows of its tables."""
    return TableRepository(service.store, Settings(database=""), lambda loaded: None)


async def made(service: Service) -> str:
    return (await service.lobby.create(NewTable(kind="net"))).table


@on_any_database(sweep=1000)
async def test_what_other_processes_wrote_is_read_when_it_matters(service: Service) -> None:
    """A refusal or a conflict may be due to what this process did not know."""
    table, here, there = await made(service), service.repository, another_process(service)
    loaded, woken = await here.get(table), list[str]()
    loaded.listeners.add(lambda: woken.append(loaded.state.names[0]))
    await there.change(table, rename("Zoë"))
    await here.change(table, rename("Anna"))  # a conflict at first
    assert loaded.state.names[0] == "Anna"
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


@on_any_database(sweep=1000)
async def test_what_is_written_is_counted(service: Service) -> None:
    def names_changed() -> float:
        lines = (line.rsplit(" ", 1) for line in metrics.ENTRIES.lines())
        return sum(float(number) for name, number in lines if '"wishes"' in name)

    table, before = await made(service), names_changed()
    await service.repository.change(table, rename("Zoë"))
    assert names_changed() == before + 1


@on_any_database(sweep=1000)
async def test_nothing_is_read_that_is_known(service: Service) -> None:
    table, here, there = await made(service), service.repository, another_process(service)
    loaded = await here.get(table)
    for name in ("Zoë", "Yann"):
        await there.change(table, rename(name))
    with patch.object(here.store, "entries", wraps=here.store.entries) as read:
        await here.catch_up(loaded, loaded.state.seq)
        await here.catch_up(loaded, loaded.state.seq - 1)
        assert read.call_count == 0
        await here.catch_up(loaded, loaded.state.seq + 1)
        assert read.call_count == 1
        assert loaded.state.names[0] == "Yann"
        await here.catch_up(loaded)
        assert read.call_count == 2


@on_any_database(sweep=1000)
async def test_refusals_have_the_status_of_their_cause(service: Service) -> None:
    table, repository = await made(service), service.repository

    async def conflict(*_: object) -> None:
        raise Conflict

    async def full(*_: object) -> None:
        raise NotWritten

    with patch.object(repository.store, "append", conflict):
        assert (await refusal(repository.change(table, rename("Zoë")))).key == "busy"
    with patch.object(repository.store, "append", full):
        assert (await refusal(repository.change(table, rename("Zoë")))).key == "not-written"


@on_any_database(sweep=1000)
async def test_the_end_waits_for_changes_whatever_becomes_of_them(service: Service) -> None:
    table, repository = await made(service), service.repository
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
    await asyncio.gather(*changes, return_exceptions=True)
    changes.clear()
    gc.collect()
    assert reported == []


@on_any_database(sweep=1000)
async def test_only_long_logs_are_worth_a_thread(service: Service) -> None:
    created, clients = await net_table(service)
    await play(clients, lambda clients: clients[0].snapshot.info.moves > MANY + 2)
    loaded = await service.repository.get(created.table)
    entries = await service.store.entries(created.table)
    moves, threads = loaded.state.public_moves, list[object]()

    async def run_in_thread(work: Any, *args: Any) -> Any:
        threads.append(work)
        return work(*args)

    with patch.object(keeping, "run_in_thread", run_in_thread):
        for first in (moves - 5, moves - MANY):
            await keeping.put_into_words(loaded, first, "en", -1)
        assert threads == []
        await keeping.put_into_words(loaded, moves - MANY - 1, "en", -1)
        assert len(threads) == 1
        for many, in_threads in ((MANY, 1), (MANY + 1, 2)):
            state = TableState(loaded.state.setup)
            await keeping.fold(state, entries[:many])
            assert (state.seq, len(threads)) == (entries[many - 1].seq, in_threads)
    assert MANY == 50


@on_any_database(sweep=1000)
async def test_nobody_is_woken_while_nothing_happens(service: Service) -> None:
    created, (anna, _) = await net_table(service)
    loaded, woken = await service.repository.get(created.table), list[int]()
    loaded.listeners.add(lambda: woken.append(1))
    await service.sync.check()
    assert woken == []
    assert await service.sessions.company(anna.session) is None
    await service.repository.read_chat(loaded)  # as another process announced it
    assert woken == [1]


@on_any_database(sweep=1000)
async def test_what_nobody_uses_is_read_anew_when_names_were_erased(service: Service) -> None:
    repository, used, unused = service.repository, await made(service), await made(service)
    loaded = await repository.get(used)
    loaded.listeners.add(lambda: None)
    repository.discard_unused()
    assert repository.cached == [loaded]
    repository.discard(used)
    assert (repository.get_cached(used), repository.get_cached(unused)) == (None, None)
    repository.discard(used)  # as often as one likes
    assert (await repository.get(unused)).state.setup.table == unused
