"""New provision tiles: moderate ones act at the start of seasons, hard ones all the time."""

from typing import Any

import pytest

from marrakesh import Config, Game
from scenario import Scenario, happened, look, options, play, points, see

rule = pytest.mark.rule

MODULE = "provision-tiles"
BASE, MODERATE, HARD = range(1, 13), range(13, 19), range(19, 25)
RIVER_STEP, PALACE_STEP, MOSQUE_STEP, GOODS, SPECTATOR, EXCHANGE = MODERATE
RIVER, PALACE, MOSQUE, NOMAD, DISCOUNT, EACH_ROUND = HARD
SPACES_FACING_ONE = ["space 1", "space 4", "space 7"]
"""With disc 0."""
COLOURS = ["turquoise", "green", "gray", "white", "black", "pink", "beige", "brown", "red"]


def table_of(edition: str, *tiles: int, modules: tuple[str, ...] = (), **more: Any) -> Scenario:
    """Seat 0 has these tiles; as many as seasons have begun lie face up. Seat 1 has base tiles."""
    table = Scenario(edition, 2, modules=[MODULE, *modules], **more)
    table.player(0, provisions=[*tiles, *(7, 8, 9)[len(tiles) :]])
    return table.player(1, provisions=[10, 11, 12])


def dealt(edition: str, players: int, seed: int, *modules: str) -> Game:
    return Game.new(Config(players, edition, modules=frozenset([MODULE, *modules])), seed)


def arrange(game: Game, seat: int, *tiles: int) -> None:
    """A seat lays out its board and leaves out these provision tiles."""
    while not options(game, seat)[0].startswith("provision"):
        play(game, f"{seat}: {options(game, seat)[0]}")
    for tile in tiles:
        play(game, f"{seat}: provision {see(game, seat).provisions.index(tile) + 1}")


# --- setup ----------------------------------------------------------------------------------------


@rule("NPV-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_draws_three_base_tiles_a_moderate_and_a_hard_one(
    edition: str, players: int
) -> None:
    seen: set[int] = set()
    for seed in range(25):
        game = dealt(edition, players, seed, "nomads")
        tiles = [tile for seat in range(players) for tile in see(game, seat).provisions]
        assert len(set(tiles)) == len(tiles) == 5 * players
        for seat in range(players):
            own = see(game, seat).provisions
            kinds = [sum(tile in kind for tile in own) for kind in (BASE, MODERATE, HARD)]
            assert kinds == [3, 1, 1]
        seen.update(tiles)
    assert seen == set(range(1, 25))


@rule("NPV-01")
@pytest.mark.parametrize("kept", [(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 2)])
def test_any_three_of_the_five_are_kept(edition: str, kept: tuple[int, ...]) -> None:
    """R231."""
    game = dealt(edition, 2, 3)
    tiles = sorted(see(game, 0).provisions)
    kinds = [0, 0, 0, 1, 2]  # the tiles' kinds
    left = tiles[:]
    for kind in kept:
        left.remove(next(tile for tile in left if kinds[tiles.index(tile)] == kind))
    arrange(game, 0)
    assert options(game, 0) == [f"provision {k}" for k in range(1, 6)]
    arrange(game, 0, left[0])
    assert options(game, 0) == [f"provision {k}" for k in range(1, 5)]
    arrange(game, 0, left[1])
    assert sorted(see(game, 0).provisions) == [tile for tile in tiles if tile not in left]
    assert sorted(see(game, 0).left_out) == left
    assert options(game, 0) == ["provision 1", "provision 2", "provision 3"]  # which is revealed
    play(game, "0: provision 2")
    assert options(game, 0) == []


@rule("NPV-07")
def test_without_nomads_the_tile_with_a_nomad_stays_in_the_box(edition: str) -> None:
    drawn: dict[tuple[str, ...], set[int]] = {(): set(), ("nomads",): set()}
    for modules, tiles in drawn.items():
        for seed in range(30):
            game = dealt(edition, 4, seed, *modules)
            tiles.update(t for seat in range(4) for t in see(game, seat).provisions if t in HARD)
    assert drawn[()] == set(HARD) - {NOMAD}
    assert drawn["nomads",] == set(HARD)


