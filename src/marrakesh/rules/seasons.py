"""The end of a round, and the season scoring with the preparation of the next season."""

from typing import TYPE_CHECKING

from marrakesh.rules import calendar, events, payments, questions, setup, sources
from marrakesh.rules.actions import ANY, PROVIDE
from marrakesh.rules.agenda import Choice
from marrakesh.rules.modules import awards, buildings, camels
from marrakesh.rules.options import BITS
from marrakesh.rules.pashabot import board, course, simplified
from marrakesh.rules.phases import (
    AWARDS,
    DUNG,
    FINAL_SCORING,
    NEXT_PROVISION,
    PROVISIONS,
    RIVER_EVALUATION,
    SEASON_RAPIDS,
)
from marrakesh.rules.sectors import river
from marrakesh.rules.tile_names import CHEAP_PROVISIONS, DINARS_IN_KIND, RAPIDS_EACH_SEASON
from marrakesh.rules.tiles import river_tiles
from marrakesh.rules.words import BOAT_HOUSE, DINAR

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def end_round(table: "Table") -> None:
    """Swap placeholders, then start the next round or the season scoring (SEA-01)."""
    swap_placeholders(table)
    rounds_played = table.round
    if rounds_played < table.values.rounds:
        if rounds_played == table.values.rounds - 1 and _swap_for_used(table):
            return
        calendar.start_round(table, rounds_played + 1)
    else:
        table.round += 1  # the ledger's round of the season scoring
        calendar.start_phase(table, SEASON_RAPIDS)


def swap_placeholders(table: "Table") -> None:
    """Swap each placeholder as soon as its colour is in the supply (ESS-06, R34)."""
    for turn in range(table.n):
        player = table.players[table.seat_at(turn)]
        if player.placeholders:
            for colour in range(12):
                if player.placeholders >> colour & 1 and table.supply[colour]:
                    swap(table, player, colour, colour)


def swap(table: "Table", player: "Player", placeholder: int, colour: int) -> None:
    """Take a wooden keshi for a placeholder."""
    player.placeholders &= ~(1 << placeholder)
    player.hand |= 1 << colour
    table.supply[colour] -= 1
    table.tell(events.PlaceholderSwapped(player.seat, colour=placeholder, other=colour))


def _swap_for_used(table: "Table") -> bool:
    """Before the last round: other colours for the placeholders still held (ESS-07)."""
    for turn in range(table.n):
        player = table.players[table.seat_at(turn)]
        if player.placeholders and used_in_supply(table, player):
            table.push(SwapPlaceholder(player.seat))
            return True
    return False


def used_in_supply(table: "Table", player: "Player") -> list[int]:
    """Colours in the supply that the player has used this season."""
    unused = player.hand | player.placeholders
    return [c for c in range(12) if not unused >> c & 1 and table.supply[c]]


class SwapPlaceholder(Choice):
    """Swap a placeholder for a keshi of a colour already used this season (ESS-07, R37)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return [ANY + colour for colour in used_in_supply(table, table.players[self.seat])]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        swap(table, player, player.placeholders.bit_length() - 1, action - ANY)

    def asks(self) -> questions.Question:
        return questions.SwapPlaceholder()


def proceed(table: "Table") -> None:
    """The season scoring: rapids, river evaluation, provisions, next tile, preparation (R163)."""
    phase = table.phase
    if phase in (SEASON_RAPIDS, PROVISIONS):
        if table.turn < table.n:
            player = table.players[table.seat_at(table.turn)]
            table.turn += 1
            if player.seat >= table.humans:
                return  # PSH-58
            if phase == PROVISIONS:
                provide(table, player)
            elif player.has(RAPIDS_EACH_SEASON):  # SCR-28
                river.pay_all_rapids(table, player, RAPIDS_EACH_SEASON)
        elif phase == SEASON_RAPIDS:
            calendar.start_phase(table, RIVER_EVALUATION)
        else:
            last = table.season == table.values.seasons
            if last:
                table.round += 1  # the ledger's round of the final scoring
            calendar.start_phase(table, FINAL_SCORING if last else NEXT_PROVISION)
    elif phase == RIVER_EVALUATION:
        if table.turn == 0:
            table.turn = 1
            evaluate(table)
        else:
            end_evaluation(table)
            calendar.start_phase(table, DUNG if table.camels else PROVISIONS)
    elif phase == DUNG:  # CAM-13
        camels.collect_dung(table)
        calendar.start_phase(table, AWARDS)
    elif phase == AWARDS:
        if table.turn == 0:
            table.turn = 1
            awards.pay_out(table)
        else:
            table.awards = table.awards[1:]  # AWD-13
            calendar.start_phase(table, PROVISIONS)
    elif phase == NEXT_PROVISION:
        setup.NextProvision(-1).begin(table)
    else:
        prepare(table)


def evaluate(table: "Table") -> None:
    """The river tile's bonus for the leader, at the end also the second (SEA-03, SEA-04)."""
    ranking = river.ranking(table)  # R165: fixed now
    if not ranking:
        return
    tile = table.river_tiles[table.season - 1]
    second = -1
    if table.season == table.values.seasons and table.n > 2 and len(ranking) > 1:
        second = ranking[1]
    if table.bot is not None and table.bot.simplified and not simplified.wins_tile(table):
        return
    if table.events is not None:
        table.tell(events.RiverFirst(ranking[0], tile=tile))
    if ranking[0] >= table.humans:
        course.river_tile(table, tile)
        return
    river_tiles.award_first(table, table.players[ranking[0]], tile, second)


