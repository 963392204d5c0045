"""The actions of modules in words."""

import re

from marrakesh import Config, Game
from marrakesh.narration import (
    describe,
    prompt,
)
from marrakesh.rules.actions import to_text
from narration.helpers import effect, said
from narration.rare import RARE, gained_with_camels, luxury_bought
from scenario import Scenario, play, starting


def test_nomad_options_name_costs_places_and_bonuses() -> None:
    table = Scenario("deluxe", modules=["nomads"]).player(0, water=1, dates=1)
    game = table.base(green=1).claim()
    assert said(game, "claim nomad") == "Claim the nomad for 1 water and 1 date"
    play(game, "claim nomad")
    assert prompt(game) == "Choose a place for the nomad."
    assert said(game, "nomad to palace") == "Nomad to the palace"
    assert said(game, "nomad to orchard") == "Nomad to the date orchard (1 point)"
    assert (
        said(game, "nomad as vendor river", "de")
        == "Den Nomaden als Wasserverkäufer an den Fluss setzen"
    )
    game = RARE["ask-move-nomads"]()
    assert prompt(game) == "You may move nomads for 1 dinar each. Choose one."
    assert [describe(game, action, "nl") for action in game.legal_actions()] == [
        "Geen nomade meer verplaatsen",
        "Verplaats een nomade die in het paleis staat",
        "Verplaats de nomade die aan de rivier waterverkoper is",
    ]


def test_options_for_spectators_say_how_far_the_camel_moves() -> None:
    game = gained_with_camels(False)
    assert prompt(game) == "1 white keshi: to your board or to the spectators?"
    assert said(game, "deploy white") == "Place 1 white keshi on your board"
    assert said(game, "to the spectators") == "To the spectators: your camel moves 2 steps"
    game = RARE["ask-board-or-spectators tile"]()
    assert said(game, "to the spectators") == "To the spectators: your camel doesn’t move"
    game = gained_with_camels(True)
    assert said(game, "done") == "Lose the keshi"


def test_award_options_name_discards_and_benefits() -> None:
    game = RARE["ask-award"]()
    assert prompt(game) == (
        "Awards: trade in any of your spectators? "
        "You have 1 green keshi, 1 grey keshi, 1 white keshi and 1 nomad."
    )
    assert said(game, "award for 1") == "Discard 1 green keshi"
    assert effect(game, "award for 1") == "2 points"
    assert said(game, "award for 2") == "Discard 1 white keshi and 1 more of any colour"
    assert effect(game, "award for 2") == "3 points"
    assert said(game, "award for dung") == "Discard 1 grey keshi: remove 1 dung tile"
    assert effect(game, "award for dung") == ""
    game = RARE["ask-discard"]()
    assert said(game, "discard nomad", "de") == "Einen Nomaden abgeben"
    assert said(RARE["ask-steps-here"](), "steps 2") == "2 steps on the river"
    game = RARE["ask-steps-here camel"]()
    assert prompt(game) == "Race saddle: your camel may move 2 steps."
    assert said(game, "steps 2") == "Move 2 steps (a bridge costs 1 water and 1 date)"
    game = luxury_bought(26, ("camels",), camel=10, water=1, dates=1)
    assert said(game, "steps 2") == "Move 2 steps (a bridge costs 1 water and 1 date)"
    assert said(luxury_bought(26, ("camels",)), "steps 2") == "Move 2 steps"
    assert said(game, "done") == "Don’t move"
    assert re.fullmatch(
        r"Stack 2: 6 tiles, scroll \d\d on top", said(RARE["ask-stack"](), "stack 2")
    )


