"""The command `marrakesh`."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from marrakesh.components import ComponentError
from marrakesh.records import RecordError, version
from marrakesh.rules.config import EDITIONS, LAYERS, MODULES, PRESETS, Config, ConfigError
from marrakesh.rules.pashabot.variants import DIFFICULTIES
from marrakesh.texts import LANGUAGES, text

if TYPE_CHECKING:
    from marrakesh.terminal.session import Session

NAMES: Final = ("Amina", "Bilal", "Chama", "Driss")
LONGEST_NAME: Final = 20


class Mistake(click.ClickException):
    """What somebody did wrong, in one sentence."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(self.message, err=True)


class Commands(click.Group):
    """Commands that never answer a mistake with a traceback."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args:
            click.echo(self.get_help(ctx))
            ctx.exit()
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise Mistake(error.format_message()) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.exceptions.Exit, click.Abort) as error:
            if isinstance(error, click.UsageError):
                raise Mistake(error.format_message()) from None
            raise
        except Exception as error:
            if os.environ.get("MARRAKESH_DEBUG"):
                raise
            if isinstance(error, OSError) and error.errno == errno.EPIPE:
                raise
            raise Mistake(_sentence(error, ctx.meta.get("lang", "en"))) from None


def _sentence(error: Exception, lang: str) -> str:
    """What went wrong, as a sentence."""
    if isinstance(error, RecordError):
        return error.explain(lang)
    if isinstance(error, ConfigError):
        from marrakesh.narration import refusal

        return refusal(error, lang)
    if isinstance(error, ComponentError):
        return str(error)
    if isinstance(error, OSError):
        file = str(error.filename) if error.filename else ""
        return text(lang)("cli-file", file=file, reason=error.strerror or str(error))
    return text(lang)("cli-bug", error=f"{type(error).__name__}: {error}")


def usual_language() -> str:
    """The language of the system if there are texts in it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            lang = os.environ[name][:2].lower()
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _remember_language(ctx: click.Context, _: click.Parameter, lang: str) -> str:
    ctx.meta["lang"] = lang
    return lang


Command = Callable[..., None]
_lang: Callable[[Command], Command] = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=usual_language,
    is_eager=True,
    callback=_remember_language,
    help="The language of the game; by default that of your system.",
)
_components: Callable[[Command], Command] = click.option(
    "--components",
    type=click.Path(path_type=Path),
    help="A folder with corrected component files.",
)
_edition: Callable[[Command], Command] = click.option(
    "--edition", type=click.Choice(EDITIONS), default="essential", show_default=True
)
_tower: Callable[[Command], Command] = click.option(
    "--tower",
    type=click.Choice(LAYERS),
    default="B1",
    show_default=True,
    help="The layer of the cube tower; with B2 more keshis get stuck.",
)

_NEEDED: Final = {
    "offices": "exchange-offices",
    "buildings": "special-buildings",
    "library": "special-buildings",
}
"""Options that have no use without a module."""


def _modules(command: Command) -> Command:
    """The options that choose modules."""
    options = [
        click.option(
            "--preset",
            type=click.Choice(PRESETS),
            help="A usual setting, which the other options change; the first one is for beginners.",
        ),
        click.option(
            "--modules",
            metavar="A,B,C",
            help="Modules of the expansions, all or none; `marrakesh modules` lists them.",
        ),
        click.option(
            "--staircase",
            default="",
            metavar="1A,2B,...",
            help="12 staircase tiles with their sides; by default random ones.",
        ),
        click.option(
            "--offices",
            type=click.Choice(["mixed", "new"]),
            help="New exchange offices, mixed with the old ones (usual) or alone.",
        ),
        click.option(
            "--buildings",
            type=click.Choice(["front", "back"]),
            help="Special buildings with abilities (front, usual) or without.",
        ),
        click.option(
            "--library",
            type=click.Choice(["gray", "yellow"]),
            help="The library's scroll in season 1: gray (usual), or yellow as the book has it.",
        ),
    ]
    for option in reversed(options):
        command = option(command)
    return command


