"""What people ask for: mail to their address, once they have confirmed that it is theirs."""

import time

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Lang, MailState, MailTable
from marrakesh.server.service.notices.links import Links, Purpose
from marrakesh.server.service.notices.mail import MailChannel, is_mailbox
from marrakesh.server.service.notices.subscriptions import Subscribing
from marrakesh.server.storage.log import hash_token
from marrakesh.server.storage.subscriptions import Subscription, Subscriptions
from marrakesh.server.tables.new_tables import new_token


class Mailing:
    """An address is told to nobody, not even to who entered it; it ends with the table."""

    def __init__(
        self, subscribing: Subscribing, subscriptions: Subscriptions, mail: MailChannel
    ) -> None:
        self._subscribing = subscribing
        self._subscriptions = subscriptions
        self._mail = mail

    async def open(self) -> None:
        self._mail.links = Links(await self._subscriptions.secret("links", new_token()))

    async def state(self, table: str, token: str) -> MailState:
        """Whether mail is sent to who has a token, or waits for confirmation."""
        mine = await self._subscriptions.of(table, [hash_token(token)])
        boxes = [one.confirmed for one in mine if one.way == "mail"]
        return MailState(state="none" if not boxes else "on" if boxes[0] else "waiting")

    async def add(self, table: str, token: str, address: str, lang: Lang) -> MailState:
        """Store an address, and ask there whether that is right."""
        if not self._mail.offered:
            raise RequestError("no-mail", 404)
        if not is_mailbox(address):
            raise RequestError("mail-address")
        new = Subscription(
            id=new_token(),
            table_id=table,
            token_hash=await self._subscribing.holder(table, token),
            way="mail",
            address=address,
            lang=lang,
            confirmed=False,
            created=time.time(),
        )
        await self._subscribing.add(new)
        await self._mail.ask(new)
        return MailState(state="waiting")

    async def remove(self, table: str, token: str) -> None:
        await self._subscriptions.leave(table, hash_token(token), "mail")

    async def confirm(self, link: str) -> MailTable:
        """RequestError if the link is wrong, too old, or another address was entered meanwhile."""
        known = await self._known("confirm", link)
        if known is None:
            raise RequestError("mail-link", 404)
        await self._subscriptions.confirm(known.id)
        return MailTable(table=known.table_id)

    async def stop(self, link: str) -> None:
        """Send nothing more; that it is done already is no fault."""
        subscription = self._mail.links.read("stop", link, time.time())
        if not subscription:
            raise RequestError("mail-link", 404)
        await self._subscriptions.remove(subscription)

    async def _known(self, purpose: Purpose, link: str) -> Subscription | None:
        subscription = self._mail.links.read(purpose, link, time.time())
        return await self._subscriptions.by_id(subscription) if subscription else None
