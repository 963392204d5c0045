"""The duty to buy a new scroll after a refresh: its price is held back."""

import pytest

from marrakesh.rules.actions import to_number
from rules.sectors.madrasa.helpers import display, held_back, new_ones, obliged, refreshed
from scenario import options, play, see

rule = pytest.mark.rule


@rule("MAD-09")
@pytest.mark.parametrize(
    ("colour", "gray", "dates", "held"),
    [("gray", 7, 3, "scroll 61"), ("gray", 8, 1, "scroll 22"), ("yellow", 8, 3, "scroll 61")],
)
def test_the_price_of_a_new_scroll_is_held_back_from_other_purchases(
    edition: str, colour: str, gray: int, dates: int, held: str
) -> None:
    """R98: the scholars in the first case, the dates in the second, both in the third."""
    game = obliged(edition, colour, gray, dates)
    held_back(game, held, {"gray": 1, "yellow": 3}[colour], 1)
    assert game.why_not(to_number("done")) == ("why-buy-new", {})


@rule("MAD-09", "SCR-58")
@pytest.mark.parametrize("dates", [3, 4])
def test_the_last_date_cannot_pay_for_scroll_58(edition: str, dates: int) -> None:
    """R107: scroll 58 would take it, so that scroll cannot be bought."""
    game = obliged(edition, "gray", 8, dates, 58)
    if dates == 3:
        held_back(game, "scroll 58", 1, 1)
    else:
        play(game, "scroll 58", "scroll 65")
        assert options(game) == new_ones("gray")


@rule("MAD-09", "SCR-58")
def test_a_new_scroll_taken_with_scroll_58_meets_the_duty(edition: str) -> None:
    """Too few scholars and dates are left for an orange scroll, but scroll 58 gives one."""
    game = obliged(edition, "orange", 8, 3, 58)
    assert "scroll 48" not in options(game)
    play(game, "scroll 58")
    assert options(game) == new_ones("orange")
    play(game, "scroll 68")
    assert see(game, 0).scrolls == [58, 68]


@rule("MAD-09", "SCR-72")
def test_scroll_72_cannot_take_the_last_date(edition: str) -> None:
    game = obliged(edition, "gray", 8, 5, 72, water=1)
    play(game, "scroll 72")
    assert options(game) == ["done", "pay water", "pay date"]
    play(game, "pay date")
    held_back(game, "pay date", 1, 1)
    play(game, "pay water")  # nothing is left to return
    assert options(game) == new_ones("gray")


@rule("MAD-09", "SCR-62", "SAH-09")
@pytest.mark.parametrize("first", [62, 17])
def test_an_exchange_cannot_return_a_scholar_needed_for_the_duty(edition: str, first: int) -> None:
    """Scroll 62 uses 7 of 8 scholars; its third oasis covers the exchange icon."""
    table = display(edition, "gray", 8, 9, 62, white=2, caravans=[3, 1, 0], claimed=[1])
    game = refreshed(table, "gray")
    play(game, f"scroll {first}")
    if first != 62:
        play(game, "scroll 62")
    while "return white" not in options(game):
        play(game, options(game)[0])
    if first == 62:
        held_back(game, "return gray", 1, 1)
    else:
        assert "return gray" in options(game)


@rule("MAD-09", "NOM-08")
def test_a_nomad_needed_as_a_scholar_is_exchanged_for_a_scholar(edition: str) -> None:
    """R203: any colour may be taken for a nomad."""
    table = display(edition, "gray", 7, 9, 62, modules=("nomads",), nomads={"madrasa": 1})
    table.player(0, white=2, caravans=[3, 1, 0], claimed=[1])
    game = table.assistants({0: ["madrasa"]})
    play(game, "done", "refresh gray", "scroll 62")  # no nomad moves
    while "return white" not in options(game):
        play(game, options(game)[0])
    held_back(game, "return gray", 1, 1)
    play(game, "nomad from madrasa")
    assert see(game, 0).keshis["gray"] == 8
    assert options(game) == new_ones("gray")
