"""The contents of an observation."""

from itertools import chain
from typing import Any

import numpy as np

from envs.helpers import ALL, configs, moments
from marrakesh import Config, Game
from marrakesh.envs import LENGTH, named, write
from marrakesh.observation.cells import QUESTIONS, cells
from marrakesh.observation.layout import BOARD_PARTS
from marrakesh.rules.phases import NEXT_PROVISION, PHASES, SELECT, SETUP
from marrakesh.rules.words import BUILDINGS, COLOURS, RESOURCES, SECTORS


def seen(game: Game, seat: int) -> dict[str, Any]:
    row = np.empty(LENGTH, np.float32)
    write(game, seat, row)
    return {name: part.astype(int) for name, part in named(row).items()}


def flags(numbers: list[int], length: int) -> list[int]:
    return [int(number in numbers) for number in range(length)]


def tiles(numbers: list[int], length: int) -> list[int]:
    """Return flags of tiles, which are numbered from 1."""
    return flags([number - 1 for number in numbers], length)


@configs
def test_observation_matches_the_view_of_the_table(config: Config) -> None:
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
            asked = game.question.key.removeprefix("ask-")
            assert parts["question"].tolist() == flags([QUESTIONS.index(asked)], len(QUESTIONS))


@configs
def test_observation_matches_the_view_of_the_boards(config: Config) -> None:
    for game in moments(config):
        for seat in range(config.players):
            view: Any = game.view(seat)
            parts = seen(game, seat)
            for turn, _ in enumerate(view["players"]):
                number = (seat + turn) % len(view["players"])
                board = {part.name: parts[part.name][turn].tolist() for part in BOARD_PARTS}
                chooses = game.secret is not None and number < config.players
                assert board["asked"] == [chooses or number in view["asked"]]
                assert board["starts"] == [number == view["start_seat"]]
                order = view["river_order"]
                assert board["river_place"] == [order.index(number) + 1 if number in order else 0]
                check_board(board, view["players"][number])
                check_secrets(board, view["players"][number])


def check_board(board: dict[str, list[int]], player: Any) -> None:
    """Check the public parts of a board."""
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
    """Check the parts of a board that can be hidden from others."""
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
def test_observation_does_not_depend_on_hidden_information(config: Config) -> None:
    for number, game in enumerate(moments(config)):
        for seat in range(config.players):
            before = cells(game.table, seat)
            for seed in range(3):
                twin = game.copy()
                twin.redeal(seat, seed + number)
                assert cells(twin.table, seat) == before


def test_secret_choices_of_others_are_not_visible(edition: str) -> None:
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


def test_provisions_are_visible_only_to_their_owner() -> None:
    game = Game.new(Config(2), 5)
    for seat in (0, 1):
        own = seen(game, seat)["own_provisions"].reshape(5, 24)
        tiles_seen = [int(line.argmax()) + 1 for line in own if line.any()]
        assert tuple(tiles_seen) == game.table.players[seat].provisions
