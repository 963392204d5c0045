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
from marrakesh.texts import text
from terminal.session.helpers import Dice, Script, Table


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


def test_a_win_against_a_level_leads_to_the_next_one() -> None:
    game, bots = Game.new(Config(), seed=5), [make_bot("greedy", 0), make_bot("random", 1)]
    while not game.over:
        game.apply(bots[game.seat].choose(Seat(game, game.seat)))
    assert game.result == [1, 2]

    def ending(bot: str, seat: int = 1) -> str:
        table = Table(Script(()), bots=(seat,), bot=bot)
        table.session.game = game
        return table.run().splitlines()[-1]

    assert (
        ending("apprentice")
        == "You beat the Apprentice. For the next level, add --bots journeyman."
    )
    assert ending("master").startswith("You beat the Master: nobody")
    assert ending("apprentice", seat=0).startswith("Ada wins")
    assert ending("greedy").startswith("Ada wins")


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
    assert words.endswith(say("sheet-next-level", rank=1, points=points))
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


def test_levels_against_the_simplified_pashabot_have_titles() -> None:
    assert ended("simplified", 134) == (
        "Ada has 134 points, not enough for any of the 4 levels. "
        "Level 1, Proud Citizen, starts at 135 points."
    )
    assert ended("simplified", 160) == (
        "Ada has 160 points: Famously Rich Merchant, level 2 of 4. "
        "Level 3, Right Hand of the Grand Vizier, starts at 185 points."
    )
    assert ended("simplified", 201) == (
        "Ada has 201 points: Heir Apparent to the Pasha, level 4 of 4."
    )
    assert ended("simplified", 201, modules=["desert-towns"]) == (
        "Ada has 201 points: Famously Rich Merchant, level 2 of 4. "
        "Level 3, Right Hand of the Grand Vizier, starts at 210 points."
    )
    assert ended("simplified", 201, lang="nl") == (
        "Ada heeft 201 punten: Troonopvolger van de pasja, niveau 4 van 4."
    )


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
