/** What happened, cut into deeds: what is told in one line, seen in one step, summed up as one. */
import type { Happening } from "../lib/messages";

/** What a player sets about; all that follows comes of it. */
const BEGINS = new Set([
  "selected",
  "assistants",
  "joker",
  "bot-assistant",
  "claim",
  "claim-nomad",
  "nomad-declined",
  "bot-claim",
  "bot-claim-nomad",
  "bot-takes",
  "assistant-used",
  "river-bonus",
  "river-first",
  "river-second",
  "award",
  "provided",
  "not-provided",
  "provision",
  "building",
  "strategy",
  "season",
  "start-player",
]);
/** What can come first and yet belong to what is set about then. */
const PRICES = new Set(["spend", "goods-returned"]);
/** New tiles in the displays belong to whatever made room for them. */
const REFILLS = new Set(["scroll-shown", "luxury-shown"]);

export const isPhase = (happening: Happening): boolean => happening.kind === "phase";
export const isRefill = (happening: Happening): boolean => REFILLS.has(happening.kind);

/** Who did it; -1: the table. */
export function doerOf(deed: readonly Happening[]): number {
  return deed.find((happening) => happening.seat >= 0)?.seat ?? -1;
}

/** Whether what happens next still belongs to a deed. */
export function continues(deed: readonly Happening[], next: Happening): boolean {
  const last = deed.at(-1);
  if (!last || isPhase(next) || isPhase(last)) return false;
  if (next.kind === "toss" || last.kind === "toss") return next.kind === last.kind;
  if (isRefill(next)) return true;
  if (BEGINS.has(next.kind))
    return next.seat === doerOf(deed) && deed.every((one) => PRICES.has(one.kind));
  return next.seat < 0 || next.seat === doerOf(deed);
}

/** Phases are no deeds and are left out. */
export function deedsOf(happenings: readonly Happening[]): Happening[][] {
  const deeds: Happening[][] = [];
  let open: Happening[] = [];
  for (const happening of happenings) {
    if (continues(open, happening)) open.push(happening);
    else if (isPhase(happening)) open = [];
    else deeds.push((open = [happening]));
  }
  return deeds;
}
