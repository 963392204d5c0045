"""Rewards, given at the end of a game."""

from typing import Final

from marrakesh.rules.game import Game

REWARDS: Final = ("place", "win", "lead")
ILLEGAL: Final = -1.0
"""The penalty for an illegal action, which also ends the game."""


def check(kind: str) -> str:
    if kind not in REWARDS:
        raise ValueError(f"There is no reward '{kind}': choose one of {', '.join(REWARDS)}.")
    return kind


def rewards(game: Game, kind: str) -> list[float]:
    """The reward of each player; zero-sum over all seats, including the Pashabot's.

    `place` is linear from 1 for the first to -1 for the last, `win` is 1 for winning alone, `lead`
    is the player's score minus the others' mean. Against the simplified Pashabot, which has no
    score, `lead` is the score, and the other two are the fraction of levels reached.
    """
    scores, places = game.scores, game.result
    if game.level is not None:
        reached = game.level / len(game.table.values.levels)
        return [float(scores[0]) if kind == "lead" else reached]
    seats, others = len(scores), len(scores) - 1
    if kind == "lead":
        gains = [score - (sum(scores) - score) / others for score in scores]
    elif kind == "win":
        share = 1 / places.count(1)
        gains = [((share if place == 1 else 0) * seats - 1) / others for place in places]
    else:
        gains = [
            sum((other > place) - (other < place) for other in places) / others for place in places
        ]
    return gains[: game.config.players]
