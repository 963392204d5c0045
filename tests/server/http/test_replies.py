"""What replies have in common, down to their headers and sentences."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import HTTPException, MethodNotAllowedException

from marrakesh.server.http import pages
from marrakesh.server.http.replies import _as_refusal, language, token
from marrakesh.server.service.service import Service
from server.http.inside import app_of, visitor
from service_clients import on_any_database


@on_any_database()
async def test_nothing_of_the_interface_is_cached(service: Service) -> None:
    async with visitor(app_of(service)) as browser:
        for method, path in (("GET", "/api/health"), ("DELETE", "/api/tables"), ("GET", "/api/x")):
            reply = await browser.request(method, path)
            assert reply.headers.get_list("cache-control") == ["no-store"], path
            assert reply.headers["x-frame-options"] == "DENY"
        box = await browser.get("/api/box")
        assert box.headers.get_list("cache-control") == ["no-cache"]


@on_any_database()
async def test_what_is_wrong_with_a_body_is_said_briefly(service: Service) -> None:
    async with visitor(app_of(service)) as browser:

        async def said(**request: Any) -> str:
            reply = await browser.post("/api/tables", **request)
            assert reply.status_code == 400
            told: str = reply.json()["error"]
            return told.removeprefix("The request could not be understood: ")

        assert await said() == "there is no body."
        assert await said(json={"kind": "chess"}) == "kind: Invalid enum value 'chess'."
        assert await said(content=b"{") == "Input data was truncated."
        log = await browser.get("/api/tables/x/log", params={"first": "a", "last": "b"})
        told = log.json()["error"]
        assert "first: " in told
        assert "; last: " in told
        assert told.count(".") == 1


@on_any_database()
async def test_other_sites_cannot_use_any_method(service: Service) -> None:
    evil = {"Origin": "https://evil.example"}
    async with visitor(app_of(service)) as browser:
        for method in ("POST", "PUT", "PATCH", "DELETE", "HEAD"):
            reply = await browser.request(method, "/api/nothing", headers=evil)
            assert reply.status_code == 403, method
        assert (await browser.get("/api/nothing", headers=evil)).status_code == 404


@on_any_database()
async def test_a_long_path_is_not_repeated_at_length(service: Service) -> None:
    long = "x" * 300
    async with visitor(app_of(service)) as browser:
        for path in (f"/api/{long}", f"/assets/{long}.js"):
            assert (await browser.get(path)).json()["error"] == f"There is nothing at {path[:200]}."
    request: Any = SimpleNamespace(scope={"path": f"/api/{long}"}, method="PUT")
    told = _as_refusal(request, MethodNotAllowedException()).explain("en")
    assert f"/api/{long}"[:200] in told
    assert f"/api/{long}"[:201] not in told


@pytest.mark.parametrize(("status", "key"), [(451, "body"), (500, "bug"), (501, "bug")])
def test_where_faults_of_ours_begin(status: int, key: str) -> None:
    request: Any = SimpleNamespace(scope={"path": "/api/x"}, method="GET")
    assert _as_refusal(request, HTTPException(status_code=status)).key == key


@pytest.mark.parametrize(
    ("lang", "header", "spoken"),
    [
        ("", "", "en"), ("de", "nl", "de"), ("", "nl-BE,en;q=0.5", "nl"), ("", "fr, de", "de"),
        ("xx", " EN-GB", "en"), ("n", "d, e", "en"), ("", "fr", "en"), ("nl", "", "nl"),
    ],
)  # fmt: skip
def test_the_first_language_that_we_speak(lang: str, header: str, spoken: str) -> None:
    asked: Any = SimpleNamespace(query_params={"lang": lang}, headers={"accept-language": header})
    assert language(asked) == spoken


@pytest.mark.parametrize(
    ("header", "secret"),
    [
        ("Bearer abc", "abc"), ("bearer  abc ", "abc"), ("Basic abc", ""), ("Digest abc", ""),
        ("abc", ""), ("", ""),
    ],
)  # fmt: skip
def test_only_a_bearer_has_a_token(header: str, secret: str) -> None:
    asked: Any = SimpleNamespace(headers={"authorization": header})
    assert token(asked) == secret


def test_only_assets_are_kept_for_ever(tmp_path: Path) -> None:
    (tmp_path / "assets" / "fonts").mkdir(parents=True)
    (tmp_path / "more").mkdir()
    for name in ("404.html", "index.html", "sw.js", "assets/a.js", "assets/fonts/b", "more/assets"):
        (tmp_path / name).write_text(name)
    found = pages.read_pages(tmp_path)
    kept = {name for name, page in found.items() if page.cache == pages.FOR_EVER}
    assert kept == {"assets/a.js", "assets/fonts/b"}
    assert {page.cache for name, page in found.items() if name not in kept} == {"no-cache"}
    assert found["assets/fonts/b"].media == "application/octet-stream"
