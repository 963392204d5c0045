"""What everybody is told of who sits where, and who remembers it."""

from marrakesh.server.storage.log import Place, hashed
from marrakesh.server.tables.table_state import Sitting
from server.tables.helpers import after, seen, table, token_of


def told(sitting: Sitting) -> list[str]:
    return [news.text for news in seen(sitting).seating]


def handed_on(sitting: Sitting, seat: int, name: str) -> Sitting:
    """Whoever sits there hands their seat on to somebody, who takes it."""
    sitting = after(sitting, "ticket", seat, secret=hashed(f"ticket {name}"), name="")
    return after(sitting, "claim", seat, secret=hashed(f"token {name}"), name=name)


def test_whose_seat_somebody_has_taken_over() -> None:
    places = [
        Place(token_hash=hashed(token_of(0)), name="Anna"),
        Place(token_hash=hashed("ticket 1"), ticket=True),
        Place(token_hash=hashed("ticket 2"), ticket=True),
    ]
    sitting = after(table(3, places=places), "ticket", 1, secret="ticket", name=None)
    assert told(sitting) == []  # a renewed ticket is nobody's seat
    sitting = handed_on(sitting, 0, "Ada")
    for seat, name in ((1, "Ben"), (2, None)):  # nobody sat there before
        sitting = after(sitting, "claim", seat, secret=f"token {seat}", name=name)
    sitting = handed_on(sitting, 2, "Cleo")
    sitting = handed_on(sitting, 0, "Alma")
    assert told(sitting) == [
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
    sitting = table()
    for number in range(1, 12):
        sitting = handed_on(sitting, 1, f"Guest {number}")
        assert len(told(sitting)) == min(2 * number, 20)
    assert told(sitting)[0] == "Guest 1 has handed their seat on."
    assert told(sitting)[-1] == "Guest 11 has taken over Guest 10’s seat."


def test_who_handed_a_seat_on_may_renew_its_ticket_again_and_again() -> None:
    sitting = after(table(), "ticket", 1, secret="first")
    for ticket in ("second", "third"):
        sitting = after(sitting, "ticket", 1, secret=ticket)
        assert sitting.seats[1].givers == (hashed(token_of(1)),)
        assert not sitting.seats[1].free
    assert len(told(sitting)) == 1


def test_a_seat_that_is_handed_on_is_filled_by_nobody_else() -> None:
    places = [
        Place(token_hash=hashed(token_of(0)), name="Anna"),
        Place(token_hash=hashed("ticket 1"), ticket=True, name="Ben"),
    ]
    sitting = table(places=places, open=True)
    assert (sitting.open_seats, sitting.filled) == ([1], [])
    filled = after(sitting, "bot", 0, target=1, bot="merchant", why="nobody")
    assert (filled.open_seats, filled.filled) == ([], [1])
    taken = after(sitting, "claim", 1, secret=hashed(token_of(1)))
    replaced = after(taken, "bot", 0, target=1, bot="merchant", why="time")
    assert (taken.open_seats, replaced.filled) == ([], [])
    assert seen(replaced).info.seats[1].stand_in
    assert not seen(filled).info.seats[1].stand_in
