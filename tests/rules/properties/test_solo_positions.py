"""Every position in whole solo games is consistent, and events account for everything."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.properties.laws import check_options
from rules.properties.solo import BOT, STARTS, SoloLedger, bot_of, check_position
from rules.properties.starts import Start, finish, many, moments, pick

rule = pytest.mark.rule


# --- every position is consistent -----------------------------------------------------------------


@rule("PSM-01", "PSM-02", "PSM-03", "PSM-04", "PSM-05", "PSM-06", "PSM-07", "PSM-08", "PSD-08")
@many
@given(STARTS)
def test_every_position_of_a_random_solo_game_is_consistent(start: Start) -> None:
    game = start.game()
    for _ in moments(game, start):
        assert game.seat == 0
        assert game.waiting == [0]
        check_options(game)
        check_position(game)
    check_position(game)
    assert (game.seat, game.waiting, game.legal_actions()) == (-1, [], [])


@given(STARTS, st.lists(st.integers(0, 63), max_size=400))
def test_every_game_ends_whatever_the_player_chooses(start: Start, choices: list[int]) -> None:
    game = start.game()
    taken = 0
    while not game.over:
        options = game.legal_actions()
        game.apply(options[choices[taken] % len(options) if taken < len(choices) else 0])
        taken += 1
        assert taken <= 1800
    check_position(game)
    assert (game.table.season, game.view()["phase"]) == (3, "over")


# --- events account for everything ----------------------------------------------------------------


@many
@given(STARTS)
def test_events_account_for_every_point_and_keshi(start: Start) -> None:
    game = start.game()
    game.listen()
    ledger = SoloLedger(game.table)
    rng = random.Random(start.seed)
    kinds: Counter[str] = Counter()
    while not game.over:
        for event in game.apply(pick(rng, game.legal_actions(), start.eager)):
            ledger.hear(event)
            if event.seat == BOT:
                kinds[event.kind] += 1
        ledger.compare(game.table)
    assert kinds["selected"] == 12
    for never in ("resource", "spend", "nomad-leaves", "camel", "oasis-scored", "scroll"):
        assert kinds[never] == 0
    if bot_of(game).simplified:
        assert set(kinds) <= {"selected", "bot-takes", "claims-over", "start-player"}


# --- the end --------------------------------------------------------------------------------------


@given(STARTS)
def test_you_win_only_with_more_points(start: Start) -> None:
    game = finish(start.game(), start)
    if bot_of(game).simplified:
        assert game.result == [1]
    else:
        yours, its = game.scores
        assert game.result == ([1, 2] if yours > its else [2, 1])
    if "desert-towns" not in game.config.modules and game.level is not None:
        reached = [points for points in (135, 160, 185, 201) if game.scores[0] >= points]
        assert game.level == len(reached)
