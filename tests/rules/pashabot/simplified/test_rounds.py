"""The simplified Pashabot: setup and rounds."""

import pytest

from marrakesh import Config, Game
from marrakesh.rules.events import Event
from marrakesh.rules.words import COLOURS
from rules.pashabot.simplified.helpers import BOT, solo
from scenario import happened, look, options, play, see, wander

rule = pytest.mark.rule


def new_game(edition: str, seed: int) -> Game:
    return Game.new(Config(1, edition, solo="simplified"), seed)


def line(game: Game) -> list[str]:
    colours: list[str] = look(game)["bot"]["line"]
    return colours


def claims(events: list[Event]) -> list[tuple[str, int]]:
    """The Pashabot's claims: colour and number."""
    return [(COLOURS[facts["colour"]], facts["n"]) for facts in happened(events, "bot-takes")]


def whole_game(edition: str, seed: int) -> list[Event]:
    """All events of a random game."""
    return [event for events in wander(new_game(edition, seed), seed) for event in events]


# --- setup ----------------------------------------------------------------------------------------


@rule("PSS-01")
def test_the_line_has_all_colours_in_random_order(edition: str) -> None:
    lines = [line(new_game(edition, seed)) for seed in range(30)]
    assert all(sorted(colours) == sorted(COLOURS) for colours in lines)
    assert len({tuple(colours) for colours in lines}) == 30
    assert len({colours[0] for colours in lines}) > 6


@rule("PSS-01")
def test_the_line_of_colours_never_changes(edition: str) -> None:
    game = new_game(edition, 5)
    first = line(game)
    assert all(line(game) == first for _ in wander(game, 5))


@rule("PSS-02")
def test_you_start_seasons_1_and_3_the_bot_season_2_and_rounds_alternate(edition: str) -> None:
    game = new_game(edition, 4)
    starts: dict[tuple[int, int], int] = {}
    for _ in wander(game, 4):
        seen = look(game)
        if seen["phase"] in ("select", "claim", "assistants"):
            starts[seen["season"], seen["round"]] = seen["start_seat"]
    assert [starts[moment] for moment in sorted(starts)] == [0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1]


@rule("PSS-02")
def test_the_bots_bag_holds_one_keshi_of_each_colour(edition: str) -> None:
    game = solo(edition).select()
    assert see(game, BOT).hand == list(COLOURS)
    assert see(game, 0).hand == list(COLOURS)
    if edition == "essential":  # the line uses no wooden keshis of the supply
        wood = [10 - 1 if colour < 5 else 6 for colour in range(12)]
        assert list(look(game)["supply"].values()) == [number - 2 for number in wood]


@rule("PSS-02")
def test_you_play_by_the_rules_for_two_players(edition: str) -> None:
    assert len(see(new_game(edition, 2), 0).storage_keshis) == 3
    assert len(look(solo(edition, "desert-towns").game)["open_towns"]) == 3


def test_the_bot_has_no_pieces_and_no_points(edition: str) -> None:
    game = new_game(edition, 2)
    assert game.scores == [10]
    assert game.bookings(BOT) == []
    assert look(game)["bot"]["strategy"] == []


# --- rounds ---------------------------------------------------------------------------------------


@rule("PSS-03")
def test_three_random_keshis_join_yours_in_the_tower(edition: str) -> None:
    rounds: list[list[Event]] = []
    for event in whole_game(edition, 7):
        if event.kind == "selected" and event.seat == 0:
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    assert len(rounds) == 12
    for events in rounds:
        assert sum(facts["thrown"] for facts in happened(events, "toss")) == 6
        assert [event.seat for event in events if event.kind == "selected"] == [0, BOT]
        assert [event.seat for event in events if event.kind == "assistants"] == [0]


