"""Random games in figures, and mistakes."""

import pytest

from arena.contest.helpers import marrakesh, shown
from marrakesh import Config
from marrakesh.arena import executors, simulation
from marrakesh.arena.estimates import Sample
from marrakesh.arena.job import Job, Played, Setting, play
from marrakesh.arena.plan import Plan

# --- random games in figures ----------------------------------------------------------------------


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

    monkeypatch.setattr(executors, "play_some", interrupted)
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


# --- mistakes -------------------------------------------------------------------------------------


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
