"""SVG charts and an HTML page to show them on: plain strings, with light and dark themes.

Each chart embeds its own style, and its figures as a description for screen readers.
"""

import math
from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Final, NamedTuple

WIDTH: Final = 760
ROW: Final = 28
"""Height of a bar plus the gap below it."""
HEIGHT: Final = 420
"""Height of a line chart."""
TOP: Final = 64
BOTTOM: Final = 44
EDGE: Final = 20
LETTER: Final = 7.2
"""Approximate width of a letter; there is no font to measure."""
LONGEST_LABEL: Final = 36
SERIES: Final = 6
"""Colours that stay distinct with colour blindness: CIE76 of at least 14, the first four 21."""

STYLE: Final = """
.chart { --paper: #fffaf2; --ink: #3a2a20; --soft: #7b675a; --grid: #eadfcf;
  --c0: #8f2f12; --c1: #2a4bb0; --c2: #14806d; --c3: #a87400; --c4: #7a3470; --c5: #4d443c;
  font: 14px system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { .chart { --paper: #211a16; --ink: #f4e9dc; --soft: #b9a696;
  --grid: #3b302a; --c0: #e57857; --c1: #7c97de; --c2: #58e4cd; --c3: #ffc53d; --c4: #d08bc4;
  --c5: #a6d9f2; } }
.chart .paper { fill: var(--paper); } .chart text { fill: var(--ink); }
.chart .name { font-size: 17px; font-weight: 600; } .chart .soft { fill: var(--soft); }
.chart .soft, .chart .small { font-size: 12px; } .chart .end { text-anchor: end; }
.chart .middle { text-anchor: middle; } .chart .label { font-weight: 600; }
.chart .grid { stroke: var(--grid); } .chart .zero { stroke: var(--soft); }
.chart .mark { stroke: var(--soft); stroke-dasharray: 2 4; }
.chart .bar { fill: var(--c0); } .chart .bar.minus { fill: var(--c1); }
.chart .whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.chart .whisker.halo { stroke: var(--paper); stroke-width: 4; }
.chart .line { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; }
""" + "".join(
    f".chart .line.s{number} {{ stroke: var(--c{number}); }}"
    f" .chart .s{number}.dot, .chart text.s{number} {{ fill: var(--c{number}); }}\n"
    for number in range(SERIES)
)

PAGE_STYLE: Final = """
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 800px; padding: 2rem 1.25rem 4rem; line-height: 1.5;
  font-family: system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  background: #fffaf2; color: #3a2a20; }
h1 { border-bottom: 3px solid #c4501f; padding-bottom: .4rem; }
h2 { margin-top: 2.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem .3rem 0; text-align: right; vertical-align: top;
  white-space: nowrap; border-bottom: 1px solid #eadfcf; }
th:first-child, td:first-child, .words { text-align: left; }
td:first-child, .words { white-space: normal; }
details { margin: .4rem 0; } details table { margin: .4rem 0 1rem 1rem; }
summary { cursor: pointer; }
@media (prefers-color-scheme: dark) { body { background: #211a16; color: #f4e9dc; }
  h1 { border-color: #ff8f5e; } th, td { border-color: #3b302a; } }
"""


class Bar(NamedTuple):
    """A value with its interval; no whisker is drawn if low and high are equal."""

    label: str
    value: float
    low: float
    high: float


class Line(NamedTuple):
    """A line through points from left to right."""

    label: str
    points: Sequence[tuple[float, float]]


class Mark(NamedTuple):
    """A labelled position on the horizontal axis, such as the end of a season."""

    x: float
    label: str


class Scale:
    """Maps values to positions on the chart, with ticks at round numbers."""

    def __init__(self, low: float, high: float, start: float, end: float, ticks: int) -> None:
        if low == high:
            low, high = low - 1, high + 1
        rough = (high - low) / ticks
        power = 10.0 ** math.floor(math.log10(rough))
        self.step = next(power * k for k in (1, 2, 2.5, 5, 10) if power * k >= rough * 0.999)
        self.low = math.floor(low / self.step + 1e-9) * self.step
        self.high = math.ceil(high / self.step - 1e-9) * self.step
        self.start, self.end = start, end

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(self.start + share * (self.end - self.start), 1)

    def ticks(self) -> list[float]:
        number = round((self.high - self.low) / self.step)
        return [self.low + self.step * index for index in range(number + 1)]


