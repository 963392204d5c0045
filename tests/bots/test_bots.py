"""Bots choose legal actions, know no more than their seat, and play well."""

import random

import pytest

from marrakesh import Config, Game
from marrakesh.bots import Bot, Seat, make_bot
from marrakesh.bots.expectation import expected
from marrakesh.rules.config import MODULES

CONFIGS = [
    Config(players=2),
    Config(players=3, edition="deluxe"),
    Config.preset("all", players=4),
    Config.preset("all", players=2, edition="deluxe"),
    Config(players=1, solo="pashabot"),
    Config(players=1, solo="pashabot", modules=frozenset(MODULES)),
    Config(players=1, solo="simplified"),
    *(Config(players=2, modules=frozenset({module})) for module in MODULES),
]


def name_of(config: Config) -> str:
    modules = "all" if len(config.modules) > 1 else "-".join(config.modules)
    return f"{config.players} {config.edition} {modules} {config.solo}"


def finish(game: Game, bots: list[Bot]) -> list[int]:
    """Play to the end; return the final points."""
    while not game.over:
        game.apply(bots[game.seat].choose(Seat(game, game.seat)))
    return game.scores


def positions(config: Config, seed: int, number: int) -> list[Game]:
    """Return some positions of a random game."""
    game = Game.new(config, seed)
    chance = random.Random(seed)
    found: list[Game] = []
    while not game.over:
        found.append(game.copy())
        game.apply(chance.choice(game.legal_actions()))
    return found[:: len(found) // number + 1]


@pytest.mark.parametrize("edition", ["essential", "deluxe"])
def test_greedy_beats_random(edition: str) -> None:
    for seed in range(3):
        game = Game.new(Config(players=2, edition=edition), seed)
        own, other = finish(game, [make_bot("greedy", seed), make_bot("random", seed)])
        assert own > other + 30


@pytest.mark.parametrize("config", CONFIGS, ids=name_of)
def test_greedy_can_play_every_configuration(config: Config) -> None:
    for game in positions(config, 5, 12):
        assert make_bot("greedy", 1).choose(Seat(game, game.seat)) in game.legal_actions()


def test_greedy_leaves_the_game_unchanged_and_is_deterministic() -> None:
    for game in positions(Config(players=3), 5, 8):
        before = [game.view(seat) for seat in range(3)]
        first = make_bot("greedy", 1).choose(Seat(game, game.seat))
        assert [game.view(seat) for seat in range(3)] == before
        assert make_bot("greedy", 1).choose(Seat(game, game.seat)) == first


def test_greedy_does_not_use_hidden_information() -> None:
    """It makes the same choice, whatever is hidden from its seat."""
    chance = random.Random(3)
    for game in positions(Config(players=2), 3, 12):
        twin = game.copy()
        twin.redeal(game.seat, chance.getrandbits(30))
        chosen = make_bot("greedy", 9).choose(Seat(game, game.seat))
        assert make_bot("greedy", 9).choose(Seat(twin, twin.seat)) == chosen


@pytest.mark.parametrize("config", CONFIGS[:7], ids=name_of)
def test_every_seat_that_scores_has_expected_points(config: Config) -> None:
    game = Game.new(config, 4)
    assert len(expected(game)) == len(game.scores)


def test_expected_points_at_the_end_are_the_final_points() -> None:
    game = Game.new(Config(players=2), 4)
    scores = finish(game, [make_bot("random", 1), make_bot("random", 2)])
    assert expected(game) == scores


def test_expected_points_late_in_the_game_are_near_the_final_points() -> None:
    """Before the last round of greedy games."""
    errors = []
    for seed in range(3):
        game = Game.new(Config(players=2), seed)
        bots = [make_bot("greedy", 1), make_bot("greedy", 2)]
        while (game.table.season, game.table.round) != (3, 4):
            game.apply(bots[game.seat].choose(Seat(game, game.seat)))
        before = expected(game)
        errors += [abs(a - b) for a, b in zip(before, finish(game, bots), strict=True)]
    assert sum(errors) / len(errors) < 25
