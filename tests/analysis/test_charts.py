"""Charts are well-formed, state everything as text, and put things where they belong."""

import itertools
import re
from xml.etree import ElementTree as ET

import pytest

from marrakesh.charts import Bar, Line, Mark, bars, lines, page, table

SVG = "{http://www.w3.org/2000/svg}"
NASTY = 'Ada & <b>"Ben"</b>'


def texts(chart: str) -> list[str]:
    return [text.text or "" for text in ET.fromstring(chart).iter(f"{SVG}text")]


def rects(chart: str) -> list[tuple[str, float, float]]:
    """Return the bars: class, left end and width."""
    found = ET.fromstring(chart).iter(f"{SVG}rect")
    shown = [rect for rect in found if "bar" in rect.attrib["class"]]
    return [
        (rect.attrib["class"], float(rect.attrib["x"]), float(rect.attrib["width"]))
        for rect in shown
    ]


def test_lengths_of_bars_are_proportional_to_their_values() -> None:
    chart = bars("Worth", [Bar("one", 10, 8, 12), Bar("two", 5, 4, 6), Bar("loss", -5, -6, -4)])
    (_, left, long), (_, other_left, short), (kind, minus_left, minus) = rects(chart)
    assert left == other_left
    assert long == pytest.approx(2 * short, abs=0.3)
    assert minus == pytest.approx(short, abs=0.3)
    assert kind == "bar minus"
    assert minus_left + minus == pytest.approx(left, abs=0.3)


def test_whiskers_are_drawn_only_for_intervals() -> None:
    chart = bars("Worth", [Bar("sure", 3, 3, 3), Bar("unsure", 3, 1, 6)])
    paths = [path.attrib for path in ET.fromstring(chart).iter(f"{SVG}path")]
    assert len([path for path in paths if path["class"] == "whisker"]) == 1
    (low, high) = re.findall(r"M([\d.]+) \d+v10", paths[0]["d"])
    zero, width = rects(chart)[1][1:]
    assert float(low) == pytest.approx(zero + width / 3, abs=0.3)
    assert float(high) == pytest.approx(zero + width * 2, abs=0.3)


def test_chart_has_a_text_alternative() -> None:
    chart = ET.fromstring(bars("Wins", [Bar("greedy", 0.25, 0.2, 0.31)]))
    assert chart.findtext(f"{SVG}title") == "Wins"
    assert chart.findtext(f"{SVG}desc") == "greedy: 0.25 (0.20 … 0.31)"
    assert chart.attrib["role"] == "img"
    chart = ET.fromstring(lines("Course", [Line("Ada", [(0, 1), (1, -120)])], "x", "y"))
    assert chart.findtext(f"{SVG}desc") == "Ada: \u2212120"


def test_labels_are_escaped_and_long_ones_truncated() -> None:
    chart = bars(NASTY, [Bar(NASTY, 1, 1, 1)], unit=NASTY)
    assert texts(chart).count(NASTY) == 3
    assert NASTY in texts(lines(NASTY, [Line("a", [(0, 0)])], "x", NASTY, [Mark(0, NASTY)]))
    long = bars("Long", [Bar("x" * 60, 1, 1, 1)])
    assert "x" * 35 + "…" in texts(long)
    assert "x" * 60 in long


def test_charts_support_light_and_dark_colour_schemes() -> None:
    assert "prefers-color-scheme: dark" in bars("A", [])
    assert "prefers-color-scheme: dark" in page("A", [])


def polylines(chart: str) -> list[list[tuple[float, float]]]:
    found = ET.fromstring(chart).iter(f"{SVG}polyline")
    return [
        [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]  # type: ignore[misc]
        for line in found
    ]


def test_points_on_lines_are_placed_in_proportion_to_their_values() -> None:
    chart = lines("Course", [Line("up", [(0, 0), (6, 50), (12, 100)])], "round", "points")
    ((x0, y0), (x1, y1), (x2, y2)) = polylines(chart)[0]
    assert x0 < x1 < x2
    assert x1 == pytest.approx((x0 + x2) / 2, abs=0.2)
    assert y0 > y1 > y2
    assert y1 == pytest.approx((y0 + y2) / 2, abs=0.2)


def test_mark_is_drawn_at_its_position() -> None:
    chart = lines("C", [Line("a", [(0, 0), (12, 1)])], "x", "y", [Mark(6, "Season 2")])
    ((x0, _), (x1, _)) = polylines(chart)[0]
    (mark,) = (
        rule for rule in ET.fromstring(chart).iter(f"{SVG}line")
        if rule.attrib["class"] == "mark"
    )  # fmt: skip
    assert float(mark.attrib["x1"]) == pytest.approx((x0 + x1) / 2, abs=0.2)
    assert "Season 2" in texts(chart)


def test_labels_at_the_ends_of_lines_do_not_overlap() -> None:
    ends = [Line(f"line {n}", [(0, 0), (1, 100 + n / 10)]) for n in range(4)]
    chart = ET.fromstring(lines("C", ends, "x", "y"))
    labels = [t for t in chart.iter(f"{SVG}text") if t.attrib["class"].startswith("label")]
    places = sorted(float(label.attrib["y"]) for label in labels)
    assert len(places) == 4
    assert all(below - above >= 15 for above, below in itertools.pairwise(places))
    colours = {label.attrib["class"] for label in labels}
    assert len(colours) == 4


@pytest.mark.parametrize("value", [0, 5, -3, 0.001, 123456])
def test_any_value_can_be_drawn(value: float) -> None:
    ET.fromstring(bars("One", [Bar("a", value, value, value)]))
    ET.fromstring(lines("One", [Line("a", [(2, value)])], "x", "y"))


def test_empty_charts_can_be_drawn() -> None:
    ET.fromstring(bars("None", []))
    ET.fromstring(lines("None", [], "x", "y"))


def test_page_is_escaped_and_self_contained() -> None:
    shown = page(NASTY, [("A & B", table(["Bot", "Wins"], [["<greedy>", "3"]]))], "de")
    assert "<title>Ada &amp; &lt;b&gt;" in shown
    assert "<h2>A &amp; B</h2>" in shown
    assert "<td>&lt;greedy&gt;</td><td>3</td>" in shown
    assert '<html lang="de">' in shown
    assert not re.search(r"src=|href=|url\(|@import", shown)
