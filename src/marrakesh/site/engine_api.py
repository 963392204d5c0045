"""Between page and engine: requests as over HTTP, connections as over WebSockets."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Problem
from marrakesh.server.storage.store_interface import NotWritten
from marrakesh.site.connection import Line
from marrakesh.site.host import Host
from marrakesh.site.routes import Asked, find
from marrakesh.site.service import BrowserService
from marrakesh.texts import LANGUAGES

LOG = logging.getLogger(__name__)


class Request(Struct, frozen=True):
    """As over HTTP; `path` is what follows /api/."""

    method: str
    path: str
    query: dict[str, str] = {}
    token: str = ""
    body: str | None = None


class Reply(Struct, frozen=True):
    status: int
    type: str
    body: str


class EngineApi:
    """What the page talks to."""

    def __init__(self, rooms: BrowserService) -> None:
        self._rooms = rooms

    async def ask(self, request: str) -> str:
        """Answer a Request, given as JSON, with a Reply."""
        return msgspec.json.encode(await self._answer(request)).decode()

    async def _answer(self, text: str) -> Reply:
        request = msgspec.json.decode(text, type=Request)
        lang = request.query.get("lang", "")
        lang = lang if lang in LANGUAGES else "en"
        try:
            handler, parts = find(request.method, request.path)
            asked = Asked(
                self._rooms, parts, request.query, lang, request.token, request.body or ""
            )
            answer = await handler(asked)
        except Exception as error:
            refusal = _as_refusal(request, error)
            problem = Problem(error=refusal.explain(lang))
            return Reply(refusal.status, "application/json", _json(problem))
        if isinstance(answer, str):
            return Reply(200, "text/plain", answer)
        return Reply(200, "application/json", _json(answer))

    def connect(self, table: str, say: Callable[[str], Any], ended: Callable[[int], Any]) -> Line:
        """Connect a page to a table: `say` gets the messages for it, `ended` a close code."""
        self._rooms.scheduler.spawn(self._take_up(table))
        return Line(self._rooms.sessions, table, say, ended)

    async def _take_up(self, table: str) -> None:
        try:
            await self._rooms.take_up(table)
        except RequestError:
            pass  # the line says so

    async def close(self) -> None:
        """End everything that goes on."""
        await self._rooms.scheduler.close()
        await self._rooms.repository.close()


async def open_engine_api(host: Host) -> EngineApi:
    """Open what the page keeps."""
    rooms = BrowserService(host)
    await rooms.open()
    return EngineApi(rooms)


def _as_refusal(request: Request, error: Exception) -> RequestError:
    match error:
        case RequestError():
            return error
        case msgspec.MsgspecError():
            return RequestError("body", reason=str(error).rstrip("."))
        case NotWritten():
            return RequestError("not-written", 503)
    LOG.error("%s %s failed", request.method, request.path, exc_info=error)
    return RequestError("bug", 500)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
