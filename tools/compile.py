"""Compile the engine with mypyc: `python tools/compile.py FOLDER` writes extension modules there.

The compiled source is the same that runs as plain Python: the rules, and the hot paths of bots and
environments. The network's kernel is compiled with them; it is written in C and takes a second to
compile: `python tools/compile.py --kernel src` adds it to the plain engine.
"""

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from setuptools import Distribution, Extension

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"
HOT: Final = (
    "marrakesh/rules/**/*.py",
    "marrakesh/bots/assets.py",
    "marrakesh/bots/greedy.py",
    "marrakesh/bots/tree.py",
    "marrakesh/observation/cells.py",
    "marrakesh/envs/rows.py",
    "marrakesh/envs/stepper.py",
)
PLAIN: Final = {
    "__init__.py", "config.py", "events.py", "facts.py", "questions.py", "view_types.py",
}  # fmt: skip
"""Data only, so there is nothing to gain from compiling."""
FLAGS: Final = "-fno-semantic-interposition -fno-plt"  # allow inlining of small functions


def hot_files() -> list[str]:
    """The files to compile, relative to the source folder."""
    found = [path for pattern in HOT for path in SOURCE.glob(pattern) if path.name not in PLAIN]
    return sorted(str(path.relative_to(SOURCE)) for path in found)


def kernel() -> Extension:
    # it only adds up products, so loops must be vectorised
    return Extension(
        "marrakesh.bots.kernel", ["marrakesh/bots/kernel.c"], extra_compile_args=["-O3"]
    )


def build(target: Path) -> None:
    from mypyc.build import mypycify

    # no compiled module imports a library, and reading their types would take most of the time
    options = ["--config-file=", "--follow-imports=silent"]
    options += ["--ignore-missing-imports", "--no-site-packages"]
    with tempfile.TemporaryDirectory() as scratch:
        # the same bytes wherever it is compiled
        flags = f"{os.environ.get('CFLAGS', FLAGS)} -ffile-prefix-map={scratch}=."
        os.environ["CFLAGS"] = flags
        modules = mypycify(
            [*options, f"--cache-dir={scratch}/mypy", *hot_files()],
            opt_level="3",
            debug_level="0",
            group_name="marrakesh",
            target_dir=scratch,
        )
        extend([*modules, kernel()], target, scratch)


def extend(modules: list[Extension], target: Path, scratch: str) -> None:
    package = Distribution({"name": "marrakesh", "ext_modules": modules})
    command = package.get_command_obj("build_ext")
    command.set_undefined_options("build")
    command.build_lib = str(target)
    command.build_temp = scratch
    command.ensure_finalized()
    command.run()


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument("folder", type=Path, help="where the extension modules go")
    parser.add_argument("--kernel", action="store_true", help="compile only the network's kernel")
    wanted = parser.parse_args()
    target = wanted.folder.resolve()
    # on Windows, setuptools looks for Visual Studio's
    if sys.platform != "win32" and shutil.which(os.environ.get("CC", "cc")) is None:
        print("There is no C compiler (Debian, Ubuntu: apt install gcc).", file=sys.stderr)
        return 1
    os.chdir(SOURCE)
    if wanted.kernel:
        with tempfile.TemporaryDirectory() as scratch:
            extend([kernel()], target, scratch)
    else:
        build(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
