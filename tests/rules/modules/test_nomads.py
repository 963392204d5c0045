"""Nomads: claimed for a date and a water, at home in every sector but the souk, and on the move."""

from typing import Any

import pytest

from marrakesh import Config, Game
from marrakesh.rules.words import COLOURS, SECTORS
from scenario import (
    Scenario,
    happened,
    look,
    options,
    play,
    play_on,
    points,
    see,
    starting,
    wander,
)

rule = pytest.mark.rule
Facts = dict[str, Any]

EIGHT = [sector for sector in SECTORS if sector != "souk"]
COLOUR = dict(zip(EIGHT, COLOURS, strict=False))
TRACKS = EIGHT[:5]
CLAIM_OR_NOT = ["claim nomad", "done"]

SEVEN: dict[str, Facts] = {
    **{sector: {COLOUR[sector]: 7} for sector in (*TRACKS, "medina")},
    "square": {"entertainers": range(1, 8)},
    "sahara": {"caravans": [3, 3, 1]},
}
"""For each sector a board with seven keshis of its own."""

SIX_AND_NOMAD: dict[str, Facts] = {
    **{sector: {COLOUR[sector]: 6, "nomads": {sector: 1}} for sector in (*TRACKS, "medina")},
    "square": {"entertainers": range(1, 7), "nomad_entertainers": [8]},
    "sahara": {"caravans": [3, 3, 1], "nomad_caravans": 1},
}
SEVEN_AND_NOMAD: dict[str, Facts] = {
    **{sector: {**SEVEN[sector], "nomads": {sector: 1}} for sector in (*TRACKS, "medina")},
    "square": {"entertainers": range(1, 8), "nomad_entertainers": [8]},
    "sahara": {"caravans": [3, 3, 2], "nomad_caravans": 1},
}


def with_nomads(edition: str, players: int = 2, *others: str, **choices: Any) -> Scenario:
    """Nobody has anything to pay with."""
    table = Scenario(edition, players, modules=["nomads", *others], **choices)
    for seat in range(players):
        table.player(seat, water=0, dates=0, dinars=0)
    return table


def claimed(edition: str, *others: str, **facts: Any) -> Game:
    """Seat 0 has claimed the only thing there is, a nomad, and is about to place it."""
    table = with_nomads(edition, 2, *others).player(0, **{"water": 1, "dates": 1, **facts})
    game = table.claim()
    play(game, "claim nomad")
    return game


def moving(edition: str, *others: str, **facts: Any) -> Game:
    """Seat 0 begins its turn with an assistant in the souk, and may move nomads."""
    table = with_nomads(edition, 2, *others).player(0, **{"dinars": 3, **facts})
    return table.assistants({0: ["souk"]})


def nomads_left(game: Game) -> int:
    supply: int = look(game)["nomads"]["supply"]
    return supply


def where(game: Game, seat: int = 0) -> dict[str, int]:
    """How many nomads a player has on each sector's own spaces."""
    return on_spaces(see(game, seat).nomads)


def on_spaces(nomads: dict[str, Any]) -> dict[str, int]:
    numbers = {sector: nomads.get(sector, 0) for sector in EIGHT}
    return {sector: number for sector, number in numbers.items() if number}


# --- the offer ------------------------------------------------------------------------------------


@rule("NOM-01")
def test_twenty_nomads_and_one_a_round(edition: str) -> None:
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
def test_an_empty_nomad_board_offers_none(edition: str, used: int, offered: bool) -> None:
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
def test_it_costs_a_date_and_a_water(edition: str, purse: Facts, possible: bool) -> None:
    game = with_nomads(edition).player(0, **purse).base(green=1, black=1).claim()
    assert ("claim nomad" in options(game)) == possible


@rule("NOM-02")
def test_it_is_a_whole_claim_and_paid_at_once(edition: str) -> None:
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
def test_nobody_has_to_take_the_nomad_but_a_keshi(edition: str) -> None:
    table = with_nomads(edition).player(0, water=1, dates=1).base(green=1, black=1)
    game = table.claim()
    assert options(game) == ["claim green 1", "claim black 1", "claim nomad"]
    play(game, "claim green 1")
    assert look(game)["phase"] == "claim"
    assert (game.seat, options(game)) == (0, CLAIM_OR_NOT)  # seat 1 took black and cannot pay
    events = play(game, "done")
    declined = [(event.kind, event.seat) for event in events[:3] if event.kind != "claims-over"]
    assert declined == [("nomad-declined", 0), ("nomad-returned", -1)]
    assert look(game)["nomads"] == {"supply": 20, "offered": False}
    assert look(game)["round"] == 2
    assert (see(game, 0).water, see(game, 0).dates) == (1, 1)


@rule("NOM-06", "CLM-08")
def test_a_nomad_alone_is_offered_once_to_each(edition: str) -> None:
    """R192: in turn order; then it goes back."""
    table = with_nomads(edition, 3, start=1)
    for seat in (0, 1, 2):
        table.player(seat, water=2, dates=2)
    game = table.claim()
    for seat in (1, 2, 0):
        assert (game.seat, options(game)) == (seat, CLAIM_OR_NOT)
        assert look(game)["nomads"] == {"supply": 19, "offered": True}
        play(game, "done")
    assert look(game)["nomads"] == {"supply": 20, "offered": False}
    assert look(game)["phase"] == "select"


@rule("NOM-06")
def test_the_last_to_be_asked_may_still_take_it(edition: str) -> None:
    """R192"""
    table = with_nomads(edition).player(0, water=1, dates=1).player(1, water=1, dates=1)
    game = table.claim()
    play(game, "done", "claim nomad", "nomad to river")
    assert where(game, 1) == {"river": 1}
    assert nomads_left(game) == 19


@rule("NOM-01", "NOM-02")
def test_the_nomad_may_be_claimed_in_a_later_lap(edition: str) -> None:
    """R192"""
    table = with_nomads(edition).player(0, water=1, dates=1).base(green=2, black=2)
    game = table.claim()
    play(game, "claim green 1", "claim green 1")
    assert game.seat == 0
    assert "claim nomad" in options(game)


