"""The Pashabot: setup, select, and what it claims."""

from itertools import pairwise
from typing import Any

import pytest

from marrakesh import Config, Game
from marrakesh.rules.events import Event
from marrakesh.rules.words import COLOURS, SECTORS, colours_in
from scenario import Scenario, happened, look, options, play, see, wander

rule = pytest.mark.rule

EIGHT = [sector for sector in SECTORS if sector != "souk"]
WITH_RIVER_ICON = {1, 3, 5, 8, 10, 12, 14}
NAMES = (*COLOURS, "nomad")
ALL_THREE = ("camels", "nomads", "luxury-goods")


def solo(edition: str, **choices: Any) -> Scenario:
    """The Pashabot starts the round, and its fisherman is on the starting space."""
    table = Scenario(edition, players=1, solo="pashabot", **{"start": 1, **choices})
    return table.player(1, fisherman=0)


def told(game: Game) -> list[Event]:
    """What has happened since the scenario began or the last action."""
    return game.table.events or []


def bot_claims(events: list[Event]) -> list[tuple[str, int, str, int]]:
    """The Pashabot's claims: colour, number, sector, and the rule that decided."""
    return [
        (NAMES[c["colour"]], c["n"], SECTORS[c["sector"]] if c["sector"] >= 0 else "", c["rule"])
        for c in happened(events, "bot-claim")
    ]


def first_claim(table: Scenario) -> tuple[str, int, str, int]:
    return bot_claims(told(table.claim()))[0]


def claim(game: Game, text: str) -> list[tuple[str, int, str, int]]:
    """Your claim, its placing anywhere, and the claims it is answered with."""
    events = play(game, text)
    while look(game)["phase"] == "claim" and not options(game)[-1].startswith("claim"):
        events += game.apply(game.legal_actions()[0])
    return bot_claims(events)


# --- setup ----------------------------------------------------------------------------------------


def new(edition: str, seed: int = 1, modules: tuple[str, ...] = ()) -> Game:
    return Game.new(Config(1, edition, solo="pashabot", modules=frozenset(modules)), seed)


@rule("PSH-01")
def test_setup_is_for_two_with_one_player_board(edition: str) -> None:
    game = new(edition)
    you, bot = see(game, 0), see(game, 1)
    assert len(you.storage_keshis) == 3  # as with 2 players
    assert (bot.storage_keshis, bot.oases, bot.provisions) == ([], [], [])
    assert (bot.disc, bot.scrolls) == (None, [])
    assert game.waiting == [0]


@rule("PSH-02")
def test_the_bot_starts_with_pieces_but_no_resources(edition: str) -> None:
    for seed in range(1, 9):
        bot = see(new(edition, seed), 1)
        assert (bot.score, bot.palace, bot.mosque) == (10, 0, 0)
        assert (bot.water, bot.dates, bot.dinars) == (0, 0, 0)
        assert sum(bot.keshis.values()) + sum(bot.goods.values()) == 0
    game = solo(edition).player(0, hand=["green", "gray", "white"]).select()
    assert len(happened(told(game), "assistants")) == 2
    placed = [event.facts for event in told(game) if event.kind == "selected" and event.seat == 1]
    assert [facts["colours"].bit_count() for facts in placed] == [3]


@rule("PSH-03")
@pytest.mark.parametrize(
    ("modules", "tiles"),
    [
        ((), 10),
        (ALL_THREE[:2], 10),
        (ALL_THREE[1:], 10),
        (("camels", "luxury-goods", "desert-towns"), 10),
        (ALL_THREE, 15),
    ],
)
def test_strategy_tiles_by_modules(edition: str, modules: tuple[str, ...], tiles: int) -> None:
    seen = set()
    for seed in range(1, 30):
        strategy = look(new(edition, seed, modules))["bot"]
        assert strategy["strategy_left"] == tiles - 1
        seen |= set(strategy["strategy"])
    assert (max(seen) > 10) == (tiles == 15)
    assert max(seen) <= tiles


