"""The results of a simulation as tables for the terminal."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from marrakesh.arena.job import levels_of
from marrakesh.arena.plan import Plan
from marrakesh.arena.simulation import Tally
from marrakesh.narration import category_name
from marrakesh.narration.solo import opponent
from marrakesh.rules.config import Config
from marrakesh.rules.sources import category_of
from marrakesh.terminal.look import QUIET, Look, rows


def figures(plan: Plan, tally: Tally, look: Look) -> RenderableType:
    """Return the whole summary of a simulation."""
    parts: list[RenderableType] = [_overview(plan, tally, look), Text(), _seats(plan, tally, look)]
    if plan.setting.config.solo == "simplified":
        parts.append(_levels(plan, tally, look))
    return Group(*parts, _sources(plan, tally, look))


def _overview(plan: Plan, tally: Tally, look: Look) -> Table:
    grid = rows()
    config = plan.setting.config
    rate = tally.games / tally.seconds if tally.seconds else 0.0
    grid.add_row(look.heading("sim-games"), look.say("sim-of", n=tally.games, all=str(plan.games)))
    heading = look.heading("sim-what")
    for line in setting_lines(config, look):
        grid.add_row(heading, line)
        heading = Text()
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


def setting_lines(config: Config, look: Look) -> list[str]:
    """Return the settings of the games as lines: edition, tower layer, opponent, modules."""
    lines = [look.say(f"edition-{config.edition}"), look.say(f"tower-layer-{config.tower}")]
    if config.solo:
        lines.append(opponent(config, look.say))
    if config.modules:
        lines.append(look.modules(config.modules))
    return lines


def _seats(plan: Plan, tally: Tally, look: Look) -> Table:
    """Tabulate the points of each seat and, except against the simplified Pashabot, its wins."""
    table = Table(title=look.say("sim-seats"), title_justify="left", caption_justify="left")
    table.caption = Text(look.say("sim-interval"), QUIET)
    table.add_column(look.say("sim-seat"))
    contest = plan.setting.config.solo != "simplified"
    keys = ("sim-mean", "sim-sd", "sim-least", "sim-most", "sim-wins")
    for key in keys if contest else keys[:-1]:
        table.add_column(look.say(key), justify="right")
    for seat, scores in enumerate(tally.scores):
        wins = _pm(100 * tally.win_share(seat), 100 * tally.win_margin(seat))
        table.add_row(
            look.name(seat),
            _pm(scores.mean, scores.margin),
            f"{scores.deviation:.1f}",
            str(scores.least),
            str(scores.most),
            *([look.say("sim-share", share=wins)] if contest else []),
        )
    return table


def _levels(plan: Plan, tally: Tally, look: Look) -> Table:
    """Tabulate the share of games that reached each level against the simplified Pashabot."""
    table = Table(title=look.say("sim-levels"), title_justify="left")
    table.add_column(look.say("sim-level"))
    for key in ("sheet-points", "sim-reached"):
        table.add_column(look.say(key), justify="right")
    for level, points in enumerate(levels_of(plan.setting), 1):
        share = f"{100 * tally.level_share(level):.1f}"
        title = look.say("solo-title", rank=level)
        table.add_row(title, str(points), look.say("sim-share", share=share))
    return table


def _sources(plan: Plan, tally: Tally, look: Look) -> Table:
    """Tabulate mean points by category, per player and separately for the Pashabot."""
    table = Table(title=look.say("sim-sources"), title_justify="left")
    table.add_column(look.say("sheet-source"))
    solo = bool(plan.setting.config.solo)
    columns = [by_category(points) for points in (tally.sources if solo else [tally.points])]
    shares = tally.games if solo else tally.games * len(tally.scores)
    if len(columns) == 1:
        table.add_column(look.say("sheet-points"), justify="right")
    else:
        for seat in range(len(columns)):
            table.add_column(look.name(seat), justify="right")
    for category in by_category(tally.points):
        means = [f"{column.get(category, 0) / shares:.2f}" for column in columns]
        table.add_row(category_name(category, look.lang), *means)
    return table


def by_category(points: Mapping[str, float]) -> dict[str, float]:
    """Return points by category of source, largest first."""
    categories: dict[str, float] = {}
    for source, number in points.items():
        categories[category_of(source)] = categories.get(category_of(source), 0) + number
    return dict(sorted(categories.items(), key=lambda item: -item[1]))


def _pm(mean: float, margin: float) -> str:
    return f"{mean:.1f} ±{margin:.1f}"
