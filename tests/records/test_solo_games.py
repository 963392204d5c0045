"""Records of solo games."""

import re

import pytest

from marrakesh import Config, Game
from marrakesh.records import RecordError, dumps, loads, replay
from marrakesh.rules.config import MODULES
from marrakesh.texts import languages
from records.helpers import ALL, assert_same, finished, played, with_line

SOLO = [
    Config.solo_game("normal", "deluxe"),
    Config.solo_game("hard", "essential", MODULES),
    Config(1, solo="pashabot", variants=frozenset({"square-once"}), modules=frozenset({"nomads"})),
    Config(1, "deluxe", solo="simplified"),
    Config(1, solo="simplified", modules=ALL),
]


@pytest.mark.parametrize("config", SOLO, ids=lambda c: f"{c.solo}-{c.edition}-{len(c.modules)}")
@pytest.mark.parametrize("decisions", [0, 3, 40, 10_000])
def test_a_solo_game_is_read_as_it_was(config: Config, decisions: int) -> None:
    game = played(config, 8, decisions)
    text = dumps(game, ["Ada"], {})
    again = loads(text)
    assert_same(game, again)
    assert game.view(1) == again.view(1)
    assert game.scores == again.scores
    assert dumps(again, ["Ada"], {}) == text
    assert replay(text).names == ["Ada"]


def test_the_header_of_a_solo_game() -> None:
    lines = dumps(Game.new(SOLO[1], 3)).splitlines()
    assert lines[2] == "players: 1"
    assert lines[7:10] == [
        "solo: pashabot",
        "variants: dear-gates, square-four-times, full-bag",
        "seed: 3",
    ]
    lines = dumps(Game.new(SOLO[3], 3)).splitlines()
    assert lines[6:8] == ["solo: simplified", "seed: 3"]
    assert "solo" not in finished()


def test_the_record_tells_what_the_pashabot_does() -> None:
    game = played(SOLO[0], 5)
    text = dumps(game)
    assert re.search(r"^deal: .* \| strategy tiles \d+$", text, re.M)
    assert len(re.findall(r"^bot: select [a-z]+, [a-z]+, [a-z]+$", text, re.M)) == 12
    assert len(re.findall(r"^bot: claim [a-z]+ [12]$", text, re.M)) > 12
    tiles = re.findall(r"strategy tiles? (\d+)$", text, re.M)
    assert game.table.bot is not None
    assert tiles == [str(tile) for tile in game.table.bot.column]
    assert re.search(r"^result: -?\d+, \d+ points \| places [12], [12]$", text, re.M)
    text = dumps(played(SOLO[3], 5))
    assert re.search(r"^deal: .* \| line( [a-z]+){12}$", text, re.M)
    assert re.search(r"^result: -?\d+ points \| places 1$", text, re.M)


SOLO_CASES = {
    "opponent": ("^solo: .*$", "solo: robot", "solo must be one of pashabot, simplified"),
    "no opponent": (r"^solo: .*\nvariants: .*\n", "", "plays against the Pashabot: choose solo"),
    "two players": ("^players: 1$", "players: 2", "Solo is for 1 player, not 2"),
    "variants": ("^variants: .*$", "variants: few-keshis", "variants must be one of few-tiles"),
    "both squares": ("^variants: ", "variants: square-once, ", "four-times exclude"),
    "simplified": ("^solo: .*$", "solo: simplified", "The simplified Pashabot has no var"),
    "claim": ("^bot: claim .*$", "bot: claim red 3", "gives something else here: “bot: claim"),
    "select": ("^bot: select .*$", "bot: select red", "gives something else here: “bot: sel"),
    "tile": (r"strategy tiles \d+$", "strategy tiles 99", "gives something else here: “deal"),
}


@pytest.mark.parametrize("case", SOLO_CASES)
def test_changed_solo_games_are_refused(case: str) -> None:
    old, new, problem = SOLO_CASES[case]
    with pytest.raises(RecordError, match=problem) as refused:
        loads(with_line(old, new, SOLO[1] if case != "tile" else SOLO[0]))
    assert refused.value.number > 1
    assert len({refused.value.explain(lang) for lang in languages()}) == len(languages())
