"""The Pashabot with the modules: imam & sultan, towns, nomads, camels, buildings, luxury goods."""

from typing import Any

import pytest

from marrakesh import Config, Game
from marrakesh.rules.config import MODULES
from marrakesh.rules.words import BUILDINGS, COLOURS, SECTORS
from scenario import Scenario, drop_agenda, happened, look, options, play, points, see

rule = pytest.mark.rule
Facts = dict[str, Any]

ROWS = ("medina", "square", "orchard", "river", "madrasa", "sahara", "mosque", "palace")
COLOUR = dict(zip(SECTORS, COLOURS, strict=False))
BOT = 1


def solo(edition: str, *modules: str, start: int = BOT, **choices: Any) -> Scenario:
    """The Pashabot begins; it has no icons of interest unless a column is given."""
    table = Scenario(edition, 1, modules=modules, solo="pashabot", start=start, **choices)
    return table.bot(column=[4]).player(BOT, fisherman=0).player(0, water=0, dates=0, dinars=0)


def complete(table: Scenario, *sectors: str) -> Scenario:
    """Rows of the Pashabot with 8 keshis and their vendor."""
    keshis: Facts = {COLOUR[sector]: 8 for sector in sectors}
    table.bot(**keshis)
    return table.player(BOT, vendors=sectors)


def acts(table: Scenario, *sectors: str) -> Game:
    """The Pashabot has used its assistants in these sectors."""
    return table.assistants({0: [], BOT: sectors})


def heard(game: Game, kind: str) -> list[Facts]:
    """What happened since the scenario went on or since the last action."""
    return [dict(facts) for facts in happened(game.table.events or [], kind)]


def keshis(game: Game) -> dict[str, int]:
    board: dict[str, int] = see(game, BOT).keshis
    return board


def goods(game: Game) -> int:
    return sum(see(game, BOT).goods.values())


# --- modules that change nothing ------------------------------------------------------------------

NO_CHANGE = [
    "staircase-tiles", "exchange-offices", "spectators", "provision-tiles", "luxury-goods",
    "oasis-tiles",
]  # fmt: skip


@rule("PSM-01")
@pytest.mark.parametrize("module", NO_CHANGE)
@pytest.mark.parametrize(
    "assistants", [["medina", "square", "orchard"], ["river", "madrasa", "sahara"],
                   ["mosque", "palace", "souk"]]
)  # fmt: skip
def test_these_modules_change_nothing(edition: str, module: str, assistants: list[str]) -> None:
    def outcome(*modules: str) -> Facts:
        table = solo(edition, *modules).luxuries_shown(21, 1, 6, 11, 16)
        table.bot(column=[2, 4], beige=2, pink=4, green=3, turquoise=2)
        table.bot(gray=3, brown=5, black=4, white=5, yellow=2, orange=3)
        table.workshop(1, "green", "green").player(BOT, palace=2, mosque=2, vendors=["palace"])
        game = acts(table, *assistants)
        return {
            "points": points(game, BOT),
            "keshis": (keshis(game), see(game, BOT).goods, see(game, BOT).luxury),
            "steps": (see(game, BOT).palace, see(game, BOT).mosque, see(game, BOT).fisherman),
        }

    usual = outcome()
    assert usual["points"]
    assert outcome(module) == usual


@rule("PSM-01", "PSH-45")
def test_staircase_tiles_pay_the_pashabot_nothing(edition: str) -> None:
    tiles = tuple(f"{number}a" for number in range(1, 13))
    table = solo(edition, "staircase-tiles", staircase=tiles).player(BOT, palace=3, mosque=4)
    game = acts(table.bot(white=2), "palace")
    # over a threshold: 1 point, and the points space of the line to the mosque's second segment
    assert points(game, BOT) == {"thresholds": 1, "lines": 2}
    assert see(game, BOT).goods == {"yellow": 0, "orange": 0, "purple": 0}


@rule("PSM-01")
def test_new_provision_tiles_are_yours_alone(edition: str) -> None:
    game = solo(edition, "provision-tiles").provisions()
    assert see(game, BOT).provisions == []
    assert "provisions" not in points(game, BOT)
    assert points(game, 0)["provisions"] < 0


