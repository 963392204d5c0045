"""Build the game without a server in the folder build/site: `make site` (docs/site.md).

`vite build --mode site` has put the pages there. This adds Python for browsers (Pyodide, from npm)
with the engine: our package and its dependencies, as a snapshot of Python's memory after importing
them. The files are compressed, since not every file server does it. Any static file server can
serve the folder.
"""

import ensurepip
import gzip
import hashlib
import io
import json
import lzma
import pickle
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import Final

import wasm_kernel

ROOT: Final = Path(__file__).resolve().parents[1]
SITE: Final = ROOT / "build" / "site"
WORK: Final = ROOT / "build" / "engine"
PACKAGE: Final = ROOT / "src" / "marrakesh"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
STANDARD: Final = "python_stdlib.zip"
PACKED: Final = {"pyodide.asm.mjs": "script.bin", "pyodide.asm.wasm": "python.bin"}
"""Pyodide's files, with the names of the compressed ones. With endings such as `.gz`, some file
servers would have browsers unpack them."""
WITH_NET: Final = tuple(
    f"marrakesh/bots/{name}" for name in ("net.bin", "kernel.abi3.so", "fast_layers.pyc")
)
LIBRARIES: Final = ("librt/strings", "msgspec/_core")
"""The extension modules that are part of the snapshot."""
ENDING: Final = ".cpython-314-wasm32-emscripten.so"
SMALL_INTEGERS: Final = [
    {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 8 << 20,
     "lc": 2, "lp": 2, "pb": 2},
]  # fmt: skip
"""Compression for a memory that consists of words of four bytes."""
ABSENT: Final = {
    "arena", "commands", "envs", "learning", "terminal", "server/http", "server/pages",
    "server/service/notices", "server/storage/migrations", "server/storage/table_store.py",
}  # fmt: skip
"""Folders of our package that need a terminal, a network, processes or numpy."""
UNUSED: Final = (
    "_aix_support.py", "_android_support.py", "_apple_support.py", "_ios_support.py",
    "_osx_support.py", "_pydatetime.py", "_pydecimal.py", "_pyio.py", "_pylong.py", "_pyrepl",
    "_ssl.py", "argparse.py", "bdb.py", "cProfile.py", "cmd.py", "code.py", "configparser.py",
    "ctypes", "curses", "dbm", "doctest.py", "ensurepip", "filecmp.py", "ftplib.py", "getopt.py",
    "http", "imaplib.py", "logging/config.py", "logging/handlers.py", "mailbox.py",
    "mimetypes.py", "modulefinder.py", "multiprocessing", "netrc.py", "optparse.py", "pdb.py",
    "pickletools.py", "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pyclbr.py",
    "pydoc.py", "sched.py", "shelve.py", "smtplib.py", "socketserver.py", "sqlite3", "ssl.py",
    "tabnanny.py", "tarfile.py", "timeit.py", "trace.py", "turtle.py", "unittest", "venv",
    "wave.py", "webbrowser.py", "wsgiref", "xml", "xmlrpc", "zipapp.py",
)  # fmt: skip
"""Parts of the standard library that the engine does not import there."""
WHEELS: Final = ("librt", "msgspec")
"""Packages with compiled parts, which have wheels for Pyodide."""
PLAIN: Final = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pytz",
                "typing_extensions")  # fmt: skip
LOCALES: Final = {"root", "en", "de", "nl"}
OF_NUMBERS: Final = ("locale_id", "plural_form", "ordinal_form", "number", "decimal", "percent",
                     "scientific", "default_numbering", "language_aliases", "territory_aliases",
                     "script_aliases", "variant_aliases", "parent_exceptions",
                     "likely_subtags")  # fmt: skip
