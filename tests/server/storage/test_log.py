"""What a log leaves unsaid: it has been written for ever, so it must mean the same for ever."""

import msgspec
import pytest

from marrakesh.rules.config import Config
from marrakesh.server.messages import Kind
from marrakesh.server.storage.log import EntryBody, SetupSeat, TableSetup
from server.storage.stored import setup


def test_a_body_stores_only_what_is_said() -> None:
    assert msgspec.json.encode(EntryBody()) == b"{}"
    assert msgspec.json.encode(EntryBody(action=3, yes=True)) == b'{"action":3,"yes":true}'


def test_what_a_body_does_not_say() -> None:
    assert msgspec.json.decode(b"{}", type=EntryBody) == EntryBody(
        action=-1, standing=False, held=False, move=-1, later=False, what="undo", target=-1,
        yes=False, bot="", why="vote", away=[], question="", name=None, confirm=None, table="",
        secret="", person="",
    )  # fmt: skip


def test_what_a_new_table_is_unless_somebody_wishes_otherwise() -> None:
    new = TableSetup(
        table="abc", kind="net", config=Config(), version="1", seed=1, created=1.0, seats=[]
    )
    assert new == TableSetup(
        table="abc", kind="net", config=Config(), version="1", seed=1, created=1.0, seats=[],
        pace="live", known_seed=False, clock=None, deadline=None, listed=False, open=False,
        rated=False, webhook="", talk="all", public_talk=False, hints="allowed", corrections=(),
    )  # fmt: skip
    assert SetupSeat() == SetupSeat(token_hash="", ticket=False, name="", bot="", person="")


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