@rule("CLM-08")
def test_who_leaves_the_nomad_as_only_claim_leaves_the_phase(edition: str) -> None:
    """The other goes on claiming, and is asked about the nomad at last."""
    table = with_nomads(edition).player(0, white=8, water=1, dates=1)
    table.player(1, water=1, dates=1)
    game = table.base(white=3, yellow=0).claim()
    assert (game.seat, options(game)) == (0, CLAIM_OR_NOT)
    play(game, "done")
    assert (game.seat, options(game)[:2]) == (1, ["claim white 1", "claim white 2"])
    play(game, "claim white 2")
    assert (game.seat, options(game)) == (1, ["claim white 1", "claim nomad"])
    play(game, "claim white 1")
    assert (game.seat, options(game)) == (1, CLAIM_OR_NOT)


@rule("CLM-08")
def test_the_nomad_as_only_claim_may_be_taken(edition: str) -> None:
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
def test_what_nobody_can_claim_goes_back_with_the_nomad(edition: str) -> None:
    table = with_nomads(edition).player(0, vendors=EIGHT).player(1, vendors=EIGHT)
    game = table.base(red=2, green=1, black=1).claim()
    events = play(game, "claim green 1")
    assert happened(events, "keshis-left") == [{"colour": COLOURS.index("red"), "n": 2}]
    assert happened(events, "nomad-returned") == [{}]
    assert (look(game)["base"], nomads_left(game)) == ({}, 20)


@rule("CLM-12", "CLM-08")
def test_before_that_the_nomad_is_offered(edition: str) -> None:
    table = with_nomads(edition).player(0, vendors=EIGHT).player(1, vendors=EIGHT)
    game = table.player(1, water=1, dates=1).base(red=2, green=1, black=1).claim()
    play(game, "claim green 1", "claim black 1")
    assert (game.seat, options(game)) == (1, CLAIM_OR_NOT)
    events = play(game, "done")
    assert happened(events, "keshis-left") == [{"colour": COLOURS.index("red"), "n": 2}]


@rule("CLM-13")
def test_scroll_61_takes_the_nomad_with_a_keshi(edition: str) -> None:
    """R35: in either order, for its price."""
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
def test_scroll_61_does_not_pay_the_nomad(edition: str, purse: Facts) -> None:
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
def test_a_nomad_needs_a_place(edition: str, places: Facts, possible: bool) -> None:
    """R195: a free space of a sector, or a vendor space."""
    full: Facts = {"vendors": EIGHT}
    for sector in TRACKS + ["medina"]:
        full[COLOUR[sector]] = 8
    full |= {"entertainers": range(1, 9), "caravans": [3, 3, 2]}
    table = with_nomads(edition).player(0, water=9, dates=9, **{**full, **places})
    game = table.base(yellow=1, orange=1).claim()
    assert ("claim nomad" in options(game)) == possible


# --- placing --------------------------------------------------------------------------------------


@rule("NOM-03")
def test_it_goes_to_any_sector_but_the_souk_vendor_spaces_included(edition: str) -> None:
    game = claimed(edition)
    to = [f"nomad to {sector}" for sector in EIGHT]
    assert options(game) == to + [f"nomad as vendor {sector}" for sector in EIGHT]


@rule("NOM-03", "NOM-04")
@pytest.mark.parametrize("sector", EIGHT)
def test_not_to_a_full_sector_nor_beside_a_vendor(edition: str, sector: str) -> None:
    """R198: nomads fill a sector like keshis."""
    full = options(claimed(edition, **SEVEN_AND_NOMAD[sector]))
    assert f"nomad to {sector}" not in full
    assert f"nomad as vendor {sector}" in full
    assert f"nomad to {sector}" in options(claimed(edition, **SIX_AND_NOMAD[sector]))
    for kind in ("vendors", "nomad_vendors"):
        beside = options(claimed(edition, **{kind: [sector]}))
        assert f"nomad as vendor {sector}" not in beside
        assert f"nomad to {sector}" in beside


@rule("NOM-04", "NOM-11", "NOM-12")
@pytest.mark.parametrize("sector", EIGHT)
def test_it_counts_as_a_keshi_of_its_sector(edition: str, sector: str) -> None:
    """R197"""
    game = claimed(edition, white=1, gray=1, entertainers=[4], beige=1, caravans=[1, 0, 0])
    before = see(game, 0).keshis[COLOUR[sector]]
    play(game, f"nomad to {sector}")
    if sector in ("square", "sahara"):
        play(game, options(game)[0])
    assert see(game, 0).keshis[COLOUR[sector]] == before + 1
    assert where(game) == {sector: 1}
    assert nomads_left(game) == 19


@rule("NOM-04", "NOM-11")
@pytest.mark.parametrize(
    ("sector", "track"),
    [("river", "fisherman"), ("orchard", "dates"), ("palace", "palace"), ("mosque", "mosque")],
)
def test_track_sectors_act_with_their_nomads(edition: str, sector: str, track: str) -> None:
    """R197: marker 1 and two nomads make 3."""
    board: Facts = {COLOUR[sector]: 1, "nomads": {sector: 2}}
    game = with_nomads(edition).player(0, **board).assistants({0: [sector]})
    play(game, "sector action")
    assert getattr(see(game, 0), track) == 3


@rule("NOM-04", "NOM-11")
@pytest.mark.parametrize(("nomads", "possible"), [(2, True), (1, False)])
def test_nomads_are_scholars(edition: str, nomads: int, possible: bool) -> None:
    """R197: a yellow scroll needs 3."""
    table = with_nomads(edition).player(0, gray=1, nomads={"madrasa": nomads}, dates=1)
    table.scrolls_shown("yellow", 22, 23, 24)
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action")
    assert ("scroll 22" in options(game)) == possible


