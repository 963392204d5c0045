"""Tables of figures, for the terminal and for HTML pages."""

from html import escape
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from marrakesh.arena.estimates import NORMAL, Estimate
from marrakesh.arena.ratings import Rating
from marrakesh.terminal.look import QUIET


class Grid(NamedTuple):
    """A table of formatted cells, with names in the first column."""

    title: str
    head: list[str]
    rows: list[list[str]]
    note: str = ""


def as_table(grid: Grid) -> Table:
    """Return a grid as a table for the terminal."""
    table = Table(title=grid.title, title_justify="left", caption_justify="left")
    table.caption = Text(grid.note, QUIET) if grid.note else None
    for index, name in enumerate(grid.head):
        table.add_column(name, justify="right" if index else "left")
    for row in grid.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


def as_html(grid: Grid) -> str:
    """Return a grid as HTML for a page, without its title."""
    head = "".join(f"<th>{escape(name)}</th>" for name in grid.head)
    rows = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in grid.rows)
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    note = f"<p>{escape(grid.note)}</p>" if grid.note else ""
    return f"<table><tr>{head}</tr>{body}</table>{note}"


def points(estimate: Estimate | None, sign: str = "") -> str:
    """Format points, as in `112.3 ±1.9`; the sign "+" is for differences, as in `+12.3 ±1.9`."""
    if estimate is None:
        return "–"
    margin = "" if estimate.high is None else f" ±{estimate.high - estimate.value:.1f}"
    return f"{estimate.value:{sign}z.1f}{margin}"


def percent(estimate: Estimate | None) -> str:
    """Format a share in per cent, as in `61.2 (54.1–68.0)`."""
    if estimate is None:
        return "–"
    share = estimate.times(100)
    interval = "" if share.low is None else f" ({share.low:.1f}–{share.high:.1f})"
    return f"{share.value:.1f}{interval}"


def rated(rating: Rating | None) -> str:
    return "–" if rating is None else f"{rating.mu:.1f} ±{NORMAL * rating.sigma:.1f}"


def seconds(length: float) -> str:
    """Format a duration, given in seconds, to about three significant digits."""
    if length >= 1:
        return f"{length:.2f} s"
    return f"{1000 * length:.{0 if length >= 0.1 else 1 if length >= 0.01 else 2}f} ms"
