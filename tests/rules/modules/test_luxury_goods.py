"""New luxury goods: race saddles and falcons; and what makes luxury goods cheaper."""

from typing import Any

import pytest

from marrakesh import Config, Game
from scenario import Scenario, happened, look, options, play, points, see

rule = pytest.mark.rule

MODULE = "luxury-goods"
SADDLES, FALCONS = range(26, 31), range(31, 36)
NOMAD_FALCON, EXCHANGE_FALCON, SWAP_FALCON, SQUARE_FALCON, STEPS_FALCON = FALCONS
SADDLE = 26
COST = {"yellow": 2, "orange": 2, "purple": 2}
"""What a saddle costs, and a falcon besides its keshi."""
NO_GOODS = {"yellow": 0, "orange": 0, "purple": 0}
CHEAP = (1, 2, 3, 4)
TWO_STEPS = "steps 2"
FIRST_BRIDGE, LAST_BRIDGE = 12, 28


def table_of(edition: str, *modules: str, **more: Any) -> Scenario:
    return Scenario(edition, 2, modules=[MODULE, *modules], **more)


def at_the_souk(table: Scenario, tile: int, **facts: Any) -> Game:
    """Seat 0 is about to trade; this luxury good lies first in the display."""
    table.player(0, **{"water": 0, "dates": 0, "dinars": 0, **COST, **facts})
    game = table.luxuries_shown(tile, *CHEAP).assistants({0: ["souk"]})
    play(game, "sector action")
    return game


def bought(table: Scenario, tile: int, *actions: str, **facts: Any) -> Game:
    game = at_the_souk(table, tile, **facts)
    play(game, f"luxury {tile}", *actions)
    return game


# --- setup ----------------------------------------------------------------------------------------


def all_goods(game: Game) -> list[int]:
    table = game.table
    return sorted([*table.luxury, *(tile for stack in table.luxury_stacks for tile in stack)])


@rule("NLX-01")
@pytest.mark.parametrize("players", [2, 4])
def test_falcons_and_saddles_are_added_in_five_stacks(edition: str, players: int) -> None:
    game = Game.new(Config(players, edition, modules=frozenset({MODULE, "nomads"})), 4)
    assert all_goods(game) == list(range(1, 36))
    assert all(look(game)["luxury"])
    assert look(game)["luxury_stacks"] == [6, 6, 6, 6, 6]


@rule("NLX-01", "NLX-06")
def test_without_nomads_one_falcon_stays_in_the_box(edition: str) -> None:
    game = Game.new(Config(3, edition, modules=frozenset({MODULE})), 4)
    assert all_goods(game) == [tile for tile in range(1, 36) if tile != NOMAD_FALCON]
    assert look(game)["luxury_stacks"] == [6, 6, 6, 6, 5]  # ESS-13: the left ones higher


@rule("NLX-01")
def test_without_the_module_there_is_none_of_them(edition: str) -> None:
    game = Game.new(Config(3, edition, modules=frozenset({"nomads"})), 4)
    assert all_goods(game) == list(range(1, 26))


@rule("NLX-01")
def test_the_new_ones_are_shuffled_among_the_others(edition: str) -> None:
    shown = set()
    for seed in range(40):
        game = Game.new(Config(2, edition, modules=frozenset({MODULE, "nomads"})), seed)
        shown.update(look(game)["luxury"])
    assert shown == set(range(1, 36))


@rule("NLX-01")
def test_a_place_is_filled_from_its_own_stack(edition: str) -> None:
    table = table_of(edition).next_luxury(0, 20, 21).next_luxury(1, 22)
    game = bought(table, 5, yellow=0, orange=0, purple=1)
    assert look(game)["luxury"] == [20, *CHEAP]
    assert look(game)["luxury_stacks"][:2] == [5, 6]


# --- race saddles ---------------------------------------------------------------------------------


@rule("NLX-02")
@pytest.mark.parametrize("tile", SADDLES)
def test_a_saddle_gives_16_points_and_two_steps_of_the_camel(edition: str, tile: int) -> None:
    goods = {"yellow": 4, "orange": 4, "purple": 4}
    game = bought(table_of(edition, "camels"), tile, TWO_STEPS, **goods)
    assert points(game, 0) == {"race saddle": 16}
    assert see(game, 0).camel["step"] == 2
    assert sum(see(game, 0).goods.values()) == 12 - 6
    assert see(game, 0).luxury == [tile]


