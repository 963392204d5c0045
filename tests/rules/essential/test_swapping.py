"""Placeholders are swapped for wooden keshis."""

import pytest

from marrakesh import Config, Game
from marrakesh.rules.words import COLOURS, TRACK_COLOURS
from rules.essential.helpers import all_but, new_season, placeholders
from scenario import Scenario, happened, look, options, play, see, wander

rule = pytest.mark.rule


def wood(game: Game) -> dict[str, int]:
    """All wooden keshis except the markers, wherever they are."""
    view = look(game)
    total = dict.fromkeys(COLOURS, 0)
    for place in (view["supply"], view["tower"], view["base"]):
        for colour, number in place.items():
            total[colour] += number
    for player in view["players"]:
        thrown_soon = player["chosen"] if view["phase"] == "deploy" else []
        for colour in [*player["hand"], *thrown_soon]:
            total[colour] += 1
        for colour, number in player["claimed_keshis"].items():
            total[colour] += number
    return total


def in_circulation(players: int) -> dict[str, int]:
    """The number of wooden keshis of each colour, by SET-26."""
    return {
        colour: 10 - players if number in TRACK_COLOURS else 6
        for number, colour in enumerate(COLOURS)
    }


def one_round_on(green_in_hands: int) -> Scenario:
    """Seat 0 holds a green placeholder after round 1; this many others still hold green."""
    used = ("turquoise", "gray", "white")
    table = Scenario("essential", players=4, season=2).tower(green=3)
    table.player(0, hand=all_but("green", *used), placeholders=["green"])
    for seat in (1, 2, 3):
        hand = all_but(*used) if seat <= green_in_hands else all_but("green", *used[:2])
        table.player(seat, hand=hand)
    return table


@rule("ESS-06")
@pytest.mark.parametrize("used", [1, 3])
def test_a_placeholder_is_swapped_when_its_colour_is_in_the_supply(used: int) -> None:
    game = one_round_on(green_in_hands=3 - used).end_of_round()
    assert look(game)["round"] == 2
    assert placeholders(game) == [[], [], [], []]
    assert "green" in see(game, 0).hand
    assert "select green" in options(game, 0)
    assert look(game)["supply"].get("green", 0) == used - 1


@rule("ESS-05", "ESS-06")
def test_a_placeholder_stays_while_its_colour_is_missing_from_the_supply() -> None:
    game = one_round_on(green_in_hands=3).end_of_round()
    assert look(game)["round"] == 2
    assert placeholders(game) == [["green"], [], [], []]
    assert "select green" not in options(game, 0)


@rule("ESS-06")
def test_placeholders_are_swapped_only_at_the_end_of_the_round() -> None:
    """R34: not when the claimed keshis return to the supply."""
    table = one_round_on(green_in_hands=0).base(green=3)
    game = table.deploy({0: ["river", "medina"]}).claim()
    play(game, "claim green 2")  # and the next player claims the third
    assert look(game)["phase"] == "assistants"
    assert look(game)["supply"]["green"] == 3
    assert placeholders(game)[0] == ["green"]
    play(game, "use river")  # both gain a keshi automatically
    assert look(game)["round"] == 2
    assert placeholders(game)[0] == []
    assert look(game)["supply"]["green"] == 2


def before_round_4(*holders: int, **tower: int) -> Game:
    """End of round 3: the holders have a green placeholder and two keshis, the others green too."""
    table = Scenario("essential", players=4, season=2, round=3)
    for seat in range(4):
        table.player(seat, hand=["green", "yellow", "orange"])
        if seat in holders:
            table.player(seat, placeholders=["green"])
    return table.tower(green=2 + len(holders), **tower).end_of_round()


@rule("ESS-07")
def test_before_round_4_a_placeholder_is_swapped_for_a_colour_already_used() -> None:
    """R37: a colour that is in the supply."""
    game = before_round_4(0, beige=6)
    assert game.seat == 0
    in_supply = all_but("green", "yellow", "orange", "beige")
    assert options(game) == [f"keshi {colour}" for colour in in_supply]
    before = look(game)["supply"]["black"]
    events = play(game, "keshi black")
    assert len(happened(events, "placeholder-swapped")) == 1
    assert look(game)["round"] == 4
    assert placeholders(game) == [[], [], [], []]
    # there was no other choice left for the selection
    assert see(game, 0).assistants == ["mosque", "souk", "souk"]
    assert look(game)["supply"].get("black", 0) == before - 1


@rule("ESS-07")
def test_several_players_swap_placeholders_in_turn_order() -> None:
    game = before_round_4(3, 1, pink=5)
    assert game.seat == 1
    play(game, "keshi pink")
    assert game.seat == 3
    assert "keshi pink" not in options(game)  # it was the last one
    play(game, "keshi red")
    assert look(game)["round"] == 4
    assert placeholders(game) == [[], [], [], []]


def no_colour_for_the_placeholder() -> Game:
    """Before round 4, every colour that seat 0 has used is stuck in the tower."""
    table = Scenario("essential", players=4, season=2, round=3)
    table.player(0, hand=["yellow", "orange"], placeholders=["purple"])
    used = all_but("yellow", "orange", "purple")
    return table.tower(purple=3, **dict.fromkeys(used, 6)).end_of_round()


@rule("ESS-07")
def test_without_a_used_colour_in_the_supply_round_4_is_played_with_two_keshis() -> None:
    """R37"""
    game = no_colour_for_the_placeholder()
    assert look(game)["round"] == 4
    assert [len(player["assistants"]) for player in look(game)["players"]] == [2, 3, 3, 3]
    assert wood(game) == in_circulation(4)


@rule("ESS-06", "ESS-07", "SET-26")
def test_no_wooden_keshi_is_lost_if_a_placeholder_is_held_to_the_end_of_the_season() -> None:
    game = no_colour_for_the_placeholder()
    while look(game)["season"] == 2:
        game.apply(game.legal_actions()[0])
    assert wood(game) == in_circulation(4)
    for player in look(game)["players"]:
        assert sorted([*player["hand"], *player["placeholders"]]) == sorted(COLOURS)


@rule("SET-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_wooden_keshis_never_changes(players: int) -> None:
    game = Game.new(Config(players=players, edition="essential", tower="B2"), players)
    for _ in wander(game, players):
        assert wood(game) == in_circulation(players)


@rule("ESS-05", "ESS-06", "ESS-07", "SET-26")
@pytest.mark.parametrize("seed", range(6))
def test_a_placeholder_is_never_of_a_colour_in_the_hand_or_in_the_supply(seed: int) -> None:
    game = new_season(4, {"green": 4, "pink": 3, "red": 5, "purple": 3}, [10, 40, 30, 20])
    most = ["green", "pink", "red", "purple"]
    assert placeholders(game) == [[], most, ["green", "red"], ["red"]]
    rounds = 0
    for events in wander(game, seed):
        assert wood(game) == in_circulation(4)
        for player in look(game)["players"]:
            assert not set(player["hand"]) & set(player["placeholders"])
        if look(game)["phase"] == "select" and happened(events, "phase"):
            rounds += 1
            for held in placeholders(game):
                assert not set(held) & set(look(game)["supply"])
    assert rounds >= 2
