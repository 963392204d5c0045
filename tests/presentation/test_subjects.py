"""The subject of each action, and the action meant by pointing at a place."""

import msgspec
import pytest

from marrakesh import Config, Game
from marrakesh.presentation.subjects import SUBJECTS, Place, PlaceKind, meant_action, subject_of
from marrakesh.rules.actions import NOTATION, to_number, to_text
from marrakesh.rules.words import COLOURS, RESOURCES
from scenario import Scenario, options, play


def test_every_action_has_a_subject_that_fits_its_notation() -> None:
    for notation, subject in zip(NOTATION, SUBJECTS, strict=True):
        said = set(notation.split())
        if subject.verb != "building":  # one of the buildings is the date warehouse
            assert {subject.resource} - {None} == said & set(RESOURCES)
        if subject.verb not in ("refresh", "commit"):  # the colour of an academy, or a guard
            assert {subject.keshi} - {"nomad", None} == said & set(COLOURS)


def place(game: Game, action: str, seat: int = 0) -> Place | None:
    return subject_of(game, to_number(action), seat).place


def test_claimed_keshis_are_shown_next_to_the_board_and_others_in_their_sector() -> None:
    game = Scenario("essential").base(green=3, white=3, black=3, gray=3).claim()
    assert place(game, "deploy green") == Place("sector", "orchard")
    assert place(game, "deploy red") == Place("vendors")
    seat = game.seat
    play(game, "claim green 2")
    assert place(game, "deploy green", seat) == Place("claimed", "green")
    assert place(game, "deploy nomad") is None


def test_the_question_about_an_assistant_points_to_its_sector(edition: str) -> None:
    game = Scenario(edition).player(0, green=2).assistants({0: ["orchard"]})
    assert game.question.key == "ask-use"
    assert {place(game, action) for action in options(game)} == {Place("sector", "orchard")}


@pytest.mark.parametrize(
    ("kind", "key", "action"),
    [
        ("base", "green", "claim green 1"),
        ("base", "nomad", "claim nomad"),
        ("gate", "2.red", "gate red from 2"),
        ("oasis", "right.3", "oasis right 3"),
        ("scroll", "72", "scroll 72"),
        ("score", "", ""),
        ("sector", "river", ""),
        ("base", "blue", ""),
    ],
)
def test_clicking_a_place_means_the_action_of_that_place_if_it_has_one(
    kind: PlaceKind, key: str, action: str
) -> None:
    meant = meant_action(Game.new(Config(2), 1), Place(kind, key))
    assert (to_text(meant) if meant >= 0 else "") == action


def test_clicking_a_sector_means_the_assistant_there_when_one_is_to_be_chosen(edition: str) -> None:
    game = Scenario(edition).player(0, green=2).assistants({0: ["orchard", "river"]})
    assert game.question.key == "ask-assistant"
    assert to_text(meant_action(game, Place("sector", "souk"))) == "use souk"


def test_the_key_of_a_place_is_limited_in_length() -> None:
    whole = {"kind": "sector", "key": "x" * 40}
    assert msgspec.convert(whole, Place).key == "x" * 40
    with pytest.raises(msgspec.ValidationError, match="<= 40"):
        msgspec.convert({**whole, "key": "x" * 41}, Place)
