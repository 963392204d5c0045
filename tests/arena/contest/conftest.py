"""Shared fixtures for the tests of contests."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Simulate an English system with its own folder."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("MARRAKESH_DEBUG", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path
