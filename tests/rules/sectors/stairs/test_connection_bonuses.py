"""The connection bonuses of each line."""

from typing import Any

import pytest

from rules.sectors.stairs.helpers import DINARS, FIRST, LEFT, POINTS, RIGHT, crossing, placed
from scenario import happened, options, play, points, see

rule = pytest.mark.rule
MIDDLE = {3: "river", 4: "red", 5: "beige", 6: "gray", 7: "pink", 8: "brown", 9: "any", 10: "pair"}
COLOURS = [
    "turquoise", "green", "gray", "white", "black", "pink",
    "beige", "brown", "red", "yellow", "orange", "purple",
]  # fmt: skip


@rule("STA-09")
@pytest.mark.parametrize("segment", FIRST)
def test_a_line_offers_dinars_and_points(edition: str, segment: int) -> None:
    """1 to 4 dinars depending on the palace segment, 1 to 7 points on the mosque segment."""
    game = crossing(edition, segment, 2)
    play(game, "line dinars")
    assert see(game, 0).dinars == 1 + DINARS[segment]
    game = crossing(edition, 2, segment)
    play(game, "line points")
    assert points(game, 0) == {"lines": POINTS[segment]}


@rule("STA-09")
@pytest.mark.parametrize(
    ("palace", "mosque", "place", "thing"),
    [
        *((i, 1, "left", LEFT[i]) for i in LEFT),
        *((i, 4, "left", LEFT[i]) for i in LEFT),
        *((i, k - i, "middle", MIDDLE[k]) for k in (5, 6) for i in (1, 2, 3, 4)),
        *((1, j, "right", RIGHT[j]) for j in RIGHT),
        *((4, j, "right", RIGHT[j]) for j in RIGHT),
    ],
)
def test_a_line_offers_resources_and_keshis(
    edition: str, palace: int, mosque: int, place: str, thing: str
) -> None:
    game = crossing(edition, palace, mosque)
    play(game, f"line {place}")
    board = see(game, 0)
    if thing in ("date", "water"):
        assert board.resources == {"water": 0, "date": 0, "dinar": 1, thing: 1}
        assert placed(game) == {}
    else:
        assert board.resources == {"water": 0, "date": 0, "dinar": 1}
        assert placed(game) == {thing: 1}


@rule("STA-09", "STA-11", "RIV-03")
@pytest.mark.parametrize(("palace", "mosque"), [(2, 1), (1, 2)])
def test_the_lowest_line_offers_a_river_step(edition: str, palace: int, mosque: int) -> None:
    """It may be extended with water."""
    game = crossing(edition, palace, mosque, water=2)
    play(game, "line middle")
    assert see(game, 0).fisherman == 1
    assert options(game) == ["done", "step for water"]
    play(game, "step for water", "step for water")
    assert (see(game, 0).fisherman, see(game, 0).water) == (3, 0)


@rule("STA-09", "STA-10")
@pytest.mark.parametrize(("palace", "mosque"), [(3, 1), (2, 2), (1, 3)])
def test_a_line_may_offer_a_water_vendor(edition: str, palace: int, mosque: int) -> None:
    game = crossing(edition, palace, mosque, vendors=["river"])
    play(game, "line middle")
    free = ["orchard", "madrasa", "palace", "mosque", "square", "medina", "sahara"]
    assert options(game) == [f"vendor {sector}" for sector in free]
    play(game, "vendor square")
    assert see(game, 0).vendors == ["river", "square"]


@rule("STA-09", "STA-10")
@pytest.mark.parametrize(("palace", "mosque"), [(4, 3), (3, 4), (2, 5)])
def test_a_line_may_offer_an_entertainer_with_its_bonus(
    edition: str, palace: int, mosque: int
) -> None:
    game = crossing(edition, palace, mosque, entertainers=[1])
    play(game, "line middle", "entertainer 4")
    assert see(game, 0).entertainers == [0, 3]
    assert see(game, 0).dates == 1


