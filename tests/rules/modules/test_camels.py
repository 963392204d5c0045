"""Camels: spectators, the race, dung, and what the race is worth."""

from collections.abc import Sequence
from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.actions import to_number
from marrakesh.rules.events import Event
from marrakesh.rules.words import COLOURS, SECTORS
from scenario import Scenario, happened, look, options, play, points, see, starting

rule = pytest.mark.rule
Facts = dict[str, Any]

EIGHT = [sector for sector in SECTORS if sector != "souk"]
COLOUR = dict(zip(EIGHT, COLOURS, strict=False))
NINE_COLOURS = list(COLOURS[:9])
TO_SPECTATORS = "to the spectators"
GOODS = ["goods yellow", "goods orange", "goods purple"]

FULL: dict[str, Facts] = {
    **{colour: {colour: 8} for colour in COLOURS[:5]},
    "pink": {"entertainers": range(1, 9)},
    "beige": {"beige": 8},
    "brown": {"caravans": [3, 3, 2]},
    "red": {"vendors": EIGHT},
}


def race(edition: str, players: int = 2, *others: str, **choices: Any) -> Scenario:
    """Nobody has anything to pay with."""
    table = Scenario(edition, players, modules=["camels", *others], **choices)
    for seat in range(players):
        table.player(seat, water=0, dates=0, dinars=0)
    return table


def claimed(table: Scenario, colour: str = "white") -> Game:
    """Seat 0 has claimed the only keshi there is, and is about to place it."""
    return table.base(**{colour: 1}).claim()


def to_spectators(table: Scenario, colour: str = "white") -> tuple[Game, list[Event]]:
    """Seat 0 puts a keshi into its column."""
    game = claimed(table, colour)
    return game, play(game, TO_SPECTATORS)


def of_colours(number: int) -> list[str]:
    """So many spectators of different colours, none of them white."""
    return [colour for colour in NINE_COLOURS if colour != "white"][:number]


def step(game: Game, seat: int = 0) -> int:
    number: int = see(game, seat).camel["step"]
    return number


def column(game: Game, seat: int = 0) -> list[str]:
    colours: list[str] = see(game, seat).spectator_column
    return colours


# --- setup ----------------------------------------------------------------------------------------


