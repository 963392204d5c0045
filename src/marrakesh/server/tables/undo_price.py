"""The cost of an undo, in words: the decision itself and the later ones undone along with it."""

from collections import Counter
from collections.abc import Sequence

from marrakesh.narration import describe
from marrakesh.rules.game import Stage
from marrakesh.rules.phases import PHASES
from marrakesh.server.tables.moves import PlayedMove, Undone
from marrakesh.texts import Texts, text


def asked_words(undone: Undone, lang: str, names: Sequence[str], reader: int) -> str:
    """Describe a request for an undo to the reader's seat (-1 for a spectator)."""
    key = "undo-asked" if reader == undone.seat else "undo-asks"
    return _words(key, "undo-price", undone, lang, names, reader)


def told_words(undone: Undone, lang: str, names: Sequence[str], reader: int) -> str:
    """Describe an undo to a reader whose later decisions were undone along with it."""
    return _words("undo-told", "undo-cost", undone, lang, names, reader)


def _words(
    key: str, price: str, undone: Undone, lang: str, names: Sequence[str], reader: int
) -> str:
    say = text(lang)
    lost = decisions_of(undone.later, undone.secret, reader)
    who = [say("undo-you") if seat == reader else names[seat] for seat in lost]
    if len(who) > 1:
        who = [f"{name} {n}" for name, n in zip(who, lost.values(), strict=True)]
    told = say(key, name=names[undone.seat], decision=_decision(undone, say))
    return f"{told} {say(price, n=lost.total(), who=', '.join(who))}"


def decisions_of(later: Sequence[PlayedMove], secret: Stage | None, reader: int) -> Counter[int]:
    """Count people's decisions by seat, including only those that the reader may know of.

    Everything that a seat chooses in one secret choice counts as one decision; in the choice still
    under way (`secret`), only the reader's own counts.
    """
    made = {
        (one.seat, one.moment or number)
        for number, one in enumerate(later)
        if one.person and (one.moment is None or one.moment != secret or one.seat == reader)
    }
    return Counter(sorted(seat for seat, _ in made))


def _decision(undone: Undone, say: Texts) -> str:
    """Describe the undone decision, or only its phase if the others did not see it."""
    decision, game = undone.decision, undone.before
    if decision.moment is not None or game.question.shows_hidden:
        return say("undo-hidden-decision", phase=say(f"phase-{PHASES[game.table.phase]}"))
    words = describe(game, decision.action, say.lang, decision.seat)
    return say("undo-decision", words=words.removesuffix("."))
