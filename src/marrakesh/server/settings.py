"""How a server runs."""

import os
from pathlib import Path

from msgspec import Struct, field

from marrakesh.folders import state_folder


def usual_database() -> str:
    """The file in which tables are kept unless somebody says otherwise."""
    return sqlite_url(state_folder() / "tables.sqlite")


def sqlite_url(file: Path) -> str:
    """A file as the address of a database."""
    return f"sqlite:///{file}"


def usual_workers() -> int:
    """Processes that think for bots: one processor is left for the tables."""
    return max(1, (os.cpu_count() or 2) - 1)


class Settings(Struct, frozen=True, kw_only=True):
    """What whoever runs the server may choose; times are in seconds."""

    database: str = field(default_factory=usual_database)
    """`sqlite:///FILE` or `postgresql://...`."""
    bot_workers: int = field(default_factory=usual_workers)
    grace_live: float = 60
    """So long somebody who is waited for may be away before a bot can be proposed."""
    grace_days: float = 24 * 3600
    public_url: str = ""
    """The address in notices, such as `https://marrakesh.example`."""
    local_webhooks: bool = False
    """Whether notices may go to addresses of this computer and its network."""
    tables_per_hour: int = 100
    """So many tables may be made from one address; from this computer itself, any number."""
    notice_after: float = 30
    """A person is told of their turn if it still is theirs after so long."""
    sweep: float = 3
    """How often to look for tables whose bots or clocks nobody attends to."""
    kept_tables: int = 500
    """So many tables are kept in memory."""
