"""Reasons why actions are refused, in words."""

from itertools import product

import pytest

from marrakesh import Game, IllegalAction
from marrakesh.narration import explain
from marrakesh.rules.actions import ACTION_COUNT, to_number
from narration.helpers import REASONS
from narration.rare import RARE
from narration.whole_games import odd
from scenario import Scenario, play


def refused(game: Game, action: str, lang: str = "en", seat: int | None = None) -> str:
    number = to_number(action)
    with pytest.raises(IllegalAction) as caught:
        game.apply(number, seat)
    if lang == "en":
        assert str(caught.value) == explain(number, caught.value.reason)
    return explain(number, caught.value.reason, lang)


def test_refused_claims_are_explained() -> None:
    table = Scenario("essential").player(0, white=7, black=8)
    game = table.base(green=1, white=2, black=1, red=2).claim()
    assert refused(game, "claim white 2") == (
        "“claim white 2” isn’t possible: the palace only has room for 1 more white keshi."
    )
    assert refused(game, "claim white 2", "de") == (
        "„claim white 2“ ist nicht möglich: Nur für 1 weißen Keshi ist im Palast noch Platz."
    )
    assert refused(game, "claim white 2", "nl") == (
        "‘claim white 2’ kan niet: er is in het paleis nog maar plaats voor 1 witte keshi."
    )
    assert refused(game, "claim black 1") == (
        "“claim black 1” isn’t possible: the mosque has no room for another black keshi."
    )
    assert refused(game, "claim green 2") == (
        "“claim green 2” isn’t possible: there’s only 1 green keshi in the tower base."
    )
    assert refused(game, "claim gray 2") == (
        "“claim gray 2” isn’t possible: there’s no grey keshi in the tower base."
    )
    assert refused(game, "done") == (
        "“done” isn’t possible: that doesn’t answer the current question."
    )
    assert refused(game, "claim green 1", seat=1) == (
        "“claim green 1” isn’t possible: player 2 has nothing to decide right now."
    )


def test_claiming_more_water_vendors_than_there_are_spaces_is_refused_with_a_reason() -> None:
    sectors = ["river", "orchard", "madrasa", "palace", "mosque", "square", "medina"]
    game = Scenario("essential").player(0, vendors=sectors).base(red=2, green=1).claim()
    assert refused(game, "claim red 2") == (
        "“claim red 2” isn’t possible: your sectors only have room for 1 more water vendor."
    )


def test_refused_purchases_are_explained() -> None:
    table = Scenario("essential").player(0, gray=1, dates=1, beige=1, dinars=1, yellow=1)
    table.scrolls_shown("gray", 17).scrolls_shown("pink", 60)
    table.workshop(1, "pink").workshop(4, "white").luxuries_shown(1, 6)
    game = table.assistants({0: ["madrasa", "medina", "souk"]})
    play(game, "use madrasa", "sector action")
    assert refused(game, "scroll 60") == (
        "“scroll 60” isn’t possible: this scroll needs 5 scholars, and only 1 is free."
    )
    assert refused(game, "done") == ("“done” isn’t possible: you must make at least one purchase.")
    play(game, "scroll 17", "use medina", "sector action")
    assert refused(game, "gate white from 4") == (
        "“gate white from 4” isn’t possible: this gate costs 3 dinars, and you can only pay 1."
    )
    play(game, "gate pink from 1", "at river")
    while game.question.key != "ask-use":
        game.apply(game.legal_actions()[0])
    play(game, "sector action")
    assert refused(game, "luxury 6") == (
        "“luxury 6” isn’t possible: luxury good 6 costs 2 yellow keshis, which you don’t have."
    )


def test_refused_claims_of_oases_are_explained() -> None:
    table = Scenario("essential").player(0, caravans=[2, 1, 0], water=1, dates=0, dinars=1)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert refused(game, "oasis left 2") == (
        "“oasis left 2” isn’t possible: this oasis costs 1 date and 1 dinar, which you can’t pay."
    )


def test_refusals_in_games_with_modules_are_explained() -> None:
    game = Scenario("deluxe", modules=["nomads"]).player(0, water=0).base(green=1, red=1).claim()
    assert refused(game, "claim nomad") == (
        "“claim nomad” isn’t possible: a nomad costs 1 water and 1 date and needs a free place; "
        "only one nomad is available each round."
    )
    game = RARE["ask-award"]()
    assert refused(game, "award for 4") == (
        "“award for 4” isn’t possible: you don’t have the spectators for this award, "
        "or it would have no effect now."
    )
    game = RARE["ask-move-nomads"]()
    assert refused(game, "nomad from sahara") == (
        "“nomad from sahara” isn’t possible: you have no nomad there that can move; "
        "nomads next to an oasis or a gate stay put, as do those that have just moved."
    )
    table = Scenario("deluxe", modules=["desert-towns"])
    table.player(0, caravans=[4, 1, 0], towns=[3, 0], water=2, dinars=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert refused(game, "town 3") == (
        "“town 3” isn’t possible: desert town 03 isn’t yours to claim, "
        "or you don’t have 1 yellow keshi, 1 orange keshi and 1 purple keshi."
    )
    table = Scenario("deluxe", modules=["luxury-goods"]).luxuries_shown(33)
    game = table.player(0, yellow=2, orange=2, purple=2).assistants({0: ["souk"]})
    play(game, "sector action")
    assert refused(game, "luxury 33") == (
        "“luxury 33” isn’t possible: luxury good 33 also costs a keshi from your board, "
        "and you have none to spare."
    )


def test_an_unknown_action_is_refused() -> None:
    game = Scenario("essential").base(green=1, red=1).claim()
    with pytest.raises(IllegalAction) as caught:
        game.apply(ACTION_COUNT)
    assert str(caught.value) == (
        f"“{ACTION_COUNT}” isn’t possible: there’s no such action; "
        f"actions are numbered from 0 to {ACTION_COUNT - 1}."
    )


REASON_FACTS = {
    "colour": 3, "sector": 3, "n": 2, "have": 1, "space": 1, "path": 1, "place": 4, "water": 1,
    "date": 0, "dinar": 1, "yellow": 1, "orange": 0, "purple": 2, "rapid": 2, "scroll": 7,
    "academy": 1, "workshop": 2, "luxury": 3, "thing": 15, "resource": 1, "seat": 0,
    "town": 7, "scholars": 1, "dates": 2,
}  # fmt: skip


def test_every_reason_is_a_sentence(lang: str) -> None:
    for key, number, colour in product(sorted(REASONS), (0, 1, 2), (3, 8)):
        facts = {**REASON_FACTS, "n": number, "have": number, "colour": colour}
        line = explain(0, (key, facts), lang)
        assert not odd(line), (key, line)
        assert line.endswith("."), (key, line)
