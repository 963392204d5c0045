"""The expected final points of all seats if everyone plays as well as the net from now on."""

from statistics import fmean

from marrakesh.bots.net import default_net
from marrakesh.rules.game import Game


def expected(game: Game) -> list[float]:
    """The expected final points of each seat, the Pashabot's last.

    Seats to act are judged from their own information, the others from that of the seats to act.
    """
    if game.over:
        return [float(points) for points in game.scores]
    judged = {seat: default_net().judge(game, seat).points for seat in game.waiting}
    return [
        judged[seat][seat] if seat in judged else fmean(points[seat] for points in judged.values())
        for seat in range(len(game.scores))
    ]
