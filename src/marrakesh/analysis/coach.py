"""A reason in words: the plan, what it still lacks, its worth and the opponent it blocks."""

import re
from collections.abc import Sequence
from statistics import mean
from typing import Final

from msgspec.structs import replace

from marrakesh.analysis.continuations import Pair, pairs
from marrakesh.analysis.model import HintOption
from marrakesh.analysis.plans import Planned, in_both, in_first, same_selection, to_select
from marrakesh.analysis.reasons import Block, Cause, Gain, Lacking, Reason, reason
from marrakesh.bots import Budget, Seat
from marrakesh.bots.tree import lead
from marrakesh.narration.events import sentence
from marrakesh.narration.phrases import gains, points, resources, two_digits
from marrakesh.rules.state import Table
from marrakesh.rules.words import COLOURS, LUXURY_TYPES, RESOURCES, SECTORS, STAIRS, colours_in
from marrakesh.texts import slug, text

EQUAL: Final = 0.4
"""Differences in lead below this count as equal."""
SENTENCES: Final = 3
RELIABLE: Final = 30
"""With this many visits, an option's points count half, and its lines the other half."""
LONG: Final = 60
"""Options with more letters than this are named without their details."""


def explain(
    place: Seat,
    best: HintOption,
    rival: HintOption,
    budget: Budget,
    lang: str,
    names: Sequence[str],
) -> list[str]:
    """Why an option is better than another one: sentences, the most important first."""
    found = pairs(place, best.action, rival.action, budget)
    coach = Coach(place.number, names, found[0][0].before.table, lang)
    return coach.reasons(found, best, _estimated(found, best, rival, place.number))


def _estimated(found: list[Pair], best: HintOption, rival: HintOption, seat: int) -> HintOption:
    """The rival with points corrected by its lines: a search hardly visits bad-looking options."""
    share = rival.visits / (rival.visits + RELIABLE)
    points = []
    for place, own in enumerate(best.points):
        seen = own + mean(its.points[place] - one.points[place] for one, its in found)
        points.append(share * rival.points[place] + (1 - share) * seen)
    better = lead(points, seat) > lead(best.points, seat)
    return replace(rival, points=best.points if better else points)


