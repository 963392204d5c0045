"""The new provision tiles in the setup."""

import pytest

from marrakesh import Config, Game
from rules.modules.provision_tiles.helpers import (
    BASE,
    HARD,
    MODERATE,
    NOMAD,
    arrange,
    dealt,
    table_of,
)
from scenario import options, play, points, see

rule = pytest.mark.rule


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