@rule("PSH-04")
def test_the_first_strategy_tile_may_move_the_fisherman(edition: str) -> None:
    icons = set()
    for seed in range(1, 16):
        game = new(edition, seed)
        (tile,) = look(game)["bot"]["strategy"]
        assert see(game, 1).fisherman == (3 if tile in WITH_RIVER_ICON else 0)
        icons.add(tile in WITH_RIVER_ICON)
    assert icons == {True, False}


@rule("PSH-05")
def test_the_bag_is_drawn_empty_each_season(edition: str) -> None:
    drawn: dict[int, list[int]] = {1: [], 2: [], 3: []}
    game = new(edition)
    for events in wander(game, 1):
        season = look(game)["season"]
        for event in events:
            if event.kind == "phase":
                season = event.facts["season"]
            if event.kind == "selected" and event.seat == 1:
                assert event.facts["colours"].bit_count() == 3
                drawn[season] += colours_in(event.facts["colours"])
    assert [sorted(colours) for colours in drawn.values()] == [list(range(12))] * 3


@rule("PSH-06")
def test_the_bot_starts_the_game(edition: str) -> None:
    for seed in range(1, 6):
        game = new(edition, seed)
        while look(game)["phase"] == "setup":
            game.apply(game.legal_actions()[0])
        assert (look(game)["start_seat"], look(game)["round"]) == (1, 1)


# --- select ---------------------------------------------------------------------------------------


def joker(table: Scenario, *bag: str) -> tuple[str, int]:
    """Where red of a bag of three sends its assistant, and the rule that decided."""
    table.player(0, hand=["green", "gray", "white"]).player(1, hand=bag)
    (facts,) = happened(told(table.select()), "bot-assistant")
    return SECTORS[facts["sector"]], facts["rule"]


@rule("PSH-09")
def test_red_goes_to_the_highest_priority(edition: str) -> None:
    """R243: two icons beat one, on whatever tiles they are."""
    table = solo(edition).bot(column=[1, 6, 7], beige=5, white=5)  # 2 pink
    assert joker(table, "red", "green", "black") == ("square", 1)


@rule("PSH-09")
def test_red_is_placed_after_the_others(edition: str) -> None:
    table = solo(edition).bot(column=[1, 6])  # pink 2, beige and gray 1
    assert joker(table, "red", "pink", "beige") == ("madrasa", 1)


@rule("PSH-09")
def test_red_prefers_more_keshis(edition: str) -> None:
    """All keshis of the sector count, the vendor too."""
    table = solo(edition).bot(column=[8, 7], brown=8, black=3, white=3)
    table.player(1, vendors=["palace"])
    assert joker(table, "red", "brown", "beige") == ("palace", 2)


@rule("PSH-09")
def test_red_tied_goes_to_the_top(edition: str) -> None:
    table = solo(edition).bot(column=[8, 7], black=3, white=3)
    assert joker(table, "red", "brown", "beige") == ("mosque", 3)


@rule("PSH-09")
def test_red_may_go_to_the_souk(edition: str) -> None:
    """The three goods are one icon (R243), and all goods count as its keshis."""
    table = solo(edition).bot(column=[10, 9], white=2)
    assert joker(table, "red", "green", "black") == ("souk", 1)
    table = solo(edition).bot(column=[10], turquoise=2, yellow=1, orange=1, purple=1)
    assert joker(table, "red", "green", "black") == ("souk", 2)
    table = solo(edition).bot(column=[10, 9], turquoise=2)
    assert joker(table, "red", "yellow", "black") == ("river", 2)  # it has an assistant there


@rule("PSH-09")
def test_without_icons_the_fuller_sector(edition: str) -> None:
    table = solo(edition).bot(column=[1], black=1)
    assert joker(table, "red", "pink", "beige") == ("mosque", 2)
    assert joker(solo(edition).bot(column=[1]), "red", "pink", "beige") == ("orchard", 3)


@rule("PSH-10")
def test_six_keshis_go_into_the_tower(edition: str) -> None:
    table = solo(edition, start=0).player(0, hand=["green", "gray", "white"])
    seen = look(table.player(1, hand=["green", "red", "pink"]).select())
    thrown = [seen["tower"].get(c, 0) + seen["base"].get(c, 0) for c in COLOURS]
    assert dict(zip(COLOURS, thrown, strict=True)) == {
        **dict.fromkeys(COLOURS, 0), "green": 2, "gray": 1, "white": 1, "red": 1, "pink": 1,
    }  # fmt: skip


