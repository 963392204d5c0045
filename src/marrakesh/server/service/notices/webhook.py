"""A table's webhook: a URL, chosen by the table's creator, that is notified of people's turns."""

import logging
import re
from html import escape
from typing import Final

import msgspec

from marrakesh.server.service.notices.delivery import POST_FAILURES, HttpSender, reason_of
from marrakesh.server.service.notices.notifier import Notice
from marrakesh.server.settings import Settings
from marrakesh.server.storage.subscriptions import Subscription
from marrakesh.versions import version

LOG = logging.getLogger(__name__)
HEADERS: Final = {
    "Content-Type": "application/json",
    "User-Agent": f"marrakesh/{version()}",  # Discord rejects requests without one
}


class WebhookChannel:
    """Posts notices as JSON to tables' webhooks, for play over several days."""

    def __init__(self, settings: Settings) -> None:
        self._sender = HttpSender(settings.local_webhooks, at_once=4)

    async def close(self) -> None:
        await self._sender.close()

    async def send(self, notice: Notice, to: list[Subscription]) -> None:
        setup = notice.setup
        if not setup.webhook or setup.pace != "days":
            return
        body = msgspec.json.encode(_told(notice))
        try:
            await self._sender.post(setup.webhook, body, HEADERS)
        except POST_FAILURES as error:
            why = reason_of(error)
            LOG.warning("Webhook failed", extra={"table": setup.table, "reason": why})


def _told(notice: Notice) -> dict[str, object]:
    """Return the body to post: our own fields, and a message for Discord and one for Slack.

    Discord reads `content`, Slack `text`. Both contain names that players chose, so they are
    escaped: players must not be able to format them, add links or mention anyone.
    """
    words = " ".join(notice.words("en"))
    told: dict[str, object] = {
        "table": notice.setup.table,
        "seat": notice.seat,
        "name": notice.name("en"),
        "link": notice.link,
        "content": re.sub(r"[\\`*_~|<>\[\]#]", r"\\\g<0>", words) + f" {notice.link}",
        "allowed_mentions": {"parse": []},
        "text": f"{escape(words, quote=False)} {notice.link}",
    }
    return told if notice.due is None else {**told, "due": notice.due}
