"""Moderate provision tiles."""

import pytest

from rules.modules.provision_tiles.helpers import (
    COLOURS,
    EXCHANGE,
    GOODS,
    MOSQUE_STEP,
    PALACE_STEP,
    RIVER_STEP,
    SPECTATOR,
    arrange,
    dealt,
    table_of,
)
from scenario import look, options, play, points, see

rule = pytest.mark.rule


@rule("NPV-02")
@pytest.mark.parametrize(("season", "acts"), [(1, False), (2, True), (3, True)])
def test_a_moderate_tile_acts_each_season_once_it_is_face_up(
    edition: str, season: int, acts: bool
) -> None:
    game = table_of(edition, 7, GOODS, 8, season=season).start_of_season()
    assert (options(game)[0] == "goods yellow") is acts
    if acts:
        play(game, "goods purple")
    assert see(game, 0).goods["purple"] == acts
    assert look(game)["phase"] == "select"


@rule("NPV-02")
def test_a_newly_revealed_moderate_tile_acts_before_the_first_round_of_the_season(
    edition: str,
) -> None:
    game = table_of(edition, 7, 8, GOODS, start=1).provisions()
    assert options(game, 0) == ["provision 2", "provision 3"]
    play(game, "0: provision 3", "1: provision 2")
    assert (look(game)["season"], look(game)["phase"]) == (2, "season-start")
    assert options(game) == ["goods yellow", "goods orange", "goods purple"]
    play(game, "goods orange")
    assert (look(game)["phase"], look(game)["round"]) == ("select", 1)
    assert see(game, 0).goods["orange"] == 1


@rule("NPV-02")
def test_a_moderate_tile_revealed_at_setup_acts_in_the_first_season(edition: str) -> None:
    for seed in range(99):
        game = dealt(edition, 2, seed)
        arrange(game, 0, "base", "base")
        arrange(game, 1, "moderate", "hard")
        if GOODS in see(game, 0).provisions:
            break
    play(game, f"0: provision {see(game, 0).provisions.index(GOODS) + 1}", "1: provision 1")
    assert (game.seat, options(game)[0]) == (0, "goods yellow")
    play(game, "goods yellow")
    assert see(game, 0).goods["yellow"] == 1


@rule("NPV-02")
def test_moderate_tiles_act_in_the_turn_order_of_the_new_season(edition: str) -> None:
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
def test_a_moderate_tile_gives_a_step_on_its_track(edition: str, tile: int, track: str) -> None:
    game = table_of(edition, tile).player(0, water=0).start_of_season()
    steps = {name: getattr(see(game, 0), name) for name in ("fisherman", "palace", "mosque")}
    assert steps == {"fisherman": 0, "palace": 0, "mosque": 0, track: 1}
    assert look(game)["phase"] == "select"


@rule("NPV-03")
def test_the_river_step_of_a_moderate_tile_may_be_extended_with_water(edition: str) -> None:
    game = table_of(edition, RIVER_STEP).player(0, water=2).start_of_season()
    assert options(game) == ["done", "step for water"]
    play(game, "step for water", "done")
    assert (see(game, 0).fisherman, see(game, 0).water) == (2, 1)


@rule("NPV-03")
def test_a_moderate_tile_gives_the_bonus_of_a_space_facing_one_spectator(edition: str) -> None:
    """R220: no entertainer is needed, and the disc does not rotate."""
    game = table_of(edition, SPECTATOR).player(0, disc=0, dates=0).start_of_season()
    assert options(game) == ["space 1", "space 4", "space 7"]
    play(game, "space 4")
    assert see(game, 0).dates == 1
    assert see(game, 0).disc == 0
    assert see(game, 0).entertainers == []


@rule("NPV-03")
def test_the_purple_disc_and_scroll_31_affect_which_spaces_face_one_spectator(edition: str) -> None:
    """R220, R64: with scroll 31, no space of the pink disc faces exactly one spectator."""
    game = table_of(edition, SPECTATOR).player(0, disc=0, scrolls=[31], water=0).start_of_season()
    assert look(game)["phase"] == "select"
    table = table_of(edition, SPECTATOR, modules=("spectators",))
    game = table.player(0, disc=0, scrolls=[31], water=0).start_of_season()
    assert see(game, 0).spectators.count(1) == 1
    assert see(game, 0).water == 1  # space 2 is the only one


@rule("NPV-03")
def test_a_moderate_tile_allows_a_keshi_exchange_at_the_start_of_each_season(edition: str) -> None:
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
def test_the_exchange_of_a_moderate_tile_may_be_declined(edition: str) -> None:
    game = table_of(edition, EXCHANGE, season=2).player(0, gray=3).start_of_season()
    play(game, "done")
    assert (see(game, 0).keshis["gray"], look(game)["phase"]) == (3, "select")


@rule("NPV-03")
def test_no_exchange_is_offered_without_a_keshi_to_return(edition: str) -> None:
    game = table_of(edition, EXCHANGE, season=2).player(0, yellow=2).start_of_season()
    assert look(game)["phase"] == "select"


def test_a_nomad_may_be_returned_but_not_taken_in_the_exchange_of_a_moderate_tile(
    edition: str,
) -> None:
    """R203; for a nomad any colour may be taken, even that of its sector."""
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


def test_a_nomad_at_a_gate_cannot_be_returned(edition: str) -> None:
    """R203."""
    table = table_of(edition, EXCHANGE, season=2, modules=("nomads",))
    table.player(0, nomads={"medina": 1}, gates={"souk": "pink"}, gray=1)
    table.table.players[0].nomads.posts = 1 << 7  # type: ignore[union-attr]
    assert options(table.start_of_season()) == ["done", "return gray"]