# --- imam & sultan --------------------------------------------------------------------------------

TIERS = [(7, "orange", 14), (5, "pink", 10), (3, "yellow", 6), (2, "gray", 0)]


def studies(edition: str, gray: int, stair: str, holder: int) -> Scenario:
    table = solo(edition, "imam-sultan").bot(column=[8], gray=gray)
    return table.pawn(stair, holder)


@rule("PSM-02")
@pytest.mark.parametrize(("gray", "academy", "worth"), TIERS)
@pytest.mark.parametrize(
    ("stair", "holder", "more"), [("palace", 1, 3), ("palace", 0, 0), ("mosque", 1, 0)]
)
def test_with_the_sultan_each_removed_scroll_is_a_point_more(
    edition: str, gray: int, academy: str, worth: int, stair: str, holder: int, more: int
) -> None:
    """R258: the sultan, as for people, although the book names the imam."""
    game = acts(studies(edition, gray, stair, holder), "madrasa")
    assert points(game, BOT).get("scrolls", 0) == worth + more
    assert keshis(game)["brown"] == (1 if academy == "gray" else 0)  # the highest priority


@rule("PSM-02")
def test_the_sultan_counts_only_scrolls_that_lay_there(edition: str) -> None:
    table = studies(edition, 3, "palace", BOT)
    piles = range(3, 6) if edition == "deluxe" else [1]
    for stack in piles:
        table.scroll_stack_of(stack, 0)
    shown: list[int] = look(table.game)["scrolls"][1]
    game = acts(table.player(0, scrolls=shown[:1]), "madrasa")
    assert points(game, BOT)["scrolls"] == 6 + 2


@rule("PSM-02")
@pytest.mark.parametrize(
    ("stair", "holder", "buys"), [("mosque", 1, True), ("mosque", 0, False), ("palace", 1, False)]
)
@pytest.mark.parametrize("kind", [(21, 4), (1, 0)])
def test_with_the_imam_luxury_goods_cost_a_keshi_less(
    edition: str, stair: str, holder: int, buys: bool, kind: tuple[int, int]
) -> None:
    """A necklace for 4 goods, a slipper for none (tile 10 wants both)."""
    tile, price = kind
    table = solo(edition, "imam-sultan").bot(column=[10], yellow=price)
    game = acts(table.luxuries_shown(tile, 11, 12, 16, 17).pawn(stair, holder), "souk")
    assert see(game, BOT).luxury == ([tile] if buys else [])
    assert goods(game) == (0 if buys else price + 1)


@rule("PSM-02")
def test_the_pashabot_takes_the_pawns_and_loses_them_like_anybody(edition: str) -> None:
    def holder(table: Scenario, stair: str) -> int:
        game = acts(table, stair)
        return int(look(game)["pawns"]["sultan" if stair == "palace" else "imam"]["holder"])

    def table(stair: str, own: int, yours: int, strength: int) -> Scenario:
        keshis: Facts = {COLOUR[stair]: strength}
        start = solo(edition, "imam-sultan").bot(**keshis)
        return start.player(BOT, **{stair: own}).player(0, **{stair: yours})

    for stair in ("palace", "mosque"):
        assert holder(table(stair, 2, 0, 3), stair) == BOT  # reaches the fifth step
        assert holder(table(stair, 2, 0, 2), stair) == -1
        assert holder(table(stair, 6, 8, 3).pawn(stair, 0), stair) == BOT  # overtakes you
        assert holder(table(stair, 6, 8, 2).pawn(stair, 0), stair) == 0  # draws level
        assert holder(table(stair, 14, 8, 2).pawn(stair, BOT), stair) == 0  # on the final step


@rule("PSM-02")
def test_you_take_the_pawn_back_by_overtaking_the_pashabot(edition: str) -> None:
    table = solo(edition, "imam-sultan", start=0).pawn("palace", BOT)
    game = table.player(0, palace=5, white=2).player(BOT, palace=6).assistants({0: ["palace"]})
    play(game, "sector action")
    assert look(game)["pawns"]["sultan"]["holder"] == 0


