"""Options that several commands share, and how a mistake in them is answered."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from marrakesh.rules.config import FIELDS, PRESETS, Config, Field, Value
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


def _option(field: Field) -> Option:
    """The option for a field of the configuration; None if it was not given."""
    name = "--" + field.name.replace("_", "-")
    if isinstance(field.default, bool):
        return click.option(name, is_flag=True, default=None, help=field.about)
    if field.several:
        return click.option(name, metavar="A,B,C", help=field.about)
    return click.option(name, type=click.Choice(field.choices), help=field.about)


def players_option(usual: str) -> Option:
    """How many play; how many usually do depends on the command."""
    help = f"{FIELDS['players'].about}; by default {usual}."
    return click.option("--players", type=int, help=help)


edition_option: Option = _option(FIELDS["edition"])
_PRESETS: Final[dict[str, Option]] = {
    "modules": click.option(
        "--preset",
        type=click.Choice(list(PRESETS)),
        help="A common setting, which the other options change; first-game is for beginners.",
    ),
    "variants": click.option(
        "--difficulty",
        type=click.Choice(list(DIFFICULTIES)),
        help="How strong the Pashabot is; by default normal.",
    ),
}
"""Names for a choice of several, before the option for the choice itself."""
CONFIG: Final = frozenset(("preset", "difficulty", *FIELDS))
"""The options that choose what is played."""


def config_options(command: Command) -> Command:
    """All options that choose what is played, but for `players_option`."""
    options: list[Option] = []
    for field in FIELDS.values():
        if field.name in _PRESETS:
            options.append(_PRESETS[field.name])
        if field.name != "players":
            options.append(_option(field))
    return with_options(command, options)


def config_of(options: dict[str, Any], lang: str, players: int = 2) -> Config:
    """The configuration that the options of a command ask for; usually for so many players."""
    typed = {name: options[name] for name in FIELDS if options[name] is not None}
    if typed.get("players") == 1 and "solo" not in typed:
        raise Mistake(text(lang)("cli-alone"))
    usual = {"players": 1 if "solo" in typed else players, **PRESETS[options["preset"] or "base"]}
    for name, value in typed.items():
        if FIELDS[name].several:
            typed[name] = _several(FIELDS[name], value)
    chosen = usual | typed
    for name in typed:
        _check_needs(name, name, chosen, lang)
    if options["difficulty"] is not None:
        _check_needs("difficulty", "variants", chosen, lang)
    difficulty = DIFFICULTIES[options["difficulty"] or "normal"]
    chosen["variants"] = difficulty | chosen.get("variants", frozenset())
    return Config(**chosen)


def _several(field: Field, typed: str) -> Value:
    """Words as they were typed; `all` and `none` stand for every choice and none."""
    words = typed.lower().replace(",", " ").split()
    if words == ["all"]:
        return field.of_words(field.choices)
    return field.of_words([] if words == ["none"] else words)


def _check_needs(option: str, name: str, chosen: dict[str, Any], lang: str) -> None:
    """Refuse an option that would change nothing without a module or the Pashabot."""
    for other, word in FIELDS[name].needs:
        words = FIELDS[other].words(chosen.get(other, FIELDS[other].default))
        if other in ("modules", "solo") and word not in words:
            raise Mistake(text(lang)(f"cli-needs-{other}", option=f"--{option}", word=word))
