"""What must hold in every position: boards, bookings, river, wooden keshis and options."""

from marrakesh import Game
from marrakesh.rules import phases
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.agenda import Choice, Together
from marrakesh.rules.modules import desert_towns
from marrakesh.rules.sectors.medina import PlaceFreeGate, PlaceGate
from marrakesh.rules.sectors.sahara import PATH_SPACES
from marrakesh.rules.state import Player, Table
from marrakesh.rules.words import BROWN, EIGHT_SECTORS, PINK, RED, SOUK, SPACES, TRACK_COLOURS
from rules.properties.module_laws import check_camels, check_nomads, check_pawns
from rules.properties.snapshots import pending
from rules.properties.starts import Start, moments
from rules.properties.tile_laws import check_tiles


def play_soundly(start: Start) -> Game:
    game = start.game()
    for _ in moments(game, start):
        check_options(game)
        check_position(game)
    check_position(game)
    return game


def check_options(game: Game) -> None:
    """A player who is asked has at least two different options."""
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


def check_river(table: Table) -> None:
    """No two fishermen arrived on the same space at the same time."""
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
