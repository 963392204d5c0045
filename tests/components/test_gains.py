"""Gains as written in component files."""

import pytest

from marrakesh.components import Box, ComponentError, parse_gain


@pytest.mark.parametrize(
    ("text", "gain"),
    [
        ("2 water", (2, "water")),
        ("1 date", (1, "date")),
        ("3 dates", (3, "date")),
        ("1 dinar", (1, "dinar")),
        ("2 dinars", (2, "dinar")),
        ("1 point", (1, "point")),
        ("12 points", (12, "point")),
        ("1 river step", (1, "river step")),
        ("2 river steps", (2, "river step")),
        ("3 palace steps", (3, "palace step")),
        ("1 mosque step", (1, "mosque step")),
        ("2 stair steps", (2, "stair step")),
        ("6 any resources", (6, "any resource")),
        ("1 any goods", (1, "any goods")),
        ("2 any keshis", (2, "any keshi")),
        ("1 any keshi pair", (1, "any keshi pair")),
        ("2 any keshi pairs", (2, "any keshi pair")),
    ],
)
def test_parse_gain_reads_amount_and_thing(text: str, gain: tuple[int, str]) -> None:
    assert parse_gain(text) == gain


def test_parse_gain_knows_every_colour(box: Box) -> None:
    assert [parse_gain(f"2 {entry.name}") for entry in box.colours] == [
        (2, entry.name) for entry in box.colours
    ]


@pytest.mark.parametrize(
    "text",
    ["", "water", "2", "2 ", "0 water", "-1 water", "two water", "2  water", " 2 water", "2 Water",
     "2 camels", "1.5 points", "2 waters", "٢ water", "100 points", "any keshi"],
)  # fmt: skip
def test_parse_gain_refuses_anything_else(text: str) -> None:
    with pytest.raises(ComponentError) as refused:
        parse_gain(text)
    assert (refused.value.key, refused.value.facts["text"]) == ("comp-gain", text)
