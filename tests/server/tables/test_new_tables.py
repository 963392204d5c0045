"""Making tables: allowed options, and what records and rematches carry over."""

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from marrakesh import records
from marrakesh.bots import LADDER, NAMES
from marrakesh.server.messages import ClockSettings, Deadline, NewSeat, NewTable, PlayOn, Rules
from marrakesh.server.storage.log import SetupSeat
from marrakesh.server.storage.tokens import hash_token, new_token
from marrakesh.server.tables.new_tables import (
    for_rematch,
    from_moment,
    from_record,
    from_request,
    is_address,
    new_seed,
)
from marrakesh.server.tables.table_state import TableState
from marrakesh.server.tables.undo import undo_of
from server.tables.helpers import after, played_to, refusal, table, token_of

PERSON, BOT = NewSeat(), NewSeat(bot="apprentice")
SOLO = Rules(players=1, solo="pashabot")
WEEK = Deadline(hours=168)


def made(person: str = "", **wish: Any) -> TableState:
    return from_request(NewTable(**wish), person=person).state


def refused(person: str = "", **wish: Any) -> str:
    return refusal(lambda: made(person, **wish))[0]


def test_each_seat_has_a_colour_of_its_own() -> None:
    seats = [NewSeat(colour="green"), NewSeat(), NewSeat(colour="red")]
    assert made(kind="net").colours == ["red", "blue"]
    four = made(kind="screen", rules=Rules(players=4), seats=seats)
    assert four.colours == ["green", "blue", "red", "yellow"]
    twice = [NewSeat(colour="green"), NewSeat(colour="green")]
    assert refused(kind="screen", seats=twice) == "colour-twice"


@pytest.mark.rule("PSH-02")
def test_pashabot_is_yellow() -> None:
    assert made(kind="solo", rules=SOLO).colours == ["red", "yellow"]
    blue = [NewSeat(colour="blue")]
    assert made(kind="solo", rules=SOLO, seats=blue).colours == ["blue", "yellow"]
    assert refused(kind="solo", rules=SOLO, seats=[NewSeat(colour="yellow")]) == "colour-pashabot"


def test_colours_are_kept_in_a_rematch_and_when_playing_on() -> None:
    seats = [NewSeat(colour="yellow"), NewSeat(bot="apprentice", colour="red")]
    state = made(kind="bots", seats=seats)
    assert TableState(for_rematch(state)[0]).colours == ["yellow", "red"]
    again = from_moment(state, [0], PlayOn(moves=0, kind="bots")).state
    assert again.colours == ["yellow", "red"]


def test_table_of_each_kind_can_be_made() -> None:
    for kind, seats in (("bots", [BOT, PERSON]), ("screen", [BOT, PERSON]), ("net", [])):
        assert made(kind=kind, seats=seats).setup.kind == kind
    assert made(kind="solo", rules=SOLO).setup.people == [0]


@pytest.mark.parametrize(
    "wish", [{"kind": "bots", "seats": [PERSON, BOT]}, {"kind": "screen"},
             {"kind": "solo", "rules": SOLO}],
)  # fmt: skip
def test_only_online_tables_can_be_open_or_have_deadlines(wish: dict[str, Any]) -> None:
    assert refused(**wish, open=True) == "only-net-open"
    assert refused(**wish, pace="days", deadline=WEEK) == "deadline"
    assert not made(**wish, pace="days").setup.open


def test_deadlines_require_play_over_days_without_a_clock() -> None:
    assert made(kind="net", pace="days", deadline=WEEK).setup.deadline == WEEK
    assert refused(kind="net", pace="live", deadline=WEEK) == "deadline"
    clock = ClockSettings()
    assert refused(kind="net", pace="days", deadline=WEEK, clock=clock) == "deadline"
    assert made(kind="net", pace="days", clock=clock).clock


def test_rated_games_exclude_screens_corrections_unranked_bots_and_unnamed_creators() -> None:
    for level in LADDER:
        assert made("ADA", kind="bots", seats=[PERSON, NewSeat(bot=level)], rated=True).setup.rated
    greedy = [PERSON, NewSeat(bot="greedy")]
    assert refused("ADA", kind="bots", seats=greedy, rated=True) == "rated-bots"
    three = Rules(players=3)
    assert made("ADA", kind="net", rules=three, seats=[*greedy, PERSON], rated=True).setup.rated
    assert refused("ADA", kind="screen", rated=True) == "rated-kind"
    lines = ["river jetty = 15"]
    assert refused("ADA", kind="net", rated=True, corrections=lines) == "rated-corrected"
    corrected = made("ADA", kind="net", corrections=lines)
    assert corrected.setup.corrections == corrected.game.corrections == tuple(lines)
    assert refusal(lambda: made(kind="net", rated=True)) == ("rated-name", 403)


