"""The results of an analysis as plain, JSON-serialisable data."""

from typing import Final

import msgspec

from marrakesh.bots.tree import lead

MARKS: Final = ((6.0, "??"), (3.0, "?"), (1.0, "?!"))
"""Minimum loss of lead, in points, for each mark."""
ONLY_GOOD: Final = 3.0
"""How much better than all others the best action must be for an exclamation mark."""
COSTLIEST: Final = 5
"""How many of a seat's most costly decisions are listed."""


class HintOption(msgspec.Struct, frozen=True):
    """A legal action and its expected result."""

    action: int
    words: str
    points: list[float]
    """The expected final points by seat."""
    visits: int
    """Visits in the search: the more, the more reliable the points."""


class Decision(msgspec.Struct, frozen=True):
    """A decision, judged by what its seat could know."""

    number: int
    """Its index among the game's actions."""
    seat: int
    season: int
    round: int
    played: int
    options: list[HintOption]
    """Best first."""
    loss: float
    """Points of lead lost against the best action."""
    mark: str
    """`!` the only good action, `?!` doubtful, `?` a mistake, `??` a blunder, or nothing."""
    why: str = ""
    """For a marked decision, why the best action is better than the one played or the runner-up."""

    @property
    def best(self) -> HintOption:
        return self.options[0]

    @property
    def choice(self) -> HintOption:
        """The option that was played."""
        return next(option for option in self.options if option.action == self.played)


class Expectation(msgspec.Struct, frozen=True):
    """Each seat's expected points at the start of a round or the end of the record."""

    season: int
    round: int
    time: float
    """In rounds since the start."""
    points: list[float]
    """The expected final points by seat, each based on what that seat could know."""


class Summary(msgspec.Struct, frozen=True):
    """The quality of a seat's decisions, in figures."""

    seat: int
    decisions: int
    mean_loss: float
    marks: dict[str, int]
    """The number of decisions with each mark."""
    costliest: list[int]
    """The numbers of the most costly marked decisions, worst first."""


class Analysis(msgspec.Struct, frozen=True):
    """A game, decision by decision."""

    bot: str
    lang: str
    names: list[str]
    scores: list[int]
    """The points at the end of the record."""
    over: bool
    """Whether the game was over by then."""
    complete: bool
    """Whether all decisions were judged, without an interruption."""
    decisions: list[Decision]
    course: list[Expectation]
    seats: list[Summary]

    def decision(self, number: int) -> Decision:
        return next(decision for decision in self.decisions if decision.number == number)


class Hint(msgspec.Struct, frozen=True):
    """The action that a bot would take now, its alternatives, and the reason."""

    seat: int
    options: list[HintOption]
    """Best first."""
    also: list[int]
    """The other actions of the same selection, if it needs several."""
    where: str
    """Where the whole selection sends assistants, in words; else empty."""
    why: str
    """The most important reason, in a sentence."""


def behind(options: list[HintOption], seat: int, index: int) -> float:
    """Points of lead that an option loses against the best one."""
    best, other = (lead(option.points, seat) for option in (options[0], options[index]))
    return round(max(0.0, best - other), 2)


def only_good(options: list[HintOption], seat: int) -> bool:
    """Whether the first of several options is much better than all others."""
    rest = [behind(options, seat, other) for other in range(1, len(options))]
    return len(rest) > 1 and min(rest) >= ONLY_GOOD


def mark(loss: float, options: list[HintOption], seat: int, index: int) -> str:
    """The mark of a decision for the option with this index."""
    if index == 0:
        return "!" if only_good(options, seat) else ""
    return next((sign for least, sign in MARKS if loss >= least), "")


def summarise(decisions: list[Decision], seats: list[int]) -> list[Summary]:
    """How well these seats decided."""
    return [_summary(seat, [one for one in decisions if one.seat == seat]) for seat in seats]


def _summary(seat: int, decisions: list[Decision]) -> Summary:
    marks = dict.fromkeys(("!", *(sign for _, sign in reversed(MARKS))), 0)
    for decision in decisions:
        if decision.mark:
            marks[decision.mark] += 1
    mistakes = [decision for decision in decisions if decision.loss >= MARKS[-1][0]]
    mistakes.sort(key=lambda decision: -decision.loss)
    return Summary(
        seat,
        len(decisions),
        sum(decision.loss for decision in decisions) / max(1, len(decisions)),
        marks,
        [decision.number for decision in mistakes[:COSTLIEST]],
    )