@rule("NPV-01")
def test_without_the_module_there_are_only_base_tiles(edition: str) -> None:
    for seed in range(20):
        game = Game.new(Config(4, edition, modules=frozenset({"nomads", "camels"})), seed)
        tiles = [tile for seat in range(4) for tile in see(game, seat).provisions]
        assert sorted(tiles) == list(BASE)


@rule("NPV-01")
@pytest.mark.parametrize(("tile", "loss"), [(1, 4), (MODERATE[0], 6), (HARD[0], 8)])
def test_who_cannot_pay_a_harder_tile_loses_more(edition: str, tile: int, loss: int) -> None:
    table = table_of(edition, tile).player(0, water=0, dates=0, dinars=0)
    game = table.player(1, water=0, dates=0, dinars=0).provisions()
    assert points(game, 0) == {"provisions": -loss}
    assert points(game, 1) == {"provisions": -4}


# --- moderate tiles -------------------------------------------------------------------------------


@rule("NPV-02")
@pytest.mark.parametrize(("season", "acts"), [(1, False), (2, True), (3, True)])
def test_a_moderate_tile_acts_each_season_from_its_revealing_on(
    edition: str, season: int, acts: bool
) -> None:
    game = table_of(edition, 7, GOODS, 8, season=season).start_of_season()
    assert (options(game)[0] == "goods yellow") is acts
    if acts:
        play(game, "goods purple")
    assert see(game, 0).goods["purple"] == acts
    assert look(game)["phase"] == "select"


@rule("NPV-02")
def test_a_tile_just_revealed_acts_before_the_first_round(edition: str) -> None:
    game = table_of(edition, 7, 8, GOODS, start=1).provisions()
    assert options(game, 0) == ["provision 2", "provision 3"]
    play(game, "0: provision 3", "1: provision 2")
    assert (look(game)["season"], look(game)["phase"]) == (2, "season-start")
    assert options(game) == ["goods yellow", "goods orange", "goods purple"]
    play(game, "goods orange")
    assert (look(game)["phase"], look(game)["round"]) == ("select", 1)
    assert see(game, 0).goods["orange"] == 1


@rule("NPV-02")
def test_a_tile_of_the_setup_acts_in_the_first_season(edition: str) -> None:
    seed = next(s for s in range(99) if GOODS in see(dealt(edition, 2, s), 0).provisions)
    game = dealt(edition, 2, seed)
    base = [tile for tile in see(game, 0).provisions if tile in BASE]
    arrange(game, 0, *base[:2])
    play(game, f"0: provision {see(game, 0).provisions.index(GOODS) + 1}")
    other = [tile for tile in see(game, 1).provisions if tile not in BASE]
    arrange(game, 1, *other)
    play(game, "1: provision 1")
    assert (game.seat, options(game)[0]) == (0, "goods yellow")
    play(game, "goods yellow")
    assert see(game, 0).goods["yellow"] == 1


@rule("NPV-02")
def test_tiles_act_in_turn_order_of_the_new_season(edition: str) -> None:
    """R232."""
    table = table_of(edition, GOODS, start=1).player(1, provisions=[SPECTATOR, 11, 12], disc=0)
    game = table.start_of_season()
    assert (game.seat, options(game)) == (1, ["space 1", "space 4", "space 7"])
    play(game, "space 4")
    assert (game.seat, options(game)[0]) == (0, "goods yellow")


@rule("NPV-03")
@pytest.mark.parametrize(
    ("tile", "track"), [(RIVER_STEP, "fisherman"), (PALACE_STEP, "palace"), (MOSQUE_STEP, "mosque")]
)
def test_a_step_on_a_track(edition: str, tile: int, track: str) -> None:
    game = table_of(edition, tile).player(0, water=0).start_of_season()
    steps = {name: getattr(see(game, 0), name) for name in ("fisherman", "palace", "mosque")}
    assert steps == {"fisherman": 0, "palace": 0, "mosque": 0, track: 1}
    assert look(game)["phase"] == "select"


