"""What handlers depend on: the server's state, the client, language and token; error schema."""

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
    403: ResponseSpec(Problem, description="The link does not allow that."),
    404: ResponseSpec(Problem, description="There is no such table, moment or tile."),
    409: ResponseSpec(Problem, description="The game is not at a point where that is possible."),
    413: ResponseSpec(Problem, description="The request is too large."),
    429: ResponseSpec(Problem, description="This address has asked for that too often."),
}
"""Error replies; the body is always a sentence."""


@dataclass(frozen=True)
class ServerState:
    """What a server has for its handlers."""

    service: Service
    settings: Settings
    bound: tuple[str, int]
    """Where it listens."""
    limits: RateLimits


def state_of(connection: Connection) -> ServerState:
    state: ServerState = connection.app.state.server
    return state


def client_of(connection: Connection) -> str:
    """The client's key for rate limits; empty for this computer."""
    return client_key(connection.client.host) if connection.client else ""


def language(connection: Connection) -> Lang:
    """The requested language, by `?lang` or Accept-Language; default English."""
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
    """The bearer token, which holds a seat; empty for a spectator."""
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
    """Rate limit of handlers that create a table; runs before the body is read."""
    state_of(connection).limits.tables.check(client_of(connection))


def limited_seats(connection: Connection, _: BaseRouteHandler) -> None:
    """Rate limit of handlers that change who holds a seat."""
    state_of(connection).limits.seats.check(client_of(connection))


# ---- bodies


def _number(digits: str) -> float:
    """To JSON Schema, 2.0 is an integer."""
    number = float(digits)
    return int(number) if number.is_integer() else number


_decode: Final = msgspec.json.Decoder(float_hook=_number).decode


def _explain(error: Exception) -> str:
    """What is wrong, after the name of the field."""
    told, _, where = str(error).rstrip("`").partition(" - at `$")
    return f"{where.lstrip('.')}: {told}" if where else told


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body has exactly the types of the schema: 0 is not false, "2" is not 2."""

    async def json(self) -> Any:
        data = self.route_handler.parsed_data_field
        try:
            return msgspec.convert(_decode(await self.body()), data.annotation if data else Any)
        except msgspec.MsgspecError as error:
            raise ClientException(_explain(error)) from None
