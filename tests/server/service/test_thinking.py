"""What a worker remembers from one decision to the next."""

from collections.abc import Iterator

import pytest

from marrakesh.rules.config import Config
from marrakesh.server.service import thinking
from marrakesh.server.service.thinking import BotJob


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    yield
    for known in (thinking._games, thinking._bots, thinking._analysts):
        known.clear()


def job(table: int, bot: str = "random") -> BotJob:
    return BotJob(f"t{table}", Config(2), 1, [], 0, bot, ["Ada", "Ben"], "en")


def test_games_and_bots_of_the_last_tables_are_kept() -> None:
    for table in range(60):
        thinking.choose(job(table))
    assert list(thinking._games) == [f"t{table}" for table in range(10, 60)]
    assert [table for table, *_ in thinking._bots] == list(thinking._games)


def test_games_of_the_last_analyses_are_kept() -> None:
    for table in range(6):
        thinking._analyst(job(table, "search"))
    assert list(thinking._analysts) == ["t2", "t3", "t4", "t5"]
