"""The commands `arena`, `study` and `simulate`."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from marrakesh.commands.console import console
from marrakesh.commands.options import (
    Command,
    Mistake,
    Option,
    components_option,
    config_of,
    config_options,
    lang_option,
    players_option,
    with_options,
)
from marrakesh.texts import text

if TYPE_CHECKING:
    from marrakesh.arena.contest import Contest
    from marrakesh.arena.job_queue import Executor
    from marrakesh.arena.plan import Plan
    from marrakesh.terminal.look import Look

INTERRUPTED: Final = 130
"""The conventional exit code after Ctrl-C."""
MOST_SEATS: Final = 4
GAMES_WORTH_A_PROCESS: Final = 200
"""With fewer random games than this, starting a process takes longer than playing."""
_file: Final = click.Path(path_type=Path, dir_okay=False)


def _setting_options(command: Command) -> Command:
    """The options that choose the games to play."""
    seed: Option = click.option(
        "--seed", type=int, default=0, show_default=True, help="Seed of the first game."
    )
    return with_options(command, [config_options, seed, components_option])


_processes: Option = click.option(
    "--processes",
    type=click.IntRange(1, 256),
    help="Worker processes (default: as many as are useful).",
)
_json: Option = click.option(
    "--json", "json_file", type=_file, help="Also write the results here as JSON."
)


def _contest_options(command: Command) -> Command:
    """The options for playing and showing games of bots."""
    options: list[Option] = [
        _processes,
        click.option(
            "--ray",
            metavar="ADDRESS",
            help="Play on the Ray cluster at this address; `local` starts one here.",
        ),
        click.option(
            "--results",
            type=_file,
            help="Append each game to this file; an interrupted run resumes from it.",
        ),
        _json,
        click.option("--html", type=_file, help="Also write an HTML page with plots here."),
        lang_option,
    ]
    return with_options(command, options)


@click.command()
@click.option(
    "--bots",
    required=True,
    metavar="A,B,C",
    help="The bots: random, greedy, search:1s, search:400 (iterations), my_bots.Careful.",
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@players_option("as many as there are bots")
@_setting_options
@_contest_options
def arena(lang: str, **options: Any) -> None:
    """Run bots against each other and rank them.

    Every seed is played with the bots in every rotation over the seats.
    """
    from marrakesh.arena import contest_tables
    from marrakesh.arena.report import report_on
    from marrakesh.terminal.look import Look

    look = Look(lang, [])
    contest = _contest(options["bots"], options, look)
    report = report_on(contest)
    _write(options["json_file"], _json_of(report))
    _write(options["html"], contest_tables.as_page(report, look))
    console().print(
        contest_tables.for_terminal(report, look) if report.games else look.say("sim-nothing")
    )
    _end(contest, options["results"], look)


@click.command()
@click.argument("files", nargs=-1, type=click.Path(path_type=Path), metavar="[RESULTS]...")
@click.option(
    "--bots", metavar="A,B,C", help="The bots, if no results are given (default: greedy)."
)
@click.option("--games", type=click.IntRange(min=1), default=500, show_default=True)
@players_option("as many as there are bots")
@_setting_options
@_contest_options
def study(files: tuple[Path, ...], lang: str, **options: Any) -> None:
    """Estimate the worth of each scroll, oasis, river tile, luxury good, gate and turn order place.

    Reads files written by `marrakesh arena --results`, or plays games now.
    """
    from marrakesh.arena import study_tables
    from marrakesh.arena.results import header_of
    from marrakesh.arena.study import studies_of
    from marrakesh.arena.study import study as study_of
    from marrakesh.terminal.look import Look

    look = Look(lang, [])
    contest = None
    if files:
        _refuse_both(lang)
        studies = studies_of(files)
    else:
        contest = _contest(options["bots"] or "greedy", options, look)
        studies = [study_of(header_of(contest.plan), contest.outcomes)] if contest.outcomes else []
    _write(options["json_file"], _json_of(studies))
    _write(options["html"], study_tables.as_page(studies, look))
    console().print(
        study_tables.for_terminal(studies, look) if studies else look.say("sim-nothing")
    )
    if contest:
        _end(contest, options["results"], look)


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True)
@players_option("4")
@_setting_options
@_processes
@_json
@lang_option
def simulate(games: int, lang: str, json_file: Path | None, **options: Any) -> None:
    """Simulate games between random bots."""
    import os

    from marrakesh.arena import simulation
    from marrakesh.arena.simulation_tables import figures
    from marrakesh.terminal.look import Look
    from marrakesh.terminal.progress import watched

    plan = _plan(("random",), games, options, lang, players=MOST_SEATS, items=False)
    _check_writable(json_file)
    names = [
        text(lang)("term-player", number=seat + 1) for seat in range(plan.setting.config.players)
    ]
    look = Look(lang, names, solo=True)
    default = max(1, min(os.cpu_count() or 1, games // GAMES_WORTH_A_PROCESS))
    processes = options["processes"] or default
    tally = watched(games, lambda report: simulation.simulate(plan, processes, report), look)
    _write(json_file, _json_of(simulation.summary(plan, tally)))
    console().print(figures(plan, tally, look) if tally.games else look.say("sim-nothing"))


def _plan(
    bots: tuple[str, ...],
    games: int,
    options: dict[str, Any],
    lang: str,
    players: int,
    items: bool = True,
) -> "Plan":
    from marrakesh.arena.job import Setting
    from marrakesh.arena.plan import Plan
    from marrakesh.components import load

    config = config_of(options, lang, players)
    load(options["components"])  # report a wrong file here rather than in a worker
    setting = Setting(config, options["components"], items)
    return Plan(setting, bots, games, options["seed"])


def _contest(typed: str, options: dict[str, Any], look: "Look") -> "Contest":
    """Play the games that the options ask for, or as many as possible until Ctrl-C."""
    from marrakesh.arena.contest import hold
    from marrakesh.arena.plan import bots_named
    from marrakesh.terminal.progress import watched

    bots = bots_named(typed)
    players = max(2, min(len(bots), MOST_SEATS))
    plan = _plan(bots, options["games"], options, look.lang, players)
    _check_writable(options["json_file"], options["html"])
    total, seatings = len(plan.jobs), len(plan.seatings)
    if total != plan.games:
        games, wanted = str(total), str(plan.games)
        click.echo(look.say("arena-rounded", n=seatings, games=games, wanted=wanted), err=True)
    executor = _executor(plan, options, look.lang)
    return watched(total, lambda report: hold(plan, executor, options["results"], report), look)


def _executor(plan: "Plan", options: dict[str, Any], lang: str) -> "Executor":
    from marrakesh.arena.executors import default_processes, executor_for

    if options["ray"] is None:
        return executor_for(plan, options["processes"] or default_processes(plan))
    if options["processes"] is not None:
        raise Mistake(text(lang)("arena-ray-processes"))
    from marrakesh.arena.cluster import Cluster

    return Cluster(plan.setting, options["ray"])


def _refuse_both(lang: str) -> None:
    """Refuse options about games when results are read from files."""
    context = click.get_current_context()
    for parameter in context.command.params:
        name = parameter.name or ""
        given = context.get_parameter_source(name) == click.core.ParameterSource.COMMANDLINE
        if given and name not in ("files", "json_file", "html", "lang"):
            raise Mistake(text(lang)("study-both", option=parameter.opts[0]))


def _end(contest: "Contest", results: Path | None, look: "Look") -> None:
    """After Ctrl-C, say so at the end of the output, where it is visible."""
    if contest.interrupted:
        said = (
            look.say("arena-go-on", file=str(results)) if results else look.say("sim-interrupted")
        )
        click.echo(said, err=True)
        raise click.exceptions.Exit(INTERRUPTED)


def _check_writable(*files: Path | None) -> None:
    """Fail now rather than after an hour of games."""
    for file in files:
        if file:
            file.open("a").close()


def _json_of(figures: object) -> str:
    import msgspec

    return msgspec.json.format(msgspec.json.encode(figures, order="sorted").decode()) + "\n"


def _write(file: Path | None, content: str) -> None:
    if file:
        file.write_text(content, encoding="utf-8")