@rule("CAM-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_a_camel_and_a_column(edition: str, players: int) -> None:
    game = starting(edition, ["camels"], players)
    for seat in range(players):
        assert see(game, seat).camel == {"step": 0, "podium": 0, "dung": 0}
        assert column(game, seat) == []


@rule("CAM-02")
def test_three_of_six_award_tiles_with_a_random_side_are_public(edition: str) -> None:
    sides = set()
    for seed in range(30):
        game = starting(edition, ["camels"], seed=seed)
        awards = look(game)["awards"]
        assert len({side[:-1] for side in awards}) == 3
        assert awards == look(game, 1)["awards"]
        sides.update(awards)
    assert sides == {f"{tile}{side}" for tile in range(1, 7) for side in "ab"}


# --- the board or the spectators ------------------------------------------------------------------


def from_assistant(table: Scenario) -> Game:
    game = table.player(0, white=1).assistants({0: ["palace"]})
    play(game, "new keshi")
    return game


def from_gate(table: Scenario) -> Game:
    game = table.player(0, beige=1).workshop(1, "white").assistants({0: ["medina"]})
    play(game, "sector action", "gate white from 1", "at souk")
    return game


def from_line(table: Scenario) -> Game:
    """Palace segment 3, mosque segment 3: the middle gives gray."""
    game = table.player(0, black=1, palace=7, mosque=6).assistants({0: ["mosque"]})
    play(game, "sector action", "line middle")
    return game


def from_storage(table: Scenario) -> Game:
    table.player(0, caravans=[1, 0, 0], dinars=1, storage={1: "white"})
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", "deploy white")
    return game


def from_river_tile(table: Scenario) -> Game:
    game = table.river_tiles(7, 4, 5).player(0, fisherman=5).season_scoring()
    play(game, "deploy red")
    return game


def from_any_keshi(table: Scenario) -> Game:
    game = table.buys_scroll(30)
    play(game, "keshi white")
    return game


@rule("CAM-03", "CAM-19")
@pytest.mark.parametrize(
    ("gain", "colour"),
    [
        (claimed, "white"),
        (from_assistant, "white"),
        (from_gate, "white"),
        (from_line, "gray"),
        (from_storage, "white"),
        (from_river_tile, "red"),
        (lambda table: table.buys_scroll(3), "white"),  # R128
        (from_any_keshi, "white"),
    ],
)
def test_every_gained_keshi_goes_to_the_board_or_the_spectators(
    edition: str, gain: Any, colour: str
) -> None:
    game = gain(race(edition))
    assert options(game) == [f"deploy {colour}", TO_SPECTATORS]
    before = see(game, 0).keshis[colour]
    play(game, TO_SPECTATORS)
    assert see(game, 0).keshis[colour] == before
    assert column(game) == [colour]
    assert step(game) == 1
    game = gain(race(edition))
    play(game, f"deploy {colour}")
    if colour == "red":
        play(game, "vendor river")
    assert see(game, 0).keshis[colour] == before + 1
    assert (column(game), step(game)) == ([], 0)


@rule("CAM-03", "CAM-19")
@pytest.mark.parametrize("colour", NINE_COLOURS)
def test_all_colours_but_goods_watch_the_race_without_a_bonus(edition: str, colour: str) -> None:
    """R208, R209"""
    game, _ = to_spectators(race(edition), colour)
    assert column(game) == [colour]
    assert look(game)["phase"] == "select"  # nothing more was asked
    assert points(game, 0) == {}
    seen = see(game, 0)
    assert (seen.keshis[colour], seen.vendors, seen.caravans) == (0, [], [0, 0, 0])
    assert (seen.water, seen.dates, seen.dinars) == (0, 0, 0)


@rule("CAM-04")
@pytest.mark.parametrize("colour", COLOURS[9:])
def test_goods_never_watch_the_race(edition: str, colour: str) -> None:
    game = claimed(race(edition), colour)
    assert look(game)["phase"] == "select"
    assert see(game, 0).goods[colour] == 1
    assert column(game) == []


@rule("CAM-03")
def test_each_of_two_claimed_keshis_is_decided_by_itself(edition: str) -> None:
    """R206"""
    game = race(edition).base(white=2, green=2).claim()
    play(game, "claim white 2")
    if edition == "essential":  # at the exchange
        assert see(game, 0).claimed_keshis == {"white": 2}
        play(game, "claim green 2")
    play(game, "deploy white", TO_SPECTATORS)
    assert see(game, 0).keshis["white"] == 1
    assert column(game) == ["white"]


@rule("CAM-03", "EXC-04")
def test_essential_spectators_are_cardboard() -> None:
    """All wood is in the supply again, but for two markers and the two of the hands."""
    game, _ = to_spectators(race("essential"))
    assert look(game)["supply"]["white"] == 10 - 2 - 2


@rule("CAM-03")
def test_the_column_has_eight_spaces(edition: str) -> None:
    """R207"""
    game, _ = to_spectators(race(edition).player(0, column=["green"] * 7))
    assert column(game) == ["green"] * 7 + ["white"]
    game = claimed(race(edition).player(0, column=["green"] * 8))
    assert see(game, 0).keshis["white"] == 1  # without a question
    assert column(game) == ["green"] * 8


@rule("CAM-19", "XP5-04")
@pytest.mark.parametrize("caravans", [[0, 0, 0], [3, 0, 0]])
def test_a_caravan_among_the_spectators_discovers_nothing(
    edition: str, caravans: list[int]
) -> None:
    table = race(edition, 2, "desert-towns").player(0, caravans=caravans, scrolls=[68])
    game, events = to_spectators(table, "brown")
    assert happened(events, "discovered") == happened(events, "town") == []
    assert points(game, 0) == {}
    assert see(game, 0).caravans == caravans
    assert see(game, 0).towns == [0, 0]


@rule("CAM-19")
def test_spectators_are_not_on_the_board(edition: str) -> None:
    """R157: river tile 18 counts 4 keshis of the board only; oasis 05 no white spectators."""
    table = race(edition, 2, season=3, round=4).river_tiles(8, 4, 18)
    table.player(0, fisherman=5, white=3, caravans=[1, 0, 0], claimed=[5])
    game = table.player(0, column=["white"] * 4).awards("2b").season_scoring()
    play(game, "prize 1")
    assert points(game, 0)["river tile 18"] == 1
    assert game.over
    assert points(game, 0)["oasis 05"] == 6


# --- full sectors ---------------------------------------------------------------------------------


@rule("CAM-05", "CAM-21")
@pytest.mark.parametrize("colour", NINE_COLOURS)
@pytest.mark.parametrize(("spectators", "claims"), [(6, 2), (7, 1), (8, 0)])
def test_keshis_of_full_sectors_are_claimed_for_the_column(
    edition: str, colour: str, spectators: int, claims: int
) -> None:
    table = race(edition).player(0, **FULL[colour], column=["gray"] * spectators)
    game = table.base(**{colour: 2}, yellow=1, orange=1).claim()
    offered = [option for option in options(game) if colour in option]
    assert offered == [f"claim {colour} {number}" for number in (1, 2)][:claims]


@rule("CAM-05", "CAM-21")
@pytest.mark.parametrize("colour", NINE_COLOURS)
def test_a_claimed_keshi_of_a_full_sector_must_go_to_the_column(edition: str, colour: str) -> None:
    game = claimed(race(edition).player(0, **FULL[colour]), colour)
    assert look(game)["phase"] == "select"  # nothing was asked
    assert column(game) == [colour]
    assert step(game) == 1


@rule("CAM-21")
@pytest.mark.parametrize(
    ("white", "spectators", "claims"), [(7, 7, 2), (7, 8, 1), (6, 8, 2), (8, 7, 1)]
)
def test_a_claim_may_use_board_and_column(
    edition: str, white: int, spectators: int, claims: int
) -> None:
    table = race(edition).player(0, white=white, column=["gray"] * spectators)
    game = table.base(white=2, yellow=1).claim()
    offered = [option for option in options(game) if "white" in option]
    assert offered == ["claim white 1", "claim white 2"][:claims]


@rule("CAM-21")
def test_the_overflow_of_all_colours_shares_the_column(edition: str) -> None:
    """White and black are full, one space of the column is free, and white has claimed it."""
    table = race(edition).player(0, white=8, black=8, column=["gray"] * 7)
    game = table.base(white=3, black=2, green=1, yellow=4).claim()
    mine = ["claim white 1", "claim black 1"]
    assert [o for o in options(game) if "white" in o or "black" in o] == mine
    play(game, "claim white 1", "claim yellow 1")
    assert game.seat == 0
    assert options(game) == ["claim green 1", "claim yellow 1", "claim yellow 2"]


@rule("CAM-21", "CLM-08")
@pytest.mark.parametrize(("spectators", "left"), [(7, 2), (8, 3)])
def test_only_a_full_column_makes_a_player_skipped(
    edition: str, spectators: int, left: int
) -> None:
    """The only claim is made without a question."""
    table = race(edition).player(0, white=8, column=["gray"] * spectators)
    game = table.base(white=3).claim()
    assert (game.seat, look(game)["base"]) == (1, {"white": left})


@rule("CAM-21", "CLM-13")
def test_scroll_61_shares_the_column_too(edition: str) -> None:
    table = race(edition).player(0, white=8, black=8, scrolls=[61], column=["gray"] * 7)
    game = table.base(white=2, black=2, green=1).claim()
    play(game, "claim black 1")
    assert options(game) == ["done", "claim green 1"]


def both_claimed(table: Scenario, *colours: str) -> Game:
    """Seat 0 has claimed one keshi of each of two colours by scroll 61, and places them now."""
    game = table.player(0, scrolls=[61]).base(**dict.fromkeys(colours, 1)).claim()
    play(game, *(f"claim {colour} 1" for colour in colours))
    return game


@rule("CAM-21", "CAM-05")
@pytest.mark.parametrize("full", NINE_COLOURS)
@pytest.mark.parametrize(("spectators", "offered"), [(6, True), (7, False)])
def test_a_claimed_keshi_of_a_full_sector_has_its_space_kept(
    edition: str, full: str, spectators: int, offered: bool
) -> None:
    """R206: another claimed keshi is placed first."""
    other = "green" if full == "white" else "white"
    table = race(edition).player(0, **FULL[full], column=["gray"] * spectators)
    game = both_claimed(table, full, other)
    assert set(options(game)) == {f"deploy {full}", f"deploy {other}"}
    play(game, f"deploy {other}")
    assert (options(game) == [f"deploy {other}", TO_SPECTATORS]) is offered
    if offered:
        play(game, TO_SPECTATORS)
    assert column(game)[6:] == ([other, full] if offered else ["gray", full])
    assert see(game, 0).keshis[other] == (0 if offered else 1)


@rule("CAM-21", "CAM-05")
@pytest.mark.parametrize(("spectators", "offered"), [(5, True), (6, False)])
def test_several_claimed_keshis_of_full_sectors_keep_a_space_each(
    spectators: int, offered: bool
) -> None:
    """R206: Essential claims are all placed together."""
    table = race("essential").player(0, white=8, black=8, column=["gray"] * spectators)
    game = table.base(white=1, black=1, green=1, yellow=3).claim()
    play(game, "claim white 1", "claim yellow 1", "claim black 1", "claim yellow 1")
    play(game, "claim green 1", "deploy green")
    assert (TO_SPECTATORS in options(game)) is offered
    if offered:
        play(game, TO_SPECTATORS)
    play(game, "deploy black")
    assert column(game)[-2:] == ["black", "white"]
    assert len(column(game)) == 8
    assert see(game, 0).keshis["green"] == (0 if offered else 1)


@rule("CAM-21", "CAM-05")
@pytest.mark.parametrize("first", ["deploy white", TO_SPECTATORS])
def test_of_two_claimed_keshis_either_takes_the_last_space_of_the_board(
    edition: str, first: str
) -> None:
    """R206: the other one goes to the column, or to the board."""
    table = race(edition).player(0, white=7, column=["gray"] * 7).base(white=2, yellow=1)
    game = table.claim()
    play(game, "claim white 2")
    assert options(game) == ["deploy white", TO_SPECTATORS]
    play(game, first)
    assert column(game)[7:] == ["white"]
    assert see(game, 0).keshis["white"] == 8


@rule("CAM-21", "CAM-05")
@pytest.mark.parametrize(("gray", "line"), [(0, True), (8, False)])
def test_a_keshi_gained_meanwhile_leaves_the_space_alone(
    edition: str, gray: int, line: bool
) -> None:
    """R206: the entertainer's mosque step crosses a threshold, whose line has a gray keshi.

    It goes to the board; with a full madrasa it would find no place, and is not offered (R4).
    """
    board: Facts = {"white": 8, "gray": gray, "palace": 7, "mosque": 6}
    game = both_claimed(race(edition).player(0, **board, column=["black"] * 7), "white", "pink")
    play(game, "deploy pink", "entertainer 3")
    assert ("line middle" in options(game)) is line
    play(game, "line middle" if line else "done")
    assert see(game, 0).keshis["gray"] == (1 if line else 8)
    assert column(game)[7:] == ["white"]


@rule("CAM-21", "CAM-05", "CAM-06")
def test_a_claimed_nomad_leaves_the_space_alone(edition: str) -> None:
    """R206"""
    table = race(edition, 2, "nomads").player(0, black=8, column=["gray"] * 7)
    game = table.player(0, scrolls=[61], water=1, dates=1).base(black=1).claim()
    play(game, "claim black 1", "claim nomad", "deploy nomad")
    assert TO_SPECTATORS not in options(game)
    assert game.why_not(to_number(TO_SPECTATORS)) == ("why-space-kept", {})
    play(game, "nomad to river")
    assert column(game)[7:] == ["black"]


@rule("CAM-21", "CAM-05", "CAM-06")
@pytest.mark.parametrize(("white", "kept"), [(6, False), (7, True)])
def test_a_claimed_nomad_does_not_send_another_keshi_to_the_column(white: int, kept: bool) -> None:
    """R206: on the last space of the palace it would take it from white, and white from black."""
    table = race("essential", 2, "nomads").player(0, white=white, black=8, column=["gray"] * 7)
    game = table.player(0, water=1, dates=1).base(white=1, black=1, yellow=2).claim()
    play(game, "claim black 1", "claim yellow 1", "claim white 1", "claim nomad", "deploy nomad")
    assert ("nomad to palace" in options(game)) is not kept
    if kept:
        assert game.why_not(to_number("nomad to palace")) == ("why-space-kept", {})
    play(game, "nomad as vendor palace", "deploy white")
    assert column(game)[7:] == ["black"]
    assert see(game, 0).keshis["white"] == white + 1


def gate_white(table: Scenario) -> Game:
    return from_gate(table.player(0, white=8))


@rule("CAM-21", "EXC-14")
def test_another_gained_keshi_of_a_full_sector_may_go_to_the_column(edition: str) -> None:
    game = gate_white(race(edition))
    assert options(game) == ["done", TO_SPECTATORS] or options(game) == [TO_SPECTATORS, "done"]
    play(game, TO_SPECTATORS)
    assert (column(game), step(game)) == (["white"], 1)
    game = gate_white(race(edition))
    assert happened(play(game, "done"), "keshi-lost") == [{"colour": COLOURS.index("white")}]
    assert column(game) == []


@rule("CAM-21", "EXC-14")
def test_without_room_in_the_column_it_is_lost(edition: str) -> None:
    game = gate_white(race(edition).player(0, column=["gray"] * 8))
    assert look(game)["phase"] == "select"
    assert see(game, 0).keshis["white"] == 8
    assert column(game) == ["gray"] * 8


@rule("CAM-21", "AST-09")
def test_a_full_sector_gives_no_new_keshi_for_the_column(edition: str) -> None:
    table = race(edition).player(0, white=8)
    game = table.assistants({0: ["palace", "mosque"]})
    events = play(game, "use palace")
    assert happened(events, "sector-action") == [{"sector": SECTORS.index("palace")}]


@rule("CAM-21")
def test_the_start_keshi_of_a_building_goes_to_the_board(edition: str) -> None:
    houses = {0: ("prayer house", "library")}
    game = starting(edition, ["camels", "special-buildings"], buildings=houses)
    play(game, "building prayer house")
    while look(game)["phase"] in ("setup", "buildings"):
        assert TO_SPECTATORS not in options(game) or see(game, 0).keshis["black"] == 1
        game.apply(game.legal_actions()[0])
    assert see(game, 0).keshis["black"] >= 1


# --- running --------------------------------------------------------------------------------------


@rule("CAM-07")
@pytest.mark.parametrize(
    ("colours", "steps"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)]
)
def test_the_camel_runs_by_the_colours_of_the_column(
    edition: str, colours: int, steps: int
) -> None:
    game, _ = to_spectators(race(edition).player(0, column=of_colours(colours - 1)))
    assert step(game) == steps
    assert step(game, 1) == 0


