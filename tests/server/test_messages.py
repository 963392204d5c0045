"""What fits into a message, and what is refused before anybody looks at it."""

from typing import Any

import msgspec
import pytest

from marrakesh.rules.questions import CATALOGUE, Nothing
from marrakesh.server import messages
from marrakesh.server.messages import (
    Advise,
    Answer,
    Browser,
    Claim,
    ClockSettings,
    Deadline,
    Fill,
    HandOn,
    Hello,
    MailLink,
    MailWish,
    Meet,
    Mine,
    NewSeat,
    NewTable,
    PlayOn,
    PreviewRequest,
    Quit,
    Renew,
    Rules,
    SeatInfo,
    SeatSettings,
    Standing,
    TableFilter,
    TableInfo,
    ToCheck,
    ToRead,
    ToSend,
    Unsubscribe,
    ViewSeat,
)
from marrakesh.server.messages.from_server import QUESTION_KEYS

TOKEN = "aB3_-" * 6 + "xy"
ASKED = {"id": "1", "seat": 0}


def letters(number: int) -> str:
    return "x" * number


@pytest.mark.parametrize(
    ("kind", "rest", "field", "fit", "too_much"),
    [
        (NewSeat, {}, "name", [letters(300)], [letters(301)]),
        (NewSeat, {}, "bot", [letters(20)], [letters(21)]),
        (ClockSettings, {}, "minutes", [1, 600], [0, 601]),
        (ClockSettings, {}, "increment", [0, 600], [-1, 601]),
        (Deadline, {}, "hours", [1, 720], [0, 721]),
        (NewTable, {"kind": "net"}, "webhook", [letters(500)], [letters(501)]),
        (Claim, {"token": TOKEN}, "ticket", [letters(40)], [letters(41)]),
        (Claim, {"ticket": "x"}, "token", [TOKEN], [TOKEN[1:], TOKEN + "x", TOKEN[1:] + "+"]),
        (Claim, {"ticket": "x", "token": TOKEN}, "key", ["", TOKEN], ["x", TOKEN + "x"]),
        (Mine, {}, "tokens", [[TOKEN] * 200], [[TOKEN] * 201]),
        (PlayOn, {"kind": "bots"}, "moves", [0, 9999], [-1]),
        (PlayOn, {"kind": "bots", "moves": 0}, "seat", [-1, 3], [-2]),
        (TableFilter, {}, "players", [0, 2, 3, 4], [-1, 1, 5]),
        (TableFilter, {}, "edition", ["", "deluxe", "essential"], ["x"]),
        (Meet, {"token": TOKEN}, "not_at", [["x"] * 200], [["x"] * 201, [letters(41)]]),
        (Fill, {}, "bot", [letters(20)], [letters(21)]),
        (Unsubscribe, {}, "endpoint", [letters(1000)], [letters(1001)]),
        (Browser, {"endpoint": "", "auth": letters(22)}, "p256dh", [letters(87)],
         [letters(86), letters(88), letters(86) + "="]),
        (Browser, {"endpoint": "", "p256dh": letters(87)}, "auth", [letters(22)],
         [letters(21), letters(23), letters(21) + "="]),
        (MailWish, {}, "address", [letters(254)], [letters(255)]),
        (MailLink, {}, "link", [letters(200)], [letters(201)]),
        (messages.NewName, {}, "name", ["x", letters(24)], ["", letters(25)]),
        (Standing, {**ASKED, "action": 0}, "question", [letters(40)], [letters(41)]),
        (SeatSettings, {"seat": 0}, "id", [letters(40)], [letters(41)]),
        (PreviewRequest, {**ASKED, "action": 0}, "then", [[0] * 12], [[0] * 13]),
        (Advise, ASKED, "bot", [letters(20)], [letters(21)]),
        (HandOn, {}, "seat", [0, 3], [-1, 4]),
        (Renew, {}, "seat", [0, 3], [-1, 4]),
        (Rules, {}, "modules", [["x"] * 40, [letters(40)]], [["x"] * 41, [letters(41)]]),
        (Rules, {}, "edition", [letters(40)], [letters(41), 2]),
        (Rules, {}, "players", [0, 99], [-1, 100, "2", True]),
        (ToCheck, {}, "lines", [[letters(1000)] * 100], [[letters(1001)]]),
        (ToSend, {"lines": []}, "box", [letters(200)], [letters(201)]),
        (ToSend, {"lines": []}, "by", [letters(200)], [letters(201)]),
        (ToRead, {}, "text", [letters(60_000)], [letters(60_001)]),
    ],
)  # fmt: skip
def test_what_fits(
    kind: type[Any], rest: dict[str, Any], field: str, fit: list[Any], too_much: list[Any]
) -> None:
    tag = kind.__struct_config__.tag
    known = {**rest, **({"type": tag} if tag else {})}
    for value in fit:
        assert getattr(msgspec.convert({**known, field: value}, kind), field) == value
    for value in too_much:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**known, field: value}, kind)


@pytest.mark.parametrize(
    ("kind", "left_out"),
    [
        (Hello, {"token": "", "lang": "en", "seen": 0, "seq": 0, "seat": -1}),
        (ViewSeat, {"alone": False}),
        (Answer, {"number": 0}),
        (Quit, {"yes": True}),
        (PreviewRequest, {"then": []}),
        (Advise, {"bot": "master"}),
        (Fill, {"bot": "merchant"}),
        (TableFilter, {"players": 0, "edition": "", "modules": "", "pace": "", "clock": None}),
        (ClockSettings, {"minutes": 30, "increment": 10}),
        (Deadline, {"then": "bot"}),
        (NewTable, {"pace": "live", "listed": False, "open": False, "rated": False, "webhook": "",
                    "preset_setup": False, "talk": "all", "public_talk": False, "hints": "allowed",
                    "corrections": []}),
        (PlayOn, {"name": "", "seat": -1}),
        (SeatInfo, {"taken": True, "open": False, "tag": "", "bot_since": None, "hints": 0,
                    "bot_why": ""}),
        (TableInfo, {"talk": "none", "public_talk": False, "hints": "allowed", "rated": False,
                     "corrected": 0, "since": 0.0, "due": None, "quitting": [], "closed": ""}),
    ],
)  # fmt: skip
def test_what_is_left_out_means(kind: type[Any], left_out: dict[str, Any]) -> None:
    known = {field.name: field for field in msgspec.structs.fields(kind)}
    for name, value in left_out.items():
        field = known[name]
        has = field.default_factory
        default = field.default if has is msgspec.NODEFAULT else has()
        assert (default, type(default)) == (value, type(value)), name


def test_every_question_but_none_has_a_key() -> None:
    assert QUESTION_KEYS[0] == ""
    assert set(QUESTION_KEYS[1:]) == set(CATALOGUE) - {Nothing.key}
