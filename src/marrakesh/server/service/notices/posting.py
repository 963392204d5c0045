"""POST to an address that a stranger has named, and into no network of ours."""

import http.client
import ipaddress
import socket
import ssl
from typing import Final
from urllib.parse import SplitResult, urlsplit

from marrakesh.server.tables.making import is_address

TIMEOUT: Final = 5.0


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