@rule("NPV-03")
def test_the_river_step_may_be_extended_with_water(edition: str) -> None:
    game = table_of(edition, RIVER_STEP).player(0, water=2).start_of_season()
    assert options(game) == ["done", "step for water"]
    play(game, "step for water", "done")
    assert (see(game, 0).fisherman, see(game, 0).water) == (2, 1)


@rule("NPV-03")
def test_the_bonus_of_a_space_that_faces_one_spectator(edition: str) -> None:
    """R220: no entertainer is needed, the disc does not turn."""
    game = table_of(edition, SPECTATOR).player(0, disc=0, dates=0).start_of_season()
    assert options(game) == ["space 1", "space 4", "space 7"]
    play(game, "space 4")
    assert see(game, 0).dates == 1
    assert see(game, 0).disc == 0
    assert see(game, 0).entertainers == []


@rule("NPV-03")
def test_the_spectators_are_those_that_count(edition: str) -> None:
    """R220, R64: with scroll 31 no space of the pink disc faces exactly one."""
    game = table_of(edition, SPECTATOR).player(0, disc=0, scrolls=[31], water=0).start_of_season()
    assert look(game)["phase"] == "select"
    table = table_of(edition, SPECTATOR, modules=("spectators",))
    game = table.player(0, disc=0, scrolls=[31], water=0).start_of_season()
    assert see(game, 0).spectators.count(1) == 1
    assert see(game, 0).water == 1  # space 2, the only one


@rule("NPV-03")
def test_an_exchange_at_the_start_of_a_season(edition: str) -> None:
    table = table_of(edition, EXCHANGE, season=2).player(0, gray=3, green=1, yellow=1)
    game = table.player(0, caravans=[1, 0, 0]).start_of_season()
    assert options(game) == ["done", "return green", "return gray"]
    play(game, "return gray")
    assert "keshi gray" not in options(game)
    assert {"keshi yellow", "keshi brown", "keshi red"} <= set(options(game))
    play(game, "keshi green")
    assert (see(game, 0).keshis["gray"], see(game, 0).keshis["green"]) == (2, 2)
    assert points(game, 0) == {"orchard": 1}
    assert look(game)["phase"] == "select"


@rule("NPV-03")
def test_an_exchange_may_be_declined(edition: str) -> None:
    game = table_of(edition, EXCHANGE, season=2).player(0, gray=3).start_of_season()
    play(game, "done")
    assert (see(game, 0).keshis["gray"], look(game)["phase"]) == (3, "select")


@rule("NPV-03")
def test_nothing_to_exchange(edition: str) -> None:
    game = table_of(edition, EXCHANGE, season=2).player(0, yellow=2).start_of_season()
    assert look(game)["phase"] == "select"


def test_a_nomad_may_be_returned_but_never_taken(edition: str) -> None:
    """R203; for a nomad any colour may be taken, the one of its sector, too."""
    table = table_of(edition, EXCHANGE, season=2, modules=("nomads",)).player(0, gray=1, beige=1)
    table.player(0, nomads={"madrasa": 1, "medina": 1}, caravans=[1, 0, 0], nomad_caravans=1)
    game = table.player(0, nomad_vendors=["palace"]).start_of_season()
    supply = look(game)["nomads"]["supply"]
    assert options(game) == [
        "done",
        "return gray",
        "return beige",
        "nomad from madrasa",
        "nomad from medina",
        "nomad from vendor palace",
    ]
    play(game, "nomad from madrasa")
    assert options(game) == [
        f"keshi {colour}" for colour in (*COLOURS, "yellow", "orange", "purple")
    ]
    play(game, "keshi gray")
    assert see(game, 0).keshis["gray"] == 2
    assert look(game)["nomads"]["supply"] == supply + 1


def test_a_nomad_beside_a_gate_stays(edition: str) -> None:
    """R203."""
    table = table_of(edition, EXCHANGE, season=2, modules=("nomads",))
    table.player(0, nomads={"medina": 1}, gates={"souk": "pink"}, gray=1)
    table.table.players[0].nomads.posts = 1 << 7  # type: ignore[union-attr]
    assert options(table.start_of_season()) == ["done", "return gray"]


# --- the storage row in season 1 ------------------------------------------------------------------


