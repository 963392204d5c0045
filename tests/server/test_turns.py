"""Fair sharing of the bots' time."""

import asyncio
import time

from marrakesh.server.service.bot_pool import FairSemaphore
from marrakesh.server.service.service import Service
from service_clients import against_a_bot, in_a_loop, on_any_database, soon


def test_heavy_users_delay_only_themselves() -> None:
    done: list[str] = []

    async def job(turns: FairSemaphore, whose: str) -> None:
        async with turns.turn(whose):
            await asyncio.sleep(0)
            done.append(whose)

    async def run() -> None:
        turns = FairSemaphore(1)
        greedy = [asyncio.create_task(job(turns, "greedy")) for _ in range(10)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(job(turns, whose)) for whose in ("ann", "ben")]
        greedy[5].cancel()
        await asyncio.gather(*greedy, *modest, return_exceptions=True)
        async with turns.turn("later"):  # possible only when everyone's turn is over
            pass

    asyncio.run(run())
    assert done.count("greedy") == 9
    assert {"ann", "ben"} <= set(done[:5])


@in_a_loop
async def test_concurrency_limit_holds_when_callers_give_up() -> None:
    """Callers who give up while waiting, or just as their turn comes, take no one else's place."""
    turns, ends = FairSemaphore(2), list[asyncio.Event]()
    working: list[str] = []

    async def job(whose: str, end: asyncio.Event) -> None:
        async with turns.turn(whose):
            working.append(whose)
            await end.wait()
            working.remove(whose)

    def begin(whose: str) -> asyncio.Task[None]:
        ends.append(asyncio.Event())
        return asyncio.create_task(job(whose, ends[-1]))

    async def settled() -> list[str]:
        for _ in range(10):
            await asyncio.sleep(0)
        return working

    jobs = [begin(whose) for whose in "abcdef"]
    assert await settled() == ["a", "b"]
    jobs[2].cancel()
    assert await settled() == ["a", "b"]
    ends[0].set()
    assert await settled() == ["b", "d"]
    ends[1].set()
    while "b" in working:
        await asyncio.sleep(0)
    jobs[4].cancel()  # its turn has just come
    assert await settled() == ["d", "f"]
    jobs += [begin(whose) for whose in "gh"]
    assert await settled() == ["d", "f"]
    for end in ends[3:6]:
        end.set()
    assert await settled() == ["g", "h"]
    jobs.append(begin("i"))
    assert await settled() == ["g", "h"]
    for end in ends:
        end.set()
    await asyncio.gather(*jobs, return_exceptions=True)


@on_any_database()
async def test_quick_bots_do_not_wait_for_searching_bots(service: Service) -> None:
    for _ in range(9):  # as if each searching worker had hours of work
        service.bot_pool._workers.submit(time.sleep, 9999)
    created, _ = await against_a_bot(service)

    async def has_chosen() -> bool:
        return bool((await service.repository.get(created.table)).state.moves)

    await soon(has_chosen)
