"""Shared fixtures for the tests of the command line."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Simulate an English system with its own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("MARRAKESH_DEBUG", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path
