"""Options shared by several commands, and their errors."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from marrakesh.rules.config import FIELDS, PRESETS, Config, Field, Value
from marrakesh.rules.pashabot.variants import DIFFICULTIES
from marrakesh.texts import LANGUAGES, text


class Mistake(click.ClickException):
    """A usage error, described in one sentence."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(self.message, err=True)


def default_language() -> str:
    """The language of the system if it is supported, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            lang = os.environ[name][:2].lower()
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


Command = Callable[..., None]
Option = Callable[[Command], Command]


def with_options(command: Command, options: list[Option]) -> Command:
    for option in reversed(options):  # decorators apply bottom-up
        command = option(command)
    return command


lang_option: Option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=default_language,
    help="The language of the game and all messages (default: the system's). Help is in English.",
)
components_option: Option = click.option(
    "--components",
    type=click.Path(path_type=Path),
    help="A folder with corrected component files.",
)


def _option(field: Field) -> Option:
    """The option for a field of the configuration; its value is None if not given."""
    name = "--" + field.name.replace("_", "-")
    if isinstance(field.default, bool):
        return click.option(name, is_flag=True, default=None, help=field.about)
    if field.several:
        return click.option(name, metavar="A,B,C", help=field.about)
    return click.option(name, type=click.Choice(field.choices), help=field.about)


def players_option(default: str) -> Option:
    """The number of players; its default depends on the command."""
    help = f"{FIELDS['players'].about} (default: {default})."
    return click.option("--players", type=int, help=help)


edition_option: Option = _option(FIELDS["edition"])
_PRESETS: Final[dict[str, Option]] = {
    "modules": click.option(
        "--preset",
        type=click.Choice(list(PRESETS)),
        help="A ready-made setup that other options can adjust; first-game is for beginners.",
    ),
    "variants": click.option(
        "--difficulty",
        type=click.Choice(list(DIFFICULTIES)),
        help="The strength of the Pashabot (default: normal).",
    ),
}
"""Options for named sets of choices, listed before the option for the choices themselves."""
CONFIG: Final = frozenset(("preset", "difficulty", *FIELDS))
"""The options that choose the games to play."""


def config_options(command: Command) -> Command:
    """All options that choose the games to play, except `players_option`."""
    options: list[Option] = []
    for field in FIELDS.values():
        if field.name in _PRESETS:
            options.append(_PRESETS[field.name])
        if field.name != "players":
            options.append(_option(field))
    return with_options(command, options)


def config_of(options: dict[str, Any], lang: str, players: int = 2) -> Config:
    """The configuration that the options ask for; `players` is the default number."""
    typed = {name: options[name] for name in FIELDS if options[name] is not None}
    if typed.get("players") == 1 and "solo" not in typed:
        raise Mistake(text(lang)("cli-alone"))
    defaults = {
        "players": 1 if "solo" in typed else players,
        **PRESETS[options["preset"] or "base"],
    }
    for name, value in typed.items():
        if FIELDS[name].several:
            typed[name] = _several(FIELDS[name], value)
    chosen = defaults | typed
    for name in typed:
        _check_needs(name, name, chosen, lang)
    if options["difficulty"] is not None:
        _check_needs("difficulty", "variants", chosen, lang)
    difficulty = DIFFICULTIES[options["difficulty"] or "normal"]
    chosen["variants"] = difficulty | chosen.get("variants", frozenset())
    return Config(**chosen)


def _several(field: Field, typed: str) -> Value:
    """Parse a list of words; `all` and `none` stand for every choice and no choice."""
    words = typed.lower().replace(",", " ").split()
    if words == ["all"]:
        return field.of_words(field.choices)
    return field.of_words([] if words == ["none"] else words)


def _check_needs(option: str, name: str, chosen: dict[str, Any], lang: str) -> None:
    """Refuse an option that has no effect without a module or the Pashabot."""
    for other, word in FIELDS[name].needs:
        words = FIELDS[other].words(chosen.get(other, FIELDS[other].default))
        if other in ("modules", "solo") and word not in words:
            raise Mistake(text(lang)(f"cli-needs-{other}", option=f"--{option}", word=word))