@rule("CAM-08")
@pytest.mark.parametrize(("others", "steps"), [(0, 1), (1, 2), (4, 3), (6, 4)])
def test_a_colour_already_there_moves_the_camel_too(edition: str, others: int, steps: int) -> None:
    game, _ = to_spectators(race(edition).player(0, column=["white", *of_colours(others)]))
    assert step(game) == steps


@rule("EX-53", "CAM-08")
def test_a_second_white_keshi(edition: str) -> None:
    spectators = ["white", "green", "black", "gray"]
    game, _ = to_spectators(race(edition).player(0, camel=1, column=spectators))
    assert step(game) == 3


@rule("CAM-09", "CAM-10")
@pytest.mark.parametrize("line", [8, 16, 24])
def test_the_first_over_a_line_gains_goods_and_a_dinar(edition: str, line: int) -> None:
    """R211: the lines before have been crossed by others."""
    table = race(edition).player(1, camel=line - 1).player(0, camel=line - 1)
    game, _ = to_spectators(table)
    assert options(game) == GOODS
    play(game, "goods orange")
    assert see(game, 0).goods == {"yellow": 0, "orange": 1, "purple": 0}
    assert (see(game, 0).dinars, step(game)) == (1, line)


@rule("CAM-10", "EX-54", "CAM-09")
@pytest.mark.parametrize("dung", [0, 2])
def test_the_second_over_a_line_gains_goods_only(edition: str, dung: int) -> None:
    """CAM-22: one unit of dung may be discarded, a 3-tile being change."""
    table = race(edition).player(1, camel=9).player(0, camel=7, dung=dung)
    game, _ = to_spectators(table)
    play(game, "goods purple")
    assert see(game, 0).goods["purple"] == 1
    assert see(game, 0).dinars == 0
    if dung:
        assert options(game) == ["done", "discard dung"]
        play(game, "discard dung")
    assert see(game, 0).camel["dung"] == max(0, dung - 1)


