"""Opening tables and playing on at them."""

from collections.abc import Callable

from browser.page_driver import PROJECT
from marrakesh import Game, records
from server_process import Json, Server


def record(edition: str) -> str:
    """A recorded game with all modules."""
    [file] = (PROJECT / "tests" / "rules" / "golden").glob(f"{edition}-4-B1-all-modules-*.txt")
    return file.read_text()


def decisions_before(edition: str, reached: Callable[[Game], bool]) -> int:
    """How many decisions lead to the first such moment of the recorded game."""
    told = records.replay(record(edition))
    return next(number for number, _ in enumerate(told, start=1) if reached(told.game))


def opened(server: Server, edition: str) -> Json:
    """The table of the recorded game."""
    text = record(edition)
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