@rule("PSH-64")
def test_you_deploy_before_the_bot_draws(edition: str) -> None:
    """Also when the bot is start player; nor can a copy tell what it is going to draw."""
    game = solo(edition).player(0, hand=["red", "gray", "green"]).select()
    assert options(game)[0].startswith("assistant")
    bot = see(game, 1)
    assert (bot.assistants, bot.chosen, len(bot.hand)) == ([], [], 12)
    draws = set()
    for seed in range(10):
        twin = game.copy()
        twin.redeal(0, seed)
        twin.listen()
        (drawn,) = [e for e in play(twin, "assistant palace") if e.kind == "selected"]
        draws.add(drawn.facts["colours"])
    assert len(draws) > 5
    play(game, "assistant palace")
    assert len(see(game, 1).hand) == 9


# --- claim rule 1 ---------------------------------------------------------------------------------


@rule("PSH-11")
@pytest.mark.parametrize(
    ("brown", "vendors", "expected"),
    [
        (7, ["sahara"], ("brown", 1, "sahara", 1)),
        (6, ["sahara"], ("green", 2, "orchard", 2)),
        (7, ["palace"], ("green", 2, "orchard", 2)),
    ],
)
def test_rule_1_completes_a_sector(
    edition: str, brown: int, vendors: list[str], expected: tuple[str, int, str, int]
) -> None:
    table = solo(edition).bot(column=[2], brown=brown).player(1, vendors=vendors)
    assert first_claim(table.base(brown=1, green=2)) == expected


@rule("PSH-11", "PSH-18")
@pytest.mark.parametrize(
    ("beige", "expected"), [(8, ("red", 1, "medina", 1)), (7, ("green", 2, "orchard", 2))]
)
def test_rule_1_completes_with_red(
    edition: str, beige: int, expected: tuple[str, int, str, int]
) -> None:
    """Whether or not the sector's own colour lies in the base."""
    table = solo(edition).bot(column=[2], beige=beige)
    assert first_claim(table.base(beige=1, red=1, green=2)) == expected


@rule("PSH-11")
def test_rule_1_counts_one_keshi_only(edition: str) -> None:
    """Six and a vendor: two would complete, but that is a case of rule 2."""
    table = solo(edition).bot(column=[1], gray=6).player(1, vendors=["madrasa"])
    assert first_claim(table.base(gray=2, pink=2)) == ("pink", 2, "square", 3)


@rule("PSH-11")
def test_several_completing_claims_go_on_with_the_list(edition: str) -> None:
    table = solo(edition).bot(column=[7], gray=7, white=7).player(1, vendors=["madrasa", "palace"])
    assert first_claim(table.base(gray=1, white=1, brown=2)) == ("white", 1, "palace", 3)


@rule("PSH-11")
def test_the_souk_is_never_complete(edition: str) -> None:
    table = solo(edition).bot(column=[2], yellow=7, orange=7)
    assert first_claim(table.base(yellow=1, green=1)) == ("green", 1, "orchard", 3)


@rule("PSH-11")
def test_completing_with_two_in_the_base_takes_one(edition: str) -> None:
    """R246"""
    table = solo(edition).bot(column=[2], gray=7).player(1, vendors=["madrasa"])
    assert first_claim(table.base(gray=2, green=2)) == ("gray", 1, "madrasa", 1)


# --- claim rule 2 ---------------------------------------------------------------------------------


@rule("PSH-12")
@pytest.mark.parametrize(
    ("gray", "expected"), [(6, ("gray", 2, "madrasa", 2)), (7, ("green", 1, "orchard", 3))]
)
def test_rule_2_wants_room_for_two(
    edition: str, gray: int, expected: tuple[str, int, str, int]
) -> None:
    table = solo(edition).bot(column=[4], gray=gray).base(gray=2, green=1)
    assert first_claim(table) == expected


@rule("PSH-12")
def test_goods_of_different_colours_are_no_pair(edition: str) -> None:
    """R245"""
    table = solo(edition).bot(column=[5])
    assert first_claim(table.base(yellow=1, purple=1, white=2)) == ("white", 2, "palace", 2)
    table = solo(edition).bot(column=[2])
    assert first_claim(table.base(purple=2, green=1)) == ("purple", 2, "souk", 2)


