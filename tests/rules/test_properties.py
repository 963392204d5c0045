"""Whole games keep their laws: nothing appears or vanishes, copies stay apart, games repeat."""

import atexit
import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import golden
from marrakesh import Config, Game, IllegalAction
from marrakesh.rules import phases
from marrakesh.rules.actions import ACTION_COUNT, DONE, NEW_KESHI
from marrakesh.rules.agenda import Choice, Frame, Together
from marrakesh.rules.config import EDITIONS, LAYERS, MODULES
from marrakesh.rules.events import Event
from marrakesh.rules.keshis import Deploy
from marrakesh.rules.modules import desert_towns
from marrakesh.rules.modules.luxury_goods import GiveKeshi
from marrakesh.rules.modules.nomads import Destination, LeaveSquare, PlaceNomad
from marrakesh.rules.sectors.medina import Commit, PlaceFreeGate, PlaceGate
from marrakesh.rules.sectors.sahara import PATH_SPACES, PlaceCaravan
from marrakesh.rules.sectors.souk import OwnLuxury
from marrakesh.rules.sectors.square import PlaceEntertainer
from marrakesh.rules.state import FIRST_ENHANCEMENT, Bot, Camel, Nomads, Player, Table
from marrakesh.rules.values import Values
from marrakesh.rules.words import (
    BEIGE,
    BROWN,
    EIGHT_SECTORS,
    MEDINA,
    NOMAD,
    PINK,
    RACE_SADDLE,
    RED,
    SOUK,
    SPACES,
    TRACK_COLOURS,
    YELLOW,
    YELLOW_SCROLLS,
    colours_in,
)
from scenario import Scenario

SETS = st.one_of(st.just(frozenset[str]()), st.frozensets(st.sampled_from(MODULES)))
"""No modules at all, or any of the 2048 sets of them."""
CONFIGS = st.builds(
    Config,
    players=st.integers(2, 4),
    edition=st.sampled_from(EDITIONS),
    tower=st.sampled_from(LAYERS),
    first_game=st.booleans(),
    modules=SETS,
    offices=st.sampled_from(["mixed", "new"]),
    buildings=st.sampled_from(["front", "back"]),
    library=st.sampled_from(["gray", "yellow"]),
)
SEEDS = st.integers(0, 2**40)


class Start(NamedTuple):
    """How a game starts, and how much its players would rather act than stop."""

    config: Config
    seed: int
    box: str = "real"
    eager: float = 0.0

    def game(self) -> Game:
        return Game.new(self.config, self.seed, box(self.box))


STARTS = st.builds(
    Start, CONFIGS, SEEDS, st.sampled_from(["real", "rich"]), st.sampled_from([0, 0.8])
)

MOST_DECISIONS = 700
"""Decisions a player can meet in a game: usually about 160, in the rich box up to about 250, and
with modules up to about 320."""

assert settings.default is not None
many = settings(max_examples=4 * settings.default.max_examples)
"""For tests that look for what is rare."""


# --- helpers --------------------------------------------------------------------------------------

TOWERS = {"keeps nothing": (0.0, 1.0), "keeps much": (0.6, 0.1), "keeps nearly all": (0.9, 0.05)}


@cache
def box(name: str) -> Path | None:
    """The real box, one that lets everybody do everything, or one with another tower."""
    if name == "real":
        return None
    folder = Path(tempfile.mkdtemp(prefix="marrakesh-"))
    atexit.register(shutil.rmtree, folder)
    if name == "rich":
        golden.write_rich_box(folder)
    else:
        stays, falls = TOWERS[name]
        layers = [
            f'[[layer]]\nname = "{layer}"\nstays = {stays}\nfalls = {falls}\n'
            'source = "reconstructed"\n'
            for layer in ("B1", "B2")
        ]
        (folder / "tower.toml").write_text("".join(layers), encoding="utf-8")
    return folder


def snapshot(game: Game) -> object:
    """All that a game holds but its history, as a value that can be compared."""
    return freeze(game.table)


