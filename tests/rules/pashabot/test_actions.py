"""The Pashabot: placement bonuses, its assistants, and its sector actions."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.events import Event
from marrakesh.rules.words import COLOURS, SECTORS
from scenario import Scenario, happened, look, points, see

rule = pytest.mark.rule

EIGHT = [sector for sector in SECTORS if sector != "souk"]
COLOUR_OF = dict(zip(SECTORS, COLOURS, strict=False))
SCROLLS = ["gray", "yellow", "pink", "orange"]


def solo(edition: str, **choices: Any) -> Scenario:
    """The Pashabot starts the round, and its fisherman is on the starting space."""
    table = Scenario(edition, players=1, solo="pashabot", start=1, **choices)
    return table.player(1, fisherman=0)


def row(sector: str, number: int) -> dict[str, Any]:
    """So many keshis in a row."""
    return {COLOUR_OF[sector]: number}


def eight(*colours: str) -> dict[str, Any]:
    """Full rows."""
    return dict.fromkeys(colours, 8)


def told(game: Game) -> list[Event]:
    """What has happened since the scenario began."""
    return game.table.events or []


def acts(table: Scenario) -> Game:
    """The Pashabot uses its assistants; you have none."""
    return table.assistants({0: []})


def deploys(table: Scenario, colour: str) -> Game:
    """The Pashabot claims, and so deploys, one keshi."""
    return table.base(**{colour: 1}).claim()


# --- deploying ------------------------------------------------------------------------------------


@rule("PSH-20")
@pytest.mark.parametrize(
    ("yellow", "orange", "purple", "expected"),
    [
        (0, 0, 0, "yellow"),
        (1, 0, 0, "orange"),
        (1, 1, 0, "purple"),
        (2, 1, 1, "orange"),
        (3, 3, 2, "purple"),
        (1, 1, 1, "yellow"),
    ],
)
def test_which_goods_it_gains(
    edition: str, yellow: int, orange: int, purple: int, expected: str
) -> None:
    """Through the bonus of the third pink space."""
    goods: dict[str, Any] = {"yellow": yellow, "orange": orange, "purple": purple}
    game = deploys(solo(edition).bot(column=[7], pink=2, **goods), "pink")
    assert see(game, 1).goods == {**goods, expected: goods[expected] + 1}


@rule("PSH-21", "PSH-63")
@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize(("tile", "steps"), [(3, 3), (4, 0)])
def test_brown_keshis_reveal_strategy_tiles(
    edition: str, number: int, tile: int, steps: int
) -> None:
    table = solo(edition).bot(column=[2, 6], brown=number - 1).next_strategy(tile)
    game = deploys(table, "brown")
    revealed = number in (3, 5, 7)
    assert see(game, 1).keshis["brown"] == number
    assert look(game)["bot"]["strategy"] == ([2, 6, tile] if revealed else [2, 6])
    assert see(game, 1).fisherman == (steps if revealed else 0)


@rule("PSH-21")
def test_a_nomad_on_the_third_space_reveals_one_too(edition: str) -> None:
    table = solo(edition, modules=["nomads"])
    full = eight("beige", "pink", "green", "turquoise", "gray")
    table.bot(column=[2], brown=2, **full).player(1, vendors=[s for s in EIGHT if s != "sahara"])
    game = table.next_strategy(4).claim()
    assert see(game, 1).keshis["brown"] == 3
    assert look(game)["bot"]["strategy"] == [2, 4]


@rule("PSH-22")
def test_a_green_keshi_is_a_point(edition: str) -> None:
    """R241"""
    game = solo(edition).bot(column=[7], green=3).base(green=2).claim()
    assert points(game, 1) == {"orchard": 2}


@rule("PSH-23")
@pytest.mark.parametrize(
    ("number", "scored", "steps", "goods"),
    [
        (1, {"square": 1}, 0, 0),
        (2, {}, 1, 0),
        (3, {}, 0, 1),
        (4, {"square": 2}, 0, 0),
        (5, {}, 1, 0),
        (6, {}, 0, 1),
        (8, {"square": 2}, 0, 0),
    ],
)
def test_pink_keshis_give_the_bonus_of_their_space(
    edition: str, number: int, scored: dict[str, int], steps: int, goods: int
) -> None:
    game = deploys(solo(edition).bot(column=[7], pink=number - 1), "pink")
    bot = see(game, 1)
    assert points(game, 1) == scored
    assert (bot.fisherman, sum(bot.goods.values())) == (steps, goods)
    assert (bot.palace, bot.mosque) == (0, 0)


@rule("PSH-23")
@pytest.mark.parametrize(
    ("palace", "mosque", "then"), [(2, 1, (2, 2)), (1, 2, (2, 2)), (1, 1, (2, 1))]
)
def test_the_seventh_pink_climbs_the_lower_staircase(
    edition: str, palace: int, mosque: int, then: tuple[int, int]
) -> None:
    table = solo(edition).bot(column=[7], pink=6).player(1, palace=palace, mosque=mosque)
    bot = see(deploys(table, "pink"), 1)
    assert (bot.palace, bot.mosque) == then


# --- assistants -----------------------------------------------------------------------------------


def used(game: Game) -> list[str]:
    """The bot's assistants in the order in which it used them."""
    return [
        SECTORS[event.facts["sector"]] for event in told(game) if event.kind == "assistant-used"
    ]


