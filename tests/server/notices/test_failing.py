"""Notices that fail or are refused: what the log says, who is forgotten, what a client hears."""

import asyncio
import logging
import socket
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import NewTable, Rules
from marrakesh.server.service.notices import mail as mails
from marrakesh.server.service.notices import push as pushes
from marrakesh.server.service.notices import (
    webhook,
)
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings
from marrakesh.server.storage.prune import delete_old
from marrakesh.server.storage.tokens import new_token
from server.notices.helpers import Subscriber, another_turn, push_service, table_without_ben
from server.notices.postbox import link_in, mailing, postbox
from server.storage.helpers import fresh
from service_clients import net_table, on_any_database

LATER: dict[str, Any] = {"notice_after": 600.0, "local_webhooks": True}
BEN = "ben@example.org"
GOOD = Subscriber("https://push.example/1").wish


def logged(caplog: pytest.LogCaptureFixture, name: str) -> list[tuple[str, Any]]:
    """What a module has logged, with the reason or the status."""
    told = [vars(record) for record in caplog.records if record.name == name]
    caplog.clear()
    return [(one["message"], one.get("reason", one.get("status"))) for one in told]


def test_what_a_push_service_replies(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    said: dict[int, list[tuple[str, Any]]] = {}
    gone = set()

    @on_any_database(**LATER)
    async def run(service: Service) -> None:
        with push_service() as push:
            table, token, ben, anna = await table_without_ben(service, push)
            for status in (200, 299, 300, 403, 404, 405, 409, 410, 411, 500):
                await service.push_subscriptions.add_browser(table, token, ben.wish, "en")
                push.status = status
                await another_turn(anna)
                said[status] = logged(caplog, pushes.__name__)
                push.got.clear()
                await another_turn(anna)
                if not push.got:
                    gone.add(status)
                caplog.clear()

    run("sqlite", tmp_path)
    refused = (300, 403, 405, 409, 411, 500)
    assert {status: told for status, told in said.items() if told} == {
        status: [("Push refused", status)] for status in refused
    }
    assert gone == {404, 410}


@on_any_database(**LATER)
async def test_what_cannot_be_reached_is_logged_without_secrets(service: Service) -> None:
    records: list[logging.LogRecord] = []

    class Keeping(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(record)

    handler = Keeping()
    for module in (pushes, webhook):
        module.LOG.addHandler(handler)
    try:
        with push_service() as push:
            pass  # it has ended
        url = f"{push.origin}/secret"
        table, _, _, anna = await table_without_ben(service, push, pace="days", webhook=url)
        await another_turn(anna)
    finally:
        for module in (pushes, webhook):
            module.LOG.removeHandler(handler)
    told = {record.getMessage(): vars(record) for record in records}
    assert told.keys() == {"Push failed", "Webhook failed"}
    for about in told.values():
        assert about["table"] == table
        assert about["reason"] == "ConnectError"


@on_any_database(**LATER)
async def test_a_live_table_calls_no_webhook(service: Service) -> None:
    with push_service() as push:
        url = f"{push.origin}/hook"
        for pace, called in (("live", 0), ("days", 1)):
            *_, anna = await table_without_ben(service, push, pace=pace, webhook=url)
            push.got.clear()
            await another_turn(anna)
            assert [path for path, *_ in push.got].count("/hook") == called
            assert [path for path, *_ in push.got].count("/ben?a=1") == 1


@on_any_database(**LATER)
async def test_refusals_have_a_status(service: Service) -> None:
    created, _ = await net_table(service)
    table, token = created.table, created.links[0].token
    alone = await service.lobby.create(
        NewTable(kind="solo", rules=Rules(players=1, solo="pashabot"))
    )
    add, mailing = service.push_subscriptions.add_browser, service.mail_subscriptions

    async def status(wish: Awaitable[Any]) -> tuple[str, int]:
        with pytest.raises(RequestError) as refusal:
            await wish
        return refusal.value.key, refusal.value.status

    assert await status(add(table, new_token(), GOOD, "en")) == ("not-your-seat", 403)
    own = alone.links[0].token  # whoever plays alone is there
    assert await status(add(alone.table, own, GOOD, "en")) == ("not-your-seat", 403)
    assert await status(add("nowhere", token, GOOD, "en")) == ("no-table", 404)
    bad = replace(GOOD, endpoint="file:///x")
    assert await status(add(table, token, bad, "en")) == ("push-address", 400)
    assert await status(mailing.add(table, token, BEN, "en")) == ("no-mail", 404)
    assert await status(mailing.confirm("a~0~b")) == ("mail-link", 404)
    assert await status(mailing.stop("a~0~b")) == ("mail-link", 404)


def test_a_table_that_was_deleted_meanwhile(tmp_path: Path) -> None:
    url = fresh("sqlite", tmp_path)

    async def run() -> None:
        service = await Service.open(Settings(database=url, bot_workers=1))
        created, _ = await net_table(service)
        await delete_old(url, time.time() + 1)
        token = created.links[0].token
        with pytest.raises(RequestError) as refusal:
            await service.push_subscriptions.add_browser(created.table, token, GOOD, "en")
        assert (refusal.value.key, refusal.value.status) == ("no-table", 404)
        await service.close()

    asyncio.run(run())


# --- mail -----------------------------------------------------------------------------------------


def test_mail_that_fails(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with postbox() as box, mailing(fresh("sqlite", tmp_path), box) as service:
            created, (anna, ben) = await net_table(service, pace="days")
            service.sessions.disconnect(ben.session)
            table, token = created.table, created.links[1].token
            box.closed = True
            with pytest.raises(RequestError) as refusal:
                await service.mail_subscriptions.add(table, token, BEN, "en")
            assert (refusal.value.key, refusal.value.status) == ("mail-failed", 503)
            assert logged(caplog, mails.__name__) == [("Mail failed", "SMTPConnectError")]
            box.closed = False
            await service.mail_subscriptions.add(table, token, BEN, "en")
            asked = await box.has(1)
            assert "within 48 hours" in " ".join(asked.get_content().split())
            assert asked["Message-ID"].endswith("@marrakesh.example>")
            await service.mail_subscriptions.confirm(link_in(asked, "confirm"))
            box.closed = True
            await another_turn(anna)
            assert logged(caplog, mails.__name__) == [("Mail failed", "SMTPConnectError")]

    asyncio.run(run())


def test_a_browser_and_a_mailbox_are_each_told_in_their_way(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        url = fresh("sqlite", tmp_path)
        async with postbox() as box, mailing(url, box, local_webhooks=True) as service:
            for pace, mailed in (("live", 0), ("days", 1)):
                with push_service() as push:
                    table, token, _, anna = await table_without_ben(service, push, pace=pace)
                    assert (await service.mail_subscriptions.state(table, token)).state == "none"
                    box.got.clear()
                    await service.mail_subscriptions.add(table, token, BEN, "en")
                    await service.mail_subscriptions.confirm(link_in(await box.has(1), "confirm"))
                    assert (await service.mail_subscriptions.state(table, token)).state == "on"
                    await another_turn(anna)
                    assert [path for path, *_ in push.got] == ["/ben?a=1"]
                    assert len(box.got) == 1 + mailed

    asyncio.run(run())
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


# --- the end --------------------------------------------------------------------------------------


@on_any_database(**LATER)
async def test_the_service_ends_while_an_address_is_slow(service: Service) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        created, (_, ben) = await net_table(service, pace="days", webhook=url)
        service.sessions.disconnect(ben.session)
        service.notifier.remind(await service.repository.get(created.table), 1, 2e9)
        line, _ = await asyncio.to_thread(silent.accept)  # and never answers
        with line:
            await asyncio.wait_for(service.notifier.close(), 3)  # sooner than it gives up
