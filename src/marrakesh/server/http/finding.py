"""The HTTP API for open tables: seats that anybody may take."""

from typing import Final

from litestar import post
from litestar.handlers import HTTPRouteHandler

from marrakesh.server.http.guards import PROBLEMS, Table, limited, limited_seats
from marrakesh.server.messages import Created, Fill, Join, Meet, SeatLink, TableFilter, TableInfo
from marrakesh.server.service.service import Service


@post("/open", responses=PROBLEMS, status_code=200)
async def open_tables(data: TableFilter, service: Service) -> list[TableInfo]:
    """The open tables that wait for players, the oldest first."""
    return await service.matchmaker.waiting(data)


@post("/meet", responses=PROBLEMS, guards=[limited])
async def meet(data: Meet, service: Service) -> Created:
    """Play against whoever comes: a seat at an open table, or at a new one."""
    return await service.matchmaker.meet(data)


@post("/tables/{table:str}/join", responses=PROBLEMS, status_code=200, guards=[limited_seats])
async def join(table: Table, data: Join, service: Service) -> SeatLink:
    """Take a seat that is open to everyone."""
    return await service.lobby.join(table, data)


@post("/tables/{table:str}/fill", responses=PROBLEMS, status_code=200, guards=[limited_seats])
async def fill(table: Table, data: Fill, service: Service, secret: str) -> SeatLink:
    """Let bots play the seats of your table that nobody has taken."""
    return await service.lobby.fill(table, secret, data)


HANDLERS: Final[tuple[HTTPRouteHandler, ...]] = (open_tables, meet, join, fill)
