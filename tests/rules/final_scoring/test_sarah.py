"""The rulebook's example of a final scoring."""

import pytest

from marrakesh import Game
from rules.final_scoring.helpers import final
from scenario import points, see

rule = pytest.mark.rule


def sarah(edition: str) -> Game:
    return final(
        edition,
        turquoise=8,
        black=8,
        white=2,
        caravans=[3, 3, 2],
        vendors=["sahara", "river", "mosque"],
        beige=1,
        gates={"river": "pink"},
        claimed=[3, 5, 7, 21],
        dates=6,
        water=3,
        dinars=2,
        yellow=1,
        purple=1,
    )


@rule("EX-24", "FIN-01")
def test_sarah_scores_30_points_for_three_complete_sectors(edition: str) -> None:
    assert points(sarah(edition), 0)["sectors"] == 30


@rule("EX-25", "FIN-03")
def test_sarah_scores_the_best_three_of_her_four_oases(edition: str) -> None:
    game = sarah(edition)
    oases = {name: n for name, n in points(game, 0).items() if name.startswith("oasis")}
    assert oases == {"oasis 05": 5, "oasis 07": 11, "oasis 21": 9}
    assert see(game, 0).dates == 0


@rule("EX-26", "FIN-04")
def test_sarah_scores_3_points_for_seven_leftovers(edition: str) -> None:
    assert points(sarah(edition), 0)["leftovers"] == 3


@rule("EX-27")
def test_sarah_gains_58_points_in_total(edition: str) -> None:
    assert see(sarah(edition), 0).score == 10 + 58
