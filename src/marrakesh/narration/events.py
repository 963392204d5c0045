"""Events in words."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from marrakesh.narration import solo
from marrakesh.narration.phrases import Params, worded
from marrakesh.rules import events
from marrakesh.rules.events import Event
from marrakesh.rules.facts import meanings
from marrakesh.rules.modules.nomads import SPECTATOR_PLACE, VENDOR_PLACES
from marrakesh.rules.phases import ROUND_END, ROUND_START
from marrakesh.rules.words import NOMAD, SECTORS
from marrakesh.texts import text
from marrakesh.texts.bidi import isolated


class Sentence(NamedTuple):
    """An event split into actor and predicate: "Ada", "claims 2 white keshis"."""

    actor: str
    """The name that the sentence begins with; empty if it begins otherwise."""
    did: str
    """The rest, without the full stop."""

    def __str__(self) -> str:
        return f"{self.actor} {self.did}." if self.actor else f"{self.did}."


def tell(event: Event, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """An event as a sentence; see `sentence`."""
    return str(sentence(event, lang, names))


def sentence(
    event: Event, lang: str = "en", names: Sequence[str] | None = None, reader: int = -1
) -> Sentence:
    """An event in words, with the players' names, by default "Player 1" and so on.

    A seat beyond the players is the Pashabot's; the reader's seat is "you".
    """
    texts = text(lang)
    by_pashabot = event.whose == "pashabot" or (names is not None and event.seat >= len(names))
    if by_pashabot:
        actor = texts("the-pashabot")
    elif names is None or event.seat < 0:
        actor = texts("player-name", number=event.seat + 1)
    else:
        actor = isolated(names[event.seat])
    key, params = (by_pashabot and solo.told(texts, event)) or _told(lang, event)
    if 0 <= reader == event.seat and f"{key}-you" in texts:
        key, actor = f"{key}-you", texts("player-you")
    if texts.opens_with(key, "player"):
        return Sentence(actor, _open(texts(key, player="", **params)).lstrip())
    return Sentence("", _open(texts(key, player=actor, **params)))


def _open(sentence: str) -> str:
    return sentence.removesuffix(".")


@lru_cache(maxsize=10_000)
def _told(lang: str, event: Event) -> tuple[str, Params]:
    """The text key of an event and its parameters: that of its kind, or of a variant."""
    params = worded(text(lang), event.facts, meanings(type(event)))
    key = f"event-{event.kind}"
    match event:
        case events.Points() if event.points < 0:
            key = "event-points-lost"
        case events.Phase() if not ROUND_START <= event.phase <= ROUND_END:
            key = "event-season-phase"
        case events.Assistants() if not event.sectors and not event.souk:
            key = "event-no-assistants"
        case events.Dung() if event.n < 0:
            key = "event-dung-less"
        case events.Spectator() | events.SpectatorLeaves() if event.colour == NOMAD:
            key += "-nomad"
        case events.NomadLeaves():
            params["sector"] = SECTORS[event.place % VENDOR_PLACES]
            if event.place == SPECTATOR_PLACE:
                key += "-spectators"
            elif event.place >= VENDOR_PLACES:
                key += "-vendor"
    return key, params
