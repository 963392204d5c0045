"""The Pashabot and special buildings."""

from typing import Any

import pytest

from marrakesh import Config, Game
from marrakesh.rules.config import MODULES
from marrakesh.rules.words import BUILDINGS, COLOURS
from rules.pashabot.modules.helpers import BOT, goods, keshis
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


START = {
    "date warehouse": "green", "library": "gray", "training room": "pink", "prayer house": "black",
    "boat house": "turquoise", "camel stable": "brown", "barracks": "beige", "gazebo": "white",
}  # fmt: skip
UPPER = {
    1: "beige", 2: "green", 3: "gray", 4: "black", 5: "goods",
    6: "pink", 7: "brown", 8: "brown", 9: "white", 10: "turquoise",
}  # fmt: skip


def moved_in(edition: str, seed: int, **choices: Any) -> tuple[Game, list[str]]:
    """A game whose player has just laid out their board, and the buildings they drew."""
    config = Config(
        1, edition, modules=frozenset({"special-buildings"}), solo="pashabot", **choices
    )
    game = Game.new(config, seed)
    drawn = [text.removeprefix("building ") for text in options(game)]
    while look(game)["phase"] == "setup":
        game.apply(game.legal_actions()[0])
    return game, drawn


@rule("PSM-07")
def test_the_pashabots_building_gives_it_keshis_and_points(edition: str) -> None:
    """The building's keshi with bonus, 3 points for resources, and the tile's upper keshi."""
    buildings = set()
    for seed in range(40):
        game, drawn = moved_in(edition, seed)
        building: str = see(game, BOT).building
        upper = UPPER[look(game)["bot"]["strategy"][0]]
        own = [START[building], *([upper] if upper != "goods" else [])]
        assert keshis(game) == {colour: own.count(colour) for colour in COLOURS[:9]}
        assert see(game, BOT).goods["yellow"] == goods(game) == (upper == "goods")
        pinks = [2, 1, 0][2 - own.count("pink")]  # the second entertainer takes a river step
        expected = {"resources": 3, "orchard": own.count("green"), "square": min(1, pinks)}
        assert points(game, BOT) == {name: n for name, n in expected.items() if n}
        assert see(game, BOT).scrolls == []
        assert building not in drawn
        buildings.add(building)
    assert len(buildings) > 5
    assert buildings <= set(BUILDINGS)


@rule("PSM-07")
@pytest.mark.parametrize("side", ["front", "back"])
def test_you_choose_a_building_and_a_scroll_but_use_the_reverse_side(
    edition: str, side: str
) -> None:
    for seed in range(12):
        game, drawn = moved_in(edition, seed, buildings=side)
        assert len(drawn) == 2
        assert see(game, 0).building in drawn
        assert look(game)["phase"] == "buildings"
        offered = options(game)
        if not offered[0].startswith("scroll"):  # the keshi's bonus first
            play(game, offered[0])
            offered = options(game)
        assert len(offered) == 3
        assert all(option.startswith("scroll ") for option in offered)
        assert see(game, 0).fisherman == 0  # no ability of the boat house
        assert see(game, 0).luxury == []  # nor of the gazebo
        assert set(see(game, 0).gates) == {None}  # nor of the barracks


@rule("PSM-07")
def test_the_pashabots_building_is_set_up_before_yours(edition: str) -> None:
    """R224: it is the start player."""
    config = Config(1, edition, modules=frozenset({"special-buildings"}), solo="pashabot")
    game = Game.new(config, 3)
    game.listen()
    while look(game)["phase"] == "setup":
        events = game.apply(game.legal_actions()[0])
    assert [event.seat for event in events if event.kind == "building"] == [BOT, 0]


def test_with_all_modules_the_pashabot_uses_fifteen_strategy_tiles(edition: str) -> None:
    config = Config(1, edition, modules=frozenset(MODULES), solo="pashabot")
    game = Game.new(config, 1)
    strategy = set(look(game)["bot"]["strategy"])
    assert look(game)["bot"]["strategy_left"] == 15 - len(strategy)


@rule("PSM-04")
def test_a_gate_from_town_12_takes_a_guard_from_the_medina_action(edition: str) -> None:
    """R252: the number of gates is fixed at the start, but each gate needs its own guard."""
    table = Scenario(edition, 1, modules=["desert-towns"], solo="pashabot", start=1)
    table.towns_open(12).bot(column=[7], brown=3, beige=2, assistants=["medina"])
    table.workshop(1, "brown").workshop(4, "pink", "white", "gray")
    game = table.assistants({})
    assert len([gate for gate in see(game, 1).gates if gate]) == 2