@rule("PSH-24")
@pytest.mark.parametrize(
    "sectors",
    [
        ["medina", "square", "orchard"],
        ["river", "madrasa", "sahara"],
        ["square", "mosque", "souk"],
        ["orchard", "palace", "souk"],
        ["madrasa", "souk", "souk"],
    ],
)
def test_assistants_act_from_top_to_bottom(edition: str, sectors: list[str]) -> None:
    assert used(acts(solo(edition).bot(column=[2], assistants=sectors[::-1]))) == sectors


@rule("PSH-24")
@pytest.mark.parametrize(
    ("palace", "mosque", "first"), [(5, 4, "mosque"), (4, 5, "palace"), (4, 4, "palace")]
)
def test_of_palace_and_mosque_the_lower_first(
    edition: str, palace: int, mosque: int, first: str
) -> None:
    """R249: at the place of their rows."""
    table = solo(edition).bot(column=[2], assistants=["souk", "palace", "mosque"])
    game = acts(table.player(1, palace=palace, mosque=mosque))
    second = "mosque" if first == "palace" else "palace"
    assert used(game) == [first, second, "souk"]


@rule("PSH-24")
def test_which_staircase_is_lower_is_seen_when_it_comes_to_them(edition: str) -> None:
    """The square's steps come before."""
    table = solo(edition).bot(column=[2], assistants=["square", "palace", "mosque"], pink=7)
    game = acts(table.player(1, palace=1, mosque=0))  # mosque 1, palace 2, mosque 2: level
    assert used(game) == ["square", "palace", "mosque"]


@rule("PSH-25", "PSH-07")
@pytest.mark.parametrize("keshis", [0, 2])
@pytest.mark.parametrize("sector", EIGHT)
def test_a_vendor_is_a_point(edition: str, sector: str, keshis: int) -> None:
    """Instead of 1 water; in the madrasa too (R248)."""
    table = solo(edition).bot(column=[7], assistants=[sector], **row(sector, keshis))
    game = acts(table.player(1, vendors=[sector]))
    assert points(game, 1)["vendors"] == 1
    assert see(game, 1).water == 0
    table = solo(edition).bot(column=[7], assistants=[sector], **row(sector, keshis))
    assert "vendors" not in points(acts(table), 1)


