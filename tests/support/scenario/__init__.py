"""Build a position in a few readable lines, continue with Game, and see what a player sees.

    table = Scenario(edition, players=3).player(0, white=4, vendors=["palace"], water=0)
    game = table.assistants({0: ["palace"]})
    play(game, "new keshi")
    assert see(game, 0).water == 1

Positions that no game can reach are refused with ScenarioError.
"""

from scenario.errors import ScenarioError
from scenario.player_view import Seen, happened, look, options, play, play_on, points, see, wander
from scenario.positions import Scenario, drop_agenda, starting

__all__ = [
    "Scenario",
    "ScenarioError",
    "Seen",
    "drop_agenda",
    "happened",
    "look",
    "options",
    "play",
    "play_on",
    "points",
    "see",
    "starting",
    "wander",
]
