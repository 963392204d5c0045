"""News about seats that are taken, passed on or taken over."""

from marrakesh.server.storage.log import SetupSeat
from marrakesh.server.storage.tokens import hash_token
from marrakesh.server.tables.table_state import TableState
from marrakesh.texts import text
from server.tables.helpers import after, seen, table, token_of


def told(state: TableState) -> list[str]:
    return [news.text for news in seen(state).seating]


def passed_on(state: TableState, seat: int, name: str) -> TableState:
    """Pass a seat on to someone, who takes it."""
    state = after(state, "ticket", seat, secret=hash_token(f"ticket {name}"), name="")
    return after(state, "claim", seat, secret=hash_token(f"token {name}"), name=name)


def test_news_item_names_the_previous_player_of_a_seat() -> None:
    seats = [
        SetupSeat(token_hash=hash_token(token_of(0)), name="Anna"),
        SetupSeat(token_hash=hash_token("ticket 1"), ticket=True),
        SetupSeat(token_hash=hash_token("ticket 2"), ticket=True),
    ]
    state = after(table(3, seats=seats), "ticket", 1, secret="ticket", name=None)
    assert told(state) == []  # renewing a ticket is not passing on a seat
    state = passed_on(state, 0, "Ada")
    for seat, name in ((1, "Ben"), (2, None)):  # no one had these seats before
        state = after(state, "claim", seat, secret=f"token {seat}", name=name)
    state = passed_on(state, 2, "Cleo")
    state = passed_on(state, 0, "Alma")
    say = text("en")
    assert told(state) == [
        say("seat-handed", name="Anna"),
        say("seat-took-over", name="Ada", before="Anna"),
        say("seat-sat", name="Ben"),
        say("seat-sat", name="Player 3"),
        say("seat-handed", name="Player 3"),
        say("seat-took-over", name="Cleo", before="Player 3"),
        say("seat-handed", name="Ada"),
        say("seat-took-over", name="Alma", before="Ada"),
    ]
