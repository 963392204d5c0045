"""Questions and actions in words."""

import pytest

from marrakesh import Config, Game
from marrakesh.narration import describe, prompt
from marrakesh.rules.actions import to_text
from narration.helpers import effect, said
from narration.rare import RARE, scroll_bought
from scenario import Scenario, play

# --- questions ------------------------------------------------------------------------------------


def test_setup_questions_are_asked_one_after_another() -> None:
    game = Game.new(Config(2, "essential"), seed=1)
    stages = [prompt(game, "en", 0)]
    while game.legal_actions(0):
        game.apply(game.legal_actions(0)[0], 0)
        stages.append(prompt(game, "en", 0))
    assert stages == [
        "Setup: choose a keshi for storage space 1.",
        "Setup: choose a keshi for storage space 2.",
        "Setup: choose how far to turn your audience disc.",
        "Setup: choose the first provision tile to reveal.",
        "Someone else is still deciding.",
    ]


def test_questions_say_what_the_player_has_available() -> None:
    table = Scenario("essential").player(0, gray=3, dates=2, beige=1, dinars=4)
    game = table.assistants({0: ["madrasa", "medina"]})
    play(game, "use madrasa", "sector action")
    assert prompt(game) == "Buy scrolls: you have 3 free scholars and 2 dates."
    assert prompt(game, "de") == "Kaufe Schriftrollen: Du hast 3 freie Gelehrte und 2 Datteln."
    assert prompt(game, "nl") == "Koop perkamentrollen: je hebt 3 vrije geleerden en 2 dadels."
    assert prompt(game, "en", 1) == "Someone else is still deciding."


def test_the_prompt_counts_down_the_keshis_to_select() -> None:
    game = Scenario("essential").select()
    play(game, "select green")
    assert prompt(game) == "Select keshis for this round: 2 to go."
    assert prompt(game, "en", 1) == "Select keshis for this round: 3 to go."


def test_the_prompt_of_a_finished_game_says_that_it_is_over() -> None:
    game = Scenario("essential").final_scoring()
    assert prompt(game) == "The game is over."
    assert prompt(game, "de", 0) == "Die Partie ist zu Ende."


# --- actions --------------------------------------------------------------------------------------


def test_claims_name_the_number_and_the_colour() -> None:
    game = Scenario("essential").base(green=2, red=1).claim()
    assert said(game, "claim green 2") == "Claim 2 green keshis"
    assert said(game, "claim red 1", "de") == "1 roten Keshi nehmen"
    assert said(game, "claim green 1", "nl") == "Neem 1 groene keshi"


def test_assistant_options_name_their_sectors_and_effects() -> None:
    table = Scenario("essential").player(0, white=4, vendors=["palace"])
    game = table.assistants({0: ["palace", "souk"]})
    assert said(game, "use souk") == "Use the assistant in the souk"
    assert said(game, "use palace") == "Use the assistant in the palace (+1 water)"
    play(game, "use palace")
    assert said(game, "new keshi") == "New keshi: 1 white keshi"
    assert said(game, "sector action") == "Sector action: climb 4 steps"
    assert said(game, "sector action", "de") == "Bezirksaktion: 4 Schritte hinaufsteigen"
    assert said(game, "sector action", "nl") == "Wijkactie: klim 4 stappen"


def test_scroll_options_name_prices_and_effects() -> None:
    table = Scenario("essential").player(0, gray=3, dates=2, dinars=1)
    game = table.scrolls_shown("gray", 17).assistants({0: ["madrasa"]})
    play(game, "sector action")
    assert said(game, "scroll 17") == "Buy scroll 17 for 1 date (1 scholar)"
    assert effect(game, "scroll 17") == (
        "Whenever you cross a rapid, you gain its bonus immediately."
    )
    assert said(game, "refresh yellow") == "Refresh the yellow scrolls for 1 dinar"
    assert effect(game, "refresh yellow") == ""
    play(game, "scroll 17")
    assert said(game, "done") == "No more scrolls"
    assert effect(game, "scroll 17") == ""  # it has been bought


def test_gate_options_name_prices_and_points() -> None:
    table = Scenario("essential").player(0, beige=2, dinars=2, scrolls=[22])
    game = table.workshop(1, "pink").workshop(2, "pink").assistants({0: ["medina"]})
    play(game, "sector action")
    assert (
        said(game, "gate pink from 1") == "Buy the pink gate (workshop 1) for 0 dinars (0 points)"
    )
    assert said(game, "gate pink from 2") == "Buy the pink gate (workshop 2) for 1 dinar (+1 point)"
    play(game, "gate pink from 2")
    assert said(game, "at river") == "Gate space at the river"
    assert said(game, "at square") == ("Gate space on the main square (matching colour: +2 points)")


def test_a_gate_option_for_the_first_workshop_shows_its_point_loss() -> None:
    game = Scenario("essential").player(0, beige=1).workshop(1, "red").assistants({0: ["medina"]})
    play(game, "sector action")
    assert said(game, "gate red from 1") == "Buy the red gate (workshop 1) for 0 dinars (−3 points)"


def test_oasis_options_name_prices_and_scoring() -> None:
    table = Scenario("essential").player(0, caravans=[1, 2, 0], dinars=1, water=1)
    game = table.player(0, oases={"left 1": 7, "right 1": 8}).assistants({0: ["sahara"]})
    play(game, "sector action")
    assert said(game, "oasis left 1") == "Claim oasis 07 (left 1) for 1 dinar"
    assert effect(game, "oasis left 1") == "3 points, plus 1 for each of your turquoise keshis."
    assert said(game, "oasis right 1", "de") == "Oase 08 (rechts, Feld 1) für 1 Wasser aktivieren"
    assert effect(game, "oasis right 1", "de") == (
        "3 Punkte plus 1 für jeden deiner eingesetzten Keshis in Grün."
    )


