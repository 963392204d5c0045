"""Config: modules, their options, presets, and what is refused."""

import pickle
from typing import Any

import pytest

from marrakesh import Config, ConfigError, Game, records
from marrakesh.narration import refusal as refusal_in
from marrakesh.rules import setup
from marrakesh.rules.config import EDITIONS, FIELDS, MODULES, PRESETS

TWELVE = tuple(f"{tile}{'ab'[tile % 2]}" for tile in range(1, 13))


def refusal(**choices: Any) -> str:
    with pytest.raises(ConfigError) as refused:
        Config(**choices)
    return str(refused.value)


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


def test_no_module_is_the_default() -> None:
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


def test_has_asks_for_all_of_the_modules() -> None:
    config = Config(modules=frozenset({"nomads", "camels"}))
    assert config.has([])
    assert config.has(["nomads"])
    assert config.has(["camels", "nomads"])
    assert not config.has(["camels", "luxury-goods"])
    assert Config().has(())
    assert not Config().has(["nomads"])


def test_an_unknown_module_is_refused() -> None:
    message = refusal(modules={"nomads", "dragons"})
    assert message.startswith("There is no module “dragons”: choose staircase-tiles, imam-sultan,")
    assert message.endswith(" or oasis-tiles.")


def test_the_first_unknown_module_is_named_always() -> None:
    names = {"zebras", "dragons", "Nomads", "elks"}
    assert {refusal(modules=names).split("“")[1][:6] for _ in range(5)} == {"Nomads"}


def test_a_text_is_no_collection_of_modules() -> None:
    assert "There is no module" in refusal(modules="nomads")


# --- options --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("offices", ("mixed", "new")),
        ("buildings", ("front", "back")),
        ("library", ("gray", "yellow")),
    ],
)
def test_an_option_has_two_values(option: str, values: tuple[str, str]) -> None:
    assert getattr(Config(), option) == values[0]
    for value in values:
        assert getattr(Config(**{option: value}), option) == value  # type: ignore[arg-type]
    message = refusal(**{option: "other"})
    assert message.endswith(f"“other”: choose {values[0]} or {values[1]}.")


def test_staircase_tiles_may_be_chosen() -> None:
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
def test_twelve_different_staircase_tiles_are_needed(chosen: tuple[str, ...]) -> None:
    message = refusal(modules={"staircase-tiles"}, staircase=chosen)
    assert message == (
        "Choose 12 different staircase tiles with their sides, from 1a, 1b to 20a, 20b."
    )


def test_staircase_tiles_are_not_chosen_without_their_module() -> None:
    message = refusal(staircase=TWELVE)
    assert message == "Staircase tiles are chosen, but not played with: add “staircase-tiles”."


def test_a_configuration_with_modules_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Config().modules = frozenset({"nomads"})  # type: ignore[misc]


# --- presets --------------------------------------------------------------------------------------


def test_presets() -> None:
    assert tuple(PRESETS) == ("first-game", "base", "nomads", "camels", "all")
    assert Config.preset("base") == Config()
    assert Config.preset("first-game") == Config(first_game=True)
    for way in ("nomads", "camels"):  # 004:9
        assert Config.preset(way) == Config(modules=frozenset({way}))
    assert Config.preset("all") == Config(modules=frozenset(MODULES))


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_presets_are_for_all_tables(edition: str, name: str, players: int) -> None:
    config = Config.preset(name, players, edition)
    assert (config.players, config.edition, config.tower) == (players, edition, "B1")
    game = Game.new(config, 1)
    assert (game.view()["river_tiles"] == [1, 3, 5]) or name != "first-game"


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(ConfigError) as refused:
        Config.preset("everything")
    assert str(refused.value) == (
        "There is no preset “everything”: choose first-game, base, nomads, camels or all."
    )


def test_a_preset_for_a_wrong_table_is_refused() -> None:
    with pytest.raises(ConfigError, match="2 to 4 players, not 5"):
        Config.preset("all", 5)
    with pytest.raises(ConfigError, match="There is no edition “classic”"):
        Config.preset("all", 2, "classic")


# --- what stays in the box ------------------------------------------------------------------------


@pytest.mark.rule("NOA-01", "NLX-06", "NPV-07")
def test_tiles_for_want_of_a_module() -> None:
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


def test_editions() -> None:
    assert EDITIONS == ("deluxe", "essential")
    assert [Config(edition=edition).deluxe for edition in EDITIONS] == [True, False]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "There is no edition “classic”: choose deluxe or essential."),
        ("de", "Eine Version „classic“ gibt es nicht: Wähle deluxe oder essential."),
        ("nl", "Een editie ‘classic’ bestaat niet: kies deluxe of essential."),
    ],
)
def test_what_is_wrong_is_told_in_every_language(lang: str, sentence: str) -> None:
    with pytest.raises(ConfigError) as caught:
        Config(edition="classic")
    assert refusal_in(caught.value, lang) == sentence
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_flag_is_read_as_it_was_written() -> None:
    for flag in (True, False):
        game = Game.new(Config(2, first_game=flag), 1)
        assert records.loads(records.dumps(game)).config.first_game is flag


def test_yes_and_no_in_words() -> None:
    answers = [field for field in FIELDS.values() if isinstance(field.default, bool)]
    assert answers
    for field in answers:
        for value, word in ((True, "yes"), (False, "no")):
            assert field.words(value) == [word]
            assert field.of_words([word]) is value
