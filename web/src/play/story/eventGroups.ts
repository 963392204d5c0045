/** Events grouped into deeds: one log line, one step, one summary each. */
import type { EventKind, GameEvent } from "../../api/messages";
import { ROLES } from "../../api/vocabulary";

/** An event of one of these kinds. */
export type One<K extends EventKind> = Extract<GameEvent, { kind: K }>;

/** A type guard for events of some kinds. */
export function isOf<K extends EventKind>(...kinds: K[]) {
  return (happening: GameEvent): happening is One<K> =>
    (kinds as EventKind[]).includes(happening.kind);
}

export const isPhase = isOf("phase");
export const isPoints = isOf("points");
export const isClaim = isOf("claim", "bot-claim", "bot-takes");
export const isRefill = ({ kind }: GameEvent): boolean => ROLES[kind] === "refill";

/** Who did it; -1: the table. */
export function doerOf(deed: readonly GameEvent[]): number {
  return deed.find((happening) => happening.seat >= 0)?.seat ?? -1;
}

/** Whether the next event still belongs to a deed. */
export function continues(deed: readonly GameEvent[], next: GameEvent): boolean {
  const last = deed.at(-1);
  if (!last || isPhase(next) || isPhase(last)) return false;
  if (next.kind === "toss" || last.kind === "toss") return next.kind === last.kind;
  if (isRefill(next)) return true;
  if (ROLES[next.kind] === "begins")
    return next.seat === doerOf(deed) && deed.every(({ kind }) => ROLES[kind] === "price");
  return next.seat < 0 || next.seat === doerOf(deed);
}

/** Group events into deeds; phases are not deeds and are omitted. */
export function deedsOf(happenings: readonly GameEvent[]): GameEvent[][] {
  const deeds: GameEvent[][] = [];
  let open: GameEvent[] = [];
  for (const happening of happenings) {
    if (continues(open, happening)) open.push(happening);
    else if (isPhase(happening)) open = [];
    else deeds.push((open = [happening]));
  }
  return deeds;
}
