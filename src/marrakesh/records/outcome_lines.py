"""The consequences of actions as lines of a record: deals, tosses, the Pashabot, the result."""

from collections.abc import Iterable

from marrakesh.rules import events
from marrakesh.rules.events import Event
from marrakesh.rules.game import Game
from marrakesh.rules.phases import BUILDINGS, ROUND_START, SEASON_RAPIDS, SEASON_START, SELECT
from marrakesh.rules.state import SoloStrategy, Table
from marrakesh.rules.values import Gains
from marrakesh.rules.words import BUILDINGS as BUILDING_NAMES
from marrakesh.rules.words import COLOURS, DATE_WAREHOUSE, GAINS, NOMAD, colours_in


class Telling:
    """Writes the consequences of actions as lines of the record."""

    def __init__(self) -> None:
        self._tower = [0] * len(COLOURS)
        self._displays = False  # whether scrolls and luxury goods have been recorded

    def deal(self, game: Game) -> list[str]:
        """The lines for the deal before the first decision."""
        table = game.table
        dealt: dict[str, Iterable[int | str]] = {
            "river tiles": table.river_tiles,
            "office": [table.office],
        }
        if not table.buildings:  # with buildings, the displays come later
            dealt |= self._display(table)
        if table.desert_towns:
            dealt["towns"] = table.open_towns
        if table.camels:
            dealt["awards"] = [f"{side // 2 + 1}{'ab'[side % 2]}" for side in table.awards]
        if table.bot is not None:
            dealt |= _bot_dealt(table.bot)
        lines = [_dealt(dealt)]
        if "staircase-tiles" in game.config.modules:
            lines.append(_staircase(table))
        return [*lines, "", "# Setup"]

    def _display(self, table: Table) -> dict[str, Iterable[int | str]]:
        self._displays = True
        return {"scrolls": table.scrolls, "luxury goods": table.luxury}

    def consequences(self, game: Game, happened: list[Event]) -> list[str]:
        """The chance outcomes in these events, and the result if the game is over."""
        lines = []
        fallen: list[str] | None = None  # of the toss being recorded
        for event in happened:
            if isinstance(event, events.Toss):
                fallen = self._toss(event, fallen or [])
            elif fallen is not None:
                lines.append(self._tower_line(fallen))
                fallen = None
            match event:
                case events.StartPlayer():
                    lines.append(f"start player: {event.seat}")
                case events.Selected() if event.seat >= game.config.players:
                    colours = (COLOURS[colour] for colour in colours_in(event.colours))
                    lines.append(f"bot: select {', '.join(colours)}")
                case events.BotClaim() | events.BotTakes():
                    colour = "nomad" if event.colour == NOMAD else COLOURS[event.colour]
                    lines.append(f"bot: claim {colour} {event.n}")
                case events.Strategy():
                    lines.append(f"bot: strategy tile {event.strategy}")
                case events.Phase():
                    lines += self._section(game.table, event)
        if game.over:
            scores = ", ".join(str(points) for points in game.scores)
            places = ", ".join(str(place) for place in game.result)
            lines += ["", f"result: {scores} points | places {places}"]
        return lines

    def _toss(self, toss: events.Toss, fallen: list[str]) -> list[str]:
        self._tower[toss.colour] += toss.thrown - toss.fallen
        if toss.fallen:
            fallen.append(f"{toss.fallen} {COLOURS[toss.colour]}")
        return fallen

    def _tower_line(self, fallen: list[str]) -> str:
        stays = [f"{number} {COLOURS[c]}" for c, number in enumerate(self._tower) if number]
        return f"tower: {', '.join(fallen) or 'nothing'} | stays {', '.join(stays) or 'nothing'}"

    def _section(self, table: Table, begins: events.Phase) -> list[str]:
        lines = []
        phase, season = begins.phase, begins.season
        if phase == BUILDINGS:
            lines = [_moved_in(table), "", "# Buildings"]
        elif phase in (SEASON_START, ROUND_START, SELECT) and not self._displays:
            lines = [_dealt(self._display(table))]
        if phase == SEASON_START:
            lines += ["", f"# Season {season}"]
        elif phase == (ROUND_START if table.new_provisions else SELECT):
            lines += ["", f"# Season {season}, round {begins.round}"]
        elif phase == SEASON_RAPIDS:
            lines += ["", f"# Season {season}, scoring"]
        return lines


def _bot_dealt(bot: SoloStrategy) -> dict[str, Iterable[int | str]]:
    """Its first strategy tile, or its line of colours."""
    if bot.simplified:
        return {"line": [COLOURS[colour] for colour in bot.line]}
    return {"strategy tiles": bot.column}


def _dealt(dealt: dict[str, Iterable[int | str]]) -> str:
    parts = [f"{name} {' '.join(str(tile) for tile in tiles)}" for name, tiles in dealt.items()]
    return "deal: " + " | ".join(parts)


def _staircase(table: Table) -> str:
    """The bonuses of the connection line spaces covered by staircase tiles."""
    lines = {"L": table.line_left, "C": table.line_middle, "R": table.line_right}
    spaces = [
        f"{name} {_gains(lines[name[0]][int(name[1:])])}" for name in table.values.staircase_cover
    ]
    return "staircase: " + " | ".join(spaces)


def _gains(gains: Gains) -> str:
    return " and ".join(f"{amount} {GAINS[kind]}" for kind, amount in gains)


def _moved_in(table: Table) -> str:
    """The owners of the buildings, and the keshi drawn for the date warehouse."""
    parts = []
    for player in table.players:
        part = f"{player.seat} {BUILDING_NAMES[player.house]}"
        if player.building == DATE_WAREHOUSE:
            part += f" with {COLOURS[player.storage[2 if table.n == 2 else 1]]}"
        parts.append(part)
    return "buildings: " + ", ".join(parts)