# --- desert towns ---------------------------------------------------------------------------------


def finds(edition: str, *towns: int, brown: int = 3, **choices: Any) -> Scenario:
    """The Pashabot is about to claim a brown keshi."""
    table = solo(edition, "desert-towns", *choices.pop("modules", ()), **choices)
    return table.towns_open(*towns).bot(column=[7], brown=brown).base(brown=1)


@rule("PSM-03")
def test_three_towns_are_open(edition: str) -> None:
    assert len(look(solo(edition, "desert-towns").game)["open_towns"]) == 3


@rule("PSM-03")
@pytest.mark.parametrize("brown", range(8))
def test_the_fourth_and_eighth_brown_find_a_town(edition: str, brown: int) -> None:
    game = finds(edition, 1, 2, 3, brown=brown).claim()
    found = brown in (3, 7)
    assert points(game, BOT).get("town spaces", 0) == (4 if found else 0)
    claimed: list[int] = see(game, BOT).claimed_towns  # day side up
    assert len(claimed) == found
    assert sorted([*look(game)["open_towns"], *claimed]) == [1, 2, 3]


@rule("PSM-03")
def test_the_town_is_a_random_one_of_those_left(edition: str) -> None:
    found = set()
    for seed in range(20):
        game = finds(edition, 1, 2, brown=7, seed=seed).player(BOT, towns=[3, 0]).claim()
        own: list[int] = see(game, BOT).towns
        assert own[0] == 3
        found.add(own[1])
    assert found == {1, 2}


@rule("PSM-03")
def test_without_a_town_left_there_are_still_four_points(edition: str) -> None:
    game = finds(edition).claim()
    assert points(game, BOT) == {"town spaces": 4}
    assert see(game, BOT).claimed_towns == []


@rule("PSM-03", "PSM-05")
def test_a_nomad_on_the_fourth_brown_space_finds_a_town(edition: str) -> None:
    """It is the space that counts."""
    table = solo(edition, "desert-towns", "nomads").towns_open(1).bot(brown=3)
    game = complete(table, *ROWS[:5]).claim()
    assert see(game, BOT).nomads["sahara"] == 1
    assert see(game, BOT).claimed_towns == [1]


def at_the_end(edition: str, town: int, *modules: str) -> Scenario:
    table = solo(edition, "desert-towns", *modules).bot(column=[4], brown=4)
    return table.player(BOT, towns=[town, 0], claimed_towns=[town])


@rule("PSM-03", "PSM-04")
@pytest.mark.parametrize(
    ("town", "facts", "worth"),
    [
        (2, {"luxuries": [1, 6, 11]}, 6),
        (3, {}, 0),  # removed scrolls are nobody's
        (4, {"palace": 11, "mosque": 5}, 11),
        (5, {"palace": 11, "mosque": 5}, 5),
        (7, {"fisherman": 9}, 0),  # a placing is no step
        (6, {"vendors": ["palace"], "green": 5, "yellow": 9}, 3),  # 4 + 5 + 1
        (8, {"vendors": ["orchard", "river"], "green": 3, "turquoise": 2}, 4),  # and the sahara
    ],
)
def test_the_pashabot_scores_towns_like_you(
    edition: str, town: int, facts: Facts, worth: int
) -> None:
    game = at_the_end(edition, town).player(BOT, **facts).final_scoring()
    assert points(game, BOT).get(f"town {town:02}", 0) == worth


@rule("PSM-03")
def test_its_gates_count_for_town_01(edition: str) -> None:
    game = at_the_end(edition, 1).bot(beige=4, gates=["pink", "red", "green"]).final_scoring()
    assert points(game, BOT)["town 01"] == 6


@rule("PSM-03")
def test_its_river_steps_count_for_town_07(edition: str) -> None:
    """The strategy tile's 3 steps of the third season, and those of its assistants."""
    table = at_the_end(edition, 7).bot(turquoise=2, assistants=["river"])
    table.table.season = 3
    game = table.next_strategy(3).base(brown=1).claim()  # the fifth brown shows a river icon
    assert see(game, BOT).fisherman == 3 + 2
    drop_agenda(game.table)
    game = table.final_scoring()
    assert points(game, BOT)["town 07"] == 5


