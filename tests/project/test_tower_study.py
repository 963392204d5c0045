"""The study of the cube tower runs, and its findings still hold."""

import pytest

import tower_study
from marrakesh import Config
from tower_study import Setting, Tally, play


def of_layer(layer: str, games: int = 120) -> Tally:
    """Play random games of four, in which the tower behaves much as in good ones."""
    setting = Setting(Config(4, "essential", layer), "random")
    tally = Tally()
    for seed in range(games):
        tally = tally.plus(play(setting, seed))
    return tally


@pytest.mark.rule("TWR-02", "TWR-04", "ESS-04")
def test_layer_b2_keeps_more_keshis_and_is_less_predictable() -> None:
    """R23"""
    b1, b2 = of_layer("B1"), of_layer("B2")
    assert b2.mean_stock > 1.5 * b1.mean_stock
    assert b2.mean_difference > 1.4 * b1.mean_difference
    assert 0.8 < b1.other_share < b2.other_share
    assert b1.placeholder_share < 0.05
    assert 0 < b2.placeholder_share < 0.15


def test_study_prints_a_row_for_each_table_and_layer(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--games", "1", "--bots", "random", "--processes", "1"]
    tower_study.main([*few, "--correct", "tower B2 stays = 1.0"])
    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines()[2:]]
    assert len(rows) == 8
    assert [row[3] for row in rows] == ["B1", "B2"] * 4
    assert all(
        float(b2[4]) > 2 * float(b1[4]) for b1, b2 in zip(rows[::2], rows[1::2], strict=True)
    )
