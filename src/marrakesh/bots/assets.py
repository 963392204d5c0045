"""A rough valuation of a seat's assets in points, including what this round's assistants gain."""

from marrakesh.rules.modules import camels, desert_towns
from marrakesh.rules.phases import OVER
from marrakesh.rules.state import Player, Table
from marrakesh.rules.tiles import oases
from marrakesh.rules.words import BLACK, GRAY, PINK, RED, SPACES, YELLOW


def assets(table: Table, seat: int) -> float:
    """The points of a seat plus a rough value of its assets; long-term prospects are ignored."""
    player = table.players[seat]
    if table.phase == OVER:
        return float(player.score)
    worth = player.score + _keshis(player) + _tiles(table, player) + _modules(table, player)
    worth += sum(player.resources) + player.built_gates() + 1.5 * len(player.scrolls)
    return worth + 0.3 * player.fisherman + 0.5 * sum(player.stairs)


def _keshis(player: Player) -> float:
    """The value of all keshis, including claimed ones, with this round's assistants."""
    claimed = player.pending
    keshis = [number + claimed[colour] for colour, number in enumerate(player.keshis)]
    goods = sum(keshis[YELLOW:])
    trades = max(player.souk_assistants, (player.chosen >> YELLOW).bit_count())
    worth = float(goods + min(goods, 3 * trades) + keshis[RED])
    at_work = player.assistants | player.chosen
    for sector in range(RED):
        number = min(SPACES, keshis[sector])
        worth += number
        if sector <= BLACK and at_work >> sector & 1:
            worth += 0.5 * number if sector == GRAY else number
    if at_work >> PINK & 1 and player.disc >= 0:
        worth += _performance(player)
    return worth


def _performance(player: Player) -> int:
    """The most spectators facing an entertainer after the disc's next turn."""
    best = 0
    for space in range(8):
        if player.square >> space & 1:
            best = max(best, player.spectators[(space - player.disc - 1) % 8])
    return best


def _tiles(table: Table, player: Player) -> int:
    """The points of oases and desert towns if the game ended now."""
    points = min(table.values.oases_scored, len(player.claimed))
    for tile, handed_in in oases.best_final(table, player):
        points += oases.worth(table, player, tile, handed_in)
    for slot, town in enumerate(player.towns):
        if player.town_claims >> slot & 1:
            points += desert_towns.worth(table, player, town)
    return points


def _modules(table: Table, player: Player) -> float:
    """The value of nomads and of the camel's progress."""
    worth = 0.0
    if player.nomads is not None:
        worth += player.nomads.on_board() + player.nomads.pending
    if player.camel is not None:
        worth += 0.3 * player.camel.step - camels.dung_loss(table, player.camel.dung)
    return worth