@rule("PSM-04")
@pytest.mark.parametrize("pink", [0, 5, 8])
def test_town_09_gives_2_for_each_entertainer(edition: str, pink: int) -> None:
    game = at_the_end(edition, 9).bot(pink=pink).final_scoring()
    assert points(game, BOT).get("town 09", 0) == 2 * pink


@rule("PSM-03")
def test_two_towns_score_both(edition: str) -> None:
    table = solo(edition, "desert-towns").bot(pink=3, green=3)
    table.player(BOT, towns=[9, 6], claimed_towns=[9, 6])
    scored = points(table.final_scoring(), BOT)
    assert (scored["town 09"], scored["town 06"]) == (6, 2)


@rule("PSM-04")
@pytest.mark.parametrize("holder", [0, 1])
def test_town_10_removes_the_orange_scrolls(edition: str, holder: int) -> None:
    """14 points; the sultan adds nothing (PSM-02). The display is refilled at once (R46)."""
    table = finds(edition, 10, modules=["imam-sultan"]).pawn("palace", holder)
    before: list[int] = look(table.game)["scrolls"][3]
    game = table.base(gray=1, green=1).claim()
    assert options(game) == ["claim green 1", "claim gray 1"]
    assert points(game, BOT) == {"town spaces": 4, "scrolls": 14}
    now: list[int] = look(game)["scrolls"][3]
    assert 0 not in now
    assert not set(now) & set(before)


@rule("PSM-04")
def test_town_10_gives_14_without_any_scroll_too(edition: str) -> None:
    """R257"""
    table = finds(edition, 10)
    for stack in range(9, 12) if edition == "deluxe" else [3]:
        table.scroll_stack_of(stack, 0)
    shown: list[int] = look(table.game)["scrolls"][3]
    game = table.player(0, scrolls=shown).claim()
    assert points(game, BOT)["scrolls"] == 14


@rule("PSM-04")
@pytest.mark.parametrize(
    ("column", "shown", "taken"),
    [
        ([7], [1, 6, 21, 16, 22], 21),  # necklace, then tajine; the left one of two
        ([7], [1, 11, 16, 6, 7], 6),
        ([8], [6, 16, 21, 22, 7], 21),  # neither dagger nor slipper: the most points
        ([8, 7], [1, 11, 6, 16, 17], 6),  # the bottom tile
    ],
)
def test_town_11_gives_a_preferred_luxury_good_for_nothing(
    edition: str, column: list[int], shown: list[int], taken: int
) -> None:
    """R257"""
    table = finds(edition, 11).bot(column=column, yellow=1).luxuries_shown(*shown)
    game = table.base(gray=1, green=1).claim()
    assert see(game, BOT).luxury == [taken]
    assert goods(game) == 1
    assert sum(points(game, BOT).values()) == 4 + (13 if taken == 21 else 4 + 1)
    assert 0 not in look(game)["luxury"]  # R46


@rule("PSM-04")
@pytest.mark.parametrize(
    ("beige", "gates", "guards"),
    [(1, [], 1), (0, [], 1), (2, ["white", "black"], 3), (3, ["white", "black"], 3)],
)
def test_town_12_gives_a_gate_of_the_right_workshop(
    edition: str, beige: int, gates: list[str], guards: int
) -> None:
    """With a guard for it if none is free, and its keshi."""
    table = finds(edition, 12).bot(column=[6], beige=beige, gates=gates)
    game = table.workshop(4, "gray", "pink").workshop(1, "pink").claim()
    assert [facts["workshop"] for facts in heard(game, "bot-gate")] == [3]
    assert see(game, BOT).gates[len(gates)] == "pink"
    assert keshis(game)["beige"] == guards
    assert keshis(game)["pink"] == 1
    assert points(game, BOT)["gates"] == 7


@rule("PSM-04")
def test_town_12_gives_7_without_room_for_a_guard_too(edition: str) -> None:
    """The points are the town's, as the 14 of town 10 are."""
    gates = ["white", "black", "green", "gray", "turquoise", "pink", "brown", "red"]
    game = finds(edition, 12).bot(beige=8, gates=gates).claim()
    assert points(game, BOT) == {"town spaces": 4, "gates": 7}
    assert keshis(game)["beige"] == 8
    assert heard(game, "bot-gate") == []


