"""Analyses of finished games: their progress and their readers; bots never wait for them."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from marrakesh import Config, Game, records
from marrakesh.analysis import Analyst
from marrakesh.bots import Seat, make_bot
from marrakesh.server.errors import RequestError
from marrakesh.server.messages import AnalysisSoFar
from marrakesh.server.service import analysis
from marrakesh.server.service.service import Service
from marrakesh.server.settings import sqlite_url
from refusals import refusal, refused_as
from service_clients import against_a_bot, soon, with_service

QUICK, ENDLESS = "search:1", "search:1000000"
Test = Callable[[Service], Coroutine[Any, Any, None]]


def judged_by(bot: str) -> Callable[[Test], Callable[[Path], None]]:
    """Make a service test whose analyses use this judge."""

    def decorate(test: Test) -> Callable[[Path], None]:
        def run(tmp_path: Path) -> None:
            with patch.object(analysis, "JUDGE", bot):
                asyncio.run(with_service(test, sqlite_url(tmp_path / "t.sqlite")))

        run.__name__ = test.__name__
        return run

    return decorate


@cache
def record() -> str:
    """Record a game of greedy bots, whose few mistakes each take long to explain."""
    game = Game.new(Config(players=2), seed=5)
    bots = [make_bot("greedy", seed=seat) for seat in range(2)]
    while not game.over:
        game.apply(bots[game.seat].choose(Seat(game, game.seat)))
    return records.dumps(game)


async def finished(service: Service) -> str:
    return (await service.lobby.open_record(record())).table


async def so_far(service: Service, table: str, seat: int = 0, **other: Any) -> AnalysisSoFar:
    return await service.analysis_queue.so_far(table, seat, **{"lang": "en", "source": "", **other})


@judged_by(QUICK)
async def test_analysis_shows_the_course_first_and_then_one_decision_after_another(
    service: Service,
) -> None:
    table = await finished(service)
    seen = [await so_far(service, table)]

    async def complete() -> bool:
        seen.append(await so_far(service, table))
        return seen[-1].complete

    await soon(complete)
    assert seen[0].done == 0
    assert [one.done for one in seen] == sorted(one.done for one in seen)
    assert len({one.done for one in seen}) > 10
    assert all(one.course for one in seen if one.done)
    end = seen[-1]
    game = records.loads(record())
    mine = [number for number, (seat, _) in enumerate(game.history) if seat == 0]
    assert end.done == end.of == end.summary.decisions == len(mine)
    assert end.course[-1].points == game.scores
    assert {one.move for one in end.marked} <= set(mine)
    assert all(0 <= one.time < 12 for one in end.marked)
    assert sum(end.summary.marks.values()) == len(end.marked) > 3
    worst = max(end.marked, key=lambda one: one.loss)
    assert worst.move == end.summary.costliest[0]
    assert worst.better != worst.played

    assert await so_far(service, table) == end  # another visitor
    german = await so_far(service, table, lang="de")
    assert german.complete
    assert german.summary == end.summary
    assert all(
        told.better != said.better for told, said in zip(german.marked, end.marked, strict=True)
    )
    direct = Analyst(record(), QUICK, "en", None)
    judged = direct.judge(worst.move)
    assert (judged.loss, judged.best.words, judged.why) == (worst.loss, worst.better, worst.why)
    assert direct.course() == end.course


@judged_by(ENDLESS)
async def test_bots_at_tables_do_not_wait_for_an_analysis(service: Service) -> None:
    table = await finished(service)

    async def course() -> bool:
        return bool((await so_far(service, table)).course)

    await soon(course)
    await so_far(service, table)
    _, anna = await against_a_bot(service)

    async def both_have_laid_out_their_boards() -> bool:
        await anna.look()
        if anna.snapshot.options:
            await anna.move(anna.snapshot.options[0].action)
        return anna.snapshot.info.phase != "setup"

    await soon(both_have_laid_out_their_boards)
    assert (await so_far(service, table)).done == 0


@judged_by(QUICK)
async def test_finished_game_shows_the_position_after_an_alternative_action(
    service: Service,
) -> None:
    table = await finished(service)
    game = records.loads(record())
    at = next(number for number, (seat, _) in enumerate(game.history) if seat == 1 and number > 90)
    before = game.restart()
    for seat, action in game.history[:at]:
        before.apply(action, seat)
    for action in before.legal_actions(1):
        then = before.copy()
        then.apply(action, 1)
        moment = await service.archive.otherwise(table, "", -1, at, action, "en")
        assert moment.view == then.view()
        assert moment.entry
        assert (moment.entry.seat, moment.entry.move) == (1, at + 1)
    last = len(game.history)
    late = await refusal(service.archive.otherwise(table, "", -1, last, 0, "en"))
    assert (late.key, late.params["last"]) == ("no-moment", last - 1)
    illegal = next(action for action in range(900) if action not in before.legal_actions(1))
    for action in (illegal, 10**25):
        with pytest.raises(RequestError):
            await service.archive.otherwise(table, "", -1, at, action, "en")
    with refused_as("no-moment"):
        await service.archive.otherwise(table, "", -1, len(game.history), 0, "en")
