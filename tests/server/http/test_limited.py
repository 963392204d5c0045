"""Limits as an address meets them: what it may ask for, and who is never limited."""

from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar import Litestar

from marrakesh.server.errors import RequestError
from marrakesh.server.http import crowds, limits
from marrakesh.server.http.crowds import CONNECTIONS, MESSAGES, REQUESTS, Crowd
from marrakesh.server.http.limits import RateLimit, punish
from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from server.http.inside import FAR, app_of, visitor
from service_clients import net_table, on_any_database


class Clock:
    now = 500.0

    def monotonic(self) -> float:
        return self.now

    __call__ = monotonic


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(crowds, "time", clock)
    return clock


async def post(app: Litestar, path: str, address: str = FAR, **body: Any) -> Any:
    async with visitor(app, address) as browser:
        return await browser.post(f"/api/{path}", json=body)


def refused(reply: httpx.Response, words: str) -> bool:
    assert reply.headers["connection"] == "close"
    return reply.status_code == 429 and words in reply.json()["error"]


def how_many(limit: RateLimit, address: str = "198.51.100.7") -> int:
    """How often an address may do something now."""
    for number in range(10_000):
        try:
            limit.take(address)
        except RequestError:
            return number
    raise AssertionError("there is no limit")


@on_any_database()
async def test_an_address_makes_so_many_tables_an_hour(service: Service) -> None:
    app = app_of(service, tables_per_hour=2)
    record = b"no record at all"
    for _ in range(2):
        assert (await post(app, "tables", kind="net")).status_code == 201
    assert refused(await post(app, "tables", kind="net"), "tables")
    assert refused(await post(app, "meet", token=new_token()), "tables")
    async with visitor(app) as browser:
        assert refused(await browser.post("/api/records", content=record), "tables")
    for other in ("203.0.113.6", "127.0.0.1", ""):
        assert (await post(app, "tables", other, kind="net")).status_code == 201


@on_any_database()
async def test_seats_change_hands_300_times_an_hour(service: Service) -> None:
    app = app_of(service)
    limit: RateLimit = app.state.seat_limit
    for _ in range(299):
        limit.take(FAR)
    assert (await post(app, "tables/none/join", token=new_token())).status_code == 404
    for path in ("join", "fill", "claim", "hand-on", "renew", "code", "push"):
        assert refused(await post(app, f"tables/none/{path}"), "seats"), path
    assert refused(await post(app, "me", name="Ada"), "seats")


@on_any_database()
async def test_codes_are_counted_where_there_is_a_table(service: Service) -> None:
    app = app_of(service)
    created, _ = await net_table(service)

    async def claim(table: str, ticket: str = "AAAAAA") -> Any:
        return await post(app, f"tables/{table}/claim", ticket=ticket, token=new_token())

    for _ in range(21):
        assert "no such table" in (await claim("nowhere")).json()["error"]
    for _ in range(20):
        assert "code" in (await claim(created.table)).json()["error"]
    assert refused(await claim(created.table), "Too many codes")
    ticket = await claim(created.table, new_token())  # cannot be guessed, and is not counted
    assert ticket.status_code != 429


@on_any_database()
async def test_only_what_is_too_much_ends_the_connection(service: Service) -> None:
    app = app_of(service)
    async with visitor(app) as browser:
        for path in ("/api/health", "/api/nothing"):
            assert "connection" not in (await browser.get(path)).headers
        app.state.requests.bucket(FAR).spend(1000)
        for path in ("/api/health", "/", f"/api/tables/{new_token()}"):
            assert refused(await browser.get(path), "wait a second")
    for other in ("127.0.0.1", ""):
        async with visitor(app, other) as browser:
            assert (await browser.get("/api/health")).status_code == 200


def test_what_an_address_may_do_at_once_and_a_second_later(clock: Clock) -> None:
    for rates, burst, rate in ((REQUESTS, 1000, 50), (MESSAGES, 1000, 100)):
        crowd = Crowd(*rates)
        assert [crowd.take(FAR) for _ in range(burst + 1)] == [True] * burst + [False]
        clock.now += 1
        assert [crowd.take(FAR) for _ in range(rate + 1)] == [True] * rate + [False]


def test_an_address_has_300_connections_and_20_new_ones_a_second(clock: Clock) -> None:
    whose = "192.0.2.99"
    come, go = CONNECTIONS.come, CONNECTIONS.go
    try:
        assert [come(whose) for _ in range(301)] == [True] * 300 + [False]
        clock.now += 100
        assert not come(whose)  # none has ended
        for _ in range(300):
            go(whose)
        clock.now += 100
        assert all(come(whose) for _ in range(290))
        for _ in range(290):
            go(whose)
        assert [come(whose) for _ in range(11)] == [True] * 10 + [False]
        clock.now += 1
        assert [come(whose) for _ in range(21)] == [True] * 20 + [False]
    finally:
        del CONNECTIONS._open[whose], CONNECTIONS._new._buckets[whose]


def test_a_flood_costs_200_requests(clock: Clock) -> None:
    crowd = Crowd(rate=1.0, burst=1000.0)
    app = SimpleNamespace(state=SimpleNamespace(requests=crowd))
    for whose in ((FAR, 7), ("127.0.0.1", 7), None):
        punish({"client": whose, "app": app})
    assert [crowd.take(FAR) for _ in range(801)] == [True] * 800 + [False]
    assert crowd._buckets.keys() == {FAR}


def test_an_allowance_is_full_again_after_an_hour() -> None:
    clock = Clock()
    limit = RateLimit(6, clock)
    assert how_many(limit) == 6
    for seconds, again in ((599.9, 0), (0.1, 1), (3599.9, 5), (3600.0, 6), (3600.0, 6)):
        clock.now += seconds
        assert how_many(limit) == again, seconds


def test_how_long_to_wait_is_told_in_whole_minutes() -> None:
    clock = Clock()
    limit = RateLimit(1, clock)
    limit.take(FAR)
    told = []
    for seconds in (0, 36, 24, 3480, 59):
        clock.now += seconds
        with pytest.raises(RequestError) as refusal:
            limit.take(FAR)
        told.append(refusal.value.explain("en"))
    minutes = ["60 minutes", "60 minutes", "59 minutes", "in a minute", "in a minute"]
    for words, sentence in zip(minutes, told, strict=True):
        assert words in sentence


def test_who_used_a_bit_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_KNOWN", 2)
    clock = Clock()
    limit = RateLimit(1, clock)
    limit.take("198.51.100.1")
    clock.now += 3599
    limit.take("198.51.100.2")
    limit.take("198.51.100.3")
    with pytest.raises(RequestError):
        limit.take("198.51.100.1")