@rule("PSM-04")
def test_town_12_gives_7_without_a_gate_that_suits_too(edition: str) -> None:
    """All rows of its gates are full, and so are the red spaces."""
    colours = ("green", "turquoise", "gray", "pink", "white", "black")
    table = finds(edition, 12).bot(column=[2])
    table = complete(table, "orchard", "river", "madrasa", "square", "palace", "mosque")
    table.workshop(4, *colours, "green", "gray")
    game = table.claim()
    assert heard(game, "bot-gate") == []
    assert points(game, BOT)["gates"] == 7
    assert keshis(game)["beige"] == 1  # the guard comes first


@rule("PSM-04")
@pytest.mark.parametrize("full", [False, True])
def test_town_12_ignores_gates_of_full_rows(edition: str, full: bool) -> None:
    table = finds(edition, 12).bot(column=[2], beige=1)
    if full:
        table = complete(table, "orchard", "river", "madrasa", "square", "palace", "mosque")
    table.workshop(
        4, "green", "turquoise", "gray", "pink", "white", "black", "brown", "beige"
    )  # of brown more gates are left than of beige
    assert see(table.claim(), BOT).gates[0] == ("beige" if full else "green")


# --- nomads ---------------------------------------------------------------------------------------


def nomad_places(game: Game) -> list[str]:
    """Where the Pashabot has just put nomads."""
    on_spaces = [SECTORS[facts["sector"]] for facts in heard(game, "nomad")]
    return [*on_spaces, *(f"vendor {sector}" for sector in see(game, BOT).nomads["vendors"])]


@rule("PSM-05")
def test_it_takes_the_nomad_for_nothing_when_nothing_else_is_left(edition: str) -> None:
    game = solo(edition, "nomads").claim()
    assert nomad_places(game) == ["medina"]
    assert keshis(game)["beige"] == 1
    assert see(game, BOT).resources == {"water": 0, "date": 0, "dinar": 0}
    assert look(game)["nomads"] == {"supply": 19, "offered": False}


@rule("PSM-05")
@pytest.mark.parametrize(
    ("base", "column", "facts", "taken", "number"),
    [
        # a nomad is a keshi of the medina here
        ({"pink": 1}, [1], {}, "nomad", 6),  # beige above pink
        ({"pink": 1}, [12], {}, "nomad", 3),
        ({"pink": 1}, [6], {}, "pink", 3),
        ({"white": 2}, [12], {}, "white", 2),  # a nomad is never part of a pair
        ({"white": 1}, [4], {"deploy": "palace"}, "white", 4),
        ({"white": 1}, [4], {"deploy": "medina"}, "nomad", 4),
        ({"white": 1}, [4], {}, "nomad", 7),
        ({"white": 2}, [4], {"beige": 7, "vendors": ["medina"]}, "nomad", 1),
        ({"white": 2}, [4], {"beige": 8}, "nomad", 1),
        ({"white": 2}, [4], {"beige": 7}, "white", 2),
        ({"beige": 1}, [4], {}, "beige", 8),  # the real colour first
        ({"red": 1}, [12], {}, "nomad", 8),  # red last
    ],
)
def test_the_nomad_is_claimed_by_the_priorities(
    edition: str,
    base: dict[str, int],
    column: list[int],
    facts: Facts,
    taken: str,
    number: int,
) -> None:
    """R259"""
    facts = dict(facts)
    assistant = facts.pop("deploy", None)
    table = solo(edition, "nomads").bot(column=column, assistants=[assistant] if assistant else [])
    game = table.player(BOT, **facts).base(**base).claim()
    first = heard(game, "bot-claim")[0]
    assert (*COLOURS, "nomad")[first["colour"]] == taken
    assert first["rule"] == number


