"""The table and the players' boards: plain data, cheap to copy."""

from typing import Final

from mypy_extensions import i64

from marrakesh.rules import events
from marrakesh.rules.agenda import BOTTOM, NOTHING, Frame
from marrakesh.rules.events import Event
from marrakesh.rules.options import BITS
from marrakesh.rules.values import GATE_SPACES, Gains, Values
from marrakesh.rules.words import BEIGE, MEDINA, SPACES

_GATE_SPACES: Final = len(GATE_SPACES)
FIRST_ENHANCEMENT: Final = 13


class Nomads:
    """A player's nomads. On a sector's own spaces they also count among its keshis."""

    __slots__ = ("caravans", "on", "pending", "posts", "square", "vendors")

    def __init__(self) -> None:
        self.on: list[int] = [0] * 8  # on each sector's own spaces (or track)
        self.square: int = 0  # spaces of the square with a nomad, as a bit set
        self.vendors: int = 0  # vendor spaces with a nomad, as a bit set
        self.posts: int = 0  # gate spaces with a nomad beside the gate, as a bit set
        self.caravans: int = 0  # spaces of the paths with a nomad, as a bit set: 4 per path
        self.pending: int = 0  # claimed, not yet on the board

    def copy(self) -> "Nomads":
        twin = Nomads()
        twin.on = self.on[:]
        twin.square = self.square
        twin.vendors = self.vendors
        twin.posts = self.posts
        twin.caravans = self.caravans
        twin.pending = self.pending
        return twin

    def on_board(self) -> int:
        return sum(self.on) + BITS[self.vendors]

    def on_tower(self) -> int:
        """The nomads among the guards not committed to a gate."""
        return self.on[MEDINA] - BITS[self.posts]


class Camel:
    """A player's camel on the racecourse, and the spectators beside it."""

    __slots__ = ("column", "dung", "podium", "step")

    def __init__(self) -> None:
        self.step: int = 0
        self.podium: int = 0  # place on the podium; 0: not there
        self.dung: int = 0
        self.column: tuple[int, ...] = ()  # colours of the spectators, nomads among them

    def copy(self) -> "Camel":
        twin = Camel()
        twin.step = self.step
        twin.podium = self.podium
        twin.dung = self.dung
        twin.column = self.column
        return twin


class SoloStrategy:
    """The solo opponent's strategy; its pieces are those of the player in the last seat."""

    __slots__ = ("column", "deck", "line", "simplified", "variants")

    def __init__(self, simplified: bool, variants: int) -> None:
        self.simplified: bool = simplified
        self.variants: int = variants  # difficulty, as a bit set
        self.column: tuple[int, ...] = ()  # strategy tiles face up, from the top
        self.deck: tuple[int, ...] = ()
        self.line: tuple[int, ...] = ()  # simplified: colours by priority

    def copy(self) -> "SoloStrategy":
        twin = SoloStrategy(self.simplified, self.variants)
        twin.column = self.column
        twin.deck = self.deck
        twin.line = self.line
        return twin