def freeze(thing: object) -> object:
    """Plain data as a value. Anything else, such as a closure on the agenda, is refused."""
    if thing is None or isinstance(thing, int | str | bytes):
        return thing
    if isinstance(thing, list | tuple):
        return [freeze(part) for part in thing]
    if isinstance(thing, Event):
        return (thing.kind, thing.seat, sorted(thing.facts.items()))
    if isinstance(thing, Values):
        return thing.fingerprint
    assert isinstance(thing, Table | Player | Bot | Camel | Nomads | Frame), (
        f"a game holds {thing!r}"
    )
    return (type(thing).__name__, {name: freeze(getattr(thing, name)) for name in slots(thing)})


def slots(thing: object) -> list[str]:
    """The names of an object's attributes; compiled classes keep theirs elsewhere."""
    names = [
        name
        for kind in type(thing).__mro__
        for name in getattr(kind, "__mypyc_attrs__", getattr(kind, "__slots__", ()))
    ]
    return sorted(set(names))


def pick(rng: random.Random, options: list[int], eager: float = 0.0) -> int:
    """Any option; eager players would rather act than stop or take a new keshi."""
    if rng.random() < eager:
        return rng.choice([o for o in options if o not in (DONE, NEW_KESHI)] or options)
    return rng.choice(options)


def moments(game: Game, start: Start) -> Iterator[int]:
    """Play to the end by chance; before every decision its number is yielded."""
    rng = random.Random(start.seed)
    number = 0
    while not game.over:
        yield number
        number += 1
        assert number <= MOST_DECISIONS * game.table.n, "this game does not end"
        game.apply(pick(rng, game.legal_actions(), start.eager))


def finish(game: Game, start: Start) -> Game:
    for _ in moments(game, start):
        pass
    return game


# --- every position is sound ----------------------------------------------------------------------


@many
@given(STARTS)
def test_every_position_is_sound(start: Start) -> None:
    game = play_soundly(start)
    assert game.legal_actions() == []
    assert (game.seat, game.waiting) == (-1, [])


@given(STARTS, st.lists(st.integers(0, 63), max_size=600))
def test_every_game_ends_whatever_is_chosen(start: Start, choices: list[int]) -> None:
    game = start.game()
    taken = 0
    while not game.over:
        options = game.legal_actions()
        game.apply(options[choices[taken] % len(options) if taken < len(choices) else 0])
        taken += 1
        assert taken <= MOST_DECISIONS * start.config.players
    check_position(game)


@pytest.mark.parametrize("tower", TOWERS)
@given(players=st.integers(2, 4), seed=SEEDS)
def test_no_law_depends_on_how_much_the_tower_keeps(tower: str, players: int, seed: int) -> None:
    play_soundly(Start(Config(players, "essential"), seed, tower))


PAIRS = [frozenset(pair) for pair in combinations_with_replacement(MODULES, 2)]


@pytest.mark.parametrize("number", range(len(PAIRS)), ids=lambda k: " ".join(sorted(PAIRS[k])))
def test_every_module_and_every_pair_of_them_is_played_to_its_end(number: int) -> None:
    config = Config(2 + number % 3, EDITIONS[number % 2], modules=PAIRS[number])
    start = Start(config, number, eager=0.4)
    game = start.game()
    for moment in moments(game, start):
        if moment % 20 == 0:
            check_options(game)
            check_position(game)
    check_position(game)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("box", ["real", "rich"])
def test_all_modules_together(edition: str, players: int, box: str) -> None:
    play_soundly(Start(Config.preset("all", players, edition), players, box, 0.5))


@pytest.mark.rule("CLM-12")
def test_keshis_that_nobody_can_claim_are_not_lost() -> None:
    table = Scenario("essential", players=3).base(green=3, white=1)
    for seat in range(3):
        table.player(seat, green=8)
    game = table.claim()
    assert game.table.base == [0] * 12
    check_wood(game.table)


