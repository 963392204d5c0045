"""Positions that no game can reach are rejected."""

import re
from collections.abc import Callable

import pytest

from marrakesh.rules.config import MODULES
from scenario import Scenario, ScenarioError

Build = Callable[[Scenario], object]

REFUSED: list[tuple[str, Build]] = [
    ("pink needs its places", lambda s: s.player(0, pink=2)),
    ("red needs its places", lambda s: s.player(0, red=2)),
    ("brown needs its places", lambda s: s.player(0, brown=2)),
    (
        "no purple gate is left",
        lambda s: s.player(0, gates={"river": "purple", "souk": "purple", "sahara": "purple"}),
    ),
    ("claimed oases need caravans beside them", lambda s: s.player(0, claimed=[3])),
    (
        "oasis 3 is claimed already",
        lambda s: [s.player(seat, caravans=[1, 0, 0], claimed=[3]) for seat in (0, 1)],
    ),
    ("scroll 1 is not orange", lambda s: s.scrolls_shown("orange", 1)),
    ("scroll 1 is owned already", lambda s: s.player(0, scrolls=[1]).player(1, scrolls=[1])),
    ("scroll 1 is owned already", lambda s: s.player(0, scrolls=[1]).scrolls_shown("gray", 1)),
    ("scroll 1 is owned already", lambda s: s.player(0, scrolls=[1]).next_scroll(0, 1)),
    ("luxury good 4 is owned already", lambda s: s.player(0, luxuries=[4]).luxuries_shown(4)),
    ("luxury good 4 is owned already", lambda s: s.player(0, luxuries=[4]).next_luxury(0, 4)),
    ("luxury good 4 is owned already", lambda s: s.player(0, luxuries=[4, 4])),
    (
        "no purple gate is left in the other workshops",
        lambda s: s.workshop(1, "purple", "purple", "purple"),
    ),
    (
        "a workshop holds 8 gates",
        lambda s: s.workshop(1, *["pink", "green", "gray"] * 3),
    ),
    ("a river tile for each season", lambda s: s.river_tiles(1, 2, 3)),
    ("a player has 3 assistants", lambda s: s.assistants({0: ["souk"] * 4})),
    ("one assistant a sector, but for the souk", lambda s: s.assistants({0: ["river"] * 2})),
    ("a sector holds 0 to 8 green keshis", lambda s: s.player(0, green=9).claim()),
    ("a sector holds 0 to 8 gray keshis", lambda s: s.player(1, gray=-1).claim()),
    ("nothing is negative", lambda s: s.player(0, water=-1).claim()),
    ("nothing is negative", lambda s: s.player(0, yellow=-1).claim()),
    (
        "every gate needs a guard: give beige",
        lambda s: s.player(0, gates={"river": "pink"}).select(),
    ),
    ("the river ends at the jetty", lambda s: s.player(0, fisherman=15).select()),
    ("the stairs have 16 steps", lambda s: s.player(0, palace=17).select()),
    ("the stairs have 16 steps", lambda s: s.player(0, mosque=-1).select()),
    ("the paths have (3, 3, 2) spaces", lambda s: s.player(0, caravans=[0, 0, 3]).select()),
    ("camels need their module", lambda s: s.player(0, camel=3)),
    ("camels need their module", lambda s: s.player(0, column=["pink"])),
    ("nomads need their module", lambda s: s.player(0, nomads={"palace": 1})),
    (
        "buildings need their module and front side",
        lambda s: s.player(0, building="library"),
    ),
]
REFUSED_WITH_MODULES: list[tuple[str, Build]] = [
    ("square: say which spaces", lambda s: s.player(0, nomads={"square": 1})),
    ("palace has a vendor", lambda s: s.player(0, vendors=["palace"], nomad_vendors=["palace"])),
    ("space 3 is taken", lambda s: s.player(0, entertainers=[3], nomad_entertainers=[3])),
    ("nomads must be among the caravans", lambda s: s.player(0, nomad_caravans=1)),
    ("the paths have (4, 4, 0) spaces", lambda s: s.player(0, caravans=[0, 0, 1]).select()),
    ("a town needs a caravan", lambda s: s.player(0, towns=[3, 0]).select()),
    (
        "a sector holds 0 to 8 white keshis",
        lambda s: s.player(0, white=8, nomads={"palace": 1}).select(),
    ),
]


@pytest.mark.parametrize(("message", "build"), REFUSED)
def test_an_impossible_position_is_rejected(edition: str, message: str, build: Build) -> None:
    with pytest.raises(ScenarioError, match=f"^{re.escape(message)}$"):
        build(Scenario(edition))


@pytest.mark.parametrize(("message", "build"), REFUSED_WITH_MODULES)
def test_an_impossible_position_with_modules_is_rejected(
    edition: str, message: str, build: Build
) -> None:
    with pytest.raises(ScenarioError, match=f"^{re.escape(message)}$"):
        build(Scenario(edition, modules=MODULES))


def test_a_tile_in_two_places_is_rejected(edition: str) -> None:
    scroll = Scenario(edition)
    scroll.table.players[0].scrolls = (scroll.table.scrolls[0],)
    with pytest.raises(ScenarioError, match="a scroll is in two places"):
        scroll.claim()
    good = Scenario(edition)
    good.table.players[0].luxuries = (good.table.luxury[0],)
    with pytest.raises(ScenarioError, match="a luxury good is in two places"):
        good.claim()


def test_an_enhancement_without_its_scroll_is_rejected(edition: str) -> None:
    table = Scenario(edition)
    table.table.players[0].enhancements = 1
    with pytest.raises(ScenarioError, match="scrolls are owned"):
        table.claim()


def test_more_wooden_keshis_than_there_are_in_essential_are_rejected() -> None:
    with pytest.raises(ScenarioError, match="there are not enough wooden brown keshis"):
        Scenario("essential").tower(brown=5).claim()
    Scenario("deluxe").tower(brown=5).claim()