class Player:
    """One player's board, supply board and pieces."""

    __slots__ = (
        "active", "arrival", "assistants", "building", "camel", "caravans", "chosen", "claimed",
        "disc", "draw", "enhancements", "face_down", "fisherman", "fresh_vendors", "gates", "hand",
        "house", "keshis", "ledger", "luxuries", "nomads", "oases", "offered", "pending", "perks",
        "placeholders", "provisions", "resources", "revealing", "river_moves", "score",
        "scrolls", "seat", "souk_assistants", "spectators", "square", "stairs", "storage",
        "taken", "town_claims", "towns", "vendors",
    )  # fmt: skip

    def __init__(self, seat: int, model: "Player | None" = None) -> None:
        """A new player, or a copy of the model; one constructor for speed."""
        self.seat: int = seat
        if model is None:
            self.score: int = 0
            self.ledger: list[int] = []
            self.resources: list[int] = [0, 0, 0]
            # keshis on the board by colour (Essential: the marker's value); red counts the vendors
            self.keshis: list[int] = [0] * 12
            self.pending: list[int] = [0] * 12  # claimed, not yet on the board
            self.vendors: int = 0  # sectors with a water vendor, as a bit set
            self.fresh_vendors: int = 0  # placed this assistant turn: no water yet (R40)
            self.square: int = 0  # spaces with an entertainer, as a bit set
            self.disc: int = -1  # rotation of the audience disc; -1: not laid yet
            self.gates: list[int] = [-1] * _GATE_SPACES  # colour of the gate on each gate space
            self.caravans: list[int] = [0, 0, 0]  # on the left and right path and the start oasis
            self.oases: tuple[int, ...] = ()  # tile beside each oasis space
            self.taken: int = 0  # oasis spaces whose tile is claimed, as a bit set
            self.claimed: tuple[int, ...] = ()  # claimed oases in order
            self.draw: tuple[int, ...] = ()  # keshis still to be laid on the storage row
            self.storage: list[int] = [-1] * 6  # colour of the keshi on each storage space
            self.fisherman: int = 0
            self.arrival: int = 0  # when the fisherman reached his space: earlier is ahead
            self.stairs: list[int] = [0, 0]  # steps of the courtier and the student
            self.scrolls: tuple[int, ...] = ()
            self.enhancements: i64 = 0  # scrolls with a lasting effect, as a bit set
            self.luxuries: tuple[int, ...] = ()
            self.face_down: tuple[int, ...] = ()  # provision tiles nobody has looked at yet
            self.provisions: tuple[int, ...] = ()
            self.active: int = 0  # revealed provision tiles, as a bit set over `provisions`
            self.revealing: int = 0  # chosen, not yet revealed
            self.hand: int = 0  # keshis behind the screen, as a bit set
            self.placeholders: int = 0  # cardboard keshis behind the screen (ESS-04)
            self.chosen: int = 0  # this round's selection
            self.assistants: int = 0  # sectors with an assistant, as a bit set without the souk
            self.souk_assistants: int = 0
            # modules
            self.spectators: list[int] = []  # numbers of the player's audience disc; immutable
            self.perks: int = 0  # effects of revealed provision tiles, as a bit set
            self.house: int = -1  # special building chosen for the start
            self.building: int = -1  # the same, if played with its ability
            self.offered: tuple[int, ...] = ()  # drawn in secret to choose from
            self.towns: tuple[int, int] = (0, 0)  # desert town beside each path; 0: none
            self.town_claims: int = 0  # claimed ones, as a bit set
            self.river_moves: int = 0  # river steps that town 07 counts
            self.nomads: Nomads | None = None
            self.camel: Camel | None = None
            return
        self.score = model.score
        self.ledger = model.ledger[:]
        self.resources = model.resources[:]
        self.keshis = model.keshis[:]
        self.pending = model.pending[:]
        self.vendors = model.vendors
        self.fresh_vendors = model.fresh_vendors
        self.square = model.square
        self.disc = model.disc
        self.gates = model.gates[:]
        self.caravans = model.caravans[:]
        self.oases = model.oases
        self.taken = model.taken
        self.claimed = model.claimed
        self.draw = model.draw
        self.storage = model.storage[:]
        self.fisherman = model.fisherman
        self.arrival = model.arrival
        self.stairs = model.stairs[:]
        self.scrolls = model.scrolls
        self.enhancements = model.enhancements
        self.luxuries = model.luxuries
        self.face_down = model.face_down
        self.provisions = model.provisions
        self.active = model.active
        self.revealing = model.revealing
        self.hand = model.hand
        self.placeholders = model.placeholders
        self.chosen = model.chosen
        self.assistants = model.assistants
        self.souk_assistants = model.souk_assistants
        self.spectators = model.spectators
        self.perks = model.perks
        self.house = model.house
        self.building = model.building
        self.offered = model.offered
        self.towns = model.towns
        self.town_claims = model.town_claims
        self.river_moves = model.river_moves
        self.nomads = None if model.nomads is None else model.nomads.copy()
        self.camel = None if model.camel is None else model.camel.copy()

    def copy(self) -> "Player":
        return Player(self.seat, self)

    def has(self, scroll: i64) -> bool:
        """Whether the player owns this permanent, end-of-round or end-of-season scroll."""
        return self.enhancements >> (scroll - FIRST_ENHANCEMENT) & 1 == 1

    def full(self, colour: int) -> bool:
        """Whether no keshi of this colour can be placed any more (EXC-16)."""
        if colour < 8:
            return self.keshis[colour] >= SPACES
        return colour == 8 and self.vendors & 255 == 255

    def room(self, colour: int) -> int:
        """How many keshis of this colour still have a space."""
        if colour < 8:
            return SPACES - self.keshis[colour]
        return SPACES - BITS[self.vendors & 255] if colour == 8 else 99

    def bare(self, colour: int) -> int:
        """Keshis of a colour, not counting nomads (NOM-10, NOM-13)."""
        if self.nomads is None:
            return self.keshis[colour]
        if colour == 8:
            return self.keshis[colour] - BITS[self.nomads.vendors]
        return self.keshis[colour] - self.nomads.on[colour]

    def built_gates(self) -> int:
        return _GATE_SPACES - self.gates.count(-1)

    def free_guards(self) -> int:
        """Guards on the watchtower."""
        return self.keshis[BEIGE] - _GATE_SPACES + self.gates.count(-1)

    def complete(self, sector: int) -> bool:
        """Full, and with its water vendor (EXC-16); never the souk."""
        return sector < 8 and self.keshis[sector] >= SPACES and self.vendors >> sector & 1 == 1

    def discovered(self, place: int) -> bool:
        """Whether the oasis of this space (left 0-2, right 3-5) lies face up, claimed or not."""
        return self.caravans[place // 3] > place % 3


class Table:
    """The shared components, the players, and the agenda."""

    __slots__ = (
        "abilities", "arrivals", "asked", "awards", "base", "below", "bot", "buildings", "camels",
        "chance_block", "chance_drawn", "chance_key", "claimers", "dealt_levels", "declined",
        "deluxe", "depleted", "desert_towns", "disc", "events", "first_over", "first_seat", "gates",
        "head_starts", "humans", "imam_sultan", "layer", "line_left", "line_middle", "line_right",
        "luxury", "luxury_piles", "luxury_stacks", "n", "new_luxuries", "new_provisions",
        "new_scrolls", "nomad_offered", "nomad_supply", "nomads", "office", "offices", "open_oases",
        "open_towns", "options", "pawn_holders", "pawn_steps", "pawns", "phase", "players",
        "river_tiles", "round", "scroll_piles", "scroll_stacks", "scrolls", "season", "seen_oases",
        "start_seat", "supply", "top", "tower", "turn", "two_sided_offices", "unused_oases",
        "unused_offices", "unused_provisions", "unused_scrolls", "values", "yellow_library",
    )  # fmt: skip

    def __init__(
        self, values: Values, players: int, deluxe: bool, layer: int, model: "Table | None" = None
    ) -> None:
        """An empty table, or a copy of the model that shares its immutable parts."""
        self.values: Values = values
        self.n: int = players
        self.deluxe: bool = deluxe
        self.layer: int = layer
        if model is None:
            self.players: list[Player] = [Player(seat) for seat in range(players)]
            self.chance_key: bytes = b""
            self.chance_drawn: i64 = 0
            self.chance_block: bytes = b""  # the current block of the stream
            self.season: int = 1
            self.round: int = 0
            self.phase: int = 0
            self.turn: int = 0  # how many seats have had their turn in this phase
            self.first_seat: int = 0  # start player of the game
            self.start_seat: int = 0  # start player of the round
            self.claimers: int = 0  # seats still claiming, as a bit set
            self.tower: list[int] = [0] * 12
            self.base: list[int] = [0] * 12
            self.supply: list[int] = [0] * 12  # Essential: wooden keshis in the common supply
            self.gates: list[int] = [0] * 48  # in the workshops: workshop * 12 + colour
            self.scrolls: list[int] = [0] * 12  # face up: colour * 3 + place; 0: empty place
            self.scroll_stacks: list[tuple[int, ...]] = []  # one per colour, or one per place
            self.luxury: list[int] = [0] * 5
            self.luxury_stacks: list[tuple[int, ...]] = []
            self.new_scrolls: tuple[int, ...] = ()  # from a refresh: one must still be bought
            self.scroll_piles: int = 1  # stacks for each scroll colour
            self.luxury_piles: int = 1
            self.depleted: bool = False  # a display waits for its refill
            self.office: int = 0
            self.offices: tuple[int, ...] = ()  # of the seasons to come
            self.unused_offices: tuple[int, ...] = ()
            self.two_sided_offices: bool = False  # a hidden one may have either side up
            self.river_tiles: tuple[int, ...] = ()
            self.open_oases: tuple[int, ...] = ()  # beside river tile 02
            self.unused_oases: tuple[int, ...] = ()
            self.seen_oases: tuple[int, ...] = ()  # removed from the game after lying face up
            self.unused_provisions: tuple[int, ...] = ()
            self.unused_scrolls: tuple[int, ...] = ()  # drawn for buildings and not kept
            self.arrivals: int = 0  # moves on the river so far, to order arrivals
            self.head_starts: int = 0  # seats that start the next season on the crocodile
            self.humans: int = players  # seats of people or programs; the Pashabot's comes after
            self.pawns: int = players  # seats with pieces on the board
            self.bot: SoloStrategy | None = None
            # modules
            self.nomads: bool = False
            self.camels: bool = False
            self.buildings: bool = False
            self.abilities: bool = False  # buildings are played with their front side
            self.new_provisions: bool = False
            self.dealt_levels: tuple[str, ...] = ()  # of the provision tiles that each was dealt
            self.new_luxuries: bool = False
            self.desert_towns: bool = False
            self.imam_sultan: bool = False
            self.yellow_library: bool = False
            self.disc: list[int] = []  # numbers of the common audience disc; immutable
            self.line_left: tuple[Gains, ...] = (
                values.line_left
            )  # the line's spaces, staircase tiles included
            self.line_middle: tuple[Gains, ...] = values.line_middle
            self.line_right: tuple[Gains, ...] = values.line_right
            self.pawn_steps: tuple[int, int] = (0, 0)  # where sultan and imam wait; 0: not waiting
            self.pawn_holders: tuple[int, int] = (-1, -1)
            self.open_towns: tuple[int, ...] = ()
            self.nomad_supply: int = 0
            self.nomad_offered: bool = False
            self.declined: int = 0  # seats that left the nomad since the last claim, as a bit set
            self.awards: tuple[int, ...] = ()  # of this season and those to come
            self.first_over: int = 0  # goal lines that a camel has crossed, as a bit set
            self.top: Frame = NOTHING  # of the agenda
            self.below: list[Frame] = BOTTOM[:]  # the rest of the agenda
            self.options: list[int] = []  # legal actions of the seat that is asked
            self.asked: int = -1
            self.events: list[Event] | None = None
            return
        self.players = [player.copy() for player in model.players]
        self.chance_key = model.chance_key
        self.chance_drawn = model.chance_drawn
        self.chance_block = model.chance_block
        self.season = model.season
        self.round = model.round
        self.phase = model.phase
        self.turn = model.turn
        self.first_seat = model.first_seat
        self.start_seat = model.start_seat
        self.claimers = model.claimers
        self.tower = model.tower[:]
        self.base = model.base[:]
        self.supply = model.supply[:]
        self.gates = model.gates[:]
        self.scrolls = model.scrolls[:]
        self.scroll_stacks = model.scroll_stacks[:]
        self.luxury = model.luxury[:]
        self.luxury_stacks = model.luxury_stacks[:]
        self.new_scrolls = model.new_scrolls
        self.scroll_piles = model.scroll_piles
        self.luxury_piles = model.luxury_piles
        self.depleted = model.depleted
        self.office = model.office
        self.offices = model.offices
        self.unused_offices = model.unused_offices
        self.two_sided_offices = model.two_sided_offices
        self.river_tiles = model.river_tiles
        self.open_oases = model.open_oases
        self.unused_oases = model.unused_oases
        self.seen_oases = model.seen_oases
        self.unused_provisions = model.unused_provisions
        self.unused_scrolls = model.unused_scrolls
        self.arrivals = model.arrivals
        self.head_starts = model.head_starts
        self.humans = model.humans
        self.pawns = model.pawns
        self.bot = None if model.bot is None else model.bot.copy()
        self.nomads = model.nomads
        self.camels = model.camels
        self.buildings = model.buildings
        self.abilities = model.abilities
        self.new_provisions = model.new_provisions
        self.dealt_levels = model.dealt_levels
        self.new_luxuries = model.new_luxuries
        self.desert_towns = model.desert_towns
        self.imam_sultan = model.imam_sultan
        self.yellow_library = model.yellow_library
        self.disc = model.disc
        self.line_left = model.line_left
        self.line_middle = model.line_middle
        self.line_right = model.line_right
        self.pawn_steps = model.pawn_steps
        self.pawn_holders = model.pawn_holders
        self.open_towns = model.open_towns
        self.nomad_supply = model.nomad_supply
        self.nomad_offered = model.nomad_offered
        self.declined = model.declined
        self.awards = model.awards
        self.first_over = model.first_over
        self.top = model.top
        self.below = model.below[:]
        self.options = model.options
        self.asked = model.asked
        self.events = None

    def copy(self) -> "Table":
        """An independent table, which collects no events."""
        return Table(self.values, self.n, self.deluxe, self.layer, self)

    def people(self) -> list[Player]:
        """The players who make decisions: all but the Pashabot."""
        return self.players[: self.humans]

    def storage_row(self) -> list[int]:
        """What covering each storage space gives, by number of players (SET-17)."""
        return self.values.storage[0 if self.n == 2 else 1]

    def seat_at(self, turn: int) -> int:
        """The seat whose turn it is, counted clockwise from the start player of the round."""
        return (self.start_seat + turn) % self.n

    @property
    def agenda(self) -> list[Frame]:
        """Everything pending; the last comes next."""
        return [*self.below, self.top][len(BOTTOM) + 1 :]

    def push(self, frame: Frame) -> None:
        self.below.append(self.top)
        self.top = frame

    def score(self, player: Player, points: int, source: int) -> None:
        """Book points in the ledger with their source, season and round."""
        if points:
            player.score += points
            player.ledger.append(
                (((self.season << 3) + self.round << 10) + source << 10) + points + 512
            )
            if self.events is not None:
                self.tell(events.Points(player.seat, points=points, source=source))

    def gain(self, player: Player, resource: int, amount: int) -> None:
        player.resources[resource] = player.resources[resource] + amount
        if self.events is not None:
            self.tell(events.Resource(player.seat, resource=resource, n=amount))

    def spend(self, player: Player, resource: int, amount: int) -> None:
        player.resources[resource] = player.resources[resource] - amount
        if self.events is not None:
            self.tell(events.Spend(player.seat, resource=resource, n=amount))

    def tell(self, event: Event) -> None:
        """Collect an event. On the hot path, callers first check `events is not None`."""
        if self.events is not None:
            self.events.append(event)
