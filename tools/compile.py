"""Compiles the engine with mypyc: python tools/compile.py FOLDER writes the extension modules there.

What is compiled is the same source that runs as plain Python: the rules, and what bots and
environments do many thousand times a second. Without a C compiler it fails, with a note.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution

SOURCE = Path(__file__).resolve().parent.parent / "src"
HOT = ("marrakesh/rules/**/*.py",)
PLAIN = {"__init__.py", "config.py"}  # a dataclass gains nothing
FLAGS = "-O3 -fno-semantic-interposition"  # so that small functions are inlined


def hot_files() -> list[str]:
    """The files to compile, relative to the source folder."""
    found = [path for pattern in HOT for path in SOURCE.glob(pattern) if path.name not in PLAIN]
    return sorted(str(path.relative_to(SOURCE)) for path in found)


def build(target: Path) -> None:
    """Compile into the target folder. Paths are relative, so that builds can be repeated."""
    from mypyc.build import mypycify

    os.environ.setdefault("CFLAGS", FLAGS)
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    with tempfile.TemporaryDirectory() as scratch:
        modules = mypycify(
            [*options, f"--cache-dir={scratch}/mypy", *hot_files()],
            opt_level="3",
            debug_level="0",
            group_name="marrakesh",
            target_dir=scratch,
        )
        command = Distribution({"name": "marrakesh", "ext_modules": modules}).get_command_obj(
            "build_ext"
        )
        command.build_lib = str(target)
        command.build_temp = scratch
        command.ensure_finalized()
        command.run()


def main() -> int:
    target = Path(sys.argv[1]).resolve()
    if shutil.which(os.environ.get("CC", "cc")) is None:
        print("There is no C compiler: the engine stays plain Python.", file=sys.stderr)
        return 1
    os.chdir(SOURCE)
    build(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
