"""Compile the network's kernel for browsers into tools/wasm/kernel-HASH.wasm, to be committed.

The hash is that of bots/kernel.c. The result is an extension module for any Python in WebAssembly
(the limited API), so `make site` needs no compiler. Clang comes with Zig:

    .tools/bin/uv run --no-project --with ziglang==0.17.0 python tools/wasm_kernel.py
"""

import hashlib
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "marrakesh" / "bots" / "kernel.c"
WIDE: Final = re.compile(r"(#define SIZEOF_(?:LONG|PTHREAD_T|SIZE_T|UINTPTR_T|VOID_P)) 8")


def compiled() -> Path:
    """The path for the compiled kernel of this source."""
    digest = hashlib.sha256(SOURCE.read_bytes()).hexdigest()[:12]
    return ROOT / "tools" / "wasm" / f"kernel-{digest}.wasm"


def main() -> None:
    target = compiled()
    for old in target.parent.glob("*.wasm"):
        old.unlink()
    target.parent.mkdir(exist_ok=True)
    zig = (sys.executable, "-m", "ziglang")
    with tempfile.TemporaryDirectory() as scratch:
        headers, made = Path(scratch, "include"), Path(scratch, "kernel.o")
        shutil.copytree(sysconfig.get_path("include"), headers)
        config = headers / "pyconfig.h"
        config.write_text(WIDE.sub(r"\1 4", config.read_text("utf-8")), "utf-8")
        options = ("-target", "wasm32-wasi", "-fPIC", "-O3", "-msimd128")
        limited = ("-DPy_LIMITED_API=0x030b0000", f"-I{headers}")
        subprocess.run([*zig, "cc", "-c", *options, *limited, SOURCE, "-o", made], check=True)
        linking = ("-shared", "--experimental-pic", "--allow-undefined", "--strip-all")
        entry = "--export=PyInit_kernel"
        subprocess.run([*zig, "wasm-ld", *linking, entry, made, "-o", target], check=True)
    target.chmod(0o644)


if __name__ == "__main__":
    main()