@rule("NPV-06")
def test_in_season_1_a_keshi_of_the_storage_row_may_be_replaced(edition: str) -> None:
    """R234: the new one stays on its space."""
    table = table_of(edition, EXCHANGE).player(0, storage={1: "pink", 2: "white", 5: "red"})
    game = table.start_of_season()
    assert options(game) == ["done", "swap storage 1", "swap storage 2", "swap storage 5"]
    play(game, "swap storage 2")
    assert options(game) == [f"store {c}" for c in COLOURS if c not in ("white", "brown")]
    play(game, "store red")
    assert see(game, 0).storage == ["pink", "red", None, None, "red", None]
    assert see(game, 0).keshis == dict.fromkeys(COLOURS, 0)
    assert look(game)["phase"] == "select"


@rule("NPV-06")
def test_the_usual_exchange_remains_possible_in_season_1(edition: str) -> None:
    table = table_of(edition, EXCHANGE).player(0, storage={1: "pink", 2: "white", 5: "red"})
    game = table.player(0, gray=1).start_of_season()
    assert options(game)[:2] == ["done", "return gray"]
    play(game, "return gray", "keshi yellow")
    assert see(game, 0).goods["yellow"] == 1
    assert see(game, 0).storage[:2] == ["pink", "white"]


@rule("NPV-06")
@pytest.mark.parametrize("season", [2, 3])
def test_later_the_storage_row_stays(edition: str, season: int) -> None:
    game = table_of(edition, EXCHANGE, season=season).player(0, gray=1).start_of_season()
    assert options(game) == ["done", "return gray"]


@rule("NPV-06")
def test_the_hard_tile_replaces_in_season_1_too(edition: str) -> None:
    game = table_of(edition, EACH_ROUND, round=3).start_of_round()
    first = see(game, 0).storage[0]
    assert "swap storage 1" in options(game)
    play(game, "swap storage 1")
    assert f"store {first}" not in options(game)


@rule("NPV-06")
def test_the_exchange_of_the_storage_row_itself_does_not_replace(edition: str) -> None:
    """The fourth storage space in season 1."""
    table = Scenario(edition, 2, modules=[MODULE]).player(0, caravans=[3, 1, 0], gray=1)
    table.player(0, claimed=[1, 2, 3], water=1, dates=0, dinars=0)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert see(game, 0).claimed_oases[:3] == [1, 2, 3]
    assert len(see(game, 0).claimed_oases) == 4
    assert sorted(options(game)) == ["done", "return gray"]


# --- hard tiles -----------------------------------------------------------------------------------


def climbing(edition: str, tile: int, stair: str, active: int, **facts: Any) -> Game:
    """Seat 0 climbs one step; of its tiles only the first ones lie face up."""
    table = table_of(edition, 7, tile).player(0, active=active, white=1, black=1).player(0, **facts)
    game = table.assistants({0: [stair]})
    play(game, "sector action")
    return game


@rule("NPV-04", "NPV-05")
@pytest.mark.parametrize(("tile", "stair"), [(PALACE, "palace"), (MOSQUE, "mosque")])
def test_a_further_step_on_a_staircase(edition: str, tile: int, stair: str) -> None:
    game = climbing(edition, tile, stair, 2)
    assert options(game) == ["done", "extra step"]
    play(game, "extra step")
    assert getattr(see(game, 0), stair) == 2
    assert look(game)["phase"] == "select"


@rule("NPV-04")
def test_a_hard_tile_does_nothing_face_down(edition: str) -> None:
    game = climbing(edition, PALACE, "palace", 1)
    assert see(game, 0).palace == 1
    assert look(game)["phase"] == "select"


@rule("NPV-05")
@pytest.mark.parametrize(
    ("tile", "stair"), [(PALACE, "mosque"), (MOSQUE, "palace"), (RIVER, "palace")]
)
def test_the_further_step_is_of_one_track_only(edition: str, tile: int, stair: str) -> None:
    game = climbing(edition, tile, stair, 2)
    assert getattr(see(game, 0), stair) == 1
    assert look(game)["phase"] == "select"


@rule("NPV-05")
def test_the_further_step_adds_up_with_scroll_48(edition: str) -> None:
    """R235."""
    game = climbing(edition, PALACE, "palace", 2, scrolls=[48])
    play(game, "extra step", "extra step")
    assert see(game, 0).palace == 3
    assert look(game)["phase"] == "select"


