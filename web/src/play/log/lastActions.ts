/** What the others did last, between two decisions of the player. */
import type { GameEvent, LogEntry } from "../../api/messages";
import { deedsOf, doerOf } from "../story/eventGroups";
import type { LogLine } from "./logChapters";

/**
 * The deeds of each of the others, as lines of the log, in the order of their first one. `acted` is
 * the number of decisions at the seat's last one, as far as this page knows: the log does not name
 * the seats of secret ones.
 */
export function meanwhileOf(log: readonly LogEntry[], seat: number, acted = 0): LogLine[][] {
  const isOthers = ({ seat: doer }: GameEvent): boolean => doer >= 0 && doer !== seat;
  const end = log.findLastIndex(({ events }) => events.some(isOthers));
  const begins = ({ seat: doer, move }: LogEntry): boolean => doer === seat || move === acted + 1;
  const start = log.slice(0, end + 1).findLastIndex(begins);
  const since = log.slice(Math.max(0, start), end + 1);
  const moves = new Map(since.flatMap(({ move, events }) => events.map((one) => [one, move])));
  const lines = deedsOf(since.flatMap(({ events }) => events))
    .map((deed) => ({ move: moves.get(deed.at(-1)!)!, seat: doerOf(deed), deed }))
    .filter((line) => line.seat >= 0 && line.seat !== seat);
  return [...new Set(lines.map((line) => line.seat))].map((doer) =>
    lines.filter((line) => line.seat === doer),
  );
}
