"""The commands a player can type besides a number."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.text import Text

from marrakesh.narration import explain
from marrakesh.records import RecordError
from marrakesh.rules.actions import to_number
from marrakesh.terminal import help as guide
from marrakesh.terminal import scores, story
from marrakesh.terminal.session import Leave

if TYPE_CHECKING:
    from marrakesh.terminal.play import Play

HINT_BOT: Final = "search:1s"
LOG_LENGTH: Final = 40
"""Events of the log shown by default."""
LONG: Final = ("?", "b", "t", "l", "p")
"""Commands whose output pushes the question off the screen, so that it is repeated."""


def obey(play: "Play", seat: int, typed: str) -> int | None:
    """Execute the player's input; return the action if it was one."""
    word, _, rest = typed.partition(" ")
    if typed.startswith("?"):
        word, rest = "?", typed.removeprefix("?")
    if word not in _COMMANDS:
        return _action(play, seat, typed)
    answer = _COMMANDS[word](play, seat, rest.strip())
    if answer is not None:
        play.show_answer(answer, seat, asks_again=typed in LONG)
    return None


def _action(play: "Play", seat: int, typed: str) -> int | None:
    """The action with this number in the list, or with this notation."""
    legal = play.session.game.legal_actions(seat)
    if typed.isdecimal():
        if len(typed) < 4 and 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1]
        play.say("term-number", n=len(legal))
        return None
    try:
        action = to_number(" ".join(typed.lower().split()))
    except ValueError:
        play.say("term-unknown", typed=typed[:40], n=len(legal))
        return None
    if action not in legal:
        reason = play.session.game.why_not(action, seat)
        play.console.print(Text(explain(action, reason, play.look.lang)))
        return None
    return action


def _help(play: "Play", seat: int, about: str) -> RenderableType:
    if not about:
        return guide.overview(play.look, play.session.game.config)
    try:
        edition = play.session.game.config.edition
        words = guide.explain_tile(about, play.look.lang, edition, play.components)
    except LookupError as error:
        words = str(error.args[0])
    return Text(words)


def _boards(play: "Play", seat: int, typed: str) -> RenderableType | None:
    if not typed:
        return play.boards(seat)
    of = _player(play, typed)
    return None if of is None else play.board(seat, of)


def _player(play: "Play", typed: str, seats: int | None = None) -> int | None:
    """The seat for a player's number or name, optionally only among the first `seats`."""
    names = [name.casefold() for name in play.look.names[:seats]]
    if typed.casefold() in names:
        return names.index(typed.casefold())
    if len(typed) == 1 and typed.isdecimal() and 1 <= int(typed) <= len(names):
        return int(typed) - 1
    if typed:
        play.say("term-no-player", typed=typed[:40], n=len(names))
    return None


def _tiles(play: "Play", seat: int, typed: str) -> RenderableType:
    values = play.session.game.table.values
    return guide.tiles_in_words(play.view(seat), seat, values, play.look)


def _options(play: "Play", seat: int, typed: str) -> None:
    play.show_question(seat)


def _hint(play: "Play", seat: int, typed: str) -> None:
    """The choice of a strong bot with this player's information, and its reason."""
    from marrakesh.analysis import hint  # slow to import

    game, look = play.session.game, play.look
    with play.console.status(look.say("hint-thinking")):
        advice = hint(game, seat, HINT_BOT, look.lang, play.session.names)
    best = advice.options[0]
    number = game.legal_actions(seat).index(best.action) + 1
    play.say("hint-best", number=number, option=best.words)
    if advice.where:
        play.say("hint-send", where=advice.where)
    play.console.print(Text(advice.why))


def _points(play: "Play", seat: int, typed: str) -> RenderableType | None:
    if not typed:
        return scores.by_source(play.session.game, play.look)
    of = _player(play, typed, len(play.session.game.scores))
    return None if of is None else scores.of_one(play.session.game, of, play.look)


def _log(play: "Play", seat: int, typed: str) -> RenderableType:
    number = int(typed) if typed.isdecimal() and len(typed) < 6 else LOG_LENGTH
    events = play.session.events[-number:]
    if not events:
        return Text(play.look.say("term-log-empty"))
    return Group(*story.story(events, play.look))


def _undo(play: "Play", seat: int, typed: str) -> None:
    refused = play.session.undo(seat)
    if refused:
        play.say(refused)
        return
    play.forget_told()
    play.say("term-undone")
    if play.session.game.seat == seat:
        play.show_question(seat)


def _save(play: "Play", seat: int, typed: str) -> None:
    path = Path(typed).expanduser() if typed else play.session.file
    if path is None:
        play.say("term-save-name")
    else:
        try_save(play, path)


def try_save(play: "Play", path: Path) -> bool:
    try:
        play.session.save(path)
    except (OSError, RecordError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        play.say("term-save-failed", file=str(path), reason=reason)
        return False
    play.say("term-saved", file=str(path))
    return True


def _quit(play: "Play", seat: int, typed: str) -> None:
    """Leave; save first unless declined."""
    default = play.session.file
    play.say("term-quit", file=str(default) if default else play.look.say("term-own-folder"))
    answer = play.keyboard.read("> ").strip()
    if answer.casefold() in ("-", "n", "no", "nein", "nee"):
        raise Leave
    if answer:
        saved = try_save(play, Path(answer).expanduser())
    elif default:
        saved = try_save(play, default)
    else:
        file = play.session.save_somewhere()
        play.say("term-saved", file=str(file))
        saved = True
    if saved:
        raise Leave


_COMMANDS: Final[dict[str, Callable[["Play", int, str], RenderableType | None]]] = {
    "": _options,
    "?": _help,
    "b": _boards,
    "t": _tiles,
    "o": _options,
    "h": _hint,
    "p": _points,
    "l": _log,
    "u": _undo,
    "s": _save,
    "q": _quit,
}