@rule("PSM-05")
@pytest.mark.parametrize(
    ("full", "half", "where"),
    [
        (0, {}, "medina"),
        (1, {}, "square"),
        (1, {"pink": 8}, "vendor square"),
        (3, {}, "river"),
        (7, {}, "palace"),
        (7, {"white": 8}, "vendor palace"),
    ],
)
def test_the_nomad_goes_to_the_topmost_row_not_completely_filled(
    edition: str, full: int, half: Facts, where: str
) -> None:
    game = complete(solo(edition, "nomads"), *ROWS[:full]).bot(**half).claim()
    assert nomad_places(game) == [where]
    expected = sum(8 for _ in ROWS[:full]) + sum(half.values()) + ("vendor" not in where)
    assert sum(keshis(game)[COLOUR[row]] for row in ROWS) == expected


@rule("PSM-05")
def test_with_every_sector_complete_the_nomad_returns(edition: str) -> None:
    game = complete(solo(edition, "nomads"), *ROWS).claim()
    assert nomad_places(game) == []
    assert look(game)["nomads"] == {"supply": 20, "offered": False}


@rule("PSM-05")
def test_the_nomad_gets_the_bonus_of_its_space(edition: str) -> None:
    game = complete(solo(edition, "nomads"), "medina").bot(pink=3).claim()
    assert points(game, BOT) == {"square": 2}
    game = complete(solo(edition, "nomads"), "medina", "square").claim()
    assert points(game, BOT) == {"orchard": 1}


@rule("PSM-05")
def test_a_nomad_guards_a_gate_and_counts_for_the_action(edition: str) -> None:
    table = solo(edition, "nomads").bot(beige=1, assistants=["medina"])
    game = table.claim()
    assert nomad_places(game) == ["medina"]
    assert len([gate for gate in see(game, BOT).gates if gate]) == 2


@rule("PSM-05")
def test_at_the_end_nomads_complete_sectors_but_score_no_icons(edition: str) -> None:
    table = complete(solo(edition, "nomads"), "medina", "square").bot(column=[2], green=6)
    table.player(BOT, vendors=["medina", "square", "orchard"], nomads={"orchard": 2})
    scored = points(table.final_scoring(), BOT)
    assert scored == {"sectors": 30, "strategy": 6}


@rule("PSM-05")
def test_you_pay_for_the_nomad_that_the_pashabot_leaves(edition: str) -> None:
    table = solo(edition, "nomads").player(0, water=1, dates=1).base(white=2)
    game = table.claim()
    assert options(game) == ["claim nomad", "done"]
    play(game, "claim nomad")
    assert (see(game, 0).water, see(game, 0).dates) == (0, 0)


# --- camels ---------------------------------------------------------------------------------------


@rule("PSM-06")
def test_only_your_camel_runs(edition: str) -> None:
    game = solo(edition, "camels").game
    players: list[Facts] = look(game)["players"]
    assert ["camel" in player for player in players] == [True, False]


@rule("PSM-06")
@pytest.mark.parametrize("step", [0, 7, 16, 31])
def test_your_camel_collects_no_dung(edition: str, step: int) -> None:
    game = solo(edition, "camels").player(0, camel=step).season_payout()
    assert see(game, 0).camel["dung"] == 0


@rule("PSM-06")
@pytest.mark.parametrize("line", [8, 16, 24])
def test_your_camel_is_the_first_over_every_line(edition: str, line: int) -> None:
    table = solo(edition, "camels", start=0).player(0, camel=line - 1, vendors=list(ROWS))
    game = table.base(red=1).claim()  # only for the spectators
    assert see(game, 0).camel["step"] == line
    play(game, "goods yellow")
    assert see(game, 0).dinars == 1
    assert see(game, 0).goods["yellow"] == 1


@rule("PSM-06")
@pytest.mark.parametrize(("step", "worth"), [(7, 0), (8, 16), (20, 16), (32, 16)])
def test_your_camel_wins_the_race_if_past_the_first_line(
    edition: str, step: int, worth: int
) -> None:
    game = solo(edition, "camels").player(0, camel=step).final_scoring()
    assert points(game, 0).get("race", 0) == worth
    assert "race" not in points(game, BOT)


