"""Options that several commands share, and how a mistake in them is answered."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from marrakesh.rules.config import EDITIONS, LAYERS, MODULES, PRESETS, Config
from marrakesh.rules.pashabot.variants import DIFFICULTIES
from marrakesh.texts import LANGUAGES, text


class Mistake(click.ClickException):
    """What somebody did wrong, in one sentence."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(self.message, err=True)


def usual_language() -> str:
    """The language of the system if there are texts in it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            lang = os.environ[name][:2].lower()
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


Command = Callable[..., None]
Option = Callable[[Command], Command]


def with_options(command: Command, options: list[Option]) -> Command:
    for option in reversed(options):  # the last one is applied first, as if written above it
        command = option(command)
    return command


lang_option: Option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=usual_language,
    help="The language of the game; by default that of your system.",
)
components_option: Option = click.option(
    "--components",
    type=click.Path(path_type=Path),
    help="A folder with corrected component files.",
)
edition_option: Option = click.option(
    "--edition", type=click.Choice(EDITIONS), default="essential", show_default=True
)
tower_option: Option = click.option(
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


def module_options(command: Command) -> Command:
    """The options that choose modules."""
    options: list[Option] = [
        click.option(
            "--preset",
            type=click.Choice(PRESETS),
            help="A common setting, which the other options change; first-game is for beginners.",
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
            help="12 staircase tiles with their sides; by default random.",
        ),
        click.option(
            "--offices",
            type=click.Choice(["mixed", "new"]),
            help="New exchange offices: mixed with the old ones (default) or alone.",
        ),
        click.option(
            "--buildings",
            type=click.Choice(["front", "back"]),
            help="Special buildings: with abilities (front, default) or without.",
        ),
        click.option(
            "--library",
            type=click.Choice(["gray", "yellow"]),
            help="The library's scroll in season 1: gray (default), or yellow as in the rulebook.",
        ),
    ]
    return with_options(command, options)


def solo_options(command: Command) -> Command:
    """The options that choose the opponent of a single player."""
    options: list[Option] = [
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
    return with_options(command, options)


def _variants(options: dict[str, Any], lang: str) -> frozenset[str]:
    """The variants of a difficulty, and those that are named."""
    for option in ("difficulty", "variants"):
        if options[option] is not None and options["solo"] != "pashabot":
            raise Mistake(text(lang)("cli-needs-pashabot", option=f"--{option}"))
    named = (options["variants"] or "").lower().replace(",", " ").split()
    return DIFFICULTIES[options["difficulty"] or "normal"] | frozenset(named)


def config_of(options: dict[str, Any], lang: str, players: int = 2) -> Config:
    """The configuration that the options of a command ask for; usually for so many players."""
    variants = _variants(options, lang)
    preset = Config.preset(options["preset"] or "base")
    typed = options["modules"]
    modules = preset.modules if typed is None else _module_names(typed)
    for option, module in _NEEDED.items():
        if options[option] is not None and module not in modules:
            raise Mistake(text(lang)("cli-needs-module", option=f"--{option}", module=module))
    if options["players"] == 1 and not options["solo"]:
        raise Mistake(text(lang)("cli-alone"))
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
