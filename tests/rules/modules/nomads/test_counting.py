"""Counting nomads, and whole games with them."""

from typing import Any

import pytest

from marrakesh import Config, Game
from rules.modules.nomads.helpers import (
    EIGHT,
    SEVEN,
    SEVEN_AND_NOMAD,
    Facts,
    nomads_left,
    on_spaces,
    with_nomads,
)
from scenario import happened, look, options, play, points, see, wander

rule = pytest.mark.rule


# --- free nomads ----------------------------------------------------------------------------------


@rule("NOM-01")
@pytest.mark.parametrize("supply", [0, 1])
def test_a_free_nomad_is_gained_only_if_one_is_left_on_the_nomad_board(
    edition: str, supply: int
) -> None:
    """R205: here with the falcon's bonus."""
    table = with_nomads(edition, 2, "luxury-goods").luxuries_shown(31)
    table.player(1, nomads={"river": 8, "palace": 8, "mosque": 4 - supply})
    table.player(0, green=1, yellow=2, orange=2, purple=2)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", "luxury 31")
    assert see(game, 0).luxury == [31]
    assert nomads_left(game) == 0
    assert ("nomad to palace" in options(game)) == bool(supply)


# --- counting nomads ------------------------------------------------------------------------------


@rule("NOM-09", "FIN-01")
@pytest.mark.parametrize("sector", EIGHT)
@pytest.mark.parametrize("vendor", ["vendors", "nomad_vendors"])
def test_nomads_count_towards_a_complete_sector(edition: str, sector: str, vendor: str) -> None:
    table = with_nomads(edition).player(0, **SEVEN_AND_NOMAD[sector], **{vendor: [sector]})
    table.player(1, **SEVEN[sector], **{vendor: [sector]})
    game = table.final_scoring()
    assert points(game, 0) == {"sectors": 10}
    assert points(game, 1) == {}  # the vendor is not the eighth keshi


@rule("NOM-09", "FIN-02")
def test_a_sector_with_nomads_is_not_complete_without_a_vendor(edition: str) -> None:
    game = with_nomads(edition).player(0, **SEVEN_AND_NOMAD["palace"]).final_scoring()
    assert points(game, 0) == {}


OASES: list[tuple[int, Facts, int]] = [
    (5, {"white": 3, "nomads": {"palace": 1}}, 3),
    (6, {"black": 3, "nomads": {"mosque": 2}}, 3),
    (7, {"turquoise": 3, "nomads": {"river": 1}}, 3),
    (8, {"green": 3, "nomads": {"orchard": 1}}, 3),
    (9, {"gray": 0, "nomads": {"madrasa": 1}}, 0),
    (10, {"entertainers": [1, 2], "nomad_entertainers": [3]}, 2),
    (11, {"beige": 2, "nomads": {"medina": 3}}, 2),
    (12, {"caravans": [2, 1, 0], "nomad_caravans": 1}, 2),
    (13, {"vendors": ["river", "palace"], "nomad_vendors": ["mosque"]}, 2),
]


@rule("NOM-10", "NOM-13", "EX-52")
@pytest.mark.parametrize(("tile", "board", "keshis"), OASES)
def test_oases_of_a_colour_do_not_count_nomads(
    edition: str, tile: int, board: Facts, keshis: int
) -> None:
    facts = {"caravans": [1, 0, 0], **board, "claimed": [tile]}
    game = with_nomads(edition).player(0, **facts).final_scoring()
    assert points(game, 0)[f"oasis {tile:02}"] == 3 + keshis


@rule("OAS-24", "NOM-11")
def test_oasis_24_counts_nomads(edition: str) -> None:
    """R204: 3 keshis and a nomad are too many; a nomad vendor is ignored."""
    board: Facts = {"caravans": [1, 0, 0], "white": 3, "nomads": {"palace": 1}, "black": 3}
    table = with_nomads(edition).player(0, **board, nomad_vendors=["mosque"], claimed=[24])
    assert points(table.final_scoring(), 0) == {"oasis 24": 7 * 4}


@rule("OAS-25", "NOM-11")
@pytest.mark.parametrize(("white", "complete"), [(6, 1), (7, 2)])
def test_oasis_25_counts_nomads(edition: str, white: int, complete: int) -> None:
    """R204"""
    board: Facts = {"caravans": [1, 0, 0], "white": white, "black": 0}
    board["nomads"] = {"palace": 1, "mosque": 8}
    board |= {"nomad_vendors": ["palace"], "vendors": ["mosque"], "claimed": [25]}
    board = {"vendors": board.pop("vendors"), **board}
    game = with_nomads(edition).player(0, **board).final_scoring()
    assert points(game, 0) == {"sectors": 10 * complete, "oasis 25": 4 * complete}


