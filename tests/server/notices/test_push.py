"""Web Push: encrypted for one browser, signed by this server, and only ever about one's turn."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import ValidationError, convert
from msgspec.structs import asdict, replace

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Browser, HandOn, Unsubscribe
from marrakesh.server.service.notices.crypto import encrypted
from marrakesh.server.service.service import Service
from marrakesh.server.storage import backups
from marrakesh.server.storage.prune import delete_old
from marrakesh.server.storage.tokens import new_token
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
async def test_a_browser_is_told_once_in_its_language(service: Service) -> None:
    with push_service() as push:
        table, _, ben, anna = await table_without_ben(service, push, "de", told=True, pace="days")
        await anna.wish(name="Cleo")  # everybody sees it: another occasion
        await all_told(service)
        ((path, headers, body),) = push.got  # Anna is there
    assert path == "/ben?a=1"
    assert ben.read(body) == {
        "title": "Ben, du bist am Zug.",
        "body": "Am Tisch mit Cleo.",
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
async def test_live_play_is_urgent_and_soon_forgotten(service: Service) -> None:
    with push_service() as push:
        _, _, _, anna = await table_without_ben(service, push, told=True, pace="live")
        await anna.wish(name="Cleo")
        await all_told(service)
        ((_, headers, _),) = push.got
    assert (headers["TTL"], headers["Urgency"]) == ("600", "high")


@on_any_database(**LATER)
async def test_a_reminder_says_how_long_there_is(service: Service) -> None:
    with push_service() as push:
        table, _, ben, _ = await table_without_ben(service, push, "nl")
        await remind(service, table, due=time.time() + 4 * 3600 - 1)
        await remind(service, table, due=time.time() + 3600)
        ((_, headers, body),) = push.got  # one for each turn, however often it is asked for
    assert ben.read(body)["title"] == "Ben, jij bent aan de beurt en hebt nog 3 uur."
    assert headers["Urgency"] == "high"


@on_any_database(**LATER)
async def test_a_seat_that_is_handed_on_takes_its_browsers_along(service: Service) -> None:
    with push_service() as push:
        table, token, _, _ = await table_without_ben(service, push)
        await service.lobby.hand_on(table, token, HandOn(seat=1))
        await remind(service, table)
    assert not push.got


@on_any_database(**LATER)
async def test_whoever_wants_no_notices_gets_none(service: Service) -> None:
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
async def test_hostile_subscriptions_are_refused_in_a_sentence(service: Service) -> None:
    created, _ = await net_table(service)
    token = created.links[0].token
    point = "BA" + "A" * 85  # not on the curve
    wishes: list[tuple[str, dict[str, str]]] = [
        ("https", {"endpoint": "http://push.example/"}),
        ("https", {"endpoint": "file:///etc/passwd"}),
        ("https", {"endpoint": "https://a b/"}),
        ("https", {"endpoint": "https://x/\r\nHost: y"}),
        ("keys", {"p256dh": point}),
    ]
    for words, change in wishes:
        wish = replace(GOOD, **change)
        with pytest.raises(RequestError, match=words):
            await service.push_subscriptions.add_browser(created.table, token, wish, "en")
    for stranger in ("", new_token()):
        with pytest.raises(RequestError, match="not yours"):
            await service.push_subscriptions.add_browser(created.table, stranger, GOOD, "en")
    with pytest.raises(RequestError, match="no such table"):
        await service.push_subscriptions.add_browser("nowhere", token, GOOD, "en")


@pytest.mark.parametrize(
    "change",
    [
        {"p256dh": ""}, {"p256dh": "ä" * 87}, {"p256dh": GOOD.p256dh + "\n"}, {"auth": ""},
        {"auth": "a b" * 8}, {"auth": GOOD.auth + "=="}, {"endpoint": "https://x/" + "y" * 1000},
    ],
)  # fmt: skip
def test_what_is_no_subscription(change: dict[str, str]) -> None:
    with pytest.raises(ValidationError):
        convert({**asdict(GOOD), **change}, Browser)


@on_any_database(notice_after=600.0)
async def test_nothing_is_pushed_into_our_own_network(service: Service) -> None:
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
async def test_only_one_process_tells(one: Service, two: Service) -> None:
    assert one.push_subscriptions.ways() == two.push_subscriptions.ways()  # one key for both
    with push_service() as push:
        table, _, _, _ = await table_without_ben(one, push)
        await asyncio.gather(remind(one, table), remind(two, table))
        assert len(push.got) == 1


def test_the_key_stays_and_is_saved_but_the_oldest_subscriptions_go(tmp_path: Path) -> None:
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


def test_what_is_encrypted_says_nothing_twice() -> None:
    once, again = (encrypted(b"turn", GOOD.p256dh, GOOD.auth) for _ in range(2))
    assert once[:16] != again[:16]
    assert once[21:86] != again[21:86]
