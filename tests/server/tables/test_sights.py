"""What a table shows of itself: to seats, to spectators, and to who has seen some of it."""

from marrakesh import Config
from marrakesh.presentation.subjects import SUBJECTS
from marrakesh.presentation.ways import ways_of
from marrakesh.rules.config import MODULES
from marrakesh.rules.words import COLOURS
from marrakesh.server.messages import ClockSettings
from marrakesh.server.storage.log import Body, Entry, Place, hashed
from marrakesh.server.tables.lookahead import aims
from marrakesh.server.tables.snapshots import NOBODY, Sights, Watcher, names_in
from marrakesh.server.tables.table_state import Sitting
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


def numbers(sitting: Sitting) -> list[int]:
    """The sequence numbers that a spectator and the seats are told."""
    return [seen(sitting, seat).seq for seat in range(-1, len(sitting.head.places))]


def test_everybody_counts_what_they_may_notice() -> None:
    sitting = table(3)
    assert (sitting.seq, numbers(sitting)) == (0, [0, 0, 0, 0])
    sitting = moved(sitting, 1)  # in secret
    assert (sitting.seq, numbers(sitting)) == (1, [0, 0, 1, 0])
    sitting = moved(moved(sitting, 1), 2)
    assert numbers(sitting) == [0, 0, 2, 1]
    sitting = after(sitting, "wishes", 0, name="Ada")  # not in secret
    assert numbers(sitting) == [1, 1, 3, 2]
    sitting = played_to(sitting, "select")
    assert numbers(sitting) == [sitting.seq] * 4
    assert seen(sitting).info.seq == sitting.seq


def test_a_spectator_is_asked_and_offered_nothing() -> None:
    sitting = moved(table(pace="days"), 0)
    sight = seen(sitting)
    assert sight.prompt == "Anna and Ben are still choosing in secret."
    assert (sight.undo, sight.undo_why, sight.confirm, sight.held) == ("no", "", False, -1)
    assert seen(sitting, 0).undo == "free"
    assert not seen(table(), 0).confirm  # live, one decides at once
    assert seen(sitting, 1).undo_why == "There is nothing to take back yet."
    sitting = chosen(sitting, 0)
    assert seen(sitting, 0).prompt == "Ben is still choosing in secret."
    assert (seen(sitting, 0).undo_why, seen(sitting, 0).confirm) == ("", True)


def test_only_what_is_new_is_told_also_after_something_was_taken_back() -> None:
    sitting = played(
        played_to(table(), "assistants"), lambda now: now.waiting == [now.moves[-1].seat]
    )
    known = {"heard": sitting.public_moves, "since": sitting.public_seq}
    before = sitting.public_moves
    sitting = requested(sitting, undo(sitting.waiting[0]))
    sight = seen(sitting, **known)
    assert (sight.taken_back, sight.news) == (before - 1, [])
    known = {"heard": sitting.public_moves, "since": sitting.public_seq}
    sitting = moved(sitting, choice=-1)
    sight = seen(sitting, **known)
    assert (sight.taken_back, [entry.move for entry in sight.news]) == (before - 1, [before])
    known = {"heard": sitting.public_moves, "since": sitting.public_seq}
    sitting = moved(sitting)
    sight = seen(sitting, **known)
    assert (sight.taken_back, [entry.move for entry in sight.news]) == (before, [before + 1])


def test_who_was_away_is_told_anew_what_was_decided_otherwise() -> None:
    sitting = moved(played_to(table(kind="screen"), "claim"))
    known = {"heard": sitting.public_moves, "since": sitting.public_seq}
    before = sitting.public_moves
    sitting = moved(moved(requested(sitting, undo(0)), choice=-1))
    sight = seen(sitting, **known)
    assert (sight.taken_back, [entry.move for entry in sight.news]) == (
        before - 1,
        [before, before + 1],
    )


def test_the_log_has_no_decision_before_the_first() -> None:
    sights = Sights(played_to(table(), "claim"))
    whole = sights.log(1, 9999, "en")
    assert [entry.move for entry in whole] == list(range(1, sights.sitting.public_moves + 1))
    for first in (0, -5):
        assert sights.log(first, 9999, "en") == whole


