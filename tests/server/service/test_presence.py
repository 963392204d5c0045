"""Presence of players in this process and others, and absence for too long."""

import time
from types import SimpleNamespace
from typing import Any

import pytest

from marrakesh.server.service.presence import REPEAT, Presence
from marrakesh.server.settings import Settings
from marrakesh.server.tables import uptime
from marrakesh.server.tables.uptime import ticks
from service_clients import later

NOW = 1_000_000_000.0


@pytest.fixture
def presence() -> Presence:
    return Presence(Settings(database="", grace_live=60, grace_days=3600), NOW)


def state(pace: str = "live", created: float = 0.0, one_link: bool = False) -> Any:
    """The parts of a table that matter here: seats 0 and 1 belong to people."""
    setup = SimpleNamespace(table="t", pace=pace, created=created, one_link=one_link)
    return SimpleNamespace(setup=setup, people=[0, 1])


def test_process_without_a_heartbeat_counts_as_dead(presence: Presence) -> None:
    presence.receive("t", "a", {1}, NOW)
    presence.receive("u", "b", {0}, NOW + 2 * REPEAT)
    assert presence.forget_old(NOW + 3 * REPEAT) == []
    assert presence.present("t") == {1}
    assert presence.forget_old(NOW + 3 * REPEAT + 1) == ["t"]
    assert presence.present("t") == set()
    assert presence.present("u") == {0}
    assert REPEAT == 30


def test_player_to_act_is_absent_after_the_grace_period(presence: Presence) -> None:
    presence.come("t", [0, 1])
    table = state(created=NOW - 9999)
    assert presence.absent(table, [0, 1], NOW + 100) == []
    presence.go("t", [1], NOW + 10)
    assert presence.absent(table, [0, 1], NOW + 69) == []
    assert presence.absent(table, [0, 1], NOW + 70) == [1]
    assert presence.absent(table, [0], NOW + 70) == []
    assert presence.absent(table, [1, 2], NOW + 70) == [1]  # a bot is never away
    presence.receive("t", "a", {1}, NOW + 71)
    assert presence.absent(table, [1], NOW + 71) == []
    presence.receive("t", "a", set(), NOW + 80)
    assert presence.absent(table, [1], NOW + 139) == []
    assert presence.absent(table, [1], NOW + 140) == [1]


def test_tables_played_over_days_have_a_longer_grace_period(presence: Presence) -> None:
    assert presence.absent(state("days"), [0], NOW + 3599) == []
    assert presence.absent(state("days"), [0], NOW + 3600) == [0]


def test_absence_does_not_count_right_after_the_server_starts(presence: Presence) -> None:
    assert presence.absent(state(created=0.0), [0], NOW + 59) == []
    assert presence.absent(state(created=0.0), [0], NOW + 60) == [0]


def test_a_new_table_has_no_absent_players() -> None:
    presence = Presence(Settings(database="", grace_live=60), ticks())
    table = state(created=time.time() + 50)
    for seconds, absent in ((108.0, []), (112.0, [0])):
        with later(seconds):
            assert presence.absent(table, [0], uptime.ticks()) == absent


def test_a_shared_screen_has_no_absent_players(presence: Presence) -> None:
    assert presence.absent(state(one_link=True), [0, 1], NOW + 9999) == []
