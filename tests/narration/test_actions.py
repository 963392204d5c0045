"""Questions and actions in words."""

import pytest

from marrakesh import Config, Game
from marrakesh.narration import describe, prompt
from marrakesh.rules.actions import to_text
from narration.helpers import said
from narration.rare import RARE, scroll_bought
from scenario import Scenario, play

# --- questions ------------------------------------------------------------------------------------


def test_the_stages_of_the_setup() -> None:
    game = Game.new(Config(2, "essential"), seed=1)
    stages = [prompt(game, "en", 0)]
    while game.legal_actions(0):
        game.apply(game.legal_actions(0)[0], 0)
        stages.append(prompt(game, "en", 0))
    assert stages == [
        "Setup: which of your keshis do you lay on storage space 1?",
        "Setup: which of your keshis do you lay on storage space 2?",
        "Setup: how far do you turn your audience disc?",
        "Setup: which provision tile do you reveal first?",
        "The others are still deciding.",
    ]


def test_questions_tell_what_one_has() -> None:
    table = Scenario("essential").player(0, gray=3, dates=2, beige=1, dinars=4)
    game = table.assistants({0: ["madrasa", "medina"]})
    play(game, "use madrasa", "sector action")
    assert prompt(game) == "Buy scrolls: you have 3 free scholars and 2 dates."
    assert prompt(game, "de") == "Kaufe Schriftrollen: Du hast 3 freie Gelehrte und 2 Datteln."
    assert prompt(game, "nl") == "Koop perkamentrollen: je hebt 3 vrije geleerden en 2 dadels."
    assert prompt(game, "en", 1) == "The others are still deciding."


def test_selecting_counts_down() -> None:
    game = Scenario("essential").select()
    play(game, "select green")
    assert prompt(game) == "Select keshis for this round: 2 still to choose."
    assert prompt(game, "en", 1) == "Select keshis for this round: 3 still to choose."


def test_the_end() -> None:
    game = Scenario("essential").final_scoring()
    assert prompt(game) == "The game is over."
    assert prompt(game, "de", 0) == "Die Partie ist zu Ende."


# --- actions --------------------------------------------------------------------------------------


def test_claims() -> None:
    game = Scenario("essential").base(green=2, red=1).claim()
    assert said(game, "claim green 2") == "Claim 2 green keshis"
    assert said(game, "claim red 1", "de") == "Nimm 1 Keshi in Rot"
    assert said(game, "claim green 1", "nl") == "Neem 1 groene keshi"


def test_assistants() -> None:
    table = Scenario("essential").player(0, white=4, vendors=["palace"])
    game = table.assistants({0: ["palace", "souk"]})
    assert said(game, "use souk") == "Use the assistant in the souk"
    assert said(game, "use palace") == "Use the assistant in the palace (first 1 water)"
    play(game, "use palace")
    assert said(game, "new keshi") == "New keshi: 1 white keshi"
    assert said(game, "sector action") == "Sector action: climb 4 steps"
    assert said(game, "sector action", "de") == "Bezirksaktion: Steige 4 Schritte hinauf"
    assert said(game, "sector action", "nl") == "Wijkactie: klim 4 stappen"


def test_scrolls() -> None:
    table = Scenario("essential").player(0, gray=3, dates=2, dinars=1)
    game = table.scrolls_shown("gray", 17).assistants({0: ["madrasa"]})
    play(game, "sector action")
    assert said(game, "scroll 17") == (
        "Buy scroll 17 for 1 date (1 scholar): Every rapid you cross gives you its bonus at once."
    )
    assert said(game, "refresh yellow") == "Refresh the yellow scrolls for 1 dinar"
    play(game, "scroll 17")
    assert said(game, "done") == "No further scroll"


def test_gates() -> None:
    table = Scenario("essential").player(0, beige=2, dinars=2, scrolls=[22])
    game = table.workshop(1, "pink").workshop(2, "pink").assistants({0: ["medina"]})
    play(game, "sector action")
    assert said(game, "gate pink from 1") == "Gate: pink, from workshop 1 for 0 dinars (0 points)"
    assert said(game, "gate pink from 2") == "Gate: pink, from workshop 2 for 1 dinar (+1 point)"
    play(game, "gate pink from 2")
    assert said(game, "at river") == "Gate space at the river"
    assert said(game, "at square") == ("Gate space on the main square (matching colour: +2 points)")


def test_a_gate_of_the_first_workshop_loses_points() -> None:
    game = Scenario("essential").player(0, beige=1).workshop(1, "red").assistants({0: ["medina"]})
    play(game, "sector action")
    assert said(game, "gate red from 1") == "Gate: red, from workshop 1 for 0 dinars (-3 points)"


def test_oases() -> None:
    table = Scenario("essential").player(0, caravans=[1, 2, 0], dinars=1, water=1)
    game = table.player(0, oases={"left 1": 7, "right 1": 8}).assistants({0: ["sahara"]})
    play(game, "sector action")
    assert said(game, "oasis left 1") == (
        "Claim oasis 07 (left 1) for 1 dinar: 3 points, plus 1 for each of your turquoise keshis."
    )
    german = said(game, "oasis right 1", "de")
    assert german.startswith("Aktiviere Oase 08 (rechts 1) für 1 Wasser: ")