@rule("NOM-04", "NOM-12")
def test_a_nomad_entertains(edition: str) -> None:
    table = with_nomads(edition).player(0, entertainers=[1], nomad_entertainers=[8])
    game = table.assistants({0: ["square"]})
    play(game, "sector action")
    assert options(game) == ["space 1", "space 8"]
    play(game, "space 8")  # after the turn 1 spectator faces the dinar
    assert see(game, 0).dinars == 1


@rule("NOM-04", "NOM-12", "SQR-10")
def test_a_nomad_alone_makes_the_square_act(edition: str) -> None:
    table = with_nomads(edition).player(0, nomad_entertainers=[8])
    game = table.assistants({0: ["square"]})
    play(game, "sector action")
    assert see(game, 0).dinars == 1


@rule("NOM-11", "NOM-04")
@pytest.mark.parametrize("sector", EIGHT)
@pytest.mark.parametrize(("boards", "claims"), [(SIX_AND_NOMAD, 1), (SEVEN_AND_NOMAD, 0)])
def test_nomads_use_up_the_room_for_claims(
    edition: str, sector: str, boards: dict[str, Facts], claims: int
) -> None:
    """R198"""
    colour = COLOUR[sector]
    table = with_nomads(edition).player(0, **boards[sector])
    game = table.base(**{colour: 2}, yellow=1, orange=1).claim()
    offered = [option for option in options(game) if colour in option]
    assert offered == [f"claim {colour} 1"][:claims]


@rule("NOM-11")
@pytest.mark.parametrize("sector", TRACKS)
def test_no_marker_step_once_nomads_have_filled_the_track(edition: str, sector: str) -> None:
    """R198: the assistant can only act; R5: a keshi gained is lost."""
    colour = COLOUR[sector]
    table = with_nomads(edition).player(0, **SEVEN_AND_NOMAD[sector], beige=1, dates=3)
    game = table.workshop(1, colour).assistants({0: [sector, "medina"]})
    events = play(game, "use medina", "sector action", f"gate {colour} from 1", "at souk")
    assert happened(events, "keshi-lost") == [{"colour": COLOURS.index(colour)}]
    assert see(game, 0).keshis[colour] == 8
    assert not options(game)[0].startswith("new keshi")


# --- placement bonuses ----------------------------------------------------------------------------


@rule("NOM-05")
def test_the_orchard_gives_a_point(edition: str) -> None:
    game = claimed(edition)
    play(game, "nomad to orchard")
    assert points(game, 0) == {"orchard": 1}


@rule("NOM-05", "NOM-12")
def test_the_square_gives_the_bonus_of_a_space_of_choice(edition: str) -> None:
    game = claimed(edition, entertainers=[1, 4])
    play(game, "nomad to square")
    assert options(game) == [f"entertainer {space}" for space in (2, 3, 5, 6, 7, 8)]
    play(game, "entertainer 2")
    assert see(game, 0).water == 1
    assert see(game, 0).entertainers == [0, 1, 3]
    assert see(game, 0).nomads["entertainers"] == [1]


@rule("NOM-05", "NOM-12")
def test_the_sahara_discovers_an_oasis(edition: str) -> None:
    game = claimed(edition, caravans=[1, 0, 0], oases={"left 2": 26})
    assert see(game, 0).oases[1] is None
    play(game, "nomad to sahara")
    assert options(game) == ["caravan left", "caravan right", "caravan start"]
    play(game, "caravan left")
    assert see(game, 0).oases[1] == 26
    assert see(game, 0).caravans == [2, 0, 0]


@rule("NOM-05")
def test_the_start_oasis_pays(edition: str) -> None:
    game = claimed(edition, caravans=[0, 0, 1])
    play(game, "nomad to sahara", "caravan start")
    assert points(game, 0) == {"start oasis": 2}


@rule("NOM-05")
def test_a_town_space_pays_and_gives_a_town(edition: str) -> None:
    table = with_nomads(edition, 2, "desert-towns").player(0, water=1, dates=1, caravans=[3, 0, 0])
    game = table.towns_open(2, 6, 9).claim()
    play(game, "claim nomad", "nomad to sahara", "caravan left", "town 6")
    assert points(game, 0) == {"town spaces": 4}
    assert see(game, 0).towns == [6, 0]


@rule("NOM-05", "NOM-04")
@pytest.mark.parametrize("sector", ["orchard", "square", "sahara"])
def test_no_bonus_on_a_vendor_space(edition: str, sector: str) -> None:
    game = claimed(edition)
    play(game, f"nomad as vendor {sector}")
    assert look(game)["phase"] == "select"  # nothing was asked
    assert points(game, 0) == {}
    assert see(game, 0).caravans == [0, 0, 0]
    assert see(game, 0).entertainers == []


@rule("NOM-04")
def test_scroll_54_pays_the_neighbours_of_a_nomad(edition: str) -> None:
    game = claimed(edition, scrolls=[54])
    play(game, "nomad to square", "entertainer 1")
    assert (see(game, 0).water, see(game, 0).dinars) == (1, 1)
    assert points(game, 0) == {"square": 2}


@rule("NOM-04", "NOM-10")
@pytest.mark.parametrize(("tile", "worth"), [(12, 3 + 1), (24, 8 * 4)])
def test_scroll_68_scores_what_a_nomad_discovers(edition: str, tile: int, worth: int) -> None:
    """Oasis 12 counts the caravan, not the nomad; for oasis 24 all sectors are small."""
    game = claimed(edition, scrolls=[68], caravans=[1, 0, 0], oases={"left 2": tile})
    play(game, "nomad to sahara", "caravan left")
    assert points(game, 0) == {"scroll 68": worth}


