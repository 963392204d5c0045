"""The server's settings."""

import socket

import pytest

from marrakesh.server.settings import Settings, default_workers


@pytest.mark.parametrize(("processors", "workers"), [(8, 7), (2, 1), (1, 1), (None, 1)])
def test_bots_leave_a_processor_to_the_tables(processors: int | None, workers: int) -> None:
    assert default_workers(processors) == workers


def test_local_and_configured_host_names_are_accepted() -> None:
    settings = Settings(
        database="", public_url="https://Marrakesh.example:8443/play", hosts=("souk.example",)
    )
    computer = socket.gethostname().lower()
    own = {"localhost", computer, f"{computer}.local"}
    assert settings.own_names == own | {"marrakesh.example", "souk.example"}
    assert Settings(database="").own_names == own


def test_push_contact_is_the_public_site_or_a_mail_address_of_this_computer() -> None:
    site = "https://marrakesh.example"
    assert Settings(database="", public_url=site).contact == site
    for other in ("", "http://marrakesh.example"):
        contact = Settings(database="", public_url=other).contact
        assert contact == f"mailto:marrakesh@{socket.gethostname()}"
