"""The HTTP API: being told of one's turn when no page is open."""

from typing import Final
from urllib.parse import quote

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from marrakesh.server.http.guards import PROBLEMS, Asked, Table, host, limited_seats
from marrakesh.server.http.limits import MailLimits
from marrakesh.server.messages import (
    Browser,
    Lang,
    MailLink,
    MailState,
    MailTable,
    MailWish,
    NoticeWays,
    Unsubscribe,
)
from marrakesh.server.service.service import Service


@get("/notices")
async def get_ways(service: Service) -> NoticeWays:
    """How this server can tell people that it is their turn."""
    return service.push_subscriptions.ways()


@post("/tables/{table:str}/push", responses=PROBLEMS, status_code=204, guards=[limited_seats])
async def add_browser(
    table: Table, data: Browser, service: Service, secret: str, spoken: Lang
) -> None:
    """Tell a browser, in the language of the request, whenever it is the turn of your seat."""
    await service.push_subscriptions.add_browser(table, secret, data, spoken)


@post("/tables/{table:str}/push/stop", responses=PROBLEMS, status_code=204)
async def remove_browser(table: Table, data: Unsubscribe, service: Service, secret: str) -> None:
    """Tell it no longer."""
    await service.push_subscriptions.remove_browser(table, secret, data)


# ---- mail


@get("/tables/{table:str}/mail", responses=PROBLEMS)
async def get_mail(table: Table, service: Service, secret: str) -> MailState:
    """Whether you are told by e-mail."""
    return await service.mail_subscriptions.state(table, secret)


@post("/tables/{table:str}/mail", responses=PROBLEMS, status_code=200)
async def add_mail(
    table: Table, data: MailWish, service: Service, secret: str, spoken: Lang, request: Asked
) -> MailState:
    """Be told by e-mail, once you have opened the link in the first one."""
    await service.push_subscriptions.holder(table, secret)  # only who plays here is counted
    limits: MailLimits = request.app.state.mail_limits
    limits.take(host(request), table, data.address)
    return await service.mail_subscriptions.add(table, secret, data.address, spoken)


@post("/tables/{table:str}/mail/stop", responses=PROBLEMS, status_code=204)
async def remove_mail(table: Table, service: Service, secret: str) -> None:
    """Be told no longer; the address is deleted."""
    await service.mail_subscriptions.remove(table, secret)


@post("/mail/confirm", responses=PROBLEMS, status_code=200)
async def confirm_mail(data: MailLink, service: Service) -> MailTable:
    """The address belongs to who reads it there."""
    return await service.mail_subscriptions.confirm(data.link)


@post("/mail/stop/{link:str}", responses=PROBLEMS, status_code=204)
async def stop_mail(link: str, service: Service) -> None:
    """No more mail (RFC 8058); the address is deleted."""
    await service.mail_subscriptions.stop(link)


@get("/mail/stop/{link:str}", responses=PROBLEMS, status_code=302)
async def show_stop(link: str) -> Redirect:
    """For mail programs that open the address of List-Unsubscribe."""
    return Redirect(f"/mail/stop/{quote(link, safe='')}")


HANDLERS: Final[tuple[HTTPRouteHandler, ...]] = (
    get_ways, add_browser, remove_browser, get_mail, add_mail, remove_mail, confirm_mail, stop_mail,
    show_stop,
)  # fmt: skip
