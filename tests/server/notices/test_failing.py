"""Notices that fail or are refused: what the log says, who is forgotten, what a client hears."""

import asyncio
import logging
import smtplib
import time
from collections.abc import Awaitable, Callable
from http.client import BadStatusLine
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from msgspec.structs import replace

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import NewTable, Rules
from marrakesh.server.service import Service
from marrakesh.server.service.notices import (
    MailChannel,
    PushChannel,
    WebhookChannel,
    delivery,
    smtp,
    webhook,
)
from marrakesh.server.service.notices import mail as mails
from marrakesh.server.service.notices import push as pushes
from marrakesh.server.settings import Settings
from marrakesh.server.storage.log import hash_token
from marrakesh.server.storage.prune import delete_old
from marrakesh.server.tables.new_tables import new_token
from server.notices.helpers import Subscriber, all_told, push_service, remind, table_without_ben
from server.notices.postbox import link_in, mailing, postbox
from server.storage.helpers import fresh
from server_process import WAIT
from service_clients import net_table, on_any_database

LATER: dict[str, Any] = {"notice_after": 600.0, "local_webhooks": True}
BEN = "ben@example.org"
GOOD = Subscriber("https://push.example/1").wish


def logged(caplog: pytest.LogCaptureFixture, name: str) -> list[tuple[str, Any]]:
    """What a module has logged, with the reason or the status."""
    told = [vars(record) for record in caplog.records if record.name == name]
    caplog.clear()
    return [(one["message"], one.get("reason", one.get("status"))) for one in told]


async def another_turn(service: Service, table: str) -> None:
    (await service._repository.get(table)).state.public_seq += 1
    await remind(service, table)


