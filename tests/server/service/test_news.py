"""What processes tell each other."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any
from unittest.mock import patch

import pytest

from marrakesh.server.service.presence import REPEAT, Presence
from marrakesh.server.service.process_sync import ProcessSync
from marrakesh.server.settings import Settings
from marrakesh.server.tables import uptime


class Table:
    """A table at sequence number 7, as the news see it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.state = type(
            "TableState",
            (),
            {"seq": 7, "asked": None, "setup": type("TableSetup", (), {"table": name})},
        )
        self.woken = 0
        self.listeners: set[object] = set()
        self.absent: list[int] = []
        self.spectators = self.spectators_here = 0

    def notify(self) -> None:
        self.woken += 1


class Around:
    """Stands for the keeper, the attendant and the bus: notes what the news want of them."""

    def __init__(self, *tables: str) -> None:
        self.tables = {name: Table(name) for name in tables}
        self.told: list[tuple[str, list[int]]] = []
        self.watching: list[int] = []
        self.read: list[str] = []
        self.heard: list[str] = []
        self.presence = Presence(Settings(database=""), uptime.ticks())
        around: Any = self
        self.news = ProcessSync(around, self.presence, around)
        self.news.bus = around

    def get_cached(self, table: str) -> Table | None:
        return self.tables.get(table)

    @property
    def cached(self) -> list[Table]:
        return list(self.tables.values())

    async def catch_up(self, table: Table, *_: object) -> None:
        self.read.append(table.name)

    async def read_chat(self, table: Table) -> None:
        self.heard.append(table.name)

    async def tell_who(self, table: str, seats: set[int], watching: int) -> None:
        self.told.append((table, sorted(seats)))
        self.watching.append(watching)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        with pytest.raises(StopIteration):
            work.send(None)


def test_entries_that_are_not_known_yet_are_read() -> None:
    around = Around("a", "b")
    around.news.receive("a", 7)
    around.news.receive("unknown", 9)
    assert around.read == []
    around.news.receive("b", 8)
    assert around.read == ["b"]
    around.news.hear_again()
    assert around.read == ["b", "a", "b"]


def test_what_was_said_elsewhere_is_read() -> None:
    around = Around("a", "b")
    around.news.hear_said("a")
    around.news.hear_said("unknown")
    assert around.heard == ["a"]
    around.news.hear_again()
    assert around.heard == ["a", "a", "b"]


def test_who_watches_is_counted_now_and_then() -> None:
    around = Around("a")
    for _ in range(3):
        around.presence.watch("a", 1)
    around.news.hear_who("a", "other", set(), 2)
    assert (around.watching, around.tables["a"].woken) == ([], 0)
    for _ in range(2):
        asyncio.run(around.news.check())
    assert (around.watching, around.tables["a"].woken, around.tables["a"].spectators) == ([3], 1, 5)
    around.presence.watch("a", -3)
    asyncio.run(around.news.check())
    assert (around.watching, around.tables["a"].spectators) == ([3, 0], 2)


def test_who_comes_is_told_and_answered() -> None:
    around = Around("a")
    around.presence.come("a", [1])
    around.news.came_or_went("a")
    assert (around.tables["a"].woken, around.told) == (1, [("a", [1])])
    around.news.hear_who("a", "other", {0}, 0)
    assert (around.tables["a"].woken, around.told) == (2, [("a", [1])] * 2)
    around.news.hear_who("a", "other", {0}, 0)  # a heartbeat
    assert (around.tables["a"].woken, around.told) == (2, [("a", [1])] * 2)
    around.news.hear_who("b", "other", {0}, 0)  # nobody is here
    assert len(around.told) == 2


def test_a_process_says_every_half_minute_who_is_there() -> None:
    around = Around("a", "b")
    began, monotonic = uptime.ticks(), time.monotonic()
    around.presence.come("a", [0, 2])
    around.presence.receive("b", "dead", {1}, began - 2 * REPEAT)

    def look(later: float) -> None:
        with (
            patch.object(time, "monotonic", lambda: monotonic + later),
            patch.object(uptime, "ticks", lambda: began + later),
        ):
            asyncio.run(around.news.check())

    look(REPEAT - 1)
    assert (around.told, around.tables["b"].woken) == ([], 0)
    look(REPEAT + 1)
    assert (around.told, around.tables["b"].woken) == ([("a", [0, 2])], 1)
    assert around.presence.present("b") == set()
    look(REPEAT + 2)
    look(2 * REPEAT)
    assert len(around.told) == 1
    look(2 * REPEAT + 2)
    assert (len(around.told), around.tables["b"].woken) == (2, 1)
