"""The Pashabot with camels and the new luxury goods."""

import pytest

from marrakesh import Game
from rules.pashabot.modules.helpers import (
    BOT,
    ROWS,
    Facts,
    acts,
    finds,
    goods,
    heard,
    keshis,
    nomad_places,
    solo,
)
from scenario import look, options, play, points, see

rule = pytest.mark.rule


# --- camels ---------------------------------------------------------------------------------------


@rule("PSM-06")
def test_only_your_camel_runs(edition: str) -> None:
    game = solo(edition, "camels").game
    players: list[Facts] = look(game)["players"]
    assert ["camel" in player for player in players] == [True, False]


@rule("PSM-06")
@pytest.mark.parametrize("step", [0, 7, 16, 31])
def test_you_take_no_dung_wherever_your_camel_is(edition: str, step: int) -> None:
    game = solo(edition, "camels").player(0, camel=step).season_payout()
    assert see(game, 0).camel["dung"] == 0


@rule("PSM-06")
@pytest.mark.parametrize("line", [8, 16, 24])
def test_your_camel_is_first_over_every_line(edition: str, line: int) -> None:
    table = solo(edition, "camels", start=0).player(0, camel=line - 1, vendors=list(ROWS))
    game = table.base(red=1).claim()  # there is only room among the spectators
    assert see(game, 0).camel["step"] == line
    play(game, "goods yellow")
    assert see(game, 0).dinars == 1
    assert see(game, 0).goods["yellow"] == 1


@rule("PSM-06")
@pytest.mark.parametrize(("step", "worth"), [(7, 0), (8, 16), (20, 16), (32, 16)])
def test_your_camel_wins_the_race_once_past_the_first_line(
    edition: str, step: int, worth: int
) -> None:
    game = solo(edition, "camels").player(0, camel=step).final_scoring()
    assert points(game, 0).get("race", 0) == worth
    assert "race" not in points(game, BOT)


@rule("PSM-06")
def test_only_you_gain_awards(edition: str) -> None:
    table = solo(edition, "camels").awards("1a", "2a", "3a")
    game = table.player(0, column=["white", "black", "green", "gray", "red"]).season_payout()
    assert game.waiting == [0]
    assert "award for 1" in options(game) or "award for 2" in options(game)


@rule("PSM-06")
def test_the_bot_cannot_claim_colours_it_has_no_room_for(edition: str) -> None:
    """CAM-05 applies only to you."""
    table = solo(edition, "camels").bot(white=8).base(white=1)
    game = table.claim()
    assert heard(game, "bot-claim") == []
    assert "to the spectators" in options(game)


# --- luxury goods ---------------------------------------------------------------------------------


ALL_THREE = ("camels", "nomads", "luxury-goods")


def trades(edition: str, tile: int, number: int, *modules: str) -> Game:
    """An assistant in the souk, with this many goods and this one tile worth buying."""
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
def test_a_saddle_scores_16_points_and_8_for_its_camel_steps(edition: str) -> None:
    """R260"""
    assert see(trades(edition, 26, 5), BOT).luxury == []
    game = trades(edition, 26, 6)
    assert see(game, BOT).luxury == [26]
    assert goods(game) == 0
    assert points(game, BOT) == {"race saddle": 24}


@rule("PSM-08")
@pytest.mark.parametrize("camels", [False, True])
def test_without_camels_a_saddle_scores_only_its_16_points(edition: str, camels: bool) -> None:
    """Town 11 gives it for free (R257, R260)."""
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
def test_the_sultan_makes_falcons_and_saddles_cheaper_too(
    edition: str, tile: int, price: int, worth: int
) -> None:
    for number, bought in ((price - 1, []), (price, [tile])):
        table = solo(edition, *ALL_THREE, "imam-sultan").bot(column=[13], yellow=number)
        game = acts(table.luxuries_shown(tile, 1, 2, 3, 4).pawn("palace", BOT), "souk")
        assert see(game, BOT).luxury == bought
        assert sum(points(game, BOT).values()) == (worth if bought else 0)
