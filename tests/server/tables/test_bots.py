"""Bots that may play at tables, and bots that may give advice."""

import pytest

from marrakesh.server.errors import RequestError
from marrakesh.server.tables.bots import check_adviser, check_bot


@pytest.mark.parametrize("bot", ["greedy", "merchant", "search:5s", "search:5000", "search:50ms"])
def test_valid_bots_are_accepted_as_players(bot: str) -> None:
    check_bot(bot)


@pytest.mark.parametrize(
    "bot", ["chess", "search:5001ms", "search:5001", "search:1s:2p", "search:soon", "greedy:x"]
)
def test_invalid_bots_are_refused(bot: str) -> None:
    for check in (check_bot, check_adviser):
        with pytest.raises(RequestError) as refusal:
            check(bot)
        assert (refusal.value.key, refusal.value.status) == ("bot", 400)
        assert bot in str(refusal.value)


@pytest.mark.parametrize("bot", ["apprentice", "merchant", "search:5s", "search"])
def test_valid_bots_are_accepted_as_advisers(bot: str) -> None:
    check_adviser(bot)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_some_bots_may_play_but_not_advise(bot: str) -> None:
    check_bot(bot)
    with pytest.raises(RequestError) as refusal:
        check_adviser(bot)
    assert (refusal.value.key, refusal.value.status) == ("no-judge", 400)
