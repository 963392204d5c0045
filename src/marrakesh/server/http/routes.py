"""The HTTP API: create, find and inspect tables; docs/messages.md explains it."""

from typing import Annotated, Any, Final

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler, route
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from marrakesh.server.errors import RequestError
from marrakesh.server.http import finding, notice_routes, people, proofing, reaching
from marrakesh.server.http.box import box_page
from marrakesh.server.http.guards import PROBLEMS, Asked, Table, host, limited, limited_seats
from marrakesh.server.http.limits import CodeLimits, client
from marrakesh.server.http.openapi import RecordOperation, StrictRequest
from marrakesh.server.http.pages import reply_with
from marrakesh.server.http.replies import (
    LARGEST_RECORD,
    check_origin,
    check_request,
    language,
    token,
)
from marrakesh.server.messages import (
    AnalysisSoFar,
    Claim,
    Code,
    ConfigChoices,
    Created,
    Free,
    HandOn,
    Lang,
    Link,
    LogEntry,
    Mine,
    Moment,
    MyTable,
    NewTable,
    PlayOn,
    Problem,
    Renew,
    SeatLink,
    Sheet,
    TableInfo,
    TileHelp,
)
from marrakesh.server.service.service import Service
from marrakesh.server.tables.config_choices import config_choices, tile_help
from marrakesh.server.tables.seat_requests import is_code
from marrakesh.versions import version

# ---- dependencies of the handlers


async def spoken(
    request: Asked, lang: Annotated[str, Parameter(description="en, de or nl.")] = ""
) -> Lang:
    """The language of the reply."""
    return language(request)


async def secret(request: Asked) -> str:
    """The token that holds a seat."""
    return token(request)


async def served(state: State) -> Service:
    service: Service = state.service
    return service


# ---- the game's box


@get("/offer")
async def get_offer(spoken: Lang) -> ConfigChoices:
    """Everything that can be chosen for a game."""
    return config_choices(spoken)


@get("/box")
async def get_box(request: Asked) -> Response[Any]:
    """Every component value, with its source: see `Box` in web/src/api/messages.ts."""
    return reply_with(box_page(), request)


@get("/help/{kind:str}/{number:str}", responses=PROBLEMS)
async def get_help(
    kind: str, number: str, service: Service, spoken: Lang, edition: str = "essential",
    table: str = "",
) -> TileHelp:  # fmt: skip
    """A tile explained, as it is at a table if that plays with corrections."""
    corrections = (await service.lobby.setup(table)).corrections if table else ()
    return tile_help(kind, number, spoken, edition, corrections)


# ---- tables


@post("/tables", responses=PROBLEMS, guards=[limited])
async def create_table(data: NewTable, service: Service) -> Created:
    """Create a table. The creator's own token comes first, then the tickets for the others."""
    return await service.lobby.create(data)


@get("/tables", responses=PROBLEMS)
async def list_tables(service: Service) -> list[TableInfo]:
    """The tables that anybody may watch."""
    return await service.lobby.listed()


@get("/tables/{table:str}", responses=PROBLEMS)
async def get_table(table: Table, service: Service) -> TableInfo:
    """The public information about a table."""
    return await service.lobby.info(table)


@post("/mine", responses=PROBLEMS, status_code=200)
async def my_tables(data: Mine, service: Service) -> list[MyTable]:
    """The tables that these tokens have seats at."""
    return await service.lobby.mine(data.tokens)


@get("/tables/{table:str}/log", responses=PROBLEMS)
async def get_log(
    table: Table, service: Service, secret: str, spoken: Lang,
    first: Annotated[int, Parameter(ge=0)] = 0, last: Annotated[int, Parameter(ge=0)] = 1_000_000,
) -> list[LogEntry]:  # fmt: skip
    """Decisions `first` to `last` with the events they caused."""
    return await service.archive.log(table, secret, first, last, spoken)


@get("/tables/{table:str}/moments/{move:int}", responses=PROBLEMS)
async def get_moment(
    table: Table, move: int, service: Service, secret: str, spoken: Lang,
    seat: int = -1, instead: int = -1,
) -> Moment:  # fmt: skip
    """The table after `move` decisions, seen from one of your own seats or publicly.

    Once the game is over, `instead` is another action for the next decision.
    """
    if instead >= 0:
        return await service.archive.otherwise(table, secret, seat, move, instead, spoken)
    return await service.archive.moment(table, secret, seat, move, spoken)


@get("/tables/{table:str}/sheet", responses=PROBLEMS)
async def get_sheet(table: Table, service: Service, spoken: Lang) -> Sheet:
    """The score sheet."""
    return await service.archive.sheet(table, spoken)


@get("/tables/{table:str}/analysis", responses=PROBLEMS)
async def get_analysis(
    table: Table, service: Service, spoken: Lang, request: Asked, seat: int = 0
) -> AnalysisSoFar:
    """How well a seat of a finished game decided. Ask once a second until it is complete."""
    return await service.analysis_queue.so_far(table, seat, spoken, client(host(request)))


