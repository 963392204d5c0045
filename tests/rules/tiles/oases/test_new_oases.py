"""New oases 31 to 36, which depend on other modules."""

from typing import Any

import pytest

from marrakesh import Config, Game
from marrakesh.rules.config import MODULES
from scenario import Scenario, play, points, see

rule = pytest.mark.rule

MODULE = "oasis-tiles"
SLIPPERS, TAJINES, DAGGERS = range(1, 6), range(6, 11), range(11, 16)
LAMPS, NECKLACES, SADDLES = range(16, 21), range(21, 26), range(26, 31)
FALCONS = range(31, 36)
TYPES = (SLIPPERS, TAJINES, DAGGERS, LAMPS, NECKLACES, SADDLES, FALCONS)


def claimed(edition: str, oasis: int, season: int = 3) -> Scenario:
    modules = [MODULE, "luxury-goods", "camels", "nomads"]
    table = Scenario(edition, 2, season=season, modules=modules)
    return table.player(0, caravans=[1, 0, 0], claimed=[oasis], water=0, dates=0, dinars=0)


def worth(edition: str, oasis: int, **facts: Any) -> int:
    """The points of a claimed oasis at the end."""
    game = claimed(edition, oasis).player(0, **facts).final_scoring()
    return points(game, 0).get(f"oasis {oasis}", 0)


# --- setup ----------------------------------------------------------------------------------------


def oases(game: Game) -> list[int]:
    """All oases in play."""
    table = game.table
    dealt = [tile for player in table.players for tile in player.oases]
    return sorted([*dealt, *table.unused_oases, *table.open_oases])


@rule("NOA-01")
@pytest.mark.parametrize(
    ("needed", "tiles"),
    [
        ([], []),
        (["luxury-goods"], [31, 32, 33, 34]),
        (["camels"], [35]),
        (["nomads"], [36]),
        (["camels", "nomads"], [35, 36]),
        (["luxury-goods", "camels", "nomads"], [31, 32, 33, 34, 35, 36]),
    ],
)
def test_each_new_oasis_is_in_play_only_with_the_module_it_scores(
    edition: str, needed: list[str], tiles: list[int]
) -> None:
    game = Game.new(Config(3, edition, modules=frozenset([MODULE, *needed])), 5)
    assert oases(game) == [*range(1, 31), *tiles]


@rule("NOA-01")
def test_there_are_no_new_oases_without_the_oasis_tiles_module(edition: str) -> None:
    modules = frozenset(MODULES) - {MODULE}
    assert oases(Game.new(Config(3, edition, modules=modules), 5)) == list(range(1, 31))


@rule("NOA-02")
def test_new_oases_are_shuffled_with_the_others(edition: str) -> None:
    places: set[int] = set()
    for seed in range(60):
        game = Game.new(Config(4, edition, modules=frozenset(MODULES)), seed)
        dealt = [tile for player in game.table.players for tile in player.oases]
        places.update(place for place, tile in enumerate(dealt) if tile > 30)
        assert len(dealt) == 24
    assert places == set(range(24))


@rule("NOA-02")
def test_a_new_oasis_is_discovered_and_claimed_like_any_other(edition: str) -> None:
    table = Scenario(edition, 2, modules=[MODULE, "nomads"]).player(0, oases={"left 1": 36})
    game = table.player(0, dinars=1).assistants({0: ["sahara"]})
    play(game, "caravan left")
    assert see(game, 0).oases[0] == 36


# --- scoring --------------------------------------------------------------------------------------


@rule("OAS-31")
@pytest.mark.parametrize(
    ("types", "expected"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (7, 15)]
)
def test_oasis_31_scores_types_of_luxury_goods(edition: str, types: int, expected: int) -> None:
    """R238: the table ends at five types."""
    owned = [some[0] for some in TYPES[:types]]
    assert worth(edition, 31, luxuries=owned) == expected


@rule("OAS-31")
def test_oasis_31_counts_each_type_once(edition: str) -> None:
    assert worth(edition, 31, luxuries=[*SLIPPERS, FALCONS[1], FALCONS[2]]) == 3


@rule("OAS-32", "EX-58")
def test_oasis_32_scores_types_owned_at_least_twice(edition: str) -> None:
    """R239: 2 daggers, 4 slippers and 2 saddles score 9 points."""
    owned = [*DAGGERS[:2], *SLIPPERS[:4], *SADDLES[:2]]
    assert worth(edition, 32, luxuries=owned) == 9


