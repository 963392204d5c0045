"""Measuring HTTP requests, and the address where Prometheus reads all metrics."""

import time

from litestar import Litestar, get
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from marrakesh.server.monitoring import metrics
from marrakesh.server.monitoring.prometheus import CONTENT_TYPE, exposition


def measured(app: ASGIApp) -> ASGIApp:
    """The application, with the time to the start of each HTTP reply."""

    async def timed(scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.HTTP.observe(time.perf_counter() - began, str(message["status"]))
            await send(message)

        await app(scope, receive, sent if scope["type"] == ScopeType.HTTP else send)

    return timed


@get("/metrics", media_type=CONTENT_TYPE)
async def get_metrics() -> str:
    return exposition()


def metrics_app() -> Litestar:
    """The application at the metrics' own address."""
    return Litestar([get_metrics], openapi_config=None, logging_config=None)
