"""The order of assistants, and their options."""

from itertools import permutations

import pytest

from marrakesh import Game
from marrakesh.rules.events import Event
from marrakesh.rules.words import SECTORS
from rules.assistants.helpers import BOTH, TRACKS, Facts, acting
from scenario import Scenario, happened, options, play, see

rule = pytest.mark.rule


def using(events: list[Event]) -> list[str]:
    """The sectors of the assistants that were used, in order."""
    return [SECTORS[facts["sector"]] for facts in happened(events, "assistant-used")]


# --- order ----------------------------------------------------------------------------------------


@rule("AST-01")
def test_each_player_uses_all_three_assistants_before_the_next_player_starts(edition: str) -> None:
    sectors = ["river", "palace", "mosque"]
    game = Scenario(edition, players=3, start=1).assistants(dict.fromkeys(range(3), sectors))
    events = []
    while game.view()["phase"] == "assistants":
        events += play(game, options(game)[-1])
    users = [event.seat for event in events if event.kind == "assistant-used"]
    assert users == [1, 1, 1, 2, 2, 2, 0, 0, 0]


@rule("AST-02")
@pytest.mark.parametrize("order", list(permutations(["river", "madrasa", "mosque"])))
def test_players_may_use_their_assistants_in_any_order(
    edition: str, order: tuple[str, ...]
) -> None:
    """R44: assistants are chosen one at a time, and none may be left out."""
    game = Scenario(edition).assistants({0: ["river", "madrasa", "mosque"]})
    assert options(game) == ["use river", "use madrasa", "use mosque"]  # no "done"
    events = play(game, f"use {order[0]}")
    assert set(options(game)) == {f"use {order[1]}", f"use {order[2]}"}
    assert using(events + play(game, f"use {order[1]}")) == list(order)


@rule("AST-03")
def test_an_assistant_finishes_before_the_next_starts(edition: str) -> None:
    table = Scenario(edition).player(0, turquoise=1, water=2)
    game = table.assistants({0: ["river", "palace", "mosque"]})
    play(game, "use river")
    assert options(game) == BOTH
    play(game, "sector action")
    assert options(game) == ["done", "step for water"]
    play(game, "step for water", "done")
    assert options(game) == ["use palace", "use mosque"]


@rule("AST-04")
def test_a_used_assistant_leaves_the_board(edition: str) -> None:
    game = Scenario(edition).player(0, green=1).assistants({0: ["orchard", "souk", "souk"]})
    assert see(game, 0).assistants == ["orchard", "souk", "souk"]
    play(game, "use souk", "goods yellow")
    assert see(game, 0).assistants == ["orchard", "souk"]
    play(game, "use orchard", "sector action")
    assert see(game, 0).assistants == []  # the last one is being used
    play(game, "new keshi")
    assert see(game, 0).assistants == []


@rule("AST-05")
@pytest.mark.parametrize(
    ("option", "green", "dates"), [("new keshi", 4, 0), ("sector action", 3, 3)]
)
def test_an_assistant_takes_a_new_keshi_or_the_sector_action_not_both(
    edition: str, option: str, green: int, dates: int
) -> None:
    table = Scenario(edition).player(0, green=3, dates=0, white=1)
    game = table.assistants({0: ["orchard", "palace"]})
    play(game, "use orchard")
    assert options(game) == BOTH
    assert using(play(game, option)) == ["palace"]
    assert see(game, 0).keshis["green"] == green
    assert see(game, 0).dates == dates


# --- options --------------------------------------------------------------------------------------


LACKING: list[tuple[str, Facts, Facts]] = [
    *((sector, {colour: 0}, {colour: 1}) for sector, colour in TRACKS.items()),
    ("madrasa", {"gray": 1, "dates": 0}, {"gray": 1, "dates": 1}),
    ("square", {"entertainers": []}, {"entertainers": [3]}),
    ("medina", {"beige": 0}, {"beige": 1}),
    (
        "medina",
        {"beige": 1, "gates": {"river": "white"}},
        {"beige": 2, "gates": {"river": "white"}},
    ),
    ("sahara", {"caravans": [0, 0, 2]}, {"caravans": [1, 0, 2]}),
    ("sahara", {"caravans": [1, 0, 0], "dinars": 0}, {"caravans": [1, 0, 0], "dinars": 1}),
    ("souk", {}, {"purple": 1}),
]


@rule("AST-13")
@pytest.mark.parametrize(("sector", "lacking", "enough"), LACKING)
def test_an_action_without_any_effect_is_not_offered(
    edition: str, sector: str, lacking: Facts, enough: Facts
) -> None:
    """R42."""
    rich = {"water": 1, "dates": 1, "dinars": 1}
    other = "palace" if sector != "palace" else "mosque"

    def use(facts: Facts) -> tuple[Game, list[Event]]:
        table = Scenario(edition).player(0, **{**rich, **facts})
        game = table.assistants({0: [sector, other]})
        return game, play(game, f"use {sector}")

    game, events = use(lacking)
    assert acting(events) == []
    assert "sector action" not in options(game)
    game, _ = use(enough)
    assert options(game) == BOTH


@rule("AST-14")
def test_an_assistant_without_any_option_is_used_up_but_gains_the_vendors_water(
    edition: str,
) -> None:
    """R43: the vendor's water is still gained."""
    gates = dict(
        zip(
            ["river", "orchard", "madrasa", "palace", "mosque", "square", "sahara", "souk"],
            ["white", "white", "green", "green", "gray", "gray", "black", "black"],
            strict=True,
        )
    )
    table = Scenario(edition).player(0, beige=8, gates=gates, vendors=["medina", "sahara"])
    table.player(0, caravans=[3, 3, 2], claimed=[1, 2, 3, 4, 5, 6], water=0, white=1)
    game = table.assistants({0: ["medina", "sahara", "palace"]})
    events = play(game, "use medina", "use sahara")
    assert using(events) == ["medina", "sahara", "palace"]
    assert acting(events) == []
    assert see(game, 0).water == 2
    assert see(game, 0).keshis["beige"] == see(game, 0).keshis["brown"] == 8
    assert see(game, 0).assistants == []


@pytest.mark.parametrize(
    ("sector", "facts"),
    [
        ("madrasa", {"gray": 7, "dates": 3}),
        ("medina", {"beige": 2}),
        ("sahara", {"caravans": [1, 1, 0]}),
        ("souk", {"yellow": 2}),
        ("square", {"entertainers": [1, 2]}),
    ],
)
def test_a_chosen_sector_action_cannot_be_declined(edition: str, sector: str, facts: Facts) -> None:
    """R45: it must be used at least once."""
    game = Scenario(edition).player(0, **facts).assistants({0: [sector]})
    play(game, "sector action")
    assert len(options(game)) > 1
    assert "done" not in options(game)
