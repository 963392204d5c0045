"""The actions of modules in words."""

import re

from marrakesh import Config, Game
from marrakesh.narration import (
    describe,
    prompt,
)
from marrakesh.rules.actions import to_text
from narration.helpers import said
from narration.rare import RARE, gained_with_camels, luxury_bought
from scenario import Scenario, play, starting


def test_nomads() -> None:
    table = Scenario("deluxe", modules=["nomads"]).player(0, water=1, dates=1)
    game = table.base(green=1).claim()
    assert said(game, "claim nomad") == "Claim the nomad for 1 water and 1 date"
    play(game, "claim nomad")
    assert prompt(game) == "Where does the nomad go?"
    assert said(game, "nomad to palace") == "Nomad to the palace"
    assert said(game, "nomad to orchard") == "Nomad to the date orchard (1 point)"
    assert said(game, "nomad as vendor river", "de") == "Nomade an den Fluss als Wasserverkäufer"
    game = RARE["ask-move-nomads"]()
    assert prompt(game) == "You may move nomads for 1 dinar each: which one?"
    assert [describe(game, action, "nl") for action in game.legal_actions()] == [
        "Geen nomade meer verplaatsen",
        "Verplaats de nomade in het paleis",
        "Verplaats de nomade die aan de rivier waterverkoper is",
    ]


def test_spectators_tell_how_far_the_camel_runs() -> None:
    game = gained_with_camels(False)
    assert prompt(game) == "1 white keshi: to your board or to the spectators?"
    assert said(game, "deploy white") == "Place 1 white keshi on your board"
    assert said(game, "to the spectators") == "To the spectators: your camel moves 2 steps"
    game = RARE["ask-board-or-spectators tile"]()
    assert said(game, "to the spectators") == "To the spectators: your camel stays where it is"
    game = gained_with_camels(True)
    assert said(game, "done") == "Neither: it is lost"


def test_awards() -> None:
    game = RARE["ask-award"]()
    assert prompt(game) == (
        "Awards: what do you trade your spectators for? "
        "You have 1 green keshi, 1 gray keshi, 1 white keshi and 1 nomad."
    )
    assert said(game, "award for 1") == "Discard 1 green keshi: 2 points"
    assert said(game, "award for 2") == "Discard 1 white keshi and 1 more of any colour: 3 points"
    assert said(game, "award for dung") == "Discard 1 gray keshi: 1 dung tile less"
    game = RARE["ask-discard"]()
    assert said(game, "discard nomad", "de") == "Gib den Nomaden ab"
    assert said(RARE["ask-steps-here"](), "steps 2") == "2 steps on the river"
    game = RARE["ask-steps-here camel"]()
    assert prompt(game) == "Race saddle: your camel may move 2 steps."
    assert said(game, "steps 2") == "It moves 2 steps; a bridge costs 1 water and 1 date"
    game = luxury_bought(26, ("camels",), camel=10, water=1, dates=1)
    assert said(game, "steps 2") == "It moves 2 steps; a bridge costs 1 water and 1 date"
    assert said(luxury_bought(26, ("camels",)), "steps 2") == "It moves 2 steps"
    assert said(game, "done") == "It stays where it is"
    assert re.fullmatch(
        r"Stack 2 \(6 tiles, top: scroll \d\d\)", said(RARE["ask-stack"](), "stack 2")
    )


