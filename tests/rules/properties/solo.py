"""How whole solo games start, and what must hold for the Pashabot."""

from hypothesis import strategies as st

from marrakesh import Config, Game
from marrakesh.rules import phases
from marrakesh.rules.config import EDITIONS, LAYERS, MODULES
from marrakesh.rules.events import Event
from marrakesh.rules.keshis import Deploy
from marrakesh.rules.modules.nomad_moves import Destination, PlaceNomad
from marrakesh.rules.modules.nomads import LeaveSquare
from marrakesh.rules.pashabot.variants import VARIANTS
from marrakesh.rules.state import Player, SoloStrategy, Table
from marrakesh.rules.words import BROWN, EIGHT_SECTORS, NOMAD, RED, SPACES, TRACK_COLOURS
from rules.properties.laws import check_board, check_books, check_river
from rules.properties.ledger import Ledger
from rules.properties.module_laws import check_nomads_of, check_pawns
from rules.properties.starts import SEEDS, SETS, Start
from rules.properties.tile_laws import check_tiles

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


def bot_of(game: Game) -> SoloStrategy:
    bot = game.table.bot
    assert bot is not None
    return bot


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
    """Every strategy tile is in one place, and as many are face up as were revealed."""
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
    """Every nomad is accounted for; the Pashabot never places one later."""
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
    """Essential: wooden keshis are conserved; you have one marker on each track (SET-26)."""
    for colour in range(12):
        wood = table.supply[colour] + table.tower[colour] + table.base[colour]
        for player in table.players:
            wood += ((player.hand | player.chosen) >> colour & 1) + player.pending[colour]
        assert wood + (colour in TRACK_COLOURS) == table.values.wooden[colour]


class SoloLedger(Ledger):
    """The boards, including the Pashabot's, reconstructed from the events alone."""

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
