"""The Pashabot's claims: rules 1 and 2."""

from typing import Any

import pytest

from marrakesh.rules.words import SECTORS
from rules.pashabot.claims.helpers import EIGHT, bot_claims, first_claim, solo, told
from scenario import happened, look, see

rule = pytest.mark.rule


# --- claim rule 1 ---------------------------------------------------------------------------------


@rule("PSH-11")
@pytest.mark.parametrize(
    ("brown", "vendors", "expected"),
    [
        (7, ["sahara"], ("brown", 1, "sahara", 1)),
        (6, ["sahara"], ("green", 2, "orchard", 2)),
        (7, ["palace"], ("green", 2, "orchard", 2)),
    ],
)
def test_rule_1_prefers_a_keshi_that_completes_a_sector(
    edition: str, brown: int, vendors: list[str], expected: tuple[str, int, str, int]
) -> None:
    table = solo(edition).bot(column=[2], brown=brown).player(1, vendors=vendors)
    assert first_claim(table.base(brown=1, green=2)) == expected


@rule("PSH-11", "PSH-18")
@pytest.mark.parametrize(
    ("beige", "expected"), [(8, ("red", 1, "medina", 1)), (7, ("green", 2, "orchard", 2))]
)
def test_rule_1_may_complete_a_sector_with_a_red_keshi(
    edition: str, beige: int, expected: tuple[str, int, str, int]
) -> None:
    """Whether or not the sector's own colour is in the base."""
    table = solo(edition).bot(column=[2], beige=beige)
    assert first_claim(table.base(beige=1, red=1, green=2)) == expected


@rule("PSH-11")
def test_rule_1_considers_only_sectors_that_a_single_keshi_completes(edition: str) -> None:
    """Six and a vendor: two keshis would complete the sector, but that is for rule 2."""
    table = solo(edition).bot(column=[1], gray=6).player(1, vendors=["madrasa"])
    assert first_claim(table.base(gray=2, pink=2)) == ("pink", 2, "square", 3)


@rule("PSH-11")
def test_ties_under_rule_1_are_broken_by_the_next_rules(edition: str) -> None:
    table = solo(edition).bot(column=[7], gray=7, white=7).player(1, vendors=["madrasa", "palace"])
    assert first_claim(table.base(gray=1, white=1, brown=2)) == ("white", 1, "palace", 3)


@rule("PSH-11")
def test_the_souk_is_never_complete(edition: str) -> None:
    table = solo(edition).bot(column=[2], yellow=7, orange=7)
    assert first_claim(table.base(yellow=1, green=1)) == ("green", 1, "orchard", 3)


@rule("PSH-11")
def test_rule_1_takes_one_keshi_if_there_is_room_for_only_one(edition: str) -> None:
    """R246"""
    table = solo(edition).bot(column=[2], gray=7).player(1, vendors=["madrasa"])
    assert first_claim(table.base(gray=2, green=2)) == ("gray", 1, "madrasa", 1)


# --- claim rule 2 ---------------------------------------------------------------------------------


@rule("PSH-12")
@pytest.mark.parametrize(
    ("gray", "expected"), [(6, ("gray", 2, "madrasa", 2)), (7, ("green", 1, "orchard", 3))]
)
def test_rule_2_requires_room_for_two_keshis(
    edition: str, gray: int, expected: tuple[str, int, str, int]
) -> None:
    table = solo(edition).bot(column=[4], gray=gray).base(gray=2, green=1)
    assert first_claim(table) == expected


@rule("PSH-12")
def test_goods_of_different_colours_are_not_a_pair(edition: str) -> None:
    """R245"""
    table = solo(edition).bot(column=[5])
    assert first_claim(table.base(yellow=1, purple=1, white=2)) == ("white", 2, "palace", 2)
    table = solo(edition).bot(column=[2])
    assert first_claim(table.base(purple=2, green=1)) == ("purple", 2, "souk", 2)


@rule("PSH-12")
def test_the_pashabot_takes_two_of_three_keshis_whichever_rule_decides(edition: str) -> None:
    """R246"""
    game = solo(edition).bot(column=[4]).base(gray=2, green=3).claim()
    assert bot_claims(told(game))[0] == ("green", 2, "orchard", 3)
    assert look(game)["base"] == {"gray": 2, "green": 1}


