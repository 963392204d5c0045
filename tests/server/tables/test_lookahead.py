"""Shortcuts: places can be chosen before their question is asked, if only one path leads there."""

import pytest

from marrakesh import Game
from marrakesh.rules.actions import to_text
from marrakesh.server.tables.lookahead import shortcuts
from scenario import Scenario, options, play


def aimed(game: Game) -> dict[str, list[str]]:
    return {
        f"{aim.place.kind} {aim.place.key}": [to_text(action) for action in aim.actions]
        for aim in shortcuts(game, 0)
    }


def test_every_available_gate_has_a_shortcut_through_the_medina_assistant(edition: str) -> None:
    game = Scenario(edition).player(0, beige=2, dinars=9).assistants({0: ["medina", "river"]})
    found = aimed(game)
    play(game, "use medina", "sector action")
    gates = [option for option in options(game) if option.startswith("gate")]
    assert [path for path in found.values() if path[-1].startswith("gate")] == [
        ["use medina", "sector action", gate] for gate in gates
    ]


@pytest.mark.parametrize(("other", "clear"), [("river", True), ("mosque", False)])
def test_ambiguous_action_is_not_offered_as_a_shortcut(
    edition: str, other: str, clear: bool
) -> None:
    """Both staircases lead to the line that the pawns form."""
    table = Scenario(edition).player(0, white=8, black=8)
    game = table.assistants({0: ["palace", other]})
    assert ("line points" in aimed(game)) == clear


def test_shortcuts_never_decline_an_option_or_use_another_assistant(edition: str) -> None:
    table = Scenario(edition).player(0, turquoise=2, water=3, beige=1, dinars=9)
    game = table.assistants({0: ["river", "medina"]})
    play(game, "use river", "sector action")
    assert "done" in options(game)
    assert aimed(game) == {}


def test_secret_choices_have_no_shortcuts(edition: str) -> None:
    assert aimed(Scenario(edition).select()) == {}