@rule("NOM-04", "EXC-15")
def test_scroll_68_lets_the_nomad_come_before_a_claimed_keshi(edition: str) -> None:
    """Oasis 24 wants small sectors: a fourth noble would make the palace too large."""
    table = with_nomads(edition).player(0, water=1, dates=1, white=3, scrolls=[61, 68])
    game = table.player(0, oases={"left 1": 24}).base(white=1, yellow=1).claim()
    play(game, "claim white 1", "claim nomad")
    assert options(game) == ["deploy white", "deploy nomad"]
    play(game, "deploy nomad", "nomad to sahara", "caravan left")
    assert points(game, 0) == {"scroll 68": 8 * 4}
    assert see(game, 0).keshis["white"] == 4


# --- as a vendor ----------------------------------------------------------------------------------


@rule("NOM-04")
def test_on_a_vendor_space_it_is_only_the_vendor(edition: str) -> None:
    """R196: the palace gets no stronger; the nomad serves water from the next use on."""
    table = with_nomads(edition).player(0, white=1, water=1, dates=1).deploy({0: ["palace"]})
    game = table.claim()
    play(game, "claim nomad", "nomad as vendor palace")
    assert see(game, 0).keshis["white"] == 1
    assert see(game, 0).vendors == ["palace"]
    assert see(game, 0).nomads["vendors"] == ["palace"]
    assert see(game, 0).water == 1  # R40: placed in phase 2, so it serves already
    play(game, "sector action")
    assert see(game, 0).palace == 1


@rule("NOM-04")
def test_scrolls_35_and_50_work_with_a_nomad_as_vendor(edition: str) -> None:
    """R114: in the Deluxe edition scroll 50 wants the sector action."""
    for use, deluxe in (("new keshi", 0), ("sector action", 2)):
        table = with_nomads(edition)
        table.player(0, white=1, nomad_vendors=["palace"], scrolls=[35, 50])
        game = table.assistants({0: ["palace"]})
        assert see(game, 0).water == 2
        play(game, use)
        expected = deluxe if edition == "deluxe" else 2
        assert points(game, 0).get("scroll 50", 0) == expected


@rule("NOM-04", "CLM-11")
@pytest.mark.parametrize(("nomads", "claims"), [(1, ["claim red 1"]), (2, [])])
def test_a_nomad_on_a_vendor_space_blocks_red(edition: str, nomads: int, claims: list[str]) -> None:
    table = with_nomads(edition).player(0, vendors=EIGHT[:6], nomad_vendors=EIGHT[6 : 6 + nomads])
    game = table.base(red=2, yellow=1, orange=1).claim()
    assert [option for option in options(game) if "red" in option] == claims


@rule("NOM-04")
def test_a_vendor_goes_where_no_nomad_is(edition: str) -> None:
    table = with_nomads(edition).player(0, nomad_vendors=EIGHT[:6])
    game = table.base(red=2).claim()
    play(game, "claim red 1")
    if edition == "essential":
        play(game, "vendor medina")
        assert see(game, 0).vendors == EIGHT[:7]
    else:
        assert options(game) == ["vendor medina", "vendor sahara"]


# --- moving ---------------------------------------------------------------------------------------


@rule("NOM-07", "NOM-14")
def test_nomads_move_for_a_dinar_each_to_any_other_sector(edition: str) -> None:
    """R200: any number, each at most once; R201: a track loses 1."""
    game = moving(edition, white=2, nomads={"river": 1, "palace": 1}, nomad_vendors=["mosque"])
    assert options(game) == [
        "done",
        "nomad from river",
        "nomad from palace",
        "nomad from vendor mosque",
    ]
    play(game, "nomad from palace")
    others = [sector for sector in EIGHT if sector != "palace"]
    vendors = [f"nomad as vendor {sector}" for sector in others if sector != "mosque"]
    assert options(game) == [f"nomad to {sector}" for sector in others] + vendors
    play(game, "nomad to mosque")
    assert see(game, 0).dinars == 2
    assert (see(game, 0).keshis["white"], see(game, 0).keshis["black"]) == (2, 1)
    assert options(game) == ["done", "nomad from river", "nomad from vendor mosque"]
    play(game, "nomad from vendor mosque")
    assert "nomad to mosque" not in options(game)  # it is in this sector
    play(game, "nomad as vendor medina", "nomad from river", "nomad to madrasa")
    assert see(game, 0).dinars == 0
    assert where(game) == {"madrasa": 1, "mosque": 1}
    assert see(game, 0).nomads["vendors"] == see(game, 0).vendors == ["medina"]
    assert see(game, 0).keshis["red"] == 1
    assert nomads_left(game) == 17


@rule("NOM-07")
@pytest.mark.parametrize(
    ("facts", "asked"),
    [
        ({"dinars": 1}, True),
        ({"dinars": 0, "water": 9, "dates": 9}, False),
        ({"dinars": 0, "water": 1, "scrolls": [33]}, True),  # R109
    ],
)
def test_a_move_costs_a_dinar(edition: str, facts: Facts, asked: bool) -> None:
    game = moving(edition, nomads={"river": 1}, **facts)
    assert ("nomad from river" in options(game)) == asked
    if asked:
        play(game, "nomad from river", "nomad to palace")
        assert (see(game, 0).water, see(game, 0).dinars) == (0, 0)
        assert where(game) == {"palace": 1}


@rule("NOM-07")
def test_only_before_the_first_assistant(edition: str) -> None:
    """R200: one window; a dinar earned later comes too late."""
    table = with_nomads(edition).player(0, dinars=1, white=4, nomads={"river": 1})
    game = table.assistants({0: ["palace", "mosque"]})
    assert options(game) == ["done", "nomad from river"]
    play(game, "done")
    assert options(game) == ["use palace", "use mosque"]
    play(game, "use palace", "sector action", "line dinars")  # a threshold
    assert see(game, 0).dinars == 3
    while look(game)["phase"] == "assistants":
        assert not any(option.startswith("nomad") for option in options(game))
        game.apply(game.legal_actions()[0])


