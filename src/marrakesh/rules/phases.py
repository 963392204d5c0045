"""The phases of a game, in order."""

from typing import Final

SETUP: Final = 0
SELECT: Final = 1
DEPLOY: Final = 2
TOSS: Final = 3
CLAIM: Final = 4
EXCHANGE: Final = 5
ASSISTANTS: Final = 6
RIVER_BONUS: Final = 7
ROUND_END: Final = 8
SEASON_RAPIDS: Final = 9
RIVER_EVALUATION: Final = 10
PROVISIONS: Final = 11
NEXT_PROVISION: Final = 12
PREPARATION: Final = 13
FINAL_SCORING: Final = 14
OVER: Final = 15

PHASES: Final = (
    "setup", "select", "deploy", "toss", "claim", "exchange", "assistants", "river-bonus",
    "round-end", "season-rapids", "river-evaluation", "provisions", "next-provision",
    "preparation", "final-scoring", "over",
)  # fmt: skip
