"""What an action leads to, as far as one may know before it is taken."""

from types import SimpleNamespace
from typing import Any

import pytest

from marrakesh.server.tables.undo import _before_reveal


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([(0, False), (1, False), (-1, False)], 3),
        ([(0, False), (1, True), (0, False)], 1),
        ([(1, True)], 0),
        ([(0, False), (2, False)], 1),  # the Pashabot, who sits behind all players
        ([(0, False), (3, False)], 1),
    ],
)
def test_nothing_is_told_from_the_first_reveal_on(
    events: list[tuple[int, bool]], told: int
) -> None:
    happened: list[Any] = [SimpleNamespace(seat=seat, reveals=reveals) for seat, reveals in events]
    assert _before_reveal(happened, 2) == happened[:told]
