"""The options of an assistant are known before it is used."""

import pytest

from marrakesh import Game
from marrakesh.presentation.ways import repeats, ways_of
from marrakesh.rules.actions import to_number, to_text
from marrakesh.rules.words import COLOURS
from rules.assistants.helpers import BOTH
from scenario import Scenario, options, play, see


def ways(game: Game, action: str) -> dict[str, int]:
    return {to_text(way.action): way.n for way in ways_of(game, to_number(action), 0)}


def test_every_assistant_offers_two_ways_with_their_amounts(edition: str) -> None:
    table = Scenario(edition).player(0, turquoise=5, green=3, white=2)
    game = table.assistants({0: ["river", "orchard", "palace"]})
    assert ways(game, "use river") == {"new keshi": 1, "sector action": 5}
    assert ways(game, "use orchard") == {"new keshi": 1, "sector action": 3}
    assert ways(game, "use palace") == {"new keshi": 1, "sector action": 2}
    play(game, "use river")
    assert options(game) == BOTH
    assert ways(game, "new keshi") == {"new keshi": 1}
    assert ways(game, "sector action") == {"sector action": 5}
    assert see(game, 0).fisherman == 0


@pytest.mark.parametrize(("vendors", "both"), [([], False), (["sahara"], True)])
def test_water_from_a_water_vendor_is_added_before_the_ways_are_assessed(
    edition: str, vendors: list[str], both: bool
) -> None:
    """The only discovered oasis costs 1 water."""
    table = Scenario(edition).player(0, caravans=[0, 1, 0], vendors=vendors, water=0)
    game = table.assistants({0: ["sahara", "souk"]})
    assert ("sector action" in ways(game, "use sahara")) == both
    assert see(game, 0).water == 0
    assert ways(game, "use souk") == {"new keshi": 1}


def test_a_way_needs_water_only_for_additional_steps(edition: str) -> None:
    table = Scenario(edition).player(0, turquoise=1, water=2)
    game = table.assistants({0: ["river", "orchard", "souk"]})

    def water(action: str) -> list[int]:
        return [way.water for way in ways_of(game, to_number(action), 0)]

    assert water("use river") == [0, 0, 1, 2]
    assert water("use orchard") == [0]
    assert water("use souk") == [0, 0, 0]


def test_additional_steps_are_not_offered_as_ways_if_a_rapid_interrupts_them(edition: str) -> None:
    """Scroll 17 pays at each rapid, so water may be gained on the way."""
    table = Scenario(edition).player(0, turquoise=1, water=2, scrolls=[17])
    game = table.assistants({0: ["river", "orchard"]})
    assert ways(game, "use river") == {"new keshi": 1, "sector action": 1}


@pytest.mark.rule("NPV-05")
@pytest.mark.parametrize(("tile", "sector"), [(19, "river"), (20, "palace"), (21, "mosque")])
def test_ways_include_the_extra_steps_of_hard_provision_tiles(
    edition: str, tile: int, sector: str
) -> None:
    table = Scenario(edition, modules=["provision-tiles"])
    table.player(0, turquoise=1, white=1, black=1, water=0, provisions=[tile, 1, 2])
    game = table.assistants({0: [sector, "orchard"]})
    assert ways(game, f"use {sector}") == {"new keshi": 1, "sector action": 2}
    assert [way.water for way in ways_of(game, to_number("use river"), 0)] == [0, 0]


def test_an_assistant_in_a_full_sector_can_only_perform_the_sector_action(edition: str) -> None:
    game = Scenario(edition).player(0, green=8).assistants({0: ["orchard", "river"]})
    assert ways(game, "use orchard") == {"sector action": 8}


def test_actions_that_do_not_use_an_assistant_have_no_ways(edition: str) -> None:
    game = Scenario(edition).base(green=2).claim()
    assert all(not ways_of(game, action, game.seat) for action in game.legal_actions())


@pytest.mark.parametrize(("guards", "dinars"), [(1, 9), (3, 9), (3, 0)])
def test_the_number_of_gates_is_limited_by_guards(edition: str, guards: int, dinars: int) -> None:
    table = Scenario(edition).player(0, beige=guards, dinars=dinars)
    game = table.assistants({0: ["medina", "river"]})
    assert ways(game, "use medina")["sector action"] == guards


@pytest.mark.parametrize(
    ("left", "dinars", "most"),
    [((0, 1, 0, 0), 1, 1), ((1, 0, 0, 1), 2, 1), ((1, 1, 1, 1), 3, 3), ((0, 2, 8, 8), 4, 3)],
)
@pytest.mark.rule("MED-03")
def test_the_number_of_gates_is_limited_by_dinars(
    edition: str, left: tuple[int, ...], dinars: int, most: int
) -> None:
    """The cases give the gates left in each workshop, where a gate costs 0, 1, 2 or 3 dinars."""
    table = Scenario(edition).player(0, beige=5, dinars=dinars)
    table.table.gates[:] = [number if colour == 9 else 0 for number in left for colour in range(12)]
    game = table.assistants({0: ["medina", "river"]})
    assert ways(game, "use medina")["sector action"] == most