@rule("OAS-32")
@pytest.mark.parametrize(
    ("pairs", "expected"), [(0, 0), (1, 3), (4, 12), (5, 15), (6, 15), (7, 15)]
)
def test_oasis_32_scores_at_most_15_points(edition: str, pairs: int, expected: int) -> None:
    owned = [tile for some in TYPES[:pairs] for tile in some[:2]]
    single = [some[0] for some in TYPES[pairs:]]
    assert worth(edition, 32, luxuries=[*owned, *single]) == expected


@rule("OAS-33")
@pytest.mark.parametrize(("saddles", "expected"), [(0, 0), (1, 7), (2, 14), (3, 14), (5, 14)])
def test_oasis_33_scores_seven_points_for_each_of_up_to_two_saddles(
    edition: str, saddles: int, expected: int
) -> None:
    assert worth(edition, 33, luxuries=[*SADDLES[:saddles], FALCONS[0], 1, 6]) == expected


@rule("OAS-34")
@pytest.mark.parametrize(("falcons", "expected"), [(0, 0), (1, 8), (2, 16), (3, 16), (5, 16)])
def test_oasis_34_scores_eight_points_for_each_of_up_to_two_falcons(
    edition: str, falcons: int, expected: int
) -> None:
    assert worth(edition, 34, luxuries=[*FALCONS[:falcons], SADDLES[0], 1, 6]) == expected


@rule("OAS-35")
@pytest.mark.parametrize(
    ("step", "expected"), [(0, 0), (1, 0), (2, 1), (13, 6), (28, 14), (29, 14)]
)
def test_oasis_35_scores_half_the_camels_position(edition: str, step: int, expected: int) -> None:
    assert worth(edition, 35, camel=step) == expected


@rule("OAS-35")
def test_the_podium_counts_as_the_final_space_for_oasis_35(edition: str) -> None:
    """Even for a camel in second place; 15 points at most."""
    table = claimed(edition, 35)
    finish = table.table.values.finish
    game = table.player(1, camel=finish).player(0, camel=finish).final_scoring()
    assert see(game, 0).camel["podium"] == 2
    assert points(game, 0)["oasis 35"] == min(15, finish // 2) == 15


@rule("OAS-35")
def test_forfeited_camel_steps_do_not_count_for_oasis_35(edition: str) -> None:
    """A saddle in front of a bridge the camel cannot pay for, then scroll 71."""
    table = claimed(edition, 35, season=1)
    bridge = next(step for step, cost in enumerate(table.table.values.bridges) if cost)
    table.player(0, camel=bridge - 1, yellow=2, orange=2, purple=2, gray=7, dates=3)
    table.luxuries_shown(SADDLES[0]).scrolls_shown("orange", 71)
    game = table.assistants({0: ["souk", "madrasa"]})
    play(game, "use souk", "sector action", f"luxury {SADDLES[0]}", "sector action", "scroll 71")
    assert see(game, 0).camel["step"] == bridge - 1
    assert points(game, 0) == {"race saddle": 16, "scroll 71": (bridge - 1) // 2}


@rule("OAS-36")
@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({}, 0),
        ({"nomads": {"palace": 1}}, 4),
        ({"nomads": {"palace": 2}}, 8),
        ({"nomads": {"palace": 1, "medina": 1}, "nomad_vendors": ["river"]}, 12),
        ({"nomad_entertainers": [1, 2], "nomad_vendors": ["river"], "nomad_caravans": 1}, 16),
        ({"nomads": {"palace": 3, "mosque": 3}}, 16),
        ({"nomads": {"palace": 1}, "column": ["nomad", "nomad"]}, 4),
    ],
)
def test_oasis_36_scores_nomads_on_the_player_board(
    edition: str, facts: dict[str, Any], expected: int
) -> None:
    """Including vendor and caravan spaces, but not spectators; 16 points at most."""
    assert worth(edition, 36, **facts) == expected


@rule("OAS-36")
def test_keshis_do_not_count_as_nomads_for_oasis_36(edition: str) -> None:
    assert worth(edition, 36, white=8, beige=4, vendors=["palace"], entertainers=[1]) == 0


def test_the_best_three_of_base_and_new_oases_score(edition: str) -> None:
    """FIN-03 applies to new oases, too."""
    table = claimed(edition, 31).player(0, caravans=[3, 2, 0])
    table.table.players[0].claimed = ()
    table.table.players[0].taken = 0
    table.player(0, claimed=[31, 33, 34, 36], nomads={"palace": 1})
    game = table.player(0, luxuries=[SADDLES[0], FALCONS[0]]).final_scoring()
    assert points(game, 0) == {"oasis 33": 7, "oasis 34": 8, "oasis 36": 4}
