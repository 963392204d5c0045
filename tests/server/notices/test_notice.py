"""A notice: its words, when it is due, and how it is sealed and signed."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from marrakesh.server.messages import NewSeat, NewTable, Rules
from marrakesh.server.service import Service
from marrakesh.server.service.notices import Notice, notifier
from marrakesh.server.service.notices.crypto import Signer, b64, new_key, unb64
from marrakesh.server.service.notices.mail import is_mailbox
from server.notices.helpers import all_told, push_service, signed_by, table_without_ben
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


class Clock:
    """Time that passes only while somebody sleeps; `slept` has how long, one by one."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []
        self.meanwhile: list[Any] = []

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        before, work = self.meanwhile.pop(0) if self.meanwhile else (seconds, None)
        self.now += before
        if work:
            await work()
        self.now += seconds - before


def test_a_notice_waits_until_nothing_happens_any_more(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    clock = Clock()

    @on_any_database(notice_after=30.0, local_webhooks=True)
    async def run(service: Service) -> None:
        with push_service() as push:
            table, *_ = await table_without_ben(service, push)
            loaded = await service._repository.get(table)
            notices = service._notices
            await notices._background.close()  # what was planned while he was there
            loaded.noticed.clear()
            loaded.noticing.clear()
            monkeypatch.setattr(notifier, "time", clock)
            faster = SimpleNamespace(sleep=clock.sleep, gather=asyncio.gather)
            monkeypatch.setattr(notifier, "asyncio", faster)

            async def happens() -> None:
                loaded.state.public_seq += 1
                notices.consider(loaded)

            clock.meanwhile = [(30.0, None), (20.0, happens)]
            notices.consider(loaded)
            notices.consider(loaded)  # nothing new
            await all_told(service)
            assert clock.slept == [30.0, 30.0, 20.0, 30.0]  # Ben's in two parts, Anna's twice
            assert [path for path, *_ in push.got] == ["/ben?a=1"]
            assert not loaded.noticing
            await happens()  # another turn, another notice
            await all_told(service)
            assert [path for path, *_ in push.got] == ["/ben?a=1"] * 2

    run("sqlite", tmp_path)


@on_any_database(notice_after=600.0)
async def test_nobody_waits_at_one_screen_or_for_a_bot(service: Service) -> None:
    seats = [NewSeat(name="Anna"), NewSeat(bot="random")]
    against = await service.lobby.create(NewTable(kind="bots", seats=seats))
    screen = await service.lobby.create(NewTable(kind="screen"))
    for table in (against.table, screen.table):
        service._notices.consider(await service._repository.get(table))
    assert not service._notices._background.tasks
    seats = [NewSeat(name="Anna"), NewSeat(name="Ben"), NewSeat(bot="random")]
    rules = Rules(players=3)
    created = await service.lobby.create(NewTable(kind="net", rules=rules, seats=seats))
    loaded = await service._repository.get(created.table)
    service._notices.consider(loaded)
    assert loaded.noticed.keys() == {0, 1}
    before = len(service._notices._background.tasks)
    for seat, more in ((2, 0), (1, 1)):
        service._notices.remind(loaded, seat, 2e9)
        assert len(service._notices._background.tasks) == before + more


# --- sealed and signed ----------------------------------------------------------------------------


def test_a_signature_is_valid_for_half_a_day() -> None:
    signer = Signer(new_key(), "mailto:us@example.org")
    header = signer.authorization("https://push.example:8443/a/b?c", 1000.9)
    key, claims = signed_by(header)
    assert key == signer.public
    assert claims == {
        "aud": "https://push.example:8443", "exp": 1000 + 43_200, "sub": "mailto:us@example.org",
    }  # fmt: skip


def test_base64_needs_no_padding() -> None:
    for length in range(20):
        raw = bytes(range(length))
        assert "=" not in b64(raw)
        assert unb64(b64(raw)) == raw
    assert len(unb64(new_key())) == 32


@pytest.mark.parametrize(("length", "fits"), [(253, True), (254, True), (255, False)])
def test_a_mailbox_has_254_characters_at_most(length: int, fits: bool) -> None:
    domain = ".".join(["x" * 62] * 3 + ["org"])
    address = f"{'y' * (length - len(domain) - 1)}@{domain}"
    assert len(address) == length
    assert is_mailbox(address) is fits
