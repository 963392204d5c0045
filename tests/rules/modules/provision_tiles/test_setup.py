"""The new provision tiles in the setup."""

import pytest

from marrakesh import Config, Game
from rules.modules.provision_tiles.helpers import (
    BASE,
    HARD,
    MODERATE,
    MODULE,
    NOMAD,
    arrange,
    dealt,
    level_of,
    table_of,
)
from scenario import options, play, points, see

rule = pytest.mark.rule


FIVE = ["base", "base", "base", "hard", "moderate"]
KEPT = [  # levels left out, levels kept (R231)
    (["hard", "moderate"], ["base", "base", "base"]),
    (["moderate", "base"], ["base", "base", "hard"]),
    (["base", "hard"], ["base", "base", "moderate"]),
    (["base", "base"], ["base", "hard", "moderate"]),
]


@rule("NPV-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_draws_three_base_one_moderate_and_one_hard_tile(
    edition: str, players: int
) -> None:
    seen: set[int] = set()
    for seed in range(40):
        game = dealt(edition, players, seed, "nomads")
        for seat in range(players):
            assert sorted(see(game, seat).face_down) == FIVE
            arrange(game, seat, *KEPT[seed % 4][0])
        tiles = [tile for seat in range(players) for tile in see(game, seat).provisions]
        assert len(set(tiles)) == len(tiles) == 3 * players
        seen.update(tiles)
    assert seen == set(range(1, 25))


@rule("NPV-01")
@pytest.mark.parametrize(("left_out", "kept"), KEPT)
def test_players_keep_three_of_five_tiles_by_level_before_seeing_them(
    edition: str, left_out: list[str], kept: list[str]
) -> None:
    """004:476-478, R231."""
    game = dealt(edition, 2, 3)
    arrange(game, 0)
    levels = see(game, 0).face_down
    assert see(game, 0).provisions == [None] * 5
    assert options(game, 0) == [  # one for each level, whatever the tiles are
        f"provision {k + 1}" for k in range(5) if levels.index(levels[k]) == k
    ]
    arrange(game, 0, *left_out)
    assert sorted(see(game, 0).face_down) == kept
    assert see(game, 0).provisions == [None] * 3  # until all have chosen
    assert options(game, 0) == []
    arrange(game, 1, "hard", "moderate")
    assert game.question.key == "ask-next-provision"
    assert see(game, 0).face_down == []
    assert sorted(level_of(tile) for tile in see(game, 0).provisions) == kept
    assert options(game, 0) == ["provision 1", "provision 2", "provision 3"]  # the one to reveal
    play(game, "0: provision 2")
    assert options(game, 0) == []
    assert see(game, 0).active_provisions == []
    play(game, "1: provision 3")
    assert (see(game, 0).active_provisions, see(game, 1).active_provisions) == ([1], [2])


@rule("NPV-08")
@pytest.mark.parametrize(
    ("agreed", "levels"),
    [
        ("moderate", ["base", "base", "moderate"]),
        ("hard", ["base", "base", "hard"]),
        ("both", ["base", "hard", "moderate"]),
    ],
)
def test_players_can_agree_on_the_levels_of_their_provision_tiles(
    edition: str, agreed: str, levels: list[str]
) -> None:
    game = Game.new(Config(3, edition, modules=frozenset([MODULE]), provisions=agreed), 4)
    tiles = [tile for seat in range(3) for tile in see(game, seat).provisions]
    assert len(set(tiles)) == 9
    for seat in range(3):
        assert sorted(level_of(tile) for tile in see(game, seat).provisions) == levels
        arrange(game, seat)
        assert options(game, seat) == ["provision 1", "provision 2", "provision 3"]
        play(game, f"{seat}: provision 1")
        assert see(game, seat).face_down == []
    assert see(game, 0).active_provisions == [0]


@rule("NPV-07")
def test_without_nomads_the_tile_with_a_nomad_stays_in_the_box(edition: str) -> None:
    drawn: dict[tuple[str, ...], set[int]] = {(): set(), ("nomads",): set()}
    for modules, tiles in drawn.items():
        for seed in range(30):
            game = dealt(edition, 4, seed, *modules)
            for seat in range(4):
                arrange(game, seat, "base", "base")
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
def test_a_player_who_cannot_pay_a_harder_tile_loses_more_points(
    edition: str, tile: int, loss: int
) -> None:
    table = table_of(edition, tile).player(0, water=0, dates=0, dinars=0)
    game = table.player(1, water=0, dates=0, dinars=0).provisions()
    assert points(game, 0) == {"provisions": -loss}
    assert points(game, 1) == {"provisions": -4}
