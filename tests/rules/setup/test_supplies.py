"""Supplies, seasons and the score track."""

from itertools import product

import pytest

from marrakesh import Game
from marrakesh.rules.phases import SELECT
from marrakesh.rules.words import COLOURS, GOODS, TRACK_COLOURS
from rules.setup.helpers import arranged, boards, counts, laid_out
from scenario import Scenario, happened, look, play, points, see, wander

rule = pytest.mark.rule


@rule("SET-25")
@pytest.mark.parametrize("colour", [COLOURS[colour] for colour in GOODS])
def test_cardboard_keshis_are_never_exhausted(edition: str, colour: str) -> None:
    """R10: the box has 30 of each goods colour."""
    game = Scenario(edition).player(1, **{colour: 40}).assistants({0: ["souk"]})
    play(game, f"goods {colour}")
    assert see(game, 0).goods[colour] == 1


@rule("SET-25")
def test_resources_are_never_exhausted(edition: str) -> None:
    """R10"""
    table = Scenario(edition).player(0, green=8, dates=300).player(1, dates=300)
    game = table.assistants({0: ["orchard"]})  # full, so the action starts automatically
    assert see(game, 0).dates == 308


@rule("SET-26")
@counts
def test_in_essential_the_number_of_wooden_keshis_is_limited(players: int) -> None:
    game = arranged("essential", players)
    for number, colour in enumerate(COLOURS):
        hands = sum(colour in board["hand"] for board in boards(game))
        left = look(game)["supply"].get(colour, 0)
        assert hands + left == (10 - players if number in TRACK_COLOURS else 6)


@rule("SET-26")
def test_in_deluxe_the_number_of_wooden_keshis_is_not_limited() -> None:
    """Even with many stuck in the tower, each player gets 12 new ones."""
    game = Scenario("deluxe", players=4, season=2).tower(green=20, pink=20).season_scoring()
    assert look(game)["season"] == 3
    assert look(game)["supply"] == {}
    for board in boards(game):
        assert board["hand"] == list(COLOURS)
        assert board["placeholders"] == []


@rule("SET-27")
def test_the_game_has_three_seasons_of_four_rounds(edition: str) -> None:
    rounds = [
        (phase["season"], phase["round"])
        for events in wander(laid_out(edition), 1)
        for phase in happened(events, "phase")
        if phase["phase"] == SELECT
    ]
    assert rounds == list(product((1, 2, 3), (1, 2, 3, 4)))


def scoring_three(edition: str, score: int) -> Game:
    """A player with this score has just gained 3 points for green keshis."""
    table = Scenario(edition).player(0, score=score).player(1, green=8).base(green=3)
    game = table.claim()
    play(game, "claim green 2")
    assert points(game, 0)["orchard"] == 3
    return game


@rule("SET-28", "EX-64")
@pytest.mark.parametrize(
    ("score", "tiles"),
    [
        (66, {"deluxe": 0, "essential": 0}),
        (67, {"deluxe": 0, "essential": 70}),
        (69, {"deluxe": 0, "essential": 70}),  # EX-64
        (97, {"deluxe": 100, "essential": 70}),
        (139, {"deluxe": 100, "essential": 140}),
        (198, {"deluxe": 200, "essential": 140}),
        (-3, {"deluxe": 0, "essential": 0}),
        (-9, {"deluxe": 0, "essential": 0}),
    ],
)
def test_a_scoring_tile_shows_completed_laps_of_the_scoring_track(
    edition: str, score: int, tiles: dict[str, int]
) -> None:
    game = scoring_three(edition, score)
    assert game.scores[0] == score + 3
    assert see(game, 0).lap == tiles[edition]


def test_the_score_may_be_negative(edition: str) -> None:
    """R8"""
    table = Scenario(edition).player(0, score=1, beige=1, dinars=0).workshop(1, "green")
    game = table.assistants({0: ["medina"]})
    play(game, "sector action", "gate green from 1", "at river")
    assert points(game, 0)["gates"] == -3
    assert game.scores[0] == 1 - 3 + 1  # the last one for the green keshi
