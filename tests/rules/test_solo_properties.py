"""Whole solo games keep their laws, whatever you choose and whatever is in play."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marrakesh import Config, Game, IllegalAction
from marrakesh.rules import phases
from marrakesh.rules.config import EDITIONS, LAYERS, MODULES
from marrakesh.rules.events import Event
from marrakesh.rules.keshis import Deploy
from marrakesh.rules.modules.nomads import Destination, LeaveSquare, PlaceNomad
from marrakesh.rules.pashabot.variants import VARIANTS
from marrakesh.rules.state import Bot, Player, Table
from marrakesh.rules.words import (
    BROWN,
    EIGHT_SECTORS,
    NOMAD,
    RED,
    SPACES,
    TRACK_COLOURS,
)
from rules.test_properties import (
    SEEDS,
    SETS,
    Ledger,
    Start,
    check_board,
    check_books,
    check_nomads_of,
    check_options,
    check_pawns,
    check_river,
    check_tiles,
    finish,
    moments,
    pick,
    slots,
    snapshot,
)

rule = pytest.mark.rule

BOT = 1
SQUARES = {"square-once", "square-four-times"}
VARIANT_SETS = st.frozensets(st.sampled_from(sorted(VARIANTS))).map(
    lambda variants: variants - {"square-once"} if variants >= SQUARES else variants
)
NO_VARIANTS = st.just(frozenset[str]())


def configs(solo: str) -> st.SearchStrategy[Config]:
    return st.builds(
        Config,
        players=st.just(1),
        edition=st.sampled_from(EDITIONS),
        tower=st.sampled_from(LAYERS),
        first_game=st.booleans(),
        modules=st.one_of(SETS, st.just(frozenset(MODULES))),
        offices=st.sampled_from(["mixed", "new"]),
        buildings=st.sampled_from(["front", "back"]),
        solo=st.just(solo),
        variants=VARIANT_SETS if solo == "pashabot" else NO_VARIANTS,
    )


CONFIGS = st.one_of(configs("pashabot"), configs("pashabot"), configs("simplified"))
STARTS = st.builds(
    Start, CONFIGS, SEEDS, st.sampled_from(["real", "rich"]), st.sampled_from([0, 0.8])
)

assert settings.default is not None
many = settings(max_examples=4 * settings.default.max_examples)
"""For tests that look for what is rare."""


def state(game: Game) -> object:
    """All that a game holds but its history, the Pashabot's strategy included."""
    twin = game.copy()
    bot = bot_of(twin)
    twin.table.bot = None
    return snapshot(twin), [getattr(bot, name) for name in slots(bot)]


def bot_of(game: Game) -> Bot:
    bot = game.table.bot
    assert bot is not None
    return bot


# --- every position is sound ----------------------------------------------------------------------


@rule("PSM-01", "PSM-02", "PSM-03", "PSM-04", "PSM-05", "PSM-06", "PSM-07", "PSM-08", "PSD-08")
@many
@given(STARTS)
def test_every_position_is_sound(start: Start) -> None:
    game = start.game()
    for _ in moments(game, start):
        assert game.seat == 0
        assert game.waiting == [0]
        check_options(game)
        check_position(game)
    check_position(game)
    assert (game.seat, game.waiting, game.legal_actions()) == (-1, [], [])


@given(STARTS, st.lists(st.integers(0, 63), max_size=400))
def test_every_game_ends_whatever_is_chosen(start: Start, choices: list[int]) -> None:
    game = start.game()
    taken = 0
    while not game.over:
        options = game.legal_actions()
        game.apply(options[choices[taken] % len(options) if taken < len(choices) else 0])
        taken += 1
        assert taken <= 1800
    check_position(game)
    assert (game.table.season, game.view()["phase"]) == (3, "over")


def check_position(game: Game) -> None:
    table = game.table
    you, bot = table.players
    check_board(table, you)
    check_books(game, you)
    check_bot(game, bot)
    check_tiles(game)
    check_river(table)
    if table.nomads:
        check_nomads(table)
    if you.camel is not None:  # PSM-06
        assert you.camel.dung == 0
        assert you.camel.podium <= 1
        assert bot.camel is None
    if table.imam_sultan:
        check_pawns(table)
    assert min(table.tower + table.base + table.supply + table.gates) >= 0
    if not table.deluxe:
        check_wood(table)