def test_creator_gets_the_first_human_seat() -> None:
    for wish in ({"kind": "bots"}, {"kind": "net", "rules": Rules(players=3)}):
        seats = made("ADA", seats=[BOT, PERSON], **wish).seats.seats
        assert [seat.person for seat in seats][:3] == ["", "ADA", ""][: len(seats)]
    assert made("ADA", kind="solo", rules=SOLO).seats[0].person == "ADA"
    assert made("ADA", kind="screen").seats[0].person == ""  # not a game of one person


def test_bots_keep_their_given_names_or_get_default_ones() -> None:
    seats = [PERSON, NewSeat(bot="apprentice", name=" Zaki "), BOT]
    assert made(kind="bots", rules=Rules(players=3), seats=seats).names == ["", "Zaki", NAMES[2]]


def test_secrets_cannot_be_guessed() -> None:
    """A seed has 128 bits, tokens have 192, names of tables 72."""
    seeds = [new_seed() for _ in range(64)]
    assert 2**127 <= max(seeds) < 2**128
    assert len(new_token()) == 32
    assert len(made(kind="screen").setup.table) == 12
    assert len({made(kind="screen").setup.table for _ in range(3)}) == 3


@pytest.mark.parametrize(
    "url", ["http://example.org", "https://example.org:8443/a?b=c", "http://[::1]:80/"]
)
def test_valid_webhook_addresses_are_accepted(url: str) -> None:
    assert is_address(url)


@pytest.mark.parametrize(
    "url",
    [
        "http://a:65536/", "http://a\x7f/", "example.org", "//example.org", "http://?",
        "ftp://example.org", "http://", "http:///x", "https://a b/", "http://a/\n", "http://ä.de/",
        "http://a:x/", "http://a:0/", "http://[::1/", "javascript:alert(1)",
    ],
)  # fmt: skip
def test_invalid_webhook_addresses_are_refused(url: str) -> None:
    assert not is_address(url)


# ---- from another game


def test_opened_record_keeps_the_names_of_its_players() -> None:
    game = played_to(table(3), "claim").game
    for names, kept in (
        (["Zoë", "Player 2", "Player 3"], ["Zoë", "", ""]),
        (["Player 2", "Player 1", " Anna "], ["Player 2", "Player 1", "Anna"]),
    ):
        opened = from_record(records.dumps(game, names))
        assert opened.state.names == kept
        assert opened.created.links[0].seats == [0, 1, 2]
    opened = from_record(records.dumps(game))
    assert opened.state.names == ["", "", ""]
    assert opened.state.setup.kind == "screen"
    assert [entry.seq for entry in opened.entries] == list(range(1, len(game.history) + 1))
    # people made the decisions, so they can be undone
    assert undo_of(opened.state, 0).how == "free"


def test_solo_game_can_be_opened_and_continued_only_as_a_solo_game() -> None:
    state = played_to(table(1, "solo"), "select")
    opened = from_record(records.dumps(state.game)).state
    assert (opened.setup.kind, opened.setup.people) == ("solo", [0])
    for wish in (PlayOn(moves=1, kind="bots"), PlayOn(moves=1, kind="screen")):
        assert refusal(partial(from_moment, state, [0], wish))[0] == "solo-kind"
    on = from_moment(state, [0], PlayOn(moves=2, kind="solo", name="Zoë"))
    assert (on.state.names, len(on.state.moves)) == (["Zoë"], 2)
    assert (
        refusal(lambda: from_moment(table(), [0], PlayOn(moves=0, kind="solo")))[0] == "solo-kind"
    )


def test_spectator_continues_a_game_in_the_first_human_seat() -> None:
    state = table(3, bots={0: "random"})
    on = from_moment(state, [], PlayOn(moves=0, kind="bots"))
    assert on.created.links[0].seats == [1]
    on = from_moment(state, [2], PlayOn(moves=0, kind="bots"))
    assert on.created.links[0].seats == [2]
    assert [place.bot for place in on.state.setup.seats] == ["random", "merchant", ""]


def test_rematch_keeps_the_same_people_bots_and_devices() -> None:
    seats = [
        SetupSeat(token_hash=hash_token(token_of(0)), name="Anna", person="ANN"),
        SetupSeat(token_hash=hash_token("ticket"), ticket=True, name="Ben"),
        SetupSeat(name="Bilal", bot="greedy"),
    ]
    state = table(3, seats=seats)
    state = after(state, "device", 0, secret=hash_token("phone"))
    filled = after(state, "bot", 0, target=1, bot="apprentice", why="nobody", name="Amina")
    setup, entries = for_rematch(filled)
    assert [(place.name, place.bot, place.person) for place in setup.seats] == [
        ("Anna", "", "ANN"),
        ("Amina", "apprentice", ""),
        ("Bilal", "greedy", ""),
    ]
    told = [(entry.seq, entry.seat, entry.body.secret) for entry in entries]
    assert told == [(1, 0, hash_token("phone"))]
    empty, _ = for_rematch(state)
    assert empty.seats[1] == replace(seats[1], colour="blue")  # they may still join
