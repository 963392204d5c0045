"""Config: modules, their options, presets, and which values are refused."""

import pickle
from typing import Any

import pytest

from marrakesh import Config, Game, records
from marrakesh.narration import refusal as refusal_in
from marrakesh.rules import setup
from marrakesh.rules.config import EDITIONS, FIELDS, MODULES, PRESETS
from marrakesh.texts import LANGUAGES, listing, text
from rules.config_errors import config_error, unknown

TWELVE = tuple(f"{tile}{'ab'[tile % 2]}" for tile in range(1, 13))


# --- modules --------------------------------------------------------------------------------------


def test_there_are_eleven_modules() -> None:
    assert MODULES == (
        "staircase-tiles",
        "imam-sultan",
        "exchange-offices",
        "spectators",
        "desert-towns",
        "nomads",
        "camels",
        "special-buildings",
        "provision-tiles",
        "luxury-goods",
        "oasis-tiles",
    )


def test_modules_are_off_by_default() -> None:
    assert Config().modules == frozenset()
    game = Game.new(Config(), 1)
    view = game.view()
    for name in ("pawns", "open_towns", "nomads", "awards"):
        assert name not in view


@pytest.mark.parametrize("module", MODULES)
def test_every_module_can_be_played_alone(edition: str, module: str) -> None:
    config = Config(3, edition, modules=frozenset({module}))
    assert config.has([module])
    assert not config.has([other for other in MODULES if other != module][:1])
    assert Game.new(config, 1).config == config


def test_modules_may_be_given_as_any_collection() -> None:
    modules: Any
    for modules in (["nomads", "camels"], {"nomads", "camels"}, ("camels", "nomads", "nomads")):
        config = Config(modules=modules)
        assert config.modules == frozenset({"nomads", "camels"})
        assert config == Config(modules=frozenset({"camels", "nomads"}))
        assert hash(config) == hash(Config(modules=frozenset({"camels", "nomads"})))


def test_config_has_a_set_of_modules_only_if_it_has_all_of_them() -> None:
    config = Config(modules=frozenset({"nomads", "camels"}))
    assert config.has([])
    assert config.has(["nomads"])
    assert config.has(["camels", "nomads"])
    assert not config.has(["camels", "luxury-goods"])
    assert Config().has(())
    assert not Config().has(["nomads"])


def test_an_unknown_module_is_refused() -> None:
    error = config_error(Config, modules={"nomads", "dragons"})
    assert error.params == unknown("modules", "dragons", *MODULES)


def test_the_alphabetically_first_unknown_module_is_named() -> None:
    names = {"zebras", "dragons", "Nomads", "elks"}
    errors = [config_error(Config, modules=names) for _ in range(5)]
    assert {error.params["value"] for error in errors} == {"Nomads"}


def test_a_string_is_not_a_collection_of_modules() -> None:
    error = config_error(Config, modules="nomads")
    assert (error.key, error.field) == ("config-unknown", "modules")


# --- options --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("offices", ("mixed", "new")),
        ("buildings", ("front", "back")),
        ("library", ("gray", "yellow")),
    ],
)
def test_each_option_accepts_only_its_two_values(option: str, values: tuple[str, str]) -> None:
    assert getattr(Config(), option) == values[0]
    for value in values:
        assert getattr(Config(**{option: value}), option) == value  # type: ignore[arg-type]
    error = config_error(Config, **{option: "other"})
    assert error.params == unknown(option, "other", *values)


def test_staircase_tiles_can_be_chosen() -> None:
    config = Config(modules=frozenset({"staircase-tiles"}), staircase=TWELVE)
    one, two = (Game.new(config, seed).view()["lines"] for seed in (1, 2))
    assert one == two
    assert one != Game.new(Config(), 1).view()["lines"]


