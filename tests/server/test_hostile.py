"""Clients that mean no good: each gets a sentence, costs little, and leaves nothing in the log."""

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from marrakesh.server.http import door, limits, sockets
from marrakesh.server.http.door import Door
from marrakesh.server.http.limits import Limit
from marrakesh.server.messages import Advise, Done, Hello, NewSeat, NewTable, Wishes
from marrakesh.server.refusals import Refusal
from marrakesh.server.service import Service, notices
from marrakesh.server.tables import making, requests
from serving import WAIT, Json, Player, Server, running
from tables import Client, net_table, on_each_database, refused, soon

HUGE = 10**25
HALF = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{}"
SENTENCE = 400
"""Characters that a problem may need."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hostile")
    log = folder / "log"
    with running(folder / "tables.sqlite", log=log) as server:
        yield server
        assert server.get("/api/health")["status"] == "ok"
    said = log.read_text().splitlines()
    assert [line for line in said if "pages for the browser" not in line] == []


# ---- HTTP


def _wish(**rules: Any) -> bytes:
    return json.dumps({"kind": "net", "rules": rules}).encode()


@pytest.mark.parametrize(
    "body",
    [
        b"", b"null", b"{", b"\xff", b'{"kind": NaN}', b'{"a":' * 10_000, b"9" * 60_000,
        _wish(players=HUGE), _wish(players=-1), _wish(players=2.5), _wish(edition="A" * 60_000),
        _wish(edition="\0"), _wish(modules=["x" * 30] * 1000), _wish(modules=["nomads"] * 5000),
        _wish(modules=[[]]), _wish(staircase=["1"] * 10_000), _wish(solo="x" * 60_000),
        json.dumps({"kind": "k" * 60_000}).encode(),
        json.dumps({"kind": "net", "seats": [{}] * 9000}).encode(),
        json.dumps({"kind": "net", "seats": [{"name": "x" * 50_000}]}).encode(),
        b'{"kind": "net", "seats": [{"name": "\\ud800"}]}',
        json.dumps({"kind": "bots", "seats": [{}, {"bot": "search:1e308s"}]}).encode(),
        json.dumps({"kind": "net", "webhook": "http://a\0b/"}).encode(),
        json.dumps({"kind": "net", "webhook": "http://"}).encode(),
        json.dumps({"kind": "net", "webhook": "http://a:99999999/"}).encode(),
        json.dumps({"kind": "net", "webhook": "http://a/\r\nHost: b"}).encode(),
    ],
)  # fmt: skip
def test_wishes_that_no_page_would_send(server: Server, body: bytes) -> None:
    assert_refused(server, 400, "POST", "/api/tables", content=body)


def assert_refused(server: Server, status: int, method: str, path: str, **about: Any) -> None:
    before = server.spent()
    reply = server.http.request(method, path, **about)
    assert reply.status_code == status, reply.text[:500]
    assert reply.json().keys() == {"error"}
    assert 10 < len(reply.json()["error"]) <= SENTENCE
    assert server.spent() - before < 3


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00", "/api/tables/%00/log", "/api/tables/%ff", "/api/tables/" + "a" * 5000,
        "/api/tables/..%2f..%2fetc", "/api/help/scroll/%00", "/api/help/scroll/" + "9" * 5000,
        "/assets/%2e%2e/%2e%2e/settings.py", "/assets/..%2f..%2fsettings.py", "/%2e%2e/x.py",
    ],
)  # fmt: skip
def test_paths_that_lead_nowhere(server: Server, path: str) -> None:
    assert_refused(server, 404, "GET", path)


def test_methods_that_nobody_knows(server: Server) -> None:
    assert_refused(server, 405, "A" * 30_000, "/api/tables")


def test_moments_that_never_were(server: Server) -> None:
    path = f"/api/tables/{server.create()['table']}"
    for move in ("-1", str(HUGE), "9" * 5000):
        assert_refused(server, 404, "GET", f"{path}/moments/{move}")
    assert_refused(server, 400, "GET", f"{path}/log?last={'9' * 5000}")
    wish = {"moves": HUGE, "kind": "bots"}
    assert_refused(server, 409, "POST", f"{path}/play-on", json=wish)


@pytest.mark.parametrize(
    "text",
    [
        "", "A" * 900_000, "marrakesh record 1\nversion: " + "9" * 900_000 + "\n",
        "marrakesh record 1" + "\n" * 900_000, "marrakesh record 1\n" + "#\n" * 400_000,
        "marrakesh record 1\n" + " " * 900_000, "marrakesh record 1\nversion: \0\n",
    ],
)  # fmt: skip
def test_records_that_are_bombs(server: Server, text: str) -> None:
    assert_refused(server, 400, "POST", "/api/records", content=text.encode())


def test_bodies_that_say_they_have_no_end(server: Server) -> None:
    endless = iter([b"A" * 10_000] * 50)
    assert_refused(server, 413, "POST", "/api/tables", content=endless)


@pytest.mark.parametrize(
    "bytes_sent",
    [
        b"\0\1\2\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\na: " + b"b" * 200_000,
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
        HALF,
    ],
)
def test_bytes_that_are_no_request(server: Server, bytes_sent: bytes) -> None:
    with _connected(server.url) as line:
        line.sendall(bytes_sent)
    assert server.get("/api/health")["status"] == "ok"


def _connected(url: str) -> socket.socket:
    host, _, port = url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), WAIT)


@pytest.mark.parametrize("sent", [b"", b"GET / HT", HALF])
def test_a_request_that_never_ends_is_ended(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "ASKED_WITHIN", 0.1)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def wait() -> None:
        config = uvicorn.Config(app, http=Door, lifespan="off", log_config=None)
        web = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as bound:
            serving = asyncio.create_task(web.serve([bound]))
            reader, writer = await asyncio.open_connection(*bound.getsockname())
            writer.write(sent)
            assert await asyncio.wait_for(reader.read(), WAIT) == b""
            writer.close()
            web.should_exit = True
            await serving

    asyncio.run(wait())


# ---- how many tables


def test_nobody_makes_tables_without_end(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite", "--tables-per-hour", "3") as server:
        record = b"no record"

        def ask(address: str, lang: str = "en") -> Any:
            headers = {"X-Forwarded-For": address, "Accept-Language": lang}
            return server.http.post("/api/records", content=record, headers=headers)

        assert [ask("203.0.113.5").status_code for _ in range(4)] == [400, 400, 400, 429]
        same = {"X-Forwarded-For": "203.0.113.5"}
        assert_refused(server, 429, "POST", "/api/tables", json={"kind": "net"}, headers=same)
        sentences = {ask("203.0.113.5", lang).json()["error"] for lang in ("en", "de", "nl")}
        assert len(sentences) == 3
        assert any("in 20 minutes" in sentence for sentence in sentences)
        assert ask("203.0.113.6").status_code == 400
        for _ in range(5):
            server.create()  # this computer itself


def test_the_limit_is_lifted_as_time_goes_by() -> None:
    now = 0.0
    limit = Limit(60, lambda: now)
    for _ in range(60):
        limit.take("2001:db8::1")
    with pytest.raises(Refusal, match="in a minute"):
        limit.take("2001:db8::ffff")  # the same household
    limit.take("2001:db8:0:1::1")
    now = 61.0
    limit.take("2001:db8::1")
    with pytest.raises(Refusal, match="in a minute"):
        limit.take("2001:db8::1")
    for own in ("127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"):
        for _ in range(100):
            limit.take(own)


def test_addresses_that_were_quiet_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_KNOWN", 10)
    now = 0.0
    limit = Limit(1, lambda: now)
    for number in range(10):
        limit.take(f"203.0.113.{number}")
    now = 3601.0
    for number in range(20, 25):
        limit.take(f"203.0.113.{number}")
    assert len(limit._used) == 5


# ---- the socket


@pytest.fixture
def ada(server: Server) -> Iterator[Player]:
    created = server.create("net", seats=[{"name": "Ada"}, {"name": "Ben"}])
    with Player(server, created["table"], created["links"][0]["token"]) as player:
        yield player


@pytest.mark.parametrize(
    "message",
    [
        {"type": "move", "seq": 0, "action": HUGE}, {"type": "move", "seq": 0, "action": -HUGE},
        {"type": "move", "seq": 0, "action": 2**63}, {"type": "move", "seq": -HUGE, "action": 0},
        {"type": "move", "seq": 0, "action": 0, "seat": 1},
        {"type": "move", "seq": 0, "action": 0, "seat": HUGE},
        {"type": "move", "seq": 0, "action": 0, "seat": -1},
        {"type": "foresee", "action": HUGE}, {"type": "undo", "seq": HUGE},
        {"type": "confirm", "seq": HUGE}, {"type": "replace", "target": HUGE},
        {"type": "replace", "target": 1}, {"type": "return"}, {"type": "answer", "yes": True},
        {"type": "standing", "question": "ask-river-bonus", "action": HUGE},
        {"type": "standing", "question": "\0", "action": 0},
        {"type": "wishes", "name": "x" * 60_000}, {"type": "why", "action": "x" * 60_000},
        {"type": "why", "action": "\0"}, {"type": "advise", "bot": "search:1s:9p"},
        {"type": "advise", "bot": "os.system"}, {"type": "x" * 60_000},
    ],
)  # fmt: skip
def test_messages_that_no_page_would_send(ada: Player, message: Json) -> None:
    answer = ada.ask(message["type"], **{k: v for k, v in message.items() if k != "type"})
    assert answer["type"] == "refused"
    assert 10 < len(answer["error"]) <= SENTENCE
    assert ada.sight["seq"] == 0


def test_text_that_is_no_text_ends_the_connection(server: Server, ada: Player) -> None:
    ada.socket.send(b"\xff\xfe", text=True)
    assert ada.closed() == 1007


def test_names_are_plain_whatever_is_in_them(ada: Player) -> None:
    names = {"\0\n": "", "\u202eAda\u2066": "Ada", "Pashabot": "", " A  B ": "A B"}
    for name, plain in names.items():
        ada.ask("wishes", name=name)
        ada.ask("wishes", confirm=False)  # so that the sight before it is there
        assert ada.sight["info"]["seats"][0]["name"] == plain


@on_each_database()
async def test_two_people_may_choose_the_same_id(service: Service) -> None:
    _, (anna, ben) = await net_table(service)
    for client in (anna, ben):
        for name in ("Eve", "Eva"):
            wish = Wishes(id="the same \0", seat=client.seat, name=name)
            assert isinstance(await client.say(wish), Done)
    assert [seat.name for seat in ben.sight.info.seats] == ["Eve", "Eve"]


@on_each_database()
async def test_a_log_is_not_filled_without_end(service: Service) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(requests, "MOST_ENTRIES", 5)
        _, (anna, _) = await net_table(service)
        for number in range(5):
            assert isinstance(await anna.wish(name=f"A{number}"), Done)
        assert refused(await anna.wish(name="B"), "open another one")
        assert anna.sight.info.seats[0].name == "A4"


@on_each_database()
async def test_no_table_has_such_a_name(service: Service) -> None:
    for table in ("\0", "a b", "\u00e4", "a" * 25, ""):
        with pytest.raises(Refusal, match="no such table"):
            await service.connect(table, Hello())


def test_advice_is_not_asked_for_without_end(ada: Player) -> None:
    for number in range(6):
        ada.send(type="advise", id=str(number), seat=0, bot="search:1s")
    answers: dict[str, str] = {}
    while len(answers) < 6:
        message = ada.receive()
        if "id" in message:
            answers[message["id"]] = message["type"]
    assert answers == dict.fromkeys("012", "advice") | dict.fromkeys("345", "refused")


@on_each_database()
async def test_who_left_gets_no_advice(service: Service) -> None:
    seats = [NewSeat(), NewSeat(bot="random")]
    created = await service.create(NewTable(kind="bots", seats=seats))
    gone = await Client.at(service, created.table, created.links[0].token)
    service.disconnect(gone.viewer)
    assert refused(await gone.say(Advise(id="a", seat=0)), "anything now")


def test_who_does_not_read_is_not_listened_to() -> None:
    heard = 0

    async def receive_data(mode: str) -> str:
        nonlocal heard
        heard += 1
        await asyncio.sleep(0)
        return "no JSON"

    async def send_text(text: str) -> None:
        await asyncio.Event().wait()

    async def full() -> bool:
        return heard > sockets.UNREAD

    async def listen() -> None:
        fake: Any = SimpleNamespace(
            query_params={}, headers={}, receive_data=receive_data, send_text=send_text
        )
        client = sockets.Client(fake, None, "table")  # type: ignore[arg-type]
        client.viewer = SimpleNamespace(lang="en")  # type: ignore[assignment]
        tasks = [asyncio.create_task(work()) for work in (client._listen, client._tell)]
        await soon(full)
        for _ in range(1000):
            await asyncio.sleep(0)  # in which it could hear more
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(listen())
    assert heard < sockets.UNREAD + 10


# ---- the webhook


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org", "http://", "http:///x", "https://a b/", "http://a/\n", "http://ä.de/",
        "http://a:x/", "http://a:0/", "http://[::1/", "javascript:alert(1)",
    ],
)  # fmt: skip
def test_what_is_no_address(url: str) -> None:
    assert not making.is_address(url)


def test_an_address_that_answers_slowly_does_not_keep_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "TIMEOUT", WAIT / 2)
    gone_on = Event()
    with socket.create_server(("127.0.0.1", 0)) as hook:

        def drip() -> None:
            line, _ = hook.accept()
            with line:
                line.recv(4000)
                line.sendall(b"H")
                gone_on.wait(WAIT)  # with the rest of the answer

        thread = Thread(target=drip)
        thread.start()
        notices.post(f"http://127.0.0.1:{hook.getsockname()[1]}/", b"{}", local=True)
        assert thread.is_alive()
        gone_on.set()
        thread.join()
