"""What everybody is told of who sits where, and who remembers it."""

from marrakesh.server.storage.log import SetupSeat
from marrakesh.server.storage.tokens import hash_token
from marrakesh.server.tables.table_state import TableState
from server.tables.helpers import after, seen, table, token_of


def told(state: TableState) -> list[str]:
    return [news.text for news in seen(state).seating]


def handed_on(state: TableState, seat: int, name: str) -> TableState:
    """Whoever sits there hands their seat on to somebody, who takes it."""
    state = after(state, "ticket", seat, secret=hash_token(f"ticket {name}"), name="")
    return after(state, "claim", seat, secret=hash_token(f"token {name}"), name=name)


def test_whose_seat_somebody_has_taken_over() -> None:
    seats = [
        SetupSeat(token_hash=hash_token(token_of(0)), name="Anna"),
        SetupSeat(token_hash=hash_token("ticket 1"), ticket=True),
        SetupSeat(token_hash=hash_token("ticket 2"), ticket=True),
    ]
    state = after(table(3, seats=seats), "ticket", 1, secret="ticket", name=None)
    assert told(state) == []  # a renewed ticket is nobody's seat
    state = handed_on(state, 0, "Ada")
    for seat, name in ((1, "Ben"), (2, None)):  # nobody sat there before
        state = after(state, "claim", seat, secret=f"token {seat}", name=name)
    state = handed_on(state, 2, "Cleo")
    state = handed_on(state, 0, "Alma")
    assert told(state) == [
        "Anna has handed their seat on.",
        "Ada has taken over Anna’s seat.",
        "Ben has taken a seat.",
        "Player 3 has taken a seat.",
        "Player 3 has handed their seat on.",
        "Cleo has taken over Player 3’s seat.",
        "Ada has handed their seat on.",
        "Alma has taken over Ada’s seat.",
    ]


def test_the_last_twenty_changes_are_told() -> None:
    state = table()
    for number in range(1, 12):
        state = handed_on(state, 1, f"Guest {number}")
        assert len(told(state)) == min(2 * number, 20)
    assert told(state)[0] == "Guest 1 has handed their seat on."
    assert told(state)[-1] == "Guest 11 has taken over Guest 10’s seat."


def test_who_handed_a_seat_on_may_renew_its_ticket_again_and_again() -> None:
    state = after(table(), "ticket", 1, secret="first")
    for ticket in ("second", "third"):
        state = after(state, "ticket", 1, secret=ticket)
        assert state.seats[1].givers == (hash_token(token_of(1)),)
        assert not state.seats[1].free
    assert len(told(state)) == 1


def test_a_seat_that_is_handed_on_is_filled_by_nobody_else() -> None:
    seats = [
        SetupSeat(token_hash=hash_token(token_of(0)), name="Anna"),
        SetupSeat(token_hash=hash_token("ticket 1"), ticket=True, name="Ben"),
    ]
    state = table(seats=seats, open=True)
    assert (state.open_seats, state.filled) == ([1], [])
    filled = after(state, "bot", 0, target=1, bot="merchant", why="nobody")
    assert (filled.open_seats, filled.filled) == ([], [1])
    taken = after(state, "claim", 1, secret=hash_token(token_of(1)))
    replaced = after(taken, "bot", 0, target=1, bot="merchant", why="time")
    assert (taken.open_seats, replaced.filled) == ([], [])
    assert seen(replaced).info.seats[1].stand_in
    assert not seen(filled).info.seats[1].stand_in
