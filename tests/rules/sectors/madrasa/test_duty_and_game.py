"""The duty to buy a new scroll in whole games; actions within an action."""

from itertools import takewhile
from random import Random

import pytest

from marrakesh.rules.config import EDITIONS, MODULES
from marrakesh.rules.events import Event
from marrakesh.rules.words import COLOURS as KESHIS
from rules.sectors.madrasa.helpers import academy, new_ones, obliged, refreshes, shop
from scenario import Scenario, happened, look, options, play, see

rule = pytest.mark.rule


# --- the duty in the game -------------------------------------------------------------------------


@rule("MAD-09")
def test_the_duty_ends_with_the_first_new_scroll(edition: str) -> None:
    game = obliged(edition, "gray", 8, 4)
    play(game, "scroll 17")
    assert "scroll 61" in options(game)  # for the last dates
    assert "done" in options(game)


@rule("MAD-09")
def test_a_copied_game_tracks_the_duty_independently(edition: str) -> None:
    game = obliged(edition, "gray", 8, 4)
    twin = game.copy()
    play(twin, "scroll 17")
    assert "done" in options(twin)
    assert "done" not in options(game)
    play(game, "scroll 22")
    assert "done" not in options(game)


@rule("MAD-09")
def test_hidden_information_does_not_affect_the_duty(edition: str) -> None:
    game = obliged(edition, "pink", 5, 9, 2)
    before = options(game)
    game.redeal(0, 7)
    assert options(game) == before
    play(game, "scroll 2")
    assert options(game) == new_ones("pink")


PERMANENT = [14, 16, 17, 18, 23, 26, 27, 31, 32, 33, 36, 44, 45, 46, 48, 54, 60, 63, 65, 66, 68]


def rich(random: Random) -> Scenario:
    """Seat 0 has many scholars, few dates and some of everything; some modules are in play."""
    modules = [module for module in MODULES if random.random() < 0.4]
    table = Scenario(random.choice(EDITIONS), seed=random.randrange(10**6), modules=modules)
    few = {colour: random.randint(0, 3) for colour in KESHIS[:2] + KESHIS[3:5] + KESHIS[9:]}
    table.player(0, **few, gray=random.randint(5, 8), beige=random.randint(0, 4))
    table.player(0, dates=random.randint(1, 6), water=random.randint(0, 3), dinars=2)
    table.player(0, palace=random.randint(0, 15), mosque=random.randint(0, 15))
    table.player(0, caravans=[random.randint(0, 3), random.randint(0, 3), 0])
    table.player(0, entertainers=random.sample(range(1, 9), random.randint(0, 4)))
    table.player(0, scrolls=random.sample(PERMANENT, random.randint(0, 6)))
    if "imam-sultan" in modules:
        table.pawn("palace", random.randint(0, 1))
    return table


def is_shown(event: Event) -> bool:
    return event.kind == "scroll-shown"


@rule("MAD-09")
@pytest.mark.parametrize("hundred", range(4))
def test_the_duty_is_met_whatever_the_player_does(hundred: int) -> None:
    """Random players refresh, then put off the new scrolls as long as they have other options."""
    for seed in range(100 * hundred, 100 * hundred + 100):
        random = Random(seed)
        game = rich(random).assistants({0: ["madrasa"]})
        if "sector action" in options(game):
            play(game, "sector action")
        events = play(game, random.choice(refreshes(game)))
        while not happened(events, "refresh"):  # scroll 33 pays for it
            events = play(game, random.choice(options(game)))
        after = events[[event.kind for event in events].index("refresh") + 1 :]
        new = [event.facts["tile"] for event in takewhile(is_shown, after)]
        while game.seat == 0 and look(game)["phase"] == "assistants":
            late = ["done", *(f"scroll {tile}" for tile in new)]
            others = [text for text in options(game) if text not in late]
            play(game, random.choice(others or options(game)))
        assert set(new) & set(see(game, 0).scrolls), f"seed {seed}"


# --- actions within an action ---------------------------------------------------------------------


@rule("MAD-03", "SCR-53")
def test_all_scholars_are_available_again_in_a_granted_madrasa_action(edition: str) -> None:
    """R102: the outer action continues with those it had left; there is no refill in between."""
    game = shop(academy(edition, 8).scrolls_shown("pink", 53, 44))
    play(game, "scroll 53")
    assert "scroll 61" not in options(game)
    play(game, "sector madrasa")
    assert "scroll 61" in options(game)
    assert look(game)["scrolls"][2][0] == 0
    play(game, "scroll 61")
    assert "scroll 22" not in options(game)  # 1 of 8 is left here
    play(game, "done")
    assert "scroll 22" in options(game)  # 3 of 8 are left here
    assert "scroll 44" not in options(game)
    assert look(game)["scrolls"][3][0] == 0


@rule("MAD-14", "SCR-64")
def test_the_madrasa_action_granted_by_scroll_64_counts_its_new_scholar(edition: str) -> None:
    """R102: 7 scholars bought scroll 64; all 8 can be used in the granted action."""
    table = Scenario(edition).scrolls_shown("orange", 64, 61).scrolls_shown("gray", 13)
    game = shop(table.player(0, gray=7, dates=9))
    play(game, "scroll 64", "keshi gray")
    play(game, "scroll 61", "scroll 13")
    assert see(game, 0).scrolls == [64, 61, 13]
    assert see(game, 0).keshis["gray"] == 8
