"""Bots choose legal actions and know no more than their seat."""

import random

from marrakesh import Config, Game
from marrakesh.bots import GreedyBot, Seat


def margin(seed: int) -> int:
    """How far a greedy bot in seat 0 or 1 is ahead of a random one at the end."""
    game = Game.new(Config(players=2), seed)
    greedy, chance = GreedyBot(seed), random.Random(seed)
    seat = seed % 2
    while not game.over:
        if game.seat == seat:
            game.apply(greedy.choose(Seat(game, game.seat)))
        else:
            game.apply(chance.choice(game.legal_actions()))
    return game.scores[seat] - game.scores[1 - seat]


def test_greedy_beats_random() -> None:
    margins = [margin(seed) for seed in range(12)]
    assert sum(margin > 0 for margin in margins) >= 11
    assert sum(margins) / len(margins) > 15


def test_greedy_leaves_the_game_as_it_is_and_chooses_the_same_again() -> None:
    game = Game.new(Config(players=3), seed=5)
    before = game.view(0)
    first = GreedyBot(1).choose(Seat(game, game.seat))
    assert game.view(0) == before
    assert first in game.legal_actions()
    assert GreedyBot(1).choose(Seat(game, game.seat)) == first


def test_greedy_does_not_see_what_its_seat_cannot_know() -> None:
    """The same choice, whatever is hidden from it."""
    game = Game.new(Config(players=2), seed=3)
    chance = random.Random(3)
    for _ in range(60):
        twin = game.copy()
        twin.redeal(game.seat, chance.getrandbits(30))
        assert GreedyBot(9).choose(Seat(twin, twin.seat)) == GreedyBot(9).choose(
            Seat(game, game.seat)
        )
        game.apply(chance.choice(game.legal_actions()))
