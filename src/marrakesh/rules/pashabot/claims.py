"""The Pashabot selects keshis at random and claims by its priorities."""

from typing import TYPE_CHECKING, NamedTuple

from marrakesh.rules import chance, events
from marrakesh.rules.options import BITS
from marrakesh.rules.pashabot import board
from marrakesh.rules.words import EIGHT_SECTORS, NOMAD, RED, SOUK, SPACES, YELLOW, sector_of

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def draw_keshis(table: "Table") -> None:
    """Three keshis from the bag (PSH-05)."""
    bot = board.player(table)
    bag = [colour for colour in range(12) if bot.hand >> colour & 1]
    chance.shuffle(table, bag)
    bot.chosen = sum(1 << colour for colour in bag[: table.values.assistants])
    bot.hand &= ~bot.chosen
    table.tell(events.Selected(bot.seat, colours=bot.chosen))


def select(table: "Table") -> None:
    """Its keshis are drawn after you have deployed; red is placed last (PSH-64, PSH-09)."""
    draw_keshis(table)
    bot = board.player(table)
    bot.assistants = bot.chosen & EIGHT_SECTORS
    bot.souk_assistants = BITS[bot.chosen >> YELLOW]
    table.tell(events.Assistants(bot.seat, sectors=bot.assistants, souk=bot.souk_assistants))
    if bot.chosen >> RED & 1:
        sector, rule = board.decide(
            [s for s in range(SOUK + 1) if not board.assistant_at(bot, s)],
            [
                (1, lambda s: -board.priority(table, s)),
                (2, lambda s: -_keshis_in(bot, s)),
                (3, lambda s: board.row_of(table, s)),
            ],
        )
        if sector == SOUK:
            bot.souk_assistants += 1
        else:
            bot.assistants |= 1 << sector
        table.tell(events.BotAssistant(bot.seat, sector=sector, rule=rule))


def _keshis_in(bot: "Player", sector: int) -> int:
    """All keshis of a sector, red and nomads included; in the souk all goods."""
    if sector == SOUK:
        return sum(bot.keshis[YELLOW:])
    return bot.keshis[sector] + (bot.vendors >> sector & 1)


class ClaimOption(NamedTuple):
    """Something it may claim: a colour for a sector."""

    colour: int
    sector: int  # -1: a pair of reds without a row
    number: int
    completes: bool


def options(table: "Table") -> list[ClaimOption]:
    """What it may claim: colours with room, red for rows that need it, the nomad (PSH-18)."""
    base = table.base
    found = []
    for colour in range(12):
        sector = sector_of(colour)
        if colour != RED and base[colour] and board.room(table, sector) > 0:
            number = min(2, base[colour], board.room(table, sector))
            completes = board.completes(table, colour, sector)
            found.append(ClaimOption(colour, sector, number, completes))
    found += _red_options(table)
    if table.nomad_offered:
        found += _nomad_option(table)
    return found


def _red_options(table: "Table") -> list[ClaimOption]:
    free = board.free_vendor_spaces(table)
    number = min(2, table.base[RED], len(free))
    if not number:
        return []
    keshis = board.player(table).keshis
    found = [
        ClaimOption(RED, sector, number, keshis[sector] >= SPACES)
        for sector in free
        if keshis[sector] >= SPACES or not table.base[sector]
    ]
    if not found and number == 2:
        found.append(ClaimOption(RED, -1, 2, False))
    return found


def _nomad_option(table: "Table") -> list[ClaimOption]:
    """The nomad for the topmost row that is not completely filled (PSM-05)."""
    for sector in table.values.bot_rows:
        if sector == SOUK:
            continue
        spaces = board.room(table, sector)
        vendor = board.has_vendor(table, sector)
        if spaces or not vendor:
            completes = (spaces == 1 and vendor) or (spaces == 0 and not vendor)
            return [ClaimOption(NOMAD, sector, 1, completes)]
    return []


def choose(table: "Table") -> tuple[ClaimOption, int]:
    """The claim selected by its priorities, and the deciding rule (PSH-11 to PSH-17)."""
    bot = board.player(table)
    you = board.human(table)
    return board.decide(
        options(table),
        [
            (1, lambda o: 0 if o.completes else 1),
            (2, lambda o: 0 if o.number == 2 else 1),
            (3, lambda o: -board.priority(table, o.sector)),
            (4, lambda o: 0 if board.assistant_at(bot, o.sector) else 1),
            (5, lambda o: 0 if board.assistant_at(you, o.sector) else 1),
            (6, lambda o: board.place_of(table, o.sector)),
            (7, lambda o: board.row_of(table, o.sector)),
            (8, lambda o: _last_tie(table, o)),
        ],
    )


def _last_tie(table: "Table", claim: ClaimOption) -> int:
    """Real colours before the nomad before red; goods by their number."""
    if claim.colour == RED:
        return 11
    return 10 if claim.colour == NOMAD else board.goods_order(table, claim.colour)


def claim(table: "Table") -> bool:
    """Claim and immediately place keshis one by one (PSH-65); False if it can claim nothing."""
    number = len(options(table))
    if not number:
        return False
    choice, rule = choose(table)
    bot = board.player(table)
    table.tell(
        events.BotClaim(
            bot.seat,
            colour=choice.colour,
            n=choice.number,
            sector=choice.sector,
            rule=rule,
            completes=int(choice.completes),
            options=number,
        )
    )
    if choice.colour == NOMAD:
        table.nomad_offered = False
        board.place_nomad(table, choice.sector)
        return True
    table.base[choice.colour] -= choice.number
    if not table.deluxe:
        table.supply[choice.colour] += choice.number
    if choice.colour == RED:
        board.deploy_red(table, choice.sector)
        if choice.number == 2:
            board.deploy_red(table, -1)
    else:
        for _ in range(choice.number):
            board.deploy(table, choice.colour)
    return True
