"""The webhook of a table that is played over days."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

from marrakesh.server.messages import Created, NewSeat, NewTable
from marrakesh.server.service.service import Service
from server.notices.helpers import all_told, remind
from service_clients import Client, all_claimed, net_table, on_any_database, soon


@contextmanager
def hook() -> Iterator[tuple[str, list[Any]]]:
    """An address that keeps what it is sent."""
    got: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            size = int(self.headers["Content-Length"])
            got.append((self.path, json.loads(self.rfile.read(size))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/hook?who=us", got
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


async def let_anna_choose(service: Service, url: str) -> tuple[Created, Client, Client]:
    """Both have come; Anna has made her first choices, Ben is away."""
    created, (anna, ben) = await net_table(service, pace="days", webhook=url)
    service.sessions.disconnect(ben.session)
    await anna.wish(confirm=False)
    while anna.snapshot.options:
        await anna.move(anna.snapshot.options[0].action)
    return created, anna, ben


# long enough for Anna to come after the table was made
@on_any_database(notice_after=1.0, local_webhooks=True, public_url="https://marrakesh.example")
async def test_who_is_away_is_told_that_it_is_their_turn(service: Service) -> None:
    with hook() as (url, got):
        created, _, ben = await let_anna_choose(service, url)
        await all_told(service)
        link = f"https://marrakesh.example/t/{created.table}"
        told = f"Ben, it is your turn. At the table with Anna. {link}"
        assert got == [  # once, and not for Anna, who is there
            (
                "/hook?who=us",
                {
                    "table": created.table,
                    "seat": ben.seat,
                    "name": "Ben",
                    "link": link,
                    "content": told,
                    "allowed_mentions": {"parse": []},
                    "text": told,
                },
            )
        ]


@on_any_database(notice_after=600.0, local_webhooks=True)
async def test_names_are_escaped_in_chat_messages(service: Service) -> None:
    """In Discord's content and Slack's text: no link, no mention, no formatting."""
    with hook() as (url, got):
        created, (_, ben) = await net_table(service, pace="days", webhook=url)
        await ben.wish(name="[x](y) <!here> *&*")
        service.sessions.disconnect(ben.session)
        await remind(service, created.table)
        (_, told), *_ = got
        assert told["content"].startswith(r"\[x\](y) \<!here\> \*&\*, it is your turn")
        assert told["text"].startswith("[x](y) &lt;!here&gt; *&amp;*, it is your turn")


@on_any_database(notice_after=0.1, local_webhooks=True)
async def test_nothing_is_sent_for_a_seat_nobody_has_taken(service: Service) -> None:
    with hook() as (url, got):
        seats = [NewSeat(name="Anna"), NewSeat(name="Ben")]
        wish = NewTable(kind="net", seats=seats, pace="days", webhook=url)
        created = await service.lobby.create(wish)
        await remind(service, created.table)
        await all_told(service)
        assert [notice["name"] for _, notice in got] == ["Anna"]
        await all_claimed(service, created)
        await all_told(service)
        assert sorted(notice["name"] for _, notice in got) == ["Anna", "Anna", "Ben"]


@on_any_database(notice_after=600.0, local_webhooks=True)
async def test_only_who_is_away_and_still_asked_is_reminded(service: Service) -> None:
    with hook() as (url, got):
        created, (anna, ben) = await net_table(service, pace="days", webhook=url)
        service.sessions.disconnect(ben.session)
        loaded = await service.repository.get(created.table)
        for seat in (anna.seat, ben.seat):
            service.notifier.remind(loaded, seat, due=2e9)

        async def told() -> bool:
            return bool(got)

        await soon(told)
        assert [(notice["name"], notice["due"]) for _, notice in got] == [("Ben", 2e9)]


@on_any_database(notice_after=1.0, local_webhooks=True)
async def test_a_player_who_has_chosen_in_secret_is_not_notified(service: Service) -> None:
    told = []
    for chooses in (True, False):
        with hook() as (url, got):
            _, (anna, ben) = await net_table(service, pace="days", webhook=url)
            await anna.wish(confirm=False)
            while chooses and anna.snapshot.options:
                await anna.move(anna.snapshot.options[0].action)
            for one in (anna, ben):
                service.sessions.disconnect(one.session)
            await all_told(service)
            told.append([notice["name"] for _, notice in got])
    assert [sorted(names) for names in told] == [["Ben"], ["Anna", "Ben"]]


@on_any_database(notice_after=0.1)
async def testnotifier_do_not_go_into_our_own_network(service: Service) -> None:
    with hook() as (url, got):
        _, anna, _ = await let_anna_choose(service, url)
        await all_told(service)
        assert got == []
        assert not anna.snapshot.options
