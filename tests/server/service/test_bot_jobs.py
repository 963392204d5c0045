"""Jobs for bots, and how they are answered in the bots' process."""

from marrakesh import Game
from marrakesh.rules.config import Config
from marrakesh.server.service import bot_jobs
from marrakesh.server.service.bot_jobs import BotJob

History = list[tuple[int, int]]


def job(table: str, history: History, seat: int = 0) -> BotJob:
    return BotJob(table, Config(2), 1, history, seat, "random", ["Ada", "Ben"], "en")


def played(history: History) -> Game:
    game = Game.new(Config(2), 1)
    for seat, action in history:
        game.apply(action, seat)
    return game


def test_bot_uses_the_current_position_even_after_an_undo() -> None:
    first, *_, last = sorted(played([]).legal_actions(0))
    both = [(0, last), (1, played([(0, last)]).legal_actions(1)[0])]
    for history in ([(0, first)], [(0, last)], [(0, first)], [], [(0, last)], both):
        game = played(history)
        for seat in game.waiting:
            assert bot_jobs.choose(job("a table", history, seat)) in game.legal_actions(seat)
