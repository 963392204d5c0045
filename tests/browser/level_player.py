"""A shared-screen game whose players decide like a bot level."""

from marrakesh import Config, Game, records
from marrakesh.bots import Seat as At
from marrakesh.bots import make_bot
from server_process import Json, Server

LAID_OUT = 8
"""The number of decisions that two players need to lay out their boards."""


class LevelPlayers:
    """Both players of a game, following the choices of a bot level."""

    def __init__(self, level: str, seed: int) -> None:
        self.game = Game.new(Config(players=2), seed=seed)
        self._bots = [make_bot(level, seed=seat) for seat in range(2)]
        while len(self.game.history) < LAID_OUT:
            self.follow(self.game.seat, self.plan(self.game.seat)[:1])

    def table(self, server: Server) -> Json:
        """Create a table that begins at the game's current position."""
        text = records.dumps(self.game, ["Ada", "Ben"])
        plain = {"content-type": "text/plain"}
        whole: Json = server.http.post("/api/records", content=text, headers=plain).json()
        path, token = f"/api/tables/{whole['table']}/play-on", whole["links"][0]["token"]
        table: Json = server.post(path, token, moves=len(self.game.history), kind="screen")
        return table

    def plan(self, seat: int) -> list[int]:
        """Plan the next actions of a seat, until others decide."""
        game = self.game.copy()
        plan: list[int] = []
        while not game.over and seat in game.waiting and game.secret == self.game.secret:
            plan.append(self._bots[seat].choose(At(game, seat)))
            game.apply(plan[-1], seat)
        return plan

    def follow(self, seat: int, actions: list[int]) -> None:
        for action in actions:
            self.game.apply(action, seat)
