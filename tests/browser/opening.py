"""Opening tables and playing on at them."""

from browser.pages import PROJECT
from serving import Json, Server


def opened(server: Server, edition: str) -> Json:
    """The table of a recorded game with all modules."""
    [file] = (PROJECT / "tests" / "rules" / "golden").glob(f"{edition}-4-B1-all-modules-*.txt")
    text = file.read_text()
    reply = server.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert reply.status_code == 201, reply.text
    created: Json = reply.json()
    return created


def play_on(server: Server, created: Json, moves: int, kind: str = "bots") -> Json:
    """A table of one's own at a moment of another game."""
    token = created["links"][0]["token"]
    path = f"/api/tables/{created['table']}/play-on"
    table: Json = server.post(path, token, moves=moves, kind=kind)
    return table
