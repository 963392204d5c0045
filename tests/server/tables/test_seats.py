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
