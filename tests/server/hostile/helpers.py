"""Shared helpers for the tests of hostile clients."""

from typing import Any

from server_process import Server

HUGE = 10**25
SENTENCE = 400
"""Maximum length of an error message, in characters."""


def assert_refused(server: Server, status: int, method: str, path: str, **about: Any) -> None:
    before = server.spent()
    reply = server.http.request(method, path, **about)
    assert reply.status_code == status, reply.text[:500]
    assert reply.json().keys() == {"error"}
    assert 10 < len(reply.json()["error"]) <= SENTENCE
    assert server.spent() - before < 3