@get("/tables/{table:str}/record", responses=PROBLEMS, media_type=MediaType.TEXT)
async def get_record(table: Table, service: Service, secret: str) -> Response[str]:
    """The game's record as a file."""
    text = await service.archive.record(table, secret)
    attachment = f'attachment; filename="marrakesh-{table}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": attachment})


@post(
    "/records",
    responses=PROBLEMS,
    guards=[limited],
    request_max_body_size=LARGEST_RECORD,
    operation_class=RecordOperation,
)
async def open_record(request: Asked, service: Service) -> Created:
    """Create a table from a record; the body is the record as plain text."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise RequestError("not-utf8") from None
    return await service.lobby.open_record(text)


@post("/tables/{table:str}/play-on", responses=PROBLEMS, guards=[limited])
async def play_on(table: Table, data: PlayOn, service: Service, secret: str) -> Created:
    """Create your own table that continues from a moment of this game."""
    return await service.lobby.play_on(table, secret, data)


@post("/tables/{table:str}/rematch", responses=PROBLEMS)
async def rematch(table: Table, service: Service, secret: str) -> Created:
    """A rematch with the same players; everyone who asks gets the same table."""
    return await service.lobby.rematch(table, secret)


# ---- seats


@get("/tables/{table:str}/link", responses=PROBLEMS)
async def get_link(table: Table, service: Service, secret: str) -> Link:
    """What the bearer token, which may be a ticket, is worth at this table. Spends nothing."""
    return await service.lobby.link(table, secret)


@post("/tables/{table:str}/claim", responses=PROBLEMS, status_code=200, guards=[limited_seats])
async def claim(table: Table, data: Claim, service: Service, request: Asked) -> SeatLink:
    """Take a seat with its ticket, or with a code that another device of yours shows."""
    if is_code(data.ticket):
        await service.lobby.info(table)  # only tables that exist are counted
        codes: CodeLimits = request.app.state.code_limits
        codes.take(host(request), table)
    return await service.lobby.claim(table, data)


@post("/tables/{table:str}/hand-on", responses=PROBLEMS, guards=[limited_seats])
async def hand_on(table: Table, data: HandOn, service: Service, secret: str) -> SeatLink:
    """Hand a seat of yours on: a new ticket for it, and your token is worth nothing there."""
    return await service.lobby.hand_on(table, secret, data)


@post("/tables/{table:str}/renew", responses=PROBLEMS, guards=[limited_seats])
async def renew(table: Table, data: Renew, service: Service, secret: str) -> SeatLink:
    """Replace the unused ticket of a seat at a table you made, or of one you handed on."""
    return await service.lobby.renew(table, secret, data)


@post("/tables/{table:str}/free", responses=PROBLEMS, guards=[limited_seats])
async def free(table: Table, data: Free, service: Service, secret: str) -> SeatLink:
    """Free a seat at a table you made, before its first public move: a new ticket for it."""
    return await service.lobby.free(table, secret, data)


@post("/tables/{table:str}/code", responses=PROBLEMS, guards=[limited_seats])
async def code(table: Table, service: Service, secret: str) -> Code:
    """A code with which one more device of yours gets your seats at this table."""
    return await service.lobby.code(table, secret)


@post("/tables/{table:str}/cancel", responses=PROBLEMS, status_code=200)
async def cancel(table: Table, service: Service, secret: str) -> TableInfo:
    """Call a table off that you made, as long as nobody else has taken a seat."""
    await service.lobby.cancel(table, secret)
    return await service.lobby.info(table)


# ---- the rest


@get("/health", media_type=MediaType.JSON)
async def health() -> dict[str, str]:
    """Whether the process answers, with the server's version."""
    return {"status": "ok", "version": version()}


@get("/ready", responses={503: ResponseSpec(Problem, description="Nobody can play now.")})
async def ready(service: Service) -> dict[str, str]:
    """Whether the database answers and can be written to; otherwise nobody can play."""
    if not await service.ready():
        raise RequestError("not-ready", 503)
    return {"status": "ok"}


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    include_in_schema=False,
)
async def nothing(request: Asked) -> None:
    raise RequestError("no-path", 404, path=request.scope["path"][:200])


async def only_our_pages(request: Asked) -> None:
    """Check the name we are called by, and the origin of everything that may change something."""
    check_request(request)
    if request.method != "GET":
        check_origin(request, request.app.state.settings.public_url)


HANDLERS: Final[tuple[HTTPRouteHandler, ...]] = (
    get_offer, get_box, get_help, create_table, list_tables, get_table, my_tables, get_log,
    get_moment, get_sheet, get_analysis, get_record, open_record, play_on, rematch, get_link, claim,
    hand_on, renew, free, code, cancel, *finding.HANDLERS, *notice_routes.HANDLERS,
    *people.HANDLERS, *proofing.HANDLERS, *reaching.HANDLERS, health, ready, nothing,
)  # fmt: skip


def api() -> Router:
    """Everything under /api except the sockets."""
    return Router(
        "/api",
        route_handlers=HANDLERS,
        dependencies={
            "spoken": Provide(spoken),
            "secret": Provide(secret),
            "service": Provide(served),
        },
        before_request=only_our_pages,
        request_class=StrictRequest,
    )
