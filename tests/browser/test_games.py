"""Games between people in the browser; whole ones are in site/ and test_phone.py."""

from playwright.sync_api import expect

from browser.level_player import LevelPlayers
from browser.page_driver import PagePlayer, Pages, play_together, words
from server_process import Server


def test_two_browsers_playing_each_other_show_the_same_scores(server: Server, pages: Pages) -> None:
    created = server.create("net", seats=[{"name": "Ada"}, {"name": "Ben"}])
    ada, ben = (pages.player(server, created, link) for link in (0, 1))

    def agreed() -> bool:
        if min(ada.decisions, ben.decisions) <= 12:
            return False
        ours, theirs = (seat.snapshot["info"]["scores"] for seat in (ada, ben))
        return any(ours) and bool(ours == theirs)

    play_together(ada, ben, until=agreed)


def test_a_season_on_a_shared_screen_takes_few_clicks(server: Server, pages: Pages) -> None:
    """A curtain falls before secrets are shown; both players decide like a bot level."""
    plans = LevelPlayers("apprentice", seed=0)
    seat = pages.player(server, plans.table(server))
    sat: list[str] = []
    clicks = [0, 0]
    while (state := seat.wait()) and not seat.seasons:
        if state == "curtain":
            sat.append(sit_down(seat))
            if len(sat) == 4:
                seat.page.reload()
                seat.seen = -1
                assert seat.wait() == "curtain"
                sat.append(sit_down(seat))
            continue
        snapshot = seat.snapshot
        number = snapshot["seat"]
        name = snapshot["info"]["seats"][number]["name"]
        if snapshot["secret"]:
            assert name == sat[-1]
            assert secrets(seat, 1 - number) == []
        else:
            assert seat.prompt.inner_text().startswith(f"{name}: ")
            hidden = snapshot["info"]["season"] < 3
            players = snapshot["view"]["players"]
            assert not (hidden and any(all(player["provisions"]) for player in players))
        before = seat.clicks
        plans.follow(number, seat.decide(plans.plan(number)))
        clicks[number] += seat.clicks - before
    assert len(set(sat)) == 2
    assert seat.snapshot["info"]["scores"] == plans.game.scores
    print(f"clicks of an apprentice's choices: {clicks}")
    assert max(clicks) <= 40  # of at most 120 in a game


def sit_down(seat: PagePlayer) -> str:
    """Sit down behind the curtain, which hides the table, and return the player's name.

    The page may know only what the previous player, or everyone, may know.
    """
    expect(seat.page.get_by_role("dialog")).to_contain_text("Pass the screen to")
    expect(seat.page.locator("[data-target], .option, .prompt")).to_have_count(0)
    name = (
        seat.page.locator(".curtain button")
        .inner_text()
        .removeprefix(words("en", "play-i-am", name=""))
    )
    snapshot = seat.snapshot
    told = snapshot["info"]["seats"][snapshot["seat"]]["name"] if snapshot["seat"] >= 0 else ""
    assert told != name
    assert snapshot["options"] == []
    seat.page.locator(".curtain button").click()
    expect(seat.page.locator(".curtain")).to_have_count(0)
    return name


def secrets(seat: PagePlayer, other: int) -> list[object]:
    """Return what the page knows of another player's secret choice."""
    view = seat.snapshot["view"]
    if view["phase"] != "select":
        return []
    secret: list[object] = view["players"][other]["chosen"]
    return secret