@rule("CAM-09", "CAM-22")
def test_dung_may_be_kept(edition: str) -> None:
    game, _ = to_spectators(race(edition).player(0, camel=7, dung=3))
    play(game, "goods purple", "done")
    assert see(game, 0).camel["dung"] == 3


@rule("CAM-09")
def test_the_run_goes_on_behind_a_line(edition: str) -> None:
    game, _ = to_spectators(race(edition).player(0, camel=7, column=of_colours(6)))
    assert step(game) == 8
    play(game, "goods purple")
    assert step(game) == 11


@rule("CAM-09")
def test_a_line_is_crossed_on_entering_its_space_only(edition: str) -> None:
    game, _ = to_spectators(race(edition).player(0, camel=8))
    assert step(game) == 9
    assert sum(see(game, 0).goods.values()) == 0


BRIDGES = [(12, 1, 1), (20, 2, 1), (28, 2, 2)]
"""Step, water, dates."""


@rule("CAM-11")
@pytest.mark.parametrize(("bridge", "water", "dates"), BRIDGES)
def test_a_bridge_is_paid(edition: str, bridge: int, water: int, dates: int) -> None:
    """R210: without a question, and the run goes on."""
    table = race(edition).player(0, camel=bridge - 1, column=of_colours(3))
    game, _ = to_spectators(table.player(0, water=water + 1, dates=dates + 2, dinars=3))
    assert step(game) == bridge + 1
    assert (see(game, 0).water, see(game, 0).dates, see(game, 0).dinars) == (1, 2, 3)