@rule("NLX-02")
def test_the_rules_of_the_course_hold_for_a_saddle(edition: str) -> None:
    table = table_of(edition, "camels")
    goal = table.table.values.goals[0]
    game = bought(table, SADDLE, TWO_STEPS, camel=goal - 1)
    assert options(game) == ["goods yellow", "goods orange", "goods purple"]  # CAM-09
    play(game, "goods orange")
    assert see(game, 0).camel["step"] == goal + 1
    assert see(game, 0).dinars == 1  # CAM-10
    game = bought(table_of(edition, "camels"), SADDLE, TWO_STEPS, camel=FIRST_BRIDGE - 2)
    assert see(game, 0).camel["step"] == FIRST_BRIDGE - 1  # CAM-11: no dates, no water


@rule("NLX-02")
@pytest.mark.parametrize("camel", [0, 7, FIRST_BRIDGE - 2, FIRST_BRIDGE - 1, LAST_BRIDGE - 3])
def test_the_steps_of_a_saddle_may_be_left_out(edition: str, camel: int) -> None:
    """R3: both or none; a bridge may cost more than they are worth, now or in the next run."""
    table = table_of(edition, "camels").player(0, camel=camel)
    game = bought(table, SADDLE, water=4, dates=4)
    assert options(game) == ["done", TWO_STEPS]
    assert happened(play(game, "done"), "camel") == []
    me = see(game, 0)
    assert (me.camel["step"], me.water, me.dates) == (camel, 4, 4)
    assert points(game, 0) == {"race saddle": 16}
    assert look(game)["phase"] == "select"


@rule("NLX-02", "CAM-11")
def test_the_steps_of_a_saddle_pay_the_bridge(edition: str) -> None:
    table = table_of(edition, "camels").player(0, camel=FIRST_BRIDGE - 1)
    game = bought(table, SADDLE, TWO_STEPS, water=2, dates=3)
    me = see(game, 0)
    assert (me.camel["step"], me.water, me.dates) == (FIRST_BRIDGE + 1, 1, 2)


@rule("NLX-02", "CAM-12")
@pytest.mark.parametrize(
    ("camel", "end"),
    [
        (FIRST_BRIDGE - 1, FIRST_BRIDGE - 1),  # the bridge cannot be paid
        (LAST_BRIDGE, LAST_BRIDGE + 2),  # nothing but gains ahead
        (31, 32),
        (32, 32),
    ],
)
def test_the_steps_of_a_saddle_are_not_asked_where_they_can_do_no_harm(
    edition: str, camel: int, end: int
) -> None:
    """R3"""
    game = bought(table_of(edition, "camels"), SADDLE, camel=camel)
    assert look(game)["phase"] == "select"
    assert see(game, 0).camel["step"] == end


@rule("NLX-02")
def test_with_camels_a_saddle_claims_no_oasis(edition: str) -> None:
    game = bought(table_of(edition, "camels"), SADDLE, TWO_STEPS, caravans=[1, 0, 0], dinars=1)
    assert see(game, 0).claimed_oases == []
    assert look(game)["phase"] == "select"


@rule("NLX-03")
def test_without_camels_a_saddle_claims_an_oasis_for_two_resources_less(edition: str) -> None:
    """The payer chooses what is left out."""
    table = table_of(edition).player(0, caravans=[3, 1, 0])
    game = bought(table, SADDLE, water=1, dates=1, dinars=1)
    assert points(game, 0) == {"race saddle": 16}
    places = ["oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1"]
    assert options(game) == ["done", *places]
    play(game, "oasis left 3")  # 1 water, 1 date, 1 dinar
    assert options(game) == ["omit water", "omit date", "omit dinar"]
    play(game, "omit water")
    assert options(game) == ["omit date", "omit dinar"]
    play(game, "omit dinar")
    me = see(game, 0)
    assert (me.water, me.dates, me.dinars) == (1, 0, 1)
    assert len(me.claimed_oases) == 1


