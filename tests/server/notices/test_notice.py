"""A notice: its wording, and when it is sent."""

import asyncio
import time
from typing import Any

from marrakesh.server.service.notices import Notice
from marrakesh.server.service.service import Service
from marrakesh.texts import text
from server.notices.helpers import all_told, push_service, table_without_ben
from service_clients import later, on_any_database

EN = text("en")


def words(seat: int = 1, due: float | None = None) -> tuple[str, str]:
    nowhere: Any = None
    return Notice(nowhere, seat, ["Anna", "Ben", "Cleo"], "", due).words("en")


def test_notice_names_the_other_players() -> None:
    for seat, name, others in (
        (0, "Anna", "Ben and Cleo"), (1, "Ben", "Anna and Cleo"), (2, "Cleo", "Anna and Ben")
    ):  # fmt: skip
        assert words(seat) == (EN("notice-turn", name=name), EN("notice-table", others=others))


def test_reminder_states_whole_hours() -> None:
    with later(0):
        now = time.time()
        for seconds, hours in (
            (3600, 1), (7199, 1), (7200, 2), (359_999, 99), (360_000, 100)
        ):  # fmt: skip
            assert words(due=now + seconds)[0] == EN("notice-due", name="Ben", hours=hours)
        for seconds in (3599, 0, -10):
            assert words(due=now + seconds)[0] == EN("notice-soon", name="Ben")


@on_any_database(notice_after=1.5, local_webhooks=True)
async def test_notice_waits_until_nothing_more_happens(service: Service) -> None:
    with push_service() as push:
        _, _, _, anna = await table_without_ben(service, push, told=True)
        push.got.clear()
        for name in ("Cleo", "Dora", "Eve"):
            await anna.wish(name=name)
            await asyncio.sleep(0.2)
            assert not push.got
        await all_told(service)
        assert [path for path, *_ in push.got] == ["/ben?a=1"]
        await anna.wish(name="Fay")  # another event, another notice
        await all_told(service)
        assert [path for path, *_ in push.got] == ["/ben?a=1"] * 2
