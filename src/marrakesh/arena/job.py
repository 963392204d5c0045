"""One game between bots. Its outcome depends only on its setting, seed and seating, apart from
thinking times and bots with a time limit."""

import time
from pathlib import Path

import msgspec

from marrakesh.arena.thinking_times import Times
from marrakesh.bots import Seat, make_bot
from marrakesh.rules import events
from marrakesh.rules.config import Config
from marrakesh.rules.events import Event
from marrakesh.rules.game import Game
from marrakesh.rules.sources import OASIS, RIVER_TILE, SCROLL, name_of
from marrakesh.rules.words import COLOURS, LUXURY_TYPES

Item = tuple[str, int]
"""An item that a seat gained, and the season in which it did."""


class Setting(msgspec.Struct, frozen=True):
    """The settings shared by all games of a run."""

    config: Config
    components: Path | None = None
    items: bool = True
    """Whether outcomes list the items of each seat; random games run faster without them."""


def levels_of(setting: Setting) -> list[int]:
    """Return the points needed for each level against the simplified Pashabot; none in other
    games."""
    config = setting.config
    if config.solo != "simplified":
        return []
    values = Game.new(config, 0, setting.components).table.values
    more = values.levels_with_towns if "desert-towns" in config.modules else 0
    return [points + more for points in values.levels]


class Job(msgspec.Struct, frozen=True):
    """A game to play: its seed and the bot at each seat."""

    seed: int
    bots: tuple[str, ...]


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of a job. Scores, places and points include the Pashabot as the last seat, unless
    it is the simplified one, which does not score."""

    job: Job
    first: int
    """The seat of the start player."""
    scores: list[int]
    places: list[int]
    points: list[dict[str, int]]
    """Points by seat and source."""
    items: list[list[Item]]
    times: list[Times]
    options: int
    """Legal actions summed over all decisions."""
    level: int | None = None
    """The level reached against the simplified Pashabot."""


class Played(msgspec.Struct):
    """A worker's finished games, and the error if one failed."""

    outcomes: list[Outcome]
    seconds: float
    failure: str = ""


def play_some(setting: Setting, jobs: list[Job]) -> Played:
    """Play games, stopping at the first one that fails."""
    started = time.perf_counter()
    played = Played([], 0.0)
    try:
        for job in jobs:
            played.outcomes.append(play(setting, job))
    except Exception as error:
        played.failure = f"{type(error).__name__}: {error}"
    played.seconds = time.perf_counter() - started
    return played


def play(setting: Setting, job: Job) -> Outcome:
    """Play the game of a job to the end."""
    game = Game.new(setting.config, job.seed, setting.components)
    if setting.items:
        game.listen()
    bots = [make_bot(bot, f"{job.seed} {bot} {seat}") for seat, bot in enumerate(job.bots)]
    lengths: list[list[float]] = [[] for _ in bots]
    items: list[list[Item]] = [[] for _ in bots]
    options = 0
    while not game.over:
        seat, season = game.seat, game.table.season
        options += len(game.legal_actions())
        started = time.perf_counter()
        action = bots[seat].choose(Seat(game, seat))
        lengths[seat].append(time.perf_counter() - started)
        for event in game.apply(action):
            if isinstance(event, events.Season):
                season = event.season
            elif event.seat < len(bots):
                items[event.seat] += [(item, season) for item in _items(event)]
    return Outcome(
        job,
        game.table.first_seat,
        game.scores,
        game.result,
        [_points(game, seat) for seat in range(len(game.scores))],
        items,
        [Times.of(some) for some in lengths],
        options,
        game.level,
    )


def _items(event: Event) -> list[str]:
    """Return the items in an event that a study counts; tiles are named after their sources of
    points."""
    match event:
        case events.Scroll():
            return [name_of(SCROLL + event.scroll)]
        case events.Claimed():
            return [name_of(OASIS + event.oasis)]
        case events.Luxury():
            return [LUXURY_TYPES[event.type], f"luxury {event.luxury:02}"]
        case events.Gate():
            return [f"gate {COLOURS[event.colour]}", f"gate space {event.space + 1}"]
        case events.RiverFirst():
            return [name_of(RIVER_TILE + event.tile)]
        case events.RiverSecond():
            return [name_of(RIVER_TILE + event.tile) + " second"]
    return []


def _points(game: Game, seat: int) -> dict[str, int]:
    points: dict[str, int] = {}
    for booking in game.bookings(seat):
        points[booking.source] = points.get(booking.source, 0) + booking.points
    return points
