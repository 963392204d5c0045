"""How good decisions were, and hints."""

import pytest

from analysis.helpers import BOT, SHORT, analysed, record
from marrakesh import Config, Game, records
from marrakesh.analysis import Decision, HintOption, analyse, hint
from marrakesh.analysis.model import MARKS, mark, summarise
from marrakesh.bots.tree import lead
from marrakesh.texts import languages

# --- decisions ------------------------------------------------------------------------------------


def test_every_decision_is_judged_with_all_its_options() -> None:
    decisions = analysed().decisions
    steps = list(records.replay(SHORT))
    assert [decision.number for decision in decisions] == list(range(len(steps)))
    for decision, step in zip(decisions, steps, strict=True):
        legal = step.before.legal_actions(step.seat)
        assert sorted(option.action for option in decision.options) == sorted(legal)
        assert (decision.seat, decision.played) == (step.seat, step.action)
        assert len(decision.options) >= 2


def test_words_are_those_of_the_game() -> None:
    for decision, step in zip(analysed().decisions, records.replay(SHORT), strict=True):
        assert decision.choice.words == step.before.describe(step.action, "en")


def test_the_best_loses_nothing_and_losses_are_leads() -> None:
    worse = 0
    for decision in analysed().decisions:
        assert decision.loss >= 0
        if decision.played == decision.best.action:
            assert decision.loss == 0
            assert decision.mark in ("", "!")
        else:
            difference = [
                lead(option.points, decision.seat) for option in (decision.best, decision.choice)
            ]
            assert decision.loss == pytest.approx(difference[0] - difference[1], abs=0.02)
            worse += decision.loss > 0
    assert worse > 0


def test_marks_follow_the_losses() -> None:
    least = {sign: points for points, sign in MARKS}
    seen = set()
    for decision in analysed().decisions:
        if decision.mark in least:
            assert decision.loss >= least[decision.mark]
        elif decision.mark == "":
            assert decision.loss < min(least.values())
        seen.add(decision.mark)
    assert len(seen) > 1


def option(action: int, own: float, other: float = 0.0) -> HintOption:
    return HintOption(action, f"action {action}", [own, other], 5)


@pytest.mark.parametrize(
    ("second", "sign"), [(9.5, ""), (9.0, "?!"), (7.1, "?!"), (7.0, "?"), (4.0, "??")]
)
def test_a_mark_of_what_was_not_best(second: float, sign: str) -> None:
    options = [option(1, 10), option(2, second)]
    assert mark(10 - second, options, 0, 1) == sign


def test_the_only_good_choice_is_praised() -> None:
    assert mark(0, [option(1, 10), option(2, 6), option(3, 7)], 0, 0) == "!"
    assert mark(0, [option(1, 10), option(2, 6), option(3, 9)], 0, 0) == ""
    assert mark(0, [option(1, 10), option(2, 1)], 0, 0) == ""


def test_a_summary_counts_and_names_the_costliest() -> None:
    losses = [0, 7, 1, 0, 3, 2, 4, 9]
    decisions = [
        Decision(n, 0, 1, 1, 1, [], loss, "" if loss < 1 else "??" if loss > 5 else "?")
        for n, loss in enumerate(losses)
    ]
    (summary,) = summarise(decisions, [0])
    assert summary.decisions == 8
    assert summary.mean_loss == pytest.approx(26 / 8)
    assert summary.marks == {"!": 0, "?!": 0, "?": 4, "??": 2}
    assert summary.costliest == [7, 1, 6, 4, 5]


def test_only_what_the_seat_could_know_counts() -> None:
    """The same judgement whatever is hidden: the twin has other secrets."""
    game = Game.new(Config(), 5)
    twin = game.copy()
    twin.redeal(0, 77)
    one, other = (hint(some, 0, BOT) for some in (game, twin))
    assert one == other


def test_several_processes_judge_alike() -> None:
    few = record("deluxe-3-B1-any-107", 12)
    assert analyse(few, "search:2", processes=2) == analyse(few, "search:2")


def test_a_running_game_can_be_analysed_without_its_record() -> None:
    game = Game.new(Config(), 3)
    for _ in range(6):
        game.apply(game.legal_actions()[0])
    analysis = analyse(game, "search:2", seat=1)
    assert not analysis.over
    assert {decision.seat for decision in analysis.decisions} == {1}
    assert analysis.names == ["Player 1", "Player 2"]
    assert [summary.seat for summary in analysis.seats] == [1]


def test_it_tells_how_far_it_is() -> None:
    told: list[int] = []
    analyse(record("essential-2-B1-any-119", 3), "search:1", told.append)
    assert told == [1, 2, 3]


@pytest.mark.parametrize(
    "name", ["deluxe-1-B1-pashabot-modules-167", "deluxe-1-B1-simplified-modules-171"]
)
def test_solo_games(name: str) -> None:
    analysis = analyse(record(name, 25), "search:2")
    pashabot = "pashabot" in name
    assert analysis.names == (["Player 1", "Pashabot"] if pashabot else ["Player 1"])
    assert len(analysis.decisions) == 25
    assert all(len(moment.points) == 1 + pashabot for moment in analysis.course)


# --- hints ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_a_hint_says_what_and_why(lang: str) -> None:
    game = Game.new(Config(players=3), 4)
    advice = hint(game, 0, BOT, lang)
    assert sorted(option.action for option in advice.options) == sorted(game.legal_actions(0))
    assert advice.options[0].words == game.describe(advice.options[0].action, lang)
    assert advice.why.endswith(".")


def test_a_hint_for_a_seat_that_waits_with_others() -> None:
    game = Game.new(Config(), 4)
    while game.waiting != [0, 1]:
        game.apply(game.legal_actions()[0])
    advice = hint(game, 1, BOT)
    assert {option.action for option in advice.options} == set(game.legal_actions(1))
