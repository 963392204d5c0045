"""The purple discs."""

from typing import Any

import pytest

from marrakesh import Config, Game
from scenario import Scenario, options, play, points, see

rule = pytest.mark.rule
DISCS = ["spectators"]


PURPLE = [2, 0, 2, 1, 4, 1, 2, 3]


@rule("XP4-01")
@pytest.mark.parametrize("players", [2, 4])
def test_every_player_has_a_purple_disc_only_with_the_expansion(edition: str, players: int) -> None:
    game = Scenario(edition, players, modules=DISCS).game
    for seat in range(players):
        seen = see(game, seat)
        assert sorted(seen.spectators) == [0, 1, 1, 2, 2, 2, 3, 4]
        assert [seen.spectators[(k + seen.disc) % 8] for k in range(8)] == PURPLE
    pink = Scenario(edition, players).game
    for seat in range(players):
        assert sorted(see(pink, seat).spectators) == [1, 1, 1, 2, 2, 2, 3, 3]


def on_the_square(edition: str, *spaces: int, **facts: Any) -> Scenario:
    """An action rotates the disc to offset 0, so spaces 1 to 8 face 2 0 2 1 4 1 2 3."""
    table = Scenario(edition, modules=DISCS)
    return table.player(0, entertainers=spaces, disc=7, water=0, dates=0, dinars=0, **facts)


@rule("XP4-01")
def test_four_spectators_give_a_bonus_four_times(edition: str) -> None:
    game = on_the_square(edition, 1, 5).assistants({0: ["square"]})
    play(game, "sector action", "space 5")
    assert see(game, 0).fisherman == 4


@rule("XP4-01")
def test_a_space_facing_no_spectators_may_be_chosen_without_effect(edition: str) -> None:
    """R62."""
    game = on_the_square(edition, 1, 2).assistants({0: ["square"]})
    play(game, "sector action")
    assert options(game) == ["space 1", "space 2"]
    play(game, "space 2")
    assert see(game, 0).water == 0
    assert points(game, 0) == {}


def test_scroll_31_adds_one_spectator_to_an_empty_section(edition: str) -> None:
    """R64: so it faces exactly 1 for scroll 51, and sections with 1 no longer do."""
    table = on_the_square(edition, 1, 2, scrolls=[31, 51])
    game = table.assistants({0: ["square"]})
    play(game, "sector action", "space 2")
    assert see(game, 0).water == 1 + 1
    assert see(game, 0).dates == 0  # space 4 faces 1 + 1


def test_scroll_70_skips_a_space_facing_no_spectators(edition: str) -> None:
    table = on_the_square(edition, 2, 4, 8).player(0, disc=0)
    game = table.buys_scroll(70)
    seen = see(game, 0)
    assert (seen.water, seen.dates, seen.dinars) == (0, 1, 3)


def test_the_sides_of_later_offices_are_unknown() -> None:
    """Essential, mixed: no seat can know which side of a later office is face up."""
    game = Game.new(Config(edition="essential", modules=frozenset({"exchange-offices"})), seed=4)
    sides = set()
    for seed in range(40):
        twin = game.copy()
        twin.redeal(0, seed)
        assert twin.view(0) == game.view(0)
        hidden = [*twin.table.offices, *twin.table.unused_offices]
        assert {(office - 1) % 6 for office in [twin.table.office, *hidden]} == set(range(6))
        sides.add(sum(office > 6 for office in hidden))
    assert len(sides) > 2
