"""What is offered and explained, in words; and the proof sheet."""

import pytest

from marrakesh.rules.config import FIELDS, PRESETS
from marrakesh.server.errors import ForwardedError
from marrakesh.server.messages import ToCheck, ToRead, ToSend
from marrakesh.server.tables.config_choices import config_choices, tile_help
from marrakesh.server.tables.proof import checked, fitting, to_take, was_read
from marrakesh.texts import text


def test_every_field_is_offered() -> None:
    fields = {field.name: field for field in config_choices("en").fields}
    assert set(fields) == set(FIELDS)
    assert all(choice.title for field in fields.values() for choice in field.choices)
    assert {setting.name for setting in config_choices("en").presets} == set(PRESETS)
    titles = {choice.name: choice.title for choice in fields["modules"].choices}
    assert titles["nomads"] == text("en")("module-nomads")
    sides = {choice.name: choice for choice in fields["staircase"].choices}
    assert (sides["3a"].title, sides["3a"].about) == ("1 yellow keshi", "Staircase tile 3a")
    side = fields["river_sides"].choices[3]
    assert (side.title, side.about) == ("River tile 04, season 2", "First: 5 points.")
    tower = fields["tower"]
    assert tower.choices[0].name == FIELDS["tower"].plain(FIELDS["tower"].default)


def test_unknown_tiles_are_named_in_the_refusal_but_not_at_length() -> None:
    with pytest.raises(ForwardedError) as refused:
        tile_help("x" * 41, "1", "en", "essential")
    assert refused.value.status == 404
    assert "x" * 40 in str(refused.value)
    assert "x" * 41 not in str(refused.value)
    with pytest.raises(ForwardedError) as refused:
        tile_help("scroll", "9" * 41, "en", "essential")
    assert "9" * 41 not in str(refused.value)


# ---- the proof sheet


def test_the_first_of_several_wrong_corrections_is_the_one_refused() -> None:
    wrong = ["river jetty = 2", "boat"]
    refused = checked(ToCheck(lines=["river jetty = 15", *wrong]), "en").refused
    with pytest.raises(ForwardedError) as found:
        fitting(["river jetty = 15", *wrong])
    assert found.value.status == 400
    assert str(found.value) == refused[0].reason != refused[1].reason
    with pytest.raises(ForwardedError):
        to_take(ToSend(lines=wrong), "en")


def test_what_is_no_text_of_corrections_is_refused() -> None:
    with pytest.raises(ForwardedError, match="begins with"):
        was_read(ToRead(text="river jetty = 15"), "en")
