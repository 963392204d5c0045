"""The webhook of a table: one address, chosen by who made the table, hears of every seat."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from marrakesh.server.service.notices.notice import Notice
from marrakesh.server.service.notices.posting import FAILURES, post, reason_of
from marrakesh.server.settings import Settings
from marrakesh.server.storage.subscriptions import Subscription

LOG = logging.getLogger(__name__)
JSON: Final = {"Content-Type": "application/json"}


class Webhook:
    """Posts notices as JSON, in play over days."""

    def __init__(self, settings: Settings) -> None:
        self._local = settings.local_webhooks
        # its own pool: slow webhooks must not block anything else
        self._threads = ThreadPoolExecutor(4, "webhooks")

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, notice: Notice, to: list[Subscription]) -> None:
        head = notice.head
        if not head.webhook or head.pace != "days":
            return
        told = {
            "table": head.table,
            "seat": notice.seat,
            "name": notice.name("en"),
            "link": notice.link,
        }
        body = msgspec.json.encode(told if notice.due is None else {**told, "due": notice.due})
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, post, head.webhook, body, JSON, self._local)
        except FAILURES as error:
            why = reason_of(error)
            LOG.warning("Webhook failed", extra={"table": head.table, "reason": why})