@rule("NOM-07")
def test_once_in_every_round(edition: str) -> None:
    game = moving(edition, nomads={"river": 1}, dinars=9)
    play(game, "nomad from river", "nomad to palace")
    play_on(game, 0, "nomad from palace", "goods yellow")
    assert look(game)["round"] == 2
    assert look(game)["phase"] == "assistants"


@rule("NOM-07", "NOM-05")
def test_a_move_pays_the_bonus_again(edition: str) -> None:
    """R199"""
    game = moving(edition, nomads={"palace": 2, "mosque": 1}, oases={"right 1": 8})
    play(game, "nomad from palace", "nomad to orchard")
    assert points(game, 0) == {"orchard": 1}
    play(game, "nomad from palace", "nomad to square", "entertainer 1")
    assert points(game, 0) == {"orchard": 1, "square": 2}
    play(game, "nomad from mosque", "nomad to sahara", "caravan right")
    assert see(game, 0).oases[3] == 8
    assert where(game) == {"orchard": 1, "square": 1, "sahara": 1}


@rule("NOM-07", "NOM-05")
def test_no_bonus_for_moving_to_a_vendor_space(edition: str) -> None:
    """R199"""
    game = moving(edition, nomads={"palace": 1})
    play(game, "nomad from palace", "nomad as vendor orchard")
    assert points(game, 0) == {}
    assert see(game, 0).keshis["green"] == 0


@rule("NOM-07")
def test_a_moved_nomad_serves_water_at_once_in_essential(edition: str) -> None:
    """R40: in the Deluxe edition not in the same turn."""
    table = with_nomads(edition).player(0, dinars=1, nomads={"river": 1})
    game = table.assistants({0: ["palace"]})
    events = play(game, "nomad from river", "nomad as vendor palace")
    water = [facts for facts in happened(events, "resource") if facts["resource"] == 0]
    assert len(water) == (0 if edition == "deluxe" else 1)


@rule("NOM-07", "NOM-14")
@pytest.mark.parametrize(
    ("start", "end"),
    [("river", "medina"), ("medina", "orchard"), ("medina", "square"), ("square", "palace")],
)
def test_nomads_change_between_tracks_and_spaces(edition: str, start: str, end: str) -> None:
    """R201: what they leave is free again."""
    facts: Facts = {"nomads": {start: 1}} if start != "square" else {"nomad_entertainers": [3]}
    game = moving(edition, **facts)
    play(game, f"nomad from {start}", f"nomad to {end}")
    if end == "square":
        play(game, "entertainer 4")
    assert where(game) == {end: 1}
    kept = see(game, 0).keshis
    assert (kept[COLOUR[start]], kept[COLOUR[end]]) == (0, 1)
    assert see(game, 0).entertainers == ([3] if end == "square" else [])
    assert see(game, 0).free_guards == (1 if end == "medina" else 0)


@rule("NOM-07")
def test_a_nomad_leaves_the_square_from_a_space_of_choice(edition: str) -> None:
    """R201: only the nomads' spaces, and the space is free again."""
    game = moving(edition, entertainers=[1], nomad_entertainers=[3, 5])
    play(game, "nomad from square")
    assert options(game) == ["space 3", "space 5"]
    play(game, "space 5", "nomad to river")
    assert see(game, 0).entertainers == [0, 2]
    assert see(game, 0).nomads["entertainers"] == [2]
    assert see(game, 0).keshis["pink"] == 2


@rule("NOM-07")
def test_a_nomad_moves_only_once_even_among_others(edition: str) -> None:
    """R200: of two nomads in a sector only the one that was there before may still go."""
    game = moving(edition, nomads={"palace": 1, "river": 1}, nomad_entertainers=[3])
    play(game, "nomad from river", "nomad to palace")
    play(game, "nomad from palace", "nomad to square", "entertainer 4")
    assert options(game) == ["done", "nomad from square"]
    play(game, "nomad from square", "nomad to mosque")
    assert see(game, 0).nomads["entertainers"] == [3]  # space 4, where one has just arrived
    assert where(game) == {"palace": 1, "mosque": 1, "square": 1}


@rule("NOM-07")
def test_a_nomad_stays_on_a_space_that_another_has_just_left(edition: str) -> None:
    """R200"""
    game = moving(edition, nomads={"river": 1}, nomad_entertainers=[3, 5])
    play(game, "nomad from square", "space 3", "nomad to palace")
    play(game, "nomad from river", "nomad to square", "entertainer 3")
    play(game, "nomad from square", "nomad to mosque")  # it can only be the one of space 5
    assert see(game, 0).nomads["entertainers"] == [2]


@rule("NOM-08")
@pytest.mark.parametrize(
    ("facts", "others"),
    [
        ({"caravans": [1, 0, 0]}, []),
        ({"caravans": [1, 0, 0], "claimed": [8]}, []),
        ({"caravans": [0, 0, 1]}, []),
        ({"caravans": [4, 0, 0], "towns": [6, 0]}, ["desert-towns"]),
    ],
)
def test_nomads_of_the_sahara_stay(edition: str, facts: Facts, others: list[str]) -> None:
    """But one on its vendor space may go."""
    game = moving(edition, *others, **facts, nomad_caravans=1, nomad_vendors=["sahara"])
    assert options(game) == ["done", "nomad from vendor sahara"]


@rule("NOM-08")
def test_a_nomad_that_came_to_the_sahara_stays(edition: str) -> None:
    game = moving(edition, nomads={"palace": 1}, nomad_vendors=["river"])
    play(game, "nomad from palace", "nomad to sahara", "caravan left")
    assert see(game, 0).nomads["caravans"] == [[0], [], []]
    assert options(game) == ["done", "nomad from vendor river"]


def in_town(edition: str, *towns: int, **facts: Any) -> Game:
    """Seat 0 has put a claimed nomad beside a desert town (or none), and may move nomads."""
    table = with_nomads(edition, 2, "desert-towns").towns_open(*towns).deploy({0: ["souk"]})
    purse: Facts = {"water": 1, "dates": 1, "dinars": 3}
    game = table.player(0, **{**purse, "caravans": [3, 0, 0], **facts}).claim()
    play(game, "claim nomad", "nomad to sahara", "caravan left")
    return game


