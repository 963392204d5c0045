"""Deploying assistants after the selection."""

import pytest

from marrakesh.rules.words import SECTORS
from rules.select.helpers import choose, leave_phase
from scenario import Scenario, look, options, play, see

rule = pytest.mark.rule

GOODS = ("yellow", "orange", "purple")


@rule("SEL-04", "SEL-07")
@pytest.mark.parametrize(
    ("colours", "sectors"),
    [
        (("green", "black", "pink"), ["orchard", "mosque", "square"]),
        (("turquoise", "gray", "white"), ["river", "madrasa", "palace"]),
        (("beige", "brown", "yellow"), ["medina", "sahara", "souk"]),
        (("orange", "purple", "gray"), ["madrasa", "souk", "souk"]),
        (GOODS, ["souk", "souk", "souk"]),
    ],
)
def test_each_colour_sends_an_assistant_to_its_sector(
    edition: str, colours: tuple[str, str, str], sectors: list[str]
) -> None:
    game = Scenario(edition).select()
    choose(game, 0, *colours)
    choose(game, 1, "green", "gray", "white")
    assert see(game, 0).assistants == sectors


@rule("EX-01")
def test_lukas_deploys_assistants_to_the_sectors_of_his_three_keshis(edition: str) -> None:
    game = Scenario(edition, players=4).select()
    for seat in range(3):
        choose(game, seat, "turquoise", "gray", "white")
    choose(game, 3, "green", "black", "pink")
    assert see(game, 3).assistants == ["orchard", "mosque", "square"]


@rule("SEL-05", "SEL-08", "SEL-09")
@pytest.mark.parametrize(
    ("others", "taken"),
    [
        (("green", "black"), {"orchard", "mosque"}),
        (("beige", "brown"), {"medina", "sahara"}),
        (("pink", "yellow"), {"square"}),
    ],
)
def test_red_may_send_an_assistant_to_any_free_sector(
    edition: str, others: tuple[str, str], taken: set[str]
) -> None:
    """R20: even to the souk, but never two assistants to another sector."""
    game = Scenario(edition).select()
    choose(game, 0, "red", *others)
    choose(game, 1, "green", "gray", "white")
    assert set(options(game)) == {f"assistant {s}" for s in SECTORS if s not in taken}
    play(game, "assistant river")
    assert set(see(game, 0).assistants) - {"souk"} == taken | {"river"}


@rule("SEL-06", "SEL-08")
def test_red_may_send_a_third_assistant_to_the_souk(edition: str) -> None:
    game = Scenario(edition).select()
    choose(game, 0, "red", "yellow", "purple")
    choose(game, 1, "green", "gray", "white")
    play(game, "assistant souk")
    assert see(game, 0).assistants == ["souk"] * 3


@rule("SEL-04")
def test_red_assistants_are_deployed_in_turn_order_after_selections_are_revealed(
    edition: str,
) -> None:
    """R21: later players see where the earlier ones deployed."""
    game = Scenario(edition, players=3, start=1).select()
    for seat in range(3):
        choose(game, seat, "red", "green", "gray")
    for seat, before in ((1, []), (2, [1]), (0, [1, 2])):
        assert game.seat == seat
        players = look(game, seat)["players"]
        assert [s for s in (1, 2, 0) if "palace" in players[s]["assistants"]] == before
        assert look(game)["base"] == {}  # the toss comes later
        play(game, "assistant palace")
    assert look(game)["phase"] == "claim"


def test_an_assistant_sent_by_red_gains_a_keshi_of_its_sector(edition: str) -> None:
    """R22"""
    game = Scenario(edition).player(0, white=2).select()
    choose(game, 0, "red", "green", "gray")
    choose(game, 1, "green", "gray", "white")
    play(game, "assistant palace")
    leave_phase(game, "claim", "exchange")
    before = see(game, 0).keshis
    play(game, "use palace", "new keshi")
    assert see(game, 0).keshis == {**before, "white": before["white"] + 1}
