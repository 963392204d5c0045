"""Names stay whole, whatever they are written with, and forge nobody else's."""

import pytest

from marrakesh.server.messages import NewSeat, NewTable, Rules, Wishes
from marrakesh.server.service import Service
from marrakesh.server.tables.naming import plain_name
from tables import net_table, new_id, on_any_database, phase_is, play

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
"""Two parts, kept apart by a character that is not seen."""


@pytest.mark.parametrize(
    "name",
    [FAMILY, KISS, NODDING, MOROCCO, SCOTLAND, WAVE, HEART, MICHAL, PERSIAN, "Z\u00fcleyha",
     "\u0938\u094d\u0924\u094d\u0930\u0940", f"Ada {FAMILY}"],
)  # fmt: skip
def test_a_name_stays_whole(name: str) -> None:
    assert plain_name(name) == name


@pytest.mark.parametrize(
    "one",
    [FAMILY, KISS, NODDING, MOROCCO, SOUTH_AFRICA, SCOTLAND, WAVE, PALE, DARK, HEART, "x\u0302",
     "+", "z"],
)  # fmt: skip
def test_what_is_too_long_ends_with_a_whole_character(one: str) -> None:
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
def test_what_cannot_be_seen_forges_nobody(given: str, name: str) -> None:
    assert plain_name(given) == ("" if name == "Pashabot" else name)


def test_a_character_has_only_so_many_parts() -> None:
    assert len(plain_name("a" + "\u0302" * 200)) == 16


@on_any_database()
async def test_names_in_sentences(service: Service) -> None:
    _, clients = await net_table(service)
    for client, name in zip(clients, (MICHAL, FAMILY), strict=True):
        await client.say(Wishes(id=new_id(), seat=client.seat, name=name))
    await play(clients, phase_is("assistants"))
    told = {
        event.text.partition(" claims ")[0]
        for client in clients
        for sight in client.got
        for entry in sight.news
        for event in entry.events
        if event.kind == "claim" and event.seat != client.seat
    }
    assert told == {f"\u2068{MICHAL}\u2069", FAMILY}
    assert [seat.name for seat in clients[0].sight.info.seats] == [MICHAL, FAMILY]


@on_any_database()
async def test_a_new_table_keeps_them(service: Service) -> None:
    seats = [NewSeat(name=KISS * 24), NewSeat(name=MICHAL)]
    created = await service.lobby.create(NewTable(kind="net", rules=Rules(), seats=seats))
    info = await service.lobby.info(created.table)
    assert [seat.name for seat in info.seats] == [KISS * 24, MICHAL]