def bars(title: str, rows: Sequence[Bar], unit: str = "") -> str:
    """Horizontal bars with whiskers for their 95 % intervals."""
    ends = [end for row in rows for end in (row.value, row.low, row.high)]
    labels = [_short(row.label) for row in rows]
    figures = [_figure(row.value) for row in rows]
    left = EDGE + LETTER * max(map(len, labels), default=0) + 12
    right = WIDTH - EDGE - LETTER * max(map(len, figures), default=0) - 10
    scale = Scale(min([0.0, *ends]), max([0.0, *ends]), left, right, 5)
    top = TOP if not unit else TOP + 14
    bottom = top + ROW * len(rows)
    body = [_text(EDGE, 52, unit, "soft")] if unit else []
    for tick in scale.ticks():
        x = scale.at(tick)
        kind = "zero" if abs(tick) < scale.step / 2 else "grid"
        body.append(_rule(x, top - 4, x, bottom, kind))
        body.append(_text(x, bottom + 18, _tick(tick), "soft middle"))
    for index, row in enumerate(rows):
        y = top + ROW * index + ROW // 2
        body.append(f"<g><title>{escape(_told(row))}</title>")
        body.append(_text(left - 12, y + 4, labels[index], "end"))
        body += _bar(row, y, scale)
        body.append(_text(WIDTH - EDGE, y + 4, figures[index], "end small") + "</g>")
    return _chart(title, "; ".join(map(_told, rows)), bottom + BOTTOM - 14, body)


def _bar(row: Bar, y: int, scale: Scale) -> list[str]:
    zero, x = scale.at(0), scale.at(row.value)
    kind = "bar minus" if row.value < 0 else "bar"
    shape = (
        f'<rect class="{kind}" x="{min(zero, x)}" y="{y - 8}" width="{abs(x - zero):.1f}"'
        ' height="16" rx="2"/>'
    )
    if row.low == row.high:
        return [shape]
    low, high = scale.at(row.low), scale.at(row.high)
    path = f"M{low} {y - 5}v10M{high} {y - 5}v10M{low} {y}H{high}"
    return [shape, f'<path class="whisker halo" d="{path}"/><path class="whisker" d="{path}"/>']


def _told(row: Bar) -> str:
    interval = "" if row.low == row.high else f" ({_figure(row.low)} … {_figure(row.high)})"
    return f"{row.label}: {_figure(row.value)}{interval}"


def lines(
    title: str,
    series: Sequence[Line],
    x_label: str,
    y_label: str,
    marks: Sequence[Mark] = (),
) -> str:
    """A line chart, each line labelled at its right end."""
    xs = [x for line in series for x, _ in line.points]
    ys = [y for line in series for _, y in line.points]
    labels = [_short(line.label) for line in series]
    right = WIDTH - EDGE - LETTER * max(map(len, labels), default=0) - 14
    top, bottom = TOP + 24, HEIGHT - BOTTOM
    down = Scale(min(ys, default=0), max(ys, default=1), bottom, top, 6)
    left = EDGE + LETTER * max(len(_tick(tick)) for tick in down.ticks()) + 8
    along = Scale(min(xs, default=0), max(xs, default=1), left, right, 8)
    along.low, along.high = min(xs, default=0), max(xs, default=1)  # lines span the full width
    if along.low == along.high:
        along.high += 1
    body = [_text(EDGE, 52, y_label, "soft"), _text(right, HEIGHT - 8, x_label, "soft end")]
    for tick in down.ticks():
        y = down.at(tick)
        body.append(_rule(left, y, right, y, "zero" if tick == 0 else "grid"))
        body.append(_text(left - 8, y + 4, _tick(tick), "soft end"))
    first = math.ceil(along.low / along.step - 1e-9)
    for number in range(first, math.floor(along.high / along.step + 1e-9) + 1):
        tick = number * along.step
        body.append(_text(along.at(tick), bottom + 18, _tick(tick), "soft middle"))
    for mark in marks:
        x = along.at(mark.x)
        body.append(_rule(x, top - 6, x, bottom, "mark"))
        body.append(_text(x, top - 12, mark.label, "soft middle"))
    body += _courses(series, along, down)
    places = _apart([down.at(line.points[-1][1]) if line.points else top for line in series])
    for index, (label, y) in enumerate(zip(labels, places, strict=True)):
        body.append(_text(right + 12, y + 5, label, f"label s{index % SERIES}"))
    ends = [f"{line.label}: {_figure(line.points[-1][1])}" for line in series if line.points]
    return _chart(title, "; ".join(ends), HEIGHT, body)


