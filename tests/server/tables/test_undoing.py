"""What can be taken back, by whom, and what is foreseen of an action."""

import pytest

from marrakesh.rules.config import Config
from marrakesh.rules.game import Game
from marrakesh.rules.phases import PHASES
from marrakesh.server.messages import Confirm, Move
from marrakesh.server.tables.table_state import Sitting
from marrakesh.server.tables.undo import outcome, outcome_of_all, undo_of
from server.tables.helpers import (
    NOW,
    after,
    chosen,
    moved,
    played,
    played_to,
    requested,
    seen,
    table,
    undo,
)


def offered(sitting: Sitting, seat: int) -> tuple[str, str]:
    offer = undo_of(sitting, seat)
    return offer.how, offer.why


def goes_on(sitting: Sitting) -> bool:
    """Whether the last decision revealed nothing, and whoever made it goes on."""
    last = sitting.moves[-1] if sitting.moves else None
    return (
        last is not None
        and PHASES[sitting.game.table.phase] == "assistants"
        and sitting.waiting == [last.seat]
        and not last.shown
        and len(sitting.moves) > 1
        and sitting.moves[-2].seat == last.seat
    )


def revealed(sitting: Sitting) -> bool:
    """Whether the last decision revealed something, though its turn goes on."""
    if not sitting.moves:
        return False
    last = sitting.moves[-1]
    return last.shown and not last.closed and sitting.waiting == [last.seat]


@pytest.mark.parametrize("rated", [False, True])
def test_within_ones_turn_one_takes_back_freely(rated: bool) -> None:
    sitting = played(table(3, rated=rated), goes_on)
    seat = sitting.waiting[0]
    assert offered(sitting, seat) == ("free", "")
    for other in {0, 1, 2} - {seat}:
        assert offered(sitting, other)[0] == ("no" if rated else "ask")
        assert offered(sitting, other)[1] == ("undo-rated" if rated else "undo-ask-others")


@pytest.mark.parametrize(("rated", "how"), [(False, "ask"), (True, "no")])
def test_what_was_revealed_is_not_taken_back_freely(rated: bool, how: str) -> None:
    sitting = played(table(rated=rated), revealed)
    seat = sitting.waiting[0]
    assert offered(sitting, seat) == (how, "undo-rated" if rated else "undo-ask-revealed")


@pytest.mark.parametrize("rated", [False, True])
def test_alone_with_bots_anything_is_taken_back_unless_the_game_is_rated(rated: bool) -> None:
    sitting = played(table(kind="bots", bots={1: "merchant"}, rated=rated), revealed)
    assert offered(played(sitting, lambda now: now.waiting == [0]), 0)[0] == (
        "no" if rated else "free"
    )


def test_who_ended_their_turn_asks() -> None:
    sitting = moved(played_to(table(), "claim"))
    last = sitting.moves[-1].seat
    assert sitting.waiting == [1 - last]
    assert offered(sitting, last) == ("ask", "undo-ask-turn")
    sitting = moved(sitting)
    assert offered(sitting, last) == ("ask", "undo-ask-others")
    assert offered(sitting, 1 - last) == ("ask", "undo-ask-turn")


def test_who_chose_last_asks_while_the_others_may_choose_again() -> None:
    sitting = played_to(table(), "select")
    assert offered(sitting, 1) == ("ask", "undo-ask-revealed")
    assert offered(sitting, 0) == ("ask", "undo-ask-others")


@pytest.mark.parametrize("seat", [0, 1])
def test_whom_only_bots_are_left_with_asks_nobody(seat: int) -> None:
    sitting = moved(moved(moved(played_to(table(), "claim"))))
    assert offered(sitting, seat)[0] == "ask"
    sitting = after(sitting, "bot", seat, target=1 - seat, bot="merchant", why="vote")
    assert offered(sitting, seat) == ("free", "")
    mine = sum(one.seat == seat for one in sitting.moves)
    sitting = requested(sitting, undo(seat))
    assert sum(one.seat == seat for one in sitting.moves) == mine - 1
    assert sitting.waiting == [seat]


