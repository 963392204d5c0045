"""The actions of the Pashabot and its reasons, in words."""

import pytest

from marrakesh import Config
from marrakesh.narration import help_on, tell
from marrakesh.narration.solo import opponent
from marrakesh.rules import events
from marrakesh.rules.events import Event
from marrakesh.rules.words import COLOURS
from marrakesh.texts import LANGUAGES, text
from narration.whole_games import odd


def bot_claim(colour: int, sector: int, rule: int, n: int = 1, **facts: int) -> Event:
    known = {"completes": 0, "options": 4, **facts}
    return events.BotClaim(1, colour=colour, n=n, sector=sector, rule=rule, **known)


BOT = {
    "The Pashabot claims 1 red keshi for the Sahara: "
    "highest keshi priority, and there’s no brown keshi in the tower base.": bot_claim(8, 7, 3),
    "The Pashabot claims 1 red keshi for the palace: this completes the palace.": bot_claim(
        8, 3, 1, completes=1
    ),
    "The Pashabot claims 1 red keshi for the palace: highest keshi priority.": bot_claim(
        8, 3, 3, completes=1
    ),
    "The Pashabot claims 2 green keshis for the date orchard: "
    "there are 2 of this colour in the tower base, and both fit.": bot_claim(1, 1, 2, n=2),
    "The Pashabot claims 2 red keshis: "
    "there are 2 of this colour in the tower base, and both fit.": bot_claim(8, -1, 2, n=2),
    "The Pashabot claims 1 grey keshi for the madrasa: "
    "tied on priority, but it has an assistant in the madrasa.": bot_claim(2, 2, 4),
    "The Pashabot claims 1 white keshi for the palace: "
    "tied on priority, but you have an assistant in the palace.": bot_claim(3, 3, 5),
    "The Pashabot claims 1 pink keshi for the main square: "
    "tied, but the main square is highest in its strategy column.": bot_claim(5, 5, 6),
    "The Pashabot claims 1 turquoise keshi for the river: "
    "tied, but the river is the upper row on its board.": bot_claim(0, 0, 7),
    "The Pashabot claims 1 orange keshi for the souk: "
    "tied, but it has the fewest goods of this colour.": bot_claim(10, 8, 8),
    "The Pashabot claims 1 orange keshi for the souk: "
    "nothing else in the tower base fits on its board.": bot_claim(10, 8, 8, options=1),
    "The Pashabot claims the nomad for the medina: tied, but a row’s own colour comes "
    "before the nomad, and the nomad before red.": bot_claim(12, 6, 8),
    "The Pashabot builds the red gate from workshop 1: highest keshi priority.": events.BotGate(
        1, colour=8, workshop=0, rule=3
    ),
    "The Pashabot sends the red keshi’s assistant to the souk: "
    "tied on priority, but it has the most keshis there.": events.BotAssistant(1, sector=8, rule=2),
    "The Pashabot gains a keshi for the mosque: "
    "of all the keshis that fit, this one has the highest priority.": events.BotPriority(
        1, sector=4
    ),
    "The Pashabot removes the orange scrolls from the display (3 scrolls).": events.BotScrolls(
        1, academy=3, n=3
    ),
    "The Pashabot takes away 2 brown keshis: "
    "of the colours with at least 2 keshis in the tower base, "
    "this one comes first in its line of colours.": events.BotTakes(1, colour=7, n=2, rule=1),
    "The Pashabot takes away 1 brown keshi: "
    "no colour has 2 keshis in the tower base, "
    "and of the colours there, this one comes first in its line of colours.": events.BotTakes(
        1, colour=7, n=1, rule=2
    ),
    "The Pashabot reveals strategy tile 8 (1 brown keshi, 1 goods keshi and a river icon; "
    "luxury goods: dagger, then slipper).": events.Strategy(
        1, strategy=8, upper=7, lower=8, first=2, second=0, river=1
    ),
    "The Pashabot reveals strategy tile 2 (1 green keshi and 1 turquoise keshi; "
    "luxury goods: oil lamp, then tajine).": events.Strategy(
        1, strategy=2, upper=1, lower=0, first=3, second=1, river=0
    ),
    "The Pashabot is now accompanied by the sultan.": events.Pawn(1, stair=0),
    "The Pashabot places 1 brown keshi (now 3 in all).": events.Keshi(1, colour=7, value=3),
    "The Pashabot scores 1 point (water vendors).": events.Points(1, points=1, source=62),
}


@pytest.mark.parametrize(("sentence", "event"), BOT.items())
def test_each_event_of_the_pashabot_is_described_in_the_expected_words(
    sentence: str, event: Event
) -> None:
    assert tell(event, "en", ["Ada"]) == sentence
    said = {tell(event, lang, ["Ada"]) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("Pashabot" in line and line.endswith(".") and not odd(line) for line in said)


def test_every_priority_has_its_own_wording(lang: str) -> None:
    claims = [tell(bot_claim(5, 5, rule), lang) for rule in range(1, 9)]
    gates = [tell(events.BotGate(1, colour=5, workshop=0, rule=rule), lang) for rule in range(2, 9)]
    assistants = [tell(events.BotAssistant(1, sector=5, rule=rule), lang) for rule in (1, 2, 3)]
    for lines in (claims, gates, assistants):
        assert len(set(lines)) == len(lines)
        assert [line for line in lines if odd(line)] == []


def test_sentences_about_red_keshis_name_the_colour_they_stand_in_for(lang: str) -> None:
    lines = [tell(bot_claim(8, sector, 3), lang) for sector in range(8)]
    assert len(set(lines)) == 8
    for colour, line in zip(COLOURS, lines, strict=False):
        assert text(lang)("bot-stands-in", why="", colour=colour) in line


def test_the_second_player_is_called_the_pashabot_only_in_solo_games() -> None:
    event = events.Keshi(1, colour=7, value=3)
    assert tell(event, "en", ["Ada", "Bo"]).startswith("Bo places")
    assert tell(event, "en").startswith("Player 2 places")
    season = events.Season(-1, season=1, office=2)
    assert tell(season, "en", ["Ada"]).startswith("Season 1")


def test_help_on_a_strategy_tile_explains_its_icons() -> None:
    lines = help_on("strategy", 8).splitlines()
    assert lines[:4] == [
        "Strategy tile 8",
        "Keshi icons: 1 brown keshi, then 1 black keshi. "
        "The Pashabot favours these keshis, and each icon also counts in its final scoring.",
        "As long as this tile is the lowest in the column, the Pashabot buys these kinds of "
        "luxury goods: dagger, or else slipper.",
        "River icon: when this tile is revealed, the Pashabot’s fisherman moves 3 steps.",
    ]
    assert help_on("strategy tile", "08") == help_on("strategy", 8)
    needed = "This tile is used only if camels, nomads and new luxury goods are all in play."
    assert needed in help_on("strategy", 12)


def test_solo_opponents_are_described_in_a_sentence() -> None:
    say = text("en")
    assert opponent(Config.solo_game("hard"), say) == (
        "You’re playing against the Pashabot (difficulty: Hard)."
    )
    some = Config(1, solo="pashabot", variants=frozenset({"full-bag", "few-tiles"}))
    assert opponent(some, say) == (
        "You’re playing against the Pashabot (variants: Few strategy tiles, Starting keshis)."
    )
    assert opponent(Config(1, solo="simplified"), text("nl")) == (
        "Je speelt tegen de vereenvoudigde Pashabot."
    )