@rule("CAM-11")
@pytest.mark.parametrize(("bridge", "water", "dates"), BRIDGES)
@pytest.mark.parametrize("lacking", ["water", "dates"])
def test_without_the_price_the_camel_stops_before_the_bridge(
    edition: str, bridge: int, water: int, dates: int, lacking: str
) -> None:
    """Scroll 33 pays dinars, not dates or water."""
    purse = {"water": water, "dates": dates, "dinars": 9}
    purse[lacking] -= 1
    table = race(edition).player(0, camel=bridge - 3, column=of_colours(6), scrolls=[33], **purse)
    game, _ = to_spectators(table)
    assert step(game) == bridge - 1
    assert (see(game, 0).water, see(game, 0).dates) == (purse["water"], purse["dates"])


@rule("CAM-11")
def test_a_camel_before_a_bridge_waits_for_its_price(edition: str) -> None:
    game, _ = to_spectators(race(edition).player(0, camel=11, column=of_colours(6)))
    assert step(game) == 11
    game, _ = to_spectators(race(edition).player(0, camel=11, water=1, dates=1))
    assert step(game) == 12


@rule("CAM-12")
@pytest.mark.parametrize(("start", "spectators"), [(31, 0), (30, 6)])
def test_the_final_space(edition: str, start: int, spectators: int) -> None:
    """R212: further steps are lost."""
    table = race(edition).player(0, camel=start, column=of_colours(spectators))
    game, _ = to_spectators(table)
    assert see(game, 0).camel == {"step": 32, "podium": 1, "dung": 0}
    assert points(game, 0) == {"finish": 5}