def play_soundly(start: Start) -> Game:
    game = start.game()
    for _ in moments(game, start):
        check_options(game)
        check_position(game)
    check_position(game)
    return game


def check_options(game: Game) -> None:
    """Who is asked can choose: between at least two different things."""
    options = game.legal_actions()
    assert len(options) >= 2
    assert len(set(options)) == len(options)
    assert min(options) >= 0
    assert max(options) < ACTION_COUNT
    assert game.seat == game.waiting[0]
    for seat in range(game.table.n):
        own = game.legal_actions(seat)
        assert (len(own) > 1) == (seat in game.waiting) == bool(own)
        assert len(set(own)) == len(own)
    top = game.table.agenda[-1]
    assert isinstance(top, Choice)
    assert not any(isinstance(frame, Together) for frame in game.table.agenda[:-1])


def check_position(game: Game) -> None:
    table = game.table
    for player in table.players:
        check_board(table, player)
        check_books(game, player)
    check_tiles(game)
    check_river(table)
    if table.nomads:
        check_nomads(table)
    if table.camels:
        check_camels(table)
    if table.imam_sultan:
        check_pawns(table)
    assert min(table.tower + table.base + table.supply + table.gates) >= 0
    if not table.deluxe:
        check_wood(table)
    if table.phase == phases.SELECT:
        for player in table.players:
            left = player.hand.bit_count() + player.placeholders.bit_count()
            assert left >= 12 - 3 * (table.round - 1)  # SEL-03; more if placeholders left too few


def pending(table: Table, kind: type[Frame], player: Player) -> int:
    """How many pieces of work of a kind a player has still to do."""
    return sum(isinstance(frame, kind) and frame.seat == player.seat for frame in table.agenda)


def check_board(table: Table, player: Player) -> None:
    keshis = player.keshis
    assert min(player.resources + keshis + player.pending) >= 0
    assert max(keshis[:RED]) <= SPACES
    assert keshis[PINK] == player.square.bit_count()
    assert keshis[BROWN] == sum(player.caravans)
    assert keshis[RED] == player.vendors.bit_count()
    assert player.vendors < 1 << SOUK + 1
    if player.vendors >> SOUK & 1:
        assert 57 in player.scrolls  # the only vendor of the souk
    spaces = desert_towns.PATH_SPACES if table.desert_towns else PATH_SPACES
    assert all(0 <= there <= most for there, most in zip(player.caravans, spaces, strict=True))
    gates = pending(table, PlaceGate, player) + pending(table, PlaceFreeGate, player)
    assert player.free_guards() >= gates
    assert 0 <= player.fisherman <= table.values.jetty
    assert min(player.stairs) >= 0
    assert max(player.stairs) <= table.values.steps == 16
    assert all(player.discovered(place) for place in range(6) if player.taken >> place & 1)
    assert player.assistants & ~EIGHT_SECTORS == 0
    assert player.assistants.bit_count() + player.souk_assistants <= 3
    assert player.hand & player.placeholders == 0
    assert -1 <= player.disc < 8
    if table.phase == phases.CLAIM:
        beyond = [max(0, keshis[c] + player.pending[c] - SPACES) for c in range(RED)]
        vendors = (player.vendors & EIGHT_SECTORS).bit_count()
        beyond.append(max(0, vendors + player.pending[RED] - SPACES))
        column = SPACES - len(player.camel.column) if player.camel is not None else 0
        assert sum(beyond) <= column  # CLM-07, CAM-21
    elif table.phase > phases.EXCHANGE:
        assert not any(player.pending)
    if table.phase != phases.SETUP:
        assert player.active.bit_count() == table.season
        assert len(player.provisions) == 3


def check_books(game: Game, player: Player) -> None:
    """Every point is booked (R8: the sum may be negative)."""
    bookings = game.bookings(player.seat)
    assert sum(booking.points for booking in bookings) == player.score == game.scores[player.seat]
    last = game.table.values.rounds + 2
    assert all(1 <= booking.season <= 3 and 0 <= booking.round <= last for booking in bookings)
    assert all(booking.points for booking in bookings)


