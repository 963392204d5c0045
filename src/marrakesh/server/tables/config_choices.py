"""The choices for setting up a game, in words, and help on tiles."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec.structs import asdict

from marrakesh.bots import LADDER
from marrakesh.components import Corrections
from marrakesh.narration import chosen_tile, explained
from marrakesh.rules.config import FIELDS, PRESETS, Field, Value
from marrakesh.rules.pashabot.variants import DIFFICULTIES
from marrakesh.server.errors import ForwardedError
from marrakesh.server.messages import (
    ConfigChoice,
    ConfigChoices,
    ConfigField,
    ConfigPreset,
    Need,
    TileHelp,
)
from marrakesh.server.messages.table_options import OFFERED
from marrakesh.texts import Texts, text

_OF_TILES: Final = ("river_sides", "staircase")
"""The fields whose choices are sides of tiles."""


@cache
def config_choices(lang: str) -> ConfigChoices:
    """Return all choices for setting up a game, with their texts in this language."""
    say = text(lang)
    difficulties = {name: {"variants": some} for name, some in DIFFICULTIES.items()}
    return ConfigChoices(
        fields=[_field(say, field) for field in FIELDS.values()],
        options=OFFERED,
        presets=_settings(say, "preset", PRESETS),
        difficulties=_settings(say, "difficulty", difficulties),
        bots=[_offered(say, "level", level) for level in LADDER],
    )


def _field(say: Texts, field: Field) -> ConfigField:
    option = f"option-{field.name.replace('_', '-')}"
    usual = field.words(field.default)
    choices = sorted(field.choices, key=lambda word: word not in usual)
    return ConfigField(
        name=field.name,
        title=say(option),
        usual=field.plain(field.default),
        several=field.several,
        choices=[
            _tile(say, field.name, word)
            if field.name in _OF_TILES
            else _offered(say, field.key or option, word)
            for word in choices
        ],
        needs=[Need(field=other, word=word) for other, word in field.needs],
        exclusive=[list(pair) for pair in field.exclusive],
    )


def _settings(
    say: Texts, kind: str, settings: Mapping[str, Mapping[str, Value]]
) -> list[ConfigPreset]:
    """Return presets or difficulties as messages; each lists all fields that any of them sets."""
    names = {name for some in settings.values() for name in some}
    fields = [field for name, field in FIELDS.items() if name in names]
    return [
        ConfigPreset(
            **asdict(_offered(say, kind, setting)),
            rules={
                field.name: field.plain(some.get(field.name, field.default)) for field in fields
            },
        )
        for setting, some in settings.items()
    ]


def _offered(say: Texts, kind: str, name: str) -> ConfigChoice:
    """Return a choice with its title and description; a name without a text is its own title."""
    key = f"{kind}-{name}"
    title = say(key) if key in say else name
    return ConfigChoice(
        name=name, title=title, about=say(f"about-{key}") if f"about-{key}" in say else ""
    )


def _tile(say: Texts, field: str, word: str) -> ConfigChoice:
    title, about = chosen_tile(field, word, say.lang)
    return ConfigChoice(name=word, title=title, about=about)


def tile_help(
    kind: str, number: str, lang: str, edition: str, corrections: Corrections = ()
) -> TileHelp:
    """Explain what a tile does; the kind is hyphenated, as in `river-tile`."""
    kind = kind.replace("-", " ")[:40]
    try:
        told = explained(kind, number[:40], lang, edition, corrections or None)
    except LookupError as error:
        sentence = str(error.args[0])
        raise ForwardedError(lambda _: sentence, 404) from None
    return TileHelp(
        lines=[line for lines, _ in told for line in lines],
        notes=[note for _, notes in told for note in notes],
    )
