"""Setting up the table, and what is limited, hidden and public from then on."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from marrakesh import Config, Game
from marrakesh.rules.actions import to_text
from marrakesh.rules.config import ConfigError
from marrakesh.rules.phases import SELECT
from marrakesh.rules.words import COLOURS, GOODS, TRACK_COLOURS
from scenario import Scenario, happened, look, options, play, points, see, wander

rule = pytest.mark.rule
counts = pytest.mark.parametrize("players", [2, 3, 4])

SEEDS = range(60)
STORED = {"green", "gray", "white", "black", "turquoise", "pink", "beige", "red"}
SIDES = [{1, 2, 7, 8, 13, 14}, {3, 4, 9, 10, 15, 16}, {5, 6, 11, 12, 17, 18}]


def laid_out(edition: str, players: int = 3, seed: int = 1) -> Game:
    """All that chance decides lies on the table; nobody has decided anything."""
    return Game.new(Config(players=players, edition=edition), seed)


def arranged(edition: str, players: int = 3, seed: int = 1) -> Game:
    """Everybody has laid out the own board."""
    game = laid_out(edition, players, seed)
    while look(game)["phase"] == "setup":
        game.apply(game.legal_actions()[0])
    return game


def arrange(game: Game, seat: int) -> list[str]:
    """One seat decides all it has to, always for the last possibility; the texts."""
    taken = []
    while look(game)["phase"] == "setup" and game.legal_actions(seat):
        action = game.legal_actions(seat)[-1]
        taken.append(to_text(action))
        game.apply(action, seat)
    return taken


def boards(game: Game, seat: int | None = None) -> list[dict[str, Any]]:
    """All players as a seat sees them."""
    players: list[dict[str, Any]] = look(game, seat)["players"]
    return players


# --- who plays, and with what ---------------------------------------------------------------------


@rule("SET-01")
@counts
def test_two_to_four_play(edition: str, players: int) -> None:
    assert len(boards(laid_out(edition, players))) == players


@rule("SET-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_cannot_play(edition: str, players: int) -> None:
    with pytest.raises(ConfigError, match=r"2 to 4 players|choose solo"):
        Config(players=players, edition=edition)


@rule("SET-02", "SET-03", "SET-05", "SET-22")
@counts
def test_all_start_alike(edition: str, players: int) -> None:
    game = arranged(edition, players)
    assert game.scores == [10] * players
    for seat in range(players):
        player = see(game, seat)
        assert (player.water, player.dates, player.dinars) == (1, 1, 1)
        assert (player.fisherman, player.palace, player.mosque) == (0, 0, 0)
        assert not any(player.keshis.values())
        assert not any(player.goods.values())


@rule("SET-04")
def test_three_assistants_wait_off_the_board(edition: str) -> None:
    game = arranged(edition, 2)
    assert [board["assistants"] for board in boards(game)] == [[], []]
    for seat in (0, 1):
        play(game, f"{seat}: select green", f"{seat}: select gray", f"{seat}: select white")
    assert [len(board["assistants"]) for board in boards(game)] == [3, 3]


@rule("SET-23")
@counts
def test_one_keshi_of_each_colour_behind_the_screen(edition: str, players: int) -> None:
    """R19: what is left behind the screens may be shown to all."""
    for board in boards(arranged(edition, players)):
        assert board["hand"] == list(COLOURS)


@rule("SET-23")
def test_resources_are_public(edition: str) -> None:
    game = Scenario(edition).player(0, water=5, dates=2, dinars=7).select()
    assert boards(game, 1)[0]["resources"] == {"water": 5, "date": 2, "dinar": 7}


# --- oases ----------------------------------------------------------------------------------------


@rule("SET-06")
def test_oases_lie_face_down_for_everybody(edition: str) -> None:
    game = arranged(edition)
    for viewer in (None, 0, 1, 2):
        assert [board["oases"] for board in boards(game, viewer)] == [[None] * 6] * 3


@rule("SET-06")
def test_six_random_oases_each(edition: str) -> None:
    deals = set()
    for seed in range(5):
        table = Scenario(edition, players=4, seed=seed)
        for seat in range(4):
            table.player(seat, caravans=[3, 3, 0])
        oases = [tile for board in boards(table.select()) for tile in board["oases"]]
        assert len(set(oases)) == 24
        assert set(oases) <= set(range(1, 31))
        deals.add(tuple(oases))
    assert len(deals) == 5


@rule("SET-07")
def test_three_oases_lie_open_only_with_river_tile_02(edition: str) -> None:
    seen = set()
    for seed in SEEDS:
        game = laid_out(edition, seed=seed)
        with_02 = look(game)["river_tiles"][0] == 2
        open_oases = look(game)["open_oases"]
        assert len(set(open_oases)) == (3 if with_02 else 0)
        seen.add(with_02)
    assert seen == {True, False}


@rule("SET-07")
def test_open_oases_leave_with_the_first_season(edition: str) -> None:
    game = (
        Scenario(edition)
        .river_tiles(2, 3, 5)
        .player(0, fisherman=5, storage={1: "red"})
        .season_scoring()
    )
    first, second, third = look(game)["open_oases"]
    assert options(game) == ["done", "open oasis 1", "open oasis 2", "open oasis 3"]
    play(game, "open oasis 2")
    assert look(game)["open_oases"] == [first, third]
    play(game, "done")  # the red keshi of the first storage space
    assert look(game)["open_oases"] == [first, third]  # the season scoring goes on
    for seat in (0, 1):
        play(game, f"{seat}: {options(game, seat)[0]}")  # the next provision tile
    assert (look(game)["season"], look(game)["phase"]) == (2, "select")
    assert look(game)["open_oases"] == []
    assert see(game, 0).claimed_oases == [second]


# --- scrolls, luxury goods, offices, gates --------------------------------------------------------


@rule("SET-08", "SET-11")
def test_essential_has_one_stack_for_each_display() -> None:
    view = look(laid_out("essential"))
    assert view["scroll_stacks"] == [[18], [18], [15], [9]]
    assert view["luxury_stacks"] == [20]


@rule("SET-09", "SET-12")
def test_deluxe_has_a_stack_for_each_place() -> None:
    view = look(laid_out("deluxe"))
    assert view["scroll_stacks"] == [[6] * 3, [6] * 3, [5] * 3, [3] * 3]
    assert view["luxury_stacks"] == [4] * 5


@rule("SET-08", "SET-09")
def test_three_scrolls_of_each_colour_lie_open(edition: str) -> None:
    numbers = [range(1, 22), range(22, 43), range(43, 61), range(61, 73)]
    for colour, shown in zip(numbers, look(laid_out(edition))["scrolls"], strict=True):
        assert len(set(shown)) == 3
        assert set(shown) <= set(colour)
    every = {
        tile
        for seed in SEEDS
        for shown in look(laid_out(edition, seed=seed))["scrolls"]
        for tile in shown
    }
    assert every == set(range(1, 73))


@rule("SET-11", "SET-12")
def test_five_luxury_goods_lie_open(edition: str) -> None:
    shown = [look(laid_out(edition, seed=seed))["luxury"] for seed in SEEDS]
    assert all(len(set(goods)) == 5 for goods in shown)
    assert {tile for goods in shown for tile in goods} == set(range(1, 26))


@rule("SET-10")
def test_three_of_six_offices_one_a_season(edition: str) -> None:
    used = set()
    for seed in range(8):
        game = arranged(edition, 2, seed)
        offices: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
        for _ in wander(game, seed):
            offices[look(game)["season"]].add(look(game)["office"])
        assert [len(office) for office in offices.values()] == [1, 1, 1]
        of_this_game = set().union(*offices.values())
        assert len(of_this_game) == 3
        used |= of_this_game
    assert used == {1, 2, 3, 4, 5, 6}


@rule("SET-15", "SET-16")
def test_eight_gates_in_each_workshop(edition: str) -> None:
    deals = set()
    for seed in range(5):
        workshops = look(laid_out(edition, seed=seed))["workshops"]
        assert [sum(workshop.values()) for workshop in workshops] == [8, 8, 8, 8]
        total: Counter[str] = Counter()
        for workshop in workshops:
            total.update(workshop)
        assert total == {
            colour: 2 if colour in ("purple", "orange", "yellow", "beige") else 3
            for colour in COLOURS
        }
        deals.add(str(workshops))
    assert len(deals) == 5


# --- river tiles ----------------------------------------------------------------------------------


@rule("SET-13", "SET-14", "SET-29")
def test_a_river_tile_of_each_season_is_drawn_and_public(edition: str) -> None:
    """R14: the side is random, so all sides of all tiles appear."""
    drawn: list[set[int]] = [set(), set(), set()]
    for seed in range(80):
        tiles = look(laid_out(edition, seed=seed))["river_tiles"]
        for season, tile in enumerate(tiles):
            drawn[season].add(tile)
    assert drawn == SIDES


@rule("SET-13")
@pytest.mark.parametrize(
    ("season", "asked"),
    [(1, {"keshi pink", "keshi brown", "keshi beige"}), (2, {"oasis left 1", "done"})],
)
def test_the_tile_of_the_season_is_the_one_awarded(
    edition: str, season: int, asked: set[str]
) -> None:
    table = Scenario(edition, season=season).river_tiles(13, 15, 5)
    game = table.player(0, fisherman=4, caravans=[1, 0, 0]).season_scoring()
    assert set(options(game)) == asked


@rule("SET-31")
def test_river_tiles_for_a_first_game(edition: str) -> None:
    for seed in range(5):
        game = Game.new(Config(edition=edition, first_game=True), seed)
        assert look(game)["river_tiles"] == [1, 3, 5]


# --- the own board: storage row, disc, provisions -------------------------------------------------


@rule("SET-17")
@counts
def test_storage_keshis_are_drawn_from_eight(edition: str, players: int) -> None:
    """R12: without replacement; R13: open to all."""
    drawn = set()
    for seed in range(12):
        keshis = [
            colour
            for board in boards(laid_out(edition, players, seed))
            for colour in board["storage_keshis"]
        ]
        assert len(keshis) == (6 if players == 2 else 2 * players)
        assert len(set(keshis)) == len(keshis)
        drawn |= set(keshis)
    assert drawn == STORED


@rule("SET-18", "SET-19")
@pytest.mark.parametrize(("players", "places"), [(2, [0, 1, 4]), (3, [0, 4]), (4, [0, 4])])
def test_owner_arranges_the_storage_keshis(edition: str, players: int, places: list[int]) -> None:
    game = laid_out(edition, players)
    wanted = [action.removeprefix("store ") for action in reversed(options(game, 1))]
    assert wanted == sorted(see(game, 1).storage_keshis, key=COLOURS.index, reverse=True)
    arrange(game, 1)
    expected: list[str | None] = [None] * 6
    for place, colour in zip(places, wanted, strict=True):
        expected[place] = colour
    assert see(game, 1).storage == expected


@rule("SET-20")
@pytest.mark.parametrize(
    ("turn", "facing"),
    [
        (0, [1, 2, 2, 1, 3, 2, 1, 3]),
        (1, [3, 1, 2, 2, 1, 3, 2, 1]),
        (6, [2, 1, 3, 2, 1, 3, 1, 2]),
    ],
)
def test_the_owner_turns_the_disc(edition: str, turn: int, facing: list[int]) -> None:
    """R16: all discs are alike."""
    game = laid_out(edition, 2)
    for seat in (0, 1):
        while not options(game, seat)[0].startswith("disc"):
            game.apply(game.legal_actions(seat)[0], seat)
        assert options(game, seat) == [f"disc {k}" for k in range(8)]
        play(game, f"{seat}: disc {turn}")
        assert see(game, seat).spectators == facing


@rule("SET-21")
def test_one_of_three_provision_tiles_is_revealed(edition: str) -> None:
    game = laid_out(edition)
    for seat in range(3):
        assert all(see(game, seat).provisions)
        assert see(game, seat).active_provisions == []
        assert arrange(game, seat)[-1] == "provision 3"
    for seat in range(3):
        assert see(game, seat).active_provisions == [2]


@rule("SET-30")
def test_face_down_provision_tiles_are_known_to_their_owner_only(edition: str) -> None:
    """R17: the owner knows them for good."""
    game = laid_out(edition)
    dealt = [see(game, seat).provisions for seat in range(3)]
    assert len({tile for tiles in dealt for tile in tiles}) == 9
    assert boards(game, 1)[0]["provisions"] == [None, None, None]
    for seat in range(3):
        arrange(game, seat)
    for viewer in range(3):
        for seat, tiles in enumerate(dealt):
            shown = tiles if seat == viewer else [None, None, tiles[2]]
            assert boards(game, viewer)[seat]["provisions"] == shown
    assert [board["provisions"][:2] for board in boards(game)] == [[None, None]] * 3


@rule("SET-18", "SET-20", "SET-21")
def test_boards_are_laid_out_in_secret(edition: str) -> None:
    """R9: in any order; nobody sees anything before all have decided."""
    game = laid_out(edition)
    before = look(game), look(game, 0), look(game, 1)
    arrange(game, 2)
    assert (look(game), look(game, 0), look(game, 1)) == before
    arrange(game, 0)
    assert (look(game), look(game, 1)) == (before[0], before[2])
    arrange(game, 1)
    for board in boards(game):
        assert board["disc"] == 7
        assert len(board["active_provisions"]) == 1
        assert sorted(filter(None, board["storage"])) == sorted(board["storage_keshis"])


def test_the_next_provision_tile_is_chosen_in_secret(edition: str) -> None:
    """R9"""
    game = Scenario(edition, players=3).season_scoring()
    before = look(game), look(game, 0)
    play(game, "1: provision 3", "2: provision 2")
    assert (look(game), look(game, 0)) == before
    play(game, "0: provision 3")
    assert [board["active_provisions"] for board in boards(game)] == [[0, 2], [0, 2], [0, 1]]


# --- hidden things and the start player -----------------------------------------------------------


@rule("SET-06", "SET-10", "SET-30")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_shows_nothing_that_is_hidden(edition: str, seat: int) -> None:
    """R15: later offices, oases, others' tiles and undealt ones: deal them anew, nobody sees it."""
    game = arranged(edition)
    before = look(game, seat)
    future = set()
    for seed in range(6):
        twin = game.copy()
        twin.redeal(seat, seed)
        assert look(twin, seat) == before
        future.add(str(look(twin, (seat + 1) % 3)["players"]))
    assert len(future) > 1  # other players' own tiles are others now


