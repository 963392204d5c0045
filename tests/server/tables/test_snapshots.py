"""Snapshots of a table: for seats, for spectators, and for clients that already know part of it."""

from marrakesh import Config
from marrakesh.narration import describe, effect_of
from marrakesh.presentation.ways import ways_of
from marrakesh.rules.config import MODULES
from marrakesh.rules.words import COLOURS
from marrakesh.server.messages import ClockSettings
from marrakesh.server.storage.log import Entry, EntryBody
from marrakesh.server.tables.lookahead import shortcuts
from marrakesh.server.tables.snapshots import SnapshotBuilder
from marrakesh.server.tables.table_state import TableState
from marrakesh.texts import text
from server.tables.helpers import (
    START,
    after,
    chosen,
    moved,
    played,
    played_to,
    requested,
    seen,
    table,
    token_of,
    undo,
)


def numbers(state: TableState) -> list[int]:
    """Return the sequence numbers sent to a spectator and to the seats."""
    return [seen(state, seat).seq for seat in range(-1, len(state.setup.seats))]


def test_sequence_numbers_count_only_visible_changes() -> None:
    state = table(3)
    assert (state.seq, numbers(state)) == (0, [0, 0, 0, 0])
    state = moved(state, 1)  # in secret
    assert (state.seq, numbers(state)) == (1, [0, 0, 1, 0])
    state = moved(moved(state, 1), 2)
    assert numbers(state) == [0, 0, 2, 1]
    state = after(state, "wishes", 0, name="Ada")  # not in secret
    assert numbers(state) == [1, 1, 3, 2]
    state = played_to(state, "select")
    assert numbers(state) == [state.seq] * 4
    assert seen(state).info.seq == state.seq


def test_undo_and_confirmation_are_offered_to_players_but_not_to_spectators() -> None:
    state = moved(table(pace="days"), 0)
    snapshot = seen(state)
    assert snapshot.prompt == text("en")("wait-secret", n=2, names="Anna and Ben")
    assert (snapshot.undo, snapshot.undo_why, snapshot.confirm, snapshot.held) == (
        "no",
        "",
        False,
        -1,
    )
    assert seen(state, 0).undo == "free"
    assert not seen(table(), 0).confirm  # in live play, decisions take effect immediately
    assert seen(state, 1).undo_why == text("en")("undo-nothing")
    state = chosen(state, 0)
    assert seen(state, 0).prompt == text("en")("wait-secret", n=1, names="Ben")
    assert (seen(state, 0).undo_why, seen(state, 0).confirm) == ("", True)


def test_only_new_log_entries_are_sent_even_after_an_undo() -> None:
    state = played(
        played_to(table(), "assistants"), lambda now: now.waiting == [now.moves[-1].seat]
    )
    known = {"heard": state.public_moves, "since": state.public_seq}
    before = state.public_moves
    state = requested(state, undo(state.waiting[0]))
    snapshot = seen(state, **known)
    assert (snapshot.taken_back, snapshot.news) == (before - 1, [])
    known = {"heard": state.public_moves, "since": state.public_seq}
    state = moved(state, choice=-1)
    snapshot = seen(state, **known)
    assert (snapshot.taken_back, [entry.move for entry in snapshot.news]) == (before - 1, [before])
    known = {"heard": state.public_moves, "since": state.public_seq}
    state = moved(state)
    snapshot = seen(state, **known)
    assert (snapshot.taken_back, [entry.move for entry in snapshot.news]) == (before, [before + 1])


def test_returning_player_gets_the_moves_that_changed_in_the_meantime() -> None:
    state = moved(played_to(table(kind="screen"), "claim"))
    known = {"heard": state.public_moves, "since": state.public_seq}
    before = state.public_moves
    state = moved(moved(requested(state, undo(0)), choice=-1))
    snapshot = seen(state, **known)
    assert (snapshot.taken_back, [entry.move for entry in snapshot.news]) == (
        before - 1,
        [before, before + 1],
    )


def test_log_uses_the_current_names_of_players() -> None:
    state = moved(moved(played_to(table(), "claim")))
    for name in ("Ben", "Aaron", "Zoe"):
        state = after(state, "wishes", 1, name=name)
        entries = SnapshotBuilder(state).log(1, 9999, "en")[-2:]
        told = [event.text for entry in entries for event in entry.events]
        assert any(text.startswith(f"{name} ") for text in told)


