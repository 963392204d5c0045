"""The choices offered for a configuration, explained in words; and the proof sheet."""

import pytest

from marrakesh.narration import help_on
from marrakesh.proof.submission import FIRST_LINE
from marrakesh.rules.config import FIELDS, PRESETS
from marrakesh.server.errors import ForwardedError
from marrakesh.server.messages import ToCheck, ToRead, ToSend
from marrakesh.server.tables.config_choices import config_choices, tile_help
from marrakesh.server.tables.proof import checked, fitting, to_take, was_read
from marrakesh.texts import gain, text


def test_every_configuration_field_is_offered_with_named_choices() -> None:
    fields = {field.name: field for field in config_choices("en").fields}
    assert set(fields) == set(FIELDS)
    assert all(choice.title for field in fields.values() for choice in field.choices)
    assert {setting.name for setting in config_choices("en").presets} == set(PRESETS)
    titles = {choice.name: choice.title for choice in fields["modules"].choices}
    assert titles["nomads"] == text("en")("module-nomads")
    sides = {choice.name: choice for choice in fields["staircase"].choices}
    assert sides["3a"].title == gain("en", 1, "yellow")
    assert sides["3a"].about == text("en")("staircase-name", number="3a")
    side = fields["river_sides"].choices[3]
    assert [side.title, side.about] == help_on("river tile", 4).splitlines()[:2]
    tower = fields["tower"]
    assert tower.choices[0].name == FIELDS["tower"].plain(FIELDS["tower"].default)


def test_refusals_shorten_the_names_of_unknown_tiles() -> None:
    with pytest.raises(ForwardedError) as refused:
        tile_help("x" * 41, "1", "en", "essential")
    assert refused.value.status == 404
    assert "x" * 40 in str(refused.value)
    assert "x" * 41 not in str(refused.value)
    with pytest.raises(ForwardedError) as refused:
        tile_help("scroll", "9" * 41, "en", "essential")
    assert "9" * 41 not in str(refused.value)


# ---- the proof sheet


def test_first_of_several_wrong_corrections_is_reported() -> None:
    wrong = ["river jetty = 2", "boat"]
    refused = checked(ToCheck(lines=["river jetty = 15", *wrong]), "en").refused
    with pytest.raises(ForwardedError) as found:
        fitting(["river jetty = 15", *wrong])
    assert found.value.status == 400
    assert str(found.value) == refused[0].reason != refused[1].reason
    with pytest.raises(ForwardedError):
        to_take(ToSend(lines=wrong), "en")


def test_text_without_the_first_line_of_a_submission_is_refused() -> None:
    with pytest.raises(ForwardedError) as refused:
        was_read(ToRead(text="river jetty = 15"), "en")
    assert str(refused.value) == text("en")("proof-no-text", first=FIRST_LINE)
