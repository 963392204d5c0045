"""River tiles that give points, goods and keshis."""

import pytest

from marrakesh.rules.words import SECTORS
from rules.tiles.river_tiles.helpers import Facts, gains, purse, winning
from scenario import look, options, play, points, see

rule = pytest.mark.rule


# --- plain points and goods -----------------------------------------------------------------------


@rule("RVT-04", "RVT-08")
@pytest.mark.parametrize(("tile", "expected"), [(4, 5), (8, 3)])
def test_river_tiles_04_and_08_give_points_to_the_winner(
    edition: str, tile: int, expected: int
) -> None:
    assert gains(winning(edition, tile, 3).season_scoring(), tile) == [expected, 0, 0]


@rule("RVT-05", "EX-23")
@pytest.mark.parametrize("players", [2, 3])
def test_river_tile_05_gives_seven_and_three_points(edition: str, players: int) -> None:
    """R167: no decision is required."""
    game = winning(edition, 5, players).season_scoring()
    assert game.over
    assert gains(game, 5) == ([7, 3, 0] if players == 3 else [7, 0])


@rule("RVT-10")
def test_river_tile_10_gives_one_goods_keshi_of_each_colour(edition: str) -> None:
    game = winning(edition, 10, yellow=1).season_scoring()
    assert see(game, 0).goods == {"yellow": 2, "orange": 1, "purple": 1}
    assert see(game, 1).goods == {"yellow": 0, "orange": 0, "purple": 0}


@rule("RVT-14")
def test_river_tile_14_gives_one_of_each_resource(edition: str) -> None:
    """They are gained before provisioning, which costs one of each."""
    game = winning(edition, 14).season_scoring()
    assert purse(game) == (9, 9, 9)


@rule("RVT-06")
@pytest.mark.parametrize("players", [2, 3])
def test_river_tile_06_gives_six_and_three_resources_of_any_kind(
    edition: str, players: int
) -> None:
    """R164: the first player finishes before the second; R167: neither chooses a bonus."""
    game = winning(edition, 6, players).player(1, provisions=[10, 11, 12]).season_scoring()
    taken = ["water", "water", "date", "dinar", "dinar", "dinar"]
    for resource in taken:
        assert (game.seat, options(game)) == (0, ["take water", "take date", "take dinar"])
        play(game, f"take {resource}")
    if players == 3:
        assert game.seat == 1
        play(game, "take date", "take date", "take water")
    assert game.over  # after provisioning: three of each resource
    assert purse(game) == (6 + 2, 6 + 1, 6 + 3)
    assert purse(game, 1) == ((6 + 1, 6 + 2, 6) if players == 3 else (6, 6, 6))


# --- keshis ---------------------------------------------------------------------------------------


@rule("RVT-03")
def test_river_tile_03_gives_two_keshis_of_any_colours(edition: str) -> None:
    """One after the other, with bonuses; in Deluxe they may be declined (R3)."""
    game = winning(edition, 3, white=8, entertainers=range(1, 8)).season_scoring()
    assert "keshi white" not in options(game)
    assert ("done" in options(game)) == (edition == "deluxe")
    play(game, "keshi green")
    assert points(game, 0) == {"orchard": 1}
    play(game, "keshi pink")  # only the dinar space is free
    assert see(game, 0).entertainers == list(range(8))
    assert see(game, 0).dinars == 9 + 1 - 2  # two provision tiles
    assert see(game, 0).keshis["green"] == 1
    assert look(game)["season"] == 3


@rule("RVT-03")
def test_the_first_of_two_keshis_may_fill_its_sector(edition: str) -> None:
    game = winning(edition, 3, gray=7).season_scoring()
    play(game, "keshi gray")
    assert "keshi gray" not in options(game)
    assert "keshi yellow" in options(game)


@rule("RVT-07")
def test_river_tile_07_gives_a_water_vendor(edition: str) -> None:
    game = winning(edition, 7, vendors=["river", "palace"]).season_scoring()
    assert options(game) == ["done", "deploy red"]
    play(game, "deploy red")
    free = [sector for sector in SECTORS[:8] if sector not in ("river", "palace")]
    assert options(game) == [f"vendor {sector}" for sector in free]
    play(game, "vendor square")
    assert see(game, 0).vendors == ["river", "palace", "square"]


@rule("RVT-07")
def test_the_water_vendor_from_river_tile_07_may_be_declined(edition: str) -> None:
    game = winning(edition, 7).season_scoring()
    play(game, "done")
    assert see(game, 0).vendors == []


@rule("RVT-13")
@pytest.mark.parametrize(
    ("colour", "where"),
    [("pink", "entertainer 1"), ("brown", "caravan left"), ("beige", "")],
)
def test_river_tile_13_gives_an_entertainer_a_caravan_or_a_guard(
    edition: str, colour: str, where: str
) -> None:
    game = winning(edition, 13, oases={"left 1": 7}).season_scoring()
    assert options(game) == ["keshi pink", "keshi brown", "keshi beige"]
    play(game, f"keshi {colour}", *([where] if where else []))
    seen = see(game, 0)
    assert seen.keshis[colour] == 1
    assert points(game, 0) == ({"square": 2} if colour == "pink" else {})
    assert seen.oases[0] == (7 if colour == "brown" else None)


@rule("RVT-13")
def test_river_tile_13_offers_only_keshis_with_a_free_space(edition: str) -> None:
    game = winning(edition, 13, beige=8).season_scoring()
    assert options(game) == ["keshi pink", "keshi brown"]


@rule("RVT-07", "RVT-13")
@pytest.mark.parametrize("tile", [7, 13])
def test_river_tiles_07_and_13_have_no_effect_without_a_free_space(edition: str, tile: int) -> None:
    """R173"""
    full: Facts = {"vendors": SECTORS[:8], "entertainers": range(1, 9), "beige": 8}
    game = winning(edition, tile, caravans=[3, 3, 2], **full).season_scoring()
    assert look(game)["phase"] == "next-provision"
    assert see(game, 0).keshis["red"] == 8
