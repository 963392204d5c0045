"""Tables are made, found and played again."""

import asyncio
from typing import Any
from unittest.mock import patch

from marrakesh.server.messages import NewSeat, NewTable, PlayOn, Quit, Rules
from marrakesh.server.monitoring import metrics
from marrakesh.server.service.bot_jobs import BotJob
from marrakesh.server.service.service import Service
from refusals import refusal
from service_clients import Client, all_claimed, new_id, on_any_database, soon


def created() -> float:
    """The tables made so far, as monitoring counts them."""
    return float([*metrics.CREATED.lines()][-1].rsplit(" ", 1)[1])


@on_any_database(sweep=1000)
async def test_bots_play_a_rematch_as_soon_as_it_is_made(service: Service) -> None:
    asked: list[BotJob] = []

    async def ponder(job: BotJob, _: str) -> Any:
        asked.append(job)
        await asyncio.Event().wait()

    with patch.object(service.bot_pool, "choose", ponder):
        seats = [NewSeat(name="Anna"), NewSeat(name="Ben"), NewSeat(bot="random")]
        wish = NewTable(kind="net", rules=Rules(players=3), seats=seats, listed=True)
        before = created()
        made = await all_claimed(service, await service.lobby.create(wish))
        assert created() == before + 1
        table, token = made.table, made.links[0].token
        for seat, link in enumerate(made.links[:2]):
            client = await Client.at(service, table, link.token)
            await client.say(Quit(id=new_id(), seat=seat))
        assert [info.table for info in await service.lobby.listed()] == [table]
        again = await service.lobby.rematch(table, token)
        assert (again.table != table, again.links[0].seats) == (True, [0])
        assert await service.lobby.rematch(table, token) == again
        await service.lobby.play_on(table, "", PlayOn(moves=0, kind="screen"))  # it is over

        async def both_asked() -> bool:
            return [job.table for job in asked] == [table, again.table]

        await soon(both_asked)
        late = await Client.at(service, again.table, token)
        assert late.snapshot.yours == [0]


@on_any_database(sweep=1000)
async def test_there_is_no_rematch_of_what_was_called_off(service: Service) -> None:
    wish = NewTable(kind="net", rules=Rules(players=2), listed=True)
    made = await service.lobby.create(wish)
    other = await service.lobby.create(wish)
    await service.lobby.cancel(made.table, made.links[0].token)
    rematch = service.lobby.rematch(made.table, made.links[0].token)
    assert (await refusal(rematch)).key == "not-over"
    assert [info.table for info in await service.lobby.listed()] == [other.table]
    own = service.lobby.play_on(other.table, "stranger", PlayOn(moves=0, kind="bots"))
    assert (await refusal(own)).key == "not-over"
