"""Real games for the browser's tests, as JSON: `python tests/support/games.py NAME`."""

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from marrakesh import Config, Game
from marrakesh.bots import Seat, make_bot
from marrakesh.rules.actions import to_text
from marrakesh.rules.config import MODULES
from marrakesh.rules.view_types import View
from marrakesh.server.messages import GameEvent
from marrakesh.server.storage.log import Entry, EntryBody, SetupSeat, TableSetup
from marrakesh.server.tables.box import box_as_json
from marrakesh.server.tables.event_messages import game_events
from marrakesh.server.tables.score_sheet import sheet_of
from marrakesh.server.tables.snapshots import NOBODY, SnapshotBuilder, Viewpoint
from marrakesh.server.tables.table_state import TableState

EVERY: Final = frozenset(MODULES)


def _action(game: Game, move: int = 0) -> int:
    """An action for the seat to act: deterministic, but of varying kinds."""
    actions = game.legal_actions(game.waiting[0])
    return actions[(len(actions) * 2 // 3 + move) % len(actions)]


def _table(config: Config, seed: int, decisions: int) -> View:
    """The table as seen by the first player after some decisions."""
    game = Game.new(config, seed)
    for _ in range(decisions):
        if game.over:
            break
        game.apply(_action(game), game.waiting[0])
    view = game.view(0)
    view["modules"] = sorted(view["modules"])
    return view


def box() -> Any:
    """The components as the server sends them."""
    return {"box": msgspec.Raw(box_as_json())}


def laid_out() -> Any:
    """Boards before the first decision."""
    names = {2: "two", 3: "three", 4: "four"}
    return {
        **box(),
        **{name: _table(Config(players), 3, 0) for players, name in names.items()},
    }


def boards() -> Any:
    """Tables while the boards are laid out, and hundreds of decisions later."""
    return {
        **box(),
        "start": _table(Config(2), 8, 0),
        "start, all modules": _table(Config(4, modules=EVERY), 8, 0),
        "essential": _table(Config(4), 8, 300),
        "deluxe": _table(Config(2, "deluxe"), 8, 300),
        "essential, all modules": _table(Config(4, modules=EVERY), 8, 300),
        "deluxe, all modules": _table(Config(4, "deluxe", modules=EVERY), 8, 300),
        "pashabot": _table(Config.solo_game("normal", modules=EVERY - {"camels"}), 8, 300),
        "simplified": _table(Config(1, solo="simplified"), 8, 300),
    }


def cities() -> Any:
    """Tables after hundreds of decisions, and connection lines after steps on both stairs."""

    def line(palace: int, mosque: int) -> Any:
        game = Game.new(Config(4), 5)
        game.table.players[0].stairs = [palace, mosque]
        return game.view(0)["players"][0]["connection"]

    return {
        **box(),
        "lines": [[*steps, line(*steps)] for steps in ((3, 3), (4, 11), (0, 7), (7, 16), (8, 8))],
        "essential": _table(Config(4), 5, 260),
        "deluxe": _table(Config(3, "deluxe"), 5, 260),
        "essential, all modules": _table(Config(4, modules=EVERY), 5, 260),
        "deluxe, all modules": _table(Config(4, "deluxe", modules=EVERY), 5, 260),
        "pashabot": _table(Config.solo_game("normal"), 5, 260),
        "simplified": _table(Config(1, solo="simplified"), 5, 260),
    }


def first_game() -> Any:
    """A guided game against a bot: the person's snapshots, each with the decisions since the last,
    and the final score sheet."""
    people = [SetupSeat(token_hash="one", name="Ada"), SetupSeat(bot="apprentice", name="Bilal")]
    config = Config(2, first_game=True)
    setup = TableSetup(
        table="t", kind="bots", config=config, version="", seed=5, created=0, seats=people,
        guided=True,
    )  # fmt: skip
    state = TableState(setup)
    bots = [make_bot("greedy", 1), make_bot("apprentice", 2)]
    snapshots, heard = [], 0
    while not (game := state.game).over:
        seat, move = game.waiting[0], len(game.history)
        if seat == 0:
            builder = SnapshotBuilder(state)
            snapshots.append(builder.build(Viewpoint([0], 0, "en"), NOBODY, heard, move))
            heard = state.public_moves
        body = EntryBody(action=bots[seat].choose(Seat(game, seat)))
        state.fold(Entry(seq=move + 1, kind="move", seat=seat, body=body, at=move))
    snapshots.append(SnapshotBuilder(state).build(Viewpoint([0], 0, "en"), NOBODY, heard, 0))
    return {**box(), "snapshots": snapshots, "sheet": sheet_of(game, "en")}


def whole() -> Any:
    """Whole games, and the first player's questions, one of each kind."""
    known = set[str]()
    two = Config(2, "deluxe", modules=EVERY)
    three = Config(3, "deluxe", modules=EVERY)
    return {
        "asked": [one for seed in range(16) for one in _asked(two, seed, known)],
        "three": list(_played(three, 4, ["Amina", "Bilal", "Chama"])),
        "solo": list(_played(Config.solo_game("normal"), 4, ["Amina", "Pashabot"])),
    }


def _played(config: Config, seed: int, names: Sequence[str]) -> Iterator[Any]:
    """The effects of each decision, and the public view of the table after it."""

    def briefly(event: GameEvent) -> GameEvent:
        who = names[event.seat] if event.seat >= 0 else "Table"
        return msgspec.structs.replace(event, text=f"{who} {event.kind}.", did=event.kind)

    game = Game.new(config, seed)
    game.listen()
    yield {"view": game.view(None), "entry": None}
    while not game.over:
        seat, move = game.waiting[0], len(game.history)
        action, season, number = _action(game, move), game.table.season, game.table.round
        events = [briefly(one) for one in game_events(game.apply(action, seat), "en", names)]
        entry = {"move": move + 1, "seat": seat, "action": to_text(action), "at": 0.0,
                 "season": season, "round": number, "events": events}  # fmt: skip
        yield {"view": game.view(None), "entry": entry}


def _asked(config: Config, seed: int, known: set[str]) -> Iterator[Any]:
    people = [SetupSeat(token_hash="one"), SetupSeat(token_hash="other")]
    setup = TableSetup(
        table="t", kind="net", config=config, version="", seed=seed, created=0, seats=people
    )
    state = TableState(setup)
    game = state.game
    while not game.over:
        seat, move = game.waiting[0], len(game.history)
        if seat == 0 and game.question.key not in known:
            known.add(game.question.key)
            now = SnapshotBuilder(state).build(Viewpoint([0], 0, "en"), NOBODY, 0, 0)
            fields = ("question", "facts", "prompt", "options", "view")
            yield {name: getattr(now, name) for name in fields}
        game.apply(_action(game, move + 1), seat)


GAMES: Final[Sequence[Callable[[], Any]]] = (box, laid_out, boards, cities, first_game, whole)

if __name__ == "__main__":
    wanted = {one.__name__: one for one in GAMES}[sys.argv[1]]
    sys.stdout.buffer.write(msgspec.json.encode(wanted()))