@rule("NLX-03")
@pytest.mark.parametrize("paid", ["water", "dates", "dinars"])
def test_what_must_be_left_out_is_not_asked(edition: str, paid: str) -> None:
    """Of 1 water, 1 date and 1 dinar the two that are missing go."""
    table = table_of(edition).player(0, caravans=[3, 0, 0])
    game = bought(table, SADDLE, "oasis left 3", **{paid: 3})
    assert getattr(see(game, 0), paid) == 2
    assert len(see(game, 0).claimed_oases) == 1


@rule("NLX-03")
def test_of_what_may_be_left_out_the_missing_resource_goes_first(edition: str) -> None:
    """The dinar is missing, so that water or date is left out with it."""
    table = table_of(edition).player(0, caravans=[3, 0, 0])
    game = bought(table, SADDLE, "oasis left 3", water=1, dates=1)
    assert options(game) == ["omit water", "omit date"]
    play(game, "omit date")
    assert (see(game, 0).water, see(game, 0).dates) == (0, 1)


@rule("NLX-03")
@pytest.mark.parametrize("place", ["left 1", "left 2", "right 1", "right 2"])
def test_an_oasis_may_become_free_but_gives_nothing_back(edition: str, place: str) -> None:
    """R237."""
    game = bought(table_of(edition), SADDLE, caravans=[2, 2, 0])
    play(game, f"oasis {place}")
    me = see(game, 0)
    assert (me.water, me.dates, me.dinars) == (0, 0, 0)
    assert len(me.claimed_oases) == 1


@rule("NLX-03")
@pytest.mark.parametrize(("dates", "places"), [(0, 2), (1, 3)])
def test_the_rest_of_the_price_must_be_paid(edition: str, dates: int, places: int) -> None:
    game = bought(table_of(edition), SADDLE, caravans=[3, 0, 0], dates=dates)
    assert options(game) == ["done", *(f"oasis left {k}" for k in range(1, places + 1))]


@rule("NLX-03")
def test_the_claim_of_a_saddle_may_be_declined(edition: str) -> None:
    """R237, R3."""
    game = bought(table_of(edition), SADDLE, "done", caravans=[2, 0, 0])
    assert see(game, 0).claimed_oases == []
    assert look(game)["phase"] == "select"


@rule("NLX-03")
def test_only_a_discovered_oasis_is_claimed(edition: str) -> None:
    """R237."""
    game = bought(table_of(edition), SADDLE, caravans=[0, 0, 2])
    assert see(game, 0).claimed_oases == []
    assert look(game)["phase"] == "select"


@rule("NLX-03")
def test_an_oasis_claimed_with_a_saddle_fills_the_storage_row(edition: str) -> None:
    table = table_of(edition).player(0, storage={1: "gray"})
    game = bought(table, SADDLE, "oasis left 1", caravans=[1, 0, 0])
    play(game, "deploy gray")
    assert see(game, 0).keshis["gray"] == 1


def test_saddle_and_camel_stable_add_up(edition: str) -> None:
    """BLD-10: three resources less."""
    table = table_of(edition, "special-buildings").player(0, building="camel stable")
    game = bought(table, SADDLE, "oasis left 3", caravans=[3, 0, 0])
    assert len(see(game, 0).claimed_oases) == 1


def test_with_scroll_45_a_saddle_makes_any_oasis_free(edition: str) -> None:
    """R125."""
    game = bought(table_of(edition), SADDLE, "oasis left 3", caravans=[3, 0, 0], scrolls=[45])
    assert len(see(game, 0).claimed_oases) == 1


def test_scroll_33_helps_with_what_is_left_of_the_price(edition: str) -> None:
    """R109: 1 water, 1 date, 1 dinar; the date pays for the dinar."""
    table = table_of(edition).player(0, scrolls=[33], caravans=[3, 0, 0])
    game = bought(table, SADDLE, "oasis left 3", dates=1)
    assert options(game) == ["omit date", "omit dinar"]  # besides the water
    play(game, "omit date")
    assert see(game, 0).dates == 0


# --- falcons --------------------------------------------------------------------------------------

KESHI: dict[int, dict[str, Any]] = {
    EXCHANGE_FALCON: {"gray": 1},
    SWAP_FALCON: {"beige": 1},
    SQUARE_FALCON: {"entertainers": [1]},
    STEPS_FALCON: {"white": 1},
}
"""The keshi that pays a falcon."""


