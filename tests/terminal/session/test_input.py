"""What can be typed, taking back, hints."""

import random
import re

from rich.console import Console

from marrakesh import Config, Game, records
from marrakesh.rules.actions import to_number, to_text
from marrakesh.rules.words import COLOURS
from marrakesh.texts import text
from terminal.session.helpers import SETUP, Dice, Script, Table, typed

# --- what can be typed ----------------------------------------------------------------------------


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


# --- taking back ----------------------------------------------------------------------------------


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


# --- hints, and bots that think -------------------------------------------------------------------


def test_a_hint_names_an_option_and_the_reason(lang: str) -> None:
    shown = typed("h", lang=lang)
    said = text(lang)("hint-best", number=1, option="x").split("1")[0]
    (line,) = (line for line in shown.splitlines() if line.startswith(said))
    number, option = re.fullmatch(rf"{said}(\d+) – (.*)", line).groups()  # type: ignore[union-attr]
    game = Game.new(Config(), 5)
    action = game.legal_actions(0)[int(number) - 1]
    assert option == game.describe(action, lang)
    why, *_ = shown.split(option, maxsplit=2)[2].strip().split("\n\n")
    assert why.endswith(".")


def test_a_bot_that_takes_its_time_is_seen_to_think() -> None:
    for bot, thinks in (("search:2", True), ("greedy", False)):
        table = Table(Script(SETUP), bot=bot)
        table.play.console = Console(file=table.out, width=100, force_terminal=True)
        assert ("Bilal is thinking…" in table.run()) == thinks
