"""Pairings of bots, and how games are played."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from arena.contest.helpers import EAGER, TRIO, arena, but_times, played
from marrakesh import Config
from marrakesh.arena.executors import InProcess, Processes
from marrakesh.arena.job import Job, Setting, play
from marrakesh.arena.plan import Plan, seatings
from marrakesh.bots import Seat, make_bot
from marrakesh.errors import LocalizedError
from marrakesh.rules.config import MODULES
from marrakesh.rules.game import Game
from wording import says

# --- pairings -------------------------------------------------------------------------------------


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


def test_repeated_job_gives_the_same_result() -> None:
    job = Job(3, (EAGER, "random"))
    setting = Setting(Config(2, modules=frozenset(MODULES)))
    assert but_times([play(setting, job)]) == but_times([play(setting, job)])


def test_same_bot_decides_differently_in_two_seats() -> None:
    one, two = (make_bot("random", f"3 random {seat}") for seat in (0, 1))
    seat = Seat(Game.new(Config(2), 3), 0)
    assert [one.choose(seat) for _ in range(20)] != [two.choose(seat) for _ in range(20)]


@pytest.mark.parametrize("seed", range(5))
def test_outcome_lists_everything_the_players_own(edition: str, seed: int) -> None:
    config = Config(4, edition, modules=frozenset(MODULES))
    outcome = play(Setting(config), Job(seed, ("random",) * 4))
    game = Game.new(config, seed)
    bots = [make_bot("random", f"{seed} random {seat}") for seat in range(4)]
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


# --- how games are played -------------------------------------------------------------------------


def test_several_processes_play_the_same_games() -> None:
    alone = played(TRIO, InProcess(TRIO.setting))
    assert len(alone) == 6
    assert but_times(alone) == but_times(played(TRIO, Processes(TRIO.setting, 2)))


def test_games_of_a_dead_worker_are_retried(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRAVE", str(home / "grave"))
    plan = Plan(Setting(Config(2)), ("arena_bots.DiesOnce",), 4)
    with_death = played(plan, Processes(plan.setting, 2))
    assert (home / "grave").exists()
    assert but_times(with_death) == but_times(played(plan, InProcess(plan.setting)))


def test_game_that_always_kills_its_worker_ends_the_run() -> None:
    plan = Plan(Setting(Config(2)), ("arena_bots.DiesAlways",), 1, seed=8)
    with pytest.raises(LocalizedError) as refused:
        played(plan, Processes(plan.setting, 2))
    bots = "arena_bots.DiesAlways, arena_bots.DiesAlways"
    assert refused.value.key == "arena-lost"
    assert refused.value.params == {"seed": "8", "bots": bots, "tries": "3"}


def test_bot_that_plays_illegally_is_named() -> None:
    result = arena("--bots", "random,arena_bots.Wrong", "--games", "2")
    assert result.exit_code == 2
    bots = "random, arena_bots.Wrong"
    assert says(result.stderr, "arena-failed", seed=0, bots=bots, problem="IllegalAction: …")
