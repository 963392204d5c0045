"""Notices for play over days: a table's webhook is called when it becomes a person's turn."""

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from marrakesh.server.service.keeper import Live
from marrakesh.server.service.presence import Presence
from marrakesh.server.settings import Settings
from marrakesh.server.tables.making import is_address
from marrakesh.server.tables.sights import names_in

LOG = logging.getLogger(__name__)
TIMEOUT: Final = 5.0


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """It is somebody's turn. The link to the table contains no token."""

    table: str
    seat: int
    name: str
    link: str


class Notices:
    """Notifies absent people whose turn it still is after a delay."""

    def __init__(self, settings: Settings, presence: Presence) -> None:
        self._settings = settings
        self._presence = presence
        self._tasks: set[asyncio.Task[None]] = set()
        # its own pool: slow webhooks must not block anything else
        self._threads = ThreadPoolExecutor(4, "notices")

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def consider(self, live: Live) -> None:
        """Schedule notices for people whose turn it has become.

        A choice in secret is one occasion, from which nobody learns who has already chosen.
        """
        sitting, head = live.sitting, live.sitting.head
        if not head.webhook or head.pace != "days":
            return
        for seat in live.sitting.game.openly_asked:
            if seat in sitting.people and live.noticed.get(seat) != sitting.public_seq:
                live.noticed[seat] = sitting.public_seq
                task = asyncio.create_task(self._tell_later(live, seat, sitting.public_seq))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell_later(self, live: Live, seat: int, since: int) -> None:
        await asyncio.sleep(self._settings.notice_after)
        sitting, head = live.sitting, live.sitting.head
        still = seat in live.sitting.game.openly_asked and sitting.public_seq == since
        if not still or seat in self._presence.present(head.table):
            return
        notice = Notice(
            table=head.table,
            seat=seat,
            name=names_in(sitting.names, "en")[seat],
            link=f"{self._settings.public_url}/t/{head.table}",
        )
        try:
            body, local = msgspec.json.encode(notice), self._settings.local_webhooks
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, post, head.webhook, body, local)
        except (OSError, http.client.HTTPException, ValueError) as error:
            # what HTTP objects to may be in the address, which is a secret
            hidden = isinstance(error, http.client.HTTPException)
            reason = type(error).__name__ if hidden else str(error)
            LOG.warning("Webhook failed", extra={"table": head.table, "reason": reason})


def post(url: str, body: bytes, local: bool) -> None:
    """POST to a public address; to a private one only if `local`."""
    if not is_address(url):
        raise ValueError("a webhook address starts with http:// or https://")
    parts = urlsplit(url)
    connection = http.client.HTTPConnection(parts.netloc.rpartition("@")[2])
    connection.sock = _connect(parts, local)
    try:
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        connection.sock.recv(1)  # delivered; the rest of the response does not matter
    finally:
        connection.close()


def _connect(parts: SplitResult, local: bool) -> socket.socket:
    """Connect to the address that was checked, so that DNS rebinding cannot change it."""
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = str(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0])
    if not local and not ipaddress.ip_address(address).is_global:
        raise ValueError(f"{host} is not a public address")
    plain = socket.create_connection((address, port), TIMEOUT)
    if not secure:
        return plain
    return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
