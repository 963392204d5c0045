"""A socket from its hello to its end: what messages cost, and why it is closed."""

import asyncio
import logging
from typing import Any

import pytest
from litestar import Litestar

from marrakesh.server.http import crowds, websocket
from marrakesh.server.service.service import Service
from server.http.inside import FAR, Wire, app_of
from server_process import Json
from service_clients import net_table, on_any_database, soon


class Clock:
    """Time stands still: nothing is refilled."""

    def monotonic(self) -> float:
        return 500.0


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowds, "time", Clock())


async def a_table(service: Service) -> tuple[str, str]:
    """Nobody is there: the table, and Anna's token."""
    created, people = await net_table(service)
    for one in people:
        service.sessions.disconnect(one.session)
    return created.table, created.links[0].token


async def is_there(service: Service, table: str) -> bool:
    return (await service.lobby.info(table)).seats[0].present


def left(app: Litestar, whose: str = FAR) -> float:
    """The requests that an address has left."""
    tokens: float = app.state.requests.bucket(whose)._left
    return tokens


@on_any_database()
async def test_what_messages_cost(service: Service) -> None:
    asked: Json = {"id": "1", "seat": 0}
    messages: list[tuple[str, Json, str, int]] = [
        ("wishes", {**asked, "name": "Eve"}, "done", 1),
        ("speak", {"lang": "de"}, "sight", 51),
        ("look", {"seat": 0}, "sight", 6),
        ("say", {**asked, "text": "Hello!"}, "done", 26),
        ("undo", {**asked, "seq": 0}, "refused", 6),
    ]
    app = app_of(service)
    for number, (kind, about, answer, price) in enumerate(messages):
        table, token = await a_table(service)
        whose = f"203.0.113.{number + 10}"
        async with Wire(app, table, whose) as anna:
            anna.say(type="hello", token=token)
            await anna.receive("sight")
            anna.say(type=kind, **about)
            await anna.receive(answer)
            for _ in range(200):
                anna.say(type="ping")
            answers = [(await anna.receive("pong", "refused"))["type"] for _ in range(200)]
            assert answers.count("pong") == 200 - 1 - price, kind  # the hello was one, too
        together = app.state.messages
        assert [together.take(whose) for _ in range(801)] == [True] * 800 + [False]


@on_any_database()
async def test_who_floods_is_closed_out_and_waits_for_the_next_socket(service: Service) -> None:
    app = app_of(service)
    table, token = await a_table(service)
    async with Wire(app, table) as anna:
        anna.say(type="hello", token=token)
        for _ in range(401):
            anna.say(type="ping")
        assert await anna.closed() == 4429
    assert left(app) == 1000 - 1 - 200
    assert not await is_there(service, table)


@on_any_database()
async def test_no_such_table_is_no_offence(service: Service) -> None:
    app = app_of(service)
    async with Wire(app, "nowhere") as lost:
        lost.say(type="hello")
        assert await lost.closed() == 4404
    assert left(app) == 999


@on_any_database()
async def test_whoever_says_no_hello_is_not_waited_for(service: Service) -> None:
    assert websocket.HELLO_WITHIN == 20
    app = app_of(service)
    table, _ = await a_table(service)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(websocket, "HELLO_WITHIN", 0.05)
        headers = {"accept-language": "de"}
        async with Wire(app, table, **headers) as silent:
            silent.say(type="ping")  # does not help
            assert "hello" in (await silent.receive("refused"))["error"]
            assert await silent.closed() == 4408
        assert left(app) == 999


@on_any_database()
async def test_whoever_has_no_address_is_not_limited_with_others(service: Service) -> None:
    app = app_of(service)
    table, token = await a_table(service)
    async with Wire(app, table, address="", **{"accept-language": "nl"}) as anna:
        anna.say(type="ping")
        assert "Zeg eerst hello" in (await anna.receive("refused"))["error"]
        anna.say(type="hello", token=token)
        assert (await anna.receive("sight"))["yours"] == [0]
        assert await is_there(service, table)
    assert not app.state.messages._buckets


@pytest.mark.parametrize("fault", [OSError("reset"), RuntimeError("closed"), TimeoutError()])
def test_a_client_that_is_gone_is_no_fault_of_ours(
    fault: Exception, tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    @on_any_database()
    async def run(service: Service) -> None:
        table, token = await a_table(service)
        async with Wire(app_of(service), table) as anna:
            anna.say(type="hello", token=token)
            await anna.receive("sight")
            anna.breaks = fault
            anna.say(type="ping")

            async def gone() -> bool:
                return not await is_there(service, table)

            await soon(gone)

    with caplog.at_level(logging.INFO):
        run("sqlite", tmp_path)
    assert not [record for record in caplog.records if record.name == websocket.__name__]


def test_a_client_that_does_not_read_is_given_up_after_a_minute(tmp_path: Any) -> None:
    assert websocket.SENT_WITHIN == 60

    @on_any_database()
    async def run(service: Service) -> None:
        table, token = await a_table(service)
        stuck = asyncio.Event()

        class Deaf(Wire):
            async def _take(self, told: Any) -> None:
                if told["type"] == "websocket.send":
                    await stuck.wait()

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(websocket, "SENT_WITHIN", 0.02)
            async with Deaf(app_of(service), table) as anna:
                anna.say(type="hello", token=token)
                await asyncio.wait_for(anna._served, 60)
        assert not await is_there(service, table)

    run("sqlite", tmp_path)


def test_a_fault_of_ours_is_logged_and_ends_the_socket(
    tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    tables: list[str] = []

    @on_any_database()
    async def run(service: Service) -> None:
        table, token = await a_table(service)
        tables.append(table)
        async with Wire(app_of(service), table) as anna:
            anna.say(type="hello", token=token)
            await anna.receive("sight")

            async def fails(_: Any) -> None:
                raise LookupError("ours")

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(service.sessions, "snapshot", fails)
                anna.say(type="ping")
                await asyncio.wait_for(anna._served, 60)
        assert not await is_there(service, table)

    run("sqlite", tmp_path)
    (record,) = [record for record in caplog.records if record.name == websocket.__name__]
    assert (record.getMessage(), vars(record)["table"]) == ("WebSocket failed", tables[0])


@on_any_database()
async def test_names_origins_and_floods_are_checked_before_the_socket_opens(
    service: Service,
) -> None:
    app = app_of(service, public_url="https://marrakesh.example")
    table, _ = await a_table(service)
    for headers in ({"host": "evil.example"}, {"origin": "https://evil.example"}):
        async with Wire(app, table, **headers) as evil:
            assert await evil.closed() > 4000
    app.state.requests.bucket(FAR).spend(2000)
    async with Wire(app, table) as flood:
        assert await flood.closed() > 4000
    async with Wire(app, table, "203.0.113.6", origin="https://marrakesh.example") as guest:
        guest.say(type="hello")
        await guest.receive("sight")
