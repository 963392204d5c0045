"""What a worker remembers from one decision to the next."""

from collections.abc import Iterator

import pytest

from marrakesh.rules.config import Config
from marrakesh.server.service import bot_workers
from marrakesh.server.service.bot_workers import BotJob


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    yield
    for known in (bot_workers._games, bot_workers._bots, bot_workers._analysts):
        known.clear()


def job(table: int, bot: str = "random") -> BotJob:
    return BotJob(f"t{table}", Config(2), 1, [], 0, bot, ["Ada", "Ben"], "en")


def test_games_and_bots_of_the_last_tables_are_kept() -> None:
    for table in range(60):
        bot_workers._choose(job(table))
    assert list(bot_workers._games) == [f"t{table}" for table in range(10, 60)]
    assert [table for table, *_ in bot_workers._bots] == list(bot_workers._games)


def test_games_of_the_last_analyses_are_kept() -> None:
    for table in range(6):
        bot_workers._analyst(job(table, "search"))
    assert list(bot_workers._analysts) == ["t2", "t3", "t4", "t5"]