@rule("PSH-26")
@pytest.mark.parametrize("sector", [s for s in EIGHT if s != "madrasa"])
def test_two_keshis_for_a_sector_action(edition: str, sector: str) -> None:
    """The vendor is not counted."""
    colour = COLOUR_OF[sector]
    for number in (0, 1, 2):
        table = solo(edition).bot(column=[4], assistants=[sector], **row(sector, number))
        game = acts(table.player(1, vendors=[sector]))
        performed = [event for event in told(game) if event.kind == "sector-action"]
        assert len(performed) == (number == 2)
        if number < 2:
            assert see(game, 1).keshis[colour] == number + 1


@rule("PSH-26", "PSH-22", "PSH-23")
def test_a_new_keshi_brings_its_bonus(edition: str) -> None:
    game = acts(solo(edition).bot(column=[7], assistants=["orchard", "square"], pink=1))
    assert see(game, 1).keshis["green"] == 1
    assert points(game, 1) == {"orchard": 1}
    assert see(game, 1).fisherman == 1


@rule("PSH-26")
def test_nomads_count_among_the_keshis(edition: str) -> None:
    table = solo(edition, modules=["nomads"]).bot(column=[7], assistants=["orchard"], green=1)
    game = acts(table.player(1, nomads={"orchard": 1}))
    assert see(game, 1).keshis["green"] == 2
    assert points(game, 1) == {"orchard": 2}


@rule("PSH-26")
def test_an_action_without_effect_is_lost(edition: str) -> None:
    """Two guards, both with gates; R42 is not for the bot."""
    gates = ["white", "black"]
    game = acts(solo(edition).bot(column=[7], assistants=["medina"], gates=gates, beige=2))
    assert see(game, 1).keshis["beige"] == 2
    assert happened(told(game), "bot-gate") == []


# --- medina ---------------------------------------------------------------------------------------


def gates(game: Game) -> list[tuple[str, int, int]]:
    """The gates the bot takes: colour, workshop (1-4), and the rule that decided."""
    facts = happened(told(game), "bot-gate")
    return [(COLOURS[f["colour"]], f["workshop"] + 1, f["rule"]) for f in facts]


def medina(edition: str, column: list[int], own: list[str], guards: int, **keshis: int) -> Scenario:
    """The bot has these gates, and so many guards without one."""
    return solo(edition).bot(
        column=column, assistants=["medina"], gates=own, beige=len(own) + guards, **keshis
    )


def first_gate(table: Scenario) -> tuple[str, int]:
    """The first gate the bot takes, and the rule that decided."""
    colour, _, number = gates(acts(table))[0]
    return colour, number


@rule("PSH-27", "PSH-35")
@pytest.mark.parametrize(("workshop", "scored"), [(1, 0), (2, 1), (3, 3), (4, 7)])
def test_gates_give_points_and_cost_nothing(edition: str, workshop: int, scored: int) -> None:
    table = medina(edition, [6, 1], ["white"], 1).workshop(workshop, "pink", "pink", "pink")
    game = acts(table)
    assert [gate[:2] for gate in gates(game)] == [("pink", workshop)]
    assert points(game, 1).get("gates", 0) == scored
    assert see(game, 1).gates[:2] == ["white", "pink"]
    assert look(game)["workshops"][workshop - 1]["pink"] == 2


@rule("PSH-27")
def test_a_gate_for_every_free_guard(edition: str) -> None:
    """R252: guards gained in the action wait for the next one."""
    game = acts(medina(edition, [1], ["white"], 2))
    assert len(gates(game)) == 2
    assert gates(game)[0][0] == "beige"
    bot = see(game, 1)
    assert (bot.keshis["beige"], bot.free_guards) == (4, 1)


@rule("PSH-28")
@pytest.mark.parametrize(("pink", "expected"), [(7, "pink"), (8, "gray")])
def test_gates_of_full_sectors_are_ignored(edition: str, pink: int, expected: str) -> None:
    table = medina(edition, [6], ["white"], 1, pink=pink).player(1, vendors=EIGHT)
    assert first_gate(table)[0] == expected


