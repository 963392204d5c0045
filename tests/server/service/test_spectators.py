"""Crowds of spectators: they cost little, and do not delay the players."""

import math
import time

from marrakesh.server.messages import Claim, Hello, NewTable, Rules
from marrakesh.server.service.connection import Closing
from marrakesh.server.service.spectators import PERIOD, Spectators
from marrakesh.server.settings import Settings
from marrakesh.server.storage.tokens import new_token
from refusals import refusal, words_of
from server_process import Json
from service_clients import Client, net_table, play, soon
from service_fakes import FakeConnection, Tables, tables_in

HOME = "192.0.2.7"


@tables_in()
async def test_spectators_with_the_same_view_share_one_snapshot(tables: Tables) -> None:
    created, clients = await net_table(tables)
    table = created.table
    await play(clients, lambda all: all[0].snapshot.info.moves > 0)
    watchers = [await tables.sessions.connect(table, Hello()) for _ in range(3)]
    german = await tables.sessions.connect(table, Hello(lang="de"))
    first, *others = [await tables.sessions.snapshot(one) for one in (*watchers, german)]
    assert first
    assert [one is first for one in others] == [True, True, False]
    assert first.text is first.text
    anna = await tables.sessions.connect(table, Hello(token=created.links[0].token))
    hers = await tables.sessions.snapshot(anna)
    assert hers
    assert hers.snapshot.yours == [0]
    before = first.snapshot.info.moves
    await play(clients, lambda all: all[0].snapshot.info.moves > before)
    late = await tables.sessions.connect(table, Hello())
    shown, other, more = [await tables.sessions.snapshot(one) for one in (*watchers[:2], late)]
    assert shown
    assert more
    assert shown is other is not first
    assert more is not shown  # a newcomer does not know the beginning of the log
    assert len(more.snapshot.news) > len(shown.snapshot.news)


@tables_in()
async def test_spectators_see_at_most_two_states_a_second_but_always_the_last(
    tables: Tables,
) -> None:
    created, clients = await net_table(tables)
    watcher = FakeConnection(tables, created.table)
    watcher.say("hello")
    began = time.monotonic()
    await play(clients, lambda all: all[0].snapshot.info.moves >= 20)
    last = clients[0].snapshot.info.seq

    def snapshots() -> list[Json]:
        return [one for one in watcher.sent if one["type"] == "sight"]

    await soon(lambda: bool(snapshots()) and snapshots()[-1]["info"]["seq"] == last)
    assert len(snapshots()) <= 2 + (time.monotonic() - began) / PERIOD
    known = [entry["move"] for snapshot in snapshots() for entry in snapshot["news"]]
    assert known == list(range(1, len(known) + 1))  # no log entry is left out
    await clients[0].wish(name="Zoë")  # someone waiting for the next one still gets replies
    watcher.say("ping")

    await soon(lambda: any(one["type"] == "pong" for one in watcher.sent))
    await watcher.hang_up()


def test_updates_for_many_spectators_are_staggered() -> None:
    spectators = Spectators(Settings(database=""))
    waits = [spectators.wait_of(-math.inf) for _ in range(400)]
    assert waits[0] == 0
    assert 0.3 < waits[-1] < PERIOD
    assert waits == sorted(waits)
    assert PERIOD - 0.1 < spectators.wait_of(time.monotonic()) <= PERIOD


@tables_in(spectators_per_table=2)
async def test_spectators_are_limited_per_table(tables: Tables) -> None:
    created, _ = await net_table(tables)
    table = created.table
    watchers = [await Client.at(tables, table) for _ in range(2)]
    refused = await refusal(tables.sessions.connect(table, Hello()))
    assert (refused.key, refused.params) == ("table-watched", {"most": 2})
    await Client.at(tables, table, created.links[0].token)  # players have their seats
    other, _ = await net_table(tables)
    await Client.at(tables, other.table)
    tables.sessions.disconnect(watchers[0].session)
    await Client.at(tables, table)


@tables_in(spectators_per_address=2)
async def test_spectators_are_limited_per_address(tables: Tables) -> None:
    created = await tables.lobby.create(NewTable(kind="net", rules=Rules(players=2)))
    other, _ = await net_table(tables)
    table, token = created.table, new_token()
    ben = await tables.sessions.connect(table, Hello(token=token), source=HOME)
    await tables.sessions.connect(other.table, Hello(), source=HOME)
    full = FakeConnection(tables, table, source=HOME)
    full.say("hello", lang="de")
    end = await full.ended()
    assert isinstance(end, Closing)
    assert end.code == 4409
    (refused,) = await full.receives("refused")
    assert refused["error"] == words_of("address-watches", "de", most=2)
    for _ in range(3):  # other addresses and local clients are not affected
        await tables.sessions.connect(table, Hello(), source="")
    await tables.sessions.connect(table, Hello(), source="192.0.2.8")
    await tables.lobby.claim(table, Claim(ticket=created.links[1].ticket, token=token))
    await tables.sessions.snapshot(ben)  # someone who has taken a seat is no longer a spectator
    await tables.sessions.connect(table, Hello(), source=HOME)
