"""A contest report rendered for the terminal and as a page."""

from html import escape

from rich.console import Group, RenderableType
from rich.text import Text

from marrakesh.arena.estimates import Estimate
from marrakesh.arena.grids import Grid, as_html, as_table, percent, points, rated, seconds
from marrakesh.arena.report import Report, Standing
from marrakesh.arena.simulation_tables import by_category, setting_lines
from marrakesh.charts import Bar, bars, page
from marrakesh.narration import category_name
from marrakesh.terminal.look import HEADING, Look, rows


def for_terminal(report: Report, look: Look) -> RenderableType:
    overview = rows()
    for heading, *lines in _overview(report, look):
        for index, line in enumerate(lines):
            overview.add_row(Text(heading if index == 0 else "", HEADING), line)
    return Group(overview, Text(), *(as_table(grid) for grid in grids(report, look)))


def as_page(report: Report, look: Look) -> str:
    """Return the same report as an HTML page, with charts."""
    overview = "".join(
        f"<p><b>{escape(heading)}</b> {escape('; '.join(lines))}</p>"
        for heading, *lines in _overview(report, look)
    )
    plots = "".join(bars(title, some, unit) for title, some, unit in _plots(report, look))
    sections = [(grid.title, as_html(grid)) for grid in grids(report, look)]
    sections[0] = sections[0][0], overview + plots + sections[0][1]
    return page(look.say("arena-title"), sections, look.lang)


def grids(report: Report, look: Look) -> list[Grid]:
    some = [_standings(report, look), _thinking(report, look)]
    if report.pairs:
        some.append(_pairs(report, look))
    return [*some, _sources(report, look)]


def _overview(report: Report, look: Look) -> list[list[str]]:
    """Return headings, each followed by its lines."""
    played = look.say("sim-of", n=report.games, all=str(report.planned))
    config = report.plan.config
    setting = [*setting_lines(config, look), look.say("arena-players", n=config.players)]
    seed = look.say("sim-seed", seed=str(report.plan.seed))
    return [[look.say("sim-games"), played], [look.say("sim-what"), *setting, seed]]


def _plots(report: Report, look: Look) -> list[tuple[str, list[Bar], str]]:
    standings = report.standings
    shares = [_bar(one.bot, one.wins.times(100)) for one in standings if one.wins]
    scores = [_bar(one.bot, one.score) for one in standings]
    thought = [
        Bar(one.bot, *[1000 * one.thought.mean] * 3) for one in standings if one.thought.mean
    ]
    drawn = [
        (look.say("arena-wins"), shares, ""),
        (look.say("sheet-points"), scores, ""),
        (look.say("arena-thinking"), thought, "ms"),
    ]
    return [plot for plot in drawn if plot[1]]


def _bar(label: str, estimate: Estimate) -> Bar:
    value = estimate.value
    if estimate.low is None or estimate.high is None:
        return Bar(label, value, value, value)
    return Bar(label, value, estimate.low, estimate.high)


def _standings(report: Report, look: Look) -> Grid:
    columns = ["arena-bot", "arena-played", "sheet-points"]
    solo = report.plan.config.solo
    if solo == "simplified":
        columns.append("arena-levels")
    else:
        columns[2:2] = ["arena-wins"]
        columns += ["arena-lead"] if solo else ["arena-lead", "arena-rating"]
    some = [[_cell(one, column) for column in columns] for one in report.standings]
    notes = [f"{column}-note" for column in columns if f"{column}-note" in look.say]
    return Grid(
        look.say("arena-standings"), [look.say(column) for column in columns], some,
        " ".join(map(look.say, ["arena-note", *notes])),
    )  # fmt: skip


def _cell(one: Standing, column: str) -> str:
    """Return a bot's cell in the column whose heading has this text key."""
    if column == "arena-wins":
        return percent(one.wins)
    if column == "sheet-points":
        return points(one.score)
    if column == "arena-lead":
        return points(one.lead, "+")
    if column == "arena-rating":
        return rated(one.rating)
    if column == "arena-levels":
        return " / ".join(f"{100 * share:.0f}" for share in one.levels or [])
    return one.bot if column == "arena-bot" else str(one.seats)


def _thinking(report: Report, look: Look) -> Grid:
    keys = ("arena-bot", "sim-mean", "arena-most", "arena-longest")
    some = []
    for one in report.standings:
        thought = one.thought
        lengths = (thought.mean, thought.p95, thought.longest)
        some.append([one.bot, *(seconds(length) for length in lengths)])
    return Grid(look.say("arena-thinking"), [look.say(key) for key in keys], some)


def _pairs(report: Report, look: Look) -> Grid:
    keys = ("arena-bot", "arena-against", "arena-meetings", "arena-ahead", "arena-lead")
    some = [
        [pair.bot, pair.other, str(pair.meetings), percent(pair.ahead), points(pair.lead, "+")]
        for pair in report.pairs
    ]
    return Grid(look.say("arena-pairs"), [look.say(key) for key in keys], some)


def _sources(report: Report, look: Look) -> Grid:
    columns = [by_category(one.points) for one in report.standings]
    total: dict[str, float] = {}
    for column in columns:
        for category, number in column.items():
            total[category] = total.get(category, 0) + number
    some = [
        [
            category_name(category, look.lang),
            *(f"{column.get(category, 0):.2f}" for column in columns),
        ]
        for category in sorted(total, key=lambda category: -total[category])
    ]
    head = [look.say("sheet-source"), *(one.bot for one in report.standings)]
    return Grid(look.say("sim-sources"), head, some)
