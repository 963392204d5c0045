"""The results of a contest."""

import json
import re
from itertools import permutations
from pathlib import Path

import pytest

from arena.contest.helpers import EAGER, arena, played, shown
from marrakesh import Config
from marrakesh.arena.estimates import Clusters, wilson
from marrakesh.arena.executors import InProcess
from marrakesh.arena.job import Job, Outcome, Setting
from marrakesh.arena.plan import Plan
from marrakesh.arena.ratings import ratings
from marrakesh.arena.results import read
from marrakesh.arena.thinking_times import Times
from marrakesh.texts import text
from wording import says


def test_report_lists_standings_and_pairwise_results(home: Path) -> None:
    args = ["--bots", f"random,{EAGER}", "--players", "3", "--games", "7", "--seed", "2"]
    result = arena(*args, "--json", "a.json", "--html", "a.html", "--results", "r")
    assert result.exit_code == 0
    assert says(result.stderr, "arena-rounded", n=6, games=12, wanted=7)
    progress = text("en")("sim-of", n=12, all=12)
    assert result.stderr.splitlines()[-1] == progress
    assert progress in result.stdout
    for part in ("standings", "rating", "thinking", "pairs"):
        assert says(result.stdout, f"arena-{part}")
    report = json.loads((home / "a.json").read_text())
    best, worst = report["standings"]
    assert {best["bot"], worst["bot"]} == {"random", EAGER}
    assert best["wins"]["value"] >= worst["wins"]["value"]
    assert best["seats"] == worst["seats"] == 18
    assert 3 * (best["wins"]["value"] + worst["wins"]["value"]) == pytest.approx(2, abs=0.001)
    assert best["rating"]["mu"] != worst["rating"]["mu"]
    for one in report["standings"]:
        assert sum(one["points"].values()) == pytest.approx(one["score"]["value"], abs=0.01)
        assert one["score"]["low"] < one["score"]["value"] < one["score"]["high"]
        assert 0 < one["thought"]["mean"] <= one["thought"]["longest"]
    (pair,) = report["pairs"]
    assert (pair["bot"], pair["other"], pair["meetings"]) == ("random", EAGER, 24)
    assert pair["ahead"]["low"] < pair["ahead"]["value"] < pair["ahead"]["high"]
    assert pair["lead"]["value"] == pytest.approx(mean_lead("random", EAGER), abs=0.001)
    page = (home / "a.html").read_text()
    assert page.count("<svg") == 3
    for words in (EAGER, progress):
        assert words in page
    assert says(page, "arena-title")
    assert says(page, "group-luxury-goods")


def mean_lead(bot: str, other: str) -> float:
    leads = [
        outcome.scores[one] - outcome.scores[two]
        for outcome in read(Path("r"))[1]
        for one, two in permutations(range(3), 2)
        if (outcome.job.bots[one], outcome.job.bots[two]) == (bot, other)
    ]
    return sum(leads) / len(leads)


def test_solo_contest_reports_leads_without_ratings(home: Path) -> None:
    args = ["--bots", f"random,{EAGER}", "--solo", "pashabot", "--games", "4"]
    out = shown("arena", *args, "--json", "a.json", "--processes", "1")
    assert not says(out.split("±")[0], "arena-rating")
    assert not says(out, "arena-pairs")
    assert not says(out, "arena-meetings")
    report = json.loads((home / "a.json").read_text())
    assert report["games"] == 4
    assert [one["seats"] for one in report["standings"]] == [2, 2]
    plan = Plan(Setting(Config.solo_game()), ("random",), 2)
    leads = [one.scores[0] - one.scores[1] for one in played(plan, InProcess(plan.setting))]
    (randomly,) = (one for one in report["standings"] if one["bot"] == "random")
    assert randomly["lead"]["value"] == sum(leads) / 2
    assert randomly["wins"]["value"] == sum(lead > 0 for lead in leads) / 2


def test_contest_against_the_simplified_pashabot_reports_levels(home: Path) -> None:
    out = arena("--bots", "random", "--solo", "simplified", "--games", "2", "--lang", "de").stdout
    assert says(out, "arena-levels", "de")
    assert re.search(r"\d+ / \d+ / \d+ / \d+", out)
    assert not says(out, "arena-wins", "de")


def test_ratings_follow_the_places() -> None:
    def outcome(seed: int, *places: int) -> Outcome:
        job = Job(seed, ("a", "b", "a")[: len(places)])
        return Outcome(job, 0, [0, 0, 0], list(places), [], [], [], 0)

    even = ratings(["a", "b"], [outcome(1, 1, 2), outcome(2, 2, 1)])
    assert even["a"].mu == pytest.approx(even["b"].mu, abs=1)
    first = [outcome(seed, 1, 2) for seed in range(10)]
    clear = ratings(["a", "b"], first)
    assert clear["a"].mu > 30 > 20 > clear["b"].mu
    assert clear["a"].sigma < even["a"].sigma
    both = ratings(["a", "b"], [outcome(seed, 1, 3, 2) for seed in range(10)])
    assert both["a"].mu > 25 > both["b"].mu


def test_shares_and_means_have_intervals() -> None:
    share = wilson(8, 10)
    assert (share.value, share.low, share.high) == (0.8, 0.4902, 0.9433)
    assert wilson(0, 10).low == 0
    alone, twice = Clusters(), Clusters()
    for seed, number in enumerate((3, 5, 10)):
        alone.add(seed, number)
        twice.add(seed, number)
        twice.add(seed, number)
    assert alone.estimate() == twice.estimate()  # repeating the same game adds no information
    assert alone.estimate().value == 6
    assert alone.estimate().high == pytest.approx(6 + 1.96 * (13 / 3) ** 0.5, abs=0.001)
    lonely = Clusters()
    lonely.add(0, 4)
    assert lonely.estimate().low is None


def test_merged_decision_times_have_a_mean_a_maximum_and_percentiles() -> None:
    times = Times.of([number / 1000 for number in range(1, 51)])
    more = Times.of([number / 1000 for number in range(51, 101)])
    times.merge(more)
    assert times.decisions == 100
    assert times.mean == pytest.approx(0.0505)
    assert times.longest == 0.1
    assert times.percentile(0.95) == pytest.approx(0.095, rel=0.05)
    assert Times().mean == Times().percentile(0.95) == 0