@rule("NOM-08", "NOM-07")
@pytest.mark.parametrize("towns", [(6,), ()])
def test_a_nomad_beside_a_town_may_move(edition: str, towns: tuple[int, ...]) -> None:
    """R147: a town is no oasis, and the town stays; nor is no town an oasis."""
    game = in_town(edition, *towns)
    assert options(game) == ["done", "nomad from sahara"]
    play(game, "nomad from sahara")
    assert not {"nomad to sahara", "nomad as vendor sahara"} & set(options(game))
    play(game, "nomad to palace")
    assert (see(game, 0).caravans, see(game, 0).keshis["brown"]) == ([3, 0, 0], 3)
    assert (where(game), see(game, 0).dinars) == ({"palace": 1}, 2)
    assert see(game, 0).towns == [*towns, 0, 0][:2]
    assert points(game, 0) == {"town spaces": 4}


@rule("NOM-08", "NOM-07")
def test_the_space_of_a_town_pays_again_but_gives_no_second_town(edition: str) -> None:
    """R147"""
    game = in_town(edition, 6, 7, nomads={"river": 1})
    play(game, "town 6", "nomad from sahara", "nomad to palace")
    play(game, "nomad from river", "nomad to sahara", "caravan left")
    assert points(game, 0) == {"town spaces": 8}
    assert see(game, 0).towns == [6, 0]
    assert see(game, 0).nomads["caravans"] == [[3], [], []]
    assert see(game, 0).dinars == 1
    assert look(game)["phase"] == "assistants"  # each has moved once (R200)
    assert "nomad from sahara" not in options(game)


@rule("NOM-08", "NOM-07")
def test_of_two_nomads_beside_towns_the_one_that_just_came_stays(edition: str) -> None:
    """R200"""
    game = in_town(edition, 6, 7, caravans=[3, 3, 0], nomads={"river": 1})
    play(game, "town 6", "nomad from river", "nomad to sahara")  # to the right path, and town 7
    play(game, "nomad from sahara", "nomad to palace")
    assert see(game, 0).nomads["caravans"] == [[], [3], []]
    assert see(game, 0).towns == [6, 7]
    assert "nomad from sahara" not in options(game)


@rule("NOM-08", "NOM-07")
def test_both_nomads_beside_towns_may_move(edition: str) -> None:
    facts: Facts = {"caravans": [4, 4, 0], "nomad_towns": ["left", "right"], "towns": [6, 7]}
    game = moving(edition, "desert-towns", **facts)
    play(game, "nomad from sahara", "nomad to palace", "nomad from sahara", "nomad to palace")
    assert see(game, 0).caravans == [3, 3, 0]
    assert where(game) == {"palace": 2}


@rule("NOM-08", "NOM-04")
@pytest.mark.parametrize("committed", ["guard", "nomad"])
def test_a_nomad_at_a_gate_stays(edition: str, committed: str) -> None:
    """R202: it is the player's choice who stands beside the gate."""
    table = with_nomads(edition).player(0, dinars=1, beige=1, nomads={"medina": 1, "river": 1})
    game = table.workshop(1, "green", "white").assistants({0: ["medina"]})
    play(game, "done", "sector action", "gate green from 1", "at orchard")
    assert options(game) == ["commit guard", "commit nomad"]
    play(game, f"commit {committed}", "done")
    assert see(game, 0).nomads["committed"] == ([1] if committed == "nomad" else [])
    assert see(game, 0).free_guards == 1
    play_on(game, 0, "nomad from river", "goods yellow")
    assert ("nomad from medina" in options(game)) == (committed == "guard")


@rule("NOM-04", "NOM-08")
def test_a_nomad_alone_on_the_watchtower_is_committed(edition: str) -> None:
    """R202: nothing is asked, as there is no choice."""
    table = with_nomads(edition).player(0, nomads={"medina": 2})
    game = table.workshop(1, "green", "white").assistants({0: ["medina"]})
    play(game, "sector action", "gate green from 1", "at orchard")
    assert see(game, 0).nomads["committed"] == [1]
    play(game, "gate white from 1", "at palace")
    assert see(game, 0).nomads["committed"] == [1, 3]
    assert see(game, 0).free_guards == 0


@rule("NOM-07")
def test_a_move_wants_a_place_to_go(edition: str) -> None:
    full: Facts = {COLOUR[sector]: 8 for sector in (*TRACKS[1:], "medina")}
    full |= {"entertainers": range(1, 9), "caravans": [3, 3, 2], "vendors": EIGHT}
    game = moving(edition, nomads={"river": 1}, **full)
    assert "nomad from river" not in options(game)
    game = moving(edition, nomads={"river": 1}, **{**full, "vendors": EIGHT[:7]})
    assert "nomad from river" in options(game)


# --- the exchange icon ----------------------------------------------------------------------------


def exchanging(edition: str, *others: str, **facts: Any) -> Game:
    """Seat 0 claims a fourth oasis, onto the exchange icon."""
    table = with_nomads(edition, 3, *others)
    table.player(0, dates=1, **{"caravans": [3, 2, 0], "claimed": [1, 2, 3], **facts})
    table.player(0, water=1)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    if "oasis right 1" in options(game):
        play(game, "oasis right 1")
    return game


@rule("NOM-04", "SAH-09")
def test_a_nomad_may_be_returned_but_not_taken(edition: str) -> None:
    """R203"""
    game = exchanging(edition, white=1, nomads={"palace": 1}, nomad_vendors=["river"])
    assert options(game) == [
        "return white",
        "nomad from palace",
        "nomad from vendor river",
        "done",
    ]
    play(game, "nomad from palace")
    assert options(game) == [f"keshi {colour}" for colour in COLOURS]  # all but nomads
    play(game, "keshi black")
    assert (see(game, 0).keshis["white"], see(game, 0).keshis["black"]) == (1, 1)
    assert where(game) == {}
    assert nomads_left(game) == 19


