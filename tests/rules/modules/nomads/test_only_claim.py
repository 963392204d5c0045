"""The nomad as the only legal claim, next to keshis no one can claim, and with scroll 61."""

import pytest

from marrakesh.rules.words import COLOURS
from rules.modules.nomads.helpers import (
    CLAIM_OR_NOT,
    COLOUR,
    EIGHT,
    TRACKS,
    Facts,
    nomads_left,
    with_nomads,
)
from scenario import happened, look, options, play, see

rule = pytest.mark.rule


@rule("CLM-08", "CLM-09")
def test_a_player_who_declines_the_nomad_is_asked_again_while_keshis_are_left(edition: str) -> None:
    """000:642: the player is skipped, not out of the phase."""
    table = with_nomads(edition).player(0, white=8, water=1, dates=1)
    game = table.base(white=5).claim()
    assert (game.seat, options(game)) == (0, CLAIM_OR_NOT)
    play(game, "done")
    assert (game.seat, options(game)) == (1, ["claim white 1", "claim white 2"])
    play(game, "claim white 2")
    assert (game.seat, options(game)) == (0, CLAIM_OR_NOT)
    play(game, "done", "claim white 1")
    assert (game.seat, options(game)) == (0, CLAIM_OR_NOT)
    play(game, "claim nomad")
    if edition == "deluxe":
        play(game, "nomad to river")
    assert game.seat == 1
    events = play(game, "claim white 2")
    assert [event.seat for event in events if event.kind == "claims-over"] == []
    assert nomads_left(game) == 19


@rule("CLM-08", "CLM-12")
def test_the_claim_phase_ends_once_all_players_in_a_row_have_declined_the_nomad(
    edition: str,
) -> None:
    """No one can claim white any more (R28); in the next round, everyone may claim again."""
    table = with_nomads(edition).player(0, white=8, water=1, dates=1)
    game = table.player(1, white=7, water=1, dates=1).base(white=3).claim()
    play(game, "done")
    assert (game.seat, options(game)) == (1, ["claim white 1", "claim nomad"])
    play(game, "claim white 1")
    for seat in (0, 1):
        assert (game.seat, options(game)) == (seat, CLAIM_OR_NOT)
        events = play(game, "done")
    assert happened(events, "keshis-left") == [{"colour": COLOURS.index("white"), "n": 2}]
    assert happened(events, "nomad-returned") == [{}]
    while look(game)["phase"] in ("select", "deploy"):
        game.apply(game.legal_actions()[0])
    assert (look(game)["round"], look(game)["phase"]) == (2, "claim")


@rule("CLM-08")
def test_the_nomad_may_be_taken_as_the_only_claim(edition: str) -> None:
    table = with_nomads(edition).player(0, white=8, water=1, dates=1)
    game = table.base(white=3, yellow=1).claim()
    play(game, "claim yellow 1", "claim white 1")
    assert (game.seat, options(game)) == (0, CLAIM_OR_NOT)
    play(game, "claim nomad")
    if edition == "deluxe":
        play(game, "nomad as vendor palace")
    assert look(game)["phase"] == "claim"
    assert game.seat == 1  # seat 0 is skipped from now on


@rule("CLM-12", "NOM-06")
def test_keshis_that_no_one_can_claim_return_together_with_the_nomad(edition: str) -> None:
    table = with_nomads(edition).player(0, vendors=EIGHT).player(1, vendors=EIGHT)
    game = table.base(red=2, green=1, black=1).claim()
    events = play(game, "claim green 1")
    assert happened(events, "keshis-left") == [{"colour": COLOURS.index("red"), "n": 2}]
    assert happened(events, "nomad-returned") == [{}]
    assert (look(game)["base"], nomads_left(game)) == ({}, 20)


@rule("CLM-12", "CLM-08")
def test_the_nomad_is_offered_before_unclaimable_keshis_return(edition: str) -> None:
    table = with_nomads(edition).player(0, vendors=EIGHT).player(1, vendors=EIGHT)
    game = table.player(1, water=1, dates=1).base(red=2, green=1, black=1).claim()
    play(game, "claim green 1", "claim black 1")
    assert (game.seat, options(game)) == (1, CLAIM_OR_NOT)
    events = play(game, "done")
    assert happened(events, "keshis-left") == [{"colour": COLOURS.index("red"), "n": 2}]


@rule("CLM-13")
def test_scroll_61_allows_claiming_the_nomad_together_with_a_keshi(edition: str) -> None:
    """R35: in either order, and at its usual price."""
    for first, second in (("claim green 1", "claim nomad"), ("claim nomad", "claim green 1")):
        table = with_nomads(edition).player(0, scrolls=[61], water=1, dates=2)
        game = table.base(green=2, black=2).claim()
        assert "claim green 2" not in options(game)
        play(game, first)
        assert game.seat == 0
        assert "done" in options(game)
        play(game, second)
        assert (see(game, 0).water, see(game, 0).dates) == (0, 1)
        if edition == "deluxe":
            play(game, "nomad to river")
        assert game.seat == 1
        assert look(game)["base"] == {"green": 1, "black": 2}


@rule("CLM-13")
@pytest.mark.parametrize("purse", [{"water": 1}, {"dates": 1}])
def test_scroll_61_does_not_make_the_nomad_free(edition: str, purse: Facts) -> None:
    """R35: each of the two must be legal."""
    table = with_nomads(edition).player(0, scrolls=[61], green=7, **purse)
    game = table.base(green=2, black=2).claim()
    play(game, "claim green 1")
    assert options(game) == ["done", "claim black 1"]


@rule("NOM-03", "CLM-08")
@pytest.mark.parametrize(
    ("places", "possible"),
    [
        ({}, False),
        ({"white": 7}, True),
        ({"vendors": EIGHT[1:]}, True),
    ],
)
def test_a_nomad_can_be_claimed_only_if_there_is_a_place_for_it(
    edition: str, places: Facts, possible: bool
) -> None:
    """R195: a free space in a sector, or a vendor space."""
    full: Facts = {"vendors": EIGHT}
    for sector in TRACKS + ["medina"]:
        full[COLOUR[sector]] = 8
    full |= {"entertainers": range(1, 9), "caravans": [3, 3, 2]}
    table = with_nomads(edition).player(0, water=9, dates=9, **{**full, **places})
    game = table.base(yellow=1, orange=1).claim()
    assert ("claim nomad" in options(game)) == possible