def test_a_choice_that_is_taken_back_in_secret_leaves_those_of_the_others() -> None:
    sitting = chosen(moved(table(3), 0), 1)
    views = [sitting.game.view(seat) for seat in (1, 2)]
    sitting = requested(sitting, undo(0))
    assert [one.seat for one in sitting.moves] == [1, 1, 1]
    assert [sitting.game.view(seat) for seat in (1, 2)] == views
    assert sitting.waiting == [0, 2]


def test_at_one_screen_one_goes_back_from_a_secret_choice_to_what_was_public() -> None:
    """All see it: it is no choice in secret that is taken back."""
    start = played_to(table(kind="screen"), "claim")
    sitting = played_to(start, "select")
    back = requested(sitting, undo(0))
    assert back.game.secret is None
    assert back.public_seq == back.seq == sitting.seq + 1
    while len(back.moves) > 1:
        back = requested(back, undo(0))
    assert PHASES[back.game.table.phase] == "setup"
    assert back.game.view() == moved(table(kind="screen")).game.view()


def test_at_one_screen_what_is_held_is_dropped_with_the_decision_before_it() -> None:
    """Whoever is looking takes back what was decided last, at whichever seat."""
    sitting = moved(moved(table(kind="screen"), 1), 1)
    sitting = after(sitting, "hold", 1, action=sitting.game.legal_actions(1)[0])
    assert sitting.held
    sitting = requested(sitting, undo(0))
    assert [one.seat for one in sitting.moves] == [1]
    assert sitting.held == {}


def test_what_was_confirmed_in_secret_waits_no_longer() -> None:
    sitting = table(pace="days")
    while 0 not in sitting.held:
        action = sitting.game.legal_actions(0)[0]
        sitting = requested(sitting, Move(id="", seq=NOW, seat=0, action=action))
    sitting = requested(sitting, Confirm(id="", seq=NOW, seat=0))
    assert sitting.waiting == [1]
    assert (seen(sitting, 0).held, seen(sitting, 0).undo) == (-1, "free")
    assert len(requested(sitting, undo(0)).moves) == len(sitting.moves) - 1


def test_what_reveals_something_waits_for_confirmation_though_the_turn_goes_on() -> None:
    sitting = played(table(), lambda now: not now.over and _reveals_something(now))
    seat = sitting.waiting[0]
    action = next(a for a in sitting.game.legal_actions(seat) if _reveals(sitting.game, seat, a))
    come = outcome(sitting.game, seat, action)
    assert (come.game, come.ends) == (None, True)
    sitting = after(sitting, "wishes", seat, confirm=True)
    sitting = requested(sitting, Move(id="", seq=NOW, seat=seat, action=action))
    assert seen(sitting, seat).held == action


def _reveals_something(sitting: Sitting) -> bool:
    if len(sitting.waiting) != 1 or sitting.game.secret:
        return False
    seat = sitting.waiting[0]
    return any(_reveals(sitting.game, seat, one) for one in sitting.game.legal_actions(seat))


def _reveals(game: Game, seat: int, action: int) -> bool:
    twin = game.copy()
    twin.listen()
    events = twin.apply(action, seat)
    return any(event.reveals for event in events) and twin.waiting == [seat]


def test_actions_in_a_row_are_foreseen_as_far_as_they_reveal_nothing() -> None:
    sitting = played(table(), goes_on)
    sitting = requested(sitting, undo(sitting.waiting[0]))
    seat, game = sitting.waiting[0], sitting.game
    one = game.legal_actions(seat)[0]
    first = outcome_of_all(game, seat, [one])
    assert first.game
    two = first.game.legal_actions(seat)[0]
    both = outcome_of_all(game, seat, [one, two])
    alone = outcome(first.game, seat, two)
    assert both.events == [*first.events, *alone.events]
    assert first.events
    assert both.ends == alone.ends
    assert both.game
    assert alone.game
    assert both.game.history == alone.game.history


@pytest.mark.rule("NPV-01")
def test_levels_cannot_be_freely_changed_after_seeing_provision_tiles() -> None:
    sitting = table(config=Config(2, modules=frozenset({"provision-tiles"})))
    while sitting.game.question.key == "ask-arrange":
        for seat in sitting.waiting:
            sitting = moved(sitting, seat)
            if sitting.game.question.key == "ask-arrange":
                assert undo_of(sitting, seat).how == "free"
    assert [undo_of(sitting, seat).how for seat in (0, 1)] == ["ask", "ask"]
