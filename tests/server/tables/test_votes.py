"""What has to be agreed on."""

import pytest

from marrakesh.server.tables.proposals import ProposalState


@pytest.mark.parametrize(
    ("what", "yes", "no", "voters", "result"),
    [
        ("undo", 2, 0, 3, "open"),
        ("undo", 3, 0, 3, "agreed"),
        ("undo", 2, 1, 3, "refused"),
        ("replace", 1, 0, 1, "agreed"),
        ("replace", 1, 0, 2, "open"),
        ("replace", 1, 1, 2, "refused"),
        ("replace", 1, 1, 3, "open"),
        ("replace", 2, 0, 3, "agreed"),
        ("replace", 1, 2, 3, "refused"),
        ("replace", 2, 1, 4, "open"),
        ("replace", 3, 1, 4, "agreed"),
        ("replace", 2, 2, 4, "refused"),
    ],
)
def test_taking_back_needs_everybody_and_a_bot_most(
    what: str, yes: int, no: int, voters: int, result: str
) -> None:
    everybody = list(range(voters))
    asked = ProposalState(
        what=what,  # type: ignore[arg-type]
        seat=0,
        target=5,
        move=0,
        number=1,
        yes=everybody[:yes],
        no=everybody[yes : yes + no],
        voters=everybody,
    )
    assert asked.agreed == (result == "agreed")
    assert asked.refused == (result == "refused")
