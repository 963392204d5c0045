"""Selecting keshis, and turn order."""

import pytest

from marrakesh import Config, Game
from marrakesh.rules.actions import to_number
from marrakesh.rules.game import IllegalAction
from marrakesh.rules.phases import SELECT
from marrakesh.rules.words import COLOURS
from rules.select.helpers import choose, leave_phase
from scenario import Scenario, happened, look, options, play, see, wander

rule = pytest.mark.rule


# --- selecting ------------------------------------------------------------------------------------


@rule("SEL-01")
def test_all_players_select_exactly_three_keshis_at_the_same_time(edition: str) -> None:
    game = Scenario(edition, players=3).select()
    assert game.waiting == [0, 1, 2]
    for seat in (2, 0, 1):
        assert options(game, seat) == [f"select {colour}" for colour in COLOURS]
    choose(game, 2, "green", "pink")
    choose(game, 1, "green")
    assert options(game, 2) == [f"select {c}" for c in COLOURS if c not in ("green", "pink")]
    choose(game, 2, "white")
    assert options(game, 2) == []
    assert game.waiting == [0, 1]
    with pytest.raises(IllegalAction):
        game.apply(to_number("select gray"), 2)


@rule("SEL-02")
def test_selections_are_secret_until_all_have_chosen(edition: str) -> None:
    """R19: nothing else behind the screens is secret; everyone sees who has finished."""
    game = Scenario(edition, players=3).select()
    before = look(game), look(game, 2)
    choose(game, 0, "red", "green", "pink")
    choose(game, 1, "red", "green")
    for view, seen in zip(before, (look(game), look(game, 2)), strict=True):
        assert seen == {**view, "asked": [1, 2]}
    assert see(game, 0).chosen == ["green", "pink", "red"]
    choose(game, 1, "black")
    events = choose(game, 2, "red", "white", "gray")
    assert [event.seat for event in events if event.kind == "selected"] == [0, 1, 2]
    for viewer in (None, 0, 1, 2):  # the start player's red keshi is waiting for a decision
        chosen = [player["chosen"] for player in look(game, viewer)["players"]]
        assert chosen == [
            ["green", "pink", "red"],
            ["green", "black", "red"],
            ["gray", "white", "red"],
        ]


@rule("SEL-03")
def test_selected_keshis_are_used_up_for_the_season(edition: str) -> None:
    game = Scenario(edition).select()
    choose(game, 0, "green", "beige", "purple")
    choose(game, 1, "green", "gray", "white")
    leave_phase(game, "claim", "exchange", "assistants", "river-bonus")
    assert look(game)["round"] == 2
    assert see(game, 0).hand == [c for c in COLOURS if c not in ("green", "beige", "purple")]
    assert "select green" not in options(game, 0)


@rule("SEL-03")
def test_after_four_rounds_no_keshi_is_left_to_select(edition: str) -> None:
    game = Game.new(Config(edition=edition), 3)
    hands = []
    for events in wander(game, 3):
        for phase in happened(events, "phase"):
            if phase["phase"] == SELECT:
                hands.append([len(player["hand"]) for player in look(game)["players"]])
    # the last three of a season are selected automatically
    assert hands == [[12, 12], [9, 9], [6, 6], [0, 0]] * 3


@rule("SEL-11")
def test_a_placeholder_cannot_be_selected() -> None:
    table = Scenario("essential", players=4).tower(green=3)
    game = table.player(0, placeholders=["green"]).select()
    assert options(game, 0) == [f"select {c}" for c in COLOURS if c != "green"]
    assert "select green" in options(game, 1)


# --- turn order -----------------------------------------------------------------------------------


@rule("SEL-10", "SEL-12")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_holder_of_the_round_tracker_starts_every_phase(edition: str, start: int) -> None:
    order = [start, (start + 1) % 3, (start + 2) % 3]
    everyone = {seat: ["river", "medina"] for seat in range(3)}

    game = Scenario(edition, players=3, start=start).base(gray=3, white=3, black=1).claim()
    for seat in order:
        assert game.seat == seat
        play(game, "claim gray 1")

    game = Scenario(edition, players=3, start=start).assistants(everyone)
    for seat in order:
        assert game.seat == seat
        play(game, "use river")  # each can only gain a keshi

    table = Scenario(edition, players=3, start=start)
    for seat in range(3):
        table.player(seat, fisherman=3)
    game = table.river_bonus()
    for seat in order:
        assert game.seat == seat
        play(game, "rapid 1")


@rule("SEL-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_round_and_each_season_starts_one_seat_further_on(edition: str, players: int) -> None:
    game = Game.new(Config(players=players, edition=edition), players)
    first = None
    for events in wander(game, players):
        for phase in happened(events, "phase"):
            if phase["phase"] == SELECT:
                start = look(game)["start_seat"]
                first = start if first is None else first
                passed = phase["season"] - 1 + phase["round"] - 1
                assert start == (first + passed) % players
    assert look(game)["season"] == 3
