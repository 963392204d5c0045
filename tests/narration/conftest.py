"""What the tests of the narration share."""

import pytest

from marrakesh.texts import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)
