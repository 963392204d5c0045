"""Try out an installed game on any system: `python tools/first_game.py marrakesh`

Play a game in the terminal, then open a table on the server and the page that shows it.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.request import Request, urlopen

ENTER: Final = "1\n" * 5000
"""Chooses the first option often enough for a whole game."""


def play_in_terminal(command: Sequence[str]) -> None:
    done = subprocess.run(
        [*command, "play", "--terminal", "--seed", "7", "--lang", "en"],
        input=ENTER, capture_output=True, encoding="utf-8", errors="replace", check=True,
    )  # fmt: skip
    assert " wins with " in done.stdout, done.stdout


def open_table(command: Sequence[str], database: Path) -> None:
    serve = [*command, "serve", "--port", "0", "--lang", "en", "--database"]
    with subprocess.Popen(
        [*serve, f"sqlite:///{database}"],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    ) as server:
        try:
            assert server.stdout
            address = server.stdout.readline().removeprefix("Marrakesh is running at ").strip()
            wish = {"kind": "solo", "rules": {"players": 1, "solo": "pashabot"}}
            request = Request(f"{address}/api/tables", json.dumps(wish).encode())
            request.add_header("Content-Type", "application/json")
            with urlopen(request, timeout=60) as reply:
                assert json.load(reply)["table"]
            with urlopen(address, timeout=60) as reply:
                assert b"<title>Marrakesh" in reply.read()
        finally:
            server.terminate()


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ["XDG_STATE_HOME"] = folder
        play_in_terminal(sys.argv[1:])
        open_table(sys.argv[1:], Path(folder, "tables.sqlite"))
    print("A game in the terminal, a table on the server: both work.")


if __name__ == "__main__":
    main()