@rule("NOM-04", "SAH-09")
def test_a_nomad_returned_from_a_vendor_space_frees_it(edition: str) -> None:
    game = exchanging(edition, nomad_vendors=["river"])
    play(game, "nomad from vendor river", "keshi red")
    assert "vendor river" in options(game)
    assert nomads_left(game) == 20


@rule("NOM-04", "SAH-09")
def test_keshis_and_nomads_of_the_square_are_told_apart(edition: str) -> None:
    facts: Facts = {"entertainers": [1, 2], "nomad_entertainers": [5, 6]}
    game = exchanging(edition, **facts)
    assert options(game) == ["return pink", "nomad from square", "done"]
    play(game, "return pink")
    assert options(game) == ["space 1", "space 2"]
    game = exchanging(edition, **facts)
    play(game, "nomad from square")
    assert options(game) == ["space 5", "space 6"]
    assert nomads_left(game) == 18  # none has left yet
    play(game, "space 6", "keshi yellow")
    assert see(game, 0).entertainers == [0, 1, 4]
    assert nomads_left(game) == 19


@rule("NOM-08", "SAH-10")
def test_caravan_nomads_and_lone_nomads_of_a_colour_are_not_returned_as_keshis(
    edition: str,
) -> None:
    """R203: nothing but nomads stands in the medina, and one in the Sahara is protected."""
    game = exchanging(edition, nomads={"medina": 1}, nomad_caravans=1)
    assert options(game) == ["nomad from medina", "done"]


@rule("NOM-08", "SAH-10")
@pytest.mark.parametrize(
    ("committed", "left"), [("guard", "nomad from medina"), ("nomad", "return beige")]
)
def test_who_stands_at_a_gate_is_not_returned(edition: str, committed: str, left: str) -> None:
    """R203: a guard and a nomad, one of them beside a gate."""
    table = with_nomads(edition, 3).player(0, water=1, caravans=[3, 1, 0], claimed=[1, 2, 3])
    table.player(0, beige=1, nomads={"medina": 1}).workshop(1, "yellow")
    game = table.assistants({0: ["medina", "sahara"]})
    play(game, "use medina", "sector action", "gate yellow from 1", "at river")
    play(game, f"commit {committed}", "done", "sector action")
    assert options(game) == [left, "done"]


@rule("NOM-08", "SAH-11")
def test_deluxe_returns_a_nomad_from_a_town_space(edition: str) -> None:
    """R203, SAH-11: it goes back to the nomad board; Essential caravans stay."""
    table = with_nomads(edition, 3, "desert-towns")
    table.player(0, water=2, dates=1, caravans=[3, 2, 0], claimed=[1, 2, 3])
    game = table.towns_open(6).deploy({0: ["sahara"]}).claim()
    play(game, "claim nomad", "nomad to sahara", "caravan left")
    assert see(game, 0).towns == [6, 0]
    play(game, "sector action")
    assert "nomad from sahara" not in options(game)
    if edition == "essential":
        assert "return caravan left" not in options(game)
        return
    play(game, "return caravan left")
    assert "keshi brown" in options(game)  # a nomad is of no colour
    play(game, "keshi yellow")
    assert see(game, 0).caravans == [3, 2, 0]
    assert see(game, 0).towns == [6, 0]
    assert nomads_left(game) == 20


# --- gained in another way ------------------------------------------------------------------------


@rule("NOM-01")
@pytest.mark.parametrize("supply", [0, 1])
def test_a_free_nomad_wants_one_on_the_board(edition: str, supply: int) -> None:
    """R205: here by the falcon's bonus."""
    table = with_nomads(edition, 2, "luxury-goods").luxuries_shown(31)
    table.player(1, nomads={"river": 8, "palace": 8, "mosque": 4 - supply})
    table.player(0, green=1, yellow=2, orange=2, purple=2)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", "luxury 31")
    assert see(game, 0).luxury == [31]
    assert nomads_left(game) == 0
    assert ("nomad to palace" in options(game)) == bool(supply)


# --- what nomads count for ------------------------------------------------------------------------


@rule("NOM-09", "FIN-01")
@pytest.mark.parametrize("sector", EIGHT)
@pytest.mark.parametrize("vendor", ["vendors", "nomad_vendors"])
def test_nomads_complete_a_sector(edition: str, sector: str, vendor: str) -> None:
    table = with_nomads(edition).player(0, **SEVEN_AND_NOMAD[sector], **{vendor: [sector]})
    table.player(1, **SEVEN[sector], **{vendor: [sector]})
    game = table.final_scoring()
    assert points(game, 0) == {"sectors": 10}
    assert points(game, 1) == {}  # the vendor is no eighth keshi


@rule("NOM-09", "FIN-02")
def test_without_a_vendor_no_sector_is_complete(edition: str) -> None:
    game = with_nomads(edition).player(0, **SEVEN_AND_NOMAD["palace"]).final_scoring()
    assert points(game, 0) == {}


OASES: list[tuple[int, Facts, int]] = [
    (5, {"white": 3, "nomads": {"palace": 1}}, 3),
    (6, {"black": 3, "nomads": {"mosque": 2}}, 3),
    (7, {"turquoise": 3, "nomads": {"river": 1}}, 3),
    (8, {"green": 3, "nomads": {"orchard": 1}}, 3),
    (9, {"gray": 0, "nomads": {"madrasa": 1}}, 0),
    (10, {"entertainers": [1, 2], "nomad_entertainers": [3]}, 2),
    (11, {"beige": 2, "nomads": {"medina": 3}}, 2),
    (12, {"caravans": [2, 1, 0], "nomad_caravans": 1}, 2),
    (13, {"vendors": ["river", "palace"], "nomad_vendors": ["mosque"]}, 2),
]


