// The rematch of a game that is over, or that all players have ended together.

import type { Snapshot } from "../../api/messages";
import { keep } from "../../game/mySeats";
import { rematch } from "../../game/serverApi";
import { router, tablePath } from "../../lib/router.svelte";

/** Go to the rematch: players take their seats, everyone else watches. */
export async function goToRematch({ info, yours }: Snapshot): Promise<void> {
  if (!yours.length) {
    router.go(tablePath(info.rematch));
    return;
  }
  const { table, links } = await rematch(info.table);
  const [link] = links;
  if (link) keep({ table, token: link.token, seats: link.seats, names: link.names });
  router.go(tablePath(table));
}
