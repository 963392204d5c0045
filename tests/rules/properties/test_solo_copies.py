"""Copies, replays and redeals of solo games."""

import random

import pytest
from hypothesis import given

from marrakesh import Config, Game, IllegalAction
from marrakesh.rules import phases
from rules.properties.laws import check_options
from rules.properties.snapshots import slots, snapshot
from rules.properties.solo import BOT, CONFIGS, STARTS, bot_of, check_position, configs
from rules.properties.starts import SEEDS, Start, finish, moments, pick


def state(game: Game) -> object:
    """Everything a game holds except its history, including the Pashabot's strategy."""
    twin = game.copy()
    bot = bot_of(twin)
    twin.table.bot = None
    return snapshot(twin), [getattr(bot, name) for name in slots(bot)]


@given(STARTS)
def test_a_copy_and_its_original_are_independent(start: Start) -> None:
    game = start.game()
    copies: list[tuple[Game, object]] = []
    for number in moments(game, start):
        if number % 50 == start.seed % 50:
            copies.append((game.copy(), state(game)))
    for copy, before in copies:
        assert state(copy) == before
        end = state(game)
        finish(copy, start)
        assert state(game) == end


@given(STARTS)
def test_a_replay_gives_the_same_game_and_the_same_events(start: Start) -> None:
    game = start.game()
    game.listen()
    rng = random.Random(start.seed)
    told = []
    while not game.over:
        told.append(game.apply(pick(rng, game.legal_actions(), start.eager)))
    replay = game.restart()
    replay.listen()
    retold = [replay.apply(action, seat) for seat, action in game.history]
    assert state(replay) == state(game)
    assert replay.scores == game.scores
    facts = [[(e.kind, e.seat, e.facts) for e in events] for events in told]
    assert [[(e.kind, e.seat, e.facts) for e in events] for events in retold] == facts
    silent = finish(start.game(), start)  # listening to events changes nothing
    assert state(silent) == state(game)


@given(CONFIGS, SEEDS)
def test_the_same_seed_gives_the_same_game(config: Config, seed: int) -> None:
    assert state(Game.new(config, seed)) == state(Game.new(config, seed))
    assert state(Game.new(config, seed)) != state(Game.new(config, seed + 1))


@given(STARTS)
def test_a_redeal_keeps_your_view_and_the_game_can_continue(start: Start) -> None:
    game = start.game()
    for number in moments(game, start):
        if number % 25 == start.seed % 25:
            dealt = game.copy()
            dealt.redeal(0, start.seed + number)
            assert dealt.view(0) == game.view(0)
            assert dealt.view() == game.view()
            assert dealt.legal_actions() == game.legal_actions()
            check_options(dealt)
            check_position(dealt)
    dealt = start.game()
    for number in moments(dealt, start):
        check_position(dealt)
        if number % 40 == start.seed % 40:
            dealt.redeal(0, start.seed + number)
    check_position(dealt)


@given(configs("pashabot"), SEEDS)
def test_a_redeal_changes_strategy_tiles_and_later_draws(config: Config, seed: int) -> None:
    start = Start(config, seed)
    game = start.game()
    for _ in moments(game, start):
        if game.table.phase == phases.SELECT:
            break
    decks, draws = set(), set()
    for number in range(12):
        dealt = game.copy()
        dealt.redeal(0, number)
        assert bot_of(dealt).column == bot_of(game).column
        decks.add(bot_of(dealt).deck)
        while dealt.table.phase == phases.SELECT and dealt.table.round == 1:
            dealt.apply(dealt.legal_actions()[0])
        draws.add(dealt.table.players[BOT].hand)
    assert len(decks) > 6
    assert len(draws) > 3


@given(STARTS)
def test_players_cannot_act_for_the_pashabot(start: Start) -> None:
    game = start.game()
    for number in moments(game, start):
        if number % 40 == 0:
            before = state(game)
            assert game.legal_actions(BOT) == []
            for action in game.legal_actions()[:3]:
                with pytest.raises(IllegalAction):
                    game.apply(action, BOT)
            assert state(game) == before