def test_scroll_45_changes_the_price_of_an_oasis() -> None:
    table = Scenario("essential").player(0, caravans=[1, 1, 0], water=1, scrolls=[45])
    game = table.player(0, oases={"left 1": 7}).assistants({0: ["sahara"]})
    play(game, "sector action")
    claim = said(game, "oasis left 1")
    assert claim.startswith("Claim oasis 07 (left 1) for any 1 resource: ")


def test_the_main_square() -> None:
    table = Scenario("essential").player(0, entertainers=[1, 4], disc=0)
    game = table.assistants({0: ["square"]})
    assert said(game, "new keshi") == "New keshi: 1 pink keshi"
    copy = game.copy()
    play(copy, "new keshi")
    assert said(copy, "entertainer 2") == "Entertainer beside “1 water”"
    play(game, "sector action")
    assert said(game, "space 1") == "“2 points”, 3 spectators: 6 points"


def test_equal_bonuses_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Scenario("essential").player(0, entertainers=[1, 4])
    game = table.assistants({0: ["square"]})
    play(game, "new keshi")
    ring = game.table.values.ring
    monkeypatch.setattr(game.table.values, "ring", (*ring[:2], ring[1], *ring[3:]))
    assert said(game, "entertainer 2") == "Entertainer beside “1 water (no. 2)”"
    assert said(game, "entertainer 3") == "Entertainer beside “1 water (no. 3)”"


def test_the_souk() -> None:
    table = Scenario("essential").player(0, yellow=2, orange=1).office(2).luxuries_shown(1, 11)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    assert said(game, "office yellow") == "Exchange office: 1 yellow keshi for 2 water"
    assert said(game, "luxury 1") == (
        "Luxury good 1 (slipper) for 1 yellow keshi: 2 points and 1 date"
    )
    assert said(game, "luxury 11", "nl").startswith(
        "Luxegoed 11 (dolk) voor 2 gele keshi’s en 1 oranje keshi: "
    )


def test_provision_tiles() -> None:
    game = Game.new(Config(2, "essential"), seed=1)
    game.table.players[0].provisions = (1, 7, 8)
    while not to_text(game.legal_actions()[0]).startswith("provision"):
        game.apply(game.legal_actions()[0])
    assert [describe(game, action) for action in game.legal_actions()] == [
        "Reveal provision tile 1: 2 water and 1 date",
        "Reveal provision tile 7: 1 water, 1 date and 1 dinar",
        "Reveal provision tile 8: 1 water, 1 date and 1 dinar",
    ]


def test_ways_to_provide() -> None:
    table = Scenario("essential", season=2).player(0, water=5, dates=5, dinars=5, scrolls=[44])
    game = table.player(0, provisions=[1, 2]).provisions()
    assert said(game, "provide as printed") == (
        "Pay what the tiles show: 4 water, 1 date and 1 dinar"
    )
    assert said(game, "provide by scroll 44") == "Pay with scroll 44: 1 dinar and any 2 resources"


def test_rapids() -> None:
    game = Scenario("essential").player(0, fisherman=6).river_bonus()
    assert prompt(game) == "End of the round: take the bonus of one rapid you have crossed."
    assert said(game, "rapid 2") == "Rapid 2: any 1 resource"
    assert said(game, "done") == "No bonus"
    game = Scenario("essential").player(0, fisherman=6, scrolls=[60]).river_bonus()
    assert said(game, "rapid 2") == "Rapid 2, twice: any 1 resource"


def test_prizes_tell_what_they_give() -> None:
    game = RARE["ask-prize 17"]()
    assert [describe(game, action) for action in game.legal_actions()] == [
        "1 date and 1 dinar for each of your entertainers: 2 dates and 2 dinars",
        "1 date and 1 water for each of your water vendors: 1 date and 1 water",
    ]
    assert game.scores == RARE["ask-prize 17"]().scores


def test_an_oasis_that_scores_now() -> None:
    game = scroll_bought(71)
    assert said(game, "score oasis 1") == "Score oasis 19: up to 6 points"
    assert said(game, "score oasis 2") == "Score oasis 01: 0 points"
    play(game, "score oasis 1")
    assert prompt(game) == "Oasis 19 is scored: how many resources do you hand in?"
    assert said(game, "hand in 2") == "Hand in 2 water: 5 points"


def test_prompts_tell_mandatory_from_optional_scrolls() -> None:
    assert prompt(scroll_bought(58)) == "Take an orange scroll for 1 date."
    table = Scenario("essential").player(0, caravans=[3, 3, 0], claimed=[1, 2, 3, 5, 6])
    game = table.player(0, water=9, dates=9, dinars=9).assistants({0: ["sahara"]})
    play(game, "sector action")
    assert prompt(game) == "You may take a yellow scroll for free."
