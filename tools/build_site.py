"""Build the game without a server in the folder build/site: `make site` (docs/site.md).

`vite build --mode site` has put the pages there. This adds Python for browsers (Pyodide, from npm)
and the engine: our package and its dependencies, as bytecode, in one archive. Any static file
server can serve the folder.
"""

import ensurepip
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib import metadata
from pathlib import Path
from typing import Final

import wasm_kernel

ROOT: Final = Path(__file__).resolve().parents[1]
SITE: Final = ROOT / "build" / "site"
WORK: Final = ROOT / "build" / "engine"
PACKAGE: Final = ROOT / "src" / "marrakesh"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STANDARD: Final = "python_stdlib.zip"
ENGINE: Final = "engine.zip"
ABSENT: Final = {
    "arena", "commands", "envs", "learning", "terminal", "server/http", "server/pages",
    "server/service/notices", "server/storage/migrations",
}  # fmt: skip
"""Folders of our package that need a terminal, a network, processes or numpy."""
UNUSED: Final = (
    "_pyrepl", "doctest.py", "imaplib.py", "mailbox.py", "multiprocessing", "pdb.py", "pydoc.py",
    "unittest", "wsgiref", "xml", "xmlrpc",
)  # fmt: skip
"""Large parts of the standard library that the engine does not import there."""
WHEELS: Final = ("librt", "msgspec")
"""Packages with compiled parts, which have wheels for Pyodide."""
PLAIN: Final = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pytz",
                "typing_extensions")  # fmt: skip
LOCALES: Final = {"root", "en", "de", "nl"}


def main() -> None:
    shutil.rmtree(WORK, ignore_errors=True)
    packages = WORK / "packages"
    add_package(packages)
    for name in PLAIN:
        add_installed(packages, name)
    for wheel in compiled_wheels():
        with zipfile.ZipFile(wheel) as files:
            files.extractall(packages)
    clean(packages)
    shutil.copyfile(wasm_kernel.compiled(), packages / "marrakesh" / "bots" / "kernel.abi3.so")
    standard = WORK / "standard"
    add_standard(standard)
    lay()
    pairs = (standard, SITE / "engine" / STANDARD, packages, SITE / "engine" / ENGINE)
    subprocess.run(["node", ROOT / "tools" / "build_site.mjs", PYODIDE, *pairs], check=True)
    add_licences(packages)
    report(list_files())


def add_package(packages: Path) -> None:
    """Add our package, with its version for importlib.metadata."""

    def ignored(folder: str, names: list[str]) -> set[str]:
        inside = Path(folder).relative_to(PACKAGE)
        return {name for name in names if (inside / name).as_posix() in ABSENT}

    shutil.copytree(PACKAGE, packages / "marrakesh", ignore=ignored)
    version = metadata.version("marrakesh")
    about = packages / f"marrakesh-{version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: marrakesh\nVersion: {version}\n", encoding="utf-8"
    )


