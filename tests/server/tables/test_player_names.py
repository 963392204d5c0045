"""Names keep their characters whole, in any script, and cannot be used for impersonation."""

import pytest
from msgspec.structs import replace

from marrakesh.server.messages import Claim, Done, HandOn, NewSeat, NewTable, SeatSettings
from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from marrakesh.server.tables.player_names import plain_name, same_name
from marrakesh.texts import text
from refusals import refusal
from service_clients import Client, net_table, new_id, on_any_database, phase_is, play, refused

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
KISS = "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3ff"
NODDING = "\U0001f642\u200d\u2194\ufe0f"
MOROCCO = "\U0001f1f2\U0001f1e6"
SOUTH_AFRICA = "\U0001f1ff\U0001f1e6"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
WAVE = "\U0001f44b\U0001f3fd"
PALE, DARK = "\U0001f44b\U0001f3fb", "\U0001f44b\U0001f3ff"
HEART = "\u2764\ufe0f"
MICHAL = "\u05de\u05d9\u05db\u05dc"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
"""Two parts separated by an invisible character."""


@pytest.mark.parametrize(
    "name",
    [FAMILY, KISS, NODDING, MOROCCO, SCOTLAND, WAVE, HEART, MICHAL, PERSIAN, "Z\u00fcleyha",
     "\u0938\u094d\u0924\u094d\u0930\u0940", f"Ada {FAMILY}"],
)  # fmt: skip
def test_name_keeps_composed_characters_whole(name: str) -> None:
    assert plain_name(name) == name


@pytest.mark.parametrize(
    "one",
    [FAMILY, KISS, NODDING, MOROCCO, SOUTH_AFRICA, SCOTLAND, WAVE, PALE, DARK, HEART, "x\u0302",
     "+", "z"],
)  # fmt: skip
def test_truncation_keeps_characters_whole(one: str) -> None:
    assert plain_name(one * 24) == one * 24
    assert plain_name(one * 25) == one * 24
    assert plain_name(f"{'a' * 23}{one}b") == f"{'a' * 23}{one}"


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("A\u200dda", "Ada"), ("Ada\u200c", "Ada"), ("\u200dAda", "Ada"), ("Ad\u202ea", "Ada"),
        ("\u2068Ada\u2069", "Ada"), ("Ada\U000e0067", "Ada"), ("\u200d", ""), ("A\tb\n c", "A b c"),
        ("e\u0301", "\u00e9"), (f"Ada{WAVE}\u200d", f"Ada{WAVE}"), ("Pasha\u200bbot", "Pashabot"),
    ],
)  # fmt: skip
def test_names_with_invisible_characters_cannot_impersonate_others(given: str, name: str) -> None:
    assert plain_name(given) == ("" if name == "Pashabot" else name)


def test_combining_characters_are_limited() -> None:
    assert len(plain_name("a" + "\u0302" * 200)) == 16


@on_any_database()
async def test_right_to_left_names_are_isolated_in_sentences(service: Service) -> None:
    _, clients = await net_table(service)
    for client, name in zip(clients, (MICHAL, FAMILY), strict=True):
        await client.say(SeatSettings(id=new_id(), seat=client.seat, name=name))
    await play(clients, phase_is("assistants"))
    _, claims, *_ = text("en")("event-claim", player="Anna", colour="red", n=1).split()
    told = {
        event.text.partition(f" {claims} ")[0]
        for client in clients
        for snapshot in client.got
        for entry in snapshot.news
        for event in entry.events
        if event.kind == "claim" and event.seat != client.seat
    }
    assert told == {f"\u2068{MICHAL}\u2069", FAMILY}
    assert [seat.name for seat in clients[0].snapshot.info.seats] == [MICHAL, FAMILY]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"), ("Anna", "ＡＮＮＡ"), ("Anna", "Аnnа"), ("Oskar", "0skar"),
        ("Ian", "lan"), ("Weiß", "WEISS"), ("Zoe\u0308", "Zoë"), ("Player 2", "player 2"),
    ],
)  # fmt: skip
def test_names_that_look_alike_count_as_the_same(one: str, other: str) -> None:
    assert same_name(one, other)
    assert same_name(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Anne"), ("Zoe", "Zoë"), ("Lia", "Ila"), ("Ben", "Ben 2")]
)
def test_names_that_people_can_tell_apart_count_as_different(one: str, other: str) -> None:
    assert not same_name(one, other)


@on_any_database()
async def test_players_at_a_table_cannot_have_the_same_name(service: Service) -> None:
    """Whether the name is set when the table is made, when the seat is taken, or later."""
    same = NewTable(kind="net", seats=[NewSeat(name="Anna"), NewSeat(name="ANNA")])
    assert (await refusal(service.lobby.create(same))).key == "same-name"
    created = await service.lobby.create(NewTable(kind="net", seats=[NewSeat(name="Anna")]))
    table, (own, invitation) = created.table, created.links
    wish = Claim(ticket=invitation.ticket, token=new_token(), name="anna")
    assert (await refusal(service.lobby.claim(table, wish))).key == "same-name"
    await service.lobby.claim(table, replace(wish, name="Speler 1"))
    anna, ben = [await Client.at(service, table, token) for token in (own.token, wish.token)]
    assert refused(await anna.wish(name="speler 1"), "same-name", name="speler 1")
    assert isinstance(await ben.wish(name="Ben"), Done)
    assert isinstance(await anna.wish(name="Player 1"), Done)  # her own seat number
    assert refused(await anna.wish(name="ben"), "same-name", name="ben")
    assert isinstance(await anna.wish(name="Anna"), Done)
    wish_on = service.lobby.hand_on(table, wish.token, HandOn(seat=1, name="Anna"))
    assert (await refusal(wish_on)).key == "same-name"
