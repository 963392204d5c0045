"""The game in a terminal: played by script, drawn at several widths, in three languages."""

import io
import random
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

from marrakesh import Config, Game, records
from marrakesh.folders import state_folder
from marrakesh.narration import category_name
from marrakesh.narration import prompt as question
from marrakesh.narration.solo import opponent
from marrakesh.rules.actions import to_number, to_text
from marrakesh.rules.config import MODULES
from marrakesh.rules.sectors.stairs import line
from marrakesh.rules.sources import category_of
from marrakesh.rules.words import COLOURS
from marrakesh.sight import view_of
from marrakesh.terminal import boards, city, scores, solo, story
from marrakesh.terminal.keyboard import Typed
from marrakesh.terminal.look import Look
from marrakesh.terminal.play import Play, options
from marrakesh.terminal.session import Session
from marrakesh.texts import languages, text
from scenario import Scenario
from scenario import look as seen


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are saved in haste go here."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(params=languages())
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Script:
    """Types given lines, then nothing more."""

    def __init__(self, lines: Iterable[str | type[BaseException]]) -> None:
        self.lines = iter(lines)
        self.prompts: list[str] = []

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self.lines, EOFError)
        if isinstance(line, str):
            return line
        raise line


class Dice:
    """Types numbers at random; what comes between is typed first, each with its own chance."""

    def __init__(self, seed: int, between: Iterable[str] = ()) -> None:
        self.random = random.Random(seed)
        self.between = list(between)

    def read(self, prompt: str) -> str:
        if self.between and self.random.random() < 0.1:
            return self.between.pop(0)
        return str(self.random.randint(1, 4))


class Table:
    """A session with everything that a player would see."""

    def __init__(
        self,
        keyboard: Script | Dice,
        config: Config | None = None,
        bots: Iterable[int] = (1,),
        lang: str = "en",
        seed: int = 5,
        width: int = 100,
        bot: str = "random",
    ) -> None:
        config = config or Config()
        names = ["Ada", "Bilal", "Chama", "Driss"][: config.players]
        self.session = Session(Game.new(config, seed), names, dict.fromkeys(bots, bot))
        self.out = io.StringIO()
        console = Console(file=self.out, width=width, highlight=False)
        self.play = Play(self.session, console, keyboard, lang)

    def run(self) -> str:
        self.play.run()
        return self.out.getvalue()


def typed(*lines: str | type[BaseException], bots: Iterable[int] = (1,), lang: str = "en") -> str:
    """What is shown when these lines are typed in a new game."""
    return Table(Script(lines), bots=bots, lang=lang).run()


SETUP = ("1", "1", "1", "1")
"""Two storage keshis, the disc, the provision tile."""


# ---- whole games


def test_a_whole_game_against_a_bot(lang: str) -> None:
    edition = "deluxe" if lang == "de" else "essential"
    between = ["?", "b", "t", "p", "l", "o", "", "b 2", "p 1", "u", "99", "s game.txt"]
    table = Table(Dice(1, between), Config(edition=edition), lang=lang, width=80)
    shown = table.run()
    game = table.session.game
    assert game.over
    say = text(lang)
    winner = table.session.names[game.result.index(1)]
    assert shown.rstrip().splitlines()[-1].startswith(winner)
    assert say("sheet-total") in shown
    assert say("season-and-round", season=3, round=4) in shown
    assert max(len(shown_line) for shown_line in shown.splitlines()) <= 80
    assert "{" not in shown


def test_a_whole_game_with_all_modules() -> None:
    between = ["?", "b", "t", "p", "b 2", "p 1", "u", "l 30"]
    table = Table(Dice(4, between), Config.preset("all"), lang="nl", width=80)
    shown = table.run()
    say = text("nl")
    assert table.session.game.over
    for module in MODULES:
        assert say(f"module-{module}") in shown
    for key in (
        "guide-modules",
        "guide-any-but-souk",
        "board-race",
        "board-awards",
        "board-building",
        "phase-awards",
    ):
        assert say(key) in shown
    assert max(len(shown_line) for shown_line in shown.splitlines()) <= 80
    assert "{" not in shown


