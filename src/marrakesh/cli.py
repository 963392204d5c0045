"""The command `marrakesh`."""

import errno
import os
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from marrakesh.analysis.command import analyse
from marrakesh.arena.commands import arena, simulate, study
from marrakesh.cli_mistakes import chosen_language, no_command, told
from marrakesh.cli_options import (
    CONFIG,
    Mistake,
    components_option,
    config_of,
    config_options,
    edition_option,
    lang_option,
)
from marrakesh.learning.command import train
from marrakesh.records import RecordError
from marrakesh.refusals import Refused
from marrakesh.rules import compiled
from marrakesh.rules.config import Config, ConfigError
from marrakesh.server.commands import (
    database_option,
    play_in_browser,
    port_option,
    serve,
    verify,
)
from marrakesh.texts import text
from marrakesh.versions import version

if TYPE_CHECKING:
    from marrakesh.terminal.session import Session

LONGEST_NAME: Final = 20
USUAL_BOT: Final = "greedy"
FIXED: Final = CONFIG | {"seed", "bots", "names"}
"""What a saved game has already."""
IN_BROWSER: Final = frozenset(("lang", "port", "database"))
"""What can be said of a game in the browser."""


class Commands(click.Group):
    """Commands that never answer a mistake with a traceback."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta["lang"] = chosen_language(args)
        if not args:
            args = ["--help"]
        with _answered(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            raise no_command(args[0], self.commands, ctx.meta["lang"])
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        with _answered(ctx):
            return super().invoke(ctx)


@contextmanager
def _answered(ctx: click.Context) -> Iterator[None]:
    """Say in a sentence what went wrong. A closed pipe is left to click, which ends quietly."""
    try:
        yield
    except click.UsageError as error:
        raise told(error, ctx.meta["lang"]) from None
    except (click.ClickException, click.exceptions.Exit, click.Abort):
        raise
    except Exception as error:
        if os.environ.get("MARRAKESH_DEBUG"):
            raise
        if isinstance(error, OSError) and error.errno == errno.EPIPE:
            raise
        raise Mistake(_sentence(error, ctx.meta["lang"])) from None


def _sentence(error: Exception, lang: str) -> str:
    """What went wrong, as a sentence."""
    if isinstance(error, RecordError | Refused):
        return error.explain(lang)
    if isinstance(error, ConfigError):
        from marrakesh.narration import refusal

        return refusal(error, lang)
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        if not error.filename:
            return text(lang)("cli-output", reason=reason)
        return text(lang)("cli-file", file=str(error.filename), reason=reason)
    return text(lang)("cli-bug", error=f"{type(error).__name__}: {error}")


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    f"{version()}, {'compiled' if compiled() else 'plain Python'} engine",
    prog_name="marrakesh",
    message="%(prog)s %(version)s",
)
def cli() -> None:
    """The board game Marrakesh: play, replay, simulate, look into the box.

    An unofficial fan work.
    """


@cli.command()
@port_option
@database_option
@lang_option
@click.option("--terminal", is_flag=True, help="Play in this terminal; the options below need it.")
@click.option("--players", type=int, help="2, 3 or 4; by default 2.")
@config_options
@click.option("--seed", type=int, help="The same seed deals the same game again.")
@click.option("--hot-seat", is_flag=True, help="All players are people at this screen.")
@click.option(
    "--bots",
    metavar="A,B,C",
    help="The other players, such as greedy,search:500ms; one name for all. By default greedy.",
)
@click.option("--names", default="", help="Names of the players, such as Ada,Ben.")
@components_option
@click.option("--resume", type=click.Path(path_type=Path), help="Continue a saved game.")
@click.pass_context
def play(ctx: click.Context, /, **options: Any) -> None:
    """Play in the browser, or with --terminal here: against bots, together, or alone."""
    from marrakesh.terminal.keyboard import Typed
    from marrakesh.terminal.play import Play

    lang, components = options["lang"], options["components"]
    if not options["terminal"]:
        _refuse_options(ctx, ctx.params.keys() - IN_BROWSER, "play-needs-terminal")
        play_in_browser(lang, options["port"], options["database"])
        return
    _refuse_options(ctx, IN_BROWSER - {"lang"}, "play-needs-browser")
    if options["resume"]:
        _refuse_options(ctx, FIXED, "cli-resume")
        session = _resumed(options["resume"], options["hot_seat"], lang, components)
    else:
        session = _new_session(options, lang)
    Play(session, _console(), Typed(), lang, components).run()


def _console() -> Any:
    from rich.console import Console

    return Console(highlight=False)


def _refuse_options(ctx: click.Context, names: Collection[str], key: str) -> None:
    """Options that have no use here: say so rather than ignore them."""
    given = click.core.ParameterSource.COMMANDLINE
    for name in ctx.params:
        if name in names and ctx.get_parameter_source(name) == given:
            option = "--" + name.replace("_", "-")
            raise Mistake(text(ctx.params["lang"])(key, option=option))


def _new_session(options: dict[str, Any], lang: str) -> "Session":
    import secrets

    from marrakesh.rules.game import Game
    from marrakesh.terminal.session import Session

    config = config_of(options, lang)
    players = config.players
    seed = options["seed"] if options["seed"] is not None else secrets.randbelow(10**6)
    bots = _opponents(options, players, lang)
    names = _names(options["names"], players, bots, lang)
    game = Game.new(config, seed, options["components"])
    return Session(game, names, bots)


def _opponents(options: dict[str, Any], players: int, lang: str) -> dict[int, str]:
    """The bots of all seats but the first: one for each, or one kind for all."""
    number = 0 if options["hot_seat"] else players - 1
    given = options["bots"]
    texts = (given or USUAL_BOT).replace(" ", "").split(",")
    if given and (not number or len(texts) not in (1, number)):
        raise Mistake(text(lang)("cli-bots", n=number, given=str(len(texts))))
    bots = {seat: texts[(seat - 1) % len(texts)] for seat in range(1, number + 1)}
    _check_bots(bots)
    return bots


def _check_bots(bots: Mapping[int, str]) -> None:
    from marrakesh.bots import make

    for bot in bots.values():
        make(bot, 0)


def _names(given: str, players: int, bots: Collection[int], lang: str) -> list[str]:
    """The names somebody gave, and for the rest usual ones."""
    from marrakesh.bots import NAMES

    usual = [
        NAMES[seat] if seat in bots else text(lang)("term-player", number=seat + 1)
        for seat in range(players)
    ]
    names = [" ".join(name.split())[:LONGEST_NAME] for name in given.split(",")] if given else []
    if len(names) > players:
        raise Mistake(text(lang)("cli-names", n=players, given=str(len(names))))
    return [name or usual[seat] for seat, name in enumerate(names)] + usual[len(names) :]


def _resumed(path: Path, hot_seat: bool, lang: str, components: Path | None) -> "Session":
    from marrakesh import records
    from marrakesh.terminal.session import Session

    told = records.replay(records.read(path), components)
    events = [event for step in told for event in step.events]
    players = told.game.config.players
    bots = {} if hot_seat else told.bots
    if bots is None:
        bots = dict.fromkeys(range(1, players), USUAL_BOT)
    _check_bots(bots)
    names = told.names or _names("", players, bots, lang)
    session = Session(told.game, names, bots)
    session.events += events
    session.file = path
    return session


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@lang_option
@components_option
def replay(file: Path, lang: str, components: Path | None) -> None:
    """Tell a recorded game in words, move by move."""
    from marrakesh import records
    from marrakesh.narration.solo import NAME
    from marrakesh.terminal.look import Look
    from marrakesh.terminal.retelling import retell

    told = records.replay(records.read(file), components)
    config = told.game.config
    names = told.names or _names("", config.players, [], lang)
    retell(_console(), told, Look(lang, [*names, NAME] if config.solo else names))


@cli.command(name="components")
@components_option
@click.option("--kind", help="List the entries of one kind, such as scrolls.")
@lang_option
def show_components(components: Path | None, kind: str | None, lang: str) -> None:
    """Everything in the box, with the source of each value."""
    from difflib import get_close_matches

    from marrakesh.components import load
    from marrakesh.terminal import listing
    from marrakesh.terminal.look import Look

    box, look = load(components), Look(lang, [])
    if kind is None:
        _console().print(listing.kinds(box, look))
        return
    kinds = list(box.__struct_fields__)
    name = kind.replace("-", "_").replace(" ", "_").removesuffix(".toml")
    if name not in kinds:
        like = get_close_matches(name, kinds, n=1) or [", ".join(kinds)]
        raise Mistake(look.say("cli-kind", kind=kind, like=like[0]))
    console = _console()
    console.print(listing.entries(box, name, look, console.width))


@cli.command(name="modules")
@lang_option
def show_modules(lang: str) -> None:
    """The modules of the expansions and the variants of solo play."""
    from marrakesh.terminal import listing
    from marrakesh.terminal.look import Look

    look, console = Look(lang, []), _console()
    console.print(listing.modules(look))
    console.print()
    console.print(listing.solo(look))


@cli.command()
@click.argument("words", nargs=-1, required=True, metavar="KIND NUMBER")
@edition_option
@lang_option
@components_option
def tile(words: tuple[str, ...], edition: str | None, lang: str, components: Path | None) -> None:
    """What a tile does: marrakesh tile scroll 17."""
    from marrakesh.terminal.help import explain_tile

    try:
        click.echo(explain_tile(" ".join(words), lang, edition or Config().edition, components))
    except LookupError as error:
        raise Mistake(str(error.args[0])) from None


cli.add_command(arena)
cli.add_command(study)
cli.add_command(simulate)
cli.add_command(analyse)
cli.add_command(train)
cli.add_command(serve)
cli.add_command(verify)


def main() -> None:
    """Where the command starts."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal that cannot show ● shows ?
    cli(prog_name="marrakesh")


if __name__ == "__main__":
    main()