def check_tiles(game: Game) -> None:
    """Every tile is in one place."""
    table = game.table
    check_scrolls(table)
    check_goods(game)
    check_oases(game)
    values, players = table.values, table.players
    levels = values.provision_level
    wanted = ("base", "moderate", "hard") if table.new_provisions else ("base",)
    provisions = [tile for p in players for tile in (*p.provisions, *p.left_out)]
    assert sorted([*provisions, *table.unused_provisions]) == [
        tile
        for tile in range(1, len(levels))
        if levels[tile] in wanted and game.config.has(values.provision_needs[tile])
    ]
    gates = Counter({colour: sum(table.gates[colour::12]) for colour in range(12)})
    gates.update(colour for player in players for colour in player.gates if colour >= 0)
    gates.update(
        frame.colour for frame in table.agenda if isinstance(frame, PlaceGate | PlaceFreeGate)
    )
    assert gates == Counter(values.gate_colours)
    offices = [table.office, *table.offices, *table.unused_offices]
    mixed = "exchange-offices" in game.config.modules and game.config.offices == "mixed"
    assert len(set(offices)) == len(offices) == (13 if mixed and table.deluxe else 7) - table.season
    if not (table.new_provisions or table.abilities):
        drawn = [c for player in players for c in (*player.draw, *player.storage) if c >= 0]
        assert len(set(drawn)) == len(drawn)
    if table.desert_towns:
        towns = [*table.open_towns, *(town for player in players for town in player.towns if town)]
        assert len(set(towns)) == len(towns) == values.towns_open[table.n - 2]
        assert set(towns) <= set(range(1, 13))


def check_scrolls(table: Table) -> None:
    colours = table.values.scroll_colour
    scrolls = [tile for player in table.players for tile in player.scrolls]
    scrolls += [tile for tile in table.scrolls if tile]
    scrolls += [tile for stack in table.scroll_stacks for tile in stack]
    scrolls += table.unused_scrolls
    every = range(1, len(colours))
    if table.buildings and table.phase <= phases.BUILDINGS:
        if table.phase == phases.BUILDINGS:
            scrolls += [tile for player in table.players for tile in player.offered]
        assert sorted(scrolls) == [tile for tile in every if colours[tile] == YELLOW_SCROLLS]
    else:
        assert sorted(scrolls) == list(every)
        assert not any(player.offered for player in table.players)
    for player in table.players:
        lasting = [tile for tile in player.scrolls if table.values.scroll_acts[tile] != "instant"]
        assert player.enhancements == sum(1 << tile - FIRST_ENHANCEMENT for tile in lasting)


def check_goods(game: Game) -> None:
    table, values = game.table, game.table.values
    goods = [tile for tile in table.luxury if tile]
    goods += [tile for stack in table.luxury_stacks for tile in stack]
    taken = [tile for player in table.players for tile in player.luxuries]
    if table.buildings and table.phase <= phases.BUILDINGS:
        assert len(taken) <= 1  # a tajine of the gazebo, before the goods are set up
        assert set(taken) <= set(goods)
    else:
        goods += taken
        goods += [f.tile for f in table.agenda if isinstance(f, GiveKeshi | OwnLuxury)]
    new = "luxury-goods" in game.config.modules
    assert sorted(goods) == [
        tile
        for tile in range(1, len(values.luxury_needs))
        if (new or values.luxury_type[tile] < RACE_SADDLE)
        and game.config.has(values.luxury_needs[tile])
    ]


