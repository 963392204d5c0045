"""What a worker remembers from one decision to the next."""

from collections.abc import Iterator

import pytest

from marrakesh import Game
from marrakesh.analysis import Decision, HintOption
from marrakesh.rules.config import Config
from marrakesh.server.service import bot_jobs
from marrakesh.server.service.bot_jobs import BotJob


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    yield
    for known in (bot_jobs._games, bot_jobs._bots, bot_jobs._analysts):
        known.clear()


def job(table: int, bot: str = "random") -> BotJob:
    return BotJob(f"t{table}", Config(2), 1, [], 0, bot, ["Ada", "Ben"], "en")


def test_games_and_bots_of_the_last_tables_are_kept() -> None:
    for table in range(60):
        bot_jobs.choose(job(table))
    assert list(bot_jobs._games) == [f"t{table}" for table in range(10, 60)]
    assert [table for table, *_ in bot_jobs._bots] == list(bot_jobs._games)


def test_games_of_the_last_analyses_are_kept() -> None:
    for table in range(6):
        bot_jobs._analyst(job(table, "search"))
    assert list(bot_jobs._analysts) == ["t2", "t3", "t4", "t5"]


def test_a_game_goes_on_or_begins_anew_where_something_was_taken_back() -> None:
    game = Game.new(Config(2), 1)
    actions = sorted(game.legal_actions(0))
    first, last = actions[0], actions[-1]
    known: list[Game] = []
    for history in ([(0, first)], [(0, last)], [(0, first)], [], [(0, last)]):
        known.append(bot_jobs._game(job(1)._replace(history=history)))
        assert known[-1].history == history
    game.apply(last, 0)
    game.apply(game.legal_actions(1)[0], 1)
    assert bot_jobs._game(job(1)._replace(history=game.history)) is known[-1]  # newer ones only
    assert known[-1].history == game.history


def test_bots_play_with_the_corrections_of_their_table() -> None:
    other = ("river jetty = 15",)
    plain = bot_jobs._game(job(1))
    corrected = bot_jobs._game(job(2)._replace(corrections=other))
    assert plain.corrections == ()
    assert corrected.corrections == other


def test_of_a_marked_decision_the_best_option_and_the_one_played_are_kept() -> None:
    options = [HintOption(action, f"{action}", [1.0, 2.0], 9) for action in (5, 6, 7, 8)]
    for mark, kept in (("?", [5, 7]), ("", [])):
        judged = Decision(3, 0, 1, 1, 7, options, 1.5, mark)
        assert [one.action for one in bot_jobs._without_the_rest(judged).options] == kept


def test_how_long_a_bot_may_think() -> None:
    assert [bot_jobs.thinking_time(bot) for bot in ("random", "greedy", "search:700ms")] == [
        0.0,
        0.0,
        0.7,
    ]
    assert [bot_jobs.is_quick(bot) for bot in ("random", "search:700ms", "search:100")] == [
        True,
        False,
        False,
    ]
