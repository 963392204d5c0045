"""The command `marrakesh`."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import click

from marrakesh.commands.analyse import analyse
from marrakesh.commands.arena import arena, simulate, study
from marrakesh.commands.backup import backup, prune, restore
from marrakesh.commands.box import show_components, show_modules, tile
from marrakesh.commands.errors import chosen_language, no_command, told
from marrakesh.commands.options import Mistake
from marrakesh.commands.play import play, replay
from marrakesh.commands.serve import serve
from marrakesh.commands.strength import strength
from marrakesh.commands.train import train
from marrakesh.commands.verify import verify
from marrakesh.errors import LocalizedError
from marrakesh.records import RecordError
from marrakesh.rules import compiled
from marrakesh.rules.config import ConfigError
from marrakesh.texts import text
from marrakesh.versions import version

DEFAULT: Final = "play"
"""The command that `marrakesh` alone runs, as `uvx` calls it."""


class Commands(click.Group):
    """Commands that report every error as a sentence, never as a traceback."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta["lang"] = chosen_language(args)
        with _answered(ctx):
            return super().parse_args(ctx, args or [DEFAULT])

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
    """Turn errors into sentences. A closed pipe is left to click, which exits quietly."""
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
    """The error as a sentence."""
    if isinstance(error, RecordError | LocalizedError):
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
    """Play, replay and simulate the board game Marrakesh.

    Without a command, the game opens in the browser. An unofficial fan work.
    """


for command in (
    play, replay, show_components, show_modules, tile,
    arena, strength, study, simulate, analyse, train, serve, verify, backup, restore,
    prune,
):  # fmt: skip
    cli.add_command(command)


def main() -> None:
    """The entry point of the command."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal without ● shows ?
    cli(prog_name="marrakesh")


if __name__ == "__main__":
    main()
