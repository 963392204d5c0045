"""Phase 2, first part: claiming keshis from the base of the tower."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.events import Event
from marrakesh.rules.words import SECTORS
from scenario import Scenario, happened, look, options, play, see

rule = pytest.mark.rule

EIGHT = [sector for sector in SECTORS if sector != "souk"]
BOARDS: dict[str, list[dict[str, Any]]] = {
    **{
        colour: [{colour: 6}, {colour: 7}, {colour: 8}]
        for colour in ("turquoise", "green", "gray", "white", "black", "beige")
    },
    "pink": [{"entertainers": range(1, last)} for last in (7, 8, 9)],
    "brown": [{"caravans": paths} for paths in ([3, 3, 0], [3, 3, 1], [3, 3, 2])],
    "red": [{"vendors": EIGHT[:number]} for number in (6, 7, 8)],
}
"""For each colour boards with two free spaces, with one, and with none."""

capacities = pytest.mark.parametrize("colour", BOARDS)


def claim(game: Game, *claims: str) -> list[Event]:
    """Make claims; what they place goes (in Deluxe at once) to the first possible space."""
    events: list[Event] = []
    for text in claims:
        events += play(game, text)
        while look(game)["phase"] == "claim" and not options(game)[-1].startswith("claim"):
            events += game.apply(game.legal_actions()[0])
    return events


def claimed(events: list[Event]) -> list[tuple[int, int]]:
    """Who claimed how many keshis, in order."""
    return [(event.seat, event.facts["n"]) for event in events if event.kind == "claim"]


def offered(table: Scenario, colour: str) -> list[str]:
    """Which claims of a colour seat 0 may make when two of it lie in the base."""
    game = table.base(**{colour: 2}, yellow=1, orange=1).claim()
    assert game.seat == 0
    assert {"claim yellow 1", "claim orange 1"} <= set(options(game))
    return [option for option in options(game) if colour in option]


# --- what may be claimed --------------------------------------------------------------------------


@rule("CLM-02", "CLM-03", "CLM-09")
def test_a_claim_is_one_or_two_of_a_colour(edition: str) -> None:
    """R26: one of two may be left; there is no passing."""
    game = Scenario(edition).base(green=3, black=2, pink=1).claim()
    assert options(game) == [
        "claim green 1",
        "claim green 2",
        "claim black 1",
        "claim black 2",
        "claim pink 1",
    ]
    play(game, "claim green 1")
    assert look(game)["base"] == {"green": 2, "black": 2, "pink": 1}
    play(game, "claim black 2")
    assert look(game)["base"] == {"green": 2, "pink": 1}


@rule("CLM-04", "EXC-16")
@capacities
def test_a_full_colour_may_not_be_claimed(edition: str, colour: str) -> None:
    assert offered(Scenario(edition).player(0, **BOARDS[colour][2]), colour) == []


@rule("CLM-06")
@capacities
def test_one_free_space_allows_one_keshi(edition: str, colour: str) -> None:
    table = Scenario(edition).player(0, **BOARDS[colour][1])
    assert offered(table, colour) == [f"claim {colour} 1"]


@rule("CLM-02", "CLM-04")
@capacities
def test_two_free_spaces_allow_two(edition: str, colour: str) -> None:
    table = Scenario(edition).player(0, **BOARDS[colour][0])
    assert offered(table, colour) == [f"claim {colour} 1", f"claim {colour} 2"]


@rule("CLM-04", "EXC-16")
@pytest.mark.parametrize(("keshis", "claims"), [(7, ["claim white 1"]), (8, [])])
@pytest.mark.parametrize("vendors", [[], ["palace"]])
def test_the_vendor_does_not_matter_for_fullness(
    edition: str, keshis: int, vendors: list[str], claims: list[str]
) -> None:
    table = Scenario(edition).player(0, white=keshis, vendors=vendors)
    assert offered(table, "white") == claims


@rule("CLM-04", "EXC-16")
@pytest.mark.parametrize(("guards", "claims"), [(7, ["claim beige 1"]), (8, [])])
def test_guards_at_gates_count_for_the_medina(edition: str, guards: int, claims: list[str]) -> None:
    """R7"""
    gates = {"river": "green", "palace": "gray", "souk": "red"}
    table = Scenario(edition).player(0, beige=guards, gates=gates)
    assert offered(table, "beige") == claims


@rule("CLM-05", "EXC-13")
@pytest.mark.parametrize("colour", ["yellow", "orange", "purple"])
def test_goods_may_always_be_claimed(edition: str, colour: str) -> None:
    table = Scenario(edition).player(0, **{colour: 25}).base(**{colour: 2}, gray=1)
    game = table.claim()
    assert {f"claim {colour} 1", f"claim {colour} 2"} <= set(options(game))
    play(game, f"claim {colour} 2")
    assert see(game, 0).goods[colour] == 27


@rule("CLM-07")
@pytest.mark.parametrize(
    ("colour", "more"), [(colour, boards[0]) for colour, boards in BOARDS.items()]
)
def test_keshis_claimed_before_count(edition: str, colour: str, more: dict[str, Any]) -> None:
    """R27: also in Essential, where they do not lie on the board yet."""
    table = Scenario(edition).player(0, **more).base(**{colour: 3}, yellow=3, orange=1)
    game = table.claim()
    claim(game, f"claim {colour} 1", "claim yellow 1")
    assert [option for option in options(game) if colour in option] == [f"claim {colour} 1"]
    claim(game, f"claim {colour} 1", "claim yellow 1")
    assert game.seat == 0
    assert look(game)["base"] == {colour: 1, "yellow": 1, "orange": 1}
    assert options(game) == ["claim yellow 1", "claim orange 1"]


@rule("CLM-11")
def test_red_needs_a_free_vendor_space(edition: str) -> None:
    """R6, with those claimed before."""
    table = Scenario(edition).player(0, vendors=EIGHT[:7]).base(red=2, yellow=2, orange=1)
    game = table.claim()
    assert "claim red 2" not in options(game)
    claim(game, "claim red 1", "claim yellow 1")
    assert options(game) == ["claim yellow 1", "claim orange 1"]


@rule("CLM-11")
def test_the_vendor_of_the_souk_takes_no_vendor_space(edition: str) -> None:
    """R6"""
    table = Scenario(edition).player(0, vendors=[*EIGHT[:7], "souk"])
    assert offered(table, "red") == ["claim red 1"]


# --- whose turn it is -----------------------------------------------------------------------------


@rule("CLM-01")
@pytest.mark.parametrize("start", [0, 2])
def test_claims_go_round_from_the_start_player(edition: str, start: int) -> None:
    table = Scenario(edition, players=3, start=start).base(green=3, gray=3, white=3)
    game = table.claim()
    order = []
    while look(game)["phase"] == "claim":
        order.append(game.seat)
        game.apply(game.legal_actions()[0])
    assert order == [(start + turn) % 3 for turn in range(8)]  # the last one is not asked for
    assert look(game)["base"] == {}


@rule("CLM-08")
def test_who_can_claim_nothing_is_skipped(edition: str) -> None:
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
    events = play(game, "claim turquoise 1")  # the last one goes to the start player, unasked
    assert claimed(events) == [(2, 1), (0, 1)]
    assert [see(game, seat).keshis["turquoise"] for seat in range(3)] == [3, 8, 2]


@rule("CLM-09")
def test_who_has_one_possible_claim_makes_it(edition: str) -> None:
    table = Scenario(edition).player(0, gray=8).player(1, white=7).base(gray=1, white=1)
    game = table.claim()
    assert look(game)["phase"] == "select"  # nothing was asked
    assert see(game, 0).keshis["white"] == 1
    assert see(game, 1).keshis["gray"] == 1


@rule("CLM-12", "EXC-01")
def test_what_nobody_can_claim_returns_to_the_supply(edition: str) -> None:
    """R28"""
    table = Scenario(edition).player(0, black=8).player(1, black=7, score=0)
    game = table.base(black=3, green=1).claim()  # every claim is the only possible one
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
def test_a_claim_of_four_players(edition: str, second: str, last: str) -> None:
    """EX-02 with Jan's orange, EX-03 with his brown keshi; the rest goes to Sarah."""
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


