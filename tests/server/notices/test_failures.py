"""Failed or refused notices: log messages, forgotten subscriptions and replies to clients."""

import asyncio
import logging
import socket
from pathlib import Path
from typing import Any

import pytest

from marrakesh.server.service.notices import push as pushes
from marrakesh.server.service.notices import webhook
from marrakesh.server.service.service import Service
from server.notices.helpers import another_turn, push_service, table_without_ben
from server.notices.smtp_server import link_in, mailing, smtp_server
from server.storage.helpers import fresh
from service_clients import net_table, on_any_database

LATER: dict[str, Any] = {"notice_after": 600.0, "local_webhooks": True}
BEN = "ben@example.org"


def logged(caplog: pytest.LogCaptureFixture, name: str) -> list[tuple[str, Any]]:
    """Return the messages a module has logged, each with its reason or status."""
    told = [vars(record) for record in caplog.records if record.name == name]
    caplog.clear()
    return [(one["message"], one.get("reason", one.get("status"))) for one in told]


def test_push_refusals_are_logged_and_expired_subscriptions_removed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
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
async def test_unreachable_addresses_are_logged_without_secrets(service: Service) -> None:
    records: list[logging.LogRecord] = []

    class Keeping(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(record)

    handler = Keeping()
    for module in (pushes, webhook):
        module.LOG.addHandler(handler)
    try:
        with push_service() as push:
            pass  # the service has ended
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
async def test_webhook_is_called_only_for_play_over_days(service: Service) -> None:
    with push_service() as push:
        url = f"{push.origin}/hook"
        for pace, called in (("live", 0), ("days", 1)):
            *_, anna = await table_without_ben(service, push, pace=pace, webhook=url)
            push.got.clear()
            await another_turn(anna)
            assert [path for path, *_ in push.got].count("/hook") == called
            assert [path for path, *_ in push.got].count("/ben?a=1") == 1


# --- mail -----------------------------------------------------------------------------------------


def test_mail_is_sent_in_addition_to_push_only_for_play_over_days(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        url = fresh("sqlite", tmp_path)
        async with smtp_server() as box, mailing(url, box, local_webhooks=True) as service:
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


# --- shutdown -------------------------------------------------------------------------------------


@on_any_database(**LATER)
async def test_service_shuts_down_while_an_address_is_slow(service: Service) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        created, (_, ben) = await net_table(service, pace="days", webhook=url)
        service.sessions.disconnect(ben.session)
        service.notifier.remind(await service.repository.get(created.table), 1, 2e9)
        line, _ = await asyncio.to_thread(silent.accept)  # which never answers
        with line:
            await asyncio.wait_for(service.notifier.close(), 3)  # before the request times out
