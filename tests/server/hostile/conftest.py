"""Shared fixtures for the tests of hostile clients."""

from collections.abc import Iterator

import pytest

from server_process import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hostile")
    log = folder / "log"
    with running(folder / "tables.sqlite", log=log) as server:
        yield server
        assert server.get("/api/health")["status"] == "ok"
    said = log.read_text().splitlines()
    assert [line for line in said if "pages for the browser" not in line] == []
