"""A notice: its words, when it is due, and how it is sealed and signed."""

import asyncio
import time
from typing import Any

import pytest

from marrakesh.server.service.notices import Notice
from marrakesh.server.service.notices.crypto import PushSigner, b64, new_key, unb64
from marrakesh.server.service.notices.mail import is_mailbox
from marrakesh.server.service.service import Service
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


def test_a_signature_is_valid_for_half_a_day() -> None:
    signer = PushSigner(new_key(), "mailto:us@example.org")
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