def test_what_was_put_into_words_once_is_told_again_as_long_as_the_names_are_the_same() -> None:
    sitting = moved(moved(played_to(table(), "claim")))
    first = Sights(sitting).log(1, 9999, "en")
    again = Sights(sitting).log(1, 9999, "en")
    assert all(one is two for one, two in zip(first, again, strict=True))
    told = [event.text for entry in first[-2:] for event in entry.events]
    assert any(text.startswith("Ben ") for text in told)
    sitting = after(sitting, "wishes", 1, name="Aaron")
    renamed = [e.text for entry in Sights(sitting).log(1, 9999, "en")[-2:] for e in entry.events]
    assert renamed == [text.replace("Ben", "Aaron") for text in told]
    sitting = after(sitting, "wishes", 1, name="Zoe")
    renamed = [e.text for entry in Sights(sitting).log(1, 9999, "en")[-2:] for e in entry.events]
    assert renamed == [text.replace("Ben", "Zoe") for text in told]


def test_a_table_knows_how_much_memory_it_takes() -> None:
    """So that the server keeps as many as fit."""
    sitting = table()
    assert sitting.size == 100_000
    sitting = played_to(sitting, "claim")
    decisions = len(sitting.moves)
    assert sitting.size == 100_000 + 800 * decisions
    for number, lang in enumerate(("en", "de", "en"), start=1):
        Sights(sitting).log(1, 1, lang)
        assert sitting.size == 100_000 + (800 + 900 * min(number, 2)) * decisions


def test_a_solo_game_shows_its_opponent() -> None:
    info = seen(table(1, "solo", clock=ClockSettings())).info
    pashabot = info.seats[1]
    assert (pashabot.name, pashabot.bot) == ("Pashabot", "pashabot")
    assert (pashabot.stand_in, pashabot.present, pashabot.seconds) == (False, False, None)
    assert (info.seats[0].stand_in, info.seats[0].present, info.seats[0].seconds) == (
        False,
        True,
        1800,
    )


def test_the_seed_is_told_when_the_game_is_over() -> None:
    sitting = table(seed=42)
    assert seen(sitting).info.seed == ""
    assert seen(after(sitting, "close", 0, why="abandoned")).info.seed == "42"
    hashes = [seen(table(seed=seed)).info.seed_hash for seed in (42, 42, 43)]
    assert hashes[0] == hashes[1] != hashes[2]
    assert seen(table(known_seed=True)).info.seed_hash == ""


def test_seconds_are_told_to_a_tenth() -> None:
    sitting = played_to(table(clock=ClockSettings(minutes=2, increment=0)), "claim")
    asked = sitting.waiting[0]
    shown = [seat.seconds for seat in seen(sitting, now=START + 1.26).info.seats]
    assert (shown[asked], shown[1 - asked]) == (118.7, 120)


def test_entries_of_earlier_versions_are_charged_by_when_they_were_written() -> None:
    sitting = played_to(table(clock=ClockSettings(minutes=2, increment=0)), "claim")
    asked = sitting.waiting[0]
    for at, ran in ((START + 30, None), (START + 31, 20.0), (START + 20, None)):
        entry = Entry(seq=sitting.seq + 1, kind="wishes", seat=0, body=Body(ran=ran), at=at)
        sitting.fold(entry)
    assert sitting.clock
    assert (sitting.clock.left[asked], sitting.clock.left[1 - asked]) == (70, 120)


def test_a_clock_stops_for_a_player_who_has_chosen_until_all_choose_again() -> None:
    """At the end of a season all choose provisions in secret, and then keshis in secret."""
    sitting = table(seed=2, clock=ClockSettings(minutes=10, increment=0))
    sitting = played_to(sitting, "next-provision")

    def chooses(sitting: Sitting, seat: int, at: float) -> Sitting:
        action = sitting.game.legal_actions(seat)[0]
        return after(sitting, "move", seat, at, action=action)

    def seconds(sitting: Sitting) -> list[float | None]:
        return [seat.seconds for seat in seen(sitting, now=START + 60).info.seats]

    sitting = chooses(sitting, 0, START + 10)
    assert seconds(sitting) == [590, 540]
    sitting = chooses(sitting, 1, START + 60)
    assert sitting.game.question.key == "ask-select"
    assert seconds(sitting) == [590, 540]


def test_a_seat_that_a_bot_plays_has_no_clock() -> None:
    sitting = played_to(table(clock=ClockSettings(minutes=2, increment=0)), "claim")
    sitting = after(sitting, "bot", 0, target=1, bot="merchant", why="vote")
    assert [seat.seconds for seat in seen(sitting).info.seats] == [120, None]
    assert [seat.seconds for seat in seen(table()).info.seats] == [None, None]


