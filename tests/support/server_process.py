"""A real server in its own process, and clients for it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from secrets import token_urlsafe
from typing import Any
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
WAIT = 120.0
"""Seconds within which things must happen, however busy the machine is."""


class Server:
    """`marrakesh serve` on a free port, with its database in a file or elsewhere."""

    program: tuple[str, ...] = (sys.executable, "-m", "marrakesh.cli")

    def __init__(self, database: Path | str, *options: str, log: Path | None = None) -> None:
        url = f"sqlite:///{database}" if isinstance(database, Path) else database
        command = [*self.program, "serve", "--port", "0", "--lang", "en"]
        with ExitStack() as stack:
            errors = stack.enter_context(log.open("w")) if log else None
            self.process = subprocess.Popen(
                [*command, "--database", url, *options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "CI": "1", "PYTHONUNBUFFERED": "1"},
            )
        assert self.process.stdout
        self.url = self.process.stdout.readline().split()[-1]
        self.http = httpx.Client(base_url=self.url, timeout=WAIT)

    def end(self, how: int = signal.SIGTERM) -> int:
        """Send a signal to the process; return its exit code."""
        self.http.close()
        self.process.send_signal(how)
        code = self.process.wait(WAIT)
        assert self.process.stdout
        self.process.stdout.close()
        return code

    def spent(self) -> float:
        """Return the processor time that the process has used, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")

    def create(self, kind: str = "net", **wish: Any) -> Json:
        """Make a table at which everyone has taken their seat: `links` have their tokens."""
        created = self.invite(kind, **wish)
        created["links"] = [
            self.claim(created["table"], link["ticket"]) if link["ticket"] else link
            for link in created["links"]
        ]
        return created

    def invite(self, kind: str = "net", **wish: Any) -> Json:
        """Make a table at which the others have yet to claim their seats."""
        reply = self.http.post("/api/tables", json={"kind": kind, **wish})
        assert reply.status_code == 201, reply.text
        created: Json = reply.json()
        return created

    def claim(self, table: str, ticket: str, **about: Any) -> Json:
        """Take a seat, with a new token."""
        wish = {"ticket": ticket, "token": token_urlsafe(24), **about}
        reply = self.http.post(f"/api/tables/{table}/claim", json=wish)
        assert reply.status_code == 200, reply.text
        link: Json = reply.json()
        return link

    def get(self, path: str, token: str = "", **params: Any) -> Any:
        reply = self.http.get(path, params=params, headers=bearer(token))
        assert reply.status_code == 200, reply.text
        return reply.json()

    def post(self, path: str, token: str = "", **body: Any) -> Any:
        reply = self.http.post(path, json=body, headers=bearer(token))
        assert reply.status_code in (200, 201), reply.text
        return reply.json()

    def socket(self, table: str, **headers: str) -> ClientConnection:
        return socket_of(self, table, WAIT, headers)


def socket_of(
    server: Server, table: str, patience: float, headers: dict[str, str] | None = None
) -> ClientConnection:
    """Connect to a table; opening and closing take at most this many seconds."""
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return connect(
        address, additional_headers=headers, open_timeout=patience, close_timeout=patience
    )


@contextmanager
def running(database: Path | str, *options: str, log: Path | None = None) -> Iterator[Server]:
    server = Server(database, *options, log=log)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            assert server.end() == 0


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


class Player:
    """A client at a table that remembers the last snapshot."""

    def __init__(
        self, server: Server, table: str, token: str = "", patience: float = WAIT, **hello: Any
    ) -> None:
        self.server = server
        self._patience = patience
        self._open = ExitStack()
        self.socket = self._open.enter_context(socket_of(server, table, patience))
        self.snapshot: Json = {}
        self.news: list[Json] = []
        self.send(type="hello", token=token, **hello)
        self.until(lambda _: True)

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=self._patience))
        if message["type"] == "sight":
            self.snapshot = message
            self.news += message["news"]
        return message

    def closed(self) -> int:
        """Listen until the server ends the connection; return the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 0

    def until(self, true: Callable[[Json], bool]) -> Json:
        """Wait for the next snapshot that meets a condition."""
        while True:
            message = self.receive()
            if message["type"] == "sight" and true(message):
                return message

    def ask(self, kind: str, **about: Any) -> Json:
        """Send a request and return the reply."""
        wanted = {"type": kind, "id": str(uuid4()), "seat": self.snapshot["seat"]}
        self.send(**{**wanted, **about})
        while True:
            message = self.receive()
            if message.get("id") == about.get("id", wanted["id"]):
                return message

    def move(self, choice: int = 0, **about: Any) -> Json:
        """Choose one of the options; return the reply, after which the snapshot is current."""
        action = self.snapshot["options"][choice]["action"]
        seq = self.snapshot["seq"]
        answer = self.ask("move", **{"seq": seq, "action": action, **about})
        if answer["type"] == "done" and self.snapshot["seq"] < answer["seq"]:
            self.until(lambda snapshot: bool(snapshot["seq"] >= answer["seq"]))
        return answer