def test_seed_is_revealed_after_the_game() -> None:
    state = table(seed=42)
    assert seen(state).info.seed == ""
    assert seen(after(state, "close", 0, why="abandoned")).info.seed == "42"
    hashes = [seen(table(seed=seed)).info.seed_hash for seed in (42, 42, 43)]
    assert hashes[0] == hashes[1] != hashes[2]
    assert seen(table(known_seed=True)).info.seed_hash == ""


def test_clock_uses_the_timestamps_of_entries_written_by_earlier_versions() -> None:
    state = played_to(table(clock=ClockSettings(minutes=2, increment=0)), "claim")
    asked = state.waiting[0]
    for at, ran in ((START + 30, None), (START + 31, 20.0), (START + 20, None)):
        entry = Entry(seq=state.seq + 1, kind="wishes", seat=0, body=EntryBody(ran=ran), at=at)
        state.fold(entry)
    assert state.clock
    assert (state.clock.left[asked], state.clock.left[1 - asked]) == (70, 120)


def test_clock_stops_for_a_player_who_has_already_chosen_in_secret() -> None:
    """At the end of a season, all choose provision tiles in secret, and then keshis in secret."""
    state = table(seed=2, clock=ClockSettings(minutes=10, increment=0))
    state = played_to(state, "next-provision")

    def chooses(state: TableState, seat: int, at: float) -> TableState:
        action = state.game.legal_actions(seat)[0]
        return after(state, "move", seat, at, action=action)

    def seconds(state: TableState) -> list[float | None]:
        return [seat.seconds for seat in seen(state, now=START + 60).info.seats]

    state = chooses(state, 0, START + 10)
    assert seconds(state) == [590, 540]
    state = chooses(state, 1, START + 60)
    assert state.game.question.key == "ask-select"
    assert seconds(state) == [590, 540]


def test_seat_knows_public_decisions_and_its_own() -> None:
    state = moved(moved(played_to(table(3), "select"), 1), 2)
    public = state.game.history[:-2]
    assert state.known_to(0) == public
    for seat, number in ((1, -2), (2, -1)):
        assert state.known_to(seat) == [*public, state.game.history[number]]


def test_only_unrated_offline_games_belong_to_one_person() -> None:
    """The owner may see its record at any time, since no one else is playing."""
    alone = table(kind="bots", bots={1: "merchant"})
    assert alone.belongs_to(token_of(0))
    assert not alone.belongs_to("nonsense")
    assert not table(kind="bots", bots={1: "merchant"}, rated=True).belongs_to(token_of(0))
    assert not table(bots={1: "merchant"}).belongs_to(token_of(0))
    assert table(kind="screen").belongs_to(token_of(0))


def test_options_show_their_shortcuts_and_the_keshis_they_bring() -> None:
    """Each aim belongs to its first action; each way names the keshi it brings."""
    state = table(config=Config(2, "deluxe", modules=frozenset(MODULES)))
    aimed, colours = 0, set()
    while state.game.table.round < 3:
        state = moved(state, choice=-1 if len(state.moves) % 3 else 0)
        if state.game.secret is not None or not state.waiting:
            continue
        seat = state.waiting[0]
        options, wanted = seen(state, seat).options, shortcuts(state.game, seat)
        found = [(one.place, (o.action, *one.then)) for o in options for one in o.aims]
        assert (set(found), len(found)) == (set(wanted), len(wanted))
        aimed += len(wanted)
        for option in options:
            ways = ways_of(state.game, option.action, seat)
            keshis = [COLOURS[way.colour] if way.colour >= 0 else None for way in ways]
            assert [way.keshi for way in option.ways] == keshis
            colours |= set(keshis)
    assert aimed > 5
    assert {None, COLOURS[0]} < colours


def test_options_have_a_description_and_the_effect_of_their_tile() -> None:
    state = table()
    effects = 0
    while effects < 20:
        seat = state.waiting[0]
        for option in seen(state, seat).options:
            about = (state.game, option.action, "en", seat)
            assert (option.words, option.effect) == (describe(*about), effect_of(*about))
            effects += bool(option.effect)
        state = moved(state, choice=-1 if len(state.moves) % 3 else 0)
