"""The game loop in the terminal: bots and people take turns until the end or someone leaves."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.segment import Segment, SegmentLines
from rich.table import Table
from rich.text import Text

from marrakesh.bots import LADDER
from marrakesh.narration import describe, effect_of, left_out_notes, prompt
from marrakesh.narration.solo import opponent
from marrakesh.rules.phases import ASSISTANTS, AWARDS, BUILDINGS, CLAIM, SELECT, SETUP
from marrakesh.rules.sectors.stairs import line
from marrakesh.rules.values import Gains
from marrakesh.rules.view_types import View
from marrakesh.seat_colours import COLOURS, SeatColour
from marrakesh.terminal import boards, city, commands, extras, scores, solo, story, summary
from marrakesh.terminal.keyboard import Keyboard
from marrakesh.terminal.look import HEADING, QUIET, Look, join
from marrakesh.terminal.session import Leave, Session

TWO_COLUMNS: Final = 8
"""Above this many, options are shown in two columns if they fit."""
ENOUGH: Final = "q"
"""Input that skips the remaining pages."""


class Play:
    """A session at one screen."""

    def __init__(
        self,
        session: Session,
        console: Console,
        keyboard: Keyboard,
        lang: str,
        components: Path | None = None,
        colours: Sequence[SeatColour] = COLOURS,
    ) -> None:
        self.session = session
        self.console = console
        self.keyboard = keyboard
        self.components = components
        self.look = Look(lang, session.names, bool(session.game.config.solo), colours)
        self._told = len(session.events)  # events already shown
        self._at_screen = -1  # seat of the person at the screen
        self._seen: dict[int, int] = {}  # by seat: events seen when leaving the screen
        self._shown = (-1, 0, 0, 0)  # seat, season, round and phase of the last boards
        self._ahead = ""  # input typed at a page break
        self._boards_shown = False  # whether the City has been shown yet

    def run(self) -> None:
        """Play until the game is over or someone leaves; an interrupted game is saved."""
        try:
            self._welcome()
            while not self.session.game.over:
                seat = self.session.game.seat
                if seat in self.session.bots:
                    self.session.apply(seat, self._chosen(seat))
                    self.show_events()
                else:
                    self._ask(seat)
            self.console.print(scores.final_sheet(self.session.game, self.look))
            self._suggest_next_level()
        except Leave:
            self.say("term-left")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._save_in_haste()
        except (Exception, SystemExit):  # rich exits when its output is closed
            self._save_in_haste()
            raise

    def _suggest_next_level(self) -> None:
        """Suggest the next level after a win against bots of one level."""
        beaten, n = self.session.level_beaten, len(self.session.bots)
        if beaten:
            higher = LADDER[LADDER.index(beaten) + 1 :]
            key = "term-level-won" if higher else "term-ladder-won"
            self.say(key, level=beaten, n=n, next=higher[0] if higher else "")

    def _chosen(self, seat: int) -> int:
        """The bot's choice, with a status line while a slow bot thinks."""
        if not self.session.ponders(seat):
            return self.session.choose(seat)
        with self.console.status(self.look.say("term-thinking", name=self.look.names[seat])):
            return self.session.choose(seat)

    # ---- output

    def say(self, key: str, **params: str | int) -> None:
        """Print a message; one with a file name is not wrapped, so that it can be copied."""
        said = Text(self.look.say(key, **params))
        self.console.print(said, soft_wrap="file" in params)

    def view(self, seat: int) -> View:
        return self.session.game.view(seat if seat >= 0 else None)

    def _welcome(self) -> None:
        config, look = self.session.game.config, self.look
        self.console.print(
            look.heading(
                "term-welcome",
                edition=look.say(f"edition-{config.edition}"),
                players=look.say.listing(look.names),
                seed=str(self.session.game.seed),
            )
        )
        if config.solo:
            self.console.print(Text(opponent(config, look.say)))
        if config.modules:
            self.say("term-modules", modules=look.modules(config.modules))
        for note in left_out_notes(config, look.lang, self.components):
            self.console.print(Text(note, QUIET))
        self.say("term-how")

    def show_events(self) -> None:
        """Show the events since the last time."""
        events = self.session.events
        story.show(self.console, events[self._told :], self.look)
        self._told = len(events)

    def forget_told(self) -> None:
        """Adjust after an undo."""
        self._told = min(self._told, len(self.session.events))

    def boards(self, seat: int) -> Group:
        """The City, the player's own board, and the others."""
        view, values = self.view(seat), self.session.game.table.values
        width = self.console.width
        seats = [other for other in range(len(self.look.names)) if other != seat]
        return Group(
            city.city(view, values, self._line(view, seat), self.look, width),
            boards.board(view, seat, values, self.look, width),
            solo.board(view, values, self.look, width)
            if "bot" in view
            else boards.others(view, seats, self.look),
        )

    def board(self, seat: int, of: int) -> Panel:
        """The board of a player, as this seat sees it."""
        view, values = self.view(seat), self.session.game.table.values
        if "bot" in view and of == view["bot"]["seat"]:
            return solo.board(view, values, self.look, self.console.width)
        return boards.board(view, of, values, self.look, self.console.width)

    def _short(self, seat: int) -> Group:
        """All boards summarised in a few lines."""
        view = self.view(seat)
        values, connection = self.session.game.table.values, self._line(view, seat)
        return Group(*summary.lines(view, seat, values, connection, self.look))

    def _line(self, view: View, seat: int) -> list[Gains]:
        """The connection line of a seat."""
        own, segment = view["players"][seat], self.session.game.table.values.segment
        return line(self.session.game.table, segment[own["palace"]], segment[own["mosque"]])

    # ---- small screens

    @property
    def _room(self) -> int:
        """Visible lines above the input line."""
        return self.console.height - 1 if self.console.is_terminal else sys.maxsize

    def _drawn(self, shown: RenderableType) -> list[list[Segment]]:
        return self.console.render_lines(shown, pad=False)

    def _show(self, shown: RenderableType, below: int = 0) -> bool:
        """Print something, page by page if it does not fit; return whether all of it was shown.

        `below` is the number of lines that follow and must not push it off the screen.
        """
        rest = self._drawn(shown)
        while rest and len(rest) + below > self._room:
            size = max(1, self._room - 1)  # keep one line of context between pages
            page, rest = rest[:size], rest[size:]
            self.console.print(SegmentLines(page, new_lines=True), end="")
            self._ahead = self.keyboard.read(self.look.say("term-more") + " ").strip()
            if self._ahead:
                return False
        self.console.print(SegmentLines(rest, new_lines=True), end="")
        return True

    def show_answer(self, answer: RenderableType, seat: int, asks_again: bool) -> None:
        """Show the output of a command, and repeat the question if it was pushed off the screen."""
        below = len(self._drawn(self._question(seat))) if asks_again else 0
        self._show(answer, below)
        if asks_again and self._ahead in ("", ENOUGH):
            self.show_question(seat)

    def _read(self, seat: int) -> str:
        """The next input, possibly already typed at a page break."""
        typed, self._ahead = self._ahead.removeprefix(ENOUGH), ""
        return typed or self.keyboard.read(f"{self.look.names[seat]}> ").strip()

    # ---- questions

    def _ask(self, seat: int) -> None:
        """Ask a person until they choose an action."""
        self._pass_screen(seat)
        self._show_new_boards(seat)
        self.show_question(seat)
        while True:
            typed = self._read(seat)
            action = commands.obey(self, seat, typed)
            if action is not None:
                self.session.apply(seat, action)
                self.show_events()
                return

    def _pass_screen(self, seat: int) -> None:
        """Hot seat: hide one player's information from the next."""
        if seat == self._at_screen or len(self.session.people) == 1:
            self._at_screen = seat
            return
        if self._at_screen >= 0:
            self._seen[self._at_screen] = self._told
            self._clear()
        self.say("term-pass", name=self.look.names[seat])
        self.keyboard.read("")
        self._clear()
        self._at_screen = seat
        missed = self.session.events[self._seen.get(seat, self._told) :]
        story.show(self.console, missed, self.look)
        self._shown = (-1, 0, 0, 0)

    def _clear(self) -> None:
        """Clear the screen and the scrollback."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def _show_new_boards(self, seat: int) -> None:
        """Show boards at the start of a phase, or to a new person at the screen."""
        table = self.session.game.table
        now = (seat, table.season, table.round, table.phase)
        if now != self._shown:
            if not self._boards_shown or table.phase in (SETUP, BUILDINGS, SELECT):
                self._boards_shown = True
                self._show_above(self.boards(seat), seat)
            elif self._shown[0] < 0 or table.phase == ASSISTANTS:
                self._show_above(self.board(seat, seat), seat)
        self._shown = now

    def _show_above(self, shown: RenderableType, seat: int) -> None:
        """Show boards above the question; summarised if they do not fit."""
        room = max(0, self._room - len(self._drawn(self._question(seat))))
        drawn = self._drawn(shown)
        if len(drawn) > room:
            drawn = self._drawn(self._short(seat))[:room]
        self.console.print(SegmentLines(drawn, new_lines=True), end="")

    def show_question(self, seat: int) -> None:
        """Show the question and the numbered answers, and repeat it below a long list."""
        question = self._question(seat)
        self._ahead = ""
        if self._show(question) and len(self._drawn(question)) > self._room:
            asked = prompt(self.session.game, self.look.lang, seat)
            self.console.print(Text(asked, style=HEADING))

    def _question(self, seat: int) -> Group:
        game, look = self.session.game, self.look
        view = self.view(seat)
        own = view["players"][seat]
        points = Text(look.say("gain-point", n=own["score"]))
        parts = [look.name(seat), points, boards.supplies(own, look)]
        if own["chosen"]:
            parts.append(Text.assemble(look.say("board-chosen"), " ", look.chips(own["chosen"])))
        lines: list[RenderableType] = [Text(), join(parts, " · ")]
        if game.table.phase == CLAIM:
            lines.append(boards.claiming(view, seat, look))
        elif game.table.phase == AWARDS:
            award = extras.award(view["awards"][0], game.table.values, look)
            lines.append(join([extras.column(own, look), award], " · "))
        lines.append(Text(prompt(game, look.lang, seat), style=HEADING))
        texts = [self._option(action, seat) for action in game.legal_actions(seat)]
        return Group(*lines, options(texts, self.console.width))

    def _option(self, action: int, seat: int) -> str:
        """An option, and the effect of its tile."""
        game, lang = self.session.game, self.look.lang
        said = describe(game, action, lang, seat)
        effect = effect_of(game, action, lang, seat)
        return f"{said}: {effect}" if effect else said

    # ---- leaving

    def _save_in_haste(self) -> None:
        """Save after the input ended or was interrupted."""
        if self.session.game.over:
            return
        try:
            file = self.session.save_somewhere()
        except OSError as error:
            where, why = str(error.filename or ""), error.strerror or str(error)
            self.say("term-save-failed", file=where, reason=why)
        else:
            self.say("term-interrupted", file=str(file))


def options(texts: list[str], width: int) -> Table:
    """Numbered lines, in two columns if there are many and they fit."""
    grid = Table.grid(padding=(0, 1))
    lines = [(Text(f"{n:>3}", style=HEADING), Text(said)) for n, said in enumerate(texts, 1)]
    half = (len(lines) + 1) // 2
    longest = max(len(said) for said in texts)
    if len(lines) <= TWO_COLUMNS or 2 * (longest + 8) > width:
        for number, said in lines:
            grid.add_row(number, said)
        return grid
    for row in range(half):
        right = lines[row + half] if row + half < len(lines) else ("", "")
        grid.add_row(*lines[row], Text("  ", QUIET), *right)
    return grid
