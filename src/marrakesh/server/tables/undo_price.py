"""What an undo costs: the decision that is undone and the later ones undone with it, in words."""

from collections import Counter
from collections.abc import Sequence

from marrakesh.narration import describe
from marrakesh.rules.game import Stage
from marrakesh.rules.phases import PHASES
from marrakesh.server.tables.moves import PlayedMove, Undone
from marrakesh.texts import Texts, text


def asked_words(undone: Undone, lang: str, names: Sequence[str], reader: int) -> str:
    """What the player asks for, told to the reader at a seat (-1: to a spectator)."""
    key = "undo-asked" if reader == undone.seat else "undo-asks"
    return _words(key, "undo-price", undone, lang, names, reader)


def told_words(undone: Undone, lang: str, names: Sequence[str], reader: int) -> str:
    """What was undone, told to someone who lost decisions with it."""
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
    """How many decisions of people there are, by seat, as far as the reader may know.

    Everything a seat chooses in secret is one decision; in the choice still going on (`secret`),
    only the reader's own counts.
    """
    made = {
        (one.seat, one.moment or number)
        for number, one in enumerate(later)
        if one.person and (one.moment is None or one.moment != secret or one.seat == reader)
    }
    return Counter(sorted(seat for seat, _ in made))


def _decision(undone: Undone, say: Texts) -> str:
    """The decision in words, or only its phase if the others did not see it."""
    decision, game = undone.decision, undone.before
    if decision.moment is not None or game.question.shows_hidden:
        return say("undo-hidden-decision", phase=say(f"phase-{PHASES[game.table.phase]}"))
    words = describe(game, decision.action, say.lang, decision.seat)
    return say("undo-decision", words=words.removesuffix("."))
