"""Processing of all requests and replies: host, origin and rate checks; headers, errors, timing."""

import time
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import Request
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.response import Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec.json import encode

from marrakesh.server.errors import RequestError
from marrakesh.server.http.dependencies import (
    AnyRequest,
    Connection,
    client_of,
    language,
    state_of,
)
from marrakesh.server.http.protocols import LARGEST
from marrakesh.server.messages import Problem
from marrakesh.server.monitoring import metrics
from marrakesh.server.service.errors import as_request_error
from marrakesh.server.settings import Settings

LARGEST_RECORD: Final = 1_000_000
"""Maximum bytes in a record; all other requests are limited to `LARGEST`."""
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
"""Security headers of every reply; they allow only scripts that this server serves."""


# ---- requests


def check_request(connection: Connection) -> None:
    """Refuse requests for foreign host names, and those over the client's rate limit."""
    state = state_of(connection)
    state.limits.requests.check(client_of(connection))
    check_host(connection, state.settings)


async def check_api_request(request: AnyRequest) -> None:
    """Check a request, including its origin if the request may change something."""
    check_request(request)
    if request.method != "GET":
        check_origin(request)


def check_host(connection: Connection, settings: Settings) -> None:
    """Refuse requests for foreign host names, to prevent DNS rebinding.

    IP addresses are accepted, since they are not looked up in DNS.
    """
    host = connection.headers.get("host", "").lower()
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:  # an invalid address in brackets
        name = ""
    if not (name in settings.own_names or name.endswith(".localhost") or _is_address(name)):
        raise RequestError("host", 421, host=host)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(connection: Connection) -> None:
    """Refuse requests from other sites' pages. Only browsers send an Origin header."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    public = urlsplit(state_of(connection).settings.public_url).netloc
    own = {connection.headers.get("host", "").lower(), public.lower()}
    if origin.lower().partition("://")[2] not in own - {""}:
        raise RequestError("origin", 403)


# ---- replies


async def add_security_headers(message: Message, _: Scope) -> None:
    """Add security headers to a reply, and forbid caching unless it sets Cache-Control."""
    if message["type"] == "http.response.start":
        headers = [*message["headers"], *HEADERS.items()]
        if not any(name == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


async def list_methods(message: Message, scope: Scope) -> None:
    """List all methods of a path in the Allow header of replies to OPTIONS; Litestar lists only
    those of one handler."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS":
        here = scope.get("path_template")  # an unknown path has none
        routes = [one for one in scope["litestar_app"].routes if one.path_format == here]
        methods = {method for route in routes for method in route.methods}
        told = ", ".join(sorted(methods)).encode()
        message["headers"] = [
            (name, told if name == b"allow" else value) for name, value in message["headers"]
        ]


def measured(app: ASGIApp) -> ASGIApp:
    """Wrap the application to measure the time to the start of each HTTP reply."""

    async def timed(scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.HTTP.observe(time.perf_counter() - began, str(message["status"]))
            await send(message)

        await app(scope, receive, sent if scope["type"] == ScopeType.HTTP else send)

    return timed


# ---- errors


def problem(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Turn an error into a JSON reply that explains it in a sentence."""
    refusal = _as_request_error(request, error)
    metrics.REFUSALS.add(refusal.key)
    body = encode(Problem(error=refusal.explain(language(request))))
    headers = dict(error.headers or {}) if isinstance(error, MethodNotAllowedException) else {}
    if refusal.status == 429:
        headers["Connection"] = "close"  # reconnecting is rate-limited as well
    return Response(
        body, status_code=refusal.status, media_type="application/json", headers=headers
    )


def _as_request_error(request: Request[Any, Any, Any], error: Exception) -> RequestError:
    path = request.scope["path"][:200]
    match error:
        case MethodNotAllowedException():
            return RequestError("method", 405, path=path, method=request.method)
        case NotFoundException():
            return RequestError("no-path", 404, path=path)
        case HTTPException(status_code=413):
            most = LARGEST_RECORD if path.endswith("/records") else LARGEST
            return RequestError("too-large", 413, most=most)
        case HTTPException() if error.status_code < 500:
            return RequestError("body", error.status_code, reason=_reason(error))
        case HTTPException() if "client disconnected" in error.detail:  # nobody will read the reply
            return RequestError("body", 400, reason=error.detail)
    return as_request_error(error, request.method, path)


def _reason(error: HTTPException) -> str:
    """Return the validation errors as msgspec words them, or else Litestar's message."""
    faults = error.extra if isinstance(error.extra, list) else []
    if [fault.get("message") for fault in faults] == ["'data'"]:
        return "there is no body"
    told = [f"{fault.get('key', '')}: {fault.get('message', '')}".lstrip(": ") for fault in faults]
    return ("; ".join(told) or error.detail).rstrip(".")
