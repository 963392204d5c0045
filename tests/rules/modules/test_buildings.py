"""Special buildings: what they give at the start, and their abilities."""

from typing import Any

import pytest

from marrakesh import Config, Game
from marrakesh.rules.config import ConfigError
from marrakesh.rules.events import Event
from scenario import Scenario, happened, look, options, play, points, see, starting

rule = pytest.mark.rule

MODULES = ["special-buildings"]
NAMES = [
    "date warehouse", "library", "training room", "prayer house", "boat house", "camel stable",
    "barracks", "gazebo",
]  # fmt: skip
NOT_GOODS = {"turquoise", "green", "gray", "white", "black", "pink", "beige", "brown", "red"}
NO_GOODS = {"yellow": 0, "orange": 0, "purple": 0}
YELLOW_SCROLLS = set(range(22, 43))


def offered_scrolls(game: Game) -> list[int]:
    """The yellow scrolls to choose from now; none if something else is asked."""
    texts = options(game)
    if not all(text.startswith("scroll ") for text in texts):
        return []
    return [int(text.split()[1]) for text in texts]


def set_up(game: Game, *wishes: str) -> None:
    """Play to the first selection of keshis: the first wish that is possible, else anything."""
    while look(game)["phase"] in ("setup", "buildings", "season-start"):
        legal = options(game)
        play(game, next((wish for wish in wishes if wish in legal), legal[0]))


def moving_in(edition: str, building: str, *wishes: str, **choices: Any) -> Game:
    """Seat 0 has chosen this building; the game stops at its first question about it."""
    other = "library" if building != "library" else "camel stable"
    game = starting(edition, MODULES, buildings={0: (building, other)}, **choices)
    wishes = (f"building {building}", *wishes)
    while look(game)["phase"] == "setup" or game.seat != 0:
        legal = options(game)
        play(game, next((wish for wish in wishes if wish in legal), legal[0]))
    return game


def settled(edition: str, building: str, *wishes: str, **choices: Any) -> Game:
    """The game at the first selection, with this building for seat 0."""
    game = moving_in(edition, building, *wishes, **choices)
    set_up(game, *wishes)
    return game


def table_with(edition: str, building: str, *modules: str, **choices: Any) -> Scenario:
    """Seat 0 has this building in the middle of the game."""
    table = Scenario(edition, modules=[*MODULES, *modules], **choices)
    return table.player(0, building=building)


def all_buildings(players: int) -> dict[int, tuple[str, str]]:
    """Every seat draws two of them."""
    return {seat: (NAMES[2 * seat], NAMES[2 * seat + 1]) for seat in range(players)}


# --- the start ------------------------------------------------------------------------------------


