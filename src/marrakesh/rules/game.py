"""Game: the public interface to the rules."""

from functools import lru_cache
from typing import Final

from marrakesh.components import Components, Corrections, corrected, load, sift
from marrakesh.rules import chance, questions, refresh_duty, rounds, scoring, setup
from marrakesh.rules.actions import NOTATION
from marrakesh.rules.agenda import NOTHING, Choice, Reason, Together
from marrakesh.rules.config import LAYERS, Config
from marrakesh.rules.events import Event
from marrakesh.rules.modules import luxury_goods  # noqa: F401 (fills souk.EXTRAS)
from marrakesh.rules.pashabot import simplified
from marrakesh.rules.pashabot.variants import VARIANTS
from marrakesh.rules.phases import OVER
from marrakesh.rules.redeal import redeal
from marrakesh.rules.speech import voice
from marrakesh.rules.state import SoloStrategy, Table
from marrakesh.rules.tiles import instant_scrolls  # noqa: F401 (fills scrolls.INSTANT)
from marrakesh.rules.values import Values
from marrakesh.rules.view_types import View
from marrakesh.rules.views import turned, view_of, waiting


class IllegalAction(ValueError):
    """An action that is not legal now. The game is unchanged."""

    def __init__(self, action: int, reason: Reason) -> None:
        super().__init__(action, reason)
        self.action = action
        self.reason = reason

    def __str__(self) -> str:
        return voice().explain(self.action, self.reason)


Stage = tuple[str, int, int]
"""A question's key, the season and the round."""

_SEATS: Final = 8
"""A history entry is packed as action * _SEATS + seat."""


def _among(options: list[int], action: int) -> bool:
    """Return whether an action is legal; compiled, this loop is much faster than `in`."""
    for option in options:
        if option == action:
            return True
    return False


@lru_cache(maxsize=8)
def _values(components: Components) -> Values:
    if isinstance(components, tuple):
        return Values(corrected(components), sift(components).kept)
    return Values(load(components))


