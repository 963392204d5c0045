"""What people ask for: to be told of their turn in a browser, or no longer."""

import time
from urllib.parse import urlsplit

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Browser, Lang, NoticeWays, Unsubscribe
from marrakesh.server.service.notices.crypto import Signer, encrypted, new_key
from marrakesh.server.service.notices.push import PushChannel
from marrakesh.server.service.table_repository import TableRepository
from marrakesh.server.settings import Settings
from marrakesh.server.storage.log import hash_token
from marrakesh.server.storage.store_interface import Conflict
from marrakesh.server.storage.subscriptions import Subscription, Subscriptions
from marrakesh.server.tables.new_tables import is_address, new_token


class Subscribing:
    """Stores who wants to be told, for the seats of a token at a table."""

    def __init__(
        self,
        settings: Settings,
        repository: TableRepository,
        subscriptions: Subscriptions,
        push: PushChannel,
    ) -> None:
        self._settings = settings
        self._repository = repository
        self._subscriptions = subscriptions
        self._push = push

    async def open(self) -> None:
        """Read the server's key, or make one at the first start."""
        key = await self._subscriptions.secret("push", new_key())
        self._push.signer = Signer(key, self._settings.contact)

    def ways(self) -> NoticeWays:
        """The ways in which this server can tell."""
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
        """RequestError if the table is gone, or has too many."""
        try:
            added = await self._subscriptions.add(new)
        except Conflict:  # the table was deleted meanwhile
            raise RequestError("no-table", 404) from None
        if not added:
            raise RequestError("too-many-subscriptions", 409)

    async def holder(self, table: str, token: str) -> str:
        """The token's hash, if it holds a seat of a table over the net."""
        state = (await self._repository.get(table)).state
        if state.setup.one_link or not state.seats_of(token):
            raise RequestError("not-your-seat", 403)
        return hash_token(token)


def _is_https(address: str) -> bool:
    return urlsplit(address).scheme == "https"
