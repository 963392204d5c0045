"""What all replies share: language, origin check, security headers, error bodies."""

import logging
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
)
from litestar.response import Response
from litestar.types import Message, Scope
from msgspec.json import encode

from marrakesh.server.errors import RequestError
from marrakesh.server.http.limits import client
from marrakesh.server.messages import Lang, Problem
from marrakesh.server.monitoring import metrics
from marrakesh.server.settings import Settings
from marrakesh.server.storage.store_interface import NotWritten, Unsure

log = logging.getLogger(__name__)

Connection = ASGIConnection[Any, Any, Any, Any]

LARGEST: Final = 65_536
"""Maximum bytes of a request or message; records may be longer."""
LARGEST_RECORD: Final = 1_000_000
HEADERS: Final = {
    b"content-security-policy": (
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;"
        b" object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
}
"""Security headers of every reply; scripts load only from our own files."""


async def secure(message: Message, _: Scope) -> None:
    """Add the security headers to a reply; without its own cache-control it is not cached."""
    if message["type"] == "http.response.start":
        headers = [*message["headers"], *HEADERS.items()]
        if not any(name == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


def language(connection: Connection) -> Lang:
    """The requested language, by `?lang` or Accept-Language; default English."""
    wishes = [connection.query_params.get("lang", "")]
    wishes += connection.headers.get("accept-language", "").split(",")
    for wish in wishes:
        match wish.strip()[:2].lower():
            case "en":
                return "en"
            case "de":
                return "de"
            case "nl":
                return "nl"
    return "en"


def token(connection: Connection) -> str:
    """The bearer token, which holds a seat; empty for a spectator."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


def check_request(connection: Connection) -> None:
    """Refuse requests by names that are not ours, and too many from one address."""
    state = connection.app.state
    if connection.client and not state.requests.take(client(connection.client.host)):
        raise RequestError("too-many", 429)
    check_host(connection, state.settings)


def check_host(connection: Connection, settings: Settings) -> None:
    """Refuse requests by names that are not ours: any web page can let its own name point here.

    An address in digits cannot be redirected so.
    """
    host = connection.headers.get("host", "").lower()
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:  # an address in brackets that is none
        name = ""
    if not (name in settings.own_names or name.endswith(".localhost") or _is_address(name)):
        raise RequestError("host", 421, host=host)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(connection: Connection, public_url: str) -> None:
    """Refuse requests from other sites' pages. Only browsers send an Origin header."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    own = {connection.headers.get("host", "").lower(), urlsplit(public_url).netloc.lower()}
    if origin.lower().partition("://")[2] not in own - {""}:
        raise RequestError("origin", 403)


def problem(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """An error as JSON with a sentence."""
    refusal = _as_refusal(request, error)
    metrics.REFUSALS.add(refusal.key)
    body = encode(Problem(error=refusal.explain(language(request))))
    headers = dict(error.headers or {}) if isinstance(error, MethodNotAllowedException) else {}
    if refusal.status == 429:
        headers["Connection"] = "close"  # new connections are limited, too
    return Response(
        body, status_code=refusal.status, media_type="application/json", headers=headers
    )


def _as_refusal(request: Request[Any, Any, Any], error: Exception) -> RequestError:
    path = request.scope["path"][:200]
    match error:
        case RequestError():
            return error
        case MethodNotAllowedException():
            return RequestError("method", 405, path=path, method=request.method)
        case NotFoundException():
            return RequestError("no-path", 404, path=path)
        case HTTPException(status_code=413):
            most = LARGEST_RECORD if path.endswith("/records") else LARGEST
            return RequestError("too-large", 413, most=most)
        case HTTPException() if error.status_code < 500:
            return RequestError("body", error.status_code, reason=_reason(error))
        case HTTPException() if "client disconnected" in error.detail:  # nobody will read this
            return RequestError("body", 400, reason=error.detail)
        case NotWritten():
            return RequestError("not-written", 503)
        case Unsure():
            return RequestError("unsure", 503)
        case RecursionError():  # nested too deeply
            return RequestError("body", 400, reason=str(error))
    log.error("Request failed", exc_info=error, extra={"method": request.method, "path": path})
    return RequestError("bug", 500)


def _reason(error: HTTPException) -> str:
    """The validation error as msgspec reports it."""
    faults = error.extra if isinstance(error.extra, list) else []
    if [fault.get("message") for fault in faults] == ["'data'"]:
        return "there is no body"
    told = [f"{fault.get('key', '')}: {fault.get('message', '')}".lstrip(": ") for fault in faults]
    return ("; ".join(told) or error.detail).rstrip(".")
