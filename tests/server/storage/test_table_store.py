"""The store returns everything as it was written, and keeps tables apart."""

import asyncio
import threading
from pathlib import Path
from stat import S_IMODE

import pytest

from marrakesh.server.messages import ClockSettings, Deadline, Mode, Rules
from marrakesh.server.settings import sqlite_url
from marrakesh.server.storage.log import ChatLine, EntryBody, SetupSeat, TableSetup
from marrakesh.server.storage.profiles import tag_for
from marrakesh.server.storage.store_interface import Conflict, GameResult, SeatResult
from marrakesh.server.storage.subscriptions import Subscription, SubscriptionRepository
from marrakesh.server.storage.table_store import SqlTableStore
from server.storage.helpers import needs_proc, open_files, rows_of
from server.storage.stored_tables import THREE, entry, make, on_store, opened_store, setup, summary

EVERYTHING = TableSetup(
    table="mno",
    kind="bots",
    pace="days",
    config=Rules(players=3, edition="essential").config(),
    version="0.3.0",
    seed=2**90,
    known_seed=True,
    clock=ClockSettings(minutes=5, increment=3),
    deadline=Deadline(hours=24, then="wait"),
    listed=True,
    open=True,
    rated=True,
    webhook="https://hook.example",
    talk="none",
    public_talk=True,
    hints="practice",
    corrections=("a line", "another"),
    created=5.5,
    seats=[
        SetupSeat(token_hash="anna's", name="Anna", person="ABC234"),
        SetupSeat(token_hash="a ticket's", ticket=True),
        SetupSeat(bot="merchant"),
    ],
)
"""A table with no default values."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "t.sqlite")


@on_store
async def test_table_is_read_back_as_it_was_made(store: SqlTableStore) -> None:
    for table in ("abc", "xyz"):
        await make(store, table)
    added = [entry(1, 2, kind="device", body=EntryBody(secret="its phone's")), entry(2)]
    await store.create(EVERYTHING, added, summary("mno"))
    assert await store.setup("mno") == EVERYTHING
    assert [await store.setup(table) for table in ("abc", "xyz")] == [setup("abc"), setup("xyz")]
    assert [await store.setup(table) for table in ("aaa", "nnn", "zzz")] == [None] * 3
    assert await store.entries("mno") == added
    held = (await rows_of(store))["holders"]  # tickets and bots are not holders
    assert [row for row in held if row[0] == "mno"] == [
        ("mno", 0, "anna's"),
        ("mno", 2, "its phone's"),
    ]
    with pytest.raises(Conflict):
        await store.create(EVERYTHING, [], summary("mno"))


@on_store
async def test_every_table_has_its_own_log(store: SqlTableStore) -> None:
    for table in THREE:
        await make(store, table)
        for seq in (1, 2):
            await store.append(table, [entry(seq, client=f"{table} {seq}")], summary(table))
    await store.append("mno", [entry(3), entry(4)], summary("mno", 9.0, (1,), changed=4.0))
    told = [[(one.seq, one.client) for one in await store.entries(table, 1)] for table in THREE]
    assert told == [[(2, "abc 2")], [(2, "mno 2"), (3, ""), (4, "")], [(2, "xyz 2")]]
    owned = await store.owned(f"{table} 0" for table in THREE)
    assert {one.summary.info.table: one.summary for one in owned} == {
        "abc": summary("abc"),
        "mno": summary("mno", 9.0, (1,), changed=4.0),
        "xyz": summary("xyz"),
    }
    for taken in (entry(4), entry(5, client="mno 1")):
        with pytest.raises(Conflict):
            await store.append("mno", [taken], summary("mno"))
    assert len(await store.entries("mno")) == 4


@on_store
async def test_giving_up_a_seat_removes_its_devices(store: SqlTableStore) -> None:
    """Only at this table; devices at other tables stay."""
    subscriptions = SubscriptionRepository(store)
    for table in THREE:
        seats = [SetupSeat(token_hash=token) for token in ("anna", "ben")]
        await make(store, table, seats=seats)
        for token in ("anna", "ben"):
            new = Subscription(
                id=f"{table} {token}", table_id=table, token_hash=token, way="push",
                address="", lang="en", confirmed=True, created=1.0,
            )  # fmt: skip
            assert await subscriptions.add(new)
    await store.append("mno", [entry(1)], summary("mno"), holders=[(0, "anna"), (1, "cleo")])
    rows = await rows_of(store)
    assert rows["holders"] == [
        ("abc", 0, "anna"), ("abc", 1, "ben"),
        ("mno", 0, "anna"), ("mno", 1, "cleo"),
        ("xyz", 0, "anna"), ("xyz", 1, "ben"),
    ]  # fmt: skip
    assert [row[0] for row in rows["subscriptions"]] == [
        "abc anna", "abc ben", "mno anna", "xyz anna", "xyz ben"
    ]  # fmt: skip
    await store.append("mno", [entry(2)], summary("mno"), holders=[])
    assert [row[0] for row in (await rows_of(store))["holders"]] == ["abc"] * 2 + ["xyz"] * 2


@on_store
async def test_rematch_is_atomic(store: SqlTableStore) -> None:
    await make(store, "abc")
    await make(store, "mno")
    with pytest.raises(Conflict):
        await store.append(
            "abc", [entry(1)], summary("abc"), rematch=(setup("mno"), [], summary("mno"))
        )
    assert await store.entries("abc") == []
    again = (setup("xyz"), [entry(1, 1)], summary("xyz"))
    await store.append("abc", [entry(1)], summary("abc"), rematch=again)
    assert await store.setup("xyz") == setup("xyz")
    assert await store.entries("abc") == [entry(1)]
    assert await store.entries("xyz") == [entry(1, 1)]


@on_store
async def test_last_entry_and_result_are_written_together(store: SqlTableStore) -> None:
    await make(store, "abc")
    await store.people.named("a key", "Anna", 1.0)
    mode = Mode(players=2, edition="essential", modules=[], solo="", variants=[])
    outcome = SeatResult(0, tag_for("a key"), "Anna", "", 90, 1, False)
    ended = GameResult("abc", 2.0, "net", mode, "", [outcome])
    await store.append("abc", [entry(1)], summary("abc"), result=ended)
    assert [row[:3] for row in (await rows_of(store))["results"]] == [("abc", 0, 2.0)]
    with pytest.raises(Conflict):
        await store.append("abc", [entry(2)], summary("abc"), result=ended)
    assert await store.entries("abc") == [entry(1)]


def said(number: int, at: float = 1.0) -> ChatLine:
    text = f"{number:03}"
    return ChatLine(id=text, seat=0, name="Anna", phrase="", text=text, moves=0, at=at)


@on_store
async def test_latest_hundred_chat_lines_are_kept(store: SqlTableStore) -> None:
    for table in THREE:
        await make(store, table)
        await store.say(table, said(0, 0.5))
    await asyncio.gather(*(store.say("mno", said(number, number)) for number in range(1, 101)))
    assert await store.said("mno") == [said(number, number) for number in range(1, 101)]
    assert await store.said("abc") == await store.said("xyz") == [said(0, 0.5)]
    await store.say("mno", said(100, 200.0))  # a repeated request
    await store.say("nowhere", said(1))  # a table deleted in the meantime
    assert await store.said("nowhere") == []
    assert (await store.said("mno"))[-1] == said(100, 100)


@on_store
async def test_own_tables_are_listed_latest_first_with_seats_in_order(store: SqlTableStore) -> None:
    anna = [SetupSeat(token_hash="anna")] * 2
    for table, changed in zip(THREE, (2.0, 3.0, 1.0), strict=True):
        await make(store, table, seats=anna, changed=changed)
    await make(store, "other", seats=[SetupSeat(token_hash=token) for token in ("ann", "annb")])
    await make(store, "shared", seats=[SetupSeat(token_hash=token) for token in ("ben", "anna")])
    found = await store.owned(["anna"])
    assert [(one.summary.info.table, one.seats) for one in found] == [
        ("mno", [0, 1]), ("abc", [0, 1]), ("shared", [1]), ("xyz", [0, 1])
    ]  # fmt: skip
    found = await store.owned(["anna", "ben"])
    shared = [one for one in found if one.summary.info.table == "shared"]
    assert [(one.token_hash, one.seats) for one in shared] == [("ben", [0]), ("anna", [1])]
    assert await store.owned([]) == []


@on_store
async def test_most_overdue_table_comes_first_and_can_be_postponed(store: SqlTableStore) -> None:
    for table, due in zip(THREE, (4.0, 3.0, 4.0), strict=True):
        await make(store, table, due)
    await make(store, "never")
    await make(store, "old", 1.0, version="0.1.0")
    assert await store.due(3.0) == []
    assert await store.due(3.5) == ["mno"]
    assert (await store.due(4.5))[0] == "mno"
    await store.postpone("mno", 2.5, 8.0)  # not yet due: someone has moved in the meantime
    assert await store.due(3.5) == ["mno"]
    await store.postpone("mno", 3.0, 8.0)
    assert sorted(await store.due(5.0)) == ["abc", "xyz"]
    assert sorted(await store.due(9.0)) == ["abc", "mno", "xyz"]
    await store.postpone("mno", 9.0, None)
    assert sorted(await store.due(9.0)) == ["abc", "xyz"]


@on_store
async def test_lists_of_tables_are_limited_and_drop_the_oldest(store: SqlTableStore) -> None:
    await asyncio.gather(
        *(
            make(store, f"t{at}", changed=float(-at), created=float(at), listed=True, free=1)
            for at in range(1, 302)
        )
    )
    await make(store, "hidden", changed=9.0, created=9.0)
    listed = [one.info.table for one in await store.listed()]
    assert listed == [f"t{at}" for at in range(1, 101)]
    waiting = [one.info.table for one in await store.waiting(0.0, 0.0)]
    assert waiting == [f"t{at}" for at in range(2, 302)]
    assert len(await store.waiting(201.0, 500.0)) == 100
    assert [one.info.table for one in await store.listed(1)] == ["t1"]


@needs_proc
def test_closed_store_leaves_nothing_open(url: str) -> None:
    file = url.removeprefix("sqlite:///")

    def writers() -> list[threading.Thread]:
        return [thread for thread in threading.enumerate() if thread.name.startswith("writer")]

    async def test() -> None:
        before = set(writers())
        async with opened_store(url) as store:
            await make(store, "abc")
            await store.ping()
            assert file in open_files()
            assert S_IMODE(Path(file).stat().st_mode) == 0o600
        assert not [handle for handle in open_files() if handle.startswith(file)]
        assert set(writers()) <= before

    asyncio.run(test())