def test_desert_town_options_name_their_effects() -> None:
    table = Scenario("essential", modules=["desert-towns"]).towns_open(7, 12)
    game = table.player(0, caravans=[3, 0, 0]).assistants({0: ["sahara"]})
    play(game, "new keshi")
    assert said(game, "caravan left") == "Caravan onto the left path: 4 points and a desert town"
    play(game, "caravan left")
    assert said(game, "town 12", "de") == "Wüstenstadt 12 nehmen"
    assert effect(game, "town 12", "de") == (
        "Beim Aktivieren darfst du ein beliebiges Stadttor nehmen, ohne Dinar zu zahlen; "
        "es braucht einen freien Wächter."
    )
    table = Scenario("essential", modules=["desert-towns"]).towns_open()
    game = table.player(0, caravans=[3, 3, 0]).assistants({0: ["sahara"]})
    play(game, "new keshi")
    assert said(game, "caravan left") == "Caravan onto the left path: 4 points"
    table = Scenario("essential", modules=["desert-towns"])
    table.player(0, caravans=[3, 4, 0], towns=[0, 3], yellow=1, orange=1, purple=1, water=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert said(game, "town 3") == "Claim desert town 03 for 1 yellow, 1 orange, 1 purple"
    assert effect(game, "town 3") == "2 points for each scroll you own."


def test_options_show_the_prices_lowered_by_sultan_and_imam() -> None:
    table = Scenario("essential", modules=["imam-sultan"]).pawn("palace", 0).pawn("mosque", 0)
    table.player(0, gray=1, dates=1, yellow=2, orange=1).scrolls_shown("gray", 17)
    game = table.luxuries_shown(11).assistants({0: ["madrasa", "souk"]})
    copy = game.copy()
    play(copy, "use madrasa", "sector action")
    assert said(copy, "scroll 17") == "Buy scroll 17 for 0 dates (1 scholar)"
    play(game, "use souk", "sector action")
    assert said(game, "luxury 11") == "Buy dagger 11 for 2 yellow, 1 orange (1 off)"
    assert effect(game, "luxury 11") == "7 points"


def test_new_luxury_goods_are_described_with_prices_and_effects() -> None:
    table = Scenario("essential", modules=["luxury-goods"]).luxuries_shown(26, 33)
    table.player(0, yellow=2, orange=2, purple=2, beige=1)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    assert said(game, "luxury 26") == "Buy race saddle 26 for 2 yellow, 2 orange, 2 purple"
    assert effect(game, "luxury 26") == "16 points and an oasis for up to 2 resources less"
    assert said(game, "luxury 33", "de") == "Falke 33 kaufen (2 gelb, 2 orange, 2 lila)"
    assert effect(game, "luxury 33", "de") == (
        "20 Punkte und 1 Ressourcen-Tausch (beliebig viele, eins zu eins); "
        "kostet außerdem 1 Keshi in Beige von deinem Tableau"
    )


def test_prices_of_oases_show_their_discounts() -> None:
    game = RARE["ask-claim-for-less"]()
    assert said(game, "oasis left 1") == "Claim oasis 15 (left 1) for free"
    assert effect(game, "oasis left 1") == "3 points for each tajine you own."
    assert said(game, "oasis left 3") == "Claim oasis 16 for 1 water, 1 date and 1 dinar (2 off)"
    table = Scenario("deluxe", modules=["special-buildings"]).player(0, building="camel stable")
    table.player(0, caravans=[2, 0, 0], oases={"left 1": 7, "left 2": 8}, dates=2, dinars=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert said(game, "oasis left 1") == "Claim oasis 07 (left 1) for free"
    assert said(game, "oasis left 2") == "Claim oasis 08 for 1 date and 1 dinar (1 off)"


def test_building_options_name_their_effects() -> None:
    pair = ("barracks", "library")
    game = starting("essential", ["special-buildings"], buildings={0: pair})
    assert prompt(game, "en", 0) == "Setup: choose your special building."
    assert said(game, "building library") == "Choose the library"
    assert effect(game, "building library") == (
        "1 grey keshi, 2 dates and 1 dinar. "
        "At the start of each season, if you have the scholars and dates needed, "
        "you buy a scroll from any one stack of the season’s colour "
        "(grey in season 1, pink in season 2, orange in season 3)."
    )
    game = starting("essential", ["special-buildings"], buildings={0: pair}, side="back")
    assert said(game, "building barracks", "nl") == "Kies de kazerne"
    assert effect(game, "building barracks", "nl") == "1 beige keshi, 1 dadel en 2 dinar"


def test_options_to_leave_out_provision_tiles_show_only_the_levels() -> None:
    game = Game.new(Config(2, "essential", modules=frozenset(["provision-tiles"])), seed=1)
    game.table.players[0].face_down = (1, 2, 3, 13, 19)
    while not to_text(game.legal_actions()[0]).startswith("provision"):
        game.apply(game.legal_actions()[0])
    assert prompt(game) == (
        "Setup: choose a provision tile to leave out (2 to go). "
        "For now, you only see the tiles’ levels."
    )
    assert said(game, "provision 1") == "Leave out a provision tile from the base game"
    assert said(game, "provision 4") == "Leave out the moderate provision tile"
    assert said(game, "provision 5") == "Leave out the hard provision tile"
    assert effect(game, "provision 5") == ""
    play(game, "0: provision 1", "0: provision 1")
    while game.seat == 1:
        game.apply(game.legal_actions()[0])
    assert prompt(game) == "Setup: choose the first provision tile to reveal."
    assert said(game, "provision 2") == "Reveal provision tile 13 (2 water and 2 dates)"
    assert effect(game, "provision 2") == (
        "At the start of each season, you may take 1 step on the river."
    )
    assert said(game, "provision 3", "nl") == (
        "Leg provisietegel 19 open (2 water, 2 dadels en 1 dinar)"
    )
    assert effect(game, "provision 3", "nl") == (
        "Telkens als je visser vaart, krijgt hij 1 extra stap."
    )


def test_active_provision_tiles_are_described_with_their_effects() -> None:
    game = RARE["ask-start-of-season"]()
    assert said(game, "provision 1") == "Provision tile 13"
    assert effect(game, "provision 1") == "take 1 step on the river"
    game = RARE["ask-start-of-season nomad"]()
    assert said(game, "provision 2") == "Provision tile 22"
    assert effect(game, "provision 2") == "move one nomad for free"
    assert said(game, "deploy nomad") == "Gain a nomad for free"
    table = Scenario("deluxe", modules=["provision-tiles"]).player(0, provisions=[19], turquoise=1)
    game = table.assistants({0: ["river"]})
    assert said(game, "sector action") == "Sector action: move the fisherman 2 steps"


def test_an_option_names_both_bonuses_of_a_staircase_tile() -> None:
    sides = ("16b", "11b", *(f"{tile}a" for tile in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)))
    table = Scenario("essential", modules=["staircase-tiles"], staircase=sides)
    game = table.player(0, palace=3, white=2).assistants({0: ["palace"]})
    play(game, "sector action")
    assert said(game, "line left") == "Connection bonus: 1 date and 1 dinar"


def test_disc_orientations_name_a_bonus_and_the_spectators_facing_it() -> None:
    game = Game.new(Config(2, "essential", modules=frozenset(["spectators"])), seed=1)
    while not to_text(game.legal_actions()[0]).startswith("disc"):
        game.apply(game.legal_actions()[0])
    assert said(game, "disc 0") == "Don’t turn the disc"
    assert effect(game, "disc 0") == "4 spectators facing “1 step on the river”"


def test_an_illegal_action_is_shown_in_notation() -> None:
    game = Scenario("essential").base(green=2, red=1).claim()
    assert said(game, "use palace", "de") == "use palace"
