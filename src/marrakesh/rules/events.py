"""What happened, in order: enough to write a log in words and to animate a board.

This is the catalogue of events: one class per kind, with its facts. An event holds only public
facts, so the same list may be sent to every player. Not compiled: nothing here runs unless events
are collected.
"""

from typing import ClassVar, Final, Literal

from marrakesh.rules import facts
from marrakesh.rules.facts import Told, spelled

Role = Literal["begins", "price", "refill", "follows"]
"""An event's role in a deed, that is something a player does with all its consequences: it begins
one; it is a price, which may precede what it pays for; it refills a display, which belongs to
whatever made room; or it follows from the events before."""
Whose = Literal["player", "pashabot", "table"]
"""Whom it concerns: any seat, only the Pashabot's seat, or the table."""


class Event(Told):
    """Something that happened to a seat (-1: the table). Facts are numbers by name."""

    kind: ClassVar[str]
    """The class name in kebab case: BotClaim is bot-claim."""
    role: ClassVar[Role] = "follows"
    whose: ClassVar[Whose] = "player"
    reveals: ClassVar[bool] = False
    """Whether it reveals previously hidden information."""
    symbol: ClassVar[str] = ""
    """The icon beside its words, if not a picture of its facts: a name in web/src/art."""

    seat: int

    def __init_subclass__(cls) -> None:
        cls.kind = spelled(cls)

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"Event({self.kind}, seat {self.seat}{', ' if told else ''}{told})"


class Begins(Event):
    """Begins a deed of a player."""

    role = "begins"


class OfTable(Event):
    """Concerns the table."""

    whose = "table"


class OfPashabot(Event):
    """Something only the Pashabot does. A rule is the number of the deciding priority."""

    whose = "pashabot"


class Refill(OfTable):
    """A new tile in a display."""

    role = "refill"
    reveals = True


# fmt: off
# ---- the course of the game

class Phase(OfTable):
    phase: facts.GamePhase
    season: int
    round: int

class Season(OfTable):
    """A season begins, with a new exchange office."""
    symbol = "season"
    role = "begins"
    reveals = True
    season: int
    office: facts.Office

class StartPlayer(Begins):
    symbol = "start-player"
    reveals = True

class Provision(Begins):
    """A provision tile is revealed, with what it will cost."""
    symbol = "provision"
    reveals = True
    provision: facts.Provision
    water: int
    date: int
    dinar: int

class Provided(Begins):
    symbol = "check"

class NotProvided(Begins):
    symbol = "nothing"

class Placeholder(Event):
    colour: facts.Colour

class PlaceholderSwapped(Event):
    colour: facts.Colour
    other: facts.OtherColour

# ---- a round: the tower and the claims

class Selected(Begins):
    """The keshis chosen for the tower."""
    reveals = True
    colours: facts.Colours

class Assistants(Begins):
    """Where assistants go: one to each of these sectors, and a number to the souk."""
    symbol = "assistant"
    sectors: facts.Sectors
    souk: int

class Joker(Begins):
    """The assistant of a red keshi."""
    symbol = "assistant"
    sector: facts.Sector

class Toss(OfTable):
    reveals = True
    colour: facts.Colour
    thrown: int
    fallen: int

class Claim(Begins):
    colour: facts.Colour
    n: int

class ClaimsOver(Event): ...

class KeshisLeft(OfTable):
    """Nobody can claim them."""
    colour: facts.Colour
    n: int

# ---- keshis on a board

class Keshi(Event):
    """A keshi is placed, and how many of its colour are there now."""
    colour: facts.Colour
    value: int

class KeshiLost(Event):
    """A keshi has no space."""
    colour: facts.Colour

class Returned(Event):
    """A keshi leaves the board: an entertainer its space, a water vendor its sector."""
    colour: facts.Colour
    space: facts.Space | None = None
    sector: facts.Sector | None = None

class GoodsReturned(Event):
    role = "price"
    colour: facts.Colour
    n: int

class Vendor(Event):
    symbol = "vendor"
    sector: facts.Sector

class Entertainer(Event):
    symbol = "entertainer"
    space: facts.Space
    thing: facts.Thing
    amount: int

class Caravan(Event):
    """A caravan reaches a space of a path, counted from 1."""
    symbol = "caravan"
    path: facts.Path
    space: int

# ---- amounts

class Points(Event):
    points: facts.Points
    source: facts.PointsSource

class Resource(Event):
    resource: facts.Resource
    n: int

class Spend(Event):
    role = "price"
    resource: facts.Resource
    n: int

# ---- sectors

class AssistantUsed(Begins):
    sector: facts.Sector

class SectorAction(Event):
    symbol = "sector"
    sector: facts.Sector

class Fisherman(Event):
    symbol = "river-step"
    start: int
    end: int

class RiverBonus(Begins):
    symbol = "rapid"
    rapid: int

class AllRapids(Event):
    """The bonuses of all rapids crossed, through a scroll."""
    symbol = "rapid"
    scroll: facts.Scroll
    n: int