BETWEEN = ["?", "b", "t", "p", "l", "o", "", "b 2", "p 1", "p 2", "u", "99", "s game.txt"]


@pytest.mark.parametrize("modules", [False, True])
def test_a_whole_game_against_the_pashabot(lang: str, modules: bool) -> None:
    difficulty = {"en": "easy", "de": "normal", "nl": "hard"}[lang]
    edition = "deluxe" if lang == "de" else "essential"
    config = Config.solo_game(difficulty, edition, MODULES if modules else ())
    table = Table(Dice(1, BETWEEN), config, bots=(), lang=lang, width=80)
    shown = table.run()
    game, say = table.session.game, text(lang)
    assert game.over
    words = " ".join(shown.split())
    yours, its = game.scores
    lost = say("sheet-solo-lost", name="Ada", n=its - yours, yours=str(yours), its=str(its))
    assert words.endswith(lost)
    assert opponent(config, say) in words
    for key in ("board-strategy", "guide-solo", "tiles-strategy", "board-wants"):
        assert say(key) in words
    assert (say("guide-variants") in words) == (difficulty != "normal")
    assert words.count(say("the-pashabot")) > 50
    assert say("term-pass", name="Ada") not in shown
    assert max(len(shown_line) for shown_line in shown.splitlines()) <= 80
    assert "{" not in shown
    assert records.loads(records.dumps(game, ["Ada"])).scores == game.scores


@pytest.mark.parametrize("modules", [False, True])
def test_a_whole_game_against_the_simplified_pashabot(lang: str, modules: bool) -> None:
    config = Config(1, solo="simplified", modules=frozenset(MODULES if modules else ()))
    table = Table(Dice(1, BETWEEN), config, bots=(), lang=lang, width=80)
    shown = table.run()
    game, say = table.session.game, text(lang)
    assert game.over
    words = " ".join(shown.split())
    points = str(160 if modules else 135)
    assert words.endswith(say("sheet-next-level", level="1", points=points))
    assert say("sheet-no-level", name="Ada", n=game.scores[0], all="4") in words
    assert say("board-bot-line") in words
    assert say("term-no-player", typed="2", n=1) in words
    assert say("board-strategy") not in words
    assert max(len(shown_line) for shown_line in shown.splitlines()) <= 80


def ended(solo: str, *points: int, modules: Iterable[str] = (), lang: str = "en") -> str:
    """What the sheet says below for these points."""
    game = Game.new(Config(1, solo=solo, modules=frozenset(modules)), 3)
    while not game.over:
        game.apply(game.legal_actions()[0])
    for player, number in zip(game.table.players, points, strict=False):
        player.score = number
    out = io.StringIO()
    look = Look(lang, ["Ada"], solo=True)
    Console(file=out, width=200).print(scores.final_sheet(game, look))
    return out.getvalue().rstrip().splitlines()[-1]


def test_who_wins_against_the_pashabot() -> None:
    assert ended("pashabot", 140, 120) == "Ada beats the Pashabot by 20 points: 140 to 120."
    assert ended("pashabot", 120, 121) == "The Pashabot beats Ada by 1 point: 121 to 120."
    assert ended("pashabot", 120, 120) == (
        "The Pashabot wins: 120 to 120. You win only if you have more points."
    )
    assert ended("pashabot", 140, 120, lang="de") == (
        "Ada schlägt den Pashabot um 20 Punkte: 140 zu 120."
    )


def test_levels_against_the_simplified_pashabot() -> None:
    assert ended("simplified", 134) == (
        "Ada has 134 points: not yet level 1 of 4. Level 1 begins at 135 points."
    )
    assert ended("simplified", 160) == (
        "Ada has 160 points: level 2 of 4. Level 3 begins at 185 points."
    )
    assert ended("simplified", 201) == "Ada has 201 points: level 4 of 4."
    assert ended("simplified", 201, modules=["desert-towns"]) == (
        "Ada has 201 points: level 2 of 4. Level 3 begins at 210 points."
    )
    assert ended("simplified", 201, lang="nl") == "Ada heeft 201 punten: niveau 4 van 4."