@rule("TWN-06", "TWN-08", "TWN-09")
@pytest.mark.parametrize(
    ("town", "worth"),
    [
        (6, (4 + 3 + 2 + 4 + 2 + 3) // 3),
        (8, 2 * 3),
        (9, 1 + 2),
    ],
)
def test_towns_that_count_keshis_also_count_nomads(edition: str, town: int, worth: int) -> None:
    """R204: nomads count in all these towns.

    Town 06: 4 caravans, 3 white, 2 pink, 4 beige, 2 turquoise, 3 vendors, including nomads. Town
    08: the Sahara, the medina and, with its nomad vendor, the palace.
    """
    board: Facts = {"caravans": [4, 0, 0], "nomad_caravans": 1, "towns": [town, 0]}
    board |= {"white": 2, "beige": 3, "turquoise": 2}
    board |= {"nomads": {"palace": 1, "medina": 1}, "entertainers": [1], "nomad_entertainers": [3]}
    board |= {"vendors": ["square", "river"], "nomad_vendors": ["palace"], "claimed_towns": [town]}
    table = with_nomads(edition, 2, "desert-towns").player(0, **board, disc=0)
    assert points(table.final_scoring(), 0) == {f"town {town:02}": worth}


def winning(edition: str, tile: int, **facts: Any) -> Game:
    """Seat 0 has won this river tile of the third season."""
    table = with_nomads(edition, 2, season=3, round=4).river_tiles(8, 4, tile)
    return table.player(0, fisherman=5, **facts).season_scoring()


@rule("RVT-17", "NOM-04")
@pytest.mark.parametrize(("prize", "gained"), [(1, {1: 3, 2: 3}), (2, {1: 2, 0: 2})])
def test_river_tile_17_counts_nomads(edition: str, prize: int, gained: dict[int, int]) -> None:
    """R204: entertainer nomads count as entertainers, nomads on vendor spaces as vendors."""
    board: Facts = {"entertainers": [1, 2], "nomad_entertainers": [3], "vendors": ["river"]}
    game = winning(edition, 17, **board, nomad_vendors=["palace"])
    resources = happened(play(game, f"prize {prize}"), "resource")
    assert {facts["resource"]: facts["n"] for facts in resources} == gained


@rule("RVT-18", "RVT-12", "NOM-11")
@pytest.mark.parametrize(
    ("tile", "prize", "worth"), [(18, 1, (3 + 1 + 3 + 1 + 4) // 4), (12, 2, 3)]
)
def test_river_tiles_12_and_18_count_nomads(
    edition: str, tile: int, prize: int, worth: int
) -> None:
    """R204. Tile 18: 3 green, 1 pink, 3 beige, 1 vendor, 4 goods. Tile 12: the green value."""
    board: Facts = {"green": 2, "beige": 2, "nomads": {"orchard": 1, "medina": 1}, "purple": 4}
    game = winning(edition, tile, **board, nomad_entertainers=[4], nomad_vendors=["river"])
    play(game, f"prize {prize}")
    assert points(game, 0)[f"river tile {tile}"] == worth


# --- whole games ----------------------------------------------------------------------------------


def nomads_in(seen: dict[str, Any]) -> int:
    """The number of nomads in play, including one about to be placed."""
    number: int = seen["nomads"]["supply"] + seen["nomads"]["offered"]
    for player in seen["players"]:
        number += sum(on_spaces(player["nomads"]).values())
        number += len(player["nomads"]["vendors"]) + player["nomads"]["claimed"]
        number += player.get("spectator_column", []).count("nomad")
    return number


@rule("NOM-01")
@pytest.mark.parametrize(
    "modules", [["nomads"], ["nomads", "camels"], Config.preset("all").modules]
)
@pytest.mark.parametrize("players", [2, 4])
def test_no_nomad_is_lost_or_added_during_a_game(
    edition: str, modules: list[str], players: int
) -> None:
    game = Game.new(Config(players, edition, modules=frozenset(modules)), seed=1)
    placed = 0
    for events in wander(game, seed=1):
        placed += len(happened(events, "nomad"))
        seen = look(game)
        assert 19 <= nomads_in(seen) <= 20
        if seen["phase"] in ("select", "over"):
            assert nomads_in(seen) == 20
    assert placed
