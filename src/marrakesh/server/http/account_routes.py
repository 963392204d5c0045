"""The HTTP API: players' saved names and game histories, and turn notifications.

For paths that begin with `/me`, the bearer token is the person's key.
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
    """Store a name under your key, or change it."""
    return await service.profiles.name(secret, data.name)


@get("/me", responses=PROBLEMS)
async def get_me(
    service: Service, secret: str, before: Annotated[float, Parameter(ge=0)] = 1e12
) -> History:
    """Return your own profile: ratings, best scores, and games that ended before a given time."""
    return await service.profiles.history(secret, before)


@get("/me/records", responses=PROBLEMS, guards=[limited_seats], media_type=ZIP)
async def get_records(service: Service, secret: str) -> Stream:
    """Return the records of all your games, as a zip file."""
    parts = await service.profiles.records(secret)
    headers = {"content-disposition": 'attachment; filename="marrakesh-records.zip"'}
    return Stream(parts, media_type=ZIP, headers=headers)


@post("/me/erase", responses=PROBLEMS, status_code=204, guards=[limited_seats])
async def erase(service: Service, secret: str) -> None:
    """Delete your name and history. Your results remain in others' histories, anonymously."""
    await service.profiles.erase(secret)


@get("/people/{tag:str}", responses=PROBLEMS)
async def get_person(tag: str, service: Service) -> Profile:
    """Return a person's public profile."""
    return await service.profiles.person(tag[:8])


# ---- notices


@get("/notices")
async def get_ways(service: Service) -> NoticeWays:
    """Return the ways in which this server can notify players that it is their turn."""
    return service.push_subscriptions.ways()


@post("/tables/{table:str}/push", responses=PROBLEMS, status_code=204, guards=[limited_seats])
async def add_browser(
    table: Table, data: Browser, service: Service, secret: str, spoken: Lang
) -> None:
    """Subscribe a browser to notifications, in the request's language, whenever one of your seats
    must decide."""
    await service.push_subscriptions.add_browser(table, secret, data, spoken)


@post("/tables/{table:str}/push/stop", responses=PROBLEMS, status_code=204)
async def remove_browser(table: Table, data: Unsubscribe, service: Service, secret: str) -> None:
    """Unsubscribe a browser from notifications about your seats at this table."""
    await service.push_subscriptions.remove_browser(table, secret, data)


# ---- mail


@get("/tables/{table:str}/mail", responses=PROBLEMS)
async def get_mail(table: Table, service: Service, secret: str) -> MailState:
    """Return whether you are notified by e-mail, or have yet to confirm the address."""
    return await service.mail_subscriptions.state(table, secret)


@post("/tables/{table:str}/mail", responses=PROBLEMS, status_code=200)
async def add_mail(
    table: Table, data: MailWish, service: Service, secret: str, spoken: Lang,
    limits: RateLimits, client: str,
) -> MailState:  # fmt: skip
    """Request e-mail notifications, which start once you have confirmed the address."""
    await service.push_subscriptions.holder(table, secret)  # others must not use up this limit
    limits.check_mail(client, table, data.address)
    return await service.mail_subscriptions.add(table, secret, data.address, spoken)


@post("/tables/{table:str}/mail/stop", responses=PROBLEMS, status_code=204)
async def remove_mail(table: Table, service: Service, secret: str) -> None:
    """Stop e-mail notifications and delete the address."""
    await service.mail_subscriptions.remove(table, secret)


@post("/mail/confirm", responses=PROBLEMS, status_code=200)
async def confirm_mail(data: MailLink, service: Service) -> MailTable:
    """Confirm an address with the link that was sent to it."""
    return await service.mail_subscriptions.confirm(data.link)


@post("/mail/stop/{link:str}", responses=PROBLEMS, status_code=204)
async def stop_mail(link: str, service: Service) -> None:
    """Unsubscribe with one click (RFC 8058) and delete the address."""
    await service.mail_subscriptions.stop(link)


@get("/mail/stop/{link:str}", responses=PROBLEMS, status_code=302)
async def show_stop(link: str) -> Redirect:
    """Redirect mail programs that GET the List-Unsubscribe address to the unsubscribe page."""
    return Redirect(f"/mail/stop/{quote(link, safe='')}")


ROUTER: Final = Router(
    "/",
    route_handlers=[
        keep_name, get_me, get_records, erase, get_person, get_ways, add_browser, remove_browser,
        get_mail, add_mail, remove_mail, confirm_mail, stop_mail, show_stop,
    ],
)  # fmt: skip