# --- scroll 61 ------------------------------------------------------------------------------------


@rule("CLM-13", "EX-37")
@pytest.mark.parametrize("second", ["pink", "green"])
def test_scroll_61_claims_two_colours(edition: str, second: str) -> None:
    table = Scenario(edition).player(0, scrolls=[61]).base(green=2, pink=1, black=2)
    game = table.claim()
    play(game, "claim green 1", f"claim {second} 1")
    left = {"green": 1, "black": 2} if second == "pink" else {"pink": 1, "black": 2}
    assert look(game)["base"] == left
    if edition == "deluxe" and second == "pink":
        play(game, "entertainer 1")
    assert game.seat == 1
    assert "claim black 2" in options(game)  # without the scroll both at once


@rule("CLM-14")
def test_scroll_61_may_claim_one(edition: str) -> None:
    """R35"""
    game = Scenario(edition).player(0, scrolls=[61]).base(green=2, white=1, black=2).claim()
    assert set(options(game)) == {"claim green 1", "claim white 1", "claim black 1"}
    play(game, "claim green 1")
    assert set(options(game)) == {"claim green 1", "claim white 1", "claim black 1", "done"}
    play(game, "done")
    assert game.seat == 1


@rule("CLM-13", "CLM-14")
def test_scroll_61_respects_full_sectors(edition: str) -> None:
    table = Scenario(edition).player(0, scrolls=[61], green=7, white=8)
    game = table.base(green=3, white=2, yellow=1).claim()
    assert options(game) == ["claim green 1", "claim yellow 1"]
    play(game, "claim green 1")
    assert options(game) == ["done", "claim yellow 1"]


