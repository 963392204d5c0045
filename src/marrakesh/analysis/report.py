"""An analysis rendered: the course of the game as a chart, the whole as an HTML page."""

from html import escape

from marrakesh.analysis.formats import decimal, marks, when
from marrakesh.analysis.model import Analysis, Decision
from marrakesh.bots.tree import lead
from marrakesh.charts import Line, Mark, lines, page, table
from marrakesh.texts import text


def chart(analysis: Analysis) -> str:
    """The course of the game as SVG: a line per player, a mark at the start of each season."""
    say = text(analysis.lang)
    series = [
        Line(name, [(moment.time, moment.points[seat]) for moment in analysis.course])
        for seat, name in enumerate(analysis.names)
    ]
    begins: dict[int, float] = {}
    for moment in analysis.course:
        begins.setdefault(moment.season, moment.time)
    seasons = [Mark(time, say("season-name", number=season)) for season, time in begins.items()]
    return lines(
        say("analysis-course"), series, say("analysis-round"), say("sheet-points"), seasons
    )


def report(analysis: Analysis) -> str:
    """The whole analysis as a self-contained page."""
    say = text(analysis.lang)
    by = say("analysis-by", bot=analysis.bot)
    sections = [
        (say("analysis-seats"), _seats(analysis) + _paragraph(by)),
        (
            say("analysis-course"),
            _paragraph(say("analysis-course-about")) + chart(analysis),
        ),
        (say("analysis-costliest"), _costliest(analysis)),
        (
            say("analysis-all"),
            _paragraph(marks(analysis.lang, len(analysis.names)))
            + "\n".join(_decision(analysis, decision) for decision in analysis.decisions),
        ),
    ]
    title = say("analysis-title", players=say.listing(analysis.names))
    return page(title, sections, analysis.lang)


def _paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"


def _seats(analysis: Analysis) -> str:
    say, lang = text(analysis.lang), analysis.lang
    keys = ("analysis-player", "analysis-score", "analysis-decisions", "analysis-mean-loss")
    signs = list(analysis.seats[0].marks)
    rows = [
        [
            analysis.names[summary.seat],
            str(analysis.scores[summary.seat]),
            str(summary.decisions),
            decimal(summary.mean_loss, lang),
            *(str(summary.marks[sign]) for sign in signs),
        ]
        for summary in analysis.seats
    ]
    return table([*map(say, keys), *signs], rows)


def _costliest(analysis: Analysis) -> str:
    say, lang = text(analysis.lang), analysis.lang
    keys = ("player", "when", "lost", "played", "better", "why")
    rows = []
    for summary in analysis.seats:
        for decision in map(analysis.decision, summary.costliest):
            rows.append(
                [
                    analysis.names[decision.seat],
                    when(decision, lang),
                    f"{decimal(decision.loss, lang)} {decision.mark}".strip(),
                    decision.choice.words,
                    decision.best.words,
                    decision.why,
                ]
            )
    if not rows:
        return _paragraph(say("analysis-no-mistake"))
    return table([say(f"analysis-{key}") for key in keys], rows, words=(1, 3, 4, 5))


def _decision(analysis: Analysis, decision: Decision) -> str:
    """The action played, which expands to show the alternatives."""
    say, lang = text(analysis.lang), analysis.lang
    name = analysis.names[decision.seat]
    loss = f" ({decimal(decision.loss, lang)})" if decision.mark and decision.loss else ""
    played = f"{when(decision, lang)} · {name}: {decision.choice.words} "
    contest = len(analysis.names) > 1
    rows = [
        [
            ("→ " if option.action == decision.played else "") + option.words,
            " · ".join(decimal(points, lang) for points in option.points),
            *([decimal(lead(option.points, decision.seat), lang)] if contest else []),
            str(option.visits),
        ]
        for option in decision.options
    ]
    keys = ("option", "expects", *(["lead"] if contest else []), "visits")
    return (
        f"<details><summary>{escape(played)}<b>{escape(decision.mark)}</b>{loss}</summary>"
        f"{_paragraph(decision.why) if decision.why else ''}"
        f"{table([say(f'analysis-{key}') for key in keys], rows)}</details>"
    )
