"""`make release`: build sdist, pure and compiled wheel of the last commit in dist and try them.

Everything is built twice, in different folders, and must be identical byte for byte. The wheels are
built from the sdist to make sure that it is complete. Nothing is published.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from release_trial import PURE, try_out

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / "build" / "release"
DIST: Final = ROOT / "dist"
TOOLS: Final = ROOT / ".tools" / "release" / "bin"
HATCH: Final = (sys.executable, "-m", "hatchling", "build")


def main() -> int:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    notes = changes(version)
    if subprocess.check_output(["git", "status", "--porcelain"], cwd=ROOT):
        print("Uncommitted changes are not included.")
    shutil.rmtree(WORK, ignore_errors=True)
    print(f"Building Marrakesh {version} twice (takes minutes) ...", flush=True)
    with ThreadPoolExecutor() as threads:
        first, second = threads.map(build, ("first", "second"))
    different = [name for name in first if digest(first[name]) != digest(second.get(name))]
    if different or first.keys() != second.keys():
        return failed(f"The second build differs in: {', '.join(different)}")
    files = publishable(first, notes, version)
    run(TOOLS / "twine", "check", "--strict", *files, log=WORK / "twine.log")
    print("twine found no problems, and the second build gave the same files:")
    for file in files:
        print(f"  {file.stat().st_size / 1e6:5.1f} MB  {digest(file)[:16]}  dist/{file.name}")

    return try_out(files, version)


def failed(why: str) -> int:
    print(why, file=sys.stderr)
    return 1


def changes(version: str) -> str:
    """The section of a version in the changelog."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.split(r"^## \[(.+?)\].*\n", text, flags=re.M)
    found = dict(zip(sections[1::2], sections[2::2], strict=True))
    if version not in found:
        raise SystemExit(f"CHANGELOG.md has no section {version}: see docs/versions.md.")
    if found.get("Unreleased", "").strip():
        print(f"The Unreleased section of CHANGELOG.md is not in the notes of {version}.")
    return found[version].strip() + "\n"


def build(name: str) -> dict[str, Path]:
    """The files of a release by name, from a copy of the last commit."""
    folder = WORK / name
    copy, built, log = folder / "copy", folder / "built", folder / "log"
    copy.mkdir(parents=True)
    commit = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "-x", "-C", copy], input=commit.stdout, check=True)
    run(*HATCH, "-t", "sdist", "-d", built, log=log, cwd=copy)
    with tarfile.open(next(built.iterdir())) as sdist:
        sdist.extractall(folder / "unpacked", filter="data")
    source = next((folder / "unpacked").iterdir())
    run(*HATCH, "-t", "wheel", "-d", built, log=log, cwd=source, MARRAKESH_PLAIN="1")
    run(*HATCH, "-t", "wheel", "-d", folder / "compiled", log=log, cwd=source)
    wheel = next((folder / "compiled").iterdir())
    if PURE in wheel.name:
        print("There is no C compiler, so there is no compiled wheel.")
    elif sys.platform == "linux":  # tag it with the systems it runs on
        path = f"{TOOLS}{os.pathsep}{os.environ['PATH']}"
        run(TOOLS / "auditwheel", "repair", "-w", built, wheel, log=log, cwd=source, PATH=path)
    else:
        shutil.copy(wheel, built)
    return {path.name: path for path in sorted(built.iterdir())}


def publishable(built: dict[str, Path], notes: str, version: str) -> list[Path]:
    """Copy the files to dist, and add the notes of this version."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    (DIST / f"marrakesh-{version}.md").write_text(notes, encoding="utf-8")
    return [Path(shutil.copy(path, DIST)) for path in built.values()]


def digest(path: Path | None) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path else ""


def run(*command: str | Path, log: Path, cwd: Path = ROOT, **env: str) -> None:
    """Run a command; show its output only if it fails."""
    dated = subprocess.check_output(["git", "log", "-1", "--format=%ct"], cwd=ROOT, text=True)
    always = {"SOURCE_DATE_EPOCH": dated.strip(), "PYTHONHASHSEED": "0", "PYTHONPATH": ""}
    with log.open("a") as said:
        done = subprocess.run(
            command, cwd=cwd, env=os.environ | always | env, stdout=said, stderr=said, check=False
        )
    if done.returncode:
        raise SystemExit(f"{log.read_text()}\n{Path(command[0]).name} failed.")


if __name__ == "__main__":
    sys.exit(main())
