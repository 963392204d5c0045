"""Whole games in the browser, each decision made as a player makes it."""

import re

from playwright.sync_api import expect

from browser.pages import Rooms, Seat, play_together
from serving import Server


def test_a_whole_game_alone(server: Server, rooms: Rooms) -> None:
    created = server.create("solo", rules={"players": 1, "solo": "pashabot"})
    seat = rooms.seat(server, created)
    seat.play()
    expect(seat.page.locator("#end-title")).to_contain_text("Pashabot")
    assert seat.decisions > 60
    assert seat.clicks > seat.decisions / 2


def test_a_whole_game_against_a_bot(server: Server, rooms: Rooms) -> None:
    created = server.create("bots", seats=[{"name": "Ada"}, {"bot": "apprentice"}])
    seat = rooms.seat(server, created)
    seat.play()
    expect(seat.page.locator("#end-title")).to_contain_text(
        re.compile("beats? you|[Yy]ou win|wins")
    )
    (bout,) = seat.page.evaluate("JSON.parse(localStorage['marrakesh-ladder']).bouts")
    next_one = "Play the Journeyman" if bout["result"] == "won" else "Rematch"
    expect(seat.page.locator("dialog .primary")).to_have_text(next_one)
    assert seat.decisions > 60
    assert seat.seasons == 3
    assert seat.choices < 140  # about 115; one by one it would be 160 and more
    assert seat.clicks > seat.decisions / 2


def test_two_browsers_play_each_other(server: Server, rooms: Rooms) -> None:
    created = server.create("net", seats=[{"name": "Ada"}, {"name": "Ben"}])
    ada, ben = (rooms.seat(server, created, link) for link in (0, 1))
    play_together(ada, ben, until=lambda: ada.state() == ben.state() == "over")
    ends = [seat.sight["info"] for seat in (ada, ben)]
    assert ends[0]["scores"] == ends[1]["scores"]
    assert ends[0]["moves"] >= ada.decisions + ben.decisions > 120
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_at_one_screen_a_curtain_falls_before_what_is_secret(server: Server, rooms: Rooms) -> None:
    created = server.create("screen", seats=[{"name": "Ada"}, {"name": "Ben"}])
    seat = rooms.seat(server, created)
    sat: list[str] = []
    openly: set[str] = set()
    while len(sat) < 8:
        if seat.wait() == "curtain":
            sat.append(sit_down(seat))
            if len(sat) == 4:
                seat.page.reload()
                seat.seen = -1
                assert seat.wait() == "curtain"
                sat.append(sit_down(seat))
            continue
        sight = seat.sight
        name = sight["info"]["seats"][sight["seat"]]["name"]
        if sight["secret"]:
            assert name == sat[-1]
            assert secrets(seat, 1 - sight["seat"]) == []
        else:
            openly.add(name)
            assert seat.prompt.inner_text().startswith(f"{name}: ")
            assert not any(all(player["provisions"]) for player in sight["view"]["players"])
        seat.decide()
    assert set(sat) == openly == {"Ada", "Ben"}


def sit_down(seat: Seat) -> str:
    """Behind the curtain there is nothing of the table, and the page was told only what the one
    before may know, or everybody; the name of who sits down."""
    expect(seat.page.get_by_role("dialog")).to_contain_text("Pass the screen to")
    expect(seat.page.locator("[data-target], .option, .prompt")).to_have_count(0)
    name = seat.page.locator(".curtain button").inner_text().removeprefix("I am ")
    sight = seat.sight
    told = sight["info"]["seats"][sight["seat"]]["name"] if sight["seat"] >= 0 else ""
    assert told != name
    assert sight["options"] == []
    seat.page.locator(".curtain button").click()
    expect(seat.page.locator(".curtain")).to_have_count(0)
    return name


def secrets(seat: Seat, other: int) -> list[object]:
    """What the page was told of another player's secret choice."""
    view = seat.sight["view"]
    if view["phase"] != "select":
        return []
    secret: list[object] = view["players"][other]["chosen"]
    return secret
