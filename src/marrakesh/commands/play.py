"""The commands `play` and `replay`."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import click

from marrakesh.commands.console import console
from marrakesh.commands.options import (
    CONFIG,
    Mistake,
    components_option,
    config_of,
    config_options,
    lang_option,
    players_option,
)
from marrakesh.commands.serve import database_option, play_in_browser, port_option
from marrakesh.texts import text

if TYPE_CHECKING:
    from marrakesh.rules.config import Config
    from marrakesh.seat_colours import SeatColour
    from marrakesh.terminal.session import Session

LONGEST_NAME: Final = 20
DEFAULT_BOT: Final = "apprentice"
FIXED: Final = CONFIG | {"seed", "bots", "names"}
"""Options that a saved game already determines."""
IN_BROWSER: Final = frozenset(("lang", "port", "database"))
"""Options that apply to the browser."""


@click.command()
@port_option
@database_option
@lang_option
@click.option(
    "--terminal", is_flag=True, help="Play in this terminal; required for the options below."
)
@players_option("2")
@config_options
@click.option("--seed", type=int, help="The same seed deals the same game.")
@click.option("--hot-seat", is_flag=True, help="All players share this screen; no bots.")
@click.option(
    "--bots",
    metavar="A,B,C",
    help="The other players: apprentice (default), journeyman, merchant, expert or master; one for "
    "each, or one for all.",
)
@click.option("--names", default="", help="Names of the players, such as Ada,Ben.")
@click.option(
    "--colours",
    metavar="A,B,C",
    help="Colours of the players: red, blue, yellow or green; the Pashabot is always yellow.",
)
@components_option
@click.option("--resume", type=click.Path(path_type=Path), help="Continue a saved game.")
@click.pass_context
def play(ctx: click.Context, /, **options: Any) -> None:
    """Play in the browser, or here with --terminal: with bots, others or solo."""
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
    colours = _colours(options["colours"], session.game.config, lang)
    Play(session, console(), Typed(), lang, components, colours).run()


def _refuse_options(ctx: click.Context, names: Collection[str], key: str) -> None:
    """Refuse options that have no effect here instead of ignoring them."""
    given = click.core.ParameterSource.COMMANDLINE
    for name in ctx.params:
        if name in names and ctx.get_parameter_source(name) == given:
            option = "--" + name.replace("_", "-")
            raise Mistake(text(ctx.params["lang"])(key, option=option))


def _new_session(options: dict[str, Any], lang: str) -> "Session":
    import secrets

    from marrakesh.components import differences, load
    from marrakesh.rules.game import Game
    from marrakesh.terminal.session import Session

    config = config_of(options, lang)
    players = config.players
    seed = options["seed"] if options["seed"] is not None else secrets.randbelow(10**6)
    bots = _opponents(options, players, lang)
    names = _names(options["names"], players, bots, lang)
    folder = options["components"]
    corrections = differences(load(folder)) if folder else None  # the record can carry them
    game = Game.new(config, seed, corrections or folder)
    return Session(game, names, bots)


def _colours(given: str | None, config: "Config", lang: str) -> "list[SeatColour]":
    """The colours of all seats: the given ones for the first players, others for the rest."""
    from marrakesh.seat_colours import COLOURS, seat_colours

    words = (given or "").lower().replace(",", " ").split()
    chosen = [colour for word in words for colour in COLOURS if colour == word]
    others: list[Literal[""]] = [""] * (config.players - len(words))
    try:
        if len(chosen) < len(words) or len(words) > config.players:
            raise ValueError(given)
        return seat_colours([*chosen, *others], bool(config.solo))
    except ValueError:
        colours = text(lang).listing(COLOURS, "or")
        raise Mistake(text(lang)("cli-colours", colours=colours, given=str(given))) from None


def _opponents(options: dict[str, Any], players: int, lang: str) -> dict[int, str]:
    """The bots of all seats but the first: one for each, or one kind for all."""
    number = 0 if options["hot_seat"] else players - 1
    given = options["bots"]
    texts = (given or DEFAULT_BOT).replace(" ", "").split(",")
    if given and (not number or len(texts) not in (1, number)):
        raise Mistake(text(lang)("cli-bots", n=number, given=str(len(texts))))
    bots = {seat: texts[(seat - 1) % len(texts)] for seat in range(1, number + 1)}
    _check_bots(bots)
    return bots


def _check_bots(bots: Mapping[int, str]) -> None:
    from marrakesh.bots import make_bot

    for bot in bots.values():
        make_bot(bot, 0)


def _names(given: str, players: int, bots: Collection[int], lang: str) -> list[str]:
    """The given names, with defaults for the rest."""
    from marrakesh.bots import NAMES

    defaults = [
        NAMES[seat] if seat in bots else text(lang)("term-player", number=seat + 1)
        for seat in range(players)
    ]
    names = [" ".join(name.split())[:LONGEST_NAME] for name in given.split(",")] if given else []
    if len(names) > players:
        raise Mistake(text(lang)("cli-names", n=players, given=str(len(names))))
    return [name or defaults[seat] for seat, name in enumerate(names)] + defaults[len(names) :]


def _resumed(path: Path, hot_seat: bool, lang: str, components: Path | None) -> "Session":
    from marrakesh import records
    from marrakesh.terminal.session import Session

    told = records.replay(records.read(path), components)
    events = [event for step in told for event in step.events]
    players = told.game.config.players
    bots = {} if hot_seat else told.bots
    if bots is None:
        bots = dict.fromkeys(range(1, players), DEFAULT_BOT)
    _check_bots(bots)
    names = told.names or _names("", players, bots, lang)
    session = Session(told.game, names, bots)
    session.events += events
    session.file = path
    return session


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@lang_option
@components_option
def replay(file: Path, lang: str, components: Path | None) -> None:
    """Replay a recorded game in words, move by move."""
    from marrakesh import records
    from marrakesh.terminal.look import Look
    from marrakesh.terminal.replay import retell

    told = records.replay(records.read(file), components)
    config = told.game.config
    names = told.names or _names("", config.players, [], lang)
    retell(console(), told, Look(lang, names, bool(config.solo)))
