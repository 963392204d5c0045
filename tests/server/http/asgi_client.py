"""The application without a network: requests and sockets from any address."""

import asyncio
import json
import warnings
from typing import Any

import httpx
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning

from marrakesh.server.http.app import create_app
from marrakesh.server.http.dependencies import ServerState
from marrakesh.server.http.pages import Page
from marrakesh.server.http.rate_limits import RateLimits
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings
from server_process import WAIT, Json

FAR = "203.0.113.5"
"""A remote address, so rate limits apply."""


class Clock:
    """Clock that stands still until it is set."""

    now = 500.0

    def __call__(self) -> float:
        return self.now


def app_of(
    service: Service,
    limits: RateLimits | None = None,
    bound: tuple[str, int] = ("127.0.0.1", 8000),
    pages: dict[str, Page] | None = None,
    **about: Any,
) -> Litestar:
    settings = Settings(**{"database": "", **about})
    state = ServerState(
        service, settings, bound, limits or RateLimits(settings.tables_per_hour, Clock())
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        return create_app(state, pages or {})


def visitor(app: Litestar, address: str = FAR) -> httpx.AsyncClient:
    """Return a browser at an address; an empty address means none, as on a Unix socket."""
    called: Any = app
    transport = httpx.ASGITransport(called, client=(address, 1))
    if not address:
        transport.client = None  # type: ignore[assignment]
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")


class Wire:
    """A WebSocket to a table."""

    def __init__(self, app: Litestar, table: str, address: str = FAR, **headers: str) -> None:
        self._app = app
        self._scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws",
            "path": f"/api/tables/{table}/socket", "raw_path": b"", "query_string": b"",
            "root_path": "", "client": (address, 1) if address else None, "state": {},
            "server": ("localhost", 8000), "subprotocols": [], "extensions": {},
            "headers": [
                (name.encode(), value.encode())
                for name, value in {"host": "localhost", **headers}.items()
            ],
        }  # fmt: skip
        self._said = asyncio.Queue[Json]()
        self._heard = asyncio.Queue[Json]()
        self.breaks: Exception | None = None
        """Raised for each message from now on instead of delivering it."""

    async def __aenter__(self) -> "Wire":
        self._said.put_nowait({"type": "websocket.connect"})
        served: Any = self._app(self._scope, self._said.get, self.take)  # type: ignore[arg-type]
        self.served = asyncio.ensure_future(served)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.served, WAIT)

    async def take(self, told: Any) -> None:
        if self.breaks:
            raise self.breaks
        self._heard.put_nowait(told)

    def say(self, **message: Any) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def receive(self, *kinds: str) -> Json:
        """Return the next message of one of these kinds."""
        while True:
            told = await asyncio.wait_for(self._heard.get(), WAIT)
            assert told["type"] != "websocket.close", told
            message: Json = json.loads(told["text"]) if "text" in told else {}
            if message.get("type") in kinds:
                return message

    async def closed(self) -> int:
        """Listen until the server ends the connection; return the close code."""
        while True:
            told = await asyncio.wait_for(self._heard.get(), WAIT)
            if told["type"] == "websocket.close":
                return int(told["code"])
