"""The subject of each action: its verb, its place on the boards, its keshi or resource.

With this table, user interfaces need not parse the notation; conversely, `meant_action` gives the
action meant by pointing at a place.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from marrakesh.components import COUNTS
from marrakesh.rules import actions, questions
from marrakesh.rules.game import Game
from marrakesh.rules.questions import Question
from marrakesh.rules.state import Player
from marrakesh.rules.values import GATE_SPACES
from marrakesh.rules.view_types import Piece, ResourceName
from marrakesh.rules.words import (
    BUILDINGS,
    COLOURS,
    GOODS,
    PATHS,
    RED,
    RESOURCES,
    SCROLL_COLOURS,
    SECTORS,
    TRACKS,
)

PlaceKind = Literal[
    "academy", "award", "base", "building", "claimed", "claimed-oasis", "disc", "dung",
    "fisherman", "gate", "gate-space", "goods", "guards", "hand", "line", "luxury", "oasis",
    "office", "open-oasis", "own-scroll", "path", "provision", "rapid", "resource", "river-tile",
    "score", "scroll", "sector", "spectators", "square", "stack", "storage", "storage-keshi",
    "town", "track", "vendor", "vendors",
]  # fmt: skip
Verb = Literal[
    "done", "select", "assistant", "claim", "claim-nomad", "use", "new-keshi", "sector-action",
    "deploy", "vendor", "entertainer", "caravan", "space", "goods", "keshi", "pair", "take",
    "take-point", "pay", "step-for", "extra-step", "line", "scroll-step", "rapid", "scroll",
    "refresh", "office", "luxury", "gate", "at", "oasis", "open-oasis", "score-oasis", "hand-in",
    "advance", "return", "sector", "prize", "provision", "disc", "store", "provide",
    "to-spectators", "nomad-to", "nomad-vendor", "nomad-from", "nomad-from-vendor",
    "nomad-from-spectators", "town", "award", "award-dung", "discard", "discard-dung", "building",
    "omit", "give", "commit", "return-caravan", "swap-storage", "return-spectator", "stack",
    "steps", "omit-resource", "deploy-nomad",
]  # fmt: skip


class Place(Struct, frozen=True):
    """A place on the boards: its kind, and the key that identifies it, as in oasis `left.1`."""

    kind: PlaceKind
    key: Annotated[str, Meta(max_length=40)] = ""


class Subject(Struct, frozen=True, kw_only=True):
    """The subject of an action; a field is None if the action involves no such thing."""

    verb: Verb
    place: Place | None
    keshi: Piece | None
    resource: ResourceName | None


_NOMADS: Final = (*COLOURS, "nomad")
_GOODS: Final = [COLOURS[colour] for colour in GOODS]
_GATE_SPACES: Final = [SECTORS[sector] for sector in GATE_SPACES]


def home(colour: int) -> Place:
    """Return the place where a player keeps keshis of a colour."""
    if colour in GOODS:
        return Place("goods", COLOURS[colour])
    return Place("vendors") if colour == RED else Place("sector", SECTORS[colour])


def _at(kind: PlaceKind, keys: Iterable[str | int]) -> list[Place | None]:
    return [Place(kind, str(key)) for key in keys]


def _numbered(kind: PlaceKind, components: str) -> list[Place | None]:
    return _at(kind, range(1, COUNTS[components] + 1))


_HOMES: Final[list[Place | None]] = [home(colour) for colour in range(12)]
_SPECTATORS: Final[list[Place | None]] = [Place("spectators")] * len(_NOMADS)


_NONE: Final[list[Place | None]] = [None]
_TWICE: Final = [colour for colour in COLOURS for _ in (1, 2)]
_GATES: Final = [f"{workshop}.{colour}" for colour in COLOURS for workshop in (1, 2, 3, 4)]
_GATE_COLOURS: Final = [colour for colour in COLOURS for _ in (1, 2, 3, 4)]
_OASES: Final = [f"{path}.{place}" for path in PATHS[:2] for place in (1, 2, 3)]


def _row(
    first: int,
    verb: Verb,
    places: Sequence[Place | None],
    keshis: Sequence[str] = (),
    resources: Sequence[str] = (),
) -> tuple[int, list[Subject]]:
    """Return a verb's first action number, and the subjects of its actions."""
    return first, [
        Subject(
            verb=verb,
            place=place,
            keshi=keshis[number] if keshis else None,
            resource=resources[number] if resources else None,
        )
        for number, place in enumerate(places)
    ]


