"""Component files with a mistake are refused, and the mistake is named."""

import re
from pathlib import Path

import pytest

from components.helpers import D, Edit, P, refusal
from marrakesh.components import (
    ComponentError,
    load,
)
from marrakesh.components.boards import Workshop
from marrakesh.components.loader import BUILT_IN
from marrakesh.texts import languages

SCROLL_17 = 'number = 17\ncolour = "gray"\nscholars = 1\ndates = 1\nacts = "permanent"\n'
KEYS = "source, sources, number, colour, scholars, dates, acts, gain"


@pytest.mark.parametrize(
    ("new", "message"),
    [
        (SCROLL_17.replace("scholars = 1", 'scholars = "one"'),
         "scholars must be a whole number, not a text"),
        (SCROLL_17.replace("scholars = 1", "scholars = 0"),
         "scholars must be a whole number of at least 1, not 0"),
        (SCROLL_17.replace('"gray"', '"grey"'),
         "colour must be one of gray, yellow, pink, orange, not 'grey'"),
        (SCROLL_17.replace("dates", "date"), f"date is no key of it, which are {KEYS}"),
        (SCROLL_17.replace("dates = 1\n", ""), f"dates is missing, the keys are {KEYS}"),
        (SCROLL_17 + 'gain = "1 water"\n', "gain must be a list, not a text"),
        (SCROLL_17 + "gain = [1]\n", "in gain, each must be a text, not a whole number"),
        (SCROLL_17 + 'gain = ["1 water"]\n',
         "gain belongs to an instant scroll, and this one is permanent"),
        (SCROLL_17 + 'sources = { acts = "guessed" }\n',
         "in sources, each must be one of printed, derived, reconstructed,"
         " not {'acts': 'guessed'}"),
        (SCROLL_17 + 'sources = { scholar = "printed" }\n',
         'sources names "scholar", which is none of number, colour, scholars, dates, acts, gain'),
        (SCROLL_17.replace("dates = 1", "dates = 2"),
         "needs 1 scholars and 2 dates, all gray scrolls must need the same,"
         " as scroll 1 does: 1 and 1"),
    ],
)  # fmt: skip
def test_a_broken_scroll(edit: Edit, new: str, message: str) -> None:
    assert refusal(edit("scrolls.toml", SCROLL_17, new)) == f"scrolls.toml, scroll 17: {message}"


