"""The record of a game, as text or as a file."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from marrakesh.records.errors import RecordError
from marrakesh.records.header import header_lines
from marrakesh.records.outcome_lines import Telling
from marrakesh.rules.actions import to_text
from marrakesh.rules.game import Game


def save(
    game: Game,
    path: Path,
    names: Sequence[str] | None = None,
    bots: Mapping[int, str] | None = None,
) -> None:
    """Write the record of a game atomically."""
    text = dumps(game, names, bots)
    target = path.resolve()
    half = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with half.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)


def dumps(
    game: Game,
    names: Sequence[str] | None = None,
    bots: Mapping[int, str] | None = None,
    seed_hash: str = "",
) -> str:
    """The record of a running or finished game; `bots` says who plays which seat, if known.

    `seed_hash` is the hash published before the game, if any.
    """
    twin = game.restart()
    twin.listen()
    telling = Telling()
    lines = [*header_lines(game, names, bots, seed_hash), "", *telling.deal(twin)]
    for seat, action in game.history:
        if action not in twin.legal_actions(seat):
            raise RecordError(0, "", "dealt-anew")
        lines.append(f"{seat}: {to_text(action)}")
        lines += telling.consequences(twin, twin.apply(action, seat))
    if (twin.table.chance_key, twin.scores) != (game.table.chance_key, game.scores):
        raise RecordError(0, "", "dealt-anew")
    return "\n".join(lines) + "\n"