def test_what_the_pashabot_answered_cannot_be_taken_back() -> None:
    table = Table(Dice(1), Config.solo_game(), bots=())
    session, chosen = table.session, random.Random(3)
    answered = 0
    while not session.game.over:
        events = session.apply(0, chosen.choice(session.game.legal_actions()))
        if any(event.kind == "bot-claim" for event in events):
            answered += 1
            assert session.undo(0) in ("undo-others", "undo-revealed")
    assert answered > 12


def test_a_whole_game_of_two_people() -> None:
    table = Table(Dice(2), bots=(), lang="nl")
    shown = table.run()
    assert table.session.game.over
    for name in ("Ada", "Bilal"):
        assert shown.count(text("nl")("term-pass", name=name)) > 12
    # what happened meanwhile is told to both of them
    assert shown.count(text("nl")("event-selected", player="Ada", colours="")[:8]) > 12


def test_the_score_sheet_adds_up() -> None:
    game = Game.new(Config(players=3), 3)
    chosen = random.Random(3)
    while not game.over:
        game.apply(chosen.choice(game.legal_actions()))
    out = io.StringIO()
    look = Look("en", ["Ada", "Bilal", "Chama"])
    Console(file=out, width=80).print(scores.final_sheet(game, look))
    rows = [[cell.strip() for cell in re.split("[│┃]", row)] for row in out.getvalue().splitlines()]
    totals = [row[2:-1] for row in rows if row[1:2] == ["Total"]]
    assert totals == [[str(score) for score in game.scores]] * 2
    for column in range(3):
        points = [row[2 + column] for row in rows if len(row) == 6 and row[1] != "Total"]
        numbers = [int(cell) for cell in points if re.fullmatch(r"-?\d+", cell)]
        assert sum(numbers) == 2 * game.scores[column]


# ---- what can be typed


def test_help_explains_commands_rounds_and_keshis(lang: str) -> None:
    shown = typed("?", lang=lang)
    say = text(lang)
    for key in ("guide-commands", "guide-round", "guide-keshis", "command-undo", "command-tile"):
        assert say(key)[:30] in shown
    for colour in COLOURS:
        assert say(f"colour-{colour}") in shown


def test_help_on_a_tile() -> None:
    shown = typed(
        "? scroll 17", "?oasis 3", "? river tile 5", "? Schriftrolle 20", "? river-tile 6"
    )
    assert "Every rapid you cross gives you its bonus at once." in shown
    for name in ("Scroll 17", "Oasis 03", "River tile 05", "Scroll 20", "River tile 06"):
        assert name in shown


def test_help_on_what_is_no_tile() -> None:
    shown = typed("? scroll 99", "? camel 1", "? scroll", "? scroll 1e9", "? ²", "? a b c")
    assert "There is no scroll 99; the numbers run from 1 to 72." in shown
    assert "There is no scroll 1e9; the numbers run from 1 to 72." in shown
    assert shown.count("ask about scroll, oasis, river tile") == 3


def test_help_on_tiles_of_modules() -> None:
    shown = typed(
        "? town 7", "? award 3b", "? building date warehouse", "? Sondergebäude 2",
        "? staircase tile 12", "? luxury 31", "? provision 24", "? award 9",
    )  # fmt: skip
    for name in ("Desert town 07", "Award tile 3b", "Staircase tile 12", "falcon"):
        assert name in shown
    for building in ("date-warehouse", "library"):
        assert text("en")("help-building", building=building) in shown
    assert "1a, 1b" in " ".join(shown.split())


def test_what_is_not_understood() -> None:
    shown = typed("hello", "0", "77", "-1", "²", "1" * 5000, "b 9", "p Zoe", "l x")
    assert "I do not understand “hello”: type a number from 1 to 3, or ? for help." in shown
    assert shown.count("Type a number from 1 to 3, or ? for help.") == 3
    assert "There is no player “9”: type a number from 1 to 2, or a name." in shown
    assert "There is no player “Zoe”" in shown


def test_an_action_in_the_words_of_a_record() -> None:
    table = Table(Script([*SETUP, "select green", "SELECT  red"]))
    table.run()
    assert [action for seat, action in table.session.game.history if not seat][-2:] == [2, 9]


