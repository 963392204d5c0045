"""Questions about an action: why it cannot be taken, what it leads to, what a bot would do."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from marrakesh.narration import because
from marrakesh.rules.agenda import Reason
from marrakesh.rules.subjects import Place
from marrakesh.server.messages import Advice, Advise, Because, Created, Foresee, HandOn, Why
from marrakesh.server.service import Service
from marrakesh.server.service.advice import Adviser
from marrakesh.server.service.thinking import BotJob
from tables import Client, net_table, new_id, on_any_database, refused

Meanwhile = Callable[[Client, Created], Awaitable[None]]
LATER_IN_THE_ALPHABET: Reason = ("why-office-only", {})


class Game:
    """A game in which pointing somewhere means this action; 1 is not asked for."""

    def __init__(self, action: int, legal: list[int]) -> None:
        self.action, self.legal = action, legal

    def meant(self, _: Place) -> int:
        return self.action

    def legal_actions(self, _: int) -> list[int]:
        return self.legal

    def why_not(self, action: int, _: int) -> Reason:
        return ("why-not-asked", {}) if action == 1 else LATER_IN_THE_ALPHABET


async def why(action: int, *legal: int) -> Because:
    async def live(_: str) -> Any:
        return SimpleNamespace(sitting=SimpleNamespace(game=Game(action, [*legal])))

    keeper: Any = SimpleNamespace(live=live)
    viewer: Any = SimpleNamespace(table="t", lang="en", check_owns=lambda seat: None)
    message = Why(id="w", seat=0, place=Place("base", "green"))
    return await Adviser(keeper, keeper).why(viewer, message)


def test_why_an_action_is_illegal_is_a_sentence() -> None:
    def told(action: int, *legal: int) -> tuple[bool, str]:
        because = asyncio.run(why(action, *legal))
        return because.clear, because.text

    assert told(-1, 0) == (False, "")  # nothing is meant
    assert told(0, 0, 5) == told(5, 0, 5) == (True, "")  # it is legal
    assert told(1, 0, 5) == (True, "")  # that is not the question
    words = because(LATER_IN_THE_ALPHABET, "en")
    sentence = words[0].upper() + words[1:]
    assert told(0, 5) == told(2, 5) == (True, sentence)
    assert sentence != words


@on_any_database(sweep=1000)
async def test_nobody_asks_for_others(service: Service) -> None:
    _, (anna, ben) = await net_table(service)
    action = ben.sight.options[0].action
    questions: list[Any] = [
        Why(id="w", seat=1, place=Place("base", "green")),
        Foresee(id="f", seat=1, action=action),
        Advise(id="a", seat=1, bot="apprentice"),
    ]
    for question in questions:
        assert refused(await anna.say(question), "not yours")
    assert refused(await anna.say(Advise(id="a", seat=0, bot="greedy")), "no hints")


@on_any_database(sweep=1000)
async def test_advice_is_for_whoever_is_still_there_and_asked(service: Service) -> None:
    """Until it is one's turn to be advised, much may happen."""
    jobs: list[BotJob] = []

    async def asked(meanwhile: Meanwhile) -> Any:
        created, (_, ben) = await net_table(service)

        @asynccontextmanager
        async def advising(source: str) -> AsyncIterator[Any]:
            await meanwhile(ben, created)

            async def advise(job: BotJob) -> str:
                jobs.append(job)
                return "do this"

            yield advise

        with patch.object(service._bot_workers, "advising", advising):
            wish = Advise(id=new_id(), seat=1, bot="apprentice")
            return await service.viewers.act(ben.viewer, wish)

    async def nothing(*_: object) -> None: ...

    async def leave(ben: Client, _: Created) -> None:
        service.viewers.disconnect(ben.viewer)

    async def hand_on(_: Client, created: Created) -> None:
        await service.usher.hand_on(created.table, created.links[1].token, HandOn(seat=1))

    async def decide(ben: Client, _: Created) -> None:
        while ben.sight.options:
            await ben.move(ben.sight.options[0].action)

    assert isinstance(await asked(nothing), Advice)
    (job,) = jobs
    assert (job.seat, job.bot, job.lang) == (1, "apprentice", "en")
    for meanwhile in (leave, hand_on, decide):
        assert refused(await asked(meanwhile), "anything now")
    assert len(jobs) == 1
