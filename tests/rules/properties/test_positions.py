"""Every position in whole games is consistent."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakesh import Config
from marrakesh.rules.config import EDITIONS, MODULES
from rules.properties.laws import check_options, check_position, check_wood, play_soundly
from rules.properties.starts import (
    MOST_DECISIONS,
    SEEDS,
    STARTS,
    TOWERS,
    Start,
    finish,
    many,
    moments,
)
from scenario import Scenario

# --- every position is consistent -----------------------------------------------------------------


@many
@given(STARTS)
def test_every_position_of_a_random_game_is_consistent(start: Start) -> None:
    game = play_soundly(start)
    assert game.legal_actions() == []
    assert (game.seat, game.waiting) == (-1, [])


@given(STARTS, st.lists(st.integers(0, 63), max_size=600))
def test_every_game_ends_whatever_the_players_choose(start: Start, choices: list[int]) -> None:
    game = start.game()
    taken = 0
    while not game.over:
        options = game.legal_actions()
        game.apply(options[choices[taken] % len(options) if taken < len(choices) else 0])
        taken += 1
        assert taken <= MOST_DECISIONS * start.config.players
    check_position(game)


@pytest.mark.parametrize("tower", TOWERS)
@given(players=st.integers(2, 4), seed=SEEDS)
def test_every_position_is_consistent_however_many_keshis_the_tower_keeps(
    tower: str, players: int, seed: int
) -> None:
    play_soundly(Start(Config(players, "essential"), seed, tower))


PAIRS = [frozenset(pair) for pair in combinations_with_replacement(MODULES, 2)]


@pytest.mark.parametrize("number", range(len(PAIRS)), ids=lambda k: " ".join(sorted(PAIRS[k])))
def test_every_module_and_every_pair_of_modules_can_be_played_to_the_end(number: int) -> None:
    config = Config(2 + number % 3, EDITIONS[number % 2], modules=PAIRS[number])
    start = Start(config, number, eager=0.4)
    game = start.game()
    for moment in moments(game, start):
        if moment % 20 == 0:
            check_options(game)
            check_position(game)
    check_position(game)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("box", ["real", "rich"])
def test_all_modules_can_be_played_together(edition: str, players: int, box: str) -> None:
    play_soundly(Start(Config.preset("all", players, edition), players, box, 0.5))


@pytest.mark.rule("CLM-12")
def test_keshis_that_no_one_can_claim_are_not_lost() -> None:
    table = Scenario("essential", players=3).base(green=3, white=1)
    for seat in range(3):
        table.player(seat, green=8)
    game = table.claim()
    assert game.table.base == [0] * 12
    check_wood(game.table)


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("TIE-01", "TIE-02", "TIE-03")
@many
@given(STARTS)
def test_players_are_ranked_by_points_then_palace_then_mosque(start: Start) -> None:
    game = finish(start.game(), start)
    standings = [(player.score, *player.stairs) for player in game.table.players]
    assert game.scores == [points for points, _, _ in standings]
    ranked = sorted(standings, reverse=True)
    assert game.result == [1 + ranked.index(standing) for standing in standings]
    assert min(game.result) == 1
    winners = [seat for seat, place in enumerate(game.result) if place == 1]
    assert all(game.scores[seat] == max(game.scores) for seat in winners)
    assert game.table.season == 3
    assert game.view()["phase"] == "over"
