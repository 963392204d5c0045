"""Which bots may play at tables and give hints."""

from typing import Final

from marrakesh.bots import BOTS, LADDER, Budget
from marrakesh.server.errors import RequestError

MOST_SECONDS: Final = 5.0
MOST_ITERATIONS: Final = 5000
STAND_IN: Final = "merchant"
"""The bot that stands in for absent people, and plays wherever no available bot is named."""


def is_known(bot: str) -> bool:
    """Return whether this version has the bot; old tables may name bots that no longer exist."""
    return bot.partition(":")[0] in BOTS


def check_bot(bot: str) -> None:
    """Raise RequestError unless this is a built-in bot whose budget is within our limits."""
    limit = bot.partition(":")[2]
    try:
        budget = Budget.parse(limit) if limit else Budget()
    except ValueError:
        budget = None
    if (
        not is_known(bot)
        or budget is None
        or budget.processes > 1
        or (budget.seconds or 0) > MOST_SECONDS
        or (budget.iterations or 0) > MOST_ITERATIONS
    ):
        raise RequestError("bot", bot=bot, bots=", ".join(BOTS))


def check_adviser(bot: str) -> None:
    """Raise RequestError unless this is a permitted bot that can give hints."""
    check_bot(bot)
    if not bot.startswith("search") and bot not in LADDER:
        raise RequestError("no-judge", bot=bot, bots=", ".join(LADDER))
