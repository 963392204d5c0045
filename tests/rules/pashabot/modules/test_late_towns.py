"""The Pashabot and towns 10, 11 and 12."""

import pytest

from rules.pashabot.modules.helpers import BOT, complete, finds, goods, heard, keshis
from scenario import look, options, points, see

rule = pytest.mark.rule


@rule("PSM-04")
@pytest.mark.parametrize("holder", [0, 1])
def test_town_10_removes_the_orange_scrolls(edition: str, holder: int) -> None:
    """14 points, none from the imam (PSM-02). The display is refilled immediately (R46)."""
    table = finds(edition, 10, modules=["imam-sultan"]).pawn("mosque", holder)
    before: list[int] = look(table.game)["scrolls"][3]
    game = table.base(gray=1, green=1).claim()
    assert options(game) == ["claim green 1", "claim gray 1"]
    assert points(game, BOT) == {"town spaces": 4, "scrolls": 14}
    now: list[int] = look(game)["scrolls"][3]
    assert 0 not in now
    assert not set(now) & set(before)


@rule("PSM-04")
def test_town_10_scores_14_even_without_a_scroll(edition: str) -> None:
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
        ([7], [1, 6, 21, 16, 22], 21),  # necklace, then tajine; the left of two
        ([7], [1, 11, 16, 6, 7], 6),
        ([8], [6, 16, 21, 22, 7], 21),  # neither dagger nor slipper, so the most points
        ([8, 7], [1, 11, 6, 16, 17], 6),  # of the bottom tile
    ],
)
def test_town_11_gives_a_preferred_luxury_good_for_free(
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
    [(1, [], 1), (2, [], 2), (0, [], 1), (2, ["white", "black"], 3), (3, ["white", "black"], 3)],
)
def test_town_12_gives_a_gate_from_the_rightmost_workshop(
    edition: str, beige: int, gates: list[str], guards: int
) -> None:
    """With its keshi, and with a guard if none is free."""
    table = finds(edition, 12).bot(column=[6], beige=beige, gates=gates)
    game = table.workshop(4, "gray", "pink").workshop(1, "pink").claim()
    assert [facts["workshop"] for facts in heard(game, "bot-gate")] == [3]
    assert see(game, BOT).gates[len(gates)] == "pink"
    assert keshis(game)["beige"] == guards
    assert keshis(game)["pink"] == 1
    assert points(game, BOT)["gates"] == 7


@rule("PSM-04")
def test_town_12_scores_7_even_without_room_for_a_guard(edition: str) -> None:
    """The town gives the points, as town 10 gives its 14."""
    gates = ["white", "black", "green", "gray", "turquoise", "pink", "brown", "red"]
    game = finds(edition, 12).bot(beige=8, gates=gates).claim()
    assert points(game, BOT) == {"town spaces": 4, "gates": 7}
    assert keshis(game)["beige"] == 8
    assert heard(game, "bot-gate") == []


@rule("PSM-04")
def test_town_12_scores_7_even_without_a_suitable_gate(edition: str) -> None:
    """The rows of all its gates are full, and so are the red spaces."""
    colours = ("green", "turquoise", "gray", "pink", "white", "black")
    table = finds(edition, 12).bot(column=[2])
    table = complete(table, "orchard", "river", "madrasa", "square", "palace", "mosque")
    table.workshop(4, *colours, "green", "gray")
    game = table.claim()
    assert heard(game, "bot-gate") == []
    assert points(game, BOT)["gates"] == 7
    assert keshis(game)["beige"] == 1  # the guard is gained first


@rule("PSM-04")
@pytest.mark.parametrize("full", [False, True])
def test_town_12_ignores_gates_of_full_rows(edition: str, full: bool) -> None:
    table = finds(edition, 12).bot(column=[2], beige=1)
    if full:
        table = complete(table, "orchard", "river", "madrasa", "square", "palace", "mosque")
    table.workshop(
        4, "green", "turquoise", "gray", "pink", "white", "black", "brown", "beige"
    )  # more gates are left of brown than of beige
    assert see(table.claim(), BOT).gates[0] == ("beige" if full else "green")
