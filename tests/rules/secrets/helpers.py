"""Helpers for the tests of secrets."""

import random
from collections.abc import Iterator
from typing import Any

from marrakesh import Config, Game
from marrakesh.rules import phases
from marrakesh.rules.state import Table
from rules.properties.starts import Start, moments, pick

SECRET = (phases.SETUP, phases.SELECT, phases.NEXT_PROVISION)


def own_choice(game: Game, seat: int, seed: int) -> int:
    """A choice that depends only on the seat's own options."""
    options = game.legal_actions(seat)
    return random.Random(f"{seed} {seat} {options}").choice(options)


def secret_moments(config: Config, seed: int) -> Iterator[Game]:
    """Yield a game at the start of each simultaneous secret choice."""
    game = Game.new(config, seed)
    rng = random.Random(seed)
    last = None
    while not game.over:
        if game.secret and game.secret != last:
            last = game.secret
            yield game
        game.apply(pick(rng, game.legal_actions()))


def choose_in_order(game: Game, seats: list[int], seed: int) -> None:
    """Let these seats make their secret choices one after the other."""
    moment = game.secret
    for seat in seats:
        while game.secret == moment and seat in game.waiting:
            game.apply(own_choice(game, seat, seed), seat)


def dealt_anew(game: Game, seat: int, seeds: int = 40) -> list[Table]:
    tables = []
    for seed in range(seeds):
        dealt = game.copy()
        dealt.redeal(seat, seed)
        tables.append(dealt.table)
    return tables


def to(phase: int, config: Config, seed: int = 5) -> Game:
    """A game at its first decision in this phase."""
    game = Game.new(config, seed)
    for _ in moments(game, Start(config, seed)):
        if game.table.phase == phase:
            return game
    raise AssertionError(f"no decision in the phase {phases.PHASES[phase]}")


def player(game: Game, seat: int, watcher: int) -> dict[str, Any]:
    players: Any = game.view(watcher)["players"]
    return dict(players[seat])
