"""Load modules of the package in processes that judge mutants or record hits.

The environment specifies a mutant: MUTANT is the file it replaces, MUTANT_SOURCE the file with its
text. For recording, HITS is a file with one byte for each line of the package: a byte becomes 1
when the block that begins in its line is entered, in any process. HITS_OFFSETS maps each file to
the offset of its lines.
"""

import ast
import json
import mmap
import os
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

_plain = SourceFileLoader.get_code


def install() -> None:
    if "MUTANT" in os.environ or "HITS" in os.environ:
        setattr(SourceFileLoader, "get_code", _get_code)  # noqa: B010


def _get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
    path = loader.path
    if path == os.environ.get("MUTANT"):
        return mutated(path)
    if "HITS" in os.environ and path in _offsets():
        tree = marked(ast.parse(Path(path).read_bytes()), _offsets()[path])
        return compile(tree, path, "exec", dont_inherit=True)
    return _plain(loader, name)


def mutated(path: str) -> CodeType:
    source = Path(os.environ["MUTANT_SOURCE"]).read_text()
    return compile(source, path, "exec", dont_inherit=True)


_known: dict[str, int] = {}


def _offsets() -> dict[str, int]:
    """The offset of each file's lines; the first call opens the file of hits."""
    if not _known:
        import builtins

        _known.update(json.loads(Path(os.environ["HITS_OFFSETS"]).read_text()))
        with Path(os.environ["HITS"]).open("r+b") as file:
            builtins.__hits__ = mmap.mmap(file.fileno(), 0)  # type: ignore[attr-defined]
    return _known


_COMPOUND = (
    ast.If, ast.For, ast.AsyncFor, ast.While, ast.Try, ast.With, ast.AsyncWith, ast.Match,
    ast.FunctionDef, ast.AsyncFunctionDef,
)  # fmt: skip


def marked(tree: ast.Module, offset: int) -> ast.Module:
    """Instrument code so that it marks the line of every block that it enters."""
    for body in list(_blocks(tree)):
        for place, statement in reversed(list(_beginnings(body))):
            mark = ast.parse(f"__hits__[{offset + statement.lineno}] = 1").body[0]
            body.insert(place, ast.copy_location(mark, statement))
    return ast.fix_missing_locations(tree)


def marks(tree: ast.Module) -> set[int]:
    """The lines in which blocks begin."""
    return {first.lineno for body in _blocks(tree) for _, first in _beginnings(body)}


def _blocks(tree: ast.Module) -> Iterator[list[ast.stmt]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.Lambda | ast.IfExp):
            for field in ("body", "orelse", "finalbody"):
                if body := getattr(node, field, None):
                    yield body


def _beginnings(body: list[ast.stmt]) -> Iterator[tuple[int, ast.stmt]]:
    """The beginnings of blocks: the first statement, and those after a statement with blocks."""
    first = True
    for place, statement in enumerate(body):
        if first and not isinstance(statement, ast.Nonlocal | ast.Global):
            yield place, statement
        first = isinstance(statement, _COMPOUND)
