"""What a killed process leaves behind is taken up."""

import random
from multiprocessing import active_children

from marrakesh.server.messages import NewSeat, NewTable, Rules
from marrakesh.server.service.service import Service
from service_clients import (
    Client,
    on_each_database,
    over,
    soon,
)


@on_each_database(sweep=0.1)
async def test_bots_go_on_after_the_process_that_asked_them_died(service: Service) -> None:
    """A table as such a process left it: a bot is asked, and nobody attends to it."""
    seats = [NewSeat(name="Anna"), NewSeat(bot="greedy")]
    attend = service.scheduler.attend
    service.scheduler.attend = lambda loaded: None  # type: ignore[method-assign]
    created = await service.lobby.create(NewTable(kind="bots", rules=Rules(), seats=seats))
    anna = await Client.at(service, created.table, created.links[0].token)
    while anna.snapshot.options:
        await anna.move(anna.snapshot.options[0].action)
    assert anna.snapshot.info.phase == "setup"
    service.scheduler.attend = attend  # type: ignore[method-assign]

    async def attended() -> bool:
        await anna.look()
        return anna.snapshot.info.phase != "setup"

    await soon(attended)


@on_each_database()
async def test_a_worker_that_dies_is_replaced(service: Service) -> None:
    seats = [NewSeat(name="Anna"), NewSeat(bot="greedy")]
    created = await service.lobby.create(NewTable(kind="bots", seats=seats))
    anna = await Client.at(service, created.table, created.links[0].token)
    rng = random.Random(1)
    deaths = 0

    async def my_turn() -> bool:
        await anna.look()
        return bool(anna.snapshot.options)

    while anna.snapshot.info.phase != "claim":
        await soon(my_turn)
        await anna.move_somehow(rng)
        workers = active_children()
        if workers and deaths < 2:
            for worker in workers:
                worker.kill()
            deaths += 1
    assert deaths == 2
    assert not over([anna])
