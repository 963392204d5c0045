"""Turn order in the claim phase."""

import pytest

from rules.claim.helpers import claim, claimed
from scenario import Scenario, look, options, play, see

rule = pytest.mark.rule


@rule("CLM-01")
@pytest.mark.parametrize("start", [0, 2])
def test_players_claim_in_turn_order_from_the_start_player(edition: str, start: int) -> None:
    table = Scenario(edition, players=3, start=start).base(green=3, gray=3, white=3)
    game = table.claim()
    order = []
    while look(game)["phase"] == "claim":
        order.append(game.seat)
        game.apply(game.legal_actions()[0])
    assert order == [(start + turn) % 3 for turn in range(8)]  # the last claim is automatic
    assert look(game)["base"] == {}


@rule("CLM-08")
def test_a_player_who_can_claim_nothing_is_skipped(edition: str) -> None:
    """R29"""
    table = Scenario(edition, players=3).player(1, turquoise=8).base(turquoise=5, green=2)
    game = table.claim()
    play(game, "claim turquoise 1")
    assert options(game) == ["claim green 1", "claim green 2"]
    play(game, "claim green 2", "claim turquoise 1")
    assert game.seat == 0
    events = play(game, "claim turquoise 1")
    assert [event.seat for event in events if event.kind == "claims-over"] == [1]
    assert game.seat == 2
    events = play(game, "claim turquoise 1")  # the last one is claimed automatically
    assert claimed(events) == [(2, 1), (0, 1)]
    assert [see(game, seat).keshis["turquoise"] for seat in range(3)] == [3, 8, 2]


@rule("CLM-09")
def test_the_only_possible_claim_is_made_automatically(edition: str) -> None:
    table = Scenario(edition).player(0, gray=8).player(1, white=7).base(gray=1, white=1)
    game = table.claim()
    assert look(game)["phase"] == "select"  # nothing was asked
    assert see(game, 0).keshis["white"] == 1
    assert see(game, 1).keshis["gray"] == 1


@rule("CLM-12", "EXC-01")
def test_keshis_that_no_one_can_claim_return_to_the_supply(edition: str) -> None:
    """R28"""
    table = Scenario(edition).player(0, black=8).player(1, black=7, score=0)
    game = table.base(black=3, green=1).claim()  # each claim is the only possible one
    assert look(game)["phase"] == "select"
    assert look(game)["base"] == {}
    assert see(game, 0).keshis["green"] == 1
    assert [see(game, seat).keshis["black"] for seat in (0, 1)] == [8, 8]
    if edition == "essential":
        assert look(game)["supply"]["black"] == 10 - 2 - 2  # markers, hands


@rule("CLM-10", "EX-02", "EX-03")
@pytest.mark.parametrize(
    ("second", "last"), [("claim orange 1", "brown"), ("claim brown 1", "orange")]
)
def test_four_players_claim_until_the_base_is_empty(edition: str, second: str, last: str) -> None:
    """EX-02 with Jan's orange keshi, EX-03 with his brown one; Sarah gets the rest."""
    game = (
        Scenario(edition, players=4)
        .base(turquoise=3, green=2, pink=1, gray=1, orange=1, purple=1, white=1, brown=1)
        .claim()
    )
    events = claim(game, "claim turquoise 2", "claim green 2", "claim pink 1", "claim gray 1")
    assert game.seat == 0
    events += claim(game, "claim turquoise 1", second, "claim purple 1", "claim white 1")
    assert look(game)["base"] == {}
    numbers = [sum(n for who, n in claimed(events) if who == seat) for seat in range(4)]
    assert numbers == [4, 3, 2, 2]
    claims = [event for event in events if event.kind == "claim"]
    assert claims[-1].seat == 0
    while look(game)["phase"] in ("claim", "exchange"):
        game.apply(game.legal_actions()[0])
    assert see(game, 0).keshis["turquoise"] == 3
    sarah, jan = see(game, 0), see(game, 1)
    assert {**sarah.keshis, **sarah.goods}[last] >= 1
    assert jan.keshis["green"] == 2
