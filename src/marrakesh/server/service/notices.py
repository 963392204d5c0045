"""Notices for play over days: a table's webhook hears when a person's turn comes."""

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
    """It is somebody's turn. The link leads to the table, without any token."""

    table: str
    seat: int
    name: str
    link: str


class Notices:
    """Sends a notice if a turn is still somebody's a while after it came, and they are not here."""

    def __init__(self, settings: Settings, presence: Presence) -> None:
        self._settings = settings
        self._presence = presence
        self._told: dict[tuple[str, int], int] = {}  # by table and seat: since when they are asked
        self._tasks: set[asyncio.Task[None]] = set()
        # of their own: slow addresses must not keep anything else waiting
        self._threads = ThreadPoolExecutor(4, "notices")

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def consider(self, live: Live) -> None:
        """A table has changed: whose turn has come?"""
        head = live.sitting.head
        if not head.webhook or head.pace != "days":
            return
        for seat in live.sitting.waiting:
            since = live.sitting.asked_since[seat]
            if seat in live.sitting.people and self._told.get((head.table, seat)) != since:
                self._told[head.table, seat] = since
                task = asyncio.create_task(self._tell_later(live, seat, since))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell_later(self, live: Live, seat: int, since: int) -> None:
        await asyncio.sleep(self._settings.notice_after)
        sitting, head = live.sitting, live.sitting.head
        still = seat in sitting.waiting and sitting.asked_since[seat] == since
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
            LOG.warning("The webhook of table %s failed: %s", head.table, error)


def post(url: str, body: bytes, local: bool) -> None:
    """POST to an address on the net; to one of our own network only if that is wanted."""
    if not is_address(url):
        raise ValueError("a webhook has an address with http:// or https://")
    parts = urlsplit(url)
    connection = http.client.HTTPConnection(parts.netloc.rpartition("@")[2])
    connection.sock = _connect(parts, local)
    try:
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        connection.sock.recv(1)  # it was heard; what it answers, however slowly, does not matter
    finally:
        connection.close()


def _connect(parts: SplitResult, local: bool) -> socket.socket:
    """Connected to an address that was checked, whatever the name leads to a moment later."""
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = str(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0])
    if not local and not ipaddress.ip_address(address).is_global:
        raise ValueError(f"{host} is not an address on the net")
    plain = socket.create_connection((address, port), TIMEOUT)
    if not secure:
        return plain
    return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