@rule("PSH-28", "PSH-30")
def test_no_gate_if_all_sectors_are_full(edition: str) -> None:
    """R252; nor red, as no red space is free."""
    own = ["yellow", "yellow", "orange", "orange", "purple", "purple"]
    full = eight(*(COLOUR_OF[sector] for sector in EIGHT if sector != "medina"))
    game = acts(medina(edition, [6], own, 2, **full).player(1, vendors=EIGHT))
    assert gates(game) == []
    assert see(game, 1).free_guards == 2


@rule("PSH-29")
@pytest.mark.parametrize(
    ("brown", "vendors", "expected"),
    [
        (7, ["sahara"], ("brown", 2)),
        (7, [], ("pink", 6)),
        (6, ["sahara"], ("pink", 6)),
        (8, [], ("red", 2)),
    ],
)
def test_a_gate_that_completes_a_sector(
    edition: str, brown: int, vendors: list[str], expected: tuple[str, int]
) -> None:
    """With 8 keshis a red gate completes it."""
    table = medina(edition, [6], ["white"], 1, brown=brown).player(1, vendors=vendors)
    game = acts(table)
    colour, _, number = gates(game)[0]
    assert (colour, number) == expected
    assert ("sahara" in see(game, 1).vendors) == (colour == "red" or bool(vendors))


@rule("PSH-30")
def test_the_gate_of_the_highest_priority(edition: str) -> None:
    assert first_gate(medina(edition, [6, 3], ["gray"], 1)) == ("gray", 3)


@rule("PSH-30")
@pytest.mark.parametrize(
    ("gone", "vendors", "expected"),
    [
        (3, [], ("red", 3)),
        (2, [], ("pink", 3)),  # a gate of the colour is left
        (3, ["square"], ("gray", 6)),  # the square has a red
    ],
)
def test_a_red_gate_stands_in(
    edition: str, gone: int, vendors: list[str], expected: tuple[str, int]
) -> None:
    """For a row whose colour has no gate left; its keshi goes to that row."""
    spaces = ["river", "orchard", "madrasa"][:gone]
    table = medina(edition, [6, 1], ["beige", "beige"], 1).player(1, vendors=vendors)
    table.player(0, beige=gone, gates=dict.fromkeys(spaces, "pink"))
    game = acts(table)
    colour, _, number = gates(game)[0]
    assert (colour, number) == expected
    assert see(game, 1).vendors == (["square"] if colour == "red" or vendors else [])


@rule("PSH-31")
def test_a_gate_in_a_new_colour(edition: str) -> None:
    assert first_gate(medina(edition, [6], ["pink"], 1)) == ("gray", 4)


@rule("PSH-32")
def test_a_gate_of_which_fewer_are_left(edition: str) -> None:
    table = medina(edition, [6], ["white"], 1)
    table.player(0, beige=1, gates={"river": "gray"})
    assert first_gate(table) == ("gray", 5)


@rule("PSH-33")
def test_a_gate_higher_in_the_column(edition: str) -> None:
    assert first_gate(medina(edition, [3], ["white"], 1)) == ("gray", 6)


@rule("PSH-34")
def test_a_gate_further_up_on_the_board(edition: str) -> None:
    """Of beige and goods, of which two each are left."""
    table = medina(edition, [6], ["white"], 1, pink=8, gray=8).player(1, vendors=EIGHT)
    assert first_gate(table) == ("beige", 7)


@rule("PSH-34", "PSH-20")
def test_goods_gates_tie_by_their_number(edition: str) -> None:
    own = ["beige", "beige"]
    table = medina(edition, [5, 9], own, 1, yellow=2, orange=1, purple=1)
    assert first_gate(table) == ("orange", 8)
    table = medina(edition, [5, 9], [*own, "yellow", "orange", "purple"], 1, yellow=2)
    assert first_gate(table) == ("orange", 8)
    # an own gate and the number left are those of the actual colour
    table = medina(edition, [5, 9], [*own, "yellow"], 1, orange=1, purple=1)
    assert first_gate(table) == ("orange", 8)


