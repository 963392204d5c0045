"""The webhook of a table: one address, chosen by who made the table, hears of every seat."""

import asyncio
import http.client
import logging
from concurrent.futures import ThreadPoolExecutor

import msgspec

from marrakesh.server.service.notices.notice import Notice
from marrakesh.server.service.notices.posting import post
from marrakesh.server.settings import Settings
from marrakesh.server.storage.log import Head

LOG = logging.getLogger(__name__)


class Webhook:
    """Posts notices as JSON."""

    def __init__(self, settings: Settings) -> None:
        self._local = settings.local_webhooks
        # its own pool: slow webhooks must not block anything else
        self._threads = ThreadPoolExecutor(4, "webhooks")

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, notice: Notice, head: Head) -> None:
        if not head.webhook:
            return
        body = msgspec.json.encode(notice)
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, post, head.webhook, body, self._local)
        except (OSError, http.client.HTTPException, ValueError) as error:
            # what HTTP objects to may be in the address, which is a secret
            hidden = isinstance(error, http.client.HTTPException)
            reason = type(error).__name__ if hidden else str(error)
            LOG.warning("Webhook failed", extra={"table": head.table, "reason": reason})
