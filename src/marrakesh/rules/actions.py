"""The numbered action space, shared by all configurations, and its text notation.

Numbers are never reused or moved: new actions are appended.
"""

from typing import Final

from marrakesh.components import COUNTS
from marrakesh.rules.words import (
    BUILDINGS,
    COLOURS,
    GOODS,
    PATHS,
    RESOURCES,
    SCROLL_COLOURS,
    SECTORS,
)

DONE: Final = 0
SELECT: Final = 1
ASSISTANT: Final = 13
CLAIM: Final = 22
CLAIM_NOMAD: Final = 46
USE: Final = 47
NEW_KESHI: Final = 56
SECTOR_ACTION: Final = 57
DEPLOY: Final = 58
VENDOR: Final = 70
ENTERTAINER: Final = 79
CARAVAN: Final = 87
SPACE: Final = 90
GOODS_KESHI: Final = 98
ANY: Final = 101
PAIR: Final = 113
TAKE: Final = 125
TAKE_POINT: Final = 128
PAY: Final = 129
STEP_FOR: Final = 132
EXTRA_STEP: Final = 135
LINE: Final = 136
SCROLL_16_STEP: Final = 141
RAPID: Final = 142
SCROLL: Final = 150
REFRESH: Final = 222
OFFICE: Final = 226
LUXURY: Final = 229
GATE: Final = 264
AT: Final = 312
OASIS: Final = 320
OPEN_OASIS: Final = 326
SCORE_OASIS: Final = 329
HAND_IN: Final = 336
TRACK: Final = 349
RETURN: Final = 352
SECTOR: Final = 364
PRIZE: Final = 373
PROVISION: Final = 375
DISC: Final = 380
STORE: Final = 388
PROVIDE: Final = 400
SPECTATORS: Final = 402
NOMAD_TO: Final = 403
NOMAD_VENDOR: Final = 411
NOMAD_FROM: Final = 419
NOMAD_FROM_VENDOR: Final = 427
NOMAD_FROM_SPECTATORS: Final = 435
TOWN: Final = 436
AWARD: Final = 448
AWARD_DUNG: Final = 452
DISCARD: Final = 453
DISCARD_DUNG: Final = 466
BUILDING: Final = 467
OMIT: Final = 475
GIVE: Final = 478
COMMIT: Final = 490
RETURN_CARAVAN: Final = 492
SWAP_STORAGE: Final = 494
RETURN_SPECTATOR: Final = 500
STACK: Final = 513
STEPS: Final = 518
OMIT_RESOURCE: Final = 524
DEPLOY_NOMAD: Final = 527

