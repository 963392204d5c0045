"""Nomads that may not move: in the Sahara, next to towns and at gates."""

from typing import Any

import pytest

from marrakesh import Game
from rules.modules.nomads.helpers import COLOUR, EIGHT, TRACKS, Facts, moving, where, with_nomads
from scenario import look, options, play, play_on, points, see

rule = pytest.mark.rule


@rule("NOM-08")
@pytest.mark.parametrize(
    ("facts", "others"),
    [
        ({"caravans": [1, 0, 0]}, []),
        ({"caravans": [1, 0, 0], "claimed": [8]}, []),
        ({"caravans": [0, 0, 1]}, []),
        ({"caravans": [4, 0, 0], "towns": [6, 0]}, ["desert-towns"]),
    ],
)
def test_nomads_on_caravan_spaces_cannot_move(
    edition: str, facts: Facts, others: list[str]
) -> None:
    """One on the vendor space may."""
    game = moving(edition, *others, **facts, nomad_caravans=1, nomad_vendors=["sahara"])
    assert options(game) == ["done", "nomad from vendor sahara"]


@rule("NOM-08")
def test_a_nomad_that_has_moved_to_the_sahara_cannot_move_again(edition: str) -> None:
    game = moving(edition, nomads={"palace": 1}, nomad_vendors=["river"])
    play(game, "nomad from palace", "nomad to sahara", "caravan left")
    assert see(game, 0).nomads["caravans"] == [[0], [], []]
    assert options(game) == ["done", "nomad from vendor river"]


def in_town(edition: str, *towns: int, **facts: Any) -> Game:
    """Seat 0 has placed a claimed nomad next to a desert town (or none) and may move nomads."""
    table = with_nomads(edition, 2, "desert-towns").towns_open(*towns).deploy({0: ["souk"]})
    purse: Facts = {"water": 1, "dates": 1, "dinars": 3}
    game = table.player(0, **{**purse, "caravans": [3, 0, 0], **facts}).base(yellow=1).claim()
    play(game, "claim nomad", "nomad to sahara", "caravan left")
    return game


@rule("NOM-08", "NOM-07")
@pytest.mark.parametrize("towns", [(6,), ()])
def test_a_nomad_next_to_a_town_may_move(edition: str, towns: tuple[int, ...]) -> None:
    """R147: neither a town nor its empty place is an oasis; the town stays."""
    game = in_town(edition, *towns)
    assert options(game) == ["done", "nomad from sahara"]
    play(game, "nomad from sahara")
    assert not {"nomad to sahara", "nomad as vendor sahara"} & set(options(game))
    play(game, "nomad to palace")
    assert (see(game, 0).caravans, see(game, 0).keshis["brown"]) == ([3, 0, 0], 3)
    assert (where(game), see(game, 0).dinars) == ({"palace": 1}, 2)
    assert see(game, 0).towns == [*towns, 0, 0][:2]
    assert points(game, 0) == {"town spaces": 4}


@rule("NOM-08", "NOM-07")
def test_a_refilled_town_space_scores_again_but_gives_no_second_town(edition: str) -> None:
    """R147"""
    game = in_town(edition, 6, 7, nomads={"river": 1})
    play(game, "town 6", "nomad from sahara", "nomad to palace")
    play(game, "nomad from river", "nomad to sahara", "caravan left")
    assert points(game, 0) == {"town spaces": 8}
    assert see(game, 0).towns == [6, 0]
    assert see(game, 0).nomads["caravans"] == [[3], [], []]
    assert see(game, 0).dinars == 1
    assert look(game)["phase"] == "assistants"  # each has moved once (R200)
    assert "nomad from sahara" not in options(game)


@rule("NOM-08", "NOM-07")
def test_of_two_nomads_next_to_towns_only_the_one_that_has_not_moved_may_move(edition: str) -> None:
    """R200"""
    game = in_town(edition, 6, 7, caravans=[3, 3, 0], nomads={"river": 1})
    play(game, "town 6", "nomad from river", "nomad to sahara")  # to the right path, with town 7
    play(game, "nomad from sahara", "nomad to palace")
    assert see(game, 0).nomads["caravans"] == [[], [3], []]
    assert see(game, 0).towns == [6, 7]
    assert "nomad from sahara" not in options(game)


@rule("NOM-08", "NOM-07")
def test_both_nomads_next_to_towns_may_move(edition: str) -> None:
    facts: Facts = {"caravans": [4, 4, 0], "nomad_towns": ["left", "right"], "towns": [6, 7]}
    game = moving(edition, "desert-towns", **facts)
    play(game, "nomad from sahara", "nomad to palace", "nomad from sahara", "nomad to palace")
    assert see(game, 0).caravans == [3, 3, 0]
    assert where(game) == {"palace": 2}


@rule("NOM-08", "NOM-04")
@pytest.mark.parametrize("committed", ["guard", "nomad"])
def test_a_nomad_at_a_gate_cannot_move(edition: str, committed: str) -> None:
    """R202: the player chooses which of them is committed."""
    table = with_nomads(edition).player(0, dinars=1, beige=1, nomads={"medina": 1, "river": 1})
    game = table.workshop(1, "green", "white").assistants({0: ["medina"]})
    play(game, "done", "sector action", "gate green from 1", "at orchard")
    assert options(game) == ["commit guard", "commit nomad"]
    play(game, f"commit {committed}", "done")
    assert see(game, 0).nomads["committed"] == ([1] if committed == "nomad" else [])
    assert see(game, 0).free_guards == 1
    play_on(game, 0, "nomad from river", "goods yellow")
    assert ("nomad from medina" in options(game)) == (committed == "guard")


@rule("NOM-04", "NOM-08")
def test_if_only_nomads_are_on_the_watchtower_one_is_committed_automatically(edition: str) -> None:
    """R202: there is no choice."""
    table = with_nomads(edition).player(0, nomads={"medina": 2})
    game = table.workshop(1, "green", "white").assistants({0: ["medina"]})
    play(game, "sector action", "gate green from 1", "at orchard")
    assert see(game, 0).nomads["committed"] == [1]
    play(game, "gate white from 1", "at palace")
    assert see(game, 0).nomads["committed"] == [1, 3]
    assert see(game, 0).free_guards == 0


@rule("NOM-07")
def test_a_nomad_needs_a_free_place_to_move_to(edition: str) -> None:
    full: Facts = {COLOUR[sector]: 8 for sector in (*TRACKS[1:], "medina")}
    full |= {"entertainers": range(1, 9), "caravans": [3, 3, 2], "vendors": EIGHT}
    game = moving(edition, nomads={"river": 1}, **full)
    assert "nomad from river" not in options(game)
    game = moving(edition, nomads={"river": 1}, **{**full, "vendors": EIGHT[:7]})
    assert "nomad from river" in options(game)
