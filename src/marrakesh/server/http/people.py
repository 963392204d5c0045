"""The HTTP API for people: their names, histories and records. The bearer token is their key."""

from typing import Annotated, Final

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from litestar.response import Stream

from marrakesh.server.http.guards import PROBLEMS, limited_seats
from marrakesh.server.messages import History, NewName, Profile
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


HANDLERS: Final[tuple[HTTPRouteHandler, ...]] = (
    keep_name, get_me, get_records, erase, get_person,
)  # fmt: skip