@rule("PSH-12")
def test_it_takes_two_of_three_whatever_rule_decides(edition: str) -> None:
    """R246"""
    game = solo(edition).bot(column=[4]).base(gray=2, green=3).claim()
    assert bot_claims(told(game))[0] == ("green", 2, "orchard", 3)
    assert look(game)["base"] == {"gray": 2, "green": 1}


@rule("PSH-12", "PSH-18")
def test_two_reds_are_a_pair(edition: str) -> None:
    """R247: the first to the row that won, the second by itself."""
    game = solo(edition).bot(column=[8, 7]).base(red=2, brown=1, gray=1).claim()
    # brown lies in the base, so the first red is not for the Sahara, but the second is
    assert bot_claims(told(game))[0] == ("red", 2, "mosque", 6)
    assert happened(told(game), "vendor")[:2] == [{"sector": 4}, {"sector": 7}]


@rule("PSH-12", "PSH-18")
def test_one_free_red_space_makes_no_pair(edition: str) -> None:
    table = solo(edition).bot(column=[4]).player(1, vendors=[s for s in EIGHT if s != "palace"])
    assert first_claim(table.base(red=2, green=1)) == ("green", 1, "orchard", 3)
    table = solo(edition).bot(column=[7]).player(1, vendors=[s for s in EIGHT if s != "palace"])
    assert first_claim(table.base(red=2, green=1)) == ("red", 1, "palace", 3)


@rule("PSH-18")
def test_two_reds_without_a_row_of_their_own(edition: str) -> None:
    """R247: the colours of all rows that lack a red lie in the base."""
    open_rows = ("sahara", "mosque", "palace")
    vendors = [sector for sector in EIGHT if sector not in open_rows]
    table = solo(edition).bot(column=[7, 9]).player(1, vendors=vendors)
    game = table.base(red=2, brown=1, black=1, white=1).claim()
    assert bot_claims(told(game))[0] == ("red", 2, "", 2)
    assert happened(told(game), "vendor")[:2] == [{"sector": 3}, {"sector": 7}]
    table = solo(edition).bot(column=[7, 9]).player(1, vendors=vendors)
    assert first_claim(table.base(red=1, brown=1, black=1, white=1))[0] == "white"


@rule("PSH-12", "PSH-17", "PSH-18")
@pytest.mark.parametrize("pair", ["souk", "mosque"])
def test_two_reds_without_a_row_lose_every_tie(edition: str, pair: str) -> None:
    """Against a pair that the column does not show either: only the row of the pair decides."""
    colour = {"souk": "yellow", "mosque": "black"}[pair]
    vendors = [sector for sector in EIGHT if sector not in ("palace", "mosque")]
    table = solo(edition).bot(column=[2]).player(1, vendors=vendors)  # green and turquoise
    base = {"red": 2, "white": 1, "black": 1, colour: 2}
    game = table.base(**base).claim()
    assert bot_claims(told(game))[0] == (colour, 2, pair, 7)
    assert look(game)["base"]["red"] == 2
    assert see(game, 1).vendors == vendors


@rule("PSH-18")
@pytest.mark.parametrize(
    ("facts", "yours", "expected"),
    [
        ({"column": [1], "green": 8}, [], "orchard"),  # 8 keshis before priority
        ({"column": [8, 7, 2]}, [], "sahara"),  # priority
        ({"column": [8], "assistants": ["mosque"]}, ["sahara"], "mosque"),  # its assistant
        ({"column": [8]}, ["mosque"], "mosque"),  # yours
        ({"column": [3]}, [], "madrasa"),  # higher in the column
        ({"column": [9]}, [], "medina"),  # higher row
    ],
)
def test_where_a_second_red_goes(
    edition: str, facts: dict[str, Any], yours: list[str], expected: str
) -> None:
    """R247. The first one completes the palace."""
    table = solo(edition).bot(white=8, **facts).deploy({0: yours})
    game = table.base(red=2, yellow=1).claim()
    vendors = [SECTORS[facts["sector"]] for facts in happened(told(game), "vendor")]
    if expected == "orchard":  # both are completed
        assert sorted(vendors[:2]) == ["orchard", "palace"]
    else:
        assert vendors[:2] == ["palace", expected]


