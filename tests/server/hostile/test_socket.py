"""Hostile messages sent over the socket."""

from collections.abc import Iterator

import pytest

from marrakesh.server.messages import Done, SeatSettings
from marrakesh.server.service.service import Service
from server.hostile.helpers import HUGE, SENTENCE
from server_process import Json, Player, Server
from service_clients import net_table, on_any_database


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
def test_malformed_messages_are_refused(ada: Player, message: Json) -> None:
    seq = ada.snapshot["seq"]
    about = {"seq": seq, **{name: value for name, value in message.items() if name != "type"}}
    answer = ada.ask(message["type"], **about)
    assert answer["type"] == "refused"
    assert 10 < len(answer["error"]) <= SENTENCE
    assert ada.snapshot["seq"] == seq


@on_any_database()
async def test_two_people_may_use_the_same_message_id(service: Service) -> None:
    _, (anna, ben) = await net_table(service)
    for client, names in ((anna, ("Eve", "Eva")), (ben, ("Bob", "Bo"))):
        for name in names:
            wish = SeatSettings(id="the same \0", seat=client.seat, name=name)
            assert isinstance(await client.say(wish), Done)
    assert [seat.name for seat in ben.snapshot.info.seats] == ["Eve", "Bob"]


def test_pending_requests_for_advice_are_limited(ada: Player) -> None:
    for number in range(6):
        ada.send(type="advise", id=str(number), seat=0, bot="search:1s")
    ada.send(type="ping")
    answers: dict[str, str] = {}
    while len(answers) < 6:
        message = ada.receive()
        if message["type"] == "pong":  # answered immediately, before any advice
            assert answers == dict.fromkeys("345", "refused")
        if "id" in message:
            answers[message["id"]] = message["type"]
    assert answers == dict.fromkeys("012", "advice") | dict.fromkeys("345", "refused")
