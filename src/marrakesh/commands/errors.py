"""Command-line errors in the user's language."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

import click

from marrakesh.commands.options import Mistake, default_language
from marrakesh.texts import LANGUAGES, Texts, text

VALUE = re.compile(r"""(?:File )?["']?(?P<value>.*?)["']? is (?:not|a) """, re.S)
"""Extracts the value from click's message, the only place where click keeps it."""


def chosen_language(args: Sequence[str]) -> str:
    """The language requested on the command line, even if the rest does not parse."""
    asked = re.findall("(?:^|\n)--lang[=\n](.*)", "\n".join(args))
    return asked[-1] if asked and asked[-1] in LANGUAGES else default_language()


def no_command(name: str, commands: Iterable[str], lang: str) -> Mistake:
    """The error for an unknown command."""
    known = sorted(commands)
    like = get_close_matches(name, known, n=1) or [text(lang).listing(known, "or")]
    return Mistake(text(lang)("cli-no-command", command=name, like=like[0]))


def told(error: click.UsageError, lang: str) -> Mistake:
    """The translation of an error found by click."""
    say = text(lang)
    command = error.ctx.command_path if error.ctx else "marrakesh"
    if isinstance(error, click.NoSuchOption):
        option = error.option_name
        if error.possibilities:
            like = say.listing(error.possibilities, "or")
            return Mistake(say("cli-like-option", option=option, like=like))
        return Mistake(say("cli-no-option", option=option, command=command))
    if isinstance(error, click.BadOptionUsage):
        takes_none = "not take" in error.message
        key = "cli-no-value" if takes_none else "cli-value-missing"
        return Mistake(say(key, option=error.option_name))
    if isinstance(error, click.MissingParameter) and error.param:
        what, example = _name(error.param), _example(error.param)
        return Mistake(say("cli-missing", what=what, example=f"{command} {example}"))
    if isinstance(error, click.BadParameter) and error.param:
        return Mistake(_bad_value(error, error.param, say) or error.format_message())
    if extra := re.search(r"extra arguments? \((.*)\)", error.message, re.S):
        return Mistake(say("cli-extra", words=extra[1], command=command))
    return Mistake(error.format_message())


def _name(param: click.Parameter) -> str:
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


def _example(param: click.Parameter) -> str:
    metavar = param.metavar or (param.name or "").upper()
    return f"{param.opts[0]} {metavar}" if isinstance(param, click.Option) else metavar


def _bad_value(error: click.BadParameter, param: click.Parameter, say: Texts) -> str:
    """The message for an invalid value; empty if there is no text for it."""
    found = VALUE.match(error.message)
    if not found:
        return ""
    option, value, kind = _name(param), found["value"], param.type
    if isinstance(kind, click.Choice):
        choices = say.listing(map(str, kind.choices), "or")
        return say("cli-choice", option=option, value=value, choices=choices)
    if isinstance(kind, click.IntRange):
        if kind.max is None:
            return say("cli-at-least", option=option, value=value, least=str(kind.min))
        return say(
            "cli-between", option=option, value=value, least=str(kind.min), most=str(kind.max)
        )
    if kind is click.INT:
        return say("cli-whole", option=option, value=value)
    if isinstance(kind, click.Path):
        return say("cli-folder", option=option, value=value)
    return ""
