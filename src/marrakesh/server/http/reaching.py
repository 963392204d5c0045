"""How others reach a server that somebody runs at home."""

import shlex
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from litestar import get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from marrakesh.server.http.guards import Asked, host
from marrakesh.server.http.limits import client
from marrakesh.server.messages import Reach
from marrakesh.server.settings import Settings, default_database
from marrakesh.server.storage.database import without_password

EVERYWHERE: Final = ("0.0.0.0", "::")
"""Addresses to listen on that others can connect to, too."""


@get("/reach")
async def get_reach(request: Asked, state: State) -> Reach:
    """How others reach this server; told to its own computer only, for it names the database."""
    listens, port = state.bound
    name = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    here = name == "localhost" or not client(name)
    if client(host(request)) or not here or state.settings.public_url:
        return Reach(address="", command="")
    if listens in EVERYWHERE:
        return Reach(address=_address(port), command="")
    return Reach(address="", command=restart(state.settings, port))


def restart(settings: Settings, port: int) -> str:
    """The command that starts the same server again, open to the network."""
    words = [*_program(), "serve", "--host", "0.0.0.0", "--port", str(port)]
    if settings.database != default_database():
        words += ["--database", without_password(settings.database)]
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def _program() -> list[str]:
    """What this process was started with."""
    started = Path(sys.argv[0])
    if started.stem != "marrakesh":
        return [sys.executable, "-m", "marrakesh.cli"]
    found = shutil.which("marrakesh")
    return ["marrakesh"] if found and Path(found).resolve() == started.resolve() else [str(started)]


def _address(port: int) -> str:
    """Of this computer in its network; empty without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # finds the way out, and sends nothing
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}"


HANDLERS: Final[tuple[HTTPRouteHandler, ...]] = (get_reach,)
