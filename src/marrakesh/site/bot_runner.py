"""Bots in a web worker of their own, where `think` carries out the jobs that the engine sends."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from marrakesh.analysis import Decision, Hint
from marrakesh.analysis.judgement import Readers
from marrakesh.bots.levels import WITHOUT_NET
from marrakesh.server.service import bot_jobs
from marrakesh.server.service.bot_jobs import BotJob, Outline
from marrakesh.site.host import Host

Kind = TypeVar("Kind")


class RemoteJob(Struct, frozen=True, kw_only=True):
    """A job for a bot; see `marrakesh.server.service.bot_jobs`."""

    what: Literal["choose", "advise", "outline", "doubtful_first", "judge"]
    job: BotJob
    seed: str
    """The job's seed as text, since it may be too large for a JSON number; in `job`, it is 0."""
    number: int = -1
    readers: dict[str, list[str]] = {}


# ---- in the bots' worker

_decode: Final = msgspec.json.Decoder(RemoteJob).decode


def think(text: str) -> str:
    """Carry out a RemoteJob, given as JSON, and return its result as JSON."""
    remote = _decode(text)
    job = remote.job._replace(seed=int(remote.seed))
    if remote.what == "judge":
        answer: object = bot_jobs.judge(job, remote.number, remote.readers)
    else:
        answer = getattr(bot_jobs, remote.what)(job)
    return msgspec.json.encode(answer).decode()


# ---- in the engine's worker


class RemoteBotRunner:
    """A `BotRunner` that forwards all jobs that need the net to the bots' worker, through the
    page. The worker and the net are loaded for the first of them."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def choose(self, job: BotJob, source: str) -> int:
        if job.bot in WITHOUT_NET:
            return bot_jobs.choose(job)
        return await self._ask(int, RemoteJob(what="choose", **_parts(job)))

    @asynccontextmanager
    async def advising(self, source: str) -> AsyncIterator[Callable[[BotJob], Awaitable[Hint]]]:
        yield self._advise

    async def _advise(self, job: BotJob) -> Hint:
        return await self._ask(Hint, RemoteJob(what="advise", **_parts(job)))

    async def outline(self, job: BotJob) -> Outline:
        return await self._ask(Outline, RemoteJob(what="outline", **_parts(job)))

    async def doubtful_first(self, job: BotJob) -> list[int]:
        return await self._ask(list[int], RemoteJob(what="doubtful_first", **_parts(job)))

    async def judge(self, job: BotJob, number: int, readers: Readers) -> dict[str, Decision]:
        names = {lang: list(some) for lang, some in readers.items()}
        asked = RemoteJob(what="judge", number=number, readers=names, **_parts(job))
        return await self._ask(dict[str, Decision], asked)

    async def _ask(self, kind: type[Kind], job: RemoteJob) -> Kind:
        answer = await self._host.think(msgspec.json.encode(job).decode())
        return msgspec.json.decode(answer, type=kind)


def _parts(job: BotJob) -> dict[str, Any]:
    return {"job": job._replace(seed=0), "seed": str(job.seed)}
