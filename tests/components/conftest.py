"""Fixtures for the tests of the components."""

from pathlib import Path

import pytest

from components.helpers import Edit
from marrakesh.components import Box, load
from marrakesh.components.loader import BUILT_IN


@pytest.fixture
def box() -> Box:
    return load()


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """Write a changed copy of a built-in file into an overlay: edit(file, old, new)."""

    def change(file: str, old: str, new: str) -> Path:
        text = (BUILT_IN / file).read_text(encoding="utf-8")
        assert old in text
        (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return tmp_path

    return change
