"""The bonuses of falcons."""

import pytest

from marrakesh.rules import questions
from rules.modules.luxury_goods.helpers import (
    EXCHANGE_FALCON,
    NOMAD_FALCON,
    SQUARE_FALCON,
    STEPS_FALCON,
    SWAP_FALCON,
    bought,
    table_of,
)
from scenario import look, options, play, points, see

rule = pytest.mark.rule


@rule("NLX-04", "NLX-05")
@pytest.mark.parametrize(
    ("colour", "track"), [("turquoise", "fisherman"), ("white", "palace"), ("black", "mosque")]
)
def test_a_falcon_gives_three_steps_on_the_track_of_the_keshi_paid(
    edition: str, colour: str, track: str
) -> None:
    game = bought(table_of(edition), STEPS_FALCON, turquoise=2, white=2, black=2)
    assert sorted(options(game)) == ["give black", "give turquoise", "give white"]
    play(game, f"give {colour}")
    assert see(game, 0).keshis[colour] == 1
    steps = {name: getattr(see(game, 0), name) for name in ("fisherman", "palace", "mosque")}
    assert steps == {"fisherman": 0, "palace": 0, "mosque": 0, track: 3}


@rule("NLX-05")
def test_a_falcon_gives_a_nomad(edition: str) -> None:
    table = table_of(edition, "nomads").player(0, green=1)
    game = bought(table, NOMAD_FALCON, "nomad to orchard")
    assert points(game, 0) == {"falcon": 20, "orchard": 1}
    assert see(game, 0).keshis["green"] == 1  # the nomad
    assert see(game, 0).nomads["orchard"] == 1
    assert look(game)["nomads"]["supply"] in (18, 19)  # one may already be on offer


@rule("NLX-05")
def test_without_a_nomad_left_the_falcon_gives_only_points(edition: str) -> None:
    """R205."""
    table = table_of(edition, "nomads").player(0, green=1)
    table.table.nomad_supply = 0
    game = bought(table, NOMAD_FALCON)
    assert points(game, 0) == {"falcon": 20}
    assert look(game)["phase"] == "select"


@rule("NLX-05")
def test_a_falcon_gives_a_keshi_exchange(edition: str) -> None:
    game = bought(table_of(edition), EXCHANGE_FALCON, gray=2, white=1)
    assert sorted(options(game)) == ["done", "return gray", "return white"]  # no storage row
    play(game, "return white")
    assert "keshi white" not in options(game)
    play(game, "keshi gray")
    assert (see(game, 0).keshis["gray"], see(game, 0).keshis["white"]) == (2, 0)


def test_the_exchange_of_a_falcon_may_return_a_nomad(edition: str) -> None:
    """R203; spectators cannot be returned (CAM-20)."""
    table = table_of(edition, "nomads", "camels").player(0, nomads={"palace": 1}, column=["pink"])
    game = bought(table, EXCHANGE_FALCON, gray=1)
    assert sorted(options(game)) == ["done", "nomad from palace"]
    play(game, "nomad from palace", "keshi green")
    assert see(game, 0).keshis["green"] == 1
    assert see(game, 0).spectator_column == ["pink"]


@rule("NLX-05")
def test_a_falcon_exchanges_resources_one_for_one(edition: str) -> None:
    game = bought(table_of(edition), SWAP_FALCON, beige=1, water=2, dinars=1)
    assert options(game) == ["done", "pay water", "pay dinar"]
    play(game, "pay water")
    assert options(game) == ["take date", "take dinar"]
    assert game.question == questions.AnyResource(1)
    play(game, "take date", "pay water", "take dinar")
    assert options(game) == ["done", "pay dinar"]  # a resource taken is not paid again
    play(game, "pay dinar", "take water")
    me = see(game, 0)
    assert (me.water, me.dates, me.dinars) == (1, 1, 1)
    assert look(game)["phase"] == "select"


@rule("NLX-05")
def test_the_exchange_of_resources_with_a_falcon_may_be_declined(edition: str) -> None:
    game = bought(table_of(edition), SWAP_FALCON, "done", beige=1, water=2)
    assert see(game, 0).water == 2


@rule("NLX-05")
def test_a_falcon_gives_the_bonus_of_a_space_facing_three_spectators(edition: str) -> None:
    """R220: three times; no entertainer is needed, and the disc does not rotate."""
    game = bought(table_of(edition), SQUARE_FALCON, entertainers=[1], disc=0)
    assert options(game) == ["space 5", "space 8"]
    play(game, "space 8")
    assert see(game, 0).dinars == 3
    assert (see(game, 0).disc, see(game, 0).entertainers) == (0, [])


@rule("NLX-05")
def test_on_a_purple_disc_scroll_31_changes_which_spaces_face_three_spectators(
    edition: str,
) -> None:
    """R220: spaces face 1 to 5 spectators, three of them 3."""
    table = table_of(edition, "spectators").player(0, scrolls=[31], disc=0)
    game = bought(table, SQUARE_FALCON, entertainers=[1])
    assert options(game) == ["space 1", "space 3", "space 7"]


@rule("NLX-05")
def test_the_player_chooses_which_entertainer_pays_for_a_falcon(edition: str) -> None:
    game = bought(table_of(edition), SQUARE_FALCON, entertainers=[2, 6], disc=0)
    assert options(game) == ["space 2", "space 6"]
    play(game, "space 6")
    assert see(game, 0).entertainers == [1]
