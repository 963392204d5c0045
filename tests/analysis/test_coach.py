"""A hint names the plan: what it achieves, what is still lacking, whom it blocks."""

import re

import pytest

from analysis.helpers import analysed
from marrakesh import Config, Game
from marrakesh.analysis import HintOption, hint
from marrakesh.analysis.achievements import WORTH, companions
from marrakesh.analysis.coach import explain
from marrakesh.analysis.continuations import group_of, play_on
from marrakesh.bots import LADDER, Budget, NetBot, Seat
from marrakesh.narration import describe
from marrakesh.rules.actions import SELECT
from marrakesh.rules.config import MODULES
from marrakesh.rules.sources import TO_COME
from marrakesh.rules.words import colours_in
from marrakesh.texts import languages, text
from scenario import Scenario, play

NAMES = ["Amina", "Bilal"]


def why(game: Game, better: str, worse: str, lang: str = "en") -> str:
    """Why one of seat 0's options is better than another; both are given by English words."""
    best, rival = (
        HintOption(action, describe(game, action, lang), points, 10_000)
        for words, points in ((better, [100.0, 90.0]), (worse, [97.0, 95.0]))
        for action in game.legal_actions(0)
        if describe(game, action).startswith(words)
    )
    return explain(Seat(game, 0), best, rival, Budget(iterations=64), lang, NAMES)


LACKING = {
    "en": "Then 1 more fish completes the river: 10 points.",
    "de": "Danach fehlt nur noch 1 Angler, dann ist der Fluss komplett: 10 Punkte.",
    "nl": "Daarna ontbreekt nog 1 visser, dan is de rivier compleet: 10 punten.",
}


@pytest.mark.parametrize("lang", languages())
def test_it_says_how_many_keshis_complete_a_sector(lang: str) -> None:
    table = Scenario("essential", season=2, round=2).player(0, turquoise=6, vendors=["river"])
    game = table.base(turquoise=1, yellow=1).claim()
    assert LACKING[lang] in why(game, "Claim 1 turquoise", "Claim 1 yellow", lang)


COMPLETE = {
    "en": "Plan: complete the river (10 points)",
    "de": "Plan: den Fluss komplett füllen (10 Punkte)",
    "nl": "Plan: de rivier compleet vullen (10 punten)",
}


@pytest.mark.parametrize("lang", languages())
def test_it_says_that_a_sector_is_completed(lang: str) -> None:
    table = Scenario("essential", season=2, round=2).player(0, turquoise=7, vendors=["river"])
    game = table.base(turquoise=1, yellow=1).claim()
    assert why(game, "Claim 1 turquoise", "Claim 1 yellow", lang).startswith(COMPLETE[lang])


PROVISIONS = {
    "en": "Plan: provide for your citizens (or lose 4 points)",
    "de": "Plan: die Bewohner versorgen (sonst minus 4 Punkte)",
    "nl": "Plan: je bewoners bevoorraden (anders min 4 punten)",
}


@pytest.mark.parametrize("lang", languages())
def test_it_says_what_saves_the_provisions(lang: str) -> None:
    table = Scenario("essential", season=1, round=4)
    table.player(0, water=1, dates=1, dinars=0, provisions=[1], fisherman=6)  # 2 water, 1 date
    game = table.river_bonus()
    play(game, "rapid 2")
    assert why(game, "Take 1 water", "Take 1 date", lang).startswith(PROVISIONS[lang])


THRESHOLD = {
    "en": "cross a threshold of the palace stairs",
    "de": "eine Schwelle der Palast-Treppe überqueren",
    "nl": "een drempel van de paleistrap passeren",
}


@pytest.mark.parametrize("lang", languages())
def test_it_says_what_an_action_achieves(lang: str) -> None:
    table = Scenario("essential", season=2, round=2).player(0, white=3, palace=1, mosque=1)
    game = table.assistants({0: ["palace"]})
    assert THRESHOLD[lang] in why(game, "Sector action", "New keshi", lang)


def test_it_names_the_other_colours_of_a_selection() -> None:
    game = Scenario("essential", season=2, round=2).select()
    with_it = companions(play_on(Seat(game, 0), game.legal_actions(0)[0], 0), 0)
    assert with_it.bit_count() == 2
    assert all(SELECT + colour in game.legal_actions(0)[1:] for colour in colours_in(with_it))


MISSES_OUT = {
    "en": "Bilal then misses out on 1 turquoise keshi.",
    "de": "Bilal entgeht dann 1 Keshi in Türkis.",
    "nl": "Bilal loopt dan 1 turquoise keshi mis.",
}


@pytest.mark.parametrize("lang", languages())
def test_it_says_who_misses_out(lang: str) -> None:
    table = Scenario("essential", season=3, round=4).player(1, turquoise=7, vendors=["river"])
    game = table.base(turquoise=1, yellow=1).claim()
    assert MISSES_OUT[lang] in why(game, "Claim 1 turquoise", "Claim 1 yellow", lang)


@pytest.mark.parametrize("lang", languages())
def test_every_deed_and_every_source_has_words(lang: str) -> None:
    assert all(f"plan-{kind}" in text(lang) for kind in WORTH)
    assert all(f"from-{group_of(category)}" in text(lang) for category in TO_COME)


@pytest.mark.parametrize("seed", [3, 5])
def test_a_hint_uses_only_what_its_seat_knows(seed: int) -> None:
    """The same words whatever is hidden: the twin has other secrets."""
    game = Game.new(Config(players=3), seed)
    while len(game.history) < 60:
        game.apply(game.legal_actions()[0])
    twin = game.copy()
    twin.redeal(game.seat, 77)
    assert hint(game, game.seat, "search:100") == hint(twin, game.seat, "search:100")


@pytest.mark.parametrize("level", LADDER)
def test_a_level_explains_its_own_choice(level: str) -> None:
    game = Game.new(Config(), 5)
    while len(game.history) < 30:
        game.apply(game.legal_actions()[0])
    advice = hint(game, game.seat, level, names=NAMES)
    assert advice.options[0].action in game.legal_actions()
    assert advice.why.endswith(".")


def test_hints_all_over_a_game() -> None:
    game = Game.new(Config(players=2, modules=frozenset(MODULES)), 8)
    net = NetBot(0)
    while not game.over:
        if len(game.history) % 25 == 0:
            advice = hint(game, game.seat, "search:1", names=NAMES)
            assert re.fullmatch(r"[A-Z“].*\.", advice.why), advice
        game.apply(net.choose(Seat(game, game.seat)))


def test_only_marked_decisions_are_explained() -> None:
    for decision in analysed().decisions:
        assert bool(decision.why) == bool(decision.mark)