@rule("NOM-10", "NOM-13", "EX-52")
@pytest.mark.parametrize(("tile", "board", "keshis"), OASES)
def test_no_oasis_of_a_colour_counts_nomads(
    edition: str, tile: int, board: Facts, keshis: int
) -> None:
    facts = {"caravans": [1, 0, 0], **board, "claimed": [tile]}
    game = with_nomads(edition).player(0, **facts).final_scoring()
    assert points(game, 0)[f"oasis {tile:02}"] == 3 + keshis


@rule("OAS-24", "NOM-11")
def test_oasis_24_counts_nomads(edition: str) -> None:
    """R204: 3 and a nomad are too many; a nomad as vendor does not matter."""
    board: Facts = {"caravans": [1, 0, 0], "white": 3, "nomads": {"palace": 1}, "black": 3}
    table = with_nomads(edition).player(0, **board, nomad_vendors=["mosque"], claimed=[24])
    assert points(table.final_scoring(), 0) == {"oasis 24": 7 * 4}


@rule("OAS-25", "NOM-11")
@pytest.mark.parametrize(("white", "complete"), [(6, 1), (7, 2)])
def test_oasis_25_counts_nomads(edition: str, white: int, complete: int) -> None:
    """R204"""
    board: Facts = {"caravans": [1, 0, 0], "white": white, "black": 0}
    board["nomads"] = {"palace": 1, "mosque": 8}
    board |= {"nomad_vendors": ["palace"], "vendors": ["mosque"], "claimed": [25]}
    board = {"vendors": board.pop("vendors"), **board}
    game = with_nomads(edition).player(0, **board).final_scoring()
    assert points(game, 0) == {"sectors": 10 * complete, "oasis 25": 4 * complete}


@rule("TWN-06", "TWN-08", "TWN-09")
@pytest.mark.parametrize(
    ("town", "worth"),
    [
        (6, (4 + 3 + 2 + 4 + 2 + 3) // 3),
        (8, 2 * 3),
        (9, 1 + 2),
    ],
)
def test_towns_count_nomads(edition: str, town: int, worth: int) -> None:
    """R204. Town 06: 4 caravans, 3 white, 2 pink, 4 beige, 2 turquoise, 3 vendors, nomads among
    them. Town 08: the Sahara, the medina and, with its nomad vendor, the palace."""
    board: Facts = {"caravans": [4, 0, 0], "nomad_caravans": 1, "towns": [town, 0]}
    board |= {"white": 2, "beige": 3, "turquoise": 2}
    board |= {"nomads": {"palace": 1, "medina": 1}, "entertainers": [1], "nomad_entertainers": [3]}
    board |= {"vendors": ["square", "river"], "nomad_vendors": ["palace"], "claimed_towns": [town]}
    table = with_nomads(edition, 2, "desert-towns").player(0, **board, disc=0)
    assert points(table.final_scoring(), 0) == {f"town {town:02}": worth}


def winning(edition: str, tile: int, **facts: Any) -> Game:
    """Seat 0 has won a tile of the third season."""
    table = with_nomads(edition, 2, season=3, round=4).river_tiles(8, 4, tile)
    return table.player(0, fisherman=5, **facts).season_scoring()


@rule("RVT-17", "NOM-04")
@pytest.mark.parametrize(("prize", "gained"), [(1, {1: 3, 2: 3}), (2, {1: 2, 0: 2})])
def test_river_tile_17_counts_nomads(edition: str, prize: int, gained: dict[int, int]) -> None:
    """R204: entertaining nomads with the entertainers, nomads on vendor spaces with the vendors."""
    board: Facts = {"entertainers": [1, 2], "nomad_entertainers": [3], "vendors": ["river"]}
    game = winning(edition, 17, **board, nomad_vendors=["palace"])
    resources = happened(play(game, f"prize {prize}"), "resource")
    assert {facts["resource"]: facts["n"] for facts in resources} == gained


@rule("RVT-18", "RVT-12", "NOM-11")
@pytest.mark.parametrize(
    ("tile", "prize", "worth"), [(18, 1, (3 + 1 + 3 + 1 + 4) // 4), (12, 2, 3)]
)
def test_river_tiles_12_and_18_count_nomads(
    edition: str, tile: int, prize: int, worth: int
) -> None:
    """R204. Tile 18: 3 green, 1 pink, 3 beige, a vendor, 4 goods. Tile 12: the green value."""
    board: Facts = {"green": 2, "beige": 2, "nomads": {"orchard": 1, "medina": 1}, "purple": 4}
    game = winning(edition, tile, **board, nomad_entertainers=[4], nomad_vendors=["river"])
    play(game, f"prize {prize}")
    assert points(game, 0)[f"river tile {tile}"] == worth


# --- whole games ----------------------------------------------------------------------------------


def nomads_in(seen: dict[str, Any]) -> int:
    """All nomads that lie somewhere; one may be in a hand, about to be placed."""
    number: int = seen["nomads"]["supply"] + seen["nomads"]["offered"]
    for player in seen["players"]:
        number += sum(on_spaces(player["nomads"]).values())
        number += len(player["nomads"]["vendors"]) + player["nomads"]["claimed"]
        number += player.get("spectator_column", []).count("nomad")
    return number


@rule("NOM-01")
@pytest.mark.parametrize(
    "modules", [["nomads"], ["nomads", "camels"], Config.preset("all").modules]
)
@pytest.mark.parametrize("players", [2, 4])
def test_twenty_nomads_in_every_game(edition: str, modules: list[str], players: int) -> None:
    for seed in range(3):
        game = Game.new(Config(players, edition, modules=frozenset(modules)), seed)
        placed = 0
        for events in wander(game, seed):
            placed += len(happened(events, "nomad"))
            seen = look(game)
            assert 19 <= nomads_in(seen) <= 20
            if seen["phase"] in ("select", "over"):
                assert nomads_in(seen) == 20
        assert placed