@rule("SET-24")
@counts
def test_the_start_player_is_drawn_when_all_boards_lie(edition: str, players: int) -> None:
    """R18"""
    starts = set()
    for seed in range(30):
        game = laid_out(edition, players, seed)
        game.listen()
        for seat in range(players - 1):
            arrange(game, seat)
        while look(game)["phase"] == "setup":
            events = game.apply(game.legal_actions()[0])
        drawn = [event.seat for event in events if event.kind == "start-player"]
        assert drawn == [look(game)["start_seat"]]
        starts.add(drawn[0])
    assert starts == set(range(players))


# --- supplies, seasons, score track ---------------------------------------------------------------


@rule("SET-25")
@pytest.mark.parametrize("colour", [COLOURS[colour] for colour in GOODS])
def test_cardboard_keshis_are_never_exhausted(edition: str, colour: str) -> None:
    """R10: the box has 30 of each goods colour."""
    game = Scenario(edition).player(1, **{colour: 40}).assistants({0: ["souk"]})
    play(game, f"goods {colour}")
    assert see(game, 0).goods[colour] == 1


@rule("SET-25")
def test_resources_are_never_exhausted(edition: str) -> None:
    """R10"""
    table = Scenario(edition).player(0, green=8, dates=300).player(1, dates=300)
    game = table.assistants({0: ["orchard"]})  # full: no new keshi, so the action is not asked
    assert see(game, 0).dates == 308