def test_every_moment_of_a_game_is_found_again() -> None:
    sitting = played(table(), lambda now: len(now.moves) == 160)
    sights = Sights(sitting)
    for move in (160, 0, 1, 49, 50, 51, 99, 100, 150, 159):
        assert sights.game_at(move).history == sitting.game.history[:move]
    assert sights.game_at(160).view(0) == sitting.game.view(0)
    assert Sights(table()).game_at(0).history == []


def test_a_seat_knows_what_was_decided_publicly_and_by_itself() -> None:
    sitting = moved(moved(played_to(table(3), "select"), 1), 2)
    public = sitting.game.history[:-2]
    assert sitting.known_to(0) == public
    for seat, number in ((1, -2), (2, -1)):
        assert sitting.known_to(seat) == [*public, sitting.game.history[number]]


def test_seats_are_open_only_at_open_tables() -> None:
    places = [
        Place(token_hash=hashed(token_of(0)), name="Anna"),
        Place(token_hash=hashed("ticket"), ticket=True),
    ]
    for opened in (True, False):
        info = seen(table(places=places, open=opened)).info
        assert [(seat.taken, seat.open) for seat in info.seats] == [(True, False), (False, opened)]


def test_whose_game_it_is_alone() -> None:
    """They may have its record at any time: nobody is deceived with it."""
    alone = table(kind="bots", bots={1: "merchant"})
    assert alone.belongs_to(token_of(0))
    assert not alone.belongs_to("nonsense")
    assert not table(kind="bots", bots={1: "merchant"}, rated=True).belongs_to(token_of(0))
    assert not table(bots={1: "merchant"}).belongs_to(token_of(0))
    assert table(kind="screen").belongs_to(token_of(0))


def test_who_has_no_name_is_called_by_their_seat() -> None:
    assert names_in(["", "Ben", ""], "en") == ["Player 1", "Ben", "Player 3"]


def test_options_say_where_they_lead() -> None:
    """Each aim belongs to the action it begins with; each way says which keshi it brings."""
    config = Config(2, "deluxe", modules=frozenset(MODULES))
    sitting = table(config=config)
    aimed, colours = 0, set()
    while sitting.game.table.round < 3:
        sitting = moved(sitting, choice=-1 if len(sitting.moves) % 3 else 0)
        if sitting.game.secret is not None or not sitting.waiting:
            continue
        seat = sitting.waiting[0]
        options = seen(sitting, seat).options
        wanted = aims(sitting.game, seat)
        found = {(one.place, (o.action, *one.then)) for o in options for one in o.aims}
        assert found == set(wanted)
        assert sum(len(option.aims) for option in options) == len(wanted)
        aimed += len(wanted)
        for aim in wanted:  # beyond one step only what an assistant does, and only one of them
            verbs = [SUBJECTS[action].verb for action in aim.actions]
            assert verbs.count("use") == (verbs[0] == "use")
            assert len(verbs) == 2 or (verbs[0] == "use" and len(verbs) == 3)
        for option in options:
            ways = ways_of(sitting.game, option.action, seat)
            keshis = [COLOURS[way.colour] if way.colour >= 0 else None for way in ways]
            assert [way.keshi for way in option.ways] == keshis
            assert [(way.n, way.water) for way in option.ways] == [(w.n, w.water) for w in ways]
            colours |= set(keshis)
    assert aimed > 5
    assert {None, COLOURS[0]} < colours


def test_what_is_held_is_foreseen_whichever_action_it_is() -> None:
    """Also "done", whose number is 0."""
    done = 0

    def may_be_done(now: Sitting) -> bool:
        return now.game.secret is None and done in now.game.legal_actions()

    sitting = played(table(), may_be_done)
    seat = sitting.waiting[0]
    assert seen(sitting, seat).foreseen is None
    sitting = after(sitting, "hold", seat, action=done)
    sight = seen(sitting, seat)
    assert sight.held == done
    assert sight.foreseen


def test_one_screen_shows_all_what_is_public_and_tells_nobody_that_they_are_meant() -> None:
    sitting = moved(played_to(table(kind="screen"), "claim"))
    seats = [0, 1]
    sight = Sights(sitting).sight(Watcher(seats, 1, "en"), NOBODY, 0, 0)
    assert sight.view == {**sitting.game.view(), "seat": 1}
    told = [event.text for entry in sight.news for event in entry.events]
    assert any(text.startswith("Anna ") for text in told)
    assert not any(text.startswith("You ") for text in told)
