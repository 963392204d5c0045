"""The server's own work: asking bots and attending to overdue tables, whatever fails."""

import asyncio
import logging
from pathlib import Path

import pytest

from marrakesh.server.messages import Return
from marrakesh.server.service import scheduler
from marrakesh.server.service.bot_jobs import BotJob
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.settings import Settings, sqlite_url
from marrakesh.server.storage.log import EntryBody
from service_clients import against_a_bot, later, net_table, new_id, soon
from service_fakes import Tables, tables_in, with_tables

SWEEP = 100.0


def test_failing_table_is_retried_with_exponential_backoff(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The delay is at most five minutes, and only the first of several faults is logged."""

    async def test(tables: Tables) -> None:
        created, _ = await net_table(tables)
        table = created.table
        tables.store.overdue = [table]

        async def is_tried(at: float, fails: bool = True) -> bool:
            tables.repository.discard(table)
            tables.store.broken = table if fails else ""
            before = tables.store.setups
            with later(at):
                await tables.scheduler.sweep()
            return tables.store.setups > before

        times = (0, 2 * SWEEP - 1, 2 * SWEEP, 500 - 1, 500, 800 - 1)
        assert [await is_tried(at) for at in times] == [True, False] * 3
        assert await is_tried(800, fails=False)
        assert [await is_tried(at) for at in (801, 802)] == [True, False]  # the delay starts again
        tables.store.overdue = []
        await tables.scheduler.sweep()
        tables.store.overdue = [table]
        assert await is_tried(803)  # it was not overdue in the meantime

    with_tables(test, sqlite_url(tmp_path / "t.sqlite"), sweep=SWEEP)
    told = [record for record in caplog.records if record.name == scheduler.__name__]
    assert [record.levelname for record in told] == ["ERROR"] * 3
    assert all(record.exc_info for record in told)


def test_failing_tables_do_not_delay_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(tables: Tables) -> None:
        created, _ = await net_table(tables)
        loaded = await tables.repository.get(created.table)
        other = TableRepository(tables.store, Settings(database=""), lambda loaded: None)
        await other.change(
            created.table, lambda draft: draft.write("wishes", 0, EntryBody(name="Zoë"))
        )
        tables.store.overdue, tables.store.broken = ["nowhere", "broken", created.table], "broken"
        for _ in range(3):
            await tables.scheduler.sweep()
        assert loaded.state.names[0] == "Zoë"  # attended to as another process left it

    with_tables(test, sqlite_url(tmp_path / "t.sqlite"), sweep=SWEEP)
    told = [record for record in caplog.records if record.name == scheduler.__name__]
    assert [(record.levelno, vars(record)["table"]) for record in told] == [
        (logging.WARNING, "nowhere"),
        (logging.ERROR, "broken"),
    ]


@tables_in(kept_tables=1)
async def test_tables_that_everyone_has_left_are_evicted(tables: Tables) -> None:
    repository = tables.repository
    loaded: list[LoadedTable] = []
    for _ in range(3):
        created, _ = await net_table(tables)
        loaded.append(await repository.get(created.table))
        loaded[-1].listeners.add(lambda: None)
    await tables.scheduler.sweep()
    assert repository.cached == loaded
    for one in loaded:
        one.listeners.clear()
    await tables.scheduler.sweep()
    assert repository.cached == loaded[2:]


@tables_in()
async def test_bot_is_asked_again_only_after_an_illegal_answer(tables: Tables) -> None:
    nonsense: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def ponder(job: BotJob) -> int:
        tables.bots.answer = None  # from the second call on
        return await nonsense

    tables.bots.answer = ponder
    created, anna = await against_a_bot(tables)
    loaded = await tables.repository.get(created.table)
    await anna.choose()
    tables.scheduler.attend(loaded)
    await asyncio.sleep(0)
    assert [(job.table, job.seat) for job in tables.bots.jobs] == [(created.table, 1)]
    assert loaded.used
    nonsense.set_result(10**6)

    await soon(lambda: loaded.state.waiting == [0] and not loaded.thinking)
    assert not loaded.used  # so it can be evicted


@tables_in()
async def test_bot_whose_seat_was_reclaimed_does_not_move(tables: Tables) -> None:
    """It stood in for a player who has returned."""
    created, (_, ben) = await net_table(tables)
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    loaded = await tables.repository.get(created.table)

    async def ponder(_: BotJob) -> int:
        return await answer

    tables.bots.answer = ponder
    stand_in = EntryBody(target=1, bot="random", why="time")
    await tables.repository.change(created.table, lambda draft: draft.write("bot", 1, stand_in))
    await asyncio.sleep(0)
    await ben.say(Return(id=new_id(), seat=1))
    before = loaded.state.seq
    assert loaded.thinking
    answer.set_result(ben.snapshot.options[0].action)
    await tables.background.finish()
    assert loaded.state.seq == before
    assert {job.seat for job in tables.bots.jobs} == {1}  # people are never asked


@tables_in()
async def test_bot_does_not_move_if_the_position_it_considered_was_undone(tables: Tables) -> None:
    """Anna undoes her decision and decides differently while the bot is thinking."""
    created, anna = await against_a_bot(tables, "random")
    loaded = await tables.repository.get(created.table)
    thoughts: list[asyncio.Future[int]] = []
    while anna.snapshot.info.phase != "claim":
        await anna.sees(lambda snapshot: snapshot.options)
        await anna.move(anna.snapshot.options[0].action)

    async def ponder(_: BotJob) -> int:
        thoughts.append(asyncio.get_running_loop().create_future())
        return await thoughts[-1]

    async def decide_until_it_thinks(times: int) -> None:
        while len(thoughts) < times:
            await anna.sees(lambda snapshot: snapshot.options or len(thoughts) == times)
            if anna.snapshot.options:
                await anna.move(anna.snapshot.options[-1].action)

    await anna.sees(lambda snapshot: snapshot.options)
    tables.bots.answer = ponder
    await decide_until_it_thinks(1)
    await anna.undo()
    await decide_until_it_thinks(2)
    moves = len(loaded.state.moves)
    thoughts[0].set_result(loaded.state.game.legal_actions(1)[0])
    for _ in range(20):
        await asyncio.sleep(0.01)
    assert len(loaded.state.moves) == moves
    thoughts[1].set_result(loaded.state.game.legal_actions(1)[0])
    await soon(lambda: len(loaded.state.moves) > moves)
