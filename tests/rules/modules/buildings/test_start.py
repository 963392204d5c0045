"""Special buildings at the start of the game."""

from typing import Any

import pytest

from marrakesh import Config, Game
from rules.config_errors import config_error
from rules.modules.buildings.helpers import MODULES, moving_in, offered_scrolls, set_up
from scenario import look, options, play, points, see, starting

rule = pytest.mark.rule
NAMES = [
    "date warehouse", "library", "training room", "prayer house", "boat house", "camel stable",
    "barracks", "gazebo",
]  # fmt: skip
YELLOW_SCROLLS = set(range(22, 43))


def all_buildings(players: int) -> dict[int, tuple[str, str]]:
    """Each seat draws two of them."""
    return {seat: (NAMES[2 * seat], NAMES[2 * seat + 1]) for seat in range(players)}


@rule("BLD-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_draws_two_buildings_and_keeps_one(edition: str, players: int) -> None:
    game = Game.new(Config(players, edition, modules=frozenset(MODULES)), 3)
    drawn = [options(game, seat) for seat in range(players)]
    assert all(len(pair) == 2 for pair in drawn)
    assert len({name for pair in drawn for name in pair}) == 2 * players
    for seat, pair in enumerate(drawn):
        own = see(game, seat)
        assert [f"building {name}" for name in own.offered_buildings] == pair
        assert own.offered_scrolls == []
        play(game, f"{seat}: {pair[1]}")
    set_up(game)
    for seat, pair in enumerate(drawn):
        assert f"building {see(game, seat).building}" == pair[1]


@rule("BLD-02")
def test_the_choice_of_a_building_is_secret(edition: str) -> None:
    """R9: until everyone has laid out their board."""
    game = starting(edition, MODULES, buildings={0: ("gazebo", "library")})
    play(game, "0: building gazebo")
    other: Any = game.view(1)["players"]
    assert (other[0]["building"], other[0]["offered"]) == (None, [])
    assert see(game, 0).building == "gazebo"


START = {
    "date warehouse": ("green", {"water": 2, "date": 0, "dinar": 1}),
    "library": ("gray", {"water": 0, "date": 2, "dinar": 1}),
    "training room": ("pink", {"water": 1, "date": 1, "dinar": 1}),
    "prayer house": ("black", {"water": 2, "date": 1, "dinar": 0}),
    "boat house": ("turquoise", {"water": 1, "date": 2, "dinar": 0}),
    "camel stable": ("brown", {"water": 1, "date": 1, "dinar": 1}),
    "barracks": ("beige", {"water": 0, "date": 1, "dinar": 2}),
    "gazebo": ("white", {"water": 1, "date": 1, "dinar": 1}),
}


@rule("BLD-01", "BLD-03", "BLD-04")
@pytest.mark.parametrize("building", NAMES)
def test_the_back_of_a_building_gives_a_keshi_resources_and_a_scroll(
    edition: str, building: str
) -> None:
    """The usual water, date and dinar are not gained, and the building has no ability."""
    game = moving_in(edition, building, side="back")
    colour, resources = START[building]
    if colour in ("pink", "brown"):
        play(game, "entertainer 1" if colour == "pink" else "caravan left")
    seen = see(game, 0)
    assert seen.resources == resources
    assert {name: number for name, number in seen.keshis.items() if number} == {colour: 1}
    assert points(game, 0) == {"green": {"orchard": 1}, "pink": {"square": 2}}.get(colour, {})
    assert len(offered_scrolls(game)) == 3
    assert (seen.luxury, seen.fisherman, seen.gates) == ([], 0, [None] * 8)
    assert seen.storage[2] is None
    assert sorted(seen.spectators) == [1, 1, 1, 2, 2, 2, 3, 3]


@rule("BLD-01")
@pytest.mark.parametrize("building", ["library", "boat house"])
def test_the_back_of_a_building_does_nothing_at_the_start_of_a_season(
    edition: str, building: str
) -> None:
    """Not even the library with its scholar and 2 dates."""
    game = moving_in(edition, building, side="back")
    while look(game)["phase"] == "buildings":
        play(game, options(game)[0])
    assert look(game)["phase"] == "select"
    assert see(game, 0).building == building
    assert see(game, 0).fisherman == 0


@rule("BLD-01")
def test_all_players_use_the_same_side_of_their_buildings() -> None:
    error = config_error(Config, modules=frozenset(MODULES), buildings="left")
    assert (error.key, error.field) == ("config-unknown", "buildings")
    game = starting("essential", MODULES, 4, all_buildings(4), side="back")
    set_up(game, *(f"building {name}" for name in ("gazebo", "barracks", "boat house")))
    for seat in range(4):
        seen = see(game, seat)
        assert (seen.luxury, seen.gates, seen.fisherman) == ([], [None] * 8, 0)


@rule("BLD-04")
def test_a_buildings_keshi_comes_before_its_resources_and_its_scroll(edition: str) -> None:
    game = moving_in(edition, "training room")
    assert options(game) == [f"entertainer {k}" for k in range(1, 9)]
    assert see(game, 0).resources == {"water": 0, "date": 0, "dinar": 0}
    play(game, "entertainer 2")  # the bonus: 1 water
    assert see(game, 0).resources == {"water": 2, "date": 1, "dinar": 1}
    drawn = offered_scrolls(game)
    assert len(drawn) == 3
    assert set(drawn) <= YELLOW_SCROLLS
    play(game, f"scroll {drawn[1]}")
    assert see(game, 0).scrolls == [drawn[1]]


@rule("BLD-04")
def test_a_starting_caravan_discovers_an_oasis(edition: str) -> None:
    game = moving_in(edition, "camel stable")
    play(game, "caravan right")
    seen = see(game, 0)
    assert seen.caravans == [0, 1, 0]
    assert [tile is not None for tile in seen.oases] == [False] * 3 + [True] + [False] * 2


def offering(edition: str, scroll: int) -> Game:
    """Seat 0 has the library's grey keshi and may keep this scroll."""
    for seed in range(100):
        game = moving_in(edition, "library", seed=seed)
        if scroll in offered_scrolls(game):
            return game
    raise AssertionError(f"scroll {scroll} was never drawn")


@rule("BLD-04")
def test_an_instant_scroll_kept_at_the_start_takes_effect_immediately(edition: str) -> None:
    """R225: even before season 1."""
    game = offering(edition, 30)
    play(game, "scroll 30", "keshi gray")
    assert see(game, 0).keshis["gray"] == 2
    game = offering(edition, 40)
    play(game, "scroll 40")
    assert see(game, 0).goods == {"yellow": 1, "orange": 1, "purple": 0}


@rule("BLD-04")
def test_yellow_scrolls_are_drawn_in_turn_order_and_none_is_returned_in_between(
    edition: str,
) -> None:
    """R224: from the start player, one player after the other; the draws are secret."""
    for seed in range(4):
        game = starting(edition, MODULES, 4, seed=seed)
        drawn: list[int] = []
        seats = []
        while look(game)["phase"] != "select":
            if look(game)["phase"] == "buildings" and offered_scrolls(game):
                seats.append(game.seat)
                drawn += offered_scrolls(game)
                others: Any = game.view((game.seat + 1) % 4)["players"]
                assert others[game.seat]["offered"] == []
            play(game, options(game)[0])
        first = look(game)["start_seat"]
        assert seats == [(first + turn) % 4 for turn in range(4)]
        assert len(set(drawn)) == 12


@rule("BLD-04")
def test_yellow_scrolls_that_no_one_kept_return_to_the_stacks(edition: str) -> None:
    game = starting(edition, MODULES, 3)
    rejected: set[int] = set()
    while look(game)["phase"] in ("setup", "buildings"):
        rejected |= set(offered_scrolls(game)[1:])
        play(game, options(game)[0])
    stacks = {tile for stack in game.table.scroll_stacks for tile in stack}
    in_play = stacks | {tile for row in look(game)["scrolls"] for tile in row}
    assert len(rejected) == 6
    assert rejected <= in_play
    assert len(in_play & YELLOW_SCROLLS) == 21 - 3
