"""The API's schema, and requests that are checked against it."""

from dataclasses import dataclass, field
from functools import cache
from inspect import isclass
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import ClientException
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.types import Message, Scope

from marrakesh.records import FIRST_LINE
from marrakesh.server import messages


class Document(JsonRenderPlugin):
    """openapi.json, with messages described by msgspec, which decodes them.

    Litestar's own descriptions leave out what may be in a list, and some limits.
    """

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schemas = {**openapi_schema["components"]["schemas"], **_messages()}
        return super().render(request, {**openapi_schema, "components": {"schemas": schemas}})


@cache
def _messages() -> dict[str, Any]:
    known = [vars(messages)[name] for name in messages.__all__]
    structs = [one for one in known if isclass(one) and issubclass(one, msgspec.Struct)]
    reference = "#/components/schemas/{name}"
    return msgspec.json.schema_components(structs, ref_template=reference)[1]


@dataclass
class RecordOperation(Operation):
    """An operation whose body is a record."""

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


def _number(digits: str) -> float:
    """To JSON Schema, 2.0 is an integer."""
    number = float(digits)
    return int(number) if number.is_integer() else number


_decode: Final = msgspec.json.Decoder(float_hook=_number).decode


def _said(error: Exception) -> str:
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
            raise ClientException(_said(error)) from None


async def allow(message: Message, scope: Scope) -> None:
    """Answer OPTIONS with all methods of a path; Litestar omits those of a second handler."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS":
        here = scope.get("path_template")  # an unknown path has none
        routes = [one for one in scope["litestar_app"].routes if one.path_format == here]
        methods = {method for route in routes for method in route.methods}
        told = ", ".join(sorted(methods)).encode()
        message["headers"] = [
            (name, told if name == b"allow" else value) for name, value in message["headers"]
        ]
