"""Fixtures for the tests of the narration."""

import pytest

from marrakesh.texts import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)
