"""A notice: its words, when it is due, and how it is sealed and signed."""

import asyncio
import time
from typing import Any

from marrakesh.server.service.notices import Notice
from marrakesh.server.service.service import Service
from server.notices.helpers import all_told, push_service, table_without_ben
from service_clients import later, on_any_database


def words(seat: int = 1, due: float | None = None) -> tuple[str, str]:
    nowhere: Any = None
    return Notice(nowhere, seat, ["Anna", "Ben", "Cleo"], "", due).words("en")


def test_a_notice_names_the_others() -> None:
    assert words() == ("Ben, it is your turn.", "At the table with Anna and Cleo.")
    assert words(seat=0)[1] == "At the table with Ben and Cleo."
    assert words(seat=2)[1] == "At the table with Anna and Ben."


def test_a_reminder_tells_whole_hours() -> None:
    with later(0):
        now = time.time()
        for seconds, hours in ((7200, "2 hours"), (7199, "one hour"), (3600, "one hour")):
            told = words(due=now + seconds)[0]
            assert told.startswith("Ben, it is your turn")
            assert hours in told, told
        for seconds in (3599, 0, -10):
            assert "less than an hour" in words(due=now + seconds)[0]
        assert "100 hours" in words(due=now + 360_000)[0]
        assert "99 hours" in words(due=now + 359_999)[0]


@on_any_database(notice_after=1.5, local_webhooks=True)
async def test_a_notice_waits_until_nothing_happens_any_more(service: Service) -> None:
    with push_service() as push:
        _, _, _, anna = await table_without_ben(service, push, told=True)
        push.got.clear()
        for name in ("Cleo", "Dora", "Eve"):
            await anna.wish(name=name)
            await asyncio.sleep(0.2)
            assert not push.got
        await all_told(service)
        assert [path for path, *_ in push.got] == ["/ben?a=1"]
        await anna.wish(name="Fay")  # another occasion, another notice
        await all_told(service)
        assert [path for path, *_ in push.got] == ["/ben?a=1"] * 2


# --- sealed and signed ----------------------------------------------------------------------------
