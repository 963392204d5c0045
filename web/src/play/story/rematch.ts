// The rematch of a game that is over, or that all players have ended together.

import type { Snapshot } from "../../api/messages";
import { enter } from "../../game/enterTable";
import { isNewcomer } from "../../game/finishedGames";
import { keep } from "../../game/mySeats";
import { tableLike } from "../../game/sameGame";
import { createTable, rematch } from "../../game/serverApi";
import { router, tablePath } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";

/** Go to the rematch: players take their seats, everyone else watches. */
export async function goToRematch({ info, yours }: Snapshot): Promise<void> {
  if (!yours.length) {
    router.go(tablePath(info.rematch));
    return;
  }
  if (info.kind !== "net" && isNewcomer()) {
    // a table of their own, whose boards are laid out
    enter(await createTable(tableLike({ info, seats: yours }, settings.name)));
    return;
  }
  const { table, links } = await rematch(info.table);
  const [link] = links;
  if (link) keep({ table, token: link.token, seats: link.seats, names: link.names });
  router.go(tablePath(table));
}
