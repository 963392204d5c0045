"""Permission to undo decisions, and previews of actions."""

import pytest

from marrakesh.rules.config import Config
from marrakesh.rules.game import Game
from marrakesh.rules.phases import PHASES
from marrakesh.server.messages import Confirm, Move
from marrakesh.server.tables.table_state import TableState
from marrakesh.server.tables.undo import look_ahead, look_ahead_all, undo_of
from server.tables.helpers import NOW, after, moved, played, played_to, requested, seen, table, undo


def offered(state: TableState, seat: int) -> tuple[str, str]:
    offer = undo_of(state, seat)
    return offer.how, offer.why


def goes_on(state: TableState) -> bool:
    """Tell whether the last decision revealed nothing and its player continues."""
    last = state.moves[-1] if state.moves else None
    return (
        last is not None
        and PHASES[state.game.table.phase] == "assistants"
        and state.waiting == [last.seat]
        and not last.shown
        and len(state.moves) > 1
        and state.moves[-2].seat == last.seat
    )


def revealed(state: TableState) -> bool:
    """Tell whether the last decision revealed something although its turn goes on."""
    if not state.moves:
        return False
    last = state.moves[-1]
    return last.shown and not last.closed and state.waiting == [last.seat]


@pytest.mark.parametrize("rated", [False, True])
def test_undo_during_the_players_own_turn_is_free(rated: bool) -> None:
    state = played(table(3, rated=rated), goes_on)
    seat = state.waiting[0]
    assert offered(state, seat) == ("free", "")
    for other in {0, 1, 2} - {seat}:
        assert offered(state, other)[0] == ("no" if rated else "ask")
        assert offered(state, other)[1] == ("undo-rated" if rated else "undo-ask-others")


@pytest.mark.parametrize(("rated", "how"), [(False, "ask"), (True, "no")])
def test_undoing_a_reveal_needs_consent_and_is_refused_in_rated_games(
    rated: bool, how: str
) -> None:
    state = played(table(rated=rated), revealed)
    seat = state.waiting[0]
    assert offered(state, seat) == (how, "undo-rated" if rated else "undo-ask-revealed")


@pytest.mark.parametrize("rated", [False, True])
def test_anything_can_be_undone_against_bots_unless_the_game_is_rated(rated: bool) -> None:
    state = played(table(kind="bots", bots={1: "merchant"}, rated=rated), revealed)
    assert offered(played(state, lambda now: now.waiting == [0]), 0)[0] == (
        "no" if rated else "free"
    )


def test_undo_after_the_turn_needs_consent() -> None:
    state = moved(played_to(table(), "claim"))
    last = state.moves[-1].seat
    assert state.waiting == [1 - last]
    assert offered(state, last) == ("ask", "undo-ask-turn")
    state = moved(state)
    assert offered(state, last) == ("ask", "undo-ask-others")
    assert offered(state, 1 - last) == ("ask", "undo-ask-turn")


def test_undoing_a_revealed_secret_choice_needs_consent_even_during_the_next_one() -> None:
    state = played_to(table(), "select")
    assert offered(state, 1) == ("ask", "undo-ask-revealed")
    assert offered(state, 0) == ("ask", "undo-ask-others")


@pytest.mark.parametrize("seat", [0, 1])
def test_undo_needs_no_consent_once_a_bot_replaces_the_only_opponent(seat: int) -> None:
    state = moved(moved(moved(played_to(table(), "claim"))))
    assert offered(state, seat)[0] == "ask"
    state = after(state, "bot", seat, target=1 - seat, bot="merchant", why="vote")
    assert offered(state, seat) == ("free", "")
    mine = sum(one.seat == seat for one in state.moves)
    state = requested(state, undo(seat))
    assert sum(one.seat == seat for one in state.moves) == mine - 1
    assert state.waiting == [seat]


def test_public_moves_can_be_undone_on_a_shared_screen_during_a_secret_choice() -> None:
    """Everyone sees such an undo, since the undone decision was not secret."""
    start = played_to(table(kind="screen"), "claim")
    state = played_to(start, "select")
    back = requested(state, undo(0))
    assert back.game.secret is None
    assert back.public_seq == back.seq == state.seq + 1
    while len(back.moves) > 1:
        back = requested(back, undo(0))
    assert PHASES[back.game.table.phase] == "setup"
    assert back.game.view() == moved(table(kind="screen")).game.view()


def test_undo_on_a_shared_screen_drops_the_held_move() -> None:
    """The last decision is undone, regardless of which seat made it and which one is looking."""
    state = moved(moved(table(kind="screen"), 1), 1)
    state = after(state, "hold", 1, action=state.game.legal_actions(1)[0])
    assert state.held
    state = requested(state, undo(0))
    assert [one.seat for one in state.moves] == [1]
    assert state.held == {}


def test_choice_confirmed_in_secret_is_no_longer_held() -> None:
    state = table(pace="days")
    while 0 not in state.held:
        action = state.game.legal_actions(0)[0]
        state = requested(state, Move(id="", seq=NOW, seat=0, action=action))
    state = requested(state, Confirm(id="", seq=NOW, seat=0))
    assert state.waiting == [1]
    assert (seen(state, 0).held, seen(state, 0).undo) == (-1, "free")
    assert len(requested(state, undo(0)).moves) == len(state.moves) - 1


def test_revealing_action_waits_for_confirmation_even_if_the_turn_goes_on() -> None:
    state = played(table(), lambda now: not now.over and _reveals_something(now))
    seat = state.waiting[0]
    action = next(a for a in state.game.legal_actions(seat) if _reveals(state.game, seat, a))
    come = look_ahead(state.game, seat, action)
    assert (come.game, come.ends) == (None, True)
    state = after(state, "wishes", seat, confirm=True)
    state = requested(state, Move(id="", seq=NOW, seat=seat, action=action))
    assert seen(state, seat).held == action


def _reveals_something(state: TableState) -> bool:
    if len(state.waiting) != 1 or state.game.secret:
        return False
    seat = state.waiting[0]
    return any(_reveals(state.game, seat, one) for one in state.game.legal_actions(seat))


def _reveals(game: Game, seat: int, action: int) -> bool:
    twin = game.copy()
    twin.listen()
    events = twin.apply(action, seat)
    return any(event.reveals for event in events) and twin.waiting == [seat]


def test_preview_of_two_actions_equals_two_previews_in_a_row() -> None:
    state = played(table(), goes_on)
    state = requested(state, undo(state.waiting[0]))
    seat, game = state.waiting[0], state.game
    one = game.legal_actions(seat)[0]
    first = look_ahead_all(game, seat, [one])
    assert first.game
    two = first.game.legal_actions(seat)[0]
    both = look_ahead_all(game, seat, [one, two])
    alone = look_ahead(first.game, seat, two)
    assert both.events == [*first.events, *alone.events]
    assert first.events
    assert both.ends == alone.ends
    assert both.game
    assert alone.game
    assert both.game.history == alone.game.history


@pytest.mark.rule("NPV-01")
def test_undoing_the_choice_of_levels_needs_consent_once_provision_tiles_are_seen() -> None:
    state = table(config=Config(2, modules=frozenset({"provision-tiles"})))
    while state.game.question.key == "ask-arrange":
        for seat in state.waiting:
            state = moved(state, seat)
            if state.game.question.key == "ask-arrange":
                assert undo_of(state, seat).how == "free"
    assert [undo_of(state, seat).how for seat in (0, 1)] == ["ask", "ask"]
