"""The page's interface to the engine: requests, as over HTTP, and connections, as by WebSocket."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Problem
from marrakesh.server.service.errors import as_request_error
from marrakesh.site.connection import PageConnection
from marrakesh.site.host import Host
from marrakesh.site.routes import ApiRequest, find_handler
from marrakesh.site.service import BrowserService


class Reply(Struct, frozen=True):
    status: int
    type: str
    body: str


class EngineApi:
    """The interface through which the page uses the engine."""

    def __init__(self, service: BrowserService) -> None:
        self._service = service

    async def ask(self, request: str) -> str:
        """Answer an ApiRequest with a Reply, both as JSON."""
        return msgspec.json.encode(await self._answer(request)).decode()

    async def _answer(self, text: str) -> Reply:
        request = msgspec.json.decode(text, type=ApiRequest)
        try:
            handler, variables = find_handler(request.method, request.path)
            answer = await handler(self._service, request, *variables)
        except Exception as error:
            refusal = _as_request_error(request, error)
            problem = Problem(error=refusal.explain(request.lang))
            return Reply(refusal.status, "application/json", _json(problem))
        if isinstance(answer, str):
            return Reply(200, "text/plain", answer)
        return Reply(200, "application/json", _json(answer))

    def connect(
        self, table: str, on_message: Callable[[str], Any], on_close: Callable[[int], Any]
    ) -> PageConnection:
        """Connect a page to a table; `on_close` receives a WebSocket close code."""
        self._service.background.spawn(self._resume(table))
        return PageConnection(self._service.sessions, table, on_message, on_close)

    async def _resume(self, table: str) -> None:
        try:
            await self._service.resume(table)
        except RequestError:
            pass  # the connection reports it

    async def close(self) -> None:
        """Stop clocks and background tasks, and wait for pending writes."""
        await self._service.close()


async def open_engine_api(host: Host) -> EngineApi:
    """Start an engine with the tables stored by the page, and return its interface."""
    service = BrowserService(host)
    await service.open()
    return EngineApi(service)


def _as_request_error(request: ApiRequest, error: Exception) -> RequestError:
    if isinstance(error, msgspec.MsgspecError):
        return RequestError("body", reason=str(error).rstrip("."))
    return as_request_error(error, request.method, request.path)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
