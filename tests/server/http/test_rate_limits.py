"""Rate limits for each client."""

from typing import Any

import httpx
import pytest
from litestar import Litestar

from marrakesh.server.errors import RequestError
from marrakesh.server.http.rate_limits import (
    ConnectionLimits,
    RateLimiter,
    RateLimits,
    TokenBucket,
    client_key,
)
from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from refusals import refused_as, words_of
from server.http.asgi_client import FAR, Clock, app_of, visitor
from service_clients import net_table, on_any_database


def how_many(limiter: RateLimiter, client: str = FAR) -> int:
    """Count the actions that a client may take now."""
    for number in range(10_000):
        if not limiter.take(client):
            return number
    raise AssertionError("there is no limit")


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("198.51.100.7", "198.51.100.7"), ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("127.0.0.1", ""), ("127.3.2.1", ""), ("::1", ""), ("::ffff:127.0.0.1", ""),
        ("testclient", "testclient"),
    ],
)  # fmt: skip
def test_ipv6_network_counts_as_one_client_and_localhost_is_exempt(address: str, key: str) -> None:
    assert client_key(address) == key


def test_bucket_refills_over_time() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=2.0, burst=3.0, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.25
    assert not bucket.take()
    clock.now += 0.25
    assert [bucket.take(), bucket.take()] == [True, False]
    bucket.spend(2)
    clock.now += 1.25
    assert not bucket.take()
    assert bucket.wait() == 0.25
    clock.now += 100
    assert bucket.full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_client_but_localhost_has_its_own_bucket() -> None:
    limiter = RateLimiter(rate=1.0, burst=2.0, clock=Clock())
    assert [limiter.take("a") for _ in range(3)] == [True, True, False]
    assert limiter.take("b")
    assert all(limiter.take("") for _ in range(100))
    limiter.check("")


def test_clients_with_full_buckets_are_forgotten() -> None:
    clock = Clock()
    limiter = RateLimiter(rate=1.0, burst=1.0, clock=clock, most_known=3)
    for client in "abc":
        limiter.take(client)
    clock.now += 1
    limiter.take("c")
    limiter.take("d")
    assert len(limiter) == 2
    assert not limiter.take("c")


def test_hourly_allowance_refills_gradually_and_refusals_state_the_minutes_to_wait() -> None:
    clock = Clock()
    tables = RateLimits(6, clock).tables
    assert how_many(tables) == 6
    told = []
    for seconds in (0, 300, 299):
        clock.now += seconds
        with pytest.raises(RequestError) as refusal:
            tables.check(FAR)
        told.append(refusal.value.params["minutes"])
    assert (refusal.value.key, refusal.value.status) == ("too-many-tables", 429)
    assert told == [10, 5, 1]
    clock.now += 2
    assert how_many(tables) == 1
    clock.now += 36_000
    assert how_many(tables) == 6


def test_simultaneous_and_new_connections_are_limited_per_client() -> None:
    clock = Clock()
    connections = ConnectionLimits(most=2, rate=1.0, burst=3.0, clock=clock)
    assert [connections.open("a"), connections.open("a")] == [True, True]
    assert not connections.open("a")  # too many at the same time
    assert connections.open("b")
    connections.close("a")
    assert not connections.open("a")  # too many in one second
    clock.now += 1
    assert connections.open("a")
    assert all(connections.open("") for _ in range(100))


def test_code_attempts_are_limited_per_client_and_table() -> None:
    limits = RateLimits(100, Clock())
    for number in range(20):
        limits.check_code(FAR, f"table {number}")
    with refused_as("too-many-codes"):
        limits.check_code(FAR, "another")
    for number in range(60):
        limits.check_code(f"client {number}", "the table")
    with refused_as("too-many-codes"):
        limits.check_code("client 99", "the table")


def test_unconfirmed_mail_is_limited_per_mailbox_client_and_table() -> None:
    limits = RateLimits(100, Clock())
    for number in range(3):
        limits.check_mail(f"client {number}", f"table {number}", "ben@example.org")
    with refused_as("too-much-mail"):
        limits.check_mail("client 9", "table 9", "Ben@example.org")
    for number in range(10):
        limits.check_mail("the client", "the table", f"{number}@example.org")
    for client, table in (("the client", "another"), ("another", "the table")):
        with refused_as("too-much-mail"):
            limits.check_mail(client, table, "more@example.org")


# ---- over HTTP


async def post(app: Litestar, path: str, address: str = FAR, **body: Any) -> Any:
    async with visitor(app, address) as browser:
        return await browser.post(f"/api/{path}", json=body)


def refused(reply: httpx.Response, key: str, **params: int) -> bool:
    assert reply.headers["connection"] == "close"
    return reply.status_code == 429 and reply.json() == {"error": words_of(key, "en", **params)}


@on_any_database()
async def test_new_tables_are_limited_per_client_and_hour(service: Service) -> None:
    app = app_of(service, tables_per_hour=2)
    for _ in range(2):
        assert (await post(app, "tables", kind="net")).status_code == 201
    why: dict[str, Any] = {"key": "too-many-tables", "minutes": 30}
    assert refused(await post(app, "tables", kind="net"), **why)
    assert refused(await post(app, "meet", token=new_token()), **why)
    async with visitor(app) as browser:
        assert refused(await browser.post("/api/records", content=b"no record"), **why)
    for other in ("203.0.113.6", "127.0.0.1", ""):
        assert (await post(app, "tables", other, kind="net")).status_code == 201


@on_any_database()
async def test_seat_changes_are_limited_to_300_an_hour(service: Service) -> None:
    limits = RateLimits(100, Clock())
    app = app_of(service, limits)
    for _ in range(299):
        limits.seats.check(FAR)
    assert (await post(app, "tables/none/join", token=new_token())).status_code == 404
    for path in ("join", "fill", "claim", "hand-on", "renew", "code", "push"):
        reply = await post(app, f"tables/none/{path}")
        assert refused(reply, "too-many-seat-deeds", minutes=1), path
    assert refused(await post(app, "me", name="Ada"), "too-many-seat-deeds", minutes=1)


@on_any_database()
async def test_code_attempts_count_only_at_existing_tables(service: Service) -> None:
    app = app_of(service)
    created, _ = await net_table(service)

    async def claim(table: str, ticket: str = "AAAAAA") -> Any:
        return await post(app, f"tables/{table}/claim", ticket=ticket, token=new_token())

    for _ in range(21):
        assert (await claim("nowhere")).json() == {"error": words_of("no-table")}
    for _ in range(20):
        assert (await claim(created.table)).json() == {"error": words_of("no-code")}
    assert refused(await claim(created.table), "too-many-codes", minutes=3)
    ticket = await claim(created.table, new_token())  # cannot be guessed, so it is not counted
    assert ticket.status_code != 429


@on_any_database()
async def test_only_rate_limited_requests_close_the_connection(service: Service) -> None:
    limits = RateLimits(100, Clock())
    app = app_of(service, limits)
    async with visitor(app) as browser:
        for path in ("/api/health", "/api/nothing"):
            assert "connection" not in (await browser.get(path)).headers
        assert how_many(limits.requests) == 998
        for path in ("/api/health", "/", f"/api/tables/{new_token()}"):
            assert refused(await browser.get(path), "too-many")
    for other in ("127.0.0.1", ""):
        async with visitor(app, other) as browser:
            assert (await browser.get("/api/health")).status_code == 200
