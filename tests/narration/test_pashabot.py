"""What the Pashabot does, and why, in words."""

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
    "highest keshi priority, and no brown keshi lies in the base.": bot_claim(8, 7, 3),
    "The Pashabot claims 1 red keshi for the palace: this completes the palace.": bot_claim(
        8, 3, 1, completes=1
    ),
    "The Pashabot claims 1 red keshi for the palace: highest keshi priority.": bot_claim(
        8, 3, 3, completes=1
    ),
    "The Pashabot claims 2 green keshis for the date orchard: "
    "2 of this colour lie in the base, and both fit.": bot_claim(1, 1, 2, n=2),
    "The Pashabot claims 2 red keshis: 2 of this colour lie in the base, and both fit.": bot_claim(
        8, -1, 2, n=2
    ),
    "The Pashabot claims 1 gray keshi for the madrasa: "
    "among equal priorities, it has an assistant in the madrasa.": bot_claim(2, 2, 4),
    "The Pashabot claims 1 white keshi for the palace: "
    "among equal priorities, you have an assistant in the palace.": bot_claim(3, 3, 5),
    "The Pashabot claims 1 pink keshi for the main square: "
    "among equals, the main square is highest in its strategy column.": bot_claim(5, 5, 6),
    "The Pashabot claims 1 turquoise keshi for the river: "
    "among equals, the river is the upper row on its board.": bot_claim(0, 0, 7),
    "The Pashabot claims 1 orange keshi for the souk: "
    "among equal goods, it has the fewest of these.": bot_claim(10, 8, 8),
    "The Pashabot claims 1 orange keshi for the souk: "
    "nothing else in the base fits on its board.": bot_claim(10, 8, 8, options=1),
    "The Pashabot claims the nomad for the medina: among equals, a row’s own colour comes "
    "before the nomad, and the nomad before red.": bot_claim(12, 6, 8),
    "The Pashabot builds the red gate from workshop 1: highest keshi priority.": events.BotGate(
        1, colour=8, workshop=0, rule=3
    ),
    "The Pashabot sends the red keshi’s assistant to the souk: "
    "among equal priorities, it has the most keshis there.": events.BotAssistant(
        1, sector=8, rule=2
    ),
    "The Pashabot gains a keshi for the mosque: "
    "of all the keshis there is room for, this one has the highest priority.": events.BotPriority(
        1, sector=4
    ),
    "The Pashabot removes the orange scrolls from the display: 3 scrolls.": events.BotScrolls(
        1, academy=3, n=3
    ),
    "The Pashabot takes away 2 brown keshis: "
    "of the colours that lie there at least twice, "
    "this one comes first in its line.": events.BotTakes(1, colour=7, n=2, rule=1),
    "The Pashabot takes away 1 brown keshi: "
    "no colour lies there twice, and this one comes first in its line.": events.BotTakes(
        1, colour=7, n=1, rule=2
    ),
    "The Pashabot reveals strategy tile 8: 1 brown keshi and 1 goods keshi, "
    "luxury goods dagger before slipper, with a river icon.": events.Strategy(
        1, strategy=8, upper=7, lower=8, first=2, second=0, river=1
    ),
    "The Pashabot reveals strategy tile 2: 1 green keshi and 1 turquoise keshi, "
    "luxury goods oil lamp before tajine.": events.Strategy(
        1, strategy=2, upper=1, lower=0, first=3, second=1, river=0
    ),
    "The sultan now accompanies the Pashabot.": events.Pawn(1, stair=0),
    "The Pashabot places 1 brown keshi (now 3).": events.Keshi(1, colour=7, value=3),
    "The Pashabot scores 1 point (water vendors).": events.Points(1, points=1, source=62),
}


@pytest.mark.parametrize(("sentence", "event"), BOT.items())
def test_what_the_pashabot_does_and_why(sentence: str, event: Event) -> None:
    assert tell(event, "en", ["Ada"]) == sentence
    said = {tell(event, lang, ["Ada"]) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("Pashabot" in line and line.endswith(".") and not odd(line) for line in said)


def test_every_priority_has_its_own_words(lang: str) -> None:
    claims = [tell(bot_claim(5, 5, rule), lang) for rule in range(1, 9)]
    gates = [tell(events.BotGate(1, colour=5, workshop=0, rule=rule), lang) for rule in range(2, 9)]
    assistants = [tell(events.BotAssistant(1, sector=5, rule=rule), lang) for rule in (1, 2, 3)]
    for lines in (claims, gates, assistants):
        assert len(set(lines)) == len(lines)
        assert [line for line in lines if odd(line)] == []


def test_red_stands_in_for_every_colour(lang: str) -> None:
    lines = [tell(bot_claim(8, sector, 3), lang) for sector in range(8)]
    assert len(set(lines)) == 8
    for sector, line in enumerate(lines):
        assert text(lang)(f"colour-{COLOURS[sector]}") in line


def test_only_a_solo_game_has_a_pashabot() -> None:
    event = events.Keshi(1, colour=7, value=3)
    assert tell(event, "en", ["Ada", "Bo"]).startswith("Bo places")
    assert tell(event, "en").startswith("Player 2 places")
    season = events.Season(-1, season=1, office=2)
    assert tell(season, "en", ["Ada"]).startswith("Season 1")


def test_a_strategy_tile_explained() -> None:
    lines = help_on("strategy", 8).splitlines()
    assert lines[:4] == [
        "Strategy tile 8",
        "It makes the Pashabot want 1 brown keshi, then 1 black keshi; "
        "each icon also scores at the end.",
        "As long as this is the lowest tile, the Pashabot buys luxury goods of these kinds: "
        "dagger, or else slipper.",
        "River icon: when this tile is revealed, the Pashabot’s fisherman moves 3 steps.",
    ]
    assert help_on("strategy tile", "08") == help_on("strategy", 8)
    assert "It is used only if camels, nomads and new luxury goods are all in play." in help_on(
        "strategy", 12
    )


def test_opponents_in_a_sentence() -> None:
    say = text("en")
    assert opponent(Config.solo_game("hard"), say) == (
        "You are playing against the Pashabot (difficulty: hard)."
    )
    some = Config(1, solo="pashabot", variants=frozenset({"full-bag", "few-tiles"}))
    assert opponent(some, say) == (
        "You are playing against the Pashabot with these variants: "
        "Few strategy tiles, Keshis at the start."
    )
    assert opponent(Config(1, solo="simplified"), text("nl")) == (
        "Je speelt tegen de vereenvoudigde Pashabot."
    )