@rule("NPV-05")
@pytest.mark.parametrize(("tile", "stair"), [(PALACE, "palace"), (MOSQUE, "mosque")])
def test_the_further_step_counts_on_the_final_space(edition: str, tile: int, stair: str) -> None:
    """R233."""
    game = climbing(edition, tile, stair, 2, **{stair: 16})
    play(game, "extra step")
    assert points(game, 0) == {stair: 2}


@rule("NPV-05")
@pytest.mark.parametrize(("water", "steps"), [(0, 3), (2, 4)])
def test_a_further_step_of_the_fisherman(edition: str, water: int, steps: int) -> None:
    table = table_of(edition, RIVER).player(0, turquoise=2, water=water)
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    assert options(game)[:2] == ["done", "extra step"]
    play(game, "extra step")
    if water:
        assert options(game) == ["done", "step for water"]  # once a movement
        play(game, "step for water", "done")
    assert see(game, 0).fisherman == steps


@rule("NPV-05")
def test_the_further_step_counts_at_the_jetty(edition: str) -> None:
    """R233."""
    table = table_of(edition, RIVER).player(0, turquoise=1, fisherman=14, water=0)
    game = table.assistants({0: ["river"]})
    play(game, "sector action", "extra step")
    assert points(game, 0) == {"river": 2}


@rule("NPV-05")
def test_several_spectators_make_one_movement(edition: str) -> None:
    """R60, R233: once a movement."""
    table = table_of(edition, RIVER).player(0, entertainers=[5], disc=7, water=0)
    game = table.assistants({0: ["square"]})
    play(game, "sector action")
    assert see(game, 0).fisherman == 3
    play(game, "extra step")
    assert see(game, 0).fisherman == 4
    assert look(game)["phase"] != "assistants"


@rule("NPV-05")
@pytest.mark.parametrize("active", [1, 2])
def test_a_luxury_good_costs_one_goods_keshi_less(edition: str, active: int) -> None:
    """NPV-04: not while the tile lies face down."""
    table = table_of(edition, 7, DISCOUNT).player(0, active=active, yellow=1, orange=1)
    game = table.luxuries_shown(14, 16, 17, 18, 19).assistants({0: ["souk"]})
    play(game, "sector action")
    assert ("luxury 14" in options(game)) is (active == 2)  # it costs one of each colour
    if active == 2:
        play(game, "luxury 14")
        assert see(game, 0).goods == {"yellow": 0, "orange": 0, "purple": 0}
        assert points(game, 0) == {"dagger": 7}


@rule("NPV-05")
@pytest.mark.parametrize("season", [1, 3])
def test_an_exchange_at_the_start_of_each_round(edition: str, season: int) -> None:
    """Before the selection, in turn order."""
    table = table_of(edition, EACH_ROUND, season=season, start=1, round=2).player(0, gray=2)
    table.player(1, provisions=[EXCHANGE, 11, 12], gray=2)  # which acts each season only
    game = table.start_of_round()
    assert game.seat == 0
    play(game, "return gray", "keshi yellow")
    assert look(game)["phase"] == "select"
    assert see(game, 0).goods["yellow"] == 1


@rule("NPV-05")
def test_exchanges_of_a_round_go_in_turn_order(edition: str) -> None:
    table = Scenario(edition, 3, season=2, round=3, start=2, modules=[MODULE])
    for seat in range(3):
        table.player(seat, gray=1, provisions=[7 + seat, 11, 12])
    table.player(1, provisions=[EACH_ROUND, 3, 4]).player(2, provisions=[EXCHANGE, 5, 6])
    game = table.start_of_round()
    assert game.seat == 1
    play(game, "done")
    assert look(game)["phase"] == "select"


# --- the tile with a nomad ------------------------------------------------------------------------


def nomad_tile(edition: str, supply: int = 20) -> Game:
    """Seat 0 reveals the tile with the nomad at the end of season 1."""
    table = table_of(edition, 7, NOMAD, modules=("nomads",), start=1)
    table.player(0, water=0, dates=0, dinars=0)
    table.table.nomad_supply = supply
    game = table.provisions()
    play(game, "0: provision 2", "1: provision 2")
    return game