@rule("PSH-35")
def test_the_cheapest_gate_of_the_colour(edition: str) -> None:
    table = medina(edition, [6, 1], ["white"], 1)
    table.workshop(4, "pink", "pink", "pink").workshop(2, "pink")
    game = acts(table)
    assert [gate[:2] for gate in gates(game)] == [("pink", 2)]
    assert points(game, 1)["gates"] == 1


@rule("PSH-36")
def test_the_keshi_comes_before_the_next_gate(edition: str) -> None:
    """A third brown reveals a tile, after which brown is wanted again."""
    table = medina(edition, [7], [], 2, brown=2).next_strategy(8)
    game = acts(table)
    assert [gate[0] for gate in gates(game)] == ["brown", "brown"]
    assert see(game, 1).keshis["brown"] == 4
    table = medina(edition, [7], [], 2, brown=3)
    assert [gate[0] for gate in gates(acts(table))] == ["brown", "white"]


@rule("PSH-36", "PSH-28")
def test_a_row_filled_by_a_gate_is_full_for_the_next(edition: str) -> None:
    table = medina(edition, [3, 6], [], 2, gray=7).player(1, vendors=["madrasa"])
    assert [gate[0] for gate in gates(acts(table))] == ["gray", "turquoise"]
    table = medina(edition, [3, 6], [], 2, gray=6).player(1, vendors=["madrasa"])
    assert [gate[0] for gate in gates(acts(table))] == ["gray", "gray"]


@rule("PSH-36", "PSH-22")
def test_a_gates_keshi_brings_its_bonus_but_no_match(edition: str) -> None:
    game = acts(medina(edition, [4, 2], [], 2))
    assert gates(game)[0][0] == "green"
    bonus = points(game, 1)
    assert bonus["orchard"] == see(game, 1).keshis["green"] > 0
    assert "gate matches" not in bonus


# --- square, orchard, river -----------------------------------------------------------------------


@rule("PSH-37")
@pytest.mark.parametrize(
    ("pink", "scored", "steps", "goods"),
    [
        (2, {}, 3, 0),
        (3, {}, 0, 3),
        (4, {"square": 6}, 0, 0),
        (5, {}, 3, 0),
        (6, {}, 0, 3),
        (8, {"square": 6}, 0, 0),
    ],
)
def test_the_square_pays_three_times(
    edition: str, pink: int, scored: dict[str, int], steps: int, goods: int
) -> None:
    """R255: it has no disc."""
    game = acts(solo(edition).bot(column=[7], assistants=["square"], pink=pink))
    bot = see(game, 1)
    rapids = {"rapids": 1} if steps == 3 else {}  # the river bonus of this round
    assert points(game, 1) == {**scored, **rapids}
    assert (bot.fisherman, sum(bot.goods.values())) == (steps, goods)
    assert bot.keshis["pink"] == pink
    assert len(happened(told(game), "fisherman")) == (1 if steps else 0)


@rule("PSH-37", "PSH-20")
def test_goods_of_the_square_are_chosen_one_by_one(edition: str) -> None:
    table = solo(edition).bot(column=[7], assistants=["square"], pink=3, yellow=1, purple=2)
    assert see(acts(table), 1).goods == {"yellow": 2, "orange": 2, "purple": 2}


@rule("PSH-37", "PSH-23")
def test_mixed_steps_of_the_square_are_chosen_one_by_one(edition: str) -> None:
    table = solo(edition).bot(column=[7], assistants=["square"], pink=7)
    bot = see(acts(table.player(1, palace=1, mosque=0)), 1)
    assert (bot.palace, bot.mosque) == (2, 2)


@rule("PSH-38")
@pytest.mark.parametrize("green", [2, 5, 8])
def test_the_orchard_pays_a_point_for_each_green(edition: str, green: int) -> None:
    """R241"""
    game = acts(solo(edition).bot(column=[7], assistants=["orchard"], green=green))
    assert points(game, 1) == {"orchard": green}


