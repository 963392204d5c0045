"""The flags in the catalogue of questions."""

from marrakesh.rules.questions import CATALOGUE


def test_setup_selection_and_next_provision_are_secret_simultaneous_choices() -> None:
    secret = {key for key, question in CATALOGUE.items() if question.secret}
    assert secret == {"ask-arrange", "ask-select", "ask-next-provision"}


def test_questions_about_stacks_and_drawn_scrolls_show_hidden_tiles() -> None:
    hidden = {key for key, question in CATALOGUE.items() if question.shows_hidden}
    assert hidden == {"ask-scroll-of-stack", "ask-luxury-of-stack", "ask-keep-scroll"}


def test_four_questions_are_routine_and_can_have_a_standing_answer() -> None:
    routine = {key for key, question in CATALOGUE.items() if question.routine}
    assert routine == {
        "ask-river-bonus", "ask-all-rapids", "ask-move-nomads", "ask-discard-dung",
    }  # fmt: skip
