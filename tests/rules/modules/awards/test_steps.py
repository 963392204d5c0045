"""Awards of steps, of main-square bonuses and of oases."""

import pytest

from rules.modules.awards.helpers import awarded, payout, price, purse, waiting
from scenario import options, play, points, see

rule = pytest.mark.rule


# --- steps ----------------------------------------------------------------------------------------


@rule("AWD-05")
@pytest.mark.parametrize(
    ("side", "track"),
    [("2a", "palace"), ("4b", "mosque"), ("2b", "fisherman"), ("6b", "fisherman")],
)
def test_an_award_gives_two_steps_on_its_track(edition: str, side: str, track: str) -> None:
    game = awarded(payout(edition, side), side, 2)
    assert waiting(game)
    assert getattr(see(game, 0), track) == 2


@rule("AWD-05")
def test_award_steps_cross_thresholds(edition: str) -> None:
    game = awarded(payout(edition, "2a").player(0, palace=3), "2a", 2)
    assert purse(game) == (0, 0, 1)
    play(game, "line points")
    assert (see(game, 0).palace, points(game, 0)) == (5, {"lines": 1})


@rule("AWD-05")
def test_river_steps_of_awards_may_be_extended_with_water(edition: str) -> None:
    game = awarded(payout(edition, "2b").player(0, water=1), "2b", 2)
    play(game, "step for water")
    assert see(game, 0).fisherman == 3


TRACKS = {"palace": "palace", "mosque": "mosque", "river": "fisherman"}


@rule("AWD-07", "AWD-09", "AWD-10")
@pytest.mark.parametrize(
    ("side", "keshis", "steps", "tracks"),
    [
        ("2b", 3, 4, ["river", "mosque"]),
        ("5a", 3, 4, ["palace", "mosque"]),
        ("5b", 3, 4, ["river", "palace"]),
        ("2b", 4, 6, ["palace", "mosque", "river"]),
        ("5b", 4, 6, ["palace", "mosque", "river"]),
    ],
)
def test_starred_steps_may_be_split_between_the_depicted_tracks(
    edition: str, side: str, keshis: int, steps: int, tracks: list[str]
) -> None:
    """All on one track, or split in any way."""
    for track in tracks:
        game = awarded(payout(edition, side), side, keshis)
        assert sorted(options(game)) == sorted(f"advance {t}" for t in tracks)
        play(game, f"advance {track}")
        assert options(game) == [f"steps {n}" for n in range(1, steps + 1)]
        play(game, f"steps {steps}")
        while game.seat == 0:  # connection bonuses
            play(game, "done")
        assert waiting(game)
        assert getattr(see(game, 0), TRACKS[track]) == steps
        others = [getattr(see(game, 0), TRACKS[t]) for t in TRACKS if t != track]
        assert others == [0, 0]


@rule("AWD-10")
def test_six_steps_may_be_split_between_three_tracks(edition: str) -> None:
    """R221: the rest goes to tracks not chosen yet, and must be used in full."""
    game = awarded(payout(edition, "2b"), "2b", 4)
    play(game, "advance mosque", "steps 2")
    assert sorted(options(game)) == ["advance palace", "advance river"]
    play(game, "advance river", "steps 1")
    assert waiting(game)
    seen = see(game, 0)
    assert (seen.mosque, seen.fisherman, seen.palace) == (2, 1, 3)


@rule("AWD-10")
def test_split_steps_are_one_movement_on_each_track(edition: str) -> None:
    """R221: scroll 48 lengthens both climbs."""
    game = awarded(payout(edition, "5a").player(0, scrolls=[48]), "5a", 3)
    play(game, "advance palace", "steps 2", "extra step")
    assert see(game, 0).palace == 3
    play(game, "extra step")
    assert see(game, 0).mosque == 3
    assert waiting(game)


# --- the main square ------------------------------------------------------------------------------


@rule("AWD-05", "AWD-07")
@pytest.mark.parametrize(
    ("side", "keshis", "scrolls", "spaces"),
    [
        ("5a", 2, [], [2, 3, 6]),
        ("3b", 3, [], [5, 8]),
        ("5a", 2, [31], [1, 4, 7]),  # R64
        ("3b", 3, [31], [2, 3, 6]),
    ],
)
def test_an_award_gives_the_bonus_of_a_space_facing_the_depicted_number_of_spectators(
    edition: str, side: str, keshis: int, scrolls: list[int], spaces: list[int]
) -> None:
    """R220: exactly this many spectators; the disc does not rotate, no entertainer is needed."""
    game = awarded(payout(edition, side).player(0, disc=0, scrolls=scrolls), side, keshis)
    assert options(game) == [f"space {space}" for space in spaces]
    play(game, f"space {spaces[-1]}")
    if spaces[-1] == 6:
        play(game, "goods yellow")
        assert see(game, 0).goods["yellow"] == keshis
    elif spaces[-1] == 8:
        assert see(game, 0).dinars == 3
    else:
        assert see(game, 0).palace == 2
    assert see(game, 0).disc == 0
    assert waiting(game)


# --- oases ----------------------------------------------------------------------------------------


@rule("AWD-07", "AWD-09")
@pytest.mark.parametrize(("side", "keshis", "claims"), [("3a", 3, 1), ("2a", 4, 2), ("5a", 4, 2)])
def test_an_award_gives_free_oases(edition: str, side: str, keshis: int, claims: int) -> None:
    """R123: they fill the storage row and give the bonus of its spaces."""
    table = payout(edition, side, 3).player(0, caravans=[2, 1, 0], storage={1: "black"})
    game = awarded(table, side, keshis)
    assert options(game) == ["oasis left 1", "oasis left 2", "oasis right 1"]
    play(game, "oasis right 1", "deploy black", "deploy black")
    if claims == 2:
        assert options(game) == ["oasis left 1", "oasis left 2"]
        play(game, "oasis left 1")
    assert waiting(game)
    assert see(game, 0).claimed_places == [0, 3][-claims:]
    assert see(game, 0).keshis["black"] == 1
    assert purse(game) == (0, 0, 0)


@rule("AWD-09")
def test_an_award_of_two_oases_gives_one_if_only_one_is_discovered(edition: str) -> None:
    """R123: as many as possible."""
    game = awarded(payout(edition, "2a", 3).player(0, caravans=[0, 1, 0]), "2a", 4)
    assert see(game, 0).claimed_places == [3]


@rule("AWD-07", "AWD-09")
@pytest.mark.parametrize(("side", "keshis"), [("3a", 3), ("2a", 4)])
@pytest.mark.parametrize(("caravans", "possible"), [([1, 0, 0], True), ([0, 0, 2], False)])
def test_an_oasis_award_without_a_discovered_oasis_is_not_offered(
    edition: str, side: str, keshis: int, caravans: list[int], possible: bool
) -> None:
    """R4: nothing is discovered."""
    table = payout(edition, side).player(0, caravans=caravans, column=price(side, keshis))
    game = table.season_payout()
    offered = game.seat == 0 and f"award for {keshis}" in options(game)
    assert offered == possible
