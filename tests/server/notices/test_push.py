"""Web Push: encrypted for one browser, signed by this server, and only about the player's turn."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import ValidationError, convert
from msgspec.structs import asdict, replace

from marrakesh.server.messages import Browser, HandOn, Unsubscribe
from marrakesh.server.service.notices.crypto import encrypted
from marrakesh.server.service.service import Service
from marrakesh.server.storage import backups
from marrakesh.server.storage.prune import delete_old
from marrakesh.server.storage.tokens import new_token
from marrakesh.texts import text
from refusals import refused_as
from server.notices.helpers import (
    Subscriber,
    all_told,
    another_turn,
    push_service,
    remind,
    signed_by,
    table_without_ben,
)
from server.storage.helpers import fresh, rows_of
from service_clients import net_table, on_any_database, on_each_database, two_services, with_service

SITE = "https://marrakesh.example"
LATER: dict[str, Any] = {"notice_after": 600.0, "local_webhooks": True}


@on_each_database(notice_after=0.05, local_webhooks=True, public_url=SITE)
async def test_browser_is_notified_once_in_its_language(service: Service) -> None:
    with push_service() as push:
        table, _, ben, anna = await table_without_ben(service, push, "de", told=True, pace="days")
        await anna.wish(name="Cleo")  # everyone sees it: a new event
        await all_told(service)
        ((path, headers, body),) = push.got  # Anna is present
    assert path == "/ben?a=1"
    assert ben.read(body) == {
        "title": text("de")("notice-turn", name="Ben"),
        "body": text("de")("notice-table", others="Cleo"),
        "table": table,
        "lang": "de",
    }
    key, claims = signed_by(headers["Authorization"])
    assert key == service.push_subscriptions.ways().push
    assert (claims["aud"], claims["sub"]) == (push.origin, SITE)
    assert 3600 < claims["exp"] - time.time() < 24 * 3600
    assert headers["Content-Encoding"] == "aes128gcm"
    assert (headers["TTL"], headers["Urgency"], headers["Topic"]) == ("259200", "normal", table)


@on_any_database(notice_after=0.05, local_webhooks=True)
async def test_live_notices_are_urgent_and_expire_soon(service: Service) -> None:
    with push_service() as push:
        _, _, _, anna = await table_without_ben(service, push, told=True, pace="live")
        await anna.wish(name="Cleo")
        await all_told(service)
        ((_, headers, _),) = push.got
    assert (headers["TTL"], headers["Urgency"]) == ("600", "high")


@on_any_database(**LATER)
async def test_reminder_states_the_time_left(service: Service) -> None:
    with push_service() as push:
        table, _, ben, _ = await table_without_ben(service, push, "nl")
        await remind(service, table, due=time.time() + 4 * 3600 - 1)
        await remind(service, table, due=time.time() + 3600)
        ((_, headers, body),) = push.got  # one for each turn, however often it is requested
    assert ben.read(body)["title"] == text("nl")("notice-due", name="Ben", hours=3)
    assert headers["Urgency"] == "high"


@on_any_database(**LATER)
async def test_browser_gets_no_notices_once_its_seat_is_passed_on(service: Service) -> None:
    with push_service() as push:
        table, token, _, _ = await table_without_ben(service, push)
        await service.lobby.hand_on(table, token, HandOn(seat=1))
        await remind(service, table)
    assert not push.got


@on_any_database(**LATER)
async def test_unsubscribed_browser_gets_no_notices(service: Service) -> None:
    with push_service() as push:
        table, token, ben, anna = await table_without_ben(service, push)
        other = Unsubscribe(endpoint=f"{push.origin}/other")
        await service.push_subscriptions.remove_browser(table, token, other)
        await service.push_subscriptions.remove_browser(table, new_token(), other)
        gone = Unsubscribe(endpoint=ben.wish.endpoint)
        await service.push_subscriptions.remove_browser(table, new_token(), gone)
        await remind(service, table)
        assert len(push.got) == 1
        await service.push_subscriptions.remove_browser(table, token, gone)
        await another_turn(anna)
        assert len(push.got) == 1


GOOD = Subscriber("https://push.example/1").wish


@on_any_database()
async def test_hostile_subscriptions_are_refused_with_an_explanation(service: Service) -> None:
    created, _ = await net_table(service)
    token = created.links[0].token
    point = "BA" + "A" * 85  # not on the curve
    wishes: list[tuple[str, dict[str, str]]] = [
        ("push-address", {"endpoint": "http://push.example/"}),
        ("push-address", {"endpoint": "file:///etc/passwd"}),
        ("push-address", {"endpoint": "https://a b/"}),
        ("push-address", {"endpoint": "https://x/\r\nHost: y"}),
        ("push-keys", {"p256dh": point}),
    ]
    for key, change in wishes:
        wish = replace(GOOD, **change)
        with refused_as(key):
            await service.push_subscriptions.add_browser(created.table, token, wish, "en")
    for stranger in ("", new_token()):
        with refused_as("not-your-seat"):
            await service.push_subscriptions.add_browser(created.table, stranger, GOOD, "en")
    with refused_as("no-table"):
        await service.push_subscriptions.add_browser("nowhere", token, GOOD, "en")


@pytest.mark.parametrize(
    "change",
    [
        {"p256dh": ""}, {"p256dh": "ä" * 87}, {"p256dh": GOOD.p256dh + "\n"}, {"auth": ""},
        {"auth": "a b" * 8}, {"auth": GOOD.auth + "=="}, {"endpoint": "https://x/" + "y" * 1000},
    ],
)  # fmt: skip
def test_invalid_subscriptions_are_refused(change: dict[str, str]) -> None:
    with pytest.raises(ValidationError):
        convert({**asdict(GOOD), **change}, Browser)


@on_any_database(notice_after=600.0)
async def test_no_notice_is_pushed_to_a_private_address(service: Service) -> None:
    with push_service() as push:
        created, (_, ben) = await net_table(service)
        secure = push.subscriber("/ben").wish
        wish = replace(secure, endpoint=secure.endpoint.replace("http:", "https:"))
        await service.push_subscriptions.add_browser(
            created.table, created.links[1].token, wish, "en"
        )
        service.sessions.disconnect(ben.session)
        await remind(service, created.table)
    assert not push.got


@two_services(**LATER)
async def test_only_one_process_sends_a_notice(one: Service, two: Service) -> None:
    assert one.push_subscriptions.ways() == two.push_subscriptions.ways()  # both share one key
    with push_service() as push:
        table, _, _, _ = await table_without_ben(one, push)
        await asyncio.gather(remind(one, table), remind(two, table))
        assert len(push.got) == 1


def test_key_is_kept_and_backed_up_while_old_subscriptions_are_pruned(tmp_path: Path) -> None:
    url, other = fresh("sqlite", tmp_path), fresh("sqlite", tmp_path, "other")
    keys: list[str] = []

    async def subscribe(service: Service) -> None:
        keys.append(service.push_subscriptions.ways().push)
        created, _ = await net_table(service)
        await service.push_subscriptions.add_browser(
            created.table, created.links[0].token, GOOD, "en"
        )

    async def look(service: Service) -> None:
        keys.append(service.push_subscriptions.ways().push)

    asyncio.run(with_service(subscribe, url))
    asyncio.run(with_service(look, url))
    asyncio.run(backups.backup(url, tmp_path / "backup"))
    asyncio.run(backups.restore(other, tmp_path / "backup"))
    asyncio.run(with_service(look, other))
    assert len(keys) == 3
    assert len(set(keys)) == 1
    assert asyncio.run(rows_of(url)) == asyncio.run(rows_of(other))
    asyncio.run(backups.restore(other, tmp_path / "backup", add=True))
    assert asyncio.run(delete_old(url, time.time() + 1)) == 1
    left = asyncio.run(rows_of(url))
    assert {name for name, rows in left.items() if rows} == {"secrets"}


def test_each_encryption_uses_a_new_salt_and_key() -> None:
    once, again = (encrypted(b"turn", GOOD.p256dh, GOOD.auth) for _ in range(2))
    assert once[:16] != again[:16]
    assert once[21:86] != again[21:86]
