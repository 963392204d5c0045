"""Queries about an action that do not take it."""

from functools import partial

from marrakesh.narration import because
from marrakesh.presentation.subjects import meant_action
from marrakesh.rules.game import IllegalAction
from marrakesh.server.errors import RequestError, forwarded
from marrakesh.server.messages import Advice, Advise, Preview, PreviewRequest, WhyNot, WhyNotRequest
from marrakesh.server.service.bot_jobs import BotRunner
from marrakesh.server.service.scheduler import job_for
from marrakesh.server.service.table_repository import TableRepository
from marrakesh.server.service.viewer import ClientSession
from marrakesh.server.tables import hints
from marrakesh.server.tables.bots import check_adviser
from marrakesh.server.tables.event_messages import game_events
from marrakesh.server.tables.snapshots import display_names, only, preview_for
from marrakesh.server.tables.undo import look_ahead_all


class Adviser:
    """Answers why an action is illegal, what it leads to, and what a bot would do."""

    def __init__(self, keeper: TableRepository, thinkers: BotRunner) -> None:
        self._keeper = keeper
        self._thinkers = thinkers

    async def why(self, viewer: ClientSession, message: WhyNotRequest) -> WhyNot:
        viewer.check_owns(message.seat)
        game = (await self._keeper.live(viewer.table)).state.game
        action = meant_action(game, message.place)
        if action < 0 or action in game.legal_actions(message.seat):
            return WhyNot(id=message.id, clear=action >= 0, text="")
        reason = game.why_not(action, message.seat)
        if reason[0] == "why-not-asked":
            return WhyNot(id=message.id, clear=True, text="")
        text = because(reason, viewer.lang)
        return WhyNot(id=message.id, clear=True, text=text[:1].upper() + text[1:])

    async def foresee(self, viewer: ClientSession, message: PreviewRequest) -> Preview:
        viewer.check_owns(message.seat)
        live = await self._keeper.live(viewer.table)
        state, openly = live.state, live.snapshots.openly(viewer.seats)
        try:
            actions = [message.action, *message.then]
            comes = look_ahead_all(state.game, message.seat, actions)
        except IllegalAction as error:
            raise forwarded(error) from None
        names = display_names(state.names, viewer.lang)
        return Preview(
            id=message.id,
            events=game_events(comes.events, viewer.lang, names, only(viewer.seats)),
            view=preview_for(comes.game, message.seat, openly) if comes.game else None,
            reveals=comes.game is None,
        )

    async def advise(self, viewer: ClientSession, message: Advise) -> Advice:
        viewer.check_owns(message.seat)
        check_adviser(message.bot)
        async with self._thinkers.advising(viewer.source) as advise:
            if viewer.gone:
                raise RequestError("not-asked")
            plan = partial(hints.ask, seat=message.seat, token_hash=viewer.token_hash)
            state = await self._keeper.change(viewer.table, plan)
            job = job_for(state, message.seat, message.bot, viewer.lang)
            return Advice(id=message.id, hint=await advise(job))