def test_why_an_action_is_not_possible(lang: str) -> None:
    shown = typed(*SETUP, "select green", "select green", "claim red 1", lang=lang)
    colour = text(lang)("colour-green")
    assert text(lang)("why-not-in-hand", colour="green")[:30] in " ".join(shown.split())
    assert colour in shown


def test_other_boards_log_and_points() -> None:
    shown = typed("l", *SETUP, "b 2", "b bilal", "l", "p", "p 2", "t", "o")
    assert "Nothing has happened yet." in shown
    assert shown.count("─ Bilal · 10 points ─") == 2
    assert shown.count("Ada reveals provision tile") == 2
    assert "Start of the game" in shown
    assert "Scrolls in the display" in shown


# ---- taking back


def test_a_decision_can_be_taken_back() -> None:
    table = Table(Script([*SETUP, "select green", "select red", "u", "u", "select gray"]))
    shown = table.run()
    assert shown.count("Taken back.") == 2
    assert [action for seat, action in table.session.game.history if not seat][4:] == [3]


def test_nothing_to_take_back() -> None:
    assert "There is nothing to take back yet." in typed("u")


def test_what_others_answered_cannot_be_taken_back() -> None:
    table = Table(Script([*SETUP[:3], "u", "1", "1", "u"]))
    shown = table.run()
    assert "Others have acted since your last decision, so it stands." in shown
    assert shown.count("Taken back.") == 1


def test_what_revealed_something_cannot_be_taken_back() -> None:
    """A caravan that discovers an oasis."""
    session, chosen = Table(Dice(1)).session, random.Random(1)
    caravan = to_number("caravan left")
    while session.game.seat or caravan not in session.game.legal_actions():
        session.apply(session.game.seat, chosen.choice(session.game.legal_actions()))
    session.apply(0, caravan)
    assert session.undo(0) == "undo-revealed"


def test_looking_through_a_stack_cannot_be_taken_back() -> None:
    """The library's owner has seen what lies in a stack."""
    looked = 0
    for seed in range(20):
        table = Table(Dice(1), Config(modules=frozenset({"special-buildings"})), seed=seed)
        session, chosen = table.session, random.Random(seed)
        while session.game.table.season == 1 and session.game.table.round < 2:
            game = session.game
            action = chosen.choice(game.legal_actions())
            seat = game.seat
            session.apply(seat, action)
            if to_text(action).startswith("stack ") and not seat:
                looked += 1
                assert session.undo(0) == "undo-revealed"
    assert looked


def test_undo_gives_the_game_that_was() -> None:
    """Taken back and done again, a game is as if nothing had been taken back."""
    table = Table(Dice(9))
    session, chosen = table.session, random.Random(4)
    undone = 0
    while not session.game.over:
        seat = session.game.seat
        action = chosen.choice(session.game.legal_actions())
        before, events = session.game.copy(), len(session.events)
        session.apply(seat, action)
        if seat == 0 and chosen.random() < 0.3 and session.undo(0) == "":
            undone += 1
            assert session.game.history == before.history
            assert session.game.view(0) == before.view(0)
            assert len(session.events) == events
            session.apply(seat, action)
    assert undone > 10
    assert records.loads(records.dumps(session.game)).scores == session.game.scores


# ---- hints, and bots that think


def test_a_hint_names_an_option_and_the_reason(lang: str) -> None:
    shown = typed("h", lang=lang)
    said = text(lang)("hint-best", number=1, option="x").split("1")[0]
    (line,) = (line for line in shown.splitlines() if line.startswith(said))
    number, option = re.fullmatch(rf"{said}(\d+) – (.*)", line).groups()  # type: ignore[union-attr]
    game = Game.new(Config(), 5)
    action = game.legal_actions(0)[int(number) - 1]
    assert option == game.describe(action, lang)
    why = shown.split(option, maxsplit=2)[2].split("Ada>")[0]
    others = [game.describe(other, lang) for other in game.legal_actions(0) if other != action]
    assert any(other in " ".join(why.split()) for other in others)