def end_evaluation(table: "Table") -> None:
    """Remove the tile; the fishermen return, except after the last season (SEA-06, R57)."""
    if table.season < table.values.seasons:
        for player in table.players:
            player.fisherman = 0
            player.arrival = 0
        if table.events is not None:
            table.tell(events.FishermenReturn(-1))


def provision_cost(table: "Table", player: "Player") -> list[int]:
    """The total cost of all active provision tiles (PRV-01)."""
    cost = [0, 0, 0]
    for place, tile in enumerate(player.provisions):
        if player.active >> place & 1:
            for resource, amount in enumerate(table.values.provision_cost[tile]):
                cost[resource] = cost[resource] + amount
    return cost


def provision_short(table: "Table", player: "Player") -> list[int]:
    """What a player currently lacks to pay for provisions in the best way (PRV-06)."""
    if Provide(player.seat).legal(table):
        return [0, 0, 0]
    return payments.missing(player, provision_cost(table, player))


def provision_loss(table: "Table", player: "Player") -> int:
    """The points lost if the active tiles are not paid for (PRV-02)."""
    points = 0
    for place, tile in enumerate(player.provisions):
        if player.active >> place & 1:
            points += table.values.provision_points[tile]
    return points


def provide(table: "Table", player: "Player") -> None:
    """Pay if at all possible (PRV-06, R111), else lose the points (PRV-02)."""
    ways = Provide(player.seat).legal(table)
    if ways:
        if table.events is not None:
            table.tell(events.Provided(player.seat))
        table.push(Provide(player.seat))
        return
    points = provision_loss(table, player)
    if table.events is not None:
        water, date, dinar = provision_short(table, player)
        table.tell(
            events.NotProvided(player.seat, points=-points, water=water, date=date, dinar=dinar)
        )
    for resource, amount in enumerate(player.resources):
        if amount:
            table.spend(player, resource, amount)
    table.score(player, -points, sources.PROVISIONS)


class Provide(Choice):
    """Pay as printed, or with scroll 44: 1 dinar, then any 1 resource per tile (SCR-44, R112)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        player = table.players[self.seat]
        options = []
        if payments.can_pay(player, provision_cost(table, player)):
            options.append(PROVIDE)
        if player.has(CHEAP_PROVISIONS):
            have = player.resources
            if sum(have) > BITS[player.active] and (have[DINAR] or player.has(DINARS_IN_KIND)):
                options.append(PROVIDE + 1)
        return options

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        if action == PROVIDE:
            payments.pay(table, player, provision_cost(table, player))
        else:
            table.push(payments.PayAny(self.seat, BITS[player.active]))
            payments.pay_dinars(table, player, 1, 0)

    def asks(self) -> questions.Question:
        return questions.Provide()


def prepare(table: "Table") -> None:
    """Next office, new keshis, the trackers, a head start (SEA-07, RVT-09)."""
    table.seen_oases += table.open_oases  # SET-07
    table.open_oases = ()
    table.season += 1
    table.office = table.offices[0]
    table.offices = table.offices[1:]
    if table.events is not None:
        table.tell(events.Season(-1, season=table.season, office=table.office))
    for player in table.players:
        hand_back(table, player)
    table.start_seat = (table.first_seat + table.season - 1) % table.n
    for player in _worst_first(table):
        setup.take_hand(table, player)
    for turn in range(table.n):  # R53, R230
        player = table.players[table.seat_at(turn)]
        if table.head_starts >> player.seat & 1 or player.building == BOAT_HOUSE:
            buildings.to_crocodile(table, player)
    table.head_starts = 0
    if table.pawns > table.humans:
        board.reveal(table)  # PSH-59, R264
    calendar.start_season(table)


def hand_back(table: "Table", player: "Player") -> None:
    """Return placeholders, and keshis swapped for them too late to be selected (ESS-06)."""
    player.placeholders = 0
    for colour in range(12):
        if player.hand >> colour & 1:
            table.supply[colour] = table.supply[colour] + 1
    player.hand = 0


def _worst_first(table: "Table") -> list["Player"]:
    """The order of taking keshis: any shortage falls on the leader (ESS-04, R36)."""
    order = [table.players[table.seat_at(turn)] for turn in range(table.n)]
    order.sort(key=lambda player: player.score)  # stable: on the later of those tied
    return order
