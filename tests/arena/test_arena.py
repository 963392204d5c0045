"""Bots against each other: who plays whom, what came of it, and what may go wrong on the way."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from importlib.util import find_spec
from itertools import combinations, permutations
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from marrakesh import Config
from marrakesh.arena import crews, simulation
from marrakesh.arena.contest import hold
from marrakesh.arena.crews import Alone, Processes
from marrakesh.arena.job import Job, Outcome, Played, Setting, play
from marrakesh.arena.measures import Clusters, Sample, wilson
from marrakesh.arena.plan import Plan, seatings
from marrakesh.arena.ratings import ratings
from marrakesh.arena.results import read
from marrakesh.arena.run import Crew
from marrakesh.arena.times import Times
from marrakesh.bots import Seat, make
from marrakesh.cli import cli
from marrakesh.refusals import Refused
from marrakesh.rules.config import MODULES
from marrakesh.rules.game import Game

EAGER = "arena_bots.Eager"
TRIO = Plan(Setting(Config(3)), ("random", EAGER), 6, seed=5)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An English system with a folder of its own."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("MARRAKESH_DEBUG", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def marrakesh(*args: str) -> Result:
    return CliRunner().invoke(cli, args, prog_name="marrakesh")


def arena(*args: str) -> Result:
    """In this process: starting others takes longer than a few games."""
    return marrakesh("arena", "--processes", "1", *args)


def shown(*args: str) -> str:
    """What a command that succeeds shows."""
    result = marrakesh(*args)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def quiet(done: int) -> None:
    """Nobody watches."""


def played(plan: Plan, crew: Crew, file: Path | None = None) -> list[Outcome]:
    return hold(plan, crew, file, quiet).outcomes


def but_times(outcomes: list[Outcome]) -> list[tuple[object, ...]]:
    """All that the same job must give again."""
    return [
        (one.job, one.first, one.scores, one.places, one.points, one.items, one.options, one.level)
        for one in outcomes
    ]


# ---- who plays whom


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_bot_has_every_seat_and_meets_every_other_equally_often(
    number: int, seats: int
) -> None:
    bots = tuple("abcde"[:number])
    around = seatings(bots, seats)
    assert len(set(around)) == len(around)
    for seat in range(seats):
        sitting = Counter(seating[seat] for seating in around)
        assert len(set(sitting.values())) == 1
        assert set(sitting) == set(bots)
    meetings = Counter(
        frozenset(pair)
        for seating in around
        for pair in combinations(seating, 2)
        if len(set(pair)) == 2
    )
    assert len(set(meetings.values())) <= 1


def test_every_seed_is_played_in_all_seatings() -> None:
    plan = Plan(Setting(Config(2)), ("random", EAGER), 5, seed=7)
    jobs = plan.jobs
    assert [job.seed for job in jobs] == [7, 7, 8, 8, 9, 9]
    assert {job.bots for job in jobs} == {("random", EAGER), (EAGER, "random")}
    outcomes = [play(plan.setting, job) for job in jobs[:2]]
    assert outcomes[0].first == outcomes[1].first


def test_a_job_gives_the_same_again() -> None:
    job = Job(3, (EAGER, "random"))
    setting = Setting(Config(2, modules=frozenset(MODULES)))
    assert but_times([play(setting, job)]) == but_times([play(setting, job)])


def test_the_same_bot_in_two_seats_does_not_think_the_same() -> None:
    one, two = (make("random", f"3 random {seat}") for seat in (0, 1))
    seat = Seat(Game.new(Config(2), 3), 0)
    assert [one.choose(seat) for _ in range(20)] != [two.choose(seat) for _ in range(20)]


@pytest.mark.parametrize("seed", range(5))
def test_an_outcome_tells_what_everybody_has(edition: str, seed: int) -> None:
    config = Config(4, edition, modules=frozenset(MODULES))
    outcome = play(Setting(config), Job(seed, ("random",) * 4))
    game = Game.new(config, seed)
    bots = [make("random", f"{seed} random {seat}") for seat in range(4)]
    while not game.over:
        game.apply(bots[game.seat].choose(Seat(game, game.seat)))
    assert outcome.scores == game.scores
    for player, items in zip(game.table.players, outcome.items, strict=True):
        names = Counter(item for item, _ in items)
        assert {f"scroll {tile:02}" for tile in player.scrolls} <= set(names)
        assert {f"oasis {tile:02}" for tile in player.claimed} <= set(names)
        assert Counter(f"luxury {tile:02}" for tile in player.luxuries) == Counter(
            {name: number for name, number in names.items() if name.startswith("luxury ")}
        )
        spaces = {f"gate space {k + 1}" for k, colour in enumerate(player.gates) if colour >= 0}
        assert spaces == {name for name in names if name.startswith("gate space")}
        assert {season for _, season in items} <= {1, 2, 3}
    for seat, points in enumerate(outcome.points):
        assert sum(points.values()) == outcome.scores[seat]


# ---- how games are played


def test_several_processes_play_the_same_games() -> None:
    alone = played(TRIO, Alone(TRIO.setting))
    assert len(alone) == 6
    assert but_times(alone) == but_times(played(TRIO, Processes(TRIO.setting, 2)))


def test_a_dead_worker_costs_its_games_another_try(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRAVE", str(home / "grave"))
    plan = Plan(Setting(Config(2)), ("arena_bots.DiesOnce",), 4)
    with_death = played(plan, Processes(plan.setting, 2))
    assert (home / "grave").exists()
    assert but_times(with_death) == but_times(played(plan, Alone(plan.setting)))


def test_a_game_that_always_kills_its_worker_ends_the_run() -> None:
    plan = Plan(Setting(Config(2)), ("arena_bots.DiesAlways",), 1, seed=8)
    with pytest.raises(Refused, match=r"seed 8 of arena_bots.DiesAlways, .* was begun 3 times"):
        played(plan, Processes(plan.setting, 2))


def test_a_bot_that_does_something_illegal_is_named() -> None:
    result = arena("--bots", "random,arena_bots.Wrong", "--games", "2")
    assert result.exit_code == 2
    assert "seed 0 of random, arena_bots.Wrong failed: IllegalAction:" in result.stderr


@pytest.mark.skipif(find_spec("ray") is None, reason="the extra marrakesh[ray] is not installed")
def test_a_ray_cluster_plays_the_same_games(home: Path) -> None:
    args = ["--bots", "random", "--games", "4", "--results", "ray.jsonl"]
    command = [sys.executable, "-m", "marrakesh.cli", "arena", *args, "--ray", "local"]
    for _ in range(5):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if "timed out during startup" not in done.stderr:  # Ray waits 30 s, whatever the load
            break
    assert done.returncode == 0, done.stderr
    assert "4 of 4" in done.stdout
    plan = Plan(Setting(Config(2)), ("random",), 4)
    there = {one.job: one for one in read(home / "ray.jsonl")[1]}
    here = played(plan, Alone(plan.setting))
    assert but_times([there[one.job] for one in here]) == but_times(here)


def test_ray_has_to_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = marrakesh("arena", "--bots", "random", "--ray", "local")
    assert result.exit_code == 2
    assert "pip install '.[ray]'" in result.stderr.splitlines()[-1]


@pytest.mark.skipif(find_spec("ray") is None, reason="the extra marrakesh[ray] is not installed")
def test_where_no_cluster_is() -> None:
    result = marrakesh("arena", "--bots", "random", "--games", "1", "--ray", "127.0.0.1:1")
    assert result.exit_code == 2
    assert "The Ray cluster at “127.0.0.1:1” cannot be used" in result.stderr.splitlines()[-1]


# ---- interrupted and resumed


def test_an_interrupted_run_goes_on(home: Path) -> None:
    file = home / "r.jsonl"
    whole = played(TRIO, Alone(TRIO.setting), file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]) + lines[4][:50])
    again = played(TRIO, Alone(TRIO.setting), file)
    assert file.read_bytes().startswith(b"".join(lines[:4]))
    assert but_times(again) == but_times(whole)
    assert again[:3] == whole[:3]
    assert len(read(file)[1]) == 6


def test_more_games_can_be_added(home: Path) -> None:
    file = home / "r.jsonl"
    for games in (2, 4):
        plan = Plan(Setting(Config(2)), ("random", EAGER), games)
        assert len(played(plan, Alone(plan.setting), file)) == games
    assert len(file.read_bytes().splitlines()) == 5


def test_not_even_the_first_line_was_written(home: Path) -> None:
    file = home / "r.jsonl"
    plan = Plan(Setting(Config(2)), ("random",), 1)
    played(plan, Alone(plan.setting), file)
    file.write_bytes(file.read_bytes()[:30])
    assert len(played(plan, Alone(plan.setting), file)) == 1
    assert len(read(file)[1]) == 1


@pytest.mark.parametrize(
    "change", ["--seed 3", "--edition deluxe", "--bots greedy,random", "--modules nomads"]
)
def test_a_file_of_another_plan_is_refused(change: str) -> None:
    args = ["--bots", "random", "--games", "1", "--players", "2", "--results", "r.jsonl"]
    assert arena(*args).exit_code == 0
    before = Path("r.jsonl").read_bytes()
    result = arena(*args, *change.split())
    assert result.exit_code == 2
    assert "has results of another plan" in result.stderr
    assert Path("r.jsonl").read_bytes() == before


def test_a_file_of_something_else_is_left_alone(home: Path) -> None:
    (home / "notes").write_text("buy dates")
    result = arena("--bots", "random", "--games", "1", "--results", "notes")
    assert "The file “notes” has no results" in result.stderr
    assert (home / "notes").read_text() == "buy dates"


def test_a_line_that_cannot_be_read_is_named(home: Path) -> None:
    args = ["--bots", "random", "--games", "2", "--results", "r.jsonl"]
    assert arena(*args).exit_code == 0
    header, first, second = (home / "r.jsonl").read_text().splitlines()
    (home / "r.jsonl").write_text(f"{header}\n{first[:-5]}\n{second}\n")
    assert "Line 2 of “r.jsonl” cannot be read" in arena(*args).stderr


def test_ctrl_c_shows_what_was_done_and_the_command_goes_on(home: Path) -> None:
    args = ["arena", "--bots", "random", "--games", "100000", "--results", "r.jsonl"]
    command = [sys.executable, "-m", "marrakesh.cli", *args, "--processes", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as run:
        deadline = time.monotonic() + 60
        while not has_games(home / "r.jsonl"):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does: everybody gets it
        out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "Standings" in out
    assert "Traceback" not in err
    assert (
        "run the same command again to play the games that are not in r.jsonl yet"
        in err.splitlines()[-1]
    )
    found = re.search(r"(\d+) of 100000", out)
    assert found
    assert int(found[1]) == len(read(home / "r.jsonl")[1]) > 0


def has_games(file: Path) -> bool:
    return file.exists() and file.read_bytes().count(b"\n") > 1


# ---- what came of it


def test_the_report(home: Path) -> None:
    args = ["--bots", f"random,{EAGER}", "--players", "3", "--games", "7", "--seed", "2"]
    result = arena(*args, "--json", "a.json", "--html", "a.html", "--results", "r")
    assert result.exit_code == 0
    assert "Each seed is played in 6 seatings: 12 games instead of 7." in result.stderr
    assert result.stderr.splitlines()[-1] == "12 of 12"
    for words in ("12 of 12", "Standings", "Rating", "Time per decision", "Where two bots met"):
        assert words in result.stdout
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
    for words in ("Bot tournament", EAGER, "Luxury goods", "12 of 12"):
        assert words in page


def mean_lead(bot: str, other: str) -> float:
    leads = [
        outcome.scores[one] - outcome.scores[two]
        for outcome in read(Path("r"))[1]
        for one, two in permutations(range(3), 2)
        if (outcome.job.bots[one], outcome.job.bots[two]) == (bot, other)
    ]
    return sum(leads) / len(leads)


def test_alone_against_the_pashabot(home: Path) -> None:
    args = ["--bots", f"random,{EAGER}", "--solo", "pashabot", "--games", "4"]
    out = shown("arena", *args, "--json", "a.json", "--processes", "1")
    assert "Rating" not in out.split("±")[0]
    assert "met" not in out
    report = json.loads((home / "a.json").read_text())
    assert report["games"] == 4
    assert [one["seats"] for one in report["standings"]] == [2, 2]
    plan = Plan(Setting(Config.solo_game()), ("random",), 2)
    leads = [one.scores[0] - one.scores[1] for one in played(plan, Alone(plan.setting))]
    (randomly,) = (one for one in report["standings"] if one["bot"] == "random")
    assert randomly["lead"]["value"] == sum(leads) / 2
    assert randomly["wins"]["value"] == sum(lead > 0 for lead in leads) / 2


def test_alone_for_levels(home: Path) -> None:
    out = arena("--bots", "random", "--solo", "simplified", "--games", "2", "--lang", "de").stdout
    assert "Stufen in %" in out
    assert re.search(r"\d+ / \d+ / \d+ / \d+", out)
    assert "Siege" not in out


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
    assert alone.estimate() == twice.estimate()  # the same game again tells nothing new
    assert alone.estimate().value == 6
    assert alone.estimate().high == pytest.approx(6 + 1.96 * (13 / 3) ** 0.5, abs=0.001)
    lonely = Clusters()
    lonely.add(0, 4)
    assert lonely.estimate().low is None


def test_times_are_kept_in_classes() -> None:
    times = Times.of([number / 1000 for number in range(1, 51)])
    more = Times.of([number / 1000 for number in range(51, 101)])
    times.merge(more)
    assert times.decisions == 100
    assert times.mean == pytest.approx(0.0505)
    assert times.longest == 0.1
    assert times.percentile(0.95) == pytest.approx(0.095, rel=0.05)
    assert Times().mean == Times().percentile(0.95) == 0


# ---- random games in figures


def test_a_simulation_is_the_same_with_several_processes() -> None:
    plan = Plan(Setting(Config()), ("random",), 50, seed=3)
    heard: list[int] = []
    one, two = (simulation.simulate(plan, number, heard.append) for number in (1, 2))
    assert heard[-1] == 50
    assert one.games == two.games == 50
    assert one.wins == two.wins
    assert one.points == two.points
    assert [vars(sample) for sample in one.scores] == [vars(sample) for sample in two.scores]
    assert vars(one.decisions) == vars(two.decisions)


def test_ctrl_c_gives_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks = 0

    def interrupted(setting: Setting, jobs: list[Job]) -> Played:
        nonlocal tasks
        tasks += 1
        if tasks > 1:
            raise KeyboardInterrupt
        return Played([play(setting, job) for job in jobs], 1.0)

    monkeypatch.setattr(crews, "play_some", interrupted)
    out = shown("simulate", "--games", "100", "--players", "2")
    assert "1 of 100" in out
    assert "Interrupted: these are the games played up to then." in out
    assert "Interrupted before" in shown("simulate", "--games", "100")


def test_levels_are_counted() -> None:
    tally = simulation.Tally(Config(1, solo="simplified"))
    tally.games = 4
    tally.levels.update([0, 2, 2, 3])
    assert [tally.level_share(level) for level in (1, 2, 3, 4)] == [0.75, 0.75, 0.25, 0]


def test_a_sample() -> None:
    sample = Sample()
    assert (sample.mean, sample.deviation, sample.margin) == (0, 0, 0)
    for number in (2, 4, 4, -4, 5, 5, 7, 9):
        sample.add(number)
    assert (sample.count, sample.least, sample.most) == (8, -4, 9)
    assert sample.mean == 4
    assert sample.deviation == pytest.approx((104 / 7) ** 0.5)


# ---- mistakes


MISTAKES = {
    "arena": "--bots is missing, as in marrakesh arena --bots A,B,C.",
    "arena --bots ,": "Name at least one bot",
    "arena --bots grady": "There is no bot “grady”",
    "arena --bots greedy:fast": "“fast” is no limit for a bot",
    "arena --bots random,greedy,random": "The bot random is named twice",
    "arena --bots random --games 0": "--games must be a whole number of at least 1",
    "arena --bots random --players 5": "2 to 4 players, not 5",
    "arena --bots random --players 1": "A single player plays against the Pashabot",
    "arena --bots random --solo pashabot --players 2": "Solo is for 1 player, not 2",
    "arena --bots random --components nowhere": "nowhere: there is no such folder",
    "arena --bots random --json nowhere/x": "The file “nowhere/x” cannot be opened",
    "arena --bots random --html nowhere/x": "The file “nowhere/x” cannot be opened",
    "arena --bots random --results nowhere/x": "The file “nowhere/x” cannot be opened",
    "arena --bots random --processes 0": "--processes must be a whole number from 1 to 256",
    "arena --bots random --ray local --processes 2": "A Ray cluster has its own number of workers",
}


@pytest.mark.parametrize("command", MISTAKES)
def test_a_mistake_is_told_in_a_sentence(command: str) -> None:
    result = marrakesh(*command.split())
    assert result.exit_code == 2
    assert MISTAKES[command] in result.stderr
    assert len(result.stderr.splitlines()) == 1
