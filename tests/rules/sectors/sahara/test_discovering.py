"""Caravans discover oases."""

import pytest

from marrakesh import Game
from rules.sectors.sahara.helpers import purse, rich
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


def placing(table: Scenario) -> Game:
    """Seat 0 gains a new caravan."""
    game = table.assistants({0: ["sahara"]})
    if "new keshi" in options(game):
        play(game, "new keshi")
    return game


@rule("SAH-01", "SAH-02")
@pytest.mark.parametrize(
    ("caravans", "paths"),
    [
        ([0, 0, 0], ["left", "right", "start"]),
        ([2, 2, 1], ["left", "right", "start"]),
        ([3, 2, 1], ["right", "start"]),
        ([0, 3, 0], ["left", "start"]),
        ([2, 0, 2], ["left", "right"]),
    ],
)
def test_a_caravan_extends_one_of_three_paths(
    edition: str, caravans: list[int], paths: list[str]
) -> None:
    """R142: the path to the start oasis can be extended at any time."""
    game = placing(rich(edition, caravans=caravans))
    assert options(game) == [f"caravan {path}" for path in paths]


@rule("SAH-02")
@pytest.mark.parametrize("caravans", [[2, 3, 2], [3, 2, 2], [3, 3, 1]])
def test_the_paths_have_three_three_and_two_spaces(edition: str, caravans: list[int]) -> None:
    """With one space left, the eighth caravan is placed there automatically."""
    game = placing(rich(edition, caravans=caravans, claimed=[1, 2, 3, 4, 5]))
    assert see(game, 0).caravans == [3, 3, 2]


@rule("SAH-02")
def test_there_is_no_space_for_a_ninth_caravan(edition: str) -> None:
    game = rich(edition, caravans=[3, 3, 2], claimed=[1, 2, 3, 4]).assistants({0: ["sahara"]})
    assert options(game) == ["oasis right 2", "oasis right 3"]  # straight to the sector action


@rule("SAH-01", "SAH-03")
@pytest.mark.parametrize(("path", "first"), [("left", 0), ("right", 3)])
@pytest.mark.parametrize("standing", [0, 1, 2])
def test_a_caravan_reveals_the_next_oasis_on_its_path(
    edition: str, path: str, first: int, standing: int
) -> None:
    caravans = [standing, 0, 0] if path == "left" else [0, standing, 0]
    table = Scenario(edition).player(0, caravans=caravans, oases={f"{path} {standing + 1}": 7})
    game = placing(table)
    place = first + standing
    hidden = see(game, 0).oases
    assert hidden[place] is None
    play(game, f"caravan {path}")
    now = see(game, 0).oases
    assert now == [*hidden[:place], 7, *hidden[place + 1 :]]
    assert look(game)["players"][0]["oases"] == now


@rule("SAH-04", "EX-18")
@pytest.mark.parametrize("taken", [("date", "dinar"), ("water", "water")])
def test_the_first_caravan_at_the_start_oasis_gives_two_resources(
    edition: str, taken: tuple[str, str]
) -> None:
    """R143: of any kind, even two of the same."""
    game = placing(Scenario(edition).player(0, water=0, dates=0, dinars=0))
    play(game, "caravan start", *(f"take {resource}" for resource in taken))
    expected = tuple(taken.count(resource) for resource in ("water", "date", "dinar"))
    assert purse(game) == expected
    assert points(game, 0) == {}
    assert see(game, 0).oases == [None] * 6


@rule("SAH-04")
def test_the_second_caravan_at_the_start_oasis_gives_two_points(edition: str) -> None:
    game = placing(Scenario(edition).player(0, caravans=[0, 0, 1], water=0, dates=0, dinars=0))
    play(game, "caravan start")
    assert points(game, 0) == {"start oasis": 2}
    assert purse(game) == (0, 0, 0)


@rule("EX-17", "SAH-03")
def test_sarah_discovers_two_oases(edition: str) -> None:
    table = Scenario(edition).player(0, oases={"left 1": 7, "right 1": 9}, beige=2)
    game = table.workshop(1, "brown", "brown").assistants({0: ["medina"]})
    play(game, "sector action", "gate brown from 1", "at river", "gate brown from 1", "at souk")
    play(game, "caravan left", "caravan right")
    assert see(game, 0).oases == [7, None, None, 9, None, None]
