"""Hostile messages on the socket."""

from collections.abc import Iterator

import pytest

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Advise, Done, Hello, NewSeat, NewTable, SeatSettings
from marrakesh.server.service.service import Service
from marrakesh.server.tables import requests
from server.hostile.helpers import HUGE, SENTENCE
from server_process import Json, Player, Server
from service_clients import Client, net_table, on_any_database, refused


@pytest.fixture
def ada(server: Server) -> Iterator[Player]:
    created = server.create("net", seats=[{"name": "Ada"}, {"name": "Ben"}])
    with Player(server, created["table"], created["links"][0]["token"]) as player:
        yield player


@pytest.mark.parametrize(
    "message",
    [
        {"type": "move", "action": HUGE}, {"type": "move", "action": -HUGE},
        {"type": "move", "action": 2**63}, {"type": "move", "seq": -HUGE, "action": 0},
        {"type": "move", "action": 0, "seat": 1},
        {"type": "move", "action": 0, "seat": HUGE},
        {"type": "move", "action": 0, "seat": -1},
        {"type": "foresee", "action": HUGE}, {"type": "undo", "seq": HUGE},
        {"type": "confirm", "seq": HUGE}, {"type": "replace", "target": HUGE},
        {"type": "replace", "target": 1}, {"type": "return"}, {"type": "answer", "yes": True},
        {"type": "standing", "question": "ask-river-bonus", "action": HUGE},
        {"type": "standing", "question": "\0", "action": 0},
        {"type": "wishes", "name": "x" * 60_000},
        {"type": "why", "place": {"kind": "hand", "key": "x" * 60_000}},
        {"type": "why", "place": {"kind": "nowhere"}}, {"type": "advise", "bot": "search:1s:9p"},
        {"type": "advise", "bot": "os.system"}, {"type": "x" * 60_000},
    ],
)  # fmt: skip
def test_messages_that_no_page_would_send(ada: Player, message: Json) -> None:
    seq = ada.snapshot["seq"]
    about = {"seq": seq, **{name: value for name, value in message.items() if name != "type"}}
    answer = ada.ask(message["type"], **about)
    assert answer["type"] == "refused"
    assert 10 < len(answer["error"]) <= SENTENCE
    assert ada.snapshot["seq"] == seq


def test_names_are_plain_whatever_is_in_them(ada: Player) -> None:
    names = {"\0\n": "", "\u202eAda\u2066": "Ada", "Pashabot": "", " A  B ": "A B"}
    for name, plain in names.items():
        ada.ask("wishes", name=name)
        ada.ask("wishes", confirm=False)  # so that the snapshot before it is there
        assert ada.snapshot["info"]["seats"][0]["name"] == plain


@on_any_database()
async def test_two_people_may_choose_the_same_id(service: Service) -> None:
    _, (anna, ben) = await net_table(service)
    for client, names in ((anna, ("Eve", "Eva")), (ben, ("Bob", "Bo"))):
        for name in names:
            wish = SeatSettings(id="the same \0", seat=client.seat, name=name)
            assert isinstance(await client.say(wish), Done)
    assert [seat.name for seat in ben.snapshot.info.seats] == ["Eve", "Bob"]


@on_any_database()
async def test_a_log_is_not_filled_without_end(service: Service) -> None:
    with pytest.MonkeyPatch.context() as patch:
        _, (anna, _) = await net_table(service)
        patch.setattr(requests, "MOST_ENTRIES", anna.snapshot.seq + 5)
        for number in range(5):
            assert isinstance(await anna.wish(name=f"A{number}"), Done)
        assert refused(await anna.wish(name="B"), "open another one")
        assert anna.snapshot.info.seats[0].name == "A4"


@on_any_database()
async def test_no_table_has_such_a_name(service: Service) -> None:
    for table in ("\0", "a b", "\u00e4", "a" * 25, ""):
        with pytest.raises(RequestError, match="no such table"):
            await service.sessions.connect(table, Hello())


def test_advice_is_not_asked_for_without_end(ada: Player) -> None:
    for number in range(6):
        ada.send(type="advise", id=str(number), seat=0, bot="search:1s")
    ada.send(type="ping")
    answers: dict[str, str] = {}
    while len(answers) < 6:
        message = ada.receive()
        if message["type"] == "pong":  # at once: no advice has come yet
            assert answers == dict.fromkeys("345", "refused")
        if "id" in message:
            answers[message["id"]] = message["type"]
    assert answers == dict.fromkeys("012", "advice") | dict.fromkeys("345", "refused")


@on_any_database()
async def test_who_left_gets_no_advice(service: Service) -> None:
    seats = [NewSeat(), NewSeat(bot="random")]
    created = await service.lobby.create(NewTable(kind="bots", seats=seats))
    gone = await Client.at(service, created.table, created.links[0].token)
    service.sessions.disconnect(gone.session)
    assert refused(await gone.say(Advise(id="a", seat=0)), "anything now")
