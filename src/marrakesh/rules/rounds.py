"""The course of a game: phase by phase, seat by seat, decision by decision."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import (
    calendar,
    claims,
    events,
    questions,
    refresh_duty,
    scoring,
    seasons,
    setup,
    tower,
)
from marrakesh.rules.actions import ASSISTANT, SELECT, is_verb
from marrakesh.rules.agenda import NOTHING, Choice, Reason, Together
from marrakesh.rules.modules import buildings, nomad_moves, nomads, provision_tiles
from marrakesh.rules.options import BITS, by_bits
from marrakesh.rules.pashabot import actions, course, simplified
from marrakesh.rules.pashabot import claims as pashabot_claims
from marrakesh.rules.phases import (
    ASSISTANTS,
    BUILDINGS,
    CLAIM,
    DEPLOY,
    EXCHANGE,
    FINAL_SCORING,
    OVER,
    RIVER_BONUS,
    ROUND_END,
    ROUND_START,
    SEASON_START,
    SETUP,
    TOSS,
)
from marrakesh.rules.phases import SELECT as SELECTION
from marrakesh.rules.sectors import river
from marrakesh.rules.tile_names import RAPIDS_EACH_ROUND
from marrakesh.rules.tiles.displays import REFILL
from marrakesh.rules.usage import NEXT_ASSISTANT
from marrakesh.rules.words import EIGHT_SECTORS, RED, SOUK

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_SELECT_OPTIONS: Final = by_bits(SELECT, 12)
_ASSISTANT_OPTIONS: Final = by_bits(ASSISTANT, 9)


def run(table: "Table") -> None:
    """Resolve everything up to the next decision or the end of the game."""
    while True:
        if table.top is not NOTHING:
            if refresh_duty.come_up(table) if table.new_scrolls else table.top.come_up(table):
                return
        elif table.phase == OVER:
            table.options = []
            table.asked = -1
            return
        else:
            proceed(table)


def proceed(table: "Table") -> None:
    """The next seat's turn in this phase, or the next phase."""
    phase = table.phase
    if phase == CLAIM:
        _claim(table)
    elif phase in (
        DEPLOY, EXCHANGE, ASSISTANTS, RIVER_BONUS, BUILDINGS, SEASON_START, ROUND_START,
    ):  # fmt: skip
        if table.turn < table.n:
            seat = table.seat_at(table.turn)
            if phase == DEPLOY and table.bot is not None:
                seat = table.turn  # PSH-64: you come first
            table.turn += 1
            if seat < table.humans:
                _take_turn(table, phase, table.players[seat])
            else:
                _bot_turn(table, phase)
        else:
            _end_turns(table, phase)
    elif phase == SELECTION:
        Selection(-1).begin(table)
    elif phase == TOSS:
        tower.toss(table)
        calendar.start_phase(table, CLAIM)
    elif phase == SETUP:
        setup.arrange(table)
    elif phase == ROUND_END:
        seasons.end_round(table)
    elif phase == FINAL_SCORING:
        scoring.score_final(table)
        calendar.start_phase(table, OVER)
    else:
        seasons.proceed(table)


def _end_turns(table: "Table", phase: int) -> None:
    """Everyone has had a turn in this phase."""
    if phase == BUILDINGS:
        setup.lay_out_displays(table)
        calendar.start_season(table)
    elif phase == SEASON_START:
        calendar.start_round(table, 1)
    else:
        calendar.start_phase(table, phase + 1)


def _take_turn(table: "Table", phase: int, player: "Player") -> None:
    if phase == DEPLOY:
        deploy_assistants(table, player)
    elif phase == EXCHANGE:
        table.push(claims.DEPLOY_CLAIMS[player.seat])
    elif phase == ASSISTANTS:
        player.fresh_vendors = 0
        table.push(REFILL[player.seat])  # AST-15
        table.push(NEXT_ASSISTANT[player.seat])
        if table.nomads:
            nomad_moves.offer_moves(table, player)
    elif phase == BUILDINGS:
        buildings.move_in(table, player, player.house)
    elif phase == SEASON_START:
        provision_tiles.start_season(table, player)
    elif phase == ROUND_START:
        provision_tiles.start_round(table, player)
    elif player.has(RAPIDS_EACH_ROUND):
        river.pay_all_rapids(table, player, RAPIDS_EACH_ROUND)
    else:
        table.push(river.RIVER_BONUS[player.seat])


