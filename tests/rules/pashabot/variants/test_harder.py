"""Harder variants of the Pashabot, and combinations of variants."""

import random
from itertools import combinations
from typing import Any

import pytest

from marrakesh import Config, Game
from marrakesh.rules.config import EDITIONS, MODULES
from marrakesh.rules.pashabot.variants import DIFFICULTIES, VARIANTS
from rules.config_errors import config_error, unknown
from rules.pashabot.variants.helpers import BOT, WITH_RIVER, new_game, solo, tiles
from scenario import happened, look, points, see

rule = pytest.mark.rule
EASIER = {"few-tiles", "no-keshi-points", "square-once", "no-river-icons"}
HARDER = {"dear-gates", "square-four-times", "full-bag"}
ICONS = {
    1: ("medina", "square"), 2: ("orchard", "river"), 3: ("madrasa", "river"),
    4: ("mosque", "orchard"), 5: ("souk", "medina"), 6: ("square", "madrasa"),
    7: ("sahara", "palace"), 8: ("sahara", "mosque"), 9: ("palace", "souk"), 10: ("river", "souk"),
}  # fmt: skip


# --- harder ---------------------------------------------------------------------------------------


@rule("PSD-05")
@pytest.mark.parametrize(("variant", "worth"), [("", 0), ("dear-gates", 7)])
def test_with_dear_gates_the_bot_takes_the_most_expensive_gate_of_a_colour(
    edition: str, variant: str, worth: int
) -> None:
    """Two of its guards have a gate."""
    table = solo(edition, *([variant] if variant else [])).bot(beige=3, gates=["white", "black"])
    table.workshop(1, "green").workshop(4, "green")
    game = table.assistants({0: [], BOT: ["medina"]})
    assert see(game, BOT).gates[2] == "green"
    gates = happened(game.table.events or [], "bot-gate")
    assert [facts["workshop"] for facts in gates] == [3 if variant else 0]
    assert points(game, BOT).get("gates", 0) == worth


@rule("PSD-05")
def test_with_dear_gates_the_bot_takes_the_gate_from_the_dearest_workshop_that_has_one(
    edition: str,
) -> None:
    table = solo(edition, "dear-gates").bot(beige=2, gates=["white"])
    gates: list[dict[str, int]] = look(table.game)["workshops"]
    dearest = max(shop for shop in range(4) if gates[shop].get("green"))
    game = table.assistants({0: [], BOT: ["medina"]})
    assert points(game, BOT).get("gates", 0) == (0, 1, 3, 7)[dearest]


@rule("PSD-07")
def test_with_full_bag_the_bot_starts_with_the_rest_of_the_setup_bag(edition: str) -> None:
    """The five you did not draw, with bonuses; red goes to the row of the highest icon."""
    bag = ["green", "gray", "white", "black", "turquoise", "pink", "beige", "red"]
    reds = 0
    for seed in range(25):
        game = new_game(edition, seed, "full-bag")
        yours: list[str] = see(game, 0).storage_keshis
        assert len(yours) == 3
        left = [colour for colour in bag if colour not in yours]
        board = see(game, BOT)
        assert [colour for colour, number in board.keshis.items() if number] == [
            colour for colour in board.keshis if colour in left
        ]
        assert sum(board.keshis.values()) == 5
        bonus = {"orchard": "green" in left, "square": "pink" in left}
        assert points(game, BOT) == {name: 1 for name, there in bonus.items() if there}
        if "red" in left:
            reds += 1
            wanted = next(s for s in ICONS[tiles(game)[0]] if s != "souk")
            assert board.vendors == [wanted]
        assert board.fisherman == (3 if tiles(game)[0] in WITH_RIVER else 0)
    assert 0 < reds < 25


@rule("PSD-07")
def test_without_full_bag_the_bot_starts_with_empty_rows(edition: str) -> None:
    assert sum(see(new_game(edition, 1), BOT).keshis.values()) == 0


# --- combinations ---------------------------------------------------------------------------------


