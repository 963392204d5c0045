"""The command `serve`, and opening the game in the browser for `play`."""

import json
import re
import socket
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit
from urllib.request import urlopen

import click

from marrakesh.commands.options import Mistake, Option, lang_option
from marrakesh.texts import text
from marrakesh.versions import version

if TYPE_CHECKING:
    from marrakesh.server.settings import Settings, Smtp

HOST: Final = "127.0.0.1"
PORT: Final = 8000
PORTS: Final = range(PORT, PORT + 100)
"""Ports among which `play` looks for a free one."""


port_option: Option = click.option(
    "--port", type=click.IntRange(0, 65535), help=f"Default {PORT}; 0 picks a free port."
)
database_option: Option = click.option(
    "--database", default="", help="sqlite:///FILE or postgresql://USER@HOST/NAME."
)


@click.command()
@click.option(
    "--host",
    default=HOST,
    show_default=True,
    help="0.0.0.0 accepts connections from other computers.",
)
@port_option
@database_option
@click.option("--workers-for-bots", type=click.IntRange(1, 64), help="Worker processes for bots.")
@click.option("--public-url", default="", help="The public address, if behind a proxy.")
@click.option("--allow-host", multiple=True, help="Another host name to accept.")
@click.option(
    "--tables-per-hour", type=click.IntRange(1), help="Rate limit for new tables from one address."
)
@click.option(
    "--spectators-per-table", type=click.IntRange(1), help="Maximum spectators at a table."
)
@click.option(
    "--spectators-per-address", type=click.IntRange(1), help="Maximum spectators from one address."
)
@click.option(
    "--local-webhooks", is_flag=True, help="Allow webhooks to addresses on the local network."
)
@click.option(
    "--smtp",
    default="",
    envvar="MARRAKESH_SMTP",
    metavar="URL",
    help="Send e-mail through smtp://USER:PASSWORD@HOST:PORT or smtps://... (or $MARRAKESH_SMTP).",
)
@click.option("--mail-from", default="", help="The sender address of e-mail.")
@click.option(
    "--metrics", default="", metavar="HOST:PORT", help="Serve Prometheus metrics at this address."
)
@click.option("--open", "opens", is_flag=True, help="Open the page in a browser.")
@lang_option
def serve(
    host: str, port: int | None, metrics: str, opens: bool, lang: str, **options: Any
) -> None:
    """Serve the game to browsers, here or as a public server."""
    from marrakesh.server.http.pages import built
    from marrakesh.server.http.server import run
    from marrakesh.server.settings import Settings

    wanted = {
        "database": options["database"],
        "bot_workers": options["workers_for_bots"],
        "public_url": options["public_url"].rstrip("/"),
        "hosts": tuple(name.lower() for name in options["allow_host"]),
        "tables_per_hour": options["tables_per_hour"],
        "spectators_per_table": options["spectators_per_table"],
        "spectators_per_address": options["spectators_per_address"],
        "local_webhooks": options["local_webhooks"],
        "smtp": _smtp(options["smtp"], lang),
        "mail_from": options["mail_from"],
    }
    settings = Settings(**{name: value for name, value in wanted.items() if value})
    _check(settings, lang)
    if not built():
        click.echo(text(lang)("refuse-no-pages"), err=True)
    with ExitStack() as sockets:
        bound = sockets.enter_context(_bound(host, PORT if port is None else port, lang))
        beside = sockets.enter_context(_bound_to(metrics, lang)) if metrics else None
        run(settings, bound, lang, opens, beside)


def play_in_browser(lang: str, port: int | None, database: str) -> None:
    """Serve this computer only, and open the start page."""
    from marrakesh.server.http.pages import built
    from marrakesh.server.http.server import open_page, run
    from marrakesh.server.settings import Settings

    if not built():
        raise Mistake(text(lang)("refuse-no-pages"))
    settings = Settings(database=database) if database else Settings()
    _check(settings, lang)
    # with an explicit database, do not reuse a server that is already running
    if not database and (address := _open_already(PORT if port is None else port)):
        click.echo(text(lang)("serve-already", address=address))
        open_page(address)
    else:
        bound = _free(lang) if port is None else _bound(HOST, port, lang)
        run(settings, bound, lang, opens=True)


def _open_already(port: int) -> str:
    """The address of a running server of this version on a port, or an empty string.

    It is reused because the browser stores its games by address."""
    address = f"http://{HOST}:{port}"
    try:
        with urlopen(f"{address}/api/health", timeout=1) as reply:
            health = json.load(reply)
    except (OSError, ValueError):
        return ""
    return address if health == {"status": "ok", "version": version()} else ""


def check_database(database: str, lang: str) -> None:
    """Raise Mistake unless this is the address of a database."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        right = re.match("sqlite:///.|postgresql://.", database) and make_url(database)
    except (ArgumentError, ValueError):
        right = None
    if right is None:
        raise Mistake(text(lang)("serve-database", database=database))


def _check(settings: "Settings", lang: str) -> None:
    check_database(settings.database, lang)
    url = urlsplit(settings.public_url)
    right = url.scheme in ("http", "https") and url.netloc and not url.path
    if settings.public_url and not right:
        raise Mistake(text(lang)("serve-url", url=settings.public_url))
    if settings.smtp and not (settings.public_url and "@" in settings.mail_from):
        raise Mistake(text(lang)("serve-mail"))


def _smtp(url: str, lang: str) -> "Smtp | None":
    from marrakesh.server.settings import Smtp

    try:
        return Smtp.of(url) if url else None
    except ValueError:  # the address may contain a password
        raise Mistake(text(lang)("serve-smtp")) from None


def _bound_to(metrics: str, lang: str) -> socket.socket:
    host, _, port = metrics.rpartition(":")
    if not host or not re.fullmatch("[0-9]{1,5}", port) or int(port) > 65535:
        raise Mistake(text(lang)("serve-metrics", address=metrics))
    return _bound(host.strip("[]"), int(port), lang, "--metrics")


def _bound(host: str, port: int, lang: str, options: str = "--host, --port") -> socket.socket:
    """A listening socket, bound before anything is announced or opened."""
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if sys.platform != "win32":  # where two servers could share a port
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(128)  # now the port is taken
    except OSError as error:
        bound.close()
        reason = error.strerror or str(error)
        where = f"{host}:{port}"
        say = text(lang)
        raise Mistake(say("serve-address", address=where, reason=reason, options=options)) from None
    return bound


def _free(lang: str) -> socket.socket:
    """The default port, or the next free one."""
    for port in PORTS:
        try:
            return _bound(HOST, port, lang)
        except Mistake:
            continue
    return _bound(HOST, 0, lang)