@rule("PSM-06")
def test_awards_are_for_you_alone(edition: str) -> None:
    table = solo(edition, "camels").awards("1a", "2a", "3a")
    game = table.player(0, column=["white", "black", "green", "gray", "red"]).season_payout()
    assert game.waiting == [0]
    assert "award for 1" in options(game) or "award for 2" in options(game)


@rule("PSM-06")
def test_without_spectators_it_claims_no_colour_without_room(edition: str) -> None:
    """CAM-05 is yours alone."""
    table = solo(edition, "camels").bot(white=8).base(white=1)
    game = table.claim()
    assert heard(game, "bot-claim") == []
    assert "to the spectators" in options(game)


# --- luxury goods ---------------------------------------------------------------------------------

ALL_THREE = ("camels", "nomads", "luxury-goods")


def trades(edition: str, tile: int, number: int, *modules: str) -> Game:
    """An assistant in the souk, with so many goods and only this tile of interest on show."""
    table = solo(edition, *(modules or ALL_THREE)).bot(column=[13], yellow=number)
    table.bot(gray=3, white=1, pink=2, beige=1)
    return acts(table.luxuries_shown(tile, 1, 2, 3, 4), "souk")


@rule("PSM-08")
@pytest.mark.parametrize("tile", [31, 32, 33, 34, 35])
def test_a_falcon_costs_seven_goods_and_gives_20_points(edition: str, tile: int) -> None:
    poor = trades(edition, tile, 6)
    assert see(poor, BOT).luxury == []
    assert goods(poor) == 7
    rich = trades(edition, tile, 7)
    assert see(rich, BOT).luxury == [tile]
    assert goods(rich) == 0
    assert points(rich, BOT) == {"falcon": 20}
    board = keshis(rich)
    assert (board["gray"], board["white"], board["pink"], board["beige"]) == (3, 1, 2, 1)
    assert nomad_places(rich) == []


@rule("PSM-08", "PSM-06")
def test_a_saddle_gives_16_and_8_for_its_camel_steps(edition: str) -> None:
    """R260"""
    assert see(trades(edition, 26, 5), BOT).luxury == []
    game = trades(edition, 26, 6)
    assert see(game, BOT).luxury == [26]
    assert goods(game) == 0
    assert points(game, BOT) == {"race saddle": 24}


@rule("PSM-08")
@pytest.mark.parametrize("camels", [False, True])
def test_a_saddle_is_worth_its_16_points_without_camels(edition: str, camels: bool) -> None:
    """Town 11 gives it for nothing (R257, R260)."""
    modules = ["luxury-goods", *(["camels"] if camels else [])]
    table = finds(edition, 11, modules=modules).bot(column=[8])
    game = table.luxuries_shown(6, 26, 16, 21, 22).claim()
    assert see(game, BOT).luxury == [26]
    assert points(game, BOT)["race saddle"] == (24 if camels else 16)


@rule("PSM-08")
def test_town_11_gives_a_falcon_without_its_keshi_or_bonus(edition: str) -> None:
    table = finds(edition, 11, modules=["luxury-goods"]).bot(column=[8], gray=1)
    game = table.luxuries_shown(6, 26, 32, 21, 22).claim()
    assert see(game, BOT).luxury == [32]
    assert points(game, BOT) == {"town spaces": 4, "falcon": 20}
    assert keshis(game)["gray"] == 1


@rule("PSM-08", "PSM-02")
@pytest.mark.parametrize(("tile", "price", "worth"), [(32, 6, 20), (26, 5, 24)])
def test_the_imam_makes_them_cheaper_too(edition: str, tile: int, price: int, worth: int) -> None:
    for number, bought in ((price - 1, []), (price, [tile])):
        table = solo(edition, *ALL_THREE, "imam-sultan").bot(column=[13], yellow=number)
        game = acts(table.luxuries_shown(tile, 1, 2, 3, 4).pawn("mosque", BOT), "souk")
        assert see(game, BOT).luxury == bought
        assert sum(points(game, BOT).values()) == (worth if bought else 0)


# --- special buildings ----------------------------------------------------------------------------

