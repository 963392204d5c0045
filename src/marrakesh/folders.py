"""Where things are kept that nobody gave a place."""

import os
from pathlib import Path


def state_folder() -> Path:
    """The folder for saved games and tables, as the XDG specification wants it."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "marrakesh"
