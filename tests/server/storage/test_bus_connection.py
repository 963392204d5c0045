"""The connection that listens is lost, or cannot be made: here PostgreSQL does as it is told."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest
from sqlalchemy import make_url

from marrakesh.server.storage import bus as listening
from marrakesh.server.storage.bus import Bus
from server.storage.helpers import a_while


class Connection:
    """What asyncpg connects with; `fault` meets whatever is asked of it."""

    def __init__(self, fault: BaseException | None = None) -> None:
        self.fault = fault
        self.lost: Callable[[object], None]
        self.ended = ""

    def add_termination_listener(self, lost: Callable[[object], None]) -> None:
        self.lost = lost

    async def add_listener(self, *_: object) -> None:
        if self.fault:
            raise self.fault

    async def execute(self, *_: object) -> None:
        await self.add_listener()

    def terminate(self) -> None:
        self.ended = "terminated"

    async def close(self, timeout: float) -> None:
        self.ended = f"closed within {timeout:g} s"


class Ear:
    def __init__(self) -> None:
        self.heard: list[str] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: self.heard.append(name)


class Network:
    """The attempts to connect, and the pauses between them."""

    def __init__(self) -> None:
        self.attempts: list[Connection | Exception] = []
        self.pauses: list[float] = []

    async def connect(self, *_: object, **__: object) -> Connection:
        attempt = self.attempts.pop(0)
        if isinstance(attempt, Exception):
            raise attempt
        return attempt

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    network = Network()
    monkeypatch.setattr(asyncpg, "connect", network.connect)
    patched: dict[str, Any] = {**vars(asyncio), "sleep": network.sleep}
    monkeypatch.setattr(listening, "asyncio", SimpleNamespace(**patched))
    return network


def opened_bus(ear: Ear) -> Bus:
    return Bus(make_url("postgresql://u@h/n"), ear)


def test_a_lost_connection_is_made_again_with_pauses(network: Network) -> None:
    first, deaf, second = Connection(), Connection(OSError()), Connection()
    ear = Ear()

    async def test() -> None:
        bus = opened_bus(ear)
        network.attempts = [first, OSError(), deaf, second]
        await bus.open()
        await a_while()
        assert ear.heard == []
        first.lost(first)
        await a_while()
        assert ear.heard == ["hear_again"]
        assert len(network.pauses) == 2
        assert min(network.pauses) >= 1
        await bus.close()

    asyncio.run(test())
    assert deaf.ended == "terminated"
    assert second.ended == "closed within 1 s"


def test_a_server_that_cannot_listen_keeps_no_connection(network: Network) -> None:
    deaf = Connection(asyncio.CancelledError())

    async def test() -> None:
        network.attempts = [deaf]
        bus = opened_bus(Ear())
        with pytest.raises(asyncio.CancelledError):
            await bus.open()
        await bus.close()  # though it never was open

    asyncio.run(test())
    assert deaf.ended == "terminated"


@pytest.mark.parametrize(
    ("fault", "ended"),
    [(asyncpg.PostgresError(), ""), (asyncpg.InterfaceError("?"), "terminated")],
)
def test_a_refused_notification_costs_no_connection(
    fault: Exception, ended: str, network: Network, caplog: pytest.LogCaptureFixture
) -> None:
    """Unlike an answer that is not understood."""
    caplog.set_level("INFO")
    connection = Connection()

    async def test() -> None:
        network.attempts = [connection]
        bus = opened_bus(Ear())
        await bus.open()
        connection.fault = fault
        await bus.tell_who("abc", [0], 1)
        assert connection.ended == ended
        await bus.close()

    asyncio.run(test())
    (told,) = caplog.records
    assert (vars(told)["table"], vars(told)["error"]) == ("abc", repr(fault))
