/** The others' actions between two of the player's decisions. */
import type { GameEvent, LogEntry } from "../../api/messages";
import { groupEvents, actorOf } from "../story/eventGroups";
import type { LogLine } from "./logChapters";

/**
 * Return the actions of each other player since the seat's last decision, as log lines; players are
 * in the order of their first action. `acted` is the number of decisions made before that last one,
 * if this page sent it, since the log does not name the seats of secret decisions.
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
