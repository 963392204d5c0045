"""Random messages of all kinds, valid or not: each is answered, and the tables stay intact."""

import random
from typing import Any, get_args

import msgspec

from marrakesh.presentation.subjects import PlaceKind
from marrakesh.server.messages import (
    Advice,
    Done,
    FromClient,
    Hello,
    NewSeat,
    NewTable,
    Ping,
    Preview,
    Refused,
    Rules,
    WhyNot,
)
from marrakesh.server.service.connection import decode
from marrakesh.server.service.service import Service
from server.hostile.helpers import HUGE
from service_clients import Client, all_claimed, check_replays, new_id, on_any_database
from soak import count, rounds

KINDS = [kind for kind in get_args(FromClient) if kind is not Ping]  # the socket itself answers it
ANSWERS = (Advice, WhyNot, Done, Preview, Refused)
TABLES = (
    NewTable(kind="net", seats=[NewSeat(), NewSeat()]),
    NewTable(kind="net", seats=[NewSeat(), NewSeat(), NewSeat()], rules=Rules(players=3)),
    NewTable(kind="screen", seats=[NewSeat(), NewSeat()], rules=Rules(edition="deluxe")),
    NewTable(kind="bots", seats=[NewSeat(), NewSeat(bot="random")]),
    NewTable(kind="solo", rules=Rules(players=1, solo="pashabot")),
)
WILD: tuple[Any, ...] = (
    -1, 0, 1, 2**31, 2**63, -HUGE, 1.5, None, True, "", "\0", "\ud800", "x" * 50, [], {}, [[]],
)  # fmt: skip
WORDS = ("en", "de", "nl", "random", "greedy", "ask-river-bonus", "ask-claim", "Ada", "\u202e")


def fitting(name: str, rng: random.Random, client: Client) -> Any:
    """Return a value that a page might send in this field, though not always at this moment."""
    snapshot = client.snapshot
    match name:
        case "id":
            return new_id() if rng.random() < 0.9 else "again"
        case "seq":
            return snapshot.seq - (rng.random() < 0.1)
        case "seat" | "target":
            return client.seat if rng.random() < 0.8 else rng.randrange(-1, 4)
        case "action":
            options = [option.action for option in snapshot.options]
            return rng.choice(options or [rng.randrange(-1, 500)])
        case "then":
            return [rng.randrange(500) for _ in range(rng.randrange(3))]
        case "place":
            return {"kind": rng.choice(get_args(PlaceKind)), "key": rng.choice(WORDS)}
        case "yes" | "alone" | "confirm":
            return rng.random() < 0.5
        case _:
            return rng.choice(WORDS)


def something(rng: random.Random, client: Client) -> str:
    """Return a message as a page, a buggy program or an attacker might send it."""
    kind = rng.choice(KINDS)
    message = {"type": kind.__struct_config__.tag}
    for name in kind.__struct_fields__:
        wild = rng.random() < 0.05
        message[name] = rng.choice(WILD) if wild else fitting(name, rng, client)
    text = msgspec.json.encode(message, enc_hook=str).decode(errors="replace")
    if rng.random() < 0.05:
        where = rng.randrange(len(text))
        text = text[:where] + rng.choice('"{}[],:0\\\0') + text[where + 1 :]
    return text


@on_any_database()
async def test_every_message_is_answered_and_does_no_harm(service: Service) -> None:
    rng = random.Random(4)
    clients: list[Client] = []
    tables: list[str] = []
    answered: set[type] = set()
    for number in rounds(200, "messages of all kinds"):
        if number % 1000 == 0:  # new tables before the old games end
            for wish in TABLES:
                created = await all_claimed(service, await service.lobby.create(wish))
                tables.append(created.table)
                tokens = ["", *(link.token for link in created.links)]
                clients += [await Client.at(service, created.table, token) for token in tokens]
        client = rng.choice(clients[-len(TABLES) * 3 :])
        try:
            message = decode(something(rng, client))
        except (msgspec.DecodeError, UnicodeError):
            count("messages not understood")
            continue
        if isinstance(message, Hello):
            await Client.at(service, client.session.table, message.token, lang=message.lang)
            continue
        answer = await client.say(message)
        assert answer is None or isinstance(answer, ANSWERS)
        answered.add(type(answer))
        if isinstance(answer, Refused):
            count("messages refused")
    assert answered >= {WhyNot, Done, Preview, Refused}
    for table in tables:
        await check_replays(service, table)
