"""Open recorded games, and play on from them."""

from collections.abc import Callable

from browser.page_driver import PROJECT
from marrakesh import Game, records
from server_process import Json, Server


def record(edition: str) -> str:
    """Return a recorded game with all modules."""
    [file] = (PROJECT / "tests" / "rules" / "golden").glob(f"{edition}-4-B1-all-modules-*.txt")
    return file.read_text()


def decisions_before(edition: str, reached: Callable[[Game], bool]) -> int:
    """Count the recorded game's decisions up to the first moment that meets the condition."""
    told = records.replay(record(edition))
    return next(number for number, _ in enumerate(told, start=1) if reached(told.game))


def opened(server: Server, edition: str) -> Json:
    """Open a table with the recorded game."""
    return opened_record(server, record(edition))


def opened_record(server: Server, text: str) -> Json:
    reply = server.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert reply.status_code == 201, reply.text
    created: Json = reply.json()
    return created


def play_on(server: Server, created: Json, moves: int, kind: str = "bots", **about: int) -> Json:
    """Create a table that continues another game from one of its moments."""
    token = created["links"][0]["token"]
    path = f"/api/tables/{created['table']}/play-on"
    table: Json = server.post(path, token, moves=moves, kind=kind, **about)
    return table
