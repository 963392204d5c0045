"""Moving nomads before the first assistant is used."""

import pytest

from rules.modules.nomads.helpers import (
    COLOUR,
    EIGHT,
    Facts,
    moving,
    nomads_left,
    where,
    with_nomads,
)
from scenario import happened, look, options, play, play_on, points, see

rule = pytest.mark.rule


@rule("NOM-07", "NOM-14")
def test_nomads_may_move_to_any_other_sector_for_a_dinar_each(edition: str) -> None:
    """R200: any number, each at most once; R201: a track loses 1."""
    game = moving(edition, white=2, nomads={"river": 1, "palace": 1}, nomad_vendors=["mosque"])
    assert options(game) == [
        "done",
        "nomad from river",
        "nomad from palace",
        "nomad from vendor mosque",
    ]
    play(game, "nomad from palace")
    others = [sector for sector in EIGHT if sector != "palace"]
    vendors = [f"nomad as vendor {sector}" for sector in others if sector != "mosque"]
    assert options(game) == [f"nomad to {sector}" for sector in others] + vendors
    play(game, "nomad to mosque")
    assert see(game, 0).dinars == 2
    assert (see(game, 0).keshis["white"], see(game, 0).keshis["black"]) == (2, 1)
    assert options(game) == ["done", "nomad from river", "nomad from vendor mosque"]
    play(game, "nomad from vendor mosque")
    assert "nomad to mosque" not in options(game)  # it is already in this sector
    play(game, "nomad as vendor medina", "nomad from river", "nomad to madrasa")
    assert see(game, 0).dinars == 0
    assert where(game) == {"madrasa": 1, "mosque": 1}
    assert see(game, 0).nomads["vendors"] == see(game, 0).vendors == ["medina"]
    assert see(game, 0).keshis["red"] == 1
    assert nomads_left(game) == 17


@rule("NOM-07")
@pytest.mark.parametrize(
    ("facts", "asked"),
    [
        ({"dinars": 1}, True),
        ({"dinars": 0, "water": 9, "dates": 9}, False),
        ({"dinars": 0, "water": 1, "scrolls": [33]}, True),  # R109
    ],
)
def test_moving_a_nomad_costs_a_dinar(edition: str, facts: Facts, asked: bool) -> None:
    game = moving(edition, nomads={"river": 1}, **facts)
    assert ("nomad from river" in options(game)) == asked
    if asked:
        play(game, "nomad from river", "nomad to palace")
        assert (see(game, 0).water, see(game, 0).dinars) == (0, 0)
        assert where(game) == {"palace": 1}


@rule("NOM-07")
def test_nomads_may_move_only_before_the_first_assistant_is_used(edition: str) -> None:
    """R200: only once; a dinar gained later comes too late."""
    table = with_nomads(edition).player(0, dinars=1, white=4, nomads={"river": 1})
    game = table.assistants({0: ["palace", "mosque"]})
    assert options(game) == ["done", "nomad from river"]
    play(game, "done")
    assert options(game) == ["use palace", "use mosque"]
    play(game, "use palace", "sector action", "line dinars")  # a threshold
    assert see(game, 0).dinars == 3
    while look(game)["phase"] == "assistants":
        assert not any(option.startswith("nomad") for option in options(game))
        game.apply(game.legal_actions()[0])


@rule("NOM-07")
def test_a_nomad_may_move_once_in_every_round(edition: str) -> None:
    game = moving(edition, nomads={"river": 1}, dinars=9)
    play(game, "nomad from river", "nomad to palace")
    play_on(game, 0, "nomad from palace", "goods yellow")
    assert look(game)["round"] == 2
    assert look(game)["phase"] == "assistants"


@rule("NOM-07", "NOM-05")
def test_a_moved_nomad_gives_the_placement_bonus_of_its_new_space(edition: str) -> None:
    """R199"""
    game = moving(edition, nomads={"palace": 2, "mosque": 1}, oases={"right 1": 8})
    play(game, "nomad from palace", "nomad to orchard")
    assert points(game, 0) == {"orchard": 1}
    play(game, "nomad from palace", "nomad to square", "entertainer 1")
    assert points(game, 0) == {"orchard": 1, "square": 2}
    play(game, "nomad from mosque", "nomad to sahara", "caravan right")
    assert see(game, 0).oases[3] == 8
    assert where(game) == {"orchard": 1, "square": 1, "sahara": 1}