@rule("CLM-14")
def test_scroll_61_without_a_second_legal_keshi(edition: str) -> None:
    table = Scenario(edition).player(0, scrolls=[61], white=8).player(1, yellow=2)
    game = table.base(green=1, white=3).claim()  # seat 0 gets green, unasked
    assert game.seat == 1
    assert look(game)["base"] == {"white": 3}


# --- when they are deployed -----------------------------------------------------------------------


@rule("CLM-15", "EXC-01")
def test_deluxe_deploys_a_claim_at_once() -> None:
    game = Scenario("deluxe").base(pink=2, green=2, black=1).claim()
    events = play(game, "claim pink 2")
    assert game.seat == 0
    play(game, "entertainer 2", "entertainer 4")
    assert (see(game, 0).water, see(game, 0).dates) == (2, 2)
    assert game.seat == 1
    events = play(game, "claim green 1")
    assert see(game, 1).keshis["green"] == 1
    assert happened(events, "points")
    assert game.seat == 0


@rule("EXC-01")
def test_essential_lays_claims_aside_until_the_base_is_empty() -> None:
    game = Scenario("essential").base(pink=2, green=2, black=1).claim()
    play(game, "claim pink 2", "claim green 1")
    assert game.seat == 0
    assert see(game, 0).claimed_keshis == {"pink": 2}
    assert see(game, 1).claimed_keshis == {"green": 1}
    assert see(game, 0).keshis["pink"] == see(game, 1).keshis["green"] == 0
    play(game, "claim black 1")  # then seat 1 gets the last green one
    assert look(game)["phase"] == "exchange"
    assert see(game, 0).keshis["black"] == 1
    assert options(game) == [f"entertainer {k}" for k in range(1, 9)]
