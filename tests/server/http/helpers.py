"""Shared helpers for the tests of the HTTP interface."""

from typing import Any

from server_process import Server


def two(server: Server, **wish: Any) -> tuple[str, str, str]:
    """Make a table for Ada and Ben; return its id and their tokens."""
    created = server.create(seats=[{"name": "Ada"}, {"name": "Ben"}], **wish)
    ada, ben = created["links"]
    assert (ada["names"], ben["names"]) == (["Ada"], ["Ben"])
    return created["table"], ada["token"], ben["token"]


def refused(server: Server, method: str, path: str, status: int, **request: Any) -> str:
    reply = server.http.request(method, path, **request)
    assert reply.status_code == status, reply.text
    assert reply.headers["content-type"] == "application/json"
    error: str = reply.json()["error"]
    assert reply.json().keys() == {"error"}
    return error
