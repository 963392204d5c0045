"""The award market."""

import pytest

from rules.modules.awards.helpers import SIDES, payout, waiting
from scenario import look, options, play, points, see

rule = pytest.mark.rule


@rule("AWD-01")
def test_awards_may_be_taken_any_number_of_times_or_not_at_all(edition: str) -> None:
    table = payout(edition, "1a").player(0, column=["green", "green", "green", "red"])
    game = table.season_payout()
    assert options(game) == ["done", "award for 1"]
    for traded in (1, 2):
        play(game, "award for 1")
        assert points(game, 0) == {"awards": 2 * traded}
    assert sorted(see(game, 0).spectator_column) == ["green", "red"]
    play(game, "done")
    assert waiting(game)
    play(game, "done")
    assert points(game, 1).get("awards", 0) == 0
    assert see(game, 1).spectator_column == ["green"]


@rule("AWD-01")
def test_only_the_active_tile_offers_awards(edition: str) -> None:
    """Turquoise and red can be traded only on the tiles to come."""
    game = payout(edition, "1a").player(0, column=["turquoise", "red"]).season_payout()
    assert game.seat == 1  # seat 0 has nothing to trade


@rule("AWD-13")
@pytest.mark.parametrize(("season", "left"), [(1, ["5b", "3a"]), (2, ["3a"]), (3, [])])
def test_the_award_tile_is_discarded_after_the_payout(
    edition: str, season: int, left: list[str]
) -> None:
    table = payout(edition, "1a", season=season).awards("1a", *left)
    game = table.season_payout()
    assert look(game)["awards"] == ["1a", *left]
    assert look(game)["phase"] == "awards"
    play(game, "done")
    assert look(game)["awards"] == left


@rule("AWD-03", "CAM-22")
@pytest.mark.parametrize("side", SIDES)
def test_a_keshi_of_the_colour_depicted_for_dung_removes_one_unit_of_dung(
    edition: str, side: str
) -> None:
    """R4: without dung it is not offered."""
    colour = SIDES[side][0]
    game = payout(edition, side).player(0, dung=2, column=[colour] * 3).season_payout()
    play(game, "award for dung")
    assert see(game, 0).camel["dung"] == 1
    play(game, "award for dung")
    assert see(game, 0).camel["dung"] == 0
    assert see(game, 0).spectator_column == [colour]
    assert "award for dung" not in options(game)


@rule("AWD-03")
def test_dung_taken_in_a_payout_can_be_removed_in_the_same_payout(edition: str) -> None:
    table = payout(edition, "1a").player(0, camel=0, column=["gray"]).player(1, camel=24)
    game = table.season_payout()
    play(game, "done")
    assert see(game, 0).camel["dung"] == 4
    play(game, "award for dung")
    assert see(game, 0).camel["dung"] == 3


@rule("AWD-04")
@pytest.mark.parametrize(
    ("column", "possible"),
    [
        (["white"], False),
        (["white", "white"], True),
        (["white", "red"], True),
        (["white", "nomad"], True),
        (["black", "red"], False),
    ],
)
def test_an_award_for_two_keshis_costs_one_of_the_depicted_colour_and_one_of_any_colour(
    edition: str, column: list[str], possible: bool
) -> None:
    game = payout(edition, "1a", 2, "nomads").player(0, column=column).season_payout()
    assert (game.seat == 0 and "award for 2" in options(game)) == possible
    if possible:
        play(game, "award for 2")
        assert points(game, 0) == {"awards": 3}
        assert see(game, 0).spectator_column == []


@rule("AWD-04")
def test_the_player_chooses_the_second_keshi_to_discard(edition: str) -> None:
    column = ["white", "white", "red", "brown"]
    game = payout(edition, "1a").player(0, column=column).season_payout()
    play(game, "award for 2")
    assert options(game) == ["discard white", "discard brown", "discard red"]
    assert points(game, 0) == {}  # the keshis are paid first
    play(game, "discard brown")
    assert see(game, 0).spectator_column == ["white", "red"]
    assert points(game, 0) == {"awards": 3}


@rule("AWD-06", "AWD-08")
@pytest.mark.parametrize(
    ("keshis", "column", "possible"),
    [
        (3, ["black", "green", "red"], True),
        (3, ["black", "green", "green"], False),
        (3, ["black", "black", "green"], True),  # R217
        (3, ["black", "black", "black"], False),
        (3, ["black", "green", "nomad"], True),
        (3, ["black", "nomad", "nomad"], False),
        (3, ["gray", "green", "red"], False),
        (3, ["black", "green"], False),
        (4, ["brown", "green", "red", "white"], True),
        (4, ["brown", "brown", "red", "white"], True),  # R217
        (4, ["brown", "green", "red", "red"], False),
        (4, ["brown", "brown", "brown", "white"], False),
        (4, ["brown", "green", "red", "nomad"], True),
        (4, ["brown", "green", "red"], False),
    ],
)
def test_awards_for_three_and_four_keshis_need_other_keshis_of_different_colours(
    edition: str, keshis: int, column: list[str], possible: bool
) -> None:
    """Nomads are a colour of their own."""
    game = payout(edition, "1a", 2, "nomads").player(0, column=column).season_payout()
    assert (game.seat == 0 and f"award for {keshis}" in options(game)) == possible


@rule("AWD-06", "AWD-08", "CAM-06")
def test_the_other_keshis_discarded_for_an_award_have_different_colours(edition: str) -> None:
    """A discarded nomad returns to the nomad board."""
    column = ["brown", "brown", "red", "red", "nomad", "black"]
    game = payout(edition, "1a", 2, "nomads").player(0, column=column).season_payout()
    assert look(game)["nomads"]["supply"] == 19
    play(game, "award for 4")
    assert options(game) == [f"discard {c}" for c in ("black", "brown", "red", "nomad")]
    play(game, "discard nomad")
    assert options(game) == ["discard black", "discard brown", "discard red"]
    play(game, "discard red")
    assert options(game) == ["discard black", "discard brown"]
    play(game, "discard brown")
    assert see(game, 0).spectator_column == ["red", "black"]
    assert points(game, 0) == {"awards": 8}
    assert look(game)["nomads"]["supply"] == 20