@rule("NLX-04")
@pytest.mark.parametrize("tile", KESHI)
def test_a_falcon_costs_a_keshi_besides_goods(edition: str, tile: int) -> None:
    assert f"luxury {tile}" not in options(at_the_souk(table_of(edition), tile))
    game = at_the_souk(table_of(edition), tile, **KESHI[tile])
    assert f"luxury {tile}" in options(game)
    play(game, f"luxury {tile}")
    assert points(game, 0)["falcon"] == 20
    assert see(game, 0).goods["yellow"] + see(game, 0).goods["purple"] <= 3
    assert sum(see(game, 0).keshis.values()) == 0
    assert see(game, 0).luxury == [tile]


@rule("NLX-04")
def test_a_falcon_costs_its_goods_too(edition: str) -> None:
    game = at_the_souk(table_of(edition), EXCHANGE_FALCON, gray=1, purple=1)
    assert f"luxury {EXCHANGE_FALCON}" not in options(game)


@rule("NLX-04")
def test_the_track_of_the_keshi_falls_by_one(edition: str) -> None:
    game = at_the_souk(table_of(edition), EXCHANGE_FALCON, gray=4)
    events = play(game, f"luxury {EXCHANGE_FALCON}")
    assert happened(events, "returned") == [{"colour": 2}]
    assert see(game, 0).keshis["gray"] == 3
    assert see(game, 0).goods == NO_GOODS


@rule("NLX-04")
def test_the_keshi_comes_from_the_board_and_not_from_the_hand(edition: str) -> None:
    game = at_the_souk(table_of(edition), SWAP_FALCON)
    assert "beige" in see(game, 0).hand
    assert f"luxury {SWAP_FALCON}" not in options(game)


@rule("NLX-04")
@pytest.mark.parametrize(("beige", "offered"), [(1, False), (2, True)])
def test_a_guard_beside_a_gate_pays_no_falcon(edition: str, beige: int, offered: bool) -> None:
    """R236."""
    facts = {"beige": beige, "gates": {"souk": "pink"}}
    game = at_the_souk(table_of(edition), SWAP_FALCON, **facts)
    assert (f"luxury {SWAP_FALCON}" in options(game)) is offered


@rule("NLX-04")
@pytest.mark.parametrize(
    ("tile", "facts"),
    [
        (EXCHANGE_FALCON, {"nomads": {"madrasa": 2}}),
        (SWAP_FALCON, {"nomads": {"medina": 1}}),
        (SQUARE_FALCON, {"nomad_entertainers": [3]}),
        (STEPS_FALCON, {"nomads": {"palace": 1, "river": 1}}),
    ],
)
def test_a_nomad_pays_no_falcon(edition: str, tile: int, facts: dict[str, Any]) -> None:
    """R236."""
    game = at_the_souk(table_of(edition, "nomads"), tile, **facts)
    assert f"luxury {tile}" not in options(game)
    game = at_the_souk(table_of(edition, "nomads").player(0, **KESHI[tile]), tile, **facts)
    assert f"luxury {tile}" in options(game)


@rule("NLX-04")
def test_beside_a_nomad_the_own_keshi_is_returned(edition: str) -> None:
    table = table_of(edition, "nomads").player(0, entertainers=[1], nomad_entertainers=[3])
    game = bought(table, SQUARE_FALCON)
    assert see(game, 0).entertainers == [2]


@rule("NLX-04", "NLX-05")
@pytest.mark.parametrize(
    ("colour", "track"), [("turquoise", "fisherman"), ("white", "palace"), ("black", "mosque")]
)
def test_three_steps_by_the_keshi_paid(edition: str, colour: str, track: str) -> None:
    game = bought(table_of(edition), STEPS_FALCON, turquoise=2, white=2, black=2)
    assert sorted(options(game)) == ["give black", "give turquoise", "give white"]
    play(game, f"give {colour}")
    assert see(game, 0).keshis[colour] == 1
    steps = {name: getattr(see(game, 0), name) for name in ("fisherman", "palace", "mosque")}
    assert steps == {"fisherman": 0, "palace": 0, "mosque": 0, track: 3}


