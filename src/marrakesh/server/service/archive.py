"""The history of games: records, logs, moments and score sheets."""

from marrakesh import records
from marrakesh.narration import prompt
from marrakesh.rules.actions import to_text
from marrakesh.rules.game import Game, IllegalAction
from marrakesh.server.errors import RequestError, forwarded
from marrakesh.server.messages import LogEntry, Moment, Sheet
from marrakesh.server.service.table_repository import LoadedTable, TableRepository, put_into_words
from marrakesh.server.service.tasks import run_in_thread
from marrakesh.server.tables.event_messages import game_events
from marrakesh.server.tables.score_sheet import sheet_of
from marrakesh.server.tables.snapshots import display_names, only, seed_hash


class Archive:
    """Reads games' histories from the logs of their tables."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def record(self, table: str, token: str) -> str:
        """Return the record of a game; raise RequestError while its seed is secret."""
        state = (await self._repository.get(table)).state
        if not state.over and not state.belongs_to(token):
            raise RequestError("record-secret", 409)
        names = display_names(state.names, "en")
        bots = {seat: one.bot for seat, one in enumerate(state.setup.seats) if one.bot}
        told = seed_hash(state.setup)
        return await run_in_thread(records.dumps, state.game, names, bots, told)

    async def log(self, table: str, token: str, first: int, last: int, lang: str) -> list[LogEntry]:
        """Return public log entries for decisions `first` to `last`, counted from 1."""
        loaded = await self._repository.get(table)
        await put_into_words(loaded, first, lang, _reader(loaded, token))
        return loaded.snapshots.log(first, last, lang, _reader(loaded, token))

    async def moment(
        self, table: str, token: str, seat: int, move: int, lang: str, instead: int = -1
    ) -> Moment:
        """Return the table after `move` decisions, as `seat` sees it if the token holds that seat.

        Otherwise, return it as spectators see it. Once the game is over, `instead` can replace the
        next decision with another action.
        """
        if instead >= 0:
            return await self.otherwise(table, token, seat, move, instead, lang)
        loaded = await self._repository.get(table)
        game = _game_at(loaded, move)
        entries = loaded.snapshots.log(move, move, lang, _reader(loaded, token))
        return _moment(loaded, game, token, seat, move, entries[0] if entries else None, lang)

    async def otherwise(
        self, table: str, token: str, seat: int, move: int, action: int, lang: str
    ) -> Moment:
        """Return the table as if this action had been taken after `move` decisions."""
        loaded = await self._repository.get(table)
        state = loaded.state
        if not state.game.over:
            raise RequestError("not-over", 409)
        game = _game_at(loaded, move)
        if game.over:
            raise RequestError("no-moment", 404, last=len(state.moves) - 1)
        decider, when = state.moves[move].seat, game.table
        season, number = when.season, when.round
        game.listen()
        try:
            events = game.apply(action, decider)
        except IllegalAction as error:
            raise forwarded(error) from None
        entry = LogEntry(
            move=move + 1,
            seat=decider,
            action=to_text(action),
            season=season,
            round=number,
            at=0.0,
            events=game_events(events, lang, display_names(state.names, lang)),
        )
        return _moment(loaded, game, token, seat, move, entry, lang)

    async def sheet(self, table: str, lang: str) -> Sheet:
        return sheet_of((await self._repository.get(table)).state.game, lang)


def _reader(loaded: LoadedTable, token: str) -> int:
    return only(loaded.state.seats_of(token))


def _game_at(loaded: LoadedTable, move: int) -> Game:
    last = loaded.state.public_moves
    if not 0 <= move <= last:
        raise RequestError("no-moment", 404, last=last)
    return loaded.snapshots.game_at(move)


def _moment(
    loaded: LoadedTable,
    game: Game,
    token: str,
    seat: int,
    move: int,
    entry: LogEntry | None,
    lang: str,
) -> Moment:
    """Return a game as `seat` sees it if the token holds that seat, else as spectators do."""
    state = loaded.state
    seat = seat if seat in state.seats_of(token) else -1
    asked = seat in game.waiting
    return Moment(
        move=move,
        moves=state.public_moves,
        view=game.view(seat if seat >= 0 else None),
        entry=entry,
        prompt=prompt(game, lang, seat) if asked else loaded.snapshots.waits_for(game, lang),
    )