@rule("PSH-39")
def test_river_steps_for_turquoise_and_all_reds(edition: str) -> None:
    table = solo(edition).bot(column=[7], assistants=["river"], turquoise=3)
    assert see(acts(table.player(1, vendors=["palace", "medina"])), 1).fisherman == 5


@rule("PSH-39")
@pytest.mark.parametrize(("yours", "spot"), [(0, 4), (14, 3)])
def test_at_the_jetty(edition: str, yours: int, spot: int) -> None:
    table = solo(edition).player(0, fisherman=yours)
    table.bot(column=[7], assistants=["river"], turquoise=5).player(1, fisherman=12)
    game = acts(table)
    assert see(game, 1).fisherman == 14
    assert {name: points(game, 1)[name] for name in ("jetty", "river")} == {
        "jetty": spot, "river": 3,
    }  # fmt: skip


# --- madrasa and Sahara ---------------------------------------------------------------------------


def only_shown(table: Scenario, colour: str, number: int) -> Scenario:
    """Only so many scrolls of a colour are left, face up; you have the others."""
    academy = SCROLLS.index(colour)
    piles = [3 * academy + k for k in range(3)] if table.table.deluxe else [academy]
    for pile in piles:
        table.scroll_stack_of(pile, 0)
    shown = table.table.scrolls[3 * academy : 3 * academy + 3]
    return table.player(0, scrolls=shown[number:])


def study(edition: str, gray: int, column: list[int] | None = None) -> Scenario:
    return solo(edition).bot(column=column or [7], assistants=["madrasa"], gray=gray)


@rule("PSH-40", "PSH-41", "PSH-42", "PSH-43")
@pytest.mark.parametrize(
    ("gray", "colour", "scored"),
    [
        (0, "gray", 0),
        (2, "gray", 0),
        (3, "yellow", 6),
        (4, "yellow", 6),
        (5, "pink", 10),
        (6, "pink", 10),
        (7, "orange", 14),
        (8, "orange", 14),
    ],
)
def test_scrolls_are_removed_by_the_number_of_scholars(
    edition: str, gray: int, colour: str, scored: int
) -> None:
    """The displays are refilled at the end of its turn."""
    table = study(edition, gray)
    before = [table.table.scrolls[3 * k : 3 * k + 3] for k in range(4)]
    game = acts(table)
    for academy, shown in enumerate(look(game)["scrolls"]):
        if SCROLLS[academy] == colour:
            assert not set(shown) & set(before[academy])
            assert 0 not in shown
        else:
            assert shown == before[academy]
    assert points(game, 1).get("scrolls", 0) == scored
    assert see(game, 1).scrolls == []
    assert see(game, 1).keshis["gray"] == gray
    assert see(game, 1).keshis["brown"] == (1 if gray < 3 else 0)  # of highest priority


@rule("PSH-40", "PSH-41")
@pytest.mark.parametrize(("number", "scored"), [(1, 14), (0, 10)])
def test_one_scroll_is_enough_for_all_points(edition: str, number: int, scored: int) -> None:
    """R253: with none the next lower tier."""
    game = acts(only_shown(study(edition, 7), "orange", number))
    assert points(game, 1) == {"scrolls": scored}
    assert look(game)["scrolls"][3] == [0, 0, 0]


@rule("PSH-42", "PSH-43")
def test_three_scholars_and_no_scroll_is_nothing(edition: str) -> None:
    """R253"""
    game = acts(only_shown(study(edition, 3), "yellow", 0))
    assert points(game, 1) == {}
    assert see(game, 1).keshis["brown"] == 0
    assert 0 not in look(game)["scrolls"][0]


@rule("PSH-43")
def test_no_gray_scroll_is_needed_for_the_keshi(edition: str) -> None:
    """R253"""
    game = acts(only_shown(study(edition, 0), "gray", 0))
    assert see(game, 1).keshis["brown"] == 1


