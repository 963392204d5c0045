/** What the others did since the player's last decision. */
import type { LogEntry } from "../lib/messages";
import { deedsOf, doerOf } from "./deeds";
import { summaryOf, type Telling } from "./telling";

export interface Doings extends Telling {
  seat: number;
}

/**
 * A summary for each of the others, in the order of their first deed. `acted` is the number of
 * decisions at the seat's last one, as far as this page knows: the log does not name the seats of
 * secret ones.
 */
export function meanwhileOf(log: readonly LogEntry[], seat: number, acted = 0): Doings[] {
  const own = log.findLast(({ seat: doer }) => doer === seat)?.move ?? 0;
  const since = log.filter(({ move }) => move >= Math.max(own, acted + 1));
  const deeds = deedsOf(since.flatMap(({ events }) => events));
  const seats = new Set(deeds.map(doerOf).filter((doer) => doer >= 0 && doer !== seat));
  return [...seats]
    .map((doer) => ({ seat: doer, ...summaryOf(deeds.filter((deed) => doerOf(deed) === doer)) }))
    .filter(({ pieces, points }) => pieces.length || points);
}
