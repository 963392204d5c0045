"""Server processes are killed while moves are being made."""

import random
from pathlib import Path

import pytest

from marrakesh.server.settings import sqlite_url
from postgres import fresh_database
from soak import rounds
from stress_players import crowd_at


@pytest.mark.parametrize(("database", "processes"), [("sqlite", 1), ("postgres", 2)])
def test_acknowledged_moves_survive_kills(database: str, processes: int, tmp_path: Path) -> None:
    url = fresh_database() if database == "postgres" else sqlite_url(tmp_path / "t.sqlite")
    rng = random.Random(1)
    with crowd_at(url, processes) as crowd:
        for _ in rounds(1, f"kills on {database}"):
            crowd.seat_people(3)
            crowd.play(rng.randint(5, 60))
            crowd.kill(rng.choice(crowd.servers))
            crowd.check_so_far()
