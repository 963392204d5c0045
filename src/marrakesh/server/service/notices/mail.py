"""Notices by e-mail to confirmed addresses, if the operator has configured an SMTP server."""

import asyncio
import logging
import re
import time
from concurrent.futures import ThreadPoolExecutor
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import urlsplit

from marrakesh.server.errors import RequestError
from marrakesh.server.service.notices.crypto import LinkSigner, Purpose
from marrakesh.server.service.notices.delivery import MAIL_FAILURES, is_refused, send_mail
from marrakesh.server.service.notices.notifier import Notice
from marrakesh.server.settings import Settings
from marrakesh.server.storage.subscriptions import UNCONFIRMED, Subscription, SubscriptionRepository
from marrakesh.texts import text

LOG = logging.getLogger(__name__)
_WIDE: Final = policy.SMTP.clone(max_line_length=900)
"""A policy that allows long header lines: Python would encode links that do not fit."""
_ADDRESS: Final = re.compile(
    r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}",
    re.ASCII | re.IGNORECASE,
)


def is_mailbox(address: str) -> bool:
    """Return whether an e-mail address is valid and not too long."""
    return len(address) <= 254 and _ADDRESS.fullmatch(address) is not None


class MailChannel:
    """Sends notices by e-mail, for play over several days."""

    links: LinkSigner
    """The signer of links; set once its key has been read from the database."""

    def __init__(self, settings: Settings, subscriptions: SubscriptionRepository) -> None:
        self._settings = settings
        self._subscriptions = subscriptions
        self._threads = ThreadPoolExecutor(2, "mail")

    @property
    def offered(self) -> bool:
        return self._settings.smtp is not None

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, notice: Notice, to: list[Subscription]) -> None:
        if notice.setup.pace == "days" and self.offered:
            boxes = [one for one in to if one.way == "mail"]
            await asyncio.gather(*(self._tell(notice, one) for one in boxes))

    async def _tell(self, notice: Notice, to: Subscription) -> None:
        title, sentence = notice.words(to.lang)
        try:
            await self._send(to, title, [title, f"{sentence}\n{notice.link}"])
        except MAIL_FAILURES as error:
            LOG.warning("Mail failed", extra=_about(to, error))
            if is_refused(error):
                await self._subscriptions.remove(to.id)

    async def ask(self, to: Subscription) -> None:
        """Send an e-mail that asks for confirmation of an address.

        If it cannot be sent, remove the subscription and raise RequestError. It contains no text
        written by players, since the address may be a stranger's.
        """
        say = text(to.lang)
        until = int(to.created + UNCONFIRMED)
        link = self._link("confirm", self.links.make("confirm", to.id, until))
        site = urlsplit(self._settings.public_url).netloc
        asked = say("mail-confirm", site=site, hours=int(UNCONFIRMED / 3600))
        try:
            subject = say("mail-confirm-title", site=site)
            await self._send(to, subject, [f"{asked}\n{link}", say("mail-ignore")])
        except MAIL_FAILURES as error:
            LOG.warning("Mail failed", extra=_about(to, error))
            await self._subscriptions.remove(to.id)
            raise RequestError("mail-failed", 503) from None

    def _link(self, purpose: Purpose, signed: str) -> str:
        return f"{self._settings.public_url}/mail/{purpose}/{signed}"

    async def _send(self, to: Subscription, subject: str, paragraphs: list[str]) -> None:
        settings = self._settings
        assert settings.smtp
        stop = self.links.make("stop", to.id)
        last = f"{text(to.lang)('mail-stop')}\n{self._link('stop', stop)}"
        message = EmailMessage(_WIDE)
        message["From"] = settings.mail_from
        message["To"] = to.address
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate(time.time())
        message["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2])
        message["List-Unsubscribe"] = f"<{settings.public_url}/api/mail/stop/{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content("\n\n".join([*paragraphs, last]) + "\n")
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, send_mail, settings.smtp, message)


def _about(to: Subscription, error: BaseException) -> dict[str, str]:
    """Return details for the log: not the error's text, as that may contain the address."""
    return {"table": to.table_id, "reason": type(error).__name__}
