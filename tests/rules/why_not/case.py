"""Cases: a position, the action tried there, and the reason for its refusal."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from marrakesh import Game
from marrakesh.rules.actions import to_number

NOT_ASKED = ("why-not-asked", dict[str, int]())


class Case(NamedTuple):
    """A position, the action tried there, and the reason for its refusal."""

    game: Callable[[str], Game]
    action: str
    key: str
    facts: dict[str, int]
    seat: int | None


def why(
    ids: pytest.MarkDecorator,
    game: Callable[[str], Game],
    action: str,
    key: str,
    /,
    by: int | None = None,
    **facts: int,
) -> Any:
    """A case: its checklist statements, position (by edition), action, reason and facts."""
    case = Case(game, action, f"why-{key}", facts, by)
    return pytest.param(case, id=f"{key}: {action}", marks=ids)


def number_of(action: str) -> int:
    return int(action) if action.isdigit() else to_number(action)
