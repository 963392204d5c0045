"""The quality of decisions, and hints."""

import pytest

from analysis.helpers import BOT, SHORT, analysed, record
from marrakesh import Config, Game, records
from marrakesh.analysis import Decision, HintOption, analyse, hint
from marrakesh.analysis.model import MARKS, mark, summarise
from marrakesh.bots.tree import lead
from marrakesh.texts import languages, text

# --- decisions ------------------------------------------------------------------------------------


def test_every_decision_is_rated_with_all_its_options() -> None:
    decisions = analysed().decisions
    steps = list(records.replay(SHORT))
    assert [decision.number for decision in decisions] == list(range(len(steps)))
    for decision, step in zip(decisions, steps, strict=True):
        legal = step.before.legal_actions(step.seat)
        assert sorted(option.action for option in decision.options) == sorted(legal)
        assert (decision.seat, decision.played) == (step.seat, step.action)
        assert len(decision.options) >= 2


def test_analysis_describes_actions_in_the_same_words_as_the_game() -> None:
    for decision, step in zip(analysed().decisions, records.replay(SHORT), strict=True):
        assert decision.choice.words == step.before.describe(step.action, "en")


def test_best_option_loses_nothing_and_losses_are_differences_in_lead() -> None:
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


def test_every_mark_fits_the_loss_of_its_decision() -> None:
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
def test_mark_of_a_decision_that_was_not_the_best_depends_on_its_loss(
    second: float, sign: str
) -> None:
    options = [option(1, 10), option(2, second)]
    assert mark(10 - second, options, 0, 1) == sign


def test_the_only_good_choice_is_praised() -> None:
    assert mark(0, [option(1, 10), option(2, 6), option(3, 7)], 0, 0) == "!"
    assert mark(0, [option(1, 10), option(2, 6), option(3, 9)], 0, 0) == ""
    assert mark(0, [option(1, 10), option(2, 1)], 0, 0) == ""


def test_summary_counts_marks_and_names_the_costliest_decisions() -> None:
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


def test_rating_uses_only_what_the_seat_could_know() -> None:
    """The rating is the same whatever is hidden: the twin has other secrets."""
    game = Game.new(Config(), 5)
    twin = game.copy()
    twin.redeal(0, 77)
    one, other = (hint(some, 0, BOT) for some in (game, twin))
    assert one == other


def test_several_processes_give_the_same_ratings_as_one() -> None:
    few = record("deluxe-3-B1-any-107", 12)
    assert analyse(few, "search:2", processes=2) == analyse(few, "search:2")


def test_unfinished_game_can_be_analysed_without_its_record() -> None:
    game = Game.new(Config(), 3)
    for _ in range(6):
        game.apply(game.legal_actions()[0])
    analysis = analyse(game, "search:2", seat=1)
    assert not analysis.over
    assert {decision.seat for decision in analysis.decisions} == {1}
    assert analysis.names == [text("en")("player-name", number=number) for number in (1, 2)]
    assert [summary.seat for summary in analysis.seats] == [1]


def test_analysis_reports_its_progress() -> None:
    told: list[int] = []
    analyse(record("essential-2-B1-any-119", 3), "search:1", told.append)
    assert told == [1, 2, 3]


@pytest.mark.parametrize(
    "name", ["deluxe-1-B1-pashabot-modules-167", "deluxe-1-B1-simplified-modules-171"]
)
def test_solo_games_can_be_analysed(name: str) -> None:
    analysis = analyse(record(name, 25), "search:2")
    pashabot = "pashabot" in name
    you = text("en")("player-name", number=1)
    assert analysis.names == ([you, "Pashabot"] if pashabot else [you])
    assert len(analysis.decisions) == 25
    assert all(len(moment.points) == 1 + pashabot for moment in analysis.course)


# --- hints ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_hint_names_an_action_and_a_reason(lang: str) -> None:
    game = Game.new(Config(players=3), 4)
    advice = hint(game, 0, BOT, lang)
    assert sorted(option.action for option in advice.options) == sorted(game.legal_actions(0))
    assert advice.options[0].words == game.describe(advice.options[0].action, lang)
    assert advice.why.endswith(".")


def test_a_seat_that_decides_at_the_same_time_as_others_gets_a_hint() -> None:
    game = Game.new(Config(), 4)
    while game.waiting != [0, 1]:
        game.apply(game.legal_actions()[0])
    advice = hint(game, 1, BOT)
    assert {option.action for option in advice.options} == set(game.legal_actions(1))
