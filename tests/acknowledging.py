"""A process that plays at a table and says what was acknowledged, until it is killed.

python tests/acknowledging.py DATABASE TABLE TOKEN TOKEN
"""

import asyncio
import random
import sys

from marrakesh.server.messages import Done, Hello, Move
from marrakesh.server.service import Service
from marrakesh.server.settings import Settings


async def main(database: str, table: str, *tokens: str) -> None:
    service = await Service.open(Settings(database=database, bot_workers=1))
    viewers = [await service.viewers.connect(table, Hello(token=token)) for token in tokens]
    rng = random.Random(1)
    number = 0
    while True:
        await asyncio.sleep(0)  # bots want to decide, too
        for viewer in viewers:
            sight = await service.viewers.sight(viewer) or viewer.last
            if sight is None or not sight.options:
                continue
            number += 1
            action = rng.choice(sight.options).action
            move = Move(id=f"m{number}", seq=sight.seq, seat=viewer.seat, action=action)
            answer = await service.viewers.act(viewer, move)
            assert isinstance(answer, Done), answer
            print(f"{answer.id} {viewer.seat} {action}", flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