class RiverFirst(Begins):
    symbol = "fisherman"
    tile: facts.RiverTile

class RiverSecond(Begins):
    symbol = "fisherman"
    tile: facts.RiverTile

class FishermenReturn(OfTable):
    symbol = "fisherman"

class Climb(Event):
    stair: facts.Stair
    start: int
    end: int

class Threshold(Event):
    symbol = "threshold"
    stair: facts.Stair
    segment: int

class Connection(Event):
    """A gain from the connection line between the stairs."""
    symbol = "line"
    thing: facts.Thing
    n: int

class Disc(Event):
    """The audience disc turns, now to this position."""
    symbol = "turn"
    disc: int

class Square(Event):
    """A performance at a space of the main square, for a number of spectators."""
    symbol = "spectator"
    space: facts.Space
    thing: facts.Thing
    amount: int
    n: int

class Discovered(Event):
    symbol = "oasis"
    reveals = True
    oasis: facts.Oasis
    place: int

class Claimed(Event):
    symbol = "oasis"
    oasis: facts.Oasis

class OasisScored(Event):
    symbol = "oasis"
    oasis: facts.Oasis

class Scroll(Event):
    symbol = "scroll"
    scroll: facts.Scroll

class Refresh(Event):
    symbol = "scroll"
    academy: facts.Academy

class ScrollShown(Refill):
    tile: facts.Scroll
    place: int

class Office(Event):
    """The exchange office is used with goods of a colour."""
    symbol = "office"
    colour: facts.Colour
    office: facts.Office

class Luxury(Event):
    luxury: facts.Luxury
    type: facts.LuxuryType

class LuxuryShown(Refill):
    tile: facts.Luxury
    place: int

class Gate(Event):
    symbol = "gate"
    colour: facts.Colour
    space: facts.GateSpace
    workshop: facts.Workshop

# ---- modules

class Building(Begins):
    symbol = "building"
    building: facts.Building

class HeadStart(Event):
    """A fisherman starts the season ahead of the others."""
    symbol = "crocodile"
    end: int

class Pawn(Event):
    """The sultan (palace) or imam (mosque) now accompanies a player."""
    stair: facts.Stair

class PawnWaits(OfTable):
    stair: facts.Stair
    end: int

class Town(Event):
    symbol = "town"
    town: facts.Town

class TownClaimed(Event):
    symbol = "town"
    town: facts.Town

class ClaimNomad(Begins):
    symbol = "nomad"

class NomadDeclined(Begins):
    symbol = "nomad"

class Nomad(Event):
    symbol = "nomad"
    sector: facts.Sector

class NomadLeaves(Event):
    """A nomad leaves its place, numbered as in `modules.nomads`."""
    symbol = "nomad"
    place: int

class NomadReturned(OfTable):
    symbol = "nomad"

class Spectator(Event):
    colour: facts.ColourOrNomad

class SpectatorLeaves(Event):
    colour: facts.ColourOrNomad

class Camel(Event):
    symbol = "camel"
    start: int
    end: int

class BridgeClosed(Event):
    """A camel stops before this step: its rider cannot pay for the bridge."""
    symbol = "camel"
    step: int

class Goal(Event):
    symbol = "camel"
    goal: int

class Finish(Event):
    symbol = "camel"
    place: int

class Dung(Event):
    symbol = "dung"
    n: facts.Dung

class Award(Begins):
    """The award for a number of spectators."""
    symbol = "award"
    n: int
    side: facts.Award

class Storage(Event):
    colour: facts.Colour
    place: facts.Space

# ---- the Pashabot

class Strategy(OfPashabot):
    """A strategy tile with its two sectors, two luxury goods, and perhaps the river."""
    symbol = "strategy"
    role = "begins"
    reveals = True
    strategy: facts.Strategy
    upper: facts.Sector
    lower: facts.Sector
    first: facts.LuxuryType
    second: facts.LuxuryType
    river: facts.YesNo

class BotClaim(OfPashabot):
    role = "begins"
    colour: facts.ColourOrNomad
    n: int
    sector: facts.SectorOrNone
    rule: int
    completes: facts.YesNo
    options: int

class BotTakes(OfPashabot):
    role = "begins"
    colour: facts.Colour
    n: int
    rule: int

class BotAssistant(OfPashabot):
    symbol = "assistant"
    role = "begins"
    sector: facts.Sector
    rule: int

class BotPriority(OfPashabot):
    sector: facts.Sector

class BotGate(OfPashabot):
    symbol = "gate"
    colour: facts.Colour
    workshop: facts.Workshop
    rule: int

class BotScrolls(OfPashabot):
    symbol = "scroll"
    academy: facts.Academy
    n: int

# fmt: on


def _kinds(base: type[Event]) -> list[type[Event]]:
    return [kind for one in base.__subclasses__() for kind in _kinds(one) or [one]]


KINDS: Final = {kind.kind: kind for kind in _kinds(Event)}
"""Every kind of event by name."""
