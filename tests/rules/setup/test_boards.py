"""Laying out a board: storage row, disc and provisions."""

import pytest

from marrakesh.rules.words import COLOURS
from rules.setup.helpers import arrange, boards, counts, laid_out
from scenario import Scenario, look, options, play, see

rule = pytest.mark.rule
STORED = {"green", "gray", "white", "black", "turquoise", "pink", "beige", "red"}


@rule("SET-17")
@counts
def test_storage_keshis_are_drawn_from_one_keshi_of_each_of_eight_colours(
    edition: str, players: int
) -> None:
    """R12: without replacement; R13: publicly."""
    drawn = set()
    for seed in range(12):
        keshis = [
            colour
            for board in boards(laid_out(edition, players, seed))
            for colour in board["storage_keshis"]
        ]
        assert len(keshis) == (6 if players == 2 else 2 * players)
        assert len(set(keshis)) == len(keshis)
        drawn |= set(keshis)
    assert drawn == STORED


@rule("SET-18", "SET-19")
@pytest.mark.parametrize(("players", "places"), [(2, [0, 1, 4]), (3, [0, 4]), (4, [0, 4])])
def test_players_choose_the_order_of_their_storage_keshis(
    edition: str, players: int, places: list[int]
) -> None:
    game = laid_out(edition, players)
    wanted = [action.removeprefix("store ") for action in reversed(options(game, 1))]
    assert wanted == sorted(see(game, 1).storage_keshis, key=COLOURS.index, reverse=True)
    arrange(game, 1)
    expected: list[str | None] = [None] * 6
    for place, colour in zip(places, wanted, strict=True):
        expected[place] = colour
    assert see(game, 1).storage == expected


@rule("SET-20")
@pytest.mark.parametrize(
    ("turn", "facing"),
    [
        (0, [1, 2, 2, 1, 3, 2, 1, 3]),
        (1, [3, 1, 2, 2, 1, 3, 2, 1]),
        (6, [2, 1, 3, 2, 1, 3, 1, 2]),
    ],
)
def test_players_choose_the_orientation_of_their_audience_discs(
    edition: str, turn: int, facing: list[int]
) -> None:
    """R16: all discs are alike."""
    game = laid_out(edition, 2)
    for seat in (0, 1):
        while not options(game, seat)[0].startswith("disc"):
            game.apply(game.legal_actions(seat)[0], seat)
        assert options(game, seat) == [f"disc {k}" for k in range(8)]
        play(game, f"{seat}: disc {turn}")
        assert see(game, seat).spectators == facing


@rule("SET-21")
def test_each_player_reveals_one_of_three_provision_tiles(edition: str) -> None:
    game = laid_out(edition)
    for seat in range(3):
        assert all(see(game, seat).provisions)
        assert see(game, seat).active_provisions == []
        assert arrange(game, seat)[-1] == "provision 3"
    for seat in range(3):
        assert see(game, seat).active_provisions == [2]


@rule("SET-30")
def test_face_down_provision_tiles_are_known_to_their_owner_only(edition: str) -> None:
    """R17: their owner knows them for the rest of the game."""
    game = laid_out(edition)
    dealt = [see(game, seat).provisions for seat in range(3)]
    assert len({tile for tiles in dealt for tile in tiles}) == 9
    assert boards(game, 1)[0]["provisions"] == [None, None, None]
    for seat in range(3):
        arrange(game, seat)
    for viewer in range(3):
        for seat, tiles in enumerate(dealt):
            shown = tiles if seat == viewer else [None, None, tiles[2]]
            assert boards(game, viewer)[seat]["provisions"] == shown
    assert [board["provisions"][:2] for board in boards(game)] == [[None, None]] * 3


@rule("SET-18", "SET-20", "SET-21")
def test_boards_are_laid_out_in_secret(edition: str) -> None:
    """R9: in any order; until all have decided, the others see only who is ready."""
    game = laid_out(edition)
    before = look(game), look(game, 0), look(game, 1)
    arrange(game, 2)
    public, first, second = ({**view, "asked": [0, 1]} for view in before)
    assert (look(game), look(game, 0), look(game, 1)) == (public, first, second)
    arrange(game, 0)
    assert (look(game), look(game, 1)) == ({**public, "asked": [1]}, {**second, "asked": [1]})
    arrange(game, 1)
    for board in boards(game):
        assert board["disc"] == 7
        assert len(board["active_provisions"]) == 1
        assert sorted(filter(None, board["storage"])) == sorted(board["storage_keshis"])


def test_the_next_provision_tile_is_chosen_in_secret(edition: str) -> None:
    """R9"""
    game = Scenario(edition, players=3).season_scoring()
    before = look(game), look(game, 0)
    play(game, "1: provision 3", "2: provision 2")
    assert [look(game), look(game, 0)] == [{**view, "asked": [0]} for view in before]
    play(game, "0: provision 3")
    assert [board["active_provisions"] for board in boards(game)] == [[0, 2], [0, 2], [0, 1]]
