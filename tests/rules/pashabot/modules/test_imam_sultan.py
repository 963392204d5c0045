"""The Pashabot with modules that change nothing for it, and with imam and sultan."""

import pytest

from rules.pashabot.modules.helpers import BOT, COLOUR, Facts, acts, goods, keshis, solo
from scenario import Scenario, look, play, points, see

rule = pytest.mark.rule


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
def test_modules_without_rules_for_the_pashabot_do_not_change_its_actions(
    edition: str, module: str, assistants: list[str]
) -> None:
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
def test_the_pashabot_gains_nothing_from_staircase_tiles(edition: str) -> None:
    tiles = tuple(f"{number}a" for number in range(1, 13))
    table = solo(edition, "staircase-tiles", staircase=tiles).player(BOT, palace=3, mosque=4)
    game = acts(table.bot(white=2), "palace")
    # for a threshold 1 point, and the points space of the line to the mosque's second segment
    assert points(game, BOT) == {"thresholds": 1, "lines": 2}
    assert see(game, BOT).goods == {"yellow": 0, "orange": 0, "purple": 0}


@rule("PSM-01")
def test_the_pashabot_has_no_provision_tiles_even_with_their_module(edition: str) -> None:
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
    ("stair", "holder", "more"), [("mosque", 1, 3), ("mosque", 0, 0), ("palace", 1, 0)]
)
def test_with_the_imam_each_removed_scroll_scores_an_extra_point(
    edition: str, gray: int, academy: str, worth: int, stair: str, holder: int, more: int
) -> None:
    """R258: the imam (004:983), although it is the sultan who makes scrolls cheaper for humans."""
    game = acts(studies(edition, gray, stair, holder), "madrasa")
    assert points(game, BOT).get("scrolls", 0) == worth + more
    assert keshis(game)["brown"] == (1 if academy == "gray" else 0)  # of the highest priority


@rule("PSM-02")
def test_the_imam_counts_only_the_scrolls_actually_removed(edition: str) -> None:
    table = studies(edition, 3, "mosque", BOT)
    piles = range(3, 6) if edition == "deluxe" else [1]
    for stack in piles:
        table.scroll_stack_of(stack, 0)
    shown: list[int] = look(table.game)["scrolls"][1]
    game = acts(table.player(0, scrolls=shown[:1]), "madrasa")
    assert points(game, BOT)["scrolls"] == 6 + 2


@rule("PSM-02")
@pytest.mark.parametrize(
    ("stair", "holder", "buys"), [("palace", 1, True), ("palace", 0, False), ("mosque", 1, False)]
)
@pytest.mark.parametrize("kind", [(21, 4), (1, 0)])
def test_with_the_sultan_a_luxury_good_costs_one_goods_keshi_less(
    edition: str, stair: str, holder: int, buys: bool, kind: tuple[int, int]
) -> None:
    """R258 (004:985): a necklace for 4 goods, a slipper for none (tile 10 prefers both)."""
    tile, price = kind
    table = solo(edition, "imam-sultan").bot(column=[10], yellow=price)
    game = acts(table.luxuries_shown(tile, 11, 12, 16, 17).pawn(stair, holder), "souk")
    assert see(game, BOT).luxury == ([tile] if buys else [])
    assert goods(game) == (0 if buys else price + 1)


@rule("PSM-02")
def test_the_pashabot_takes_and_loses_the_pawns_like_any_player(edition: str) -> None:
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
