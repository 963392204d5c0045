"""The search bot: legal, fair, on time, and able to plan."""

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from statistics import fmean

import pytest

from marrakesh import Config, Game
from marrakesh.bots import Budget, RankedAction, SearchBot, Seat, make_bot
from marrakesh.bots.net import default_net
from marrakesh.bots.search import expected_loss
from marrakesh.bots.tree import Tree
from marrakesh.rules import phases
from marrakesh.rules.actions import to_text
from marrakesh.rules.config import MODULES
from scenario import Scenario, play

EVERYTHING = frozenset(MODULES)
CONFIGS = {
    "essential": Config(2, "essential"),
    "deluxe": Config(3, "deluxe"),
    "essential with everything": Config(2, "essential", modules=EVERYTHING),
    "deluxe with everything": Config(4, "deluxe", modules=EVERYTHING),
    "pashabot": Config(1, "deluxe", solo="pashabot"),
    "simplified": Config(1, "essential", solo="simplified"),
}


def moments(config: Config, every: int, seed: int = 4) -> Iterator[Game]:
    """Yield a random game at every n-th decision."""
    game = Game.new(config, seed)
    chance = random.Random(seed)
    number = 0
    while not game.over:
        if number % every == 0:
            yield game
        game.apply(chance.choice(game.legal_actions()))
        number += 1


def weigh(game: Game, seat: int, iterations: int = 12, seed: int = 1) -> list[RankedAction]:
    return SearchBot(seed, Budget(iterations=iterations)).rank(Seat(game, seat))


def when(game: Game) -> tuple[int, int]:
    return game.table.season, game.table.round


def last_luxury(edition: str) -> Game:
    """Return a game before its last action: a keshi, or a luxury good worth most of the points."""
    table = Scenario(edition, season=3, round=4).luxuries_shown(1, 2, 3, 6, 24)
    return table.player(0, yellow=1, orange=2, purple=2).assistants({0: ["souk"]})


def finds(game: Game, iterations: int = 150) -> str:
    return to_text(SearchBot(1, Budget(iterations=iterations)).choose(Seat(game, game.seat)))


@pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)
def test_search_weighs_every_legal_action_and_leaves_the_game_unchanged(config: Config) -> None:
    for game in moments(config, every=200):
        for seat in game.waiting:
            before = game.view(seat)
            weighed = weigh(game, seat, iterations=5)
            assert sorted(one.action for one in weighed) == sorted(game.legal_actions(seat))
            assert 0 < sum(one.visits for one in weighed) <= 5
            assert weighed[0].visits
            assert {len(one.scores) for one in weighed} == {len(game.scores)}
            assert game.view(seat) == before


def test_same_seed_and_iterations_give_the_same_choice() -> None:
    differs = False
    for game in moments(Config(2), every=120):
        first = weigh(game, game.seat, seed=3)
        assert first == weigh(game, game.seat, seed=3)
        differs |= first != weigh(game, game.seat, seed=4)
    assert differs


def test_search_bot_is_reproducible_over_several_decisions() -> None:
    game = Game.new(Config(2), 6)
    bots = [[SearchBot(seat, Budget(iterations=16)) for seat in range(2)] for _ in range(2)]
    for _ in range(6):
        first, again = (some[game.seat].rank(Seat(game, game.seat)) for some in bots)
        assert first == again
        game.apply(first[0].action)


def test_tree_is_kept_for_the_next_decision_and_dropped_later() -> None:
    game = Game.new(Config(2), 6)  # arranging one's own keshis reveals nothing
    tree = Tree(0, default_net())
    roots = []
    for _ in range(3):
        roots.append(tree.turn_to(game.copy()))
        for deal in range(20):
            tree.iterate(Seat(game, 0).imagine(deal))
        most = max(roots[-1].visits)
        game.apply(roots[-1].actions[roots[-1].visits.index(most)])
        kept = tree.turn_to(game.copy())
        assert kept.visited == most
    assert roots[0] not in tree.nodes


@pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)
def test_iteration_ends_at_the_seats_next_round_or_when_the_game_ends(config: Config) -> None:
    """The net's expectations cannot be compared at other moments."""
    for game in moments(config, every=200):
        seat = game.seat
        ahead = Seat(game, seat).imagine(1)
        tree = Tree(seat, default_net())
        root = tree.turn_to(ahead.copy())
        points = tree.iterate(ahead, 0)
        assert root.visits[0] == root.visited == 1
        if ahead.over:
            assert points == ahead.scores
        else:
            assert ahead.legal_actions(seat)
            assert when(ahead) > when(game)


@pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)
def test_search_does_not_use_hidden_information(config: Config) -> None:
    for number, game in enumerate(moments(config, every=250)):
        twin = game.copy()
        twin.redeal(game.seat, number)
        assert weigh(twin, game.seat) == weigh(game, game.seat)


def test_search_does_not_know_what_others_have_selected(edition: str) -> None:
    games = [Scenario(edition).select() for _ in range(2)]
    play(games[0], "0: select green", "0: select white", "0: select gray")
    play(games[1], "0: select red", "0: select yellow", "0: select brown")
    assert weigh(games[0], 1, 60) == weigh(games[1], 1, 60)


def test_no_seat_reacts_to_a_simultaneous_secret_choice(edition: str) -> None:
    """The others' first choices have one node each, whatever the searching seat tries."""
    game = Scenario(edition, players=3).select()
    seat = Seat(game, 1)
    tree = Tree(1, default_net())
    root = tree.turn_to(seat.imagine(0))
    for deal in range(20):
        for place in range(3):
            tree.iterate(seat.imagine(deal), place)
    assert root.visits[:3] == [20, 20, 20]
    firsts = [node for node in tree.nodes if node.seat != 1 and len(node.actions) == 12]
    assert sorted(node.seat for node in firsts) == [0, 2]


def test_search_stops_as_soon_as_the_choice_is_settled(edition: str) -> None:
    game = last_luxury(edition)
    settled = weigh(game, 0, iterations=100_000)
    assert [to_text(one.action) for one in settled] == ["sector action", "new keshi"]
    assert sum(one.visits for one in settled) < 50
    game.apply(settled[0].action)
    close = weigh(game, 0, iterations=100_000)
    assert sum(one.visits for one in close) < 2000  # the remaining gain is negligible


def test_expected_loss_of_dropping_an_option_matches_simulation() -> None:
    chance = random.Random(1)
    for gap, error in ((0.0, 1.0), (0.5, 0.5), (2.0, 1.5)):
        losses = [max(0.0, -chance.gauss(gap, error)) for _ in range(20_000)]
        assert expected_loss(gap, error) == pytest.approx(fmean(losses), rel=0.1)


def test_search_keeps_to_its_time_limit() -> None:
    game = next(moments(Config(4, "deluxe", modules=EVERYTHING), every=1))
    while game.table.phase != phases.CLAIM:
        game.apply(game.legal_actions()[0])
    start = time.perf_counter()
    make_bot("search:50ms", seed=1).choose(Seat(game, game.seat))
    assert time.perf_counter() - start < 1


def test_search_finds_the_most_valuable_good_that_the_net_overlooks(edition: str) -> None:
    """It is the last action of the game, so nothing later favours a keshi."""
    game = last_luxury(edition)
    assert to_text(make_bot("net", 1).choose(Seat(game, 0))) == "new keshi"
    assert finds(game) == "sector action"
    play(game, "sector action")
    assert finds(game) == "luxury 24"


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
def test_two_processes_share_a_search() -> None:
    """Run in a separate Python process, since pytest's threads and fork do not mix."""
    code = """
from marrakesh import Config, Game
from marrakesh.bots import Seat, make_bot
game = Game.new(Config(2), 5)
bots = [make_bot("search:15:2p", seed=2) for _ in range(2)]
first, again = (bot.rank(Seat(game, 0)) for bot in bots)
assert first == again
assert sorted(one.action for one in first) == sorted(game.legal_actions(0))
print(sum(one.visits for one in first), first[0].visits == max(one.visits for one in first))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("16 True\n", "")  # 8 iterations each