@rule("NLX-05")
def test_a_falcon_brings_a_nomad(edition: str) -> None:
    table = table_of(edition, "nomads").player(0, green=1)
    game = bought(table, NOMAD_FALCON, "nomad to orchard")
    assert points(game, 0) == {"falcon": 20, "orchard": 1}
    assert see(game, 0).keshis["green"] == 1  # the nomad
    assert see(game, 0).nomads["orchard"] == 1
    assert look(game)["nomads"]["supply"] in (18, 19)  # one may be on offer already


@rule("NLX-05")
def test_without_a_nomad_left_the_falcon_brings_points_only(edition: str) -> None:
    """R205."""
    table = table_of(edition, "nomads").player(0, green=1)
    table.table.nomad_supply = 0
    game = bought(table, NOMAD_FALCON)
    assert points(game, 0) == {"falcon": 20}
    assert look(game)["phase"] == "select"


@rule("NLX-05")
def test_a_falcon_brings_a_keshi_exchange(edition: str) -> None:
    game = bought(table_of(edition), EXCHANGE_FALCON, gray=2, white=1)
    assert sorted(options(game)) == ["done", "return gray", "return white"]  # no storage row
    play(game, "return white")
    assert "keshi white" not in options(game)
    play(game, "keshi gray")
    assert (see(game, 0).keshis["gray"], see(game, 0).keshis["white"]) == (2, 0)


def test_the_exchange_of_a_falcon_may_return_a_nomad(edition: str) -> None:
    """R203; the spectators are not asked (CAM-20)."""
    table = table_of(edition, "nomads", "camels").player(0, nomads={"palace": 1}, column=["pink"])
    game = bought(table, EXCHANGE_FALCON, gray=1)
    assert sorted(options(game)) == ["done", "nomad from palace"]
    play(game, "nomad from palace", "keshi green")
    assert see(game, 0).keshis["green"] == 1
    assert see(game, 0).spectator_column == ["pink"]


@rule("NLX-05")
def test_a_falcon_swaps_resources_one_for_one(edition: str) -> None:
    game = bought(table_of(edition), SWAP_FALCON, beige=1, water=2, dinars=1)
    assert options(game) == ["done", "pay water", "pay dinar"]
    play(game, "pay water")
    assert options(game) == ["take date", "take dinar"]
    play(game, "take date", "pay water", "take dinar")
    assert options(game) == ["done", "pay dinar"]  # what was taken is not given again
    play(game, "pay dinar", "take water")
    me = see(game, 0)
    assert (me.water, me.dates, me.dinars) == (1, 1, 1)
    assert look(game)["phase"] == "select"


@rule("NLX-05")
def test_nobody_must_swap_resources(edition: str) -> None:
    game = bought(table_of(edition), SWAP_FALCON, "done", beige=1, water=2)
    assert see(game, 0).water == 2


@rule("NLX-05")
def test_a_falcon_brings_a_bonus_of_three_spectators(edition: str) -> None:
    """R220: three times, without an entertainer there, and the disc does not turn."""
    game = bought(table_of(edition), SQUARE_FALCON, entertainers=[1], disc=0)
    assert options(game) == ["space 5", "space 8"]
    play(game, "space 8")
    assert see(game, 0).dinars == 3
    assert (see(game, 0).disc, see(game, 0).entertainers) == (0, [])


@rule("NLX-05")
def test_no_space_faces_three_spectators(edition: str) -> None:
    """R220: on the purple disc with scroll 31 spaces face 1 to 5 of them, here 3 thrice."""
    table = table_of(edition, "spectators").player(0, scrolls=[31], disc=0)
    game = bought(table, SQUARE_FALCON, entertainers=[1])
    assert options(game) == ["space 1", "space 3", "space 7"]


@rule("NLX-05")
def test_which_entertainer_pays_a_falcon_is_chosen(edition: str) -> None:
    game = bought(table_of(edition), SQUARE_FALCON, entertainers=[2, 6], disc=0)
    assert options(game) == ["space 2", "space 6"]
    play(game, "space 6")
    assert see(game, 0).entertainers == [1]


# --- cheaper goods --------------------------------------------------------------------------------

NECKLACE = 24
"""1 yellow, 2 orange, 2 purple."""


