"""Complete sectors, leftovers and final places in the final scoring."""

import pytest

from marrakesh.rules.words import SECTORS
from rules.final_scoring.helpers import Facts, final
from scenario import Scenario, happened, look, options, play, points

rule = pytest.mark.rule

EIGHT: dict[str, Facts] = {
    "river": {"turquoise": 8},
    "orchard": {"green": 8},
    "madrasa": {"gray": 8},
    "palace": {"white": 8},
    "mosque": {"black": 8},
    "square": {"entertainers": range(1, 9)},
    "medina": {"beige": 8},
    "sahara": {"caravans": [3, 3, 2]},
}
SEVEN: dict[str, Facts] = {
    "square": {"entertainers": range(1, 8)},
    "sahara": {"caravans": [3, 3, 1]},
}


# --- complete sectors -----------------------------------------------------------------------------


@rule("FIN-01")
@pytest.mark.parametrize("sector", EIGHT)
def test_a_complete_sector_scores_ten_points(edition: str, sector: str) -> None:
    game = final(edition, vendors=[sector], **EIGHT[sector])
    assert points(game, 0) == {"sectors": 10}


@rule("FIN-01")
@pytest.mark.parametrize("sector", EIGHT)
def test_a_sector_with_seven_keshis_and_its_vendor_is_not_complete(
    edition: str, sector: str
) -> None:
    seven = SEVEN.get(sector) or dict.fromkeys(EIGHT[sector], 7)
    assert points(final(edition, vendors=[sector], **seven), 0) == {}


@rule("FIN-02")
@pytest.mark.parametrize("sector", EIGHT)
def test_a_sector_without_its_vendor_gives_no_points(edition: str, sector: str) -> None:
    """Vendors in other sectors do not help."""
    others = [other for other in SECTORS if other != sector]
    assert points(final(edition, vendors=others, **EIGHT[sector]), 0) == {}


@rule("FIN-01")
def test_all_eight_complete_sectors_score_but_the_souk_never_does(edition: str) -> None:
    facts: Facts = {}
    for sector in EIGHT.values():
        facts |= sector
    game = final(edition, vendors=SECTORS, yellow=8, orange=8, purple=8, **facts)
    assert points(game, 0) == {"sectors": 80, "leftovers": 12}


@rule("FIN-05", "MED-13")
def test_guards_on_the_watchtower_count_towards_a_complete_medina(edition: str) -> None:
    """R181"""
    gates = {"river": "red", "souk": "gray"}
    game = final(edition, beige=8, gates=gates, vendors=["medina"])
    assert points(game, 0) == {"sectors": 10}


# --- leftovers ------------------------------------------------------------------------------------


@rule("FIN-04")
@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({}, 0),
        ({"water": 1}, 0),
        ({"water": 1, "yellow": 1}, 1),
        ({"water": 1, "dates": 1, "dinars": 1}, 1),  # the total is halved
        ({"water": 3, "dates": 5, "dinars": 1, "orange": 2, "purple": 2}, 6),
        ({"yellow": 3, "orange": 3, "purple": 3}, 4),
    ],
)
def test_two_leftover_resources_or_goods_are_worth_a_point(
    edition: str, facts: Facts, expected: int
) -> None:
    assert points(final(edition, **facts), 0).get("leftovers", 0) == expected


@rule("FIN-04")
def test_leftovers_are_counted_after_the_oases(edition: str) -> None:
    """R180: resources handed in for an oasis are gone."""
    game = final(edition, caravans=[1, 0, 0], claimed=[21], dates=7, water=3)
    assert points(game, 0) == {"oasis 21": 10, "leftovers": 1}


@rule("FIN-06", "FIN-04")
def test_final_scoring_comes_after_the_third_season_scoring(edition: str) -> None:
    """Provisions are paid first: 1 of 4 resources of each kind is left."""
    table = Scenario(edition, season=3, round=4).river_tiles(8, 4, 6)
    table.player(0, provisions=[7, 8, 9], water=4, dates=4, dinars=4, fisherman=1)
    game = table.season_scoring()
    assert points(game, 0) == {}
    events = play(game, *["take water"] * 6)
    assert look(game)["phase"] == "over"
    assert points(game, 0) == {"leftovers": (3 + 6) // 2}
    assert options(game) == []
    kinds = [event.kind for event in events]
    assert len(happened(events, "provided")) + len(happened(events, "not-provided")) == 2
    assert kinds.index("provided") < kinds.index("points")


# --- who wins -------------------------------------------------------------------------------------


@rule("TIE-01", "TIE-02", "TIE-03")
@pytest.mark.parametrize(
    ("standings", "places"),
    [
        ([(50, 0, 0), (49, 16, 16), (51, 3, 0)], [2, 3, 1]),  # points come first
        ([(50, 4, 0), (50, 5, 0), (50, 3, 16)], [2, 1, 3]),  # then the palace step
        ([(50, 5, 2), (50, 5, 1), (50, 5, 3)], [2, 3, 1]),  # then the mosque step
        ([(50, 5, 3), (50, 5, 3), (50, 5, 2)], [1, 1, 3]),  # then victory is shared
        ([(50, 5, 3), (50, 5, 3), (50, 5, 3)], [1, 1, 1]),
        ([(-3, 5, 3), (-4, 5, 3), (-5, 9, 9)], [1, 2, 3]),
        ([(50, 16, 0), (50, 16, 16), (50, 16, 15)], [3, 1, 2]),
    ],
)
def test_players_are_ranked_by_points_then_palace_then_mosque(
    edition: str, standings: list[tuple[int, int, int]], places: list[int]
) -> None:
    """R182: the step decides, not the segment."""
    table = Scenario(edition, 3)
    for seat, (score, palace, mosque) in enumerate(standings):
        table.player(seat, score=score, palace=palace, mosque=mosque)
        table.player(seat, water=0, dates=0, dinars=0)
    game = table.final_scoring()
    assert game.scores == [score for score, _, _ in standings]
    assert game.result == places


@rule("TIE-01")
def test_the_final_scoring_can_change_the_winner(edition: str) -> None:
    """Leftovers make up a deficit of one point."""
    table = Scenario(edition).player(0, score=20, water=0, dates=0, dinars=0)
    game = table.player(1, score=19, water=2, dates=2, dinars=0).final_scoring()
    assert (game.scores, game.result) == ([20, 21], [2, 1])
    assert look(game)["phase"] == "over"
