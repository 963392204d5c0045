"""Whole games in the terminal."""

import io
import random
import re
from collections.abc import Iterable

import pytest
from rich.console import Console

from marrakesh import Config, Game, records
from marrakesh.bots import Seat, make_bot
from marrakesh.narration.solo import opponent
from marrakesh.rules.config import MODULES
from marrakesh.terminal import scores
from marrakesh.terminal.look import Look
from marrakesh.texts import MINUS, text
from terminal.session.helpers import Dice, Script, Table


def test_whole_game_against_a_bot_can_be_played(lang: str) -> None:
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


def test_win_against_a_level_suggests_the_next_one() -> None:
    game, bots = Game.new(Config(), seed=5), [make_bot("greedy", 0), make_bot("random", 1)]
    while not game.over:
        game.apply(bots[game.seat].choose(Seat(game, game.seat)))
    assert game.result == [1, 2]

    def ending(bot: str, seat: int = 1) -> str:
        table = Table(Script(()), bots=(seat,), bot=bot)
        table.session.game = game
        return table.run().splitlines()[-1]

    say = text("en")
    won = say("sheet-winner", n=1, names="Ada", points=max(game.scores))
    assert ending("apprentice") == say("term-level-won", level="apprentice", n=1, next="journeyman")
    assert ending("master") == say("term-ladder-won", level="master", n=1)
    assert ending("apprentice", seat=0) == won
    assert ending("greedy") == won


def test_whole_game_with_all_modules_can_be_played() -> None:
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
def test_whole_game_against_the_pashabot_can_be_played(lang: str, modules: bool) -> None:
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
def test_whole_game_against_the_simplified_pashabot_can_be_played(lang: str, modules: bool) -> None:
    config = Config(1, solo="simplified", modules=frozenset(MODULES if modules else ()))
    table = Table(Dice(1, BETWEEN), config, bots=(), lang=lang, width=80)
    shown = table.run()
    game, say = table.session.game, text(lang)
    assert game.over
    words = " ".join(shown.split())
    points = str(160 if modules else 135)
    assert words.endswith(say("sheet-next-level", rank=1, points=points))
    assert say("sheet-no-level", name="Ada", n=game.scores[0], all="4") in words
    assert say("board-bot-line") in words
    assert say("term-no-player", typed="2", n=1) in words
    assert say("board-strategy") not in words
    assert max(len(shown_line) for shown_line in shown.splitlines()) <= 80


def ended(solo: str, *points: int, modules: Iterable[str] = (), lang: str = "en") -> str:
    """Return the last line of the score sheet for these points."""
    game = Game.new(Config(1, solo=solo, modules=frozenset(modules)), 3)
    while not game.over:
        game.apply(game.legal_actions()[0])
    for player, number in zip(game.table.players, points, strict=False):
        player.score = number
    out = io.StringIO()
    look = Look(lang, ["Ada"], solo=True)
    Console(file=out, width=200).print(scores.final_sheet(game, look))
    return out.getvalue().rstrip().splitlines()[-1]


def test_tie_with_the_pashabot_counts_as_a_loss() -> None:
    def result(key: str, yours: int, its: int, lang: str = "en") -> str:
        by = abs(yours - its)
        return text(lang)(key, name="Ada", n=by, yours=str(yours), its=str(its))

    assert ended("pashabot", 140, 120) == result("sheet-solo-won", 140, 120)
    assert ended("pashabot", 120, 121) == result("sheet-solo-lost", 120, 121)
    assert ended("pashabot", 120, 120) == result("sheet-solo-lost", 120, 120)
    assert ended("pashabot", 140, 120, lang="de") == result("sheet-solo-won", 140, 120, "de")


def test_result_against_the_simplified_pashabot_names_the_level_and_the_next_one() -> None:
    def level(points: int, rank: int, following: int = 0, lang: str = "en") -> str:
        say, key = text(lang), "sheet-level" if rank else "sheet-no-level"
        reached = say(key, name="Ada", n=points, rank=rank, all="4")
        if not following:
            return reached
        return f"{reached} {say('sheet-next-level', rank=rank + 1, points=str(following))}"

    assert ended("simplified", 134) == level(134, 0, 135)
    assert ended("simplified", 160) == level(160, 2, 185)
    assert ended("simplified", 201) == level(201, 4)
    assert ended("simplified", 201, modules=["desert-towns"]) == level(201, 2, 210)
    assert ended("simplified", 201, lang="nl") == level(201, 4, lang="nl")
    assert text("en")("solo-title-4") in ended("simplified", 201)


def test_decision_followed_by_the_pashabots_claim_cannot_be_undone() -> None:
    table = Table(Dice(1), Config.solo_game(), bots=())
    session, chosen = table.session, random.Random(3)
    answered = 0
    while not session.game.over:
        events = session.apply(0, chosen.choice(session.game.legal_actions()))
        if any(event.kind == "bot-claim" for event in events):
            answered += 1
            assert session.undo(0) in ("undo-others", "undo-revealed")
    assert answered > 12


def test_whole_game_between_two_people_can_be_played() -> None:
    table = Table(Dice(2), bots=(), lang="nl")
    shown = table.run()
    assert table.session.game.over
    for name in ("Ada", "Bilal"):
        assert shown.count(text("nl")("term-pass", name=name)) > 12
    # both are told of events in the meantime
    assert shown.count(text("nl")("event-selected", player="Ada", colours="")[:8]) > 12


def test_score_sheet_adds_up() -> None:
    game = Game.new(Config(players=3), 3)
    chosen = random.Random(3)
    while not game.over:
        game.apply(chosen.choice(game.legal_actions()))
    out = io.StringIO()
    look = Look("en", ["Ada", "Bilal", "Chama"])
    Console(file=out, width=80).print(scores.final_sheet(game, look))
    rows = [[cell.strip() for cell in re.split("[│┃]", row)] for row in out.getvalue().splitlines()]
    total = text("en")("sheet-total")
    totals = [row[2:-1] for row in rows if row[1:2] == [total]]
    assert totals == [[str(score) for score in game.scores]] * 2
    for column in range(3):
        points = [row[2 + column] for row in rows if len(row) == 6 and row[1] != total]
        numbers = [int(cell.replace(MINUS, "-")) for cell in points if re.search(r"\d", cell)]
        assert sum(numbers) == 2 * game.scores[column]
