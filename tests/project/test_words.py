"""The linter for wording finds what its patterns name, in prose only."""

from pathlib import Path

import pytest

import words
from words import Pattern

PATTERNS = words.load().pattern
IN_FILES = {
    ".ftl": "# A comment\nkey = { $n } { $n ->\n    [one] %s\n   *[other] x\n}\n",
    ".md": "# A heading\n\n%s\n",
    ".py": '"""A module."""\n\nx = 1  # %s\n',
    ".ts": 'const x = "y"; // %s\n',
    ".svelte": "<p>x</p>\n<!-- %s -->\n",
}
TESTS = {".py": "def test_%s() -> None: ...\n", ".ts": 'test("%s", () => {});\n'}


def files(area: str) -> list[str]:
    """A path for each kind of file in an area."""
    globs = words.load().areas[area]
    return [glob.replace("**/", "").replace("*", "page") for glob in globs]


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, encoding="utf-8")


def found(root: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The findings in the files; check their number in the last line, and the exit code."""
    code = words.main(["--root", str(root)])
    *lines, last = capsys.readouterr().out.splitlines()
    assert (code, last) == (1 if lines else 0, f"Wording to change: {len(lines)}")
    return lines


def content(text: str, suffix: str) -> str:
    if not text.startswith("test: "):
        return IN_FILES[suffix] % text
    name = text.removeprefix("test: ")
    return TESTS[suffix] % (name.replace(" ", "_") if suffix == ".py" else name)


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda pattern: str(pattern.example))
def test_every_pattern_finds_its_example_and_accepts_the_correction(
    pattern: Pattern, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kinds = TESTS if pattern.example.startswith("test: ") else IN_FILES
    paths = [
        path
        for area in pattern.areas
        for path in files(area)
        if pattern.applies(area, Path(path)) and Path(path).suffix in kinds
    ]
    for path in paths:
        write(tmp_path, path, content(pattern.example, Path(path).suffix))
    lines = [line for line in found(tmp_path, capsys) if line.endswith(f" - {pattern.reason}")]
    assert {line.partition(":")[0] for line in lines} == set(paths)
    for path in paths:
        write(tmp_path, path, content(pattern.instead, Path(path).suffix))
    assert found(tmp_path, capsys) == []


def test_findings_name_the_line_the_words_and_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(
        tmp_path, "docs/page.md", "# Title\n\n```\ngray\n```\n\nEverybody climbs so\nmany steps.\n"
    )
    write(tmp_path, "src/page.py", 'x = """\n"""\n# Climb so\n# many steps.\n')
    assert found(tmp_path, capsys) == [
        "docs/page.md:7: Everybody - write someone, everyone or anyone",
        "docs/page.md:7: so many - write this many, or name the number",
        "src/page.py:3: so many - write this many, or name the number",
    ]


@pytest.mark.parametrize(
    "path", ["src/marrakesh/texts/en/tiles.ftl", "web/src/learn/rules/en/1-overview.md"]
)
def test_pattern_does_not_apply_to_its_exceptions(
    path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, path, content("You cannot do this.", Path(path).suffix))
    assert found(tmp_path, capsys) == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/marrakesh/texts/en/page.ftl", "# gray\ngray = { gray } { $gray }\n"),
        ("src/marrakesh/texts/en/page.ftl", "a = { $n ->\n    [gray] x\n   *[other] y\n}\n"),
        ("src/marrakesh/texts/en/page.ftl", "a = Add `gray`, --gray GRAY or https://a.org/gray\n"),
        ("docs/page.md", "```sh\ngray\n```\n\n`gray`, [a page](gray.md)\n"),
        ("docs/rules/checklist.md", "gray\n"),
        ("src/page.py", 'gray = f("""\ngray\n""", \'gray\', "gray")  # `gray`, "gray"\n'),
        ("src/page.py", 'def gray() -> None:\n    """Do it.\n\n    >>> gray()\n    """\n'),
        ("web/src/page.ts", 'const gray = "gray // gray"; // `gray`\n'),
        ("web/src/page.svelte", '<p class="gray">{gray}</p>\n'),
    ],
)
def test_code_and_literals_are_not_checked(
    path: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, path, text)
    assert found(tmp_path, capsys) == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/page.py", 'def f() -> None:\n    """Do it.\n\n    The tile is gray.\n    """\n'),
        ("src/page.py", "def test_tile_is_gray() -> None: ...\n"),
        ("web/src/page.ts", "/**\n * The tile\n * is gray.\n */\n"),
        ("web/tests/page.ts", 'describe("a gray tile", () => {});\n'),
        ("web/tests/page.ts", 'test.each(["a"])("a gray tile", () => {});\n'),
        ("web/tests/page.ts", 'it.each(ALL)("a gray tile", () => {});\n'),
    ],
)
def test_docstrings_comments_and_test_names_are_checked(
    path: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, path, text)
    (line,) = found(tmp_path, capsys)
    assert line.startswith(f"{path}:{text[: text.index('gray')].count(chr(10)) + 1}: gray - ")
