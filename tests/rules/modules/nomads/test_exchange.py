"""Nomads and the exchange icon."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.words import COLOURS
from rules.modules.nomads.helpers import Facts, nomads_left, where, with_nomads
from scenario import options, play, see

rule = pytest.mark.rule


def exchanging(edition: str, *others: str, **facts: Any) -> Game:
    """Seat 0 claims a fourth oasis, which covers the exchange icon."""
    table = with_nomads(edition, 3, *others)
    table.player(0, dates=1, **{"caravans": [3, 2, 0], "claimed": [1, 2, 3], **facts})
    table.player(0, water=1)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    if "oasis right 1" in options(game):
        play(game, "oasis right 1")
    return game


@rule("NOM-04", "SAH-09")
def test_a_nomad_may_be_returned_but_not_taken_in_an_exchange(edition: str) -> None:
    """R203"""
    game = exchanging(edition, white=1, nomads={"palace": 1}, nomad_vendors=["river"])
    assert options(game) == [
        "return white",
        "nomad from palace",
        "nomad from vendor river",
        "done",
    ]
    play(game, "nomad from palace")
    assert options(game) == [f"keshi {colour}" for colour in COLOURS]  # all but nomads
    play(game, "keshi black")
    assert (see(game, 0).keshis["white"], see(game, 0).keshis["black"]) == (1, 1)
    assert where(game) == {}
    assert nomads_left(game) == 19


@rule("NOM-04", "SAH-09")
def test_returning_a_nomad_vendor_frees_its_space(edition: str) -> None:
    game = exchanging(edition, nomad_vendors=["river"])
    play(game, "nomad from vendor river", "keshi red")
    assert "vendor river" in options(game)
    assert nomads_left(game) == 20


@rule("NOM-04", "SAH-09")
def test_keshis_and_nomads_on_the_main_square_are_offered_separately(edition: str) -> None:
    facts: Facts = {"entertainers": [1, 2], "nomad_entertainers": [5, 6]}
    game = exchanging(edition, **facts)
    assert options(game) == ["return pink", "nomad from square", "done"]
    play(game, "return pink")
    assert options(game) == ["space 1", "space 2"]
    game = exchanging(edition, **facts)
    play(game, "nomad from square")
    assert options(game) == ["space 5", "space 6"]
    assert nomads_left(game) == 18  # none has left yet
    play(game, "space 6", "keshi yellow")
    assert see(game, 0).entertainers == [0, 1, 4]
    assert nomads_left(game) == 19


@rule("NOM-08", "SAH-10")
def test_nomads_of_a_sector_cannot_be_returned_as_its_keshis(
    edition: str,
) -> None:
    """R203: the medina has only a nomad, and the nomad in the Sahara is protected."""
    game = exchanging(edition, nomads={"medina": 1}, nomad_caravans=1)
    assert options(game) == ["nomad from medina", "done"]


@rule("NOM-08", "SAH-10")
@pytest.mark.parametrize(
    ("committed", "left"), [("guard", "nomad from medina"), ("nomad", "return beige")]
)
def test_a_guard_or_nomad_at_a_gate_cannot_be_returned(
    edition: str, committed: str, left: str
) -> None:
    """R203: of a guard and a nomad, one is committed."""
    table = with_nomads(edition, 3).player(0, water=1, caravans=[3, 1, 0], claimed=[1, 2, 3])
    table.player(0, beige=1, nomads={"medina": 1}).workshop(1, "yellow")
    game = table.assistants({0: ["medina", "sahara"]})
    play(game, "use medina", "sector action", "gate yellow from 1", "at river")
    play(game, f"commit {committed}", "done", "sector action")
    assert options(game) == [left, "done"]


@rule("NOM-08", "SAH-11")
@pytest.mark.parametrize(("path", "towns"), [("left", [6, 0]), ("right", [0, 6])])
def test_only_in_deluxe_may_a_nomad_on_a_town_space_be_returned(
    edition: str, path: str, towns: list[int]
) -> None:
    """R203, SAH-11: it returns to the nomad board; Essential caravans stay."""
    table = with_nomads(edition, 3, "desert-towns")
    table.player(0, water=2, dates=1, caravans=[3, 3, 0], claimed=[1, 2, 3])
    game = table.towns_open(6).deploy({0: ["sahara"]}).base(yellow=1).claim()
    play(game, "claim nomad", "nomad to sahara", f"caravan {path}")
    assert see(game, 0).towns == towns
    play(game, "sector action")
    assert "nomad from sahara" not in options(game)
    if edition == "essential":
        assert f"return caravan {path}" not in options(game)
        return
    play(game, f"return caravan {path}")
    assert "keshi brown" in options(game)  # a nomad has no colour
    play(game, "keshi yellow")
    assert see(game, 0).caravans == [3, 3, 0]
    assert see(game, 0).towns == towns
    assert nomads_left(game) == 20
