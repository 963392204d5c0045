"""Statistics of random games, and usage errors."""

import pytest

from arena.contest.helpers import marrakesh, shown
from marrakesh import Config
from marrakesh.arena import executors, simulation
from marrakesh.arena.estimates import Sample
from marrakesh.arena.job import Job, Played, Setting, play
from marrakesh.arena.plan import Plan
from wording import says

# --- statistics of random games -------------------------------------------------------------------


def test_simulation_gives_the_same_results_with_several_processes() -> None:
    plan = Plan(Setting(Config()), ("random",), 50, seed=3)
    heard: list[int] = []
    one, two = (simulation.simulate(plan, number, heard.append) for number in (1, 2))
    assert heard[-1] == 50
    assert one.games == two.games == 50
    assert one.wins == two.wins
    assert one.points == two.points
    assert [vars(sample) for sample in one.scores] == [vars(sample) for sample in two.scores]
    assert vars(one.decisions) == vars(two.decisions)


def test_ctrl_c_shows_results_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks = 0

    def interrupted(setting: Setting, jobs: list[Job]) -> Played:
        nonlocal tasks
        tasks += 1
        if tasks > 1:
            raise KeyboardInterrupt
        return Played([play(setting, job) for job in jobs], 1.0)

    monkeypatch.setattr(executors, "play_some", interrupted)
    out = shown("simulate", "--games", "100", "--players", "2")
    assert says(out, "sim-of", n=1, all=100)
    assert says(out, "sim-interrupted")
    assert says(shown("simulate", "--games", "100"), "sim-nothing")


def test_level_share_counts_games_that_reached_the_level() -> None:
    tally = simulation.Tally(Config(1, solo="simplified"))
    tally.games = 4
    tally.levels.update([0, 2, 2, 3])
    assert [tally.level_share(level) for level in (1, 2, 3, 4)] == [0.75, 0.75, 0.25, 0]


def test_sample_has_mean_deviation_and_extremes() -> None:
    sample = Sample()
    assert (sample.mean, sample.deviation, sample.margin) == (0, 0, 0)
    for number in (2, 4, 4, -4, 5, 5, 7, 9):
        sample.add(number)
    assert (sample.count, sample.least, sample.most) == (8, -4, 9)
    assert sample.mean == 4
    assert sample.deviation == pytest.approx((104 / 7) ** 0.5)


# --- usage errors ---------------------------------------------------------------------------------


def said(key: str, **params: str | int) -> tuple[str, dict[str, str | int]]:
    return key, params


MISTAKES = {
    "arena": said("cli-missing", what="--bots", example="marrakesh arena --bots A,B,C"),
    "arena --bots ,": said("arena-no-bots"),
    "arena --bots grady": said("bot-unknown", bot="grady"),
    "arena --bots greedy:fast": said("bot-limit", limit="fast"),
    "arena --bots random,greedy,random": said("arena-twice", bot="random"),
    "arena --bots random --games 0": said("cli-at-least", option="--games", least="1"),
    "arena --bots random --players 5": said("config-players", number=5),
    "arena --bots random --players 1": said("cli-alone"),
    "arena --bots random --solo pashabot --players 2": said("config-solo-players", number=2),
    "arena --bots random --components nowhere": said("comp-no-folder"),
    "arena --bots random --json nowhere/x": said("cli-file", file="nowhere/x"),
    "arena --bots random --html nowhere/x": said("cli-file", file="nowhere/x"),
    "arena --bots random --results nowhere/x": said("cli-file", file="nowhere/x"),
    "arena --bots random --processes 0": said(
        "cli-between", option="--processes", least="1", most="256"
    ),
    "arena --bots random --ray local --processes 2": said("arena-ray-processes"),
}


@pytest.mark.parametrize("command", MISTAKES)
def test_usage_error_is_reported_in_one_sentence(command: str) -> None:
    result = marrakesh(*command.split())
    assert result.exit_code == 2
    (sentence,) = result.stderr.splitlines()
    key, params = MISTAKES[command]
    assert says(sentence, key, **params), sentence