def _solo(command: Command) -> Command:
    """The options that choose the opponent of a single player."""
    options = [
        click.option(
            "--solo",
            type=click.Choice(["pashabot", "simplified"]),
            help="Play alone against the Pashabot, or against its simplified form.",
        ),
        click.option(
            "--difficulty",
            type=click.Choice(list(DIFFICULTIES)),
            help="How strong the Pashabot is; by default normal.",
        ),
        click.option(
            "--variants",
            metavar="A,B,C",
            help="What makes the Pashabot easier or harder; `marrakesh modules` lists them.",
        ),
    ]
    for option in reversed(options):
        command = option(command)
    return command


def _variants(options: dict[str, Any], lang: str) -> frozenset[str]:
    """The variants of a difficulty, and those that are named."""
    for option in ("difficulty", "variants"):
        if options[option] is not None and options["solo"] != "pashabot":
            raise Mistake(text(lang)("cli-needs-pashabot", option=f"--{option}"))
    named = (options["variants"] or "").lower().replace(",", " ").split()
    return DIFFICULTIES[options["difficulty"] or "normal"] | frozenset(named)


def _config(options: dict[str, Any], lang: str, players: int = 2) -> Config:
    """The configuration that the options of a command ask for; usually for so many players."""
    variants = _variants(options, lang)
    preset = Config.preset(options["preset"] or "base")
    typed = options["modules"]
    modules = preset.modules if typed is None else _module_names(typed)
    for option, module in _NEEDED.items():
        if options[option] is not None and module not in modules:
            raise Mistake(text(lang)("cli-needs-module", option=f"--{option}", module=module))
    return Config(
        (1 if options["solo"] else players) if options["players"] is None else options["players"],
        options["edition"],
        options["tower"],
        options.get("first_game", False) or preset.first_game,
        modules,
        tuple(options["staircase"].lower().replace(",", " ").split()),
        options["offices"] or "mixed",
        options["buildings"] or "front",
        options["library"] or "gray",
        options["solo"] or "",
        variants,
    )


def _module_names(typed: str) -> frozenset[str]:
    names = frozenset(typed.lower().replace(",", " ").split())
    if names == {"all"}:
        return frozenset(MODULES)
    return frozenset() if names == {"none"} else names


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version(), prog_name="marrakesh", message="%(prog)s %(version)s")
def cli() -> None:
    """The board game Marrakesh: play, replay, simulate, look into the box.

    An unofficial fan work.
    """


@cli.command()
@click.option("--terminal", is_flag=True, help="Play in this terminal.")
@click.option("--players", type=int, help="2, 3 or 4; 2 is usual.")
@_solo
@_edition
@_tower
@click.option("--first-game", is_flag=True, help="Use the river tiles for a first game.")
@_modules
@click.option("--seed", type=int, help="The same seed deals the same game again.")
@_lang
@click.option("--hot-seat", is_flag=True, help="All players are people at this screen.")
@click.option("--names", default="", help="Names of the players, such as Ada,Ben.")
@_components
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.pass_context
def play(ctx: click.Context, /, **options: Any) -> None:
    """Play a game against bots, together at one screen, or alone against the Pashabot."""
    from marrakesh.terminal.keyboard import Typed
    from marrakesh.terminal.play import Play

    lang, components = options["lang"], options["components"]
    if options["resume"]:
        _refuse_with_resume(ctx, lang)
        session = _resumed(options["resume"], options["hot_seat"], lang, components)
    else:
        session = _new_session(options, lang)
    if not options["terminal"]:
        click.echo(text(lang)("cli-browser"))
    Play(session, _console(), Typed(), lang, components).run()


def _console() -> Any:
    from rich.console import Console

    return Console(highlight=False)