_GOODS_NAMES = [COLOURS[colour] for colour in GOODS]
_SECTOR_SPACES = [*SECTORS[:6], "sahara", "souk"]  # gate spaces: every sector but the medina
_VERBS: list[tuple[int, list[str]]] = [
    (DONE, ["done"]),
    (SELECT, [f"select {c}" for c in COLOURS]),
    (ASSISTANT, [f"assistant {s}" for s in SECTORS]),
    (CLAIM, [f"claim {c} {n}" for c in COLOURS for n in (1, 2)]),
    (CLAIM_NOMAD, ["claim nomad"]),
    (USE, [f"use {s}" for s in SECTORS]),
    (NEW_KESHI, ["new keshi"]),
    (SECTOR_ACTION, ["sector action"]),
    (DEPLOY, [f"deploy {c}" for c in COLOURS]),
    (VENDOR, [f"vendor {s}" for s in SECTORS]),
    (ENTERTAINER, [f"entertainer {k}" for k in range(1, 9)]),
    (CARAVAN, [f"caravan {p}" for p in PATHS]),
    (SPACE, [f"space {k}" for k in range(1, 9)]),
    (GOODS_KESHI, [f"goods {g}" for g in _GOODS_NAMES]),
    (ANY, [f"keshi {c}" for c in COLOURS]),
    (PAIR, [f"pair {c}" for c in COLOURS]),
    (TAKE, [f"take {r}" for r in RESOURCES]),
    (TAKE_POINT, ["take point"]),
    (PAY, [f"pay {r}" for r in RESOURCES]),
    (STEP_FOR, [f"step for {r}" for r in RESOURCES]),
    (EXTRA_STEP, ["extra step"]),
    (LINE, [f"line {s}" for s in ("dinars", "left", "middle", "right", "points")]),
    (SCROLL_16_STEP, ["step of scroll 16"]),
    (RAPID, [f"rapid {k}" for k in range(1, 9)]),
    (SCROLL, [f"scroll {n}" for n in range(1, COUNTS["scrolls"] + 1)]),
    (REFRESH, [f"refresh {c}" for c in SCROLL_COLOURS]),
    (OFFICE, [f"office {g}" for g in _GOODS_NAMES]),
    (LUXURY, [f"luxury {n}" for n in range(1, COUNTS["luxury_goods"] + 1)]),
    (GATE, [f"gate {c} from {w}" for c in COLOURS for w in (1, 2, 3, 4)]),
    (AT, [f"at {s}" for s in _SECTOR_SPACES]),
    (OASIS, [f"oasis {p} {k}" for p in ("left", "right") for k in (1, 2, 3)]),
    (OPEN_OASIS, [f"open oasis {k}" for k in (1, 2, 3)]),
    (SCORE_OASIS, [f"score oasis {k}" for k in range(1, 8)]),
    (HAND_IN, [f"hand in {n}" for n in range(13)]),
    (TRACK, [f"advance {t}" for t in ("palace", "mosque", "river")]),
    (RETURN, [f"return {c}" for c in COLOURS]),
    (SECTOR, [f"sector {s}" for s in SECTORS]),
    (PRIZE, ["prize 1", "prize 2"]),
    (PROVISION, [f"provision {k}" for k in range(1, 6)]),
    (DISC, [f"disc {k}" for k in range(8)]),
    (STORE, [f"store {c}" for c in COLOURS]),
    (PROVIDE, ["provide as printed", "provide by scroll 44"]),
    (SPECTATORS, ["to the spectators"]),
    (NOMAD_TO, [f"nomad to {s}" for s in SECTORS[:8]]),
    (NOMAD_VENDOR, [f"nomad as vendor {s}" for s in SECTORS[:8]]),
    (NOMAD_FROM, [f"nomad from {s}" for s in SECTORS[:8]]),
    (NOMAD_FROM_VENDOR, [f"nomad from vendor {s}" for s in SECTORS[:8]]),
    (NOMAD_FROM_SPECTATORS, ["nomad from spectators"]),
    (TOWN, [f"town {n}" for n in range(1, COUNTS["towns"] + 1)]),
    (AWARD, [f"award for {n}" for n in (1, 2, 3, 4)]),
    (AWARD_DUNG, ["award for dung"]),
    (DISCARD, [f"discard {c}" for c in (*COLOURS, "nomad")]),
    (DISCARD_DUNG, ["discard dung"]),
    (BUILDING, [f"building {b}" for b in BUILDINGS]),
    (OMIT, [f"omit {g}" for g in _GOODS_NAMES]),
    (GIVE, [f"give {c}" for c in COLOURS]),
    (COMMIT, ["commit guard", "commit nomad"]),
    (RETURN_CARAVAN, ["return caravan left", "return caravan right"]),
    (SWAP_STORAGE, [f"swap storage {k}" for k in range(1, COUNTS["storage"] + 1)]),
    (RETURN_SPECTATOR, [f"return spectator {c}" for c in (*COLOURS, "nomad")]),
    (STACK, [f"stack {k}" for k in range(1, 6)]),
    (STEPS, [f"steps {n}" for n in range(1, 7)]),
    (OMIT_RESOURCE, [f"omit {r}" for r in RESOURCES]),
    (DEPLOY_NOMAD, ["deploy nomad"]),
]


def _number_all() -> list[str]:
    notation: list[str] = []
    for start, texts in _VERBS:
        if start != len(notation):
            raise AssertionError(f"'{texts[0]}' starts at {start}, not at {len(notation)}")
        notation += texts
    return notation


NOTATION: Final = _number_all()
"""The text of every action, by number."""

ACTION_COUNT: Final = len(NOTATION)

_NUMBERS = {text: number for number, text in enumerate(NOTATION)}


def to_text(action: int) -> str:
    """The short readable text of an action, such as `claim green 2`."""
    return NOTATION[action]


def to_number(text: str) -> int:
    """Parse the text of an action; ValueError if there is no such action."""
    try:
        return _NUMBERS[text]
    except KeyError:
        raise ValueError(
            f"'{text}' is not an action; examples are 'claim green 2' and 'use palace'"
        ) from None


def verb_of(action: int) -> tuple[int, int]:
    """The first number of the action's verb, and the action's offset from it."""
    for start, texts in _VERBS:
        if action < start + len(texts):
            return start, action - start
    raise ValueError(f"{action} is not an action; actions are 0 to {ACTION_COUNT - 1}")


def is_verb(action: int, verb: int) -> bool:
    """Whether an action is one of those that begin with this number, such as `SCROLL`."""
    return verb_of(action)[0] == verb
