"""The server's settings."""

import os
import socket
from pathlib import Path
from urllib.parse import unquote, urlsplit

from msgspec import Struct, field

from marrakesh.paths import state_folder


def default_database() -> str:
    """Return the URL of the default database, a file in the state folder."""
    return sqlite_url(state_folder() / "tables.sqlite")


def sqlite_url(file: Path) -> str:
    """Return the database URL of an SQLite file."""
    return f"sqlite:///{file}"


def default_workers(processors: int | None) -> int:
    """Return the default number of bot workers, which leaves one CPU for the tables."""
    return max(1, (processors or 2) - 1)


class Smtp(Struct, frozen=True, kw_only=True):
    """The connection settings for an SMTP server."""

    host: str
    port: int
    secure: bool
    """Whether to connect with TLS; otherwise STARTTLS is used if the server offers it."""
    user: str = ""
    password: str = ""

    @classmethod
    def of(cls, url: str) -> "Smtp":
        """Parse `smtp://USER:PASSWORD@HOST:PORT` or `smtps://...`; raise ValueError if invalid."""
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/"):
            raise ValueError(parts.scheme)
        secure = parts.scheme == "smtps"
        return cls(
            host=parts.hostname,
            port=parts.port or (465 if secure else 587),
            secure=secure,
            user=unquote(parts.username or ""),
            password=unquote(parts.password or ""),
        )


class Settings(Struct, frozen=True, kw_only=True):
    """The operator's settings; times are in seconds."""

    database: str = field(default_factory=default_database)
    """`sqlite:///FILE` or `postgresql://...`."""
    bot_workers: int = field(default_factory=lambda: default_workers(os.cpu_count()))
    grace_live: float = 60
    """In live games, how long a player who must decide may be away before a bot can be proposed;
    `grace_days` applies to games over several days."""
    grace_days: float = 24 * 3600
    public_url: str = ""
    """The base URL in notices, such as `https://marrakesh.example`."""
    hosts: tuple[str, ...] = ()
    """Additional host names to accept."""
    local_webhooks: bool = False
    """Whether webhooks and push services may be on this computer or its private network."""
    smtp: Smtp | None = None
    """The mail server; without one, e-mail is not offered."""
    mail_from: str = ""
    """The sender's address in e-mails."""
    tables_per_hour: int = 100
    """Rate limit for new tables per client address; this computer itself is not limited."""
    spectators_per_table: int = 100
    spectators_per_address: int = 20
    """Maximum numbers of spectators; the limit per address applies to all tables together, but not
    to this computer."""
    notice_after: float = 30
    """Delay before a person is notified that it is their turn."""
    sweep: float = 3
    """Interval between sweeps for overdue bots and clocks."""
    kept_tables: int = 500
    kept_megabytes: int = 300
    """Limits on the tables kept in memory; those in use are always kept."""

    @property
    def contact(self) -> str:
        """The contact for push services: a public HTTPS URL, or an e-mail address at this host."""
        secure = self.public_url.startswith("https://")
        return self.public_url if secure else f"mailto:marrakesh@{socket.gethostname()}"

    @property
    def own_names(self) -> set[str]:
        """The host names that the server accepts, in addition to IP addresses."""
        computer = socket.gethostname().lower()
        public = urlsplit(self.public_url).hostname or ""
        return {"localhost", computer, f"{computer}.local", public, *self.hosts} - {""}
