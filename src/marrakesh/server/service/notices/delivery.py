"""Delivery by SMTP, and by POST to URLs that users choose, except in our own network."""

import asyncio
import smtplib
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

import httpx

from marrakesh.server.settings import Smtp
from marrakesh.server.tables.new_tables import is_address

POST_TIMEOUT: Final = 5.0
"""Seconds within which the reply's status must arrive."""
POST_FAILURES: Final = (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError)
"""The exceptions that `HttpSender.post` may raise."""
MAIL_TIMEOUT: Final = 10.0
MAIL_FAILURES: Final = (OSError, smtplib.SMTPException, ValueError)
"""The exceptions that `send_mail` may raise."""
_UNICAST: Final = ip_network("2000::/3")
"""Global unicast IPv6 addresses; most that embed an IPv4 address lie outside this range."""

Resolve = Callable[[str, int], Awaitable[str]]
"""A function that resolves a host and port to an IP address."""


class HttpSender:
    """Posts to public addresses, or to any if `local`; at most `at_once` requests at a time."""

    def __init__(
        self,
        local: bool,
        at_once: int,
        resolve: Resolve | None = None,
        timeout: float = POST_TIMEOUT,
    ) -> None:
        self._timeout = timeout
        self._turns = asyncio.Semaphore(at_once)
        # a separate pool: slow DNS lookups must not hold up anything else
        self._threads = ThreadPoolExecutor(at_once, "resolve")
        self._transport = _CheckedTransport(resolve or self._resolve, local)

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self._transport.aclose()

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post a body to a URL; return the status code without reading the reply's body."""
        if not is_address(url):
            raise ValueError("an address must start with http:// or https://")
        request = httpx.Request(
            "POST", httpx.URL(url).copy_with(userinfo=b""), content=body, headers=headers
        )
        async with self._turns, asyncio.timeout(self._timeout):
            reply = await self._transport.handle_async_request(request)
            await reply.aclose()
            return reply.status_code

    async def _resolve(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        return str(found[0][4][0])


class _CheckedTransport(httpx.AsyncHTTPTransport):
    """Connects to the same IP address that it has checked, which prevents DNS rebinding.

    Connections are not reused: the next request to the same address may be for another host.
    """

    def __init__(self, resolve: Resolve, local: bool) -> None:
        super().__init__(
            verify=ssl.create_default_context(),
            trust_env=False,
            limits=httpx.Limits(max_keepalive_connections=0),
        )
        self._resolve = resolve
        self._local = local

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        url = request.url
        port = url.port or (443 if url.scheme == "https" else 80)
        address = await self._resolve(url.host, port)
        if not self._local and not _is_public(address):
            raise ValueError(f"{url.host} is not a public address")
        request.url = url.copy_with(host=address)
        request.extensions = {**request.extensions, "sni_hostname": url.host}
        return await super().handle_async_request(request)


def reason_of(error: BaseException) -> str:
    """Return a failure's reason for the log. HTTP errors may quote the URL, which is secret."""
    if isinstance(error, (httpx.HTTPError, httpx.InvalidURL)):
        return type(error).__name__
    return str(error) or type(error).__name__


def _is_public(address: str) -> bool:
    one = ip_address(address)
    if isinstance(one, IPv6Address) and (one not in _UNICAST or one.sixtofour):
        return False
    return one.is_global and not one.is_multicast


def send_mail(server: Smtp, message: EmailMessage) -> None:
    """Send an e-mail through the operator's SMTP server; return once it has been accepted.

    A password is sent only over TLS, or to this computer itself."""
    context = ssl.create_default_context()
    if server.secure:
        client: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=MAIL_TIMEOUT, context=context
        )
    else:
        client = smtplib.SMTP(server.host, server.port, timeout=MAIL_TIMEOUT)
    with client:
        client.ehlo_or_helo_if_needed()
        # a mail server on this computer rarely has a trusted certificate
        if not server.secure and not _is_here(server.host):
            if client.has_extn("starttls"):
                client.starttls(context=context)
            elif server.user:
                raise smtplib.SMTPNotSupportedError("no STARTTLS, which a password requires")
        if server.user:
            client.login(server.user, server.password)
        client.send_message(message)


def is_refused(error: BaseException) -> bool:
    """Return whether the server permanently rejects the mailbox, which may not exist."""
    if not isinstance(error, smtplib.SMTPRecipientsRefused):
        return False
    return all(code >= 500 for code, _ in error.recipients.values())


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