def cheaper(edition: str, *reasons: str, **facts: Any) -> Scenario:
    """Seat 0 has reasons to pay less."""
    table = table_of(edition, "imam-sultan", "special-buildings", "provision-tiles", **facts)
    if "imam" in reasons:
        table.pawn("mosque", 0)
    if "provision" in reasons:
        table.player(0, provisions=[23, 8, 9])
    if "warehouse" in reasons:
        table.player(0, building="date warehouse")
    return table


@pytest.mark.parametrize(
    "reasons",
    [
        (),
        ("imam",),
        ("provision",),
        ("warehouse",),
        ("imam", "provision"),
        ("imam", "warehouse"),
        ("provision", "warehouse"),
        ("imam", "provision", "warehouse"),
    ],
)
def test_discounts_add_up(edition: str, reasons: tuple[str, ...]) -> None:
    """R92: with n reasons 5 - n goods are enough, and fewer are not."""
    need = 5 - len(reasons)
    goods = {"yellow": 0, "orange": min(2, need - 1), "purple": 0}
    goods["purple"] = min(2, need - goods["orange"])
    goods["yellow"] = need - goods["orange"] - goods["purple"]
    game = bought(cheaper(edition, *reasons), NECKLACE, **goods)
    assert see(game, 0).goods == NO_GOODS
    assert points(game, 0) == {"necklace": 13}
    goods["orange"] -= 1
    game = at_the_souk(cheaper(edition, *reasons), NECKLACE, **goods)
    assert f"luxury {NECKLACE}" not in options(game)


def test_the_payer_chooses_what_to_omit(edition: str) -> None:
    """R92: also when enough of all is there, and step by step."""
    game = bought(cheaper(edition, "imam", "provision"), NECKLACE, yellow=2, orange=2, purple=2)
    assert options(game) == ["omit yellow", "omit orange", "omit purple"]
    play(game, "omit orange")
    assert see(game, 0).goods == {"yellow": 2, "orange": 2, "purple": 2}  # not paid yet
    play(game, "omit orange")
    assert see(game, 0).goods == {"yellow": 1, "orange": 2, "purple": 0}


def test_what_is_missing_must_be_omitted(edition: str) -> None:
    """R92."""
    game = bought(cheaper(edition, "imam", "provision"), NECKLACE, yellow=0, orange=2, purple=2)
    assert options(game) == ["omit orange", "omit purple"]  # besides the yellow one
    play(game, "omit purple")
    assert see(game, 0).goods == {"yellow": 0, "orange": 0, "purple": 1}


def test_a_colour_that_is_all_omitted_is_no_longer_offered(edition: str) -> None:
    game = bought(cheaper(edition, "imam", "provision"), NECKLACE, yellow=2, orange=2, purple=2)
    play(game, "omit yellow")
    assert options(game) == ["omit orange", "omit purple"]


@pytest.mark.parametrize("tile", [2, 9])
def test_no_price_falls_below_zero(edition: str, tile: int) -> None:
    """R92, R187: a slipper or a tajine costs nothing, and gives nothing back."""
    table = cheaper(edition, "imam", "provision", "warehouse").player(0, **NO_GOODS)
    table.player(0, water=0, dinars=0)
    game = table.luxuries_shown(tile, 10, 11, 12, 13).assistants({0: ["souk"]})
    play(game, "sector action", f"luxury {tile}")
    assert see(game, 0).luxury == [tile]
    assert see(game, 0).goods == NO_GOODS


def test_the_keshi_of_a_falcon_is_never_omitted(edition: str) -> None:
    """R92: only goods are discounted."""
    reasons = ("imam", "provision", "warehouse")
    goods = {"yellow": 1, "orange": 1, "purple": 1}
    game = at_the_souk(cheaper(edition, *reasons), EXCHANGE_FALCON, **goods)
    assert f"luxury {EXCHANGE_FALCON}" not in options(game)
    game = bought(cheaper(edition, *reasons), EXCHANGE_FALCON, **goods, gray=1)
    assert see(game, 0).keshis["gray"] == 0
    assert see(game, 0).goods == NO_GOODS
    assert points(game, 0) == {"falcon": 20}