def test_a_bot_that_takes_its_time_is_seen_to_think() -> None:
    for bot, thinks in (("search:2", True), ("greedy", False)):
        table = Table(Script(SETUP), bot=bot)
        table.play.console = Console(file=table.out, width=100, force_terminal=True)
        assert ("Bilal is thinking…" in table.run()) == thinks


# ---- saving


def test_save_and_resume(home: Path) -> None:
    table = Table(Script([*SETUP, "select green", "s", "s my game.txt", "select red", "s"]))
    shown = table.run()
    assert "Name the file too, such as: s game.txt" in shown
    assert shown.count("Saved in my game.txt") == 2
    told = records.replay(records.read(home / "my game.txt"))
    assert [step.action for step in told if step.seat == 0][-2:] == [2, 9]
    assert told.names == ["Ada", "Bilal"]
    assert told.bots == {1: "random"}
    assert told.game.view(0) == table.session.game.view(0)


def test_a_file_that_cannot_be_written() -> None:
    shown = typed("s nowhere/game.txt", "s .", "s \0")
    assert shown.count("The game could not be saved in") == 3


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_nothing_is_lost_when_the_input_ends(end: type[BaseException]) -> None:
    table = Table(Script([*SETUP, "select green", end]))
    shown = table.run()
    (file,) = state_folder().iterdir()
    assert f"marrakesh play --terminal --resume {file}" in shown.replace("\n", "")
    assert records.load(file).history == table.session.game.history


def test_nothing_is_lost_when_something_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise RuntimeError

    table = Table(Script([*SETUP, "l"]))
    monkeypatch.setattr(story, "show", broken)
    with pytest.raises(RuntimeError):
        table.run()
    assert len(list(state_folder().iterdir())) == 1


def test_a_folder_that_cannot_be_written(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "state").write_text("no folder")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(home))
    shown = typed(*SETUP)
    assert f"--resume {home}/marrakesh-" in shown
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(home / "none"))
    assert "The game could not be saved" in typed(*SETUP)


def test_leaving(home: Path) -> None:
    assert typed("q", "-").endswith("Goodbye.\n")
    assert not state_folder().exists()
    assert typed("q", "kept.txt").endswith("Saved in kept.txt\nGoodbye.\n")
    assert (home / "kept.txt").exists()
    assert "Saved in" in typed("q", "")
    assert len(list(state_folder().iterdir())) == 1
    assert typed("s a.txt", "q", "").endswith("Saved in a.txt\nGoodbye.\n")
    shown = typed("q", "none/x", "q", "n")
    assert "could not be saved" in shown
    assert shown.endswith("Goodbye.\n")


# ---- together at one screen


def test_the_screen_is_passed_on_and_secrets_stay_secret() -> None:
    script = Script(["", *SETUP, "", *SETUP, "", "1", "1", "1", ""])
    table = Table(script, bots=())
    screens: list[str] = []

    def clear(home: bool = True) -> None:
        screens.append(table.out.getvalue())
        table.out.truncate(0)
        table.out.seek(0)

    table.play.console.clear = clear  # type: ignore[method-assign]
    screens.append(table.run())
    own = [tile for tile in table.session.game.table.players[0].provisions if tile]
    seen = [screen for screen in screens if "Storage" in screen]
    assert script.prompts[:7] == ["", *["Ada> "] * 4, "", "Bilal> "]
    for screen in seen:
        ada = "Ada · 10 points" in screen
        assert ada != ("Bilal · 10 points" in screen)
        tiles = re.findall(r"Reveal provision tile (\d+)", screen)
        assert all((int(tile) in own) == ada for tile in tiles)
    assert "Pass the screen to Bilal, who then presses Enter." in "".join(screens)


# ---- drawing


def positions() -> list[tuple[Game, int]]:
    games = []
    chosen = random.Random(12)
    for number in range(12):
        players = 2 + number % 3
        edition = ("deluxe", "essential")[number % 2]
        game = Game.new(Config(players=players, edition=edition), number)
        for _ in range(chosen.randrange(players * 150)):
            game.apply(chosen.choice(game.legal_actions()))
        games.append((game, number % players))
    return games


