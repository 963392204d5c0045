"""The Pashabot's claims: rules 3 to 7, and red."""

from itertools import pairwise

import pytest

from rules.pashabot.claims.helpers import EIGHT, bot_claims, first_claim, solo, told
from scenario import see

rule = pytest.mark.rule


# --- claim rules 3 to 7 ---------------------------------------------------------------------------


@rule("PSH-13", "PSH-63")
def test_rule_3_counts_the_icons_of_all_tiles(edition: str) -> None:
    """R243: icons on tiles further up count as well; the three goods are one icon."""
    table = solo(edition).bot(column=[2, 4, 6], assistants=["square"])
    assert first_claim(table.base(green=1, gray=1, pink=1)) == ("green", 1, "orchard", 3)
    table = solo(edition).bot(column=[10, 9, 3, 6, 5], assistants=["madrasa"])
    assert first_claim(table.base(purple=1, gray=1, turquoise=1)) == ("purple", 1, "souk", 3)


@rule("PSH-14")
def test_rule_4_prefers_a_sector_with_the_pashabots_own_assistant(edition: str) -> None:
    table = solo(edition).bot(column=[6], assistants=["madrasa", "orchard"])
    table.deploy({0: ["square"]})
    assert first_claim(table.base(pink=1, gray=1, green=1)) == ("gray", 1, "madrasa", 4)
    table = solo(edition).bot(column=[6], assistants=["souk"])
    assert first_claim(table.base(beige=1, yellow=1)) == ("yellow", 1, "souk", 4)


@rule("PSH-15")
def test_rule_5_prefers_a_sector_with_your_assistant(edition: str) -> None:
    table = solo(edition).bot(column=[6], assistants=["orchard"]).deploy({0: ["madrasa"]})
    assert first_claim(table.base(pink=1, gray=1, green=1)) == ("gray", 1, "madrasa", 5)
    table = solo(edition).bot(column=[6]).deploy({0: ["souk"]})
    assert first_claim(table.base(beige=1, yellow=1)) == ("yellow", 1, "souk", 5)


@rule("PSH-16")
def test_rule_6_prefers_the_colour_higher_in_the_column(edition: str) -> None:
    """The lower icon of a tile is higher than the tiles below it."""
    table = solo(edition).bot(column=[3, 6]).base(pink=1, turquoise=1)
    assert first_claim(table) == ("turquoise", 1, "river", 6)
    table = solo(edition).bot(column=[8]).base(black=1, brown=1)
    assert first_claim(table) == ("brown", 1, "sahara", 6)


@rule("PSH-17")
def test_rule_7_prefers_the_sector_further_up(edition: str) -> None:
    colours = ["beige", "pink", "green", "turquoise", "gray", "brown", "black", "white", "purple"]
    for upper, lower in pairwise(colours):
        column = [1] if {"brown", "white"} & {upper, lower} else [7]  # no icons of these two
        table = solo(edition).bot(column=column).player(1, vendors=EIGHT)
        claimed = first_claim(table.base(**{upper: 1, lower: 1}))
        assert (claimed[0], claimed[3]) == (upper, 7)


@rule("PSH-20")
def test_ties_between_goods_go_to_the_colour_the_pashabot_has_fewest_of(edition: str) -> None:
    """The last tie-break of claims: fewest, then yellow, orange, purple."""
    table = solo(edition).bot(column=[5], yellow=2, orange=1, purple=1)
    assert first_claim(table.base(yellow=1, purple=1)) == ("purple", 1, "souk", 8)
    table = solo(edition).bot(column=[5], yellow=2, orange=1, purple=1)
    assert first_claim(table.base(yellow=1, purple=1, orange=1)) == ("orange", 1, "souk", 8)


# --- red ------------------------------------------------------------------------------------------


@rule("PSH-18", "PSH-14")
@pytest.mark.parametrize(
    ("base", "vendors", "expected"),
    [
        ({}, [], ("red", 1, "medina", 4)),  # actual colours have no general preference
        ({"beige": 1}, [], ("beige", 1, "medina", 4)),  # the colour itself is there
        ({}, ["medina"], ("pink", 1, "square", 3)),  # it already has a red
    ],
)
def test_red_stands_in_for_a_colour_missing_from_the_base(
    edition: str, base: dict[str, int], vendors: list[str], expected: tuple[str, int, str, int]
) -> None:
    """R244"""
    table = solo(edition).bot(column=[1], assistants=["medina"]).player(1, vendors=vendors)
    assert first_claim(table.base(pink=1, red=1, **base)) == expected


@rule("PSH-18")
def test_red_can_be_claimed_even_without_icons(edition: str) -> None:
    """R244: at priority 0, the row decides."""
    table = solo(edition).bot(column=[5]).player(1, vendors=["medina"])
    assert first_claim(table.base(red=1, green=1)) == ("red", 1, "square", 7)


@rule("PSH-18")
def test_red_never_stands_in_for_goods(edition: str) -> None:
    game = solo(edition).bot(column=[10, 9]).base(red=1, green=1).claim()
    assert bot_claims(told(game))[0] == ("red", 1, "river", 6)
    assert see(game, 1).vendors == ["river"]


@rule("PSH-18")
def test_red_cannot_be_claimed_with_all_red_spaces_taken(edition: str) -> None:
    """Nothing is left for the bot, so it is skipped for the rest of the phase."""
    game = solo(edition).bot(column=[7], white=8).player(1, vendors=EIGHT)
    events = told(game.base(red=2, white=1).claim())
    assert bot_claims(events) == []
    assert [event.seat for event in events if event.kind == "claims-over"] == [1]


@rule("PSH-18", "PSH-19")
def test_a_red_keshi_is_placed_in_the_ninth_column(edition: str) -> None:
    """It takes none of the 8 spaces."""
    game = solo(edition).bot(column=[7], brown=2).base(red=1, green=1, gray=1).claim()
    bot = see(game, 1)
    assert (bot.vendors, bot.keshis["brown"], bot.keshis["red"]) == (["sahara"], 2, 1)