def check_bot(game: Game, bot: Player) -> None:
    table = game.table
    assert bot.resources == [0, 0, 0]
    assert not any(bot.pending)
    assert (bot.scrolls, bot.oases, bot.provisions) == ((), (), ())
    assert bot.placeholders == 0
    if phases.SELECT <= table.phase <= phases.RIVER_BONUS:  # PSH-05, PSS-06
        drawn = 3 * (table.round - (table.phase <= phases.DEPLOY))
        assert (bot.hand.bit_count(), bot.chosen) == (12 - drawn, 0)
    if bot_of(game).simplified:
        check_simplified(game, bot)
        return
    check_books(game, bot)
    check_strategy(game)
    assert max(bot.keshis[:RED]) <= SPACES
    assert bot.keshis[RED] == bot.vendors.bit_count()
    assert bot.vendors & ~EIGHT_SECTORS == 0
    assert bot.free_guards() >= 0
    assert 0 <= bot.fisherman <= table.values.jetty
    assert max(bot.stairs) <= table.values.steps
    assert bot.assistants.bit_count() + bot.souk_assistants <= 3
    if table.desert_towns:  # PSM-03
        browns = sum(bot.keshis[BROWN] >= space for space in (4, 8))
        own = [town for town in bot.towns if town]
        assert len(own) == bot.town_claims.bit_count() <= browns
        assert len(own) == browns or not table.open_towns
    assert bot.building == -1  # PSM-07
    assert not table.abilities


def check_simplified(game: Game, bot: Player) -> None:
    assert not any(bot.keshis)
    assert (bot.score, bot.ledger, bot.fisherman, bot.stairs) == (0, [], 0, [0, 0])
    assert (bot.assistants, bot.souk_assistants, bot.vendors) == (0, 0, 0)
    strategy = bot_of(game)
    assert (strategy.column, strategy.deck) == ((), ())
    assert sorted(strategy.line) == list(range(12))
    assert game.scores == [game.table.players[0].score]
    assert game.level is not None
    assert 0 <= game.level <= 4


def check_strategy(game: Game) -> None:
    """Every strategy tile is in one place, and as many lie open as were revealed."""
    strategy = bot_of(game)
    table = game.table
    new = {"camels", "nomads", "luxury-goods"} <= game.config.modules
    assert sorted([*strategy.column, *strategy.deck]) == list(range(1, 16 if new else 11))
    revealed = table.season
    if "few-tiles" not in game.config.variants:
        browns = table.players[BOT].keshis[BROWN]
        revealed += sum(browns >= space for space in (3, 5, 7))
    more = len(strategy.column) - revealed
    assert more in ((0, 1) if table.river_tiles[0] == 2 else (0,))
    assert game.level is None


def check_nomads(table: Table) -> None:
    """All nomads are somewhere; the Pashabot has none to place later."""
    you, bot = table.players
    assert you.nomads is not None
    assert bot.nomads is not None
    check_nomads_of(table, you, you.nomads)
    assert bot.nomads.pending == 0
    assert all(0 <= n <= bot.keshis[sector] for sector, n in enumerate(bot.nomads.on))
    assert bot.nomads.vendors & ~bot.vendors == 0
    found = table.nomad_supply + table.nomad_offered + bot.nomads.on_board()
    found += you.nomads.on_board() + you.nomads.pending
    found += 0 if you.camel is None else you.camel.column.count(NOMAD)
    for frame in table.agenda:  # on their way
        if isinstance(frame, Deploy):
            found += frame.colours.count(NOMAD)
        found += isinstance(frame, PlaceNomad | Destination) - isinstance(frame, LeaveSquare)
    assert found == 20


def check_wood(table: Table) -> None:
    """Essential: wooden keshis are conserved; one marker a track, yours (SET-26)."""
    for colour in range(12):
        wood = table.supply[colour] + table.tower[colour] + table.base[colour]
        for player in table.players:
            wood += ((player.hand | player.chosen) >> colour & 1) + player.pending[colour]
        assert wood + (colour in TRACK_COLOURS) == table.values.wooden[colour]


# --- the events tell it all -----------------------------------------------------------------------


class SoloLedger(Ledger):
    """The boards as one who only hears the events would keep them, the Pashabot's too."""

    def hear(self, event: Event) -> None:
        facts = event.facts
        if event.kind in ("bot-claim", "bot-takes"):
            if facts["colour"] != NOMAD:
                self.base[facts["colour"]] -= facts["n"]
        elif event.kind == "bot-scrolls":
            first = 3 * facts["academy"]
            assert 3 - self.shown[0][first : first + 3].count(0) == facts["n"]
            self.shown[0][first : first + 3] = [0, 0, 0]
        elif event.kind == "nomad" and event.seat == BOT:
            self.keshis[BOT][facts["sector"]] += 1
        else:
            super().hear(event)


