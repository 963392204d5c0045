"""The report about untested rules counts correctly."""

from pathlib import Path

import pytest

import rules_report
from rules_report import Mention, compress, expand, make_report, mentions, statements

CHECKLIST = """# The checklist

## 1. Claim (CLM)

- **CLM-01** Claims go in turn order. (000:1, R27)
- **CLM-02** One claim is 1 or 2 keshis.
- **CLM-03** Text that mentions **SCR-09** is no statement of it.
"""
EXAMPLES = "- **EX-01** Deploy. G: three keshis. T: three assistants.\n"


def ids(source: str) -> list[str]:
    return [mention.id for mention in mentions(source, "test_x.py")]


def test_statements_keep_their_order_and_text() -> None:
    found = statements(CHECKLIST + EXAMPLES)
    assert list(found) == ["CLM-01", "CLM-02", "CLM-03", "EX-01"]
    assert found["CLM-02"] == "One claim is 1 or 2 keshis."


def test_duplicate_statement_is_refused() -> None:
    with pytest.raises(ValueError, match="EX-01 appears twice"):
        statements(EXAMPLES + EXAMPLES)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("CLM-04", ["CLM-04"]),
        ("XP1-02", ["XP1-02"]),
        ("SCR-09..SCR-11", ["SCR-09", "SCR-10", "SCR-11"]),
        ("EX-01..EX-01", ["EX-01"]),
    ],
)
def test_range_is_expanded(written: str, expected: list[str]) -> None:
    assert expand(written) == expected


@pytest.mark.parametrize(
    "written",
    ["", "CLM", "CLM-", "clm-04", "CLM-04 ", "CLM-04..", "CLM-04..SCR-05", "CLM-2..CLM-1"],
)
def test_invalid_range_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match="range"):
        expand(written)


def test_consecutive_ids_are_shown_as_a_range() -> None:
    assert compress([]) == ""
    assert compress(["CLM-01"]) == "CLM-01"
    assert compress(["CLM-01", "CLM-02", "CLM-03", "CLM-07"]) == "CLM-01..CLM-03, CLM-07"


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("A1-01", "A1-02")\ndef test_a(): ...',
        '@mark.rule("A1-01..A1-02")\ndef test_a(): ...',
        'pytestmark = pytest.mark.rule("A1-01..A1-02")',
        'class TestA:\n    @pytest.mark.rule("A1-01", "A1-02")\n    def test_a(self): ...',
        'pytest.param(1, marks=mark.rule("A1-01"))\npytest.param(2, marks=[mark.rule("A1-02")])',
        'rule = pytest.mark.rule\n@rule("A1-01")\n@rule("A1-02")\ndef test_a(): ...',
    ],
)
def test_markers_are_found(source: str) -> None:
    assert sorted(ids(source)) == ["A1-01", "A1-02"]


@pytest.mark.parametrize(
    "source",
    [
        '"""@pytest.mark.rule("A1-01")"""',
        '# @pytest.mark.rule("A1-01")',
        '@pytest.mark.slow("A1-01")\ndef test_a(): ...',
        'game.rule("A1-01")',
        'rule("A1-01")',
    ],
)
def test_other_text_is_not_taken_for_a_marker(source: str) -> None:
    assert ids(source) == []


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("pytest.mark.rule(*IDS)", "write the ids out"),
        ('pytest.mark.rule(f"A1-{n:02}")', "write the ids out"),
        ("pytest.mark.rule(4)", "write the ids out"),
        ("pytest.mark.rule()", "takes ids"),
        ('pytest.mark.rule(id="A1-01")', "takes ids"),
        ('pytest.mark.rule("A1-1, A1-2")', "neither an id"),
    ],
)
def test_invalid_markers_are_refused_with_their_location(source: str, reason: str) -> None:
    with pytest.raises(ValueError, match=rf"test_x\.py:2: .*{reason}"):
        ids("\n" + source)


def test_report_counts_tested_statements() -> None:
    report = make_report(
        ["CLM-01", "CLM-02", "CLM-03", "EX-01"],
        [Mention("CLM-02", "a:1"), Mention("EX-01", "a:2"), Mention("CLM-20", "a:3")],
    )
    assert [tuple(group) for group in report.groups] == [
        ("CLM", 3, ["CLM-01", "CLM-03"]),
        ("EX", 1, []),
    ]
    assert report.missing == ["CLM-01", "CLM-03"]
    assert report.problems == ["a:3: CLM-20 is not in the checklist"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for folder in ("docs/rules", "tests/sectors"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/checklist.md").write_text(CHECKLIST)
    (tmp_path / "docs/rules/examples.md").write_text(EXAMPLES)
    write_test(tmp_path, "CLM-01..CLM-03", "EX-01")
    return tmp_path


def write_test(project: Path, *named: str) -> None:
    written = ", ".join(f'"{id}"' for id in named)
    source = f"@pytest.mark.rule({written})\ndef test_it(): ...\n"
    (project / "tests/sectors/test_claim.py").write_text(source)


def run(project: Path, *arguments: str) -> int:
    return rules_report.main(["--root", str(project), *arguments])


def test_report_succeeds_if_all_statements_are_tested(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(project) == 0
    assert capsys.readouterr().out.splitlines() == [
        "group  statements  tested  missing",
        "CLM             3       3",
        "EX              1       1",
        "all             4       4",
    ]


def test_untested_statements_are_listed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(project, "CLM-03", "EX-01")
    assert run(project) == 1
    assert "CLM             3       1  CLM-01..CLM-02\n" in capsys.readouterr().out
    assert run(project, "--list") == 0
    assert capsys.readouterr().out.splitlines() == [
        "CLM-01 Claims go in turn order. (000:1, R27)",
        "CLM-02 One claim is 1 or 2 keshis.",
    ]


def test_unknown_id_is_reported(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(project, "CLM-01..CLM-04", "EX-01")
    assert run(project) == 1
    place = str(Path("tests/sectors/test_claim.py:1"))
    assert capsys.readouterr().err == f"{place}: CLM-04 is not in the checklist\n"


def test_invalid_marker_is_reported(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(project, "claims")
    assert run(project) == 1
    assert "test_claim.py:1: 'claims' is neither an id" in capsys.readouterr().err