@pytest.mark.parametrize("workshop", range(4))
@pytest.mark.parametrize("colour", range(12))
@pytest.mark.rule("MED-12")
def test_a_single_affordable_gate_makes_the_medina_action_possible(
    workshop: int, colour: int
) -> None:
    table = Scenario("essential").player(0, beige=1, dinars=3)
    table.table.gates[:] = [0] * 48
    table.table.gates[12 * workshop + colour] = 1
    game = table.assistants({0: ["medina", "river"]})
    assert ways(game, "use medina")["sector action"] == 1


def test_the_number_shown_for_the_madrasa_is_the_number_of_scrolls_offered(edition: str) -> None:
    game = Scenario(edition).player(0, gray=3, dates=4).assistants({0: ["madrasa", "river"]})
    reach = ways(game, "use madrasa")["sector action"]
    play(game, "use madrasa", "sector action")
    assert len([one for one in options(game) if one.startswith("scroll ")]) == reach


@pytest.mark.parametrize("yellow", [1, 2, 5])
def test_the_number_shown_for_the_souk_is_the_number_of_luxury_goods_offered(
    edition: str, yellow: int
) -> None:
    table = Scenario(edition).player(0, yellow=yellow, orange=1, dinars=0)
    game = table.assistants({0: ["souk", "river"]})
    reach = ways(game, "use souk").get("sector action", 0)
    play(game, "use souk")
    if reach:
        play(game, "sector action")
    assert len([one for one in options(game) if one.startswith("luxury ")]) == reach


@pytest.mark.parametrize("disc", range(8))
def test_ways_for_the_square_show_the_most_spectators_after_the_rotation(
    edition: str, disc: int
) -> None:
    table = Scenario(edition).player(0, entertainers=[1, 4], disc=disc)
    game = table.assistants({0: ["square", "river"]})
    most = ways(game, "use square")["sector action"]
    play(game, "use square", "sector action")
    sections = see(game, 0).disc_sections
    assert most == max(sections[(space - disc - 1) % 8] for space in (0, 3))


@pytest.mark.rule("SCR-31")
def test_with_scroll_31_every_section_shows_one_more_spectator(edition: str) -> None:
    def sections(**owned: list[int]) -> list[int]:
        table = Scenario(edition).player(0, entertainers=[1], disc=0, **owned)
        shown: list[int] = see(table.assistants({0: ["square"]}), 0).disc_sections
        return shown

    assert sections(scrolls=[31]) == [number + 1 for number in sections()]


@pytest.mark.parametrize("goods", ["", "orange"])
def test_ways_include_the_answers_to_follow_up_questions(edition: str, goods: str) -> None:
    """A goods keshi of any colour; without goods, gaining one is the only option."""
    table = Scenario(edition).player(0, turquoise=1, **({goods: 1} if goods else {}))
    game = table.assistants({0: ["souk", "river"]})
    use = to_number("use souk")
    new = [way for way in ways_of(game, use, 0) if way.colour >= 0]
    assert [COLOURS[way.colour] for way in new] == ["yellow", "orange", "purple"]
    play(game, *(to_text(action) for action in (use, *new[2].then)))
    assert see(game, 0).goods["purple"] == 1
    assert game.question.key == "ask-use"  # for the river


@pytest.mark.rule("RIV-03")
def test_ways_of_the_fisherman_include_additional_steps_for_water(edition: str) -> None:
    table = Scenario(edition).player(0, turquoise=5, green=3, water=2)
    game = table.assistants({0: ["river", "orchard"]})
    walks = [way for way in ways_of(game, to_number("use river"), 0) if way.colour < 0]
    assert [way.water for way in walks] == [0, 1, 2]
    for way in walks:
        twin = game.copy()
        for action in (to_number("use river"), *way.then):
            twin.apply(action)
        assert see(twin, 0).fisherman == 5 + way.water
        assert options(twin) == BOTH  # for the last assistant


def test_additional_steps_can_be_taken_in_one_click(edition: str) -> None:
    table = Scenario(edition).player(0, turquoise=1, water=3)
    game = table.assistants({0: ["river", "orchard"]})
    play(game, "use river", "sector action")
    step, done = to_number("step for water"), to_number("done")
    assert game.legal_actions(0) == [done, step]
    assert repeats(game, step, 0) == [(done,), (step, done), (step, step)]
    assert repeats(game, done, 0) == []
