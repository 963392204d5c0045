"""The requests that make sense without a server; docs/messages.md explains them."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import (
    Checked,
    ConfigChoices,
    Created,
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
from marrakesh.server.tables.config_choices import config_choices, tile_help
from marrakesh.site.service import BrowserService
from marrakesh.versions import version

Kind = TypeVar("Kind")


class Asked(NamedTuple):
    """A request, taken apart."""

    rooms: BrowserService
    parts: tuple[str, ...]
    """Of the path, where the route has a variable."""
    query: dict[str, str]
    lang: Any
    token: str
    body: str

    @property
    def table(self) -> str:
        return self.parts[0]

    def number(self, name: str, default: int) -> int:
        return _number(self.query.get(name, str(default)))

    def read(self, kind: type[Kind]) -> Kind:
        """The body as a message."""
        return msgspec.json.decode(self.body, type=kind)


Handler = Callable[[Asked], Awaitable[object]]
"""Returns a message, or a text as it is."""


async def get_offer(asked: Asked) -> ConfigChoices:
    return config_choices(asked.lang)


async def get_box(asked: Asked) -> object:
    return msgspec.Raw(box_as_json())


async def get_help(asked: Asked) -> object:
    kind, number = asked.parts
    table = asked.query.get("table", "")
    corrections = (await asked.rooms.lobby.setup(table)).corrections if table else ()
    edition = asked.query.get("edition", "essential")
    return tile_help(kind, number, asked.lang, edition, corrections)


async def get_proof(asked: Asked) -> Proof:
    return proof.proof(asked.lang)


async def check_proof(asked: Asked) -> Checked:
    return proof.checked(asked.read(ToCheck), asked.lang)


async def take_proof(asked: Asked) -> Taken:
    return proof.to_take(asked.read(ToSend), asked.lang)


async def read_proof(asked: Asked) -> WasRead:
    return proof.was_read(asked.read(ToRead), asked.lang)


async def get_corrections(asked: Asked) -> object:
    return await asked.rooms.lobby.corrections(asked.table, asked.lang)


async def create_table(asked: Asked) -> Created:
    wish = asked.read(NewTable)
    if wish.kind == "net" or wish.rated:
        raise RequestError("needs-server", 404)
    return await asked.rooms.lobby.create(wish)


async def no_tables(asked: Asked) -> list[object]:
    return []


async def get_table(asked: Asked) -> object:
    return await asked.rooms.lobby.info(asked.table)


async def my_tables(asked: Asked) -> object:
    return await asked.rooms.lobby.mine(asked.read(Mine).tokens)


async def get_log(asked: Asked) -> object:
    first, last = asked.number("first", 0), asked.number("last", 1_000_000)
    return await asked.rooms.archive.log(asked.table, asked.token, first, last, asked.lang)


async def get_moment(asked: Asked) -> object:
    table, move = asked.parts
    archive, at = asked.rooms.archive, _number(move)
    seat, instead = asked.number("seat", -1), asked.number("instead", -1)
    if instead >= 0:
        return await archive.otherwise(table, asked.token, seat, at, instead, asked.lang)
    return await archive.moment(table, asked.token, seat, at, asked.lang)


async def get_sheet(asked: Asked) -> object:
    return await asked.rooms.archive.sheet(asked.table, asked.lang)


async def get_analysis(asked: Asked) -> object:
    seat = asked.number("seat", 0)
    return await asked.rooms.analyses.so_far(asked.table, seat, asked.lang, "")


async def get_record(asked: Asked) -> str:
    return await asked.rooms.archive.record(asked.table, asked.token)


async def open_record(asked: Asked) -> Created:
    return await asked.rooms.lobby.open_record(asked.body)


async def play_on(asked: Asked) -> Created:
    wish = asked.read(PlayOn)
    return await asked.rooms.lobby.play_on(asked.table, asked.token, wish)


async def rematch(asked: Asked) -> Created:
    return await asked.rooms.lobby.rematch(asked.table, asked.token)


async def get_link(asked: Asked) -> object:
    return await asked.rooms.seat_service.link(asked.table, asked.token)


async def erase(asked: Asked) -> object:
    await asked.rooms.erase(asked.table)
    return {}


async def health(asked: Asked) -> object:
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
    ("POST", "tables/*/erase", erase),  # only here: a server's operator decides what is kept
    ("GET", "health", health),
)
_PATTERNS: Final = [
    (method, re.compile(path.replace("*", "([^/]+)")), handler) for method, path, handler in _ROUTES
]


def find(method: str, path: str) -> tuple[Handler, tuple[str, ...]]:
    """Who answers a request, and the variable parts of its path."""
    for known, pattern, handler in _PATTERNS:
        found = pattern.fullmatch(path)
        if found and known == method:
            return handler, found.groups()
    raise RequestError("needs-server", 404)


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,9}", text, re.ASCII):
        raise RequestError("body", reason=f"'{text}' is no number")
    return int(text)