@rule("NPV-05")
def test_a_free_nomad_when_the_tile_is_revealed(edition: str) -> None:
    game = nomad_tile(edition)
    assert (look(game)["season"], look(game)["phase"]) == (2, "season-start")
    assert "nomad to orchard" in options(game)
    assert "nomad as vendor orchard" in options(game)
    events = play(game, "nomad to orchard")
    assert happened(events, "spend") == []
    assert see(game, 0).nomads["orchard"] == 1
    assert points(game, 0)["orchard"] == 1
    assert look(game)["nomads"]["supply"] == 19


@rule("NPV-05")
def test_a_free_move_at_the_start_of_the_season(edition: str) -> None:
    game = nomad_tile(edition)
    play(game, "nomad to palace")
    assert options(game) == ["done", "nomad from palace"]
    play(game, "nomad from palace", "nomad to orchard")
    assert see(game, 0).nomads["orchard"] == 1
    assert see(game, 0).dinars == 0
    assert look(game)["phase"] == "select"


@rule("NPV-05")
def test_one_nomad_moves_for_free_each_season(edition: str) -> None:
    table = table_of(edition, NOMAD, season=3, modules=("nomads",)).player(0, dinars=3)
    game = table.player(0, nomads={"palace": 1, "river": 1}).start_of_season()
    assert options(game) == ["done", "nomad from river", "nomad from palace"]
    play(game, "nomad from river", "nomad to madrasa")
    assert see(game, 0).dinars == 3
    assert look(game)["phase"] == "select"  # no second nomad, no new one
    assert look(game)["nomads"]["supply"] == 18


@rule("NPV-05")
def test_the_free_move_may_be_declined_and_has_the_same_bans(edition: str) -> None:
    table = table_of(edition, NOMAD, season=2, modules=("nomads",))
    table.player(0, caravans=[1, 0, 0], nomad_caravans=1)
    assert look(table.start_of_season())["phase"] == "select"  # NOM-08
    table = table_of(edition, NOMAD, season=2, modules=("nomads",))
    game = table.player(0, nomads={"palace": 1}).start_of_season()
    play(game, "done")
    assert see(game, 0).nomads["palace"] == 1


@rule("NPV-05")
def test_no_nomad_is_left_to_gain(edition: str) -> None:
    """R205."""
    game = nomad_tile(edition, supply=0)
    assert look(game)["phase"] == "select"
    assert look(game)["nomads"]["supply"] == 0


# --- the order of a player's own effects ----------------------------------------------------------


def new_nomad(edition: str, *tiles: int, supply: int = 20, **facts: Any) -> Game:
    """Seat 0 has these tiles, and reveals the one with the nomad at the end of season 1."""
    table = table_of(edition, *tiles, NOMAD, modules=("nomads",), start=1)
    table.player(0, **{"water": 0, "dates": 0, "dinars": 0, **facts})
    table.table.nomad_supply = supply
    game = table.provisions()
    play(game, f"0: provision {len(tiles) + 1}", "1: provision 2")
    assert look(game)["phase"] == "season-start"
    return game


@rule("NPV-02", "NPV-05")
def test_new_nomad_free_move_and_moderate_tile_come_in_any_order(edition: str) -> None:
    """R232"""
    game = new_nomad(edition, GOODS)
    assert options(game) == ["provision 1", "deploy nomad"]  # no nomad could move yet
    play(game, "deploy nomad", "nomad to palace")
    assert options(game) == ["provision 1", "provision 2"]
    play(game, "provision 2", "nomad from palace", "nomad to orchard")
    assert options(game) == ["goods yellow", "goods orange", "goods purple"]
    game = new_nomad(edition, GOODS, nomads={"river": 1})
    assert options(game) == ["provision 1", "provision 2", "deploy nomad"]
    play(game, "provision 2", "nomad from river", "nomad to palace", "provision 1", "goods yellow")
    play(game, "nomad to river")
    assert see(game, 0).nomads["river"] == see(game, 0).nomads["palace"] == 1
    assert look(game)["phase"] == "select"