def _bot_turn(table: "Table", phase: int) -> None:
    """The Pashabot's turn is automatic; the simplified one only throws keshis in."""
    assert table.bot is not None
    if table.bot.simplified:
        if phase == DEPLOY:
            pashabot_claims.draw_keshis(table)
    elif phase == DEPLOY:
        pashabot_claims.select(table)
    elif phase == ASSISTANTS:
        actions.use_assistants(table)
    elif phase == BUILDINGS:
        course.move_in(table)
    elif phase == RIVER_BONUS:
        course.river_bonus(table)


def _bot_claims(table: "Table") -> bool:
    assert table.bot is not None
    return simplified.claim(table) if table.bot.simplified else pashabot_claims.claim(table)


def _left(base: list[int]) -> bool:
    for keshis in base:
        if keshis:
            return True
    return False


def _claim(table: "Table") -> None:
    """Claims go around until the base is empty or nobody claims (CLM-01, CLM-08, CLM-12)."""
    base = table.base
    while table.claimers & ~table.declined and _left(base):
        seat = table.seat_at(table.turn)
        table.turn += 1
        if table.claimers >> seat & 1:
            if seat >= table.humans and _bot_claims(table):
                table.declined = 0
                continue
            if seat < table.humans and claims.possible(table, table.players[seat]):
                table.push(claims.CLAIM_OF[seat])
                return
            table.claimers &= ~(1 << seat)  # R29
            if table.events is not None:
                table.tell(events.ClaimsOver(seat))
    for colour in range(12):
        if base[colour]:  # R28
            if not table.deluxe:
                table.supply[colour] = table.supply[colour] + base[colour]
            if table.events is not None:
                table.tell(events.KeshisLeft(-1, colour=colour, n=base[colour]))
            base[colour] = 0
    if table.nomad_offered:  # NOM-06
        table.nomad_offered = False
        nomads.give_back(table)
    calendar.start_phase(table, ASSISTANTS if table.deluxe else EXCHANGE)


class Selection(Together):
    """All players choose three of their keshis at the same time (SEL-01, SEL-02)."""

    __slots__ = ()

    def legal_for(self, table: "Table", seat: int) -> list[int]:
        player = table.players[seat]
        left = player.hand & ~player.chosen
        missing = table.values.assistants - BITS[player.chosen]
        if missing <= 0:
            return []
        if BITS[left] <= missing:
            return _SELECT_OPTIONS[left & -left]  # all must be chosen: take the first
        return _SELECT_OPTIONS[left]

    def take_for(self, table: "Table", seat: int, action: int) -> None:
        table.players[seat].chosen |= 1 << action - SELECT

    def close(self, table: "Table") -> None:
        for player in table.people():
            player.hand &= ~player.chosen
            if table.events is not None:
                table.tell(events.Selected(player.seat, colours=player.chosen))
        calendar.start_phase(table, DEPLOY)

    def asks(self) -> questions.Question:
        return questions.Select()

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, SELECT):
            return "why-not-in-hand", {"colour": action - SELECT}
        return "why-not-asked", {}


def deploy_assistants(table: "Table", player: "Player") -> None:
    """An assistant for each chosen keshi: to its sector (SEL-04), red to any."""
    chosen = player.chosen
    player.assistants = chosen & EIGHT_SECTORS
    player.souk_assistants = BITS[chosen >> 9]  # SEL-07
    if table.events is not None:
        sectors, souk = player.assistants, player.souk_assistants
        table.tell(events.Assistants(player.seat, sectors=sectors, souk=souk))
    if chosen >> RED & 1:
        table.push(Joker(player.seat))


class Joker(Choice):
    """Red sends an assistant to any sector without one, or to the souk (SEL-08, SEL-09)."""

    __slots__ = ()

    def legal(self, table: "Table") -> list[int]:
        return _ASSISTANT_OPTIONS[~table.players[self.seat].assistants & EIGHT_SECTORS | 1 << SOUK]

    def take(self, table: "Table", action: int) -> None:
        player = table.players[self.seat]
        sector = action - ASSISTANT
        if sector == SOUK:
            player.souk_assistants += 1
        else:
            player.assistants |= 1 << sector
        if table.events is not None:
            table.tell(events.Joker(self.seat, sector=sector))

    def asks(self) -> questions.Question:
        return questions.Joker()

    def why_not(self, table: "Table", action: int) -> Reason:
        if is_verb(action, ASSISTANT):
            return "why-assistant-there", {"sector": action - ASSISTANT}
        return "why-not-asked", {}
