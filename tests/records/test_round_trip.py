"""A recorded game is read back unchanged."""

import random
import re

import pytest

from marrakesh import Config, Game
from marrakesh.records import dumps, loads
from marrakesh.rules.config import MODULES
from marrakesh.rules.phases import PHASES
from records.helpers import STAIRCASE, WITH_MODULES, assert_same, played

CONFIGS = [
    Config(players=players, edition=edition)
    for players in (2, 3, 4)
    for edition in ("deluxe", "essential")
]


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_a_finished_game_is_read_back_unchanged(config: Config) -> None:
    game = played(config, 3)
    text = dumps(game)
    again = loads(text)
    assert_same(game, again)
    assert again.over
    assert again.result == game.result
    assert dumps(again) == text


@pytest.mark.parametrize("config", CONFIGS, ids=str)
@pytest.mark.parametrize("decisions", [0, 1, 5, 40, 150])
def test_a_running_game_is_read_back_unchanged(config: Config, decisions: int) -> None:
    game = played(config, 100 + decisions, decisions)
    again = loads(dumps(game))
    assert_same(game, again)
    assert not again.over


def read_in_every_phase(config: Config, seed: int) -> set[str]:
    """Write and read a game at the first decision of each phase; return the phases."""
    chosen = random.Random(seed)
    game, seen = Game.new(config, seed), set()
    while not game.over:
        moment = (game.table.season, game.table.phase)
        if moment not in seen:
            seen.add(moment)
            assert_same(game, loads(dumps(game)))
        seat = chosen.choice(game.waiting)
        game.apply(chosen.choice(game.legal_actions(seat)), seat)
    text = dumps(game)
    assert_same(game, loads(text))
    assert dumps(loads(text)) == text
    return {PHASES[phase] for _, phase in seen}


PHASES_OF_MODULES = {
    "buildings": "special-buildings", "season-start": "provision-tiles", "awards": "camels",
}  # fmt: skip


@pytest.mark.parametrize("config", WITH_MODULES, ids=lambda c: f"{c.players}-{len(c.modules)}")
def test_a_game_with_modules_is_read_back_unchanged_in_every_phase(config: Config) -> None:
    """Whether a phase asks anything can be random, so several games may be needed."""
    wanted = {phase for phase, module in PHASES_OF_MODULES.items() if config.has([module])}
    phases: set[str] = set()
    for seed in range(6, 16):
        phases |= read_in_every_phase(config, seed) & set(PHASES_OF_MODULES)
        if phases == wanted:
            break
    assert phases == wanted


def test_the_header_names_modules_and_options_other_than_the_default() -> None:
    lines = dumps(Game.new(WITH_MODULES[1], 3)).splitlines()
    assert lines[5:11] == [
        "first game: no",
        "modules: " + ", ".join(MODULES),
        "staircase: " + ", ".join(STAIRCASE),
        "offices: new",
        "library: yellow",
        "seed: 3",
    ]
    lines = dumps(Game.new(WITH_MODULES[2], 3)).splitlines()
    assert lines[6:9] == ["modules: special-buildings", "buildings: back", "seed: 3"]


def test_the_deal_names_the_components_that_modules_lay_out() -> None:
    game = played(WITH_MODULES[3], 5, 0)
    deal, staircase = (line for line in dumps(game).splitlines() if re.match("deal|stairc", line))
    table = game.table
    assert deal.endswith(
        f"| towns {' '.join(str(town) for town in table.open_towns)}"
        f" | awards {' '.join(str(award) for award in game.view()['awards'])}"
    )
    assert re.fullmatch(r"staircase: L2 \d [a-z ]+( and \d [a-z ]+)? \| C4 \d .*", staircase)
    assert staircase.count(" | ") == 11


def test_with_buildings_the_displays_are_recorded_when_they_are_laid_out() -> None:
    lines = dumps(played(WITH_MODULES[0], 5)).splitlines()
    first, second = (place for place, line in enumerate(lines) if line.startswith("deal: "))
    assert lines[first].startswith("deal: river tiles ")
    assert "scrolls" not in lines[first]
    assert re.match(r"deal: scrolls( \d+){12} \| luxury goods( \d+){5}$", lines[second])
    assert lines[second + 2] == "# Season 1"
    (moved,) = (line for line in lines if line.startswith("buildings: "))
    assert re.fullmatch(r"buildings: 0 [a-z ]+, 1 [a-z ]+", moved)
    assert lines.count("# Season 1, round 1") == lines.count("# Season 3, round 4") == 1
