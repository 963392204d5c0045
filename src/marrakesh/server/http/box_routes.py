"""The HTTP API: component values, choices for setting up a game, tile help, the proof sheet."""

import asyncio
import gzip
from functools import cache
from typing import Any, Final

from litestar import Response, Router, get, post

from marrakesh.server.http.dependencies import PROBLEMS, AnyRequest, Table
from marrakesh.server.http.pages import Page, reply_with, tag_of
from marrakesh.server.messages import (
    Checked,
    ConfigChoices,
    Differing,
    Lang,
    Proof,
    Taken,
    TileHelp,
    ToCheck,
    ToRead,
    ToSend,
    WasRead,
)
from marrakesh.server.service.service import Service
from marrakesh.server.tables import proof
from marrakesh.server.tables.box import box_as_json
from marrakesh.server.tables.config_choices import config_choices


@get("/offer")
async def get_offer(spoken: Lang) -> ConfigChoices:
    """Return all choices for setting up a game."""
    return config_choices(spoken)


@get("/box")
async def get_box(request: AnyRequest) -> Response[Any]:
    """Return every component value with its source; see `Box` in web/src/api/messages.ts."""
    return reply_with(_box_page(), request)


@cache
def _box_page() -> Page:
    """Return the component values as JSON, with an ETag so that browsers can cache them."""
    body = box_as_json()
    packed = {"gzip": gzip.compress(body, mtime=0)}
    return Page(body, packed, "application/json", tag_of(body), "no-cache")


@get("/help/{kind:str}/{number:str}", responses=PROBLEMS)
async def get_help(
    kind: str, number: str, service: Service, spoken: Lang, edition: str = "essential",
    table: str = "",
) -> TileHelp:  # fmt: skip
    """Explain a tile; with `table`, using that table's corrected values."""
    return await service.lobby.tile_help(kind, number, spoken, edition, table)


# ---- the proof sheet


@get("/proof")
async def get_proof(spoken: Lang) -> Proof:
    """Return the proof sheet: every component with its importance, its values, and their sources
    and choices; and views for drawing the boards."""
    return await asyncio.to_thread(proof.proof, spoken)


@post("/proof/check", responses=PROBLEMS, status_code=200)
async def check(data: ToCheck, spoken: Lang) -> Checked:
    """Check which corrections are valid together, and explain why the others are not."""
    return await asyncio.to_thread(proof.checked, data, spoken)


@post("/proof/take", responses=PROBLEMS, status_code=200)
async def take(data: ToSend, spoken: Lang) -> Taken:
    """Export corrections: as component files to use in a game, by file name, and as a text to send
    to the project."""
    return await asyncio.to_thread(proof.to_take, data, spoken)


@post("/proof/read", responses=PROBLEMS, status_code=200)
async def read(data: ToRead, spoken: Lang) -> WasRead:
    """Read and check the corrections in a text exported by `/proof/take`."""
    return await asyncio.to_thread(proof.was_read, data, spoken)


@get("/tables/{table:str}/corrections", responses=PROBLEMS)
async def get_corrections(table: Table, service: Service, spoken: Lang) -> list[Differing]:
    """Return the component values that a table uses instead of the built-in ones."""
    return await service.lobby.corrections(table, spoken)


ROUTER: Final = Router(
    "/",
    route_handlers=[
        get_offer, get_box, get_help, get_proof, check, take, read, get_corrections,
    ],
)  # fmt: skip
