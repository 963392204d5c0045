"""The HTTP API: one's name and history, and being told of one's turn when no page is open.

At `/me`, the bearer token is one's key.
"""

from typing import Annotated, Final
from urllib.parse import quote

from litestar import Router, get, post
from litestar.params import Parameter
from litestar.response import Redirect, Stream

from marrakesh.server.http.dependencies import PROBLEMS, Table, limited_seats
from marrakesh.server.http.rate_limits import RateLimits
from marrakesh.server.messages import (
    Browser,
    History,
    Lang,
    MailLink,
    MailState,
    MailTable,
    MailWish,
    NewName,
    NoticeWays,
    Profile,
    Unsubscribe,
)
from marrakesh.server.service.service import Service

ZIP: Final = "application/zip"


@post("/me", responses=PROBLEMS, status_code=200, guards=[limited_seats])
async def keep_name(data: NewName, service: Service, secret: str) -> Profile:
    """Keep a name under your key, or change it."""
    return await service.profiles.name(secret, data.name)


@get("/me", responses=PROBLEMS)
async def get_me(
    service: Service, secret: str, before: Annotated[float, Parameter(ge=0)] = 1e12
) -> History:
    """Your own page: ratings, best scores, and the games that ended before a time."""
    return await service.profiles.history(secret, before)


@get("/me/records", responses=PROBLEMS, guards=[limited_seats], media_type=ZIP)
async def get_records(service: Service, secret: str) -> Stream:
    """The records of all your games, as a zip file."""
    parts = await service.profiles.records(secret)
    headers = {"content-disposition": 'attachment; filename="marrakesh-records.zip"'}
    return Stream(parts, media_type=ZIP, headers=headers)


@post("/me/erase", responses=PROBLEMS, status_code=204, guards=[limited_seats])
async def erase(service: Service, secret: str) -> None:
    """Forget your name and your history. Your results in others' histories become nobody's."""
    await service.profiles.erase(secret)


@get("/people/{tag:str}", responses=PROBLEMS)
async def get_person(tag: str, service: Service) -> Profile:
    """What everybody may know of a person."""
    return await service.profiles.person(tag[:8])


# ---- notices


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
    table: Table, data: MailWish, service: Service, secret: str, spoken: Lang,
    limits: RateLimits, client: str,
) -> MailState:  # fmt: skip
    """Be told by e-mail, once you have opened the link in the first one."""
    await service.push_subscriptions.holder(table, secret)  # only who plays here is counted
    limits.check_mail(client, table, data.address)
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


ROUTER: Final = Router(
    "/",
    route_handlers=[
        keep_name, get_me, get_records, erase, get_person, get_ways, add_browser, remove_browser,
        get_mail, add_mail, remove_mail, confirm_mail, stop_mail, show_stop,
    ],
)  # fmt: skip
