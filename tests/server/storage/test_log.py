"""What a log leaves unsaid: it has been written for ever, so it must mean the same for ever."""

import msgspec
import pytest

from marrakesh.server.messages import Kind
from marrakesh.server.storage.log import EntryBody, SetupSeat
from server.storage.stored import setup


def test_a_body_stores_only_what_is_said() -> None:
    assert msgspec.json.encode(EntryBody()) == b"{}"
    assert msgspec.json.encode(EntryBody(action=3, yes=True)) == b'{"action":3,"yes":true}'


@pytest.mark.parametrize(
    ("kind", "shared"), [("net", False), ("bots", True), ("screen", True), ("solo", True)]
)
def test_only_over_the_net_everybody_has_a_link(kind: Kind, shared: bool) -> None:
    assert setup("abc", kind=kind).one_link is shared


def test_people_are_those_with_a_link() -> None:
    seats = [
        SetupSeat(token_hash="a"),
        SetupSeat(bot="merchant"),
        SetupSeat(token_hash="b", ticket=True),
    ]
    table = setup("abc", seats=seats)
    assert table.people == [0, 2]
    assert [table.link_of(seat) for seat in range(3)] == ["a", "", "b"]