@rule("NOM-07", "NOM-05")
def test_moving_a_nomad_to_a_vendor_space_gives_no_bonus(edition: str) -> None:
    """R199"""
    game = moving(edition, nomads={"palace": 1})
    play(game, "nomad from palace", "nomad as vendor orchard")
    assert points(game, 0) == {}
    assert see(game, 0).keshis["green"] == 0


@rule("NOM-07")
def test_a_nomad_moved_to_a_vendor_space_gives_water_in_the_same_turn_only_in_essential(
    edition: str,
) -> None:
    """R40: in Deluxe not in the same turn."""
    table = with_nomads(edition).player(0, dinars=1, nomads={"river": 1})
    game = table.assistants({0: ["palace"]})
    events = play(game, "nomad from river", "nomad as vendor palace")
    water = [facts for facts in happened(events, "resource") if facts["resource"] == 0]
    assert len(water) == (0 if edition == "deluxe" else 1)


@rule("NOM-07", "NOM-14")
@pytest.mark.parametrize(
    ("start", "end"),
    [("river", "medina"), ("medina", "orchard"), ("medina", "square"), ("square", "palace")],
)
def test_nomads_may_move_between_track_sectors_and_sectors_with_spaces(
    edition: str, start: str, end: str
) -> None:
    """R201: the space they leave is free again."""
    facts: Facts = {"nomads": {start: 1}} if start != "square" else {"nomad_entertainers": [3]}
    game = moving(edition, **facts)
    play(game, f"nomad from {start}", f"nomad to {end}")
    if end == "square":
        play(game, "entertainer 4")
    assert where(game) == {end: 1}
    kept = see(game, 0).keshis
    assert (kept[COLOUR[start]], kept[COLOUR[end]]) == (0, 1)
    assert see(game, 0).entertainers == ([3] if end == "square" else [])
    assert see(game, 0).free_guards == (1 if end == "medina" else 0)


@rule("NOM-07")
def test_the_player_chooses_which_nomad_leaves_the_main_square(edition: str) -> None:
    """R201: only nomads can be chosen, and the space is free again."""
    game = moving(edition, entertainers=[1], nomad_entertainers=[3, 5])
    play(game, "nomad from square")
    assert options(game) == ["space 3", "space 5"]
    play(game, "space 5", "nomad to river")
    assert see(game, 0).entertainers == [0, 2]
    assert see(game, 0).nomads["entertainers"] == [2]
    assert see(game, 0).keshis["pink"] == 2


@rule("NOM-07")
def test_a_nomad_may_move_only_once_even_if_it_joins_others(edition: str) -> None:
    """R200: of two nomads in a sector, only the one that has not moved may move."""
    game = moving(edition, nomads={"palace": 1, "river": 1}, nomad_entertainers=[3])
    play(game, "nomad from river", "nomad to palace")
    play(game, "nomad from palace", "nomad to square", "entertainer 4")
    assert options(game) == ["done", "nomad from square"]
    play(game, "nomad from square", "nomad to mosque")
    assert see(game, 0).nomads["entertainers"] == [3]  # on space 4, where it has just arrived
    assert where(game) == {"palace": 1, "mosque": 1, "square": 1}


@rule("NOM-07")
def test_a_nomad_moved_to_a_space_another_nomad_has_left_cannot_move_again(edition: str) -> None:
    """R200"""
    game = moving(edition, nomads={"river": 1}, nomad_entertainers=[3, 5])
    play(game, "nomad from square", "space 3", "nomad to palace")
    play(game, "nomad from river", "nomad to square", "entertainer 3")
    play(game, "nomad from square", "nomad to mosque")  # only the one on space 5 can move
    assert see(game, 0).nomads["entertainers"] == [2]
