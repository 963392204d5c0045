"""The Pashabot places what it claims; the rulebook's examples."""

import pytest

from marrakesh.rules.words import COLOURS, SECTORS
from rules.pashabot.claims.helpers import bot_claims, claim, solo, told
from scenario import look, see

rule = pytest.mark.rule


# --- placing claimed keshis -----------------------------------------------------------------------


@rule("PSH-65", "PSH-19")
def test_claimed_keshis_are_placed_immediately(edition: str) -> None:
    """Even in Essential; the wooden keshis return to the supply."""
    table = solo(edition).bot(column=[4], green=3).base(green=2, gray=1, white=1)
    game = table.claim()
    assert game.seat == 0
    bot = see(game, 1)
    assert (bot.keshis["green"], bot.claimed_keshis) == (5, {})
    if edition == "essential":
        in_hands = sum("green" in see(game, seat).hand for seat in (0, 1))
        assert look(game)["supply"]["green"] == 10 - 1 - in_hands


@rule("PSH-65", "PSH-21")
@pytest.mark.parametrize(("tile", "then"), [(6, "gray"), (4, "green")])
def test_a_tile_revealed_by_a_claim_counts_for_the_next_claim(
    edition: str, tile: int, then: str
) -> None:
    table = solo(edition).bot(column=[7], brown=2).next_strategy(tile)
    game = table.base(brown=1, gray=1, green=1, yellow=1).claim()
    assert bot_claims(told(game)) == [("brown", 1, "sahara", 3)]
    assert look(game)["bot"]["strategy"] == [7, tile]
    assert claim(game, "claim yellow 1") == [(then, 1, SECTORS[COLOURS.index(then)], 3)]


@rule("PSH-65", "PSH-21")
def test_a_town_taken_by_a_claim_leaves_no_gap_in_the_display(edition: str) -> None:
    """R46: scrolls removed by town 10 are replaced before your next claim."""
    table = solo(edition, modules=["desert-towns"]).bot(column=[7], brown=3).towns_open(10)
    before = set(table.table.scrolls[9:])
    game = table.base(brown=1, gray=1, green=1).claim()
    assert game.seat == 0
    shown = look(game)["scrolls"][3]
    assert 0 not in shown
    assert not before & set(shown)


# --- the rulebook's examples ----------------------------------------------------------------------


@rule("EX-59", "PSH-12", "PSH-13", "PSH-14", "PSH-18")
def test_claims_match_example_a_of_the_rulebook(edition: str) -> None:
    table = solo(edition).bot(column=[8, 7], assistants=["sahara", "palace", "square"])
    game = table.base(brown=2, green=1, red=1, white=1, pink=1, gray=1).claim()
    assert bot_claims(told(game)) == [("brown", 2, "sahara", 2)]
    assert claim(game, "claim green 1") == [("red", 1, "sahara", 3)]
    assert see(game, 1).vendors == ["sahara"]
    assert claim(game, "claim white 1") == [("pink", 1, "square", 4)]


@rule("EX-60", "PSH-13", "PSH-14", "PSH-15", "PSH-16", "PSH-17")
def test_claims_match_example_b_of_the_rulebook(edition: str) -> None:
    table = solo(edition).bot(column=[6, 5], assistants=["souk", "square", "madrasa"])
    table.deploy({0: ["palace", "orchard", "river"]})
    game = table.base(pink=1, red=1, gray=1, green=1, turquoise=1, white=1).claim()
    assert bot_claims(told(game)) == [("pink", 1, "square", 6)]
    assert claim(game, "claim red 1") == [("gray", 1, "madrasa", 3)]
    assert claim(game, "claim green 1") == [("turquoise", 1, "river", 7)]
