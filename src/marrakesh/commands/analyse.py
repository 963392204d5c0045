"""The command `marrakesh analyse`."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from marrakesh.commands.console import console
from marrakesh.commands.options import Command, Mistake, components_option, lang_option
from marrakesh.texts import text

if TYPE_CHECKING:
    from marrakesh.analysis import Analysis, Analyst


def _file(name: str, what: str) -> Callable[[Command], Command]:
    return click.option(f"--{name}", f"{name}_file", type=click.Path(path_type=Path), help=what)


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option(
    "--bot",
    default="search:200ms",
    show_default=True,
    help="The bot that rates decisions, and its limit for each.",
)
@click.option("--seat", type=int, help="Rate only this player, counted from 1.")
@_file("svg", "Write a chart of the game to this file.")
@_file("html", "Write all decisions and their alternatives to this file as an HTML page.")
@_file("json", "Write them to this file as JSON.")
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    help="Worker processes (default: one per processor).",
)
@lang_option
@components_option
def analyse(
    record: Path, bot: str, seat: int | None, svg_file: Path | None, html_file: Path | None,
    json_file: Path | None, processes: int | None, lang: str, components: Path | None,
) -> None:  # fmt: skip
    """Rate the decisions in a recorded game and chart it.

    Ctrl-C shows the results so far.
    """
    from marrakesh import records
    from marrakesh.analysis import Analyst, judge_named
    from marrakesh.terminal.look import Look
    from marrakesh.terminal.progress import watched
    from marrakesh.terminal.verdicts import verdicts

    judge_named(bot, 0)  # report a wrong bot before a wrong record
    analyst = Analyst(records.read(record), bot, lang, components)
    only = _chosen(analyst, seat, lang)
    for file in (svg_file, html_file, json_file):
        if file:
            file.touch()  # report an unwritable file now, not after the work
    number = len(analyst.decisions(only))
    look = Look(lang, analyst.names)
    cores = processes or os.cpu_count() or 1
    analysis = watched(
        number, lambda report: analyst.analyse(only, cores, report), look, "analysis-progress"
    )
    if not analysis.decisions:
        raise Mistake(look.say("analysis-none-judged"))
    screen = console()
    screen.print(verdicts(analysis, number, look))
    for file in _written(analysis, svg_file, html_file, json_file):
        screen.print(look.say("analysis-written", file=str(file)), soft_wrap=True, markup=False)
    if not html_file:
        screen.print(look.say("analysis-more"), style="dim")


def _chosen(analyst: "Analyst", seat: int | None, lang: str) -> int | None:
    """The index of the seat, which must have decisions."""
    if seat is not None and not 1 <= seat <= analyst.players:
        raise Mistake(text(lang)("analysis-no-seat", seat=seat, n=analyst.players))
    only = None if seat is None else seat - 1
    if not analyst.decisions(only):
        if only is None:
            raise Mistake(text(lang)("analysis-none"))
        raise Mistake(text(lang)("analysis-nothing", name=analyst.names[only]))
    return only


def _written(
    analysis: "Analysis", svg_file: Path | None, html_file: Path | None, json_file: Path | None
) -> list[Path]:
    """Write the requested files; return their paths."""
    import msgspec

    from marrakesh.analysis.report import chart, report

    if svg_file:
        svg_file.write_text(chart(analysis), encoding="utf-8")
    if html_file:
        html_file.write_text(report(analysis), encoding="utf-8")
    if json_file:
        json_file.write_bytes(msgspec.json.format(msgspec.json.encode(analysis)) + b"\n")
    return [file for file in (svg_file, html_file, json_file) if file]