@rule("NPV-05")
def test_a_free_move_may_make_room_for_the_new_nomad(edition: str) -> None:
    """R232: the orchard is full until a nomad leaves it."""
    game = new_nomad(edition, 7, green=7, nomads={"orchard": 1})
    assert options(game) == ["provision 2", "deploy nomad"]
    play(game, "provision 2", "nomad from orchard", "nomad to palace", "nomad to orchard")
    assert points(game, 0)["orchard"] == 1
    assert see(game, 0).keshis["green"] == 8


@rule("NPV-03", "NPV-05")
def test_an_exchange_may_bring_back_the_nomad_to_be_gained(edition: str) -> None:
    """R232, R205: the nomad board is empty until the exchange returns one."""
    game = new_nomad(edition, EXCHANGE, supply=0, nomads={"river": 1})
    assert options(game) == ["provision 1", "provision 2"]
    play(game, "provision 1", "nomad from river", "keshi yellow", "nomad to palace", "done")
    assert see(game, 0).nomads["palace"] == 1
    assert look(game)["nomads"]["supply"] == 0
    assert look(game)["phase"] == "select"


@rule("NPV-02", "NPV-05")
@pytest.mark.parametrize(("tile", "stair"), [(PALACE_STEP, "palace"), (MOSQUE_STEP, "mosque")])
@pytest.mark.parametrize(
    ("step", "scrolls", "asked"),
    [(0, [], False), (16, [], False), (3, [], True), (0, [26], True), (0, [27], True),
     (0, [48], True)],
)  # fmt: skip
def test_a_step_that_gives_and_asks_nothing_comes_first_by_itself(
    edition: str, tile: int, stair: str, step: int, scrolls: list[int], asked: bool
) -> None:
    """R232: over a threshold, or with scrolls that extend it, it is the player's choice."""
    table = table_of(edition, tile, NOMAD, season=2, modules=("nomads",))
    game = table.player(0, nomads={"river": 1}, scrolls=scrolls, **{stair: step}).start_of_season()
    if asked:
        assert options(game) == ["provision 1", "provision 2"]
        assert getattr(see(game, 0), stair) == step
    else:
        assert options(game) == ["done", "nomad from river"]
        assert getattr(see(game, 0), stair) == min(step + 1, 16)


@rule("NPV-02", "BLD-06")
def test_the_library_comes_in_any_order_with_tiles(edition: str) -> None:
    """R232: its scroll 48 extends the step, if it comes first."""
    table = table_of(edition, PALACE_STEP, season=2, modules=("special-buildings",))
    table.player(0, building="library", gray=5, dates=2).scrolls_shown("pink", 48)
    game = table.start_of_season()
    assert options(game) == ["provision 1", "building library"]
    play(game, "building library", "stack 1", "scroll 48", "extra step")
    assert see(game, 0).palace == 2


@rule("NPV-05", "BLD-06")
def test_a_nomad_may_be_the_scholar_that_the_library_wants(edition: str) -> None:
    """R232: what can do nothing yet waits, without a question."""
    table = table_of(edition, NOMAD, season=3, modules=("special-buildings", "nomads"))
    table.player(0, building="library", gray=6, dates=3, nomads={"palace": 1})
    game = table.start_of_season()
    assert options(game) == ["done", "nomad from palace"]
    play(game, "nomad from palace", "nomad to madrasa")
    assert options(game) == ["done", "stack 1", "stack 2", "stack 3"]


@rule("NPV-03", "BLD-06")
@pytest.mark.parametrize(("dates", "asked"), [(1, False), (2, True)])
def test_a_tile_may_bring_the_date_that_the_library_costs(
    edition: str, dates: int, asked: bool
) -> None:
    """R232: asked only if both can do something now."""
    table = table_of(edition, SPECTATOR, season=2, modules=("special-buildings",))
    table.player(0, building="library", gray=5, dates=dates, disc=0)
    game = table.start_of_season()
    assert options(game) == (["provision 1", "building library"] if asked else SPACES_FACING_ONE)
    play(game, *(["provision 1"] if asked else []), "space 4")
    assert options(game) == ["done", "stack 1", "stack 2", "stack 3"]