class Game:
    """A game of Marrakesh: a configuration, a seed and the actions taken so far."""

    __slots__ = ("_history", "config", "seed", "table")

    def __init__(self, config: Config, seed: int, table: Table) -> None:
        self.config: Config = config
        self.seed: int = seed
        self.table: Table = table
        self._history: list[int] = []

    @classmethod
    def new(cls, config: Config, seed: int, components: Components = None) -> "Game":
        """Set up a game. `components` is a folder of corrected component files, or corrections."""
        return cls._start(config, seed, _values(components))

    @classmethod
    def _start(cls, config: Config, seed: int, values: Values) -> "Game":
        layer = LAYERS.index(config.tower)
        table = Table(values, 2 if config.solo else config.players, config.deluxe, layer)
        if config.solo:
            variants = sum(VARIANTS[name] for name in config.variants)
            table.bot = SoloStrategy(config.solo == "simplified", variants)
            table.humans = 1
            table.pawns = 1 if table.bot.simplified else 2
        table.imam_sultan = "imam-sultan" in config.modules
        table.desert_towns = "desert-towns" in config.modules
        table.nomads = "nomads" in config.modules
        table.camels = "camels" in config.modules
        table.buildings = "special-buildings" in config.modules
        reverse = config.buildings == "back" or config.solo == "pashabot"  # PSM-07
        table.abilities = table.buildings and not reverse
        table.new_provisions = "provision-tiles" in config.modules
        table.new_luxuries = "luxury-goods" in config.modules
        table.yellow_library = config.library == "yellow"
        chance.seed(table, seed)
        setup.lay_out(table, config)
        rounds.run(table)
        return cls(config, seed, table)

    def restart(self) -> "Game":
        """Return a new game with the same configuration, seed and component values."""
        return Game._start(self.config, self.seed, self.table.values)

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the component values in use."""
        values = self.table.values
        return values.solo_fingerprint if self.config.solo else values.fingerprint

    @property
    def corrections(self) -> Corrections:
        """The corrections to component values that apply in this game."""
        return self.table.values.corrections

    @property
    def over(self) -> bool:
        return self.table.phase == OVER

    @property
    def seat(self) -> int:
        """The first seat that may act now; -1 when the game is over."""
        return self.table.asked

    @property
    def waiting(self) -> list[int]:
        """The seats that may act now. They are public, even during a secret decision."""
        return waiting(self.table)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return a seat's legal actions; by default, those of the first seat that may act."""
        table = self.table
        if seat is None or seat == table.asked:
            return table.options[:]
        frame = table.top
        if isinstance(frame, Together) and 0 <= seat < table.humans:
            return frame.legal_for(table, seat)[:]
        return []

    def apply(self, action: int, seat: int | None = None) -> list[Event]:
        """Take an action and return its events, if they are being collected (see `listen`)."""
        table = self.table
        who = table.asked if seat is None else seat
        legal = table.options if who == table.asked else self.legal_actions(who)
        if not _among(legal, action):
            raise IllegalAction(action, self.why_not(action, who))
        self._history.append(action * _SEATS + who)
        if table.events is not None:
            table.events = []
        table.top.answer(table, who, action)
        rounds.run(table)
        return table.events if table.events is not None else []

    def why_not(self, action: int, seat: int | None = None) -> Reason:
        """Return the reason why an action is not legal now: a text key and its parameters."""
        table = self.table
        if not 0 <= action < len(NOTATION):
            return "why-no-such-action", {"action": action}
        if table.top is NOTHING:
            return "why-over", {}
        if seat is not None and seat not in self.waiting:
            return "why-not-your-turn", {"seat": seat}
        frame = table.top
        assert isinstance(frame, Choice)
        if refresh_duty.holds_back(table, frame, action):
            return refresh_duty.why_not(table, frame.seat)
        return frame.why_not(table, action)

    @property
    def question(self) -> questions.Question:
        """The current question."""
        frame = self.table.top
        return frame.asks() if isinstance(frame, Choice) else questions.Nothing()

    @property
    def secret(self) -> Stage | None:
        """The secret decision that all players are making now, if any."""
        table = self.table
        question = self.question
        return (question.key, table.season, table.round) if question.secret else None

    def listen(self) -> None:
        """Make `apply` collect events from now on."""
        self.table.events = []

    def copy(self) -> "Game":
        """Return an independent game in the same position, which collects no events."""
        twin = Game(self.config, self.seed, self.table.copy())
        twin._history = self._history[:]
        return twin

    def redeal(self, seat: int, seed: int) -> None:
        """Redeal everything hidden from a seat, as a determinization with a new seed.

        The history is dropped.
        """
        redeal(self.table, seat, seed)
        self.seed = seed
        self._history = []

    def view(self, seat: int | None = None, public: View | None = None) -> View:
        """Return the game as a seat may see it; without a seat, the public view.

        To view a position from several seats, pass its public view as `public` each time.
        """
        if seat is not None and not 0 <= seat < self.table.n:
            raise ValueError(f"There is no seat {seat}: the seats are 0 to {self.table.n - 1}.")
        seen = view_of(self.table, self.config) if public is None else public
        return seen if seat is None else turned(self.table, seen, seat)

    @property
    def history(self) -> list[tuple[int, int]]:
        """The actions taken so far, each with its seat."""
        return [(entry % _SEATS, entry // _SEATS) for entry in self._history]

    @property
    def scores(self) -> list[int]:
        """Points by seat; the Pashabot is last."""
        return [player.score for player in self.table.players[: self.table.pawns]]

    @property
    def result(self) -> list[int]:
        """Each seat's finishing position, by points and tie-breakers; 1 for winners."""
        return scoring.places(self.table)

    @property
    def level(self) -> int | None:
        """The level reached against the simplified Pashabot; None against other opponents."""
        table = self.table
        return simplified.level(table) if table.bot is not None and table.bot.simplified else None

    def bookings(self, seat: int) -> list[scoring.Booking]:
        """Return a seat's ledger: every gain and loss of points in order; the sum is its score."""
        return [scoring.Booking(entry) for entry in self.table.players[seat].ledger]

    def describe(self, action: int, lang: str = "en") -> str:
        """Describe an action in words."""
        return voice().describe(self, action, lang)
