"""The styles of events."""

from marrakesh.presentation.event_styles import EVENT_STYLES
from marrakesh.rules import events


def test_every_kind_of_event_has_a_style() -> None:
    assert set(EVENT_STYLES) == set(events.KINDS.values())
