"""Input, undo and hints."""

import random
import re

from rich.console import Console

from marrakesh import Config, Game, records
from marrakesh.narration import source_name
from marrakesh.rules.actions import to_number, to_text
from marrakesh.rules.words import COLOURS
from marrakesh.texts import gain, text
from terminal.session.helpers import SETUP, Dice, Script, Table, typed
from wording import says, times

# --- input ----------------------------------------------------------------------------------------


def test_help_explains_commands_rounds_and_keshis(lang: str) -> None:
    shown = typed("?", lang=lang)
    say = text(lang)
    for key in ("guide-commands", "guide-round", "guide-keshis", "command-undo", "command-tile"):
        assert say(key)[:30] in shown
    for colour in COLOURS:
        assert say(f"colour-{colour}") in shown


def test_help_explains_a_tile_named_in_any_language() -> None:
    shown = typed(
        "? scroll 17", "?oasis 3", "? river tile 5", "? Schriftrolle 20", "? river-tile 6"
    )
    assert says(shown, "scroll-17")
    for tile in ("scroll 17", "oasis 03", "river-tile 05", "scroll 20", "river-tile 06"):
        kind, number = tile.split()
        assert says(shown, f"{kind}-name", number=number)


def test_help_on_an_unknown_tile_states_valid_kinds_and_numbers() -> None:
    shown = typed("? scroll 99", "? camel 1", "? scroll", "? scroll 1e9", "? ²", "? a b c")
    assert says(shown, "help-ask-number", kind="scroll", most=72)
    for number in ("99", "1e9"):
        assert says(shown, "help-number", kind="scroll", number=number, most=72)
    assert times(shown, "help-kind", kinds="scroll, oasis, river tile, …") == 3


def test_help_explains_tiles_of_modules() -> None:
    shown = typed(
        "? town 7", "? award 3b", "? building date warehouse", "? Sondergebäude 2",
        "? staircase tile 12", "? luxury 31", "? provision 24", "? award 9",
    )  # fmt: skip
    assert says(shown, "town-name", number="07")
    assert says(shown, "award-name", number="3b")
    assert says(shown, "staircase-name", number=12)
    assert says(shown, "luxury-falcon")
    for building in ("date-warehouse", "library"):
        assert text("en")("help-building", building=building) in shown
    assert "1a, 1b" in " ".join(shown.split())


def test_unknown_input_is_answered_with_an_explanation() -> None:
    shown = typed("hello", "0", "77", "-1", "²", "1" * 5000, "b 9", "p Zoe", "l x")
    assert says(shown, "term-unknown", typed="hello", n=3)
    assert shown.splitlines().count(text("en")("term-number", n=3)) == 3
    assert says(shown, "term-no-player", typed="9", n=2)
    assert says(shown, "term-no-player", typed="Zoe", n=2)


def test_action_can_be_typed_in_the_notation_of_records() -> None:
    table = Table(Script([*SETUP, "select green", "SELECT  red"]))
    table.run()
    assert [action for seat, action in table.session.game.history if not seat][-2:] == [2, 9]


def test_impossible_action_is_refused_with_the_reason(lang: str) -> None:
    shown = typed(*SETUP, "select green", "select green", "claim red 1", lang=lang)
    colour = text(lang)("colour-green")
    assert text(lang)("why-not-in-hand", colour="green")[:30] in " ".join(shown.split())
    assert colour in shown


def test_other_boards_the_log_and_points_can_be_shown() -> None:
    shown = typed("l", *SETUP, "b 2", "b bilal", "l", "p", "p 2", "t", "o")
    assert says(shown, "term-log-empty")
    assert shown.count(f"─ Bilal · {gain('en', 10, 'point')} ─") == 2
    assert times(shown, "event-provision", player="Ada") == 2
    assert source_name("start") in shown
    assert says(shown, "tiles-scrolls")


# --- undo -----------------------------------------------------------------------------------------


def test_decision_can_be_undone() -> None:
    table = Table(Script([*SETUP, "select green", "select red", "u", "u", "select gray"]))
    shown = table.run()
    assert times(shown, "term-undone") == 2
    assert [action for seat, action in table.session.game.history if not seat][4:] == [3]


def test_undo_is_refused_if_there_is_nothing_to_undo() -> None:
    assert says(typed("u"), "undo-nothing")


def test_decision_followed_by_another_seats_decision_cannot_be_undone() -> None:
    table = Table(Script([*SETUP[:3], "u", "1", "1", "u"]))
    shown = table.run()
    assert says(shown, "undo-others")
    assert times(shown, "term-undone") == 1


def test_decision_that_reveals_an_oasis_cannot_be_undone() -> None:
    """A caravan discovers an oasis."""
    session, chosen = Table(Dice(1)).session, random.Random(1)
    caravan = to_number("caravan left")
    while session.game.seat or caravan not in session.game.legal_actions():
        session.apply(session.game.seat, chosen.choice(session.game.legal_actions()))
    session.apply(0, caravan)
    assert session.undo(0) == "undo-revealed"


def test_looking_through_a_stack_cannot_be_undone() -> None:
    """The library's owner has seen the tiles in a stack."""
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


def test_undo_restores_the_previous_game() -> None:
    """A decision undone and repeated leaves the game as if nothing had been undone."""
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
    hint = re.escape(text(lang)("hint-best", number="#", option="@"))
    hint = hint.replace(r"\#", r"(\d+)").replace("@", "(.*)")
    ((number, option),) = re.findall(f"^{hint}$", shown, re.M)
    game = Game.new(Config(), 5)
    action = game.legal_actions(0)[int(number) - 1]
    assert option == game.describe(action, lang)
    why, *_ = shown.split(option, maxsplit=2)[2].strip().split("\n\n")
    assert why.endswith(".")


def test_slow_bot_is_shown_thinking() -> None:
    for bot, thinks in (("search:2", True), ("greedy", False)):
        table = Table(Script(SETUP), bot=bot)
        table.play.console = Console(file=table.out, width=100, force_terminal=True)
        assert says(table.run(), "term-thinking", name="Bilal") == thinks
