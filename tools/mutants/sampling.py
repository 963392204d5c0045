"""The mutants: one change at each place that Cosmic Ray's operators, and one of ours, apply to."""

import ast
import difflib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names
from parso.python.tree import Keyword

# They need arguments, or change nothing for numbers and words (== and is).
_UNUSED = ("VariableReplacer", "VariableInserter", "_Is", "_IsNot")


class DeleteCall(Operator):  # type: ignore[misc]
    """Omits a statement that only calls something."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        if node.type == "simple_stmt":
            call = node.children[0]
            awaited = call.type == "atom_expr" and call.children[0] == "await"
            if awaited or (call.type in ("atom_expr", "power") and _is_call(call)):
                yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        call = node.children[0]
        node.children[0] = Keyword("pass", call.start_pos, call.get_first_leaf().prefix)
        return node

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


def _is_call(node: Any) -> bool:
    last = node.children[-1]
    return bool(last.type == "trailer" and last.children[0] == "(")


OPERATORS: dict[str, Any] = {
    name.removeprefix("core/"): get_operator(name)()
    for name in operator_names()
    if name.startswith("core/") and not any(word in name for word in _UNUSED)
} | {"DeleteCall": DeleteCall()}


@dataclass(frozen=True)
class Mutant:
    file: str
    """Its path in the package."""
    line: int
    operator: str
    occurrence: int
    at_import: bool
    """Whether the place is reached on importing the module, not on calling a function."""
    has_super: bool
    """Whether its line contains super()."""

    @property
    def key(self) -> str:
        return f"{self.file}:{self.line}:{self.operator}:{self.occurrence}"

    def source(self, package: Path) -> str:
        operator = OPERATORS[self.operator]
        return str(mutate_code((package / self.file).read_text(), operator, self.occurrence))

    def diff(self, package: Path) -> str:
        before = (package / self.file).read_text().splitlines()
        lines = difflib.unified_diff(
            before, self.source(package).splitlines(), self.file, self.file, lineterm="", n=2
        )
        return "\n".join(lines)


def sample(package: Path, files: list[str], seed: int) -> list[Mutant]:
    """One mutant for every place that can change, in random order."""
    rng = random.Random(seed)
    places: list[list[Mutant]] = []
    for file in files:
        places += _places(package, file)
    rng.shuffle(places)
    return [rng.choice(place) for place in places]


def _places(package: Path, file: str) -> list[list[Mutant]]:
    """The mutants of a file by place and kind of change."""
    source = (package / file).read_text()
    skipped, bodies = _regions(ast.parse(source))
    lines = source.splitlines()
    found: dict[tuple[Any, str], list[Mutant]] = {}
    occurrences = dict.fromkeys(OPERATORS, 0)
    for node in ast_nodes(get_ast(source)):
        for name, operator in OPERATORS.items():
            for position in operator.mutation_positions(node):
                occurrence = occurrences[name]
                occurrences[name] += 1
                start = position[0]
                if any(begin <= start < end for begin, end in skipped):
                    continue
                at_import = not any(begin <= start < end for begin, end in bodies)
                has_super = "super()" in lines[start[0] - 1]
                mutant = Mutant(file, start[0], name, occurrence, at_import, has_super)
                found.setdefault((start, name.partition("_")[0]), []).append(mutant)
    return list(found.values())


Region = tuple[tuple[int, int], tuple[int, int]]


def _region(first: Any, last: Any = None) -> Region:
    last = last or first
    return (first.lineno, first.col_offset), (last.end_lineno, last.end_col_offset)


# Guards against impossible cases; the type checker also enforces most of them.
_GUARDS = ("frozen", "kw_only", "slots", "strict")


def _regions(tree: ast.Module) -> tuple[list[Region], list[Region]]:
    """The regions that exist only for the type checker, and the bodies of functions."""
    skipped: list[Region] = []
    bodies: list[Region] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            bodies.append(_region(node.body[0], node.body[-1]))
            if node.returns:
                skipped.append(_region(node.returns))
        elif isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
            if not any(isinstance(inner, ast.Call) for inner in ast.walk(node.annotation)):
                skipped.append(_region(node.annotation))
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            skipped.append(_region(node.test))
        elif (isinstance(node, ast.keyword) and node.arg in _GUARDS) or (
            isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__"
        ):
            skipped.append(_region(node))
    return skipped, bodies
