"""Component files with a mistake are refused, and the mistake is named."""

import re
from pathlib import Path

import pytest

from components.helpers import D, Edit, P, problem, refusal
from marrakesh.components import ComponentError
from marrakesh.components.boards import Workshop
from marrakesh.components.loader import BUILT_IN
from marrakesh.texts import languages, text

SCROLL_17 = 'number = 17\ncolour = "gray"\nscholars = 1\ndates = 1\nacts = "permanent"\n'
KEYS = "source, sources, number, colour, scholars, dates, acts, gain"
NOT_GOODS = "turquoise, green, gray, white, black, pink, beige, brown, red"
COLOURS = f"{NOT_GOODS}, yellow, orange, purple"
THINGS = (
    "water, date, dinar, point, river step, palace step, mosque step, stair step, any resource,"
    f" any goods, any keshi, any keshi pair, {COLOURS}"
)
BENEFITS = "gain, goods_any, steps, spectators, scroll, claim, luxury_off, river_bonus"
BENEFIT_KEYS = BENEFITS.replace("steps,", "steps, tracks,").replace("gain,", "colour, gain,")


@pytest.mark.parametrize(
    ("new", "key", "params"),
    [
        (SCROLL_17.replace("scholars = 1", 'scholars = "one"'),
         "comp-type", {"field": "scholars", "right": "comp-int", "wrong": "comp-str"}),
        (SCROLL_17.replace("scholars = 1", "scholars = 0"),
         "comp-at-least-number", {"field": "scholars", "right": "comp-int", "limit": "1",
          "value": "0"}),
        (SCROLL_17.replace('"gray"', '"grey"'),
         "comp-choice", {"field": "colour", "choices": "gray, yellow, pink, orange",
          "value": "'grey'"}),
        (SCROLL_17.replace("dates", "date"),
         "comp-no-key", {"field": "date", "keys": KEYS}),
        (SCROLL_17.replace("dates = 1\n", ""),
         "comp-key-missing", {"field": "dates", "keys": KEYS}),
        (SCROLL_17 + 'gain = "1 water"\n',
         "comp-type", {"field": "gain", "right": "comp-array", "wrong": "comp-str"}),
        (SCROLL_17 + "gain = [1]\n",
         "comp-in-type", {"field": "gain", "right": "comp-str", "wrong": "comp-int"}),
        (SCROLL_17 + 'gain = ["1 water"]\n',
         "comp-scroll-gain", {"acts": "permanent"}),
        (SCROLL_17 + 'sources = { acts = "guessed" }\n',
         "comp-in-choice", {"field": "sources", "choices": "printed, derived, reconstructed",
          "value": "{'acts': 'guessed'}"}),
        (SCROLL_17 + 'sources = { scholar = "printed" }\n',
         "comp-sources", {"field": "scholar",
          "fields": "number, colour, scholars, dates, acts, gain"}),
        (SCROLL_17.replace("dates = 1", "dates = 2"),
         "comp-scroll-price", {"scroll_scholars": 1, "scroll_dates": 2, "scroll_colour": "gray",
          "other": 1, "other_scholars": 1, "other_dates": 1}),
    ],
)  # fmt: skip
def test_a_mistake_in_a_scroll_is_named(
    edit: Edit, new: str, key: str, params: dict[str, object]
) -> None:
    error = refusal(edit("scrolls.toml", SCROLL_17, new))
    assert problem(error) == ("scrolls.toml, scroll 17", key, params)


def test_an_invalid_gain_is_named(edit: Edit) -> None:
    error = refusal(edit("scrolls.toml", '"3 dates"', '"3 camels"'))
    params = {"text": "3 camels", "things": THINGS}
    assert problem(error) == ("scrolls.toml, scroll 21: gain", "comp-gain", params)


@pytest.mark.parametrize("lang", languages())
def test_error_messages_name_types_and_choices_in_words(edit: Edit, lang: str) -> None:
    say = text(lang)
    new = SCROLL_17.replace("scholars = 1", 'scholars = "one"')
    error = refusal(edit("scrolls.toml", SCROLL_17, new))
    right, wrong = say("comp-int"), say("comp-str")
    said = say("comp-type", field="scholars", right=right, wrong=wrong)
    assert error.explain(lang) == f"scrolls.toml, scroll 17: {said}"
    error = refusal(edit("scrolls.toml", SCROLL_17, SCROLL_17.replace('"gray"', '"grey"')))
    choices = "gray, yellow, pink, orange"
    said = say("comp-choice", field="colour", choices=choices, value="'grey'")
    assert error.explain(lang) == f"scrolls.toml, scroll 17: {said}"


