"""What the handlers of the HTTP API share: their parameters, error replies and rate limits."""

from typing import Annotated, Any, Final

from litestar import Request
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from marrakesh.server.http.limits import RateLimit
from marrakesh.server.http.replies import Connection
from marrakesh.server.messages import Problem

Asked = Request[Any, Any, Any]
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


def host(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def limited(connection: Connection, _: BaseRouteHandler) -> None:
    """Rate-limit guard of handlers that create a table; runs before the body is read."""
    limit: RateLimit = connection.app.state.limit
    limit.take(host(connection))


def limited_seats(connection: Connection, _: BaseRouteHandler) -> None:
    """Rate-limit guard of handlers that change who holds a seat."""
    limit: RateLimit = connection.app.state.seat_limit
    limit.take(host(connection))
