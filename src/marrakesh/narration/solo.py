"""The Pashabot's actions and their reasons in words."""

from typing import Final

from marrakesh.narration.phrases import Params, worded
from marrakesh.rules import events
from marrakesh.rules.config import Config
from marrakesh.rules.events import Event
from marrakesh.rules.facts import meanings
from marrakesh.rules.pashabot.variants import DIFFICULTIES, VARIANTS
from marrakesh.rules.words import COLOURS, LUXURY_TYPES, NOMAD, RED, SOUK, YELLOW
from marrakesh.texts import Texts, slug

NAME: Final = "Pashabot"
"""Its name in every language."""
_LAST_TIE: Final = 8


def told(texts: Texts, event: Event) -> tuple[str, Params] | None:
    """The text of an event that only the Pashabot has, with its reason; None for other events."""
    match event:
        case events.BotClaim():
            return _claim(texts, event)
        case events.BotGate() | events.BotAssistant() | events.BotTakes():
            why = texts(f"{event.kind}-{event.rule}")
            return f"event-{event.kind}", {**_worded(texts, event), "why": why}
        case events.Strategy():
            return "event-strategy" if event.river else "event-strategy-dry", {
                "number": event.strategy,
                **icons(texts, event.upper, event.lower),
                **luxuries(texts, event.first, event.second),
            }
    return None


def _worded(texts: Texts, event: Event) -> Params:
    return worded(texts, event.facts, meanings(type(event)))


def _claim(texts: Texts, claim: events.BotClaim) -> tuple[str, Params]:
    """A claim with the deciding priority, and why red stands in for another colour."""
    row = {"sector": max(0, claim.sector)}
    params = worded(texts, {**claim.facts, **row}, meanings(events.BotClaim))
    why = texts(_reason(claim), **params)
    if claim.colour == RED and claim.sector >= 0 and not claim.completes:
        why = texts("bot-stands-in", why=why, colour=COLOURS[claim.sector])
    kind = "-nomad" if claim.colour == NOMAD else "-no-row" if claim.sector < 0 else ""
    return f"event-bot-claim{kind}", {**params, "why": why}


def _reason(claim: events.BotClaim) -> str:
    """The text key of the deciding priority."""
    if claim.options == 1:
        return "bot-claim-only"
    if claim.rule == _LAST_TIE and YELLOW <= claim.colour < NOMAD:
        return "bot-claim-8-goods"
    return f"bot-claim-{claim.rule}"


def icons(texts: Texts, upper: int, lower: int) -> dict[str, str]:
    """The keshis of a strategy tile; goods of any colour count as one."""
    return {"upper": _icon(texts, upper), "lower": _icon(texts, lower)}


def _icon(texts: Texts, sector: int) -> str:
    return texts("count-goods", n=1) if sector == SOUK else texts.gain(1, COLOURS[sector])


def luxuries(texts: Texts, first: int, second: int) -> dict[str, str]:
    """The luxury goods of a strategy tile, the preferred one first."""
    names = [texts(f"luxury-{slug(LUXURY_TYPES[kind])}") for kind in (first, second)]
    return {"first": names[0], "second": names[1]}


def difficulty_of(config: Config) -> str:
    """The difficulty preset that matches the variants of a game, if any."""
    some = (name for name, variants in DIFFICULTIES.items() if variants == config.variants)
    return next(some, "")


def opponent(config: Config, texts: Texts) -> str:
    """The solo opponent, in a sentence."""
    if config.solo == "simplified":
        return texts("solo-against-simplified")
    difficulty = difficulty_of(config)
    if difficulty:
        return texts("solo-against", difficulty=texts(f"difficulty-{difficulty}"))
    played = [texts(f"variant-{name}") for name in VARIANTS if name in config.variants]
    return texts("solo-against-variants", n=len(played), variants=", ".join(played))
