"""Which tests reach which blocks of the code and may therefore notice a change there."""

import ast
import hashlib
import pickle
import re
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from loading import marks
from sampling import Mutant

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "marrakesh"
PARTS: Final = ("rules", "server")
COMPUTED_ONCE: Final = ("rules/values.py",)
"""Reached only by the first test of a process, but later tests use the result."""


def digest(*paths: Path) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()


class Code:
    """The lines of the parts, numbered consecutively; blocks begin in some of them."""

    def __init__(self) -> None:
        self.files = sorted(path for part in PARTS for path in (PACKAGE / part).rglob("*.py"))
        self.stamp = digest(*self.files)
        self.offsets: dict[str, int] = {}
        self._texts: dict[str, list[str]] = {}
        self._blocks: set[int] = set()
        self._handlers: dict[int, int] = {}
        end = 0
        for path in self.files:
            source = path.read_text()
            self.offsets[str(path)] = end
            self._texts[str(path)] = source.splitlines()
            tree = ast.parse(source)
            self._blocks.update(end + line for line in marks(tree))
            self._handlers.update((end + line, end + body) for line, body in handlers(tree))
            end += len(self._texts[str(path)]) + 1
        self.length = end + 1

    def lines(self, file: str) -> range:
        begin = self.offsets[file]
        return range(begin, begin + len(self._texts[file]) + 1)

    def block(self, file: str, line: int) -> int:
        """The block that contains a line of a function."""
        place = self.offsets[file] + line
        place = self._handlers.get(place, place)
        while place not in self._blocks and place > self.offsets[file]:
            place -= 1
        return place

    def uses(self, names: set[str]) -> set[int]:
        """The blocks that mention one of the names."""
        word = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b")
        return {
            self.block(file, number)
            for file, lines in self._texts.items()
            for number, line in enumerate(lines, 1)
            if word.search(line)
        }


class Map:
    """The blocks that each test reaches, and its duration."""

    def __init__(self, stamp: str) -> None:
        self.stamp = stamp
        self.at_import = b""
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self._files: dict[str, str] = {}
        self._packed: dict[str, bytes] = {}
        self._reached: dict[str, bytes] = {}

    @classmethod
    def read(cls, path: Path) -> "Map":
        known: Map = pickle.loads(path.read_bytes())
        known._files = {test: on for test, on in known._files.items() if (ROOT / test).exists()}
        known._reached = {
            test: zlib.decompress(on)
            for test, on in known._packed.items()
            if test.partition("::")[0] in known._files
        }
        return known

    def write(self, path: Path) -> None:
        path.write_bytes(pickle.dumps(self))

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_reached": {}}

    def new(self, tests: list[str]) -> dict[str, list[str]]:
        """The tests that are new or have changed, by file."""
        found: dict[str, list[str]] = {}
        for test in tests:
            found.setdefault(test.partition("::")[0], []).append(test)
        return {
            file: tests
            for file, tests in found.items()
            if self._files.get(file) != digest(ROOT / file)
        }

    def note(self, file: str, results: list[Any]) -> None:
        """Store the results of the tests in a file."""
        self._files[file] = digest(ROOT / file)
        for test, passed, seconds, reached in results:
            if passed:
                self.failed.discard(test)
                self.seconds[test] = seconds
                self._packed[test] = zlib.compress(reached)
                self._reached[test] = reached
            else:
                self.failed.add(test)

    def plan(self, mutant: Mutant, code: Code) -> tuple[bool, list[str]]:
        """Whether a new process is needed, and the tests that may kill, in the order to run."""
        file = str(PACKAGE / mutant.file)
        place = code.block(file, mutant.line)
        at_import = mutant.at_import or bool(self.at_import[place])
        fresh = at_import or mutant.has_super  # code that lost super() cannot replace it
        if mutant.file in COMPUTED_ONCE:
            tests = list(self._reached)
        elif not at_import:
            tests = [test for test, lines in self._reached.items() if lines[place]]
        else:
            names = names_at(Path(file), mutant.line)
            places = code.uses(names) if names else set(code.lines(file))
            naming = self._files_naming(mutant.file)
            tests = [
                test
                for test, lines in self._reached.items()
                if any(lines[one] for one in places) or test.partition("::")[0] in naming
            ]
            if not tests:  # used by other modules while they are imported
                part = [str(one) for one in code.files if mutant.file.split("/")[0] in one.parts]
                places = {place for one in part for place in code.lines(one)}
                tests = [t for t, lines in self._reached.items() if any(lines[p] for p in places)]
        return fresh, self._ordered(tests)

    def _files_naming(self, file: str) -> set[str]:
        """The test files that import a module directly."""
        name = re.compile(rf"import .*\b{Path(file).stem}\b|\.{Path(file).stem} import")
        return {test for test in self._files if name.search((ROOT / test).read_text())}

    def _ordered(self, tests: list[str]) -> list[str]:
        """The quickest first, but more parameters of a test that has run come later."""
        quickest = sorted(tests, key=lambda test: self.seconds[test])
        seen: Counter[str] = Counter()
        weights = {}
        for test in quickest:
            name = test.partition("[")[0]
            seen[name] += 1
            weights[test] = self.seconds[test] * seen[name]
        return sorted(quickest, key=lambda test: weights[test])


def handlers(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """The lines of `except` clauses, and the first lines of their bodies."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler):
            yield node.lineno, node.body[0].lineno


def names_at(path: Path, line: int) -> set[str]:
    """The names that a module defines in this line, including those inside a class."""
    names: set[str] = set()
    body = ast.parse(path.read_text()).body
    while body:
        for statement in body:
            decorators = getattr(statement, "decorator_list", [])
            begin = min([statement.lineno, *(one.lineno for one in decorators)])
            if begin <= line <= (statement.end_lineno or begin):
                break
        else:
            return names
        body = []
        if isinstance(statement, ast.ClassDef):
            names.add(statement.name)
            body = statement.body
        elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(statement.name)
        else:
            names |= {
                one.id
                for one in ast.walk(statement)
                if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
            }
    return names