@pytest.mark.parametrize("width", [80, 100, 140])
def test_boards_fit_and_show_everything(lang: str, width: int) -> None:
    out = io.StringIO()
    console = Console(file=out, width=width)
    for game, seat in positions():
        names = ["Ada", "Bilal", "Chama", "Driss"][: game.config.players]
        look = Look(lang, names)
        view, values = view_of(game, seat), game.table.values
        out.seek(0)
        out.truncate()
        console.print(city.city(view, values, line(game.table, 3, 3), look, width))
        console.print(boards.board(view, seat, values, look, width))
        console.print(boards.others(view, range(len(names)), look))
        shown = out.getvalue()
        assert max(len(row) for row in shown.splitlines()) <= width
        assert "…" not in shown
        for sector in ("river", "orchard", "madrasa", "palace", "square", "souk"):
            assert text(lang)(f"sector-{sector}") in shown
        for tile in [tile for academy in view["scrolls"] for tile in academy if tile]:
            assert re.search(rf"\b{tile:02}\b", shown)
        assert f"{names[seat]} · " in shown


def rich_position(edition: str = "essential") -> Game:
    """A game with all modules in which each of them has left its traces."""
    table = Scenario(edition, 3, modules=MODULES, season=2)
    table.player(
        0, beige=2, gray=2, water=1, scrolls=[17], luxuries=[26, 32], building="camel stable",
        towns=[7, 10], claimed_towns=[7], caravans=(4, 4, 0), camel=17, dung=3,
        column=["green", "nomad", "red", "green"], nomads={"madrasa": 2, "medina": 1},
        nomad_vendors=["palace"], entertainers=[1], nomad_entertainers=[3], provisions=[13, 24, 1],
        active=2,
    )  # fmt: skip
    table.player(1, building="training room", camel=32, palace=6)
    table.player(2, building="library", camel=4, dung=1, column=["pink"])
    table.luxuries_shown(27, 31, 35, 34, 1).pawn("palace", 1)
    table.awards("3a", "2b").towns_open(1, 6, 8, 12).base(green=1)
    return table.claim()


def drawn(game: Game, seat: int, lang: str, width: int) -> str:
    """All boards as a player sees them."""
    out = io.StringIO()
    console = Console(file=out, width=width)
    names = ["Ada", "Bilal", "Chama", "Driss"][: game.config.players]
    drawing = Look(lang, names)
    view, values = view_of(game, seat), game.table.values
    console.print(city.city(view, values, line(game.table, 3, 3), drawing, width))
    console.print(boards.board(view, seat, values, drawing, width))
    console.print(boards.others(view, range(len(names)), drawing))
    return out.getvalue()


@pytest.mark.parametrize("width", [80, 100, 140])
def test_boards_show_everything_of_the_modules(lang: str, width: int) -> None:
    game = rich_position("deluxe" if width == 100 else "essential")
    shown = drawn(game, 0, lang, width)
    assert max(len(row) for row in shown.splitlines()) <= width
    assert "…" not in shown
    words = " ".join(re.sub("[│╭╮╰╯─]", " ", shown).split())
    say = text(lang)
    chip = {colour: say(f"chip-{colour}") for colour in (*COLOURS, "nomad")}
    expected = [
        say("board-waits", stair=say("sector-mosque"), step="5"),
        f"{say('board-sultan', n=1)} Bilal",
        say("board-tiles-middle"),
        "┃8", "╫12", "┃16", "╋32",
        f"+ {chip['green']} →",
        f"+ {chip['white']}/{chip['black']}/{chip['turquoise']} →",
        say("short-camel-step", n=2),
        say("short-falcon-steps", n=3),
        f"1{chip['nomad']} {say('gain-water', n=1)}, {say('gain-date', n=1)}",
        f"06 {say('board-town-keshis', n=1, per=3)}",
        f"3a {chip['red']} → {say('short-any-resource', n=1)}",
        f"{chip['pink']}+3 → {say('short-luxury-off', n=3)}",
        f"{chip['black']} → {say('board-dung', n=-1)}",
        f"2b {chip['brown']} →",
        f"{say('building-camel-stable')} · {say('board-building-camel-stable')}",
        f"{say('board-step', step='17')} · {say('board-dung', n=3)} ({say('gain-point', n=-7)})",
        f"{chip['green']} {chip['nomad']} {chip['red']} {chip['green']} ····",
        say("board-colours", n=3),
        f"{say('sector-palace')} ········ 0 {chip['nomad']}",
        f"{say('sector-madrasa')} ●●◆◆···· 4",
        f"3 {chip['nomad']} ×",
        say("disc-purple"),
        f"{chip['brown']} 07 {say('board-town-river-steps', n=1)} ✓",
        f"{chip['brown']} 10 {say('board-town-scroll')} · 1{chip['yellow']}",
        say("board-moderate-river-step"),
        say("board-hard-keshi-exchange"),
        say("board-podium", place="1"),
        say("building-library"),
    ]  # fmt: skip
    assert [part for part in expected if part not in words] == []


