"""The course of a game, its files, and the command."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest
from click.testing import CliRunner, Result

from analysis.helpers import BOT, SHORT, analysed, analysed_in, record
from marrakesh import records
from marrakesh.analysis import Analysis, Analyst, Decision
from marrakesh.analysis.course import course
from marrakesh.analysis.report import chart, report
from marrakesh.cli import cli
from marrakesh.texts import languages, text
from wording import says

SVG = "{http://www.w3.org/2000/svg}"


# --- the course -----------------------------------------------------------------------------------


def test_course_of_the_scores_ends_with_the_result() -> None:
    told = records.replay(record("essential-2-B1-any-119"))
    moments = course(list(told), told.game)
    assert moments[-1].points == [float(points) for points in told.game.scores]
    assert [moment.time for moment in moments] == list(range(13))
    assert [(moment.season, moment.round) for moment in moments[3:6]] == [(1, 4), (2, 1), (2, 2)]


def test_chart_has_a_line_for_each_player() -> None:
    drawn = ET.fromstring(chart(analysed()))
    names = [line.findtext(f"{SVG}title") for line in drawn.iter(f"{SVG}polyline")]
    assert names == analysed().names
    points = next(drawn.iter(f"{SVG}polyline")).attrib["points"].split()
    assert len(points) == len(analysed().course)


# --- files and the command ------------------------------------------------------------------------


def test_json_contains_the_whole_analysis() -> None:
    sent = msgspec.json.encode(analysed())
    assert msgspec.json.decode(sent, type=Analysis) == analysed()
    plain = json.loads(sent)
    assert plain["decisions"][3]["options"][0]["words"] == analysed().decisions[3].best.words


@pytest.mark.parametrize("lang", languages())
def test_page_shows_every_decision(lang: str) -> None:
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
def test_analyse_shows_results_and_writes_files(lang: str, home: Path) -> None:
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
    played, better = (text("en")(f"analysis-{key}") for key in ("played", "better"))
    for number in costliest:
        decision = analysed().decision(number)
        assert f"{played}: {decision.choice.words} {better}: {decision.best.words}" in words


def test_analyse_can_be_limited_to_one_player(home: Path) -> None:
    result = marrakesh(f"analyse game.txt --seat 2 --bot {BOT} --processes 1 --json x.json")
    assert result.exit_code == 0, result.stderr
    analysis = msgspec.json.decode((home / "x.json").read_bytes(), type=Analysis)
    assert {decision.seat for decision in analysis.decisions} == {1}


def test_ctrl_c_shows_decisions_rated_so_far(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Analyst.judge

    def interrupted(analyst: Analyst, number: int) -> Decision:
        if number == 5:
            raise KeyboardInterrupt  # a background job ignores SIGINT
        return judge(analyst, number)

    monkeypatch.setattr(Analyst, "judge", interrupted)
    result = marrakesh("analyse game.txt --bot search:2 --processes 1 --json x.json")
    assert result.exit_code == 0, result.stderr
    assert says(result.stdout, "analysis-interrupted", done=5, all=12)
    analysis = msgspec.json.decode((home / "x.json").read_bytes(), type=Analysis)
    assert len(analysis.decisions) == 5
    assert not analysis.complete


NO_RECORD = text("en")("record-no-record", expected="marrakesh record 1")
MISTAKES: dict[str, tuple[str, dict[str, str | int]]] = {
    "nowhere.txt": ("cli-file", {"file": "nowhere.txt", "reason": "No such file or directory"}),
    "other.txt": ("record-line", {"number": 1, "line": "a letter", "problem": NO_RECORD}),
    "game.txt --bot greedy": ("bot-no-judge", {"bot": "greedy"}),
    "game.txt --bot serch:1s": ("bot-unknown", {"bot": "serch"}),
    "game.txt --bot search:soon": ("bot-limit", {"limit": "soon"}),
    "game.txt --seat 3": ("analysis-no-seat", {"seat": 3, "n": 2}),
    "first.txt --seat 2": ("analysis-nothing", {"name": text("en")("player-name", number=2)}),
    "empty.txt": ("analysis-none", {}),
    "game.txt --svg nowhere/x.svg": ("cli-file", {"file": "nowhere/x.svg"}),
    "game.txt --seat 0 --lang de": ("analysis-no-seat", {"seat": 0, "n": 2}),
    "first.txt --seat 2 --lang nl": (
        "analysis-nothing",
        {"name": text("nl")("player-name", number=2)},
    ),
}


@pytest.mark.parametrize("line", MISTAKES)
def test_usage_error_is_reported_in_one_sentence(line: str, home: Path) -> None:
    (home / "other.txt").write_text("a letter\n")
    (home / "first.txt").write_text(record("essential-2-B1-any-119", 2), "utf-8")
    (home / "empty.txt").write_text(record("essential-2-B1-any-119", 0), "utf-8")
    result = marrakesh(f"analyse {line}")
    assert result.exit_code == 2
    (sentence,) = result.stderr.splitlines()
    key, params = MISTAKES[line]
    assert says(sentence, key, line.partition(" --lang ")[2] or "en", **params), sentence
