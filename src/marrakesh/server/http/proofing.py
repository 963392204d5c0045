"""The proof sheet, and corrections of component values."""

import asyncio
from typing import Final

from litestar import get, post
from litestar.handlers import HTTPRouteHandler

from marrakesh.server.http.guards import PROBLEMS, Table
from marrakesh.server.messages import (
    Checked,
    Differing,
    Lang,
    Proof,
    Taken,
    ToCheck,
    ToRead,
    ToSend,
    WasRead,
)
from marrakesh.server.service.service import Service
from marrakesh.server.tables import proof


@get("/proof")
async def get_proof(spoken: Lang) -> Proof:
    """Every value in the box, with its source, how much it matters and what it could be."""
    return await asyncio.to_thread(proof.proof, spoken)


@post("/proof/check", responses=PROBLEMS, status_code=200)
async def check(data: ToCheck, spoken: Lang) -> Checked:
    """Which corrections fit together, and why others do not."""
    return await asyncio.to_thread(proof.checked, data, spoken)


@post("/proof/take", responses=PROBLEMS, status_code=200)
async def take(data: ToSend, spoken: Lang) -> Taken:
    """Corrections as component files to play with, and as a text to send in."""
    return await asyncio.to_thread(proof.to_take, data, spoken)


@post("/proof/read", responses=PROBLEMS, status_code=200)
async def read(data: ToRead, spoken: Lang) -> WasRead:
    """The corrections of such a text."""
    return await asyncio.to_thread(proof.was_read, data, spoken)


@get("/tables/{table:str}/corrections", responses=PROBLEMS)
async def get_corrections(table: Table, service: Service, spoken: Lang) -> list[Differing]:
    """Which component values a table plays with instead of ours."""
    return await service.lobby.corrections(table, spoken)


HANDLERS: Final[tuple[HTTPRouteHandler, ...]] = (get_proof, check, take, read, get_corrections)
