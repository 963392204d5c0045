"""Game, the only interface to the rules, and what it guarantees."""

import json
import random
from pathlib import Path
from types import FunctionType

import pytest

from marrakesh import Config, Game, IllegalAction
from marrakesh.components import ComponentError
from marrakesh.components.loader import BUILT_IN
from marrakesh.rules import compiled, phases
from marrakesh.rules.actions import ACTION_COUNT, to_number, to_text
from marrakesh.rules.config import PRESETS
from rules.config_errors import config_error, unknown
from scenario import Scenario, happened, options, play


def finished(config: Config, seed: int) -> Game:
    game = Game.new(config, seed)
    rng = random.Random(seed)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game


def past_setup(config: Config, seed: int = 1) -> Game:
    """A game in which all players are about to select keshis for the first time."""
    game = Game.new(config, seed)
    while game.table.phase == phases.SETUP:
        game.apply(game.legal_actions()[0])
    return game


# --- configurations -------------------------------------------------------------------------------


def test_two_players_and_the_essential_edition_are_the_default() -> None:
    assert Config() == Config(players=2, edition="essential", tower="B1", first_game=False)


@pytest.mark.rule("SET-01")
@pytest.mark.parametrize("players", [-1, 0, 5, 40])
def test_numbers_of_players_outside_one_to_four_are_refused(players: int) -> None:
    error = config_error(Config, players=players)
    assert (error.key, error.params) == ("config-players", {"number": players})


@pytest.mark.rule("SET-01")
def test_a_single_player_needs_the_pashabot() -> None:
    assert config_error(Config, players=1).key == "config-alone"


def test_unknown_editions_are_refused() -> None:
    error = config_error(Config, edition="classic")
    assert error.params == unknown("edition", "classic", "deluxe", "essential")


def test_unknown_tower_layers_are_refused() -> None:
    error = config_error(Config, tower="B3")
    assert error.params == unknown("tower", "B3", "B1", "B2")


def test_a_configuration_is_immutable() -> None:
    with pytest.raises(AttributeError):
        Config().players = 3  # type: ignore[misc]


@pytest.mark.rule("SET-31")
def test_a_first_game_has_the_recommended_river_tiles(edition: str) -> None:
    for seed in range(5):
        game = Game.new(Config(2, edition, first_game=True), seed)
        assert game.view()["river_tiles"] == [1, 3, 5]


# --- a game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_can_be_played_from_start_to_end(edition: str, preset: str) -> None:
    game = Game.new(Config.preset(preset, players=3, edition=edition), seed=7)
    assert (game.config.players, game.config.edition, game.seed) == (3, edition, 7)
    while not game.over:
        actions = game.legal_actions()
        assert actions
        game.apply(actions[-1])
    assert len(game.scores) == len(game.result) == 3
    assert game.legal_actions() == game.legal_actions(0) == []
    assert (game.seat, game.waiting) == (-1, [])
    assert game.question.key == "ask-nothing"


@pytest.mark.parametrize("preset", PRESETS)
def test_any_integer_is_a_valid_seed(edition: str, preset: str) -> None:
    deals = {
        json.dumps(Game.new(Config.preset(preset, 2, edition), seed).view())
        for seed in (0, 1, -1, 2**31, 2**64 + 1, -(2**100))
    }
    assert len(deals) == 6


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_configuration_seed_and_actions_give_the_same_game(
    edition: str, preset: str
) -> None:
    config = Config.preset(preset, 4, edition)
    one, two = finished(config, 11), Game.new(config, 11)
    for seat, action in one.history:
        two.apply(action, seat)
    assert two.over
    assert two.scores == one.scores
    for seat in range(4):
        assert two.view(seat) == one.view(seat)
    other = finished(config, 12)
    assert other.history != one.history


def test_components_can_be_replaced(tmp_path: Path, edition: str) -> None:
    frame = (BUILT_IN / "frame.toml").read_text(encoding="utf-8")
    frame = frame.replace("start_score = 10", "start_score = 25")
    (tmp_path / "frame.toml").write_text(frame, encoding="utf-8")
    assert Game.new(Config(2, edition), 1, components=tmp_path).scores == [25, 25]
    assert Game.new(Config(2, edition), 1).scores == [10, 10]


def test_invalid_components_are_refused(tmp_path: Path) -> None:
    (tmp_path / "frame.toml").write_text("seasons = 9\n", encoding="utf-8")
    with pytest.raises(ComponentError, match=r"frame\.toml"):
        Game.new(Config(), 1, components=tmp_path)
    with pytest.raises(ComponentError) as refused:
        Game.new(Config(), 1, components=tmp_path / "nowhere")
    assert refused.value.key == "comp-no-folder"