def test_what_a_push_service_replies(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    said: dict[int, list[tuple[str, Any]]] = {}
    gone = set()

    @on_any_database(**LATER)
    async def run(service: Service) -> None:
        with push_service() as push:
            table, token, ben, _ = await table_without_ben(service, push)
            for status in (199, 200, 299, 300, 403, 404, 405, 409, 410, 411, 500):
                await service.subscribing.add_browser(table, token, ben.wish, "en")
                push.status = status
                await another_turn(service, table)
                said[status] = logged(caplog, pushes.__name__)
                if not await service._notices._subscriptions.of(table, [hash_token(token)]):
                    gone.add(status)

    run("sqlite", tmp_path)
    refused = (199, 300, 403, 405, 409, 411, 500)
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
        table, _, _, _ = await table_without_ben(service, push, pace="days", webhook=url)
        await another_turn(service, table)
    finally:
        for module in (pushes, webhook):
            module.LOG.removeHandler(handler)
    told = {record.getMessage(): vars(record) for record in records}
    assert told.keys() == {"Push failed", "Webhook failed"}
    for about in told.values():
        assert about["table"] == table
        assert "refused" in about["reason"]
        assert "secret" not in about["reason"]


def test_what_http_objects_to_may_be_secret() -> None:
    assert delivery.reason_of(BadStatusLine("/secret")) == "BadStatusLine"
    assert (
        delivery.reason_of(ValueError("x is not a public address")) == "x is not a public address"
    )


@on_any_database(**LATER)
async def test_a_live_table_calls_no_webhook(service: Service) -> None:
    with push_service() as push:
        url = f"{push.origin}/hook"
        for pace, called in (("live", 0), ("days", 1)):
            table, *_ = await table_without_ben(service, push, pace=pace, webhook=url)
            push.got.clear()
            await another_turn(service, table)
            assert [path for path, *_ in push.got].count("/hook") == called
            assert [path for path, *_ in push.got].count("/ben?a=1") == 1


@on_any_database(**LATER)
async def test_refusals_have_a_status(service: Service) -> None:
    created, _ = await net_table(service)
    table, token = created.table, created.links[0].token
    alone = await service.lobby.create(
        NewTable(kind="solo", rules=Rules(players=1, solo="pashabot"))
    )
    add, mailing = service.subscribing.add_browser, service.mailing

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
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("marrakesh.server.storage.subscriptions.AT_TABLE", 0)
        assert await status(add(table, token, GOOD, "en")) == ("too-many-subscriptions", 409)


def test_a_table_that_was_deleted_meanwhile(tmp_path: Path) -> None:
    url = fresh("sqlite", tmp_path)

    async def run() -> None:
        service = await Service.open(Settings(database=url, bot_workers=1))
        created, _ = await net_table(service)
        await delete_old(url, time.time() + 1)
        token = created.links[0].token
        with pytest.raises(RequestError) as refusal:
            await service.subscribing.add_browser(created.table, token, GOOD, "en")
        assert (refusal.value.key, refusal.value.status) == ("no-table", 404)
        await service.close()

    asyncio.run(run())


# --- mail -----------------------------------------------------------------------------------------


def test_mail_that_fails(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with postbox() as box, mailing(fresh("sqlite", tmp_path), box) as service:
            created, (_, ben) = await net_table(service, pace="days")
            service.sessions.disconnect(ben.session)
            table, token = created.table, created.links[1].token
            box.closed = True
            with pytest.raises(RequestError) as refusal:
                await service.mailing.add(table, token, BEN, "en")
            assert (refusal.value.key, refusal.value.status) == ("mail-failed", 503)
            assert logged(caplog, mails.__name__) == [("Mail failed", "SMTPConnectError")]
            box.closed = False
            await service.mailing.add(table, token, BEN, "en")
            asked = await box.has(1)
            assert "within 48 hours" in " ".join(asked.get_content().split())
            assert asked["Message-ID"].endswith("@marrakesh.example>")
            await service.mailing.confirm(link_in(asked, "confirm"))
            box.closed = True
            await another_turn(service, table)
            assert logged(caplog, mails.__name__) == [("Mail failed", "SMTPConnectError")]

    asyncio.run(run())


def test_a_browser_and_a_mailbox_are_each_told_in_their_way(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with postbox() as box, mailing(fresh("sqlite", tmp_path), box) as service:
            for pace, mailed in (("live", 0), ("days", 1)):
                created, (_, ben) = await net_table(service, pace=pace)
                service.sessions.disconnect(ben.session)
                table, token = created.table, created.links[1].token
                await service.subscribing.add_browser(table, token, GOOD, "en")
                assert (await service.mailing.state(table, token)).state == "none"
                box.got.clear()
                await service.mailing.add(table, token, BEN, "en")
                await service.mailing.confirm(link_in(await box.has(1), "confirm"))
                assert (await service.mailing.state(table, token)).state == "on"
                pushed: list[str] = []

                def post(url: str, *_: Any, pushed: list[str] = pushed) -> int:
                    pushed.append(url)
                    return 201

                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(pushes, "post", post)
                    await another_turn(service, table)
                assert pushed == [GOOD.endpoint]
                assert len(box.got) == 1 + mailed

    asyncio.run(run())
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(
    ("codes", "refused"),
    [([500], True), ([550], True), ([499], False), ([450], False), ([550, 450], False)],
)
def test_only_a_mailbox_that_will_never_exist_is_refused(codes: list[int], refused: bool) -> None:
    about: Any = {f"{code}@example.org": (code, b"") for code in codes}
    assert smtp.is_refused(smtplib.SMTPRecipientsRefused(about)) is refused
    assert not smtp.is_refused(smtplib.SMTPServerDisconnected())


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "threads"),
    [
        (WebhookChannel, 4),
        (lambda wanted: PushChannel(wanted, None), 8),  # type: ignore[arg-type]
        (lambda wanted: MailChannel(wanted, None), 2),  # type: ignore[arg-type]
    ],
)
def test_ending_does_not_wait_for_what_is_slow(
    way: Callable[[Settings], Any], threads: int
) -> None:
    answers, called = Event(), []

    def slow() -> None:
        answers.wait(WAIT)
        called.append(1)

    async def run() -> None:
        ours = way(Settings(database=""))
        for _ in range(20):
            ours._threads.submit(slow)
        await ours.close()
        assert not called
        answers.set()
        ours._threads.shutdown()
        assert len(called) == threads  # those that had begun

    asyncio.run(run())


@on_any_database(notice_after=0.05, local_webhooks=True)
async def test_the_end_of_the_service_ends_all_ways(service: Service) -> None:
    with push_service() as push:
        await table_without_ben(service, push, pace="days", webhook=f"{push.origin}/hook")
        await all_told(service)
        await service._notices.close()
        assert not service._notices._background.tasks
        for way in service._notices._ways:
            with pytest.raises(RuntimeError, match="shutdown"):
                way._threads.submit(print)  # type: ignore[attr-defined]
