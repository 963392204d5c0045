"""An undo that needs consent states its price, and players are told what they lost."""

import pytest

from marrakesh.narration import describe
from marrakesh.rules.phases import PHASES
from marrakesh.server.messages import Answer
from marrakesh.server.tables.snapshots import PresenceInfo, SnapshotBuilder, Viewpoint
from marrakesh.server.tables.table_state import TableState
from marrakesh.texts import languages, text
from server.tables.helpers import (
    START,
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


def claimed(players: int, later: int) -> TableState:
    """Play until Anna has claimed a keshi and others have made this many decisions."""
    state = played_to(table(players), "claim")
    state = played(state, lambda now: now.moves[-1].seat == 0 and now.waiting != [0])
    for _ in range(later):
        assert state.waiting != [0]
        state = moved(state)
    return state


def asked(state: TableState, seat: int = 0) -> TableState:
    return requested(state, undo(seat))


def agreed(state: TableState) -> TableState:
    while state.asked:
        vote = Answer(id="", seat=state.asked.needed[0], yes=True)
        state = requested(state, vote)
    return state


def told(state: TableState, seat: int = -1, lang: str = "en") -> str:
    who = Viewpoint([seat] if seat >= 0 else [], seat, lang)
    proposal = SnapshotBuilder(state).build(who, PresenceInfo((), [], START), 0, 0).proposal
    assert proposal
    return proposal.text


def decision(state: TableState, lang: str = "en") -> str:
    """Return Anna's last decision as it is quoted."""
    history = state.game.history
    last = max(number for number, (seat, _) in enumerate(history) if seat == 0)
    game = state.game.restart()
    for seat, action in history[:last]:
        game.apply(action, seat)
    words = describe(game, history[last][1], lang, 0).removesuffix(".")
    return text(lang)("undo-decision", words=words)


def said(key: str, quoted: str, price: str, lang: str = "en", name: str = "Anna") -> str:
    """Return the sentence about an undo, followed by its price."""
    return f"{text(lang)(key, name=name, decision=quoted)} {price}"


def price(number: int, who: str, lang: str = "en") -> str:
    return text(lang)("undo-price", n=number, who=who)


def test_undo_request_names_the_decision_and_says_that_nothing_else_is_undone() -> None:
    state = asked(claimed(2, later=0))
    assert told(state, 1) == said("undo-asks", decision(state), price(0, ""))
    assert told(state, 0) == said("undo-asked", decision(state), price(0, ""))


def test_undo_request_names_the_only_player_who_would_lose_decisions() -> None:
    state = asked(claimed(2, later=1))
    assert told(state, 1).endswith(price(1, text("en")("undo-you")))
    for reader in (0, -1):
        assert told(state, reader).endswith(price(1, "Ben"))


@pytest.mark.parametrize("lang", languages())
def test_undo_request_counts_the_decisions_that_each_player_would_lose(lang: str) -> None:
    state = asked(claimed(4, later=3))
    who = f"Ben 1, {text(lang)('undo-you')} 1, Dora 1"
    quoted = decision(state, lang)
    assert told(state, 2, lang) == said("undo-asks", quoted, price(3, who, lang), lang)


def test_secret_choice_counts_as_one_unnamed_decision() -> None:
    state = asked(played_to(table(3), "select"), 1)
    secret = text("en")("undo-hidden-decision", phase=text("en")("phase-setup"))
    own = price(1, text("en")("undo-you"))
    assert told(state, 2) == said("undo-asks", secret, own, name="Ben")


def selecting(players: int = 3) -> TableState:
    """Play until all are choosing in secret, after a round in which each has claimed."""
    state = played_to(played_to(table(players), "claim"), "select")
    assert PHASES[state.game.table.phase] == "select"
    return state


def test_undo_price_counts_only_the_readers_part_of_an_ongoing_secret_choice() -> None:
    """The price does not reveal who has chosen."""
    before = asked(selecting())
    after_it = asked(chosen(selecting(), 1))
    for reader in (0, 2, -1):
        assert told(before, reader) == told(after_it, reader)
    assert told(after_it, 1) != told(before, 1)


def test_players_are_told_of_lost_decisions_until_they_decide_again() -> None:
    state = claimed(4, later=2)
    agreeing = agreed(asked(state))
    assert agreeing.waiting == [0]
    lost = [seen(agreeing, seat).undone for seat in range(4)]
    assert [bool(one) for one in lost] == [False, True, True, False]
    assert lost[1]
    assert lost[1].seat == 0
    cost = text("en")("undo-cost", n=2, who=f"{text('en')('undo-you')} 1, Cleo 1")
    assert lost[1].text == said("undo-told", decision(state), cost)
    assert seen(agreeing).undone is None
    agreeing = moved(agreeing)
    assert agreeing.waiting == [1]
    assert seen(agreeing, 1).undone == lost[1]
    assert [seen(moved(agreeing), seat).undone for seat in (1, 2)] == [None, lost[2]]


def test_decisions_of_bots_do_not_count_as_lost() -> None:
    state = claimed(3, later=0)
    bot = state.waiting[0]
    state = after(state, "bot", bot, target=bot, bot="merchant", why="vote")
    state = asked(moved(state))
    assert told(state, -1).endswith(price(0, ""))
