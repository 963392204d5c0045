"""A hint names the plan: what it achieves, what is still missing and whom it blocks."""

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
from marrakesh.rules.actions import SELECT, to_number
from marrakesh.rules.config import MODULES
from marrakesh.rules.sources import TO_COME
from marrakesh.rules.words import RED, SECTORS, colours_in, sector_of
from marrakesh.texts import gain, languages, text
from scenario import Scenario, play
from wording import says

NAMES = ["Amina", "Bilal"]


def why(game: Game, better: str, worse: str, lang: str = "en") -> str:
    """Explain why one of seat 0's options is better than another; both are in notation."""
    best, rival = (
        HintOption(to_number(option), describe(game, to_number(option), lang), points, 10_000)
        for option, points in ((better, [100.0, 90.0]), (worse, [97.0, 95.0]))
    )
    found = explain(Seat(game, 0), best, rival, Budget(iterations=64), lang, NAMES)
    return " ".join(found)


@pytest.mark.parametrize("lang", languages())
def test_hint_says_how_many_keshis_complete_a_sector(lang: str) -> None:
    table = Scenario("essential", season=2, round=2).player(0, turquoise=6, vendors=["river"])
    game = table.base(turquoise=1, yellow=1).claim()
    fish, worth = text(lang)("lacks-turquoise", n=1), gain(lang, 10, "point")
    reason = why(game, "claim turquoise 1", "claim yellow 1", lang)
    assert says(reason, "coach-lacking", lang, n=1, what=fish, sector="river", worth=worth)


@pytest.mark.parametrize("lang", languages())
def test_hint_says_that_a_sector_is_completed(lang: str) -> None:
    table = Scenario("essential", season=2, round=2).player(0, turquoise=7, vendors=["river"])
    game = table.base(turquoise=1, yellow=1).claim()
    complete = text(lang)("plan-complete", sector="river")
    deed = text(lang)("coach-deed-points", deed=complete, n=10)
    reason = why(game, "claim turquoise 1", "claim yellow 1", lang)
    assert says(reason, "coach-plan", lang, deeds=f"{deed}…")


@pytest.mark.parametrize("lang", languages())
def test_hint_says_that_provisions_are_met(lang: str) -> None:
    table = Scenario("essential", season=1, round=4)
    table.player(0, water=1, dates=1, dinars=0, provisions=[1], fisherman=6)  # 2 water, 1 date
    game = table.river_bonus()
    play(game, "rapid 2")
    deed = text(lang)("coach-deed-saves", deed=text(lang)("plan-provided"), n=4)
    assert says(why(game, "take water", "take date", lang), "coach-plan", lang, deeds=f"{deed}…")


@pytest.mark.parametrize("lang", languages())
def test_reason_names_the_step_that_gains_what_was_missing(lang: str) -> None:
    table = Scenario("essential", season=1, round=4)
    table.player(0, water=1, dates=1, dinars=0, provisions=[1])  # costs 2 water, 1 date
    game = table.assistants({0: ["square"]})
    reason = why(game, "entertainer 2", "entertainer 1", lang)  # 1 water, 2 points
    assert says(reason, "coach-cause", lang, resource="water")


@pytest.mark.parametrize("lang", languages())
def test_hint_says_that_an_action_crosses_a_threshold(lang: str) -> None:
    table = Scenario("essential", season=2, round=2).player(0, white=3, palace=1, mosque=1)
    game = table.assistants({0: ["palace"]})
    reason = why(game, "sector action", "new keshi", lang)
    assert says(reason, "plan-threshold", lang, n=1, stair="palace")


def test_hint_names_the_other_colours_of_a_selection() -> None:
    game = Scenario("essential", season=2, round=2).select()
    with_it = companions(play_on(Seat(game, 0), game.legal_actions(0)[0], 0), 0)
    assert with_it.bit_count() == 2
    assert all(SELECT + colour in game.legal_actions(0)[1:] for colour in colours_in(with_it))


@pytest.mark.parametrize("level", ["greedy", "search:16"])
def test_hint_for_a_selection_means_three_keshis_and_says_where_they_go(level: str) -> None:
    game = Scenario("essential", season=2, round=2).select()
    advice = hint(game, 0, level)
    colours = [action - SELECT for action in (advice.options[0].action, *advice.also)]
    assert len(set(colours)) == 3
    assert all(SELECT + colour in game.legal_actions(0) for colour in colours)
    for colour in colours:
        place = "to-any-sector" if colour == RED else "to-sector"
        assert text("en")(place, sector=SECTORS[sector_of(colour)]) in advice.where


def test_hint_for_another_decision_means_one_action() -> None:
    game = Scenario("essential", season=2, round=2).base(turquoise=1, yellow=1).claim()
    advice = hint(game, 0, "search:16")
    assert (advice.also, advice.where) == ([], "")


@pytest.mark.parametrize("lang", languages())
def test_hint_names_the_player_who_misses_out(lang: str) -> None:
    table = Scenario("essential", season=3, round=4).player(1, turquoise=7, vendors=["river"])
    game = table.base(turquoise=1, yellow=1).claim()
    reason = why(game, "claim turquoise 1", "claim yellow 1", lang)
    assert says(reason, "coach-keeps", lang, player="Bilal", colour="turquoise", n=1)


@pytest.mark.parametrize("lang", languages())
def test_every_achievement_and_every_source_has_a_text(lang: str) -> None:
    assert all(f"plan-{kind}" in text(lang) for kind in WORTH)
    assert all(f"from-{group_of(category)}" in text(lang) for category in TO_COME)


@pytest.mark.parametrize("seed", [3, 5])
def test_hint_uses_only_what_its_seat_knows(seed: int) -> None:
    """The text is the same whatever is hidden: the twin has other secrets."""
    game = Game.new(Config(players=3), seed)
    while len(game.history) < 60:
        game.apply(game.legal_actions()[0])
    twin = game.copy()
    twin.redeal(game.seat, 77)
    assert hint(game, game.seat, "search:100") == hint(twin, game.seat, "search:100")


@pytest.mark.parametrize("level", LADDER)
def test_every_level_gives_a_reason_for_its_advice(level: str) -> None:
    game = Game.new(Config(), 5)
    while len(game.history) < 30:
        game.apply(game.legal_actions()[0])
    advice = hint(game, game.seat, level, names=NAMES)
    assert advice.options[0].action in game.legal_actions()
    assert advice.why.endswith(".")


def test_all_hints_in_a_game_are_complete_sentences() -> None:
    game = Game.new(Config(players=2, modules=frozenset(MODULES)), 8)
    net = NetBot(0)
    while not game.over:
        if len(game.history) % 25 == 0:
            advice = hint(game, game.seat, "search:1", names=NAMES)
            assert re.fullmatch(r"[A-Z“].*\.", advice.why), advice
        game.apply(net.choose(Seat(game, game.seat)))


def test_exactly_the_marked_decisions_are_explained() -> None:
    for decision in analysed().decisions:
        assert bool(decision.why) == bool(decision.mark)