# --- claim rules 3 to 7 ---------------------------------------------------------------------------


@rule("PSH-13", "PSH-63")
def test_rule_3_highest_priority_on_all_tiles(edition: str) -> None:
    """R243: icons of tiles further up count as well; goods are one entry."""
    table = solo(edition).bot(column=[2, 4, 6], assistants=["square"])
    assert first_claim(table.base(green=1, gray=1, pink=1)) == ("green", 1, "orchard", 3)
    table = solo(edition).bot(column=[10, 9, 3, 6, 5], assistants=["madrasa"])
    assert first_claim(table.base(purple=1, gray=1, turquoise=1)) == ("purple", 1, "souk", 3)


@rule("PSH-14")
def test_rule_4_its_own_assistant(edition: str) -> None:
    table = solo(edition).bot(column=[6], assistants=["madrasa", "orchard"])
    table.deploy({0: ["square"]})
    assert first_claim(table.base(pink=1, gray=1, green=1)) == ("gray", 1, "madrasa", 4)
    table = solo(edition).bot(column=[6], assistants=["souk"])
    assert first_claim(table.base(beige=1, yellow=1)) == ("yellow", 1, "souk", 4)


@rule("PSH-15")
def test_rule_5_your_assistant(edition: str) -> None:
    table = solo(edition).bot(column=[6], assistants=["orchard"]).deploy({0: ["madrasa"]})
    assert first_claim(table.base(pink=1, gray=1, green=1)) == ("gray", 1, "madrasa", 5)
    table = solo(edition).bot(column=[6]).deploy({0: ["souk"]})
    assert first_claim(table.base(beige=1, yellow=1)) == ("yellow", 1, "souk", 5)


@rule("PSH-16")
def test_rule_6_higher_in_the_column(edition: str) -> None:
    """The lower icon of a tile is above the tiles below it."""
    table = solo(edition).bot(column=[3, 6]).base(pink=1, turquoise=1)
    assert first_claim(table) == ("turquoise", 1, "river", 6)
    table = solo(edition).bot(column=[8]).base(black=1, brown=1)
    assert first_claim(table) == ("brown", 1, "sahara", 6)


@rule("PSH-17")
def test_rule_7_further_up_on_the_board(edition: str) -> None:
    colours = ["beige", "pink", "green", "turquoise", "gray", "brown", "black", "white", "purple"]
    for upper, lower in pairwise(colours):
        column = [1] if {"brown", "white"} & {upper, lower} else [7]  # no icon of the two
        table = solo(edition).bot(column=column).player(1, vendors=EIGHT)
        claimed = first_claim(table.base(**{upper: 1, lower: 1}))
        assert (claimed[0], claimed[3]) == (upper, 7)


@rule("PSH-20")
def test_goods_tie_by_their_number(edition: str) -> None:
    """The last tie-break of the claims: fewest, then yellow, orange, purple."""
    table = solo(edition).bot(column=[5], yellow=2, orange=1, purple=1)
    assert first_claim(table.base(yellow=1, purple=1)) == ("purple", 1, "souk", 8)
    table = solo(edition).bot(column=[5], yellow=2, orange=1, purple=1)
    assert first_claim(table.base(yellow=1, purple=1, orange=1)) == ("orange", 1, "souk", 8)


# --- red ------------------------------------------------------------------------------------------


@rule("PSH-18", "PSH-14")
@pytest.mark.parametrize(
    ("base", "vendors", "expected"),
    [
        ({}, [], ("red", 1, "medina", 4)),  # no general preference of real colours
        ({"beige": 1}, [], ("beige", 1, "medina", 4)),  # the colour itself lies there
        ({}, ["medina"], ("pink", 1, "square", 3)),  # it has a red already
    ],
)
def test_red_stands_in_for_a_colour(
    edition: str, base: dict[str, int], vendors: list[str], expected: tuple[str, int, str, int]
) -> None:
    """R244"""
    table = solo(edition).bot(column=[1], assistants=["medina"]).player(1, vendors=vendors)
    assert first_claim(table.base(pink=1, red=1, **base)) == expected


