"""Learning environments: what is seen is what may be known, and the three layers play one game."""

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from marrakesh import Config, Game, IllegalAction
from marrakesh.envs import LENGTH, SCALE, Batch, MarrakeshEnv, marrakesh_v0, named, write
from marrakesh.envs.rewards import rewards
from marrakesh.observation.cells import QUESTIONS, cells
from marrakesh.observation.layout import BOARD, BOARD_PARTS, BOARDS, TABLE_PARTS
from marrakesh.rules.actions import ACTION_COUNT, DISC, to_number
from marrakesh.rules.config import MODULES
from marrakesh.rules.phases import NEXT_PROVISION, PHASES, SELECT, SETUP
from marrakesh.rules.words import BUILDINGS, COLOURS, RESOURCES, SECTORS

ROOT = Path(__file__).parents[2]
ALL = frozenset(MODULES)
CONFIGS = {
    "base": Config(2),
    "three": Config(3, "deluxe"),
    "all": Config(4, "deluxe", modules=ALL),
    "all essential": Config(2, modules=ALL, buildings="back"),
    "solo": Config.solo_game(modules=MODULES),
    "simplified": Config(1, solo="simplified"),
}
configs = pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)
pettingzoo_prefers_bare_arrays = pytest.mark.filterwarnings(
    "ignore:Observation (is not a NumPy array|space for each agent probably):UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def moments(config: Config, seed: int = 3, every: int = 9) -> Iterator[Game]:
    """A random game now and then, always when players choose in secret, and at its end."""
    game = Game.new(config, seed)
    rng = random.Random(seed)
    number = 0
    while not game.over:
        if number % every == 0 or game.table.phase in (SETUP, NEXT_PROVISION):
            yield game
        game.apply(rng.choice(game.legal_actions()))
        number += 1
    yield game


def seen(game: Game, seat: int) -> dict[str, Any]:
    row = np.empty(LENGTH, np.float32)
    write(game, seat, row)
    return {name: part.astype(int) for name, part in named(row).items()}


def flags(numbers: list[int], length: int) -> list[int]:
    return [int(number in numbers) for number in range(length)]


def tiles(numbers: list[int], length: int) -> list[int]:
    """Flags of tiles, which count from 1."""
    return flags([number - 1 for number in numbers], length)


# --- the layout -----------------------------------------------------------------------------------


@pytest.mark.parametrize("parts", [TABLE_PARTS, BOARD_PARTS])
def test_the_parts_follow_each_other_without_gaps(parts: Any) -> None:
    end = 0
    for part in parts:
        assert part.start == end
        assert part.length > 0
        end += part.length
    assert end == (BOARDS if parts is TABLE_PARTS else BOARD)


def test_every_part_has_a_name_of_its_own() -> None:
    names = [part.name for part in (*TABLE_PARTS, *BOARD_PARTS)]
    assert len(set(names)) == len(names)


@configs
def test_an_observation_has_the_same_length_in_every_game(config: Config) -> None:
    for game in moments(config, every=50):
        for seat in range(config.players):
            assert len(cells(game.table, seat)) == LENGTH
    assert SCALE.shape == (LENGTH,)
    assert SCALE.min() == 1


def test_every_question_of_the_rules_has_a_flag() -> None:
    files = (ROOT / "src/marrakesh/rules").rglob("*.py")
    asked = {key for file in files for key in re.findall(r'"ask-([a-z0-9-]+)"', file.read_text())}
    assert asked - {"nothing"} == set(QUESTIONS)


def test_the_docs_show_the_layout() -> None:
    text = (ROOT / "docs/envs.md").read_text(encoding="utf-8")
    for first, parts in ((0, TABLE_PARTS), (BOARDS, BOARD_PARTS)):
        for part in parts:
            start = first + part.start
            line = f"| {start} | {part.length} | `{part.name}` | {part.scale} | {part.meaning} |"
            assert line in text.splitlines(), f"docs/envs.md needs the line\n{line}"
    assert f"{LENGTH} numbers" in text
    assert f"{BOARD} further on" in text


# --- what is seen ---------------------------------------------------------------------------------


@configs
def test_an_observation_tells_of_the_table_what_the_view_tells(config: Config) -> None:
    for game in moments(config):
        view: Any = game.view(0)
        parts = seen(game, 0)
        assert parts["edition"].tolist() == [config.deluxe, 0]
        assert (parts["season"], parts["round"]) == (view["season"], view["round"])
        assert parts["phase"].tolist() == flags([PHASES.index(view["phase"])], len(PHASES))
        for pile in ("tower", "base", "supply"):
            assert parts[pile].tolist() == [view[pile].get(colour, 0) for colour in COLOURS]
        assert parts["workshops"].reshape(4, 12).tolist() == [
            [shop.get(colour, 0) for colour in COLOURS] for shop in view["workshops"]
        ]
        assert parts["scrolls_shown"].tolist() == tiles([*chain(*view["scrolls"])], 72)
        assert parts["luxury_shown"].tolist() == tiles(view["luxury"], 35)
        assert parts["luxury_stack"] == sum(view["luxury_stacks"])
        assert parts["scroll_stacks"].sum() == sum(map(len, game.table.scroll_stacks))
        assert parts["office"].tolist() == tiles([view["office"]], 12)
        assert parts["river_tiles"].tolist() == tiles(view["river_tiles"], 18)
        assert parts["open_towns"].tolist() == tiles(view.get("open_towns", []), 12)
        assert parts["nomad_board"].tolist() == [*view.get("nomads", {"-": 0, "+": 0}).values()]
        if not game.over:
            asked = game.question[0].removeprefix("ask-")
            assert parts["question"].tolist() == flags([QUESTIONS.index(asked)], len(QUESTIONS))


@configs
def test_an_observation_tells_of_the_boards_what_the_view_tells(config: Config) -> None:
    for game in moments(config):
        for seat in range(config.players):
            view: Any = game.view(seat)
            parts = seen(game, seat)
            for turn, _ in enumerate(view["players"]):
                number = (seat + turn) % len(view["players"])
                board = {part.name: parts[part.name][turn].tolist() for part in BOARD_PARTS}
                assert board["asked"] == [number in view["asked"]]
                assert board["starts"] == [number == view["start_seat"]]
                order = view["river_order"]
                assert board["river_place"] == [order.index(number) + 1 if number in order else 0]
                check_board(board, view["players"][number])
                check_secrets(board, view["players"][number])


def check_board(board: dict[str, list[int]], player: Any) -> None:
    """What lies openly on a board."""
    keshis = player["keshis"] | player["goods"]
    assert board["present"] == [1]
    assert board["score"] == [player["score"]]
    assert board["resources"] == [player["resources"][name] for name in RESOURCES]
    assert board["provision_cost"] == [player["provision_cost"][name] for name in RESOURCES]
    assert board["keshis"] == [keshis[colour] for colour in COLOURS]
    assert board["claimed_keshis"] == [player["claimed_keshis"].get(c, 0) for c in COLOURS]
    assert board["gate_colours"] == [player["gates"].count(colour) for colour in COLOURS]
    assert board["gate_spaces"] == [gate is not None for gate in player["gates"]]
    assert board["caravans"] == player["caravans"]
    assert board["fisherman"] == [player["fisherman"]]
    assert board["stairs"] == [player["palace"], player["mosque"]]
    assert board["vendors"] == [sector in player["vendors"] for sector in SECTORS]
    assert board["entertainers"] == flags(player["entertainers"], 8)
    places = [*player["oases"], *[None] * (6 - len(player["oases"]))]
    assert board["oases"] == [*chain(*(tiles([known(tile)], 36) for tile in places))]
    assert board["oases_taken"] == flags(player["claimed_places"], 6)
    assert board["claimed_oases"] == tiles(player["claimed_oases"], 36)
    assert board["scrolls"] == tiles(player["scrolls"], 72)
    assert board["luxuries"] == tiles(player["luxury"], 35)
    assert board["hand"] == [colour in player["hand"] for colour in COLOURS]
    assert board["placeholders"] == [colour in player["placeholders"] for colour in COLOURS]
    assert board["assistants"] == [sector in player["assistants"] for sector in SECTORS[:8]]
    assert board["souk_assistants"] == [player["assistants"].count("souk")]
    assert board["towns"] == [*chain(*(tiles([t], 12) for t in player.get("towns", [0, 0])))]
    nomads = player.get("nomads", {"committed": [], "claimed": 0})
    assert board["nomads"] == [nomads.get(sector, 0) for sector in SECTORS[:8]]
    assert board["nomads_elsewhere"] == [len(nomads["committed"]), nomads["claimed"]]
    assert board["camel"] == [*player.get("camel", dict.fromkeys("abc", 0)).values()]
    column = player.get("spectator_column", [])
    assert board["spectators"] == [column.count(colour) for colour in (*COLOURS, "nomad")]


def check_secrets(board: dict[str, list[int]], player: Any) -> None:
    """What is hidden from others at times."""
    active = [player["provisions"][place] for place in player["active_provisions"]]
    assert board["provisions"] == tiles(active, 24)
    assert board["chosen"] == [colour in player["chosen"] for colour in COLOURS]
    assert board["disc"] == tiles([known(player["disc"], -1) + 1], 8)
    assert board["building"] == [player.get("building") == name for name in BUILDINGS]
    assert board["storage"] == [
        colour == stored for stored in player["storage"] for colour in COLOURS[:9]
    ]


def known(number: int | None, unknown: int = 0) -> int:
    return unknown if number is None else number


@configs
def test_an_observation_does_not_depend_on_what_is_dealt_anew(config: Config) -> None:
    for number, game in enumerate(moments(config)):
        for seat in range(config.players):
            before = cells(game.table, seat)
            for seed in range(3):
                twin = game.copy()
                twin.redeal(seat, seed + number)
                assert cells(twin.table, seat) == before


def test_a_secret_choice_of_others_is_not_seen(edition: str) -> None:
    config = Config(3, edition, modules=ALL)
    tried = set()
    for game in moments(config, every=1):
        phase = game.table.phase
        others = [seat for seat in game.waiting if seat != 0]
        if phase not in (SETUP, SELECT, NEXT_PROVISION) or 0 not in game.waiting or not others:
            continue
        twin = game.copy()
        twin.apply(twin.legal_actions(others[-1])[-1], others[-1])
        if twin.table.phase == phase:
            assert cells(twin.table, 0) == cells(game.table, 0)
            assert cells(twin.table, others[-1]) != cells(game.table, others[-1]) or phase != SELECT
            tried.add(phase)
    assert tried == {SETUP, SELECT, NEXT_PROVISION}


def test_the_own_provisions_are_seen_by_their_owner_only() -> None:
    game = Game.new(Config(2), 5)
    for seat in (0, 1):
        own = seen(game, seat)["own_provisions"].reshape(5, 24)
        tiles_seen = [int(line.argmax()) + 1 for line in own if line.any()]
        assert tuple(tiles_seen) == game.table.players[seat].provisions


# --- PettingZoo -----------------------------------------------------------------------------------


@pettingzoo_prefers_bare_arrays
@pytest.mark.parametrize("observation", ["vector", "dict"])
def test_pettingzoo_accepts_the_environment(observation: str) -> None:
    api_test(marrakesh_v0.env(observation=observation), num_cycles=350)


def test_pettingzoo_finds_the_same_game_for_the_same_seed() -> None:
    seed_test(lambda: marrakesh_v0.env(Config(3)), 200)


@configs
def test_the_mask_shows_what_is_legal_from_the_first_decision_to_the_last(config: Config) -> None:
    env = marrakesh_v0.env(config)
    env.reset(seed=4)
    game = env.unwrapped.game
    rng = random.Random(4)
    total = 0.0
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert legal == sorted(game.legal_actions())
        if over:
            assert info["score"] == game.scores[int(agent[-1])]
            total += reward
        else:
            assert agent == f"player_{game.seat}"
            others = [other for other in env.agents if other != agent]
            assert not any(env.observe(other)["action_mask"].any() for other in others)
        env.step(None if over else rng.choice(legal))
    assert game.over
    assert config.solo or total == pytest.approx(0)


@pytest.mark.parametrize("action", [to_number("disc 3"), 0])
def test_an_illegal_action_ends_the_game_at_the_agents_cost(action: int) -> None:
    env = marrakesh_v0.env()
    env.reset(seed=1)
    env.step(action)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards["player_0"] == -1


def test_a_game_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    env = marrakesh_v0.env(Config(3), render_mode="ansi")
    env.reset(seed=1)
    assert "player_2" in env.render()
    shown = gymnasium.make("Marrakesh-v0", config=Config.solo_game(), render_mode="human")
    shown.reset(seed=1)
    shown.render()
    assert "Pashabot" in capsys.readouterr().out


# --- Gymnasium ------------------------------------------------------------------------------------


@pytest.mark.parametrize("config", [Config(2), Config.solo_game()])
@pytest.mark.parametrize("observation", ["vector", "dict"])
def test_gymnasium_accepts_the_environment(config: Config, observation: str) -> None:
    env = gymnasium.make("Marrakesh-v0", config=config, observation=observation)
    check_env(env.unwrapped)


@configs
def test_an_agent_plays_to_the_end(config: Config) -> None:
    env = gymnasium.make("Marrakesh-v0", config=config, opponents="random", reward="lead")
    _, info = env.reset(seed=6)
    game, seat = env.unwrapped.game, env.unwrapped.seat  # type: ignore[attr-defined]
    rng = np.random.default_rng(6)
    over, gain = False, 0.0
    while not over:
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(game.legal_actions(seat))
        assert (env.get_wrapper_attr("action_masks")() == info["action_mask"]).all()
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        assert gain == 0
        _, reward, over, _, info = env.step(action)
        gain = float(reward)
    assert game.over
    assert gain == pytest.approx(rewards(game, "lead")[seat])
    assert info["scores"] == game.scores


def test_the_seat_is_drawn_for_each_game_or_given() -> None:
    for given, seats in ((None, {0, 1, 2}), (1, {1})):
        env = MarrakeshEnv(Config(3), "greedy, random", given)
        drawn = set()
        for seed in range(12):
            env.reset(seed=seed)
            drawn.add(env.seat)
        assert drawn == seats
    assert {seat: bot.name for seat, bot in env.bots.items()} == {2: "greedy", 0: "random"}


def test_an_illegal_action_of_the_agent_ends_the_game() -> None:
    env = MarrakeshEnv(Config(2), "random")
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(np.int64(DISC - 1))
    assert (reward, over) == (-1, True)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"opponents": "random,random"}, "Name 1 bot or 3 for the other seats, not 2"),
        ({"opponents": "clever"}, "There is no bot “clever”"),
        ({"seat": 4}, "There is no seat 4: the seats are 0 to 3"),
        ({"reward": "money"}, "There is no reward 'money': choose one of place, win, lead"),
        ({"observation": "image"}, "There is no observation 'image': choose vector or dict"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence(arguments: Any, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        MarrakeshEnv(Config(4), **arguments)


@configs
@pytest.mark.parametrize("kind", ["place", "win", "lead"])
def test_rewards_agree_with_the_result(config: Config, kind: str) -> None:
    *_, game = moments(config, every=10_000)
    gains = rewards(game, kind)
    assert len(gains) == config.players
    if not config.solo:
        assert sum(gains) == pytest.approx(0)
        best = [seat for seat, gain in enumerate(gains) if gain == max(gains)]
        assert 1 in [game.result[seat] for seat in best]
        assert kind == "lead" or max(gains) == 1
    elif config.solo == "pashabot" and kind != "lead":
        assert gains == [1 if game.result[0] == 1 else -1]


# --- many games -----------------------------------------------------------------------------------


@configs
def test_a_batch_plays_the_same_games_as_one_by_one(config: Config) -> None:
    batch = Batch(config, 3, seed=20)
    games = [Game.new(config, 20 + lane) for lane in range(3)]
    rng = np.random.default_rng(1)
    following = 23
    ended = 0
    while ended < 4:
        assert batch.seats.tolist() == [game.seat for game in games]
        assert batch.legal == [game.legal_actions() for game in games]
        masks = [np.flatnonzero(mask).tolist() for mask in batch.masks]
        assert masks == [sorted(legal) for legal in batch.legal]
        actions = batch.sample(rng)
        finished = {game.lane: game for game in batch.step(actions)}
        for lane, action in enumerate(actions):
            games[lane].apply(action)
            assert games[lane].over == (lane in finished)
            if lane in finished:
                told = finished[lane]
                assert (told.seed, told.scores) == (games[lane].seed, games[lane].scores)
                assert told.places == games[lane].result
                games[lane] = Game.new(config, following)
                following += 1
                ended += 1


def test_a_batch_shows_each_lane_what_its_seat_may_know() -> None:
    batch = Batch(CONFIGS["all"], 4, seed=2)
    rng = np.random.default_rng(2)
    row = np.empty(LENGTH, np.float32)
    first = batch.observe()
    for _ in range(60):
        rows = batch.observe()
        for lane, game in enumerate(batch.games):
            write(game, game.seat, row)
            assert (rows[lane] == row).all()
        batch.step(np.array(batch.sample(rng)))
    assert batch.observe() is first  # written in place


def test_samples_of_a_batch_reach_every_legal_action() -> None:
    batch = Batch(Config(2), 1)
    rng = np.random.default_rng(3)
    assert {batch.sample(rng)[0] for _ in range(200)} == set(batch.legal[0])


def test_a_batch_refuses_what_it_cannot_do() -> None:
    with pytest.raises(ValueError, match="at least 1 game, not 0"):
        Batch(Config(2), 0)
    batch = Batch(Config(2), 2)
    with pytest.raises(ValueError, match="There are 2 games, but 1 actions"):
        batch.step([1])
    with pytest.raises(IllegalAction):
        batch.step([ACTION_COUNT, ACTION_COUNT])


def test_without_the_extra_a_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; from marrakesh.envs import Batch"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert last == 'ImportError: marrakesh.envs needs pettingzoo: pip install ".[envs]"'