@pytest.mark.parametrize(
    "chosen",
    [
        TWELVE[:11],
        (*TWELVE, "13a"),
        (*TWELVE[:11], "1a"),
        (*TWELVE[:11], "1b"),
        (*TWELVE[:11], "21a"),
        (*TWELVE[:11], "20c"),
        (*TWELVE[:11], "20"),
        (*TWELVE[:11], ""),
    ],
)
def test_exactly_twelve_different_staircase_tiles_are_required(chosen: tuple[str, ...]) -> None:
    error = config_error(Config, modules={"staircase-tiles"}, staircase=chosen)
    assert error.key == "config-staircase"


def test_staircase_tiles_cannot_be_chosen_without_their_module() -> None:
    assert config_error(Config, staircase=TWELVE).key == "config-staircase-module"


def test_the_modules_of_a_configuration_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Config().modules = frozenset({"nomads"})  # type: ignore[misc]


# --- presets --------------------------------------------------------------------------------------


def test_each_preset_enables_its_modules() -> None:
    assert tuple(PRESETS) == ("first-game", "base", "nomads", "camels", "all")
    assert Config.preset("base") == Config()
    assert Config.preset("first-game") == Config(first_game=True)
    for way in ("nomads", "camels"):  # 004:9
        assert Config.preset(way) == Config(modules=frozenset({way}))
    assert Config.preset("all") == Config(modules=frozenset(MODULES))


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_preset_can_be_used_with_any_number_of_players_in_both_editions(
    edition: str, name: str, players: int
) -> None:
    config = Config.preset(name, players, edition)
    assert (config.players, config.edition, config.tower) == (players, edition, "B1")
    game = Game.new(config, 1)
    assert (game.view()["river_tiles"] == [1, 3, 5]) or name != "first-game"


def test_an_unknown_preset_is_refused() -> None:
    error = config_error(Config.preset, "everything")
    assert error.params == unknown("preset", "everything", *PRESETS)


def test_a_preset_with_an_invalid_number_of_players_or_edition_is_refused() -> None:
    error = config_error(Config.preset, "all", 5)
    assert (error.key, error.params) == ("config-players", {"number": 5})
    error = config_error(Config.preset, "all", 2, "classic")
    assert error.params == unknown("edition", "classic", *EDITIONS)


# --- tiles that stay in the box -------------------------------------------------------------------


@pytest.mark.rule("NOA-01", "NLX-06", "NPV-07")
def test_tiles_that_depend_on_missing_modules_are_left_out() -> None:
    values = Game.new(Config(), 1).table.values
    new = {"luxury-goods", "oasis-tiles", "provision-tiles"}
    assert setup.left_out(Config(modules=frozenset(new)), values) == [
        ("luxury", 31, "nomads"),
        ("oasis", 35, "camels"),
        ("oasis", 36, "nomads"),
        ("provision", 22, "nomads"),
    ]
    missing = setup.left_out(Config(modules=frozenset({"oasis-tiles"})), values)
    assert [(number, module) for _, number, module in missing] == [
        *((number, "luxury-goods") for number in (31, 32, 33, 34)),
        (35, "camels"),
        (36, "nomads"),
    ]
    for config in (Config(), Config.preset("all"), Config(modules=frozenset({"nomads"}))):
        assert setup.left_out(config, values) == []


def test_the_edition_decides_whether_a_game_is_deluxe() -> None:
    assert EDITIONS == ("deluxe", "essential")
    assert [Config(edition=edition).deluxe for edition in EDITIONS] == [True, False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_explained_in_every_language(lang: str) -> None:
    error = config_error(Config, edition="classic")
    choices = listing(lang, ["deluxe", "essential"], "or")
    sentence = text(lang)("config-unknown", kind="edition", value="classic", choices=choices)
    assert refusal_in(error, lang) == sentence
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_both_values_of_a_flag_are_read_back_from_a_record() -> None:
    for flag in (True, False):
        game = Game.new(Config(2, first_game=flag), 1)
        assert records.loads(records.dumps(game)).config.first_game is flag


def test_flags_are_written_as_yes_and_no() -> None:
    answers = [field for field in FIELDS.values() if isinstance(field.default, bool)]
    assert answers
    for field in answers:
        for value, word in ((True, "yes"), (False, "no")):
            assert field.words(value) == [word]
            assert field.of_words([word]) is value