def test_a_bad_gain_is_named(edit: Edit) -> None:
    message = refusal(edit("scrolls.toml", '"3 dates"', '"3 camels"'))
    assert message.startswith(
        'scrolls.toml, scroll 21: gain: "3 camels" is no gain, write an amount'
    )
    assert message.endswith('as in "2 water"')


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        # each entry once
        ("scrolls.toml", "number = 17", "number = 18",
         "scrolls.toml, scroll 18: is there 2 times, there must be 1–72, each once"),
        ("scrolls.toml", "number = 17", "number = 99",
         "scrolls.toml, scroll 99: does not belong here, there must be 1–72, each once"),
        ("oases.toml", "number = 36", "number = 37",
         "oases.toml, oasis 37: does not belong here, there must be 1–36, each once"),
        ("colours.toml", 'name = "white"', 'name = "black"',
         "colours.toml, colour black: is there 2 times, there must be turquoise, green, gray,"
         " white, black, pink, beige, brown, red, yellow, orange, purple, each once"),
        ("discs.toml", '"pink"', '"blue"',
         "discs.toml, disc blue: does not belong here, there must be pink, purple, training room,"
         " each once"),
        ("line_spaces.toml", '"C10"', '"C11"',
         "line_spaces.toml, line space C11: does not belong here, there must be L2, L3, L4, L5,"
         " C3, C4, C5, C6, C7, C8, C9, C10, R2, R3, R4, each once"),
        ("oasis_spaces.toml", "place = 3", "place = 2",
         "oasis_spaces.toml, oasis space left 2: is there 2 times, there must be"
         " left 1, left 2, left 3, right 1, right 2, right 3, each once"),
        ("storage.toml", "place = 6", "place = 7",
         "storage.toml, storage space 7: does not belong here, there must be 1–6, each once"),
        ("gate_spaces.toml", '"river"', '"medina"',
         "gate_spaces.toml, gate space medina: does not belong here, there must be river, orchard,"
         " madrasa, palace, mosque, square, sahara, souk, each once"),
        ("tower.toml", '"B2"', '"B1"',
         "tower.toml, layer B1: is there 2 times, there must be B1, B2, each once"),
        # how many of a sort
        ("scrolls.toml", 'colour = "gray"\nscholars = 1', 'colour = "yellow"\nscholars = 3',
         "scrolls.toml: 20 scrolls are gray, there must be 21"),
        ("luxury_goods.toml", '"slipper"', '"dagger"',
         "luxury_goods.toml: 4 are of type slipper, there must be 5"),
        ("gates.toml", "count = 3", "count = 4",
         "gates.toml: count adds up to 33, there must be 32 gates, 8 for each workshop"),
        ("workshops.toml", "[[workshop]]",
         '[[workshop]]\ndinars = 0\npoints = 0\nsource = "derived"\n\n[[workshop]]',
         "workshops.toml: has 5 workshops, there must be 4"),
        ("colours.toml", "wooden = 10", "wooden = 11",
         "colours.toml: wooden adds up to 93, the box has 92 wooden keshis"),
        ("storage.toml", '"exchange"', '"keshi"',
         'storage.toml: 3 spaces show "keshi", there must be 2, as players draw 2 keshis each,'
         " or 3 with 2 players"),
        # the colours
        ("colours.toml", 'kind = "goods"', 'kind = "space"',
         "colours.toml, colour yellow: kind is goods for yellow, orange, purple alone"),
        ("colours.toml", 'sector = "river"\n', "",
         "colours.toml, colour turquoise: sector is left out for a vendor alone"),
        ("colours.toml", "spaces = 8", "spaces = 9",
         "colours.toml, colour turquoise: spaces is 8, and left out for goods, which have no"
         " limit"),
        # the frame
        ("frame.toml", "rounds = 4", "rounds = 5",
         "frame.toml: rounds x assistants is 15 and must be 12, as a season uses each colour"
         " once"),
        ("frame.toml", '"1 water"', '"1 point"',
         'frame.toml: start_resources: "1 point" must be an amount of water, dates or dinars'),
        # the tracks
        ("river.toml", "[3, 6, 9, 12]", "[3, 6, 9, 14]",
         "river.toml: rapids [3, 6, 9, 14] must be at least 3 increasing steps below the jetty,"
         " 14"),
        ("river.toml", "[3, 6, 9, 12]", "[3, 9, 6, 12]",
         "river.toml: rapids [3, 9, 6, 12] must be at least 3 increasing steps below the jetty,"
         " 14"),
        ("river.toml", "[3, 6, 9, 12]", "[3, 6, 9]",
         "river.toml: 4 rapid_bonuses for 3 rapids, each must have one"),
        ("river.toml", "crocodile = 4", "crocodile = 14",
         "river.toml: crocodile 14 must lie below the jetty, 14"),
        ("river.toml", "[4, 3, 2, 1]", "[4, 3, 2]",
         "river.toml: jetty_spots has 3 spots, there must be one for each of 4 players"),
        ("stairs.toml", "[0, 4,", "[1, 4,",
         "stairs.toml: segments [1, 4, 7, 11, 16] must be 5 increasing steps from 0 to 16"),
        ("stairs.toml", "steps = 16", "steps = 17",
         "stairs.toml: segments [0, 4, 7, 11, 16] must be 5 increasing steps from 0 to 17"),
        ("stairs.toml", "7, 11, 16]", "7, 7, 16]",
         "stairs.toml: segments [0, 4, 7, 7, 16] must be 5 increasing steps from 0 to 16"),
        ("lines.toml", "[1, 1, 2, 3, 4]", "[1, 1, 2, 3]",
         "lines.toml: dinars has 4 numbers, there must be 5, one a segment"),
        # the main square
        ("square.toml", '    "1 water",\n', "", "square.toml: ring has 7 bonuses, there must be 8"),
        ("discs.toml", "[1, 2, 2, 1, 3, 2, 1, 3]", "[1, 2, 2]",
         "discs.toml, disc pink: spectators has 3 sections, there must be 8"),
        ("discs.toml", "[1, 2, 2, 1, 3, 2, 1, 3]", "[1, 2, 2, 1, 3, 2, 1, -3]",
         "discs.toml, disc pink: in spectators, each must be a whole number of at least 0,"
         " not [1, 2, 2, 1, 3, 2, 1, -3]"),
        # souk, medina and Sahara
        ("luxury_goods.toml", 'cost = ["yellow"]', "cost = []",
         "luxury_goods.toml, luxury good 1 slipper: cost is empty, it must be one goods keshi at"
         " least"),
        ("luxury_goods.toml", 'cost = ["yellow"]', 'cost = ["green"]',
         "luxury_goods.toml, luxury good 1 slipper: in cost, each must be one of yellow, orange,"
         " purple, not ['green']"),
        ("workshops.toml", "dinars = 2", "dinars = -2",
         "workshops.toml, workshop 3: dinars must be a whole number of at least 0, not -2"),
        ("gate_spaces.toml", '["green"]', '["green", "green"]',
         "gate_spaces.toml, gate space orchard: matches ['green', 'green'] must name each colour"
         " once"),
        ("oasis_spaces.toml", '"1 dinar"', '"1 green"',
         'oasis_spaces.toml, oasis space left 1: cost: "1 green" must be an amount of water, dates'
         " or dinars"),
        ("storage_draw.toml", '"red"', '"pink"',
         "storage_draw.toml: colours ['green', 'gray', 'white', 'black', 'turquoise', 'pink',"
         " 'beige', 'pink'] must name each colour once, and no goods"),
        ("storage_draw.toml", ', "red"', "",
         "storage_draw.toml: 7 colours, 4 players draw 2 each: 8 at least"),
        # oases
        ("oases.toml", 'resource = "water"\n', "",
         'oases.toml, oasis 19: resource is missing, the rule "resource" needs it'),
        ("oases.toml", "at_most = 3", "at_least = 3",
         'oases.toml, oasis 24: at_least has no use for the rule "small sectors"'),
        ("oases.toml", "most = 12\n", "",
         'oases.toml, oasis 19: most belongs to the rule "resource", and to no other'),
        ("oases.toml", "base = 7\n", "",
         "oases.toml, oasis 27: base and each are 0, one of them must give points"),
        # river tiles
        ("river_tiles.toml", "back = 2", "back = 3",
         "river_tiles.toml, river tile 1: back is 3, whose own back must then be 1"),
        ("river_tiles.toml", "season = 1", "season = 2",
         "river_tiles.toml, river tile 1: season is 2, both sides must have the same"),
        ("river_tiles.toml", 'gain = ["5 points"]', 'second = ["5 points"]',
         "river_tiles.toml, river tile 4: second is for season 3 alone, and this tile is of 2"),
        ("frame.toml", "seasons = 3", "seasons = 2",
         "frame.toml: seasons is 2 and must be 3, as there are river tiles for 3"),
        # a module's tiles follow those of the base game
        ("offices.toml", "expansion = true\n", "",
         "offices.toml, office 7: must be a tile of a module, the base game has 1 to 6"),
        ("oases.toml", 'needs = ["luxury-goods"]\n', "",
         "oases.toml, oasis 31: must be a tile of a module, the base game has 1 to 30"),
        ("oases.toml", "number = 30\n", 'number = 30\nneeds = ["camels"]\n',
         "oases.toml, oasis 30: must be a tile of the base game, which has 1 to 30"),
        ("provisions.toml", "number = 12\n",
         'number = 12\nlevel = "moderate"\neffect = "river step"\n',
         "provisions.toml, provision 12: must be a tile of the base game, which has 1 to 12"),
        # what modules add to kinds of the base game
        ("discs.toml", "[2, 0, 2,", "[2, 1, 2,",
         "discs.toml, disc purple: has 0 sections with 0 spectators and 1 with 4, there must be"
         " one of each"),
        ("discs.toml", "[2, 2, 3,", "[1, 2, 3,",
         "discs.toml, disc training room: has 17 spectators, there must be 3 more than the 15 of"
         " the disc pink"),
        ("luxury_goods.toml", "camel_steps = 2\n", "",
         "luxury_goods.toml, luxury good 26 race saddle: camel_steps belongs to each race saddle"
         " alone"),
        ("luxury_goods.toml", "camel_steps = 2\n", "camel_steps = 7\n",
         "luxury_goods.toml, luxury good 26 race saddle: camel_steps must be a whole number of at"
         " most 6, not 7"),
        ("luxury_goods.toml", "gain = []\n", "gain = []\nclaim_off = 1\n",
         "luxury_goods.toml, luxury good 11 dagger: claim_off belongs to each race saddle alone"),
        ("luxury_goods.toml", "gain = []\n", 'gain = []\npays = ["red"]\n',
         "luxury_goods.toml, luxury good 11 dagger: pays belongs to each falcon alone"),
        ("luxury_goods.toml", 'bonus = "nomad"\n', "",
         "luxury_goods.toml, luxury good 31 falcon: bonus belongs to each falcon alone"),
        ("luxury_goods.toml", 'bonus = "keshi exchange"', 'bonus = "spectators 3"',
         'luxury_goods.toml: 2 falcons have the bonus "spectators 3", each must have its own'),
        ("luxury_goods.toml", 'needs = ["nomads"]\n', "",
         "luxury_goods.toml, luxury good 31 falcon: needs is nomads for the bonus \"nomad\", and"
         " left out for others"),
        ("luxury_goods.toml", "steps = 3\n", "",
         'luxury_goods.toml, luxury good 35 falcon: steps belongs to the bonus "steps" alone'),
        ("luxury_goods.toml", '["gray"]', '["brown"]',
         "luxury_goods.toml, luxury good 32 falcon: pays ['brown'] must name each colour once, and"
         " no caravan"),
        ("luxury_goods.toml", '"black", "turquoise"]', '"black", "green"]',
         "luxury_goods.toml, luxury good 35 falcon: pays ['white', 'black', 'green'] must be of"
         ' turquoise, white, black for the bonus "steps"'),
        ("oases.toml", "table = [1, 3, 6, 10, 15]\n", "",
         'oases.toml, oasis 31: table is missing, the rule "luxury types" needs it'),
        ("oases.toml", "table = [1, 3, 6, 10, 15]\n", "table = [1, 3, 6, 10, 15]\neach = 1\n",
         "oases.toml, oasis 31: table gives all the points, leave base and each out"),
        ("oases.toml", "[1, 3, 6, 10, 15]", "[1, 3, 3, 10, 15]",
         "oases.toml, oasis 31: table [1, 3, 3, 10, 15] must give more for more things"),
        ("oases.toml", "base = 7\n", "base = 7\nmost_points = 7\n",
         'oases.toml, oasis 27: most_points has no use for the rule "palace"'),
        ("oases.toml", "base = 7\n", "base = 7\nper = 2\n",
         'oases.toml, oasis 27: per belongs to the rule "camel" alone'),
        ("provisions.toml", 'effect = "river step"\n', "",
         "provisions.toml, provision 13: effect of a moderate tile must be one of river step,"
         " palace step, mosque step, goods keshi, 1 spectator, keshi exchange"),
        ("provisions.toml", "number = 1\n", 'number = 1\neffect = "river"\n',
         "provisions.toml, provision 1: effect of a base tile must be left out"),
        ("provisions.toml", 'needs = ["nomads"]\n', "",
         'provisions.toml, provision 22: needs is nomads for the effect "nomad", and left out for'
         " others"),
        ("provisions.toml", 'effect = "river"', 'effect = "palace"',
         'provisions.toml: 0 hard tiles have the effect "river", there must be one'),
        # staircases
        ("staircase_tiles.toml", '["1 yellow"]', '["1 orange"]',
         "staircase_tiles.toml: no front shows yellow, every colour must be on one"),
        ("staircase_tiles.toml", '["1 yellow"]', "[]",
         "staircase_tiles.toml, staircase tile 3: front is empty, it must give something"),
        ("staircase_tiles.toml", "number = 20", "number = 21",
         "staircase_tiles.toml, staircase tile 21: does not belong here, there must be 1–20,"
         " each once"),
        ("staircase_cover.toml", '"C8"]', '"C9"]',
         "staircase_cover.toml: spaces ['L2', 'C4', 'R2', 'L3', 'C5', 'R3', 'L4', 'C6', 'R4',"
         " 'L5', 'C7', 'C9'] must be L2, L3, L4, L5, C4, C5, C6, C7, C8, R2, R3, R4, in the order"
         " in which they are covered"),
        ("imam_sultan.toml", "step = 5", "step = 16",
         "imam_sultan.toml: step 16 must lie below the final space, 16"),
        # desert towns
        ("towns.toml", "number = 12", "number = 13",
         "towns.toml, town 13: does not belong here, there must be 1–12, each once"),
        ("towns.toml", 'rule = "scrolls"', 'rule = "gates"',
         'towns.toml: 2 towns have the rule "gates", each must have its own'),
        ("towns.toml", 'acts = "instant"', 'acts = "end"',
         'towns.toml, town 10: acts must be "instant" for the rule "scroll"'),
        ("towns.toml", "each = 2\n", "",
         'towns.toml, town 1: each: the rule "gates" gives points'),
        ("towns.toml", 'acts = "instant"\n', 'acts = "instant"\neach = 2\n',
         'towns.toml, town 10: each: the rule "scroll" gives no points'),
        ("towns.toml", "at_least = 4\n", "",
         'towns.toml, town 8: at_least belongs to the rule "sectors", and to no other'),
        ("towns.toml", "each = 2\n", "each = 2\nper = 2\n",
         'towns.toml, town 1: per belongs to the rule "keshis" alone'),
        ("towns.toml", "each = 2\n", "each = 2\nmost_points = 8\n",
         'towns.toml, town 1: most_points has no use for the rule "gates"'),
        ("town_rules.toml", "[3, 5, 7]", "[3, 5]",
         "town_rules.toml: tiles [3, 5] must be 3 increasing numbers, for 2, 3 and 4 players"),
        ("town_rules.toml", "[3, 5, 7]", "[3, 5, 13]",
         "town_rules.toml: tiles asks for 13 towns, there are 12"),
        # camels and nomads
        ("nomads.toml", '"1 dinar"', '"1 point"',
         'nomads.toml: move_cost: "1 point" must be an amount of water, dates or dinars'),
        ("racecourse.toml", "[8, 16, 24]", "[8, 16]",
         "racecourse.toml: start, goals and finish [1, 8, 16, 32] must be 5 lines in increasing"
         " order"),
        ("racecourse.toml", "[8, 16, 24]", "[8, 24, 16]",
         "racecourse.toml: start, goals and finish [1, 8, 24, 16, 32] must be 5 lines in"
         " increasing order"),
        ("racecourse.toml", "finish = 32", "finish = 29",
         "racecourse.toml: finish is 29 and must be 30 at least, as oasis 35 gives points for so"
         " many steps"),
        ("racecourse.toml", "column = 8", "column = 9",
         "racecourse.toml: steps for 8 colours and a column of 9 spaces, these must agree"),
        ("racecourse.toml", "[1, 2, 2, 2,", "[1, 2, 1, 2,",
         "racecourse.toml: steps [1, 2, 1, 2, 3, 3, 4, 4] must not fall with more colours"),
        ("racecourse.toml", "[16, 8, 4, 2]", "[16, 8, 4]",
         "racecourse.toml: race_points [16, 8, 4] must be 4 falling numbers, one for each place"),
        ("bridges.toml", "step = 20", "step = 12",
         "bridges.toml, bridge 12: is there 2 times, each must have its own step"),
        ("bridges.toml", "step = 28", "step = 32",
         "bridges.toml, bridge 32: must lie between start, 1, and finish, 32"),
        ("bridges.toml", '"1 water"', '"1 dinar"',
         "bridges.toml, bridge 12: cost ['1 date', '1 dinar'] must be dates and water"),
        ("dung.toml", "[17, 5]", "[17, 4]",
         "dung.toml: counts adds up to 21, there must be 22 tiles"),
        ("dung.toml", "[17, 5]", "[22]",
         "dung.toml: tiles and counts must be as many, and one of the tiles a 1"),
        ("dung.toml", "7, 10,", "7, 7,",
         "dung.toml: loss [2, 4, 7, 7, 13, 16, 20] must rise with more dung"),
        # awards
        ("awards.toml", 'side = "b"', 'side = "a"',
         "awards.toml, award 1 a: is there 2 times, there must be 1 a–6 b, each once"),
        ("awards.toml", 'dung = "gray"', 'dung = "yellow"',
         "awards.toml, award 1 a: dung must be one of turquoise, green, gray, white, black, pink,"
         " beige, brown, red, not 'yellow'"),
        ("awards.toml", '"2 points"', '"3 points"',
         "awards.toml, award 1 a: one gives 3 point, it must be one of 2 point, 2 dinar, 2 water,"
         " 2 date, 1 any resource, 2 any goods"),
        ("awards.toml", 'scroll = "yellow"', 'gain = ["5 points"]',
         "awards.toml: three gives yellow scroll on no side, each must be there"),
        ("awards.toml", '"2 points"', '"2 camels"',
         'awards.toml, award 1 a: one: gain: "2 camels" is no gain, write an amount and one of'
         " water, date, dinar, point, river step, palace step, mosque step, stair step,"
         " any resource, any goods, any keshi, any keshi pair, turquoise, green, gray, white,"
         ' black, pink, beige, brown, red, yellow, orange, purple, as in "2 water"'),
        ("awards.toml", 'colour = "green"', 'colour = "orange"',
         "awards.toml, award 1 a: one: colour must be one of turquoise, green, gray, white, black,"
         " pink, beige, brown, red, not 'orange'"),
        ("awards.toml", 'colour = "green", ', "",
         "awards.toml, award 1 a: one: colour is missing, the keys are colour, gain, goods_any,"
         " steps, tracks, spectators, scroll, claim, luxury_off, river_bonus"),
        ("awards.toml", "river_bonus = true", "river_tile = true",
         "awards.toml, award 1 b: four: river_tile is no key of it, which are colour, gain,"
         " goods_any, steps, tracks, spectators, scroll, claim, luxury_off, river_bonus"),
        ("awards.toml", "river_bonus = true", "river_bonus = true, claim = 1",
         "awards.toml, award 1 b: four: gives claim, river_bonus, it must be one of gain,"
         " goods_any, steps, spectators, scroll, claim, luxury_off, river_bonus"),
        ("awards.toml", "river_bonus = true", "river_bonus = false",
         "awards.toml, award 1 b: four: gives nothing, it must be one of gain, goods_any, steps,"
         " spectators, scroll, claim, luxury_off, river_bonus"),
        ("awards.toml", '["river", "mosque"]', '["river"]',
         "awards.toml, award 2 b: three: tracks ['river'] must be the different tracks over which"
         " steps are split"),
        ("awards.toml", '["river", "mosque"]', '["river", "souk"]',
         "awards.toml, award 2 b: three: in tracks, each must be one of river, palace, mosque, not"
         " ['river', 'souk']"),
        ("awards.toml", 'four = { colour = "brown", gain = ["8 points"] }', "four = 8",
         "awards.toml, award 1 a: four must be a table, not a whole number"),
        # special buildings
        ("buildings.toml", '"gazebo"', '"library"',
         "buildings.toml, building library: is there 2 times, there must be date warehouse,"
         " library, training room, prayer house, boat house, camel stable, barracks, gazebo, each"
         " once"),
        ("buildings.toml", '"green"', '"yellow"',
         "buildings.toml, building date warehouse: keshi must be one of turquoise, green, gray,"
         " white, black, pink, beige, brown, red, not 'yellow'"),
        ("buildings.toml", '"2 water"', '"2 points"',
         'buildings.toml, building date warehouse: resources: "2 points" must be an amount of'
         " water, dates or dinars"),
        # the tower
        ("tower.toml", "stays = 0.1\n", "stays = 1.5\n",
         "tower.toml, layer B1: stays must be a number of at most 1.0, not 1.5"),
        ("tower.toml", "stays = 0.1\n", "stays = nan\n",
         "tower.toml, layer B1: stays must be a number of at least 0.0, not nan"),
    ],
)  # fmt: skip
def test_a_broken_file(edit: Edit, file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(ComponentError) as refused:
        load(edit(file, old, new))
    assert str(refused.value) == message
    said = {refused.value.explain(lang) for lang in languages()}
    assert len(said) == len(languages())
    assert all(one.startswith(f"{refused.value.where}: ") for one in said)


def test_an_entry_without_its_number_is_named_by_its_place(edit: Edit) -> None:
    message = refusal(edit("scrolls.toml", "number = 17\n", ""))
    assert message.startswith("scrolls.toml, scroll entry 17: number is missing")


def test_a_missing_entry_is_named(edit: Edit) -> None:
    text = (BUILT_IN / "scrolls.toml").read_text(encoding="utf-8")
    entry = next(part for part in text.split("\n[[scroll]]\n") if "number = 17\n" in part)
    message = refusal(edit("scrolls.toml", f"\n[[scroll]]\n{entry}", ""))
    assert message == "scrolls.toml, scroll 17: is missing, there must be 1–72, each once"


def test_new_luxury_goods_come_last(tmp_path: Path) -> None:
    text = (BUILT_IN / "luxury_goods.toml").read_text(encoding="utf-8")
    swapped = {"number = 25\n": "number = 26\n", "number = 26\n": "number = 25\n"}
    text = re.sub(r"number = 2[56]\n", lambda found: swapped[found[0]], text)
    (tmp_path / "luxury_goods.toml").write_text(text, encoding="utf-8")
    assert refusal(tmp_path) == (
        "luxury_goods.toml, luxury good 26: must be a tile of a module, the base game has 1 to 25"
    )


def test_three_tiles_for_each_season(tmp_path: Path) -> None:
    text = (BUILT_IN / "river_tiles.toml").read_text(encoding="utf-8")
    text = text.replace("season = 1", "season = 2", 2)  # both sides of the first tile
    (tmp_path / "river_tiles.toml").write_text(text, encoding="utf-8")
    message = refusal(tmp_path)
    assert message == "river_tiles.toml: 4 sides are of season 1, there must be 6, on 3 tiles"


def test_an_entry_made_by_hand_is_checked_too() -> None:
    with pytest.raises(ValueError, match="sources names"):
        Workshop(dinars=1, points=1, source=P, sources={"price": D})
