"""Views never show secrets."""

import json
import random
from itertools import permutations

import pytest
from hypothesis import given

from marrakesh import Config, Game
from marrakesh.rules import phases
from marrakesh.rules.modules.awards import LuxuryOfStack
from marrakesh.rules.modules.buildings import KeepScroll
from marrakesh.rules.sectors.madrasa import TakeFromStack
from rules.properties.laws import check_options, check_position
from rules.properties.snapshots import snapshot
from rules.properties.starts import CONFIGS, SEEDS, STARTS, Start, moments
from rules.secrets.helpers import SECRET, choose_in_order, own_choice, secret_moments, to

PRIVATE = (KeepScroll, TakeFromStack, LuxuryOfStack)
"""Decisions between things visible to one seat only."""


@given(STARTS)
def test_a_view_stays_the_same_after_a_redeal(start: Start) -> None:
    game = start.game()
    for number in moments(game, start):
        often = game.table.phase in (phases.SETUP, phases.BUILDINGS, phases.NEXT_PROVISION)
        if often or private(game) or number % 40 == start.seed % 40:
            same_views_after_redeal(game, start.seed + number)
    same_views_after_redeal(game, start.seed)


def private(game: Game) -> bool:
    return bool(game.table.agenda) and isinstance(game.table.agenda[-1], PRIVATE)


def same_views_after_redeal(game: Game, seed: int) -> None:
    for seat in range(-1, game.table.n):
        known = None if seat < 0 else seat
        dealt = game.copy()
        dealt.redeal(seat, seed)
        assert dealt.view(known) == game.view(known)
        assert dealt.view() == game.view()
        assert (dealt.seat, dealt.waiting) == (game.seat, game.waiting)
        if seat >= 0:
            assert dealt.legal_actions(seat) == game.legal_actions(seat)
        if game.table.phase not in SECRET and not private(game):
            assert dealt.legal_actions() == game.legal_actions()
        if not dealt.over:
            check_options(dealt)
        check_position(dealt)


@given(CONFIGS, SEEDS)
def test_views_and_options_do_not_show_secret_choices_of_other_players(
    config: Config, seed: int
) -> None:
    for game in secret_moments(config, seed):
        me = seed % config.players
        others = [seat for seat in range(config.players) if seat != me]
        if me not in game.waiting:
            continue  # the only tile left is revealed automatically
        twins = [game.copy(), game.copy()]
        choose_in_order(twins[0], others, seed)
        choose_in_order(twins[1], others[::-1], seed + 1)
        for twin in twins:
            assert twin.view(me) == {**game.view(me), "asked": [me]}
            assert twin.view() == {**game.view(), "asked": [me]}
            assert twin.legal_actions(me) == game.legal_actions(me)
            for other in others:
                assert twin.view(other)["players"] != game.view(other)["players"]


def test_a_view_shows_which_players_still_have_to_choose(edition: str) -> None:
    """A player is removed once the whole choice is made, not step by step."""
    game = to(phases.SELECT, Config(3, edition))
    for _ in range(3):
        assert game.view()["asked"] == game.view(1)["asked"] == [0, 1, 2]
        game.apply(own_choice(game, 1, 5), 1)
    assert game.view()["asked"] == game.view(1)["asked"] == [0, 2]


@given(CONFIGS, SEEDS)
def test_events_reveal_secret_choices_only_after_all_have_chosen(config: Config, seed: int) -> None:
    for moment in secret_moments(config, seed):
        game = moment.copy()
        game.listen()
        phase = game.table.phase
        while True:
            seat = random.Random(seed + len(game.history)).choice(game.waiting)
            events = game.apply(own_choice(game, seat, seed), seat)
            if game.table.phase != phase:
                break
            assert events == []
        reveals = "selected" if phase == phases.SELECT else "provision"
        assert {event.seat for event in events if event.kind == reveals} == set(
            range(config.players)
        )


@pytest.mark.rule("SEL-01", "SEL-02")
@given(CONFIGS, SEEDS)
def test_the_order_of_secret_choices_does_not_matter(config: Config, seed: int) -> None:
    for moment in secret_moments(config, seed):
        after = []
        for order in permutations(range(config.players)):
            game = moment.copy()
            choose_in_order(game, list(order), seed)
            assert game.secret != moment.secret
            after.append(snapshot(game))
        mixed = moment.copy()
        rng = random.Random(seed)
        while mixed.secret == moment.secret:
            seat = rng.choice(mixed.waiting)
            mixed.apply(own_choice(mixed, seat, seed), seat)
        after.append(snapshot(mixed))
        assert all(state == after[0] for state in after)


@given(STARTS)
def test_a_view_is_plain_data_and_independent_of_the_game(start: Start) -> None:
    game = start.game()
    for number in moments(game, start):
        if number % 100 == start.seed % 100:
            before = snapshot(game)
            view = game.view(number % start.config.players)
            assert json.loads(json.dumps(view)) == view
            spoil(view)
            assert snapshot(game) == before


def spoil(thing: object) -> None:
    """Empty all lists and dictionaries inside."""
    if isinstance(thing, dict):
        for part in thing.values():
            spoil(part)
        thing.clear()
    elif isinstance(thing, list):
        for part in thing:
            spoil(part)
        thing.clear()
