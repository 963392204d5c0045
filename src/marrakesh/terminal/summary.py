"""The boards summarised, for screens too small to show them above the question."""

from collections.abc import Iterator

from rich.text import Text

from marrakesh.rules.values import Gains, Values
from marrakesh.rules.view_types import PlayerView, View
from marrakesh.rules.words import COLOURS, GOODS, SECTORS, SOUK
from marrakesh.terminal import boards, extras
from marrakesh.terminal.city import title
from marrakesh.terminal.look import HEADING, QUIET, Look, join
from marrakesh.terminal.solo import icon


def lines(view: View, seat: int, values: Values, line: list[Gains], look: Look) -> Iterator[Text]:
    """The most important lines come first, so that the last ones can be cut off."""
    own = view["players"][seat]
    yield title(view, look)
    yield _sectors(own, look)
    hand = [colour for colour in own["hand"] if colour not in own["chosen"]]
    parts = [_part("board-base", look.keshis(boards.base(view)), look)]
    if hand:
        parts.append(_part("board-hand", look.chips(hand), look))
    yield join(parts, " · ")
    yield join([*_pieces(own, look), _line(line, look)], " · ")
    yield join(_tiles(own, look), " · ")
    if "bot" in view:
        yield _pashabot(view, values, look)
    else:
        for other in range(len(view["players"])):
            if other != seat:
                yield _other(view["players"][other], other, look)


def _part(key: str, shown: Text, look: Look) -> Text:
    return Text.assemble((look.say(key) + " ", QUIET), shown)


def _sectors(player: PlayerView, look: Look) -> Text:
    """The keshis of each sector, with a mark for an assistant there: 3Tu▲ 0Gn."""
    shown = []
    for sector, name in enumerate(SECTORS):
        if sector == SOUK:
            continue
        number = player["keshis"][COLOURS[sector]]
        helpers = "▲" * player["assistants"].count(name)
        chip = Text.assemble(str(number), look.chip(COLOURS[sector]), (helpers, HEADING))
        shown.append(chip)
    return _part("board-own", join(shown), look)


def _pieces(player: PlayerView, look: Look) -> list[Text]:
    """Fisherman, courtier, student and camel."""
    places = {
        "river": player["fisherman"],
        "palace": player["palace"],
        "mosque": player["mosque"],
    }
    shown = [Text(f"{look.say(f'sector-{name}')} {step}") for name, step in places.items()]
    if "camel" in player:
        shown.append(Text(f"{look.say('board-camel')} {player['camel']['step']}"))
    return shown


def _line(line: list[Gains], look: Look) -> Text:
    """The bonuses of the connection line."""
    gains = [look.gains(some) for some in line if any(amount for _, amount in some)]
    return join(gains, ", ") if gains else look.nothing()


def _tiles(player: PlayerView, look: Look) -> list[Text]:
    """The numbers of the player's tiles; the command `t` explains them."""
    tiles = {
        "board-scrolls": player["scrolls"],
        "board-luxury": player["luxury"],
        "board-provisions": [tile for tile in player["provisions"] if tile],
    }
    shown = [
        _part(key, Text(" ".join(f"{tile:02}" for tile in some)), look)
        for key, some in tiles.items()
        if some
    ]
    gates = [gate for gate in player["gates"] if gate is not None]
    if gates:
        shown.append(_part("board-gates", look.chips(gates), look))
    if "spectator_column" in player:
        shown.append(extras.column(player, look))
    return [*shown, Text(look.say("board-short"), QUIET)]


def _other(player: PlayerView, seat: int, look: Look) -> Text:
    """Another player in one line."""
    strengths = {c: n for c, n in player["keshis"].items() if COLOURS.index(c) not in GOODS}
    points = Text(str(player["score"]), HEADING)
    return join([look.name(seat), points, look.keshis(strengths | player["goods"])])


def _pashabot(view: View, values: Values, look: Look) -> Text:
    """Its top preferences and possessions; for the simplified one, the colours it takes."""
    seat = view["bot"]["seat"]
    if view["bot"]["simplified"]:
        return join([look.name(seat), look.chips(view["bot"]["line"])])
    order = dict.fromkeys(view["bot"]["wanted"])
    icons = [icon(SECTORS.index(sector), look) for sector in order]
    wants = _part("board-wants", join(icons), look)
    return join([_other(view["players"][seat], seat, look), wants], " · ")
