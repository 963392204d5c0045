"""An analysis in the terminal: how well each player decided, and the cost of mistakes."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from marrakesh.analysis import Analysis, Decision
from marrakesh.analysis.formats import decimal, marks, when
from marrakesh.terminal.look import HEADING, QUIET, Look


def verdicts(analysis: Analysis, judged_of: int, look: Look) -> RenderableType:
    """A summary that fits on a screen or two."""
    say = look.say
    parts: list[RenderableType] = [
        look.heading("analysis-title", players=say.listing(look.names)),
        Text(say("analysis-by", bot=analysis.bot), QUIET),
    ]
    if not analysis.complete:
        done = str(len(analysis.decisions))
        parts.append(Text(say("analysis-interrupted", done=done, all=str(judged_of)), HEADING))
    if not analysis.over:
        parts.append(Text(say("retell-running"), QUIET))
    parts += [_seats(analysis, look), Text(marks(look.lang, len(analysis.names)), QUIET), Text()]
    return Group(*parts, *_mistakes(analysis, look))


def _seats(analysis: Analysis, look: Look) -> Table:
    table = Table()
    table.add_column(look.say("analysis-player"))
    signs = list(analysis.seats[0].marks)
    keys = ("analysis-score", "analysis-decisions", "analysis-mean-loss")
    for heading in (*map(look.say, keys), *signs):
        table.add_column(heading, justify="right")
    for summary in analysis.seats:
        table.add_row(
            look.name(summary.seat),
            str(analysis.scores[summary.seat]),
            str(summary.decisions),
            decimal(summary.mean_loss, look.lang),
            *(str(summary.marks[sign]) for sign in signs),
        )
    return table


def _mistakes(analysis: Analysis, look: Look) -> list[RenderableType]:
    """Each player's most costly decisions, in game order."""
    worst = sorted(number for summary in analysis.seats for number in summary.costliest)
    if not worst:
        return [Text(look.say("analysis-no-mistake"))]
    shown: list[RenderableType] = [look.heading("analysis-costliest")]
    shown += [_mistake(analysis.decision(number), look) for number in worst]
    return shown


def _mistake(decision: Decision, look: Look) -> Text:
    lost = f"{decision.mark:2} {decimal(decision.loss, look.lang):>4} "
    return Text.assemble(
        (lost, HEADING),
        look.name(decision.seat),
        (f" · {when(decision, look.lang)}\n", QUIET),
        f"     {look.say('analysis-played')}: {decision.choice.words}\n",
        f"     {look.say('analysis-better')}: {decision.best.words}\n",
        (f"     {decision.why}", QUIET),
    )