def test_boards_show_nothing_of_modules_that_are_not_played(lang: str) -> None:
    """The boards of the base game have no row more; each module adds its own."""
    say = text(lang)
    rows = {
        "board-nomads": "nomads",
        "board-towns": "desert-towns",
        "board-awards": "camels",
        "board-race": "camels",
        "board-camel": "camels",
        "board-spectators": "camels",
        "board-building": "special-buildings",
        "board-tiles-left": "staircase-tiles",
    }
    for module in [*MODULES, ""]:
        modules = frozenset({module} - {""})
        shown = drawn(Game.new(Config(modules=modules), 4), 0, lang, 100)
        heads = [row[2:].partition("  ")[0].strip() for row in shown.splitlines()]
        for key, of in rows.items():
            if key == "board-tiles-left":
                assert (say(key) in shown) == (of == module)
            else:
                assert (say(key) in heads) == (of == module), (key, module)
        first = say("board-first-over", steps="8, 16, 24", gain=say("gain-dinar", n=1))
        assert (first in shown) == (module == "camels")
        assert (say("board-imam", n=1) in shown) == (module == "imam-sultan")
        assert (say("board-path-start") in heads or f" {say('board-path-start')} " in shown) == (
            module != "desert-towns"
        )
        assert (say("board-moderate-river-step")[:5] in shown) == (module == "provision-tiles")


def test_a_building_without_ability_shows_its_name_only(lang: str) -> None:
    config = Config(modules=frozenset({"special-buildings"}), buildings="back")
    game = Game.new(config, 4)
    game.apply(game.legal_actions()[0])
    building = str(seen(game, 0)["players"][0]["building"]).replace(" ", "-")
    shown = drawn(game, 0, lang, 140)
    assert text(lang)(f"building-{building}") in shown
    assert text(lang)(f"board-building-{building}") not in shown
    assert text(lang)(f"board-building-{building}") in drawn(
        played_like(game, Config(modules=config.modules)), 0, lang, 140
    )


def played_like(game: Game, config: Config) -> Game:
    """The same decisions in another configuration."""
    other = Game.new(config, game.seed)
    for seat, action in game.history:
        other.apply(action, seat)
    return other


def test_everybody_may_look_at_the_table(lang: str) -> None:
    """A view of no seat: nothing hidden is shown, nothing fails."""
    game = positions()[4][0]
    view = view_of(game, -1)
    look = Look(lang, ["Ada", "Bilal", "Chama", "Driss"][: game.config.players])
    out = io.StringIO()
    Console(file=out, width=90).print(city.city(view, game.table.values, [], look, 90))
    assert text(lang)("board-city") in out.getvalue()


def test_keshis_are_told_apart_by_letters_alone(lang: str) -> None:
    letters = [text(lang)(f"chip-{colour}") for colour in (*COLOURS, "nomad")]
    assert len(set(letters)) == len(letters)
    assert {len(pair) for pair in letters} == {2}


