"""Absent players and standing answers."""

import random
from typing import Final

from playwright.sync_api import expect

import marrakesh
from browser.alerts.helpers import NAMES, Game, said
from browser.page_driver import Pages, play_together, words
from marrakesh import Config, records
from marrakesh.texts import text
from server_process import Json, Player, Server

# --- absent players -------------------------------------------------------------------------------


def test_a_bot_plays_for_an_absent_player_until_they_return(hasty: Server, pages: Pages) -> None:
    game = Game(hasty, people=3).begin()
    (asks, proposer), (votes, voter) = (
        (NAMES[seat], game.sit(pages, seat)) for seat in game.people if seat != game.turn
    )
    gone = NAMES[game.turn]
    for seat in (proposer, voter):
        expect(seat.page.get_by_text(f"{gone} has been away for 1 min.")).to_be_visible()
    proposer.button("play-let-bot").click()
    proposed = proposer.page.get_by_text(text("en")("replace-asked", target=gone))
    expect(proposed).to_contain_text(words("en", "play-waits-for", names=votes))
    proposal = text("en")("replace-asks", name=asks, target=gone)
    expect(voter.page.get_by_text(proposal)).to_be_visible()
    voter.button("play-yes").click()
    for seat in (proposer, voter):
        expect(said(seat.page, "play-changed-vote", name=gone)).to_be_visible()
    back = game.sit(pages, game.turn)
    plays = said(back.page, "play-bot-plays")
    expect(plays).to_be_visible()
    back.button("play-return").click()
    for seat in (proposer, voter):
        expect(said(seat.page, "play-changed-back", name=gone)).to_be_visible()
    expect(plays).to_have_count(0)
    play_together(proposer, voter, until=lambda: back.state() == "asked")


# --- standing answers -----------------------------------------------------------------------------


RIVER_BONUS: Final = "ask-river-bonus"


def to_river_bonus(game: marrakesh.Game, chance: random.Random) -> list[int]:
    """Decide at random up to the next river bonus or the end of the game."""
    done: list[int] = []
    while not game.over and (game.question.key != RIVER_BONUS or done == []):
        done.append(chance.choice(game.legal_actions()))
        game.apply(done[-1])
    return done


def solo_until_river_bonus() -> tuple[str, list[int]]:
    """Return a solo game up to a river bonus, and the actions up to the next one."""
    seed = 5
    while True:
        game = marrakesh.Game.new(Config(players=1, solo="pashabot"), seed)
        chance = random.Random(seed)
        to_river_bonus(game, chance)
        if not game.over:
            record, first = records.dumps(game), game.legal_actions()[-1]
            game.apply(first)
            rest = to_river_bonus(game, chance)
            if not game.over:
                return record, [first, *rest]
        seed += 1


def test_a_standing_answer_skips_the_question_until_it_is_withdrawn(
    server: Server, pages: Pages
) -> None:
    record, actions = solo_until_river_bonus()
    headers = {"content-type": "text/plain"}
    created: Json = server.http.post("/api/records", content=record, headers=headers).json()
    seat = pages.player(server, created)
    seat.wait()
    moves = seat.snapshot["info"]["moves"]
    seat.page.get_by_label(words("en", "play-always")).check()
    seat.page.locator(".options .option").last.click()
    seat.page.wait_for_function("() => Object.keys(driver.told.sight.standing).length === 1")
    with Player(server, created["table"], created["links"][0]["token"]) as player:
        for action in actions[1:]:
            assert player.snapshot["question"] != RIVER_BONUS
            legal = [option["action"] for option in player.snapshot["options"]]
            player.move(legal.index(action))
        assert player.snapshot["info"]["moves"] == moves + len(actions) + 1, "one is automatic"
    seat.page.locator(".opener").click()
    stands = seat.page.get_by_text("1 question is always answered the same way")
    expect(stands).to_be_visible()
    seat.button("play-menu-ask-again").click()
    expect(stands).to_have_count(0)
    assert seat.snapshot["standing"] == {}