# --- who may act ----------------------------------------------------------------------------------


def test_everyone_may_select_at_the_same_time(edition: str) -> None:
    game = past_setup(Config(3, edition))
    assert game.waiting == [0, 1, 2]
    assert game.seat == 0
    assert game.legal_actions() == game.legal_actions(0) == game.legal_actions(None)
    play(game, "2: select green", "2: select gray", "2: select red")
    assert game.waiting == [0, 1]
    assert game.legal_actions(2) == []
    play(game, "select white", "1: select white", "0: select black", "0: select red")
    assert game.waiting == [1]
    assert game.seat == 1


def test_seats_claim_one_after_the_other(edition: str) -> None:
    game = Scenario(edition, players=3, start=1).base(green=3, red=2).claim()
    assert game.waiting == [1]
    assert game.seat == 1
    assert options(game, 0) == options(game, 2) == []
    assert options(game, 1) == options(game)
    assert options(game, 7) == options(game, -1) == []


def test_changing_a_list_of_legal_actions_does_not_affect_the_game(edition: str) -> None:
    game = past_setup(Config(2, edition))
    for seat in (None, 0, 1):
        before = game.legal_actions(seat)
        game.legal_actions(seat).clear()
        assert game.legal_actions(seat) == before


# --- refusals -------------------------------------------------------------------------------------


def refusal(game: Game, action: int, seat: int | None = None) -> tuple[str, dict[str, int]]:
    with pytest.raises(IllegalAction) as caught:
        game.apply(action, seat)
    assert isinstance(caught.value, ValueError)
    assert caught.value.action == action
    text = str(caught.value)
    assert text.endswith(".")
    assert "\n" not in text
    return caught.value.reason


@pytest.mark.parametrize("action", [-1, ACTION_COUNT, 10**9])
def test_an_unknown_action_number_is_refused(edition: str, action: int) -> None:
    key, facts = refusal(past_setup(Config(2, edition)), action)
    assert key == "why-no-such-action"
    assert facts["action"] == action


@pytest.mark.parametrize("seat", [-1, 0, 2, 3, 99])
def test_an_action_by_a_seat_out_of_turn_is_refused(edition: str, seat: int) -> None:
    game = Scenario(edition, players=3, start=1).base(green=3, red=2).claim()
    assert refusal(game, to_number("claim green 1"), seat)[0] == "why-not-your-turn"


def test_a_seat_that_has_finished_selecting_cannot_select_again(edition: str) -> None:
    game = past_setup(Config(3, edition))
    play(game, "2: select green", "2: select gray", "2: select red")
    assert refusal(game, to_number("select white"), 2)[0] == "why-not-your-turn"
    assert refusal(game, to_number("select white"), 3)[0] == "why-not-your-turn"


def test_an_action_that_does_not_answer_the_question_is_refused(edition: str) -> None:
    game = past_setup(Config(2, edition))
    assert refusal(game, to_number("claim green 2"))[0] == "why-not-asked"
    play(game, "select green")
    assert refusal(game, to_number("select green")) == ("why-not-in-hand", {"colour": 1})


def test_after_the_end_every_action_is_refused(edition: str) -> None:
    game = finished(Config(2, edition), 3)
    for action in (0, 25, 401):
        assert refusal(game, action) == ("why-over", {})
        assert refusal(game, action, 0) == ("why-over", {})


def test_a_refused_action_is_not_in_the_history(edition: str) -> None:
    game = past_setup(Config(2, edition))
    before = game.history
    refusal(game, to_number("done"))
    assert game.history == before


def test_why_not_explains_why_an_action_is_not_possible(edition: str) -> None:
    game = Scenario(edition).base(green=1, red=1).claim()
    assert game.why_not(to_number("claim green 2"))[0] == "why-not-in-base"
    assert game.why_not(to_number("claim white 1"))[0] == "why-not-in-base"
    assert game.why_not(to_number("use palace"))[0] == "why-not-asked"


# --- history, copies, events ----------------------------------------------------------------------


def test_the_history_lists_seats_and_actions(edition: str) -> None:
    game = past_setup(Config(2, edition))
    before = game.history
    play(game, "1: select green", "select white")
    assert game.history[len(before) :] == [(1, 2), (0, 4)]
    game.history.clear()
    assert len(game.history) == len(before) + 2


def test_a_copy_is_independent(edition: str) -> None:
    game = past_setup(Config(2, edition))
    copy = game.copy()
    play(game, "select green")
    play(copy, "select white", "select black")
    assert len(copy.history) == len(game.history) + 1
    assert "select green" in options(copy, 1)
    assert "select white" in options(game)
    assert (copy.config, copy.seed) == (game.config, game.seed)


