"""Documents are wrapped at 100 columns, except for tables and code."""

import re
from itertools import pairwise

from project.pages import PAGES, ROOT

WIDTH = 100


def test_lines_are_at_most_100_columns_wide() -> None:
    for page in PAGES:
        text = re.sub(r"^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
        lines = (line for line in text.split("\n") if not line.startswith("|"))
        assert [line for line in lines if len(line) > WIDTH] == [], page


def test_changelog_lists_versions_from_newest_to_oldest() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[(\d+)\.(\d+)\.(\d+)\] - \d{4}-\d\d-\d\d$", text, re.M)
    numbers = [tuple(map(int, version)) for version in versions]
    assert numbers[-1] == (0, 1, 0)
    assert all(newer > older for newer, older in pairwise(numbers))


def test_package_version_is_that_of_the_last_release_or_the_next() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (version,) = re.findall(r'^version = "(\d+)\.(\d+)\.(\d+)"$', project, re.M)
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    last = re.findall(r"^## \[(\d+)\.(\d+)\.(\d+)\]", text, re.M)[0]
    if version != last:
        assert tuple(map(int, version)) > tuple(map(int, last))
        assert re.search(r"^## \[Unreleased\]\n\n###", text, re.M)
