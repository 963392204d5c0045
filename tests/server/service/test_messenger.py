"""One client's messages, whatever carries them: what is answered, and in which order."""

import asyncio
import gc
import json
from typing import Any
from unittest.mock import patch

import pytest

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Done, NewSeat, NewTable
from marrakesh.server.monitoring import metrics
from marrakesh.server.service import connection
from marrakesh.server.service.connection import ADVICE, STILL_HERE, Closing, TableConnection, id_of
from marrakesh.server.service.service import Service
from marrakesh.server.service.sessions import ClientSession, Message, Reply
from marrakesh.server.storage.store_interface import Unsure
from service_clients import net_table, on_any_database, soon

DEEP = '{"type": "ping", "more": ' + "[" * 100_000


class Line(TableConnection):
    """A connection that notes what it is sent; `held` are requests that are not carried out yet."""

    def __init__(self, service: Service, table: str, lang: str = "en") -> None:
        super().__init__(service.sessions, table, lang, "192.0.2.1")
        self.sent: list[dict[str, Any]] = []
        self.held: dict[str, asyncio.Future[None]] = {}
        self.fault: Exception | None = None

    async def next_message(self) -> str:
        raise NotImplementedError

    async def end(self, error: Exception) -> None: ...

    async def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    async def act(self, session: ClientSession, message: Message) -> Reply:
        about = getattr(message, "id", "")
        if about in self.held:
            await self.held[about]
        if self.fault:
            raise self.fault
        if about.startswith("fake"):
            return Done(id=about, seq=7)
        return await super().act(session, message)

    async def say(self, kind: str, **about: Any) -> None:
        await self.receive(json.dumps({"type": kind, **about}))

    def hold(self, *requests: str) -> None:
        loop = asyncio.get_running_loop()
        self.held = {request: loop.create_future() for request in requests}

    @property
    def waiting(self) -> list[tuple[str, str]]:
        """The answers to be sent: their types, and to which request."""
        told = [json.loads(connection._encode(answer)) for answer in self.answers]
        return [(one["type"], one.get("id", "")) for one in told]

    @property
    def errors(self) -> list[str]:
        return [getattr(answer, "error", "") for answer in self.answers]


async def connected(service: Service, **hello: Any) -> Line:
    """Anna's line, and what comes at first."""
    created, _ = await net_table(service)
    line = Line(service, created.table)
    await line.say("hello", token=created.links[0].token, **hello)
    return line


async def told(line: Line, *kinds: str) -> None:
    """Wait until these kinds of messages are sent, in this order and no others."""
    tell = asyncio.create_task(line.send_updates())

    async def sent() -> bool:
        assert not tell.done()
        return len(line.sent) >= len(kinds)

    await soon(sent)
    for _ in range(5):
        await asyncio.sleep(0)
    tell.cancel()
    assert [one["type"] for one in line.sent] == list(kinds)
    line.sent.clear()


def bugs() -> float:
    """The faults that were told to clients, as monitoring counts them."""
    lines = (line.rsplit(" ", 1) for line in metrics.REFUSALS.lines())
    return sum(float(number) for name, number in lines if '"bug"' in name)


@on_any_database(sweep=1000)
async def test_a_sight_follows_the_greeting_and_the_answers(service: Service) -> None:
    created, _ = await net_table(service)
    watcher = Line(service, created.table)  # wakes nobody by coming, not even itself
    await watcher.say("hello")
    await told(watcher, "sight")
    line = await connected(service)
    await told(line, "sight")
    await line.say("ping")
    await told(line, "pong")
    await line.say("speak", lang="de")
    await told(line, "sight")
    await line.say("say", id="s", seat=0, text="Hello")
    await told(line, "done", "company")
    assert line.session
    assert line.session.source == "192.0.2.1"


@on_any_database(sweep=1000)
async def test_whoever_has_not_said_hello_hears_why_nothing_happens(service: Service) -> None:
    created, _ = await net_table(service)
    line = Line(service, created.table, "de")
    await line.say("ping")
    await line.say("undo", id="u", seat=0, seq=1)
    assert line.waiting == [("refused", ""), ("refused", "u")]
    line.disconnect()  # nobody was there, so nobody leaves
    english = Line(service, created.table)
    await english.say("ping")
    assert english.errors[0] != line.errors[0]
    await english.say("hello", lang="nl")
    await english.say("hello", lang="nl")
    assert english.waiting[1:] == [("refused", "")]
    assert "hello" in english.errors[1].lower()
    assert english.session
    english.session.lang = "de"  # once there is a viewer, it says in which language
    english.refuse("", RequestError("hello-first"))
    assert english.errors[2] == line.errors[0]