@many
@given(STARTS)
def test_events_account_for_every_point_and_keshi(start: Start) -> None:
    game = start.game()
    game.listen()
    ledger = SoloLedger(game.table)
    rng = random.Random(start.seed)
    kinds: Counter[str] = Counter()
    while not game.over:
        for event in game.apply(pick(rng, game.legal_actions(), start.eager)):
            ledger.hear(event)
            if event.seat == BOT:
                kinds[event.kind] += 1
        ledger.compare(game.table)
    assert kinds["selected"] == 12
    for never in ("resource", "spend", "nomad-leaves", "camel", "oasis-scored", "scroll"):
        assert kinds[never] == 0
    if bot_of(game).simplified:
        assert set(kinds) <= {"selected", "bot-takes", "claims-over", "start-player"}


# --- copies, replays, other deals -----------------------------------------------------------------


@given(STARTS)
def test_a_copy_is_independent(start: Start) -> None:
    game = start.game()
    copies: list[tuple[Game, object]] = []
    for number in moments(game, start):
        if number % 50 == start.seed % 50:
            copies.append((game.copy(), state(game)))
    for copy, before in copies:
        assert state(copy) == before
        end = state(game)
        finish(copy, start)
        assert state(game) == end


@given(STARTS)
def test_a_replay_gives_the_same_game_and_tells_the_same(start: Start) -> None:
    game = start.game()
    game.listen()
    rng = random.Random(start.seed)
    told = []
    while not game.over:
        told.append(game.apply(pick(rng, game.legal_actions(), start.eager)))
    replay = game.restart()
    replay.listen()
    retold = [replay.apply(action, seat) for seat, action in game.history]
    assert state(replay) == state(game)
    assert replay.scores == game.scores
    facts = [[(e.kind, e.seat, e.facts) for e in events] for events in told]
    assert [[(e.kind, e.seat, e.facts) for e in events] for events in retold] == facts
    silent = finish(start.game(), start)  # whether anybody listens changes nothing
    assert state(silent) == state(game)


@given(CONFIGS, SEEDS)
def test_the_same_seed_gives_the_same_game(config: Config, seed: int) -> None:
    assert state(Game.new(config, seed)) == state(Game.new(config, seed))
    assert state(Game.new(config, seed)) != state(Game.new(config, seed + 1))


@given(STARTS)
def test_redeal_keeps_what_you_see_and_can_be_played_on(start: Start) -> None:
    game = start.game()
    for number in moments(game, start):
        if number % 25 == start.seed % 25:
            dealt = game.copy()
            dealt.redeal(0, start.seed + number)
            assert dealt.view(0) == game.view(0)
            assert dealt.view() == game.view()
            assert dealt.legal_actions() == game.legal_actions()
            check_options(dealt)
            check_position(dealt)
    dealt = start.game()
    for number in moments(dealt, start):
        check_position(dealt)
        if number % 40 == start.seed % 40:
            dealt.redeal(0, start.seed + number)
    check_position(dealt)


@given(configs("pashabot"), SEEDS)
def test_redeal_deals_strategy_tiles_and_draws_anew(config: Config, seed: int) -> None:
    start = Start(config, seed)
    game = start.game()
    for _ in moments(game, start):
        if game.table.phase == phases.SELECT:
            break
    decks, draws = set(), set()
    for number in range(12):
        dealt = game.copy()
        dealt.redeal(0, number)
        assert bot_of(dealt).column == bot_of(game).column
        decks.add(bot_of(dealt).deck)
        while dealt.table.phase == phases.SELECT and dealt.table.round == 1:
            dealt.apply(dealt.legal_actions()[0])
        draws.add(dealt.table.players[BOT].hand)
    assert len(decks) > 6
    assert len(draws) > 3


@given(STARTS)
def test_nobody_acts_for_the_pashabot(start: Start) -> None:
    game = start.game()
    for number in moments(game, start):
        if number % 40 == 0:
            before = state(game)
            assert game.legal_actions(BOT) == []
            for action in game.legal_actions()[:3]:
                with pytest.raises(IllegalAction):
                    game.apply(action, BOT)
            assert state(game) == before


# --- the end --------------------------------------------------------------------------------------


@given(STARTS)
def test_you_win_only_with_more_points(start: Start) -> None:
    game = finish(start.game(), start)
    if bot_of(game).simplified:
        assert game.result == [1]
    else:
        yours, its = game.scores
        assert game.result == ([1, 2] if yours > its else [2, 1])
    if "desert-towns" not in game.config.modules and game.level is not None:
        reached = [points for points in (135, 160, 185, 201) if game.scores[0] >= points]
        assert game.level == len(reached)
