"""A process freezes in the middle of its work: a server or the database."""

import os
import signal
import time

import pytest

from postgres import fresh_database, frozen_server
from server_process import Player, running
from soak import SOAKING, count, longest, rounds
from stress_players import SOON, crowd_at


@pytest.mark.skipif(not SOAKING, reason="takes three more processes and half a minute: soak only")
def test_one_process_keeps_serving_while_another_is_frozen() -> None:
    with crowd_at(fresh_database(), processes=2) as crowd:
        for number in rounds(1, "servers frozen", most=5):
            crowd.seat_people(3)
            frozen = crowd.servers[number % 2]
            os.kill(frozen.process.pid, signal.SIGSTOP)
            crowd.go_on("a server froze")
            crowd.play(20)
            os.kill(frozen.process.pid, signal.SIGCONT)
            crowd.go_on("it thawed")
            crowd.check_so_far()


@pytest.mark.skipif(not SOAKING, reason="waits for a minute: soak only")
@pytest.mark.parametrize("seconds", [1, 10, 60])
def test_play_resumes_after_the_database_has_been_frozen(seconds: float) -> None:
    with crowd_at(fresh_database(), processes=2) as crowd:
        with frozen_server():
            time.sleep(seconds)
        crowd.go_on(f"{seconds} s with a frozen database", SOON)
        count("databases frozen")


def test_server_stops_within_ten_seconds_while_its_database_hangs() -> None:
    with running(fresh_database()) as server:
        created = server.create(seats=[{"name": "Ada"}, {"name": "Ben"}])
        ada = Player(server, created["table"], created["links"][0]["token"])
        with ada, frozen_server():
            action = ada.snapshot["options"][0]["action"]
            ada.send(type="move", id="m", seq=0, seat=0, action=action)
            began = time.monotonic()
            assert server.end() == 0
            took = time.monotonic() - began
    longest("seconds until SIGTERM ended a server whose database hung", took)
    assert took < 10
