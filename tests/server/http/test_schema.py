"""The API honours its own schema: it accepts what the schema allows and refuses the rest."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from marrakesh.server.http import table_routes
from server_process import Server, running
from soak import TIMES, count, rounds

SETTINGS = Path(__file__).with_name("schemathesis.toml")


def test_requests_from_the_schema_get_documented_replies(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(tmp_path / "tables.sqlite", log=log) as server:
        created = server.create()
        for seed in rounds(1, "seeds", most=5):
            asked = subprocess.run(
                [
                    sys.executable, "-m", "schemathesis.cli", "--config-file", str(SETTINGS), "run",
                    f"{server.url}/api/schema/openapi.json", "--no-color", "--continue-on-failure",
                    "--seed", str(seed), "--max-examples", str(2 * TIMES),
                ],
                cwd=tmp_path,  # leaves files behind
                env={
                    **os.environ,
                    "TABLE": created["table"],
                    "TOKEN": created["links"][0]["token"],
                },
                capture_output=True,
                text=True,
                check=False,
            )  # fmt: skip
            assert asked.returncode == 0, asked.stdout[-20_000:] + asked.stderr
            made = re.search(r"(\d+) generated, (\d+) passed", asked.stdout)
            assert made
            count("requests made from the schema", int(made[1]))
    said = log.read_text().splitlines()
    assert [line for line in said if "pages for the browser" not in line] == []


def test_a_float_with_an_integral_value_is_accepted_as_an_integer(server: Server) -> None:
    """As JSON Schema defines it."""
    server.post("/api/open", players=2.0)


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/tables", "GET, OPTIONS, POST"), ("/api/me", "GET, OPTIONS, POST"),
        ("/api/tables/x/mail", "GET, OPTIONS, POST"), ("/api/mine", "OPTIONS, POST"),
    ],
)  # fmt: skip
def test_options_request_lists_all_methods_of_a_path(
    server: Server, path: str, methods: str
) -> None:
    assert server.http.options(path).headers["allow"] == methods


def test_schema_states_the_patterns_and_limits_of_fields(server: Server) -> None:
    known = server.get("/api/schema/openapi.json")["components"]["schemas"]
    modules = known["Rules"]["properties"]["modules"]
    assert re.fullmatch(modules["items"]["pattern"], "camels")
    assert not re.fullmatch(modules["items"]["pattern"], "camel")
    assert known["Rules"]["properties"]["players"]["exclusiveMaximum"] == 5
    assert known["ToCheck"]["properties"]["lines"]["items"]["maxLength"] == 1000
    bot = known["Fill"]["properties"]["bot"]["pattern"]
    assert [bool(re.fullmatch(bot, name)) for name in ("search:1s", "", "nobody")] == [
        True, False, False,
    ]  # fmt: skip


def test_schema_lists_all_responses(server: Server) -> None:
    paths = server.get("/api/schema/openapi.json")["paths"]
    ready = paths["/api/ready"]["get"]["responses"]
    assert ready["503"]["description"] == "Nobody can play now."
    replies = paths["/api/tables/{table}"]["get"]["responses"]
    assert set(replies) == {"200", "400", "403", "404", "409", "413", "429"}
    assert "302" in paths["/api/mail/stop/{link}"]["get"]["responses"]
    assert not [path for path in paths if not path.startswith("/api/") or "{path}" in path]
    page = server.http.get("/api/schema").text
    about = table_routes.list_tables.fn.__doc__
    assert f"<dt><code>GET /api/tables</code></dt><dd>{about}</dd>" in page
    assert "<script" not in page
    assert "http" not in page.replace("HTTP", "")
