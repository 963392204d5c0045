"""Analysis of a whole game, decision by decision, in one or several processes."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

from marrakesh import records
from marrakesh.analysis.course import course, times
from marrakesh.analysis.judgement import Readers, doubt, judge, judge_named
from marrakesh.analysis.model import Analysis, Decision, Expectation, summarise
from marrakesh.narration.solo import NAME
from marrakesh.rules.game import Game
from marrakesh.texts import text

Report = Callable[[int], None]
"""Progress callback: the number of decisions judged so far."""
Source = tuple[str, str, str, Path | None]
"""The text of a record, the judging bot, the language, a components folder."""


class Analyst:
    """Judges the decisions of a recorded game."""

    def __init__(self, record: str, bot: str, lang: str, components: Path | None) -> None:
        self.bot, self.lang = bot, lang
        self._source: Source = (record, bot, lang, components)
        told = records.replay(record, components)
        self._steps = list(told)
        self._game = told.game
        self.players = told.game.config.players
        default = [text(lang)("term-player", number=n + 1) for n in range(self.players)]
        self.names = [*(told.names or default)]
        if told.game.config.solo == "pashabot":
            self.names.append(NAME)
        judge_named(bot, 0)  # reject an unsuitable bot here rather than in a worker

    def decisions(self, seat: int | None = None) -> list[int]:
        """The indices of the actions of a seat, or of all seats."""
        steps = enumerate(self._steps)
        return [number for number, step in steps if seat is None or step.seat == seat]

    def doubtful_first(self, seat: int) -> list[int]:
        """The decisions of a seat, those that look worst at a glance first."""
        steps = self._steps
        doubts = {number: doubt(*steps[number][:3]) for number in self.decisions(seat)}
        return sorted(doubts, key=lambda number: -doubts[number])

    def course(self) -> list[Expectation]:
        return course(self._steps, self._game)

    def times(self) -> list[float]:
        """When each decision was made, in rounds since the start."""
        return times(self._steps)

    def judge(self, number: int) -> Decision:
        return self.judge_for(number, {self.lang: self.names[: self.players]})[self.lang]

    def judge_for(self, number: int, readers: Readers) -> dict[str, Decision]:
        """Judge a decision, with words in several languages."""
        seat, action, before, _ = self._steps[number]
        return judge(before, seat, action, number, self.bot, readers)

    def analyse(
        self, seat: int | None = None, processes: int = 1, report: Report | None = None
    ) -> Analysis:
        """Judge the decisions of a seat, or all; Ctrl-C returns those judged so far."""
        numbers = self.decisions(seat)
        judged: list[Decision] = []
        complete = True
        try:
            for decision in self._judged(numbers, min(processes, len(numbers))):
                judged.append(decision)
                if report:
                    report(len(judged))
        except KeyboardInterrupt:
            complete = False
        judged.sort(key=lambda decision: decision.number)
        game = self._game
        seats = list(range(self.players)) if seat is None else [seat]
        return Analysis(
            self.bot, self.lang, self.names, game.scores, game.over, complete, judged,
            self.course(), summarise(judged, seats),
        )  # fmt: skip

    def _judged(self, numbers: list[int], processes: int) -> Iterator[Decision]:
        """The decisions as they are judged, in any order with several processes."""
        if processes <= 1:
            yield from map(self.judge, numbers)
            return
        from marrakesh.workers import Workers, as_ended  # a browser has no processes

        workers = Workers(processes)
        try:
            jobs = [workers.submit(_judge, self._source, number) for number in numbers]
            for job in as_ended(jobs):
                yield job.result()
        finally:
            workers.close()


@lru_cache(maxsize=1)
def _analyst(record: str, bot: str, lang: str, components: Path | None) -> Analyst:
    return Analyst(record, bot, lang, components)


def _judge(source: Source, number: int) -> Decision:
    """Runs in a worker, which caches the parsed record."""
    return _analyst(*source).judge(number)


def analyse(
    record: str | Game,
    bot: str = "search:200ms",
    report: Report | None = None,
    *,
    seat: int | None = None,
    lang: str = "en",
    processes: int = 1,
    components: Path | None = None,
) -> Analysis:
    """Judge the decisions of a game or record, of all seats or one."""
    told = record if isinstance(record, str) else records.dumps(record)
    return Analyst(told, bot, lang, components).analyse(seat, processes, report)
