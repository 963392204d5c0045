"""Many who watch: they cost little, and hold up nobody who plays."""

import asyncio
import json
import math
import time

import pytest

from marrakesh.server.messages import Claim, Hello, NewTable, Rules
from marrakesh.server.service.connection import FULL, Closing, TableConnection
from marrakesh.server.service.service import Service
from marrakesh.server.service.spectators import PERIOD, Spectators
from marrakesh.server.settings import Settings
from marrakesh.server.storage.tokens import new_token
from refusals import refusal
from server_process import Json
from service_clients import Client, net_table, on_any_database, play, soon

HOME = "192.0.2.7"


class Line(TableConnection):
    """A connection that notes what it is sent, and when."""

    def __init__(self, service: Service, table: str, source: str = HOME) -> None:
        super().__init__(service.sessions, table, source=source)
        self.sent: list[Json] = []

    async def next_message(self) -> str:
        raise NotImplementedError

    async def end(self, error: Exception) -> None: ...

    async def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    @property
    def snapshots(self) -> list[Json]:
        return [one for one in self.sent if one["type"] == "sight"]


@on_any_database(sweep=1000)
async def test_viewers_who_know_the_same_share_one_sight(service: Service) -> None:
    created, clients = await net_table(service)
    table = created.table
    await play(clients, lambda all: all[0].snapshot.info.moves > 0)
    watchers = [await service.sessions.connect(table, Hello()) for _ in range(3)]
    german = await service.sessions.connect(table, Hello(lang="de"))
    first, *others = [await service.sessions.snapshot(one) for one in (*watchers, german)]
    assert first
    assert [one is first for one in others] == [True, True, False]
    assert first.text is first.text
    anna = await service.sessions.connect(table, Hello(token=created.links[0].token))
    hers = await service.sessions.snapshot(anna)
    assert hers
    assert hers.snapshot.yours == [0]
    before = first.snapshot.info.moves
    await play(clients, lambda all: all[0].snapshot.info.moves > before)
    late = await service.sessions.connect(table, Hello())
    shown, other, more = [await service.sessions.snapshot(one) for one in (*watchers[:2], late)]
    assert shown
    assert more
    assert shown is other is not first
    assert more is not shown  # who comes now does not know the beginning of the log
    assert len(more.snapshot.news) > len(shown.snapshot.news)


@on_any_database(sweep=1000)
async def test_spectators_see_two_states_a_second_and_the_last_one(service: Service) -> None:
    created, clients = await net_table(service)
    line = Line(service, created.table)
    await line.receive('{"type": "hello"}')
    began = time.monotonic()
    telling = asyncio.create_task(line.send_updates())
    await play(clients, lambda all: all[0].snapshot.info.moves >= 20)
    last = clients[0].snapshot.info.seq

    async def up_to_date() -> bool:
        return bool(line.snapshots) and line.snapshots[-1]["info"]["seq"] == last

    await soon(up_to_date)
    assert len(line.snapshots) <= 2 + (time.monotonic() - began) / PERIOD
    known = [entry["move"] for snapshot in line.snapshots for entry in snapshot["news"]]
    assert known == list(range(1, len(known) + 1))  # no entry of the log is left out
    telling.cancel()
    line.disconnect()


@on_any_database(sweep=1000)
async def test_a_spectator_who_waits_is_still_answered(service: Service) -> None:
    created, clients = await net_table(service)
    line = Line(service, created.table)
    await line.receive('{"type": "hello"}')
    telling = asyncio.create_task(line.send_updates())

    async def seen() -> bool:
        return bool(line.snapshots)

    await soon(seen)
    await play(clients, lambda all: all[0].snapshot.info.moves >= 2)
    await line.receive('{"type": "ping"}')

    async def answered() -> bool:
        return any(one["type"] == "pong" for one in line.sent)

    await soon(answered)
    telling.cancel()
    line.disconnect()


def test_spectators_look_one_after_the_other() -> None:
    spectators = Spectators(Settings(database=""))
    waits = [spectators.wait_of(-math.inf) for _ in range(400)]
    assert waits[0] == 0
    assert 0.3 < waits[-1] < PERIOD
    assert waits == sorted(waits)
    assert PERIOD - 0.1 < spectators.wait_of(time.monotonic()) <= PERIOD


@on_any_database(sweep=1000, spectators_per_table=2)
async def test_the_number_of_spectators_at_a_table_is_limited(service: Service) -> None:
    created, _ = await net_table(service)
    table = created.table
    watchers = [await Client.at(service, table) for _ in range(2)]
    refused = await refusal(service.sessions.connect(table, Hello()))
    assert (refused.key, refused.params) == ("table-watched", {"most": 2})
    await Client.at(service, table, created.links[0].token)  # players have their seats
    other, _ = await net_table(service)
    await Client.at(service, other.table)
    service.sessions.disconnect(watchers[0].session)
    await Client.at(service, table)


@on_any_database(sweep=1000, spectators_per_address=2)
async def test_the_number_of_spectators_from_one_address_is_limited(service: Service) -> None:
    created = await service.lobby.create(NewTable(kind="net", rules=Rules(players=2)))
    other, _ = await net_table(service)
    table, token = created.table, new_token()
    ben = await service.sessions.connect(table, Hello(token=token), source=HOME)
    await service.sessions.connect(other.table, Hello(), source=HOME)
    line = Line(service, table)
    with pytest.raises(Closing) as closing:
        await line.receive('{"type": "hello", "lang": "de"}')
    assert closing.value.code == FULL == 4409
    assert [one["type"] for one in line.sent] == ["refused"]
    assert "schauen schon 2 Leute zu" in line.sent[0]["error"]
    for _ in range(3):  # others, and this computer itself
        await service.sessions.connect(table, Hello(), source="")
    await service.sessions.connect(table, Hello(), source="192.0.2.8")
    await service.lobby.claim(table, Claim(ticket=created.links[1].ticket, token=token))
    await service.sessions.snapshot(ben)  # who has taken a seat no longer watches
    await service.sessions.connect(table, Hello(), source=HOME)
