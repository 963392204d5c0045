"""The Pashabot's selection."""

import pytest

from marrakesh.rules.words import COLOURS, SECTORS
from rules.pashabot.claims.helpers import solo, told
from scenario import Scenario, happened, look, options, play, see

rule = pytest.mark.rule


def joker(table: Scenario, *bag: str) -> tuple[str, int]:
    """Where red, drawn with two others, sends its assistant; and the deciding rule."""
    table.player(0, hand=["green", "gray", "white"]).player(1, hand=bag)
    (facts,) = happened(told(table.select()), "bot-assistant")
    return SECTORS[facts["sector"]], facts["rule"]


@rule("PSH-09")
def test_a_red_assistant_goes_to_the_sector_of_the_highest_priority(edition: str) -> None:
    """R243: two icons beat one, wherever they are on the tiles."""
    table = solo(edition).bot(column=[1, 6, 7], beige=5, white=5)  # 2 pink
    assert joker(table, "red", "green", "black") == ("square", 1)


@rule("PSH-09")
def test_a_red_assistant_is_deployed_after_the_other_two(edition: str) -> None:
    table = solo(edition).bot(column=[1, 6])  # pink 2, beige and grey 1
    assert joker(table, "red", "pink", "beige") == ("madrasa", 1)


@rule("PSH-09")
def test_a_red_assistant_prefers_the_sector_with_more_keshis(edition: str) -> None:
    """All keshis of the sector count, including the vendor."""
    table = solo(edition).bot(column=[8, 7], brown=8, black=3, white=3)
    table.player(1, vendors=["palace"])
    assert joker(table, "red", "brown", "beige") == ("palace", 2)


@rule("PSH-09")
def test_a_red_assistant_goes_to_the_topmost_of_tied_sectors(edition: str) -> None:
    table = solo(edition).bot(column=[8, 7], black=3, white=3)
    assert joker(table, "red", "brown", "beige") == ("mosque", 3)


@rule("PSH-09")
def test_a_red_assistant_may_go_to_the_souk(edition: str) -> None:
    """The three goods are one icon (R243), and all goods count as keshis of the souk."""
    table = solo(edition).bot(column=[10, 9], white=2)
    assert joker(table, "red", "green", "black") == ("souk", 1)
    table = solo(edition).bot(column=[10], turquoise=2, yellow=1, orange=1, purple=1)
    assert joker(table, "red", "green", "black") == ("souk", 2)
    table = solo(edition).bot(column=[10, 9], turquoise=2)
    assert joker(table, "red", "yellow", "black") == ("river", 2)  # the souk has an assistant


@rule("PSH-09")
def test_without_icons_a_red_assistant_goes_to_the_fuller_sector(edition: str) -> None:
    table = solo(edition).bot(column=[1], black=1)
    assert joker(table, "red", "pink", "beige") == ("mosque", 2)
    assert joker(solo(edition).bot(column=[1]), "red", "pink", "beige") == ("orchard", 3)


@rule("PSH-10")
def test_all_six_selected_keshis_go_into_the_tower(edition: str) -> None:
    table = solo(edition, start=0).player(0, hand=["green", "gray", "white"])
    seen = look(table.player(1, hand=["green", "red", "pink"]).select())
    thrown = [seen["tower"].get(c, 0) + seen["base"].get(c, 0) for c in COLOURS]
    assert dict(zip(COLOURS, thrown, strict=True)) == {
        **dict.fromkeys(COLOURS, 0), "green": 2, "gray": 1, "white": 1, "red": 1, "pink": 1,
    }  # fmt: skip


@rule("PSH-64")
def test_you_deploy_before_the_bot_draws(edition: str) -> None:
    """Even if the bot is start player; not even a copy reveals what it will draw."""
    game = solo(edition).player(0, hand=["red", "gray", "green"]).select()
    assert options(game)[0].startswith("assistant")
    bot = see(game, 1)
    assert (bot.assistants, bot.chosen, len(bot.hand)) == ([], [], 12)
    draws = set()
    for seed in range(10):
        twin = game.copy()
        twin.redeal(0, seed)
        twin.listen()
        (drawn,) = [e for e in play(twin, "assistant palace") if e.kind == "selected"]
        draws.add(drawn.facts["colours"])
    assert len(draws) > 5
    play(game, "assistant palace")
    assert len(see(game, 1).hand) == 9
