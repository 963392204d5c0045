"""Sanitising chat text, and its length limit."""

import pytest

from marrakesh.server.tables.chat import plain_text

HOSTILE: list[tuple[str, str | None]] = [
    ("<script>alert(1)</script> &amp; <b>", "<script>alert(1)</script> &amp; <b>"),
    ("a\u202egnp.exe\u202c b", "agnp.exe b"),
    ("\u2067a\u2069\u200e\u200f\u061c\u200b\ufeff\u00adb", "ab"),
    ("one\r\ntwo\tthree\u2028four\0five\x1b[31m", "one two three four five [31m"),
    ("Z" + "\u0335\u0336\u0337\u0338\u0321\u0322\u0327\u0328" * 20 + "algo", None),
    ("👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇲🇦 👍🏽 ❤️", "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇲🇦 👍🏽 ❤️"),
    ("שלום مرحبا می‌خواهم", "שלום مرحبا می‌خواهم"),
    ("\u0301\u0302\u0303\u0304\u0305", "\u0301\u0302\u0303\u0304"),
    ("\ue000\ud800\U0010ffff", ""),
]


@pytest.mark.parametrize(("text", "kept"), HOSTILE)
def test_hostile_text_is_sanitised(text: str, kept: str | None) -> None:
    plain = plain_text(text)
    assert plain == kept if kept is not None else plain.startswith("Z") and len(plain) == 9
    assert plain_text(plain) == plain
