"""The Litestar application: the API, the WebSocket, the pages and the OpenAPI schema."""

import html
from collections.abc import Mapping
from functools import cache
from inspect import isclass
from typing import Any

import msgspec
from litestar import Litestar, Request, Router, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from marrakesh.server import messages
from marrakesh.server.http import (
    account_routes,
    box_routes,
    game_routes,
    system_routes,
    table_routes,
)
from marrakesh.server.http.dependencies import DEPENDENCIES, ServerState, StrictRequest
from marrakesh.server.http.middleware import (
    add_security_headers,
    check_api_request,
    check_request,
    list_methods,
    problem,
)
from marrakesh.server.http.pages import Page, page_handler
from marrakesh.server.http.protocols import LARGEST
from marrakesh.server.http.websocket import table_socket
from marrakesh.server.monitoring.prometheus import CONTENT_TYPE, exposition
from marrakesh.versions import version


class PlainPage(OpenAPIRenderPlugin):
    """Renders the API's paths and their descriptions as an HTML page without scripts."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = [
            f"<dt><code>{method.upper()} {html.escape(path)}</code></dt>"
            f"<dd>{html.escape(does.get('description', ''))}</dd>"
            for path, item in sorted(openapi_schema["paths"].items())
            for method, does in item.items()
        ]
        return (
            "<!doctype html><html lang=en><meta charset=utf-8><title>Marrakesh</title>"
            "<h1>Marrakesh: HTTP</h1><p><a href=/api/schema/openapi.json>openapi.json</a> is the"
            " full schema; docs/messages.md explains it and the WebSocket"
            " <code>/api/tables/{table}/socket</code>.</p>"
            f"<dl>{''.join(rows)}</dl></html>"
        ).encode()


class JsonDocument(JsonRenderPlugin):
    """Renders openapi.json with schemas from msgspec, the library that decodes the messages.

    Litestar's own schemas omit the types of list items, and some limits.
    """

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schemas = {**openapi_schema["components"]["schemas"], **_message_schemas()}
        return super().render(request, {**openapi_schema, "components": {"schemas": schemas}})


@cache
def _message_schemas() -> dict[str, Any]:
    known = [vars(messages)[name] for name in messages.__all__]
    structs = [one for one in known if isclass(one) and issubclass(one, msgspec.Struct)]
    reference = "#/components/schemas/{name}"
    return msgspec.json.schema_components(structs, ref_template=reference)[1]


def create_app(state: ServerState, pages: Mapping[str, Page]) -> Litestar:
    """Create the application for a running service."""
    api = Router(
        "/api",
        route_handlers=[
            box_routes.ROUTER,
            table_routes.ROUTER,
            game_routes.ROUTER,
            account_routes.ROUTER,
            system_routes.ROUTER,
        ],
        dependencies=DEPENDENCIES,
        before_request=check_api_request,
        request_class=StrictRequest,
    )
    return Litestar(
        route_handlers=[api, table_socket, page_handler(pages)],
        state=State({"server": state}),
        before_request=check_request,
        before_send=[add_security_headers, list_methods],
        exception_handlers={Exception: problem},
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Marrakesh",
            version=version(),
            path="/api/schema",
            render_plugins=[PlainPage(), JsonDocument()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


@get("/metrics", media_type=CONTENT_TYPE)
async def get_metrics() -> str:
    return exposition()


def create_metrics_app() -> Litestar:
    """Create the application that serves metrics to Prometheus, at an address of its own."""
    return Litestar([get_metrics], openapi_config=None, logging_config=None)