_ROWS: Final = [
    _row(actions.DONE, "done", _NONE),
    _row(actions.SELECT, "select", _at("hand", COLOURS), COLOURS),
    _row(actions.ASSISTANT, "assistant", _at("sector", SECTORS)),
    _row(actions.CLAIM, "claim", _at("base", _TWICE), _TWICE),
    _row(actions.CLAIM_NOMAD, "claim-nomad", _at("base", ["nomad"]), ["nomad"]),
    _row(actions.USE, "use", _at("sector", SECTORS)),
    _row(actions.NEW_KESHI, "new-keshi", _NONE),
    _row(actions.SECTOR_ACTION, "sector-action", _NONE),
    _row(actions.DEPLOY, "deploy", _HOMES, COLOURS),
    _row(actions.VENDOR, "vendor", _at("vendor", SECTORS)),
    _row(actions.ENTERTAINER, "entertainer", _at("square", range(1, 9))),
    _row(actions.CARAVAN, "caravan", _at("path", PATHS)),
    _row(actions.SPACE, "space", _at("square", range(1, 9))),
    _row(actions.GOODS_KESHI, "goods", _at("goods", _GOODS), _GOODS),
    _row(actions.ANY, "keshi", _HOMES, COLOURS),
    _row(actions.PAIR, "pair", _HOMES, COLOURS),
    _row(actions.TAKE, "take", _at("resource", RESOURCES), resources=RESOURCES),
    _row(actions.TAKE_POINT, "take-point", [Place("score")]),
    _row(actions.PAY, "pay", _at("resource", RESOURCES), resources=RESOURCES),
    _row(actions.STEP_FOR, "step-for", _at("resource", RESOURCES), resources=RESOURCES),
    _row(actions.EXTRA_STEP, "extra-step", [Place("fisherman")]),
    _row(actions.LINE, "line", _at("line", ["dinars", "left", "middle", "right", "points"])),
    _row(actions.SCROLL_16_STEP, "scroll-step", _at("own-scroll", [16])),
    _row(actions.RAPID, "rapid", _at("rapid", range(1, 9))),
    _row(actions.SCROLL, "scroll", _numbered("scroll", "scrolls")),
    _row(actions.REFRESH, "refresh", _at("academy", SCROLL_COLOURS)),
    _row(actions.OFFICE, "office", _at("office", _GOODS), _GOODS),
    _row(actions.LUXURY, "luxury", _numbered("luxury", "luxury_goods")),
    _row(
        actions.GATE,
        "gate",
        _at("gate", _GATES),
        _GATE_COLOURS,
    ),
    _row(actions.AT, "at", _at("gate-space", _GATE_SPACES)),
    _row(actions.OASIS, "oasis", _at("oasis", _OASES)),
    _row(actions.OPEN_OASIS, "open-oasis", _at("open-oasis", range(1, 4))),
    _row(actions.SCORE_OASIS, "score-oasis", _at("claimed-oasis", range(1, 8))),
    _row(actions.HAND_IN, "hand-in", _NONE * 13),
    _row(actions.TRACK, "advance", _at("track", TRACKS)),
    _row(actions.RETURN, "return", _HOMES, COLOURS),
    _row(actions.SECTOR, "sector", _at("sector", SECTORS)),
    _row(actions.PRIZE, "prize", [Place("river-tile")] * 2),
    _row(actions.PROVISION, "provision", _at("provision", range(1, 6))),
    _row(actions.DISC, "disc", _at("disc", range(8))),
    _row(actions.STORE, "store", _at("storage-keshi", COLOURS), COLOURS),
    _row(actions.PROVIDE, "provide", _NONE * 2),
    _row(actions.SPECTATORS, "to-spectators", _SPECTATORS[:1]),
    _row(actions.NOMAD_TO, "nomad-to", _at("sector", SECTORS[:8])),
    _row(actions.NOMAD_VENDOR, "nomad-vendor", _at("vendor", SECTORS[:8])),
    _row(actions.NOMAD_FROM, "nomad-from", _at("sector", SECTORS[:8])),
    _row(actions.NOMAD_FROM_VENDOR, "nomad-from-vendor", _at("vendor", SECTORS[:8])),
    _row(actions.NOMAD_FROM_SPECTATORS, "nomad-from-spectators", _SPECTATORS[:1]),
    _row(actions.TOWN, "town", _numbered("town", "towns")),
    _row(actions.AWARD, "award", _at("award", range(1, 5))),
    _row(actions.AWARD_DUNG, "award-dung", _at("award", ["dung"])),
    _row(actions.DISCARD, "discard", _SPECTATORS, _NOMADS),
    _row(actions.DISCARD_DUNG, "discard-dung", [Place("dung")]),
    _row(actions.BUILDING, "building", _at("building", BUILDINGS)),
    _row(actions.OMIT, "omit", _at("goods", _GOODS), _GOODS),
    _row(actions.GIVE, "give", _HOMES, COLOURS),
    _row(actions.COMMIT, "commit", [Place("guards")] * 2, ["beige", "nomad"]),
    _row(actions.RETURN_CARAVAN, "return-caravan", _at("path", PATHS[:2])),
    _row(actions.SWAP_STORAGE, "swap-storage", _numbered("storage", "storage")),
    _row(actions.RETURN_SPECTATOR, "return-spectator", _SPECTATORS, _NOMADS),
    _row(actions.STACK, "stack", _at("stack", range(1, 6))),
    _row(actions.STEPS, "steps", _NONE * 6),
    _row(actions.OMIT_RESOURCE, "omit-resource", _at("resource", RESOURCES), resources=RESOURCES),
    _row(actions.DEPLOY_NOMAD, "deploy-nomad", _NONE, ["nomad"]),
]