@rule("PSD-08")
def test_only_square_once_and_square_four_times_cannot_be_combined() -> None:
    for pair in combinations(VARIANTS, 2):
        if set(pair) == {"square-once", "square-four-times"}:
            error = config_error(Config, 1, solo="pashabot", variants=frozenset(pair))
            assert error.key == "config-exclusive"
            assert set(error.params.values()) == set(pair)
        else:
            assert Config(1, solo="pashabot", variants=frozenset(pair)).variants == set(pair)


@rule("PSD-08")
@pytest.mark.parametrize("without", ["square-once", "square-four-times"])
def test_all_other_variants_can_be_combined_with_either_main_square_variant(
    edition: str, without: str
) -> None:
    variants = [variant for variant in VARIANTS if variant != without]
    game = new_game(edition, 3, *variants)
    assert sum(see(game, BOT).keshis.values()) == 5
    assert see(game, BOT).fisherman == 0
    rng = random.Random(3)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    assert len(tiles(game)) in (3, 4)
    assert "strategy" not in points(game, BOT)


@pytest.mark.parametrize(
    ("difficulty", "variants"), [("easy", EASIER), ("normal", set()), ("hard", HARDER)]
)
def test_difficulties_are_presets_of_variants(
    edition: str, difficulty: str, variants: set[str]
) -> None:
    config = Config.solo_game(difficulty, edition, ["nomads"])
    assert config == Config(
        1, edition, modules=frozenset({"nomads"}), solo="pashabot", variants=frozenset(variants)
    )
    assert Game.new(config, 1).seat == 0


def test_a_solo_game_is_normal_and_essential_by_default() -> None:
    assert Config.solo_game() == Config(1, "essential", solo="pashabot")
    assert set(DIFFICULTIES) == {"easy", "normal", "hard"}
    assert set(VARIANTS) == EASIER | HARDER


# --- invalid choices ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "key", "params"),
    [
        ({"players": 1}, "config-alone", {}),
        ({"players": 2, "solo": "pashabot"}, "config-solo-players", {"number": 2}),
        ({"players": 4, "solo": "simplified"}, "config-solo-players", {"number": 4}),
        ({"players": 2, "variants": {"full-bag"}}, "config-variants-need-solo", {}),
        ({"players": 1, "variants": {"full-bag"}}, "config-alone", {}),
        (
            {"players": 1, "solo": "simplified", "variants": {"full-bag"}},
            "config-simplified-variants",
            {},
        ),
        (
            {"players": 1, "solo": "grandma"},
            "config-unknown",
            unknown("solo", "grandma", "pashabot", "simplified"),
        ),
        (
            {"players": 1, "solo": "pashabot", "variants": {"no-mercy"}},
            "config-unknown",
            unknown("variants", "no-mercy", *VARIANTS),
        ),
        (
            {"players": 1, "solo": "pashabot", "edition": "golden"},
            "config-unknown",
            unknown("edition", "golden", *EDITIONS),
        ),
        (
            {"players": 1, "solo": "pashabot", "modules": {"elephants"}},
            "config-unknown",
            unknown("modules", "elephants", *MODULES),
        ),
    ],
)
def test_invalid_choices_are_refused_with_a_reason(
    choices: dict[str, Any], key: str, params: dict[str, Any]
) -> None:
    error = config_error(Config, **choices)
    assert (error.key, error.params) == (key, params)


def test_an_unknown_difficulty_is_refused() -> None:
    error = config_error(Config.solo_game, "brutal")
    assert error.key == "config-unknown"
    assert error.params == unknown("difficulty", "brutal", "easy", "normal", "hard")


def test_variants_may_be_given_in_any_order() -> None:
    given: Any = ["full-bag", "dear-gates", "full-bag"]
    config = Config(1, solo="pashabot", variants=given)
    assert config == Config(1, solo="pashabot", variants=frozenset({"dear-gates", "full-bag"}))
    assert hash(config) == hash(Config(1, solo="pashabot", variants=frozenset(given)))
