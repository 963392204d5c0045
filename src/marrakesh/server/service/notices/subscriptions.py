"""Subscriptions to notices: in a browser, or by e-mail once the address is confirmed."""

import time
from urllib.parse import urlsplit

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import (
    Browser,
    Lang,
    MailState,
    MailTable,
    NoticeWays,
    Unsubscribe,
)
from marrakesh.server.service.notices.crypto import LinkSigner, PushSigner, encrypted, new_key
from marrakesh.server.service.notices.mail import MailChannel, is_mailbox
from marrakesh.server.service.notices.push import PushChannel
from marrakesh.server.service.table_repository import TableRepository
from marrakesh.server.settings import Settings
from marrakesh.server.storage.store_interface import Conflict
from marrakesh.server.storage.subscriptions import Subscription, SubscriptionRepository
from marrakesh.server.storage.tokens import hash_token, new_token
from marrakesh.server.tables.new_tables import is_address


class PushSubscriptions:
    """Manages which browsers are notified about a token's seats at a table."""

    def __init__(
        self,
        settings: Settings,
        repository: TableRepository,
        subscriptions: SubscriptionRepository,
        push: PushChannel,
    ) -> None:
        self._settings = settings
        self._repository = repository
        self._subscriptions = subscriptions
        self._push = push

    async def open(self) -> None:
        """Read the server's signing key, or create one on the first start."""
        key = await self._subscriptions.secret("push", new_key())
        self._push.signer = PushSigner(key, self._settings.contact)

    def ways(self) -> NoticeWays:
        """Return the ways in which this server can notify people."""
        key = self._push.signer.public if self._push.signer else ""
        return NoticeWays(push=key, mail=self._settings.smtp is not None)

    async def add_browser(self, table: str, token: str, wish: Browser, lang: Lang) -> None:
        holder = await self.holder(table, token)
        local = self._settings.local_webhooks
        if not is_address(wish.endpoint) or not (local or _is_https(wish.endpoint)):
            raise RequestError("push-address")
        try:
            encrypted(b"", wish.p256dh, wish.auth)
        except ValueError:
            raise RequestError("push-keys") from None
        await self.add(
            Subscription(
                id=new_token(),
                table_id=table,
                token_hash=holder,
                way="push",
                address=wish.endpoint,
                keys=f"{wish.p256dh} {wish.auth}",
                lang=lang,
                confirmed=True,
                created=time.time(),
            ),
        )

    async def remove_browser(self, table: str, token: str, wish: Unsubscribe) -> None:
        await self._subscriptions.leave(table, hash_token(token), "push", wish.endpoint)

    async def add(self, new: Subscription) -> None:
        """Add a subscription; raise RequestError if the table is gone or has too many."""
        try:
            added = await self._subscriptions.add(new)
        except Conflict:  # the table was deleted meanwhile
            raise RequestError("no-table", 404) from None
        if not added:
            raise RequestError("too-many-subscriptions", 409)

    async def holder(self, table: str, token: str) -> str:
        """Return a token's hash; raise RequestError unless it is for a seat at an online table."""
        state = (await self._repository.get(table)).state
        if state.setup.one_link or not state.seats_of(token):
            raise RequestError("not-your-seat", 403)
        return hash_token(token)


class MailSubscriptions:
    """E-mail subscriptions. Addresses are never shown, and are deleted along with their table."""

    def __init__(
        self, push: PushSubscriptions, subscriptions: SubscriptionRepository, mail: MailChannel
    ) -> None:
        self._push = push
        self._subscriptions = subscriptions
        self._mail = mail

    async def open(self) -> None:
        self._mail.links = LinkSigner(await self._subscriptions.secret("links", new_token()))

    async def state(self, table: str, token: str) -> MailState:
        """Return whether a token's holder gets e-mail, or has yet to confirm the address."""
        mine = await self._subscriptions.of(table, [hash_token(token)])
        boxes = [one.confirmed for one in mine if one.way == "mail"]
        return MailState(state="none" if not boxes else "on" if boxes[0] else "waiting")

    async def add(self, table: str, token: str, address: str, lang: Lang) -> MailState:
        """Store an address, and ask its owner to confirm it."""
        if not self._mail.offered:
            raise RequestError("no-mail", 404)
        if not is_mailbox(address):
            raise RequestError("mail-address")
        new = Subscription(
            id=new_token(),
            table_id=table,
            token_hash=await self._push.holder(table, token),
            way="mail",
            address=address,
            lang=lang,
            confirmed=False,
            created=time.time(),
        )
        await self._push.add(new)
        await self._mail.ask(new)
        return MailState(state="waiting")

    async def remove(self, table: str, token: str) -> None:
        await self._subscriptions.leave(table, hash_token(token), "mail")

    async def confirm(self, link: str) -> MailTable:
        """Confirm an address; raise RequestError if the link is invalid, expired or superseded."""
        subscription = self._mail.links.read("confirm", link, time.time())
        known = await self._subscriptions.by_id(subscription) if subscription else None
        if known is None:
            raise RequestError("mail-link", 404)
        await self._subscriptions.confirm(known.id)
        return MailTable(table=known.table_id)

    async def stop(self, link: str) -> None:
        """Unsubscribe an address, if subscribed; raise RequestError if the link is invalid."""
        subscription = self._mail.links.read("stop", link, time.time())
        if not subscription:
            raise RequestError("mail-link", 404)
        await self._subscriptions.remove(subscription)


def _is_https(address: str) -> bool:
    return urlsplit(address).scheme == "https"
