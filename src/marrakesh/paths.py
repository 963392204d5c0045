"""Default locations of files."""

import os
from pathlib import Path


def state_folder() -> Path:
    """The folder for saved games and tables, following the XDG specification."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "marrakesh"