@rule("PSH-43", "PSH-44")
@pytest.mark.parametrize(
    ("column", "full", "expected"),
    [
        ([6, 3], {}, "gray"),  # two icons
        ([1, 7], {}, "beige"),  # tied: features higher
        ([4, 2], {"green": 8}, "black"),  # next lower priority (R254)
        ([7, 9], {"white": 8, "yellow": 9}, "brown"),
        ([10, 9], {"yellow": 1}, "orange"),  # goods by PSH-20
        ([2], {"green": 8, "turquoise": 8}, None),  # only colours of the tiles, never red
    ],
)
def test_the_keshi_of_highest_priority(
    edition: str, column: list[int], full: dict[str, Any], expected: str | None
) -> None:
    table = study(edition, 0, column).bot(column=column, assistants=["madrasa"], **full)
    bot = see(acts(table), 1)
    gained = {
        name: number - full.get(name, 0)
        for name, number in (bot.keshis | bot.goods).items()
        if number != full.get(name, 0)
    }
    assert gained == ({expected: 1} if expected else {})


@rule("PSH-44")
@pytest.mark.parametrize(("brown", "scored"), [(2, 1), (3, 1), (4, 2), (7, 3), (8, 4)])
def test_the_sahara_pays_a_point_for_two_browns(edition: str, brown: int, scored: int) -> None:
    """R242; then a keshi of highest priority, here the pink one."""
    game = acts(solo(edition).bot(column=[6], assistants=["sahara"], brown=brown, pink=1))
    assert points(game, 1) == {"sahara": scored}
    assert (see(game, 1).keshis["pink"], see(game, 1).fisherman) == (2, 1)


@rule("PSH-44", "PSH-21")
def test_points_of_the_sahara_come_before_its_keshi(edition: str) -> None:
    table = solo(edition).bot(column=[7], assistants=["sahara"], brown=3)
    game = acts(table)
    assert points(game, 1) == {"sahara": 1}
    assert see(game, 1).keshis["brown"] == 4


# --- mosque and palace ----------------------------------------------------------------------------


@rule("PSH-45")
@pytest.mark.parametrize("modules", [(), ("staircase-tiles",)])
@pytest.mark.parametrize(
    ("stair", "keshis", "start", "end", "scored"),
    [
        ("palace", 3, (0, 0), 3, {}),
        ("palace", 5, (0, 0), 5, {"thresholds": 1, "lines": 1}),
        ("palace", 4, (0, 7), 4, {"thresholds": 1, "lines": 3}),
        ("palace", 8, (3, 11), 11, {"thresholds": 3, "lines": 15}),
        ("mosque", 8, (0, 6), 14, {"thresholds": 2, "lines": 8}),
        ("mosque", 2, (0, 15), 16, {"thresholds": 1, "lines": 7, "mosque": 1}),
        ("palace", 3, (16, 0), 16, {"palace": 3}),
    ],
)
def test_steps_thresholds_and_lines(
    edition: str, stair: str, keshis: int, start: tuple[int, int], end: int,
    scored: dict[str, int], modules: tuple[str, ...],
) -> None:  # fmt: skip
    """R250, R251: black is the mosque; of a line only the points, also with staircase tiles."""
    table = solo(edition, modules=modules).bot(column=[2], assistants=[stair], **row(stair, keshis))
    game = acts(table.player(1, palace=start[0], mosque=start[1]))
    bot = see(game, 1)
    assert points(game, 1) == scored
    assert (bot.palace, bot.mosque) == ((end, start[1]) if stair == "palace" else (start[0], end))
    assert bot.dinars == 0


# --- souk -----------------------------------------------------------------------------------------
# tile 5 prefers a tajine (6-10, 2 goods) to a slipper (1-5, 1), tile 4 a necklace (21-25, 5) to an
# oil lamp (16-20, 4), tile 8 a dagger (11-15, 3) to a slipper


def trade(
    edition: str, column: list[int], shown: list[int], assistants: int = 1, **goods: Any
) -> Game:
    table = solo(edition).bot(column=column, assistants=["souk"] * assistants, **goods)
    return acts(table.luxuries_shown(*shown))


