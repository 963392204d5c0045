"""The placement bonuses of nomads, and nomads as vendors."""

import pytest

from rules.modules.nomads.helpers import EIGHT, claimed, with_nomads
from scenario import look, options, play, points, see

rule = pytest.mark.rule


# --- placement bonuses ----------------------------------------------------------------------------


@rule("NOM-05")
def test_a_nomad_in_the_orchard_gives_a_point(edition: str) -> None:
    game = claimed(edition)
    play(game, "nomad to orchard")
    assert points(game, 0) == {"orchard": 1}


@rule("NOM-05", "NOM-12")
def test_a_nomad_on_the_main_square_gives_the_bonus_of_its_space(edition: str) -> None:
    game = claimed(edition, entertainers=[1, 4])
    play(game, "nomad to square")
    assert options(game) == [f"entertainer {space}" for space in (2, 3, 5, 6, 7, 8)]
    play(game, "entertainer 2")
    assert see(game, 0).water == 1
    assert see(game, 0).entertainers == [0, 1, 3]
    assert see(game, 0).nomads["entertainers"] == [1]


@rule("NOM-05", "NOM-12")
def test_a_nomad_in_the_sahara_discovers_an_oasis(edition: str) -> None:
    game = claimed(edition, caravans=[1, 0, 0], oases={"left 2": 26})
    assert see(game, 0).oases[1] is None
    play(game, "nomad to sahara")
    assert options(game) == ["caravan left", "caravan right", "caravan start"]
    play(game, "caravan left")
    assert see(game, 0).oases[1] == 26
    assert see(game, 0).caravans == [2, 0, 0]


@rule("NOM-05")
def test_a_nomad_at_the_start_oasis_gives_its_bonus(edition: str) -> None:
    game = claimed(edition, caravans=[0, 0, 1])
    play(game, "nomad to sahara", "caravan start")
    assert points(game, 0) == {"start oasis": 2}


@rule("NOM-05")
def test_a_nomad_on_a_town_space_gives_points_and_a_town(edition: str) -> None:
    table = with_nomads(edition, 2, "desert-towns").player(0, water=1, dates=1, caravans=[3, 0, 0])
    game = table.towns_open(2, 6, 9).base(yellow=1).claim()
    play(game, "claim nomad", "nomad to sahara", "caravan left", "town 6")
    assert points(game, 0) == {"town spaces": 4}
    assert see(game, 0).towns == [6, 0]


@rule("NOM-05", "NOM-04")
@pytest.mark.parametrize("sector", ["orchard", "square", "sahara"])
def test_a_nomad_on_a_vendor_space_gives_no_bonus(edition: str, sector: str) -> None:
    game = claimed(edition)
    play(game, f"nomad as vendor {sector}")
    assert look(game)["phase"] == "select"  # nothing was asked
    assert points(game, 0) == {}
    assert see(game, 0).caravans == [0, 0, 0]
    assert see(game, 0).entertainers == []


@rule("NOM-04")
def test_scroll_54_gives_the_bonuses_of_the_spaces_next_to_a_nomad(edition: str) -> None:
    game = claimed(edition, scrolls=[54])
    play(game, "nomad to square", "entertainer 1")
    assert (see(game, 0).water, see(game, 0).dinars) == (1, 1)
    assert points(game, 0) == {"square": 2}


@rule("NOM-04", "NOM-10")
@pytest.mark.parametrize(("tile", "worth"), [(12, 3 + 1), (24, 8 * 4)])
def test_scroll_68_scores_an_oasis_that_a_nomad_discovers(
    edition: str, tile: int, worth: int
) -> None:
    """Oasis 12 counts the caravan, not the nomad; all sectors are small for oasis 24."""
    game = claimed(edition, scrolls=[68], caravans=[1, 0, 0], oases={"left 2": tile})
    play(game, "nomad to sahara", "caravan left")
    assert points(game, 0) == {"scroll 68": worth}


@rule("NOM-04", "EXC-15")
def test_with_scroll_68_the_nomad_may_be_placed_before_a_claimed_keshi(edition: str) -> None:
    """Oasis 24 scores small sectors, and a fourth noble makes the palace too large."""
    table = with_nomads(edition).player(0, water=1, dates=1, white=3, scrolls=[61, 68])
    game = table.player(0, oases={"left 1": 24}).base(white=1, yellow=1).claim()
    play(game, "claim white 1", "claim nomad")
    assert options(game) == ["deploy white", "deploy nomad"]
    play(game, "deploy nomad", "nomad to sahara", "caravan left")
    assert points(game, 0) == {"scroll 68": 8 * 4}
    assert see(game, 0).keshis["white"] == 4


# --- nomads as vendors ----------------------------------------------------------------------------


@rule("NOM-04")
def test_a_nomad_on_a_vendor_space_is_only_a_vendor(edition: str) -> None:
    """R196: the palace does not become stronger; the nomad gives water from the next use on."""
    table = with_nomads(edition).player(0, white=1, water=1, dates=1).deploy({0: ["palace"]})
    game = table.base(yellow=1).claim()
    play(game, "claim nomad", "nomad as vendor palace")
    assert see(game, 0).keshis["white"] == 1
    assert see(game, 0).vendors == ["palace"]
    assert see(game, 0).nomads["vendors"] == ["palace"]
    assert see(game, 0).water == 1  # R40: placed in phase 2, it already gives water
    play(game, "sector action")
    assert see(game, 0).palace == 1


@rule("NOM-04")
def test_scrolls_35_and_50_apply_to_nomad_vendors(edition: str) -> None:
    """R114: in Deluxe, scroll 50 needs the sector action."""
    for use, deluxe in (("new keshi", 0), ("sector action", 2)):
        table = with_nomads(edition)
        table.player(0, white=1, nomad_vendors=["palace"], scrolls=[35, 50])
        game = table.assistants({0: ["palace"]})
        assert see(game, 0).water == 2
        play(game, use)
        expected = deluxe if edition == "deluxe" else 2
        assert points(game, 0).get("scroll 50", 0) == expected


@rule("NOM-04", "CLM-11")
@pytest.mark.parametrize(("nomads", "claims"), [(1, ["claim red 1"]), (2, [])])
def test_a_nomad_on_a_vendor_space_reduces_the_red_keshis_that_may_be_claimed(
    edition: str, nomads: int, claims: list[str]
) -> None:
    table = with_nomads(edition).player(0, vendors=EIGHT[:6], nomad_vendors=EIGHT[6 : 6 + nomads])
    game = table.base(red=2, yellow=1, orange=1).claim()
    assert [option for option in options(game) if "red" in option] == claims


@rule("NOM-04")
def test_a_vendor_cannot_join_a_nomad_on_a_vendor_space(edition: str) -> None:
    table = with_nomads(edition).player(0, nomad_vendors=EIGHT[:6])
    game = table.base(red=2).claim()
    play(game, "claim red 1")
    if edition == "essential":
        play(game, "vendor medina")
        assert see(game, 0).vendors == EIGHT[:7]
    else:
        assert options(game) == ["vendor medina", "vendor sahara"]
