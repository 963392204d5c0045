"""One client's messages over any transport: the replies and their order."""

from pathlib import Path
from typing import Any

import pytest

from marrakesh.server.messages import NewSeat, NewTable
from marrakesh.server.monitoring import metrics
from marrakesh.server.service import connection
from marrakesh.server.service.connection import ADVICE, Closing
from marrakesh.server.settings import sqlite_url
from marrakesh.server.storage.store_interface import Unsure
from refusals import words_of
from service_clients import net_table, soon
from service_fakes import FakeConnection, Tables, tables_in, with_tables

DEEP = '{"type": "ping", "more": ' + "[" * 100_000


async def connected(tables: Tables, **hello: Any) -> FakeConnection:
    """Connect Anna; return her connection after the first snapshot."""
    created, _ = await net_table(tables)
    anna = FakeConnection(tables, created.table)
    anna.say("hello", token=created.links[0].token, **hello)
    await anna.receives("sight")
    return anna


def bugs() -> float:
    """Return the number of internal errors reported to clients, as monitoring counts them."""
    lines = (line.rsplit(" ", 1) for line in metrics.REFUSALS.lines())
    return sum(float(number) for name, number in lines if '"bug"' in name)


@tables_in()
async def test_each_message_gets_the_right_replies_in_the_right_order(tables: Tables) -> None:
    anna = await connected(tables)
    anna.say("ping")
    await anna.receives("pong")
    anna.say("speak", lang="de")
    await anna.receives("sight")
    anna.say("say", id="s", seat=0, text="Hello")
    await anna.receives("done", "company")
    watcher = FakeConnection(tables, anna.table)
    watcher.say("hello")
    await watcher.receives("sight")


@tables_in()
async def test_client_that_has_not_said_hello_is_refused_in_its_language(tables: Tables) -> None:
    created, _ = await net_table(tables)
    german = FakeConnection(tables, created.table, "de")
    german.say("ping")
    german.say("undo", id="u", seat=0, seq=1)
    first, second = await german.receives("refused", "refused")
    assert (first["id"], second["id"]) == ("", "u")
    await german.hang_up()  # the client was not present, so no one leaves
    english = FakeConnection(tables, created.table)
    english.say("ping")
    (refused,) = await english.receives("refused")
    assert refused["error"] == words_of("hello-first")
    assert first["error"] == words_of("hello-first", "de")
    english.say("hello", lang="de")
    await english.receives("sight")
    english.say("hello", lang="de")
    (again,) = await english.receives("refused")
    assert again["error"] == words_of("hello-again", "de")


@tables_in()
async def test_invalid_messages_are_refused_and_the_connection_stays_open(tables: Tables) -> None:
    anna = await connected(tables)
    for text in ("", "{", "\ud800", DEEP, '{"id": 7}', '{"id": "x'):
        anna.say_text(text)
    anna.say_text('{"type": "move", "id": "m", "seq": "x"}')
    anna.say_text('{"type": "nothing", "id": 7}')
    anna.say("ping")
    *refused, _ = await anna.receives(*["refused"] * 8, "pong")
    assert [one["id"] for one in refused] == ["", "", "", "", "", "", "m", ""]


@tables_in()
async def test_request_with_an_unknown_outcome_closes_the_connection(tables: Tables) -> None:
    anna = await connected(tables)
    anna.fault = Unsure()
    anna.say("undo", id="u", seat=0, seq=1)
    end = await anna.ended()
    assert isinstance(end, Closing)
    assert end.code == 4503
    assert anna.sent == []


def test_internal_error_is_reported_logged_and_counted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(tables: Tables) -> None:
        anna = await connected(tables)
        anna.fault = LookupError("no such thing")
        before = bugs()
        anna.say("undo", id="u", seat=0, seq=1)
        (refused,) = await anna.receives("refused")
        assert (refused["id"], bugs()) == ("u", before + 1)
        (record,) = [one for one in caplog.records if one.name == connection.__name__]
        assert record.getMessage() == "Undo failed"
        assert vars(record)["table"] == anna.table
        assert record.exc_info
        assert record.exc_info[1] is anna.fault

    with_tables(test, sqlite_url(tmp_path / "t.sqlite"))


@tables_in()
async def test_client_can_act_while_waiting_for_advice(tables: Tables) -> None:
    anna = await connected(tables)
    asks = [f"fake {number}" for number in range(ADVICE)]
    anna.hold(*asks)
    for request in asks:
        anna.say("advise", id=request, seat=0, bot="apprentice")
    anna.say("undo", id="fake u", seat=0, seq=1)
    anna.say("advise", id="fake more", seat=0, bot="apprentice")
    done, refused = await anna.receives("done", "refused")
    assert (done["id"], refused["id"]) == ("fake u", "fake more")
    anna.held[asks[0]].set_result(None)
    (done,) = await anna.receives("done")
    assert done["id"] == asks[0]
    anna.say("advise", id="fake more", seat=0, bot="apprentice")
    (done,) = await anna.receives("done")
    assert done["id"] == "fake more"


@tables_in()
async def test_connection_is_kept_alive_during_a_slow_request(tables: Tables) -> None:
    anna = await connected(tables)
    anna.hold("fake")
    anna.say("undo", id="fake", seat=0, seq=1)
    await anna.receives("pong")
    anna.held["fake"].set_result(None)
    (done,) = await anna.receives("done")
    assert done["id"] == "fake"


@tables_in()
async def test_client_that_hangs_up_is_no_longer_present(tables: Tables) -> None:
    seats = [NewSeat(name="Anna"), NewSeat(name="Ben")]
    created = await tables.lobby.create(NewTable(kind="net", seats=seats))
    anna = FakeConnection(tables, created.table)
    anna.say("hello", token=created.links[0].token)

    async def present() -> bool:
        return (await tables.lobby.info(created.table)).seats[0].present

    await soon(present)
    await anna.hang_up()
    assert not await present()
