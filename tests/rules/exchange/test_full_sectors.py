"""Claiming and gaining keshis of full sectors."""

from typing import Any

import pytest

from rules.exchange.helpers import EIGHT, FULL, TRACKS, claims_all
from scenario import Scenario, happened, options, play, points, see

rule = pytest.mark.rule


@rule("EXC-05")
@pytest.mark.parametrize("colour", TRACKS)
def test_a_marker_stops_at_8(edition: str, colour: str) -> None:
    """The last step is claimed; a gate then gives another keshi, which is lost."""
    table = Scenario(edition).player(0, beige=1, dinars=3, **{colour: 7}).player(1, **FULL)
    table.workshop(4, colour).base(**{colour: 2}).deploy({0: ["medina"]})
    game = table.claim()
    assert see(game, 0).keshis[colour] == 8
    before = dict(points(game, 0))
    events = play(game, "sector action", f"gate {colour} from 4", "at souk")
    assert len(happened(events, "keshi-lost")) == 1
    assert see(game, 0).keshis[colour] == 8
    assert points(game, 0) == {**before, "gates": 7}  # no point for a lost date picker


@rule("EXC-14")
@pytest.mark.parametrize(
    ("scroll", "facts"),
    [
        (1, {"green": 8}),
        (6, {"entertainers": range(1, 9)}),
        (7, {"beige": 8}),
        (8, {"caravans": [3, 3, 2]}),
        (9, {"vendors": EIGHT}),
    ],
)
def test_a_keshi_gained_for_a_full_sector_is_lost(
    edition: str, scroll: int, facts: dict[str, Any]
) -> None:
    """R5, with scrolls that give a keshi; R6 for red."""
    table = Scenario(edition).player(0, gray=1, dates=1, **facts)
    game = table.scrolls_shown("gray", scroll).assistants({0: ["madrasa"]})
    before = see(game, 0)
    events = play(game, "sector action", f"scroll {scroll}")
    assert len(happened(events, "keshi-lost")) == 1
    after = see(game, 0)
    assert after.scrolls == [scroll]
    assert (after.keshis, after.vendors) == (before.keshis, before.vendors)
    assert after.resources == {**before.resources, "date": 0}
    assert points(game, 0) == {}


@rule("EXC-14")
def test_a_bonus_keshi_may_take_the_last_space_needed_for_a_claimed_one() -> None:
    """R33: the claimed keshi is then lost; in the other order the bonus is not offered."""
    facts: dict[str, Any] = {"caravans": [3, 3, 1], "palace": 10, "mosque": 11}
    claims = {"brown": 1, "pink": 1}

    game = claims_all("essential", claims, **facts)
    play(game, "claim brown 1", "deploy pink", "entertainer 7")
    events = play(game, "line middle")
    assert see(game, 0).keshis["brown"] == 8
    assert happened(events, "keshi-lost") == [{"colour": 7}]

    game = claims_all("essential", claims, **facts)
    play(game, "claim brown 1", "deploy brown", "entertainer 7")
    assert "line middle" not in options(game)
    assert "line points" in options(game)


@rule("EXC-16")
@pytest.mark.parametrize(
    ("facts", "complete"),
    [
        ({"white": 8, "vendors": ["palace"]}, 1),
        ({"white": 8}, 0),
        ({"white": 7, "vendors": ["palace"]}, 0),
        ({"white": 8, "vendors": ["mosque"]}, 0),
        ({"entertainers": range(1, 9), "vendors": ["square"]}, 1),
        ({"beige": 8, "gates": {"souk": "red", "river": "red"}, "vendors": ["medina"]}, 1),
        ({"caravans": [3, 3, 2], "vendors": ["sahara"]}, 1),
        ({"caravans": [3, 3, 1], "vendors": ["sahara"]}, 0),
        ({"yellow": 8, "orange": 8, "purple": 8, "vendors": ["souk"]}, 0),
    ],
)
def test_a_sector_is_complete_only_if_it_is_full_and_has_its_vendor(
    edition: str, facts: dict[str, Any], complete: int
) -> None:
    game = Scenario(edition).player(0, **facts).final_scoring()
    assert points(game, 0).get("sectors", 0) == 10 * complete
