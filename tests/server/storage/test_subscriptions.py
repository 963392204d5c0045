"""Subscriptions to notices: devices of one seat at one table, in limited numbers."""

import asyncio
import time
from typing import Any

import pytest

from marrakesh.server.storage.store_interface import Conflict
from marrakesh.server.storage.subscriptions import Subscription, SubscriptionRepository
from marrakesh.server.storage.table_store import SqlTableStore
from server.storage.helpers import rows_of
from server.storage.stored_tables import THREE, make, on_store
from service_clients import later

TOKENS = ("anna", "ben", "cleo")


def one(name: str, table: str = "mno", token: str = "ben", **about: Any) -> Subscription:
    wanted = {
        "id": name,
        "table_id": table,
        "token_hash": token,
        "way": "push",
        "address": name,
        "lang": "en",
        "confirmed": True,
        "created": 1.0,
    }
    return Subscription(**{**wanted, **about})


async def ids(store: SqlTableStore) -> list[str]:
    return [row[0] for row in (await rows_of(store))["subscriptions"]]


async def subscribe_everyone(store: SqlTableStore) -> tuple[SubscriptionRepository, list[str]]:
    """Add a browser and a mailbox for each of three people at each of three tables."""
    subscriptions, names = SubscriptionRepository(store), []
    for table in THREE:
        await make(store, table)
        for token in TOKENS:
            for way in ("push", "mail"):
                name = f"{table} {token} {way}"
                assert await subscriptions.add(one(name, table, token, way=way))
                names.append(name)
    return subscriptions, sorted(names)


@on_store
async def test_new_device_beyond_the_limit_replaces_the_oldest_of_the_same_seat(
    store: SqlTableStore,
) -> None:
    subscriptions, names = await subscribe_everyone(store)
    for number in (2, 3):
        assert await subscriptions.add(one(f"new {number}", created=number))
    assert set(await ids(store)) == {"new 2", "new 3", *names}
    assert await subscriptions.add(one("again", address="new 2", created=4.0))
    assert set(await ids(store)) == {"again", "new 3", *names}
    assert await subscriptions.add(one("fourth", created=5.0))
    names.remove("mno ben push")
    assert set(await ids(store)) == {"again", "fourth", "new 3", *names}
    assert await subscriptions.add(one("mailbox", way="mail"))
    names.remove("mno ben mail")
    assert set(await ids(store)) == {"again", "fourth", "new 3", "mailbox", *names}


@on_store
async def test_unconfirmed_address_is_forgotten_after_two_days(store: SqlTableStore) -> None:
    subscriptions = SubscriptionRepository(store)
    await make(store, "abc")
    await make(store, "mno")
    with later(0):
        then = time.time() - 2 * 24 * 3600
        for name, created, confirmed in (
            ("waits", then, False),
            ("late", then - 1, False),
            ("confirmed", then - 1, True),
        ):
            new = one(name, "abc", name, created=created, confirmed=confirmed)
            assert await subscriptions.add(new)
        assert await subscriptions.add(one("new"))
    assert await ids(store) == ["confirmed", "new", "waits"]


@on_store
async def test_table_has_at_most_forty_devices(store: SqlTableStore) -> None:
    subscriptions = SubscriptionRepository(store)
    for table in THREE:
        await make(store, table)
    added = [
        await subscriptions.add(one(f"{number:02}", token=f"{number:02}")) for number in range(41)
    ]
    assert added == [True] * 40 + [False]
    assert len(await ids(store)) == 40
    assert await subscriptions.add(one("again", token="39", address="39"))  # replaces the old one
    for table in ("abc", "xyz"):
        assert await subscriptions.add(one(table, table))
    with pytest.raises(Conflict):
        await subscriptions.add(one("lost", "nowhere"))


@on_store
async def test_finding_confirming_and_removing_a_subscription_affects_no_others(
    store: SqlTableStore,
) -> None:
    subscriptions, names = await subscribe_everyone(store)
    asked: dict[str, Any] = {"confirmed": False, "created": time.time()}
    new = one("mno new", token="dora", way="mail", keys="keys", lang="de", **asked)
    others = [one(name, token=name, **asked) for name in ("mno a", "mno z")]
    for each in (new, *others):
        assert await subscriptions.add(each)
    assert await subscriptions.by_id("mno new") == new
    assert await subscriptions.by_id("mno nobody") is None
    await subscriptions.confirm("mno new")
    rows = (await rows_of(store))["subscriptions"]
    assert [row[0] for row in rows if not row[-2]] == ["mno a", "mno z"]
    await subscriptions.remove("mno new")
    assert await ids(store) == sorted([*names, "mno a", "mno z"])
    found = await subscriptions.of("mno", ["ben", "cleo"])
    assert sorted(each.id for each in found) == [
        "mno ben mail", "mno ben push", "mno cleo mail", "mno cleo push"
    ]  # fmt: skip


@on_store
async def test_each_event_is_announced_once(store: SqlTableStore) -> None:
    is_first = SubscriptionRepository(store).is_first
    for table in THREE:
        await make(store, table)
    all_seats = [
        (table, seat, what) for table in THREE for seat in (0, 1, 2) for what in ("due", "turn")
    ]
    for seq, told in ((4, True), (4, False), (5, True), (3, False)):
        assert [await is_first(*which, seq) for which in all_seats] == [told] * len(all_seats)
    assert {row[:3]: row[3] for row in (await rows_of(store))["told"]} == dict.fromkeys(
        all_seats, 5
    )


@on_store
async def test_secret_is_created_once(store: SqlTableStore) -> None:
    secret = SubscriptionRepository(store).secret
    for name in ("b", "a", "c"):
        made = await asyncio.gather(*(secret(name, f"{name}{number}") for number in range(3)))
        assert len(set(made)) == 1
        assert made[0].startswith(name)
        assert await secret(name, "new") == made[0]