def _number_all() -> list[Subject]:
    subjects: list[Subject] = []
    for first, some in _ROWS:
        if first != len(subjects):
            raise AssertionError(f"{some[0].verb} starts at {first}, not at {len(subjects)}")
        subjects += some
    return subjects


SUBJECTS: Final = _number_all()
"""The subject of every action, by number; `subject_of` adds what depends on the question."""


def subject_of(game: Game, action: int, seat: int) -> Subject:
    """Return the subject of a seat's action: its verb, place, keshi or resource."""
    subject = SUBJECTS[action]
    place = _place_now(subject, game.question, game.table.players[seat], action)
    return subject if place is None else replace(subject, place=place)


def _place_now(subject: Subject, question: Question, player: Player, action: int) -> Place | None:
    """Return the place, if it depends on the question or the player.

    Claimed keshis wait next to the board; other keshis to be placed are not there yet, so their
    sector stands in for them.
    """
    if subject.verb == "deploy" and player.pending[action - actions.DEPLOY]:
        return Place("claimed", COLOURS[action - actions.DEPLOY])
    if subject.verb == "deploy-nomad" and player.nomads is not None and player.nomads.pending:
        return Place("claimed", "nomad")
    if subject.verb in ("new-keshi", "sector-action") and isinstance(question, questions.Use):
        return Place("sector", SECTORS[question.sector])
    if subject.verb == "stack" and isinstance(question, questions.Stack):
        number = action - actions.STACK + 1
        return Place("stack", f"{SCROLL_COLOURS[question.academy]}.{number}")
    return None


_MEANT: Final[dict[str, tuple[Verb, ...]]] = {
    "hand": ("select",), "base": ("claim", "claim-nomad"), "vendor": ("vendor",),
    "square": ("entertainer",), "path": ("caravan",), "line": ("line",), "rapid": ("rapid",),
    "scroll": ("scroll",), "academy": ("refresh",), "office": ("office",), "luxury": ("luxury",),
    "gate": ("gate",), "gate-space": ("at",), "oasis": ("oasis",), "provision": ("provision",),
    "town": ("town",),
}  # fmt: skip
"""The verbs implied by a kind of place."""
_MEANT_AT_SECTOR: Final[dict[type[Question], Verb]] = {
    questions.Assistant: "use",
    questions.Joker: "assistant",
}


def meant_action(game: Game, place: Place) -> int:
    """Return the action meant by pointing at a place now; -1 if it is unclear."""
    asked = type(game.question)
    verbs = _MEANT.get(place.kind, ())
    if place.kind == "sector" and asked in _MEANT_AT_SECTOR:
        verbs = (_MEANT_AT_SECTOR[asked],)
    for action, subject in enumerate(SUBJECTS):
        if subject.verb in verbs and subject.place == place:
            return action
    return -1