def pashabots_board(lang: str, width: int, edition: str) -> str:
    modules = ["nomads", "desert-towns", "special-buildings", "luxury-goods", "camels"]
    table = Scenario(edition, 1, modules=modules, solo="pashabot")
    table.bot([7, 1, 4], gates=["pink", "red"], beige=3, brown=5, white=8, yellow=2, purple=1)
    table.player(1, vendors=["palace"], luxuries=[3], fisherman=7, palace=5, mosque=2,
                 towns=[4, 0], claimed_towns=[4])  # fmt: skip
    table.deploy({1: ["medina", "souk", "souk"]})
    game = table.claim()
    out = io.StringIO()
    drawing = Look(lang, ["Ada"], solo=True)
    view = view_of(game, 0)
    Console(file=out, width=width).print(solo.board(view, game.table.values, drawing, width))
    return out.getvalue()


@pytest.mark.parametrize("edition", ["deluxe", "essential"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_pashabots_board_shows_everything(lang: str, width: int, edition: str) -> None:
    shown = pashabots_board(lang, width, edition)
    assert max(len(row) for row in shown.splitlines()) <= width
    assert "…" not in shown
    words = " ".join(re.sub("[│╭╮╰╯─]", " ", shown).split())
    say = text(lang)
    sectors = ["medina", "square", "orchard", "river", "madrasa", "sahara", "mosque", "palace"]
    places = [words.index(say(f"sector-{sector}")) for sector in sectors]
    assert places == sorted(places)
    chip = {colour: say(f"chip-{colour}") for colour in COLOURS}
    expected = [
        "●●●····· 3",
        f"●●●●●●●● 8 {chip['red']}",
        "▲▲",
        f"2{chip['yellow']} 1{chip['purple']}",
        f"{say('board-gates')} {chip['pink']} {chip['red']}",
        f"03 {say('luxury-slipper')}",
        f"{say('sector-river')} 7 · {say('sector-palace')} 5 · {say('sector-mosque')} 2",
        f"{say('board-towns')} 04",
        f"×1 ({say('board-place', place=1)})",
    ]
    assert [part for part in expected if part not in words] == []
    for resource in ("board-resources", "board-provisions", "board-scrolls"):
        assert say(resource) not in shown


def test_what_the_column_makes_the_pashabot_want() -> None:
    game = Scenario("deluxe", 1, solo="pashabot").bot([7, 1, 4]).claim()
    values = game.table.values
    icons = [icon for tile in (7, 1, 4) for icon in values.strategy_icons[tile]]
    assert solo.wanted(view_of(game, 0), values) == icons


# ---- a low screen


class Low:
    """A screen of 80 x 24: what is in sight whenever something is read."""

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
        in_sight = "\n".join(plain.split("\n")[-24:-1])  # the last one is typed on
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
def test_on_a_low_screen_the_question_is_in_sight_below_a_short_board(name: str, lang: str) -> None:
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


def test_on_a_low_screen_long_answers_come_page_by_page() -> None:
    screens = Low(["b", "", "", "", "b", "q", "?", "1"], Config()).run()
    more = f"{text('en')('term-more')} "
    assert [prompt for prompt, _ in screens] == [
        "Ada> ", more, more, more, "Ada> ", more, "Ada> ", more, "Ada> ",
    ]  # fmt: skip
    assert "River" in screens[1][1]
    assert "The others" in screens[3][1]
    assert screens[5][1] == screens[1][1]
    assert "storage space 2" in screens[8][1]  # the 1 that was typed instead of reading on


def test_on_a_low_screen_a_long_question_is_asked_below_its_options_again() -> None:
    table = Scenario("essential", 2).player(0, beige=8, dinars=20)
    game = table.assistants({0: ["medina"]})
    assert len(game.legal_actions()) > 23
    low = Low([""], Config())
    low.table.session.game = game
    (page, first), (asked, last) = low.run()
    assert (page.strip(), asked) == (text("en")("term-more"), "Ada> ")
    assert question(game, "en", 0) in first
    assert last.split("\n")[-1] == question(game, "en", 0)


def test_many_short_options_stand_in_two_columns() -> None:
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


def test_a_keyboard_reads_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return "7"

    monkeypatch.setattr("builtins.input", answer)
    assert Typed().read("Ada> ") == "7"
    assert asked == ["Ada> "]
