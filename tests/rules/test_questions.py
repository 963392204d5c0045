"""What kind of questions there are."""

from marrakesh.rules.questions import CATALOGUE


def test_all_decide_at_the_same_time_when_they_lay_out_select_and_provide() -> None:
    secret = {key for key, question in CATALOGUE.items() if question.secret}
    assert secret == {"ask-arrange", "ask-select", "ask-next-provision"}


def test_who_searches_a_stack_sees_what_is_hidden_from_the_others() -> None:
    hidden = {key for key, question in CATALOGUE.items() if question.shows_hidden}
    assert hidden == {"ask-scroll-of-stack", "ask-luxury-of-stack", "ask-keep-scroll"}


def test_what_many_always_answer_alike_may_have_a_standing_answer() -> None:
    routine = {key for key, question in CATALOGUE.items() if question.routine}
    assert routine == {
        "ask-river-bonus", "ask-all-rapids", "ask-move-nomads", "ask-discard-dung",
    }  # fmt: skip
