"""The server process: start it, print its address, shut it down gracefully."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator

import uvicorn
from litestar.types import ASGIApp

from marrakesh.server.http.app import create_app
from marrakesh.server.http.frames import CountedFramesProtocol
from marrakesh.server.http.measuring import measured, metrics_app
from marrakesh.server.http.read_timeout import ReadTimeoutProtocol
from marrakesh.server.http.replies import LARGEST
from marrakesh.server.monitoring import logs
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings
from marrakesh.server.storage.database import explained, shown
from marrakesh.texts import text

if sys.platform == "win32":
    new_event_loop = asyncio.new_event_loop
else:
    from uvloop import new_event_loop


def run(
    settings: Settings,
    bound: socket.socket,
    lang: str,
    opens: bool,
    metrics: socket.socket | None = None,
) -> None:
    """Serve until Ctrl-C or SIGTERM; the metrics at an address of their own, if any."""
    logs.set_up()
    take_turns()
    with bound, asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(_serve(settings, bound, lang, opens, metrics))


def take_turns() -> None:
    """Let nothing hold up all tables: neither the search for reference cycles nor long logs."""
    gc.freeze()  # what is there now stays
    gc.set_threshold(10_000, 20, 50)
    sys.setswitchinterval(0.001)


async def _serve(
    settings: Settings, bound: socket.socket, lang: str, opens: bool, metrics: socket.socket | None
) -> None:
    with explained(settings.database, OSError):
        service = await Service.open(settings)
    try:
        app = create_app(service, settings, bound.getsockname()[:2])
        server = Server(_config(measured(app)))
        server.at_start = lambda: _tell(settings, bound, lang, opens)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, server.handle_exit)
        async with _beside(metrics):
            await server.serve(sockets=[bound])
    finally:
        await service.close()


@contextlib.asynccontextmanager
async def _beside(metrics: socket.socket | None) -> AsyncIterator[None]:
    """Serve the metrics meanwhile."""
    if metrics is None:
        yield
        return
    server = Server(_config(metrics_app()))
    task = asyncio.create_task(server.serve(sockets=[metrics]))
    try:
        yield
    finally:
        server.should_exit = True
        await task


def _config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="none",
        http=ReadTimeoutProtocol,
        ws=CountedFramesProtocol,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # a snapshot is a few KB; deflate needs 300 KB per socket
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


class Server(uvicorn.Server):
    """Calls `at_start` when ready; leaves signals to us, since the service closes after it."""

    at_start: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.at_start()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def _tell(settings: Settings, bound: socket.socket, lang: str, opens: bool) -> None:
    address = _address(bound)
    print(text(lang)("serve-running", address=address))
    print(text(lang)("serve-stop", database=shown(settings.database)), flush=True)
    if opens:  # opening some browsers blocks
        threading.Thread(target=open_page, args=(address,), daemon=True).start()


def _address(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def open_page(address: str) -> None:
    """Open a browser if there is a display."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not os.environ.get("CI") and (screen or sys.platform in ("win32", "darwin")):
        webbrowser.open(address)
