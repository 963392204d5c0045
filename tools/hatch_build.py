"""Puts the compiled engine into the wheel; where it cannot be compiled, the wheel is plain Python.

MARRAKESH_PLAIN=1 leaves it plain. An editable installation is always plain.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface[Any]):
    """Compiles before the wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("MARRAKESH_PLAIN"):
            return
        self.scratch = tempfile.TemporaryDirectory()
        command = [sys.executable, str(Path(self.root, "tools/compile.py")), self.scratch.name]
        try:
            subprocess.run(command, check=True, capture_output=True, text=True)
        except subprocess.CalledProcessError as error:
            self.app.display_warning(error.stdout + error.stderr)
            self.app.display_warning("The engine was not compiled: it stays plain Python.")
            return
        built = Path(self.scratch.name)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in built.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(built))
