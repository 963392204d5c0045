"""The server's settings."""

import os
import socket
from unittest.mock import patch

import pytest

from marrakesh.server.settings import Settings, default_workers


@pytest.mark.parametrize(("processors", "workers"), [(8, 7), (2, 1), (1, 1), (None, 1)])
def test_bots_leave_a_processor_to_the_tables(processors: int | None, workers: int) -> None:
    with patch.object(os, "cpu_count", lambda: processors):
        assert default_workers() == workers


def test_the_names_that_browsers_may_call_a_server_by() -> None:
    settings = Settings(
        database="", public_url="https://Marrakesh.example:8443/play", hosts=("souk.example",)
    )
    with patch.object(socket, "gethostname", lambda: "Atlas"):
        assert settings.own_names == {
            "localhost",
            "atlas",
            "atlas.local",
            "marrakesh.example",
            "souk.example",
        }
        assert Settings(database="").own_names == {"localhost", "atlas", "atlas.local"}


def test_what_holds_unless_the_operator_says_otherwise() -> None:
    """docs/operations.md and --help tell the same."""
    settings = Settings(database="")
    assert (settings.grace_live, settings.grace_days) == (60, 24 * 3600)
    assert (settings.tables_per_hour, settings.notice_after, settings.sweep) == (100, 30, 3)
    assert (settings.kept_tables, settings.kept_megabytes) == (500, 300)
    assert not settings.local_webhooks


def test_push_services_may_turn_to_the_site_or_to_this_computer() -> None:
    site = "https://marrakesh.example"
    assert Settings(database="", public_url=site).contact == site
    with patch.object(socket, "gethostname", lambda: "atlas"):
        for other in ("", "http://marrakesh.example"):
            contact = Settings(database="", public_url=other).contact
            assert contact == "mailto:marrakesh@atlas"
