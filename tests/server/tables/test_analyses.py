"""Analyses of finished games: how they come along, who gets them, and whom they never hold up."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from marrakesh import records
from marrakesh.analysis import analyse
from marrakesh.server.messages import AnalysisSoFar, NewSeat, NewTable, Rules
from marrakesh.server.refusals import Refusal
from marrakesh.server.service import Service, analyses
from marrakesh.server.settings import sqlite_url
from tables import Client, later, net_table, soon, with_service

[GOLDEN] = (Path(__file__).parents[2] / "rules" / "golden").glob("essential-2-B1-any-*.txt")
QUICK, ENDLESS = "search:1", "search:1000000"
Test = Callable[[Service], Coroutine[Any, Any, None]]


def judged_by(bot: str) -> Callable[[Test], Callable[[Path], None]]:
    """A test of the service whose analyses have this judge."""

    def decorate(test: Test) -> Callable[[Path], None]:
        def run(tmp_path: Path) -> None:
            with patch.object(analyses, "JUDGE", bot):
                asyncio.run(with_service(test, sqlite_url(tmp_path / "t.sqlite")))

        run.__name__ = test.__name__
        return run

    return decorate


async def finished(service: Service) -> str:
    return (await service.lobby.open_record(GOLDEN.read_text())).table


async def so_far(service: Service, table: str, seat: int = 0, **other: Any) -> AnalysisSoFar:
    return await service.analyses.so_far(table, seat, **{"lang": "en", "whose": "", **other})


@judged_by(QUICK)
async def test_the_course_comes_first_and_then_one_decision_after_the_other(
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
    game = records.loads(GOLDEN.read_text())
    mine = [number for number, (seat, _) in enumerate(game.history) if seat == 0]
    assert end.done == end.of == end.summary.decisions == len(mine)
    assert end.course[-1].points == game.scores
    assert {one.move for one in end.marked} <= set(mine)
    assert all(0 <= one.time < 12 for one in end.marked)
    assert sum(end.summary.marks.values()) == len(end.marked) > 3
    worst = max(end.marked, key=lambda one: one.loss)
    assert worst.move == end.summary.costliest[0]
    assert worst.better != worst.played

    again = await so_far(service, table)  # another visitor
    assert again == end
    direct = analyse(GOLDEN.read_text(), QUICK, seat=0)
    assert direct.seats == [end.summary]
    assert direct.course == end.course


@judged_by(QUICK)
async def test_it_stops_when_nobody_waits_and_goes_on_when_somebody_comes(
    service: Service,
) -> None:
    table = await finished(service)

    async def begun() -> bool:
        return (await so_far(service, table)).done > 2

    await soon(begun)
    with later(analyses.PATIENCE + 1):
        before = (await so_far(service, table)).done
    with later(2 * analyses.PATIENCE + 2):
        await asyncio.sleep(1)
        left = (await so_far(service, table)).done
        assert left <= before + 2  # one was under way

        async def goes_on() -> bool:
            return (await so_far(service, table)).done > left + 2

        await soon(goes_on)


@judged_by(ENDLESS)
async def test_bots_at_tables_do_not_wait_for_it(service: Service) -> None:
    table = await finished(service)

    async def course() -> bool:
        return bool((await so_far(service, table)).course)

    await soon(course)
    await so_far(service, table)
    seats = [NewSeat(name="Anna"), NewSeat(bot="greedy")]
    wish = NewTable(kind="bots", rules=Rules(players=2), seats=seats)
    created = await service.lobby.create(wish)
    anna = await Client.at(service, created.table, created.links[0].token)

    async def in_the_first_round() -> bool:
        await anna.look()
        if anna.sight.options:
            await anna.move(anna.sight.options[0].action)
        return anna.sight.info.phase not in ("setup", "selection")

    await soon(in_the_first_round)
    assert (await so_far(service, table)).done == 0


@judged_by(ENDLESS)
async def test_an_address_waits_for_a_few_at_once(service: Service) -> None:
    table = await finished(service)
    for lang in ("en", "de", "nl"):
        await so_far(service, table, lang=lang, whose="192.0.2.1")
    with pytest.raises(Refusal, match="several analyses"):
        await so_far(service, table, seat=1, whose="192.0.2.1")
    await so_far(service, table, lang="en", whose="192.0.2.1")  # asks again
    await so_far(service, table, seat=1, whose="192.0.2.2")
    await so_far(service, table, seat=1, lang="de")  # this computer itself


@judged_by(QUICK)
async def test_only_what_is_over_is_analysed(service: Service) -> None:
    created, _ = await net_table(service)
    with pytest.raises(Refusal, match="once the game is over"):
        await so_far(service, created.table)
    with pytest.raises(Refusal, match="once the game is over"):
        await service.archive.otherwise(created.table, "", 0, 0, 0, "en")
    table = await finished(service)
    for seat in (-1, 2):
        with pytest.raises(Refusal, match="no such seat"):
            await so_far(service, table, seat=seat)


@judged_by(QUICK)
async def test_a_moment_as_it_could_have_been(service: Service) -> None:
    table = await finished(service)
    game = records.loads(GOLDEN.read_text())
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
        assert moment.entry.seat == 1
    illegal = next(action for action in range(900) if action not in before.legal_actions(1))
    with pytest.raises(Refusal):
        await service.archive.otherwise(table, "", -1, at, illegal, "en")
    with pytest.raises(Refusal, match="no such moment"):
        await service.archive.otherwise(table, "", -1, len(game.history), 0, "en")