@rule("SET-26")
@counts
def test_wooden_keshis_of_essential_are_counted(players: int) -> None:
    game = arranged("essential", players)
    for number, colour in enumerate(COLOURS):
        hands = sum(colour in board["hand"] for board in boards(game))
        left = look(game)["supply"].get(colour, 0)
        assert hands + left == (10 - players if number in TRACK_COLOURS else 6)


@rule("SET-26")
def test_keshis_of_deluxe_are_not() -> None:
    """However many are stuck in the tower, everybody gets 12 new ones."""
    game = Scenario("deluxe", players=4, season=2).tower(green=20, pink=20).season_scoring()
    assert look(game)["season"] == 3
    assert look(game)["supply"] == {}
    for board in boards(game):
        assert board["hand"] == list(COLOURS)
        assert board["placeholders"] == []


@rule("SET-27")
def test_three_seasons_of_four_rounds(edition: str) -> None:
    rounds = [
        (phase["season"], phase["round"])
        for events in wander(laid_out(edition), 1)
        for phase in happened(events, "phase")
        if phase["phase"] == SELECT
    ]
    assert rounds == list(product((1, 2, 3), (1, 2, 3, 4)))


def scoring_three(edition: str, score: int) -> Game:
    """A player with this score has just gained 3 points from date pickers."""
    table = Scenario(edition).player(0, score=score).player(1, green=8).base(green=3)
    game = table.claim()
    play(game, "claim green 2")
    assert points(game, 0)["orchard"] == 3
    return game


@rule("SET-28", "EX-64")
@pytest.mark.parametrize(
    ("score", "tiles"),
    [
        (66, {"deluxe": 0, "essential": 0}),
        (67, {"deluxe": 0, "essential": 70}),
        (69, {"deluxe": 0, "essential": 70}),  # EX-64
        (97, {"deluxe": 100, "essential": 70}),
        (139, {"deluxe": 100, "essential": 140}),
        (198, {"deluxe": 200, "essential": 140}),
        (-3, {"deluxe": 0, "essential": 0}),
        (-9, {"deluxe": 0, "essential": 0}),
    ],
)
def test_a_tile_marks_completed_laps(edition: str, score: int, tiles: dict[str, int]) -> None:
    game = scoring_three(edition, score)
    assert game.scores[0] == score + 3
    assert see(game, 0).lap == tiles[edition]


def test_the_score_may_fall_below_zero(edition: str) -> None:
    """R8"""
    table = Scenario(edition).player(0, score=1, beige=1, dinars=0).workshop(1, "green")
    game = table.assistants({0: ["medina"]})
    play(game, "sector action", "gate green from 1", "at river")
    assert points(game, 0)["gates"] == -3
    assert game.scores[0] == 1 - 3 + 1  # the last one for the green keshi
