"""How each kind of event is shown: the icon next to its text, and its role in an event group."""

from typing import Final, Literal, NamedTuple

from marrakesh.rules import events

Role = Literal["begins", "price", "refill", "follows"]
"""An event's role in its event group: it begins the group; it is a price, which may precede the
event it pays for; it refills a display, as part of the event that made room; or it follows from the
events before it."""


class EventStyle(NamedTuple):
    """How a kind of event is shown."""

    symbol: str = ""
    """The icon next to its text, as named in web/src/art; empty if its facts are pictured."""
    role: Role = "follows"


EVENT_STYLES: Final[dict[type[events.Event], EventStyle]] = {
    # the course of the game
    events.Phase: EventStyle(),
    events.Season: EventStyle("season", "begins"),
    events.StartPlayer: EventStyle("start-player", "begins"),
    events.Provision: EventStyle("provision", "begins"),
    events.Provided: EventStyle("check", "begins"),
    events.NotProvided: EventStyle("nothing", "begins"),
    events.Placeholder: EventStyle(),
    events.PlaceholderSwapped: EventStyle(),
    # a round: the tower and the claims
    events.Selected: EventStyle(role="begins"),
    events.Assistants: EventStyle("assistant", "begins"),
    events.Joker: EventStyle("assistant", "begins"),
    events.Toss: EventStyle(),
    events.Claim: EventStyle(role="begins"),
    events.ClaimsOver: EventStyle(),
    events.KeshisLeft: EventStyle(),
    # keshis on a board
    events.Keshi: EventStyle(),
    events.KeshiLost: EventStyle(),
    events.Returned: EventStyle(),
    events.GoodsReturned: EventStyle(role="price"),
    events.Vendor: EventStyle("vendor"),
    events.Entertainer: EventStyle("entertainer"),
    events.Caravan: EventStyle("caravan"),
    # amounts
    events.Points: EventStyle(),
    events.Resource: EventStyle(),
    events.Spend: EventStyle(role="price"),
    # sectors
    events.AssistantUsed: EventStyle(role="begins"),
    events.SectorAction: EventStyle("sector"),
    events.Fisherman: EventStyle("river-step"),
    events.RiverBonus: EventStyle("rapid", "begins"),
    events.AllRapids: EventStyle("rapid"),
    events.RiverFirst: EventStyle("fisherman", "begins"),
    events.RiverSecond: EventStyle("fisherman", "begins"),
    events.FishermenReturn: EventStyle("fisherman"),
    events.Climb: EventStyle(),
    events.Threshold: EventStyle("threshold"),
    events.Connection: EventStyle("line"),
    events.Disc: EventStyle("turn"),
    events.Square: EventStyle("spectator"),
    events.Discovered: EventStyle("oasis"),
    events.Claimed: EventStyle("oasis"),
    events.OasisScored: EventStyle("oasis"),
    events.Scroll: EventStyle("scroll"),
    events.Refresh: EventStyle("scroll"),
    events.ScrollShown: EventStyle(role="refill"),
    events.Office: EventStyle("office"),
    events.Luxury: EventStyle(),
    events.LuxuryShown: EventStyle(role="refill"),
    events.Gate: EventStyle("gate"),
    # modules
    events.Building: EventStyle("building", "begins"),
    events.HeadStart: EventStyle("crocodile"),
    events.Pawn: EventStyle(),
    events.PawnWaits: EventStyle(),
    events.Town: EventStyle("town"),
    events.TownClaimed: EventStyle("town"),
    events.ClaimNomad: EventStyle("nomad", "begins"),
    events.NomadDeclined: EventStyle("nomad", "begins"),
    events.Nomad: EventStyle("nomad"),
    events.NomadLeaves: EventStyle("nomad"),
    events.NomadReturned: EventStyle("nomad"),
    events.Spectator: EventStyle(),
    events.SpectatorLeaves: EventStyle(),
    events.Camel: EventStyle("camel"),
    events.BridgeClosed: EventStyle("camel"),
    events.Goal: EventStyle("camel"),
    events.Finish: EventStyle("camel"),
    events.Dung: EventStyle("dung"),
    events.Award: EventStyle("award", "begins"),
    events.Storage: EventStyle(),
    # the Pashabot
    events.Strategy: EventStyle("strategy", "begins"),
    events.BotClaim: EventStyle(role="begins"),
    events.BotTakes: EventStyle(role="begins"),
    events.BotAssistant: EventStyle("assistant", "begins"),
    events.BotPriority: EventStyle(),
    events.BotGate: EventStyle("gate"),
    events.BotScrolls: EventStyle("scroll"),
}
"""Every kind of event, in the same order as in `events`."""
