"""What is stored of a game that is over."""

import pytest

from marrakesh.server.storage.log import Place, hashed
from marrakesh.server.tables.results import result_of
from marrakesh.server.tables.table_state import Sitting
from server.tables.helpers import after, played, table


def ended(kind: str = "net", rated: bool = True, person: str = "ANN") -> Sitting:
    """A game of Anna, of Ben, for whom a bot has played in the end, of a bot instead of somebody
    who never came, and of a bot from the beginning."""
    places = [
        Place(token_hash=hashed("0"), name="Anna", person=person),
        Place(token_hash=hashed("1"), name="Ben"),
        Place(token_hash=hashed("2"), ticket=True, name="Cleo"),
        Place(name="Dalil", bot="greedy"),
    ]
    sitting = table(4, kind, places=places, rated=rated)  # type: ignore[arg-type]
    sitting = after(sitting, "bot", 0, target=2, bot="apprentice", why="nobody", name="Chadi")
    sitting = after(sitting, "bot", 0, target=1, bot="merchant", why="time")
    return played(sitting, lambda now: now.over)


def test_who_played_how_well() -> None:
    sitting = ended()
    result = result_of(sitting)
    assert result
    assert (result.table, result.at, result.kind, result.pool) == ("t", 1000, "net", "people")
    seats = result.seats
    assert [(one.person, one.name, one.bot, one.gone) for one in seats] == [
        ("ANN", "Anna", "", False),
        ("", "Ben", "", True),
        ("", "Chadi", "apprentice", False),
        ("", "Dalil", "greedy", False),
    ]
    assert [one.points for one in seats] == sitting.game.scores
    assert [one.place for one in seats] == sitting.game.result


@pytest.mark.parametrize(
    ("kind", "rated", "pool"),
    [("net", False, ""), ("bots", True, "levels"), ("bots", False, ""), ("screen", True, "")],
)
def test_which_games_count_for_which_rating(kind: str, rated: bool, pool: str) -> None:
    result = result_of(ended(kind, rated))
    assert result
    assert result.pool == pool


def test_nothing_is_stored_if_nobodys_name_is_kept() -> None:
    assert result_of(ended(person="")) is None
