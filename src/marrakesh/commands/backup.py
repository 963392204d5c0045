"""The commands `backup`, `restore` and `prune`, for a server's database."""

import asyncio
import time
from pathlib import Path
from typing import Final

import click

from marrakesh.commands.options import Option, lang_option
from marrakesh.commands.serve import check_database, database_option
from marrakesh.texts import text

DAY: Final = 24 * 3600
file_argument: Option = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))


@click.command()
@file_argument
@database_option
@lang_option
def backup(file: Path, database: str, lang: str) -> None:
    """Save all tables of a server, even while it is running."""
    from marrakesh.server.storage import backups

    tables = asyncio.run(backups.backup(_chosen(database, lang), file))
    click.echo(text(lang)("backup-done", n=tables, file=str(file)))


@click.command()
@file_argument
@database_option
@click.option("--add", is_flag=True, help="Add missing tables to a non-empty database.")
@lang_option
def restore(file: Path, database: str, add: bool, lang: str) -> None:
    """Restore a backup into an empty SQLite or PostgreSQL database."""
    from marrakesh.server.storage import backups

    done = asyncio.run(backups.restore(_chosen(database, lang), file, add))
    click.echo(text(lang)("restore-done", n=done.tables, kept=done.kept))


@click.command()
@click.option(
    "--older-than",
    "days",
    type=click.IntRange(1, 100_000),
    required=True,
    metavar="DAYS",
    help="Delete tables unchanged for this many days.",
)
@click.option("--dry-run", is_flag=True, help="Only report how many would be deleted.")
@database_option
@lang_option
def prune(days: int, dry_run: bool, database: str, lang: str) -> None:
    """Delete old tables, even while the server is running."""
    from marrakesh.server.storage import prune

    work = prune.count_old if dry_run else prune.delete_old
    tables = asyncio.run(work(_chosen(database, lang), time.time() - days * DAY))
    click.echo(text(lang)("prune-dry" if dry_run else "prune-done", n=tables, days=days))


def _chosen(database: str, lang: str) -> str:
    from marrakesh.server.settings import default_database

    chosen = database or default_database()
    check_database(chosen, lang)
    return chosen