START = {
    "date warehouse": "green", "library": "gray", "training room": "pink", "prayer house": "black",
    "boat house": "turquoise", "camel stable": "brown", "barracks": "beige", "gazebo": "white",
}  # fmt: skip
UPPER = {
    1: "beige", 2: "green", 3: "gray", 4: "black", 5: "goods",
    6: "pink", 7: "brown", 8: "brown", 9: "white", 10: "turquoise",
}  # fmt: skip


def moved_in(edition: str, seed: int, **choices: Any) -> tuple[Game, list[str]]:
    """A game whose player has just laid out the own board, and the buildings drawn by him."""
    config = Config(
        1, edition, modules=frozenset({"special-buildings"}), solo="pashabot", **choices
    )
    game = Game.new(config, seed)
    drawn = [text.removeprefix("building ") for text in options(game)]
    while look(game)["phase"] == "setup":
        game.apply(game.legal_actions()[0])
    return game, drawn


@rule("PSM-07")
def test_the_building_of_the_pashabot(edition: str) -> None:
    """Its keshi with bonus, a point for each of 3 resources, and the first tile's upper keshi."""
    buildings = set()
    for seed in range(40):
        game, drawn = moved_in(edition, seed)
        building: str = see(game, BOT).building
        upper = UPPER[look(game)["bot"]["strategy"][0]]
        own = [START[building], *([upper] if upper != "goods" else [])]
        assert keshis(game) == {colour: own.count(colour) for colour in COLOURS[:9]}
        assert see(game, BOT).goods["yellow"] == goods(game) == (upper == "goods")
        pinks = [2, 1, 0][2 - own.count("pink")]  # the second entertainer takes a river step
        expected = {"resources": 3, "orchard": own.count("green"), "square": min(1, pinks)}
        assert points(game, BOT) == {name: n for name, n in expected.items() if n}
        assert see(game, BOT).scrolls == []
        assert building not in drawn
        buildings.add(building)
    assert len(buildings) > 5
    assert buildings <= set(BUILDINGS)


@rule("PSM-07")
@pytest.mark.parametrize("side", ["front", "back"])
def test_you_choose_a_building_and_a_scroll_but_play_its_reverse_side(
    edition: str, side: str
) -> None:
    for seed in range(12):
        game, drawn = moved_in(edition, seed, buildings=side)
        assert len(drawn) == 2
        assert see(game, 0).building in drawn
        assert look(game)["phase"] == "buildings"
        offered = options(game)
        if not offered[0].startswith("scroll"):  # the bonus of the keshi first
            play(game, offered[0])
            offered = options(game)
        assert len(offered) == 3
        assert all(option.startswith("scroll ") for option in offered)
        assert see(game, 0).fisherman == 0  # no ability of the boat house
        assert see(game, 0).luxury == []  # nor of the gazebo
        assert set(see(game, 0).gates) == {None}  # nor of the barracks


@rule("PSM-07")
def test_the_pashabot_moves_in_first(edition: str) -> None:
    """R224: it is the start player."""
    config = Config(1, edition, modules=frozenset({"special-buildings"}), solo="pashabot")
    game = Game.new(config, 3)
    game.listen()
    while look(game)["phase"] == "setup":
        events = game.apply(game.legal_actions()[0])
    assert [event.seat for event in events if event.kind == "building"] == [BOT, 0]


def test_every_module_at_once_can_be_played(edition: str) -> None:
    config = Config(1, edition, modules=frozenset(MODULES), solo="pashabot")
    game = Game.new(config, 1)
    strategy = set(look(game)["bot"]["strategy"])
    assert look(game)["bot"]["strategy_left"] == 15 - len(strategy)


@rule("PSM-04")
def test_a_gate_of_town_12_takes_a_guard_of_the_medina_action(edition: str) -> None:
    """R252: the number of gates is fixed at the start, but every gate needs its guard."""
    table = Scenario(edition, 1, modules=["desert-towns"], solo="pashabot", start=1)
    table.towns_open(12).bot(column=[7], brown=3, beige=2, assistants=["medina"])
    table.workshop(1, "brown").workshop(4, "pink", "white", "gray")
    game = table.assistants({})
    assert len([gate for gate in see(game, 1).gates if gate]) == 2
