/** Events reported as one: each group has one log line, one step and one summary. */
import type { EventKind, GameEvent } from "../../api/messages";
import { ROLES } from "../../api/vocabulary";

export type EventGroup = readonly GameEvent[];

/** An event whose kind is one of `K`. */
export type One<K extends EventKind> = Extract<GameEvent, { kind: K }>;

/** Return a type guard for events of some kinds. */
export function isOf<K extends EventKind>(...kinds: K[]) {
  return (event: GameEvent): event is One<K> => (kinds as EventKind[]).includes(event.kind);
}

export const isPhase = isOf("phase");
export const isPoints = isOf("points");
export const isClaim = isOf("claim", "bot-claim", "bot-takes");
export const isRefill = ({ kind }: GameEvent): boolean => ROLES[kind] === "refill";

/** Return the seat that acted; -1: the table. */
export function actorOf(group: EventGroup): number {
  return group.find((event) => event.seat >= 0)?.seat ?? -1;
}

/** Whether the next event still belongs to a group. */
export function continues(group: EventGroup, next: GameEvent): boolean {
  const last = group.at(-1);
  if (!last || isPhase(next) || isPhase(last)) return false;
  if (next.kind === "toss" || last.kind === "toss") return next.kind === last.kind;
  if (isRefill(next)) return true;
  if (ROLES[next.kind] === "begins")
    return next.seat === actorOf(group) && group.every(({ kind }) => ROLES[kind] === "price");
  return next.seat < 0 || next.seat === actorOf(group);
}

/** Group events; those that begin a phase belong to no group. */
export function groupEvents(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  let open: GameEvent[] = [];
  for (const event of events) {
    if (continues(open, event)) open.push(event);
    else if (isPhase(event)) open = [];
    else groups.push((open = [event]));
  }
  return groups;
}
