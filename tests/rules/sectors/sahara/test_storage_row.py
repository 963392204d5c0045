"""The storage row."""

import pytest

from rules.sectors.sahara.helpers import claiming, purse, rich
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule
TRACKS = ["turquoise", "green", "gray", "white", "black"]


@rule("SAH-07", "EX-19")
@pytest.mark.parametrize("players", [2, 3])
def test_sarah_claims_two_oases(edition: str, players: int) -> None:
    """With two players, the second storage space has a keshi, too."""
    table = Scenario(edition, players).player(
        0, caravans=[1, 2, 0], oases={"left 1": 4, "right 2": 8}, storage={1: "green"}
    )
    if players == 2:
        table.player(0, storage={2: "white"})
    game = claiming(table)
    play(game, "oasis left 1", "deploy green")
    assert purse(game) == (1, 1, 0)
    assert points(game, 0) == {"orchard": 1}
    assert see(game, 0).storage[0] is None
    play(game, "oasis right 2")
    if players == 2:
        assert options(game) == ["done", "deploy white"]
        play(game, "deploy white")
    seen = see(game, 0)
    assert purse(game) == (0, 0, 0)
    assert seen.claimed_oases == [4, 8]
    assert (seen.keshis["green"], seen.keshis["white"]) == (1, 1 if players == 2 else 0)
    assert look(game)["phase"] == "select"


@rule("SAH-07")
@pytest.mark.parametrize("claimed", [0, 1, 2, 3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_claimed_oases_fill_the_storage_row_from_left_to_right(
    edition: str, players: int, claimed: int
) -> None:
    """Spaces 1, 5 and, with two players, 2 give a keshi, 4 an exchange, 6 a scroll."""
    table = rich(edition, players, caravans=[3, 3, 0], claimed=range(1, claimed + 1), gray=1)
    colours = {1: "black", 2: "white", 5: "beige"}
    if players > 2:
        del colours[2]
    table.player(0, storage={k: c for k, c in colours.items() if k > claimed})
    game = claiming(table.scrolls_shown("yellow", 31, 32, 33))
    if claimed < 5:
        play(game, "oasis right 3")
    storage = see(game, 0).storage
    assert storage[: claimed + 1] == [None] * (claimed + 1)
    assert storage[claimed + 1 :] == [colours.get(k) for k in range(claimed + 2, 7)]
    if claimed + 1 in colours:
        assert options(game) == ["done", f"deploy {colours[claimed + 1]}"]
    elif claimed + 1 == 4:
        assert options(game) == ["return gray", "done"]
    elif claimed + 1 == 6:
        assert options(game) == ["done", "scroll 31", "scroll 32", "scroll 33"]
    else:
        assert "oasis right 2" in options(game)


@rule("SAH-08")
@pytest.mark.parametrize("colour", [*TRACKS, "beige"])
def test_a_covered_keshi_is_placed_or_advances_its_marker(edition: str, colour: str) -> None:
    game = claiming(rich(edition, caravans=[1, 0, 0], storage={1: colour}))
    assert options(game) == ["done", f"deploy {colour}"]
    play(game, f"deploy {colour}")
    assert see(game, 0).keshis[colour] == 1
    assert points(game, 0) == ({"orchard": 1} if colour == "green" else {})


@rule("SAH-08")
@pytest.mark.parametrize(("colour", "where"), [("pink", "entertainer 1"), ("red", "vendor river")])
def test_a_covered_pink_or_red_keshi_is_placed_on_a_space_of_the_players_choice(
    edition: str, colour: str, where: str
) -> None:
    game = claiming(rich(edition, caravans=[1, 0, 0], storage={1: colour}))
    play(game, f"deploy {colour}", where)
    assert see(game, 0).keshis[colour] == 1
    assert points(game, 0) == ({"square": 2} if colour == "pink" else {})


@rule("SAH-08")
def test_a_covered_keshi_is_placed_immediately_or_not_at_all(edition: str) -> None:
    """R145: if it is declined, it is lost."""
    game = claiming(rich(edition, caravans=[2, 0, 0], storage={1: "green"}))
    play(game, "oasis left 1", "done")
    assert see(game, 0).storage[0] is None
    assert options(game) == ["oasis left 2", "done"]
    play(game, "oasis left 2")
    assert see(game, 0).keshis["green"] == 0
    assert points(game, 0) == {}


@rule("SAH-08")
@pytest.mark.parametrize(("white", "asked"), [(7, True), (8, False)])
def test_a_covered_keshi_is_lost_if_its_sector_is_full(
    edition: str, white: int, asked: bool
) -> None:
    game = claiming(rich(edition, caravans=[1, 1, 0], white=white, storage={1: "white"}))
    play(game, "oasis left 1")
    assert ("deploy white" in options(game)) == asked
