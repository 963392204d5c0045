"""An undo that others must agree to states its price, and they are told what it cost them."""

import re

import pytest

from marrakesh.rules.phases import PHASES
from marrakesh.server.messages import Answer
from marrakesh.server.tables.snapshots import PresenceInfo, SnapshotBuilder, Viewpoint
from marrakesh.server.tables.table_state import TableState
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
    """Anna has claimed a keshi, after which so many decisions were made by others."""
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


def test_it_names_the_decision_and_says_that_nothing_else_is_undone() -> None:
    state = asked(claimed(2, later=0))
    words = r"undo “Claim \d \w+ keshis?”\. Nothing else is undone\."
    assert re.fullmatch(f"Anna wants to {words}", told(state, 1))
    assert re.fullmatch(f"You asked to {words}", told(state, 0))


def test_it_names_a_single_player_who_loses_decisions() -> None:
    state = asked(claimed(2, later=1))
    assert told(state, 1).endswith(". This also undoes 1 later decision (you).")
    for reader in (0, -1):
        assert told(state, reader).endswith(". This also undoes 1 later decision (Ben).")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Anna wants to undo “{}”. "
               "This also undoes 3 later decisions (Ben 1, you 1, Dora 1)."),
        ("de", "Anna möchte „{}“ rückgängig machen. "
               "Damit entfallen 3 spätere Entscheidungen (Ben 1, du 1, Dora 1)."),
        ("nl", "Anna wil ‘{}’ ongedaan maken. "
               "Daarmee vervallen 3 latere beslissingen (Ben 1, jij 1, Dora 1)."),
    ],
)  # fmt: skip
def test_it_counts_the_decisions_that_each_of_several_players_loses(lang: str, words: str) -> None:
    state = asked(claimed(4, later=3))
    start, _, end = words.partition("{}")
    assert told(state, 2, lang).startswith(start)
    assert told(state, 2, lang).endswith(end)


def test_a_choice_in_secret_is_one_decision_that_is_not_named() -> None:
    state = asked(played_to(table(3), "select"), 1)
    words = "wants to undo a secret choice (“Setup”). This also undoes 1 later decision (you)."
    assert told(state, 2) == f"Ben {words}"


def selecting(players: int = 3) -> TableState:
    """All are choosing in secret, after a round in which each has claimed."""
    state = played_to(played_to(table(players), "claim"), "select")
    assert PHASES[state.game.table.phase] == "select"
    return state


def test_only_the_readers_part_of_an_ongoing_secret_choice_is_counted() -> None:
    """Nobody learns from the price who has chosen."""
    before = asked(selecting())
    after_it = asked(chosen(selecting(), 1))
    for reader in (0, 2, -1):
        assert told(before, reader) == told(after_it, reader)
    count = told(before, 1).split("“")[-1]
    assert told(after_it, 1).split("“")[-1] != count


def test_players_who_lost_decisions_are_told_until_they_decide_again() -> None:
    state = claimed(4, later=2)
    agreeing = agreed(asked(state))
    assert agreeing.waiting == [0]
    lost = [seen(agreeing, seat).undone for seat in range(4)]
    assert [bool(one) for one in lost] == [False, True, True, False]
    assert lost[1]
    assert lost[1].seat == 0
    assert lost[1].text.startswith("Anna has undone “Claim")
    assert lost[1].text.endswith(". This also undid 2 later decisions (you 1, Cleo 1).")
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
    assert told(state, -1).endswith("Nothing else is undone.")
