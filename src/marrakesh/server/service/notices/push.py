"""Web Push: the browser's push service delivers notices even when no page is open."""

import asyncio
import logging
import time
from typing import Final

import msgspec

from marrakesh.server.service.notices.crypto import PushSigner, encrypted
from marrakesh.server.service.notices.delivery import POST_FAILURES, HttpSender, reason_of
from marrakesh.server.service.notices.notifier import Notice
from marrakesh.server.settings import Settings
from marrakesh.server.storage.subscriptions import Subscription, SubscriptionRepository

LOG = logging.getLogger(__name__)

GONE: Final = (404, 410)
"""The status codes with which a push service reports that a browser has unsubscribed."""
KEPT: Final = {"live": 600, "days": 3 * 24 * 3600}
"""By pace: how many seconds a push service keeps an undelivered message."""


class PushChannel:
    """Posts notices to browsers' push services."""

    def __init__(self, settings: Settings, subscriptions: SubscriptionRepository) -> None:
        self._sender = HttpSender(settings.local_webhooks, at_once=8)
        self._subscriptions = subscriptions
        self.signer: PushSigner | None = None
        """The signer of messages; set once its key has been read from the database."""

    async def close(self) -> None:
        await self._sender.close()

    async def send(self, notice: Notice, to: list[Subscription]) -> None:
        browsers = [one for one in to if one.way == "push"]
        await asyncio.gather(*(self._send(notice, one) for one in browsers))

    async def _send(self, notice: Notice, to: Subscription) -> None:
        table = notice.setup.table
        try:
            status = await self._post(notice, to)
        except POST_FAILURES as error:
            LOG.warning("Push failed", extra={"table": table, "reason": reason_of(error)})
            return
        if status in GONE:
            await self._subscriptions.remove(to.id)
        elif not 200 <= status < 300:
            LOG.warning("Push refused", extra={"table": table, "status": status})

    async def _post(self, notice: Notice, to: Subscription) -> int:
        assert self.signer
        title, body = notice.words(to.lang)
        table, pace = notice.setup.table, notice.setup.pace
        message = {"title": title, "body": body, "table": table, "lang": to.lang}
        sealed = encrypted(msgspec.json.encode(message), *to.keys.split())
        headers = {
            "Authorization": self.signer.authorization(to.address, time.time()),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT[pace]),
            "Topic": table,  # replaces an undelivered notice
            "Urgency": "normal" if pace == "days" and notice.due is None else "high",
        }
        return await self._sender.post(to.address, sealed, headers)
