"""Messages in pieces, and pages that have not been built."""

import asyncio
import json
from types import SimpleNamespace

import pytest

from marrakesh.server.http import pages
from marrakesh.server.refusals import Refusal
from server.http.helpers import two
from serving import Server


def test_a_message_may_come_in_pieces(server: Server) -> None:
    table, _, _ = two(server)
    with server.socket(table) as client:
        client.send(['{"type": ', '"hel', 'lo"}'])
        assert json.loads(client.recv())["type"] == "sight"


@pytest.mark.parametrize(
    ("path", "key", "status"),
    [("/", "no-pages", 503), ("/t/x", "no-pages", 503), ("/x.js", "no-path", 404)],
)
def test_without_pages_the_server_says_so(path: str, key: str, status: int) -> None:
    request, serve = SimpleNamespace(scope={"path": path}), pages.page.fn

    async def ask() -> None:
        await serve(request, SimpleNamespace(pages={}))

    with pytest.raises(Refusal) as refusal:
        asyncio.run(ask())
    assert (refusal.value.key, refusal.value.status) == (key, status)
