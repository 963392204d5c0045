"""The stored result of a finished game."""

import pytest

from marrakesh.server.storage.log import SetupSeat
from marrakesh.server.storage.tokens import hash_token
from marrakesh.server.tables.results import result_of
from marrakesh.server.tables.table_state import TableState
from server.tables.helpers import after, played, table


def ended(kind: str = "net", rated: bool = True, person: str = "ANN") -> TableState:
    """Finish a game of Anna, Ben and two bots.

    Ben was replaced by a bot near the end; one bot plays for someone who never joined, the other
    has played from the beginning.
    """
    seats = [
        SetupSeat(token_hash=hash_token("0"), name="Anna", person=person),
        SetupSeat(token_hash=hash_token("1"), name="Ben"),
        SetupSeat(token_hash=hash_token("2"), ticket=True, name="Cleo"),
        SetupSeat(name="Dalil", bot="greedy"),
    ]
    state = table(4, kind, seats=seats, rated=rated)  # type: ignore[arg-type]
    state = after(state, "bot", 0, target=2, bot="apprentice", why="nobody", name="Chadi")
    state = after(state, "bot", 0, target=1, bot="merchant", why="time")
    return played(state, lambda now: now.over)


def test_result_lists_players_with_places_and_points() -> None:
    state = ended()
    result = result_of(state)
    assert result
    assert (result.table, result.at, result.kind, result.pool) == ("t", 1000, "net", "people")
    seats = result.seats
    assert [(one.person, one.name, one.bot, one.gone) for one in seats] == [
        ("ANN", "Anna", "", False),
        ("", "Ben", "", True),
        ("", "Chadi", "apprentice", False),
        ("", "Dalil", "greedy", False),
    ]
    assert [one.points for one in seats] == state.game.scores
    assert [one.place for one in seats] == state.game.result


@pytest.mark.parametrize(
    ("kind", "rated", "pool"),
    [("net", False, ""), ("bots", True, "levels"), ("bots", False, ""), ("screen", True, "")],
)
def test_kind_of_game_determines_the_rating_it_counts_for(
    kind: str, rated: bool, pool: str
) -> None:
    result = result_of(ended(kind, rated))
    assert result
    assert result.pool == pool


def test_no_result_is_stored_if_no_player_has_a_profile() -> None:
    assert result_of(ended(person="")) is None