@rule("BLD-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_draws_two_buildings_and_keeps_one(edition: str, players: int) -> None:
    game = Game.new(Config(players, edition, modules=frozenset(MODULES)), 3)
    drawn = [options(game, seat) for seat in range(players)]
    assert all(len(pair) == 2 for pair in drawn)
    assert len({name for pair in drawn for name in pair}) == 2 * players
    for seat, pair in enumerate(drawn):
        play(game, f"{seat}: {pair[1]}")
    set_up(game)
    for seat, pair in enumerate(drawn):
        assert f"building {see(game, seat).building}" == pair[1]


@rule("BLD-02")
def test_the_choice_of_a_building_is_secret(edition: str) -> None:
    """R9: until everybody has laid out the own board."""
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
def test_the_back_gives_a_keshi_resources_and_a_scroll(edition: str, building: str) -> None:
    """The usual water, date and dinar are not gained; no ability at all."""
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
def test_the_back_does_nothing_at_the_start_of_a_season(edition: str, building: str) -> None:
    """Not even a library with a scholar and 2 dates."""
    game = moving_in(edition, building, side="back")
    while look(game)["phase"] == "buildings":
        play(game, options(game)[0])
    assert look(game)["phase"] == "select"
    assert see(game, 0).building == building
    assert see(game, 0).fisherman == 0


@rule("BLD-01")
def test_there_are_two_sides_and_everybody_has_the_same() -> None:
    with pytest.raises(ConfigError, match="side of the buildings"):
        Config(modules=frozenset(MODULES), buildings="left")
    game = starting("essential", MODULES, 4, all_buildings(4), side="back")
    set_up(game, *(f"building {name}" for name in ("gazebo", "barracks", "boat house")))
    for seat in range(4):
        seen = see(game, seat)
        assert (seen.luxury, seen.gates, seen.fisherman) == ([], [None] * 8, 0)


@rule("BLD-04")
def test_keshi_then_resources_then_scroll(edition: str) -> None:
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
def test_a_caravan_of_the_start_discovers_an_oasis(edition: str) -> None:
    game = moving_in(edition, "camel stable")
    play(game, "caravan right")
    seen = see(game, 0)
    assert seen.caravans == [0, 1, 0]
    assert [tile is not None for tile in seen.oases] == [False] * 3 + [True] + [False] * 2


def offering(edition: str, scroll: int) -> Game:
    """Seat 0 has a gray keshi of the library, and may keep this scroll."""
    for seed in range(100):
        game = moving_in(edition, "library", seed=seed)
        if scroll in offered_scrolls(game):
            return game
    raise AssertionError(f"scroll {scroll} was never drawn")


@rule("BLD-04")
def test_an_instant_scroll_acts_at_once(edition: str) -> None:
    """R225: before season 1."""
    game = offering(edition, 30)
    play(game, "scroll 30", "keshi gray")
    assert see(game, 0).keshis["gray"] == 2
    game = offering(edition, 40)
    play(game, "scroll 40")
    assert see(game, 0).goods == {"yellow": 1, "orange": 1, "purple": 0}


@rule("BLD-04")
def test_yellow_scrolls_are_drawn_in_turn_order_without_returning_them(edition: str) -> None:
    """R224: the start player first, each completely; nobody sees another's draw."""
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
def test_yellow_scrolls_nobody_kept_come_back(edition: str) -> None:
    game = starting(edition, MODULES, 3)
    rejected: set[int] = set()
    while look(game)["phase"] != "select":
        rejected |= set(offered_scrolls(game)[1:])
        play(game, options(game)[0])
    stacks = {tile for stack in game.table.scroll_stacks for tile in stack}
    in_play = stacks | {tile for row in look(game)["scrolls"] for tile in row}
    assert len(rejected) == 6
    assert rejected <= in_play
    assert len(in_play & YELLOW_SCROLLS) == 21 - 3


# --- the date warehouse ---------------------------------------------------------------------------


@rule("BLD-05")
@pytest.mark.parametrize(("players", "space"), [(2, 3), (3, 2), (4, 2)])
def test_the_date_warehouse_draws_a_keshi_for_the_storage_row(
    edition: str, players: int, space: int
) -> None:
    """R229: brown may be among the 9 colours, goods may not."""
    colours = set()
    for seed in range(60):
        game = settled(edition, "date warehouse", players=players, seed=seed)
        row = see(game, 0).storage
        assert row[space - 1] is not None
        assert len([colour for colour in row if colour]) == (4 if players == 2 else 3)
        colours.add(row[space - 1])
        assert see(game, 1).storage[space - 1] is None
    assert colours == NOT_GOODS


@rule("BLD-05")
def test_covering_a_caravan_of_the_date_warehouse_discovers_an_oasis(edition: str) -> None:
    """R229."""
    table = table_with(edition, "date warehouse", players=3).player(0, storage={2: "brown"})
    table.player(0, caravans=[2, 1, 0], claimed=[10], water=1, dates=0, dinars=0)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert options(game) == ["done", "deploy brown"]
    play(game, "deploy brown", "caravan right")
    assert see(game, 0).caravans == [2, 2, 0]
    assert see(game, 0).oases[4] is not None


def shopping(table: Scenario, **goods: int) -> Game:
    game = table.player(0, **{**NO_GOODS, **goods}).assistants({0: ["souk"]})
    play(game, "sector action")
    return game


@rule("BLD-05", "EX-57")
def test_a_type_not_yet_owned_costs_one_goods_keshi_less(edition: str) -> None:
    """With a dagger of one's own another one costs its full price, a slipper 1 less."""
    table = table_with(edition, "date warehouse").player(0, luxuries=[11])
    game = shopping(table.luxuries_shown(14, 6, 2, 21, 22), yellow=1, orange=1)
    assert "luxury 14" not in options(game)  # a dagger of one each: purple is missing
    assert "luxury 6" in options(game)  # a tajine of two yellow
    play(game, "luxury 2")  # a slipper of one orange
    assert see(game, 0).goods == {"yellow": 1, "orange": 1, "purple": 0}
    assert see(game, 0).luxury == [11, 2]


@rule("BLD-05", "EX-57")
def test_a_second_of_a_type_costs_its_full_price(edition: str) -> None:
    table = table_with(edition, "date warehouse").luxuries_shown(14, 15, 2, 4, 22)
    table.player(0, scrolls=[34])
    game = shopping(table, yellow=2, orange=2, purple=1)
    play(game, "luxury 14", "omit purple")
    assert see(game, 0).goods == {"yellow": 1, "orange": 1, "purple": 1}
    play(game, "luxury 15")
    assert see(game, 0).goods == NO_GOODS


def test_date_warehouse_and_imam_add_up(edition: str) -> None:
    """R92: two goods less, the payer chooses; a type already owned is 1 less by the imam."""
    table = table_with(edition, "date warehouse", "imam-sultan").pawn("mosque", 0)
    game = shopping(table.luxuries_shown(14, 15), yellow=1, orange=1, purple=1)
    play(game, "luxury 14", "omit yellow", "omit purple")
    assert see(game, 0).goods == {"yellow": 1, "orange": 0, "purple": 1}
    table = table_with(edition, "date warehouse", "imam-sultan").pawn("mosque", 0)
    table.player(0, luxuries=[11])
    game = shopping(table.luxuries_shown(14, 2, 3, 4, 5), yellow=1)
    assert "luxury 14" not in options(game)
    assert "luxury 2" in options(game)


def test_discounts_stop_at_nothing(edition: str) -> None:
    """R92: a slipper costs 1 goods keshi; 2 less is still nothing."""
    table = table_with(edition, "date warehouse", "imam-sultan").pawn("mosque", 0)
    game = shopping(table.luxuries_shown(2, 14), orange=1)
    play(game, "luxury 2")
    assert see(game, 0).goods == {"yellow": 0, "orange": 1, "purple": 0}


def test_only_the_owner_of_the_date_warehouse_saves_goods(edition: str) -> None:
    table = Scenario(edition, modules=MODULES).player(1, building="date warehouse")
    game = shopping(table.luxuries_shown(14, 2, 6), yellow=1, orange=1)
    assert "luxury 14" not in options(game)
    assert "luxury 2" in options(game)


# --- the library ----------------------------------------------------------------------------------

SEASONS = [(1, "gray", 1, 1), (2, "pink", 5, 2), (3, "orange", 7, 3)]


def library(edition: str, season: int, *modules: str, **choices: Any) -> Scenario:
    return table_with(edition, "library", *modules, season=season, **choices)


@rule("BLD-06")
@pytest.mark.parametrize(("season", "colour", "scholars", "dates"), SEASONS)
def test_the_library_buys_a_scroll_of_any_stack(
    edition: str, season: int, colour: str, scholars: int, dates: int
) -> None:
    """R222, R228: the whole stack is looked through; the face-up scroll belongs to it."""
    academy = ("gray", "yellow", "pink", "orange").index(colour)
    table = library(edition, season).player(0, gray=scholars, dates=dates + 1)
    game = table.start_of_season()
    assert options(game) == ["done", "stack 1", "stack 2", "stack 3"]
    before = look(game)["scroll_stacks"][academy]
    top = look(game)["scrolls"][academy][1]
    play(game, "stack 2")
    tiles = offered_scrolls(game)
    assert top in tiles
    assert len(tiles) == before[1] + 1
    tile = next(tile for tile in tiles if tile != top)
    play(game, f"scroll {tile}")
    assert see(game, 0).scrolls == [tile]
    after = look(game)["scroll_stacks"][academy]
    assert after == [before[0], before[1] - 1, before[2]]
    assert look(game)["scrolls"][academy][1] in set(tiles) - {tile}


@rule("BLD-06")
@pytest.mark.parametrize(("season", "colour", "scholars", "dates"), SEASONS)
def test_the_library_needs_scholars_and_dates(
    edition: str, season: int, colour: str, scholars: int, dates: int
) -> None:
    """R227: if one of them is missing it is skipped."""
    for gray, stock in ((scholars - 1, 9), (scholars, dates - 1)):
        game = library(edition, season).player(0, gray=gray, dates=stock).start_of_season()
        assert look(game)["phase"] == "select"
        assert see(game, 0).scrolls == []


@rule("BLD-06")
def test_the_library_is_paid_in_dates(edition: str) -> None:
    table = library(edition, 3).player(0, gray=7, dates=4).next_scroll(9, 61)
    game = table.start_of_season()
    play(game, "stack 1", "scroll 61")
    assert see(game, 0).dates == 1
    assert see(game, 0).keshis["gray"] == 7


@rule("BLD-06")
def test_the_library_may_be_left_unused(edition: str) -> None:
    game = library(edition, 2).player(0, gray=8, dates=9).start_of_season()
    play(game, "done")
    assert look(game)["phase"] == "select"
    assert (see(game, 0).dates, see(game, 0).scrolls) == (9, [])


@rule("BLD-06")
def test_only_the_owner_of_the_library_is_asked(edition: str) -> None:
    table = Scenario(edition, modules=MODULES).player(0, gray=8, dates=9)
    table.player(1, gray=8, dates=9, building="library")
    assert table.start_of_season().seat == 1


@rule("BLD-06")
def test_the_literal_library_gives_a_yellow_scroll_in_season_1(edition: str) -> None:
    """R228: the switch."""
    table = library(edition, 1, library="yellow").player(0, gray=2, dates=9)
    assert look(table.start_of_season())["phase"] == "select"
    table = library(edition, 1, library="yellow").player(0, gray=3, dates=9).next_scroll(3, 33)
    game = table.start_of_season()
    play(game, "stack 1", "scroll 33")
    assert see(game, 0).scrolls == [33]
    assert see(game, 0).dates == 8
    table = library(edition, 2, library="yellow").player(0, gray=4, dates=9)
    assert look(table.start_of_season())["phase"] == "select"  # season 2: pink, as ever


@rule("BLD-06")
def test_a_scroll_of_the_library_acts(edition: str) -> None:
    """R227: it counts like any other."""
    game = library(edition, 1).player(0, gray=1, dates=1).next_scroll(0, 21).start_of_season()
    play(game, "stack 1", "scroll 21")
    assert see(game, 0).dates == 3


def test_the_sultan_makes_the_library_cheaper(edition: str) -> None:
    """R227: 1 date less, a gray scroll without any."""
    table = library(edition, 3, "imam-sultan").pawn("palace", 0).player(0, gray=7, dates=2)
    game = table.next_scroll(9, 61).start_of_season()
    play(game, "stack 1", "scroll 61")
    assert see(game, 0).dates == 0
    table = library(edition, 1, "imam-sultan").pawn("palace", 0).player(0, gray=1, dates=0)
    assert "stack 1" in options(table.start_of_season())
    table = library(edition, 1, "imam-sultan").pawn("palace", 1).player(0, gray=1, dates=0)
    assert look(table.start_of_season())["phase"] == "select"


@rule("BLD-06")
def test_the_library_of_season_1_comes_after_all_have_moved_in(edition: str) -> None:
    """Its own start: a scholar and 2 dates; the stacks are laid out by then."""
    game = moving_in(edition, "library")
    while look(game)["phase"] == "buildings":
        play(game, options(game)[0])
    assert look(game)["phase"] == "season-start"
    assert game.seat == 0
    assert options(game) == ["done", "stack 1", "stack 2", "stack 3"]


# --- the training room ----------------------------------------------------------------------------


@rule("BLD-07")
def test_the_training_room_has_three_more_spectators(edition: str) -> None:
    game = settled(edition, "training room", "disc 3")
    assert see(game, 0).disc == 3
    facing = see(game, 0).spectators
    assert [facing[(k + 3) % 8] for k in range(8)] == [2, 2, 3, 1, 3, 3, 1, 3]
    assert sum(facing) == sum(see(game, 1).spectators) + 3


@rule("BLD-07")
def test_the_training_room_replaces_a_purple_disc_too(edition: str) -> None:
    modules = [*MODULES, "spectators"]
    game = starting(edition, modules, buildings={0: ("training room", "library")})
    set_up(game, "building training room")
    assert sorted(see(game, 0).spectators) == [1, 1, 2, 2, 3, 3, 3, 3]
    assert sorted(see(game, 1).spectators) == [0, 1, 1, 2, 2, 2, 3, 4]


def on_the_square(edition: str, *spaces: int, **facts: Any) -> Scenario:
    """An action turns the disc to offset 0, so that spaces 1-8 face 2 2 3 1 3 3 1 3."""
    table = table_with(edition, "training room").player(0, water=0, dates=0, dinars=0)
    return table.player(0, entertainers=spaces, disc=7, **facts)


@rule("BLD-07")
def test_the_training_room_pays_by_its_own_disc(edition: str) -> None:
    game = on_the_square(edition, 1, 3).assistants({0: ["square"]})
    play(game, "sector action", "space 1")
    assert points(game, 0) == {"square": 4}


def test_scroll_31_adds_to_the_training_room(edition: str) -> None:
    """R64."""
    game = on_the_square(edition, 1, 8, scrolls=[31]).assistants({0: ["square"]})
    play(game, "sector action", "space 8")
    assert see(game, 0).dinars == 3 + 1


def test_scroll_51_looks_at_the_disc_of_the_training_room(edition: str) -> None:
    """Only spaces 4 and 7 face exactly 1 there."""
    game = on_the_square(edition, 1, 2, scrolls=[51]).assistants({0: ["square"]})
    play(game, "sector action", "space 2")
    seen = see(game, 0)
    assert (seen.water, seen.dates, seen.palace, seen.dinars) == (2, 1, 1, 0)
    assert points(game, 0) == {}  # space 1 faces 2


# --- the prayer house and the gazebo on the stairs ------------------------------------------------


def climbing(edition: str, building: str, stair: str, **facts: Any) -> Game:
    colour = {"palace": "white", "mosque": "black"}[stair]
    table = table_with(edition, building).player(0, water=0, dates=0, dinars=0)
    table.player(0, **{colour: 4}).player(0, **facts)
    game = table.assistants({0: [stair]})
    play(game, "sector action")
    return game


@rule("BLD-08")
@pytest.mark.parametrize("step", [3, 6, 10, 15])
def test_the_prayer_house_gives_a_point_for_a_mosque_threshold(edition: str, step: int) -> None:
    game = climbing(edition, "prayer house", "mosque", mosque=step, black=1)
    assert points(game, 0) == {"prayer house": 1}
    assert options(game)[-1] == "done"  # R77: it came before the connection bonus


@rule("BLD-08")
def test_the_prayer_house_counts_every_threshold(edition: str) -> None:
    game = climbing(edition, "prayer house", "mosque", mosque=3)
    play(game, "done")
    assert see(game, 0).mosque == 7
    assert points(game, 0) == {"prayer house": 2}


@rule("BLD-08", "BLD-12")
def test_each_house_has_its_own_stairs(edition: str) -> None:
    game = climbing(edition, "prayer house", "palace", palace=3)
    assert "line dinars" in options(game)
    assert points(game, 0) == {}
    game = climbing(edition, "gazebo", "mosque", mosque=3)
    assert "line dinars" in options(game)
    assert see(game, 0).resources == {"water": 0, "date": 0, "dinar": 1}


@rule("BLD-08")
def test_steps_without_a_threshold_give_nothing(edition: str) -> None:
    table = table_with(edition, "prayer house").player(0, mosque=4, black=2)
    game = table.assistants({0: ["mosque"]})
    play(game, "sector action")
    assert see(game, 0).mosque == 6
    assert points(game, 0) == {}


@rule("BLD-12")
@pytest.mark.parametrize("step", [3, 6, 10, 15])
@pytest.mark.parametrize("resource", ["water", "date", "dinar"])
def test_the_gazebo_gives_a_resource_for_a_palace_threshold(
    edition: str, step: int, resource: str
) -> None:
    """R77: before the connection bonus."""
    game = climbing(edition, "gazebo", "palace", palace=step, white=1)
    assert options(game) == ["take water", "take date", "take dinar"]
    play(game, f"take {resource}")
    expected = {"water": 0, "date": 0, "dinar": 1}
    expected[resource] += 1
    assert see(game, 0).resources == expected
    assert "line points" in options(game)


@rule("BLD-12")
def test_the_gazebo_pays_at_every_threshold_of_a_movement(edition: str) -> None:
    game = climbing(edition, "gazebo", "palace", palace=3)
    play(game, "take water", "done", "take date", "done")
    assert see(game, 0).palace == 7
    assert see(game, 0).resources == {"water": 1, "date": 1, "dinar": 2}


def test_houses_add_to_scrolls_13_to_15(edition: str) -> None:
    """R77: all of these before the connection bonus."""
    scrolls = [13, 14, 15, 16]
    game = climbing(edition, "prayer house", "mosque", mosque=3, black=1, scrolls=scrolls)
    assert see(game, 0).resources == {"water": 1, "date": 1, "dinar": 2}
    assert points(game, 0) == {"prayer house": 1}
    assert "step of scroll 16" in options(game)
    game = climbing(edition, "gazebo", "palace", palace=3, white=1, scrolls=scrolls)
    assert see(game, 0).resources == {"water": 1, "date": 1, "dinar": 2}
    play(game, "take dinar")
    assert see(game, 0).dinars == 3
    assert "step of scroll 16" in options(game)


def test_the_resource_of_the_gazebo_can_buy_a_step_of_the_same_movement(edition: str) -> None:
    facts: dict[str, Any] = {"palace": 3, "white": 1, "scrolls": [27]}
    game = climbing(edition, "gazebo", "palace", **facts)
    play(game, "take water", "done", "step for water")
    assert see(game, 0).palace == 5


# --- the boat house -------------------------------------------------------------------------------


@rule("BLD-09")
def test_the_boat_house_starts_season_1_on_the_crocodile(edition: str) -> None:
    game = settled(edition, "boat house")
    assert see(game, 0).fisherman == 4
    assert see(game, 1).fisherman == 0
    assert look(game)["river_order"] == [0]


def next_season(table: Scenario) -> Game:
    """From the river evaluation to the selection of the next season."""
    game = table.season_scoring()
    while look(game)["phase"] != "select":
        play(game, options(game)[0])
    return game


@rule("BLD-09")
@pytest.mark.parametrize("season", [1, 2])
def test_the_boat_house_starts_every_season_on_the_crocodile(edition: str, season: int) -> None:
    table = table_with(edition, "boat house", season=season).river_tiles(8, 4, 5)
    game = next_season(table.player(0, fisherman=9).player(1, fisherman=11))
    assert (see(game, 0).fisherman, see(game, 1).fisherman) == (4, 0)


@rule("BLD-09")
def test_the_crocodile_lies_beyond_a_rapid(edition: str) -> None:
    """R55: so that the boat house has a river bonus in every round."""
    game = table_with(edition, "boat house").player(0, fisherman=4).river_bonus()
    assert options(game) == ["done", "rapid 1"]


def test_river_tile_09_gives_the_boat_house_nothing_more(edition: str) -> None:
    """R230."""
    table = table_with(edition, "boat house", season=2).river_tiles(8, 9, 5)
    game = next_season(table.player(0, fisherman=9))
    assert see(game, 0).fisherman == 4


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_on_the_crocodile_the_turn_order_decides(edition: str, seat: int) -> None:
    """R53: of boat house and river tile 09 the earlier player of the new season is in front."""
    table = Scenario(edition, 3, modules=MODULES, season=2, round=4, start=seat)
    table.river_tiles(8, 9, 5).player(0, building="boat house").player(2, fisherman=9)
    game = next_season(table)
    assert (see(game, 0).fisherman, see(game, 2).fisherman) == (4, 4)
    start = look(game)["start_seat"]
    order = [(start + turn) % 3 for turn in range(3) if (start + turn) % 3 != 1]
    assert look(game)["river_order"] == order


def test_the_boat_house_never_moves_a_fisherman_back(edition: str) -> None:
    """AWD-14: award steps have brought him further."""
    table = table_with(edition, "boat house", "camels", season=2).awards("2b", "1a")
    table.player(0, column=["red", "green", "white", "gray"], water=0)
    game = table.season_payout()
    play(game, "award for 4")
    events: list[Event] = []
    while look(game)["phase"] == "awards":
        legal = options(game)
        wish = [text for text in legal if text in ("advance river", "steps 6")]
        events += play(game, (wish or legal)[0])
    while look(game)["phase"] != "select":
        events += play(game, options(game)[0])
    assert see(game, 0).fisherman == 6
    assert not happened(events, "head-start")


# --- the camel stable -----------------------------------------------------------------------------


def stable(edition: str, *modules: str, **facts: Any) -> Scenario:
    """All oases are discovered; their prices: left D, TD, WTD, right W, WT, WTD."""
    table = table_with(edition, "camel stable", *modules).player(0, caravans=[3, 3, 0])
    return table.player(0, water=0, dates=0, dinars=0).player(0, **facts)


def claimable(table: Scenario) -> list[str]:
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    return [text for text in options(game) if text.startswith("oasis")]


@rule("BLD-10")
@pytest.mark.parametrize(
    ("stock", "places"),
    [
        ({}, ["left 1", "right 1"]),
        ({"water": 1}, ["left 1", "right 1", "right 2"]),
        ({"dates": 1}, ["left 1", "left 2", "right 1", "right 2"]),
        (
            {"water": 1, "dinars": 1},
            ["left 1", "left 2", "left 3", "right 1", "right 2", "right 3"],
        ),
    ],
)
def test_an_oasis_costs_a_resource_less(
    edition: str, stock: dict[str, int], places: list[str]
) -> None:
    assert claimable(stable(edition, **stock)) == [f"oasis {place}" for place in places]


@rule("BLD-10")
def test_the_payer_chooses_the_resource_left_out(edition: str) -> None:
    game = stable(edition, water=1, dates=1, dinars=1).assistants({0: ["sahara"]})
    play(game, "sector action", "oasis left 3")
    assert options(game) == ["omit water", "omit date", "omit dinar"]
    play(game, "omit date")
    assert see(game, 0).resources == {"water": 0, "date": 1, "dinar": 0}
    assert see(game, 0).claimed_places == [2]


@rule("BLD-10")
def test_a_free_oasis_takes_nothing(edition: str) -> None:
    game = stable(edition, water=2, dates=2, dinars=2).assistants({0: ["sahara"]})
    play(game, "sector action", "oasis right 1")
    assert see(game, 0).resources == {"water": 2, "date": 2, "dinar": 2}


def test_with_scroll_45_the_camel_stable_claims_for_free(edition: str) -> None:
    """R125."""
    table = stable(edition, scrolls=[45], dates=1)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", "oasis left 3")
    assert see(game, 0).claimed_places == [2]
    assert see(game, 0).dates == 1
    assert len(claimable(stable(edition, scrolls=[45]))) == 6


@rule("BLD-10")
def test_stable_and_saddle_add_up(edition: str) -> None:
    """Three resources less: every oasis is free."""
    table = stable(edition, "luxury-goods", yellow=2, orange=2, purple=2).luxuries_shown(26)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", "luxury 26")
    assert len([text for text in options(game) if text.startswith("oasis")]) == 6
    play(game, "oasis right 3")
    assert see(game, 0).claimed_places == [5]


@rule("BLD-10")
def test_scroll_33_pays_the_dinars_that_are_left(edition: str) -> None:
    """Left 2 costs a date and a dinar; without the date the water is the dinar."""
    game = stable(edition, scrolls=[33], water=1).assistants({0: ["sahara"]})
    play(game, "sector action", "oasis left 2")
    assert see(game, 0).resources == {"water": 0, "date": 0, "dinar": 0}
    assert see(game, 0).claimed_places == [1]


# --- the barracks ---------------------------------------------------------------------------------

HOME = {
    "turquoise": "river", "green": "orchard", "gray": "madrasa", "white": "palace",
    "black": "mosque", "pink": "square", "brown": "sahara",
    "yellow": "souk", "orange": "souk", "purple": "souk",
}  # fmt: skip


@rule("BLD-11")
def test_the_barracks_start_with_a_gate_of_the_left_workshop(edition: str) -> None:
    """R226: -3, 2 for a matching space, and no point for a purchase; its guard is used."""
    game = moving_in(edition, "barracks")
    assert see(game, 0).keshis["beige"] == 1
    assert see(game, 0).dinars == 2
    workshop = look(game)["workshops"][0]
    assert options(game) == [f"gate {colour} from 1" for colour in workshop]
    colour = next(name for name in HOME if name in workshop)
    play(game, f"gate {colour} from 1")
    play(game, f"at {HOME[colour]}")
    booked = points(game, 0)
    assert (booked["gates"], booked["gate matches"]) == (-3, 2)
    assert "barracks" not in booked
    seen = see(game, 0)
    assert (seen.free_guards, seen.dinars) == (0, 2)
    assert colour in seen.gates
    assert look(game)["workshops"][0].get(colour, 0) == workshop[colour] - 1


@rule("BLD-11")
def test_the_start_gate_of_the_barracks_brings_its_keshi(edition: str) -> None:
    for seed in range(30):
        game = moving_in(edition, "barracks", seed=seed)
        if "gate white from 1" in options(game):
            play(game, "gate white from 1", "at river")
            assert see(game, 0).keshis["white"] == 1
            assert points(game, 0) == {"gates": -3}
            assert offered_scrolls(game)  # only then the scroll
            return
    raise AssertionError("no white gate in the left workshop")


def buying_gates(edition: str, *scrolls: int, **facts: Any) -> Game:
    table = table_with(edition, "barracks").player(0, beige=2, dinars=2, scrolls=scrolls, **facts)
    table.workshop(1, "gray").workshop(2, "white").workshop(3, "black")
    game = table.assistants({0: ["medina"]})
    play(game, "sector action")
    return game


@rule("BLD-11")
def test_every_purchased_gate_is_a_point_more(edition: str) -> None:
    game = buying_gates(edition)
    play(game, "gate gray from 1", "at river", "gate white from 2", "at souk")
    assert points(game, 0) == {"gates": -3 + 1, "barracks": 2}


def test_barracks_with_scroll_22(edition: str) -> None:
    game = buying_gates(edition, 22)
    play(game, "gate gray from 1", "at river")
    assert points(game, 0) == {"barracks": 1}


def test_barracks_with_scroll_32(edition: str) -> None:
    """A gate for nothing is still purchased."""
    game = buying_gates(edition, 32)
    play(game, "gate white from 2", "at river")
    assert see(game, 0).dinars == 2
    assert points(game, 0) == {"gates": 1, "barracks": 1}


def test_barracks_with_scrolls_36_and_66(edition: str) -> None:
    """Two keshis of any colours, but one gate."""
    game = buying_gates(edition, 36, 66)
    play(game, "gate black from 3", "at river", "keshi gray", "keshi turquoise", "done")
    assert points(game, 0) == {"gates": 3, "barracks": 1}
    keshis = see(game, 0).keshis
    assert (keshis["gray"], keshis["turquoise"], keshis["black"]) == (1, 1, 0)


def test_only_the_owner_of_the_barracks_gains_the_point(edition: str) -> None:
    table = Scenario(edition, modules=MODULES).player(0, beige=2).player(1, building="barracks")
    game = table.workshop(1, "gray").assistants({0: ["medina"]})
    play(game, "sector action", "gate gray from 1", "at river")
    assert points(game, 0) == {"gates": -3}


# --- the gazebo at the start ----------------------------------------------------------------------


@rule("BLD-12")
@pytest.mark.parametrize(
    ("tile", "resource"),
    [(6, "water"), (7, "dinar"), (8, "date"), (9, "dinar"), (10, "water")],
)
def test_the_gazebo_starts_with_any_tajine(edition: str, tile: int, resource: str) -> None:
    game = moving_in(edition, "gazebo")
    assert options(game) == [f"luxury {number}" for number in range(6, 11)]
    assert see(game, 0).resources == {"water": 1, "date": 1, "dinar": 1}
    play(game, f"luxury {tile}")
    seen = see(game, 0)
    assert seen.luxury == [tile]
    assert seen.resources == {"water": 1, "date": 1, "dinar": 1} | {resource: 2}
    assert points(game, 0) == {"tajine": 4}
    assert offered_scrolls(game)  # only then the scroll


@rule("BLD-12")
def test_luxury_goods_are_set_up_after_the_gazebo(edition: str) -> None:
    game = moving_in(edition, "gazebo")
    assert look(game)["luxury"] == [0] * 5
    play(game, "luxury 8")
    set_up(game)
    shown = look(game)["luxury"]
    hidden = [tile for stack in game.table.luxury_stacks for tile in stack]
    assert sorted([*shown, *hidden]) == [tile for tile in range(1, 26) if tile != 8]
