"""The console that commands print to."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def console() -> "Console":
    """The terminal, without rich's automatic highlighting."""
    from rich.console import Console  # slow to import

    return Console(highlight=False)