class Coach:
    """Puts the reasons of a seat into words."""

    def __init__(self, seat: int, names: Sequence[str], table: Table, lang: str) -> None:
        say = text(lang)
        self.seat, self.values, self.say, self.lang = seat, table.values, say, lang
        self.names = names or [say("player-name", number=n + 1) for n in range(table.humans)]

    def why(self, found: list[Pair], best: HintOption, rival: HintOption) -> str:
        """The colours to select with an option, and why it is better than its rival."""
        told = [*self._companions(to_select(found, self.seat)), *self.reasons(found, best, rival)]
        return " ".join(told[:SENTENCES])

    def reasons(self, found: list[Pair], best: HintOption, rival: HintOption) -> list[str]:
        """Why an option is better than its rival, based on lines of both: the most important
        sentence first."""
        say, other = self.say, _short(rival.words)
        more = lead(best.points, self.seat) - lead(rival.points, self.seat)
        if same_selection(found, self.seat):
            return [*self._plan(in_both(found, self.seat)), say("coach-order")]
        if abs(more) < EQUAL:
            return [*self._plan(in_both(found, self.seat)), say("coach-equal", other=other)]
        if more < 0:  # a weak bot's choice
            plan = self._plan(in_first(found, self.seat))
            return plan or [say("coach-instead", other=other)]
        fewer = [its - own for own, its in zip(best.points, rival.points, strict=True)]
        return self._sentences(reason(found, self.seat, more, fewer), more, other)

    def _sentences(self, found: Reason, more: float, other: str) -> list[str]:
        """The sentences of a reason, the most important first."""
        facts, worth = self._facts(found), []
        gained = sum(gain.points for gain in found.gains)
        lost = -found.cost.points if found.cost else 0
        if found.gains and (facts or lost < gained >= more / 3):
            worth.append(self._gains(found.gains, "" if facts else other))
        if not facts and not worth:
            worth.append(self._better(found, more, other))
        if found.block:
            worth.append(self._block(found.block))
        if found.cost and (facts or lost < gained):
            worth.append(self._from("coach-less", found.cost))
        return [*facts, *worth]

    def _better(self, found: Reason, more: float, other: str) -> str:
        """By how much the option is better, if no single fact stands out."""
        key = "coach-better" if more >= 1 else "coach-slightly"
        if found.mostly:
            key += "-from"
        sources = self.say.listing(self.say(f"from-{source}") for source in found.mostly)
        return self.say(key, n=round(more), other=other, sources=sources)

    def _facts(self, found: Reason) -> list[str]:
        told = self._plan(found.planned)
        if found.cause:
            told.append(self._cause(found.cause))
        if found.lacking:
            told.append(self._lacking(found.lacking))
        if found.missing is not None:
            cost = resources(self.say, found.missing)
            key = "coach-provisions" if any(found.missing) else "coach-provided"
            told.append(self.say(key, cost=cost))
        return told

    def _plan(self, planned: list[Planned]) -> list[str]:
        return [self.say("coach-plan", deeds=self._achievements(planned))] if planned else []

    def _cause(self, cause: Cause) -> str:
        step = sentence(cause.step, self.lang, self.names, self.seat)
        words = f"{step.actor} {step.did}".strip()
        return self.say("coach-cause", step=words, resource=RESOURCES[cause.resource])

    def _companions(self, colours: int) -> list[str]:
        say = self.say
        names = [say("colour", colour=COLOURS[colour]) for colour in colours_in(colours)]
        return [say("coach-select", colours=say.listing(names))] if names else []

    def _achievements(self, planned: list[Planned]) -> str:
        return self.say.listing(self._achievement(one) for one in planned)

    def _achievement(self, planned: Planned) -> str:
        achievement, say = planned.achievement, self.say
        key = f"plan-{achievement.kind}"
        if achievement.what < 0 and f"{key}-any" in say:
            key += "-any"
        said = say(key, n=planned.n, **self._which(achievement.kind, achievement.what))
        if achievement.kind == "provided" and planned.points:
            return say("coach-deed-saves", deed=said, n=planned.points)
        return say("coach-deed-points", deed=said, n=planned.points) if planned.points else said

    def _which(self, kind: str, what: int) -> dict[str, str | int]:
        """The tile, sector or stair of an achievement as a parameter of its text."""
        match kind:
            case "complete" | "vendor":
                return {"sector": SECTORS[what]}
            case "threshold" | "pawn":
                return {"stair": STAIRS[what]}
            case "luxury":
                return {"luxury": slug(LUXURY_TYPES[what])}
            case "rapid":
                gain = gains(self.say, (self.values.rapid_bonus[what],))
                return {"number": what + 1, "gain": gain}
            case "goal":
                return {"number": what}
        return {"number": two_digits(what)}

    def _lacking(self, lacking: Lacking) -> str:
        say, n = self.say, lacking.keshis
        what = [say(f"lacks-{COLOURS[lacking.sector]}", n=n)] if n else []
        if lacking.vendor:
            what.append(say("lacks-vendor"))
        return say(
            "coach-lacking",
            n=n + lacking.vendor,
            what=say.listing(what),
            sector=SECTORS[lacking.sector],
            worth=points(say, self.values.complete_sector),
        )

    def _gains(self, found: list[Gain], other: str) -> str:
        """The sources that gain most, compared with the other option if it is given."""
        key = "coach-compared" if other else "coach-more"
        first, *others = found
        if not others:
            return self._from(key, first, other=other)
        also = others[0]
        m = also.points
        return self._from(f"{key}-two", first, also=self._source(also), m=m, other=other)

    def _from(self, key: str, gain: Gain, **params: str | int) -> str:
        return self.say(key, n=abs(gain.points), **{"from": self._source(gain)}, **params)

    def _source(self, gain: Gain) -> str:
        return self.say(f"from-{gain.source}")

    def _block(self, block: Block) -> str:
        say = self.say
        player = self.names[block.seat] if block.seat < len(self.names) else say("the-pashabot")
        if block.colour < 0:
            return say("coach-slows", player=player, n=block.points)
        return say("coach-keeps", player=player, colour=COLOURS[block.colour], n=block.n)


def _short(option: str) -> str:
    """An option's words without inner quotes; if long, without the explanation after the colon."""
    option = re.sub(r"[“„‘](.*?)[”“’](?=\W|$)", r"\1", option)
    head = option.partition(": ")[0]
    whole = len(option) <= LONG or len(head) < LONG // 4 or head.count("(") > head.count(")")
    return option if whole else head
