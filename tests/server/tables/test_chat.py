"""What is left of a text that somebody says, and how much they may say."""

import pytest
from msgspec.structs import replace

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Say
from marrakesh.server.storage.log import ChatLine
from marrakesh.server.tables.chat import AT_ONCE, LONGEST, WITHIN, plain_text, readable, saying
from marrakesh.server.tables.table_state import TableState
from server.tables.helpers import START, chosen, played_to, table

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
def test_text_is_text(text: str, kept: str | None) -> None:
    plain = plain_text(text)
    assert plain == kept if kept is not None else plain.startswith("Z") and len(plain) == 9
    assert plain_text(plain) == plain


def said(seat: int, at: float = START, moves: int = 0) -> ChatLine:
    return ChatLine(id=f"{seat} {at}", seat=seat, name="", phrase="", text="a", moves=moves, at=at)


def test_a_text_has_at_most_300_characters() -> None:
    most = saying(table(), Say(id="", seat=0, text="x" * 300), [], START)
    assert (most.text, most.phrase, most.name) == ("x" * 300, "", "Anna")
    with pytest.raises(RequestError, match="300"):
        saying(table(), Say(id="", seat=0, text="x" * 301), [], START)
    assert LONGEST == 300


@pytest.mark.parametrize(("seat", "other"), [(0, 1), (1, 0)])
def test_a_seat_says_eight_things_in_half_a_minute(seat: int, other: int) -> None:
    state, message = table(), Say(id="", seat=seat, text="well")
    lately = [said(seat)] * 7 + [said(other)] * 7
    assert saying(state, message, lately, START).seat == seat
    with pytest.raises(RequestError, match="half a minute"):
        saying(state, message, [*lately, said(seat)], START + 29.9)
    assert saying(state, message, [*lately, said(seat)], START + 30).text == "well"
    assert (AT_ONCE, WITHIN) == (8, 30)


def overheard(state: TableState) -> TableState:
    """The same table where spectators read what is said."""
    state = state.copy()
    state.setup = replace(state.setup, public_talk=True)
    return state


def test_what_was_said_at_another_moment_is_read_while_one_chooses() -> None:
    """Also what was said after decisions that have been taken back since."""
    state = played_to(table(3), "select")
    now = state.public_moves
    before, after, others, own = (
        said(1, moves=now - 1), said(1, moves=now + 1), said(1, moves=now), said(0, moves=now),
    )  # fmt: skip
    all_said = [before, after, others, own]
    assert readable(state, all_said, [0]) == [before, after, own]
    assert readable(state, all_said, []) == []
    assert readable(overheard(state), all_said, []) == [before, after]
    assert readable(chosen(state, 0), all_said, [0]) == all_said
