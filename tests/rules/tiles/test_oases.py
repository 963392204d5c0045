"""The oases: what each is worth at the end, and when a scroll scores it earlier."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.words import SECTORS
from scenario import Scenario, options, play, points, see

rule = pytest.mark.rule
Facts = dict[str, Any]

SIX_GATES = {
    "river": "black", "orchard": "turquoise", "madrasa": "turquoise", "palace": "turquoise",
    "mosque": "green", "square": "green",
}  # fmt: skip
OTHER_GATES = {
    "river": "white", "orchard": "gray", "madrasa": "red", "palace": "pink", "mosque": "brown",
    "square": "beige", "sahara": "yellow", "souk": "orange",
}  # fmt: skip
PER_COLOUR = {
    5: "white", 6: "black", 7: "turquoise", 8: "green", 9: "gray",
    10: "pink", 11: "beige", 12: "brown", 13: "red",
}  # fmt: skip
PER_LUXURY = {14: 2, 15: 3, 16: 4, 17: 5, 18: 6}
PER_RESOURCE = {19: "water", 20: "dinars", 21: "dates"}


def claimed(
    edition: str, tiles: list[int], caravans: list[int], season: int = 1, **facts: Any
) -> Scenario:
    """Seat 0 has claimed these oases and has no resources but those given."""
    last_round = 4 if season == 3 else 1
    table = Scenario(edition, season=season, round=last_round).river_tiles(8, 4, 5)
    table.player(0, caravans=caravans, water=0, dates=0, dinars=0)
    return table.player(0, claimed=tiles, **facts)


def final_points(edition: str, tile: int, facts: Facts) -> int:
    """What an oasis pays in the final scoring."""
    caravans = facts.pop("caravans", [1, 0, 0])
    game = claimed(edition, [tile], caravans, **facts).final_scoring()
    return points(game, 0).get(f"oasis {tile:02}", 0)


def keshis(colour: str, number: int) -> Facts:
    """The facts of so many keshis of a colour."""
    if colour == "pink":
        return {"entertainers": range(1, number + 1)}
    if colour == "red":
        return {"vendors": SECTORS[:number]}
    if colour == "brown":
        return {"caravans": [min(3, number), max(0, min(3, number - 3)), max(0, number - 6)]}
    return {colour: number}


# --- 01 to 04: gates ------------------------------------------------------------------------------


@rule("OAS-01", "OAS-02", "OAS-03", "OAS-04")
@pytest.mark.parametrize(
    ("tile", "gates", "expected"),
    [
        (1, SIX_GATES, 12),
        (1, OTHER_GATES, 0),
        (2, OTHER_GATES, 6),
        (2, SIX_GATES, 0),
        (3, OTHER_GATES, 6),
        (3, {"river": "pink"}, 2),
        (3, SIX_GATES, 0),
        (4, OTHER_GATES, 4),
        (4, {"river": "purple", "souk": "purple", "orchard": "red"}, 4),
        (4, SIX_GATES, 0),
        (4, {}, 0),
    ],
)
def test_two_points_for_each_gate_of_its_colours(
    edition: str, tile: int, gates: dict[str, str], expected: int
) -> None:
    assert final_points(edition, tile, {"beige": 8, "gates": gates}) == expected


@rule("EX-40", "OAS-01")
def test_jan_has_six_gates(edition: str) -> None:
    """1 black, 3 turquoise, 2 green."""
    assert final_points(edition, 1, {"beige": 6, "gates": SIX_GATES}) == 12


# --- 05 to 13: keshis of a colour -----------------------------------------------------------------


@rule("OAS-05", "OAS-06", "OAS-07", "OAS-08", "OAS-09", "OAS-10", "OAS-11", "OAS-12", "OAS-13")
@pytest.mark.parametrize("tile", PER_COLOUR)
@pytest.mark.parametrize("number", [0, 1, 5, 8])
def test_three_points_and_one_for_each_keshi(edition: str, tile: int, number: int) -> None:
    colour = PER_COLOUR[tile]
    if colour == "brown":
        number = max(1, number)  # a claimed oasis has its caravan
    assert final_points(edition, tile, keshis(colour, number)) == 3 + number


@rule("OAS-05", "OAS-06", "OAS-07", "OAS-08", "OAS-09", "OAS-10", "OAS-11", "OAS-13")
@pytest.mark.parametrize("tile", [tile for tile in PER_COLOUR if tile != 12])
def test_keshis_of_other_colours_do_not_count(edition: str, tile: int) -> None:
    facts: Facts = {}
    for colour in PER_COLOUR.values():
        if colour != PER_COLOUR[tile]:
            facts |= keshis(colour, 4)
    assert final_points(edition, tile, {**facts, "yellow": 3}) == 3


@rule("EX-41", "OAS-13")
def test_sarah_has_four_vendors(edition: str) -> None:
    assert final_points(edition, 13, keshis("red", 4)) == 7


def test_the_vendor_of_the_souk_is_a_red_keshi(edition: str) -> None:
    """R95"""
    assert final_points(edition, 13, {"vendors": ["river", "souk"]}) == 5


def test_committed_guards_count_as_beige_keshis(edition: str) -> None:
    assert final_points(edition, 11, {"beige": 5, "gates": {"river": "red", "souk": "red"}}) == 8


# --- 14 to 18: luxury goods of a type -------------------------------------------------------------


@rule("OAS-14", "OAS-15", "OAS-16", "OAS-17", "OAS-18")
@pytest.mark.parametrize("tile", PER_LUXURY)
@pytest.mark.parametrize("number", [0, 1, 5])
def test_points_for_each_luxury_good_of_a_type(edition: str, tile: int, number: int) -> None:
    first = 5 * (tile - 14) + 1
    other = first + 5 if tile < 18 else 1
    luxuries = [*range(first, first + number), other]
    assert final_points(edition, tile, {"luxuries": luxuries}) == number * PER_LUXURY[tile]


@rule("EX-42", "OAS-14")
def test_lucas_has_three_slippers(edition: str) -> None:
    assert final_points(edition, 14, {"luxuries": [1, 3, 5]}) == 6


# --- 19 to 21: resources --------------------------------------------------------------------------


@rule("OAS-19", "OAS-20", "OAS-21")
@pytest.mark.parametrize("tile", PER_RESOURCE)
@pytest.mark.parametrize(("number", "handed_in"), [(0, 0), (1, 1), (12, 12), (13, 12), (15, 12)])
def test_three_points_and_one_for_each_resource_handed_in(
    edition: str, tile: int, number: int, handed_in: int
) -> None:
    """What is above 12 stays and counts as a leftover."""
    table = claimed(edition, [tile], [1, 0, 0], **{PER_RESOURCE[tile]: number})
    game = table.final_scoring()
    booked = points(game, 0)
    assert booked[f"oasis {tile}"] == 3 + handed_in
    assert booked.get("leftovers", 0) == (number - handed_in) // 2
    seen = see(game, 0)
    assert seen.water + seen.dates + seen.dinars == number - handed_in


@rule("OAS-19", "OAS-20", "OAS-21")
@pytest.mark.parametrize("tile", PER_RESOURCE)
def test_other_resources_are_not_handed_in(edition: str, tile: int) -> None:
    others = {name: 4 for name in PER_RESOURCE.values() if name != PER_RESOURCE[tile]}
    game = claimed(edition, [tile], [1, 0, 0], **others).final_scoring()
    assert points(game, 0) == {f"oasis {tile}": 3, "leftovers": 4}


@rule("EX-43", "OAS-21")
def test_marie_returns_five_dates(edition: str) -> None:
    game = claimed(edition, [21], [1, 0, 0], dates=5).final_scoring()
    assert points(game, 0) == {"oasis 21": 8}
    assert see(game, 0).dates == 0


# --- 22 to 26: collections ------------------------------------------------------------------------


@rule("OAS-22")
@pytest.mark.parametrize("luxuries", [[], [1], [1, 2, 6, 11, 25]])
def test_oasis_22_counts_luxury_goods(edition: str, luxuries: list[int]) -> None:
    facts = {"luxuries": luxuries, "scrolls": [30, 31]}
    assert final_points(edition, 22, facts) == 3 + len(luxuries)


@rule("OAS-23")
@pytest.mark.parametrize("scrolls", [[], [19], [19, 13, 28, 69]])
def test_oasis_23_counts_scrolls(edition: str, scrolls: list[int]) -> None:
    """Instant ones that were used up too (R130)."""
    facts = {"scrolls": scrolls, "luxuries": [1, 2]}
    assert final_points(edition, 23, facts) == 3 + len(scrolls)


@rule("OAS-24")
@pytest.mark.parametrize(
    ("facts", "sectors"),
    [
        ({}, 8),
        ({"white": 3}, 8),
        ({"white": 4}, 7),
        ({"white": 3, "vendors": ["palace"]}, 8),  # R158: the vendor is no keshi of the sector
        ({"entertainers": [1, 2, 3]}, 8),
        ({"entertainers": [1, 2, 3, 4]}, 7),
        ({"beige": 4, "gates": {"river": "red", "souk": "red"}}, 7),
        ({"caravans": [1, 1, 1]}, 8),
        ({"caravans": [2, 1, 1]}, 7),
        ({"yellow": 9, "orange": 9, "purple": 9}, 8),  # the souk counts neither way
    ],
)
def test_oasis_24_counts_sectors_with_up_to_three_keshis(
    edition: str, facts: Facts, sectors: int
) -> None:
    assert final_points(edition, 24, dict(facts)) == 4 * sectors


@rule("EX-44", "OAS-24")
def test_jan_has_four_small_sectors(edition: str) -> None:
    facts: Facts = {"white": 4, "black": 5, "green": 8, "gray": 4, "turquoise": 3, "beige": 2}
    assert final_points(edition, 24, facts) == 16


@rule("OAS-25")
@pytest.mark.parametrize(
    ("facts", "sectors"),
    [
        ({}, 0),
        ({"white": 8}, 0),
        ({"white": 7, "vendors": ["palace"]}, 0),
        ({"white": 8, "vendors": ["mosque"]}, 0),
        ({"white": 8, "vendors": ["palace", "souk"], "yellow": 9}, 1),
        ({"caravans": [3, 3, 2], "beige": 8, "vendors": ["sahara", "medina"]}, 2),
        ({"entertainers": range(1, 9), "gray": 8, "vendors": ["square", "madrasa"]}, 2),
    ],
)
def test_oasis_25_counts_complete_sectors(edition: str, facts: Facts, sectors: int) -> None:
    assert final_points(edition, 25, dict(facts)) == 4 * sectors


@rule("OAS-26")
@pytest.mark.parametrize("number", [1, 2, 6])
def test_oasis_26_counts_all_claimed_oases(edition: str, number: int) -> None:
    """Itself, and those that do not score."""
    tiles = [26, 5, 6, 7, 8, 9][:number]
    game = claimed(edition, tiles, [3, 3, 0]).final_scoring()
    assert points(game, 0)["oasis 26"] == 3 * number


# --- 27 to 30: paths ------------------------------------------------------------------------------


@rule("OAS-27", "OAS-28")
@pytest.mark.parametrize(
    ("tile", "palace", "mosque", "expected"),
    [
        (27, 16, 0, 7), (27, 15, 16, 0), (27, 16, 16, 7),
        (28, 0, 16, 7), (28, 16, 15, 0), (28, 16, 16, 7),
    ],
)  # fmt: skip
def test_seven_points_at_the_top_of_the_stairs(
    edition: str, tile: int, palace: int, mosque: int, expected: int
) -> None:
    assert final_points(edition, tile, {"palace": palace, "mosque": mosque}) == expected


@rule("OAS-29")
@pytest.mark.parametrize(
    ("palace", "mosque", "expected"),
    [(16, 3, 0), (16, 4, 7), (11, 6, 0), (11, 7, 7), (10, 16, 7), (15, 3, 0), (16, 16, 7)],
)
def test_oasis_29_needs_five_thresholds(
    edition: str, palace: int, mosque: int, expected: int
) -> None:
    """Thresholds lie before the steps 4, 7, 11 and 16."""
    assert final_points(edition, 29, {"palace": palace, "mosque": mosque}) == expected


@rule("EX-45", "OAS-29")
def test_sarah_crossed_five_thresholds(edition: str) -> None:
    assert final_points(edition, 29, {"palace": 16, "mosque": 4}) == 7


@rule("OAS-30")
@pytest.mark.parametrize(("fisherman", "expected"), [(14, 7), (13, 0), (0, 0)])
def test_oasis_30_needs_the_jetty_at_the_end(edition: str, fisherman: int, expected: int) -> None:
    """R57: the third river evaluation sends nobody back."""
    game = claimed(edition, [30], [1, 0, 0], 3, fisherman=fisherman).season_scoring()
    assert game.over
    assert points(game, 0).get("oasis 30", 0) == expected


# --- whose things count ---------------------------------------------------------------------------


@rule("OAS-37")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        (1, 0), (2, 0), (3, 0), (4, 0),
        *((tile, 3) for tile in PER_COLOUR if tile != 12), (12, 4),
        *((tile, 0) for tile in PER_LUXURY), *((tile, 3) for tile in PER_RESOURCE),
        (22, 3), (23, 3), (24, 32), (25, 0), (26, 3), (27, 0), (28, 0), (29, 0), (30, 0),
    ],
)  # fmt: skip
def test_only_own_things_count(edition: str, tile: int, expected: int) -> None:
    """The other player has everything, the owner of the oasis nothing but its caravan."""
    table = claimed(edition, [tile], [1, 0, 0]).player(
        1,
        **dict.fromkeys(["turquoise", "green", "gray", "white", "black", "beige"], 8),
        entertainers=range(1, 9),
        vendors=SECTORS[:8],
        caravans=[3, 3, 2],
        claimed=[t for t in (5, 6, 7, 8, 9, 10) if t != tile],
        gates=OTHER_GATES,
        luxuries=[1, 6, 11, 16, 21],
        scrolls=[19, 20],
        palace=16,
        mosque=16,
        fisherman=14,
        water=5,
        dates=5,
        dinars=5,
    )
    assert points(table.final_scoring(), 0).get(f"oasis {tile:02}", 0) == expected


# --- scored when discovered: scroll 68 ------------------------------------------------------------


def discovering(edition: str, tile: int, caravans: list[int], **facts: Any) -> Game:
    """The owner of scroll 68 discovers this oasis."""
    table = Scenario(edition).player(0, scrolls=[68], caravans=caravans)
    table.player(0, water=0, dates=0, dinars=0, oases={f"left {caravans[0] + 1}": tile}, **facts)
    game = table.assistants({0: ["sahara"]})
    if "new keshi" in options(game):
        play(game, "new keshi")
    if "caravan left" in options(game):
        play(game, "caravan left")
    return game


@pytest.mark.parametrize(
    ("tile", "caravans", "facts", "expected"),
    [
        (7, [0, 0, 0], {"turquoise": 4}, 7),
        (12, [2, 0, 1], {}, 3 + 4),  # the caravan itself
        (24, [2, 0, 0], {}, 4 * 8),
        (24, [2, 0, 1], {}, 4 * 7),  # the caravan is the fourth of the Sahara
        (25, [2, 3, 2], {"vendors": ["sahara"]}, 4),  # the caravan completes it
        (26, [0, 0, 0], {}, 0),  # R121: it is not claimed
        (26, [2, 0, 0], {"claimed": [5, 6]}, 6),
        (30, [0, 0, 0], {"fisherman": 14}, 7),  # R160
        (30, [0, 0, 0], {"fisherman": 13}, 0),
    ],
)
def test_scroll_68_scores_what_is_there_once_the_caravan_stands(
    edition: str, tile: int, caravans: list[int], facts: Facts, expected: int
) -> None:
    """R11"""
    game = discovering(edition, tile, caravans, **facts)
    assert points(game, 0).get("scroll 68", 0) == expected
    assert tile in see(game, 0).oases
    assert tile not in see(game, 0).claimed_oases


@pytest.mark.parametrize("tile", PER_RESOURCE)
@pytest.mark.parametrize("handed_in", [0, 3, 12])
def test_scroll_68_asks_how_much_is_handed_in(edition: str, tile: int, handed_in: int) -> None:
    """R119: from 0 to 12 of its resource."""
    resource = PER_RESOURCE[tile]
    table = Scenario(edition).player(0, scrolls=[68], oases={"left 1": tile})
    table.player(0, **dict.fromkeys(PER_RESOURCE.values(), 14))
    game = table.assistants({0: ["sahara"]})
    play(game, "caravan left")
    assert options(game) == [f"hand in {number}" for number in range(13)]
    play(game, f"hand in {handed_in}")
    assert points(game, 0) == {"scroll 68": 3 + handed_in}
    seen = see(game, 0)
    for name in PER_RESOURCE.values():
        assert getattr(seen, name) == (14 - handed_in if name == resource else 14)


def test_scroll_68_asks_nothing_where_nothing_can_be_handed_in(edition: str) -> None:
    game = discovering(edition, 21, [0, 0, 0])
    assert points(game, 0) == {"scroll 68": 3}


def test_scroll_68_does_not_score_the_start_oasis(edition: str) -> None:
    """R119: nothing is flipped there."""
    game = Scenario(edition).player(0, scrolls=[68]).assistants({0: ["sahara"]})
    play(game, "caravan start")
    assert points(game, 0) == {}


def test_scroll_68_scores_only_new_discoveries(edition: str) -> None:
    game = Scenario(edition).player(0, caravans=[3, 3, 0]).buys_scroll(68)
    assert points(game, 0) == {}


# --- scored in between: scroll 71 -----------------------------------------------------------------


def scoring_by_scroll(edition: str, tiles: list[int], **facts: Any) -> Game:
    """Seat 0 buys scroll 71 and has 5 dates left."""
    return claimed(edition, tiles, [3, 3, 0], **facts).buys_scroll(71, dates=5)


def test_scroll_71_scores_one_claimed_oasis(edition: str) -> None:
    """R11, R122"""
    game = scoring_by_scroll(edition, [5, 26, 30], white=4, fisherman=14)
    assert options(game) == ["score oasis 1", "score oasis 2", "score oasis 3"]
    for oasis, worth in (("1", 7), ("2", 9), ("3", 7)):
        other = game.copy()
        play(other, f"score oasis {oasis}")
        assert points(other, 0) == {"scroll 71": worth}


@pytest.mark.parametrize("handed_in", [0, 2, 5])
def test_scroll_71_asks_how_much_is_handed_in(edition: str, handed_in: int) -> None:
    """R122"""
    game = scoring_by_scroll(edition, [21, 5])
    play(game, "score oasis 1")
    assert options(game) == [f"hand in {number}" for number in range(6)]
    play(game, f"hand in {handed_in}")
    assert points(game, 0) == {"scroll 71": 3 + handed_in}
    assert see(game, 0).dates == 5 - handed_in


def test_scroll_71_does_nothing_without_a_claimed_oasis(edition: str) -> None:
    """R122: discovered ones do not count."""
    game = scoring_by_scroll(edition, [])
    assert points(game, 0) == {}
    assert see(game, 0).scrolls == [71]


@rule("FIN-03")
def test_oases_scored_by_scrolls_score_again_at_the_end(edition: str) -> None:
    """R120: they do not use up one of the three."""
    game = claimed(edition, [5, 6, 7, 8], [3, 1, 0], 3).buys_scroll(71)
    play(game, "score oasis 1")
    assert game.over
    booked = points(game, 0)
    assert booked["scroll 71"] == 3
    assert sum(booked.get(f"oasis {tile:02}", 0) for tile in (5, 6, 7, 8)) == 9


# --- points for resources: scroll 72 --------------------------------------------------------------


@pytest.mark.parametrize("returned", [[], ["water"], ["dinar", "water", "date"]])
def test_scroll_72_takes_from_nothing_to_all(edition: str, returned: list[str]) -> None:
    """R127: 2 points for each resource."""
    game = Scenario(edition).player(0, water=1, dinars=1).buys_scroll(72, dates=1)
    play(game, *(f"pay {resource}" for resource in returned))
    if len(returned) < 3:
        assert "done" in options(game)
        play(game, "done")
    assert points(game, 0) == ({"scroll 72": 2 * len(returned)} if returned else {})
    seen = see(game, 0)
    assert seen.water + seen.dates + seen.dinars == 3 - len(returned)