@rule("PSH-12", "PSH-18")
def test_two_red_keshis_are_a_pair(edition: str) -> None:
    """R247: the first goes to the row that won, the second is placed separately."""
    game = solo(edition).bot(column=[8, 7]).base(red=2, brown=1, gray=1).claim()
    # brown is in the base, so the first red keshi is not for the Sahara, but the second is
    assert bot_claims(told(game))[0] == ("red", 2, "mosque", 6)
    assert happened(told(game), "vendor")[:2] == [{"sector": 4}, {"sector": 7}]


@rule("PSH-12", "PSH-18")
def test_one_free_red_space_is_not_enough_for_a_pair_of_red_keshis(edition: str) -> None:
    table = solo(edition).bot(column=[4]).player(1, vendors=[s for s in EIGHT if s != "palace"])
    assert first_claim(table.base(red=2, green=1)) == ("green", 1, "orchard", 3)
    table = solo(edition).bot(column=[7]).player(1, vendors=[s for s in EIGHT if s != "palace"])
    assert first_claim(table.base(red=2, green=1)) == ("red", 1, "palace", 3)


@rule("PSH-18")
def test_two_red_keshis_can_be_claimed_even_if_they_stand_in_for_no_row(edition: str) -> None:
    """R247: every row without a red keshi has its colour in the base."""
    open_rows = ("sahara", "mosque", "palace")
    vendors = [sector for sector in EIGHT if sector not in open_rows]
    table = solo(edition).bot(column=[7, 9]).player(1, vendors=vendors)
    game = table.base(red=2, brown=1, black=1, white=1).claim()
    assert bot_claims(told(game))[0] == ("red", 2, "", 2)
    assert happened(told(game), "vendor")[:2] == [{"sector": 3}, {"sector": 7}]
    table = solo(edition).bot(column=[7, 9]).player(1, vendors=vendors)
    assert first_claim(table.base(red=1, brown=1, black=1, white=1))[0] == "white"


@rule("PSH-12", "PSH-17", "PSH-18")
@pytest.mark.parametrize("pair", ["souk", "mosque"])
def test_two_red_keshis_that_stand_in_for_no_row_lose_every_tie(edition: str, pair: str) -> None:
    """Against a pair that is not in the column either, only the row of the pair decides."""
    colour = {"souk": "yellow", "mosque": "black"}[pair]
    vendors = [sector for sector in EIGHT if sector not in ("palace", "mosque")]
    table = solo(edition).bot(column=[2]).player(1, vendors=vendors)  # green and turquoise
    base = {"red": 2, "white": 1, "black": 1, colour: 2}
    game = table.base(**base).claim()
    assert bot_claims(told(game))[0] == (colour, 2, pair, 7)
    assert look(game)["base"]["red"] == 2
    assert see(game, 1).vendors == vendors


@rule("PSH-18")
@pytest.mark.parametrize(
    ("facts", "yours", "expected"),
    [
        ({"column": [1], "green": 8}, [], "orchard"),  # 8 keshis before priority
        ({"column": [8, 7, 2]}, [], "sahara"),  # priority
        ({"column": [8], "assistants": ["mosque"]}, ["sahara"], "mosque"),  # its assistant
        ({"column": [8]}, ["mosque"], "mosque"),  # yours
        ({"column": [3]}, [], "madrasa"),  # higher in the column
        ({"column": [9]}, [], "medina"),  # higher row
    ],
)
def test_the_second_red_keshi_is_placed_according_to_the_priorities(
    edition: str, facts: dict[str, Any], yours: list[str], expected: str
) -> None:
    """R247: the first one completes the palace."""
    table = solo(edition).bot(white=8, **facts).deploy({0: yours})
    game = table.base(red=2, yellow=1).claim()
    vendors = [SECTORS[facts["sector"]] for facts in happened(told(game), "vendor")]
    if expected == "orchard":  # both are completed
        assert sorted(vendors[:2]) == ["orchard", "palace"]
    else:
        assert vendors[:2] == ["palace", expected]
