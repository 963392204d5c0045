"""Shared fixtures for the tests of the HTTP interface."""

from collections.abc import Iterator

import pytest

from server_process import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("server") / "tables.sqlite"
    names = ("--public-url", "https://marrakesh.example", "--allow-host", "table.example")
    with running(file, *names) as server:
        yield server
