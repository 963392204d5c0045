"""Where commands print."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def console() -> "Console":
    """The terminal, without colours that rich guesses."""
    from rich.console import Console  # takes longer than most commands need

    return Console(highlight=False)
