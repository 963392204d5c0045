"""Start a command for `make play`, with the compiled engine if there is one for these sources.

If there is none, but there is a C compiler, the engine is compiled in the background while the
plain one plays, and used from the next start on. Each engine has its own folder under build/engine,
named after a hash of its inputs, so a running game keeps the files it started with.
"""

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
ENGINES: Final = ROOT / "build" / "engine"
KEPT: Final = 3
"""Engines kept, since older ones may still be in use."""
TOOLS: Final = ("tools/compile.py", "requirements-dev.txt")
GROUP: Final = f"{ROOT}/pyproject.toml:compile"
NEEDED: Final = ("--require-hashes", "-c", ROOT / TOOLS[1], "--group", GROUP)
KINDS: Final = {".py", ".c", ".h", ".toml", ".ftl"}
PAGES: Final = "marrakesh/server/pages"
LOG: Final = "compiling.log"


def digest(root: Path) -> str:
    """A hash of the sources, the tools and the Python that they are compiled for."""
    paths = [path for path in (root / "src").rglob("*") if path.suffix in KINDS]
    whole = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    for path in sorted([*paths, *(root / name for name in TOOLS)]):
        whole.update(f"\n{path.relative_to(root)}\n".encode() + path.read_bytes())
    return whole.hexdigest()[:16]


def start(command: list[str]) -> None:
    """Replace this process with the command."""
    name = digest(ROOT)
    if (ENGINES / name).exists():
        before = os.environ.get("PYTHONPATH", "")
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ENGINES / name), before]))
    elif shutil.which(os.environ.get("CC", "cc")) and not (ENGINES / f"{name}.failed").exists():
        compile_in_background()
    sys.stdout.flush()
    os.execvp(command[0], command)


def compile_in_background() -> None:
    """Start compiling in a session of its own, so that Ctrl-C ends only the game."""
    ENGINES.mkdir(parents=True, exist_ok=True)
    with (ENGINES / LOG).open("ab") as log:
        subprocess.Popen(
            ["nice", "-n", "19", sys.executable, __file__, "--compile"],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip
    print("The engine is being compiled in the background; from the next start, it runs faster.")


def compile_once() -> int:
    """Compile a copy of the sources, which may change meanwhile; one process at a time."""
    with (ENGINES / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return 0
        for left in ENGINES.glob("new-*"):  # left by a killed process
            shutil.rmtree(left)
        with tempfile.TemporaryDirectory(prefix="new-", dir=ENGINES) as folder:
            return compile_in(Path(folder))


def compile_in(copy: Path) -> int:
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "pages")
    shutil.copytree(SOURCE, copy / "src", ignore=unwanted)
    (copy / "tools").mkdir()
    for name in TOOLS:
        shutil.copy(ROOT / name, copy / name)
    name = digest(copy)
    python = compiler(copy)
    done = subprocess.run([python, copy / "tools/compile.py", copy / "src"], check=False)
    if done.returncode:
        shutil.copy(ENGINES / LOG, ENGINES / f"{name}.failed")
        return done.returncode
    (copy / "src" / PAGES).symlink_to(SOURCE / PAGES)
    (copy / "src").rename(ENGINES / name)
    (ENGINES / LOG).unlink()
    clear(keep=ENGINES / name)
    return 0


def compiler(copy: Path) -> Path:
    """A Python with mypyc: a developer's environment, or a separate one for this."""
    if importlib.util.find_spec("mypyc"):
        return Path(sys.executable)
    python = copy / "venv" / "bin" / "python"
    uv: list[str | Path] = ["sh", ROOT / "tools/uv.sh"]
    subprocess.run([*uv, "venv", "--python", sys.executable, copy / "venv"], check=True)
    subprocess.run([*uv, "pip", "install", "--python", python, *NEEDED], check=True)
    return python


def clear(keep: Path) -> None:
    """Remove the oldest engines."""
    engines = [path for path in ENGINES.iterdir() if path.is_dir() and path != keep]
    for old in sorted(engines, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT - 1 :]:
        shutil.rmtree(old)


if __name__ == "__main__":
    if sys.argv[1:] == ["--compile"]:
        sys.exit(compile_once())
    start(sys.argv[1:])
