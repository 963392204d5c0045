"""The command `verify`."""

import re
from pathlib import Path
from typing import Any

import click

from marrakesh.commands.options import Mistake, components_option, lang_option
from marrakesh.texts import text


class Wrong(click.ClickException):
    """A failed verification, described in one sentence."""

    exit_code = 1

    def show(self, file: Any = None) -> None:
        click.echo(self.message, err=True)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--hash", "given", default="", help="The hash shown at the table before the game.")
@lang_option
@components_option
def verify(file: Path, given: str, lang: str, components: Path | None) -> None:
    """Check a recorded game: rules, randomness, seed and hash."""
    from marrakesh import records

    say = text(lang)
    given = given.strip().lower()
    if given and not re.fullmatch("[0-9a-f]{64}", given):
        raise Mistake(say("verify-no-sha256"))
    try:
        told = records.replay(records.read(file), components)
        decisions = sum(1 for _ in told)
    except records.RecordError as error:
        raise Wrong(error.explain(lang)) from None
    seed = str(told.game.seed)
    click.echo(say("verify-replayed", n=decisions, seed=seed))
    if not told.game.over:
        table = told.game.table
        click.echo(say("verify-unfinished", season=table.season, round=table.round))
    right = records.seed_hash(told.game.seed)
    if given and given != right:
        raise Wrong(say("verify-other-hash", seed=seed, right=right, hash=given))
    key = "verify-hash-given" if given else "verify-hash" if told.seed_hash else "verify-no-hash"
    click.echo(say(key, hash=right))
