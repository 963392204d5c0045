"""A screen with few lines."""

import io
import re
from collections.abc import Iterable

import pytest
from rich.console import Console

from marrakesh import Config
from marrakesh.narration import category_name
from marrakesh.narration import prompt as question
from marrakesh.rules.config import MODULES
from marrakesh.rules.sources import category_of
from marrakesh.terminal.keyboard import Typed
from marrakesh.terminal.play import options
from marrakesh.texts import languages, text
from scenario import Scenario
from terminal.session.helpers import Script, Table
from wording import says


class Low:
    """A screen of 80 x 24 that records what is visible at each prompt."""

    def __init__(self, lines: Iterable[str], config: Config, lang: str = "en") -> None:
        self.lines = iter(lines)
        self.table = Table(Script([]), config, bots=range(1, config.players), lang=lang)
        play = self.table.play
        play.keyboard = self
        play.console = Console(
            file=self.table.out, width=80, height=24, force_terminal=True, highlight=False
        )
        self.screens: list[tuple[str, str]] = []

    def read(self, prompt: str) -> str:
        plain = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", self.table.out.getvalue())
        in_sight = "\n".join(plain.split("\n")[-24:-1])  # the last line is where the player types
        self.screens.append((prompt, in_sight))
        if prompt == "Ada> ":
            game, lang = self.table.session.game, self.table.play.look.lang
            assert question(game, lang, 0) in " ".join(in_sight.split())
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line

    def run(self) -> list[tuple[str, str]]:
        self.table.play.run()
        return self.screens


LOW = {
    "2 players": Config(),
    "4 players, all modules": Config.preset("all", 4),
    "solo": Config.solo_game(modules=MODULES),
    "simplified": Config(1, solo="simplified"),
}


@pytest.mark.parametrize("name", LOW)
def test_small_screen_shows_the_question_below_a_short_board(name: str, lang: str) -> None:
    screens = Low(["1"] * 20, LOW[name], lang).run()
    say = text(lang)
    assert all(prompt == "Ada> " for prompt, _ in screens)
    assert say("board-own") in screens[0][1]
    assert say("board-short") in screens[0][1]
    season = say("season-and-round", season=1, round=1)
    boards_in_sight = [seen for _, seen in screens if say("board-own") in seen and season in seen]
    assert boards_in_sight
    others = (
        ["Pashabot"] if LOW[name].solo else ["Bilal", "Chama", "Driss"][: LOW[name].players - 1]
    )
    assert all(other in screens[0][1] for other in others)


def test_small_screen_shows_long_answers_page_by_page() -> None:
    low = Low(["b", "", "", "", "b", "q", "?", "1"], Config())
    screens = low.run()
    more = f"{text('en')('term-more')} "
    assert [prompt for prompt, _ in screens] == [
        "Ada> ", more, more, more, "Ada> ", more, "Ada> ", more, "Ada> ",
    ]  # fmt: skip
    assert says(screens[1][1], "sector-river")
    assert says(screens[3][1], "board-others", n=1)
    assert screens[5][1] == screens[1][1]
    asked = question(low.table.session.game, "en", 0)
    assert asked in screens[8][1]  # the 1 typed instead of continuing


def test_small_screen_repeats_a_long_question_below_its_options() -> None:
    table = Scenario("essential", 2).player(0, beige=8, dinars=20)
    game = table.assistants({0: ["medina"]})
    assert len(game.legal_actions()) > 23
    low = Low([""], Config())
    low.table.session.game = game
    (page, first), (asked, last) = low.run()
    assert (page.strip(), asked) == (text("en")("term-more"), "Ada> ")
    assert question(game, "en", 0) in first
    assert last.split("\n")[-1] == question(game, "en", 0)


def test_many_short_options_are_shown_in_two_columns() -> None:
    out = io.StringIO()
    console = Console(file=out, width=80)
    console.print(options([f"option {k}" for k in range(1, 10)], 80))
    rows = out.getvalue().splitlines()
    assert len(rows) == 5
    assert re.search(r"1 option 1\s+6 option 6", rows[0])
    assert "option 5" in rows[4]


@pytest.mark.parametrize(
    ("source", "group"),
    [
        ("scroll 29", "scrolls"),
        ("scrolls", "scrolls"),
        ("strategy", "strategy"),
        ("oasis 03", "oases"),
        ("river tile 05", "river tiles"),
        ("oil lamp", "luxury goods"),
        ("start oasis", "start oasis"),
        ("falcon", "luxury goods"),
        ("town 07", "towns"),
        ("town spaces", "town spaces"),
        ("prayer house", "buildings"),
        ("race", "race"),
        ("river", "river"),
        ("gate matches", "gate matches"),
    ],
)
def test_sources_of_points_are_grouped(source: str, group: str) -> None:
    assert category_of(source) == group
    assert all(category_name(group, lang) for lang in languages())


def test_keyboard_input_is_read_as_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return "7"

    monkeypatch.setattr("builtins.input", answer)
    assert Typed().read("Ada> ") == "7"
    assert asked == ["Ada> "]
