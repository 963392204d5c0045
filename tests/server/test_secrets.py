"""Clients get no hidden information: tables differing only in it look the same to them."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from marrakesh import Config
from marrakesh.rules.config import MODULES
from marrakesh.server.messages import ClockSettings
from marrakesh.server.service.bot_jobs import job_for
from marrakesh.server.service.service import Service
from marrakesh.server.storage.log import EntryKind
from marrakesh.server.tables.snapshots import PresenceInfo, SnapshotBuilder, Viewpoint
from marrakesh.server.tables.table_state import TableState
from marrakesh.server.tables.undo import last_decision, look_ahead
from server.tables import helpers as tables
from service_clients import (
    Client,
    net_table,
    new_id,
    on_any_database,
    on_each_database,
    phase_is,
    play,
)
from soak import count, rounds

CONFIGS = [
    Config(3, "deluxe", modules=frozenset(MODULES)),
    Config(2, "essential"),
    Config(4, "essential", modules=frozenset(MODULES), buildings="back"),
]
AROUND = PresenceInfo({0}, [], 1000.0)


def after(state: TableState, seat: int, action: int, kind: EntryKind = "move") -> TableState:
    return tables.after(state, kind, seat, action=action)


def sent(state: TableState, seat: int, lang: str = "en") -> bytes:
    """Return everything that a viewer at a seat, or without one, would be sent."""
    who = Viewpoint([seat] if seat >= 0 else [], seat, lang)
    return msgspec.json.encode(SnapshotBuilder(state).build(who, AROUND, 0, 0))


def moments(config: Config, seed: int) -> Iterator[TableState]:
    """Yield the states of a whole random game."""
    state = tables.table(config.players, config=config, seed=seed, clock=ClockSettings())
    rng = random.Random(seed)
    while not state.game.over:
        yield state
        seat = rng.choice(state.waiting)
        state = after(state, seat, rng.choice(state.game.legal_actions(seat)))


def twin(state: TableState, seat: int, seed: int) -> TableState:
    """Return a table with the same log, with everything hidden from the seat redealt."""
    other = state.copy()
    other.game.redeal(seat, seed)
    other.game.listen()
    return other


@pytest.mark.parametrize("config", CONFIGS)
def test_snapshot_does_not_depend_on_hidden_information(config: Config) -> None:
    for game in rounds(1, "games of twin tables", most=10):
        for number, state in enumerate(moments(config, 7 + 10 * game)):
            if number % 9 == 0 or state.game.secret:
                for seat in range(-1, config.players):
                    assert sent(twin(state, seat, number), seat) == sent(state, seat)
                    count("moments of twin tables")


@pytest.mark.parametrize("config", CONFIGS)
def test_preview_does_not_show_hidden_information(config: Config) -> None:
    foreseen = 0
    for number, state in enumerate(moments(config, 8)):
        if number % 5:
            continue
        seat = state.waiting[0]
        other = twin(state, seat, number)
        for action in state.game.legal_actions(seat):
            if action not in other.game.legal_actions(seat):
                continue
            one, two = (look_ahead(game, seat, action) for game in (state.game, other.game))
            assert (one.events, one.ends) == (two.events, two.ends)
            assert (one.game is None) == (two.game is None)
            if one.game and two.game:
                foreseen += 1
                assert one.game.view(seat) == two.game.view(seat)
                assert one.game.legal_actions(seat) == two.game.legal_actions(seat)
    assert foreseen > 50


def secret_starts(config: Config) -> Iterator[TableState]:
    """Yield moments of secret choices due from at least two seats, so that one reveals nothing."""
    for n in rounds(1, "games with secret choices", most=10):
        for start in moments(config, 9 + n):
            if start.game.secret and len(start.waiting) > 1 and start.game.table.season < 3:
                yield start


def without_last(state: TableState, seat: int) -> TableState:
    """Undo the last choice of a seat."""
    return tables.after(state, "undo", seat, move=last_decision(state, [seat]))


def completed(state: TableState, seat: int, rng: random.Random) -> TableState:
    """Make the whole choice of a seat."""
    while seat in state.waiting:
        state = after(state, seat, rng.choice(state.game.legal_actions(seat)))
    return state


@pytest.mark.parametrize("config", CONFIGS)
def test_incomplete_secret_choice_goes_unnoticed(config: Config) -> None:
    """Neither undoing it nor holding it for confirmation is noticed, nor does advice reveal it."""
    for start in secret_starts(config):
        chooser = start.waiting[-1]
        actions = start.game.legal_actions(chooser)
        others = [seat for seat in range(-1, config.players) if seat != chooser]
        before = [sent(start, seat) for seat in others]
        begun = after(start, chooser, actions[0])
        held = after(start, chooser, actions[0], "hold")
        for state in [begun, held, without_last(begun, chooser)]:
            assert state.game.secret == start.game.secret
            if chooser in state.waiting:
                assert [sent(state, seat) for seat in others] == before
                count("secret choices in progress that went unnoticed")
            for seat in others[1:]:
                assert job_for(state, seat, "master") == job_for(start, seat, "master")
            assert sent(state, chooser) != sent(start, chooser)


@pytest.mark.parametrize("config", CONFIGS)
def test_others_learn_that_a_seat_has_chosen_but_neither_what_nor_how_often(config: Config) -> None:
    rng = random.Random(3)
    for start in secret_starts(config):
        chooser = start.waiting[-1]
        one, other = (completed(start, chooser, rng) for _ in range(2))
        changed = completed(without_last(one, chooser), chooser, rng)
        assert one.waiting == start.waiting[:-1]
        for seat in range(-1, config.players):
            if seat != chooser:
                told = sent(one, seat)
                assert told == sent(other, seat) == sent(changed, seat)
                assert told != sent(start, seat)
                count("secret choices that revealed nothing else")


def test_secret_choices_stay_anonymous_in_the_log() -> None:
    for state in moments(CONFIGS[0], 10):
        log = SnapshotBuilder(state).log(1, 10000, "en")
        assert len(log) == state.public_moves
        for entry, played in zip(log, state.moves, strict=False):
            assert (entry.seat == -1) == (entry.action == "") == (played.moment is not None)
        if state.game.table.round == 2:
            break
    assert {entry.seat for entry in log} == {-1, 0, 1, 2}


@on_each_database()
async def test_sequence_number_in_a_reply_ignores_secret_actions_of_others(
    service: Service,
) -> None:
    numbers = []
    for busy in (False, True):
        _, (anna, ben) = await net_table(service)
        if busy:
            for _ in range(2):
                await anna.move(anna.snapshot.options[0].action)
            await anna.undo()
        numbers.append((await ben.move(ben.snapshot.options[0].action)).seq)
        numbers.append(ben.snapshot.seq)
    assert numbers[:2] == numbers[2:]


@on_any_database()
async def test_others_get_an_update_once_a_secret_choice_is_complete(service: Service) -> None:
    """Also when it is undone, which is public; neither changes their sequence numbers."""
    _, (anna, ben, _) = await net_table(service, 3)
    await ben.look()
    number = ben.snapshot.seq
    while anna.snapshot.options:
        assert await ben.look() is None
        await anna.move(anna.snapshot.options[0].action)
    for waiting in ([1, 2], [0, 1, 2]):
        assert await ben.look()
        assert (ben.snapshot.info.waiting, ben.snapshot.view["asked"]) == (waiting, waiting)
        assert (ben.snapshot.seq, ben.snapshot.info.seq) == (number, number)
        await anna.undo()


@on_each_database()
async def test_snapshots_contain_neither_the_seed_nor_any_tokens(service: Service) -> None:
    created, clients = await net_table(service)
    watcher = await Client.at(service, created.table)
    await play(clients, phase_is("claim"))
    await watcher.look()
    loaded = await service.repository.get(created.table)
    told = b"".join(msgspec.json.encode(s) for c in [*clients, watcher] for s in c.got)
    for link in created.links:
        assert link.token.encode() not in told
    for seat in loaded.state.seats.seats:
        for secret in filter(None, (seat.ticket, *seat.tokens)):
            assert secret.encode() not in told
    assert {snapshot.info.seed for snapshot in watcher.got} == {""}
    assert new_id() not in told.decode()
