"""The catalogue of events: one class per kind, with its facts.

Events report what happened, in order, in enough detail to write a log in words and to animate a
board. An event holds only public facts, so the same list may be sent to every player. Not compiled:
nothing here runs unless events are collected.
"""

from typing import ClassVar, Final, Literal

from marrakesh.rules import facts
from marrakesh.rules.facts import Told, spelled

Whose = Literal["player", "pashabot", "table"]
"""Whom an event concerns: any seat, only the Pashabot's seat, or the table."""


class Event(Told):
    """Something that happened to a seat (-1: the table). Its facts are named numbers."""

    kind: ClassVar[str]
    """The class name in kebab case: BotClaim is bot-claim."""
    whose: ClassVar[Whose] = "player"
    reveals: ClassVar[bool] = False
    """Whether it reveals previously hidden information."""

    seat: int

    def __init_subclass__(cls) -> None:
        cls.kind = spelled(cls)

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"Event({self.kind}, seat {self.seat}{', ' if told else ''}{told})"


class OfTable(Event):
    """An event that concerns the whole table."""

    whose = "table"


class OfPashabot(Event):
    """Something only the Pashabot does; `rule` is the number of the priority that decided it."""

    whose = "pashabot"


class Refill(OfTable):
    """A new tile in a display."""

    reveals = True


# fmt: off
# ---- the course of the game

class Phase(OfTable):
    phase: facts.GamePhase
    season: int
    round: int

class Season(OfTable):
    """A season begins, with a new exchange office."""
    reveals = True
    season: int
    office: facts.Office

class StartPlayer(Event):
    reveals = True

class Provision(Event):
    """A provision tile is revealed, with its cost."""
    reveals = True
    provision: facts.Provision
    water: int
    date: int
    dinar: int

class Provided(Event): ...

class NotProvided(Event):
    """A player cannot pay for provisions: the resources missing, and the points lost."""
    points: facts.Points
    water: int
    date: int
    dinar: int

class Placeholder(Event):
    colour: facts.Colour

class PlaceholderSwapped(Event):
    colour: facts.Colour
    other: facts.OtherColour

# ---- a round: the tower and the claims

class Selected(Event):
    """The keshis chosen for the tower."""
    reveals = True
    colours: facts.Colours

class Assistants(Event):
    """Assistants are placed: one in each of these sectors, and a number in the souk."""
    sectors: facts.Sectors
    souk: int

class Joker(Event):
    """The assistant of a red keshi is placed."""
    sector: facts.Sector

class Toss(OfTable):
    reveals = True
    colour: facts.Colour
    thrown: int
    fallen: int

class Claim(Event):
    colour: facts.Colour
    n: int

class ClaimsOver(Event): ...

class KeshisLeft(OfTable):
    """Keshis that no one can claim."""
    colour: facts.Colour
    n: int

# ---- keshis on a board

class Keshi(Event):
    """A keshi is placed; `value` is the number of keshis of its colour there now."""
    colour: facts.Colour
    value: int

class KeshiLost(Event):
    """A keshi is lost, as there is no space for it."""
    colour: facts.Colour

class Returned(Event):
    """A keshi leaves the board; `space` is an entertainer's, `sector` a water vendor's."""
    colour: facts.Colour
    space: facts.Space | None = None
    sector: facts.Sector | None = None

class GoodsReturned(Event):
    colour: facts.Colour
    n: int

class Vendor(Event):
    sector: facts.Sector

class Entertainer(Event):
    space: facts.Space
    thing: facts.Thing
    amount: int

class Caravan(Event):
    """A caravan reaches a space on a path, counted from 1."""
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
    resource: facts.Resource
    n: int

# ---- sectors

class AssistantUsed(Event):
    sector: facts.Sector

class SectorAction(Event):
    sector: facts.Sector

class Fisherman(Event):
    start: int
    end: int

class RiverBonus(Event):
    rapid: int

class AllRapids(Event):
    """A scroll gives the bonuses of all rapids crossed."""
    scroll: facts.Scroll
    n: int