def test_desert_towns() -> None:
    table = Scenario("essential", modules=["desert-towns"]).towns_open(7, 12)
    game = table.player(0, caravans=[3, 0, 0]).assistants({0: ["sahara"]})
    play(game, "new keshi")
    assert said(game, "caravan left") == (
        "Caravan onto the left path, fourth space: 4 points and a desert town"
    )
    play(game, "caravan left")
    assert said(game, "town 12", "de") == (
        "Wüstenstadt 12: Beim Aktivieren darfst du ein beliebiges Stadttor nehmen, "
        "ohne Dinar zu zahlen; es braucht einen freien Wächter."
    )
    table = Scenario("essential", modules=["desert-towns"]).towns_open()
    game = table.player(0, caravans=[3, 3, 0]).assistants({0: ["sahara"]})
    play(game, "new keshi")
    assert said(game, "caravan left") == "Caravan onto the left path, fourth space: 4 points"
    table = Scenario("essential", modules=["desert-towns"])
    table.player(0, caravans=[3, 4, 0], towns=[0, 3], yellow=1, orange=1, purple=1, water=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert said(game, "town 3") == (
        "Claim desert town 03 for 1 yellow keshi, 1 orange keshi and 1 purple keshi: "
        "2 points for each scroll you own."
    )


def test_the_sultan_and_the_imam_lower_prices() -> None:
    table = Scenario("essential", modules=["imam-sultan"]).pawn("palace", 0).pawn("mosque", 0)
    table.player(0, gray=1, dates=1, yellow=2, orange=1).scrolls_shown("gray", 17)
    game = table.luxuries_shown(11).assistants({0: ["madrasa", "souk"]})
    copy = game.copy()
    play(copy, "use madrasa", "sector action")
    assert said(copy, "scroll 17").startswith("Buy scroll 17 for 0 dates (1 scholar): ")
    play(game, "use souk", "sector action")
    assert said(game, "luxury 11") == (
        "Luxury good 11 (dagger) for 2 yellow keshis and 1 orange keshi, "
        "less 1 goods keshi: 7 points"
    )


def test_new_luxury_goods() -> None:
    table = Scenario("essential", modules=["luxury-goods"]).luxuries_shown(26, 33)
    table.player(0, yellow=2, orange=2, purple=2, beige=1)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    assert said(game, "luxury 26") == (
        "Luxury good 26 (race saddle) for 2 yellow keshis, 2 orange keshis and 2 purple keshis: "
        "16 points and an oasis for up to 2 resources less"
    )
    assert said(game, "luxury 33", "de") == (
        "Luxusware 33 (Falke) für 2 Keshis in Gelb, 2 Keshis in Orange, 2 Keshis in Lila und "
        "1 Keshi von deinem Tableau in Beige: "
        "20 Punkte und Tausch beliebig vieler deiner Ressourcen, eins zu eins"
    )


def test_oases_for_less() -> None:
    game = RARE["ask-claim-for-less"]()
    assert " for free: " in said(game, "oasis left 1")
    less = said(game, "oasis left 3")
    assert " for 1 water, 1 date and 1 dinar, less 2 resources: " in less
    table = Scenario("deluxe", modules=["special-buildings"]).player(0, building="camel stable")
    table.player(0, caravans=[2, 0, 0], oases={"left 1": 7, "left 2": 8}, dates=2, dinars=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert said(game, "oasis left 1").startswith("Claim oasis 07 (left 1) for free: ")
    assert said(game, "oasis left 2").startswith(
        "Claim oasis 08 (left 2) for 1 date and 1 dinar, less 1 resource: "
    )


def test_buildings_to_choose() -> None:
    pair = ("barracks", "library")
    game = starting("essential", ["special-buildings"], buildings={0: pair})
    assert prompt(game, "en", 0) == "Setup: which special building do you choose?"
    assert said(game, "building library") == (
        "Choose the library: 1 gray keshi, 2 dates and 1 dinar. "
        "At the start of each season you buy a scroll from any one stack, "
        "if you have the scholars and dates it needs: "
        "gray in season 1, pink in season 2, orange in season 3."
    )
    game = starting("essential", ["special-buildings"], buildings={0: pair}, side="back")
    assert said(game, "building barracks", "nl") == (
        "Kies de kazerne: 1 beige keshi, 1 dadel en 2 dinar"
    )


def test_provision_tiles_to_leave_out() -> None:
    game = Game.new(Config(2, "essential", modules=frozenset(["provision-tiles"])), seed=1)
    game.table.players[0].face_down = (1, 2, 3, 13, 19)
    while not to_text(game.legal_actions()[0]).startswith("provision"):
        game.apply(game.legal_actions()[0])
    assert prompt(game) == (
        "Setup: choose a provision tile to leave out. You only know the levels so far. "
        "2 still to go."
    )
    assert said(game, "provision 1") == "Leave out a provision tile of the base game"
    assert said(game, "provision 4") == "Leave out the moderate provision tile"
    assert said(game, "provision 5") == "Leave out the hard provision tile"
    play(game, "0: provision 1", "0: provision 1")
    while game.seat == 1:
        game.apply(game.legal_actions()[0])
    assert prompt(game) == "Setup: which provision tile do you reveal first?"
    assert said(game, "provision 2") == (
        "Reveal provision tile 13: 2 water and 2 dates. "
        "At the start of each season: 1 step on the river."
    )
    assert said(game, "provision 3", "nl") == (
        "Leg provisietegel 19 open: 2 water, 2 dadels en 1 dinar. "
        "Telkens als je visser vaart, gaat hij 1 stap verder."
    )


def test_provision_tiles_that_act() -> None:
    game = RARE["ask-start-of-season"]()
    assert said(game, "provision 1") == "Provision tile 13: 1 step on the river"
    game = RARE["ask-start-of-season nomad"]()
    assert said(game, "provision 2") == "Provision tile 22: move one nomad for free"
    assert said(game, "deploy nomad") == "A new nomad for free"
    table = Scenario("deluxe", modules=["provision-tiles"]).player(0, provisions=[19], turquoise=1)
    game = table.assistants({0: ["river"]})
    assert said(game, "sector action") == "Sector action: move the fisherman 2 steps"


def test_a_staircase_tile_gives_two_things() -> None:
    sides = ("16b", "11b", *(f"{tile}a" for tile in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)))
    table = Scenario("essential", modules=["staircase-tiles"], staircase=sides)
    game = table.player(0, palace=3, white=2).assistants({0: ["palace"]})
    play(game, "sector action")
    assert said(game, "line left") == "Connection bonus: 1 date and 1 dinar"


def test_the_discs() -> None:
    game = Game.new(Config(2, "essential", modules=frozenset(["spectators"])), seed=1)
    while not to_text(game.legal_actions()[0]).startswith("disc"):
        game.apply(game.legal_actions()[0])
    assert said(game, "disc 0") == "Disc turned by 0: 4 spectators at 1 step on the river"


def test_an_action_out_of_place_stays_in_notation() -> None:
    game = Scenario("essential").base(green=2, red=1).claim()
    assert said(game, "use palace", "de") == "use palace"
