"""A page without a browser: keeps tables in memory and runs bots in this process."""

import asyncio
import json
from collections.abc import Callable
from secrets import token_hex
from typing import Any, Literal

from marrakesh.site import EngineApi, open_engine_api
from marrakesh.site.bot_runner import think


class MemoryHost:
    """A `Host` like the browser's."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.logs: dict[str, dict[int, str]] = {}
        self.full = False
        """Whether the storage is full."""
        self.asleep = False
        """Whether bots do not respond."""
        self.failures = 0
        """How many bot jobs will fail from now on."""

    async def rows(self) -> str:
        return json.dumps(list(self.kept.values()))

    async def entries(self, table: str) -> str:
        log = self.logs.get(table, {})
        return json.dumps([log[seq] for seq in sorted(log)])

    async def write(self, changes: str) -> Literal["written", "conflict"]:
        if self.full:
            raise OSError("QuotaExceededError")
        some = json.loads(changes)
        for one in some:
            if any(new["seq"] in self.logs.get(one["table"], {}) for new in one["entries"]):
                return "conflict"
        for one in some:
            self.kept[one["table"]] = one["row"]
            log = self.logs.setdefault(one["table"], {})
            log |= {new["seq"]: new["entry"] for new in one["entries"]}
        return "written"

    async def erase(self, table: str) -> None:
        self.kept.pop(table, None)
        self.logs.pop(table, None)

    async def think(self, job: str) -> str:
        while self.asleep:
            await asyncio.sleep(0.01)
        if self.failures:
            self.failures -= 1
            raise RuntimeError("The worker has ended.")
        return think(job)


class Page:
    """Makes requests to the engine and plays at a table."""

    def __init__(self, api: EngineApi, host: MemoryHost) -> None:
        self.api = api
        self.host = host

    async def ask(
        self, method: str, path: str, body: Any = "", token: str = "", **query: Any
    ) -> Any:
        """Return the body of a successful reply."""
        status, told = await self.reply(method, path, body, token, **query)
        assert status == 200, told
        return told

    async def reply(
        self, method: str, path: str, body: Any = "", token: str = "", **query: Any
    ) -> tuple[int, Any]:
        text = body if isinstance(body, str) else json.dumps(body)
        asked = {"method": method, "path": path, "token": token, "body": text,
                 "query": {name: str(value) for name, value in query.items()}}  # fmt: skip
        reply = json.loads(await self.api.ask(json.dumps(asked)))
        plain = reply["type"] == "text/plain"
        return reply["status"], reply["body"] if plain else json.loads(reply["body"])


class Player:
    """A connection to a table and the messages received over it."""

    def __init__(self, api: EngineApi, table: str, token: str, lang: str = "en") -> None:
        self._came = asyncio.Queue[dict[str, Any]]()
        self.ended: list[int] = []
        self.snapshot: dict[str, Any] = {}
        self.connection = api.connect(table, self._heard, self.ended.append)
        self.connection.post(json.dumps({"type": "hello", "token": token, "lang": lang}))

    def _heard(self, text: str) -> None:
        self._came.put_nowait(json.loads(text))

    async def next(self) -> dict[str, Any]:
        """Wait for the next message."""
        came = await asyncio.wait_for(self._came.get(), 20)
        if came["type"] == "sight":
            self.snapshot = came
        return came

    async def see(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for the first snapshot that meets a condition."""
        while not (self.snapshot and wanted(self.snapshot)):
            await self.next()
        return self.snapshot

    def look(self, seat: int) -> None:
        """Report that someone is looking at the screen alone."""
        self.snapshot = {}
        self.connection.post(json.dumps({"type": "look", "seat": seat, "alone": True}))

    async def send(self, **message: Any) -> dict[str, Any]:
        """Send a request and return the reply."""
        if message["type"] == "move":
            self.snapshot = {}
        request = token_hex(8)
        self.connection.post(json.dumps({**message, "id": request}))
        while (came := await self.next()).get("id") != request:
            pass
        return came


async def opened(host: MemoryHost | None = None) -> Page:
    host = host or MemoryHost()
    return Page(await open_engine_api(host), host)