class RiverFirst(Event):
    tile: facts.RiverTile

class RiverSecond(Event):
    tile: facts.RiverTile

class FishermenReturn(OfTable): ...

class Climb(Event):
    stair: facts.Stair
    start: int
    end: int

class Threshold(Event):
    stair: facts.Stair
    segment: int

class Connection(Event):
    """A gain from the connection line between the stairs."""
    thing: facts.Thing
    n: int

class Disc(Event):
    """The audience disc turns to this position."""
    disc: int

class Square(Event):
    """A performance on a space of the main square, in front of a number of spectators."""
    space: facts.Space
    thing: facts.Thing
    amount: int
    n: int

class Discovered(Event):
    reveals = True
    oasis: facts.Oasis
    place: int

class Claimed(Event):
    oasis: facts.Oasis

class OasisScored(Event):
    oasis: facts.Oasis

class Scroll(Event):
    scroll: facts.Scroll

class Refresh(Event):
    academy: facts.Academy

class ScrollShown(Refill):
    tile: facts.Scroll
    place: int

class Office(Event):
    """The exchange office is used with goods of a colour."""
    colour: facts.Colour
    office: facts.Office

class Luxury(Event):
    luxury: facts.Luxury
    type: facts.LuxuryType

class LuxuryShown(Refill):
    tile: facts.Luxury
    place: int

class Gate(Event):
    colour: facts.Colour
    space: facts.GateSpace
    workshop: facts.Workshop

# ---- modules

class Building(Event):
    building: facts.Building

class HeadStart(Event):
    """A fisherman starts the season ahead of the others."""
    end: int

class Pawn(Event):
    """The sultan (palace) or imam (mosque) now accompanies a player."""
    stair: facts.Stair

class PawnWaits(OfTable):
    stair: facts.Stair
    end: int

class Town(Event):
    town: facts.Town

class TownClaimed(Event):
    town: facts.Town

class ClaimNomad(Event): ...

class NomadDeclined(Event): ...

class Nomad(Event):
    sector: facts.Sector

class NomadLeaves(Event):
    """A nomad leaves its place, numbered as in `modules.nomads`."""
    place: int

class NomadReturned(OfTable): ...

class Spectator(Event):
    colour: facts.ColourOrNomad

class SpectatorLeaves(Event):
    colour: facts.ColourOrNomad

class Camel(Event):
    start: int
    end: int

class BridgeClosed(Event):
    """A camel stops before this step, because its rider cannot pay for the bridge."""
    step: int

class Goal(Event):
    goal: int

class Finish(Event):
    place: int

class Dung(Event):
    n: facts.Dung

class Award(Event):
    """An award is taken in exchange for a number of spectators."""
    n: int
    side: facts.Award

class Storage(Event):
    colour: facts.Colour
    place: facts.Space

# ---- the Pashabot

class Strategy(OfPashabot):
    """A strategy tile is revealed: two sectors, two luxury goods and, on some, the river."""
    reveals = True
    strategy: facts.Strategy
    upper: facts.Sector
    lower: facts.Sector
    first: facts.LuxuryType
    second: facts.LuxuryType
    river: facts.YesNo

class BotClaim(OfPashabot):
    colour: facts.ColourOrNomad
    n: int
    sector: facts.SectorOrNone
    rule: int
    completes: facts.YesNo
    options: int

class BotTakes(OfPashabot):
    colour: facts.Colour
    n: int
    rule: int

class BotAssistant(OfPashabot):
    sector: facts.Sector
    rule: int

class BotPriority(OfPashabot):
    sector: facts.Sector

class BotGate(OfPashabot):
    colour: facts.Colour
    workshop: facts.Workshop
    rule: int

class BotScrolls(OfPashabot):
    academy: facts.Academy
    n: int

# fmt: on


def _kinds(base: type[Event]) -> list[type[Event]]:
    return [kind for one in base.__subclasses__() for kind in _kinds(one) or [one]]


KINDS: Final = {kind.kind: kind for kind in _kinds(Event)}
"""Every kind of event by name."""