@pytest.mark.parametrize(
    ("where", "old", "new", "key", "params"),
    [
        # each entry once
        ("scrolls.toml, scroll 18", "number = 17", "number = 18",
         "comp-twice", {"times": 2, "right": "1–72"}),
        ("scrolls.toml, scroll 99", "number = 17", "number = 99",
         "comp-not-here", {"right": "1–72"}),
        ("oases.toml, oasis 37", "number = 36", "number = 37",
         "comp-not-here", {"right": "1–36"}),
        ("colours.toml, colour black", 'name = "white"', 'name = "black"',
         "comp-twice", {"times": 2, "right": COLOURS}),
        ("discs.toml, disc blue", '"pink"', '"blue"',
         "comp-not-here", {"right": "pink, purple, training room"}),
        ("line_spaces.toml, line space C11", '"C10"', '"C11"',
         "comp-not-here", {"right": "L2, L3, L4, L5, C3, C4, C5, C6, C7, C8, C9, C10, R2, R3, R4"}),
        ("oasis_spaces.toml, oasis space left 2", "place = 3", "place = 2",
         "comp-twice", {"times": 2, "right": "left 1, left 2, left 3, right 1, right 2, right 3"}),
        ("storage.toml, storage space 7", "place = 6", "place = 7",
         "comp-not-here", {"right": "1–6"}),
        ("gate_spaces.toml, gate space medina", '"river"', '"medina"',
         "comp-not-here", {
          "right": "river, orchard, madrasa, palace, mosque, square, sahara, souk"}),
        ("tower.toml, layer B1", '"B2"', '"B1"',
         "comp-twice", {"times": 2, "right": "B1, B2"}),
        # how many of a kind
        ("scrolls.toml", 'colour = "gray"\nscholars = 1', 'colour = "yellow"\nscholars = 3',
         "comp-scroll-colours", {"size": 20, "scroll_colour": "gray", "count": 21}),
        ("luxury_goods.toml", '"slipper"', '"dagger"',
         "comp-luxury-types", {"count": 4, "luxury_type": "slipper"}),
        ("gates.toml", "count = 3", "count = 4",
         "comp-gates", {"sum": 33}),
        ("workshops.toml",
         "[[workshop]]", '[[workshop]]\ndinars = 0\npoints = 0\nsource = "derived"\n\n[[workshop]]',
         "comp-workshops", {"count": 5}),
        ("colours.toml", "wooden = 10", "wooden = 11",
         "comp-wooden", {"sum": 93}),
        ("storage.toml", '"exchange"', '"keshi"',
         "comp-storage", {"shown": 3, "icon": "keshi", "count": 2}),
        # the colours
        ("colours.toml, colour yellow", 'kind = "goods"', 'kind = "space"',
         "comp-kind-goods", {}),
        ("colours.toml, colour turquoise", 'sector = "river"\n', "",
         "comp-sector-vendor", {}),
        ("colours.toml, colour turquoise", "spaces = 8", "spaces = 9",
         "comp-spaces", {}),
        # the frame
        ("frame.toml", "rounds = 4", "rounds = 5",
         "comp-rounds", {"keshis": 15}),
        ("frame.toml", '"1 water"', '"1 point"',
         "comp-cost", {"field": "start_resources", "gain": "1 point"}),
        # the tracks
        ("river.toml", "[3, 6, 9, 12]", "[3, 6, 9, 14]",
         "comp-rapids", {"steps": [3, 6, 9, 14], "jetty": 14}),
        ("river.toml", "[3, 6, 9, 12]", "[3, 9, 6, 12]",
         "comp-rapids", {"steps": [3, 9, 6, 12], "jetty": 14}),
        ("river.toml", "[3, 6, 9, 12]", "[3, 6, 9]",
         "comp-rapid-bonuses", {"bonuses": 4, "rapids": 3}),
        ("river.toml", "crocodile = 4", "crocodile = 14",
         "comp-crocodile", {"crocodile": 14, "jetty": 14}),
        ("river.toml", "[4, 3, 2, 1]", "[4, 3, 2]",
         "comp-jetty-spots", {"spots": 3}),
        ("stairs.toml", "[0, 4,", "[1, 4,",
         "comp-segments", {"segments": [1, 4, 7, 11, 16], "steps": 16}),
        ("stairs.toml", "steps = 16", "steps = 17",
         "comp-segments", {"segments": [0, 4, 7, 11, 16], "steps": 17}),
        ("stairs.toml", "7, 11, 16]", "7, 7, 16]",
         "comp-segments", {"segments": [0, 4, 7, 7, 16], "steps": 16}),
        ("lines.toml", "[1, 1, 2, 3, 4]", "[1, 1, 2, 3]",
         "comp-line", {"field": "dinars", "size": 4}),
        # the main square
        ("square.toml", '    "1 water",\n', "",
         "comp-ring", {"size": 7}),
        ("discs.toml, disc pink", "[1, 2, 2, 1, 3, 2, 1, 3]", "[1, 2, 2]",
         "comp-spectators", {"size": 3}),
        ("discs.toml, disc pink", "[1, 2, 2, 1, 3, 2, 1, 3]", "[1, 2, 2, 1, 3, 2, 1, -3]",
         "comp-in-at-least-number", {"field": "spectators", "right": "comp-int", "limit": "0",
          "value": "[1, 2, 2, 1, 3, 2, 1, -3]"}),
        # souk, medina and Sahara
        ("luxury_goods.toml, luxury good 1 slipper", 'cost = ["yellow"]', "cost = []",
         "comp-cost-empty", {}),
        ("luxury_goods.toml, luxury good 1 slipper", 'cost = ["yellow"]', 'cost = ["green"]',
         "comp-in-choice", {"field": "cost", "choices": "yellow, orange, purple",
          "value": "['green']"}),
        ("workshops.toml, workshop 3", "dinars = 2", "dinars = -2",
         "comp-at-least-number", {"field": "dinars", "right": "comp-int", "limit": "0",
          "value": "-2"}),
        ("gate_spaces.toml, gate space orchard", '["green"]', '["green", "green"]',
         "comp-matches", {"matches": ["green", "green"]}),
        ("oasis_spaces.toml, oasis space left 1", '"1 dinar"', '"1 green"',
         "comp-cost", {"field": "cost", "gain": "1 green"}),
        ("storage_draw.toml", '"red"', '"pink"',
         "comp-draw", {
          "colours": ["green", "gray", "white", "black", "turquoise", "pink", "beige", "pink"]}),
        ("storage_draw.toml", ', "red"', "",
         "comp-draw-few", {"size": 7}),
        # oases
        ("oases.toml, oasis 19", 'resource = "water"\n', "",
         "comp-rule-needs", {"field": "resource", "rule": "resource"}),
        ("oases.toml, oasis 24", "at_most = 3", "at_least = 3",
         "comp-rule-no-use", {"field": "at_least", "rule": "small sectors"}),
        ("oases.toml, oasis 19", "most = 12\n", "",
         "comp-most", {}),
        ("oases.toml, oasis 27", "base = 7\n", "",
         "comp-no-points", {}),
        # river tiles
        ("river_tiles.toml, river tile 1", "back = 2", "back = 3",
         "comp-back", {"back": 3, "tile": 1}),
        ("river_tiles.toml, river tile 1", "season = 1", "season = 2",
         "comp-tile-season", {"tile_season": 2}),
        ("river_tiles.toml, river tile 4", 'gain = ["5 points"]', 'second = ["5 points"]',
         "comp-second", {"last": 3, "tile_season": 2}),
        ("frame.toml", "seasons = 3", "seasons = 2",
         "comp-seasons", {"seasons": 2}),
        # a module's tiles follow those of the base game
        ("offices.toml, office 7", "expansion = true\n", "",
         "comp-of-module", {"last": 6}),
        ("oases.toml, oasis 31", 'needs = ["luxury-goods"]\n', "",
         "comp-of-module", {"last": 30}),
        ("oases.toml, oasis 30", "number = 30\n", 'number = 30\nneeds = ["camels"]\n',
         "comp-of-base", {"last": 30}),
        ("provisions.toml, provision 12",
         "number = 12\n", 'number = 12\nlevel = "moderate"\neffect = "river step"\n',
         "comp-of-base", {"last": 12}),
        # what modules add to kinds of tiles of the base game
        ("discs.toml, disc purple", "[2, 0, 2,", "[2, 1, 2,",
         "comp-purple", {"zeros": 0, "fours": 1}),
        ("discs.toml, disc training room", "[2, 2, 3,", "[1, 2, 3,",
         "comp-training", {"training": 17, "pink": 15}),
        ("luxury_goods.toml, luxury good 26 race saddle", "camel_steps = 2\n", "",
         "comp-saddle-alone", {"field": "camel_steps"}),
        ("luxury_goods.toml, luxury good 26 race saddle", "camel_steps = 2\n", "camel_steps = 7\n",
         "comp-at-most-number", {"field": "camel_steps", "right": "comp-int", "limit": "6",
          "value": "7"}),
        ("luxury_goods.toml, luxury good 11 dagger", "gain = []\n", "gain = []\nclaim_off = 1\n",
         "comp-saddle-alone", {"field": "claim_off"}),
        ("luxury_goods.toml, luxury good 11 dagger", "gain = []\n", 'gain = []\npays = ["red"]\n',
         "comp-falcon-alone", {"field": "pays"}),
        ("luxury_goods.toml, luxury good 31 falcon", 'bonus = "nomad"\n', "",
         "comp-falcon-alone", {"field": "bonus"}),
        ("luxury_goods.toml", 'bonus = "keshi exchange"', 'bonus = "spectators 3"',
         "comp-falcons", {"times": 2, "bonus": "spectators 3"}),
        ("luxury_goods.toml, luxury good 31 falcon", 'needs = ["nomads"]\n', "",
         "comp-needs-bonus", {}),
        ("luxury_goods.toml, luxury good 35 falcon", "steps = 3\n", "",
         "comp-steps-bonus", {}),
        ("luxury_goods.toml, luxury good 32 falcon", '["gray"]', '["brown"]',
         "comp-pays", {"pays": ["brown"]}),
        ("luxury_goods.toml, luxury good 35 falcon", '"black", "turquoise"]', '"black", "green"]',
         "comp-pays-tracks", {"pays": ["white", "black", "green"]}),
        ("oases.toml, oasis 31", "table = [1, 3, 6, 10, 15]\n", "",
         "comp-rule-needs", {"field": "table", "rule": "luxury types"}),
        ("oases.toml, oasis 31",
         "table = [1, 3, 6, 10, 15]\n", "table = [1, 3, 6, 10, 15]\neach = 1\n",
         "comp-table-alone", {}),
        ("oases.toml, oasis 31", "[1, 3, 6, 10, 15]", "[1, 3, 3, 10, 15]",
         "comp-table", {"table": [1, 3, 3, 10, 15]}),
        ("oases.toml, oasis 27", "base = 7\n", "base = 7\nmost_points = 7\n",
         "comp-most-points", {"rule": "palace"}),
        ("oases.toml, oasis 27", "base = 7\n", "base = 7\nper = 2\n",
         "comp-per-camel", {}),
        ("provisions.toml, provision 13", 'effect = "river step"\n', "",
         "comp-effect", {"level": "moderate",
          "effects": "river step, palace step, mosque step, goods keshi, 1 spectator,"
          " keshi exchange"}),
        ("provisions.toml, provision 1", "number = 1\n", 'number = 1\neffect = "river"\n',
         "comp-no-effect", {"level": "base", "effects": ""}),
        ("provisions.toml, provision 22", 'needs = ["nomads"]\n', "",
         "comp-needs-effect", {}),
        ("provisions.toml", 'effect = "river"', 'effect = "palace"',
         "comp-effects", {"count": 0, "level": "hard", "effect": "river"}),
        # staircases
        ("staircase_tiles.toml", '["1 yellow"]', '["1 orange"]',
         "comp-fronts", {"front": "yellow"}),
        ("staircase_tiles.toml, staircase tile 3", '["1 yellow"]', "[]",
         "comp-empty", {"field": "front"}),
        ("staircase_tiles.toml, staircase tile 21", "number = 20", "number = 21",
         "comp-not-here", {"right": "1–20"}),
        ("staircase_cover.toml", '"C8"]', '"C9"]',
         "comp-cover", {
          "spaces": ["L2", "C4", "R2", "L3", "C5", "R3", "L4", "C6", "R4", "L5", "C7", "C9"],
          "right": "L2, L3, L4, L5, C4, C5, C6, C7, C8, R2, R3, R4"}),
        ("imam_sultan.toml", "step = 5", "step = 16",
         "comp-pawn-step", {"step": 16, "last": 16}),
        # desert towns
        ("towns.toml, town 13", "number = 12", "number = 13",
         "comp-not-here", {"right": "1–12"}),
        ("towns.toml", 'rule = "scrolls"', 'rule = "gates"',
         "comp-town-rules", {"times": 2, "rule": "gates"}),
        ("towns.toml, town 10", 'acts = "instant"', 'acts = "end"',
         "comp-acts", {"acts": "instant", "rule": "scroll"}),
        ("towns.toml, town 1", "each = 2\n", "",
         "comp-each-some", {"rule": "gates"}),
        ("towns.toml, town 10", 'acts = "instant"\n', 'acts = "instant"\neach = 2\n',
         "comp-each-none", {"rule": "scroll"}),
        ("towns.toml, town 8", "at_least = 4\n", "",
         "comp-at-least", {}),
        ("towns.toml, town 1", "each = 2\n", "each = 2\nper = 2\n",
         "comp-per-keshis", {}),
        ("towns.toml, town 1", "each = 2\n", "each = 2\nmost_points = 8\n",
         "comp-most-points", {"rule": "gates"}),
        ("town_rules.toml", "[3, 5, 7]", "[3, 5]",
         "comp-town-tiles", {"tiles": [3, 5]}),
        ("town_rules.toml", "[3, 5, 7]", "[3, 5, 13]",
         "comp-town-number", {"wanted": 13, "towns": 12}),
        # camels and nomads
        ("nomads.toml", '"1 dinar"', '"1 point"',
         "comp-cost", {"field": "move_cost", "gain": "1 point"}),
        ("racecourse.toml", "[8, 16, 24]", "[8, 16]",
         "comp-goals", {"lines": [1, 8, 16, 32]}),
        ("racecourse.toml", "[8, 16, 24]", "[8, 24, 16]",
         "comp-goals", {"lines": [1, 8, 24, 16, 32]}),
        ("racecourse.toml", "finish = 32", "finish = 29",
         "comp-finish", {"finish": 29, "steps": 30, "oasis": 35}),
        ("racecourse.toml", "column = 8", "column = 9",
         "comp-column", {"colours": 8, "column": 9}),
        ("racecourse.toml", "[1, 2, 2, 2,", "[1, 2, 1, 2,",
         "comp-camel-steps", {"steps": [1, 2, 1, 2, 3, 3, 4, 4]}),
        ("racecourse.toml", "[16, 8, 4, 2]", "[16, 8, 4]",
         "comp-race-points", {"places": [16, 8, 4]}),
        ("bridges.toml, bridge 12", "step = 20", "step = 12",
         "comp-bridge-twice", {"times": 2}),
        ("bridges.toml, bridge 32", "step = 28", "step = 32",
         "comp-bridge-place", {"first": 1, "last": 32}),
        ("bridges.toml, bridge 12", '"1 water"', '"1 dinar"',
         "comp-nomad-cost", {"cost": ["1 date", "1 dinar"]}),
        ("dung.toml", "[17, 5]", "[17, 4]",
         "comp-dung", {"sum": 21}),
        ("dung.toml", "[17, 5]", "[22]",
         "comp-dung-tiles", {}),
        ("dung.toml", "7, 10,", "7, 7,",
         "comp-dung-loss", {"loss": [2, 4, 7, 7, 13, 16, 20]}),
        # awards
        ("awards.toml, award 1 a", 'side = "b"', 'side = "a"',
         "comp-twice", {"times": 2, "right": "1 a–6 b"}),
        ("awards.toml, award 1 a", 'dung = "gray"', 'dung = "yellow"',
         "comp-choice", {"field": "dung", "choices": NOT_GOODS, "value": "'yellow'"}),
        ("awards.toml, award 1 a", '"2 points"', '"3 points"',
         "comp-award", {"tier": "one", "said": "3 point",
          "benefits": "2 point, 2 dinar, 2 water, 2 date, 1 any resource, 2 any goods"}),
        ("awards.toml", 'scroll = "yellow"', 'gain = ["5 points"]',
         "comp-award-missing", {"tier": "three", "missing": "yellow scroll"}),
        ("awards.toml, award 1 a: one: gain", '"2 points"', '"2 camels"',
         "comp-gain", {"text": "2 camels", "things": THINGS}),
        ("awards.toml, award 1 a: one", 'colour = "green"', 'colour = "orange"',
         "comp-choice", {"field": "colour", "choices": NOT_GOODS, "value": "'orange'"}),
        ("awards.toml, award 1 a: one", 'colour = "green", ', "",
         "comp-key-missing", {"field": "colour", "keys": BENEFIT_KEYS}),
        ("awards.toml, award 1 b: four", "river_bonus = true", "river_tile = true",
         "comp-no-key", {"field": "river_tile", "keys": BENEFIT_KEYS}),
        ("awards.toml, award 1 b: four", "river_bonus = true", "river_bonus = true, claim = 1",
         "comp-benefit", {"given": "claim, river_bonus", "kinds": BENEFITS}),
        ("awards.toml, award 1 b: four", "river_bonus = true", "river_bonus = false",
         "comp-benefit", {"given": "", "kinds": BENEFITS}),
        ("awards.toml, award 2 b: three", '["river", "mosque"]', '["river"]',
         "comp-tracks", {"tracks": ["river"]}),
        ("awards.toml, award 2 b: three", '["river", "mosque"]', '["river", "souk"]',
         "comp-in-choice", {"field": "tracks", "choices": "river, palace, mosque",
          "value": "['river', 'souk']"}),
        ("awards.toml, award 1 a", 'four = { colour = "brown", gain = ["8 points"] }', "four = 8",
         "comp-type", {"field": "four", "right": "comp-object", "wrong": "comp-int"}),
        # special buildings
        ("buildings.toml, building library", '"gazebo"', '"library"',
         "comp-twice", {"times": 2,
          "right": "date warehouse, library, training room, prayer house, boat house,"
          " camel stable, barracks, gazebo"}),
        ("buildings.toml, building date warehouse", '"green"', '"yellow"',
         "comp-choice", {"field": "keshi", "choices": NOT_GOODS, "value": "'yellow'"}),
        ("buildings.toml, building date warehouse", '"2 water"', '"2 points"',
         "comp-cost", {"field": "resources", "gain": "2 points"}),
        # the tower
        ("tower.toml, layer B1", "stays = 0.1\n", "stays = 1.5\n",
         "comp-at-most-number", {"field": "stays", "right": "comp-float", "limit": "1.0",
          "value": "1.5"}),
        ("tower.toml, layer B1", "stays = 0.1\n", "stays = nan\n",
         "comp-at-least-number", {"field": "stays", "right": "comp-float", "limit": "0.0",
          "value": "nan"}),
    ],
)  # fmt: skip
def test_a_mistake_in_a_file_is_named_in_every_language(
    edit: Edit, where: str, old: str, new: str, key: str, params: dict[str, object]
) -> None:
    file = re.split("[,:]", where)[0]
    error = refusal(edit(file, old, new))
    assert problem(error) == (where, key, params)
    said = {error.explain(lang) for lang in languages()}
    assert len(said) == len(languages())
    assert all(one.startswith(f"{where}: ") for one in said)


