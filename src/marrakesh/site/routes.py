"""Handlers for the API requests that work without a server; see docs/messages.md."""

import re
from collections.abc import Awaitable, Callable
from typing import Concatenate, Final, TypeVar, cast

import msgspec
from msgspec import Struct

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import (
    Checked,
    ConfigChoices,
    Created,
    Lang,
    Mine,
    NewTable,
    PlayOn,
    Proof,
    Taken,
    ToCheck,
    ToRead,
    ToSend,
    WasRead,
)
from marrakesh.server.tables import proof
from marrakesh.server.tables.box import box_as_json
from marrakesh.server.tables.config_choices import config_choices
from marrakesh.site.service import BrowserService
from marrakesh.texts import LANGUAGES
from marrakesh.versions import version

Body = TypeVar("Body")


class ApiRequest(Struct, frozen=True):
    """A request like those over HTTP; `path` is the part after /api/."""

    method: str
    path: str
    query: dict[str, str] = {}
    token: str = ""
    body: str | None = None

    @property
    def lang(self) -> Lang:
        lang = self.query.get("lang", "")
        return cast(Lang, lang) if lang in LANGUAGES else "en"

    def number(self, name: str, default: int) -> int:
        """Return a number from the query, or the default if it is missing."""
        return _number(self.query.get(name, str(default)))

    def read(self, kind: type[Body]) -> Body:
        """Return the body, decoded as a message of this kind."""
        return msgspec.json.decode(self.body or "", type=kind)


Handler = Callable[Concatenate[BrowserService, ApiRequest, ...], Awaitable[object]]
"""A function that answers a request with a message or plain text; its further arguments are the
variable parts of the path."""


async def get_offer(service: BrowserService, request: ApiRequest) -> ConfigChoices:
    return config_choices(request.lang)


async def get_box(service: BrowserService, request: ApiRequest) -> object:
    return msgspec.Raw(box_as_json())


async def get_help(service: BrowserService, request: ApiRequest, kind: str, number: str) -> object:
    edition, table = request.query.get("edition", "essential"), request.query.get("table", "")
    return await service.lobby.tile_help(kind, number, request.lang, edition, table)


async def get_proof(service: BrowserService, request: ApiRequest) -> Proof:
    return proof.proof(request.lang)


async def check_proof(service: BrowserService, request: ApiRequest) -> Checked:
    return proof.checked(request.read(ToCheck), request.lang)


async def take_proof(service: BrowserService, request: ApiRequest) -> Taken:
    return proof.to_take(request.read(ToSend), request.lang)


async def read_proof(service: BrowserService, request: ApiRequest) -> WasRead:
    return proof.was_read(request.read(ToRead), request.lang)


async def get_corrections(service: BrowserService, request: ApiRequest, table: str) -> object:
    return await service.lobby.corrections(table, request.lang)


async def create_table(service: BrowserService, request: ApiRequest) -> Created:
    wish = request.read(NewTable)
    if wish.kind == "net" or wish.rated:
        raise RequestError("needs-server", 404)
    return await service.lobby.create(wish)


async def no_tables(service: BrowserService, request: ApiRequest) -> list[object]:
    return []


async def get_table(service: BrowserService, request: ApiRequest, table: str) -> object:
    return await service.lobby.info(table)


async def my_tables(service: BrowserService, request: ApiRequest) -> object:
    return await service.lobby.mine(request.read(Mine).tokens)


async def get_log(service: BrowserService, request: ApiRequest, table: str) -> object:
    first, last = request.number("first", 0), request.number("last", 1_000_000)
    return await service.archive.log(table, request.token, first, last, request.lang)


async def get_moment(service: BrowserService, request: ApiRequest, table: str, move: str) -> object:
    archive, at = service.archive, _number(move)
    seat, instead = request.number("seat", -1), request.number("instead", -1)
    return await archive.moment(table, request.token, seat, at, request.lang, instead)


async def get_sheet(service: BrowserService, request: ApiRequest, table: str) -> object:
    return await service.archive.sheet(table, request.lang)


async def get_analysis(service: BrowserService, request: ApiRequest, table: str) -> object:
    seat = request.number("seat", 0)
    return await service.analysis_queue.so_far(table, seat, request.lang, "")


async def get_record(service: BrowserService, request: ApiRequest, table: str) -> str:
    return await service.archive.record(table, request.token)


async def open_record(service: BrowserService, request: ApiRequest) -> Created:
    return await service.lobby.open_record(request.body or "")


async def play_on(service: BrowserService, request: ApiRequest, table: str) -> Created:
    wish = request.read(PlayOn)
    return await service.lobby.play_on(table, request.token, wish)


async def rematch(service: BrowserService, request: ApiRequest, table: str) -> Created:
    return await service.lobby.rematch(table, request.token)


async def get_link(service: BrowserService, request: ApiRequest, table: str) -> object:
    return await service.lobby.link(table, request.token)


async def erase(service: BrowserService, request: ApiRequest, table: str) -> object:
    await service.erase(table)
    return {}


async def health(service: BrowserService, request: ApiRequest) -> object:
    return {"status": "ok", "version": version()}


_ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "offer", get_offer),
    ("GET", "box", get_box),
    ("GET", "help/*/*", get_help),
    ("GET", "proof", get_proof),
    ("POST", "proof/check", check_proof),
    ("POST", "proof/take", take_proof),
    ("POST", "proof/read", read_proof),
    ("GET", "tables/*/corrections", get_corrections),
    ("POST", "tables", create_table),
    ("GET", "tables", no_tables),
    ("GET", "tables/*", get_table),
    ("POST", "mine", my_tables),
    ("GET", "tables/*/log", get_log),
    ("GET", "tables/*/moments/*", get_moment),
    ("GET", "tables/*/sheet", get_sheet),
    ("GET", "tables/*/analysis", get_analysis),
    ("GET", "tables/*/record", get_record),
    ("POST", "records", open_record),
    ("POST", "tables/*/play-on", play_on),
    ("POST", "tables/*/rematch", rematch),
    ("GET", "tables/*/link", get_link),
    ("POST", "tables/*/erase", erase),  # only here: on a server, the operator decides what is kept
    ("GET", "health", health),
)
_PATTERNS: Final = [
    (method, re.compile(path.replace("*", "([^/]+)")), handler) for method, path, handler in _ROUTES
]


def find_handler(method: str, path: str) -> tuple[Handler, tuple[str, ...]]:
    """Return the handler for a request, and the variable parts of its path; raise RequestError for
    requests that need a server."""
    for known, pattern, handler in _PATTERNS:
        found = pattern.fullmatch(path)
        if found and known == method:
            return handler, found.groups()
    raise RequestError("needs-server", 404)


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,9}", text, re.ASCII):
        raise RequestError("body", reason=f"'{text}' is not a number")
    return int(text)
