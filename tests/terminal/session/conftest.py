"""What the tests of terminal sessions share."""

from pathlib import Path

import pytest

from marrakesh.texts import languages


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are saved in haste go here."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(params=languages())
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)
