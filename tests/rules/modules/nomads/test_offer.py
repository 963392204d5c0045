"""The nomad in the claim phase: its price, and when it is offered."""

import pytest

from rules.modules.nomads.helpers import Facts, with_nomads
from scenario import happened, look, options, play, see, starting, wander

rule = pytest.mark.rule


@rule("NOM-01")
def test_one_of_twenty_nomads_is_offered_in_each_round(edition: str) -> None:
    game = starting(edition, ["nomads"])
    assert look(game)["nomads"] == {"supply": 20, "offered": False}
    seen: dict[tuple[int, int], int] = {}
    for _ in wander(game, 1):
        if look(game)["phase"] == "claim":
            offers = look(game)["nomads"]["offered"]
            now = look(game)["season"], look(game)["round"]
            seen[now] = max(seen.get(now, 0), int(offers))
    assert seen == {(season, round): 1 for season in (1, 2, 3) for round in (1, 2, 3, 4)}


@rule("NOM-01")
@pytest.mark.parametrize(("used", "offered"), [(19, True), (20, False)])
def test_an_empty_nomad_board_offers_no_nomad(edition: str, used: int, offered: bool) -> None:
    table = with_nomads(edition).player(0, water=1, dates=1)
    table.player(1, nomads={"river": 8, "palace": 8, "mosque": used - 16})
    game = table.select()
    while look(game)["phase"] in ("select", "deploy"):
        game.apply(game.legal_actions()[0])
    assert look(game)["phase"] == "claim"
    assert look(game)["nomads"] == {"supply": 0, "offered": offered}
    assert ("claim nomad" in options(game)) == (offered and game.seat == 0)


@rule("NOM-02")
@pytest.mark.parametrize(
    ("purse", "possible"),
    [
        ({"water": 1, "dates": 1}, True),
        ({"water": 0, "dates": 9, "dinars": 9}, False),
        ({"water": 9, "dates": 0, "dinars": 9}, False),
        ({"water": 9, "dates": 0, "dinars": 9, "scrolls": [33]}, False),  # R194
    ],
)
def test_a_nomad_costs_a_date_and_a_water(edition: str, purse: Facts, possible: bool) -> None:
    game = with_nomads(edition).player(0, **purse).base(green=1, black=1).claim()
    assert ("claim nomad" in options(game)) == possible


@rule("NOM-02")
def test_a_claimed_nomad_is_the_whole_claim_and_is_paid_for_immediately(edition: str) -> None:
    """R193, R194"""
    table = with_nomads(edition).player(0, water=3, dates=2, dinars=1)
    game = table.base(green=2, black=2).claim()
    play(game, "claim nomad")
    assert (see(game, 0).water, see(game, 0).dates, see(game, 0).dinars) == (2, 1, 1)
    if edition == "deluxe":
        play(game, "nomad to palace")
    assert game.seat == 1
    assert look(game)["base"] == {"green": 2, "black": 2}
    assert look(game)["nomads"] == {"supply": 19, "offered": False}
    assert "claim nomad" not in options(game)


@rule("CLM-09", "NOM-06")
def test_the_nomad_returns_without_being_offered_again_once_the_base_is_empty(edition: str) -> None:
    """004:43: a player who wanted it had to take it instead of another keshi."""
    table = with_nomads(edition).player(0, water=1, dates=1).player(1, water=1, dates=1)
    game = table.base(green=1, black=1).claim()
    assert options(game) == ["claim green 1", "claim black 1", "claim nomad"]
    play(game, "claim green 1")
    assert (game.seat, options(game)) == (1, ["claim black 1", "claim nomad"])
    events = play(game, "claim black 1")
    assert happened(events, "nomad-returned") == [{}]
    assert happened(events, "nomad-declined") == []
    assert look(game)["nomads"] == {"supply": 20, "offered": False}
    assert look(game)["round"] == 2
    assert (see(game, 0).water, see(game, 0).dates) == (1, 1)


@rule("NOM-06", "TWR-06")
def test_the_nomad_returns_without_being_offered_if_the_base_was_empty(edition: str) -> None:
    table = with_nomads(edition, 3, start=1)
    for seat in (0, 1, 2):
        table.player(seat, water=2, dates=2)
    game = table.claim()
    assert look(game)["nomads"] == {"supply": 20, "offered": False}
    assert look(game)["phase"] == "select"


@rule("NOM-01", "NOM-02")
def test_the_nomad_may_be_claimed_in_a_later_turn_of_the_claim_phase(edition: str) -> None:
    """R192"""
    table = with_nomads(edition).player(0, water=1, dates=1).base(green=2, black=2)
    game = table.claim()
    play(game, "claim green 1", "claim green 1")
    assert game.seat == 0
    assert "claim nomad" in options(game)
