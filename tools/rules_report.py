"""Report which statements of the rules are covered by a test.

The statements are in docs/rules (checklist.md and examples.md). A test names those it checks:

    @pytest.mark.rule("CLM-04", "CLM-06")
    pytest.param(..., marks=pytest.mark.rule("SCR-01"))
    pytestmark = pytest.mark.rule("OAS-05..OAS-13")

The tests are parsed, not run. The exit code is 1 if a statement has no test, or a test names an
unknown id; with --list, statements without a test are only printed.
"""

import argparse
import ast
import re
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

STATEMENT: Final = re.compile(
    r"^- \*\*(?P<id>[A-Z][A-Z0-9]+-\d+)\*\* (?P<text>.*(?:\n  \S.*)*)$", re.MULTILINE
)
ID: Final = re.compile(r"(?P<group>[A-Z][A-Z0-9]+)-(?P<number>\d+)")


class Mention(NamedTuple):
    """A place in the tests that names a statement."""

    id: str
    place: str


class Group(NamedTuple):
    """One row of the report: the statements that share a prefix."""

    name: str
    total: int
    missing: list[str]


class Report(NamedTuple):
    groups: list[Group]
    problems: list[str]

    @property
    def missing(self) -> list[str]:
        return [id for group in self.groups for id in group.missing]


def group_of(id: str) -> str:
    return id.partition("-")[0]


def statements(text: str) -> dict[str, str]:
    """The ids and texts of the statements in a Markdown list, in its order."""
    found: dict[str, str] = {}
    for match in STATEMENT.finditer(text):
        if match["id"] in found:
            raise ValueError(f"{match['id']} appears twice in the checklist")
        found[match["id"]] = match["text"].replace("\n ", "")
    return found


def expand(ids: str) -> list[str]:
    """A single id, or every id of a range.

    >>> expand("SCR-09..SCR-11")
    ['SCR-09', 'SCR-10', 'SCR-11']
    """
    first, dots, last = ids.partition("..")
    begin, end = ID.fullmatch(first), ID.fullmatch(last if dots else first)
    if begin is None or end is None or begin["group"] != end["group"]:
        raise ValueError(f"{ids!r} is neither an id like 'CLM-04' nor a range 'SCR-01..SCR-12'")
    numbers = range(int(begin["number"]), int(end["number"]) + 1)
    if not numbers:
        raise ValueError(f"{ids!r} is an empty range")
    width = len(begin["number"])
    return [f"{begin['group']}-{number:0{width}}" for number in numbers]


def compress(ids: Iterable[str]) -> str:
    """Ids in readable form: consecutive ones as a range."""
    runs: list[list[str]] = []
    for id in ids:
        if runs and expand(f"{runs[-1][-1]}..{id}") == [runs[-1][-1], id]:
            runs[-1].append(id)
        else:
            runs.append([id])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}..{run[-1]}" for run in runs)


def is_rule_mark(node: ast.expr) -> bool:
    """Whether an expression is `pytest.mark.rule` or `mark.rule`."""
    if not (isinstance(node, ast.Attribute) and node.attr == "rule"):
        return False
    mark = node.value
    return (isinstance(mark, ast.Name) and mark.id == "mark") or (
        isinstance(mark, ast.Attribute) and mark.attr == "mark"
    )


def mentions(source: str, path: str) -> Iterator[Mention]:
    """Every id that a test file names in a rule marker."""
    tree = ast.parse(source, path)
    aliases = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and is_rule_mark(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        named = isinstance(node.func, ast.Name) and node.func.id in aliases
        if not (named or is_rule_mark(node.func)):
            continue
        place = f"{path}:{node.lineno}"
        if not node.args or node.keywords:
            raise ValueError(f"{place}: a rule marker takes ids and nothing else")
        for argument in node.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise ValueError(f"{place}: write the ids out, or as a range 'SCR-01..SCR-12'")
            try:
                ids = expand(argument.value)
            except ValueError as error:
                raise ValueError(f"{place}: {error}") from error
            for id in ids:
                yield Mention(id, place)


def make_report(ids: Iterable[str], named: Iterable[Mention]) -> Report:
    known = list(ids)
    named = list(named)
    tested = {mention.id for mention in named}
    grouped: dict[str, list[str]] = {}
    for id in known:
        grouped.setdefault(group_of(id), []).append(id)
    groups = [
        Group(name, len(members), [id for id in members if id not in tested])
        for name, members in grouped.items()
    ]
    problems = [
        f"{mention.place}: {mention.id} is not in the checklist"
        for mention in named
        if mention.id not in known
    ]
    return Report(groups, problems)


def table(report: Report) -> str:
    total = sum(group.total for group in report.groups)
    lines = ["group  statements  tested  missing"]
    for group in report.groups:
        tested = group.total - len(group.missing)
        row = f"{group.name:<5}  {group.total:>10}  {tested:>6}  {compress(group.missing)}"
        lines.append(row.rstrip())
    lines.append(f"{'all':<5}  {total:>10}  {total - len(report.missing):>6}")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Which rules are named by a test?")
    parser.add_argument("--list", action="store_true", help="only print what has no test yet")
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[1])
    options = parser.parse_args(arguments)
    root: Path = options.root

    try:
        rules = root / "docs" / "rules"
        known = statements(
            "\n".join((rules / name).read_text("utf-8") for name in ("checklist.md", "examples.md"))
        )
        report = make_report(
            known,
            [
                mention
                for path in sorted((root / "tests").rglob("*.py"))
                for mention in mentions(path.read_text("utf-8"), str(path.relative_to(root)))
            ],
        )
    except (OSError, SyntaxError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1

    if options.list:
        for id in report.missing:
            print(id, known[id])
    else:
        print(table(report))
    for problem in report.problems:
        print(problem, file=sys.stderr)
    if options.list:
        return 0
    return 1 if report.missing or report.problems else 0


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `make rules | head` ends quietly
    sys.exit(main())