def _refuse_with_resume(ctx: click.Context, lang: str) -> None:
    """A saved game has its configuration already."""
    fixed = (
        "players", "edition", "tower", "first_game", "seed", "names", "preset", "modules",
        "staircase", "offices", "buildings", "library", "solo", "difficulty", "variants",
    )  # fmt: skip
    given = click.core.ParameterSource.COMMANDLINE
    for name in fixed:
        if ctx.get_parameter_source(name) == given:
            raise Mistake(text(lang)("cli-resume", option="--" + name.replace("_", "-")))


def _new_session(options: dict[str, Any], lang: str) -> "Session":
    import secrets

    from marrakesh.rules.game import Game
    from marrakesh.terminal.session import Session

    config = _config(options, lang)
    players = config.players
    seed = options["seed"] if options["seed"] is not None else secrets.randbelow(10**6)
    bots = [] if options["hot_seat"] else list(range(1, players))
    names = _names(options["names"], players, bots, lang)
    game = Game.new(config, seed, options["components"])
    return Session(game, names, _random_bots(bots, f"{seed}"))


def _random_bots(seats: list[int], seed: str) -> dict[int, Any]:
    from marrakesh.bots import RandomBot

    return {seat: RandomBot(f"{seed} {seat}") for seat in seats}


def _names(given: str, players: int, bots: list[int], lang: str) -> list[str]:
    """The names somebody gave, and for the rest usual ones."""
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
    bots = told.bots if told.bots is not None else list(range(1, players))
    bots = [] if hot_seat else bots
    names = told.names or _names("", players, bots, lang)
    seed = f"{told.game.seed} {len(told.game.history)}"
    session = Session(told.game, names, _random_bots(bots, seed))
    session.events += events
    session.file = path
    return session


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@_lang
@_components
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
@_components
@click.option("--kind", help="List the entries of one kind, such as scrolls.")
@_lang
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
    _console().print(listing.entries(box, name, look))


@cli.command(name="modules")
@_lang
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
@_edition
@_lang
@_components
def tile(words: tuple[str, ...], edition: str, lang: str, components: Path | None) -> None:
    """What a tile does: marrakesh tile scroll 17."""
    from marrakesh.terminal.help import explain_tile

    try:
        click.echo(explain_tile(" ".join(words), lang, edition, components))
    except LookupError as error:
        raise Mistake(str(error.args[0])) from None


@cli.command()
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--players", type=int, help="2, 3 or 4; 4 is usual.")
@_solo
@_edition
@_tower
@_modules
@click.option("--seed", type=int, default=0, show_default=True, help="That of the first game.")
@_components
@click.option("--processes", type=click.IntRange(1, 256), help="By default as many as help.")
@click.option(
    "--json", "json_file", type=click.Path(path_type=Path), help="Write the figures here too."
)
@_lang
def simulate(
    games: int, seed: int, components: Path | None, processes: int | None,
    json_file: Path | None, lang: str, **options: Any,
) -> None:  # fmt: skip
    """Let random bots play many games, and show what came of them."""
    import json

    from marrakesh import simulation
    from marrakesh.components import load
    from marrakesh.narration.solo import NAME
    from marrakesh.terminal.figures import figures
    from marrakesh.terminal.look import Look
    from marrakesh.terminal.progress import watched

    config = _config(options, lang, players=4)
    load(components)  # a mistake in a file is told here, not by another process
    plan = simulation.Plan(config, games, seed, components)
    names = [text(lang)("term-player", number=seat + 1) for seat in range(config.players)]
    look = Look(lang, [*names, NAME])
    tally = watched(plan, processes or simulation.usual_processes(games), look)
    if json_file:
        json_file.write_text(json.dumps(simulation.summary(plan, tally), indent=2) + "\n")
    _console().print(figures(plan, tally, look) if tally.games else look.say("sim-nothing"))


def main() -> None:
    """Where the command starts."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal that cannot show ● shows ?
    cli(prog_name="marrakesh")


if __name__ == "__main__":
    main()
