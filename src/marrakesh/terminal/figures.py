"""What a simulation came to, as tables."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from marrakesh.simulation import Plan, Tally
from marrakesh.terminal.look import QUIET, Look, rows
from marrakesh.terminal.scores import group_name, group_of


def figures(plan: Plan, tally: Tally, look: Look) -> RenderableType:
    """The whole summary."""
    return Group(_overview(plan, tally, look), Text(), _seats(tally, look), _sources(tally, look))


def _overview(plan: Plan, tally: Tally, look: Look) -> Table:
    grid = rows()
    config = plan.config
    rate = tally.games / tally.seconds if tally.seconds else 0.0
    grid.add_row(look.heading("sim-games"), look.say("sim-of", n=tally.games, all=str(plan.games)))
    grid.add_row(look.heading("sim-what"), look.say(f"edition-{config.edition}"))
    grid.add_row("", look.say(f"tower-layer-{config.tower}"))
    if config.modules:
        grid.add_row("", look.modules(config.modules))
    grid.add_row("", look.say("sim-seed", seed=str(plan.seed)))
    grid.add_row(look.heading("sim-speed"), look.say("sim-rate", rate=f"{rate:.0f}"))
    length = tally.decisions
    grid.add_row(
        look.heading("sim-decisions"),
        f"{_pm(length.mean, length.margin)} ({length.least}–{length.most})",
    )
    grid.add_row(look.heading("sim-options"), f"{tally.mean_options():.2f}")
    if tally.interrupted:
        grid.add_row("", Text(look.say("sim-interrupted"), style="bold"))
    return grid


def _seats(tally: Tally, look: Look) -> Table:
    table = Table(title=look.say("sim-seats"), title_justify="left", caption_justify="left")
    table.caption = Text(look.say("sim-interval"), QUIET)
    table.add_column(look.say("sim-seat"))
    for key in ("sim-mean", "sim-sd", "sim-least", "sim-most", "sim-wins"):
        table.add_column(look.say(key), justify="right")
    for seat, scores in enumerate(tally.scores):
        wins = f"{_pm(100 * tally.win_share(seat), 100 * tally.win_margin(seat))} %"
        table.add_row(
            look.name(seat),
            _pm(scores.mean, scores.margin),
            f"{scores.deviation:.1f}",
            str(scores.least),
            str(scores.most),
            wins,
        )
    return table


def _sources(tally: Tally, look: Look) -> Table:
    table = Table(title=look.say("sim-sources"), title_justify="left")
    table.add_column(look.say("sheet-source"))
    table.add_column(look.say("sheet-points"), justify="right")
    groups: Counter[str] = Counter()
    for source, points in tally.points.items():
        groups[group_of(source)] += points
    shares = tally.games * len(tally.scores)
    for group, points in groups.most_common():
        table.add_row(group_name(group, look), f"{points / shares:.2f}")
    return table


def _pm(mean: float, margin: float) -> str:
    return f"{mean:.1f} ±{margin:.1f}"
