"""The phases of a game, in order."""

from typing import Final

SETUP: Final = 0
BUILDINGS: Final = 1
SEASON_START: Final = 2
ROUND_START: Final = 3
SELECT: Final = 4
DEPLOY: Final = 5
TOSS: Final = 6
CLAIM: Final = 7
EXCHANGE: Final = 8
ASSISTANTS: Final = 9
RIVER_BONUS: Final = 10
ROUND_END: Final = 11
SEASON_RAPIDS: Final = 12
RIVER_EVALUATION: Final = 13
DUNG: Final = 14
AWARDS: Final = 15
PROVISIONS: Final = 16
NEXT_PROVISION: Final = 17
PREPARATION: Final = 18
FINAL_SCORING: Final = 19
OVER: Final = 20

PHASES: Final = (
    "setup", "buildings", "season-start", "round-start", "select", "deploy", "toss", "claim",
    "exchange", "assistants", "river-bonus", "round-end", "season-rapids", "river-evaluation",
    "dung", "awards", "provisions", "next-provision", "preparation", "final-scoring", "over",
)  # fmt: skip