def check_oases(game: Game) -> None:
    """Those that left the game face up are not dealt any more (SET-07)."""
    table, needs = game.table, game.table.values.oasis_needs
    oases = [*table.open_oases, *table.unused_oases, *table.seen_oases]
    for player in table.players:
        own = [player.oases[place] for place in range(6) if player.taken >> place & 1]
        oases += [*player.oases, *(tile for tile in player.claimed if tile not in own)]
        assert set(own) <= set(player.claimed)
    new = "oasis-tiles" in game.config.modules
    assert sorted(oases) == [
        tile
        for tile in range(1, len(needs))
        if not needs[tile] or (new and game.config.has(needs[tile]))
    ]
    assert not table.seen_oases or table.season > 1 or table.phase > phases.RIVER_EVALUATION


def check_nomads(table: Table) -> None:
    """All nomads are somewhere, and those on a board stand where its bits say."""
    found = table.nomad_supply + table.nomad_offered
    for player in table.players:
        nomads = player.nomads
        assert nomads is not None
        check_nomads_of(table, player, nomads)
        found += nomads.on_board() + nomads.pending
        found += 0 if player.camel is None else player.camel.column.count(NOMAD)
    for frame in table.agenda:  # on their way
        if isinstance(frame, Deploy):
            found += frame.colours.count(NOMAD)
        found += isinstance(frame, PlaceNomad | Destination) - isinstance(frame, LeaveSquare)
    assert found == table.values.nomad_count == 20
    assert min(table.nomad_supply, table.nomad_offered) >= 0


def check_nomads_of(table: Table, player: Player, nomads: Nomads) -> None:
    arriving = [
        sum(isinstance(f, kind) and f.seat == player.seat and f.nomad for f in table.agenda)
        for kind in (PlaceEntertainer, PlaceCaravan)
    ]
    for sector, number in enumerate(nomads.on):
        coming = {PINK: arriving[0], BROWN: arriving[1]}.get(sector, 0)
        assert 0 <= number <= player.keshis[sector] + coming
    assert nomads.on[PINK] == nomads.square.bit_count() + arriving[0]
    assert nomads.square & ~player.square == 0
    assert nomads.vendors & ~(player.vendors & EIGHT_SECTORS) == 0
    committed = nomads.posts.bit_count()
    assert committed <= nomads.on[MEDINA]
    assert all(player.gates[space] >= 0 for space in colours_in(nomads.posts))
    guards = player.keshis[BEIGE] - nomads.on[MEDINA]
    deciding = pending(table, Commit, player)
    assert player.built_gates() <= guards + committed + deciding
    for path, caravans in enumerate(player.caravans):
        assert nomads.caravans >> 4 * path & 15 < 1 << caravans
    assert nomads.caravans.bit_count() == nomads.on[BROWN] - arriving[1]


