"""Numbers of players, starting pieces and what each player has at the start."""

import pytest

from marrakesh import Config
from marrakesh.rules.words import COLOURS
from rules.config_errors import config_error
from rules.setup.helpers import arranged, boards, counts, laid_out
from scenario import Scenario, play, see

rule = pytest.mark.rule


@rule("SET-01")
@counts
def test_two_to_four_players_can_play(edition: str, players: int) -> None:
    assert len(boards(laid_out(edition, players))) == players


@rule("SET-01")
@pytest.mark.parametrize(
    ("players", "key"), [(0, "config-players"), (1, "config-alone"), (5, "config-players")]
)
def test_fewer_than_two_or_more_than_four_players_are_refused(
    edition: str, players: int, key: str
) -> None:
    assert config_error(Config, players=players, edition=edition).key == key


@rule("SET-02", "SET-03", "SET-05", "SET-22")
@counts
def test_all_players_start_with_ten_points_one_of_each_resource_and_no_keshis(
    edition: str, players: int
) -> None:
    game = arranged(edition, players)
    assert game.scores == [10] * players
    for seat in range(players):
        player = see(game, seat)
        assert (player.water, player.dates, player.dinars) == (1, 1, 1)
        assert (player.fisherman, player.palace, player.mosque) == (0, 0, 0)
        assert not any(player.keshis.values())
        assert not any(player.goods.values())


@rule("SET-04")
def test_three_assistants_start_off_the_board(edition: str) -> None:
    game = arranged(edition, 2)
    assert [board["assistants"] for board in boards(game)] == [[], []]
    for seat in (0, 1):
        play(game, f"{seat}: select green", f"{seat}: select gray", f"{seat}: select white")
    assert [len(board["assistants"]) for board in boards(game)] == [3, 3]


@rule("SET-23")
@counts
def test_each_player_has_one_keshi_of_each_colour_behind_the_screen(
    edition: str, players: int
) -> None:
    """R19: the keshis left behind the screens may be shown to all."""
    for board in boards(arranged(edition, players)):
        assert board["hand"] == list(COLOURS)


@rule("SET-23")
def test_resources_are_public(edition: str) -> None:
    game = Scenario(edition).player(0, water=5, dates=2, dinars=7).select()
    assert boards(game, 1)[0]["resources"] == {"water": 5, "date": 2, "dinar": 7}