def test_the_award_adds_to_the_other_discounts(edition: str) -> None:
    """R92: a necklace for one goods keshi, with imam and award."""
    table = table_of(edition, "imam-sultan", "camels").pawn("mosque", 0)
    side, tier, colour = next(
        (side, tier, benefit.colour)
        for side, benefits in enumerate(table.table.values.awards)
        for tier, benefit in enumerate(benefits)
        if benefit.luxury_off
    )
    names = ("turquoise", "green", "gray", "white", "black", "pink", "beige", "brown", "red")
    column = [names[colour], *(name for name in names if name != names[colour])][: tier + 1]
    table.awards(f"{side // 2 + 1}{'ab'[side % 2]}", "1a", "2a").player(0, column=column)
    table.luxuries_shown(NECKLACE).player(0, **{**NO_GOODS, "purple": 2})
    game = table.season_payout()
    play(game, f"award for {tier + 1}")
    while options(game)[0].startswith("discard"):
        play(game, options(game)[0])
    play(game, "stack 1", f"luxury {NECKLACE}")  # omitting all that is missing, and one purple
    assert see(game, 0).goods == {**NO_GOODS, "purple": 1}
    assert points(game, 0)["necklace"] == 13


# --- town 11 --------------------------------------------------------------------------------------


def taken_by_town(edition: str, tile: int, *modules: str, **facts: Any) -> Game:
    """Seat 0 claims town 11 with its last goods, while this luxury good lies open."""
    table = table_of(edition, "desert-towns", *modules).luxuries_shown(tile, *CHEAP)
    table.player(0, caravans=[4, 0, 0], towns=[11, 0], yellow=1, orange=1, purple=1)
    table.player(0, **{"water": 0, "dates": 0, "dinars": 0, **facts})
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    if "town 11" in options(game):
        play(game, "town 11")
    return game


def test_a_luxury_good_of_town_11_gives_all_that_it_gives(edition: str) -> None:
    """R94."""
    game = taken_by_town(edition, 9)
    play(game, "luxury 9")
    assert points(game, 0) == {"tajine": 4}
    assert see(game, 0).dinars == 1
    assert see(game, 0).goods == NO_GOODS


@pytest.mark.parametrize("tile", KESHI)
def test_a_falcon_of_town_11_costs_its_keshi(edition: str, tile: int) -> None:
    """R94, TWN-11: no goods, but the keshi."""
    assert f"luxury {tile}" not in options(taken_by_town(edition, tile))
    game = taken_by_town(edition, tile, disc=0, **KESHI[tile])
    assert f"luxury {tile}" in options(game)
    play(game, f"luxury {tile}")
    assert points(game, 0)["falcon"] == 20
    assert see(game, 0).luxury == [tile]
    held = see(game, 0).keshis
    assert [held[c] for c in ("gray", "beige", "pink", "white")] == [0, 0, 0, 0]


def test_a_saddle_of_town_11_moves_the_camel(edition: str) -> None:
    """R94."""
    game = taken_by_town(edition, SADDLE, "camels")
    play(game, f"luxury {SADDLE}", TWO_STEPS)
    assert points(game, 0) == {"race saddle": 16}
    assert see(game, 0).camel["step"] == 2


# --- counting -------------------------------------------------------------------------------------


@pytest.mark.parametrize("oasis", [14, 15, 16, 17, 18, 22])
def test_falcons_and_saddles_count_as_luxury_goods_of_no_old_type(edition: str, oasis: int) -> None:
    """R240: for oasis 22, never for oases 14 to 18."""
    table = table_of(edition).player(0, caravans=[1, 0, 0], claimed=[oasis])
    game = table.player(0, luxuries=[SADDLE, 27, 32, 33]).final_scoring()
    assert points(game, 0).get(f"oasis {oasis:02}", 0) == (3 + 4 if oasis == 22 else 0)


def test_river_tile_18_counts_falcons_and_saddles(edition: str) -> None:
    """R240: 2 points for each luxury good."""
    table = table_of(edition, season=3).river_tiles(1, 3, 18).player(0, fisherman=3)
    game = table.player(0, luxuries=[1, SADDLE, 32]).season_scoring()
    play(game, "prize 2")
    assert points(game, 0)["river tile 18"] == 6