@rule("PSS-03", "PSS-06")
def test_the_bot_draws_without_replacement_until_the_season_ends(edition: str) -> None:
    orders = set()
    for seed in range(3):
        events = whole_game(edition, seed)
        drawn = [e.facts["colours"] for e in events if e.kind == "selected" and e.seat == BOT]
        assert all(bits.bit_count() == 3 for bits in drawn)
        for season in range(3):
            assert sum(drawn[4 * season : 4 * season + 4]) == (1 << 12) - 1  # each colour once
        orders.add(tuple(drawn))
    assert len(orders) == 3


@rule("PSS-03")
def test_the_bots_keshis_are_drawn_after_you_have_chosen_yours(edition: str) -> None:
    game = solo(edition).select()
    for colour in ("green", "gray"):
        play(game, f"select {colour}")
    assert see(game, BOT).hand == list(COLOURS)
    assert see(game, BOT).chosen == []
    play(game, "select white")
    assert len(see(game, BOT).hand) == 9


@rule("PSS-04")
@pytest.mark.parametrize(
    ("lying", "taken"),
    [
        ({3: 1, 8: 1}, (3, 1)),
        ({0: 1, 11: 1}, (0, 1)),
        ({0: 1, 9: 2}, (9, 2)),  # a pair first
        ({0: 1, 9: 3, 10: 2}, (9, 2)),  # several pairs: the leftmost in the line
        ({2: 2, 5: 3}, (2, 2)),  # never more than 2
    ],
)
def test_the_bot_claims_a_pair_or_else_the_leftmost_colour(
    edition: str, lying: dict[int, int], taken: tuple[int, int]
) -> None:
    for seed in range(4):
        table = solo(edition, start=BOT, seed=seed)
        colours = line(table.game)
        game = table.base(**{colours[place]: number for place, number in lying.items()}).claim()
        first = claims(game.table.events or [])[0]
        assert first == (colours[taken[0]], taken[1])


@rule("PSS-04")
def test_you_and_the_bot_claim_in_turn(edition: str) -> None:
    table = solo(edition)
    free = [colour for colour in line(table.game) if colour in COLOURS[:5]]
    game = table.base(**dict.fromkeys(free, 1)).claim()
    assert game.seat == 0
    events = play(game, f"claim {free[0]} 1")
    assert claims(events) == [(free[1], 1)]
    assert len(options(game)) == 3


@rule("PSS-04")
def test_the_bots_claimed_keshis_are_discarded(edition: str) -> None:
    table = solo(edition, start=BOT).base(red=2)
    before = look(table.game)["supply"].get("red")
    game = table.claim()
    assert claims(game.table.events or []) == [("red", 2)]
    assert sum(see(game, BOT).keshis.values()) == 0
    assert see(game, BOT).vendors == []
    assert look(game)["base"] == {}
    if edition == "essential":
        assert look(game)["supply"]["red"] == before


@rule("PSS-04")
def test_the_bots_claims_are_not_limited_by_space(edition: str) -> None:
    table = solo(edition, start=BOT).player(0, entertainers=range(1, 9))
    game = table.base(pink=4).claim()
    assert claims(game.table.events or []) == [("pink", 2), ("pink", 2)]


@rule("PSS-04")
@pytest.mark.parametrize("resources", [0, 1])
def test_the_bot_never_takes_the_nomad(edition: str, resources: int) -> None:
    table = solo(edition, "nomads", start=BOT).player(0, water=resources, dates=resources)
    game = table.base(white=3).claim()
    assert claims(game.table.events or []) == [("white", 2)]
    if resources:
        assert options(game) == ["claim white 1", "claim nomad"]
        play(game, "claim white 1")
    assert look(game)["nomads"] == {"supply": 20, "offered": False}


@rule("PSS-05")
def test_the_bot_skips_assistants_and_the_river_bonus(edition: str) -> None:
    kinds = {"assistant-used", "sector-action", "river-bonus", "points", "keshi", "fisherman"}
    for seed in range(3):
        game = new_game(edition, seed)
        for events in wander(game, seed):
            assert not [event for event in events if event.seat == BOT and event.kind in kinds]
        assert game.scores == [see(game, 0).score]
        assert see(game, BOT).fisherman == 0
