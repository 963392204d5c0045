"""Shared fixtures for the tests of terminal sessions."""

from pathlib import Path

import pytest

from marrakesh.texts import languages


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for games saved in an emergency."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(params=languages())
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)