"""How the entries of Babel's data begin that numbers and plurals in texts need."""


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
    made = WORK / "made"
    libraries = [name + ENDING for name in LIBRARIES]
    program = ROOT / "tools" / "build_site.mjs"
    warm_up = ROOT / "tools" / "site_warm_up.py"
    folders = (PYODIDE, standard, packages, warm_up, made)
    subprocess.run(["node", program, *folders, *libraries], check=True)
    lay(packages, made)
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
        wanted = [name for name in files.namelist() if not {name, name.split("/")[0]} & set(UNUSED)]
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
    for file in (packages / "babel").rglob("*.dat"):
        entries = pickle.loads(file.read_bytes())
        for name, entry in entries.items():
            if not name.startswith(OF_NUMBERS) or name == "likely_subtags":
                entries[name] = type(entry)() if isinstance(entry, dict) else None
        file.write_bytes(pickle.dumps(entries, 2))


def lay(packages: Path, made: Path) -> None:
    """Put Python next to the pages, in a folder named after its contents, so that a browser can
    keep the files of several builds apart."""
    engine = SITE / "engine"
    shutil.rmtree(engine, ignore_errors=True)
    files = {
        "pyodide.mjs": (PYODIDE / "pyodide.mjs").read_bytes(),
        **{target: squeezed((PYODIDE / name).read_bytes()) for name, target in PACKED.items()},
        "files.bin": squeezed(bundle(packages, at_start(packages))),
        "snapshot.bin": lzma.compress((made / "snapshot.raw").read_bytes(), filters=SMALL_INTEGERS),
        "rest.bin": rest(made),
        "net.bin": squeezed(bundle(made / "packages", WITH_NET)),
    }
    digest = hashlib.sha256(b"".join(files.values())).hexdigest()[:12]
    folder = engine / digest
    folder.mkdir(parents=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    about = {
        "info": info,
        "folder": f"engine/{digest}/",
        "bytes": {name: len(content) for name, content in files.items()},
    }
    for name in ("engine-worker.js", "bots-worker.js"):
        worker = SITE / name
        if worker.exists():
            tell(worker, "ENGINE", about)


def tell(worker: Path, name: str, value: object) -> None:
    """Begin a worker with a line that sets one of its variables."""
    program = re.sub(rf"^self\.{name}=.*\n", "", worker.read_text("utf-8"))
    worker.write_text(f"self.{name}={json.dumps(value)};\n{program}", "utf-8")


def squeezed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def at_start(packages: Path) -> list[str]:
    """The extension modules in the snapshot, and data that is read again when it is corrected."""
    data = [*packages.glob("marrakesh/components/*.toml"), *packages.glob("marrakesh/proof/*.toml")]
    libraries = [name + ENDING for name in LIBRARIES]
    return [*libraries, *sorted(file.relative_to(packages).as_posix() for file in data)]


def bundle(folder: Path, names: Sequence[str]) -> bytes:
    """These files, after a list of their paths and sizes as JSON, and its length."""
    contents = [(folder / name).read_bytes() for name in names]
    sizes = [[name, len(content)] for name, content in zip(names, contents, strict=True)]
    about = json.dumps(sizes).encode()
    return b"".join([len(about).to_bytes(4, "little"), about, *contents])


def rest(made: Path) -> bytes:
    """An archive of what the snapshot lacks of the standard library."""
    imported = set((made / "imported.txt").read_text("utf-8").splitlines())
    packed = io.BytesIO()
    with zipfile.ZipFile(made / "standard.zip") as standard, zipfile.ZipFile(packed, "w") as some:
        for name in standard.namelist():
            if name not in imported:
                info = zipfile.ZipInfo(name)
                some.writestr(info, standard.read(name), zipfile.ZIP_DEFLATED, compresslevel=9)
    return packed.getvalue()


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
        tell(worker, "BUILD", build)
    return listed


def report(files: list[Path]) -> None:
    sizes = {path: len(gzip.compress(path.read_bytes(), 9)) for path in files}
    engine = sum(size for path, size in sizes.items() if "engine" in path.relative_to(SITE).parts)
    whole = sum(sizes.values())
    print(
        f"build/site: {whole / 1e6:.1f} MB compressed, {engine / 1e6:.1f} of them the engine."
        f" Try it: python3 -m http.server -d build/site"
    )


if __name__ == "__main__":
    main()
