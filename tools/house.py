"""Count what makes the project heavy or hard to navigate: python tools/house.py

In the checkout of this file, or in the one named by --root, it counts:

- files and lines of code by package;
- private accesses in tests/server: `x._name` where x is not self or cls, and imports of `_name`
  (no dunder names);
- patches in tests/server: calls of setattr, setitem, delattr and delitem on a fixture, and of
  mock's patch (environment variables are a public interface and do not count);
- distinct media queries in web/src, and those with a width in figures instead of a breakpoint;
- lines of styles, uses of :global, and colours written as hex outside the files of tokens;
- modules of src and web/src whose name ends in "ing";
- lines of data: golden games, page outlines, pinned requirements, ledgers of equivalent mutants.
"""

import argparse
import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

CODE: Final = {".py", ".c", ".h", ".ts", ".svelte", ".css"}
TOKENS: Final = re.compile(r"(theme|tokens)\b.*\.css$")
MEDIA: Final = re.compile(r"@media\s+([^{]+?)\s*\{")
STYLE: Final = re.compile(r"<style[^>]*>\n(.*?)</style>", re.DOTALL)
HEX: Final = re.compile(
    r"(?<![\w.#&])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b(?![:(])"
)
PRIVATE: Final = re.compile(r"_(?!_)\w*")
PATCHERS: Final = {"setattr", "setitem", "delattr", "delitem"}


def files(folder: Path) -> Iterator[Path]:
    """All files below, without those written by tools."""
    for path in sorted(folder.rglob("*")):
        made = {"__pycache__", "node_modules", "pages"} & set(path.relative_to(folder).parts)
        if path.is_file() and not made:
            yield path


def code(folder: Path) -> Iterator[Path]:
    return (path for path in files(folder) if path.suffix in CODE)


def lines(paths: Iterable[Path]) -> int:
    return sum(len(path.read_bytes().splitlines()) for path in paths)


def parsed(folder: Path) -> Iterator[ast.AST]:
    """All syntax nodes of the Python files in a folder."""
    for path in files(folder):
        if path.suffix == ".py":
            yield from ast.walk(ast.parse(path.read_text("utf-8")))


def is_private_access(node: ast.AST) -> bool:
    if isinstance(node, ast.ImportFrom):
        return any(PRIVATE.fullmatch(name.name) for name in node.names)
    if not isinstance(node, ast.Attribute) or not PRIVATE.fullmatch(node.attr):
        return False
    return not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))


def is_patch(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    called = ast.unparse(node.func).split(".")
    if "patch" in called:
        return True
    return len(called) > 1 and called[-1] in PATCHERS


def media_queries(folder: Path) -> set[str]:
    texts = [path.read_text("utf-8") for path in code(folder)]
    return {" ".join(query.split()) for text in texts for query in MEDIA.findall(text)}


def stray_colours(folder: Path) -> list[str]:
    paths = [path for path in code(folder) if not TOKENS.search(path.name)]
    return [colour for path in paths for colour in HEX.findall(path.read_text("utf-8"))]


def style_texts(folder: Path) -> Iterator[str]:
    """The style sheets and the styles of the components."""
    for path in code(folder):
        text = path.read_text("utf-8")
        if path.suffix == ".css":
            yield text
        elif path.suffix == ".svelte":
            yield from STYLE.findall(text)


def modules_in_ing(root: Path) -> list[str]:
    paths = [*code(root / "src"), *code(root / "web/src")]
    return [str(path.relative_to(root)) for path in paths if path.stem.endswith("ing")]


def packages(folder: Path) -> Iterator[tuple[str, list[Path]]]:
    """The code directly in a folder, and the code of each folder in it."""
    yield ".", [path for path in code(folder) if path.parent == folder]
    for child in sorted(folder.iterdir()):
        if child.is_dir() and (found := list(code(child))):
            yield child.name, found


def print_packages(root: Path) -> None:
    for name in ("src/marrakesh", "src/marrakesh/server", "web/src", "web/tests", "tests"):
        folder = root / name
        everything = list(code(folder))
        print(f"{name}: {len(everything)} files, {lines(everything)} lines")
        for package, paths in packages(folder):
            if paths:
                print(f"  {package:<14}{len(paths):>5}{lines(paths):>8}")


def print_counts(root: Path) -> None:
    tests = list(parsed(root / "tests/server"))
    web = root / "web/src"
    colours = stray_colours(web)
    named = modules_in_ing(root)
    pins = sorted(root.glob("requirements*.txt"))
    ledgers = [*(root / "tools").rglob("equivalent*"), *(root / "web/mutants").glob("equivalent*")]
    print(f"private accesses in tests/server: {sum(map(is_private_access, tests))}")
    print(f"patches in tests/server: {sum(map(is_patch, tests))}")
    queries = media_queries(web)
    in_figures = sum("px" in query for query in queries)
    print(f"distinct media queries: {len(queries)} ({in_figures} in figures)")
    styles = list(style_texts(web))
    print(f"uses of :global: {sum(style.count(':global') for style in styles)}")
    print(f"lines of styles: {sum(len(style.splitlines()) for style in styles)}")
    print(f"stray hex colours: {len(colours)} ({len(set(colours))} distinct)")
    for name in ("tests/rules/golden", "web/tests/outlines"):
        found = list(files(root / name))
        print(f"{name}: {len(found)} files, {lines(found)} lines")
    print(f"requirements: {len(pins)} files, {lines(pins)} lines")
    print(f"ledgers of equivalent mutants: {lines(ledgers)} lines")
    print(f"modules named -ing: {len(named)}")
    for name in named:
        print(f"  {name}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Count files, lines and what should be rare.")
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[1], metavar="DIR")
    root = parser.parse_args().root
    print_packages(root)
    print_counts(root)


if __name__ == "__main__":
    main()
