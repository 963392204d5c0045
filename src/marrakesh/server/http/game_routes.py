"""The HTTP API: a game's log, moments, score sheet, analysis and record."""

from dataclasses import dataclass, field
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter

from marrakesh.records import FIRST_LINE
from marrakesh.server.errors import RequestError
from marrakesh.server.http.dependencies import PROBLEMS, AnyRequest, Table, limited_tables
from marrakesh.server.http.middleware import LARGEST_RECORD
from marrakesh.server.messages import AnalysisSoFar, Created, Lang, LogEntry, Moment, PlayOn, Sheet
from marrakesh.server.service.service import Service


@get("/tables/{table:str}/log", responses=PROBLEMS)
async def get_log(
    table: Table, service: Service, secret: str, spoken: Lang,
    first: Annotated[int, Parameter(ge=0)] = 0, last: Annotated[int, Parameter(ge=0)] = 1_000_000,
) -> list[LogEntry]:  # fmt: skip
    """Return decisions `first` to `last` with the events they caused."""
    return await service.archive.log(table, secret, first, last, spoken)


@get("/tables/{table:str}/moments/{move:int}", responses=PROBLEMS)
async def get_moment(
    table: Table, move: int, service: Service, secret: str, spoken: Lang,
    seat: int = -1, instead: int = -1,
) -> Moment:  # fmt: skip
    """Return the game after `move` decisions, as one of your seats or everyone may see it.

    Once the game is over, `instead` can replace the next decision with another action.
    """
    return await service.archive.moment(table, secret, seat, move, spoken, instead)


@get("/tables/{table:str}/sheet", responses=PROBLEMS)
async def get_sheet(table: Table, service: Service, spoken: Lang) -> Sheet:
    """Return the score sheet."""
    return await service.archive.sheet(table, spoken)


@get("/tables/{table:str}/analysis", responses=PROBLEMS)
async def get_analysis(
    table: Table, service: Service, spoken: Lang, client: str, seat: int = 0
) -> AnalysisSoFar:
    """Return the results so far of analysing a seat's decisions in a finished game.

    Poll once a second until they are complete; the analysis runs only while clients keep asking.
    """
    return await service.analysis_queue.so_far(table, seat, spoken, client)


@get("/tables/{table:str}/record", responses=PROBLEMS, media_type=MediaType.TEXT)
async def get_record(table: Table, service: Service, secret: str) -> Response[str]:
    """Return the game's record as a file."""
    text = await service.archive.record(table, secret)
    attachment = f'attachment; filename="marrakesh-{table}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": attachment})


@dataclass
class RecordOperation(Operation):
    """An OpenAPI operation whose request body is a game record."""

    request_body: RequestBody | None = field(
        default_factory=lambda: RequestBody(
            content={
                "text/plain": OpenAPIMediaType(
                    schema=Schema(type=OpenAPIType.STRING, pattern=f"^{FIRST_LINE}")
                )
            },
            required=True,
        )
    )


@post(
    "/records",
    responses=PROBLEMS,
    guards=[limited_tables],
    request_max_body_size=LARGEST_RECORD,
    operation_class=RecordOperation,
)
async def open_record(request: AnyRequest, service: Service) -> Created:
    """Create a table from a record; the body is the record as plain text."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise RequestError("not-utf8") from None
    return await service.lobby.open_record(text)


@post("/tables/{table:str}/play-on", responses=PROBLEMS, guards=[limited_tables])
async def play_on(table: Table, data: PlayOn, service: Service, secret: str) -> Created:
    """Create a table of your own that continues from a moment of this game."""
    return await service.lobby.play_on(table, secret, data)


@post("/tables/{table:str}/rematch", responses=PROBLEMS)
async def rematch(table: Table, service: Service, secret: str) -> Created:
    """Create a rematch with the same players; everyone who asks gets the same table."""
    return await service.lobby.rematch(table, secret)


ROUTER: Final = Router(
    "/",
    route_handlers=[
        get_log, get_moment, get_sheet, get_analysis, get_record, open_record, play_on, rematch,
    ],
)  # fmt: skip
