"""Queries about an action that do not take it."""

from functools import partial

from marrakesh.narration import because
from marrakesh.presentation.subjects import meant_action
from marrakesh.rules.game import IllegalAction
from marrakesh.server.errors import RequestError, forwarded
from marrakesh.server.messages import Advice, Advise, Preview, PreviewRequest, WhyNot, WhyNotRequest
from marrakesh.server.service.bot_jobs import BotRunner
from marrakesh.server.service.scheduler import job_for
from marrakesh.server.service.session import ClientSession
from marrakesh.server.service.table_repository import TableRepository
from marrakesh.server.tables import hints
from marrakesh.server.tables.bots import check_adviser
from marrakesh.server.tables.event_messages import game_events
from marrakesh.server.tables.snapshots import display_names, only, preview_for
from marrakesh.server.tables.undo import look_ahead_all


class Adviser:
    """Answers why an action is illegal, what it leads to, and what a bot would do."""

    def __init__(self, repository: TableRepository, bot_runner: BotRunner) -> None:
        self._repository = repository
        self._bot_runner = bot_runner

    async def why(self, session: ClientSession, message: WhyNotRequest) -> WhyNot:
        session.check_owns(message.seat)
        game = (await self._repository.get(session.table)).state.game
        action = meant_action(game, message.place)
        if action < 0 or action in game.legal_actions(message.seat):
            return WhyNot(id=message.id, clear=action >= 0, text="")
        reason = game.why_not(action, message.seat)
        if reason[0] == "why-not-asked":
            return WhyNot(id=message.id, clear=True, text="")
        text = because(reason, session.lang)
        return WhyNot(id=message.id, clear=True, text=text[:1].upper() + text[1:])

    async def foresee(self, session: ClientSession, message: PreviewRequest) -> Preview:
        session.check_owns(message.seat)
        loaded = await self._repository.get(session.table)
        state, openly = loaded.state, loaded.snapshots.openly(session.seats)
        try:
            actions = [message.action, *message.then]
            comes = look_ahead_all(state.game, message.seat, actions)
        except IllegalAction as error:
            raise forwarded(error) from None
        names = display_names(state.names, session.lang)
        return Preview(
            id=message.id,
            events=game_events(comes.events, session.lang, names, only(session.seats)),
            view=preview_for(comes.game, message.seat, openly) if comes.game else None,
            reveals=comes.game is None,
        )

    async def advise(self, session: ClientSession, message: Advise) -> Advice:
        session.check_owns(message.seat)
        check_adviser(message.bot)
        async with self._bot_runner.advising(session.source) as advise:
            if session.gone:
                raise RequestError("not-asked")
            plan = partial(hints.ask, seat=message.seat, token_hash=session.token_hash)
            state = await self._repository.change(session.table, plan)
            job = job_for(state, message.seat, message.bot, session.lang)
            return Advice(id=message.id, hint=await advise(job))