def _courses(series: Sequence[Line], along: Scale, down: Scale) -> list[str]:
    drawn = []
    for index, line in enumerate(series):
        colour = f"s{index % SERIES}"
        places = [(along.at(x), down.at(y)) for x, y in line.points]
        path = " ".join(f"{x},{y}" for x, y in places)
        drawn.append(
            f'<polyline class="line {colour}" points="{path}">'
            f"<title>{escape(line.label)}</title></polyline>"
        )
        for x, y in places[-1:]:
            drawn.append(f'<circle class="dot {colour}" cx="{x}" cy="{y}" r="4"/>')
    return drawn


def _apart(places: list[float]) -> list[float]:
    """Label positions, moved as little as needed so that no two overlap."""
    gap = 18.0
    order = sorted(range(len(places)), key=places.__getitem__)
    moved = places[:]
    for _ in places:
        for above, below in pairwise(order):
            missing = gap - (moved[below] - moved[above])
            if missing > 0:
                moved[above] -= missing / 2
                moved[below] += missing / 2
    return [round(place, 1) for place in moved]


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], words: Sequence[int] = ()) -> str:
    """An HTML table: names in the first column, text in the `words` columns, figures elsewhere."""
    kinds = [' class="words"' if column in words else "" for column in range(len(headings))]

    def line(cells: Sequence[str], tag: str) -> str:
        shown = zip(cells, kinds, strict=True)
        return "".join(f"<{tag}{kind}>{escape(cell)}</{tag}>" for cell, kind in shown)

    body = "\n".join(f"<tr>{line(row, 'td')}</tr>" for row in rows)
    return f"<table><thead><tr>{line(headings, 'th')}</tr></thead>\n<tbody>{body}</tbody></table>"


def page(title: str, sections: Sequence[tuple[str, str]], lang: str = "en") -> str:
    """A self-contained page: plain-text headings, each with its HTML below."""
    parts = [
        f'<section><h2>{escape(heading)}</h2><div class="wide">{html}</div></section>'
        for heading, html in sections
    ]
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{PAGE_STYLE}</style>\n"
        f"<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</html>\n"
    )


def _chart(title: str, told: str, height: int, body: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" width="{WIDTH}"'
        f' height="{height}" viewBox="0 0 {WIDTH} {height}"'
        f' aria-label="{escape(f"{title}. {told}")}">'
        f"<title>{escape(title)}</title><desc>{escape(told)}</desc><style>{STYLE}</style>"
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="10"/>'
        + _text(EDGE, 32, title, "name")
        + "".join(body)
        + "</svg>"
    )


def _text(x: float, y: float, words: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def _rule(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _short(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def _tick(value: float) -> str:
    return _minus(f"{round(value, 6):.10g}")


def _figure(value: float) -> str:
    """A number with a readable number of digits."""
    digits = 0 if abs(value) >= 100 or value == round(value) else 1 if abs(value) >= 10 else 2
    return _minus(f"{value:.{digits}f}")


def _minus(figure: str) -> str:
    """The figure with a typographic minus sign."""
    return figure.replace("-", "\u2212")
