"""The table and the players' boards: plain data, cheap to copy."""

from marrakesh.rules.agenda import Frame
from marrakesh.rules.events import Event
from marrakesh.rules.values import Gains, Values
from marrakesh.rules.words import BEIGE, SPACES

FIRST_ENHANCEMENT = 13


class Nomads:
    """A player's nomads. On a sector's own spaces they also count among its keshis."""

    __slots__ = ("committed", "on", "pending", "square", "town_spaces", "vendors")

    def __init__(self) -> None:
        self.on: list[int] = [0] * 8  # on the own spaces (or the track) of each sector
        self.square: int = 0  # spaces of the square with a nomad, as a bit set
        self.vendors: int = 0  # vendor spaces with a nomad, as a bit set
        self.committed: int = 0  # beside a gate
        self.town_spaces: int = 0  # paths whose town space a nomad holds, as a bit set
        self.pending: int = 0  # claimed, not yet on the board

    def copy(self) -> "Nomads":
        twin = Nomads()
        twin.on = self.on[:]
        twin.square = self.square
        twin.vendors = self.vendors
        twin.committed = self.committed
        twin.town_spaces = self.town_spaces
        twin.pending = self.pending
        return twin

    def on_board(self) -> int:
        return sum(self.on) + self.vendors.bit_count()


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


class Bot:
    """The solo opponent's strategy; its pieces are those of the player in the last seat."""

    __slots__ = ("column", "deck", "line", "simplified", "variants")

    def __init__(self, simplified: bool, variants: int) -> None:
        self.simplified: bool = simplified
        self.variants: int = variants  # difficulty, as a bit set
        self.column: tuple[int, ...] = ()  # strategy tiles face up, from the top
        self.deck: tuple[int, ...] = ()
        self.line: tuple[int, ...] = ()  # simplified: colours by priority

    def copy(self) -> "Bot":
        twin = Bot(self.simplified, self.variants)
        twin.column = self.column
        twin.deck = self.deck
        twin.line = self.line
        return twin


