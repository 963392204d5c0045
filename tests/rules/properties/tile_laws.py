"""What must hold in every position: each tile is in one place."""

from collections import Counter

from marrakesh import Game
from marrakesh.rules import phases
from marrakesh.rules.sectors.medina import PlaceFreeGate, PlaceGate
from marrakesh.rules.sectors.souk import GiveKeshi, OwnLuxury
from marrakesh.rules.state import FIRST_ENHANCEMENT, Table
from marrakesh.rules.words import RACE_SADDLE, YELLOW_SCROLLS


def check_tiles(game: Game) -> None:
    """Every tile is in one place."""
    table = game.table
    check_scrolls(table)
    check_goods(game)
    check_oases(game)
    values, players = table.values, table.players
    levels = values.provision_level
    wanted = ("base", "moderate", "hard") if table.new_provisions else ("base",)
    provisions = [tile for p in players for tile in (*p.provisions, *p.face_down)]
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
        assert len(taken) <= 1  # a tajine of the gazebo, before the luxury goods are set up
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
    """Oases that left the game face up are not dealt again (SET-07)."""
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
