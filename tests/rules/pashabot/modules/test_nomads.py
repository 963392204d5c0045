"""The Pashabot with nomads."""

import pytest

from marrakesh.rules.words import COLOURS
from rules.pashabot.modules.helpers import (
    BOT,
    COLOUR,
    ROWS,
    Facts,
    complete,
    heard,
    keshis,
    nomad_places,
    solo,
)
from scenario import look, options, play, points, see

rule = pytest.mark.rule


@rule("PSM-05")
def test_the_pashabot_takes_the_nomad_for_free_if_nothing_else_is_left(edition: str) -> None:
    game = solo(edition, "nomads").bot(white=8).base(white=1).claim()
    assert nomad_places(game) == ["medina"]
    assert keshis(game)["beige"] == 1
    assert see(game, BOT).resources == {"water": 0, "date": 0, "dinar": 0}
    assert look(game)["nomads"] == {"supply": 19, "offered": False}


@rule("PSM-05")
@pytest.mark.parametrize(
    ("base", "column", "facts", "taken", "number"),
    [
        # here a nomad is a keshi of the medina
        ({"pink": 1}, [1], {}, "nomad", 6),  # beige is above pink
        ({"pink": 1}, [12], {}, "nomad", 3),
        ({"pink": 1}, [6], {}, "pink", 3),
        ({"white": 2}, [12], {}, "white", 2),  # a nomad is never part of a pair
        ({"white": 1}, [4], {"deploy": "palace"}, "white", 4),
        ({"white": 1}, [4], {"deploy": "medina"}, "nomad", 4),
        ({"white": 1}, [4], {}, "nomad", 7),
        ({"white": 2}, [4], {"beige": 7, "vendors": ["medina"]}, "nomad", 1),
        ({"white": 2}, [4], {"beige": 8}, "nomad", 1),
        ({"white": 2}, [4], {"beige": 7}, "white", 2),
        ({"beige": 1}, [4], {}, "beige", 8),  # the actual colour first
        ({"red": 1}, [12], {}, "nomad", 8),  # red last
    ],
)
def test_the_pashabot_claims_the_nomad_according_to_the_claim_priorities(
    edition: str,
    base: dict[str, int],
    column: list[int],
    facts: Facts,
    taken: str,
    number: int,
) -> None:
    """R259"""
    facts = dict(facts)
    assistant = facts.pop("deploy", None)
    table = solo(edition, "nomads").bot(column=column, assistants=[assistant] if assistant else [])
    game = table.player(BOT, **facts).base(**base).claim()
    first = heard(game, "bot-claim")[0]
    assert (*COLOURS, "nomad")[first["colour"]] == taken
    assert first["rule"] == number


@rule("PSM-05")
@pytest.mark.parametrize(
    ("full", "half", "where"),
    [
        (0, {}, "medina"),
        (1, {}, "square"),
        (1, {"pink": 8}, "vendor square"),
        (3, {}, "river"),
        (7, {}, "palace"),
        (7, {"white": 8}, "vendor palace"),
    ],
)
def test_the_nomad_goes_to_the_topmost_row_with_room(
    edition: str, full: int, half: Facts, where: str
) -> None:
    game = complete(solo(edition, "nomads"), *ROWS[:full]).bot(**half).base(yellow=1).claim()
    assert nomad_places(game) == [where]
    expected = sum(8 for _ in ROWS[:full]) + sum(half.values()) + ("vendor" not in where)
    assert sum(keshis(game)[COLOUR[row]] for row in ROWS) == expected


@rule("PSM-05")
def test_with_every_sector_complete_the_nomad_is_not_taken(edition: str) -> None:
    game = complete(solo(edition, "nomads"), *ROWS).base(yellow=1).claim()
    assert nomad_places(game) == []
    assert look(game)["nomads"] == {"supply": 20, "offered": False}


@rule("PSM-05")
def test_the_nomad_gives_the_bonus_of_its_space(edition: str) -> None:
    game = complete(solo(edition, "nomads"), "medina").bot(pink=3).base(yellow=1).claim()
    assert points(game, BOT) == {"square": 2}
    game = complete(solo(edition, "nomads"), "medina", "square").base(yellow=1).claim()
    assert points(game, BOT) == {"orchard": 1}


@rule("PSM-05")
def test_a_nomad_guards_a_gate_and_counts_for_the_medina_action(edition: str) -> None:
    table = solo(edition, "nomads").bot(beige=1, assistants=["medina"])
    game = table.base(yellow=1).claim()
    assert nomad_places(game) == ["medina"]
    assert len([gate for gate in see(game, BOT).gates if gate]) == 2


@rule("PSM-05")
def test_nomads_complete_sectors_but_do_not_score_for_icons_at_the_end(edition: str) -> None:
    table = complete(solo(edition, "nomads"), "medina", "square").bot(column=[2], green=6)
    table.player(BOT, vendors=["medina", "square", "orchard"], nomads={"orchard": 2})
    scored = points(table.final_scoring(), BOT)
    assert scored == {"sectors": 30, "strategy": 6}


@rule("PSM-05")
def test_you_pay_for_a_nomad_the_pashabot_leaves(edition: str) -> None:
    table = solo(edition, "nomads").player(0, water=1, dates=1).base(white=2, yellow=1)
    game = table.claim()
    assert options(game) == ["claim yellow 1", "claim nomad"]
    play(game, "claim nomad")
    assert (see(game, 0).water, see(game, 0).dates) == (0, 0)


@rule("PSM-05", "CLM-08")
def test_a_nomad_you_have_declined_is_offered_again_after_the_pashabots_claim(edition: str) -> None:
    table = solo(edition, "nomads", start=0).player(0, white=8, water=1, dates=1)
    game = table.base(white=5).claim()
    for _ in range(2):
        assert options(game) == ["claim nomad", "done"]
        play(game, "done")
    assert look(game)["base"] == {"white": 1}
    assert options(game) == ["claim nomad", "done"]
