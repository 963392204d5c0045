"""Dependencies, guards, body parsing and documented error replies of the HTTP handlers."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import ClientException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from marrakesh.server.http.rate_limits import RateLimits, client_key
from marrakesh.server.messages import Lang, Problem
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
Table = Annotated[str, Parameter(description="The id of a table.")]

PROBLEMS: Final = {
    400: ResponseSpec(Problem, description="The request cannot be understood or carried out."),
    403: ResponseSpec(Problem, description="The token or link does not allow this."),
    404: ResponseSpec(Problem, description="There is no such table, moment or tile."),
    409: ResponseSpec(Problem, description="This is not possible at this point in the game."),
    413: ResponseSpec(Problem, description="The request is too large."),
    429: ResponseSpec(Problem, description="There are too many requests from this address."),
}
"""Error replies; the body always explains the error in a sentence."""


@dataclass(frozen=True)
class ServerState:
    """The parts of a server that handlers need."""

    service: Service
    settings: Settings
    bound: tuple[str, int]
    """The address and port that the server listens on."""
    limits: RateLimits


def state_of(connection: Connection) -> ServerState:
    state: ServerState = connection.app.state.server
    return state


def client_of(connection: Connection) -> str:
    """Return the key by which a client is rate-limited; empty for this computer."""
    return client_key(connection.client.host) if connection.client else ""


def language(connection: Connection) -> Lang:
    """Return the requested language, from `?lang` or Accept-Language; English by default."""
    wishes = [connection.query_params.get("lang", "")]
    wishes += connection.headers.get("accept-language", "").split(",")
    for wish in wishes:
        match wish.strip()[:2].lower():
            case "en":
                return "en"
            case "de":
                return "de"
            case "nl":
                return "nl"
    return "en"


def token(connection: Connection) -> str:
    """Return the bearer token: a seat's token, a ticket or a person's key; empty without one."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


async def _service(request: AnyRequest) -> Service:
    return state_of(request).service


async def _limits(request: AnyRequest) -> RateLimits:
    return state_of(request).limits


async def _client(request: AnyRequest) -> str:
    return client_of(request)


async def _spoken(
    request: AnyRequest, lang: Annotated[str, Parameter(description="en, de or nl.")] = ""
) -> Lang:
    return language(request)


async def _secret(request: AnyRequest) -> str:
    return token(request)


DEPENDENCIES: Final = {
    "service": Provide(_service),
    "limits": Provide(_limits),
    "client": Provide(_client),
    "spoken": Provide(_spoken),
    "secret": Provide(_secret),
}


# ---- guards


def limited_tables(connection: Connection, _: BaseRouteHandler) -> None:
    """Rate-limit the creation of tables, before the request's body is read."""
    state_of(connection).limits.tables.check(client_of(connection))


def limited_seats(connection: Connection, _: BaseRouteHandler) -> None:
    """Rate-limit requests about seats, saved names and games, and push notifications."""
    state_of(connection).limits.seats.check(client_of(connection))


# ---- bodies


def _number(digits: str) -> float:
    """Parse a float; 2.0 becomes an integer, since JSON Schema counts it as one."""
    number = float(digits)
    return int(number) if number.is_integer() else number


_decode: Final = msgspec.json.Decoder(float_hook=_number).decode


def _explain(error: Exception) -> str:
    """Reword a validation error to start with the path of the field."""
    told, _, where = str(error).rstrip("`").partition(" - at `$")
    return f"{where.lstrip('.')}: {told}" if where else told


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body must match the types of the schema: 0 is not false, "2" is not 2."""

    async def json(self) -> Any:
        data = self.route_handler.parsed_data_field
        try:
            return msgspec.convert(_decode(await self.body()), data.annotation if data else Any)
        except msgspec.MsgspecError as error:
            raise ClientException(_explain(error)) from None
