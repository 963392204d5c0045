"""How much one address, or one client, may do."""

import time
from typing import Any
from unittest.mock import patch

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from marrakesh.server.errors import RequestError
from marrakesh.server.http import limits, websocket
from marrakesh.server.http.frames import CountedFramesProtocol
from marrakesh.server.http.limits import CodeLimits, RateLimit, client
from marrakesh.server.service.connection import Closing


class Time:
    def __init__(self) -> None:
        self.now = 500.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_of_an_hour_refills_bit_by_bit() -> None:
    clock = Time()
    limit = RateLimit(6, clock)
    for _ in range(6):
        limit.take("198.51.100.7")
    with pytest.raises(RequestError) as refusal:
        limit.take("198.51.100.7")
    assert (refusal.value.key, refusal.value.status) == ("too-many-tables", 429)
    assert "10 minutes" in refusal.value.explain("en")
    limit.take("198.51.100.8")
    clock.now += 599
    with pytest.raises(RequestError) as refusal:
        limit.take("198.51.100.7")
    assert "in a minute" in refusal.value.explain("en")
    clock.now += 2
    limit.take("198.51.100.7")
    with pytest.raises(RequestError):
        limit.take("198.51.100.7")
    clock.now += 36_000  # no more than an hour's worth
    for _ in range(6):
        limit.take("198.51.100.7")
    with pytest.raises(RequestError):
        limit.take("198.51.100.7")


def test_this_computer_is_not_limited() -> None:
    limit = RateLimit(1, Time())
    for address in ("127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"):
        for _ in range(3):
            limit.take(address)


def test_addresses_with_a_full_allowance_are_forgotten() -> None:
    clock = Time()
    limit = RateLimit(2, clock)
    with patch.object(limits, "_KNOWN", 3):
        limit.take("198.51.100.1")
        clock.now += 1800
        limit.take("198.51.100.2")
        limit.take("198.51.100.3")
        assert len(limit._used) == 3
        limit.take("198.51.100.4")
    assert set(limit._used) == {f"198.51.100.{number}" for number in (2, 3, 4)}


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("127.0.0.1", ""),
        ("::1", ""),
        ("testclient", "testclient"),
    ],
)
def test_what_counts_as_one_client(address: str, key: str) -> None:
    assert client(address) == key


def test_a_client_may_send_200_messages_at_once_and_50_a_second() -> None:
    clock = Time()
    with patch.object(time, "monotonic", clock):
        allowance = websocket.Allowance()
        assert [allowance.take() for _ in range(201)] == [True] * 200 + [False]
        clock.now += 0.1
        assert [allowance.take() for _ in range(6)] == [True] * 5 + [False]
        clock.now += 100
        assert [allowance.take() for _ in range(201)] == [True] * 200 + [False]
        clock.now += 1
        allowance.spend(48.5)
        assert [allowance.take() for _ in range(2)] == [True, False]


def test_a_client_that_does_not_stop_is_closed() -> None:
    clock = Time()
    with patch.object(time, "monotonic", clock):
        allowance = websocket.Allowance()
        for _ in range(200 + 200):
            allowance.take()
        clock.now += 0.03
        assert allowance.take()  # one that was allowed: the count begins anew
        for _ in range(200):
            assert not allowance.take()
        with pytest.raises(Closing) as closing:
            allowance.take()
    assert closing.value.code == 4429


class Connection:
    """What the protocol does with its connection."""

    def __init__(self) -> None:
        self.did: list[object] = []

    def send_close(self, code: int) -> None:
        self.did.append(code)

    def data_to_send(self) -> list[bytes]:
        return [b"close", b" frame"]

    def write(self, sent: bytes) -> None:
        self.did.append(sent)

    def close(self) -> None:
        self.did.append("closed")

    def is_closing(self) -> bool:
        return "closed" in self.did


def test_control_frames_count_too() -> None:
    clock = Time()
    with patch.object(time, "monotonic", clock):
        with patch.object(WebSocketsSansIOProtocol, "__init__", lambda protocol: None):
            protocol: Any = CountedFramesProtocol()
        connection = protocol.conn = protocol.transport = Connection()
        protocol.scope = {"client": None}
        protocol.close_sent = False
        assert all(protocol._may() for _ in range(50))
        clock.now += 2
        assert [protocol._may() for _ in range(11)] == [True] * 10 + [False]
        assert connection.did == [4429, b"close frame", "closed"]
        assert not protocol._may()
        assert connection.did == [4429, b"close frame", "closed"]
        clock.now += 100
        assert [protocol._may() for _ in range(51)] == [True] * 50 + [False]


def test_a_client_that_goes_on_after_the_end_is_cut_off() -> None:
    with patch.object(WebSocketsSansIOProtocol, "__init__", lambda protocol: None):
        protocol: Any = CountedFramesProtocol()
    connection = protocol.conn = protocol.transport = Connection()
    protocol.scope = {"client": None}
    protocol.close_sent = True
    assert [protocol._may() for _ in range(51)] == [True] * 50 + [False]
    assert connection.did == ["closed"]  # and no second close frame


def test_codes_are_tried_20_times_from_one_address_and_60_times_at_one_table() -> None:
    limits = CodeLimits()
    for number in range(20):
        limits.take("198.51.100.7", f"table {number}")
    with pytest.raises(RequestError, match="Too many codes"):
        limits.take("198.51.100.7", "another")
    for number in range(60):
        limits.take(f"203.0.113.{number}", "the table")
    with pytest.raises(RequestError, match="Too many codes"):
        limits.take("203.0.113.99", "the table")
