"""Placement bonuses."""

import pytest

from rules.exchange.helpers import FULL, GOODS, both, claims_all
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


@rule("EXC-06")
def test_each_green_step_scores_a_point(edition: str) -> None:
    game = both(edition, "green", green=2)
    assert points(game, 0) == {"orchard": 2}
    assert game.scores[0] == 12


@rule("EXC-07")
@pytest.mark.parametrize(
    ("space", "gained"),
    [
        (1, {"score": 12}),
        (2, {"water": 1}),
        (3, {"mosque": 1}),
        (4, {"dates": 2}),
        (5, {"fisherman": 1}),
        (6, {"yellow": 1}),
        (7, {"palace": 1}),
        (8, {"dinars": 2}),
    ],
)
def test_an_entertainer_gives_the_bonus_of_its_space_once(
    edition: str, space: int, gained: dict[str, int]
) -> None:
    game = claims_all(edition, {"pink": 1}, disc=0)
    play(game, f"entertainer {space}")
    if space == 6:
        assert options(game) == ["goods yellow", "goods orange", "goods purple"]
        play(game, "goods yellow")
    player = see(game, 0)
    state = {"score": 10, "water": 0, "dates": 1, "dinars": 1, "yellow": 0}
    state |= {"fisherman": 0, "palace": 0, "mosque": 0}
    assert {
        **{name: getattr(player, name) for name in state if name != "yellow"},
        "yellow": player.goods["yellow"],
    } == {**state, **gained}


@rule("EXC-08")
@pytest.mark.parametrize(
    ("path", "caravans", "place"), [("left", [0, 0, 0], 0), ("right", [3, 1, 0], 4)]
)
def test_a_caravan_reveals_its_oasis(
    edition: str, path: str, caravans: list[int], place: int
) -> None:
    number = "1" if place == 0 else "2"
    table = Scenario(edition).player(0, caravans=caravans, oases={f"{path} {number}": 17})
    game = table.player(1, **FULL).base(brown=1).claim()
    assert see(game, 0).oases[place] is None
    play(game, f"caravan {path}")
    for viewer in (0, 1):
        assert look(game, viewer)["players"][0]["oases"][place] == 17
    assert points(game, 0) == {}


@rule("EXC-08")
def test_a_caravan_at_the_start_oasis_gives_its_bonus(edition: str) -> None:
    game = both(edition, "brown", dates=0, dinars=0)
    play(game, "caravan start", "take date", "take dinar")
    assert (see(game, 0).water, see(game, 0).dates, see(game, 0).dinars) == (0, 1, 1)
    play(game, "caravan start")
    assert points(game, 0) == {"start oasis": 2}
    assert (see(game, 0).water, see(game, 0).dates, see(game, 0).dinars) == (0, 1, 1)


@rule("EXC-12")
@pytest.mark.parametrize("colour", ["turquoise", "gray", "white", "black", "beige", "red", *GOODS])
def test_colours_other_than_green_pink_and_brown_give_no_placement_bonus(
    edition: str, colour: str
) -> None:
    game = both(edition, colour, dates=0, dinars=0)
    if colour == "red":
        play(game, "vendor river", "vendor orchard")
    assert look(game)["phase"] == "select"
    player = see(game, 0)
    assert points(game, 0) == {}
    assert (player.water, player.dates, player.dinars) == (0, 0, 0)
    assert (player.fisherman, player.palace, player.mosque) == (0, 0, 0)


def test_an_oasis_counts_the_caravan_that_reveals_it(edition: str) -> None:
    """R11, with scroll 68 and oasis 12: 3 points, and 1 for each caravan."""
    game = claims_all(edition, {"brown": 1}, scrolls=[68], caravans=[1, 0, 0], oases={"left 2": 12})
    play(game, "caravan left")
    assert points(game, 0) == {"scroll 68": 5}