def told(table: Scenario) -> list[str | tuple[int, int]]:
    """What is told of a run, the camel's ways by their ends."""
    return [
        (event.facts["start"], event.facts["end"]) if event.kind == "camel" else event.kind
        for event in to_spectators(table)[1]
        if event.kind in ("camel", "spend", "bridge-closed", "goal", "finish", "points")
    ]


@rule("CAM-09", "CAM-11", "CAM-12")
def test_a_run_is_told_before_what_it_reaches(edition: str) -> None:
    def run(camel: int, colours: int, **purse: int) -> list[str | tuple[int, int]]:
        table = race(edition).player(1, camel=31).player(0, camel=camel, **purse)
        return told(table.player(0, column=of_colours(colours)))

    assert run(6, 6) == [(6, 8), "goal"]
    assert run(9, 6) == [(9, 11), "bridge-closed"]
    assert run(11, 6) == ["bridge-closed"]
    assert run(9, 6, water=1, dates=1) == [(9, 11), "spend", "spend", (11, 13)]
    assert run(11, 0, water=1, dates=1) == ["spend", "spend", (11, 12)]
    assert run(30, 6) == [(30, 32), "finish", "points"]
    assert run(27, 6, water=2, dates=2) == ["spend", "spend", (27, 31)]


@rule("CAM-12")
def test_later_camels_get_the_next_place_of_the_podium(edition: str) -> None:
    table = race(edition, 3).player(1, camel=32).player(2, camel=32).player(0, camel=31)
    game, _ = to_spectators(table)
    assert [see(game, seat).camel["podium"] for seat in range(3)] == [3, 1, 2]
    assert points(game, 0) == {"finish": 5}


@rule("CAM-12")
def test_a_camel_on_the_podium_stays(edition: str) -> None:
    """R212: 5 points once."""
    game, _ = to_spectators(race(edition).player(0, camel=32, column=of_colours(6)))
    assert see(game, 0).camel == {"step": 32, "podium": 1, "dung": 0}
    assert points(game, 0) == {}
    assert column(game)[-1] == "white"


# --- the season payout ----------------------------------------------------------------------------


@rule("CAM-13")
def test_the_payout_comes_between_river_and_provisions(edition: str) -> None:
    """The award's water pays the provision tile that asks for 3 water."""
    table = race(edition).river_tiles(8, 4, 5).awards("2a", "1a", "3a")
    table.player(0, fisherman=5, provisions=[10, 11, 12], water=1, column=["turquoise"], camel=1)
    game = table.season_scoring()
    assert points(game, 0) == {"river tile 08": 3}
    assert see(game, 1).camel["dung"] == 1
    assert see(game, 0).fisherman == 0  # the evaluation is over
    play(game, "award for 1")
    assert points(game, 0) == {"river tile 08": 3}  # provided
    assert points(game, 1) == {"provisions": -4}
    assert see(game, 0).water == 0


@rule("CAM-14", "CAM-15")
@pytest.mark.parametrize(
    ("camels", "dung"),
    [
        ((0, 0), (0, 0)),
        ((1, 0), (0, 1)),
        ((5, 2), (0, 0)),
        ((8, 7), (0, 1)),
        ((15, 8), (0, 0)),
        ((0, 31), (4, 0)),
        ((9, 9, 0), (0, 0, 2)),  # co-leaders
        ((9, 10, 0), (0, 0, 2)),
        ((32, 31, 1), (0, 1, 4)),
        ((32, 32, 0), (0, 0, 5)),  # R213
        ((17, 3, 0, 24), (1, 3, 4, 0)),
    ],
)
def test_dung_for_the_lines_between(
    edition: str, camels: Sequence[int], dung: Sequence[int]
) -> None:
    """R214: the lines crossed by the leader, less one's own."""
    table = race(edition, len(camels))
    for seat, position in enumerate(camels):
        table.player(seat, camel=position)
    game = table.season_payout()
    assert tuple(see(game, seat).camel["dung"] for seat in range(len(camels))) == tuple(dung)


