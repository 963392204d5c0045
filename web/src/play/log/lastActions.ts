/** What the others did last, between two decisions of the player. */
import type { GameEvent, LogEntry } from "../../api/messages";
import { groupEvents, actorOf } from "../story/eventGroups";
import type { LogLine } from "./logChapters";

/**
 * What each of the others did, as lines of the log, in the order of their first one. `acted` is
 * the number of decisions at the seat's last one, as far as this page knows: the log does not name
 * the seats of secret ones.
 */
export function lastActionsOf(log: readonly LogEntry[], seat: number, acted = 0): LogLine[][] {
  const isOthers = ({ seat: actor }: GameEvent): boolean => actor >= 0 && actor !== seat;
  const end = log.findLastIndex(({ events }) => events.some(isOthers));
  const begins = ({ seat: actor, move }: LogEntry): boolean => actor === seat || move === acted + 1;
  const start = log.slice(0, end + 1).findLastIndex(begins);
  const since = log.slice(Math.max(0, start), end + 1);
  const moves = new Map(since.flatMap(({ move, events }) => events.map((one) => [one, move])));
  const lines = groupEvents(since.flatMap(({ events }) => events))
    .map((group) => ({ move: moves.get(group.at(-1)!)!, seat: actorOf(group), group }))
    .filter((line) => line.seat >= 0 && line.seat !== seat);
  return [...new Set(lines.map((line) => line.seat))].map((actor) =>
    lines.filter((line) => line.seat === actor),
  );
}
