"""Records of solo games."""

import re

import pytest

from marrakesh import Config, Game
from marrakesh.records import dumps, loads, replay
from marrakesh.rules.config import MODULES
from records.helpers import (
    ALL,
    assert_refused,
    assert_same,
    finished,
    played,
    refusal,
    with_line,
)

SOLO = [
    Config.solo_game("normal", "deluxe"),
    Config.solo_game("hard", "essential", MODULES),
    Config(1, solo="pashabot", variants=frozenset({"square-once"}), modules=frozenset({"nomads"})),
    Config(1, "deluxe", solo="simplified"),
    Config(1, solo="simplified", modules=ALL),
]


@pytest.mark.parametrize("config", SOLO, ids=lambda c: f"{c.solo}-{c.edition}-{len(c.modules)}")
@pytest.mark.parametrize("decisions", [0, 3, 40, 10_000])
def test_a_solo_game_is_read_back_unchanged(config: Config, decisions: int) -> None:
    game = played(config, 8, decisions)
    text = dumps(game, ["Ada"], {})
    again = loads(text)
    assert_same(game, again)
    assert game.view(1) == again.view(1)
    assert game.scores == again.scores
    assert dumps(again, ["Ada"], {}) == text
    assert replay(text).names == ["Ada"]


def test_the_header_names_opponent_and_variants() -> None:
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


def test_a_record_includes_the_actions_of_the_pashabot() -> None:
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
    "opponent": ("^solo: .*$", "solo: robot", "choice", "pashabot, simplified"),
    "no opponent": (r"^solo: .*\nvariants: .*\n", "", "config", "config-alone"),
    "two players": ("^players: 1$", "players: 2", "config", "config-solo-players"),
    "variants": ("^variants: .*$", "variants: few-keshis", "choice", "few-tiles"),
    "both squares": ("^variants: ", "variants: square-once, ", "config", "config-exclusive"),
    "simplified": ("^solo: .*$", "solo: simplified", "config", "config-simplified-variants"),
    "claim": ("^bot: claim .*$", "bot: claim red 3", "differs", "bot: claim"),
    "select": ("^bot: select .*$", "bot: select red", "differs", "bot: select"),
    "tile": (r"strategy tiles \d+$", "strategy tiles 99", "differs", "deal"),
}


@pytest.mark.parametrize("case", SOLO_CASES)
def test_a_changed_solo_record_is_refused(case: str) -> None:
    old, new, key, problem = SOLO_CASES[case]
    error = refusal(with_line(old, new, SOLO[1] if case != "tile" else SOLO[0]))
    assert_refused(error, key, problem)
