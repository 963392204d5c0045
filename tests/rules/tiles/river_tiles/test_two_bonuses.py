"""River tiles with two bonuses."""

import pytest

from marrakesh.rules.words import SECTORS
from rules.tiles.river_tiles.helpers import gains, purse, winning
from scenario import play

rule = pytest.mark.rule


@rule("RVT-12")
@pytest.mark.parametrize(("prize", "expected"), [("prize 1", [3, 2, 0]), ("prize 2", [5, 1, 0])])
def test_river_tile_12_scores_gates_or_the_green_value(
    edition: str, prize: str, expected: list[int]
) -> None:
    table = winning(edition, 12, 3, beige=5, green=5)
    table.player(0, gates={"river": "red", "souk": "red", "palace": "gray"})
    table.player(1, beige=1, gates={"river": "gray"}, green=2)
    table.player(2, green=8)
    game = table.season_scoring()
    play(game, prize)
    assert gains(game, 12) == expected


@rule("RVT-17")
@pytest.mark.parametrize("prize", ["prize 1", "prize 2"])
def test_river_tile_17_gives_resources_for_entertainers_or_water_vendors(
    edition: str, prize: str
) -> None:
    """A date and a dinar for each entertainer, or a water and a date for each vendor."""
    table = winning(edition, 17, 3, entertainers=[1, 2, 3], vendors=["river", "souk"])
    table.player(1, entertainers=[5], vendors=SECTORS[:4], provisions=[10, 11, 12])
    game = table.season_scoring()
    play(game, prize)
    expected = {"prize 1": [(0, 3, 3), (4, 4, 0)], "prize 2": [(2, 2, 0), (0, 1, 1)]}[prize]
    for seat, (water, dates, dinars) in enumerate(expected):
        # three provision tiles are paid: three of each resource
        assert purse(game, seat) == (6 + water, 6 + dates, 6 + dinars)


@rule("RVT-18")
@pytest.mark.parametrize(
    ("prize", "expected"), [("prize 1", [23 // 4, 2 * 1]), ("prize 2", [2 * 3, 8 // 4])]
)
def test_river_tile_18_scores_keshis_or_luxury_goods(
    edition: str, prize: str, expected: list[int]
) -> None:
    """R172: goods count too; R157: so do guards, caravans and vendors, but not the storage row."""
    table = winning(edition, 18, 3, luxuries=[1, 2, 6], storage={1: "white", 5: "red"})
    table.player(0, green=5, white=3, beige=2, gates={"river": "red"}, entertainers=[1, 8])
    table.player(0, caravans=[1, 1, 1], vendors=["river", "souk"], yellow=4, purple=2)
    table.player(1, turquoise=8, luxuries=[7])
    game = table.season_scoring()
    play(game, prize)
    assert gains(game, 18) == [*expected, 0]


@rule("RVT-18")
@pytest.mark.parametrize(("gray", "expected"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_river_tile_18_rounds_a_quarter_of_the_keshis_down(
    edition: str, gray: int, expected: int
) -> None:
    game = winning(edition, 18, gray=gray).season_scoring()
    play(game, "prize 1")
    assert gains(game, 18) == [expected, 0]


@rule("RVT-12", "RVT-17", "RVT-18")
@pytest.mark.parametrize("tile", [12, 17, 18])
def test_with_two_players_only_the_leader_gains_a_bonus(edition: str, tile: int) -> None:
    table = winning(edition, tile).player(
        1, green=8, entertainers=[1], vendors=["river"], provisions=[10, 11, 12]
    )
    game = table.season_scoring()
    play(game, "prize 1")
    assert gains(game, tile) == [0, 0]
    assert purse(game, 1) == (6, 6, 6)
