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

from marrakesh.server.http.app import create_app, create_metrics_app
from marrakesh.server.http.dependencies import ServerState
from marrakesh.server.http.middleware import measured
from marrakesh.server.http.pages import FOLDER, read_pages
from marrakesh.server.http.protocols import ServerConfig
from marrakesh.server.http.rate_limits import RateLimits
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
    """Serve until Ctrl-C or SIGTERM; metrics are served on their own socket, if given."""
    logs.set_up()
    take_turns()
    with bound, asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(_serve(settings, bound, lang, opens, metrics))


def take_turns() -> None:
    """Collect garbage less often and switch threads more often, so that no table is held up."""
    gc.freeze()  # existing objects are permanent
    gc.set_threshold(10_000, 20, 50)
    sys.setswitchinterval(0.001)


async def _serve(
    settings: Settings, bound: socket.socket, lang: str, opens: bool, metrics: socket.socket | None
) -> None:
    with explained(settings.database, OSError):
        service = await Service.open(settings)
    try:
        limits = RateLimits(settings.tables_per_hour)
        state = ServerState(service, settings, bound.getsockname()[:2], limits)
        app = create_app(state, read_pages(FOLDER))
        server = Server(ServerConfig(measured(app), limits))
        server.at_start = lambda: announce(settings, bound, lang, opens)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, server.handle_exit)
        async with _metrics_served(metrics, limits):
            await server.serve(sockets=[bound])
    finally:
        await service.close()


@contextlib.asynccontextmanager
async def _metrics_served(metrics: socket.socket | None, limits: RateLimits) -> AsyncIterator[None]:
    """Serve metrics while the block runs, if they have a socket."""
    if metrics is None:
        yield
        return
    server = Server(ServerConfig(create_metrics_app(), limits))
    task = asyncio.create_task(server.serve(sockets=[metrics]))
    try:
        yield
    finally:
        server.should_exit = True
        await task


class Server(uvicorn.Server):
    """A uvicorn server that calls `at_start` when ready. It leaves signals to `_serve`, which has
    to close the service afterwards."""

    at_start: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.at_start()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def announce(settings: Settings, bound: socket.socket, lang: str, opens: bool) -> None:
    """Print the address, and open it in a browser if requested."""
    address = _address(bound)
    print(text(lang)("serve-running", address=address))
    print(text(lang)("serve-stop", database=shown(settings.database)), flush=True)
    if opens:  # starting some browsers blocks the caller
        threading.Thread(target=open_page, args=(address,), daemon=True).start()


def _address(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def open_page(address: str, platform: str = sys.platform) -> None:
    """Open an address in a browser if there is a display, except in CI."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not os.environ.get("CI") and (screen or platform in ("win32", "darwin")):
        webbrowser.open(address)
