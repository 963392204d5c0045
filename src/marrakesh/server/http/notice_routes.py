"""The HTTP API: being told of one's turn when no page is open."""

from litestar import get, post
from litestar.handlers import HTTPRouteHandler

from marrakesh.server.http.guards import PROBLEMS, Table, limited_seats
from marrakesh.server.messages import Browser, Lang, NoticeWays, Unsubscribe
from marrakesh.server.service import Service


@get("/notices")
async def get_ways(service: Service) -> NoticeWays:
    """How this server can tell people that it is their turn."""
    return service.subscribing.ways()


@post("/tables/{table:str}/push", responses=PROBLEMS, status_code=204, guards=[limited_seats])
async def add_browser(
    table: Table, data: Browser, service: Service, secret: str, spoken: Lang
) -> None:
    """Tell a browser, in the language of the request, whenever it is the turn of your seat."""
    await service.subscribing.add_browser(table, secret, data, spoken)


@post("/tables/{table:str}/push/stop", responses=PROBLEMS, status_code=204)
async def remove_browser(table: Table, data: Unsubscribe, service: Service, secret: str) -> None:
    """Tell it no longer."""
    await service.subscribing.remove_browser(table, secret, data)


HANDLERS: tuple[HTTPRouteHandler, ...] = (get_ways, add_browser, remove_browser)
