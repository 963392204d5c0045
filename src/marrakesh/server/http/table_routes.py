"""The HTTP API: create and find tables, take seats and pass them on."""

from typing import Final

from litestar import Router, get, post

from marrakesh.server.http.dependencies import PROBLEMS, Table, limited_seats, limited_tables
from marrakesh.server.http.rate_limits import RateLimits
from marrakesh.server.messages import (
    Claim,
    Code,
    Created,
    Fill,
    Free,
    HandOn,
    Join,
    Link,
    Meet,
    Mine,
    MyTable,
    NewTable,
    Renew,
    SeatLink,
    TableFilter,
    TableInfo,
)
from marrakesh.server.service.service import Service
from marrakesh.server.tables.seat_requests import is_code


@post("/tables", responses=PROBLEMS, guards=[limited_tables])
async def create_table(data: NewTable, service: Service) -> Created:
    """Create a table; `links` holds the creator's own token first, then the others' tickets."""
    return await service.lobby.create(data)


@get("/tables", responses=PROBLEMS)
async def list_tables(service: Service) -> list[TableInfo]:
    """Return the tables that anyone can watch."""
    return await service.lobby.listed()


@get("/tables/{table:str}", responses=PROBLEMS)
async def get_table(table: Table, service: Service) -> TableInfo:
    """Return the public information about a table."""
    return await service.lobby.info(table)


@post("/mine", responses=PROBLEMS, status_code=200)
async def my_tables(data: Mine, service: Service) -> list[MyTable]:
    """Return the tables at which these tokens hold seats."""
    return await service.lobby.mine(data.tokens)


# ---- open tables, with seats that anyone can take


@post("/open", responses=PROBLEMS, status_code=200)
async def open_tables(data: TableFilter, service: Service) -> list[TableInfo]:
    """Return the open tables that are waiting for players, oldest first."""
    return await service.matchmaker.waiting(data)


@post("/meet", responses=PROBLEMS, guards=[limited_tables])
async def meet(data: Meet, service: Service) -> Created:
    """Quick match: take a seat at an open table, or at a new one."""
    return await service.matchmaker.meet(data)


@post("/tables/{table:str}/join", responses=PROBLEMS, status_code=200, guards=[limited_seats])
async def join(table: Table, data: Join, service: Service) -> SeatLink:
    """Take a seat that is open to everyone."""
    return await service.lobby.join(table, data)


@post("/tables/{table:str}/fill", responses=PROBLEMS, status_code=200, guards=[limited_seats])
async def fill(table: Table, data: Fill, service: Service, secret: str) -> SeatLink:
    """Fill the free seats at your table with bots."""
    return await service.lobby.fill(table, secret, data)


# ---- seats


@get("/tables/{table:str}/link", responses=PROBLEMS)
async def get_link(table: Table, service: Service, secret: str) -> Link:
    """Return the seats that the token or ticket gives access to; this does not use up a ticket."""
    return await service.lobby.link(table, secret)


@post("/tables/{table:str}/claim", responses=PROBLEMS, status_code=200, guards=[limited_seats])
async def claim(
    table: Table, data: Claim, service: Service, limits: RateLimits, client: str
) -> SeatLink:
    """Take a seat with its ticket, or with a code shown on another of your devices."""
    if is_code(data.ticket):
        await service.lobby.info(table)  # an unknown table is not counted
        limits.check_code(client, table)
    return await service.lobby.claim(table, data)


@post("/tables/{table:str}/hand-on", responses=PROBLEMS, guards=[limited_seats])
async def hand_on(table: Table, data: HandOn, service: Service, secret: str) -> SeatLink:
    """Pass on one of your seats: your token loses it, and a new ticket is created."""
    return await service.lobby.hand_on(table, secret, data)


@post("/tables/{table:str}/renew", responses=PROBLEMS, guards=[limited_seats])
async def renew(table: Table, data: Renew, service: Service, secret: str) -> SeatLink:
    """Replace the unused ticket of a seat at a table you created, or of a seat you passed on."""
    return await service.lobby.renew(table, secret, data)


@post("/tables/{table:str}/free", responses=PROBLEMS, guards=[limited_seats])
async def free(table: Table, data: Free, service: Service, secret: str) -> SeatLink:
    """Free a seat at your table, before the seat's first public move, and get a new ticket."""
    return await service.lobby.free(table, secret, data)


@post("/tables/{table:str}/code", responses=PROBLEMS, guards=[limited_seats])
async def code(table: Table, service: Service, secret: str) -> Code:
    """Create a code that gives another device of yours access to your seats at this table."""
    return await service.lobby.code(table, secret)


@post("/tables/{table:str}/cancel", responses=PROBLEMS, status_code=200)
async def cancel(table: Table, service: Service, secret: str) -> TableInfo:
    """Cancel a table you created, as long as nobody else has taken a seat."""
    await service.lobby.cancel(table, secret)
    return await service.lobby.info(table)


ROUTER: Final = Router(
    "/",
    route_handlers=[
        create_table, list_tables, get_table, my_tables, open_tables, meet, join, fill, get_link,
        claim, hand_on, renew, free, code, cancel,
    ],
)  # fmt: skip
