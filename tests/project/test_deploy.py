"""The container and its surroundings: everything they refer to exists and fits together."""

import json
import re
from ipaddress import ip_address, ip_network
from typing import Any

import click
import pytest
import yaml  # type: ignore[import-untyped]

from marrakesh.cli import cli
from marrakesh.server.http.system_routes import health, ready
from project.pages import ROOT

DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
CADDYFILE = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES = COMPOSE["services"]


def understood(words: list[str]) -> dict[str, Any]:
    """Return the options of a command line after checking that the command accepts them."""
    name, *args = words
    return cli.commands[name].make_context(name, args).params


def of_container(instruction: str) -> list[str]:
    (found,) = re.findall(rf"^{instruction} (\[.*\])$", CONTAINERFILE, re.M)
    words: list[str] = json.loads(found)
    return words


@pytest.mark.parametrize("words", [of_container("CMD"), SERVICES["server"]["command"]])
def test_server_accepts_its_options(words: list[str]) -> None:
    options = understood(words)
    assert options["host"] == "0.0.0.0"
    assert re.findall(r"^EXPOSE (\d+)$", CONTAINERFILE, re.M) == [str(options["port"])]
    assert f"//127.0.0.1:{options['port']}/api" in CONTAINERFILE
    assert f"reverse_proxy server:{options['port']} " in CADDYFILE


def test_health_checks_use_existing_paths() -> None:
    assert f"/api{min(health.paths)}'" in CONTAINERFILE
    assert f"health_uri /api{min(ready.paths)}\n" in CADDYFILE


def test_server_trusts_only_the_proxy() -> None:
    proxy = SERVICES["proxy"]["networks"]["front"]["ipv4_address"]
    assert SERVICES["server"]["environment"]["FORWARDED_ALLOW_IPS"] == proxy
    (pool,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    assert ip_address(proxy) in ip_network(pool["subnet"])
    shared = set(SERVICES["server"]["networks"]) & set(SERVICES["proxy"]["networks"])
    assert shared == {"front"}  # over a second network, it would have another address


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    assert [name for name, one in SERVICES.items() if "ports" in one] == ["proxy"]
    assert COMPOSE["networks"]["back"]["internal"]
    assert SERVICES["database"]["networks"] == ["back"]


def test_secrets_are_named_after_the_settings_they_provide() -> None:
    script = (DEPLOY / "start.sh").read_text(encoding="utf-8")
    (names,) = re.findall(r"^for name in (.*); do$", script, re.M)
    database, mail = names.split()
    assert set(COMPOSE["secrets"]) == {database} == {"PGPASSWORD"}
    smtp = {one.name: one for one in cli.commands["serve"].params}["smtp"]
    assert isinstance(smtp, click.Option)
    assert smtp.envvar == mail


def test_files_copied_into_the_image_are_sent_to_the_builder() -> None:
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    sent = {line[1:] for line in ignored if line.startswith("!")}
    copied = re.findall(r"^COPY (?:--chmod=\d+ )?([\w./*-]+) /", CONTAINERFILE, re.M)
    assert set(copied) == sent
    assert all(list(ROOT.glob(name)) for name in copied if not name.startswith("dist/"))
