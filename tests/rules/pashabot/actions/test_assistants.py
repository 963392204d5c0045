"""The Pashabot's assistants."""

import pytest

from marrakesh import Game
from marrakesh.rules.words import SECTORS
from rules.pashabot.actions.helpers import COLOUR_OF, EIGHT, acts, row, solo, told
from scenario import happened, points, see

rule = pytest.mark.rule


def used(game: Game) -> list[str]:
    """The sectors of the bot's assistants in the order of use."""
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
def test_assistants_are_used_from_top_to_bottom(edition: str, sectors: list[str]) -> None:
    assert used(acts(solo(edition).bot(column=[2], assistants=sectors[::-1]))) == sectors


@rule("PSH-24")
@pytest.mark.parametrize(
    ("palace", "mosque", "first"), [(5, 4, "mosque"), (4, 5, "palace"), (4, 4, "palace")]
)
def test_the_staircase_with_the_lower_pawn_is_used_first(
    edition: str, palace: int, mosque: int, first: str
) -> None:
    """R249: both at the place of the upper one of their rows."""
    table = solo(edition).bot(column=[2], assistants=["souk", "palace", "mosque"])
    game = acts(table.player(1, palace=palace, mosque=mosque))
    second = "mosque" if first == "palace" else "palace"
    assert used(game) == [first, second, "souk"]


@rule("PSH-24")
def test_the_lower_staircase_is_determined_when_its_turn_comes(edition: str) -> None:
    """Steps from the main square come first."""
    table = solo(edition).bot(column=[2], assistants=["square", "palace", "mosque"], pink=7)
    game = acts(table.player(1, palace=1, mosque=0))  # mosque 1, palace 2, mosque 2: level
    assert used(game) == ["square", "palace", "mosque"]


@rule("PSH-25", "PSH-07")
@pytest.mark.parametrize("keshis", [0, 2])
@pytest.mark.parametrize("sector", [s for s in EIGHT if s != "madrasa"])
def test_a_vendor_scores_a_point(edition: str, sector: str, keshis: int) -> None:
    """Instead of giving 1 water."""
    table = solo(edition).bot(column=[7], assistants=[sector], **row(sector, keshis))
    game = acts(table.player(1, vendors=[sector]))
    assert points(game, 1)["vendors"] == 1
    assert see(game, 1).water == 0
    table = solo(edition).bot(column=[7], assistants=[sector], **row(sector, keshis))
    assert "vendors" not in points(acts(table), 1)


@rule("PSH-25")
@pytest.mark.parametrize("keshis", [0, 2, 7])
def test_a_vendor_in_the_madrasa_scores_nothing(edition: str, keshis: int) -> None:
    """R248: the rule that gives the point excludes the madrasa (004:825-829)."""
    table = solo(edition).bot(column=[7], assistants=["madrasa"], gray=keshis)
    game = acts(table.player(1, vendors=["madrasa"]))
    assert "vendors" not in points(game, 1)
    assert see(game, 1).water == 0


@rule("PSH-26")
@pytest.mark.parametrize("sector", [s for s in EIGHT if s != "madrasa"])
def test_with_two_keshis_in_a_sector_the_pashabot_performs_its_action(
    edition: str, sector: str
) -> None:
    """The vendor does not count."""
    colour = COLOUR_OF[sector]
    for number in (0, 1, 2):
        table = solo(edition).bot(column=[4], assistants=[sector], **row(sector, number))
        game = acts(table.player(1, vendors=[sector]))
        performed = [event for event in told(game) if event.kind == "sector-action"]
        assert len(performed) == (number == 2)
        if number < 2:
            assert see(game, 1).keshis[colour] == number + 1


@rule("PSH-26", "PSH-22", "PSH-23")
def test_a_new_keshi_gives_its_placement_bonus(edition: str) -> None:
    game = acts(solo(edition).bot(column=[7], assistants=["orchard", "square"], pink=1))
    assert see(game, 1).keshis["green"] == 1
    assert points(game, 1) == {"orchard": 1}
    assert see(game, 1).fisherman == 1


@rule("PSH-26")
def test_nomads_count_towards_the_two_keshis_that_an_action_requires(edition: str) -> None:
    table = solo(edition, modules=["nomads"]).bot(column=[7], assistants=["orchard"], green=1)
    game = acts(table.player(1, nomads={"orchard": 1}))
    assert see(game, 1).keshis["green"] == 2
    assert points(game, 1) == {"orchard": 2}


@rule("PSH-26")
def test_an_action_without_effect_is_not_replaced_by_a_new_keshi(edition: str) -> None:
    """Both guards have gates; R42 does not apply to the bot."""
    gates = ["white", "black"]
    game = acts(solo(edition).bot(column=[7], assistants=["medina"], gates=gates, beige=2))
    assert see(game, 1).keshis["beige"] == 2
    assert happened(told(game), "bot-gate") == []