def add_installed(packages: Path, name: str) -> None:
    """Add a pure Python package as it is installed here."""
    for file in metadata.files(name) or []:
        source, top = Path(str(file.locate())), file.parts[0]
        ours = file.suffix != ".pyc" and top != ".." and not top.endswith(".dist-info")
        if ours and source.exists():  # set-up omits Babel's data on other languages
            target = packages / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def compiled_wheels() -> list[Path]:
    """Download the wheels of the pinned versions for this Pyodide."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    python = info["python"].rpartition(".")[0]
    pinned = (ROOT / "requirements.txt").read_text("utf-8")
    blocks = [re.search(rf"^{name}==.*(?:\n    .*)*", pinned, re.M) for name in WHEELS]
    wanted = WORK / "wheels.txt"
    wanted.write_text("\n".join(block[0] for block in blocks if block), encoding="utf-8")
    subprocess.run(
        [
            *(sys.executable, f"{bundled_pip()}/pip", "download", "-qq", "--no-deps"),
            *("--disable-pip-version-check", "--require-hashes", "--only-binary", ":all:"),
            *("--implementation", "cp", "--python-version", python),
            *("--abi", f"cp{python.replace('.', '')}"),
            *("--platform", f"pyemscripten_{info['abi_version']}_wasm32"),
            *("-d", WORK / "wheels", "-r", wanted),
        ],
        check=True,
    )
    return sorted((WORK / "wheels").glob("*.whl"))


def bundled_pip() -> Path:
    """The pip that came with Python: our environments lack one, and uv lacks this platform."""
    folder = sysconfig.get_config_var("WHEEL_PKG_DIR")
    found = Path(folder or Path(ensurepip.__file__).parent / "_bundled").glob("pip-*.whl")
    return next(found)


def add_standard(target: Path) -> None:
    """Add the standard library. Pyodide ships it as source, which would take half the start-up."""
    with zipfile.ZipFile(PYODIDE / STANDARD) as files:
        wanted = [name for name in files.namelist() if name.split("/")[0] not in UNUSED]
        files.extractall(target, wanted)


def clean(packages: Path) -> None:
    """Remove files that are not used there."""
    for folder in [*packages.rglob("__pycache__"), packages / "pytz" / "zoneinfo"]:
        shutil.rmtree(folder)
    for pattern in ("*.pyi", "py.typed", "*.so", "*.c", "*.pyx", "*.html"):
        for file in packages.rglob(pattern):
            if not file.name.endswith("emscripten.so"):
                file.unlink()
    for file in (packages / "babel" / "locale-data").iterdir():
        if file.stem not in LOCALES:
            file.unlink()


def lay() -> None:
    """Put Python next to the pages."""
    folder = SITE / "engine"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, folder / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")


def add_licences(packages: Path) -> None:
    """Append the licences of everything that runs next to the pages to theirs."""
    python = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    parts = [
        ("Pyodide", "MPL-2.0", "Its source is at https://github.com/pyodide/pyodide."),
        ("Python", "PSF-2.0", python.read_text("utf-8") if python.exists() else ""),
    ]
    for name in PLAIN:
        about = metadata.metadata(name)
        files = [Path(str(file.locate())) for file in metadata.files(name) or []]
        licences = [file for file in files if "LICENSE" in file.name and file.exists()]
        texts = [file.read_text("utf-8") for file in licences]
        key = "License-Expression" if "License-Expression" in about else "License"
        parts.append((f"{name} - {about['Version']}", about[key], "\n".join(texts)))
    for found in sorted(packages.glob("*.dist-info/licenses/LICENSE")):
        name = found.parents[1].name.removesuffix(".dist-info").replace("-", " - ")
        parts.append((name, "see below", found.read_text("utf-8")))
    with (SITE / "licences.txt").open("a", encoding="utf-8") as file:
        for name, licence, text in parts:
            file.write(f"\n## {name} ({licence})\n\n{text.strip()}\n")


def list_files() -> list[Path]:
    """Write files.json, the list of all files with their hashes, for the service worker.

    The worker itself begins with the list's hash, so that browsers notice a new one, and it accepts
    only its own list.
    """
    worker = SITE / "service-worker.js"
    listed = [path for path in sorted(SITE.rglob("*")) if path.is_file()]
    listed = [path for path in listed if path not in (worker, SITE / "files.json")]
    files = [
        {
            "path": path.relative_to(SITE).as_posix(),
            "bytes": path.stat().st_size,
            "hash": hashlib.sha256(path.read_bytes()).hexdigest()[:16],
        }
        for path in listed
    ]
    build = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    (SITE / "files.json").write_text(json.dumps({"build": build, "files": files}), "utf-8")
    if worker.exists():
        worker.write_text(f'self.BUILD="{build}";\n' + worker.read_text("utf-8"), "utf-8")
    return listed


def report(files: list[Path]) -> None:
    sizes = {path: len(gzip.compress(path.read_bytes(), 9)) for path in files}
    engine = sum(size for path, size in sizes.items() if path.parent.name == "engine")
    whole = sum(sizes.values())
    print(
        f"build/site: {whole / 1e6:.1f} MB compressed, {engine / 1e6:.1f} of them the engine."
        f" Try it: python3 -m http.server -d build/site"
    )


if __name__ == "__main__":
    main()