@rule("STA-09", "STA-10")
@pytest.mark.parametrize(("palace", "mosque"), [(4, 4), (3, 5)])
def test_a_line_may_offer_a_caravan_with_its_bonus(edition: str, palace: int, mosque: int) -> None:
    game = crossing(edition, palace, mosque)
    play(game, "line middle", "caravan start", "take water", "take date")
    assert see(game, 0).caravans == [0, 0, 1]
    assert see(game, 0).resources == {"water": 1, "date": 1, "dinar": 1}


@rule("STA-09")
@pytest.mark.parametrize(("palace", "mosque"), [(5, 4), (4, 5)])
def test_the_line_below_the_topmost_offers_any_keshi(
    edition: str, palace: int, mosque: int
) -> None:
    game = crossing(edition, palace, mosque, gray=8)
    play(game, "line middle")
    assert options(game) == [f"keshi {c}" for c in COLOURS if c != "gray"]
    play(game, "keshi purple")
    assert placed(game) == {"gray": 8, "purple": 1}


@rule("STA-09", "STA-10")
@pytest.mark.parametrize("colour", ["green", "yellow", "beige"])
def test_the_topmost_line_offers_two_keshis_of_one_colour(edition: str, colour: str) -> None:
    game = crossing(edition, 5, 5)
    play(game, "line middle")
    assert options(game) == [f"pair {c}" for c in COLOURS]
    play(game, f"pair {colour}")
    assert placed(game) == {colour: 2}
    assert points(game, 0) == ({"orchard": 2} if colour == "green" else {})


@rule("STA-09", "STA-10")
def test_the_second_of_two_keshis_is_lost_if_it_has_no_space(edition: str) -> None:
    """R86."""
    game = crossing(edition, 5, 5, green=7, gray=8)
    play(game, "line middle")
    assert "pair gray" not in options(game)
    events = play(game, "pair green")
    assert placed(game) == {"green": 8, "gray": 8}
    assert points(game, 0) == {"orchard": 1}
    assert len(happened(events, "keshi-lost")) == 1


@rule("STA-09", "STA-10")
def test_two_red_keshis_are_placed_in_different_sectors(edition: str) -> None:
    """R86."""
    game = crossing(edition, 5, 5)
    play(game, "line middle", "pair red", "vendor river")
    assert "vendor river" not in options(game)
    play(game, "vendor palace")
    assert see(game, 0).vendors == ["river", "palace"]


@rule("STA-10")
def test_two_entertainers_are_placed_on_two_spaces_and_give_both_bonuses(edition: str) -> None:
    game = crossing(edition, 5, 5)
    play(game, "line middle", "pair pink", "entertainer 4", "entertainer 2")
    assert see(game, 0).entertainers == [1, 3]
    assert (see(game, 0).dates, see(game, 0).water) == (1, 1)


@rule("STA-04")
@pytest.mark.parametrize(
    ("palace", "mosque", "place", "nearly", "full"),
    [
        (2, 1, "left", {"turquoise": 7}, {"turquoise": 8}),
        (1, 3, "right", {"green": 7}, {"green": 8}),
        (4, 1, "middle", {"beige": 7}, {"beige": 8}),
        (5, 1, "middle", {"gray": 7}, {"gray": 8}),
        (4, 3, "middle", {"entertainers": range(1, 8)}, {"entertainers": range(1, 9)}),
        (4, 4, "middle", {"caravans": [3, 2, 2]}, {"caravans": [3, 3, 2]}),
    ],
)
def test_a_keshi_is_not_offered_if_its_sector_is_full(
    edition: str,
    palace: int,
    mosque: int,
    place: str,
    nearly: dict[str, Any],
    full: dict[str, Any],
) -> None:
    """R4: an option without any effect is not offered."""
    assert f"line {place}" in options(crossing(edition, palace, mosque, **nearly))
    assert f"line {place}" not in options(crossing(edition, palace, mosque, **full))


@rule("STA-04")
def test_a_water_vendor_is_not_offered_if_every_sector_has_one(edition: str) -> None:
    """R4, R6; the souk vendor does not matter."""
    seven = ["river", "orchard", "madrasa", "palace", "mosque", "square", "medina"]
    assert "line middle" in options(crossing(edition, 3, 1, vendors=[*seven, "souk"]))
    assert "line middle" not in options(crossing(edition, 3, 1, vendors=[*seven, "sahara"]))