class Player:
    """One player's board, supply board and pieces."""

    __slots__ = (
        "active", "arrival", "assistants", "building", "camel", "caravans", "chosen", "claimed",
        "disc", "draw", "enhancements", "fisherman", "fresh_vendors", "gates", "hand", "house",
        "keshis", "ledger", "left_out", "luxuries", "nomads", "oases", "offered", "pending",
        "perks", "placeholders", "provisions", "resources", "revealing", "river_moves", "score",
        "scrolls", "seat", "souk_assistants", "spectators", "square", "stairs", "storage",
        "taken", "town_claims", "towns", "vendors",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.score: int = 0
        self.ledger: list[int] = []
        self.resources: list[int] = [0, 0, 0]
        # keshis on the board by colour (Essential: the marker's value); red counts the vendors
        self.keshis: list[int] = [0] * 12
        self.pending: list[int] = [0] * 12  # claimed, not yet on the board
        self.vendors: int = 0  # sectors with a water vendor, as a bit set
        self.fresh_vendors: int = 0  # placed this assistant turn: no water yet (R40)
        self.square: int = 0  # spaces with an entertainer, as a bit set
        self.disc: int = -1  # how far the audience disc is turned; -1: not laid yet
        self.gates: list[int] = [-1] * 8  # colour of the gate on each gate space
        self.caravans: list[int] = [0, 0, 0]  # on the left and right path and the start oasis
        self.oases: tuple[int, ...] = ()  # tile beside each oasis space
        self.taken: int = 0  # oasis spaces whose tile is claimed, as a bit set
        self.claimed: tuple[int, ...] = ()  # claimed oases in order
        self.draw: tuple[int, ...] = ()  # keshis still to be laid on the storage row
        self.storage: list[int] = [-1] * 6  # colour of the keshi on each storage space
        self.fisherman: int = 0
        self.arrival: int = 0  # when the fisherman came to his space: earlier is ahead
        self.stairs: list[int] = [0, 0]  # steps of the courtier and the student
        self.scrolls: tuple[int, ...] = ()
        self.enhancements: int = 0  # the scrolls among them that keep acting, as a bit set
        self.luxuries: tuple[int, ...] = ()
        self.provisions: tuple[int, ...] = ()
        self.active: int = 0  # revealed provision tiles, as a bit set over `provisions`
        self.revealing: int = 0  # chosen, not yet revealed
        self.hand: int = 0  # keshis behind the screen, as a bit set
        self.placeholders: int = 0  # cardboard keshis behind the screen (ESS-04)
        self.chosen: int = 0  # this round's selection
        self.assistants: int = 0  # sectors with an assistant, as a bit set without the souk
        self.souk_assistants: int = 0
        # modules
        self.spectators: list[int] = []  # numbers of the own audience disc; never changed
        self.perks: int = 0  # effects of revealed provision tiles, as a bit set
        self.house: int = -1  # special building chosen for the start
        self.building: int = -1  # the same, if it is played with its ability
        self.offered: tuple[int, ...] = ()  # drawn in secret to choose from
        self.left_out: tuple[int, ...] = ()  # provision tiles not kept
        self.towns: tuple[int, int] = (0, 0)  # desert town beside each path; 0: none
        self.town_claims: int = 0  # claimed ones, as a bit set
        self.river_moves: int = 0  # steps moved on the river since the last return
        self.nomads: Nomads | None = None
        self.camel: Camel | None = None

    def copy(self) -> "Player":
        twin = Player(self.seat)
        twin.seat = self.seat
        twin.score = self.score
        twin.ledger = self.ledger[:]
        twin.resources = self.resources[:]
        twin.keshis = self.keshis[:]
        twin.pending = self.pending[:]
        twin.vendors = self.vendors
        twin.fresh_vendors = self.fresh_vendors
        twin.square = self.square
        twin.disc = self.disc
        twin.gates = self.gates[:]
        twin.caravans = self.caravans[:]
        twin.oases = self.oases
        twin.taken = self.taken
        twin.claimed = self.claimed
        twin.draw = self.draw
        twin.storage = self.storage[:]
        twin.fisherman = self.fisherman
        twin.arrival = self.arrival
        twin.stairs = self.stairs[:]
        twin.scrolls = self.scrolls
        twin.enhancements = self.enhancements
        twin.luxuries = self.luxuries
        twin.provisions = self.provisions
        twin.active = self.active
        twin.revealing = self.revealing
        twin.hand = self.hand
        twin.placeholders = self.placeholders
        twin.chosen = self.chosen
        twin.assistants = self.assistants
        twin.souk_assistants = self.souk_assistants
        twin.spectators = self.spectators
        twin.perks = self.perks
        twin.house = self.house
        twin.building = self.building
        twin.offered = self.offered
        twin.left_out = self.left_out
        twin.towns = self.towns
        twin.town_claims = self.town_claims
        twin.river_moves = self.river_moves
        twin.nomads = None if self.nomads is None else self.nomads.copy()
        twin.camel = None if self.camel is None else self.camel.copy()
        return twin

    def has(self, scroll: int) -> bool:
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
        return SPACES - (self.vendors & 255).bit_count() if colour == 8 else 99

    def bare(self, colour: int) -> int:
        """Keshis of a colour without the nomads among them (NOM-10, NOM-13)."""
        if self.nomads is None:
            return self.keshis[colour]
        if colour == 8:
            return self.keshis[colour] - self.nomads.vendors.bit_count()
        return self.keshis[colour] - self.nomads.on[colour]

    def built_gates(self) -> int:
        return 8 - self.gates.count(-1)

    def free_guards(self) -> int:
        """Guards on the watchtower."""
        return self.keshis[BEIGE] - 8 + self.gates.count(-1)

    def complete(self, sector: int) -> bool:
        """Full, and with its water vendor (EXC-16); never the souk."""
        return sector < 8 and self.keshis[sector] >= SPACES and self.vendors >> sector & 1 == 1

    def discovered(self, place: int) -> bool:
        """Whether the oasis of this space (left 0-2, right 3-5) lies face up, claimed or not."""
        return self.caravans[place // 3] > place % 3


class Table:
    """Everything shared, the players, and what is still to be resolved."""

    __slots__ = (
        "abilities", "agenda", "arrivals", "asked", "awards", "base", "bot", "buildings",
        "camels", "chance_a", "chance_b", "claimers", "deluxe", "depleted", "desert_towns",
        "disc", "events", "first_over", "first_seat", "gates", "head_starts", "humans",
        "imam_sultan", "layer", "line_left", "line_middle", "line_right", "luxury",
        "luxury_piles", "luxury_stacks", "n", "new_luxuries", "new_provisions", "nomad_offered",
        "nomad_supply", "nomads", "office", "offices", "open_oases", "open_towns", "options",
        "pawn_holders", "pawn_steps", "pawns", "phase", "players", "river_tiles",
        "round", "scroll_piles", "scroll_stacks", "scrolls", "season", "seen_oases", "start_seat",
        "supply", "tower", "turn", "two_sided_offices", "unused_oases", "unused_offices",
        "unused_provisions", "unused_scrolls", "values", "yellow_library",
    )  # fmt: skip

    def __init__(self, values: Values, players: int, deluxe: bool, layer: int) -> None:
        self.values: Values = values
        self.n: int = players
        self.deluxe: bool = deluxe
        self.layer: int = layer
        self.players: list[Player] = [Player(seat) for seat in range(players)]
        self.chance_a: int = 1
        self.chance_b: int = 1
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
        self.scroll_piles: int = 1  # stacks for each scroll colour
        self.luxury_piles: int = 1
        self.depleted: bool = False  # a display waits for its refill
        self.office: int = 0
        self.offices: tuple[int, ...] = ()  # of the seasons to come
        self.unused_offices: tuple[int, ...] = ()
        self.two_sided_offices: bool = False  # either side of a hidden one may be up
        self.river_tiles: tuple[int, ...] = ()
        self.open_oases: tuple[int, ...] = ()  # beside river tile 02
        self.unused_oases: tuple[int, ...] = ()
        self.seen_oases: tuple[int, ...] = ()  # left the game face up, beside river tile 02
        self.unused_provisions: tuple[int, ...] = ()
        self.unused_scrolls: tuple[int, ...] = ()  # drawn with buildings and not kept
        self.arrivals: int = 0  # moves on the river so far, to date arrivals
        self.head_starts: int = 0  # seats that start the next season on the crocodile
        self.humans: int = players  # seats that people or programs play; a bot's comes after
        self.pawns: int = players  # seats with pieces on the board
        self.bot: Bot | None = None
        # modules
        self.nomads: bool = False
        self.camels: bool = False
        self.buildings: bool = False
        self.abilities: bool = False  # buildings are played with their front side
        self.new_provisions: bool = False
        self.new_luxuries: bool = False
        self.desert_towns: bool = False
        self.imam_sultan: bool = False
        self.yellow_library: bool = False
        self.disc: list[int] = []  # numbers of the common audience disc; never changed
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
        self.awards: tuple[int, ...] = ()  # of this season and those to come
        self.first_over: int = 0  # goal lines that a camel has crossed, as a bit set
        self.agenda: list[Frame] = []
        self.options: list[int] = []  # legal actions of the seat that is asked
        self.asked: int = -1
        self.events: list[Event] | None = None

    def copy(self) -> "Table":
        """An independent table. What is never changed in place is shared; nobody listens to it."""
        twin = Table(self.values, self.n, self.deluxe, self.layer)
        twin.values = self.values
        twin.n = self.n
        twin.deluxe = self.deluxe
        twin.layer = self.layer
        twin.players = [player.copy() for player in self.players]
        twin.chance_a = self.chance_a
        twin.chance_b = self.chance_b
        twin.season = self.season
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first_seat = self.first_seat
        twin.start_seat = self.start_seat
        twin.claimers = self.claimers
        twin.tower = self.tower[:]
        twin.base = self.base[:]
        twin.supply = self.supply[:]
        twin.gates = self.gates[:]
        twin.scrolls = self.scrolls[:]
        twin.scroll_stacks = self.scroll_stacks[:]
        twin.luxury = self.luxury[:]
        twin.luxury_stacks = self.luxury_stacks[:]
        twin.scroll_piles = self.scroll_piles
        twin.luxury_piles = self.luxury_piles
        twin.depleted = self.depleted
        twin.office = self.office
        twin.offices = self.offices
        twin.unused_offices = self.unused_offices
        twin.two_sided_offices = self.two_sided_offices
        twin.river_tiles = self.river_tiles
        twin.open_oases = self.open_oases
        twin.unused_oases = self.unused_oases
        twin.seen_oases = self.seen_oases
        twin.unused_provisions = self.unused_provisions
        twin.unused_scrolls = self.unused_scrolls
        twin.arrivals = self.arrivals
        twin.head_starts = self.head_starts
        twin.humans = self.humans
        twin.pawns = self.pawns
        twin.bot = None if self.bot is None else self.bot.copy()
        twin.nomads = self.nomads
        twin.camels = self.camels
        twin.buildings = self.buildings
        twin.abilities = self.abilities
        twin.new_provisions = self.new_provisions
        twin.new_luxuries = self.new_luxuries
        twin.desert_towns = self.desert_towns
        twin.imam_sultan = self.imam_sultan
        twin.yellow_library = self.yellow_library
        twin.disc = self.disc
        twin.line_left = self.line_left
        twin.line_middle = self.line_middle
        twin.line_right = self.line_right
        twin.pawn_steps = self.pawn_steps
        twin.pawn_holders = self.pawn_holders
        twin.open_towns = self.open_towns
        twin.nomad_supply = self.nomad_supply
        twin.nomad_offered = self.nomad_offered
        twin.awards = self.awards
        twin.first_over = self.first_over
        twin.agenda = self.agenda[:]
        twin.options = self.options
        twin.asked = self.asked
        twin.events = None
        return twin

    def people(self) -> list[Player]:
        """The players who decide for themselves; the Pashabot is none of them."""
        return self.players[: self.humans]

    def seat_at(self, turn: int) -> int:
        """The seat whose turn it is, counted clockwise from the start player of the round."""
        return (self.start_seat + turn) % self.n

    def push(self, frame: Frame) -> None:
        self.agenda.append(frame)

    def score(self, player: Player, points: int, source: int) -> None:
        """Book points under what they came from, with season and round."""
        if points:
            player.score += points
            player.ledger.append(
                (((self.season << 3) + self.round << 10) + source << 10) + points + 512
            )
            if self.events is not None:
                self.tell("points", player.seat, points=points, source=source)

    def gain(self, player: Player, resource: int, amount: int) -> None:
        player.resources[resource] += amount
        if self.events is not None:
            self.tell("resource", player.seat, resource=resource, n=amount)

    def spend(self, player: Player, resource: int, amount: int) -> None:
        player.resources[resource] -= amount
        if self.events is not None:
            self.tell("spend", player.seat, resource=resource, n=amount)

    def tell(self, kind: str, seat: int, **facts: int) -> None:
        """Report what happened. Callers on the hot path ask first whether anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, facts))
