"""Copies are independent, replays are identical, and refused actions change nothing."""

import random

import pytest
from hypothesis import given

from marrakesh import Game, IllegalAction
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.state import Camel, Nomads, Player, Table
from rules.properties.snapshots import slots, snapshot
from rules.properties.starts import STARTS, Start, finish, moments, pick


@given(STARTS)
def test_a_copy_is_never_changed_through_the_original(start: Start) -> None:
    game = start.game()
    copies: list[tuple[Game, object]] = []
    for number in moments(game, start):
        if number % 60 == start.seed % 60:
            copies.append((game.copy(), snapshot(game)))
            assert not shared(game, copies[-1][0])
        if number % 20 == 0:
            assert all(snapshot(copy) == before for copy, before in copies)
    end, history = snapshot(game), game.history
    for copy, before in copies:
        assert snapshot(copy) == before
        assert copy.history == history[: len(copy.history)]
        finish(
            copy.copy(), start._replace(seed=start.seed + 1)
        )  # nor by continuing with a copy of the copy
        assert snapshot(copy) == before
        for seat, action in history[len(copy.history) :]:
            copy.apply(action, seat)
        assert snapshot(copy) == end
        assert copy.history == history
    assert snapshot(game) == end


SHARED = ("options", "disc", "spectators")
"""Lists that are only replaced, never mutated."""


def shared(one: Game, two: Game) -> set[int]:
    """Mutable objects that both games hold."""
    return mutable(one.table) & mutable(two.table)


def mutable(table: Table) -> set[int]:
    holders: list[object] = [table, *table.players]
    holders += [extra for p in table.players for extra in (p.nomads, p.camel) if extra is not None]
    things = holders + [
        getattr(holder, name) for holder in holders for name in slots(holder) if name not in SHARED
    ]
    return {
        id(thing)
        for thing in things
        if isinstance(thing, list | dict | set | Table | Player | Nomads | Camel)
    }


@given(STARTS)
def test_replaying_the_history_gives_the_same_game(start: Start) -> None:
    game = start.game()
    game.listen()
    rng = random.Random(start.seed)
    happened = []
    while not game.over:
        happened += game.apply(pick(rng, game.legal_actions(), start.eager))
    twin = start.game()
    twin.listen()
    again = []
    for seat, action in game.history:
        assert seat == twin.seat
        again += twin.apply(action, seat)
    assert again == happened
    assert snapshot(twin) == snapshot(game)
    assert twin.history == game.history


@given(STARTS)
def test_listening_to_events_changes_nothing(start: Start) -> None:
    silent = finish(start.game(), start)
    heard = start.game()
    heard.listen()
    finish(heard, start)
    heard.table.events = None
    assert snapshot(heard) == snapshot(silent)


@given(STARTS)
def test_an_illegal_action_is_refused_and_changes_nothing(start: Start) -> None:
    game = start.game()
    rng = random.Random(start.seed)
    for number in moments(game, start):
        if number % 18 == start.seed % 18:
            before, history = snapshot(game), game.history
            for seat in (None, *range(-1, start.config.players + 1)):
                every = (
                    range(-2, ACTION_COUNT + 2)
                    if seat is None
                    else rng.sample(range(ACTION_COUNT), 20)
                )
                legal = game.legal_actions(seat)
                for action in every:
                    if action not in legal:
                        refused(game, action, seat)
            assert snapshot(game) == before
            assert game.history == history
    for action in range(-2, ACTION_COUNT + 2):
        refused(game, action, None)


def refused(game: Game, action: int, seat: int | None) -> None:
    with pytest.raises(IllegalAction) as refusal:
        game.apply(action, seat)
    assert refusal.value.action == action
    key, facts = refusal.value.reason
    assert key.startswith("why-")
    assert all(isinstance(fact, int) for fact in facts.values())
