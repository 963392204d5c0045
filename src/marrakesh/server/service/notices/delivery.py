"""POST to an address that a stranger has named, and into no network of ours."""

import http.client
import socket
import ssl
import time
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from marrakesh.server.tables.new_tables import is_address

TIMEOUT: Final = 5.0
SOON: Final = 1.0
"""Seconds for the rest of a status after its first byte; they come together, as a rule."""
FAILURES: Final = (OSError, http.client.HTTPException, ValueError)
"""What `post` may raise."""
_UNICAST: Final = ip_network("2000::/3")
"""Public IPv6 addresses. This excludes all that embed an IPv4 address, except for 6to4."""
_STATUS: Final = len("HTTP/1.1 200")


def post(url: str, body: bytes, headers: Mapping[str, str], local: bool) -> int:
    """POST to a public address, to a private one only if `local`; returns the reply's status.

    The rest of the reply is not read, and of one that comes too slowly not even the status (0).
    """
    if not is_address(url):
        raise ValueError("an address starts with http:// or https://")
    parts = urlsplit(url)
    connection = http.client.HTTPConnection(parts.netloc.rpartition("@")[2])
    connection.sock = _connect(parts, local)
    try:
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        connection.request("POST", path, body, dict(headers))
        return _status(connection.sock)
    finally:
        connection.close()


def reason_of(error: BaseException) -> str:
    """Why it failed, for the log: what HTTP objects to may be in the address, which is a secret."""
    return type(error).__name__ if isinstance(error, http.client.HTTPException) else str(error)


def _status(line: socket.socket) -> int:
    """Its first bytes mean that it was delivered; the status has to follow soon."""
    read = line.recv(_STATUS)
    last = time.monotonic() + SOON
    while read and len(read) < _STATUS and (left := last - time.monotonic()) > 0:
        line.settimeout(left)
        try:
            more = line.recv(_STATUS - len(read))
        except TimeoutError:
            break
        if not more:
            break
        read += more
    status = read[-3:]
    return int(status) if len(read) == _STATUS and status.isdigit() else 0


def _is_public(address: str) -> bool:
    one = ip_address(address)
    if isinstance(one, IPv6Address) and (one not in _UNICAST or one.sixtofour):
        return False
    return one.is_global and not one.is_multicast


def _connect(parts: SplitResult, local: bool) -> socket.socket:
    """Connect to the address that was checked, so that DNS rebinding cannot change it."""
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = str(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0])
    if not local and not _is_public(address):
        raise ValueError(f"{host} is not a public address")
    plain = socket.create_connection((address, port), TIMEOUT)
    if not secure:
        return plain
    return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
