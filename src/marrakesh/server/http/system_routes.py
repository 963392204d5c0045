"""The HTTP API: the server's health, and how others can reach it."""

import shlex
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from litestar import Router, get
from litestar.enums import MediaType
from litestar.handlers import route
from litestar.openapi.datastructures import ResponseSpec

from marrakesh.server.errors import RequestError
from marrakesh.server.http.dependencies import AnyRequest, client_of, state_of
from marrakesh.server.http.rate_limits import client_key
from marrakesh.server.messages import Problem, Reach
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings, default_database
from marrakesh.server.storage.database import without_password
from marrakesh.versions import version

EVERYWHERE: Final = ("0.0.0.0", "::")
"""The wildcard addresses: a server listening on one accepts connections from other computers."""


@get("/health", media_type=MediaType.JSON)
async def health() -> dict[str, str]:
    """Confirm that the process is responding, and return the server's version."""
    return {"status": "ok", "version": version()}


@get("/ready", responses={503: ResponseSpec(Problem, description="Nobody can play now.")})
async def ready(service: Service) -> dict[str, str]:
    """Confirm that the database is responding and writable, without which nobody can play."""
    if not await service.ready():
        raise RequestError("not-ready", 503)
    return {"status": "ok"}


@get("/reach")
async def get_reach(request: AnyRequest) -> Reach:
    """Return the address at which others can reach this server, or a command that opens it to them.

    The reply is empty if the server has a public URL, or if another computer asks, because the
    command names the database.
    """
    state = state_of(request)
    listens, port = state.bound
    name = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    here = name == "localhost" or not client_key(name)
    if client_of(request) or not here or state.settings.public_url:
        return Reach(address="", command="")
    if listens in EVERYWHERE:
        return Reach(address=_address(port), command="")
    command = restart_command(state.settings, port, Path(sys.argv[0]))
    return Reach(address="", command=command)


def restart_command(
    settings: Settings, port: int, started: Path, platform: str = sys.platform
) -> str:
    """Return the command that restarts this server so that other computers can connect to it."""
    words = [*_program(started), "serve", "--host", "0.0.0.0", "--port", str(port)]
    if settings.database != default_database():
        words += ["--database", without_password(settings.database)]
    return subprocess.list2cmdline(words) if platform == "win32" else shlex.join(words)


def _program(started: Path) -> list[str]:
    """Return the command for this program: the script it was started with, or `python -m`."""
    if started.stem != "marrakesh":
        return [sys.executable, "-m", "marrakesh.cli"]
    found = shutil.which("marrakesh")
    return ["marrakesh"] if found and Path(found).resolve() == started.resolve() else [str(started)]


def _address(port: int) -> str:
    """Return the server's URL on the local network; empty if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # finds the route without sending anything
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}"


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    include_in_schema=False,
)
async def nothing(request: AnyRequest) -> None:
    raise RequestError("no-path", 404, path=request.scope["path"][:200])


ROUTER: Final = Router("/", route_handlers=[health, ready, get_reach, nothing])