@pytest.mark.parametrize("preset", PRESETS)
def test_events_are_collected_only_after_listen(edition: str, preset: str) -> None:
    game = past_setup(Config.preset(preset, 2, edition), 4)
    listener = game.copy()
    listener.listen()
    heard = []
    while not game.over:
        action = game.legal_actions()[0]
        heard += listener.apply(action)
        assert game.apply(action) == []
    assert heard
    assert listener.scores == game.scores
    assert listener.copy().table.events is None


def test_every_action_returns_its_own_list_of_events(edition: str) -> None:
    game = Scenario(edition, players=2).base(green=2, gray=1, white=1).claim()
    first = play(game, "claim green 2")
    kept = first[:]
    play(game, game_text(game))
    assert first == kept
    assert happened(first, "claim") == [{"colour": 1, "n": 2}]


def game_text(game: Game) -> str:
    return options(game)[0]


# --- points and texts -----------------------------------------------------------------------------


@pytest.mark.rule("SET-02")
def test_the_first_booking_is_the_starting_score(edition: str) -> None:
    game = Game.new(Config(2, edition), 1)
    (booking,) = game.bookings(1)
    assert (booking.source, booking.points) == ("start", 10)
    assert (booking.season, booking.round) == (1, 0)


def test_bookings_record_the_source_and_the_time_of_points(edition: str) -> None:
    game = Scenario(edition, season=2, round=3).player(0, green=1).assistants({0: ["orchard"]})
    play(game, "new keshi")
    booking = game.bookings(0)[-1]
    assert (booking.source, booking.points) == ("orchard", 1)
    assert (booking.season, booking.round) == (2, 3)


@pytest.mark.parametrize("preset", PRESETS)
def test_bookings_add_up_to_the_score(edition: str, preset: str) -> None:
    game = finished(Config.preset(preset, 4, edition), 8)
    for seat in range(4):
        assert sum(booking.points for booking in game.bookings(seat)) == game.scores[seat]


@pytest.mark.rule("TIE-01", "TIE-02", "TIE-03")
def test_ties_in_points_are_broken_by_palace_then_mosque_and_otherwise_shared(edition: str) -> None:
    table = Scenario(edition, players=4)
    for seat, (points, palace, mosque) in enumerate([(30, 4, 9), (30, 5, 2), (31, 0, 0)]):
        table.player(seat, score=points, palace=palace, mosque=mosque)
    table.player(3, score=30, palace=4, mosque=9)
    assert table.game.result == [3, 2, 1, 3]


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_every_legal_action_has_a_description_of_its_own(edition: str, lang: str) -> None:
    game = Game.new(Config(3, edition), 6)
    rng = random.Random(6)
    while not game.over:
        if len(game.history) % 7 == 0:
            words = [game.describe(action, lang) for action in game.legal_actions()]
            assert all(words)
            assert len(set(words)) == len(words)
        game.apply(rng.choice(game.legal_actions()))


def test_an_illegal_action_is_described_in_notation(edition: str) -> None:
    game = Game.new(Config(2, edition), 1)
    assert game.describe(to_number("claim green 2")) == "claim green 2"
    assert all(game.describe(action) != to_text(action) for action in game.legal_actions())


def test_setup_and_selection_have_different_questions(edition: str) -> None:
    game = Game.new(Config(2, edition), 1)
    assert game.question.key == "ask-arrange"
    assert past_setup(Config(2, edition)).question.key == "ask-select"


def test_the_view_of_an_unknown_seat_is_refused() -> None:
    game = Game.new(Config(players=3), seed=1)
    with pytest.raises(ValueError, match="There is no seat 3: the seats are 0 to 2"):
        game.view(3)


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_existing_seats_have_a_view(seat: int) -> None:
    game = Game.new(Config(2), 1)
    with pytest.raises(ValueError, match=f"no seat {seat}: the seats are 0 to 1"):
        game.view(seat)
    assert [game.view(seat)["seat"] for seat in (None, 0, 1)] == [-1, 0, 1]


def test_secret_identifies_the_moment_of_a_simultaneous_choice(edition: str) -> None:
    game = past_setup(Config(2, edition=edition))
    assert game.secret == ("ask-select", 1, 1)
    while game.table.phase == phases.SELECT:
        assert game.secret
        game.apply(game.legal_actions(game.waiting[0])[0], game.waiting[0])
    assert game.secret is None


def test_compiled_tells_a_compiled_engine_from_plain_python() -> None:
    assert compiled() is not isinstance(Game.apply, FunctionType)