@rule("PSH-18")
def test_red_competes_without_icons_too(edition: str) -> None:
    """R244: at priority 0 the row decides."""
    table = solo(edition).bot(column=[5]).player(1, vendors=["medina"])
    assert first_claim(table.base(red=1, green=1)) == ("red", 1, "square", 7)


@rule("PSH-18")
def test_red_never_stands_in_for_goods(edition: str) -> None:
    game = solo(edition).bot(column=[10, 9]).base(red=1, green=1).claim()
    assert bot_claims(told(game))[0] == ("red", 1, "river", 6)
    assert see(game, 1).vendors == ["river"]


@rule("PSH-18")
def test_red_with_all_red_spaces_filled(edition: str) -> None:
    """Nothing is left for the bot: it is skipped for the rest of the phase."""
    game = solo(edition).bot(column=[7], white=8).player(1, vendors=EIGHT)
    events = told(game.base(red=2, white=1).claim())
    assert bot_claims(events) == []
    assert [event.seat for event in events if event.kind == "claims-over"] == [1]


@rule("PSH-18", "PSH-19")
def test_red_goes_to_the_ninth_column(edition: str) -> None:
    """It takes none of the 8 spaces."""
    game = solo(edition).bot(column=[7], brown=2).base(red=1, green=1, gray=1).claim()
    bot = see(game, 1)
    assert (bot.vendors, bot.keshis["brown"], bot.keshis["red"]) == (["sahara"], 2, 1)


# --- deploying claims -----------------------------------------------------------------------------


@rule("PSH-65", "PSH-19")
def test_claims_are_deployed_at_once(edition: str) -> None:
    """In Essential too, where the wooden keshis return to the supply."""
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
def test_a_tile_revealed_by_a_claim_counts_for_the_next(edition: str, tile: int, then: str) -> None:
    table = solo(edition).bot(column=[7], brown=2).next_strategy(tile)
    game = table.base(brown=1, gray=1, green=1, yellow=1).claim()
    assert bot_claims(told(game)) == [("brown", 1, "sahara", 3)]
    assert look(game)["bot"]["strategy"] == [7, tile]
    assert claim(game, "claim yellow 1") == [(then, 1, SECTORS[COLOURS.index(then)], 3)]


@rule("PSH-65", "PSH-21")
def test_a_town_found_by_a_claim_leaves_no_gap_in_the_display(edition: str) -> None:
    """R46: what town 10 removes is replaced before you go on."""
    table = solo(edition, modules=["desert-towns"]).bot(column=[7], brown=3).towns_open(10)
    before = set(table.table.scrolls[9:])
    game = table.base(brown=1, gray=1, green=1).claim()
    assert game.seat == 0
    shown = look(game)["scrolls"][3]
    assert 0 not in shown
    assert not before & set(shown)


# --- the examples of the book ---------------------------------------------------------------------


@rule("EX-59", "PSH-12", "PSH-13", "PSH-14", "PSH-18")
def test_example_a(edition: str) -> None:
    table = solo(edition).bot(column=[8, 7], assistants=["sahara", "palace", "square"])
    game = table.base(brown=2, green=1, red=1, white=1, pink=1, gray=1).claim()
    assert bot_claims(told(game)) == [("brown", 2, "sahara", 2)]
    assert claim(game, "claim green 1") == [("red", 1, "sahara", 3)]
    assert see(game, 1).vendors == ["sahara"]
    assert claim(game, "claim white 1") == [("pink", 1, "square", 4)]


@rule("EX-60", "PSH-13", "PSH-14", "PSH-15", "PSH-16", "PSH-17")
def test_example_b(edition: str) -> None:
    table = solo(edition).bot(column=[6, 5], assistants=["souk", "square", "madrasa"])
    table.deploy({0: ["palace", "orchard", "river"]})
    game = table.base(pink=1, red=1, gray=1, green=1, turquoise=1, white=1).claim()
    assert bot_claims(told(game)) == [("pink", 1, "square", 6)]
    assert claim(game, "claim red 1") == [("gray", 1, "madrasa", 3)]
    assert claim(game, "claim green 1") == [("turquoise", 1, "river", 7)]
