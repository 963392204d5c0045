"""The server's offer: choices, component values and help on tiles."""

import pytest

from marrakesh.bots import LADDER
from marrakesh.components import load
from marrakesh.narration import help_on
from marrakesh.rules.config import MODULES
from marrakesh.texts import languages, text
from server_process import Server


@pytest.mark.parametrize("lang", languages())
def test_settings_and_bots_on_offer_are_in_the_requested_language(
    server: Server, lang: str
) -> None:
    offer = server.get("/api/offer", lang=lang)
    choices = {field["name"]: field["choices"] for field in offer["fields"]}
    assert [module["name"] for module in choices["modules"]] == list(MODULES)
    assert choices["modules"][0]["title"] == text(lang)("module-staircase-tiles")
    assert choices["edition"][0]["name"] == "essential"
    assert offer["difficulties"][1]["rules"] == {"variants": []}
    assert [level["name"] for level in offer["bots"]] == list(LADDER)
    assert offer["bots"][0]["title"] == text(lang)("level-apprentice")
    assert all(level["about"].endswith(".") for level in offer["bots"])


def test_every_bot_on_offer_can_be_invited(server: Server) -> None:
    for bot in server.get("/api/offer")["bots"]:
        table = server.create("bots", seats=[{}, {"bot": bot["name"]}])["table"]
        assert server.get(f"/api/tables/{table}")["seats"][1]["bot"] == bot["name"]


def test_box_lists_all_values_with_their_sources(server: Server) -> None:
    box = server.get("/api/box")
    assert box.keys() == set(load().__struct_fields__)
    scroll = load().scrolls[0]
    assert box["scrolls"][0]["gain"] == scroll.gain
    assert box["scrolls"][0]["source"] == scroll.source
    assert {entry["source"] for entry in box["oases"]} <= {"printed", "derived", "reconstructed"}


def test_box_is_compressed_and_cached(server: Server) -> None:
    first = server.http.get("/api/box", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers.get_list("cache-control") == ["no-cache"]
    assert first.json()["river"]["jetty"] == load().river.jetty
    again = server.http.get("/api/box", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_known_tiles_are_explained_and_unknown_ones_refused(server: Server) -> None:
    lines = help_on("scroll", 17).splitlines()
    assert server.get("/api/help/scroll/17")["lines"] == lines
    german = help_on("river tile", 7, "de", "deluxe").splitlines()
    shown = server.get("/api/help/river-tile/7", lang="de", edition="deluxe")["lines"]
    assert shown == german[: len(shown)]
    reply = server.http.get("/api/help/scroll/99")
    assert reply.status_code == 404
    with pytest.raises(LookupError) as unknown:
        help_on("scroll", 99)
    assert reply.json() == {"error": str(unknown.value)}
