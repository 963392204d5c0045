"""Ratings: worked examples and the rules for rating a game."""

import pytest

from marrakesh.server.storage.results import LEVELS, rate
from marrakesh.server.storage.store_interface import GameResult, SeatResult, Strength
from marrakesh.server.tables.results import shown
from server.people.helpers import MODE


def seat(
    number: int, place: int, person: str = "", bot: str = "", gone: bool = False
) -> SeatResult:
    return SeatResult(number, person, "", bot, 100 - place, place, gone)


def ended(*seats: SeatResult, pool: str = "people") -> GameResult:
    return GameResult("t", 1.0, "net", MODE, pool, list(seats))


def test_first_game_of_two_newcomers_matches_plackett_luce() -> None:
    """Plackett-Luce by hand, for two newcomers with mu 25 and sigma 25/3.

    Sigma grows a little with the time since the last game; beta is 25/6, so the odds are even and
    each rating moves by sigma^2 / c / 2.
    """
    new = {"A": Strength(), "B": Strength()}
    after = rate(ended(seat(0, 1, "A"), seat(1, 2, "B")), new)
    square = (25 / 3) ** 2 + (25 / 300) ** 2
    c = (2 * (square + (25 / 6) ** 2)) ** 0.5
    assert after["A"].mu == pytest.approx(25 + square / c / 2)
    assert after["B"].mu == pytest.approx(25 - square / c / 2)
    assert after["A"].sigma == pytest.approx(after["B"].sigma)
    assert after["A"].sigma < 25 / 3


def test_beating_a_stronger_player_gains_more() -> None:
    strong, weak = Strength(30, 3), Strength(20, 3)
    before = {"A": strong, "B": weak}
    expected = rate(ended(seat(0, 1, "A"), seat(1, 2, "B")), before)
    upset = rate(ended(seat(0, 2, "A"), seat(1, 1, "B")), before)
    assert 0 < expected["A"].mu - strong.mu < upset["B"].mu - weak.mu


def test_tie_between_equals_keeps_their_ratings_equal() -> None:
    before = {"A": Strength(), "B": Strength(), "C": Strength()}
    after = rate(ended(seat(0, 1, "A"), seat(1, 1, "B"), seat(2, 3, "C")), before)
    assert after["A"].mu == pytest.approx(after["B"].mu)
    assert after["A"].mu > 25 > after["C"].mu
    both = rate(ended(seat(0, 1, "A"), seat(1, 1, "B")), {"A": Strength(), "B": Strength()})
    assert both["A"].mu == pytest.approx(25)


def test_players_who_left_rank_last_and_bots_do_not_count_among_people() -> None:
    before = {"A": Strength(), "B": Strength()}
    seats = [seat(0, 1, "A", gone=True), seat(1, 3, "B"), seat(2, 2, bot="master")]
    after = rate(ended(*seats), before)
    assert after["A"].mu < 25 < after["B"].mu
    alone = [seat(0, 1, "A"), seat(1, 2, bot="master")]
    assert rate(ended(*alone), {"A": Strength()}) == {}


def test_game_against_a_level_changes_only_the_persons_rating() -> None:
    game = ended(seat(0, 1, "A"), seat(1, 2, bot="merchant"), pool="levels")
    after = rate(game, {"A": Strength()})
    assert set(after) == {"A"}
    assert after["A"].mu > 25
    # a player who wins every second game is as strong as the level
    strength = Strength()
    for number in range(200):
        place = 1 + number % 2
        game = ended(seat(0, place, "A"), seat(1, 3 - place, bot="expert"), pool="levels")
        strength = rate(game, {"A": strength})["A"]
    assert strength.mu == pytest.approx(LEVELS["expert"].mu, abs=1.5)


def test_displayed_points_and_spread_follow_the_strength() -> None:
    first = shown(Strength(), 0)
    assert (first.points, first.spread, first.games) == (1000, 500, 0)
    levels = [shown(strength, 0).points for strength in LEVELS.values()]
    assert levels == [544, 730, 1000, 1213, 1399]