def test_an_oasis_option_shows_the_price_with_scroll_45() -> None:
    table = Scenario("essential").player(0, caravans=[1, 1, 0], water=1, scrolls=[45])
    game = table.player(0, oases={"left 1": 7}).assistants({0: ["sahara"]})
    play(game, "sector action")
    assert said(game, "oasis left 1") == "Claim oasis 07 (left 1) for any 1 resource"


def test_main_square_options_name_bonuses_and_spectators() -> None:
    table = Scenario("essential").player(0, entertainers=[1, 4], disc=0)
    game = table.assistants({0: ["square"]})
    assert said(game, "new keshi") == "New keshi: 1 pink keshi"
    copy = game.copy()
    play(copy, "new keshi")
    assert said(copy, "entertainer 2") == "Entertainer next to “1 water”"
    play(game, "sector action")
    assert said(game, "space 1") == "6 points (3 spectators)"


def test_a_space_without_spectators_still_names_its_bonus() -> None:
    table = Scenario("essential", modules=["spectators"]).player(0, entertainers=[1, 2], disc=7)
    game = table.assistants({0: ["square"]})
    play(game, "sector action")
    assert said(game, "space 2") == "0 water (0 spectators)"


def test_identical_bonuses_are_distinguished_by_their_space_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Scenario("essential").player(0, entertainers=[1, 4])
    game = table.assistants({0: ["square"]})
    play(game, "new keshi")
    ring = game.table.values.ring
    monkeypatch.setattr(game.table.values, "ring", (*ring[:2], ring[1], *ring[3:]))
    assert said(game, "entertainer 2") == "Entertainer next to “1 water (no. 2)”"
    assert said(game, "entertainer 3") == "Entertainer next to “1 water (no. 3)”"


def test_souk_options_name_prices_and_gains() -> None:
    table = Scenario("essential").player(0, yellow=2, orange=1).office(2).luxuries_shown(1, 11)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    assert said(game, "office yellow") == "Exchange 1 yellow keshi"
    assert effect(game, "office yellow") == "2 water"
    assert said(game, "luxury 1") == "Buy slipper 1 for 1 yellow"
    assert effect(game, "luxury 1") == "2 points and 1 date"
    assert said(game, "luxury 11", "nl") == "Koop dolk 11 voor 2 geel, 1 oranje"
    assert effect(game, "luxury 11", "nl") == "7 punten"


def test_provision_tile_options_name_their_costs() -> None:
    game = Game.new(Config(2, "essential"), seed=1)
    game.table.players[0].provisions = (1, 7, 8)
    while not to_text(game.legal_actions()[0]).startswith("provision"):
        game.apply(game.legal_actions()[0])
    assert [describe(game, action) for action in game.legal_actions()] == [
        "Reveal provision tile 1 (2 water and 1 date)",
        "Reveal provision tile 7 (1 water, 1 date and 1 dinar)",
        "Reveal provision tile 8 (1 water, 1 date and 1 dinar)",
    ]


def test_both_ways_to_pay_for_provisions_name_their_costs() -> None:
    table = Scenario("essential", season=2).player(0, water=5, dates=5, dinars=5, scrolls=[44])
    game = table.player(0, provisions=[1, 2]).provisions()
    assert said(game, "provide as printed") == (
        "Pay what the tiles show: 4 water, 1 date and 1 dinar"
    )
    assert said(game, "provide by scroll 44") == "Pay with scroll 44: 1 dinar and any 2 resources"


def test_rapid_options_name_their_bonuses() -> None:
    game = Scenario("essential").player(0, fisherman=6).river_bonus()
    assert prompt(game) == "End of the round: you may take the bonus of one rapid you’ve crossed."
    assert said(game, "rapid 2") == "Rapid 2: any 1 resource"
    assert said(game, "done") == "No bonus"
    game = Scenario("essential").player(0, fisherman=6, scrolls=[60]).river_bonus()
    assert said(game, "rapid 2") == "Rapid 2, twice: any 1 resource"


def test_river_tile_options_name_their_gains() -> None:
    game = RARE["ask-prize 17"]()
    assert [describe(game, action) for action in game.legal_actions()] == [
        "1 date and 1 dinar per entertainer: 2 dates and 2 dinars",
        "1 water and 1 date per water vendor: 1 water and 1 date",
    ]
    assert game.scores == RARE["ask-prize 17"]().scores


def test_options_to_score_an_oasis_early_name_its_points() -> None:
    game = scroll_bought(71)
    assert said(game, "score oasis 1") == "Score oasis 19: up to 6 points"
    assert said(game, "score oasis 2") == "Score oasis 01: 0 points"
    play(game, "score oasis 1")
    assert prompt(game) == "Scoring oasis 19: choose how many resources to return."
    assert said(game, "hand in 2") == "Return 2 water: 5 points"


def test_prompts_distinguish_mandatory_from_optional_scrolls() -> None:
    assert prompt(scroll_bought(58)) == "Take an orange scroll for 1 date."
    table = Scenario("essential").player(0, caravans=[3, 3, 0], claimed=[1, 2, 3, 5, 6])
    game = table.player(0, water=9, dates=9, dinars=9).assistants({0: ["sahara"]})
    play(game, "sector action")
    assert prompt(game) == "You may take a yellow scroll for free."
