"""The ASGI application: the service behind HTTP, WebSockets and the static pages."""

import html
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin

from marrakesh.server.http import pages
from marrakesh.server.http.crowds import MESSAGES, REQUESTS, Crowd
from marrakesh.server.http.limits import SEATS_PER_HOUR, CodeLimits, MailLimits, RateLimit
from marrakesh.server.http.openapi import Document, allow
from marrakesh.server.http.replies import LARGEST, check_request, problem, secure
from marrakesh.server.http.routes import api
from marrakesh.server.http.websocket import table_socket
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings
from marrakesh.versions import version


class PlainPage(OpenAPIRenderPlugin):
    """The API's paths as a page without scripts."""

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


def create_app(service: Service, settings: Settings, bound: tuple[str, int]) -> Litestar:
    """The application for a running service, and where it listens."""
    found = pages.read_pages(pages.FOLDER)
    return Litestar(
        route_handlers=[api(), table_socket, pages.page],
        state=State(
            {
                "service": service,
                "settings": settings,
                "bound": bound,
                "pages": found,
                "limit": RateLimit(settings.tables_per_hour),
                "requests": Crowd(*REQUESTS),
                "messages": Crowd(*MESSAGES),
                "seat_limit": RateLimit(SEATS_PER_HOUR, refusal="too-many-seat-deeds"),
                "code_limits": CodeLimits(),
                "mail_limits": MailLimits(),
            }
        ),
        before_request=check_request,
        before_send=[secure, allow],
        exception_handlers={Exception: problem},
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Marrakesh",
            version=version(),
            path="/api/schema",
            render_plugins=[PlainPage(), Document()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )
