"""The loop of a game in the terminal: bots act, people are asked, until the end or a good bye."""

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from marrakesh.narration import describe, left_out_notes, prompt
from marrakesh.narration.solo import opponent
from marrakesh.rules.phases import ASSISTANTS, AWARDS, BUILDINGS, CLAIM, SELECT, SETUP
from marrakesh.rules.sectors.stairs import line
from marrakesh.sight import View, view_of
from marrakesh.terminal import boards, city, commands, extras, scores, solo, story
from marrakesh.terminal.keyboard import Keyboard
from marrakesh.terminal.look import HEADING, QUIET, Look, join
from marrakesh.terminal.session import Leave, Session

TWO_COLUMNS: Final = 8
"""More options than these stand in two columns, if they fit."""


class Play:
    """A session at one screen."""

    def __init__(
        self,
        session: Session,
        console: Console,
        keyboard: Keyboard,
        lang: str,
        components: Path | None = None,
    ) -> None:
        self.session = session
        self.console = console
        self.keyboard = keyboard
        self.components = components
        self.look = Look(lang, session.names)
        self._told = len(session.events)  # events that are on the screen
        self._at_screen = -1  # the person who sits there
        self._seen: dict[int, int] = {}  # events each person has seen when leaving the screen
        self._shown = (-1, 0, 0, 0)  # seat, season, round and phase of the boards shown last
        self._boards_shown = False  # whether anybody has seen the City yet

    def run(self) -> None:
        """Play until the game is over or somebody leaves; nothing is lost either way."""
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
        except Leave:
            self.say("term-left")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._save_in_haste()
        except Exception:
            self._save_in_haste()
            raise

    def _chosen(self, seat: int) -> int:
        """What a bot chooses; one that takes its time is seen to think."""
        if not self.session.ponders(seat):
            return self.session.choose(seat)
        with self.console.status(self.look.say("term-thinking", name=self.look.names[seat])):
            return self.session.choose(seat)

    # ---- what is shown

    def say(self, key: str, **params: str | int) -> None:
        """A message; one with a file name is not broken into lines, so that it can be copied."""
        said = Text(self.look.say(key, **params))
        self.console.print(said, soft_wrap="file" in params)

    def view(self, seat: int) -> View:
        return view_of(self.session.game, seat)

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
        """Tell what has happened since it was told last."""
        events = self.session.events
        story.show(self.console, events[self._told :], self.look)
        self._told = len(events)

    def forget_told(self) -> None:
        """Something was taken back."""
        self._told = min(self._told, len(self.session.events))

    def show_boards(self, seat: int) -> None:
        """The City, the own board, and the others."""
        self._boards_shown = True
        view, values = self.view(seat), self.session.game.table.values
        own, segment, width = view["players"][seat], values.segment, self.console.width
        connection = line(self.session.game.table, segment[own["palace"]], segment[own["mosque"]])
        self.console.print(city.city(view, values, connection, self.look, width))
        self.console.print(boards.board(view, seat, values, self.look, width))
        seats = [other for other in range(len(self.look.names)) if other != seat]
        if "bot" in view:
            self.console.print(solo.board(view, values, self.look, width))
        else:
            self.console.print(boards.others(view, seats, self.look))

    def show_board(self, seat: int, of: int) -> None:
        """The board of another player, as this seat sees it."""
        view, values = self.view(seat), self.session.game.table.values
        if "bot" in view and of == view["bot"]["seat"]:
            self.console.print(solo.board(view, values, self.look, self.console.width))
        else:
            self.console.print(boards.board(view, of, values, self.look, self.console.width))

    # ---- what is asked

    def _ask(self, seat: int) -> None:
        """One decision of a person: asked until an action is chosen."""
        self._pass_screen(seat)
        self._show_new_boards(seat)
        self.show_question(seat)
        while True:
            typed = self.keyboard.read(f"{self.look.names[seat]}> ").strip()
            action = commands.obey(self, seat, typed)
            if action is not None:
                self.session.apply(seat, action)
                self.show_events()
                return

    def _pass_screen(self, seat: int) -> None:
        """With several people, nobody sees what belongs to another."""
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
        """Empty the screen, and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def _show_new_boards(self, seat: int) -> None:
        """At the beginning of a phase, or to somebody new at the screen."""
        table = self.session.game.table
        now = (seat, table.season, table.round, table.phase)
        if now != self._shown:
            if not self._boards_shown or table.phase in (SETUP, BUILDINGS, SELECT):
                self.show_boards(seat)
            elif self._shown[0] < 0 or table.phase == ASSISTANTS:
                self.show_board(seat, seat)
        self._shown = now

    def show_question(self, seat: int) -> None:
        """What is asked, and the numbered answers."""
        game, look = self.session.game, self.look
        view = self.view(seat)
        own = view["players"][seat]
        points = Text(look.say("gain-point", n=own["score"]))
        parts = [look.name(seat), points, boards.supplies(own, look)]
        if own["chosen"]:
            parts.append(Text.assemble(look.say("board-chosen"), " ", look.chips(own["chosen"])))
        self.console.print()
        self.console.print(join(parts, " · "))
        if game.table.phase == CLAIM:
            self.console.print(boards.claiming(view, seat, look))
        elif game.table.phase == AWARDS:
            award = extras.award(view["awards"][0], game.table.values, look)
            self.console.print(join([extras.column(own, look), award], " · "))
        self.console.print(Text(prompt(game, look.lang, seat), style=HEADING))
        texts = [describe(game, action, look.lang, seat) for action in game.legal_actions(seat)]
        self.console.print(options(texts, self.console.width))

    # ---- leaving

    def _save_in_haste(self) -> None:
        """The input has ended or was interrupted."""
        if self.session.game.over:
            return
        try:
            file = self.session.save_somewhere()
        except OSError as error:
            self.say("term-save-failed", file="", reason=error.strerror or str(error))
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
