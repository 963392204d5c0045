"""Games are judged decision by decision, with what the seats could know, and in three languages."""

import json
import re
import signal
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest
from click.testing import CliRunner, Result

from marrakesh import Config, Game, records
from marrakesh.analysis import Analysis, Analyst, Decision, Option, analyse, hint
from marrakesh.analysis.course import course
from marrakesh.analysis.model import MARKS, mark, summarise
from marrakesh.analysis.pictures import chart, report
from marrakesh.bots.tree import lead
from marrakesh.cli import cli
from marrakesh.texts import languages, text

GOLDEN = Path(__file__).parents[1] / "rules" / "golden"
BOT = "search:8"
SVG = "{http://www.w3.org/2000/svg}"


def record(name: str, decisions: int = 10_000) -> str:
    """A recorded game, perhaps only its first decisions."""
    lines = (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()
    taken = [number for number, line in enumerate(lines) if re.match("[0-9]: ", line)]
    end = taken[decisions] if decisions < len(taken) else len(lines)
    return "\n".join(lines[:end]) + "\n"


SHORT = record("essential-2-B1-any-119", 30)


@cache
def analysed_in(lang: str) -> Analysis:
    return analyse(SHORT, BOT, lang=lang)


def analysed() -> Analysis:
    return analysed_in("en")


# ---- decisions


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


def option(action: int, own: float, other: float = 0.0) -> Option:
    return Option(action, f"action {action}", [own, other], 5)


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


# ---- the course


def test_the_course_ends_with_the_result() -> None:
    told = records.replay(record("essential-2-B1-any-119"))
    moments = course(list(told), told.game)
    assert moments[-1].points == [float(points) for points in told.game.scores]
    assert [moment.time for moment in moments] == list(range(13))
    assert [(moment.season, moment.round) for moment in moments[3:6]] == [(1, 4), (2, 1), (2, 2)]


def test_the_chart_has_a_line_for_each_player() -> None:
    drawn = ET.fromstring(chart(analysed()))
    names = [line.findtext(f"{SVG}title") for line in drawn.iter(f"{SVG}polyline")]
    assert names == analysed().names
    points = next(drawn.iter(f"{SVG}polyline")).attrib["points"].split()
    assert len(points) == len(analysed().course)


# ---- hints


@pytest.mark.parametrize("lang", languages())
def test_a_hint_says_what_and_why(lang: str) -> None:
    game = Game.new(Config(players=3), 4)
    advice = hint(game, 0, BOT, lang)
    assert sorted(option.action for option in advice.options) == sorted(game.legal_actions(0))
    assert advice.options[0].words == game.describe(advice.options[0].action, lang)
    assert advice.options[1].words in advice.why


def test_a_hint_for_a_seat_that_waits_with_others() -> None:
    game = Game.new(Config(), 4)
    while game.waiting != [0, 1]:
        game.apply(game.legal_actions()[0])
    advice = hint(game, 1, BOT)
    assert {option.action for option in advice.options} == set(game.legal_actions(1))


# ---- files and the command


def test_json_carries_everything() -> None:
    sent = msgspec.json.encode(analysed())
    assert msgspec.json.decode(sent, type=Analysis) == analysed()
    plain = json.loads(sent)
    assert plain["decisions"][3]["options"][0]["words"] == analysed().decisions[3].best.words


@pytest.mark.parametrize("lang", languages())
def test_the_page_shows_every_decision(lang: str) -> None:
    shown = report(analysed_in(lang))
    assert shown.count("<details>") == len(analysed().decisions)
    assert f'<html lang="{lang}">' in shown
    for key in ("analysis-seats", "analysis-course", "analysis-costliest", "analysis-all"):
        assert text(lang)(key) in shown
    assert ("0,0" if lang != "en" else "0.0") in shown


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.txt").write_text(record("essential-2-B1-any-119", 12), "utf-8")
    return tmp_path


def marrakesh(line: str) -> Result:
    return CliRunner().invoke(cli, line.split(), prog_name="marrakesh")


@pytest.mark.parametrize("lang", languages())
def test_analyse_shows_and_writes(lang: str, home: Path) -> None:
    files = "--svg course.svg --html game.html --json game.json"
    result = marrakesh(f"analyse game.txt --bot {BOT} --processes 1 --lang {lang} {files}")
    assert result.exit_code == 0, result.stderr
    say = text(lang)
    words = " ".join(result.stdout.split())
    assert say("analysis-by", bot=BOT) in words
    assert say("retell-running") in words
    assert say("analysis-written", file="game.html") in result.stdout
    assert "12" in result.stderr
    ET.fromstring((home / "course.svg").read_text("utf-8"))
    assert "</html>" in (home / "game.html").read_text("utf-8")
    analysis = msgspec.json.decode((home / "game.json").read_bytes(), type=Analysis)
    assert (len(analysis.decisions), analysis.lang, analysis.complete) == (12, lang, True)


def test_analyse_shows_the_costliest_decisions(home: Path) -> None:
    (home / "game.txt").write_text(SHORT, "utf-8")
    result = marrakesh(f"analyse game.txt --bot {BOT} --processes 1")
    words = " ".join(result.stdout.split())
    costliest = [number for summary in analysed().seats for number in summary.costliest]
    assert costliest
    for number in costliest:
        decision = analysed().decision(number)
        assert f"Played: {decision.choice.words} Better: {decision.best.words}" in words


def test_analyse_one_player(home: Path) -> None:
    result = marrakesh(f"analyse game.txt --seat 2 --bot {BOT} --processes 1 --json x.json")
    assert result.exit_code == 0, result.stderr
    analysis = msgspec.json.decode((home / "x.json").read_bytes(), type=Analysis)
    assert {decision.seat for decision in analysis.decisions} == {1}


def test_ctrl_c_shows_what_is_judged(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Analyst.judge

    def interrupted(analyst: Analyst, number: int) -> Decision:
        if number == 5:
            signal.raise_signal(signal.SIGINT)
        return judge(analyst, number)

    monkeypatch.setattr(Analyst, "judge", interrupted)
    result = marrakesh("analyse game.txt --bot search:2 --processes 1 --json x.json")
    assert result.exit_code == 0, result.stderr
    assert "Interrupted: 5 of 12 decisions have been judged." in result.stdout
    analysis = msgspec.json.decode((home / "x.json").read_bytes(), type=Analysis)
    assert len(analysis.decisions) == 5
    assert not analysis.complete


MISTAKES = {
    "nowhere.txt": "The file “nowhere.txt” cannot be opened: No such file or directory",
    "other.txt": "Line 1, “a letter”: this is not a game record",
    "game.txt --bot greedy": "The bot “greedy” cannot tell how good an action is: choose search",
    "game.txt --bot serch:1s": "There is no bot “serch”",
    "game.txt --bot search:soon": "“soon” is no limit for a bot",
    "game.txt --seat 3": "There is no player 3: choose a number from 1 to 2.",
    "first.txt --seat 2": "Player 2 decides nothing in this record",
    "empty.txt": "There are no decisions in this record",
    "game.txt --svg nowhere/x.svg": "The file “nowhere/x.svg” cannot be opened",
    "game.txt --seat 0 --lang de": "Spieler 0 gibt es nicht",
    "first.txt --seat 2 --lang nl": "Speler 2 beslist niets in dit verslag",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_answered_with_a_sentence(line: str, home: Path) -> None:
    (home / "other.txt").write_text("a letter\n")
    (home / "first.txt").write_text(record("essential-2-B1-any-119", 2), "utf-8")
    (home / "empty.txt").write_text(record("essential-2-B1-any-119", 0), "utf-8")
    result = marrakesh(f"analyse {line}")
    assert result.exit_code == 2
    assert MISTAKES[line] in result.stderr
    assert len(result.stderr.splitlines()) == 1, result.stderr
