"""The Pashabot's medina action: which gates it takes."""

import pytest

from rules.pashabot.actions.helpers import EIGHT, acts, first_gate, gates, medina
from scenario import points, see

rule = pytest.mark.rule


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
def test_gate_priority_2_prefers_a_gate_that_completes_a_sector(
    edition: str, brown: int, vendors: list[str], expected: tuple[str, int]
) -> None:
    """With 8 keshis, a red gate completes it."""
    table = medina(edition, [6], ["white"], 1, brown=brown).player(1, vendors=vendors)
    game = acts(table)
    colour, _, number = gates(game)[0]
    assert (colour, number) == expected
    assert ("sahara" in see(game, 1).vendors) == (colour == "red" or bool(vendors))


@rule("PSH-30")
def test_gate_priority_3_prefers_the_colour_of_the_highest_keshi_priority(edition: str) -> None:
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
def test_a_red_gate_stands_in_for_a_colour_without_gates(
    edition: str, gone: int, vendors: list[str], expected: tuple[str, int]
) -> None:
    """Its keshi goes to the row of that colour."""
    spaces = ["river", "orchard", "madrasa"][:gone]
    table = medina(edition, [6, 1], ["beige", "beige"], 1).player(1, vendors=vendors)
    table.player(0, beige=gone, gates=dict.fromkeys(spaces, "pink"))
    game = acts(table)
    colour, _, number = gates(game)[0]
    assert (colour, number) == expected
    assert see(game, 1).vendors == (["square"] if colour == "red" or vendors else [])


@rule("PSH-31")
def test_gate_priority_4_prefers_a_colour_without_a_gate(edition: str) -> None:
    assert first_gate(medina(edition, [6], ["pink"], 1)) == ("gray", 4)


@rule("PSH-32")
def test_gate_priority_5_prefers_a_colour_with_fewer_gates_left(edition: str) -> None:
    table = medina(edition, [6], ["white"], 1)
    table.player(0, beige=1, gates={"river": "gray"})
    assert first_gate(table) == ("gray", 5)


@rule("PSH-33")
def test_gate_priority_6_prefers_the_colour_higher_in_the_column(edition: str) -> None:
    assert first_gate(medina(edition, [3], ["white"], 1)) == ("gray", 6)


@rule("PSH-34")
def test_gate_priority_7_prefers_the_sector_further_up(edition: str) -> None:
    """Beige and goods, with two gates of each left."""
    table = medina(edition, [6], ["white"], 1, pink=8, gray=8).player(1, vendors=EIGHT)
    assert first_gate(table) == ("beige", 7)


@rule("PSH-34", "PSH-20")
def test_ties_between_goods_gates_go_to_the_colour_the_pashabot_has_fewest_of(edition: str) -> None:
    own = ["beige", "beige"]
    table = medina(edition, [5, 9], own, 1, yellow=2, orange=1, purple=1)
    assert first_gate(table) == ("orange", 8)
    table = medina(edition, [5, 9], [*own, "yellow", "orange", "purple"], 1, yellow=2)
    assert first_gate(table) == ("orange", 8)
    # for goods, own gates and gates left are counted by actual colour
    table = medina(edition, [5, 9], [*own, "yellow"], 1, orange=1, purple=1)
    assert first_gate(table) == ("orange", 8)


@rule("PSH-35")
def test_gate_priority_8_takes_the_cheapest_gate_of_the_colour(edition: str) -> None:
    table = medina(edition, [6, 1], ["white"], 1)
    table.workshop(4, "pink", "pink", "pink").workshop(2, "pink")
    game = acts(table)
    assert [gate[:2] for gate in gates(game)] == [("pink", 2)]
    assert points(game, 1)["gates"] == 1


@rule("PSH-36")
def test_a_gate_keshi_is_placed_before_the_next_gate_is_chosen(edition: str) -> None:
    """The third brown keshi reveals a tile, which makes brown the highest priority again."""
    table = medina(edition, [7], [], 2, brown=2).next_strategy(8)
    game = acts(table)
    assert [gate[0] for gate in gates(game)] == ["brown", "brown"]
    assert see(game, 1).keshis["brown"] == 4
    table = medina(edition, [7], [], 2, brown=3)
    assert [gate[0] for gate in gates(acts(table))] == ["brown", "white"]


@rule("PSH-36", "PSH-28")
def test_no_further_gate_is_taken_for_a_row_that_a_gate_keshi_has_filled(edition: str) -> None:
    table = medina(edition, [3, 6], [], 2, gray=7).player(1, vendors=["madrasa"])
    assert [gate[0] for gate in gates(acts(table))] == ["gray", "turquoise"]
    table = medina(edition, [3, 6], [], 2, gray=6).player(1, vendors=["madrasa"])
    assert [gate[0] for gate in gates(acts(table))] == ["gray", "gray"]


@rule("PSH-36", "PSH-22")
def test_a_gate_keshi_gives_its_bonus_but_a_matching_gate_space_gives_no_points(
    edition: str,
) -> None:
    game = acts(medina(edition, [4, 2], [], 2))
    assert gates(game)[0][0] == "green"
    bonus = points(game, 1)
    assert bonus["orchard"] == see(game, 1).keshis["green"] > 0
    assert "gate matches" not in bonus
