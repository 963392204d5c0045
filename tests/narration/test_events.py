"""Events in words."""

import pytest

from marrakesh.narration import sentence, tell
from marrakesh.rules import events, phases
from marrakesh.rules.events import Event
from narration.catalogues import messages


def test_events_name_the_players() -> None:
    event = events.Claim(1, colour=1, n=2)
    assert tell(event) == "Player 2 claims 2 green keshis."
    assert tell(event, "de", ["Ada", "Bo"]) == "Bo nimmt 2 grüne Keshis."
    assert tell(event, "nl") == "Speler 2 neemt 2 groene keshi’s."


def test_the_actor_at_the_start_of_a_sentence_is_returned_separately() -> None:
    claim = events.Claim(1, colour=3, n=2)
    fishermen = events.FishermenReturn(-1)
    keshi = events.Keshi(1, colour=7, value=3)
    assert sentence(claim, "en", ["Ada", "Bo"]) == ("Bo", "claims 2 white keshis")
    assert sentence(fishermen, "en", ["Ada", "Bo"]) == ("", "The fishermen return to the start")
    assert sentence(keshi, "en", ["Ada"]) == ("The Pashabot", "places 1 brown keshi (now 3 in all)")


def test_the_reader_is_addressed_as_you() -> None:
    claim = events.Claim(1, colour=3, n=2)
    names = ["Ada", "Bo"]
    assert sentence(claim, "en", names, reader=1) == ("You", "claim 2 white keshis")
    assert sentence(claim, "en", names, reader=0) == ("Bo", "claims 2 white keshis")
    assert str(sentence(claim, "de", names, 1)) == "Du nimmst 2 weiße Keshis."
    assert str(sentence(events.StartPlayer(1), "nl", names, 1)) == "Jij bent de startspeler."
    pawn = events.Pawn(1, stair=1)
    assert str(sentence(pawn, "de", names, 1)) == "Du wirst nun vom Imam begleitet."
    camel = events.Camel(1, start=3, end=5)
    assert sentence(camel, "en", names, 1) == ("You", "move your camel from space 3 to space 5")


def test_every_event_of_a_player_has_a_text_that_addresses_the_player(lang: str) -> None:
    theirs = {
        key
        for key, message in messages(lang).items()
        if key.startswith("event-") and "player" in message.params and not key.endswith("-you")
    }
    of_the_pashabot = ("event-bot-", "event-strategy")
    untold = {key for key in theirs if f"{key}-you" not in messages(lang)}
    assert {key for key in untold if not key.startswith(of_the_pashabot)} == set()


HAPPENED = {
    "Player 1 scores 3 points (gates).": events.Points(0, points=3, source=9),
    "Player 1 loses 4 points (provision tiles).": events.Points(0, points=-4, source=13),
    "Player 1 scores 1 point (scroll 29).": events.Points(0, points=1, source=129),
    "Player 1 has selected turquoise, black and yellow.": events.Selected(0, colours=0b1000010001),
    "Player 1 sends assistants "
    "to the river, to the date orchard and to the souk (2).": events.Assistants(
        0, sectors=0b11, souk=2
    ),
    "Player 1 sends no assistants yet.": events.Assistants(0, sectors=0, souk=0),
    "Season 1, round 2: Claim keshis.": events.Phase(-1, phase=phases.CLAIM, season=1, round=2),
    "Season 1: Providing for citizens.": events.Phase(
        -1, phase=phases.PROVISIONS, season=1, round=5
    ),
    "Player 1 builds the pink gate in the Sahara (from workshop 2).": events.Gate(
        0, colour=5, space=6, workshop=1
    ),
    "New in the display: luxury good 3.": events.LuxuryShown(-1, tile=3, place=0),
    "New in the display: scroll 03.": events.ScrollShown(-1, tile=3, place=0),
    "Season 1, round 1: Start of the round.": events.Phase(
        -1, phase=phases.ROUND_START, season=1, round=1
    ),
    "Player 1 starts with the camel stable.": events.Building(0, building=5),
    "Player 1 gains the award for 2 keshis from award tile 3b.": events.Award(0, n=2, side=5),
    "Player 1 collects 2 dung tiles.": events.Dung(0, n=2),
    "Player 1 discards 1 dung tile.": events.Dung(0, n=-1),
    "Player 1 takes a nomad from the palace.": events.NomadLeaves(0, place=3),
    "Player 1 takes a nomad from the water vendor space in the palace.": events.NomadLeaves(
        0, place=11
    ),
    "Player 1 takes a nomad from the spectators.": events.NomadLeaves(0, place=16),
    "Player 1 sends a nomad to the spectators.": events.Spectator(0, colour=12),
    "Player 1 takes 1 red keshi from the spectators.": events.SpectatorLeaves(0, colour=8),
    "Player 1 puts 1 green keshi on storage space 2.": events.Storage(0, colour=1, place=1),
    "Player 1 is now accompanied by the imam.": events.Pawn(0, stair=1),
    "Player 1 scores 4 points (desert town 07).": events.Points(0, points=4, source=347),
    "Player 1 takes the bonus “2 points” on the main square for 3 spectators.": events.Square(
        0, space=0, thing=3, amount=2, n=3
    ),
}


@pytest.mark.parametrize(("said", "event"), HAPPENED.items())
def test_each_event_is_described_in_the_expected_words(said: str, event: Event) -> None:
    assert tell(event) == said