@rule("CAM-14", "CAM-22")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_dung_adds_up_every_season(edition: str, season: int) -> None:
    table = race(edition, 2, season=season).player(0, camel=24, dung=1).player(1, dung=2)
    game = table.season_payout()
    assert [see(game, seat).camel["dung"] for seat in (0, 1)] == [1, 6]


# --- the final scoring ----------------------------------------------------------------------------


@rule("CAM-16", "CAM-22", "EX-55")
@pytest.mark.parametrize(
    ("units", "loss"),
    list(enumerate([0, 2, 4, 7, 10, 13, 16, 20, 25, 30])),
)
def test_what_dung_costs(edition: str, units: int, loss: int) -> None:
    game = race(edition).player(0, dung=units).final_scoring()
    assert points(game, 0) == ({"dung": -loss} if loss else {})
    assert points(game, 1) == {}


@rule("CAM-17", "CAM-18", "EX-56")
@pytest.mark.parametrize(
    ("camels", "race_points"),
    [
        ((32, 20, 20, 5), (16, 6, 6, 0)),  # EX-56, R216
        ((32, 32, 10, 9), (16, 8, 4, 2)),  # first come, first on the podium
        ((31, 32, 8, 24), (8, 16, 2, 4)),
        ((8, 7), (16, 0)),
        ((7, 0), (0, 0)),
        ((20, 20), (12, 12)),
        ((10, 10, 10, 9), (9, 9, 9, 2)),  # R215: 28 / 3
        ((10, 10, 10, 10), (7, 7, 7, 7)),
        ((20, 9, 9, 9), (16, 4, 4, 4)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_places_in_the_race(
    edition: str, camels: Sequence[int], race_points: Sequence[int]
) -> None:
    table = race(edition, len(camels))
    for seat, position in enumerate(camels):
        table.player(seat, camel=position)
    game = table.final_scoring()
    booked = tuple(points(game, seat).get("race", 0) for seat in range(len(camels)))
    assert booked == tuple(race_points)


# --- exchanges ------------------------------------------------------------------------------------


def at_the_icon(edition: str, *others: str, **facts: Any) -> Game:
    """Seat 0 claims a fourth oasis, onto the exchange icon."""
    table = race(edition, 3, *others).player(0, caravans=[3, 1, 0], claimed=[1, 2, 3], water=1)
    game = table.player(0, **facts).assistants({0: ["sahara"]})
    play(game, "sector action")
    return game


@rule("CAM-20")
def test_the_exchange_icon_is_for_the_board_only(edition: str) -> None:
    """R223: neither from the column nor to it, and no run."""
    facts: Facts = {"white": 1, "black": 8, "nomads": {"river": 1}}
    game = at_the_icon(edition, "nomads", **facts, column=["gray", "nomad"])
    assert options(game) == ["return white", "return black", "nomad from river", "done"]
    play(game, "return white")
    assert "keshi black" not in options(game)  # full
    play(game, "keshi green")
    assert see(game, 0).keshis["green"] == 1
    assert (column(game), step(game)) == (["gray", "nomad"], 0)


@rule("CAM-20")
def test_the_falcon_exchanges_on_the_board_only(edition: str) -> None:
    table = race(edition, 2, "luxury-goods").luxuries_shown(32)
    table.player(0, gray=2, yellow=2, orange=2, purple=2, column=["black"])
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", "luxury 32")
    assert options(game) == ["return gray", "done"]
    play(game, "return gray", "keshi white")
    assert see(game, 0).keshis["white"] == 1
    assert (column(game), step(game)) == (["black"], 0)


def by_provision_tile(edition: str, **facts: Any) -> Game:
    """Seat 0 begins season 2 with the provision tile of a keshi exchange."""
    table = race(edition, 2, "provision-tiles", "nomads", season=2)
    table.player(0, provisions=[18, 1, 2], **facts).player(1, provisions=[3, 4, 5])
    return table.start_of_season()


@rule("CAM-20", "NPV-03")
@pytest.mark.parametrize("end", ["column", "board"])
@pytest.mark.parametrize("start", ["return spectator black", "return white"])
def test_a_provision_tile_exchanges_with_the_column(edition: str, start: str, end: str) -> None:
    """R223: the camel does not move, and no placement is missed."""
    game = by_provision_tile(edition, white=1, column=["black", "black"])
    assert options(game) == ["done", "return white", "return spectator black"]
    play(game, start)
    assert f"keshi {start.rsplit(maxsplit=1)[-1]}" not in options(game)
    play(game, "keshi green")
    assert options(game) == ["deploy green", TO_SPECTATORS]
    play(game, "deploy green" if end == "board" else TO_SPECTATORS)
    left = ["black", "black"] if start == "return white" else ["black"]
    assert column(game) == left + (["green"] if end == "column" else [])
    assert points(game, 0) == ({"orchard": 1} if end == "board" else {})
    assert step(game) == 0


@rule("CAM-20", "CAM-06")
def test_a_nomad_spectator_exchanged_returns_to_the_nomad_board(edition: str) -> None:
    game = by_provision_tile(edition, column=["nomad"])
    assert look(game)["nomads"]["supply"] == 19
    play(game, "return spectator nomad", "keshi yellow")
    assert look(game)["nomads"]["supply"] == 20
    assert see(game, 0).goods["yellow"] == 1
    assert column(game) == []


# --- nomads ---------------------------------------------------------------------------------------


def nomad_claimed(edition: str, **facts: Any) -> Game:
    table = race(edition, 2, "nomads").player(0, water=1, dates=1, **facts)
    game = table.claim()
    play(game, "claim nomad")
    return game


@rule("CAM-06", "NOM-03")
@pytest.mark.parametrize(("others", "steps"), [(0, 1), (1, 2), (4, 3), (6, 4)])
def test_a_nomad_may_be_a_spectator_of_its_own_colour(
    edition: str, others: int, steps: int
) -> None:
    game = nomad_claimed(edition, column=of_colours(others))
    assert options(game)[-1] == TO_SPECTATORS
    play(game, TO_SPECTATORS)
    assert column(game) == [*of_colours(others), "nomad"]
    assert step(game) == steps
    assert look(game)["nomads"]["supply"] == 19


@rule("CAM-06")
def test_a_second_nomad_adds_no_colour(edition: str) -> None:
    game = nomad_claimed(edition, column=["nomad"])
    play(game, TO_SPECTATORS)
    assert step(game) == 1


@rule("CAM-06", "NOM-03")
@pytest.mark.parametrize(("spectators", "possible"), [(7, True), (8, False)])
def test_the_column_is_a_place_for_a_nomad(edition: str, spectators: int, possible: bool) -> None:
    """R195: all else is full."""
    table = race(edition, 2, "nomads").player(0, water=1, dates=1, column=["gray"] * spectators)
    for facts in FULL.values():
        table.player(0, **facts)
    game = table.base(yellow=1, orange=1).claim()
    assert ("claim nomad" in options(game)) == possible


@rule("CAM-06", "NOM-07")
def test_a_nomad_leaves_the_column_for_a_dinar_but_never_enters_it(edition: str) -> None:
    table = race(edition, 2, "nomads").player(0, dinars=2, column=["nomad", "white"], camel=3)
    game = table.player(0, nomads={"river": 1}).assistants({0: ["souk"]})
    assert options(game) == ["done", "nomad from river", "nomad from spectators"]
    play(game, "nomad from river")
    assert TO_SPECTATORS not in options(game)
    play(game, "nomad to palace", "nomad from spectators")
    assert TO_SPECTATORS not in options(game)
    assert "nomad to palace" in options(game)
    play(game, "nomad to orchard")
    assert points(game, 0) == {"orchard": 1}
    assert column(game) == ["white"]
    assert (step(game), see(game, 0).dinars) == (3, 0)


# --- scroll 64 ------------------------------------------------------------------------------------


@rule("SCR-64")
def test_scroll_64_acts_where_the_keshi_went(edition: str) -> None:
    """R104: in the column it only moves the camel."""
    for place, climbed, steps in (("deploy white", 3, 0), (TO_SPECTATORS, 0, 1)):
        game = race(edition).player(0, white=2).buys_scroll(64)
        play(game, "keshi white", place)
        assert (see(game, 0).palace, step(game)) == (climbed, steps)


@rule("SCR-64")
def test_scroll_64_with_a_vendor_among_the_spectators(edition: str) -> None:
    game = race(edition).player(0, white=2, vendors=["palace"]).buys_scroll(64)
    play(game, "keshi red", TO_SPECTATORS)
    assert look(game)["phase"] == "select"
    assert (column(game), see(game, 0).palace) == (["red"], 0)
    game = race(edition).player(0, white=2).buys_scroll(64)
    play(game, "keshi red", "deploy red", "vendor palace")
    assert see(game, 0).palace == 2


@rule("SCR-64", "CAM-21")
@pytest.mark.parametrize(("spectators", "possible"), [(7, True), (8, False)])
def test_scroll_64_takes_a_full_colour_for_the_column_only(
    edition: str, spectators: int, possible: bool
) -> None:
    table = race(edition).player(0, white=8, column=["gray"] * spectators)
    game = table.buys_scroll(64)
    assert ("keshi white" in options(game)) == possible
    if possible:
        play(game, "keshi white", TO_SPECTATORS)
        assert see(game, 0).palace == 0
        assert column(game)[-1] == "white"