def test_an_entry_without_a_number_is_identified_by_its_position(edit: Edit) -> None:
    error = refusal(edit("scrolls.toml", "number = 17\n", ""))
    params = {"field": "number", "keys": KEYS}
    assert problem(error) == ("scrolls.toml, scroll entry 17", "comp-key-missing", params)


def test_a_missing_entry_is_named(edit: Edit) -> None:
    text = (BUILT_IN / "scrolls.toml").read_text(encoding="utf-8")
    entry = next(part for part in text.split("\n[[scroll]]\n") if "number = 17\n" in part)
    error = refusal(edit("scrolls.toml", f"\n[[scroll]]\n{entry}", ""))
    assert problem(error) == ("scrolls.toml, scroll 17", "comp-missing", {"right": "1–72"})


def test_new_luxury_goods_must_come_last(tmp_path: Path) -> None:
    text = (BUILT_IN / "luxury_goods.toml").read_text(encoding="utf-8")
    swapped = {"number = 25\n": "number = 26\n", "number = 26\n": "number = 25\n"}
    text = re.sub(r"number = 2[56]\n", lambda found: swapped[found[0]], text)
    (tmp_path / "luxury_goods.toml").write_text(text, encoding="utf-8")
    where = "luxury_goods.toml, luxury good 26"
    assert problem(refusal(tmp_path)) == (where, "comp-of-module", {"last": 25})


def test_each_season_needs_three_river_tiles(tmp_path: Path) -> None:
    text = (BUILT_IN / "river_tiles.toml").read_text(encoding="utf-8")
    text = text.replace("season = 1", "season = 2", 2)  # both sides of the first tile
    (tmp_path / "river_tiles.toml").write_text(text, encoding="utf-8")
    params = {"sides": 4, "tile_season": 1}
    assert problem(refusal(tmp_path)) == ("river_tiles.toml", "comp-sides", params)


def test_an_entry_created_in_code_is_checked_too() -> None:
    with pytest.raises(ComponentError) as refused:
        Workshop(dinars=1, points=1, source=P, sources={"price": D})
    params = {"field": "price", "fields": "dinars, points"}
    assert problem(refused.value) == ("", "comp-sources", params)
