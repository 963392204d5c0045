"""The cube tower."""

import pytest

from marrakesh import Config, Game
from marrakesh.rules.events import Event
from marrakesh.rules.words import COLOURS
from scenario import Scenario, happened, look, options, play, wander

rule = pytest.mark.rule

PICKS = (
    ("green", "gray", "white"),
    ("green", "pink", "beige"),
    ("green", "black", "yellow"),
    ("brown", "purple", "turquoise"),
)


def toss(game: Game, players: int) -> list[Event]:
    """Let all players select, without red, and toss the keshis; return the events."""
    events: list[Event] = []
    for seat in range(players):
        events += play(game, *(f"{seat}: select {colour}" for colour in PICKS[seat]))
    return events


def counted(events: list[Event], fact: str) -> dict[str, int]:
    """The thrown or fallen keshis, by colour."""
    return {
        COLOURS[colour["colour"]]: colour[fact]
        for colour in happened(events, "toss")
        if colour[fact]
    }


def plus(*counts: dict[str, int]) -> dict[str, int]:
    total: dict[str, int] = {}
    for count in counts:
        for colour, number in count.items():
            total[colour] = total.get(colour, 0) + number
    return {colour: number for colour, number in total.items() if number}


@rule("TWR-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_chosen_keshis_are_thrown_together(edition: str, players: int) -> None:
    events = toss(Scenario(edition, players=players).select(), players)
    chosen = [colour for picks in PICKS[:players] for colour in picks]
    assert counted(events, "thrown") == {c: chosen.count(c) for c in set(chosen)}
    kinds = [event.kind for event in events]
    assert kinds.index("toss") > kinds.index("assistants")


@rule("TWR-02", "TWR-05")
def test_keshis_that_do_not_fall_out_stay_inside(edition: str) -> None:
    """R24: the content can be deduced from what went in and what fell out."""
    for seed in range(25):
        game = Scenario(edition, players=3, seed=seed).tower(red=1, green=2).select()
        before = look(game)["tower"]
        events = toss(game, 3)
        fallen = counted(events, "fallen")
        inside = look(game)["tower"]
        assert plus(before, counted(events, "thrown")) == plus(fallen, inside)
        assert look(game)["base"] == fallen


@rule("TWR-02")
def test_thrown_keshis_may_stay_and_earlier_ones_may_fall_out(edition: str) -> None:
    stayed = fell = 0
    for seed in range(25):
        game = Scenario(edition, seed=seed).tower(red=2).select()
        events = toss(game, 2)
        inside = look(game)["tower"]
        stayed += sum(inside.values()) - inside.get("red", 0)
        fell += counted(events, "fallen").get("red", 0)
    assert 0 < stayed < 25 * 6
    assert 0 < fell < 25 * 2


@rule("TWR-03")
def test_the_tower_keeps_its_contents_between_rounds(edition: str) -> None:
    game = Scenario(edition, round=1).tower(red=2, black=1).end_of_round()
    assert look(game)["round"] == 2
    assert look(game)["tower"] == {"black": 1, "red": 2}


@rule("TWR-03")
def test_the_tower_keeps_its_contents_between_seasons(edition: str) -> None:
    game = Scenario(edition, season=2).tower(red=2, black=1).season_scoring()
    assert (look(game)["season"], look(game)["round"]) == (3, 1)
    assert look(game)["tower"] == {"black": 1, "red": 2}


@rule("TWR-03")
def test_only_tosses_change_the_contents_of_the_tower(edition: str) -> None:
    game = Game.new(Config(players=4, edition=edition), 2)
    tower: dict[str, int] = {}
    for events in wander(game, 2):
        assert plus(look(game)["tower"], counted(events, "fallen")) == plus(
            tower, counted(events, "thrown")
        )
        tower = look(game)["tower"]


@rule("TWR-04")
def test_layer_b2_keeps_more_keshis_than_layer_b1(edition: str) -> None:
    kept = {"B1": 0, "B2": 0}
    for layer in kept:
        for seed in range(30):
            game = Scenario(edition, players=3, tower=layer, seed=seed).select()
            toss(game, 3)
            kept[layer] += sum(look(game)["tower"].values())
    assert kept["B2"] > 1.4 * kept["B1"]  # the probabilities are 0.1 and 0.18


@rule("TWR-04")
def test_layer_b1_is_the_default(edition: str) -> None:
    plain, b1, b2 = (
        Game.new(config, 4)
        for config in (
            Config(players=4, edition=edition),
            Config(players=4, edition=edition, tower="B1"),
            Config(players=4, edition=edition, tower="B2"),
        )
    )
    ends = [[look(game)["tower"] for _ in wander(game, 4)] for game in (plain, b1, b2)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_the_same_seed_gives_the_same_toss(edition: str) -> None:
    """R23"""
    tosses = [
        happened(toss(Scenario(edition, seed=seed).select(), 2), "toss") for seed in (1, 1, 2, 3)
    ]
    assert tosses[0] == tosses[1]
    assert tosses[0] != tosses[2] or tosses[0] != tosses[3]


@rule("TWR-05")
def test_fallen_keshis_are_public(edition: str) -> None:
    game = Scenario(edition).base(pink=1, green=2).claim()
    for viewer in (None, 0, 1):
        assert look(game, viewer)["base"] == {"green": 2, "pink": 1}


@rule("TWR-06")
def test_claiming_ends_immediately_if_nothing_falls_out_of_the_tower(edition: str) -> None:
    """R25"""
    table = Scenario(edition).deploy({0: ["river", "orchard"]}).tower(green=2)
    game = table.claim()
    assert look(game)["phase"] == "assistants"
    assert options(game) == ["use river", "use orchard"]