@rule("PSH-46", "PSH-48", "PSH-08", "PSH-07")
def test_it_buys_the_upper_luxury_good(edition: str) -> None:
    """Goods of any colour pay; the resource of a tajine is a point."""
    game = trade(edition, [5], [11, 16, 1, 6, 21], purple=2)
    bot = see(game, 1)
    assert (bot.luxury, sum(bot.goods.values())) == ([6], 0)
    assert points(game, 1) == {"tajine": 4, "resources": 1}
    assert (bot.water, 6 in look(game)["luxury"], 0 in look(game)["luxury"]) == (0, False, False)


@rule("PSH-47")
@pytest.mark.parametrize(("shown", "goods"), [([11, 16, 1, 6, 21], 1), ([11, 16, 1, 12, 21], 3)])
def test_else_the_lower_one(edition: str, shown: list[int], goods: int) -> None:
    """The upper one is too dear, or not there."""
    game = trade(edition, [5], shown, yellow=goods)
    assert (see(game, 1).luxury, see(game, 1).goods["yellow"]) == ([1], goods - 1)
    assert points(game, 1) == {"slipper": 2, "resources": 1}


@rule("PSH-47")
def test_the_leftmost_of_a_type(edition: str) -> None:
    assert see(trade(edition, [5], [11, 9, 1, 6, 21], purple=2), 1).luxury == [9]


@rule("PSH-46", "PSH-63")
def test_the_bottom_tile_says_which(edition: str) -> None:
    """Tile 5 covers the luxury goods of tile 4."""
    shown = [21, 16, 1, 6, 11]
    assert see(trade(edition, [4, 5], shown, purple=5), 1).luxury == [6]
    assert see(trade(edition, [5, 4], shown, purple=5), 1).luxury == [21]


@rule("PSH-49", "PSH-20")
@pytest.mark.parametrize(
    ("shown", "goods"),
    [
        ([21, 16, 17, 11, 12], {"yellow": 2, "purple": 1}),  # neither is there
        ([21, 16, 1, 6, 11], {}),  # both are too dear
    ],
)
def test_else_a_goods_keshi(edition: str, shown: list[int], goods: dict[str, int]) -> None:
    game = trade(edition, [5], shown, **goods)
    bot = see(game, 1)
    gained = "orange" if goods else "yellow"
    assert bot.goods == {"yellow": 0, "orange": 0, "purple": 0, **goods, gained: 1}
    assert (bot.luxury, points(game, 1)) == ([], {})


@rule("PSH-08")
@pytest.mark.parametrize(
    ("have", "left"),
    [
        ({"yellow": 2, "orange": 2, "purple": 2}, {"yellow": 1, "orange": 1, "purple": 1}),
        ({"yellow": 1, "orange": 4, "purple": 2}, {"yellow": 1, "orange": 2, "purple": 1}),
    ],
)
def test_it_pays_with_goods_it_has_most_of(
    edition: str, have: dict[str, int], left: dict[str, int]
) -> None:
    """A dagger for 3; ties purple, orange, yellow."""
    assert see(trade(edition, [8], [21, 16, 1, 6, 11], **have), 1).goods == left


@rule("PSH-08")
def test_ties_are_paid_purple_first(edition: str) -> None:
    game = trade(edition, [5], [11, 16, 21, 6, 22], yellow=1, orange=1, purple=1)
    assert see(game, 1).goods == {"yellow": 1, "orange": 0, "purple": 0}


@rule("PSH-46", "PSH-49")
def test_each_souk_assistant_acts(edition: str) -> None:
    """The display is not refilled in between."""
    game = trade(edition, [5], [11, 6, 16, 21, 22], assistants=3, yellow=2)
    bot = see(game, 1)
    assert (bot.luxury, sum(bot.goods.values())) == ([6], 2)
    game = trade(edition, [5], [11, 6, 16, 21, 7], assistants=2, yellow=4)
    assert see(game, 1).luxury == [6, 7]
