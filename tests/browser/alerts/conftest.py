"""The fixture shared by the alert tests."""

from collections.abc import Iterator

import pytest

from browser.alerts.helpers import HastyServer
from marrakesh.server.http.pages import built


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HastyServer]:
    assert built(), "The pages are not built: run make web."
    server = HastyServer(tmp_path_factory.mktemp("hasty") / "tables.sqlite")
    yield server
    assert server.end() == 0
