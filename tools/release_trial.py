"""Try the files of a release as users get them: install them into a fresh environment of every
available Python, and play one game on the command line and one in the browser in each."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect

from browser.page_driver import WAIT, Pages
from chromium import chromium
from first_game import play_in_terminal
from server_process import Server

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / "build" / "release"
UV: Final = ("sh", str(ROOT / "tools" / "uv.sh"))
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
ASK: Final = "import sys; print('%d.%d' % sys.version_info[:2])"
PURE: Final = "py3-none-any"
COMPILED: Final = "compiled wheel"
Command = tuple[str, ...]


def try_out(files: list[Path], version: str) -> int:
    os.environ.pop("PYTHONPATH", None)  # only what is installed
    os.environ["XDG_STATE_HOME"] = str(WORK / "state")
    expect.set_options(timeout=WAIT)
    found = pythons()
    for missing in set(PYTHONS) - found.keys():
        print(f"Python {missing}: not installed, and cannot be downloaded")
    with chromium() as browser:
        for name, command in ways(files, found):
            engine = "compiled" if name == COMPILED else "plain Python"
            assert said(*command, "--version") == f"marrakesh {version}, {engine} engine"
            play_in_terminal(command)
            decisions = by_page(browser, command)
            print(
                f"{name}: a game in the terminal, one by page ({decisions} decisions)", flush=True
            )
    return 0


def ways(files: list[Path], found: dict[str, Path]) -> Iterator[tuple[str, Command]]:
    """The ways to install a release, with the command that each gives."""
    (sdist,) = (file for file in files if file.suffix == ".gz")
    (pure,) = (file for file in files if PURE in file.name)
    for name, python in found.items():
        yield f"Python {name}", installed(name, python, pure)
        for wheel in files:
            if f"-cp{name.replace('.', '')}-" in wheel.name:
                yield COMPILED, installed("compiled", python, wheel)
    some = next(iter(found.values()))
    yield "sdist without npm", from_sdist(some, sdist)
    yield "uvx", (*UV, "tool", "run", "--from", str(pure), "marrakesh")
    yield "pipx", by_pipx(some, pure)


def pythons() -> dict[str, Path]:
    """An interpreter for each version: the system's, pyenv's, or one that uv can download."""
    found: dict[str, Path] = {}
    for name in PYTHONS:
        candidates = [shutil.which(f"python{name}"), *map(str, pyenv(name))]
        working = [Path(path) for path in candidates if path and said(path, "-c", ASK) == name]
        if not working:
            folder = WORK / "pythons"
            fetch = [*UV, "python", "install", "--install-dir", folder, name]
            env = os.environ | {"UV_PYTHON_DOWNLOADS": "manual"}
            subprocess.run(fetch, env=env, capture_output=True, check=False)
            working = sorted(folder.glob(f"*{name}*/bin/python{name}"))
        if working:
            found[name] = working[0]
    return found


def pyenv(name: str) -> Iterator[Path]:
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    return root.glob(f"versions/{name}.*/bin/python")


def said(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def installed(name: str, python: Path, file: Path, **env: str) -> Command:
    """Install a file into an environment of its own; return the command."""
    folder = WORK / "environments" / name
    call(*UV, "venv", "--python", str(python), str(folder))
    call(*UV, "pip", "install", "--python", str(folder), str(file), **env)
    return (str(folder / "bin" / "marrakesh"),)


def from_sdist(python: Path, sdist: Path) -> Command:
    """Install it as on a system without npm and compiler: with its own pages and a plain engine."""
    folder = WORK / "few"
    folder.mkdir(exist_ok=True)
    for name in ("sh", "dirname", "sed", "head"):
        (folder / name).symlink_to(shutil.which(name) or name)
    return installed("sdist", python, sdist, PATH=str(folder), CC="none")


def by_pipx(python: Path, wheel: Path) -> Command:
    pipx = ROOT / ".tools" / "release" / "bin" / "pipx"
    folders = {"PIPX_HOME": str(WORK / "pipx"), "PIPX_BIN_DIR": str(WORK / "pipx" / "bin")}
    call(str(pipx), "install", "--python", str(python), str(wheel), **folders)
    return (str(WORK / "pipx" / "bin" / "marrakesh"),)


def call(*command: str, **env: str) -> None:
    done = subprocess.run(
        command, env=os.environ | env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def by_page(browser: Browser, command: Command) -> int:
    class Installed(Server):
        program = command

    pages = Pages(browser)
    database = WORK / "state" / "tables.sqlite"
    database.parent.mkdir(exist_ok=True)
    database.unlink(missing_ok=True)
    server = Installed(database)
    try:
        seat = pages.player(server, server.create("solo", rules={"players": 1, "solo": "pashabot"}))
        seat.play()
        expect(seat.page.locator("#end-title")).to_contain_text("Pashabot")
        assert not pages.errors, pages.errors
        assert "OPEN FONT LICENSE" in server.http.get("/licences.txt").text
    finally:
        pages.close()
        server.end()
    return seat.decisions