def check_camels(table: Table) -> None:
    values = table.values
    podium = []
    for player in table.players:
        camel = player.camel
        assert camel is not None
        assert 0 <= camel.step <= values.finish
        assert (camel.podium > 0) == (camel.step == values.finish)
        podium += [camel.podium] if camel.podium else []
        assert camel.dung >= 0
        assert len(camel.column) <= values.column == 8
        assert all(colour < YELLOW or (table.nomads and colour == NOMAD) for colour in camel.column)
    assert sorted(podium) == list(range(1, len(podium) + 1))
    first = max(player.camel.step for player in table.players if player.camel is not None)
    over = [goal for goal, line in enumerate(values.goals) if first >= line]
    assert table.first_over == sum(1 << goal for goal in over)
    left = values.seasons - table.season + (table.phase <= phases.AWARDS)
    assert len(table.awards) == len({side // 2 for side in table.awards}) == left


def check_pawns(table: Table) -> None:
    """Sultan and imam wait, or are with the first who is not on the final space (XP2-06)."""
    for stair in range(2):
        holder, step = table.pawn_holders[stair], table.pawn_steps[stair]
        assert -1 <= holder < table.n
        steps = [player.stairs[stair] for player in table.players]
        if holder >= 0:
            assert step == 0
            assert steps[holder] == max(s for s in steps if s < table.values.steps)
        else:
            assert 0 <= step <= table.values.steps


def check_river(table: Table) -> None:
    """No two fishermen came to the same space at the same time."""
    there = [(p.fisherman, p.arrival) for p in table.players if p.fisherman > 0]
    assert len(set(there)) == len(there)
    assert [table.values.river_season[tile] for tile in table.river_tiles] == [1, 2, 3]


def check_wood(table: Table) -> None:
    """Essential: wooden keshis are conserved (SET-26)."""
    for colour in range(12):
        wood = table.supply[colour] + table.tower[colour] + table.base[colour]
        for player in table.players:
            wood += ((player.hand | player.chosen) >> colour & 1) + player.pending[colour]
        markers = table.n if colour in TRACK_COLOURS else 0
        assert wood + markers == table.values.wooden[colour]


# --- the events tell it all -----------------------------------------------------------------------


class Ledger:
    """The boards as one who only hears the events would keep them."""

    def __init__(self, table: Table) -> None:
        self.score = [player.score for player in table.players]
        self.resources = [player.resources[:] for player in table.players]
        self.keshis = [player.keshis[:] for player in table.players]
        self.stairs = [player.stairs[:] for player in table.players]
        self.fisherman = [player.fisherman for player in table.players]
        self.tiles = [[*player.scrolls, *player.luxuries] for player in table.players]
        self.shown = [table.scrolls[:], table.luxury[:]]
        self.stacks = table.camels or table.buildings  # tiles may be taken from inside a stack
        self.tower = table.tower[:]
        self.base = table.base[:]
        self.chosen: Counter[int] = Counter()
        self.due: Counter[tuple[int, int]] = Counter()  # claimed by seat and colour, not yet placed
        self.column: list[Counter[int]] = [Counter() for _ in table.players]
        self.camel = [0] * table.n
        self.dung = [0] * table.n
        self.towns: list[list[int]] = [[] for _ in table.players]

    def hear(self, event: Event) -> None:
        seat, facts = event.seat, event.facts
        if event.kind == "points":
            self.score[seat] += facts["points"]
        elif event.kind in ("resource", "spend"):
            sign = 1 if event.kind == "resource" else -1
            self.resources[seat][facts["resource"]] += sign * facts["n"]
        elif event.kind == "keshi":
            self.place(seat, facts["colour"])
            assert facts["value"] == self.keshis[seat][facts["colour"]]
        elif event.kind in ("entertainer", "caravan", "vendor"):
            self.place(seat, {"entertainer": PINK, "caravan": BROWN, "vendor": RED}[event.kind])
        elif event.kind == "keshi-lost":
            self.due[seat, facts["colour"]] -= 1
        elif event.kind in ("returned", "goods-returned"):
            self.keshis[seat][facts["colour"]] -= facts.get("n", 1)
        elif event.kind == "climb":
            assert self.stairs[seat][facts["stair"]] == facts["start"]
            self.stairs[seat][facts["stair"]] = facts["end"]
        elif event.kind in ("fisherman", "head-start"):
            self.fisherman[seat] = facts["end"]
        elif event.kind == "fishermen-return":
            self.fisherman = [0] * len(self.fisherman)
        elif event.kind in ("scroll", "luxury"):
            display = self.shown[0 if event.kind == "scroll" else 1]
            if facts[event.kind] in display or not self.stacks:
                display[display.index(facts[event.kind])] = 0
            self.tiles[seat].append(facts[event.kind])
        elif event.kind in ("scroll-shown", "luxury-shown"):
            display = self.shown[0 if event.kind == "scroll-shown" else 1]
            display[facts["place"]] = facts["tile"]
        else:
            self.hear_keshis(event)
            self.hear_modules(event)

    def hear_keshis(self, event: Event) -> None:
        """The way of the keshis: selection, tower, base, claim."""
        seat, facts = event.seat, event.facts
        if event.kind == "selected":
            self.chosen.update(c for c in range(12) if facts["colours"] >> c & 1)
        elif event.kind == "toss":  # TWR-01, TWR-02
            colour = facts["colour"]
            assert facts["thrown"] == self.chosen.pop(colour, 0)
            assert 0 <= facts["fallen"] <= self.tower[colour] + facts["thrown"]
            self.tower[colour] += facts["thrown"] - facts["fallen"]
            self.base[colour] = facts["fallen"]
        elif event.kind == "claim":
            assert 1 <= facts["n"] <= 2
            self.base[facts["colour"]] -= facts["n"]
            self.due[seat, facts["colour"]] += facts["n"]
        elif event.kind == "keshis-left":
            assert self.base[facts["colour"]] == facts["n"]
            self.base[facts["colour"]] = 0

    def hear_modules(self, event: Event) -> None:
        """Spectators, the camel, and nomads, which count among the keshis of their sector."""
        seat, facts = event.seat, event.facts
        if event.kind == "spectator":
            self.column[seat][facts["colour"]] += 1
            self.due[seat, facts["colour"]] -= 1
        elif event.kind == "spectator-leaves":
            self.column[seat][facts["colour"]] -= 1
        elif event.kind == "camel":
            assert self.camel[seat] == facts["start"]
            self.camel[seat] = facts["end"]
        elif event.kind == "dung":
            self.dung[seat] += facts["n"]
        elif event.kind == "nomad" and facts["sector"] not in (PINK, BROWN):
            self.keshis[seat][facts["sector"]] += 1
        elif event.kind == "nomad-leaves":
            place = facts["place"]
            if place == 16:
                self.column[seat][NOMAD] -= 1
            else:
                self.keshis[seat][RED if place >= 8 else place] -= 1
        elif event.kind == "town":
            self.towns[seat].append(facts["town"])

    def place(self, seat: int, colour: int) -> None:
        self.keshis[seat][colour] += 1
        self.due[seat, colour] -= 1

    def compare(self, table: Table) -> None:
        players = table.players
        assert self.score == [player.score for player in players]
        assert self.resources == [player.resources for player in players]
        assert self.keshis == [self.without_leaving(table, player) for player in players]
        assert self.stairs == [player.stairs for player in players]
        assert self.fisherman == [player.fisherman for player in players]
        owned = [[*player.scrolls, *player.luxuries] for player in players]
        assert [sorted(tiles) for tiles in self.tiles] == [sorted(tiles) for tiles in owned]
        assert (self.tower, self.base) == (table.tower, table.base)
        assert [sorted(towns) for towns in self.towns] == [
            sorted(town for town in player.towns if town) for player in players
        ]
        for player in players:
            if player.camel is not None:
                camel, seat = player.camel, player.seat
                assert (self.camel[seat], self.dung[seat]) == (camel.step, camel.dung)
                assert +self.column[seat] == Counter(camel.column)

    def without_leaving(self, table: Table, player: Player) -> list[int]:
        """The keshis without a nomad who leaves the square from a space still to be told."""
        keshis = player.keshis[:]
        keshis[PINK] -= pending(table, LeaveSquare, player)
        return keshis


@pytest.mark.rule("TWR-01", "TWR-02", "TWR-03", "EXC-01")
@many
@given(STARTS)
def test_events_account_for_every_point_resource_and_keshi(start: Start) -> None:
    game = start.game()
    game.listen()
    ledger = Ledger(game.table)
    rng = random.Random(start.seed)
    while not game.over:
        for event in game.apply(pick(rng, game.legal_actions(), start.eager)):
            if event.kind == "phase" and event.facts["phase"] == phases.ASSISTANTS:
                # what was claimed was placed or lost; a bonus may have placed more
                assert max(ledger.due.values(), default=0) <= 0
                ledger.due.clear()
            ledger.hear(event)
        ledger.compare(game.table)
    assert not +ledger.chosen


# --- copies, replays, mistakes --------------------------------------------------------------------


@given(STARTS)
def test_a_copy_is_never_changed_through_the_original(start: Start) -> None:
    game = start.game()
    copies: list[tuple[Game, object]] = []
    for number in moments(game, start):
        if number % 60 == start.seed % 60:
            copies.append((game.copy(), snapshot(game)))
            assert not shared(game, copies[-1][0])
        if number % 20 == 0:
            assert all(snapshot(copy) == before for copy, before in copies)
    end, history = snapshot(game), game.history
    for copy, before in copies:
        assert snapshot(copy) == before
        assert copy.history == history[: len(copy.history)]
        finish(
            copy.copy(), start._replace(seed=start.seed + 1)
        )  # nor by playing on with a copy of the copy
        assert snapshot(copy) == before
        for seat, action in history[len(copy.history) :]:
            copy.apply(action, seat)
        assert snapshot(copy) == end
        assert copy.history == history
    assert snapshot(game) == end


SHARED = ("options", "disc", "spectators")
"""Lists that are only ever replaced, never changed."""


def shared(one: Game, two: Game) -> set[int]:
    """What both games hold and could change."""
    return mutable(one.table) & mutable(two.table)


def mutable(table: Table) -> set[int]:
    holders: list[object] = [table, *table.players]
    holders += [extra for p in table.players for extra in (p.nomads, p.camel) if extra is not None]
    things = holders + [
        getattr(holder, name) for holder in holders for name in slots(holder) if name not in SHARED
    ]
    return {
        id(thing)
        for thing in things
        if isinstance(thing, list | dict | set | Table | Player | Nomads | Camel)
    }


@given(STARTS)
def test_the_history_replayed_gives_the_same_game(start: Start) -> None:
    game = start.game()
    game.listen()
    rng = random.Random(start.seed)
    happened = []
    while not game.over:
        happened += game.apply(pick(rng, game.legal_actions(), start.eager))
    twin = start.game()
    twin.listen()
    again = []
    for seat, action in game.history:
        assert seat == twin.seat
        again += twin.apply(action, seat)
    assert again == happened
    assert snapshot(twin) == snapshot(game)
    assert twin.history == game.history


@given(STARTS)
def test_listening_changes_nothing(start: Start) -> None:
    silent = finish(start.game(), start)
    heard = start.game()
    heard.listen()
    finish(heard, start)
    heard.table.events = None
    assert snapshot(heard) == snapshot(silent)


@given(STARTS)
def test_an_illegal_action_is_refused_and_changes_nothing(start: Start) -> None:
    game = start.game()
    rng = random.Random(start.seed)
    for number in moments(game, start):
        if number % 18 == start.seed % 18:
            before, history = snapshot(game), game.history
            for seat in (None, *range(-1, start.config.players + 1)):
                every = (
                    range(-2, ACTION_COUNT + 2)
                    if seat is None
                    else rng.sample(range(ACTION_COUNT), 20)
                )
                legal = game.legal_actions(seat)
                for action in every:
                    if action not in legal:
                        refused(game, action, seat)
            assert snapshot(game) == before
            assert game.history == history
    for action in range(-2, ACTION_COUNT + 2):
        refused(game, action, None)


def refused(game: Game, action: int, seat: int | None) -> None:
    with pytest.raises(IllegalAction) as refusal:
        game.apply(action, seat)
    assert refusal.value.action == action
    key, facts = refusal.value.reason
    assert key.startswith("why-")
    assert all(isinstance(fact, int) for fact in facts.values())


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("TIE-01", "TIE-02", "TIE-03")
@many
@given(STARTS)
def test_places_follow_points_then_palace_then_mosque(start: Start) -> None:
    game = finish(start.game(), start)
    standings = [(player.score, *player.stairs) for player in game.table.players]
    assert game.scores == [points for points, _, _ in standings]
    ranked = sorted(standings, reverse=True)
    assert game.result == [1 + ranked.index(standing) for standing in standings]
    assert min(game.result) == 1
    winners = [seat for seat, place in enumerate(game.result) if place == 1]
    assert all(game.scores[seat] == max(game.scores) for seat in winners)
    assert game.table.season == 3
    assert game.view()["phase"] == "over"
