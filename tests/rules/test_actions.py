"""Actions have numbers that never change, and texts that people can read."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakesh.rules import actions
from marrakesh.rules.actions import ACTION_COUNT, NOTATION, to_number, to_text, verb_of

# The first and last action of every verb. Recorded games contain these numbers: never change one.
NUMBERS = {
    "done": 0,
    "select turquoise": 1,
    "select purple": 12,
    "assistant river": 13,
    "assistant souk": 21,
    "claim turquoise 1": 22,
    "claim green 2": 25,
    "claim purple 2": 45,
    "claim nomad": 46,
    "use river": 47,
    "use palace": 50,
    "use souk": 55,
    "new keshi": 56,
    "sector action": 57,
    "deploy turquoise": 58,
    "deploy purple": 69,
    "vendor river": 70,
    "vendor souk": 78,
    "entertainer 1": 79,
    "entertainer 8": 86,
    "caravan left": 87,
    "caravan start": 89,
    "space 1": 90,
    "space 8": 97,
    "goods yellow": 98,
    "goods purple": 100,
    "keshi turquoise": 101,
    "keshi purple": 112,
    "pair turquoise": 113,
    "pair purple": 124,
    "take water": 125,
    "take dinar": 127,
    "take point": 128,
    "pay water": 129,
    "pay dinar": 131,
    "step for water": 132,
    "step for dinar": 134,
    "extra step": 135,
    "line dinars": 136,
    "line points": 140,
    "step of scroll 16": 141,
    "rapid 1": 142,
    "rapid 8": 149,
    "scroll 1": 150,
    "scroll 72": 221,
    "refresh gray": 222,
    "refresh orange": 225,
    "office yellow": 226,
    "office purple": 228,
    "luxury 1": 229,
    "luxury 35": 263,
    "gate turquoise from 1": 264,
    "gate pink from 3": 286,
    "gate purple from 4": 311,
    "at river": 312,
    "at square": 317,
    "at sahara": 318,
    "at souk": 319,
    "oasis left 1": 320,
    "oasis right 3": 325,
    "open oasis 1": 326,
    "open oasis 3": 328,
    "score oasis 1": 329,
    "score oasis 7": 335,
    "hand in 0": 336,
    "hand in 12": 348,
    "advance palace": 349,
    "advance river": 351,
    "return turquoise": 352,
    "return purple": 363,
    "sector river": 364,
    "sector souk": 372,
    "prize 1": 373,
    "prize 2": 374,
    "provision 1": 375,
    "provision 5": 379,
    "disc 0": 380,
    "disc 7": 387,
    "store turquoise": 388,
    "store purple": 399,
    "provide as printed": 400,
    "provide by scroll 44": 401,
    "to the spectators": 402,
    "nomad to river": 403,
    "nomad to sahara": 410,
    "nomad as vendor river": 411,
    "nomad as vendor sahara": 418,
    "nomad from river": 419,
    "nomad from sahara": 426,
    "nomad from vendor river": 427,
    "nomad from vendor sahara": 434,
    "nomad from spectators": 435,
    "town 1": 436,
    "town 12": 447,
    "award for 1": 448,
    "award for 4": 451,
    "award for dung": 452,
    "discard turquoise": 453,
    "discard nomad": 465,
    "discard dung": 466,
    "building date warehouse": 467,
    "building gazebo": 474,
    "omit yellow": 475,
    "omit purple": 477,
    "give turquoise": 478,
    "give purple": 489,
    "commit guard": 490,
    "commit nomad": 491,
    "return caravan left": 492,
    "return caravan right": 493,
    "swap storage 1": 494,
    "swap storage 6": 499,
    "return spectator turquoise": 500,
    "return spectator nomad": 512,
    "stack 1": 513,
    "stack 5": 517,
    "steps 1": 518,
    "steps 6": 523,
    "omit water": 524,
    "omit dinar": 526,
    "deploy nomad": 527,
}


@pytest.mark.parametrize(("text", "number"), NUMBERS.items())
def test_action_numbers_never_change(text: str, number: int) -> None:
    assert to_number(text) == number
    assert to_text(number) == text


def test_there_are_528_actions() -> None:
    assert ACTION_COUNT == len(NOTATION) == 528


def test_every_action_has_a_text_of_its_own() -> None:
    assert len(set(NOTATION)) == ACTION_COUNT
    assert [to_number(to_text(action)) for action in range(ACTION_COUNT)] == list(range(528))


def test_action_texts_are_short_and_plain() -> None:
    assert all(re.fullmatch(r"[a-z0-9]+( [a-z0-9]+){0,4}", text) for text in NOTATION)


@given(st.text("acdegilmnorst 123"))
def test_a_text_that_is_not_an_action_is_refused(text: str) -> None:
    if text not in NOTATION:
        with pytest.raises(ValueError, match="is not an action; examples are 'claim green 2'"):
            to_number(text)


@pytest.mark.parametrize("text", ["", "Done", " done", "claim green", "claim green 3"])
def test_a_text_that_is_almost_an_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"'{text}' is not an action"):
        to_number(text)


def test_verb_of_returns_the_first_action_of_the_verb_and_the_offset() -> None:
    assert verb_of(to_number("done")) == (actions.DONE, 0)
    assert verb_of(to_number("claim green 2")) == (actions.CLAIM, 3)
    assert verb_of(to_number("scroll 72")) == (actions.SCROLL, 71)
    assert verb_of(to_number("provide by scroll 44")) == (actions.PROVIDE, 1)
    assert verb_of(to_number("omit dinar")) == (actions.OMIT_RESOURCE, 2)
    for action in range(ACTION_COUNT):
        first, place = verb_of(action)
        assert first + place == action


def test_a_number_beyond_the_last_action_has_no_verb() -> None:
    with pytest.raises(ValueError, match="528 is not an action; actions are 0 to 527"):
        verb_of(528)
