"""Every configuration field is handled by all code that reads, writes, shows or asks for it."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marrakesh import Config, ConfigError, Game, records
from marrakesh.commands.options import CONFIG, config_of
from marrakesh.commands.play import play
from marrakesh.rules.config import FIELDS, PRESETS, Field
from marrakesh.rules.pashabot.variants import DIFFICULTIES
from marrakesh.server.messages import NewTable, Rules
from marrakesh.server.service.service import Service
from marrakesh.server.settings import sqlite_url
from marrakesh.server.tables.config_choices import config_choices
from marrakesh.texts import languages, text
from service_clients import with_service

ALL = pytest.mark.parametrize("name", FIELDS)
WORDS = [name for name, field in FIELDS.items() if isinstance(field.default, str | frozenset)]
"""The fields whose choices have names."""


def unusual(field: Field) -> list[str]:
    """Return words for a value of a field other than its default."""
    if isinstance(field.default, tuple):
        return list(field.choices[:24:2])  # the front sides of 12 staircase tiles
    return [next(word for word in field.choices if word not in field.words(field.default))]


def config_with(name: str) -> Config:
    """Return a configuration with a field not at its default, and with everything it needs."""
    values: dict[str, Any] = {}

    def choose(name: str, words: list[str]) -> None:
        values[name] = FIELDS[name].of_words(words)
        for other, word in FIELDS[name].needs:
            choose(other, [word])

    choose(name, unusual(FIELDS[name]))
    return Config(**values)


@ALL
def test_field_has_an_allowed_value_other_than_its_default(name: str) -> None:
    config = config_with(name)
    assert getattr(config, name) != FIELDS[name].default
    assert config.allows(name)


@ALL
def test_record_keeps_the_field(name: str) -> None:
    config = config_with(name)
    text = records.dumps(Game.new(config, 1))
    assert records.loads(text).config == config
    words = ", ".join(unusual(FIELDS[name]))
    assert f"\n{FIELDS[name].header or name}: {words}\n" in text


def test_record_omits_default_values_except_its_original_headers() -> None:
    header = records.dumps(Game.new(Config(), 1)).split("\nseed: ")[0].splitlines()[2:]
    assert header == ["players: 2", "edition: essential", "tower layer: B1", "first game: no"]


@ALL
def test_message_carries_the_field(name: str) -> None:
    config = config_with(name)
    sent = msgspec.json.encode(Rules.of(config))
    assert msgspec.json.decode(sent, type=Rules).config() == config
    assert msgspec.json.decode(sent).keys() == FIELDS.keys()
    assert msgspec.json.decode(b"{}", type=Rules).config() == Config()


def test_log_keeps_all_fields(tmp_path: Path) -> None:
    made: dict[str, Config] = {}

    async def create(service: Service) -> None:
        for name in FIELDS:
            config = config_with(name)
            kind: Any = "solo" if config.solo else "screen"
            created = await service.lobby.create(NewTable(kind=kind, rules=Rules.of(config)))
            made[created.table] = config

    async def find(service: Service) -> None:
        for table, config in made.items():
            assert (await service.lobby.info(table)).rules.config() == config

    url = sqlite_url(tmp_path / "t.sqlite")
    asyncio.run(with_service(create, url))
    asyncio.run(with_service(find, url))


@ALL
def test_command_line_accepts_the_field(name: str) -> None:
    config = config_with(name)
    args: list[str] = []
    for field in FIELDS.values():
        words = field.words(getattr(config, field.name))
        if words != field.words(field.default):
            option = f"--{field.name.replace('_', '-')}"
            args += [option] if isinstance(field.default, bool) else [option, ",".join(words)]
    params = play.make_context("play", args).params
    assert config_of(params, "en") == config
    assert params.keys() >= CONFIG


@pytest.mark.parametrize("lang", languages())
def test_start_page_offers_all_fields_in_words(lang: str) -> None:
    offered = {field.name: field for field in config_choices(lang).fields}
    assert [*offered] == [*FIELDS]
    for name in WORDS:
        titles = {choice.name: choice.title for choice in offered[name].choices}
        assert titles.keys() == set(FIELDS[name].choices)
        assert not set(titles) & set(titles.values()), "a choice without words"
    for name, field in offered.items():
        earlier = list(offered)[: list(offered).index(name)]
        assert {need.field for need in field.needs} <= set(earlier)


def test_presets_and_difficulties_are_offered_with_their_settings() -> None:
    presets: list[Any] = config_choices("en").presets
    assert {one.name: Config(**one.rules) for one in presets} == {
        name: Config.preset(name) for name in PRESETS
    }
    difficulties: list[Any] = config_choices("en").difficulties
    assert {one.name: Config(1, solo="pashabot", **one.rules) for one in difficulties} == {
        name: Config.solo_game(name) for name in DIFFICULTIES
    }


@pytest.mark.parametrize("name", WORDS)
def test_invalid_choice_is_refused_with_the_name_of_the_field(name: str) -> None:
    told = set()
    for kind in (name, "difficulty"):
        unknown = {"kind": kind, "value": "x", "choices": "y"}
        told.add(tuple(text(lang)("config-unknown", **unknown) for lang in languages()))
    assert len(told) == 2, "config-unknown does not name the field"
    value: Any = {"x"} if FIELDS[name].several else "x"
    with pytest.raises(ConfigError) as refused:
        Config(**{name: value})
    assert refused.value.field == name