@on_any_database(sweep=1000)
async def test_nonsense_harms_nobody(service: Service) -> None:
    line = await connected(service)
    for text in ("", "{", "\ud800", DEEP):
        await line.receive(text)
    await line.receive('{"type": "move", "id": "m", "seq": "x"}')
    await line.receive('{"type": "nothing", "id": 7}')
    assert line.waiting == [("refused", "")] * 4 + [("refused", "m"), ("refused", "")]
    assert len({*line.errors[:4]}) == 1
    await line.say("ping")
    assert line.waiting[-1] == ("pong", "")


@pytest.mark.parametrize("text", ["", "\ud800", DEEP, '{"id": 7}', '{"id": "x'])
def test_what_cannot_be_read_has_no_id(text: str) -> None:
    assert id_of(text) == ""
    assert id_of('{"id": "x", "more": []}') == "x"


@on_any_database(sweep=1000)
async def test_there_is_no_such_table(service: Service) -> None:
    line = Line(service, "nowhere")
    with pytest.raises(Closing) as closing:
        await line.say("hello", lang="de")
    assert closing.value.code == connection.NO_TABLE == 4404
    (refused,) = line.sent
    assert refused["type"] == "refused"
    assert "Tisch" in refused["error"]


@on_any_database(sweep=1000)
async def test_a_request_whose_fate_is_unknown_ends_the_connection(service: Service) -> None:
    line = await connected(service)
    line.fault = Unsure()
    with pytest.raises(Closing) as closing:
        await line.say("undo", id="u", seat=0, seq=1)
    assert closing.value.code == connection.UNSURE == 4503
    assert line.waiting == []


def test_a_fault_is_told_logged_and_counted(
    tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    @on_any_database(sweep=1000)
    async def test(service: Service) -> None:
        line = await connected(service)
        line.fault = LookupError("no such thing")
        before = bugs()
        await line.say("undo", id="u", seat=0, seq=1)
        assert line.waiting == [("refused", "u")]
        assert bugs() == before + 1
        (record,) = [one for one in caplog.records if one.name == connection.__name__]
        assert record.getMessage() == "Undo failed"
        assert vars(record)["table"] == line.table
        assert record.exc_info
        assert record.exc_info[1] is line.fault

    test("sqlite", tmp_path)


@on_any_database(sweep=1000)
async def test_a_client_acts_while_it_waits_for_some_advice(service: Service) -> None:
    line = await connected(service)
    asks = [f"fake {number}" for number in range(ADVICE)]
    line.hold(*asks)
    for about in asks:
        await line.say("advise", id=about, seat=0, bot="apprentice")
    await line.say("undo", id="fake u", seat=0, seq=1)
    await line.say("advise", id="fake more", seat=0, bot="apprentice")
    assert line.waiting == [("done", "fake u"), ("refused", "fake more")]
    line.answers.clear()
    line.held[asks[0]].set_result(None)

    async def answered() -> bool:
        return bool(line.waiting)

    await soon(answered)
    assert line.waiting == [("done", asks[0])]
    await asyncio.sleep(0)
    await line.say("advise", id="fake more", seat=0, bot="apprentice")
    await asyncio.sleep(0)
    assert line.waiting == [("done", asks[0]), ("done", "fake more")]
    assert ADVICE == 3


@on_any_database(sweep=1000)
async def test_while_a_request_takes_long_the_connection_is_alive(service: Service) -> None:
    line = await connected(service)
    line.hold("fake")
    with patch.object(connection, "STILL_HERE", 0.005):
        asking = asyncio.create_task(line.say("undo", id="fake", seat=0, seq=1))

        async def told_twice() -> bool:
            return len(line.waiting) >= 2

        await soon(told_twice)
        assert not asking.done()
        line.held["fake"].set_result(None)
        await asking
    assert set(line.waiting[:-1]) == {("pong", "")}
    assert line.waiting[-1] == ("done", "fake")
    assert STILL_HERE == 2


@on_any_database(sweep=1000)
async def test_what_becomes_of_a_request_is_no_news_when_its_client_is_gone(
    service: Service,
) -> None:
    line = await connected(service)
    told: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: told.append(about))
    line.fault = Unsure()
    await line.say("advise", id="a", seat=0, bot="apprentice")
    while line._requests.tasks:
        await asyncio.sleep(0)
    gc.collect()
    assert told == []


@on_any_database(sweep=1000)
async def test_who_parts_is_no_longer_there(service: Service) -> None:
    seats = [NewSeat(name="Anna"), NewSeat(name="Ben")]
    created = await service.lobby.create(NewTable(kind="net", seats=seats))
    line = Line(service, created.table)
    await line.say("hello", token=created.links[0].token)
    assert (await service.lobby.info(created.table)).seats[0].present
    line.disconnect()
    assert not (await service.lobby.info(created.table)).seats[0].present
    assert line.session
    assert line.session.closed
