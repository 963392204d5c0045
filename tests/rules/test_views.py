"""Facts that a view derives from the pieces by the rules."""

from typing import Any

import pytest

from marrakesh import Config, Game
from scenario import Scenario, look

rule = pytest.mark.rule


def board(edition: str = "essential", /, **facts: Any) -> Any:
    """The public view of a player with these facts in the last round of a season."""
    table = Scenario(edition, season=2, round=4).player(0, **facts).base(green=2, white=2)
    return look(table.claim())["players"][0]


# --- provisions: tile 01 costs 2 water and a date, 04 2 dates and a dinar; each loses 4 points


@pytest.mark.parametrize(
    ("have", "scrolls", "short"),
    [
        ((2, 3, 1), [], (0, 0, 0)),
        ((1, 3, 0), [], (1, 0, 1)),
        ((3, 3, 0), [33], (0, 0, 0)),  # water replaces the dinar
        ((2, 3, 0), [33], (0, 0, 1)),
        ((1, 1, 1), [44], (0, 0, 0)),  # a dinar, then any resource for each tile
        ((2, 1, 0), [44], (0, 2, 1)),  # without a dinar, scroll 44 does not help
        ((2, 1, 0), [33, 44], (0, 0, 0)),
    ],
)
@rule("PRV-01", "PRV-02", "PRV-06")
def test_a_view_shows_missing_provisions_and_the_points_at_risk(
    edition: str,
    have: tuple[int, int, int],
    scrolls: list[int],
    short: tuple[int, int, int],
) -> None:
    water, dates, dinars = have
    seen = board(
        edition, provisions=[1, 4, 5], water=water, dates=dates, dinars=dinars, scrolls=scrolls
    )
    assert tuple(seen["provision_short"].values()) == short
    assert seen["provision_loss"] == (8 if any(short) else 0)


def test_provisions_are_settled_once_paid_or_lost(edition: str) -> None:
    table = Scenario(edition, season=1, round=4).player(0, provisions=[1, 4, 5])
    table.base(green=2, white=2)
    before = look(table.claim())
    assert (before["provisions_settled"], before["last_round"]) == (False, True)
    assert before["players"][0]["provision_loss"] == 4
    after = look(table.provisions())
    assert after["provisions_settled"]
    assert after["players"][0]["provision_loss"] == 0


# --- sectors and connection lines


def test_a_sector_is_complete_only_with_all_its_keshis_and_a_water_vendor(edition: str) -> None:
    seen = board(edition, black=8, white=8, turquoise=7, vendors=["mosque", "river"], yellow=2)
    assert [name for name, sector in seen["sectors"].items() if sector["complete"]] == ["mosque"]
    assert seen["sectors"]["river"]["keshis"] == 7
    assert seen["sectors"]["souk"] == {"keshis": 2, "nomads": 0, "complete": False}


@rule("STA-04")
@pytest.mark.parametrize(
    ("palace", "mosque", "spaces"),
    [(4, 11, ["D2", "L2", "C6", "R4", "P4"]), (0, 7, ["D1", "L1", "C4", "R3", "P3"]), (3, 3, None)],
)
def test_a_view_names_the_spaces_of_the_connection_line(
    edition: str, palace: int, mosque: int, spaces: list[str] | None
) -> None:
    connection = board(edition, palace=palace, mosque=mosque)["connection"]
    assert (connection and connection["spaces"]) == spaces


# --- other facts


@pytest.mark.parametrize(("players", "second"), [(2, "keshi"), (3, "nothing"), (4, "nothing")])
def test_the_second_storage_space_has_a_keshi_only_with_two_players(
    edition: str, players: int, second: str
) -> None:
    assert Game.new(Config(players, edition), 1).view()["storage_row"][1] == second


def test_only_the_owner_sees_which_storage_keshis_remain_to_be_placed(edition: str) -> None:
    game = Game.new(Config(2, edition), 1)
    drawn = game.view(0)["players"][0]["storage_keshis"]
    game.apply(game.legal_actions(0)[0], 0)
    assert len(game.view(0)["players"][0]["to_store"]) < len(drawn)
    assert game.view(1)["players"][0]["to_store"] == drawn


@pytest.mark.parametrize(("dung", "loss"), [(0, 0), (1, 2), (2, 4), (7, 20), (8, 25), (9, 30)])
def test_a_view_shows_the_point_loss_for_each_number_of_dung_units(
    edition: str, dung: int, loss: int
) -> None:
    table = Scenario(edition, modules=["camels"]).player(0, dung=dung)
    assert look(table.claim(), 0)["players"][0]["dung_loss"] == loss


@pytest.mark.parametrize(("solo", "seats"), [("pashabot", [0, 1]), ("simplified", [0])])
def test_only_the_pashabot_with_a_board_has_pieces_in_the_city(solo: str, seats: list[int]) -> None:
    assert Game.new(Config(1, solo=solo), 1).view()["seats_in_city"] == seats


def test_a_view_names_the_edition(edition: str) -> None:
    assert look(Scenario(edition).claim())["edition"] == edition


@rule("SCR-31")
def test_with_scroll_31_each_section_shows_one_more_spectator(edition: str) -> None:
    plain, more = (board(edition, scrolls=scrolls)["disc_sections"] for scrolls in ([], [31]))
    assert more == [number + 1 for number in plain]


def test_buildings_are_offered_separately_from_scrolls() -> None:
    game = Game.new(Config(2, modules=frozenset({"special-buildings"})), 1)
    own = look(game, 0)["players"][0]
    assert len(own["offered_buildings"]) == 2
    assert own["offered_scrolls"] == []
